//! Conversions.

use super::*;
use crate::arith::{
    BitcastOp, ExtFOp, ExtSIOp, ExtUIOp, FPToSIOp, FPToUIOp, IndexCastOp, IndexCastUIOp, SIToFPOp, TruncFOp,
    TruncIOp, UIToFPOp,
};
use isogloss::builtin::{IndexType, IntegerType};
use isogloss::ir::OpHandle;
use isogloss::numeric::FloatKind;

/// The element of a vector or a tensor, else the type.
fn element_of(ty: Type<'_>) -> Type<'_> {
    ty.dyn_cast::<ShapedType<'_>>().map_or(ty, ShapedType::element_type)
}

/// The width of integers of a type, or of the elements of a vector or a tensor.
fn integer_width(ty: Type<'_>) -> Option<u32> {
    let element = element_of(ty);
    match element.dyn_cast::<IntegerType<'_>>() {
        Some(integer) => Some(integer.width()),
        None => element.isa::<IndexType<'_>>().then_some(IndexType::STORAGE_WIDTH),
    }
}

/// The number in another kind, if that can represent it, with all of the payload of a NaN.
fn exact(value: ApFloat, kind: FloatKind) -> Option<ApFloat> {
    let converted = value.convert(kind);
    (converted.convert(value.kind()) == value).then_some(converted)
}

impl<'a, 'c> Folder<'_, 'a, 'c> {
    /// The operand of the conversion of a kind that defines the operand.
    fn source<O: OpHandle>(self) -> Option<ValueRef<'a, 'c>> {
        self.operand(0)?.defining_op().filter(|op| op.isa::<O>())?.operand(0)
    }

    /// Converts the operand of an inner conversion of the same kind.
    fn through<O: OpHandle>(self) -> Option<Fold<'c>> {
        self.with_operand(self.source::<O>()?)
    }

    fn widened(self, extend: fn(&ApInt, u32) -> ApInt) -> Option<Fold<'c>> {
        let width = integer_width(self.ty(0)?)?;
        self.computed(|[value]: [&ApInt; 1]| Some(extend(value, width)))
    }

    fn truncated(self) -> Option<Fold<'c>> {
        let ty = self.ty(0)?;
        let width = integer_width(ty)?;
        let extended = self.source::<ExtUIOp<'_, '_>>().or_else(|| self.source::<ExtSIOp<'_, '_>>());
        if let Some(source) = extended {
            if source.ty() == ty {
                return Some(source.into());
            }
            if integer_width(source.ty()).is_some_and(|source| source > width) {
                return self.with_operand(source);
            }
        }
        self.through::<TruncIOp<'_, '_>>()
            .or_else(|| self.computed(|[value]: [&ApInt; 1]| Some(value.trunc(width))))
    }

    fn index_cast<O: OpHandle>(self, resize: fn(&ApInt, u32) -> ApInt) -> Option<Fold<'c>> {
        let ty = self.ty(0)?;
        let width = integer_width(ty)?;
        let back = self.source::<O>().filter(|source| source.ty() == ty);
        back.map(Fold::from).or_else(|| self.computed(|[value]: [&ApInt; 1]| Some(resize(value, width))))
    }

    /// Converts floats, without rounding.
    fn float_cast(self) -> Option<Fold<'c>> {
        let kind = element_of(self.ty(0)?).float_kind()?;
        self.computed(|[value]: [&ApFloat; 1]| exact(*value, kind))
    }

    fn of_integer(self, is_signed: bool) -> Option<Fold<'c>> {
        let kind = element_of(self.ty(0)?).float_kind()?;
        self.computed(|[value]: [&ApInt; 1]| Some(ApFloat::from_int(kind, value, is_signed)))
    }

    fn to_integer(self, is_signed: bool) -> Option<Fold<'c>> {
        let width = integer_width(self.ty(0)?)?;
        self.computed(|[value]: [&ApFloat; 1]| value.to_int(width, is_signed))
    }

    fn bits(self) -> Option<Fold<'c>> {
        let ty = self.ty(0)?;
        if self.operand(0)?.ty() == ty {
            return self.to_operand(0);
        }
        if let Some(source) = self.source::<BitcastOp<'_, '_>>() {
            return self.with_operand(source);
        }
        let (from, to) = (element_of(self.operand(0)?.ty()).float_kind(), element_of(ty).float_kind());
        let as_integer = |value: &ApFloat| {
            let bits = value.to_bits();
            ApInt::from_words(value.kind().width(), &[bits as u64, (bits >> 64) as u64])
        };
        let as_float = |kind: FloatKind, value: &ApInt| {
            let mut bytes = Vec::new();
            value.append_le_bytes(&mut bytes);
            ApFloat::from_le_bytes(kind, &bytes)
        };
        match (from, to) {
            (Some(_), Some(kind)) => {
                self.computed(|[value]: [&ApFloat; 1]| Some(as_float(kind, &as_integer(value))))
            }
            (Some(_), None) => self.computed(|[value]: [&ApFloat; 1]| Some(as_integer(value))),
            (None, Some(kind)) => self.computed(|[value]: [&ApInt; 1]| Some(as_float(kind, value))),
            (None, None) => self.computed(|[value]: [&ApInt; 1]| Some(value.clone())),
        }
    }
}

folds! {
    ExtUIOp: |f| f.through::<ExtUIOp<'_, '_>>().or_else(|| f.widened(ApInt::zext));
    ExtSIOp: |f| f.through::<ExtSIOp<'_, '_>>().or_else(|| f.widened(ApInt::sext));
    TruncIOp: |f| f.truncated();
    ExtFOp: |f| f.float_cast();
    TruncFOp: |f| f.float_cast();
    UIToFPOp: |f| f.of_integer(false);
    SIToFPOp: |f| f.of_integer(true);
    FPToUIOp: |f| f.to_integer(false);
    FPToSIOp: |f| f.to_integer(true);
    IndexCastOp: |f| f.index_cast::<IndexCastOp<'_, '_>>(ApInt::sext_or_trunc);
    IndexCastUIOp: |f| f.index_cast::<IndexCastUIOp<'_, '_>>(ApInt::zext_or_trunc);
    BitcastOp: |f| f.bits();
}
