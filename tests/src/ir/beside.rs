//! Runs Isogloss and the reference tool on many programs at once, and collects the answer of
//! each to each program.
//!
//! The programs are parts of one file, so that the reference tool is started once for many. If
//! it has no answer to a file, the file is halved until the program that causes this is found.

use std::convert::Infallible;
use std::io::Read as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use isogloss::def::Dialect;

use super::compare::parts;
use super::report::Report;
use super::{MARKER, ours};
use crate::folder::TemporaryFile;
use crate::tblgen::Severity;
use crate::transcript::Transcript;

/// The time limit of the reference tool for one file.
const PATIENCE: Duration = Duration::from_secs(120);

/// The name of the file of programs in messages.
const NAME: &str = "programs.mlir";

/// The answer of a tool to a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The printed module.
    Accepted(String),
    /// The first error, as `LINE:COLUMN: error: MESSAGE` with lines counted from the beginning
    /// of the program. An error at a location from the program's text has the line as the tool
    /// wrote it.
    Rejected(String),
    /// There is none: the tool was ended by a signal, or took too long.
    None,
}

impl Answer {
    /// A letter and the text.
    fn to_text(&self) -> String {
        match self {
            Self::Accepted(text) => format!("a{text}"),
            Self::Rejected(message) => format!("r{message}"),
            Self::None => String::new(),
        }
    }

    fn of_text(text: &str) -> Self {
        match text.split_at_checked(1) {
            Some(("a", text)) => Self::Accepted(text.to_owned()),
            Some(("r", message)) => Self::Rejected(message.to_owned()),
            _ => Self::None,
        }
    }
}

/// Whether both answers agree, intended differences aside.
#[must_use]
pub fn agree((theirs, ours): &(Answer, Answer)) -> bool {
    theirs == ours || deliberate(theirs, ours)
}

/// Programs that the reference tool rejects and we accept: a part of its message, and a part
/// of our output.
const LENIENT: [(&str, &str); 10] = [
    // Types of unregistered dialects are accepted as elements.
    ("failed to verify 'elementType': VectorElementTypeInterface instance", "!"),
    ("invalid memref element type", "!"),
    // Any attribute is accepted as an encoding.
    ("expected '>' in tensor type", "tensor<"),
    // Isogloss does not define attributes of the LLVM dialect and targets of GPU modules.
    ("in dialect `llvm`", "#llvm"),
    ("expected valid keyword", "#llvm"),
    ("array of GPU target attributes", "#"),
    ("OffloadingTranslationAttrTrait", "#"),
    // Isogloss does not define the dialects `tensor` and `vector`.
    ("provides no type parsing hook", "!"),
    ("provides no attribute parsing hook", "#"),
    // The runtime has some dialects in part: `gpu` has more operations in MLIR.
    ("that does not allow unknown operations", "\"() "),
];

/// The end of our error for the brackets in `!llvm.void<x>`, which the tool drops.
const NO_PARAMETERS: &str = "` has no parameters";

/// Whether an answer differs on purpose; see also `tests/ir/errors/differences.txt`.
fn deliberate(theirs: &Answer, ours: &Answer) -> bool {
    match (theirs, ours) {
        // Without an answer there is nothing to compare with.
        (Answer::None, Answer::Accepted(_) | Answer::Rejected(_)) => true,
        (Answer::Rejected(theirs), Answer::Accepted(ours)) => {
            LENIENT.iter().any(|(message, text)| theirs.contains(message) && ours.contains(text))
        }
        (Answer::Rejected(theirs), Answer::Rejected(ours)) => {
            // The tool omits the space after `but got` and writes zero bytes. We have other
            // messages for a string among integer elements and for a number of results that
            // overflows; and keywords of debug information are listed.
            theirs.replace("but got", "but got ").replace('\0', "") == *ours
                || ours.ends_with("expected integer elements, but parsed a string")
                || ours.ends_with("expected named operation to have at least 1 result")
                || ours.ends_with(NO_PARAMETERS)
                || theirs.contains("error: invalid debug info")
                    && ours.contains("error: expected one of [DW_")
        }
        (Answer::Accepted(theirs), Answer::Rejected(ours)) => {
            // The tool accepts a struct that is opaque inside its own body, missing brackets of a `#dlti` attribute
            // (with an error), and parameters of a type that has none.
            [
                ("!llvm.struct", "identified type already used with a different body"),
                ("#dlti", "expected '<'"),
            ]
            .iter()
            .any(|(text, message)| theirs.contains(text) && ours.ends_with(message))
                || ours.ends_with(NO_PARAMETERS)
        }
        (Answer::Accepted(theirs), Answer::Accepted(ours)) => {
            // The tool prints `!t<b->` as `!t.b->`, which cannot be parsed.
            let plain = |text: &str| text.replace(['<', '>', '.'], "");
            theirs.contains("->") && plain(theirs) == plain(ours)
        }
        _ => false,
    }
}

