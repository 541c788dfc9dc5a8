//! The common part of the formats of types, attributes and operations: literals, white space and optional groups. Their
//! other elements are parts, which the implementations of the two traits handle.

use crate::def::FormatElement;
use crate::diagnostic::{Diagnostic, Severity};
use crate::text::{AsmParser, Parsed};

/// The elements of a format, or of a group of it.
type Elements<P, A> = &'static [FormatElement<P, A>];

/// Whether a part begins at the next token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Begins {
    No,
    Yes,
    /// It does, and has been parsed.
    Parsed,
}

impl Begins {
    pub(crate) const fn here(begins: bool) -> Self {
        if begins { Self::Yes } else { Self::No }
    }
}

/// The errors of a part that are about the form that the part belongs to. Other errors are about a value, a nested type
/// or a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FormErrors {
    None,
    /// Errors at the first token of the part.
    First,
    All,
}

/// The error, with the form as help if it is a syntax error at the token at `start`, or before it, and has no help.
#[cold]
pub(crate) fn with_form(error: Diagnostic, start: u32, form: impl FnOnce() -> String) -> Diagnostic {
    let message = error.message();
    let message = match message.strip_prefix("custom op '").and_then(|rest| rest.split_once("' ")) {
        Some((_, rest)) => rest,
        None => message,
    };
    let is_at_start = error.span().is_some_and(|span| span.start <= start as usize);
    // An error that lists the accepted words is about the word.
    if !is_at_start || !message.starts_with("expected ") || message.contains("one of ") {
        return error;
    }
    error.or_help(|| Diagnostic::new(Severity::Help, format!("the form is `{}`", form())))
}

/// Parses text by the elements of formats. `F` holds the parsed parts.
pub(crate) trait FormatParser<'s, 'c, F> {
    type Part: 'static;
    type Anchor: 'static;

    fn asm(&mut self) -> &mut AsmParser<'s, 'c>;

    /// Parses a part, which `rest` follows.
    fn part(
        &mut self,
        found: &mut F,
        part: &'static Self::Part,
        rest: Elements<Self::Part, Self::Anchor>,
    ) -> Parsed<()>;

    /// Whether a part, the first one of an optional group, begins here.
    fn begins(&mut self, found: &mut F, part: &'static Self::Part) -> Parsed<Begins>;

    /// The whole form, for help.
    fn form(&self, found: &F) -> String;

    fn form_errors(part: &'static Self::Part) -> FormErrors;

    /// Parses a keyword or punctuation.
    fn keyword_or_mark(&mut self, text: &'static str) -> Parsed<()> {
        self.asm().literal(text)
    }

    fn elements(&mut self, found: &mut F, elements: Elements<Self::Part, Self::Anchor>) -> Parsed<()> {
        for (position, element) in elements.iter().enumerate() {
            let start = self.asm().token().start();
            match element {
                FormatElement::Literal { text, .. } => self
                    .keyword_or_mark(text)
                    .map_err(|error| with_form(error, start, || self.form(found)))?,
                FormatElement::Whitespace(_) => {}
                FormatElement::Part { part, .. } => {
                    self.part(found, part, &elements[position + 1..]).map_err(
                        |error| match Self::form_errors(part) {
                            FormErrors::None => error,
                            FormErrors::First => with_form(error, start, || self.form(found)),
                            FormErrors::All => with_form(error, u32::MAX, || self.form(found)),
                        },
                    )?;
                }
                FormatElement::Optional { then, otherwise, .. } => {
                    let rest = self.group_start(found, then)?;
                    self.elements(found, rest.unwrap_or(otherwise))?;
                }
            }
        }
        Ok(())
    }

    /// The elements of a group that are still to be parsed, if its first element begins here.
    fn group_start(
        &mut self,
        found: &mut F,
        group: Elements<Self::Part, Self::Anchor>,
    ) -> Parsed<Option<Elements<Self::Part, Self::Anchor>>> {
        let first = group.iter().position(|element| !matches!(element, FormatElement::Whitespace(_)));
        let Some((first, rest)) = first.and_then(|first| group[first..].split_first()) else {
            return Ok(Some(&[]));
        };
        let begins = match first {
            FormatElement::Literal { text, .. } => Begins::here(self.asm().at_literal(text)),
            FormatElement::Part { part, .. } => self.begins(found, part)?,
            FormatElement::Whitespace(_) | FormatElement::Optional { .. } => Begins::Yes,
        };
        Ok(match begins {
            Begins::No => None,
            Begins::Yes => Some(group),
            Begins::Parsed => Some(rest),
        })
    }
}

/// Prints text by the elements of formats. `O` is the printed object.
pub(crate) trait FormatPrinter<O: Copy> {
    type Part: 'static;
    type Anchor: 'static;

    fn text(&mut self, text: &'static str);

    fn white_space(&mut self, text: &'static str);

    /// Whether text is printed at all.
    fn has_text(&self) -> bool {
        true
    }

    /// Prints a part; `space`: after a space, if the part has text.
    fn part(&mut self, of: O, part: &'static Self::Part, space: bool);

    /// Whether the anchor of a group is present.
    fn is_present(&self, of: O, anchor: &'static Self::Anchor) -> bool;

    fn space(&mut self, space: bool) {
        if space {
            self.text(" ");
        }
    }

    fn elements(&mut self, of: O, elements: Elements<Self::Part, Self::Anchor>) {
        let has_text = self.has_text();
        for element in elements {
            match element {
                FormatElement::Literal { .. } | FormatElement::Whitespace(_) if !has_text => {}
                FormatElement::Literal { text, space } => {
                    self.space(*space);
                    self.text(text);
                }
                FormatElement::Whitespace(text) => self.white_space(text),
                FormatElement::Part { part, space } => self.part(of, part, *space),
                FormatElement::Optional { anchor, inverted, then, otherwise } => {
                    let branch = if self.is_present(of, anchor) != *inverted { then } else { otherwise };
                    self.elements(of, branch);
                }
            }
        }
    }
}
