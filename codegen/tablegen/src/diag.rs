//! Diagnostics as values: what is wrong, where, why there, and what may help.
//!
//! Nothing here prints; see [`Renderer`](crate::Renderer) for the text form.
//! The types know nothing of TableGen, so that a generator built on this crate
//! reports its own errors with them, in the same [`SourceMap`](crate::SourceMap).

use std::fmt;

use crate::{Dependencies, SourceMap, Span};

/// How grave a [`Diagnostic`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The input is wrong; there is no result.
    Error,
    /// The input is accepted but probably not what was meant.
    Warning,
    /// Told on request of the input: `dump`.
    Note,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        })
    }
}

/// A place that a diagnostic shows, with what to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Label {
    /// The place.
    pub span: Span,
    /// What is said beside it; may be empty.
    pub message: String,
    /// Whether this is where the fault lies, not only what it has to do with.
    pub primary: bool,
}

/// A step of the way that led to a place: an instantiation, a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Frame {
    /// Where the step was taken.
    pub span: Span,
    /// What it was, as in ``in instantiation of class `A` ``.
    pub message: String,
}

/// One report to the author of a definition file.
///
/// ```
/// use isogloss_tablegen::{Diagnostic, Renderer, SourceMap};
///
/// let mut sources = SourceMap::new();
/// let file = sources.add("a.td", "def Square : Shap;\n");
/// let diagnostic = Diagnostic::error("unknown class `Shap`")
///     .at(sources.span(file, 13..17))
///     .help("did you mean `Shape`?");
/// let text = Renderer::plain().render(&diagnostic, &sources);
/// assert!(text.starts_with("a.td:1:14: error: unknown class `Shap`\n"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Diagnostic {
    /// How grave it is.
    pub severity: Severity,
    /// A stable code, such as `E0123`, that documentation can describe.
    pub code: Option<&'static str>,
    /// One line that says what is wrong.
    pub message: String,
    /// The places; the first primary one is *the* place.
    pub labels: Vec<Label>,
    /// Further facts.
    pub notes: Vec<String>,
    /// What may help.
    pub help: Vec<String>,
    /// The way to the place, innermost step first.
    pub trace: Vec<Frame>,
}

impl Diagnostic {
    /// A diagnostic without places.
    pub fn new(severity: Severity, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity,
            code: None,
            message: message.into(),
            labels: Vec::new(),
            notes: Vec::new(),
            help: Vec::new(),
            trace: Vec::new(),
        }
    }

    /// An error without places.
    pub fn error(message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Error, message)
    }

    /// A warning without places.
    pub fn warning(message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Warning, message)
    }

    /// Sets the stable code.
    #[must_use]
    pub fn code(mut self, code: &'static str) -> Diagnostic {
        self.code = Some(code);
        self
    }

    /// Adds a primary place without words.
    #[must_use]
    pub fn at(self, span: Span) -> Diagnostic {
        self.primary(span, "")
    }

    /// Adds a primary place.
    #[must_use]
    pub fn primary(mut self, span: Span, message: impl Into<String>) -> Diagnostic {
        self.labels.push(Label { span, message: message.into(), primary: true });
        self
    }

    /// Adds a place that has to do with the fault.
    #[must_use]
    pub fn secondary(mut self, span: Span, message: impl Into<String>) -> Diagnostic {
        self.labels.push(Label { span, message: message.into(), primary: false });
        self
    }

    /// Adds a fact.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Diagnostic {
        self.notes.push(note.into());
        self
    }

    /// Adds a hint.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help.push(help.into());
        self
    }

    /// Adds the next step outwards of the way to the place.
    #[must_use]
    pub fn frame(mut self, span: Span, message: impl Into<String>) -> Diagnostic {
        self.trace.push(Frame { span, message: message.into() });
        self
    }

    /// The place: that of the first primary label, else of the first label,
    /// else [`Span::NONE`].
    #[must_use]
    pub fn span(&self) -> Span {
        let primary = self.labels.iter().find(|label| label.primary);
        primary.or(self.labels.first()).map_or(Span::NONE, |label| label.span)
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.severity, self.message)
    }
}

/// Why there are no records: everything that was found wrong, with the texts
/// that the places are in.
///
/// `Display` gives the plain rendering of all of it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Errors {
    /// The texts.
    pub sources: SourceMap,
    /// All diagnostics, in the order of finding; warnings too.
    pub diagnostics: Vec<Diagnostic>,
    /// What was opened and looked for until then.
    pub dependencies: Dependencies,
}

impl Errors {
    /// Errors of a later step, in texts that TableGen has read.
    #[must_use]
    pub const fn new(sources: SourceMap, diagnostics: Vec<Diagnostic>, dependencies: Dependencies) -> Self {
        Self { sources, diagnostics, dependencies }
    }
}

impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let renderer = crate::Renderer::plain();
        for diagnostic in &self.diagnostics {
            f.write_str(&renderer.render(diagnostic, &self.sources))?;
        }
        Ok(())
    }
}

impl std::error::Error for Errors {}
