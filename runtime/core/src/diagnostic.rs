//! [`Diagnostic`]: an error as a value, with its source range.

use crate::Attribute;
use crate::builtin::{Location, UnknownLoc};
use crate::ir::{OpId, OpRef};
use crate::text::{LineIndex, Position};
use std::fmt;
use std::ops::Range;

/// A source range: byte offsets, from the first byte to one past the last.
pub type Span = Range<usize>;

/// The severity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Severity {
    /// What to do about another diagnostic. MLIR has no such messages: `--verify-diagnostics` does not ask for them.
    Help,
    /// Something that belongs to another diagnostic.
    Note,
    /// Worth a look; the result is valid.
    Warning,
    /// There is no result.
    Error,
}

impl Severity {
    /// The word in the text of a diagnostic: `help`, `note`, `warning` or `error`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Help => "help",
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An error, a warning or a note, with its source range.
///
/// One pointer in size, so that `Result<T, Diagnostic>` stays cheap.
///
/// ```
/// use isogloss::Diagnostic;
/// let error = Diagnostic::error("a matrix has at least one row").at(7..8);
/// assert_eq!(error.to_string(), "error: a matrix has at least one row");
/// assert_eq!(error.span(), Some(7..8));
/// ```
///
/// # Rendering
///
/// `{}` prints the severity, the message and the notes. `{:#}` and `{:?}` also print the position and the source line,
/// if the diagnostic knows its source: [`Ir::parse`](crate::ir::Ir::parse), [`parse_type`](crate::text::parse_type) and
/// [`parse_attribute`](crate::text::parse_attribute) attach it. So a `main` that returns the error shows the position
/// of the mistake:
///
/// ```
/// use isogloss::{Context, ir::Ir};
/// fn run() -> Result<(), Box<dyn std::error::Error>> {
///     let ctx = Context::new();
///     Ir::parse(&ctx, "module {\n  \"t.one\"() : ()\n}")?;
///     Ok(())
/// }
/// let error = run().unwrap_err();
/// assert_eq!(
///     format!("Error: {error:?}"),
///     "Error: -:2:17: error: expected '->' in function type\n  \"t.one\"() : ()\n                ^"
/// );
/// ```
///
/// [`Diagnostic::in_source`] attaches the text with the name of its file. [`LineIndex::render`] renders many
/// diagnostics of one text, plain or coloured:
///
/// ```
/// use isogloss::{Context, Diagnostic, ir::Ir, text::LineIndex};
/// let (name, text) = ("a.mlir", "\"t.one\"(");
/// let error = Ir::parse(&Context::new(), text).unwrap_err();
/// let plain = "a.mlir:1:8: error: expected ')' to end operand list\n\"t.one\"(\n       ^";
/// assert_eq!(format!("{:#}", error.clone().in_source(name, text.as_bytes())), plain);
/// let lines = LineIndex::new(text.as_bytes());
/// assert_eq!(lines.render(name, &error), format!("{plain}\n"));
/// let coloured = lines.color(true).render(name, &error);
/// assert!(coloured.contains("\x1b[0;1;31merror: "));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Diagnostic(Box<Inner>);

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    severity: Severity,
    message: String,
    span: Option<Span>,
    op: Option<OpId>,
    notes: Vec<Diagnostic>,
    excerpt: Option<Excerpt>,
}

/// The maximum number of bytes of a message, and the bytes of its end that remain if it is cut. A message may quote a
/// type with a long text.
const MESSAGE_BYTES: usize = 64 << 10;
const MESSAGE_END: usize = 4 << 10;

/// The message, without its middle if it is too long.
fn shortened(message: String) -> String {
    if message.len() <= MESSAGE_BYTES { message } else { cut_middle(&message) }
}

#[cold]
fn cut_middle(message: &str) -> String {
    let is_boundary = |at: &usize| message.is_char_boundary(*at);
    let start = (0..=MESSAGE_BYTES - MESSAGE_END).rev().find(is_boundary).unwrap_or(0);
    let end = (message.len() - MESSAGE_END..).find(is_boundary).unwrap_or(message.len());
    [&message[..start], "...", &message[end..]].concat()
}

/// The position of a diagnostic in a file, and the line there.
#[derive(Clone, PartialEq, Eq)]
struct Excerpt {
    /// `FILE:LINE:COLUMN`.
    position: String,
    /// The line and the column, if known.
    at: Option<Position>,
    /// The line and the caret below it; empty for a note without a source range of its own, and for a location.
    snippet: String,
}

/// The bytes of a long line that an excerpt shows on each side of the position.
const EXCERPT_REACH: usize = 120;

