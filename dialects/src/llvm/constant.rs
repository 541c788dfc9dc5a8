//! Constants: the values that they may have, and their folds.

use super::types::{element_of, is_scalable, leaves};
use super::{
    AddressOfOp, BlockAddressOp, BlockAddressOpVerify, BlockTagOp, ConstantOp, ConstantOpVerify,
    DSOLocalEquivalentAttr, DSOLocalEquivalentOp, LlvmDialect, PoisonAttr, PoisonOp, UndefAttr, UndefOp,
    ZeroAttr, ZeroOp, ZeroOpVerify,
};
use isogloss::builtin::{
    ArrayAttr, DenseElementsAttr, DenseResourceElementsAttr, DenseStringElementsAttr, FLOAT_TYPE_INTERFACE,
    FloatAttr, IntegerAttr, IntegerType, ShapedType, SparseElementsAttr, StringAttr, SymbolRefAttr,
    VectorType,
};
use isogloss::ir::fold::{Constants, Fold, MaterializeConstant, OpFold};
use isogloss::ir::{Builder, OpId, SymbolTables, ValueId};
use isogloss::llvm::{
    LLVMArrayType, LLVMPointerType, LLVMStructType, LLVMTargetExtType, is_compatible_outer_type,
};
use isogloss::{Attribute, Diagnostic, Type};

/// The type of an attribute with elements.
fn elements<'c>(value: Attribute<'c>) -> Option<(Type<'c>, bool)> {
    if let Some(value) = value.dyn_cast::<DenseElementsAttr<'_>>() {
        return Some((value.ty(), value.is_splat()));
    }
    if let Some(value) = value.dyn_cast::<SparseElementsAttr<'_>>() {
        return Some((value.ty(), false));
    }
    if let Some(value) = value.dyn_cast::<DenseStringElementsAttr<'_>>() {
        return Some((value.ty(), false));
    }
    value.dyn_cast::<DenseResourceElementsAttr<'_>>().map(|value| (value.ty(), false))
}

/// The element of a vector or of nested arrays.
fn leaf(ty: Type<'_>) -> Type<'_> {
    let mut ty = ty;
    while let Some(array) = ty.dyn_cast::<LLVMArrayType<'_>>() {
        ty = array.element_type();
    }
    element_of(ty)
}

/// Whether it is any float type, also one that LLVM IR does not have.
fn is_any_float(ty: Type<'_>) -> bool {
    ty.node().implements(&FLOAT_TYPE_INTERFACE)
}

fn is_number(value: Attribute<'_>) -> bool {
    value.isa::<IntegerAttr<'_>>() || value.isa::<FloatAttr<'_>>()
}

fn type_of<'c>(value: Attribute<'c>) -> Option<Type<'c>> {
    value
        .dyn_cast::<IntegerAttr<'_>>()
        .map(IntegerAttr::ty)
        .or_else(|| value.dyn_cast::<FloatAttr<'_>>().map(FloatAttr::ty))
}

impl ConstantOpVerify for ConstantOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (value, ty) = (self.value(), self.res().ty());
        if let Some(text) = value.dyn_cast::<StringAttr<'_>>() {
            let length = text.bytes().len();
            let array = ty.dyn_cast::<LLVMArrayType<'_>>();
            let fits = array.is_some_and(|array| {
                array.num_elements() == length as u64 && array.element_type() == ty.context().integer(8)
            });
            return if fits {
                Ok(())
            } else {
                Err(self.error(format_args!(
                    "expected array type of {length} i8 elements for the string constant"
                )))
            };
        }
        if let Some(members) = ty.dyn_cast::<LLVMStructType<'_>>() {
            return self.verify_struct(value, members);
        }
        if ty.isa::<LLVMTargetExtType<'_>>() {
            return Err(self.error("does not support target extension type."));
        }
        if value.isa::<IntegerAttr<'_>>() {
            return if ty.isa::<IntegerType<'_>>() {
                Ok(())
            } else {
                Err(self.error("expected integer type"))
            };
        }
        if let Some(number) = value.dyn_cast::<FloatAttr<'_>>() {
            return self.verify_float(number.ty(), ty);
        }
        if let Some((shaped, is_splat)) = elements(value) {
            return self.verify_elements(shaped, is_splat, ty);
        }
        if let Some(array) = value.dyn_cast::<ArrayAttr<'_>>() {
            let Some(ty) = ty.dyn_cast::<LLVMArrayType<'_>>() else {
                return Err(self.error("expected array or struct type for array attribute"));
            };
            let Some(members) = leaf_of_arrays(ty.into()).dyn_cast::<LLVMStructType<'_>>() else {
                return Err(self.error("for array with an array attribute must have a struct element type"));
            };
            return self.verify_array(array, ty, members, 0);
        }
        Err(self.error("only supports integer, float, string or elements attributes"))
    }
}

