//! `affine-indices($map, $operands)`: the results of an affine map in brackets, with the operands in the places of its dimensions
//! and symbols: `[%i + 3, symbol(%n)]`.

use super::attribute_text;
use crate::Attribute;
use crate::affine::AffineMapAttr;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::ir::{OpRef, ValueRef};
use crate::text::{Parsed, Tok};

use super::super::parse::UnresolvedOperand;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [map, operands] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LSquare) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let (value, values) = list(parser)?;
    arguments.set_property(map, value);
    arguments.set_operands(operands, &values, at);
    Ok(true)
}

/// Parses a list in brackets: the map, and the operands that are its dimensions and symbols.
pub(super) fn list<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Parsed<(Attribute<'c>, Vec<UnresolvedOperand>)> {
    let start = parser.asm().span();
    // The text of the map, with names of dimensions and symbols in place of those of values.
    let (mut text, mut dims, mut symbols) = (Vec::new(), Vec::new(), Vec::new());
    parser.asm().expect(Tok::LSquare)?;
    while !parser.asm().at(Tok::RSquare) {
        if !text.is_empty() {
            parser.asm().expect(Tok::Comma)?;
            text.push(b',');
        }
        value_text(parser, &mut dims, &mut symbols, &mut text)?;
    }
    parser.asm().expect(Tok::RSquare)?;
    let names = |letter: &str, count: usize| {
        (0..count).map(|index| format!("{letter}{index}")).collect::<Vec<_>>().join(", ")
    };
    let whole = [
        format!("affine_map<({})[{}] -> (", names("d", dims.len()), names("s", symbols.len())).as_bytes(),
        &text,
        b")>",
    ]
    .concat();
    let value = attribute_text::made(parser, &whole, start)?;
    dims.append(&mut symbols);
    Ok((value, dims))
}

/// Parses an expression up to a comma or the end of the list, and writes it with names of dimensions and symbols in place of those of
/// values.
pub(super) fn value_text(
    parser: &mut OpParser<'_, '_, '_>,
    dims: &mut Vec<UnresolvedOperand>,
    symbols: &mut Vec<UnresolvedOperand>,
    text: &mut Vec<u8>,
) -> Parsed<()> {
    let mut depth = 0_usize;
    loop {
        text.push(b' ');
        let is_open = depth > 0;
        match parser.asm().token().kind {
            Tok::PercentId => named(parser, dims, "d", text)?,
            Tok::Comma | Tok::RSquare | Tok::RParen if !is_open => return Ok(()),
            Tok::Eof | Tok::Error => return Err(parser.asm().wrong_token("expected ']'")),
            kind => {
                if parser.asm().eat_keyword("symbol") {
                    parser.asm().expect(Tok::LParen)?;
                    named(parser, symbols, "s", text)?;
                    parser.asm().expect(Tok::RParen)?;
                    continue;
                }
                if kind == Tok::LParen {
                    depth += 1;
                } else if kind == Tok::RParen {
                    depth -= 1;
                }
                let token = parser.asm().advance();
                text.extend_from_slice(parser.asm().text(token));
            }
        }
    }
}

/// Parses the name of a value, and writes that of its dimension or symbol. A value that is there twice is one dimension.
fn named<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    values: &mut Vec<UnresolvedOperand>,
    letter: &str,
    text: &mut Vec<u8>,
) -> Parsed<()> {
    let name = parser.operand()?;
    let known = values.iter().position(|value| value.is_same(&name));
    let index = known.unwrap_or(values.len());
    if known.is_none() {
        values.push(name);
    }
    text.extend_from_slice(format!("{letter}{index}").as_bytes());
    Ok(())
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [map, operands] = arguments else { return };
    let Some(value) = map.property_of(op) else { return };
    print_list(printer, value, &super::operands(op, operands).collect::<Vec<_>>());
}

/// Prints the results of a map in brackets, with operands in the places of its dimensions and symbols.
pub(super) fn print_list<'a, 'c>(
    printer: &mut OpPrinter<'_, 'a, 'c>,
    value: Attribute<'c>,
    operands: &[ValueRef<'a, 'c>],
) {
    // An operation that was not verified may have any attribute.
    let Some(map) = value.dyn_cast::<AffineMapAttr<'_>>().map(AffineMapAttr::map) else {
        return printer.attribute(value);
    };
    let text = value.to_string();
    printer.write("[");
    for (index, result) in results_text(&text).into_iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        print_result(printer, result, operands, map.num_dims() as usize);
    }
    printer.write("]");
}

/// The results in the text of a map.
pub(super) fn results_text(text: &str) -> Vec<&str> {
    let results = text.split_once("-> (").and_then(|(_, results)| results.strip_suffix(")>"));
    super::type_text::parts(results.unwrap_or_default()).map(str::trim).collect()
}

/// Prints a result of a map with values in place of its dimensions, which come first, and symbols.
pub(super) fn print_result<'a, 'c>(
    printer: &mut OpPrinter<'_, 'a, 'c>,
    result: &str,
    values: &[ValueRef<'a, 'c>],
    dims: usize,
) {
    let (dims, symbols) = values.split_at(dims.min(values.len()));
    let mut rest = result;
    while let Some(first) = rest.chars().next() {
        let is_word = |character: char| character.is_ascii_alphanumeric();
        let length =
            if is_word(first) { rest.find(|c| !is_word(c)).unwrap_or(rest.len()) } else { first.len_utf8() };
        let (word, after) = rest.split_at(length);
        rest = after;
        let of = |letter: char, values: &[ValueRef<'a, 'c>]| {
            values.get(word.strip_prefix(letter)?.parse::<usize>().ok()?).copied()
        };
        if let Some(dim) = of('d', dims) {
            printer.operand(dim);
        } else if let Some(symbol) = of('s', symbols) {
            printer.write("symbol(");
            printer.operand(symbol);
            printer.write(")");
        } else {
            printer.write(word);
        }
    }
}
