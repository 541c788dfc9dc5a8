//! `flagged-operands(type($token), "async", "!d.token", $operands)`: the word, if there is a token, whose type is then known, and
//! operands in brackets, if there are some: `async [%a, %b]`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [token, OpArgument::Text(word), OpArgument::Text(ty), operands] = arguments.bound() else {
        return Ok(false);
    };
    let at = parser.asm().span().start;
    let types = if parser.asm().eat_keyword(word) { vec![parser.known_type(ty)?] } else { Vec::new() };
    let mut found = Vec::new();
    if parser.asm().at(Tok::LSquare) {
        parser.comma_separated(Delimiter::Square, |parser| {
            found.push(parser.operand()?);
            Ok(())
        })?;
    }
    arguments.add_types(token, &types, at);
    arguments.set_operands(operands, &found, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [token, OpArgument::Text(word), _, operands] = arguments else { return };
    let is_flagged = !token.types_of(op).is_empty();
    printer.write(if is_flagged { word } else { "" });
    let mut values = operands.operands_of(op).peekable();
    if values.peek().is_some() {
        printer.write(if is_flagged { " [" } else { "[" });
        printer.operands(values);
        printer.write("]");
    }
}
