//! `index-loop($lower, $upper, $step, $body)`: the argument of a region, an index, and its bounds: `%i = %a to %b step %c`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [lower, upper, step, body] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::PercentId) {
        return Ok(false);
    }
    let name = parser.argument_name()?;
    parser.asm().expect(Tok::Equal)?;
    for (operand, word) in [(lower, "to"), (upper, "step"), (step, "")] {
        let at = parser.asm().span().start;
        let value = parser.operand()?;
        arguments.set_operands(operand, &[value], at);
        if !word.is_empty() {
            parser.keyword(word)?;
        }
    }
    let ty = parser.known_type("index")?;
    arguments.add_entry_arguments(body, &[parser.entry_argument(name, ty)]);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [lower, upper, step, body] = arguments else { return };
    let argument = body.entry_of(op).next();
    argument.into_iter().for_each(|argument| printer.operand(argument));
    for (word, operand) in [(" = ", lower), (" to ", upper), (" step ", step)] {
        printer.write(word);
        printer.operands(operand.operands_of(op));
    }
}
