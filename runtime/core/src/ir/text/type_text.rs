//! Types that are made of texts, and parts of the texts of types: for types that only the C++ of their dialect reads.
//!
//! Not here: the texts of attributes ([`attribute_text`](super::attribute_text)).

use super::made::keep;
use super::parse::OpParser;
use crate::Type;
use crate::text::{Parsed, parse_type_with};

/// Makes a type of its text. Types are cached by their texts as long as a file is parsed.
///
/// # Errors
/// At the next token, if the text is not a type.
pub fn made<'c>(parser: &mut OpParser<'_, '_, 'c>, text: &str) -> Parsed<Type<'c>> {
    if let Some(known) = parser.made.types.get(text) {
        return Ok(*known);
    }
    let (context, options) = (parser.asm().context(), parser.asm().options().clone());
    let span = parser.asm().span();
    let ty = parse_type_with(context, text.as_bytes(), options).map_err(|error| {
        parser.error_at(format_args!("has a type that cannot be made: {}", error.message()), span)
    })?;
    if !text.contains("distinct") {
        keep(&mut parser.made.types, text.into(), ty);
    }
    Ok(ty)
}

/// As [`made`], for a part of the text of another type, in which types of the dialect may lack this prefix.
///
/// # Errors
/// At the next token, if the text is not a type.
pub fn made_of_part<'c>(parser: &mut OpParser<'_, '_, 'c>, part: &str, prefix: &str) -> Parsed<Type<'c>> {
    let part = part.trim();
    if part.starts_with(['!', '(']) || prefix.is_empty() {
        made(parser, part)
    } else {
        made(parser, &format!("{prefix}{part}"))
    }
}

/// The text between the first `<` and the last `>`.
#[must_use]
pub fn inside(text: &str) -> &str {
    let inside = text.split_once('<').and_then(|(_, rest)| rest.rsplit_once('>'));
    inside.map_or("", |(inside, _)| inside)
}

/// The parts of a text between commas that are in no brackets and in no string.
pub fn parts(text: &str) -> impl Iterator<Item = &str> {
    let (mut depth, mut before, mut quoted) = (0_usize, b' ', false);
    text.split(move |character: char| {
        quoted ^= character == '"';
        match character {
            _ if quoted => {}
            '<' | '(' | '[' | '{' => depth += 1,
            '>' if before == b'-' => {}
            '>' | ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = if character.is_ascii() { character as u8 } else { b' ' };
        character == ',' && depth == 0 && !quoted
    })
    .filter(|part| !part.trim().is_empty())
}

/// The number between a beginning and an end of a text.
#[must_use]
pub fn number(text: &str, before: &str, after: &str) -> Option<u64> {
    text.strip_prefix(before)?.strip_suffix(after)?.parse().ok()
}