impl Excerpt {
    fn new(name: &str, text: &[u8], offset: usize) -> Self {
        let offset = offset.min(text.len());
        let line = memchr::memchr_iter(b'\n', &text[..offset]).count() + 1;
        let start = memchr::memrchr(b'\n', &text[..offset]).map_or(0, |at| at + 1);
        let end = memchr::memchr(b'\n', &text[offset..]).map_or(text.len(), |at| offset + at);
        let column = offset - start;
        let (from, to) = (start.max(offset.saturating_sub(EXCERPT_REACH)), end.min(offset + EXCERPT_REACH));
        let mut snippet = String::new();
        LineIndex::new(&text[from..to]).snippet(1, (offset - from) as u32 + 1, 1, &mut snippet);
        snippet.truncate(snippet.trim_end().len());
        let at = Position { line: line as u32, column: column as u32 + 1 };
        Self { position: format!("{name}:{}:{}", at.line, at.column), at: Some(at), snippet }
    }

    /// The offset of a position that is in a text.
    fn offset(at: Position, text: &[u8]) -> Option<usize> {
        let before = (at.line as usize).checked_sub(1)?;
        let start = match before.checked_sub(1) {
            None => 0,
            Some(breaks) => memchr::memchr_iter(b'\n', text).nth(breaks)? + 1,
        };
        let offset = start + (at.column as usize).checked_sub(1)?;
        (offset <= text.len() && memchr::memchr(b'\n', &text[start..offset]).is_none()).then_some(offset)
    }
}

impl Diagnostic {
    /// A diagnostic of that severity, without a source range.
    #[must_use]
    pub fn new(severity: Severity, message: impl Into<String>) -> Self {
        Self(Box::new(Inner {
            severity,
            message: shortened(message.into()),
            span: None,
            op: None,
            notes: Vec::new(),
            excerpt: None,
        }))
    }

    /// An error without a source range: a verifier does not know where its
    /// parameters were; the parser that called it does.
    #[must_use]
    pub fn error(message: impl Into<String>) -> Self {
        Self::new(Severity::Error, message)
    }

    /// The same, with that source range.
    #[must_use]
    pub fn at(mut self, span: Span) -> Self {
        self.0.span = Some(span);
        self.0.excerpt = None;
        self
    }

    /// The same, located at an operation, for an error about an operation nested in the verified one. By default it is
    /// located at the verified operation.
    #[must_use]
    pub fn at_op(mut self, op: OpRef<'_, '_>) -> Self {
        self.0.op = Some(op.id());
        self
    }

    /// The operation that the error is located at.
    pub(crate) fn op(&self) -> Option<OpId> {
        self.0.op
    }

    /// The same, with a message that begins with `'dialect.name' op`, as [`OpRef::error`] makes it, unless it begins with a name in quotes.
    pub(crate) fn naming_op(mut self, name: &str) -> Self {
        if !self.0.message.starts_with('\'') {
            self.0.message = shortened(format!("'{name}' op {}", self.0.message));
        }
        self
    }

    /// The same, with that source range unless it has one.
    #[must_use]
    pub fn with_default_span(mut self, span: Span) -> Self {
        self.0.span.get_or_insert(span);
        self
    }

