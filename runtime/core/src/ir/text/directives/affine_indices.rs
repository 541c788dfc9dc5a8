//! `affine-indices($map, $operands)`: the results of an affine map in brackets, with the operands in the places of its dimensions
//! and symbols: `[%i + 3, symbol(%n)]`.

use crate::affine::AffineMapAttr;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::ir::{OpRef, ValueRef};
use crate::text::{Parsed, Tok, parse_attribute_with};

use super::super::parse::UnresolvedOperand;

pub(super) fn parse<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &mut Arguments<'c>,
) -> Parsed<bool> {
    let [map, operands] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LSquare) {
        return Ok(false);
    }
    let start = parser.asm().span();
    // The text of the map, with names of dimensions and symbols in place of those of values.
    let (mut text, mut dims, mut symbols) = (Vec::new(), Vec::new(), Vec::new());
    parser.asm().advance();
    while !parser.asm().at(Tok::RSquare) {
        text.push(b' ');
        if parser.asm().at(Tok::PercentId) {
            named(parser, &mut dims, "d", &mut text)?;
        } else if parser.asm().eat_keyword("symbol") {
            parser.asm().expect(Tok::LParen)?;
            named(parser, &mut symbols, "s", &mut text)?;
            parser.asm().expect(Tok::RParen)?;
        } else if matches!(parser.asm().token().kind, Tok::Eof | Tok::Error) {
            return Err(parser.asm().wrong_token("expected ']'"));
        } else {
            let token = parser.asm().advance();
            text.extend_from_slice(parser.asm().text(token));
        }
    }
    parser.asm().expect(Tok::RSquare)?;
    let list = |letter: &str, count: usize| {
        (0..count).map(|index| format!("{letter}{index}")).collect::<Vec<_>>().join(", ")
    };
    let whole = [
        format!("affine_map<({})[{}] -> (", list("d", dims.len()), list("s", symbols.len())).as_bytes(),
        &text,
        b")>",
    ]
    .concat();
    let (context, options) = (parser.asm().context(), parser.asm().options().clone());
    let value = parse_attribute_with(context, &whole, options);
    let value = value.map_err(|error| parser.error_at(error.message(), start.clone()))?;
    dims.append(&mut symbols);
    arguments.set_property(map, value);
    arguments.set_operands(operands, &dims, start.start);
    Ok(true)
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
    // An operation that was not verified may have any attribute.
    let Some(map) = value.dyn_cast::<AffineMapAttr<'_>>().map(AffineMapAttr::map) else {
        return printer.attribute(value);
    };
    let operands: Vec<ValueRef<'a, 'c>> = super::operands(op, operands).collect();
    let (dims, symbols) = operands.split_at((map.num_dims() as usize).min(operands.len()));
    let text = value.to_string();
    let results = text.split_once("-> (").and_then(|(_, results)| results.strip_suffix(")>"));
    printer.write("[");
    let mut rest = results.unwrap_or_default();
    while let Some(first) = rest.chars().next() {
        let is_word = |character: char| character.is_ascii_alphanumeric();
        let length = if is_word(first) { rest.find(|c| !is_word(c)).unwrap_or(rest.len()) } else { first.len_utf8() };
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
    printer.write("]");
}
