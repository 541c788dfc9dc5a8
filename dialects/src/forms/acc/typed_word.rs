//! `typed-word($x, "ptr", "var", "!d.box<")`: an operand after a word and a parenthesis, `ptr(%a`; after the second word, if its type
//! begins with one of the other texts, `var(%a`. Either word is read for any type.

use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::ir::{OpRef, ValueRef};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operand, words @ ..] = arguments.bound() else { return Ok(false) };
    let mut words = OpArgument::texts(words).take(2);
    if !words.any(|word| parser.asm().eat_keyword(word)) {
        return Ok(false);
    }
    parser.asm().expect(Tok::LParen)?;
    let at = parser.asm().span().start;
    let value = parser.operand()?;
    arguments.set_operands(operand, &[value], at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operand, OpArgument::Text(word), OpArgument::Text(other), beginnings @ ..] = arguments else {
        return;
    };
    let values: Vec<ValueRef<'a, 'c>> = operand.operands_of(op).collect();
    let ty = values.first().map(|value| value.ty().to_string()).unwrap_or_default();
    let is_other = OpArgument::texts(beginnings).any(|beginning| ty.starts_with(beginning));
    printer.write(if is_other { other } else { word });
    printer.write("(");
    printer.operands(values);
}
