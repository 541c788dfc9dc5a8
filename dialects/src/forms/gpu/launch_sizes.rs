//! `launch-sizes($body, $x, $y, ..., "blocks", "threads", "clusters")`: three operands for each word. The region has three arguments for
//! the position in each, and three for its sizes: `clusters(%a, %b, %c) in (%d = %x, %e = %y, %f = %z) blocks(...) in (...)`. The last
//! word may be absent, and is the first in the text.

use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{EntryArgument, OpParser, OpPrinter};
use isogloss::ir::{OpRef, ValueRef};
use isogloss::text::{Parsed, Tok};

/// The number of dimensions.
const DIMENSIONS: usize = 3;

/// The order of the words in the text.
const TEXT_ORDER: [usize; 3] = [2, 0, 1];

/// Where in the arguments of the region the positions and the sizes of each word begin.
const PLACES: [(usize, usize); 3] = [(0, 6), (3, 9), (12, 15)];

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [body, rest @ ..] = arguments.bound() else { return Ok(false) };
    let (operands, words) = rest.split_at(rest.len().min(3 * DIMENSIONS));
    let words: Vec<&'static str> = OpArgument::texts(words).collect();
    let index = parser.known_type("index")?;
    let mut entry: Vec<Option<EntryArgument<'c>>> = vec![None; 6 * DIMENSIONS];
    for of in TEXT_ORDER {
        let (Some(word), sizes) = (words.get(of), &operands[of * DIMENSIONS..]) else { return Ok(false) };
        let at = parser.asm().span().start;
        if of == 2 && !parser.asm().at_keyword(word) {
            sizes.iter().for_each(|size| arguments.set_operands(size, &[], at));
            continue;
        }
        parser.keyword(word)?;
        let (positions, places) = PLACES[of];
        let argument = |parser: &mut OpParser<'_, '_, 'c>| -> Parsed<Option<EntryArgument<'c>>> {
            let name = parser.argument_name()?;
            Ok(Some(parser.entry_argument(name, index)))
        };
        parser.asm().expect(Tok::LParen)?;
        for dimension in 0..DIMENSIONS {
            if dimension > 0 {
                parser.asm().expect(Tok::Comma)?;
            }
            entry[positions + dimension] = argument(parser)?;
        }
        parser.asm().expect(Tok::RParen)?;
        parser.keyword("in")?;
        parser.asm().expect(Tok::LParen)?;
        for (dimension, size) in sizes.iter().take(DIMENSIONS).enumerate() {
            if dimension > 0 {
                parser.asm().expect(Tok::Comma)?;
            }
            entry[places + dimension] = argument(parser)?;
            parser.asm().expect(Tok::Equal)?;
            let at = parser.asm().span().start;
            let value = parser.operand()?;
            arguments.set_operands(size, &[value], at);
        }
        parser.asm().expect(Tok::RParen)?;
    }
    let entry: Vec<EntryArgument<'c>> = entry.into_iter().flatten().collect();
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [body, rest @ ..] = arguments else { return };
    let (operands, words) = rest.split_at(rest.len().min(3 * DIMENSIONS));
    let words: Vec<&'static str> = OpArgument::texts(words).collect();
    let region = body.region_of(op);
    let entry: Vec<ValueRef<'a, 'c>> =
        region.and_then(|region| region.entry()).into_iter().flat_map(|entry| entry.arguments()).collect();
    for of in TEXT_ORDER {
        let (Some(word), sizes) = (words.get(of), operands.iter().skip(of * DIMENSIONS).take(DIMENSIONS))
        else {
            return;
        };
        let values: Vec<ValueRef<'a, 'c>> = sizes.flat_map(|size| size.operands_of(op)).collect();
        if values.is_empty() {
            continue;
        }
        let (positions, places) = PLACES[of];
        printer.write(&format!(" {word}("));
        printer.operands(entry.iter().skip(positions).take(DIMENSIONS).copied());
        printer.write(") in (");
        for (index, (argument, value)) in entry.iter().skip(places).zip(values).enumerate() {
            printer.write(if index == 0 { "" } else { ", " });
            printer.operand(*argument);
            printer.write(" = ");
            printer.operand(value);
        }
        printer.write(")");
    }
}
