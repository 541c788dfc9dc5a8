//! [`Diagnostic`]: an error as a value, with its source range.

use std::fmt;
use std::ops::Range;

/// A source range: byte offsets, from the first byte to one past the last.
pub type Span = Range<usize>;

/// The severity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Severity {
    /// Something that belongs to another diagnostic.
    Note,
    /// Worth a look; the result is valid.
    Warning,
    /// There is no result.
    Error,
}

impl Severity {
    /// The word in the text of a diagnostic: `note`, `warning` or `error`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
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
#[derive(Clone, PartialEq, Eq)]
pub struct Diagnostic(Box<Inner>);

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    severity: Severity,
    message: String,
    span: Option<Span>,
    notes: Vec<Diagnostic>,
}

impl Diagnostic {
    /// A diagnostic of that severity, without a source range.
    #[must_use]
    pub fn new(severity: Severity, message: impl Into<String>) -> Self {
        Self(Box::new(Inner { severity, message: message.into(), span: None, notes: Vec::new() }))
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

    /// The same, with a note that has its own source range.
    #[must_use]
    pub fn with_note(mut self, note: Diagnostic) -> Self {
        self.0.notes.push(note);
        self
    }

    /// The severity.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.0.severity
    }

    /// The text, without place or severity.
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
        write!(f, "{}: {}", self.severity(), self.message())?;
        self.notes().iter().try_for_each(|note| write!(f, "\n{note}"))
    }
}

impl fmt::Debug for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Diagnostic {}
