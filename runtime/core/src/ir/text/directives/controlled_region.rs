//! `controlled-region($lower, type($lower), $upper, type($upper), $steps, type($steps), $body)`: the arguments of a region with their types and
//! bounds, `control(%i : index) = (%a : index) to (%b : index) step (%c : index)`; nothing without arguments. With a
//! string at the end this is the word.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [lower, lower_types, upper, upper_types, steps, step_types, body, word @ ..] = arguments.bound()
    else {
        return Ok(false);
    };
    let bounds = [(lower, lower_types, "="), (upper, upper_types, "to"), (steps, step_types, "step")];
    let at = parser.asm().span().start;
    let word = OpArgument::texts(word).next().unwrap_or("control");
    let is_there =
        if word.is_empty() { parser.asm().at(Tok::LParen) } else { parser.asm().eat_keyword(word) };
    if !is_there {
        for (operands, types, _) in bounds {
            arguments.set_operands(operands, &[], at);
            arguments.add_types(types, &[], at);
        }
        return Ok(true);
    }
    let mut entry = Vec::new();
    parser.comma_separated(Delimiter::Paren, |parser| {
        let name = parser.argument_name()?;
        parser.asm().expect(Tok::Colon)?;
        let ty = parser.asm().ty()?;
        entry.push(parser.entry_argument(name, ty));
        Ok(())
    })?;
    for (operands, types, word) in bounds {
        if word == "=" {
            parser.asm().expect(Tok::Equal)?;
        } else {
            parser.keyword(word)?;
        }
        parser.asm().expect(Tok::LParen)?;
        let passed = parser.typed_operands()?;
        parser.asm().expect(Tok::RParen)?;
        arguments.set_operands(operands, &passed.operands, at);
        arguments.add_types(types, &passed.types, at);
    }
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [lower, _, upper, _, steps, _, body, word @ ..] = arguments else { return };
    let word = OpArgument::texts(word).next().unwrap_or("control");
    let entry = body.entry_of(op);
    for (index, argument) in entry.enumerate() {
        if index == 0 {
            printer.write(&format!(" {word}("));
        } else {
            printer.write(", ");
        }
        printer.typed_operands(std::iter::once(argument));
    }
    let values: Vec<_> = lower.operands_of(op).collect();
    if values.is_empty() {
        return;
    }
    // There are two blanks before the steps.
    for (word, operands) in [(") = ", lower), (" to ", upper), ("  step ", steps)] {
        printer.write(word);
        let values: Vec<_> = operands.operands_of(op).collect();
        printer.passed_operands(values.into_iter());
    }
}
