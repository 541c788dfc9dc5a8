//! Compares the front end with the reference tool on one program.

use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::Command;

use isogloss_tablegen::{Diagnostic, Session, Severity, SourceMap};

use super::conds_as_ifs;
use crate::Folder;
use crate::ours;
use crate::transcript::Transcript;

/// The reference tool, and a directory for its input.
#[derive(Debug)]
pub struct Tool {
    program: PathBuf,
    folder: Folder,
}

/// The result of the comparison on one program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Both accept it and give the same records and reports.
    Accepted,
    /// Both reject it, with the first error on the same line.
    Rejected {
        /// Whether the errors are also in the same column.
        same_column: bool,
        /// Whether the errors have the same message.
        same_message: bool,
    },
    /// The reference tool has no answer; ours is not checked.
    NoAnswer,
    /// The two differ.
    Different(Difference),
}

impl Outcome {
    /// The outcome as it is kept in a transcript, or the difference.
    fn words(self) -> Result<String, Difference> {
        let words = match self {
            Self::Accepted => "accepted",
            Self::Rejected { same_column: false, same_message: false } => "rejected",
            Self::Rejected { same_column: true, same_message: false } => "rejected column",
            Self::Rejected { same_column: false, same_message: true } => "rejected message",
            Self::Rejected { same_column: true, same_message: true } => "rejected column message",
            Self::NoAnswer => "none",
            Self::Different(difference) => return Err(difference),
        };
        Ok(words.to_owned())
    }

    fn of_words(words: &str) -> Self {
        match words {
            "accepted" => Self::Accepted,
            "none" => Self::NoAnswer,
            _ => Self::Rejected {
                same_column: words.contains("column"),
                same_message: words.contains("message"),
            },
        }
    }
}

/// How the front end differs from the reference tool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The kind of the difference; [`shrink`](super::shrink) preserves it.
    pub kind: Kind,
    /// The first words of both errors, if any; also preserved.
    pub cause: String,
    /// The differing outputs of both.
    pub text: String,
}

/// Kinds of differences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The front end panicked.
    Panic,
    /// Only the front end accepts the program.
    OnlyOursAccepts,
    /// Only the reference tool accepts it.
    OnlyTheirsAccepts,
    /// The text of the records differs.
    Records,
    /// The text of the records is the same, but the JSON differs.
    Json,
    /// The records are the same, but warnings or notes differ.
    Reports,
    /// The first error is on another line.
    ErrorLine,
}

impl Kind {
    /// Whether the reference tool accepts the program.
    #[must_use]
    pub fn is_accepted(self) -> bool {
        matches!(self, Kind::OnlyTheirsAccepts | Kind::Records | Kind::Json | Kind::Reports)
    }
}

/// A diagnostic line of the tool.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Report {
    line: u32,
    column: u32,
    severity: String,
    message: String,
}

impl Report {
    fn parse(line: &str, file: &str) -> Option<Report> {
        let Some(rest) = line.strip_prefix(file).and_then(|rest| rest.strip_prefix(':')) else {
            let line = line.strip_prefix("<unknown>:0: ").unwrap_or(line);
            let message = line.strip_prefix("error: ")?;
            return Some(Report { severity: "error".into(), message: message.into(), ..Report::default() });
        };
        let mut parts = rest.splitn(4, ':');
        let (line, column) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        Some(Report {
            line,
            column,
            severity: parts.next()?.trim().to_owned(),
            message: parts.next()?.strip_prefix(' ')?.to_owned(),
        })
    }

    fn new(diagnostic: &Diagnostic, sources: &SourceMap) -> Report {
        let place = sources.location(diagnostic.span());
        let (line, column) = if diagnostic.span().is_none() { (0, 0) } else { (place.line, place.column) };
        let severity = diagnostic.severity.to_string();
        let message = diagnostic.message.lines().next().unwrap_or("").to_owned();
        Report { line, column, severity, message }
    }

