//! [`LineIndex`]: conversion of offsets to lines and columns, and diagnostics as text in
//! the format of `mlir-opt`.

use crate::diagnostic::{Diagnostic, Severity, Span};
use std::borrow::Cow;
use std::fmt::Write as _;

/// The offsets of the lines of a text. Lines and columns count from 1, columns in bytes.
///
/// ```
/// use isogloss::text::LineIndex;
/// let index = LineIndex::new(b"ab\ncd");
/// assert_eq!(index.line_column(4), (2, 2));
/// ```
#[derive(Clone, Debug)]
pub struct LineIndex<'s> {
    source: &'s [u8],
    starts: Cow<'s, [u32]>,
    color: bool,
}

/// The terminal's escape sequences that LLVM's tools use.
mod style {
    pub(super) const RESET: &str = "\x1b[0m";
    pub(super) const BOLD: &str = "\x1b[1m";
    pub(super) const RED: &str = "\x1b[0;1;31m";
    pub(super) const GREEN: &str = "\x1b[0;1;32m";
    pub(super) const CYAN: &str = "\x1b[0;1;36m";
    pub(super) const MAGENTA: &str = "\x1b[0;1;35m";
    pub(super) const BLACK: &str = "\x1b[0;1;30m";
}

impl<'s> LineIndex<'s> {
    /// Finds the lines of a text.
    #[must_use]
    pub fn new(source: &'s [u8]) -> Self {
        Self { source, starts: Self::line_starts(source).into(), color: false }
    }

    /// The offset in bytes of each line of a text, for [`Self::with_line_starts`].
    #[must_use]
    pub fn line_starts(text: &[u8]) -> Vec<u32> {
        std::iter::once(0).chain(memchr::memchr_iter(b'\n', text).map(|at| at as u32 + 1)).collect()
    }

    /// The index of a text whose line starts are known. They may belong to a longer text that begins with `source`, so
    /// that the parts of a file share one search for lines.
    #[must_use]
    pub fn with_line_starts(source: &'s [u8], starts: &'s [u32]) -> Self {
        Self { source, starts: starts.into(), color: false }
    }

    /// The same index, with or without colours in diagnostics (`--color`). Off by default.
    #[must_use]
    pub fn color(mut self, color: bool) -> Self {
        self.color = color;
        self
    }

    /// The line and the column of an offset.
    #[must_use]
    pub fn line_column(&self, offset: usize) -> (u32, u32) {
        let line = self.starts.partition_point(|start| *start as usize <= offset).max(1);
        (line as u32, (offset - self.starts[line - 1] as usize) as u32 + 1)
    }

    /// A line's bytes, without the line break.
    #[must_use]
    pub fn line(&self, line: u32) -> &'s [u8] {
        let index = (line as usize).saturating_sub(1);
        let start = self.starts.get(index).map_or(self.source.len(), |start| *start as usize);
        let rest = self.source.get(start..).unwrap_or_default();
        let line = rest.split(|byte| *byte == b'\n').next().unwrap_or_default();
        line.strip_suffix(b"\r").unwrap_or(line)
    }

    /// Whether the text has that line and column. The column after the last byte of the line exists, too.
    #[must_use]
    pub fn contains(&self, line: u32, column: u32) -> bool {
        let before = || {
            let start = *self.starts.get(line.checked_sub(1)? as usize)? as usize;
            self.source.get(start..start + column.checked_sub(1)? as usize)
        };
        before().is_some_and(|before| memchr::memchr2(b'\n', b'\r', before).is_none())
    }

    /// A diagnostic as `mlir-opt` shows it: `NAME:LINE:COLUMN: error: message`,
    /// the line, and a caret below; the notes follow.
    #[must_use]
    pub fn render(&self, name: &str, diagnostic: &Diagnostic) -> String {
        let mut out = String::new();
        self.render_one(name, diagnostic, diagnostic.span(), true, &mut out);
        for note in diagnostic.notes() {
            let own = note.span();
            let snippet = own.is_some();
            self.render_one(name, note, own.or(diagnostic.span()), snippet, &mut out);
        }
        out
    }

    fn render_one(
        &self,
        name: &str,
        diagnostic: &Diagnostic,
        span: Option<Span>,
        snippet: bool,
        out: &mut String,
    ) {
        let severity = diagnostic.severity();
        let Some(span) = span else {
            return self.headline(name, severity, diagnostic.message(), out);
        };
        let (line, column) = self.line_column(span.start.min(self.source.len()));
        self.headline(&format!("{name}:{line}:{column}"), severity, diagnostic.message(), out);
        if snippet {
            self.snippet(line, column, 1, out);
        }
    }

    /// Appends `PLACE: error: message` and a line break, in the format of `mlir-opt`.
    pub fn headline(&self, place: &str, severity: Severity, message: &str, out: &mut String) {
        // Writing into a string does not fail.
        let _ = if self.color {
            use style::{BOLD, RESET};
            let color = match severity {
                Severity::Error => style::RED,
                Severity::Warning => style::MAGENTA,
                Severity::Help => style::CYAN,
                Severity::Note => style::BLACK,
            };
            write!(out, "{BOLD}{place}: {RESET}{color}{severity}: {RESET}{BOLD}{message}\n{RESET}")
        } else {
            writeln!(out, "{place}: {severity}: {message}")
        };
    }

    /// Appends a line and, below it, a caret at a column followed by tildes: at most `width` bytes of the line are
    /// underlined.
    pub fn snippet(&self, line: u32, column: u32, width: u32, out: &mut String) {
        let text = self.line(line);
        let before = text.get(..(column as usize).saturating_sub(1)).unwrap_or(text);
        let _ = writeln!(out, "{}", expand_tabs(text));
        let under = (width as usize).min(text.len().saturating_sub(before.len())).saturating_sub(1);
        let indent = expand_tabs(before).chars().count();
        let caret = format!("{}^{}\n", " ".repeat(indent), "~".repeat(under));
        if self.color {
            out.extend([style::GREEN, &caret, style::RESET]);
        } else {
            out.push_str(&caret);
        }
    }
}

/// The text with tabs as blanks up to the next multiple of eight columns.
fn expand_tabs(text: &[u8]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut column = 0;
    for c in String::from_utf8_lossy(text).chars() {
        let width = if c == '\t' { 8 - column % 8 } else { 1 };
        if c == '\t' {
            out.extend(std::iter::repeat_n(' ', width));
        } else {
            out.push(c);
        }
        column += width;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_columns_and_the_end() {
        let index = LineIndex::new(b"ab\r\n\ncd\n");
        assert_eq!(
            (index.line(1), index.line(2), index.line(3), index.line(4)),
            (&b"ab"[..], &b""[..], &b"cd"[..], &b""[..])
        );
        assert_eq!(
            (index.line_column(0), index.line_column(4), index.line_column(8)),
            ((1, 1), (2, 1), (4, 1))
        );
    }

    #[test]
    fn a_diagnostic_shows_its_line_and_a_caret() {
        let index = LineIndex::new(b"x\n\tfoo ?\n");
        let error = Diagnostic::error("no question").at(7..8).note("look above");
        assert_eq!(
            index.render("a.mlir", &error),
            "a.mlir:2:6: error: no question\n        foo ?\n            ^\na.mlir:2:6: note: look above\n"
        );
    }
}
