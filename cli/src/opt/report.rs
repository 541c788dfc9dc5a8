//! [`Report`]: a diagnostic with a location, and its rendering.

use isogloss::builtin::{CallSiteLoc, Location, UnknownLoc};
use isogloss::ir::Violation;
use isogloss::text::LineIndex;
use isogloss::{Attribute, Diagnostic, Severity, Span};

/// A message for the user, `FILE:LINE:COLUMN: error: message`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// The severity.
    pub severity: Severity,
    /// The text.
    pub message: String,
    /// The file, the line and the column, if the location is in a file.
    pub place: Option<(String, u32, u32)>,
    /// The number of underlined bytes, at least one.
    pub width: u32,
    /// The notes of this message.
    pub notes: Vec<Report>,
    /// For a location in an inlined function, the calls, innermost first. Each is a note,
    /// which `--verify-diagnostics` ignores.
    pub callers: Vec<Report>,
}

/// The maximum number of calls shown for a location in an inlined function.
const CALLERS: usize = 10;

/// An input and its lines.
pub(super) struct Source<'s> {
    name: &'s str,
    lines: LineIndex<'s>,
    len: usize,
}

impl<'s> Source<'s> {
    /// `len` is the length of the text.
    pub(super) fn new(name: &'s str, lines: LineIndex<'s>, len: usize) -> Self {
        Self { name, lines, len }
    }

    fn place(&self, span: &Span) -> (String, u32, u32) {
        let (line, column) = self.lines.line_column(span.start.min(self.len));
        (self.name.to_owned(), line, column)
    }
}

/// Renders a diagnostic with a location, and its notes, as `mlir-opt` does. `name` and `text`
/// are those of the file; `color` adds terminal colors.
#[must_use]
pub fn render_violation(violation: &Violation<'_>, name: &str, text: &[u8], color: bool) -> String {
    let source = Source::new(name, LineIndex::new(text).color(color), text.len());
    let mut out = String::new();
    Report::of_violation(violation).render(&source, &mut out);
    out
}

impl Report {
    /// A report without notes, one byte wide.
    pub(super) fn new(severity: Severity, message: String, place: Option<(String, u32, u32)>) -> Self {
        Self { severity, message, place, width: 1, notes: Vec::new(), callers: Vec::new() }
    }

    pub(super) fn at(severity: Severity, message: &str, offset: usize, source: &Source<'_>) -> Self {
        Self::new(severity, message.to_owned(), Some(source.place(&(offset..offset))))
    }

    pub(super) fn of_diagnostic(found: &Diagnostic, source: &Source<'_>) -> Self {
        // A message about the whole file has line 0.
        let place = found.span().map_or((source.name.to_owned(), 0, 0), |span| source.place(&span));
        let notes = found.notes().iter().map(|note| {
            let mut report = Self::of_diagnostic(note, source);
            if note.span().is_none() {
                report.place = Some(place.clone());
            }
            report
        });
        let notes = notes.collect();
        Self { notes, ..Self::new(found.severity(), found.message().to_owned(), Some(place)) }
    }

    /// A report about a file that has no lines.
    pub(super) fn of_file(found: &Diagnostic, name: &str) -> Self {
        let notes = found.notes().iter().map(|note| Self::of_file(note, name)).collect();
        let place = Some((name.to_owned(), 0, 0));
        Self { notes, ..Self::new(found.severity(), found.message().to_owned(), place) }
    }

    /// Adds a note about the whole file.
    pub(super) fn with_note(mut self, note: &str, name: &str) -> Self {
        self.notes.push(Self::new(Severity::Note, note.to_owned(), Some((name.to_owned(), 0, 0))));
        self
    }

    pub(super) fn of_violation(found: &Violation<'_>) -> Self {
        let location = found.location;
        Self {
            notes: found.notes.iter().map(Self::of_violation).collect(),
            callers: callers(location),
            ..Self::about(location, found.severity, &found.message)
        }
    }

    /// A report at the file position in the location; without one, the message contains the
    /// location.
    fn about(location: Location<'_>, severity: Severity, message: &str) -> Self {
        let place = file_position(location);
        let message = match place {
            None if !Attribute::from(location).isa::<UnknownLoc<'_>>() => format!("{location}: {message}"),
            _ => message.to_owned(),
        };
        Self::new(severity, message, place)
    }

    /// Appends the lines that `mlir-opt` prints: the source line of a note is shown if its
    /// location differs from the previous one, or if calls were shown in between.
    pub(super) fn render(&self, source: &Source<'_>, out: &mut String) {
        self.render_one(source, true, out);
        self.callers.iter().for_each(|caller| caller.render_one(source, true, out));
        let mut shown = self.callers.is_empty().then_some(&self.place);
        for note in &self.notes {
            note.render_one(source, shown != Some(&note.place), out);
            shown = Some(&note.place);
        }
    }

    fn render_one(&self, source: &Source<'_>, snippet: bool, out: &mut String) {
        let severity = self.severity;
        match &self.place {
            None => source.lines.headline("<unknown>:0", severity, &self.message, out),
            Some((file, line, column)) => {
                source.lines.headline(&format!("{file}:{line}:{column}"), severity, &self.message, out);
                if snippet && file == source.name && source.lines.contains(*line, *column) {
                    source.lines.snippet(*line, *column, self.width, out);
                }
            }
        }
    }
}

/// The notes with the calls of the function that contains a location.
fn callers(location: Location<'_>) -> Vec<Report> {
    fn caller<'c>(location: &Location<'c>) -> Option<Location<'c>> {
        Some(location.find(|part| Attribute::from(part).dyn_cast::<CallSiteLoc<'_>>())?.caller())
    }
    let callers = std::iter::successors(caller(&location), caller);
    callers.take(CALLERS).map(|location| Report::about(location, Severity::Note, "called from")).collect()
}

/// The first file position in a location.
fn file_position(location: Location<'_>) -> Option<(String, u32, u32)> {
    let file = location.file_range()?;
    let name = String::from_utf8_lossy(file.filename().bytes()).into_owned();
    Some((name, file.start_line(), file.start_column()))
}
