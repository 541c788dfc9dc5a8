//! `full-dict(attr-dict, "a", ref($x))`: the attribute dictionary with the attributes that have their default values, without these. With
//! `ref($x)` it is not printed if the operand is not there.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::print::without;
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let Some(def) = arguments.def() else { return Ok(false) };
    parser.attr_dict(def, arguments, false)?;
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let mut needed = arguments.iter().filter_map(OpArgument::operand_index);
    if needed.any(|index| op.operand_group(index).is_empty()) {
        return;
    }
    let elided: Vec<&str> = OpArgument::texts(arguments).collect();
    printer.some_entries(" ", without(op.dictionary_entries(), &elided));
}
