//! Rewriting beside `mlir-opt`: the same program after the same pass.

use std::path::Path;
use std::process::Command;

use isogloss::Context;
use isogloss::ir::{Ir, OpId};
use isogloss::rewrite::{GreedyOptions, Patterns, eliminate_common_subexpressions, rewrite_greedily};
use isogloss_tests::TemporaryFile;
use isogloss_tests::dialects::{NAMES, is_different, programs};
use isogloss_tests::{folds, oracle, parallel, passes};

/// How many programs are run at once.
const CHUNK: usize = 400;

/// Between programs of one file.
const SEPARATOR: &str = "// -----\n";

/// The programs after a pass of the reference tool.
fn theirs(tool: &Path, flag: &str, programs: &[&str]) -> Vec<String> {
    let file = TemporaryFile::new("programs.mlir", programs.join(SEPARATOR));
    let flags = [flag, "--split-input-file", "--allow-unregistered-dialect"];
    let output = Command::new(tool)
        .args(flags)
        .arg(&*file)
        .output()
        .unwrap_or_else(|error| panic!("{}: {error}", tool.display()));
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{messages}");
    String::from_utf8_lossy(&output.stdout).split(SEPARATOR).map(|text| text.trim().to_owned()).collect()
}

/// Compares a pass of the reference tool with a function that returns how many changes it made, on the programs that both accept.
/// Returns how many programs and changes there were.
fn compare(
    tool: &Path,
    flag: &str,
    programs: &[&str],
    run: impl Fn(&mut Ir<'_>, OpId) -> usize + Sync,
) -> (usize, usize) {
    let context = Context::with_dialects(isogloss_cli::known_dialects());
    let chunks: Vec<&[&str]> = programs.chunks(CHUNK).collect();
    let found = parallel::map(&chunks, |texts| {
        let valid = |text: &&&str| Ir::parse(&context, text).is_ok_and(|ir| ir.verify().is_ok());
        let texts: Vec<&str> = texts.iter().filter(valid).copied().collect();
        let mut changes = 0;
        let mut different = Vec::new();
        for (text, theirs) in texts.iter().zip(theirs(tool, flag, &texts)) {
            let mut ir = Ir::parse(&context, text).expect("it was valid");
            let root = ir.root().expect("a module").id();
            changes += run(&mut ir, root);
            if let Err(error) = ir.verify() {
                different.push(format!("{text}\ninvalid: {error}"));
            }
            let ours = ir.to_string();
            if ours.trim() != theirs {
                different.push(format!("{text}\n--- theirs:\n{theirs}\n--- ours:\n{ours}"));
            }
        }
        (texts.len(), changes, different)
    });
    let different: Vec<&str> =
        found.iter().flat_map(|(_, _, different)| different).map(String::as_str).collect();
    assert!(different.is_empty(), "{} differences:\n{}", different.len(), different.join("\n"));
    let programs: usize = found.iter().map(|(count, ..)| count).sum();
    let changes: usize = found.iter().map(|(_, changes, _)| changes).sum();
    println!("{programs} programs, {changes} changes");
    (programs, changes)
}

#[test]
fn common_subexpressions_are_found_as_by_the_reference_tool() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let of_passes = passes::programs(&tool);
    let of_dialects: Vec<String> = NAMES.iter().flat_map(|name| programs(name)).collect();
    let all: Vec<&str> =
        of_dialects.iter().filter(|text| !is_different(text)).chain(&of_passes).map(String::as_str).collect();
    let (programs, changes) = compare(&tool, "--cse", &all, eliminate_common_subexpressions);
    assert!(programs >= 4000 && changes >= 1000, "{programs} programs, {changes} operations erased");
}

#[test]
fn operations_fold_as_by_the_reference_tool() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let all = folds::programs();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let (programs, changes) = compare(&tool, "--canonicalize", &all, |ir, root| {
        let outcome = rewrite_greedily(ir, root, &Patterns::new(), &GreedyOptions::default());
        usize::try_from(outcome.expect("there are no patterns").folded).expect("few")
    });
    assert!(programs >= 4000 && changes >= 2000, "{programs} programs, {changes} operations folded");
}