    /// The same, with another note.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.0.notes.push(Self::new(Severity::Note, note));
        self
    }

    /// The same, with a line of advice. Notes are for facts.
    #[must_use]
    pub fn help(self, help: impl Into<String>) -> Self {
        self.with_note(Self::new(Severity::Help, help))
    }

    /// The same, with another line of advice, unless it has one.
    pub(crate) fn or_help(self, help: impl FnOnce() -> Diagnostic) -> Self {
        if self.notes().iter().any(|note| note.severity() == Severity::Help) {
            self
        } else {
            self.with_note(help())
        }
    }

    /// The same, with a note that is located at another operation.
    #[must_use]
    pub fn note_at(self, op: OpRef<'_, '_>, note: impl Into<String>) -> Self {
        self.with_note(Self::new(Severity::Note, note).at_op(op))
    }

    /// The same, with a note that has its own source range.
    #[must_use]
    pub fn with_note(mut self, note: Diagnostic) -> Self {
        self.0.notes.push(note);
        self
    }

    /// The same, with the position and the source line for `{:#}` and `{:?}`. `text` is the source of the span, and
    /// `name` the name of its file. A long line is cut to the part around the position. Notes without a source range
    /// get the position of the diagnostic.
    ///
    /// A diagnostic with the position of a location, as the verifier returns them, gets the line if its file has that
    /// name, and so does each note at another position.
    #[must_use]
    pub fn in_source(mut self, name: &str, text: &[u8]) -> Self {
        if let Some(span) = self.span() {
            let excerpt = Excerpt::new(name, text, span.start);
            let position = &excerpt.position;
            let notes = std::mem::take(&mut self.0.notes).into_iter().map(|mut note| {
                if note.span().is_some() {
                    return note.in_source(name, text);
                }
                let (position, at) = (position.clone(), excerpt.at);
                note.0.excerpt = Some(Excerpt { position, at, snippet: String::new() });
                note
            });
            self.0.notes = notes.collect();
            self.0.excerpt = Some(excerpt);
        } else if self.0.excerpt.is_some() {
            self.add_lines(name, text, None);
        }
        self
    }

    /// Adds the lines of a text to the positions in it; a note at the position of the diagnostic gets no line.
    fn add_lines(&mut self, name: &str, text: &[u8], outer: Option<Position>) {
        let at = self.0.excerpt.as_ref().and_then(|excerpt| excerpt.at);
        if let (Some(excerpt), Some(at)) = (&mut self.0.excerpt, at.filter(|_| at != outer))
            && excerpt.snippet.is_empty()
            && let Some(offset) = Excerpt::offset(at, text)
        {
            let found = Excerpt::new(name, text, offset);
            if found.position == excerpt.position {
                *excerpt = found;
            }
        }
        self.0.notes.iter_mut().for_each(|note| note.add_lines(name, text, at));
    }

    /// The same, with the position of a location: its first position in a file, or its text if it has none.
    #[must_use]
    pub fn at_location(mut self, location: Location<'_>) -> Self {
        let position = match location.file_range() {
            Some(file) => {
                let name = String::from_utf8_lossy(file.filename().bytes());
                let at = Position { line: file.start_line(), column: file.start_column() };
                Some((format!("{name}:{}:{}", at.line, at.column), Some(at)))
            }
            None if Attribute::from(location).isa::<UnknownLoc<'_>>() => None,
            None => Some((location.to_string(), None)),
        };
        self.0.excerpt = position.map(|(position, at)| Excerpt { position, at, snippet: String::new() });
        self
    }

    /// The severity.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.0.severity
    }

    /// The text, without position or severity.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The source range, in bytes of the text that was read.
    #[must_use]
    pub fn span(&self) -> Option<Span> {
        self.0.span.clone()
    }

    /// The notes that belong to it.
    #[must_use]
    pub fn notes(&self) -> &[Diagnostic] {
        &self.0.notes
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let excerpt = self.0.excerpt.as_ref().filter(|_| f.alternate());
        if let Some(excerpt) = excerpt {
            write!(f, "{}: ", excerpt.position)?;
        }
        write!(f, "{}: {}", self.severity(), self.message())?;
        if let Some(excerpt) = excerpt.filter(|excerpt| !excerpt.snippet.is_empty()) {
            write!(f, "\n{}", excerpt.snippet)?;
        }
        self.notes().iter().try_for_each(|note| {
            f.write_str("\n")?;
            fmt::Display::fmt(note, f)
        })
    }
}

impl fmt::Debug for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:#}")
    }
}

impl std::error::Error for Diagnostic {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_have_positions_too() {
        let text = b"first\n\tsecond\r\nthird\n";
        let declared = Diagnostic::new(Severity::Note, "declared here").at(1..2);
        let error = Diagnostic::error("twice").at(9..10).note("remove it").with_note(declared);
        assert_eq!(format!("{error:?}"), "error: twice\nnote: remove it\nnote: declared here");
        let error = error.in_source("a.mlir", text);
        let shown = "a.mlir:2:4: error: twice\n        second\n          ^\na.mlir:2:4: note: remove it\n\
                     a.mlir:1:2: note: declared here\nfirst\n ^";
        assert_eq!(format!("{error:#}"), shown);
        assert_eq!(format!("{error:?}"), shown);
        assert_eq!(error.to_string(), "error: twice\nnote: remove it\nnote: declared here");
        // A new span is one of another text.
        assert_eq!(
            format!("{:?}", Diagnostic::error("x").at(0..1).in_source("a", b"y").at(3..4)),
            "error: x"
        );
    }

    #[test]
    fn of_a_long_line_a_part_is_shown() {
        let text = [b"x".repeat(5000), b"?".to_vec(), b"y".repeat(5000)].concat();
        let error = Diagnostic::error("no question").at(5000..5001).in_source("a", &text);
        let shown = format!("{error:?}");
        assert!(shown.starts_with("a:1:5001: error: no question\nxxx"), "{shown}");
        let lines: Vec<&str> = shown.lines().collect();
        assert_eq!((lines.len(), lines[1].len(), lines[2].len()), (3, 2 * EXCERPT_REACH, EXCERPT_REACH + 1));
        assert_eq!(lines[1].as_bytes()[EXCERPT_REACH], b'?');
        // After the last byte of a text.
        let end = Diagnostic::error("too short").at(9..9).in_source("a", b"ab");
        assert_eq!(format!("{end:?}"), "a:1:3: error: too short\nab\n  ^");
    }
}
