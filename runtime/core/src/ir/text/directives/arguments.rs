//! `arguments($body)`: the arguments of a region, `(%a: i32, %b: f32)`. With a word each is in parentheses, and the word is between
//! them: `(%a: i32) to (%b: f32)`.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [body, word @ ..] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let mut entry = Vec::new();
    match OpArgument::texts(word).next() {
        None => entry = parser.typed_arguments()?,
        Some(word) => loop {
            parser.asm().expect(Tok::LParen)?;
            entry.push(parser.typed_argument()?);
            parser.asm().expect(Tok::RParen)?;
            if !parser.asm().eat_keyword(word) {
                break;
            }
        },
    }
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [body, word @ ..] = arguments else { return };
    match OpArgument::texts(word).next() {
        None => body.region_of(op).into_iter().for_each(|region| printer.typed_arguments(region)),
        Some(word) => {
            for (index, argument) in body.entry_of(op).enumerate() {
                if index > 0 {
                    printer.write(&format!(" {word} "));
                }
                printer.write("(");
                printer.region_argument(argument, None);
                printer.write(")");
            }
        }
    }
}
