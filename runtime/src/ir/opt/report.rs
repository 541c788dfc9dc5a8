//! [`Report`]: a diagnostic with the place that is shown, and its rendering.

use crate::builtin::{CallSiteLoc, FileLineColRange, FusedLoc, NameLoc, UnknownLoc};
use crate::ir::Violation;
use crate::text::LineIndex;
use crate::{Attribute, Diagnostic, Severity, Span};
use std::fmt::Write as _;

/// Something to tell the user, as `FILE:LINE:COLUMN: error: message`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// How bad it is.
    pub severity: Severity,
    /// The text.
    pub message: String,
    /// The file, the line and the column, if the place is in a file.
    pub place: Option<(String, u32, u32)>,
    /// How many bytes are underlined from there on, at least one.
    pub width: u32,
    /// What belongs to it.
    pub notes: Vec<Report>,
}

/// An input and its lines.
pub(super) struct Source<'s> {
    name: &'s str,
    lines: LineIndex<'s>,
    len: usize,
}

impl<'s> Source<'s> {
    /// `starts` may go on behind the text.
    pub(super) fn new(name: &'s str, text: &'s [u8], starts: &'s [u32]) -> Self {
        Self { name, lines: LineIndex::with_starts(text, starts), len: text.len() }
    }

    fn place(&self, span: &Span) -> (String, u32, u32) {
        let (line, column) = self.lines.line_column(span.start.min(self.len));
        (self.name.to_owned(), line, column)
    }
}

impl Report {
    pub(super) fn at(severity: Severity, message: &str, offset: usize, source: &Source<'_>) -> Self {
        let place = Some(source.place(&(offset..offset)));
        Self { severity, message: message.to_owned(), place, width: 1, notes: Vec::new() }
    }

    pub(super) fn of_diagnostic(found: &Diagnostic, source: &Source<'_>) -> Self {
        // What is about the whole file stands before its first line.
        let place = found.span().map_or((source.name.to_owned(), 0, 0), |span| source.place(&span));
        let notes = found.notes().iter().map(|note| {
            let mut report = Self::of_diagnostic(note, source);
            if note.span().is_none() {
                report.place = Some(place.clone());
            }
            report
        });
        Self {
            severity: found.severity(),
            message: found.message().to_owned(),
            notes: notes.collect(),
            place: Some(place.clone()),
            width: 1,
        }
    }

    pub(super) fn of_violation(found: &Violation<'_>) -> Self {
        let location = Attribute::from(found.location);
        let place = file_position(location);
        let message = match place {
            None if !location.isa::<UnknownLoc<'_>>() => format!("{}: {}", found.location, found.message),
            _ => found.message.clone(),
        };
        let notes = found.notes.iter().map(Self::of_violation).collect();
        Self { severity: found.severity, message, place, width: 1, notes }
    }

    /// Appends the lines that `mlir-opt` prints: the source line is shown where
    /// the place is another one than just before.
    pub(super) fn render(&self, source: &Source<'_>, out: &mut String) {
        self.render_one(source, true, out);
        let mut shown = &self.place;
        for note in &self.notes {
            note.render_one(source, note.place != *shown, out);
            shown = &note.place;
        }
    }

    fn render_one(&self, source: &Source<'_>, snippet: bool, out: &mut String) {
        let severity = match self.severity {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        // Writing into a string does not fail.
        let _ = match &self.place {
            None => writeln!(out, "<unknown>:0: {severity}: {}", self.message),
            Some((file, line, column)) => {
                let message = &self.message;
                let written = writeln!(out, "{file}:{line}:{column}: {severity}: {message}");
                if snippet && file == source.name && *line > 0 && *column > 0 {
                    source.lines.snippet(*line, *column, self.width, out);
                }
                written
            }
        };
    }
}

/// The place in a file that a location leads to, if it does: through names, from
/// calls to callees, to the first that is fused.
fn file_position(mut location: Attribute<'_>) -> Option<(String, u32, u32)> {
    loop {
        if let Some(file) = location.cast::<FileLineColRange<'_>>() {
            let name = String::from_utf8_lossy(file.filename().bytes()).into_owned();
            return Some((name, file.start_line(), file.start_column()));
        }
        location = if let Some(name) = location.cast::<NameLoc<'_>>() {
            name.child().into()
        } else if let Some(call) = location.cast::<CallSiteLoc<'_>>() {
            call.callee().into()
        } else {
            let fused = location.cast::<FusedLoc<'_>>()?.locations();
            return fused.iter().find_map(|part| file_position(*part));
        };
    }
}
