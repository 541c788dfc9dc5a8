//! `unwrapped-captures($operands, type($operands), $body, "!d.value<")`: the arguments of a region after the operands that they get, with the
//! types of these: `(%a as %x: !d.value<i32>)`. An argument has the type inside of that of its operand.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::type_text::{inside, made};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, body, OpArgument::Text(prefix)] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    if !parser.asm().at(Tok::LParen) {
        arguments.set_operands(operands, &[], at);
        arguments.add_types(types, &[], at);
        return Ok(true);
    }
    let (mut found, mut list, mut entry) = (Vec::new(), Vec::new(), Vec::new());
    parser.comma_separated(Delimiter::Paren, |parser| {
        found.push(parser.operand()?);
        parser.asm().expect_keyword("as")?;
        let name = parser.argument_name()?;
        parser.asm().expect(Tok::Colon)?;
        let ty = parser.asm().ty()?;
        list.push(ty);
        let text = ty.to_string();
        let ty = if text.starts_with(prefix) { made(parser, inside(&text))? } else { ty };
        entry.push(parser.entry_argument(name, ty));
        Ok(())
    })?;
    arguments.set_operands(operands, &found, at);
    arguments.add_types(types, &list, at);
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, _, body, _] = arguments else { return };
    let entry = body.entry_of(op);
    let pairs: Vec<_> = operands.operands_of(op).zip(entry).collect();
    for (index, (operand, argument)) in pairs.iter().enumerate() {
        printer.write(if index == 0 { " (" } else { ", " });
        printer.operand(*operand);
        printer.write(" as ");
        printer.operand(*argument);
        printer.write(": ");
        printer.ty(operand.ty());
    }
    if !pairs.is_empty() {
        printer.write(")");
    }
}
