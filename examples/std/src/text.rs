//! The custom forms of `std.store`, `affine.apply` and `affine.for` (`hasCustomAssemblyFormat`).

use crate::dialects::affine::{ApplyOp, ForOp};
use crate::dialects::std::StoreOp;
use isogloss::affine::{AffineExpr, AffineMap, AffineMapAttr};
use isogloss::builtin::{DenseArrayAttr, FLOAT_TYPE_INTERFACE, FloatAttr, ShapedType};
use isogloss::ir::segments::OPERAND_SEGMENT_SIZES;
use isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
use isogloss::ir::{OpRef, Operands, OperationState};
use isogloss::text::{Delimiter, Tok};
use isogloss::{Attribute, Diagnostic, Type};

/// `%value, %memref[%i, %j] : memref<...>`. The text of 2020 has `to` instead of the comma after a literal.
impl OpFormat for StoreOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        let value = if parser.asm().at(Tok::PercentId) { Some(parser.operand()?) } else { None };
        // Skip a literal now and read it when its type is known.
        let literal = value.is_none().then(|| parser.asm().checkpoint());
        if literal.is_some() {
            parser.asm().eat(Tok::Minus);
            if !parser.asm().eat(Tok::Float) {
                parser.asm().expect(Tok::Integer)?;
            }
        }
        if !parser.asm().eat_keyword("to") {
            parser.asm().expect(Tok::Comma)?;
        }
        let memref = parser.operand()?;
        let mut indices = Vec::new();
        parser.comma_separated(Delimiter::Square, |parser| {
            indices.push(parser.operand()?);
            Ok(())
        })?;
        parser.optional_attributes(state)?;
        parser.asm().expect(Tok::Colon)?;
        let at = parser.asm().span();
        let ty = parser.asm().ty()?;
        let Some(element) = ty.dyn_cast::<ShapedType<'_>>().map(ShapedType::element_type) else {
            return Err(parser.error_at("expects the type of a memory", at));
        };
        if let Some(value) = value {
            let value = parser.resolve(value, element)?;
            state.operands.push(value);
        }
        let memref = parser.resolve(memref, ty)?;
        state.operands.push(memref);
        for index in &indices {
            let index = parser.resolve(*index, context.index())?;
            state.operands.push(index);
        }
        if let Some(literal) = literal {
            let end = parser.asm().checkpoint();
            parser.asm().rewind(literal);
            let literal = number(parser, element)?;
            parser.asm().rewind(end);
            state.attribute(context, "literal", literal);
        }
        let sizes = [i32::from(value.is_some()), 1, indices.len() as i32];
        state.attribute(context, OPERAND_SEGMENT_SIZES, DenseArrayAttr::i32s(context, &sizes));
        Ok(())
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(store) = op.dyn_cast::<StoreOp<'_, '_>>() else { return };
        printer.write(" ");
        printer.operands(store.value());
        if let Some(literal) = store.literal() {
            printer.asm().attribute_without_type(literal);
        }
        printer.write(", ");
        printer.operand(store.memref());
        printer.write("[");
        printer.operands(store.indices());
        printer.write("]");
        printer.op_attributes(op, &["literal", OPERAND_SEGMENT_SIZES]);
        printer.write(" : ");
        printer.ty(store.memref().ty());
    }
}

/// Reads a number of a type. In 2020 a zero float had no fraction.
fn number<'c>(parser: &mut OpParser<'_, '_, 'c>, ty: Type<'c>) -> Result<Attribute<'c>, Diagnostic> {
    let at = parser.asm().span();
    if !parser.asm().at(Tok::Integer) || !ty.node().implements(&FLOAT_TYPE_INTERFACE) {
        return parser.asm().attribute_of_type(Some(ty));
    }
    let number = FloatAttr::get(ty, parser.asm().integer::<i64>()? as f64);
    parser.asm().warn(format!("old spelling; use `{number}`"), at);
    Ok(number.into())
}

