//! Files of attribute and type texts with the expected answers: `tests/texts/*.txt`.
//!
//! An entry is a text on one line and its answer on the next: `=> ` and the printed form, or
//! `=> error at COLUMN: MESSAGE`, with the column counted from 1. If the answer intentionally differs from
//! `mlir-opt`'s, a line `mlir-opt: ` with the latter follows. Lines `warning: ` have the expected warnings. Empty lines
//! and lines that begin with `# ` are comments.

use crate::{TemporaryFile, repository};
use std::fmt;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The answer to a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The text is parsed, and printed like this.
    Printed(String),
    /// The text is rejected.
    Refused {
        /// The column of the error, counted from 1.
        column: usize,
        /// The error.
        message: String,
    },
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Printed(text) => f.write_str(text),
            Self::Refused { column, message } => write!(f, "error at {column}: {message}"),
        }
    }
}

impl Answer {
    fn read(text: &str) -> Self {
        let refused = text.strip_prefix("error at ").and_then(|rest| rest.split_once(": "));
        match refused.and_then(|(column, message)| Some((column.parse().ok()?, message))) {
            Some((column, message)) => Self::Refused { column, message: message.to_owned() },
            None => Self::Printed(text.to_owned()),
        }
    }
}

/// A text and its answers.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The text.
    pub text: String,
    /// Ours.
    pub answer: Answer,
    /// The reference tool's, if it differs.
    pub reference: Option<Answer>,
    /// Our warnings.
    pub warnings: Vec<String>,
}

/// The entries of `tests/texts/NAME`.
///
/// # Panics
/// If the file cannot be read or is malformed.
#[must_use]
pub fn entries(name: &str) -> Vec<Entry> {
    let path = repository().join("tests/texts").join(name);
    let file = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut entries: Vec<Entry> = Vec::new();
    let mut text = None;
    for line in file.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")) {
        if let Some(answer) = line.strip_prefix("=> ") {
            let text = text.take().unwrap_or_else(|| panic!("{name}: an answer without a text: {line}"));
            entries.push(Entry { text, answer: Answer::read(answer), reference: None, warnings: vec![] });
        } else if let Some(answer) = line.strip_prefix("mlir-opt: ") {
            let last = entries.last_mut().unwrap_or_else(|| panic!("{name}: no text before {line}"));
            last.reference = Some(Answer::read(answer));
        } else if let Some(warning) = line.strip_prefix("warning: ") {
            let last = entries.last_mut().unwrap_or_else(|| panic!("{name}: no text before {line}"));
            last.warnings.push(warning.to_owned());
        } else if let Some(text) = text.replace(line.to_owned()) {
            panic!("{name}: a text without an answer: {text}");
        }
    }
    entries
}

/// The numbers of entries that are printed and rejected.
#[must_use]
pub fn count(entries: &[Entry]) -> (usize, usize) {
    let printed = entries.iter().filter(|entry| matches!(entry.answer, Answer::Printed(_))).count();
    (printed, entries.len() - printed)
}

/// The answers of `mlir-opt` to these texts, each as the value of an attribute.
///
/// # Panics
/// If the tool cannot be run, or its output is not understood.
#[must_use]
pub fn ask_mlir_opt(mlir_opt: &Path, texts: &[&str]) -> Vec<Answer> {
    const BEFORE: &str = "\"t.t\"() {m = ";
    const AFTER: &str = "} : () -> ()";
    const SEPARATOR: &str = "// -----\n";
    let chunks: Vec<_> = texts.iter().map(|text| format!("{BEFORE}{text}{AFTER}\n")).collect();
    let file = TemporaryFile::new("texts.mlir", chunks.join(SEPARATOR));
    let output = Command::new(mlir_opt)
        .args(["--allow-unregistered-dialect", "--mlir-print-local-scope", "--split-input-file"])
        .arg(&*file)
        .output()
        .expect("mlir-opt runs");
    let (printed, errors) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let place = format!("{}:", file.display());
    let first_error = |line: usize| {
        let of_line = format!("{place}{line}:");
        let rest = errors.lines().find_map(|error| error.strip_prefix(&of_line))?;
        let (column, message) = rest.split_once(": error: ")?;
        Some(Answer::Refused {
            column: column.parse::<usize>().ok()?.checked_sub(BEFORE.len())?,
            message: message.to_owned(),
        })
    };
    let mut printed = printed.split(SEPARATOR);
    (0..texts.len())
        .map(|index| {
            let chunk = printed.next().unwrap_or_default();
            // Every text and every separator has one line.
            first_error(2 * index + 1).unwrap_or_else(|| {
                let value = chunk.split_once(BEFORE).and_then(|(_, rest)| rest.rsplit_once(AFTER));
                let Some((value, _)) = value else { panic!("{}: {chunk}{errors}", texts[index]) };
                Answer::Printed(value.to_owned())
            })
        })
        .collect()
}
