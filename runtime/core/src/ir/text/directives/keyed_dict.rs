//! `keyed-dict(attr-dict, "attrs", "=")`: the attributes that the format does not name, after these words: `attrs = {a = 1}`;
//! nothing without attributes.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let Some(def) = arguments.def() else { return Ok(false) };
    let mut words = OpArgument::texts(arguments.bound());
    if words.next().is_some_and(|word| parser.asm().at_literal(word)) {
        for word in OpArgument::texts(arguments.bound()).filter(|word| !word.is_empty()) {
            parser.asm().literal(word)?;
        }
        parser.attr_dict(def, arguments, false)?;
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let Some(def) = op.def() else { return };
    if printer.has_attr_dict(op, def) {
        for word in OpArgument::texts(arguments) {
            printer.write(" ");
            printer.write(word);
        }
        printer.attr_dict(op, def, false);
    }
}
