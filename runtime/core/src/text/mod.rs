//! Parsing and printing the textual form of types and attributes.
//!
//! [`Lexer`] splits bytes into tokens, [`AsmParser`] parses types and attributes,
//! [`AsmPrinter`] prints them. [`parse_type`] and [`parse_attribute`] parse a whole
//! text. An assembly format of a dialect is a static table ([`def`](crate::def)), which
//! both interpret.
//!
//! Not here: operations and whole files, which the `ir` module parses and prints with
//! these parsers and printers.

mod alias_map;
pub(crate) mod alias_subjects;
pub(crate) mod display;
pub(crate) mod extended;
pub(crate) mod format;
pub(crate) mod hex;
mod hooks;
mod known;
pub(crate) mod lexer;
pub(crate) mod lines;
pub(crate) mod near;
pub(crate) mod options;
pub(crate) mod parser;
mod position;
pub(crate) mod printer;
mod recent;
mod scan;
pub(crate) mod spellings;
mod symbol_text;
mod verbatim;

pub use alias_map::AliasMap;
pub(crate) use display::abbreviate;
#[cfg(feature = "pictures")]
pub(crate) use display::beginning;
pub use hooks::{AttributeSyntax, CustomFormat, CustomPrinter, TypeSyntax};
pub(crate) use known::known_type;
pub use lexer::{Lexer, Tok, Token, is_bare_id, unescape};
pub use lines::LineIndex;
pub use options::{Limits, ParserOptions, PrintOptions, Rewrite};
pub(crate) use parser::SizedInteger;
pub use parser::integer_magnitude;
pub use parser::{AsmParser, Checkpoint, Delimiter, Parsed};
pub use position::Position;
pub use printer::{AsmPrinter, Collector, TypeElision};
pub(crate) use recent::Meaning;
pub(crate) use spellings::{HitRate, Place, Spellings};

use crate::attribute::Attribute;
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::types::Type;

/// Parses a text that is a type.
///
/// ```
/// use isogloss::{Context, text::parse_type};
/// let ctx = Context::new();
/// assert_eq!(parse_type(&ctx, "vector<4xi32>")?.to_string(), "vector<4xi32>");
/// assert_eq!(parse_type(&ctx, "vector<4xi32").unwrap_err().span(), Some(11..12));
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
///
/// # Errors
/// A syntax error, or the error of a verifier, with its span.
pub fn parse_type<'c>(context: &'c Context, text: &str) -> Parsed<Type<'c>> {
    parse_type_with(context, text.as_bytes(), ParserOptions::default())
}

/// As [`parse_type`], for any bytes and with options.
///
/// # Errors
/// A syntax error, or the error of a verifier, with its span.
pub fn parse_type_with<'c>(context: &'c Context, text: &[u8], options: ParserOptions) -> Parsed<Type<'c>> {
    whole(context, text, options, |parser| parser.ty())
}

/// As [`parse_type_with`], with the warnings about old spellings.
///
/// ```
/// use isogloss::text::{ParserOptions, parse_type_with_warnings};
/// use isogloss::{Context, llvm};
/// let ctx = Context::with_dialects([llvm::dialect()]);
/// let (ty, warnings) = parse_type_with_warnings(&ctx, b"!llvm.float", ParserOptions::default())?;
/// assert_eq!(ty.to_string(), "f32");
/// assert_eq!(warnings[0].message(), "`!llvm.float` is an old spelling of `f32`");
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
///
/// # Errors
/// A syntax error, or the error of a verifier, with its span.
pub fn parse_type_with_warnings<'c>(
    context: &'c Context,
    text: &[u8],
    options: ParserOptions,
) -> Parsed<(Type<'c>, Vec<Diagnostic>)> {
    whole(context, text, options, |parser| Ok((parser.ty()?, parser.take_warnings())))
}

/// Parses a text that is an attribute.
///
/// # Errors
/// A syntax error, or the error of a verifier, with its span.
pub fn parse_attribute<'c>(context: &'c Context, text: &str) -> Parsed<Attribute<'c>> {
    parse_attribute_with(context, text.as_bytes(), ParserOptions::default())
}

/// As [`parse_attribute`], for any bytes and with options.
///
/// # Errors
/// A syntax error, or the error of a verifier, with its span.
pub fn parse_attribute_with<'c>(
    context: &'c Context,
    text: &[u8],
    options: ParserOptions,
) -> Parsed<Attribute<'c>> {
    whole(context, text, options, |parser| parser.attribute())
}

fn whole<'s, 'c, T>(
    context: &'c Context,
    text: &'s [u8],
    options: ParserOptions,
    read: impl FnOnce(&mut AsmParser<'s, 'c>) -> Parsed<T>,
) -> Parsed<T> {
    let value = AsmParser::new(context, text, options).and_then(|mut parser| {
        let value = read(&mut parser)?;
        if parser.at(Tok::Eof) { Ok(value) } else { Err(parser.error("found trailing characters")) }
    });
    value.map_err(|error| error.in_source(UNNAMED, text))
}

/// The name of a text without a file, in errors and locations: MLIR's.
pub(crate) const UNNAMED: &str = "-";