/// Two tools with the same flags.
#[derive(Clone, Debug)]
pub struct Beside {
    /// The reference tool.
    pub tool: PathBuf,
    /// The flags besides `--allow-unregistered-dialect` and `--split-input-file`.
    pub flags: Vec<&'static str>,
    /// The dialects that Isogloss registers.
    pub dialects: Vec<&'static Dialect>,
}

/// The output of a tool.
struct Output {
    text: Vec<u8>,
    messages: String,
}

impl Beside {
    /// The answers of the reference tool and of Isogloss to each program.
    ///
    /// # Panics
    /// If the reference tool cannot be started, or its input not written.
    #[must_use]
    pub fn answers(&self, programs: &[String]) -> Vec<(Answer, Answer)> {
        let run = |text: &str| run_tool(&self.tool, &self.all_flags(), text);
        // If the reference tool gives no answer to a file, both get its halves: locations in the output are positions
        // in the file.
        halved(programs, &run, &|part, theirs| theirs.into_iter().zip(self.own_answers(part)).collect())
    }

    /// As [`Self::answers`]; the reference tool is asked if the transcript does not have the programs.
    ///
    /// # Panics
    /// As [`Self::answers`].
    #[must_use]
    pub fn answers_unless_kept(&self, transcript: &Transcript, programs: &[String]) -> Vec<(Answer, Answer)> {
        if programs.is_empty() {
            return Vec::new();
        }
        let ours = self.own_answers(programs);
        let flags = self.flags.join(" ");
        let input: Vec<&str> =
            [flags.as_str()].into_iter().chain(programs.iter().map(String::as_str)).collect();
        let mut asked = None;
        let kept = transcript.compare(&input, &format!("{ours:?}"), || {
            let answers = self.answers(programs);
            let same =
                |(answers, ours): (&(Answer, Answer), &Answer)| answers.0 == *ours && answers.1 == *ours;
            let different = answers.iter().zip(&ours).enumerate().filter(|(_, pair)| !same(*pair));
            // A run that the tool did not answer was halved, which changes the lines in answers of both.
            let different: Vec<_> = different
                .map(|(index, (answers, _))| (index, answers.0.to_text(), answers.1.to_text()))
                .collect();
            asked = Some(answers);
            Ok::<_, Infallible>(serde_json::json!(different).to_string())
        });
        let Ok(kept) = kept;
        if let Some(asked) = asked {
            return asked;
        }
        let mut answers: Vec<_> = ours.into_iter().map(|answer| (answer.clone(), answer)).collect();
        let different: serde_json::Value = serde_json::from_str(&kept).unwrap_or_default();
        for entry in different.as_array().into_iter().flatten() {
            let text = |index: usize| Answer::of_text(entry[index].as_str().unwrap_or_default());
            let index = entry[0].as_u64().and_then(|index| answers.get_mut(usize::try_from(index).ok()?));
            *index.expect("an index of a program") = (text(1), text(2));
        }
        answers
    }

    /// The answers of the reference tool to each program.
    ///
    /// # Panics
    /// As [`Self::answers`].
    #[must_use]
    pub fn reference_answers(&self, programs: &[String]) -> Vec<Answer> {
        halved(programs, &|text| run_tool(&self.tool, &self.all_flags(), text), &as_they_are)
    }

    /// The answers of Isogloss to each program.
    #[must_use]
    pub fn own_answers(&self, programs: &[String]) -> Vec<Answer> {
        halved(programs, &|text| self.run_ours(text), &as_they_are)
    }

    fn all_flags(&self) -> Vec<&'static str> {
        ["--allow-unregistered-dialect", "--split-input-file"]
            .into_iter()
            .chain(self.flags.iter().copied())
            .collect()
    }

    fn run_ours(&self, text: &str) -> Option<Output> {
        let run = || {
            ours::run_with(&self.dialects, &self.all_flags(), NAME, text.as_bytes().to_vec())
                .expect("the flags are known")
        };
        let output = catch_unwind(AssertUnwindSafe(run)).ok()?;
        Some(Output { text: output.text, messages: output.messages })
    }
}

/// The results of `with` for the answers of the tool that `run` runs, for each part that the tool answers: if a run
/// gives no answer, the programs are halved.
fn halved<T>(
    programs: &[String],
    run: &impl Fn(&str) -> Option<Output>,
    with: &impl Fn(&[String], Vec<Answer>) -> Vec<T>,
) -> Vec<T> {
    if programs.is_empty() {
        return Vec::new();
    }
    let text = programs.join(&format!("\n{MARKER}\n"));
    match run(&text) {
        Some(output) => {
            let found = answers(programs, &output);
            let unclear = |answer: &Answer| matches!(answer, Answer::Rejected(error) if error.is_empty());
            let alone = |(program, answer)| match answer {
                // The error has a location from the program's text. A single program needs no
                // mapping of lines.
                answer if unclear(&answer) && programs.len() > 1 => {
                    halved(std::slice::from_ref(program), run, &as_they_are).remove(0)
                }
                answer => answer,
            };
            with(programs, programs.iter().zip(found).map(alone).collect())
        }
        None if programs.len() == 1 => with(programs, vec![Answer::None]),
        None => {
            let (first, second) = programs.split_at(programs.len() / 2);
            halved(first, run, with).into_iter().chain(halved(second, run, with)).collect()
        }
    }
}

