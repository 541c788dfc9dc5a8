//! The authors of conditions, the author or MLIR, and the source text of conditions.

use super::foreign;
use crate::Options;
use isogloss_tablegen::{Record, Records, Severity, Span};
use std::cell::OnceCell;

/// Finds the author of a condition.
pub(crate) struct Authors<'r> {
    records: &'r Records,
    /// The prefix of the names of MLIR's files, if MLIR's classes are used.
    library: Option<String>,
    accepts_unknown: bool,
    /// The named records and classes by their spans.
    names: OnceCell<Vec<(Span, &'r str)>>,
}

impl<'r> Authors<'r> {
    pub(crate) fn new(records: &'r Records, options: &Options) -> Self {
        let library = foreign::include_folder(records);
        Self { records, library, accepts_unknown: options.accept_unknown_conditions, names: OnceCell::new() }
    }

    /// The severity of a condition that is not understood: an error in the author's files, and a warning in files that
    /// come with MLIR.
    pub(crate) fn severity(&self, place: Span) -> Severity {
        let sources = self.records.sources();
        let name = sources.file_of(place).map_or("", |file| sources.file(file).name());
        let is_of_library = name.starts_with("isogloss/")
            || self.library.as_ref().is_some_and(|library| name.starts_with(library.as_str()));
        if self.accepts_unknown || is_of_library { Severity::Warning } else { Severity::Error }
    }

    /// Whether conditions may be written in Rust, with the library's classes.
    pub(crate) fn have_rust_pred(&self) -> bool {
        self.records.class("RustPred").is_some()
    }

    /// The text at a span, if it belongs to an expression that is shown as `shown`.
    pub(crate) fn text(&self, place: Span, shown: &str) -> Option<String> {
        let sources = self.records.sources();
        let file = sources.file(sources.file_of(place)?);
        let text = file.text().get(sources.range(place)?)?;
        // The shown text has other parentheses, blanks and namespaces.
        let last = |text: &str| {
            text.chars().rev().filter(|letter| letter.is_alphanumeric()).take(6).collect::<String>()
        };
        (last(text) == last(shown)).then(|| text.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// The named record or class around a span.
    pub(crate) fn record(&self, place: Span) -> Option<&'r str> {
        let names = self.names.get_or_init(|| {
            let named = self.records.defs().chain(self.records.classes());
            let named = named.filter(|record: &Record<'_>| !record.is_anonymous());
            let mut names: Vec<_> = named.map(|record| (record.span(), record.name())).collect();
            names.sort_unstable();
            names
        });
        let sources = self.records.sources();
        let (before, name) = names[..names.partition_point(|(start, _)| *start <= place)].last()?;
        (sources.file_of(*before) == sources.file_of(place)).then_some(name)
    }
}
