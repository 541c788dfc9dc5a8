//! Programs in forms of MLIR's dialects that are C++ in their definition files, and that the library declares: a file for each
//! dialect, `tests/upstream/declared/DIALECT.mlir`. Both forms are read and printed as by the reference tool.

use super::generated::same_text;
use super::{UNVERIFIED, all_dialects};
use isogloss_tests::ir::beside::{Answer, Beside};
use isogloss_tests::{oracle, parallel, repository};
use std::fmt::Write as _;
use std::fs;

/// A text without the names of values, which `OpAsmOpInterface` gives in C++: where the reference tool has names, the
/// other has numbers, which neighbouring regions share.
fn unnamed(text: &str) -> String {
    let is_name = |character: char| character.is_ascii_alphanumeric() || "_$.-#".contains(character);
    let mut pieces = text.split('%');
    let mut found = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        found.push('%');
        found.push_str(piece.trim_start_matches(is_name));
    }
    found
}

/// Whether answers are the same text except for the names of values.
fn alike(answers: &(Answer, Answer)) -> bool {
    match answers {
        (Answer::Accepted(theirs), Answer::Accepted(ours)) => {
            same_text(answers) || unnamed(theirs) == unnamed(ours)
        }
        (Answer::Accepted(_) | Answer::Rejected(_) | Answer::None, _) => false,
    }
}

/// The differences between the answers to programs, which the reference tool accepts.
fn differences(answers: &[(Answer, Answer)], programs: &[String], what: &str) -> String {
    let mut found = String::new();
    for (answers, program) in answers.iter().zip(programs) {
        if !alike(answers) {
            let (theirs, ours) = answers;
            let _ = writeln!(found, "{what}:\n{program}  theirs: {theirs:?}\n  ours:   {ours:?}");
        }
    }
    found
}

#[test]
fn declared_forms_are_read_and_printed_as_by_the_reference_tool() {
    let (Some(tool), Some(all)) = (oracle("mlir-opt"), all_dialects()) else { return };
    let folder = repository().join("tests/upstream/declared");
    let mut files: Vec<_> =
        fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert!(files.len() >= 12, "{files:?}");
    let found = parallel::map(&files, |file| {
        let text = fs::read_to_string(file).expect("a text");
        let programs: Vec<String> = text.split("// -----\n").map(str::to_owned).collect();
        let beside = |flags: &[&'static str]| Beside {
            tool: tool.clone(),
            flags: [&UNVERIFIED[..], flags].concat(),
            dialects: all.to_vec(),
        };
        // The custom form is read.
        let generic = beside(&["--mlir-print-op-generic"]).answers(&programs);
        let mut different = differences(&generic, &programs, "custom form");
        // It is printed for the generic form, and reads back as that.
        let texts: Vec<String> = generic
            .iter()
            .filter_map(|(theirs, _)| match theirs {
                Answer::Accepted(text) => Some(text.clone()),
                Answer::Rejected(_) | Answer::None => None,
            })
            .collect();
        let custom = beside(&[]).answers(&texts);
        different.push_str(&differences(&custom, &texts, "generic form"));
        different
    });
    let different: String = found.concat();
    assert!(different.is_empty(), "{different}");
}
