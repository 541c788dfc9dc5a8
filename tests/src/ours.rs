//! Runs the front end under test and converts its output to the reference tool's form.

use std::path::Path;

use isogloss_tablegen::{Diagnostic, Errors, Records, Session, Severity, SourceMap};

use crate::probes::{self, Expectation, Probe};
use crate::tblgen::{self, Report};

/// Evaluates `file` with `session` and returns the records, or all reports.
///
/// # Errors
/// The reports of a rejected file, in the order in which they were found.
pub fn evaluate(session: &Session, file: &Path) -> Result<Records, Vec<Report>> {
    session.parse_file(file).map_err(|errors| reports_of(&errors))
}

/// The first report that is an error.
#[must_use]
pub fn first_error(reports: &[Report]) -> Option<&Report> {
    reports.iter().find(|report| report.severity == tblgen::Severity::Error)
}

/// The text of all records.
///
/// # Panics
/// Never: writing to memory does not fail.
#[must_use]
pub fn text(records: &Records) -> Vec<u8> {
    let mut output = Vec::new();
    records.write_text(&mut output).expect("writing to memory does not fail");
    output
}

/// All records as JSON.
///
/// # Panics
/// Never: writing to memory does not fail.
#[must_use]
pub fn json(records: &Records) -> Vec<u8> {
    let mut output = Vec::new();
    records.write_json(&mut output).expect("writing to memory does not fail");
    output
}

/// The answer of the front end to a probe.
#[must_use]
pub fn answer(probe: &Probe) -> Expectation {
    let session = Session::new().include_dir(probes::include_directory());
    let session = probe.macros.iter().fold(session, |session, name| session.define(name.as_str()));
    probe.without_classes(match evaluate(&session, &probe.path) {
        Ok(records) => Expectation::Accepted {
            records: text(&records),
            json: probes::indented(&json(&records)),
            reports: lines(&reports(records.diagnostics(), records.sources())),
        },
        Err(reports) => Expectation::Rejected(
            first_error(&reports).map_or_else(String::new, |report| format!("{report}\n")),
        ),
    })
}

fn reports_of(errors: &Errors) -> Vec<Report> {
    reports(&errors.diagnostics, &errors.sources)
}

fn reports(diagnostics: &[Diagnostic], sources: &SourceMap) -> Vec<Report> {
    diagnostics.iter().map(|diagnostic| report(diagnostic, sources)).collect()
}

fn report(diagnostic: &Diagnostic, sources: &SourceMap) -> Report {
    let place = sources.location(diagnostic.span());
    let severity = match diagnostic.severity {
        Severity::Error => tblgen::Severity::Error,
        Severity::Warning => tblgen::Severity::Warning,
        Severity::Note => tblgen::Severity::Note,
    };
    let file = place.file.rsplit('/').next().unwrap_or(place.file).to_owned();
    Report { file, line: place.line as usize, severity, message: diagnostic.message.clone() }
}

fn lines(reports: &[Report]) -> String {
    reports.iter().map(|report| format!("{report}\n")).collect()
}
