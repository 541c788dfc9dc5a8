//! The texts of attributes, of which directives make attributes, and take words.
//!
//! Not here: the texts of types (`type_text`).

use super::affine_indices::MapText;
use super::computed_types::Inputs;
use super::dict::Strings;
use super::projection::{Access, Defaults};
use crate::Attribute;
use crate::Type;
use crate::builtin::{DictionaryAttr, IntegerAttr, StringAttr};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, parse_attribute_with};
use memchr::memmem;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// What was made of texts in a file, which has the same texts again and again.
#[derive(Default)]
pub(in crate::ir::text) struct Made<'c> {
    attributes: FxHashMap<Box<[u8]>, Attribute<'c>>,
    pub(super) types: FxHashMap<Box<str>, Type<'c>>,
    /// The dictionaries with attributes in place of strings.
    pub(super) dictionaries: FxHashMap<Strings<'c>, DictionaryAttr<'c>>,
    /// The types that are computed from others.
    pub(super) computed: FxHashMap<Inputs<'c>, Type<'c>>,
    /// What accesses have if their texts do not say otherwise.
    pub(super) projections: FxHashMap<Access<'c>, Defaults<'c>>,
    /// The text of the last map.
    pub(super) map_text: MapText,
}

/// How many texts of a kind are kept.
const MOST: usize = 4096;

/// Keeps the value of a text.
pub(super) fn keep<K: std::hash::Hash + Eq, V>(known: &mut FxHashMap<K, V>, text: K, value: V) {
    if known.len() >= MOST {
        known.clear();
    }
    known.insert(text, value);
}

/// An attribute by its text. An error is at a range of the source.
pub(super) fn made<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    text: impl AsRef<[u8]>,
    at: Range<usize>,
) -> Parsed<Attribute<'c>> {
    let text = text.as_ref();
    if let Some(known) = parser.made.attributes.get(text) {
        return Ok(*known);
    }
    let (context, options) = (parser.asm().context(), parser.asm().options().clone());
    let value = parse_attribute_with(context, text, options);
    let value = value.map_err(|error| parser.error_at(error.message(), at))?;
    // The same text is another `distinct` attribute each time.
    if memmem::find(text, b"distinct").is_none() {
        keep(&mut parser.made.attributes, text.into(), value);
    }
    Ok(value)
}

/// As [`made`], with an error at the next token.
pub(super) fn made_here<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    text: impl AsRef<[u8]>,
) -> Parsed<Attribute<'c>> {
    let at = parser.asm().span();
    made(parser, text, at)
}

/// Sets an argument to the attribute of a text, with an error at the next token.
pub(super) fn set<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &mut Arguments<'c>,
    argument: &OpArgument,
    text: &str,
) -> Parsed<()> {
    let value = made_here(parser, text)?;
    arguments.set_property(argument, value);
    Ok(())
}

/// Adds an attribute that the operation need not declare. `at` is the position of an error about it.
pub(super) fn set_undeclared<'c>(
    arguments: &mut Arguments<'c>,
    name: &str,
    value: Attribute<'c>,
    at: usize,
) -> Parsed<()> {
    let context = value.context();
    arguments
        .dictionaries
        .push((DictionaryAttr::get(context, [(StringAttr::get(context, name), value)])?, at));
    Ok(())
}

/// Parses an attribute, or an integer without its type, which the format spells.
pub(super) fn attribute_or_integer<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    ty: Option<&'static str>,
) -> Parsed<Attribute<'c>> {
    match ty {
        Some(ty) => {
            let ty = parser.known_type(ty)?;
            Ok(IntegerAttr::get(ty, parser.integer()?).into())
        }
        None => parser.asm().attribute(),
    }
}

/// Prints an attribute, or an integer without its type.
pub(super) fn print_attribute_or_integer<'c>(
    printer: &mut OpPrinter<'_, '_, 'c>,
    value: Attribute<'c>,
    ty: Option<&'static str>,
) {
    let number = ty.and_then(|_| value.dyn_cast::<IntegerAttr<'_>>()?.to_i64());
    match number {
        Some(number) => printer.asm().integer(number),
        None => printer.attribute(value),
    }
}

/// The part of a text between its beginning and its end.
pub(super) fn between<'t>(text: &'t str, before: &str, after: &str) -> Option<&'t str> {
    text.strip_prefix(before)?.strip_suffix(after)
}

/// The word of an attribute between the beginning and the end of its text, or its whole text: an operation that was not
/// verified may have any attribute.
pub(super) fn word(op: OpRef<'_, '_>, attribute: &OpArgument, before: &str, after: &str) -> Option<String> {
    let text = attribute.property_of(op)?.to_string();
    Some(between(&text, before, after).unwrap_or(&text).to_owned())
}
