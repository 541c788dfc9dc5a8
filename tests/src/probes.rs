//! The probe files: small inputs, one per feature or quirk, with their expected results next to them.
//!
//! `probes/ok/NAME.td` has `NAME.records` (the text of all records), `NAME.json` (the same as
//! JSON, indented) and, if anything is reported, `NAME.reports`. `probes/err/NAME.td` has
//! `NAME.error`: one line for the first error. A probe whose first line is `// args: ...` is
//! run with those arguments. A probe whose first line is `// conds as ifs` is given to the reference tool with each `!cond` as
//! nested `!if`s, because the tool loses values of `!cond`. `probes/include` is on every probe's include path. The `bless`
//! binary writes the expectations from the reference tool's answers.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::tblgen::{self, Answer};
use crate::tdgen::conds_as_ifs;
use crate::{Folder, repository};

/// Whether a probe is expected to be accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The input is accepted.
    Accepted,
    /// The input is rejected.
    Rejected,
}

/// One probe file.
#[derive(Clone, Debug)]
pub struct Probe {
    /// The definition file.
    pub path: PathBuf,
    /// Whether it is accepted or rejected.
    pub kind: Kind,
    /// Macros that are defined beforehand (`-D`).
    pub macros: Vec<String>,
    /// Whether the reference tool is asked about `!if`s in place of each `!cond`.
    pub conds_as_ifs: bool,
}

/// The expected results of a probe, or the answer of a tool, in the checked-in form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expectation {
    /// The input is accepted.
    Accepted {
        /// The text of all records.
        records: Vec<u8>,
        /// The records as indented JSON with a final newline.
        json: String,
        /// Warnings and notes, one per line; may be empty.
        reports: String,
    },
    /// The input is rejected; the line has the location and message of the first error.
    Rejected(String),
}

/// The directory of the probes.
#[must_use]
pub fn directory() -> PathBuf {
    repository().join("tests/tablegen/probes")
}

/// The include directory of all probes.
#[must_use]
pub fn include_directory() -> PathBuf {
    directory().join("include")
}

/// Every probe, sorted by path.
///
/// # Panics
/// If the probes cannot be read.
#[must_use]
pub fn all() -> Vec<Probe> {
    let of_kind = |name: &str, kind| {
        crate::definition_files(&directory().join(name)).into_iter().map(move |path| Probe::new(path, kind))
    };
    of_kind("err", Kind::Rejected).chain(of_kind("ok", Kind::Accepted)).collect()
}

impl Probe {
    fn new(path: PathBuf, kind: Kind) -> Self {
        let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let text = String::from_utf8_lossy(&bytes);
        let macros = text
            .lines()
            .next()
            .and_then(|line| line.strip_prefix("// args: "))
            .map(|arguments| arguments.split_whitespace().filter_map(|word| word.strip_prefix("-D")))
            .map_or_else(Vec::new, |names| names.map(str::to_owned).collect());
        let conds_as_ifs = text.lines().next() == Some("// conds as ifs");
        Self { path, kind, macros, conds_as_ifs }
    }

    /// The checked-in expectation.
    ///
    /// # Errors
    /// The path of a file that cannot be read, and why.
    pub fn expectation(&self) -> Result<Expectation, String> {
        let read = |extension: &str| {
            let path = self.path.with_extension(extension);
            fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
        };
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        Ok(match self.kind {
            Kind::Rejected => Expectation::Rejected(text(read("error")?)),
            Kind::Accepted => Expectation::Accepted {
                records: read("records")?,
                json: text(read("json")?),
                reports: read("reports").map(text).unwrap_or_default(),
            },
        })
    }

    /// The answer of the reference tool `tblgen`.
    ///
    /// # Panics
    /// If the tool cannot be run, or prints invalid JSON.
    #[must_use]
    pub fn ask(&self, tblgen: &Path) -> Expectation {
        self.without_classes(self.with_reference_file(|file| self.ask_about(tblgen, file)))
    }

