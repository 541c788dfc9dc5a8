//! The inputs that are parsed and printed: `tests/ir/NAME.mlir`, with the expected output in
//! `NAME.expected`.
//!
//! The first lines of an input may be `// RUN: FLAGS`, the arguments of one run each; `not`
//! before them means that some part of the input is rejected. An input without such a line has
//! one run with [`DEFAULT_FLAGS`]. The expectation has the same line for each run, followed by
//! the output.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::tblgen;

/// The arguments of the run of an input without a `RUN` line.
pub const DEFAULT_FLAGS: &str = "--allow-unregistered-dialect --mlir-print-op-generic --split-input-file";

/// The prefix of a `RUN` line.
const RUN: &str = "// RUN: ";

/// One run of the tool on an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// Whether all parts of the input are accepted.
    pub accepted: bool,
    /// The arguments, without the file's name.
    pub flags: Vec<String>,
}

/// One input.
#[derive(Clone, Debug)]
pub struct Input {
    /// The file.
    pub path: PathBuf,
    /// The runs on it.
    pub runs: Vec<Run>,
}

/// Every input, sorted by path.
///
/// # Panics
/// If one cannot be read.
#[must_use]
pub fn all() -> Vec<Input> {
    super::files(&super::directory()).into_iter().map(Input::new).collect()
}

impl Run {
    fn new(line: &str) -> Self {
        let (accepted, flags) = match line.strip_prefix("not ") {
            Some(flags) => (false, flags),
            None => (true, line),
        };
        Self { accepted, flags: flags.split_whitespace().map(str::to_owned).collect() }
    }

    /// The line above the run's output.
    fn heading(&self) -> String {
        format!("{RUN}{}{}", if self.accepted { "" } else { "not " }, self.flags.join(" "))
    }
}

impl Input {
    fn new(path: PathBuf) -> Self {
        let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let text = String::from_utf8_lossy(&bytes);
        let mut runs: Vec<Run> =
            text.lines().map_while(|line| line.strip_prefix(RUN)).map(Run::new).collect();
        if runs.is_empty() {
            runs.push(Run::new(DEFAULT_FLAGS));
        }
        Self { path, runs }
    }

    /// The expectation with the results of `output`, which is called for each run and returns
    /// the printed text and whether all parts were accepted.
    ///
    /// # Errors
    /// The errors of `output`, and an error if an input was accepted or rejected against its
    /// run line.
    pub fn outcome(
        &self,
        mut output: impl FnMut(&[String]) -> Result<(bool, Vec<u8>), String>,
    ) -> Result<String, String> {
        let mut text = String::new();
        for run in &self.runs {
            let heading = run.heading();
            let (accepted, printed) = output(&run.flags)?;
            if accepted != run.accepted {
                let word = if accepted { "accepted" } else { "rejected" };
                return Err(format!("{}: {word}: {heading}", self.path.display()));
            }
            let _ = writeln!(text, "{heading}");
            text.push_str(&String::from_utf8_lossy(&printed));
        }
        Ok(text)
    }

    /// The output of the reference tool, as an expectation.
    ///
    /// # Errors
    /// If it accepts an input that is marked as rejected, or rejects an unmarked one.
    pub fn ask(&self, tool: &Path) -> Result<String, String> {
        self.outcome(|flags| {
            let answer = tblgen::run_beside(tool, flags, &self.path);
            Ok((answer.accepted, answer.output))
        })
    }
}
