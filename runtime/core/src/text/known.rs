//! [`known_type`]: types that definitions spell.

use crate::{Context, Diagnostic, Type, builtin};

/// Parses a type that a definition spells.
///
/// # Errors
/// If the text is not a type of the context.
pub(crate) fn known_type<'c>(context: &'c Context, text: &str) -> Result<Type<'c>, Diagnostic> {
    let width = text.strip_prefix('i').and_then(|digits| digits.parse::<u8>().ok());
    if let Some(width @ 1..=128) = width {
        return Ok(context.integer(width.into()));
    }
    match builtin::singleton(context, text.as_bytes()) {
        Some(ty) => Ok(ty),
        None => super::parse_type(context, text),
    }
}
