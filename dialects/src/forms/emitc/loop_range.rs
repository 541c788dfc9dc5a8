//! `loop-range($from, $to, $step, type($from), type($to), type($step), $body)`: the index of a loop, its bounds and its step:
//! `%i = %a to %b step %c`. If the type of all is not `index`, it follows after a colon.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{EntryArgument, OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [from, to, step, from_type, to_type, step_type, body] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::PercentId) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let index = parser.argument_name()?;
    parser.asm().expect(Tok::Equal)?;
    let mut values = Vec::new();
    for word in ["to", "step", ""] {
        values.push(parser.operand()?);
        if !word.is_empty() {
            parser.asm().expect_keyword(word)?;
        }
    }
    let context = parser.asm().context();
    let ty = if parser.asm().eat(Tok::Colon) { parser.asm().ty()? } else { context.index() };
    for ((operand, types), value) in
        [(from, from_type), (to, to_type), (step, step_type)].into_iter().zip(values)
    {
        arguments.set_operands(operand, &[value], at);
        arguments.add_types(types, &[ty], at);
    }
    let loc = parser.loc_at(index.span().start as u32);
    arguments.add_entry_arguments(body, &[EntryArgument::new(index, ty, loc)]);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [from, to, step, _, _, _, body] = arguments else { return };
    let region = body.region_of(op);
    let index = region.and_then(|region| region.entry()).and_then(|entry| entry.arguments().next());
    if let Some(index) = index {
        printer.operand(index);
    }
    for (word, operand) in [(" = ", from), (" to ", to), (" step ", step)] {
        printer.write(word);
        printer.operands(operand.operands_of(op));
    }
    let ty = from.operands_of(op).next().map(|value| value.ty());
    if let Some(ty) = ty.filter(|ty| *ty != ty.context().index()) {
        printer.write("  : ");
        printer.ty(ty);
    }
}