/// The innermost element of nested arrays.
fn leaf_of_arrays(ty: Type<'_>) -> Type<'_> {
    let mut ty = ty;
    while let Some(array) = ty.dyn_cast::<LLVMArrayType<'_>>() {
        ty = array.element_type();
    }
    ty
}

impl<'c> ConstantOp<'_, 'c> {
    fn verify_struct(self, value: Attribute<'c>, members: LLVMStructType<'c>) -> Result<(), Diagnostic> {
        let Some(array) = value.dyn_cast::<ArrayAttr<'_>>() else {
            return Err(self.error("expected array attribute for struct type"));
        };
        let types = members.body().unwrap_or_default();
        if array.elements().len() != types.len() {
            return Err(self.error(format_args!("expected array attribute of size {}", types.len())));
        }
        for (index, (value, ty)) in array.elements().iter().zip(types).enumerate() {
            if ty.int_or_float_width().is_none() {
                return Err(
                    self.error("expected struct element types to be floating point type or integer type")
                );
            }
            if !is_number(*value) {
                return Err(self.error("expected element of array attribute to be floating point or integer"));
            }
            if type_of(*value) != Some(*ty) {
                return Err(self.error(format_args!("struct element at index {index} is of wrong type")));
            }
        }
        Ok(())
    }

    /// Checks the type of a number, or of the numbers of elements, against the type of the constant.
    fn verify_float(self, given: Type<'c>, ty: Type<'c>) -> Result<(), Diagnostic> {
        if is_any_float(ty) {
            return if given == ty {
                Ok(())
            } else {
                Err(self.error("attribute and type have different float semantics"))
            };
        }
        match (ty.dyn_cast::<IntegerType<'_>>(), given.int_or_float_width()) {
            (Some(integer), Some(width)) if integer.width() != width => {
                Err(self.error(format_args!("expected integer type of width {width}")))
            }
            // The bits of the number, or of each element of a vector.
            _ => Ok(()),
        }
    }

    fn verify_elements(self, shaped: Type<'c>, is_splat: bool, ty: Type<'c>) -> Result<(), Diagnostic> {
        if !ty.isa::<VectorType<'_>>() && !ty.isa::<LLVMArrayType<'_>>() {
            return Err(self.error("expected vector or array type"));
        }
        if is_scalable(ty) {
            // The number of elements is not known.
            return if is_splat {
                Ok(())
            } else {
                Err(self.error("scalable vector type requires a splat attribute"))
            };
        }
        let Some(shaped) = shaped.dyn_cast::<ShapedType<'_>>() else { return Ok(()) };
        let (expected, found) = (leaves(ty), shaped.num_elements().unwrap_or(0));
        if i64::try_from(found) != Ok(expected) {
            return Err(self.error(format_args!(
                "type and attribute have a different number of elements: {expected} vs. {found}"
            )));
        }
        let (element, given) = (leaf(ty), shaped.element_type());
        if given.isa::<IntegerType<'_>>() && !element.isa::<IntegerType<'_>>() {
            return Err(self.error("expected integer element type for integer elements attribute"));
        }
        if is_any_float(given) { self.verify_float(given, element) } else { Ok(()) }
    }

    fn verify_array(
        self,
        array: ArrayAttr<'c>,
        ty: LLVMArrayType<'c>,
        members: LLVMStructType<'c>,
        dimension: usize,
    ) -> Result<(), Diagnostic> {
        let (found, expected) = (array.elements().len(), ty.num_elements());
        if found as u64 != expected {
            return Err(self.error(format_args!(
                "array attribute size does not match array type size in dimension {dimension}: {found} vs. {expected}"
            )));
        }
        let inner = ty.element_type().dyn_cast::<LLVMArrayType<'_>>();
        for (index, value) in array.elements().iter().enumerate() {
            if value.isa::<ZeroAttr<'_>>() || value.isa::<UndefAttr<'_>>() {
                continue;
            }
            let nested = value.dyn_cast::<ArrayAttr<'_>>();
            match (inner, nested) {
                (Some(inner), Some(nested)) => self.verify_array(nested, inner, members, dimension + 1)?,
                (Some(_), None) => {
                    return Err(self.error(format_args!(
                        "nested attribute for sub-array in dimension {dimension} at index {index} must be a zero, or \
                         undef, or array attribute"
                    )));
                }
                (None, Some(nested)) => {
                    let (found, expected) =
                        (nested.elements().len(), members.body().unwrap_or_default().len());
                    if found != expected {
                        return Err(self.error(format_args!(
                            "nested array attribute size for struct element at index {index} must match struct size: \
                             {found} vs. {expected}"
                        )));
                    }
                }
                (None, None) => {
                    return Err(self.error(format_args!(
                        "nested attribute for struct element at index {index} must be a zero, or undef, or array \
                         attribute"
                    )));
                }
            }
        }
        Ok(())
    }
}

