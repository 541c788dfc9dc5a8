//! Affine maps whose results are written with values in place of dimensions and symbols, `[%i + 3, symbol(%n)]` (MLIR
//! `parseAffineMapOfSSAIds`).

use super::attribute_text;
use super::parse::{OpParser, UnresolvedOperand};
use super::print::OpPrinter;
use crate::Attribute;
use crate::affine::print::Output;
use crate::affine::{AffineExpr, AffineMapAttr};
use crate::ir::Operands;
use crate::text::{Parsed, Tok};
use std::fmt;
use std::ops::Range;

/// The results of a map as text, with names of dimensions and symbols in place of values, and these values. One buffer
/// may serve several maps.
#[derive(Debug, Default)]
pub struct MapText {
    results: Vec<u8>,
    dims: Vec<UnresolvedOperand>,
    symbols: Vec<UnresolvedOperand>,
    /// The text of the map.
    whole: Vec<u8>,
}

/// Parses a list in brackets. Returns the map; `text` has the operands that are its dimensions and symbols.
///
/// # Errors
/// If the text is malformed.
pub fn list<'c>(parser: &mut OpParser<'_, '_, 'c>, text: &mut MapText) -> Parsed<Attribute<'c>> {
    let start = parser.asm().span();
    text.clear();
    parser.asm().expect(Tok::LSquare)?;
    while !parser.asm().at(Tok::RSquare) {
        if !text.results.is_empty() {
            parser.asm().expect(Tok::Comma)?;
        }
        text.value(parser)?;
    }
    parser.asm().expect(Tok::RSquare)?;
    text.map(parser, start)
}

impl MapText {
    /// Empties it for the next map.
    pub fn clear(&mut self) {
        self.results.clear();
        self.dims.clear();
        self.symbols.clear();
    }

    /// The values of the dimensions, and then of the symbols. The map is made before.
    pub fn values(&mut self) -> &[UnresolvedOperand] {
        self.dims.append(&mut self.symbols);
        &self.dims
    }

    /// Makes the map with these results. `at` is the range of the source that an error is about.
    ///
    /// # Errors
    /// If a result is not an affine expression.
    pub fn map<'c>(&mut self, parser: &mut OpParser<'_, '_, 'c>, at: Range<usize>) -> Parsed<Attribute<'c>> {
        let Self { results, dims, symbols, whole } = self;
        whole.clear();
        let mut list = |open: &str, letter: u8, count: usize| {
            whole.extend_from_slice(open.as_bytes());
            for index in 0..count {
                if index > 0 {
                    whole.push(b',');
                }
                push_name(whole, letter, index);
            }
        };
        list("affine_map<(", b'd', dims.len());
        list(")[", b's', symbols.len());
        list("] -> (", b' ', 0);
        whole.extend_from_slice(results);
        whole.extend_from_slice(b")>");
        attribute_text::made(parser, whole, at)
    }

    /// Parses a result, which ends before a comma or the end of a list, and adds it.
    ///
    /// # Errors
    /// If the text ends before, or has a value where none is allowed.
    pub fn value(&mut self, parser: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
        let Self { results, dims, symbols, .. } = self;
        if !results.is_empty() {
            results.push(b',');
        }
        let mut depth = 0_usize;
        loop {
            results.push(b' ');
            let is_open = depth > 0;
            match parser.asm().token().kind {
                Tok::PercentId => named(parser, dims, b'd', results)?,
                Tok::Comma | Tok::RSquare | Tok::RParen if !is_open => return Ok(()),
                Tok::Eof | Tok::Error => return Err(parser.asm().wrong_token("expected ']'")),
                kind => {
                    if parser.asm().eat_keyword("symbol") {
                        parser.asm().expect(Tok::LParen)?;
                        named(parser, symbols, b's', results)?;
                        parser.asm().expect(Tok::RParen)?;
                        continue;
                    }
                    if kind == Tok::LParen {
                        depth += 1;
                    } else if kind == Tok::RParen {
                        depth -= 1;
                    }
                    let token = parser.asm().advance();
                    results.extend_from_slice(parser.asm().text(token));
                }
            }
        }
    }
}

/// Writes the name of a dimension or a symbol.
fn push_name(text: &mut Vec<u8>, letter: u8, index: usize) {
    text.push(letter);
    match u8::try_from(index) {
        Ok(digit @ 0..10) => text.push(b'0' + digit),
        _ => text.extend_from_slice(index.to_string().as_bytes()),
    }
}

/// Parses the name of a value, and writes the name of its dimension or symbol. A value that occurs twice is one
/// dimension.
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

/// Prints the results of a map in brackets, with operands in place of its dimensions and symbols.
pub fn print_list<'a, 'c>(
    printer: &mut OpPrinter<'_, 'a, 'c>,
    value: Attribute<'c>,
    operands: &Operands<'a, 'c>,
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
pub fn print_result<'a, 'c>(
    printer: &mut OpPrinter<'_, 'a, 'c>,
    result: AffineExpr<'c>,
    values: &Operands<'a, 'c>,
    dims: usize,
) {
    let (dims, symbols) = (values.slice(0..dims), values.slice(dims..values.len()));
    // Writing to a printer does not fail.
    let _ = result.write(&mut Named { printer, dims, symbols });
}

/// Writes expressions with values in place of dimensions and symbols.
struct Named<'p, 'o, 'a, 'c> {
    printer: &'p mut OpPrinter<'o, 'a, 'c>,
    dims: Operands<'a, 'c>,
    symbols: Operands<'a, 'c>,
}

impl Output for Named<'_, '_, '_, '_> {
    fn text(&mut self, text: &str) -> fmt::Result {
        self.printer.write(text);
        Ok(())
    }

    fn number(&mut self, prefix: &str, value: i64) -> fmt::Result {
        let at = usize::try_from(value).unwrap_or(usize::MAX);
        match (prefix, self.dims.get(at), self.symbols.get(at)) {
            ("d", Some(dim), _) => self.printer.operand(dim),
            ("s", _, Some(symbol)) => {
                self.printer.write("symbol(");
                self.printer.operand(symbol);
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
