//! `loop-nest($lower, type($lower), $upper, type($upper), $steps, type($steps), $inclusive, $body)`: the arguments of a region with their type and bounds, which are operands of it:
//! `(%i, %j) : i32 = (%a, %b) to (%c, %d) inclusive step (%e, %f)`. With a type in the place of `$inclusive` the arguments are of this
//! type, which is not written, and there may be more of them.

use crate::builtin::UnitAttr;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [lower, lower_types, upper, upper_types, steps, step_types, inclusive, body] = arguments.bound()
    else {
        return Ok(false);
    };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let context = parser.asm().context();
    let mut names = Vec::new();
    parser.comma_separated(Delimiter::Paren, |parser| {
        names.push(parser.located_argument_name()?);
        Ok(())
    })?;
    let ty = if let Some(ty) = inclusive.text() {
        parser.known_type(ty)?
    } else {
        parser.asm().expect(Tok::Colon)?;
        parser.asm().ty()?
    };
    parser.asm().expect(Tok::Equal)?;
    for (operands, types, word) in
        [(lower, lower_types, "to"), (upper, upper_types, "step"), (steps, step_types, "")]
    {
        let mut found = Vec::new();
        parser.comma_separated(Delimiter::Paren, |parser| {
            found.push(parser.operand()?);
            Ok(())
        })?;
        arguments.set_operands(operands, &found, at);
        arguments.add_types(types, &vec![ty; found.len()], at);
        if word == "step" && inclusive.property_index().is_some() && parser.asm().eat_keyword("inclusive") {
            arguments.set_property(inclusive, UnitAttr::get(context).into());
        }
        if !word.is_empty() {
            parser.keyword(word)?;
        }
    }
    let mut entry = Vec::new();
    for name in names {
        entry.push(parser.entry_argument(name, ty));
    }
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [lower, _, upper, _, steps, _, inclusive, body] = arguments else { return };
    let region = body.region_of(op);
    let entry = region.and_then(|region| region.entry());
    let has_type = inclusive.property_index().is_some();
    // The further arguments of a region that another directive has.
    let count = if has_type { usize::MAX } else { lower.operands_of(op).count() };
    printer.write("(");
    printer.operands(entry.into_iter().flat_map(|entry| entry.arguments()).take(count));
    printer.write(")");
    if let Some(argument) = entry.and_then(|entry| entry.arguments().next()).filter(|_| has_type) {
        printer.write(" : ");
        printer.ty(argument.ty());
    }
    let is_inclusive = inclusive.property_of(op).is_some();
    for (word, operands) in [
        (" = (", lower),
        (") to (", upper),
        (if is_inclusive { ") inclusive step (" } else { ") step (" }, steps),
    ] {
        printer.write(word);
        printer.operands(operands.operands_of(op));
    }
    printer.write(")");
}
