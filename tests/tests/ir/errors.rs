//! Invalid IR is rejected at the location at which the reference tool rejects it, with its
//! message unless that is poor.

use std::collections::BTreeMap;
use std::fs;

use isogloss_tests::ir::rejected::{self, FLAGS, Input, Rejection};
use isogloss_tests::ir::report::Report;
use isogloss_tests::ir::{self, ours};
use isogloss_tests::parallel;

/// Our own messages, by file and line: `tests/ir/errors/differences.txt`, which has the reasons. `None` is for accepted
/// input.
type Differences = BTreeMap<(String, usize), Option<Report>>;

fn differences() -> Differences {
    let path = rejected::directory().join("differences.txt");
    let text = fs::read_to_string(&path).expect("the list of differences can be read");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| difference(line).unwrap_or_else(|| panic!("no difference: {line}"))).collect()
}

fn difference(line: &str) -> Option<((String, usize), Option<Report>)> {
    let (file, rest) = line.split_once(':')?;
    let name = format!("{file}.mlir");
    if let Some(line) = rest.strip_suffix(": accepted") {
        return Some(((name, line.parse().ok()?), None));
    }
    let report = Report::parse(rest)?;
    Some(((name, report.line), Some(report)))
}

/// The problems with our messages about the parts of `input`.
fn problems(input: &Input, deliberate: &Differences) -> Result<Vec<String>, String> {
    let name = ir::file_name(&input.path);
    let text = fs::read(&input.path).map_err(|error| error.to_string())?;
    let output = ours::run(&FLAGS, &name, text)?;
    let found = input.rejections(&Report::all(&name, &output.messages));
    let pairs = input.expectation()?.into_iter().zip(found);
    Ok(pairs.filter_map(|(expected, found)| problem(&name, &expected, found, deliberate)).collect())
}

fn problem(
    name: &str,
    expected: &Rejection,
    found: Option<Rejection>,
    deliberate: &Differences,
) -> Option<String> {
    let same = match deliberate.get(&(name.to_owned(), expected.error.line)) {
        Some(instead) => found.as_ref().map(|found| &found.error) == instead.as_ref(),
        None => found.as_ref() == Some(expected),
    };
    let shown = |rejection: &Rejection| {
        rejected::expectation_text(std::slice::from_ref(rejection)).replace('\n', " | ")
    };
    let found = found.as_ref().map_or_else(|| "accepted".to_owned(), shown);
    (!same).then(|| format!("{name}\n    expected: {}\n    actual:   {found}", shown(expected)))
}

#[test]
fn wrong_inputs_are_rejected_as_checked_in() {
    let deliberate = differences();
    let inputs = rejected::all();
    let found =
        parallel::map(&inputs, |input| problems(input, &deliberate).unwrap_or_else(|problem| vec![problem]));
    let found: Vec<String> = found.into_iter().flatten().collect();
    let parts: usize = inputs.iter().map(|input| input.parts.len()).sum();
    assert!(parts >= 500, "only {parts} wrong inputs were found");
    assert!(found.is_empty(), "{} of {parts} wrong inputs:\n{}", found.len(), found.join("\n"));
}

#[test]
fn differences_are_few_and_used() {
    let deliberate = differences();
    assert!(deliberate.len() <= 30, "{} differences are too many", deliberate.len());
    let inputs = rejected::all();
    for (name, line) in deliberate.keys() {
        let input = inputs.iter().find(|input| ir::file_name(&input.path) == *name);
        let used = input.is_some_and(|input| {
            input
                .expectation()
                .is_ok_and(|expected| expected.iter().any(|rejection| rejection.error.line == *line))
        });
        assert!(used, "{name}:{line}: no error is expected there");
    }
}

#[test]
fn parameters_of_what_has_none_are_refused() {
    // The reference tool drops the contents of the brackets.
    for (given, expected) in [
        ("{a = !llvm.void<x>}", "1:24: error: `!llvm.void` has no parameters"),
        ("{a = !gpu.async.token<>}", "1:30: error: `!gpu.async.token` has no parameters"),
        ("{a = !llvm.struct<(!llvm.void<x>)>}", "1:38: error: `!llvm.void` has no parameters"),
        ("{a = !llvm.void<(>}", "1:24: error: unbalanced '(' character in pretty dialect name"),
    ] {
        let text = format!("\"t.a\"() {given} : () -> ()");
        let output = ours::run(&FLAGS, "a.mlir", text.into_bytes()).expect("the flags are known");
        let first = Report::all("a.mlir", &output.messages).into_iter().next();
        let first = first.map(|report| report.to_string());
        assert_eq!(first.as_deref(), Some(expected), "{given}");
    }
}
