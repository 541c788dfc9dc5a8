//! Diagnostics of definition files on standard error.

use crate::output::{Color, Failure};
use isogloss_tablegen::{Diagnostic, Errors, Renderer, SourceMap};
use std::collections::HashMap;
use std::io::{self, Write as _};

impl Color {
    /// Prints diagnostics to standard error.
    pub(crate) fn report<'a>(
        self,
        diagnostics: impl IntoIterator<Item = &'a Diagnostic>,
        sources: &SourceMap,
    ) {
        let text = Renderer::pretty(self.enabled()).render_all(diagnostics, sources);
        // A closed standard error cannot be reported.
        let _ = io::stderr().write_all(text.as_bytes());
    }

    /// Prints the errors of a definition file.
    pub(crate) fn fail(self, errors: &Errors) -> Failure {
        self.report(&errors.diagnostics, &errors.sources);
        Failure::Reported
    }
}

/// The warnings without repetitions, each with the number of its other spans: a base class of a dialect may cause one
/// for each definition. `more` says where all are listed.
pub(crate) fn without_repeats(warnings: &[Diagnostic], more: &str) -> Vec<Diagnostic> {
    let mut places: HashMap<&str, usize> = HashMap::new();
    for warning in warnings {
        *places.entry(&warning.message).or_default() += 1;
    }
    let first = warnings.iter().filter_map(|warning| {
        let others = places.remove(warning.message.as_str())? - 1;
        Some(match others {
            0 => warning.clone(),
            1 => warning.clone().note(format!("the same at 1 other place{more}")),
            _ => warning.clone().note(format!("the same at {others} other places{more}")),
        })
    });
    first.collect()
}
