//! Parses the diagnostics that the reference tool writes to standard error.

use std::fmt;

use crate::tblgen::Severity;

/// One diagnostic with its location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The line, counted from 1; 0 if the location is a whole file.
    pub line: usize,
    /// The column, counted from 1 in bytes.
    pub column: usize,
    /// Its severity.
    pub severity: Severity,
    /// The first line of the message.
    pub message: String,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {}", self.line, self.column, self.severity.word(), self.message)
    }
}

impl Report {
    /// Parses `LINE:COLUMN: SEVERITY: MESSAGE`; `None` for anything else.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (line, rest) = text.split_once(':')?;
        let (column, rest) = rest.split_once(": ")?;
        let (word, message) = rest.split_once(": ").or_else(|| Some((rest.strip_suffix(':')?, "")))?;
        let severity = Severity::ALL.into_iter().find(|severity| severity.word() == word)?;
        let message = message.trim_end().to_owned();
        Some(Self { line: line.parse().ok()?, column: column.parse().ok()?, severity, message })
    }

    /// The diagnostics in the tool's output about `file`; snippets and carets are skipped.
    #[must_use]
    pub fn all(file: &str, error_text: &str) -> Vec<Self> {
        let reports = error_text.lines().filter_map(|line| line.strip_prefix(file)?.strip_prefix(':'));
        reports.filter_map(Self::parse).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn diagnostics_are_told_from_the_text_around_them() {
        let text = "a.mlir:1:7: error: expected ')'\n\"t.a\"( : () -> ()\n       ^\na.mlir:2:1: note: see: this\nb.mlir:1:1: error: x\n";
        let reports: Vec<String> = Report::all("a.mlir", text).iter().map(ToString::to_string).collect();
        assert_eq!(reports, ["1:7: error: expected ')'", "2:1: note: see: this"]);
    }
}
