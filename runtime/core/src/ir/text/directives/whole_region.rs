//! `whole-region($body)`: a region with the terminator that the operation implies, which other elements leave out if it has no operands. Its
//! arguments are those that a directive before has. `whole-region($body, "labels")`: a region as it is, with its arguments.
//! `whole-region($body, "plain")`: a region as it is, which may have no block, with the arguments that a directive before has.
//! `whole-region($body, "block")`: the same, but what is read has a block.
//! `whole-region($body, "labels", ref(type($results)))`: a region with its arguments, whose terminator, which the operation implies, is
//! left out if there are no such types. Without `"labels"` it has the arguments that a directive before has.
//! `whole-region($body, "d.end")`: a region that ends with this operation, which the text leaves out, whatever the other regions end with.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

/// The text for a region with its arguments.
const LABELS: &str = "labels";
/// The text for a region whose arguments another directive has.
const PLAIN: &str = "plain";
/// The text for such a region that has a block.
const BLOCK: &str = "block";

/// The string among the arguments, and the types without which the terminator is left out.
fn options(rest: &'static [OpArgument]) -> (Option<&'static str>, Option<&'static OpArgument>) {
    (OpArgument::texts(rest).next(), rest.iter().find(|argument| argument.text().is_none()))
}

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [argument @ OpArgument::Region(index), rest @ ..] = arguments.bound() else { return Ok(false) };
    let Some(def) = arguments.def().filter(|_| parser.asm().at(Tok::LBrace)) else { return Ok(false) };
    let region = parser.region(&arguments.entry_arguments(argument))?;
    match options(rest) {
        (None, _) | (_, Some(_)) => parser.add_declared_region(def, arguments, *index, region),
        (Some(LABELS | PLAIN), None) => arguments.add_region(argument, region),
        (Some(BLOCK), None) => {
            parser.ir().ensure_block(region);
            arguments.add_region(argument, region);
        }
        (Some(terminator), None) => {
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
    let [OpArgument::Region(index), rest @ ..] = arguments else { return };
    if let Some(region) = op.region_group(usize::from(*index)).next() {
        let (text, types) = options(rest);
        let last = region.blocks().last().and_then(|block| block.last_op());
        let is_left_out = match types {
            Some(types) => types.types_of(op).is_empty(),
            None => last.is_some_and(|last| {
                text == Some(last.name())
                    && last.operands().is_empty()
                    && last.dictionary_entries().next().is_none()
            }),
        };
        printer.region(region, text == Some(LABELS), !is_left_out);
    }
}
