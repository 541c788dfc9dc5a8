//! `passed-operands($operands, type($operands), "args")`: operands with their types after a word, `args(%a : i32, %b : f32)`; nothing
//! without operands.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, OpArgument::Text(word)] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let (mut found, mut list) = (Vec::new(), Vec::new());
    if parser.asm().eat_keyword(word) {
        parser.comma_separated(Delimiter::Paren, |parser| {
            found.push(parser.operand()?);
            parser.asm().expect(Tok::Colon)?;
            list.push(parser.asm().ty()?);
            Ok(())
        })?;
    }
    arguments.set_operands(operands, &found, at);
    arguments.add_types(types, &list, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, _, OpArgument::Text(word)] = arguments else { return };
    let mut values = operands.operands_of(op).peekable();
    if values.peek().is_none() {
        return;
    }
    printer.write(&format!("{word}("));
    for (index, value) in values.enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.operand(value);
        printer.write(" : ");
        printer.ty(value.ty());
    }
    printer.write(")");
}
