//! The inputs that are read and printed again: `tests/ir/NAME.mlir` with `NAME.expected`, what is printed.
//!
//! The first lines of an input may be `// RUN: FLAGS`, the arguments of one run each; `not` before them says that
//! some part of the input is rejected. Without such a line there is one run with [`DEFAULT_FLAGS`]. The expectation
//! has for each run the same line, and below it the output.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::tblgen;

/// The arguments of the run of an input that names none.
pub const DEFAULT_FLAGS: &str = "--allow-unregistered-dialect --mlir-print-op-generic --split-input-file";

/// How a line begins that asks for a run.
const RUN: &str = "// RUN: ";

/// One run of the tool on an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// Whether all parts of the input are accepted.
    pub accepted: bool,
    /// The arguments, the file's name excepted.
    pub flags: Vec<String>,
}

/// One input.
#[derive(Clone, Debug)]
pub struct Input {
    /// The file.
    pub path: PathBuf,
    /// What is to be run on it.
    pub runs: Vec<Run>,
}

/// Every input, sorted by path.
///
/// # Panics
/// When one cannot be read.
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

    /// The expectation, were `output` what is printed: it is called for each run and says whether all was accepted.
    ///
    /// # Errors
    /// What `output` fails with, and that an input was accepted or rejected against its run line.
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

    /// What the reference tool prints, as an expectation.
    ///
    /// # Errors
    /// That it accepts what was said to be rejected, or the other way round.
    pub fn ask(&self, tool: &Path) -> Result<String, String> {
        self.outcome(|flags| {
            let answer = tblgen::run_beside(tool, flags, &self.path);
            Ok((answer.accepted, answer.output))
        })
    }
}
