//! `trailing-list($x, "i32")`: the elements of an array, each after a comma: `, @a, @b`; with a type, integers of this type, `, 1, 2`.

use isogloss::Attribute;
use isogloss::builtin::ArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, types @ ..] = arguments.bound() else { return Ok(false) };
    let mut found: Vec<Attribute<'c>> = Vec::new();
    while parser.asm().eat(Tok::Comma) {
        found.push(attribute_text::attribute_or_integer(parser, OpArgument::texts(types).next())?);
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
    for value in attribute.elements_of(op) {
        printer.write(", ");
        attribute_text::print_attribute_or_integer(printer, *value, OpArgument::texts(types).next());
    }
}