fn as_they_are(_: &[String], answers: Vec<Answer>) -> Vec<Answer> {
    answers
}

/// Splits the output for all programs into the answers to each.
fn answers(programs: &[String], output: &Output) -> Vec<Answer> {
    let texts = parts(&output.text);
    let reports = Report::all(NAME, &output.messages);
    let mut first_line = 0;
    let answer = |(index, program): (usize, &String)| {
        // The end of a program is on the line of the marker.
        let before = first_line;
        first_line += program.matches('\n').count() + 2;
        if let Some(text) = texts.get(index).filter(|text| !text.is_empty()) {
            return Answer::Accepted(text.clone());
        }
        let here = |report: &&Report| {
            report.severity == Severity::Error
                && (before + 1..=first_line).contains(&report.line.max(before + usize::from(before == 0)))
        };
        let error = reports
            .iter()
            .find(here)
            .map(|report| Report { line: report.line.saturating_sub(before), ..report.clone() }.to_string());
        let elsewhere = || match programs {
            [_] => output.messages.lines().find(|line| line.contains("error: ")).map(str::to_owned),
            _ => None,
        };
        Answer::Rejected(error.or_else(elsewhere).unwrap_or_default())
    };
    programs.iter().enumerate().map(answer).collect()
}

const NULL_VALUE: &str = "<<NULL VALUE>>";

/// Runs the reference tool; `None` if it has no answer.
fn run_tool(tool: &Path, flags: &[&str], text: &str) -> Option<Output> {
    let file = TemporaryFile::new(NAME, text);
    let mut child = Command::new(tool)
        // The output of a tool that a signal ends is not used.
        .env("LLVM_DISABLE_SYMBOLIZATION", "1")
        .current_dir(file.parent().expect("the file is in a directory"))
        .args(flags)
        .arg(NAME)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{}: {error}", tool.display()));
    let mut out = child.stdout.take().expect("standard output is piped");
    let mut err = child.stderr.take().expect("standard error is piped");
    thread::scope(|scope| {
        let text = scope.spawn(move || {
            let mut text = Vec::new();
            out.read_to_end(&mut text).map(|_| text)
        });
        let messages = scope.spawn(move || {
            let mut messages = Vec::new();
            err.read_to_end(&mut messages).map(|_| messages)
        });
        let start = Instant::now();
        let status = loop {
            match child.try_wait().expect("the tool can be waited for") {
                Some(status) => break status,
                None if start.elapsed() > PATIENCE => {
                    let _ = child.kill();
                    let _ = child.wait();
                    return None;
                }
                None => thread::sleep(Duration::from_millis(5)),
            }
        };
        status.code()?;
        let (mut text, messages) = (text.join().ok()?.ok()?, messages.join().ok()?.ok()?);
        // For a value that an invalid operation lacks, the tool prints one text or the other, not always the same.
        if text.windows(NULL_VALUE.len()).any(|part| part == NULL_VALUE.as_bytes()) {
            text = String::from_utf8_lossy(&text).replace(NULL_VALUE, "<<UNKNOWN SSA VALUE>>").into_bytes();
        }
        Some(Output { text, messages: String::from_utf8_lossy(&messages).into_owned() })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_cut_apart_by_the_lines_of_the_programs() {
        let programs = ["a\nb", "c", "d"].map(str::to_owned);
        let messages = format!("{NAME}:2:1: error: x\n{NAME}:2:1: note: y\n{NAME}:6:3: error: z\n");
        let output = Output { text: b"// -----\nmodule {\n}\n\n// -----\n".to_vec(), messages };
        let expected = [
            Answer::Rejected("2:1: error: x".to_owned()),
            Answer::Accepted("module {\n}\n\n".to_owned()),
            Answer::Rejected("1:3: error: z".to_owned()),
        ];
        assert_eq!(answers(&programs, &output), expected);
    }

    #[test]
    fn a_program_that_ends_the_tool_is_found() {
        let programs = ["a", "b", "bad", "c"].map(str::to_owned);
        let run = |text: &str| {
            let text = parts(text.as_bytes()).iter().map(|_| "m").collect::<Vec<_>>().join("// -----\n");
            Some(Output { text: text.into_bytes(), messages: String::new() })
        };
        let run = |text: &str| if text.contains("bad") { None } else { run(text) };
        let found = halved(&programs, &run, &|part, answers| {
            let len = part.len();
            answers.into_iter().map(|answer| (len, answer)).collect::<Vec<_>>()
        });
        let accepted = || Answer::Accepted("m".to_owned());
        assert_eq!(found, [(2, accepted()), (2, accepted()), (1, Answer::None), (1, accepted())]);
    }
}