    /// Calls `ask` with the file that the reference tool is asked about: the probe's, or a temporary one of the same
    /// name with `!if`s in place of each `!cond`.
    ///
    /// # Panics
    /// If the probe cannot be read, or if it should have a `!cond` and has none.
    pub fn with_reference_file<T>(&self, ask: impl FnOnce(&Path) -> T) -> T {
        if !self.conds_as_ifs {
            return ask(&self.path);
        }
        let text =
            fs::read_to_string(&self.path).unwrap_or_else(|error| panic!("{}: {error}", self.path.display()));
        let text = conds_as_ifs(&text).unwrap_or_else(|| panic!("{}: a `!cond`", self.path.display()));
        let folder = Folder::new(std::env::temp_dir(), "isogloss-conds");
        let name = self.path.file_name().expect("a name").to_string_lossy();
        folder.write(&name, &text);
        ask(&folder.path().join(&*name))
    }

    /// An answer without the classes, which show the operators, and without reports about them, if the tool is asked about
    /// other operators.
    #[must_use]
    pub fn without_classes(&self, answer: Expectation) -> Expectation {
        match answer {
            Expectation::Accepted { records, json, .. } if self.conds_as_ifs => {
                const DEFS: &[u8] = b"------------- Defs";
                let start = records.windows(DEFS.len()).position(|window| window == DEFS);
                let records = records[start.unwrap_or(0)..].to_vec();
                Expectation::Accepted { records, json, reports: String::new() }
            }
            other => other,
        }
    }

    fn ask_about(&self, tblgen: &Path, file: &Path) -> Expectation {
        let text = tblgen::run(tblgen, &self.arguments("--print-records"), file);
        if !text.accepted {
            return Expectation::Rejected(error_line(&text));
        }
        let json = tblgen::run(tblgen, &self.arguments("--dump-json"), file);
        let reports = report_lines(&text);
        Expectation::Accepted { records: text.output, json: indented(&json.output), reports }
    }

    fn arguments(&self, action: &str) -> Vec<String> {
        let include = include_directory().to_string_lossy().into_owned();
        let macros = self.macros.iter().flat_map(|name| ["-D".to_owned(), name.clone()]);
        [action.to_owned(), "-I".to_owned(), include].into_iter().chain(macros).collect()
    }

    /// Writes `expectation` as the checked-in one; returns whether a file changed.
    ///
    /// # Errors
    /// The path of a file that cannot be written, and why; or the path of a probe in the wrong
    /// directory.
    pub fn bless(&self, expectation: &Expectation) -> Result<bool, String> {
        let mut changed = false;
        let mut write = |extension: &str, bytes: &[u8]| {
            let path = self.path.with_extension(extension);
            if fs::read(&path).is_ok_and(|old| old == bytes) {
                return Ok(());
            }
            changed = true;
            fs::write(&path, bytes).map_err(|error| format!("{}: {error}", path.display()))
        };
        match (self.kind, expectation) {
            (Kind::Rejected, Expectation::Rejected(line)) => write("error", line.as_bytes())?,
            (Kind::Accepted, Expectation::Accepted { records, json, reports }) => {
                write("records", records)?;
                write("json", json.as_bytes())?;
                if !reports.is_empty() {
                    write("reports", reports.as_bytes())?;
                }
            }
            (Kind::Accepted, Expectation::Rejected(line)) => {
                return Err(format!("{} belongs under err: {line}", self.path.display()));
            }
            (Kind::Rejected, Expectation::Accepted { .. }) => {
                return Err(format!("{} belongs under ok", self.path.display()));
            }
        }
        Ok(changed)
    }
}

/// The first error as `file:line: error: message`, with a final newline.
fn error_line(answer: &Answer) -> String {
    answer
        .first_error()
        .map_or_else(|| format!("no report: {}\n", answer.error_text), |report| format!("{report}\n"))
}

fn report_lines(answer: &Answer) -> String {
    answer.reports.iter().map(|report| format!("{report}\n")).collect()
}

/// `json` indented, with its keys sorted and a final newline.
///
/// # Panics
/// If it is not JSON.
#[must_use]
pub fn indented(json: &[u8]) -> String {
    let value: Value = serde_json::from_slice(json).unwrap_or_else(|error| panic!("no JSON: {error}"));
    format!("{value:#}\n")
}