/// `#map(%dim)[%symbol]`. In the text of 2020 the map has no keyword.
impl OpFormat for ApplyOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        let map = parser.asm().attribute()?;
        state.attribute(context, "map", map);
        for delimiter in [Delimiter::Paren, Delimiter::Square] {
            if delimiter == Delimiter::Square && !parser.asm().at(Tok::LSquare) {
                continue;
            }
            let mut operands = Vec::new();
            parser.comma_separated(delimiter, |parser| {
                operands.push(parser.operand()?);
                Ok(())
            })?;
            for operand in operands {
                let operand = parser.resolve(operand, context.index())?;
                state.operands.push(operand);
            }
        }
        state.result_types.push(context.index());
        parser.optional_attributes(state)
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(apply) = op.dyn_cast::<ApplyOp<'_, '_>>() else { return };
        let dims = apply.map().map().num_dims() as usize;
        printer.write(" ");
        printer.asm().attribute(apply.map().into());
        printer.write("(");
        printer.operands(apply.map_operands().take(dims));
        printer.write(")");
        if apply.map_operands().len() > dims {
            printer.write("[");
            printer.operands(apply.map_operands().skip(dims));
            printer.write("]");
        }
        printer.op_attributes(op, &["map"]);
    }
}

/// `%index = 0 to %n step 2 {...}`: a bound is a number or a symbol.
impl OpFormat for ForOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        let context = parser.asm().context();
        let name = parser.argument_name()?;
        parser.asm().expect(Tok::Equal)?;
        let lower = bound(parser, "lowerBoundMap", state)?;
        parser.asm().expect_keyword("to")?;
        let upper = bound(parser, "upperBoundMap", state)?;
        let step = if parser.asm().eat_keyword("step") { parser.asm().integer()? } else { 1 };
        state.attribute(context, "step", context.index_attr(step));
        state.attribute(context, OPERAND_SEGMENT_SIZES, DenseArrayAttr::i32s(context, &[lower, upper, 0]));
        let index = parser.entry_argument(name, context.index());
        parser.add_region(&[index], state)?;
        parser.optional_attributes(state)
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        let Some(loop_) = op.dyn_cast::<ForOp<'_, '_>>() else { return };
        printer.write(" ");
        printer.operands(loop_.body().entry().and_then(|entry| entry.arguments().next()));
        printer.write(" = ");
        print_bound(loop_.lower_bound_map(), loop_.lower_bound_operands(), printer);
        printer.write(" to ");
        print_bound(loop_.upper_bound_map(), loop_.upper_bound_operands(), printer);
        if loop_.step() != 1 {
            printer.write(" step ");
            printer.asm().integer(loop_.step());
        }
        printer.write(" ");
        printer.region(loop_.body(), false, false);
        printer.op_attributes(op, &["lowerBoundMap", "upperBoundMap", "step", OPERAND_SEGMENT_SIZES]);
    }
}

/// Reads a bound: a number, or a value as the only symbol. Returns the number of its operands.
fn bound<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    name: &str,
    state: &mut OperationState<'c>,
) -> Result<i32, Diagnostic> {
    let context = parser.asm().context();
    let (map, operands) = if parser.asm().at(Tok::PercentId) {
        let symbol = parser.operand()?;
        let symbol = parser.resolve(symbol, context.index())?;
        state.operands.push(symbol);
        (AffineMap::get(context, 0, 1, &[AffineExpr::symbol(context, 0)]), 1)
    } else {
        (AffineMap::constant(context, parser.asm().integer()?), 0)
    };
    state.attribute(context, name, AffineMapAttr::get(context, map));
    Ok(operands)
}

fn print_bound<'a, 'c>(
    map: AffineMapAttr<'c>,
    operands: Operands<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
) {
    match map.map().as_constants().as_deref() {
        Some([number]) => printer.asm().integer(*number),
        _ => printer.operands(operands),
    }
}
