//! Rewrite patterns compared with `mlir-tblgen -gen-rewriters`: each line of `patterns/cases.td` by itself.
//!
//! `patterns/answers.txt` has the answers of both. After a change of a message:
//! `UPDATE_EXPECT=1 cargo test -p isogloss-tests --test definitions patterns::`, and review the difference.

use isogloss_codegen::{Options, RecordKind, generate, generate_with_report, session};
use isogloss_tests::{Folder, golden, oracle, oracle_include, parallel, repository};
use std::fs;
use std::process::Command;

const OWN: &str = "include \"isogloss/PatternBase.td\"\n";
const UPSTREAM: &str = "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/EnumAttr.td\"\ninclude \"mlir/IR/PatternBase.td\"\n\
    include \"mlir/IR/AttrTypeBase.td\"\ninclude \"mlir/IR/BuiltinAttributes.td\"\n\
    include \"mlir/Interfaces/InferTypeOpInterface.td\"\n";

/// A pattern that `mlir-tblgen` alone rejects: it binds the symbol of an operation in `variadic` of a result pattern a
/// second time.
const BOUND_AGAIN: &str = "(V (variadic $a, $b, $o), $y)";

/// The answer of a tool to a pattern.
#[derive(PartialEq)]
enum Answer {
    Accepted,
    Refused(String),
}

impl Answer {
    fn text(&self) -> &str {
        match self {
            Self::Accepted => "accepted",
            Self::Refused(message) => message,
        }
    }
}

/// Our answer: the first error with its code, underlined text and help.
fn ours(base: &str, pattern: &str) -> Answer {
    let records = match session().parse_str("patterns.td", format!("{OWN}{base}{pattern}\n")) {
        Ok(records) => records,
        Err(errors) => return Answer::Refused(errors.diagnostics[0].message.clone()),
    };
    match generate(&records, &Options::default()) {
        Ok(_) => Answer::Accepted,
        Err(errors) => {
            let errors: Vec<String> = errors
                .iter()
                .map(|error| {
                    let help: String = error.help.iter().map(|help| format!("; help: {help}")).collect();
                    let place = records.sources().snippet(error.span());
                    format!("{} at `{place}`: {}{help}", error.code.unwrap_or("?"), error.message)
                })
                .collect();
            Answer::Refused(errors.join("\n          "))
        }
    }
}

fn theirs(tool: &std::path::Path, include: &std::path::Path, file: &std::path::Path, case: &str) -> Answer {
    let output = Command::new(tool).args(["-gen-rewriters", "-I"]).arg(include).arg(file).output();
    let output = output.expect("mlir-tblgen");
    let said = String::from_utf8_lossy(&output.stderr);
    match output.status.code() {
        Some(0) => Answer::Accepted,
        Some(_) => {
            let message = said.lines().find_map(|line| Some(line.split_once("error: ")?.1.to_owned()));
            Answer::Refused(message.unwrap_or_else(|| said.into_owned()))
        }
        None => panic!("{case}: mlir-tblgen was ended: {}", output.status),
    }
}

#[test]
fn patterns_are_accepted_and_refused_beside_mlir_tblgen() {
    let (Some(tool), Some(include)) = (oracle("mlir-tblgen"), oracle_include()) else { return };
    let folder = repository().join("tests/patterns");
    let base = fs::read_to_string(folder.join("base.td")).expect("a definition file");
    let cases = fs::read_to_string(folder.join("cases.td")).expect("a definition file");
    let scratch = Folder::new(env!("CARGO_TARGET_TMPDIR"), "patterns");
    let cases: Vec<(usize, &str)> = cases.lines().enumerate().collect();
    let answers = parallel::map(&cases, |(number, case)| {
        if !case.starts_with("def ") {
            return (format!("{case}\n"), None);
        }
        let name = format!("case{number}.td");
        scratch.write(&name, &format!("{UPSTREAM}{base}{case}\n"));
        let theirs = theirs(&tool, &include, &scratch.path().join(&name), case);
        let ours = ours(&base, case);
        let text = if ours == Answer::Accepted && theirs == Answer::Accepted {
            format!("{case}\n  both    accepted\n")
        } else {
            format!("{case}\n  ours    {}\n  theirs  {}\n", ours.text(), theirs.text())
        };
        (text, Some((ours, theirs)))
    });
    let mut laxer = Vec::new();
    let mut text = String::new();
    for ((_, case), (lines, answers)) in cases.iter().zip(answers) {
        text.push_str(&lines);
        if let Some((Answer::Accepted, Answer::Refused(message))) = answers
            && !case.contains(BOUND_AGAIN)
        {
            laxer.push(format!("{case}\n  {message}"));
        }
    }
    assert_eq!(laxer, [""; 0], "accepted here alone");
    golden::check_text(&folder.join("answers.txt"), &text);
}

/// The Rust of flang's patterns: patterns with C++ that is not understood are omitted, with a warning.
#[test]
fn patterns_of_flang_are_generated() {
    let Some(include) = oracle_include() else { return };
    let file = include.join("flang/Optimizer/Dialect/CanonicalizationPatterns.td");
    if !file.exists() {
        return;
    }
    let text = fs::read_to_string(&file).expect("flang's patterns");
    let records = session().include_dir(&include).parse_str("CanonicalizationPatterns.td", text);
    let records = records.expect("records");
    let (_, report) = generate_with_report(&records, &Options::default()).expect("sound patterns");
    let patterns = report.entries.iter().filter(|entry| entry.kind == RecordKind::Pattern);
    let lines: Vec<String> = patterns
        .map(|entry| {
            let made = if entry.rust.is_empty() { &entry.reason } else { &entry.rust };
            let made = made.split_once(": `").map_or(made.as_str(), |(reason, _)| reason);
            format!("{} {}: {made}\n", entry.def, entry.status)
        })
        .collect();
    golden::check_text(&repository().join("tests/patterns/flang.txt"), &lines.concat());
}
