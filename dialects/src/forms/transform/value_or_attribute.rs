//! `value-or-attribute($operand, $attribute, "index")`: an operand, `%a`, or an integer of this type, `3`, where an operand may be.
//! The attribute is absent with an operand, or with the string `dynamic` after the type the smallest integer.

use isogloss::builtin::IntegerAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operand, attribute, OpArgument::Text(ty), dynamic @ ..] = arguments.bound() else {
        return Ok(false);
    };
    let at = parser.asm().span().start;
    let ty = parser.known_type(ty)?;
    let is_value = parser.asm().at(Tok::PercentId);
    let found = if is_value { vec![parser.operand()?] } else { Vec::new() };
    arguments.set_operands(operand, &found, at);
    if !is_value {
        let value = parser.integer()?;
        arguments.set_property(attribute, IntegerAttr::get(ty, value).into());
    } else if !dynamic.is_empty() {
        arguments.set_property(attribute, IntegerAttr::get(ty, i64::MIN).into());
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operand, attribute, ..] = arguments else { return };
    if let Some(value) = operand.operands_of(op).next() {
        printer.operand(value);
        return;
    }
    let Some(value) = attribute.property_of(op) else { return };
    match value.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::to_i64) {
        Some(value) => printer.asm().integer(value),
        // An operation that was not verified may have any attribute.
        None => printer.attribute(value),
    }
}
