//! Diagnostics as values: message, locations, trace and help.
//!
//! Nothing here prints; see [`Renderer`](crate::Renderer) for the text form. The types do not
//! depend on TableGen, so that a generator built on this crate reports its own errors with
//! them, in the same [`SourceMap`](crate::SourceMap).

use std::fmt;

use crate::{Dependencies, SourceMap, Span};

/// The severity of a [`Diagnostic`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The input is invalid; there is no result.
    Error,
    /// The input is accepted but probably not what was meant.
    Warning,
    /// The input asked for it, by `dump`.
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

/// A source range that a diagnostic shows, with a message.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Label {
    /// The source range.
    pub span: Span,
    /// The message next to it; may be empty.
    pub message: String,
    /// Whether this is the location of the error itself, not a related one.
    pub primary: bool,
}

/// A step that led to the location of a diagnostic: an instantiation or a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Frame {
    /// The source range of the step.
    pub span: Span,
    /// Its description, as in ``in instantiation of class `A` ``.
    pub message: String,
}

/// An error, a warning or a note about a definition file.
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
    /// The severity.
    pub severity: Severity,
    /// A stable code, such as `E0123`, that documentation can describe.
    pub code: Option<&'static str>,
    /// The name of the lint that reports it, if it has a level that authors set, such as `no-effect`.
    pub lint: Option<&'static str>,
    /// One line that describes the problem.
    pub message: String,
    /// The labels; the first primary one is the location of the diagnostic.
    pub labels: Vec<Label>,
    /// Notes.
    pub notes: Vec<String>,
    /// Hints on how to mend the input.
    pub help: Vec<String>,
    /// The steps that led to the location, innermost first.
    pub trace: Vec<Frame>,
}

impl Diagnostic {
    /// A diagnostic without labels.
    pub fn new(severity: Severity, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity,
            code: None,
            lint: None,
            message: message.into(),
            labels: Vec::new(),
            notes: Vec::new(),
            help: Vec::new(),
            trace: Vec::new(),
        }
    }

    /// An error without labels.
    pub fn error(message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Error, message)
    }

    /// A warning without labels.
    pub fn warning(message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Warning, message)
    }

    /// Sets the stable code.
    #[must_use]
    pub fn code(mut self, code: &'static str) -> Diagnostic {
        self.code = Some(code);
        self
    }

    /// Sets the name of the lint.
    #[must_use]
    pub fn lint(mut self, lint: &'static str) -> Diagnostic {
        self.lint = Some(lint);
        self
    }

    /// Adds a primary label without a message.
    #[must_use]
    pub fn at(self, span: Span) -> Diagnostic {
        self.primary(span, "")
    }

    /// Adds a primary label.
    #[must_use]
    pub fn primary(mut self, span: Span, message: impl Into<String>) -> Diagnostic {
        self.labels.push(Label { span, message: message.into(), primary: true });
        self
    }

    /// Adds a secondary label: a location related to the error.
    #[must_use]
    pub fn secondary(mut self, span: Span, message: impl Into<String>) -> Diagnostic {
        self.labels.push(Label { span, message: message.into(), primary: false });
        self
    }

    /// Adds a note.
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

    /// Adds the next outer step of the trace.
    #[must_use]
    pub fn frame(mut self, span: Span, message: impl Into<String>) -> Diagnostic {
        self.trace.push(Frame { span, message: message.into() });
        self
    }

    /// Applies `change` to every text: the message, labels, notes, help and trace.
    pub(crate) fn map_texts(&mut self, change: impl Fn(&str) -> String) {
        let labels = self.labels.iter_mut().map(|label| &mut label.message);
        let steps = self.trace.iter_mut().map(|frame| &mut frame.message);
        let more = self.notes.iter_mut().chain(&mut self.help);
        for text in std::iter::once(&mut self.message).chain(labels).chain(steps).chain(more) {
            *text = change(text);
        }
    }

    /// The location: the span of the first primary label, else of the first label, else
    /// [`Span::NONE`].
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

/// The diagnostics of a failed run, with the source texts that their spans point into.
///
/// `Display` writes all diagnostics in the plain form of
/// [`Renderer::plain`](crate::Renderer::plain).
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Errors {
    /// The source texts.
    pub sources: SourceMap,
    /// All diagnostics, warnings too, in the order in which they were found.
    pub diagnostics: Vec<Diagnostic>,
    /// The files that were opened or searched for before the run failed.
    pub dependencies: Dependencies,
}

impl Errors {
    /// Errors of a later step, in source texts that TableGen has read.
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
