//! A region whose entry block's arguments another directive of the format names, such as `signature` or `bindings`: the
//! region `$body` of such a format.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [argument @ OpArgument::Region(index)] = arguments.bound() else { return Ok(false) };
    let Some(def) = arguments.def().filter(|_| parser.asm().at(Tok::LBrace)) else { return Ok(false) };
    let region = parser.region(&arguments.entry_arguments(argument))?;
    parser.add_declared_region(def, arguments, *index, region);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Region(index)] = arguments else { return };
    if let (Some(def), Some(region)) = (op.def(), op.region_group(usize::from(*index)).next()) {
        printer.declared_region(def, region, false);
    }
}
