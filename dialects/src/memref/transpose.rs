//! `memref.transpose`: `memref.transpose %m (d0, d1) -> (d1, d0) : memref<2x3xf32> to memref<3x2xf32, ...>`.

use super::access::parse_memref_type;
use super::{TransposeOp, TransposeOpVerify, memref_type, rank_of};
use isogloss::affine::{AffineExpr, AffineMap, AffineMapAttr, MapOrSet};
use isogloss::builtin::{DYNAMIC, MemRefType};
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
use isogloss::ir::{OpRef, OperationState, ValueRef};
use isogloss::memref::{MemRefExt, MemRefLayoutAttr, MemRefLayoutAttrInterface, StridedLayoutAttr};
use isogloss::text::Tok;
use isogloss::{Attribute, Context, Diagnostic, Type};

/// The property that the custom form writes in its own way.
const PERMUTATION: &str = "permutation";

impl OpFormat for TransposeOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        let source = parser.operand()?;
        let at = parser.asm().span();
        if !parser.asm().at(Tok::LParen) {
            return Err(parser.asm().wrong_token("expected '(' in dimensional identifier list".to_owned()));
        }
        let MapOrSet::Map(map) = MapOrSet::parse(parser.asm())? else {
            return Err(parser.error_at("expected an affine map", at));
        };
        parser.optional_attributes(state)?;
        let ty = parse_memref_type(parser)?;
        if !parser.asm().eat_keyword("to") {
            return Err(parser.error("expected 'to'"));
        }
        let result = parser.asm().ty()?;
        state.operands.push(parser.resolve(source, ty.into())?);
        state.result_types.push(result);
        state.attribute(context, PERMUTATION, AffineMapAttr::get(context, map));
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(op) = op.dyn_cast::<TransposeOp<'_, '_>>() else { return };
        printer.write(" ");
        printer.operand(op.r#in());
        printer.write(&format!(" {}", op.permutation().map()));
        printer.op_attributes(*op, &[PERMUTATION]);
        printer.write(" : ");
        printer.ty(op.r#in().ty());
        printer.write(" to ");
        printer.types(op.results().map(ValueRef::ty));
    }
}

/// The map of strides and an offset: a sum in the order of the dimensions. Unknown numbers are symbols, the offset first.
/// The offset is last, but an unknown one is after the first dimension if a stride is not known either.
fn strided<'c>(context: &'c Context, strides: &[i64], offset: i64) -> AffineMap<'c> {
    let mut symbols = 0;
    let mut number = |number: i64| match number {
        DYNAMIC => {
            symbols += 1;
            AffineExpr::symbol(context, symbols - 1)
        }
        number => AffineExpr::constant(context, number),
    };
    let last = number(offset);
    let terms = strides.iter().enumerate();
    let mut terms: Vec<_> =
        terms.map(|(dim, stride)| AffineExpr::dim(context, dim as u32) * number(*stride)).collect();
    if offset == DYNAMIC && strides.contains(&DYNAMIC) {
        terms.insert(1, last);
    } else {
        terms.push(last);
    }
    let sum = terms.into_iter().fold(AffineExpr::constant(context, 0), |sum, term| sum + term);
    AffineMap::get(context, strides.len() as u32, symbols, &[sum])
}

/// The sum of the products of dimensions and their strides in row-major order. The stride of a dimension before one of
/// unknown size is a symbol; they are numbered from the last one.
fn row_major<'c>(context: &'c Context, shape: &[i64]) -> AffineMap<'c> {
    let (mut stride, mut symbols) = (1_i64, 0);
    let mut terms: Vec<AffineExpr<'c>> = Vec::new();
    for (dim, size) in shape.iter().enumerate().rev() {
        let factor = match stride {
            DYNAMIC => {
                symbols += 1;
                AffineExpr::symbol(context, symbols - 1)
            }
            stride => AffineExpr::constant(context, stride),
        };
        terms.push(AffineExpr::dim(context, dim as u32) * factor);
        stride = crate::views::product(stride, *size);
    }
    let sum = terms.into_iter().rev().fold(AffineExpr::constant(context, 0), |sum, term| sum + term);
    AffineMap::get(context, shape.len() as u32, symbols, &[sum])
}

/// The type with a layout for comparison (MLIR `MemRefType::canonicalizeStridedLayout`): none for row-major order, else
/// an affine map. As in mlir-opt, identities stay, and row-major order is not detected where a stride is unknown
/// because the last size is.
fn canonical<'c>(ty: MemRefType<'c>) -> MemRefType<'c> {
    let context = Type::from(ty).context();
    let with = |layout: Option<Attribute<'c>>| {
        MemRefType::get(context, ty.shape(), ty.element_type(), layout, ty.memory_space())
    };
    let layout = ty.layout().and_then(|layout| layout.dyn_cast::<MemRefLayoutAttr<'_>>());
    let Some(map) = layout.map(MemRefLayoutAttrInterface::affine_map) else { return ty };
    if map.is_identity() || map.num_results() > 1 {
        return ty;
    }
    if ty.shape().is_empty() {
        let is_zero = map.as_constants().is_some_and(|constants| constants == [0]);
        return if is_zero { with(None) } else { ty };
    }
    let map = map.simplify();
    if map == row_major(context, ty.shape()).simplify() && ty.shape().last() != Some(&DYNAMIC) {
        with(None)
    } else {
        with(Some(AffineMapAttr::get(context, map).into()))
    }
}

impl<'c> TransposeOpVerify for TransposeOp<'_, 'c> {
    fn verify(self) -> Result<(), Diagnostic> {
        let map = self.permutation().map();
        let Some(permutation) = map.as_permutation() else {
            return Err(self.error("expected a permutation map"));
        };
        let source = memref_type(self.r#in().ty())?;
        if map.num_dims() as usize != rank_of(source) {
            return Err(self.error("expected a permutation map of same rank as the input"));
        }
        let (Some(form), Some(result)) = (source.strides_and_offset(), self.results().next()) else {
            return Ok(());
        };
        let result = memref_type(result.ty())?;
        let permuted = |list: &[i64]| permutation.iter().map(|dim| list[*dim as usize]).collect::<Vec<_>>();
        let context = Type::from(source).context();
        let layout = StridedLayoutAttr::get(context, &permuted(&form.strides), form.offset);
        let shape = permuted(source.shape());
        let with = |layout: Attribute<'c>| {
            MemRefType::get_checked(
                context,
                &shape,
                source.element_type(),
                Some(layout),
                source.memory_space(),
            )
        };
        let expected = canonical(with(layout.into())?);
        if canonical(result) == expected {
            return Ok(());
        }
        // The terms have mlir-opt's order.
        let shown = if expected.layout().is_some_and(|layout| layout.isa::<AffineMapAttr<'_>>()) {
            with(AffineMapAttr::get(context, strided(context, &permuted(&form.strides), form.offset)).into())?
        } else {
            expected
        };
        Err(self.error(format_args!(
            "result type '{result}' is not equivalent to the canonical transposed input type '{shown}'"
        )))
    }
}
