//! Texts of the input with their source ranges, and hints for unknown names in them.

use crate::grammar::SyntaxError;
use isogloss_tablegen::{Diagnostic, Span};
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// A text of the input, and a function from a part of it to its source range.
#[derive(Clone, Copy)]
pub struct Text<'a> {
    /// The text.
    pub text: &'a str,
    /// The source range of a part of it.
    pub locate: &'a dyn Fn(Range<usize>) -> Span,
}

impl Text<'_> {
    /// The source range of a part of the text.
    #[must_use]
    pub fn at(&self, range: Range<usize>) -> Span {
        (self.locate)(range)
    }

    /// An error at a part of the text.
    pub(crate) fn error(
        &self,
        code: &'static str,
        range: Range<usize>,
        message: impl Into<String>,
    ) -> Diagnostic {
        Diagnostic::error(message).code(code).at(self.at(range))
    }

    pub(crate) fn syntax_error(&self, code: &'static str, error: SyntaxError) -> Diagnostic {
        self.error(code, error.range, error.message)
    }
}

/// The closest known name, or else the only one with this prefix.
pub(crate) fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    isogloss_tablegen::closest(name, known.iter().copied()).or_else(|| {
        let mut longer = known.iter().filter(|known| !name.is_empty() && known.starts_with(name));
        longer.next().copied().filter(|_| longer.next().is_none())
    })
}

/// The help for an unknown name: the nearest known one, or all if they are few.
pub(crate) fn name_help(name: &str, known: &[&str], sigil: &str, what: &str) -> Option<String> {
    const FEW: usize = 8;
    if let Some(near) = nearest(name, known) {
        return Some(format!("did you mean `{sigil}{near}`?"));
    }
    let all: Vec<String> = known.iter().map(|known| format!("`{sigil}{known}`")).collect();
    match all.as_slice() {
        [only] => Some(format!("its only {what} is {only}")),
        several if (2..=FEW).contains(&several.len()) => Some(format!("its {what}s are {}", all.join(", "))),
        _ => None,
    }
}

/// An owned [`Text`].
pub struct Piece<'a> {
    text: Cow<'a, str>,
    locate: Box<dyn Fn(Range<usize>) -> Span + 'a>,
}

impl<'a> Piece<'a> {
    /// A text, and a function from a part of it to its source range.
    pub fn new(text: impl Into<Cow<'a, str>>, locate: impl Fn(Range<usize>) -> Span + 'a) -> Self {
        Self { text: text.into(), locate: Box::new(locate) }
    }

    /// The borrowed text.
    #[must_use]
    pub fn text(&self) -> Text<'_> {
        Text { text: &self.text, locate: &self.locate }
    }
}

impl fmt::Debug for Piece<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

impl fmt::Debug for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

/// The known name that is closest to an unknown one, for a hint "did you mean".
#[must_use]
pub fn closest_name<'k>(name: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    isogloss_tablegen::closest(name, known)
}