    fn show(&self) -> String {
        format!("{}:{}: {}: {}", self.line, self.column, self.severity, self.message)
    }
}

enum Answer {
    Accepted { text: Vec<u8>, json: Vec<u8>, reports: Vec<Report> },
    Rejected(Report),
}

const NAME: &str = "program.td";

impl Tool {
    /// The tool at `program`.
    ///
    /// # Panics
    /// If the directory of its input cannot be created.
    #[must_use]
    pub fn new(program: &Path) -> Tool {
        Tool { program: program.to_owned(), folder: Folder::new(env::temp_dir(), "isogloss-tablegen") }
    }

    /// Whether the tool accepts the program, its standard output and its standard error;
    /// `None` if it was killed.
    fn run(&self, action: &str) -> Option<(bool, Vec<u8>, String)> {
        let output = Command::new("prlimit")
            .args(["--as=4000000000", "--cpu=2", "--core=0"])
            .arg(&self.program)
            .args([action, NAME])
            .current_dir(self.folder.path())
            .env("LLVM_DISABLE_SYMBOLIZATION", "1")
            .output()
            .unwrap_or_else(|error| panic!("prlimit {}: {error}", self.program.display()));
        let code = output.status.code()?;
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        (code <= 1).then_some((code == 0, output.stdout, errors))
    }

    fn ask(&self, program: &str) -> Option<Answer> {
        self.folder.write(NAME, program);
        let (accepted, text, errors) = self.run("--print-records")?;
        let mut reports = errors.lines().filter_map(|line| Report::parse(line, NAME));
        Some(if accepted {
            let reports = reports.collect();
            // Some defects of the tool leave fields without any value, for which the JSON backend
            // has no answer.
            let (_, json, _) = self.run("--dump-json")?;
            Answer::Accepted { text, json, reports }
        } else {
            Answer::Rejected(reports.find(|report| report.severity == "error").unwrap_or_default())
        })
    }
}

/// As [`check`], if the comparison is not in a transcript.
#[must_use]
pub fn check_unless_kept(transcript: &Transcript, tool: &Tool, program: &str) -> Outcome {
    let ours = match own(program) {
        Ok(Ok((text, json, reports))) => {
            let (text, json) = (String::from_utf8_lossy(&text), String::from_utf8_lossy(&json));
            format!("{text}{json}{reports:?}")
        }
        Ok(Err(error)) => error.show(),
        Err(Panicked) => "panic".to_owned(),
    };
    let found = transcript.compare(&[program], &ours, || check(tool, program).words());
    found.map_or_else(Outcome::Different, |words| Outcome::of_words(&words))
}

/// Compares the answers of both to `program`. If the reference tool has no answer or differs, it is asked again with each `!cond`
/// as nested `!if`s.
#[must_use]
pub fn check(tool: &Tool, program: &str) -> Outcome {
    let outcome = compare(tool.ask(program), program);
    if matches!(outcome, Outcome::Accepted | Outcome::Rejected { .. }) {
        return outcome;
    }
    let Some(with_ifs) = conds_as_ifs(program) else { return outcome };
    match (&outcome, compare(tool.ask(&with_ifs), program)) {
        (_, Outcome::NoAnswer) | (Outcome::Different(_), Outcome::Different(_)) => outcome,
        // The text of an operator whose operands are unknown.
        (_, Outcome::Different(difference)) if difference.text.contains("!cond(") => outcome,
        (_, other) => other,
    }
}

/// The front end panicked.
struct Panicked;

/// Our answer: the records as text and JSON and what is reported, or the first error.
type Own = Result<(Vec<u8>, Vec<u8>, Vec<Report>), Report>;

