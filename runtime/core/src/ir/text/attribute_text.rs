//! Attributes made from texts, and texts taken from attributes: for directives and custom forms that do not use MLIR's
//! attribute syntax.
//!
//! Not here: the texts of types ([`type_text`](super::type_text)).

use super::made::keep;
use super::parse::OpParser;
use super::print::OpPrinter;
use crate::Attribute;
use crate::builtin::{IntegerAttr, StringAttr};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::text::{Parsed, parse_attribute_with};
use memchr::memmem;
use std::borrow::Cow;
use std::ops::Range;

/// Makes an attribute of its text. `at` is the range of the source that an error is about. Attributes are cached by their
/// texts as long as a file is parsed.
///
/// # Errors
/// If the text is not an attribute.
pub fn made<'c>(
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

/// As [`made`], with errors at the next token.
///
/// # Errors
/// If the text is not an attribute.
pub fn made_here<'c>(parser: &mut OpParser<'_, '_, 'c>, text: impl AsRef<[u8]>) -> Parsed<Attribute<'c>> {
    let at = parser.asm().span();
    made(parser, text, at)
}

/// Sets an argument to the attribute of a text, with errors at the next token.
///
/// # Errors
/// If the text is not an attribute.
pub fn set<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &mut Arguments<'c>,
    argument: &OpArgument,
    text: &str,
) -> Parsed<()> {
    let value = made_here(parser, text)?;
    arguments.set_property(argument, value);
    Ok(())
}

/// Parses an attribute; with a type, an integer of this type, which the text does not have.
///
/// # Errors
/// If the text is malformed.
pub fn attribute_or_integer<'c>(
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

/// Prints an attribute; with a type, an integer without its type. The counterpart of [`attribute_or_integer`].
pub fn print_attribute_or_integer<'c>(
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

/// The part of a text between a beginning and an end; `None` if it does not have both.
#[must_use]
pub fn between<'t>(text: &'t str, before: &str, after: &str) -> Option<&'t str> {
    text.strip_prefix(before)?.strip_suffix(after)
}

/// The text of an argument's attribute between a beginning and an end, `add` of `#d.kind<add>`; its whole text, if it does not
/// have both: an operation that was not verified may have any attribute. `None` without the attribute.
#[must_use]
pub fn word(op: OpRef<'_, '_>, attribute: &OpArgument, before: &str, after: &str) -> Option<String> {
    let text = attribute.property_of(op)?.to_string();
    Some(between(&text, before, after).unwrap_or(&text).to_owned())
}

/// Parses a name, which is a keyword or a string, as a string attribute.
///
/// # Errors
/// If the next token is neither.
pub fn name<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Parsed<Attribute<'c>> {
    let asm = parser.asm();
    let quoted = asm.optional_string().map(Cow::into_owned);
    let found = quoted.or_else(|| asm.optional_keyword().map(|word| word.as_bytes().to_vec()));
    let found = found.ok_or_else(|| parser.error("expected a name"))?;
    Ok(StringAttr::get(parser.asm().context(), &found).into())
}

/// Prints a name that [`name`] parses: as a keyword if it can be one.
pub fn print_name<'c>(printer: &mut OpPrinter<'_, '_, 'c>, name: Option<&Attribute<'c>>) {
    match name.map(|name| (name, name.dyn_cast::<StringAttr<'_>>())) {
        Some((_, Some(text))) => printer.asm().keyword_or_string(text.bytes()),
        // An operation that was not verified may have any attributes.
        Some((other, None)) => printer.attribute(*other),
        None => printer.write("\"\""),
    }
}
