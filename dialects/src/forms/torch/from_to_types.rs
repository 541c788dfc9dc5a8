//! `from-to-types(type($operands), type($results))`: types of operands and of results with an arrow between them, if there are
//! some of both: `i32, f32 -> i8`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, results] = arguments.bound() else { return Ok(false) };
    let has_operands = arguments.count(operands) > 0;
    if has_operands {
        let at = parser.asm().span().start;
        let types = parser.types()?;
        arguments.add_types(operands, &types, at);
    } else {
        arguments.add_types(operands, &[], parser.asm().span().start);
    }
    let at = parser.asm().span().start;
    let has_results = if has_operands { parser.asm().eat(Tok::Arrow) } else { parser.asm().at_type() };
    let types = if has_results { parser.types()? } else { Vec::new() };
    arguments.add_types(results, &types, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, results] = arguments else { return };
    let (operands, results) = (operands.types_of(op), results.types_of(op));
    let is_both = !operands.is_empty() && !results.is_empty();
    printer.types(operands);
    printer.write(if is_both { " -> " } else { "" });
    printer.types(results);
}
