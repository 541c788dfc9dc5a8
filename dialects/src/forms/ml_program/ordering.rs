//! `ordering($tokens, type($token), "ordering")`: operands and the type of a result in parentheses after a word,
//! `ordering(%a, %b -> !d.token)`, or `ordering(() -> !d.token)`; nothing if there are neither.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [tokens, result, OpArgument::Text(word)] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let (mut names, mut types) = (Vec::new(), Vec::new());
    if parser.asm().eat_keyword(word) {
        parser.asm().expect(Tok::LParen)?;
        if parser.asm().eat(Tok::LParen) {
            parser.asm().expect(Tok::RParen)?;
        } else {
            names = parser.operands()?;
        }
        if parser.asm().eat(Tok::Arrow) {
            types.push(parser.asm().ty()?);
        }
        parser.asm().expect(Tok::RParen)?;
    }
    arguments.set_operands(tokens, &names, at);
    arguments.add_types(result, &types, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [tokens, result, OpArgument::Text(word)] = arguments else { return };
    let tokens: Vec<_> = tokens.operands_of(op).collect();
    let types: Vec<_> = result.types_of(op).into_iter().collect();
    if tokens.is_empty() && types.is_empty() {
        return;
    }
    printer.write(" ");
    printer.write(word);
    printer.write("(");
    if tokens.is_empty() {
        printer.write("()");
    }
    printer.operands(tokens);
    if !types.is_empty() {
        printer.write(" -> ");
        printer.types(types);
    }
    printer.write(")");
}