impl ZeroOpVerify for ZeroOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        match self.res().ty().dyn_cast::<LLVMTargetExtType<'_>>() {
            Some(ty) if !has_zero(ty) => {
                Err(self.error("target extension type does not support zero-initializer"))
            }
            _ => Ok(()),
        }
    }
}

/// Whether a target's type has a value zero.
pub(super) fn has_zero(ty: LLVMTargetExtType<'_>) -> bool {
    ty.ext_type_name().starts_with(b"spirv.") || ty.ext_type_name() == b"aarch64.svcount"
}

impl BlockAddressOpVerify for BlockAddressOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let address = self.block_addr();
        let found = SymbolTables::default().lookup(*self, address.function());
        let is_tagged = found.is_some_and(|function| {
            let mut tags = function.walk().filter_map(|op| op.dyn_cast::<BlockTagOp<'_, '_>>());
            tags.any(|tag| tag.tag() == address.tag())
        });
        if is_tagged {
            Ok(())
        } else {
            Err(self.error("expects an existing block label target in the referenced function"))
        }
    }
}

/// Operations without operands fold to the attributes that they stand for.
macro_rules! folds {
    ($($op:ident: $fold:expr;)*) => {$(
        impl<'a, 'c> OpFold<'a, 'c> for $op<'a, 'c> {
            fn fold(self, _: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
                let fold: fn(Self) -> Attribute<'c> = $fold;
                Some(Fold::attribute(fold(self)))
            }
        }
    )*};
}

folds! {
    ConstantOp: |op| op.value();
    ZeroOp: |op| ZeroAttr::get(op.context()).into();
    UndefOp: |op| UndefAttr::get(op.context()).into();
    PoisonOp: |op| PoisonAttr::get(op.context()).into();
    AddressOfOp: |op| op.global_name().into();
    DSOLocalEquivalentOp: |op| DSOLocalEquivalentAttr::get(op.context(), op.function_name()).into();
    BlockAddressOp: |op| op.block_addr().into();
}

impl MaterializeConstant for LlvmDialect {
    fn materialize_constant<'c>(
        builder: &mut Builder<'_, 'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
    ) -> Option<ValueId> {
        let op: OpId = if value.isa::<ZeroAttr<'_>>() {
            ZeroOp::create(builder, ty)
        } else if value.isa::<UndefAttr<'_>>() {
            UndefOp::create(builder, ty)
        } else if value.isa::<PoisonAttr<'_>>() {
            PoisonOp::create(builder, ty)
        } else if let Some(symbol) = value.dyn_cast::<SymbolRefAttr<'_>>() {
            if !ty.isa::<LLVMPointerType<'_>>() {
                return None;
            }
            AddressOfOp::create(builder, ty, symbol)
        } else if let Some(equivalent) = value.dyn_cast::<DSOLocalEquivalentAttr<'_>>() {
            DSOLocalEquivalentOp::create(builder, ty, equivalent.sym())
        } else if is_compatible_outer_type(ty)
            && (is_number(value) || elements(value).is_some() || value.isa::<StringAttr<'_>>())
        {
            ConstantOp::create(builder, ty, value)
        } else {
            return None;
        };
        builder.ir().op(op).result(0).map(|result| result.id())
    }
}