fn own(program: &str) -> Result<Own, Panicked> {
    let run = || match Session::new().parse_str(NAME, program.to_owned()) {
        Ok(records) => {
            let reports = records.diagnostics().iter();
            let reports = reports.map(|report| Report::new(report, records.sources())).collect::<Vec<_>>();
            Ok((ours::text(&records), ours::json(&records), reports))
        }
        Err(errors) => {
            let own = errors.diagnostics.iter().find(|report| report.severity == Severity::Error);
            Err(own.map(|own| Report::new(own, &errors.sources)).unwrap_or_default())
        }
    };
    catch_unwind(AssertUnwindSafe(run)).map_err(|_| Panicked)
}

/// Compares the reference tool's answer with ours to `program`.
fn compare(theirs: Option<Answer>, program: &str) -> Outcome {
    let Some(theirs) = theirs else { return Outcome::NoAnswer };
    let ours = own(program);
    let none = Report::default();
    let different = |kind, theirs: &Report, own: &Report, text| {
        let cause = format!("{} | {}", first_words(&theirs.message), first_words(&own.message));
        Outcome::Different(Difference { kind, cause, text })
    };
    let Ok(ours) = ours else { return different(Kind::Panic, &none, &none, String::new()) };
    match (theirs, ours) {
        (Answer::Accepted { text, json, reports }, Ok((own_text, own_json, own_reports))) => {
            if text != own_text {
                return different(Kind::Records, &none, &none, first_difference(&text, &own_text));
            }
            if json != own_json {
                return different(Kind::Json, &none, &none, first_difference(&json, &own_json));
            }
            let (reports, own_reports) = (essence(&reports), essence(&own_reports));
            if reports != own_reports {
                let text = format!("theirs: {reports:?}\nours:   {own_reports:?}");
                return different(Kind::Reports, &none, &none, text);
            }
            Outcome::Accepted
        }
        (Answer::Rejected(theirs), Err(own)) => {
            // Some errors of the reference tool have no location; all of ours have one.
            if theirs.line != 0 && theirs.line != own.line {
                let text = format!("theirs: {}\nours:   {}", theirs.show(), own.show());
                return different(Kind::ErrorLine, &theirs, &own, text);
            }
            Outcome::Rejected {
                same_column: theirs.column == own.column,
                same_message: theirs.message == own.message,
            }
        }
        (Answer::Rejected(theirs), Ok(_)) => different(Kind::OnlyOursAccepts, &theirs, &none, theirs.show()),
        (Answer::Accepted { .. }, Err(own)) => different(Kind::OnlyTheirsAccepts, &none, &own, own.show()),
    }
}

/// The part of a message before any text from the program.
fn first_words(message: &str) -> &str {
    message.split(['\'', '"', '(', '`']).next().unwrap_or("").trim_end_matches(|c: char| !c.is_alphabetic())
}

/// The lines of warnings, and the notes, which are the output of `dump`.
fn essence(reports: &[Report]) -> Vec<String> {
    reports
        .iter()
        .filter_map(|report| match report.severity.as_str() {
            "warning" => Some(format!("{}: warning", report.line)),
            "note" => Some(format!("{}: {}", report.line, report.message)),
            _ => None,
        })
        .collect()
}

/// The first line, or part of a long line, in which two texts differ.
fn first_difference(theirs: &[u8], ours: &[u8]) -> String {
    let (theirs, ours) = (String::from_utf8_lossy(theirs), String::from_utf8_lossy(ours));
    let at = theirs.char_indices().zip(ours.chars()).find(|((_, a), b)| a != b).map(|((at, _), _)| at);
    let at = at.unwrap_or(theirs.len().min(ours.len()));
    let show = |text: &str| {
        let start = text[..at].rfind('\n').map_or(0, |at| at + 1).max(at.saturating_sub(80));
        let boundary = |at: usize| (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        let end = text[at..].find('\n').map_or(text.len(), |end| at + end).min(at + 100);
        text[boundary(start)..boundary(end)].to_owned()
    };
    format!("theirs: {}\nours:   {}", show(&theirs), show(&ours))
}
