//! `visibility("sym_visibility")`: `public`, `private` or `nested`, as the attribute of this name, which the operation need not
//! declare; nothing without it.

use crate::builtin::StringAttr;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [OpArgument::Text(name)] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let context = parser.asm().context();
    let words = ["public", "private", "nested"];
    if let Some(word) = words.into_iter().find(|word| parser.asm().eat_keyword(word)) {
        arguments.add_attribute(name, StringAttr::get(context, word).into(), at)?;
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Text(name)] = arguments else { return };
    if let Some(word) = op.attribute(name).and_then(|word| word.dyn_cast::<StringAttr<'_>>()) {
        printer.write(" ");
        printer.asm().write_bytes(word.bytes());
    }
}
