//! `modified-operand($x, $operand, type($operand), "#d.kind<", ">")`: an operand with its type, `%a: i32`, after the text of an attribute
//! between these, if it is there: `strict, %a: i32`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text::{set, word};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, operand, types, OpArgument::Text(before), OpArgument::Text(after)] = arguments.bound()
    else {
        return Ok(false);
    };
    if let Some(word) = parser.asm().optional_keyword() {
        set(parser, arguments, attribute, &format!("{before}{word}{after}"))?;
        parser.asm().expect(Tok::Comma)?;
    }
    let at = parser.asm().span().start;
    let value = parser.operand()?;
    parser.asm().expect(Tok::Colon)?;
    let ty = parser.asm().ty()?;
    arguments.set_operands(operand, &[value], at);
    arguments.add_types(types, &[ty], at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, operand, _, OpArgument::Text(before), OpArgument::Text(after)] = arguments else {
        return;
    };
    if let Some(word) = word(op, attribute, before, after) {
        printer.write(&format!("{word}, "));
    }
    for value in operand.operands_of(op) {
        printer.operand(value);
        printer.write(": ");
        printer.ty(value.ty());
    }
}
