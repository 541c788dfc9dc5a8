//! Programs with one mistake each (`tests/ir/wrong`) are rejected with the reference tool's
//! first error, or accepted if it accepts them.

use std::fs;

use isogloss_tests::ir::beside::{Answer, Beside, agree};
use isogloss_tests::ir::{self, wrong};
use isogloss_tests::{oracle, parallel};

const DIALECTS: [&str; 5] = ["builtin", "dlti", "func", "gpu", "llvm"];

#[test]
fn wrong_programs_are_answered_as_by_the_reference_tool() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let beside = Beside { tool, flags: vec!["--mlir-print-op-generic"], dialects: isogloss::dialects::all() };
    let found = parallel::map(&DIALECTS, |dialect| {
        let path = ir::directory().join("wrong").join(dialect).with_extension("txt");
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let programs = wrong::programs(&text);
        let answers = beside.answers(&programs);
        let rejected = answers.iter().filter(|(theirs, _)| matches!(theirs, Answer::Rejected(_))).count();
        let different = programs.iter().zip(&answers).filter(|(_, answers)| !agree(answers));
        let different: Vec<String> = different
            .map(|(program, (theirs, ours))| {
                format!("{dialect}:\n{program}\n  theirs: {theirs:?}\n  ours:   {ours:?}")
            })
            .collect();
        (rejected, different)
    });
    let rejected: usize = found.iter().map(|(rejected, _)| rejected).sum();
    let different: Vec<String> = found.into_iter().flat_map(|(_, different)| different).collect();
    assert!(rejected >= 1000, "only {rejected} programs are wrong");
    assert!(different.is_empty(), "{} differences:\n{}", different.len(), different.join("\n"));
}
