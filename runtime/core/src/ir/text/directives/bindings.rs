//! `bindings($operands, type($operands), $body)`: `(%a = %x : i32, %b = %y : f32)`, the arguments of a region, each with the
//! operand that it gets and its type.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, body] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let (mut names, mut entry) = (Vec::new(), Vec::new());
    parser.comma_separated(Delimiter::Paren, |parser| {
        let name = parser.argument_name()?;
        parser.asm().expect(Tok::Equal)?;
        names.push(parser.operand()?);
        parser.asm().expect(Tok::Colon)?;
        let ty = parser.asm().ty()?;
        let mut argument = parser.entry_argument(name, ty);
        argument.loc = parser.optional_location()?.unwrap_or(argument.loc);
        entry.push(argument);
        Ok(())
    })?;
    let of_entry: Vec<_> = entry.iter().map(|argument| argument.ty).collect();
    arguments.set_operands(operands, &names, at);
    arguments.add_types(types, &of_entry, at);
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Operand(operands), _, body] = arguments else { return };
    let entry = body.entry_of(op);
    printer.write("(");
    for (index, (argument, operand)) in entry.zip(op.operand_group(usize::from(*operands))).enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.operand(argument);
        printer.write(" = ");
        printer.operand(operand);
        printer.write(" : ");
        printer.ty(operand.ty());
        printer.argument_location(argument.loc());
    }
    printer.write(")");
}
