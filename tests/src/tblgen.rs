//! Runs the reference TableGen and parses its diagnostics.

use std::ffi::OsStr;
use std::fmt;
use std::path::Path;
use std::process::{Command, Output};

/// The severity of a reported diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The input is rejected.
    Error,
    /// The input is still accepted.
    Warning,
    /// An addition to the previous diagnostic, or the output of a `dump` statement.
    Note,
}

impl Severity {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Error, Self::Warning, Self::Note];

    /// The severity as the tool prints it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Note => "note",
        }
    }
}

/// One line of the form `file:line:column: severity: message`, or `file: severity: message`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The file's name without its directory; empty if the report has no location.
    pub file: String,
    /// The line, counted from 1; 0 if the report has no location.
    pub line: usize,
    /// Its severity.
    pub severity: Severity,
    /// The message.
    pub message: String,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {}", self.file, self.line, self.severity.word(), self.message)
    }
}

impl Report {
    /// Parses a line of the tool's standard error; `None` for snippet lines, carets and the
    /// like.
    #[must_use]
    pub fn parse(line: &str) -> Option<Self> {
        let (severity, at, length) = Severity::ALL
            .into_iter()
            .filter_map(|severity| {
                let word = format!("{}: ", severity.word());
                find_word(line, &word).map(|at| (severity, at, word.len()))
            })
            .min_by_key(|&(_, at, _)| at)?;
        let (file, line_number) = place(&line[..at]);
        Some(Self { file, line: line_number, severity, message: line[at + length..].to_owned() })
    }
}

/// The position of `word` in `line`: at the beginning, or after a colon and a space.
fn find_word(line: &str, word: &str) -> Option<usize> {
    if line.starts_with(word) {
        return Some(0);
    }
    line.find(&format!(": {word}")).map(|at| at + 2)
}

/// The file and line of `path:line:column: `; an empty name and 0 for any other text.
fn place(text: &str) -> (String, usize) {
    let mut parts = text.trim_end().trim_end_matches(':').rsplitn(3, ':');
    let column = parts.next().and_then(|part| part.parse::<usize>().ok());
    let line = parts.next().and_then(|part| part.parse::<usize>().ok());
    match (parts.next(), line, column) {
        (Some(path), Some(line), Some(_)) => (path.rsplit('/').next().unwrap_or(path).to_owned(), line),
        _ => (String::new(), 0),
    }
}

/// The result of one run of the tool.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Whether the input was accepted.
    pub accepted: bool,
    /// Standard output, byte for byte.
    pub output: Vec<u8>,
    /// The parsed lines of standard error.
    pub reports: Vec<Report>,
    /// The whole of standard error.
    pub error_text: String,
}

impl Answer {
    /// The first error reported.
    #[must_use]
    pub fn first_error(&self) -> Option<&Report> {
        self.reports.iter().find(|report| report.severity == Severity::Error)
    }
}

/// Runs `tool` with `arguments`, then `file`.
///
/// # Panics
/// If the tool cannot be started, or if a signal ends it, which no checked-in input may cause.
#[must_use]
pub fn run(tool: &Path, arguments: &[String], file: &Path) -> Answer {
    let output = Command::new(tool)
        .args(arguments)
        .arg(file)
        .output()
        .unwrap_or_else(|error| panic!("{}: {error}", tool.display()));
    answer(output, file)
}

/// As [`run`], in the file's directory, so that the tool's messages name the file without a
/// directory.
///
/// # Panics
/// As [`run`].
#[must_use]
pub fn run_beside(tool: &Path, arguments: &[impl AsRef<OsStr>], file: &Path) -> Answer {
    let output = Command::new(tool)
        .current_dir(file.parent().expect("an input file lies in a directory"))
        .args(arguments)
        .arg(file.file_name().expect("an input file has a name"))
        .output()
        .unwrap_or_else(|error| panic!("{}: {error}", tool.display()));
    answer(output, file)
}

fn answer(output: Output, file: &Path) -> Answer {
    let error_text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        output.status.code().is_some(),
        "{}: the tool was killed: {}\n{error_text}",
        file.display(),
        output.status
    );
    Answer {
        accepted: output.status.success(),
        output: output.stdout,
        reports: error_text.lines().filter_map(Report::parse).collect(),
        error_text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_read_with_its_place() {
        let report = Report::parse("some/dir/a.td:12:7: error: expected ';': here").expect("a report");
        assert_eq!(report.to_string(), "a.td:12: error: expected ';': here");
    }

    #[test]
    fn a_report_without_a_place_has_line_zero() {
        let report = Report::parse("error: empty (sub)expression").expect("a report");
        assert_eq!((report.file.as_str(), report.line), ("", 0));
    }

    #[test]
    fn snippet_lines_are_no_reports() {
        assert_eq!(Report::parse("def a { int x = error; }"), None);
        assert_eq!(Report::parse("    ^"), None);
    }
}
