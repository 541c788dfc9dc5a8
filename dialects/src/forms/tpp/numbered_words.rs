//! `numbered-words($numbers, "none=0", "row=2")`: an array of integers of 64 bits, each written as its word: `row, none`.

use isogloss::Attribute;
use isogloss::builtin::{ArrayAttr, IntegerAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [numbers, words @ ..] = arguments.bound() else { return Ok(false) };
    let context = parser.asm().context();
    let mut found: Vec<Attribute<'c>> = Vec::new();
    loop {
        let Some((_, number)) = words_of(words).find(|(word, _)| parser.asm().at_keyword(word)) else {
            let known: Vec<&str> = words_of(words).map(|(word, _)| word).collect();
            return Err(parser.error(format_args!("expected '{}'", known.join("' or '"))));
        };
        parser.asm().advance();
        found.push(IntegerAttr::get(context.integer(64), number).into());
        if !parser.asm().eat(Tok::Comma) {
            break;
        }
    }
    arguments.set_property(numbers, ArrayAttr::get(context, &found).into());
    Ok(true)
}

/// The words and their numbers.
fn words_of(words: &'static [OpArgument]) -> impl Iterator<Item = (&'static str, i64)> {
    OpArgument::texts(words).filter_map(|text| {
        let (word, number) = text.split_once('=')?;
        Some((word, number.parse().ok()?))
    })
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [numbers, words @ ..] = arguments else { return };
    let numbers = numbers.property_of(op);
    let numbers =
        numbers.and_then(|numbers| numbers.dyn_cast::<ArrayAttr<'_>>()).map_or(&[][..], ArrayAttr::elements);
    for (index, value) in numbers.iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        let number = value.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::to_i64);
        match words_of(words).find(|(_, own)| Some(*own) == number) {
            Some((word, _)) => printer.write(word),
            // An operation that was not verified may have any attribute.
            None => printer.attribute(*value),
        }
    }
}
