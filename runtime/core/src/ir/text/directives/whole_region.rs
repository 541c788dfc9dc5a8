//! `whole-region($body)`: a region with the terminator that the operation implies, which other elements leave out if it has no operands. Its
//! arguments are those that a directive before has. `whole-region($body, "labels")`: a region as it is, with its arguments.
//! `whole-region($body, "plain")`: a region as it is, which may have no block, with the arguments that a directive before has.
//! `whole-region($body, "d.end")`: a region that ends with this operation, which the text leaves out, whatever the other regions end with.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

/// The text for a region with its arguments.
const LABELS: &str = "labels";
/// The text for a region whose arguments another directive has.
const PLAIN: &str = "plain";

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [argument @ OpArgument::Region(index), texts @ ..] = arguments.bound() else { return Ok(false) };
    let Some(def) = arguments.def.filter(|_| parser.asm().at(Tok::LBrace)) else { return Ok(false) };
    let region = parser.region(&arguments.entry_arguments(argument))?;
    match super::texts(texts).next() {
        None => parser.add_declared_region(def, arguments, *index, region),
        Some(LABELS | PLAIN) => arguments.add_region(argument, region),
        Some(terminator) => {
            let loc = parser.op_loc();
            parser.ir().ensure_terminator(region, terminator, loc);
            arguments.add_region(argument, region);
        }
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Region(index), texts @ ..] = arguments else { return };
    if let Some(region) = op.region_group(usize::from(*index)).next() {
        let text = super::texts(texts).next();
        let last = region.blocks().last().and_then(|block| block.last_op());
        let is_left_out = last.is_some_and(|last| {
            text == Some(last.name())
                && last.operands().is_empty()
                && last.dictionary_entries().next().is_none()
        });
        printer.region(region, text == Some(LABELS), !is_left_out);
    }
}
