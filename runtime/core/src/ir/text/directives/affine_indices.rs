//! `affine-indices($map, $operands)`: the results of an affine map in brackets, with the operands in the places of its dimensions
//! and symbols: `[%i + 3, symbol(%n)]`.

use super::attribute_text;
use crate::Attribute;
use crate::affine::print::Output;
use crate::affine::{AffineExpr, AffineMapAttr};
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::ir::{OpRef, ValueRef};
use crate::text::{Parsed, Tok};
use std::fmt;
use std::ops::Range;

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
    let value = made_map(parser, &text, [dims.len(), symbols.len()], start)?;
    dims.append(&mut symbols);
    Ok((value, dims))
}

/// The map with results of a text, and so many dimensions and symbols.
pub(super) fn made_map<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    results: &[u8],
    [dims, symbols]: [usize; 2],
    at: Range<usize>,
) -> Parsed<Attribute<'c>> {
    let mut whole = Vec::with_capacity(results.len() + 64);
    let mut list = |open: &str, letter: u8, count: usize| {
        whole.extend_from_slice(open.as_bytes());
        for index in 0..count {
            if index > 0 {
                whole.push(b',');
            }
            push_name(&mut whole, letter, index);
        }
    };
    list("affine_map<(", b'd', dims);
    list(")[", b's', symbols);
    list("] -> (", b' ', 0);
    whole.extend_from_slice(results);
    whole.extend_from_slice(b")>");
    attribute_text::made(parser, &whole, at)
}

/// Writes the name of a dimension or a symbol.
fn push_name(text: &mut Vec<u8>, letter: u8, index: usize) {
    text.push(letter);
    match u8::try_from(index) {
        Ok(digit @ 0..10) => text.push(b'0' + digit),
        _ => text.extend_from_slice(index.to_string().as_bytes()),
    }
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
            Tok::PercentId => named(parser, dims, b'd', text)?,
            Tok::Comma | Tok::RSquare | Tok::RParen if !is_open => return Ok(()),
            Tok::Eof | Tok::Error => return Err(parser.asm().wrong_token("expected ']'")),
            kind => {
                if parser.asm().eat_keyword("symbol") {
                    parser.asm().expect(Tok::LParen)?;
                    named(parser, symbols, b's', text)?;
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
    letter: u8,
    text: &mut Vec<u8>,
) -> Parsed<()> {
    let name = parser.operand()?;
    let known = values.iter().position(|value| value.is_same(&name));
    let index = known.unwrap_or(values.len());
    if known.is_none() {
        values.push(name);
    }
    push_name(text, letter, index);
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
    printer.write("[");
    for (index, result) in map.results().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        print_result(printer, result, operands, map.num_dims() as usize);
    }
    printer.write("]");
}

/// Prints a result of a map with values in place of its dimensions, which come first, and symbols.
pub(super) fn print_result<'a, 'c>(
    printer: &mut OpPrinter<'_, 'a, 'c>,
    result: AffineExpr<'c>,
    values: &[ValueRef<'a, 'c>],
    dims: usize,
) {
    let (dims, symbols) = values.split_at(dims.min(values.len()));
    // Writing to a printer does not fail.
    let _ = result.write(&mut Named { printer, dims, symbols });
}

/// Writes expressions with values in place of dimensions and symbols.
struct Named<'p, 'o, 'a, 'c> {
    printer: &'p mut OpPrinter<'o, 'a, 'c>,
    dims: &'p [ValueRef<'a, 'c>],
    symbols: &'p [ValueRef<'a, 'c>],
}

impl Output for Named<'_, '_, '_, '_> {
    fn text(&mut self, text: &str) -> fmt::Result {
        self.printer.write(text);
        Ok(())
    }

    fn number(&mut self, prefix: &str, value: i64) -> fmt::Result {
        let at = usize::try_from(value).unwrap_or(usize::MAX);
        match (prefix, self.dims.get(at), self.symbols.get(at)) {
            ("d", Some(dim), _) => self.printer.operand(*dim),
            ("s", _, Some(symbol)) => {
                self.printer.write("symbol(");
                self.printer.operand(*symbol);
                self.printer.write(")");
            }
            _ => {
                self.printer.write(prefix);
                self.printer.asm().integer(value);
            }
        }
        Ok(())
    }
}
