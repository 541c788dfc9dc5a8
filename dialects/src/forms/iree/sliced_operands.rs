//! `sliced-operands($operands, $offsets, $ends, $lengths, "a.b")`: operands in parentheses, of which those of the type `!a.b` have
//! a range: `(%a[%o to %e for %l], %b)`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, offsets, ends, lengths, ..] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let mut lists = [Vec::new(), Vec::new(), Vec::new(), Vec::new()];
    parser.comma_separated(Delimiter::Paren, |parser| {
        lists[0].push(parser.operand()?);
        if parser.asm().eat(Tok::LSquare) {
            lists[1].push(parser.operand()?);
            parser.asm().literal("to")?;
            lists[2].push(parser.operand()?);
            parser.asm().literal("for")?;
            lists[3].push(parser.operand()?);
            parser.asm().expect(Tok::RSquare)?;
        }
        Ok(())
    })?;
    for (argument, list) in [operands, offsets, ends, lengths].into_iter().zip(&lists) {
        arguments.set_operands(argument, list, at);
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, offsets, ends, lengths, names @ ..] = arguments else { return };
    let [mut offsets, mut ends, mut lengths] =
        [offsets, ends, lengths].map(|argument| argument.operands_of(op));
    printer.write("(");
    for (index, operand) in operands.operands_of(op).enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.operand(operand);
        let name = operand.ty().def().name;
        if OpArgument::texts(names).any(|text| text == name)
            && let (Some(offset), Some(end), Some(length)) = (offsets.next(), ends.next(), lengths.next())
        {
            printer.write("[");
            printer.operand(offset);
            printer.write(" to ");
            printer.operand(end);
            printer.write(" for ");
            printer.operand(length);
            printer.write("]");
        }
    }
    printer.write(")");
}
