//! The invalid inputs: `tests/ir/errors/NAME.mlir`, parts separated by [`MARKER`] with one
//! mistake each, and `NAME.expected`: for each part the first error, as `LINE:COLUMN: error:
//! MESSAGE`, and its notes.

use std::fmt::Write as _;
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::report::Report;
use crate::ir::MARKER;
use crate::tblgen::{self, Severity};

/// The arguments with which the invalid inputs are parsed.
pub const FLAGS: [&str; 3] =
    ["--allow-unregistered-dialect", "--mlir-print-op-generic", "--split-input-file"];

/// A file of invalid inputs.
#[derive(Clone, Debug)]
pub struct Input {
    /// The file.
    pub path: PathBuf,
    /// The lines of each part, counted from 1.
    pub parts: Vec<Range<usize>>,
}

/// The first error about one part, and the notes on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// The error.
    pub error: Report,
    /// Its notes at other locations.
    pub notes: Vec<Report>,
}

/// The directory of the invalid inputs.
#[must_use]
pub fn directory() -> PathBuf {
    super::directory().join("errors")
}

/// Every file of invalid inputs, sorted by path.
///
/// # Panics
/// If one cannot be read.
#[must_use]
pub fn all() -> Vec<Input> {
    super::files(&directory()).into_iter().map(Input::new).collect()
}

impl Input {
    fn new(path: PathBuf) -> Self {
        let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let text = String::from_utf8_lossy(&bytes);
        let mut parts = Vec::new();
        let mut first = 1;
        for (index, line) in text.lines().enumerate() {
            if line.starts_with(MARKER) {
                // The end of a part is on the marker's line.
                parts.push(first..index + 2);
                first = index + 2;
            }
        }
        parts.push(first..text.lines().count() + 2);
        Self { path, parts }
    }

    /// The report on each part: its first error, if any.
    #[must_use]
    pub fn rejections(&self, reports: &[Report]) -> Vec<Option<Rejection>> {
        self.parts.iter().map(|part| first_error(part, reports)).collect()
    }

    /// The report of the reference tool on each part.
    ///
    /// # Errors
    /// The parts that it accepts.
    pub fn ask(&self, tool: &Path) -> Result<Vec<Rejection>, String> {
        let answer = tblgen::run_beside(tool, &FLAGS.map(str::to_owned), &self.path);
        let reports = Report::all(&super::file_name(&self.path), &answer.error_text);
        let found = self.rejections(&reports);
        let accepted = self.parts.iter().zip(&found).filter(|(_, rejection)| rejection.is_none());
        let accepted: Vec<String> =
            accepted.map(|(part, _)| format!("{}:{}: accepted", self.path.display(), part.start)).collect();
        if accepted.is_empty() { Ok(found.into_iter().flatten().collect()) } else { Err(accepted.join("\n")) }
    }

    /// The checked-in expectation.
    ///
    /// # Errors
    /// Why it cannot be read, or the part without an error.
    pub fn expectation(&self) -> Result<Vec<Rejection>, String> {
        let text = super::expectation(&self.path)?;
        let reports: Vec<Report> = text.lines().filter_map(Report::parse).collect();
        let found: Option<Vec<Rejection>> = self.rejections(&reports).into_iter().collect();
        found.ok_or_else(|| format!("{}: no expectation for some part", self.path.display()))
    }
}

/// The expectation with these reports.
#[must_use]
pub fn expectation_text(rejections: &[Rejection]) -> String {
    rejections.iter().fold(String::new(), |mut text, rejection| {
        for report in [&rejection.error].into_iter().chain(&rejection.notes) {
            let _ = writeln!(text, "{report}");
        }
        text
    })
}

fn first_error(part: &Range<usize>, reports: &[Report]) -> Option<Rejection> {
    let is_error = |report: &Report| report.severity == Severity::Error;
    let at = reports.iter().position(|report| is_error(report) && part.contains(&report.line))?;
    let notes = reports[at + 1..].iter().take_while(|report| !is_error(report));
    let notes = notes.filter(|report| report.severity == Severity::Note).cloned().collect();
    Some(Rejection { error: reports[at].clone(), notes })
}
