//! Errors and warnings, and their source ranges.

use super::AsmParser;
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::text::lexer::Tok;

impl AsmParser<'_, '_> {
    /// An error without a span, with the prefix that errors of custom forms have if one is being parsed.
    #[cold]
    pub(crate) fn custom_error(&self, message: String) -> Diagnostic {
        match self.custom_op {
            Some(name) => Diagnostic::error(format!("custom op '{name}' {message}")),
            None => Diagnostic::error(message),
        }
    }

    /// The error with the prefix that errors of custom forms have if one is being parsed.
    pub(in crate::text) fn of_custom_op(&self, error: Diagnostic) -> Diagnostic {
        self.custom_error(error.message().to_owned())
    }

    /// An error at the next token, with the prefix that errors of custom forms have if one is being parsed.
    #[cold]
    pub(crate) fn missing(&self, message: &str) -> Diagnostic {
        match (self.token.kind, self.custom_op) {
            (Tok::Error, _) | (_, None) => self.error(message),
            _ => self.custom_error(message.to_owned()).at(self.span()),
        }
    }

    /// An error at the next token; the lexer's own error if the token is invalid.
    #[cold]
    #[must_use]
    pub fn error(&self, message: impl Into<String>) -> Diagnostic {
        match (self.token.kind, self.lexer.error()) {
            (Tok::Error, Some((at, why))) => {
                Diagnostic::error(why).at(at as usize..(at as usize + 1).min(self.source().len()))
            }
            // An error at the end of the text is placed on the line before.
            (Tok::Eof, _) => {
                Diagnostic::error(message).at(self.source().len().saturating_sub(1)..self.source().len())
            }
            _ => Diagnostic::error(message).at(self.span()),
        }
    }

    /// An error about the next token, which is taken: if it or the token after it is invalid, the error of the lexer.
    /// MLIR consumes such a token, and so reads the one after it, before it examines the consumed one.
    #[cold]
    #[must_use]
    pub fn unless_the_next_is_invalid(&mut self, error: Diagnostic) -> Diagnostic {
        if !self.at(Tok::Error) {
            self.advance();
        }
        if self.at(Tok::Error) { self.error("") } else { error }
    }

    /// An error about something that is missing, placed after the previous token.
    #[cold]
    #[must_use]
    pub fn wrong_token(&self, message: impl Into<String>) -> Diagnostic {
        if self.at(Tok::Error) || self.previous_end == 0 {
            return self.error(message);
        }
        let at = self.after_the_text_before();
        Diagnostic::error(message).at(at..at.max(self.token.start() as usize))
    }

    /// The end of the text before the next token, blanks and comments excepted. As in MLIR: on lines before the
    /// token's, whatever begins with `//` counts as a comment, in a string too; at the end of the text, its last byte
    /// is the token.
    fn after_the_text_before(&self) -> usize {
        let token = match self.token.kind {
            Tok::Eof => self.source().len().saturating_sub(1),
            _ => self.token.start() as usize,
        };
        let mut before = self.source().get(..token).unwrap_or_default();
        loop {
            while let [rest @ .., b' ' | b'\t'] = before {
                before = rest;
            }
            let [lines @ .., b'\n' | b'\r'] = before else {
                return if before.is_empty() { token } else { before.len() };
            };
            let line = memchr::memrchr2(b'\n', b'\r', lines).unwrap_or(0);
            let comment = memchr::memmem::find(&lines[line..], b"//");
            before = comment.map_or(lines, |comment| &lines[..line + comment]);
        }
    }

    /// Adds a warning.
    pub fn warn(&mut self, message: impl Into<String>, span: Span) {
        self.warnings.push(Diagnostic::new(Severity::Warning, message).at(span));
    }

    /// The number of warnings.
    #[inline]
    pub(crate) fn warning_count(&self) -> usize {
        self.warnings.len()
    }

    /// Removes the warnings after the first `count`, of text that is parsed a second time.
    pub(crate) fn forget_warnings(&mut self, count: usize) {
        self.warnings.truncate(count);
    }

    /// Takes the warnings so far.
    pub fn take_warnings(&mut self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.warnings)
    }
}
