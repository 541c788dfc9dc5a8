//! `trailing-list($x, "i32")`: the elements of an array, each after a comma: `, @a, @b`; with a type, integers of this type, `, 1, 2`.

use crate::Attribute;
use crate::builtin::{ArrayAttr, IntegerAttr};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, types @ ..] = arguments.bound() else { return Ok(false) };
    let mut found: Vec<Attribute<'c>> = Vec::new();
    while parser.asm().eat(Tok::Comma) {
        found.push(match types {
            [OpArgument::Text(ty), ..] => {
                let ty = parser.known_type(ty)?;
                IntegerAttr::get(ty, parser.integer()?).into()
            }
            _ => parser.asm().attribute()?,
        });
    }
    arguments.set_property(attribute, ArrayAttr::get(parser.asm().context(), &found).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, types @ ..] = arguments else { return };
    for value in super::named_operands::names(op, attribute) {
        printer.write(", ");
        match value.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::to_i64) {
            Some(number) if !types.is_empty() => printer.asm().integer(number),
            _ => printer.attribute(*value),
        }
    }
}
