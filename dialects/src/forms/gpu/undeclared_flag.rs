//! `undeclared-flag("d.name", "word")`: a word for the unit attribute of this name, which the operation need not declare.

use isogloss::builtin::UnitAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [OpArgument::Text(name), OpArgument::Text(word)] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    if parser.asm().eat_keyword(word) {
        let flag = UnitAttr::get(parser.asm().context());
        arguments.add_attribute(name, flag.into(), at)?;
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Text(name), OpArgument::Text(word)] = arguments else { return };
    if op.attribute(name).is_some() {
        printer.write(" ");
        printer.write(word);
    }
}
