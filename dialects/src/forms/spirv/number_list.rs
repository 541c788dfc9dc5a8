//! `number-list($x, "i32")`: an array of integers of this type without their types and without brackets: `1, 2`.

use isogloss::Attribute;
use isogloss::builtin::{ArrayAttr, IntegerAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, OpArgument::Text(ty)] = arguments.bound() else { return Ok(false) };
    let ty = parser.known_type(ty)?;
    let mut found: Vec<Attribute<'c>> = Vec::new();
    while parser.asm().at(Tok::Integer) || parser.asm().at(Tok::Minus) {
        found.push(IntegerAttr::get(ty, parser.integer()?).into());
        if !parser.asm().eat(Tok::Comma) {
            break;
        }
    }
    arguments.set_property(attribute, ArrayAttr::get(parser.asm().context(), &found).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, ..] = arguments else { return };
    for (index, value) in attribute.elements_of(op).iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        match value.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::to_i64) {
            Some(number) => printer.asm().integer(number),
            // An operation that was not verified may have any attribute.
            None => printer.attribute(*value),
        }
    }
}
