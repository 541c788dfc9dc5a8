//! The checked-in IR is printed as expected, the printed IR parses back to the same IR, and
//! the reference tool parses our custom form.

use std::fs;
use std::io::Write as _;
use std::process::{Command, Stdio};

use isogloss_tests::ir::accepted::{self, Input};
use isogloss_tests::ir::compare::first_difference;
use isogloss_tests::ir::{self, ours};
use isogloss_tests::{oracle, parallel};

const GENERIC: [&str; 3] = ["--allow-unregistered-dialect", "--mlir-print-op-generic", "--split-input-file"];
const CUSTOM: [&str; 2] = ["--allow-unregistered-dialect", "--split-input-file"];

/// Checks every input and fails with all complaints of `check`.
fn every_input(check: impl Fn(&Input, Vec<u8>) -> Result<(), String> + Sync) {
    let inputs = accepted::all();
    assert!(inputs.len() >= 150, "only {} inputs were found", inputs.len());
    let problems = parallel::map(&inputs, |input| {
        let text = fs::read(&input.path).map_err(|error| error.to_string());
        let checked = text.and_then(|text| check(input, text));
        checked.err().map(|problem| format!("{}: {problem}", input.path.display()))
    });
    let problems: Vec<String> = problems.into_iter().flatten().collect();
    assert!(problems.is_empty(), "{} of {} inputs:\n{}", problems.len(), inputs.len(), problems.join("\n"));
}

/// The output for an accepted input.
fn printed(flags: &[&str], input: &Input, text: Vec<u8>) -> Result<Vec<u8>, String> {
    let output = ours::run(flags, &ir::file_name(&input.path), text)?;
    if output.success { Ok(output.text) } else { Err(output.messages) }
}

/// Inputs with information that their printed form loses, and why.
const LOSSY: [(&str, &str); 4] = [
    ("attrs_dense_unused_bits.mlir", "elements are printed without the bits that they do not use"),
    ("func_generic_empty_attributes.mlir", "the custom form of a function shows no empty dictionaries"),
    ("quirks_equal_ranges.mlir", "ranges that mean the same are different locations, and printed alike"),
    ("quirks_empty_symbol.mlir", "an empty symbol is printed as something that is no symbol"),
];

fn is_lossy(input: &Input) -> bool {
    LOSSY.iter().any(|(name, _)| *name == ir::file_name(&input.path))
}

/// Whether the input is read as one that is accepted, by the flags that are used here.
fn is_plain(input: &Input) -> bool {
    let as_here = |flag: &str| flag.starts_with("--mlir-print") || GENERIC.contains(&flag);
    input.runs.iter().all(|run| run.accepted && run.flags.iter().all(|flag| as_here(flag)))
        && input.runs.iter().all(|run| run.flags.iter().any(|flag| flag == "--split-input-file"))
}

#[test]
fn outputs_are_those_checked_in() {
    every_input(|input, text| {
        let outcome = input.outcome(|flags| {
            let output = ours::run(flags, &ir::file_name(&input.path), text.clone())?;
            if !output.success && input.runs.iter().all(|run| run.accepted) {
                return Err(output.messages);
            }
            Ok((output.success, output.text))
        })?;
        let difference = first_difference(ir::expectation(&input.path)?.as_bytes(), outcome.as_bytes());
        difference.map_or(Ok(()), Err)
    });
}

#[test]
fn outputs_read_back_as_the_same() {
    every_input(|input, text| {
        if !is_plain(input) || is_lossy(input) {
            return Ok(());
        }
        for flags in [&GENERIC[..], &CUSTOM[..]] {
            let once = printed(flags, input, text.clone())?;
            let again = printed(flags, input, once.clone())?;
            if let Some(difference) = first_difference(&once, &again) {
                return Err(difference);
            }
        }
        Ok(())
    });
}

#[test]
fn the_reference_tool_reads_our_custom_form() {
    let Some(tool) = oracle("mlir-opt") else {
        return;
    };
    every_input(|input, text| {
        if !is_plain(input) || is_lossy(input) {
            return Ok(());
        }
        let custom = printed(&CUSTOM, input, text.clone())?;
        let generic = printed(&GENERIC, input, text)?;
        let mut child = Command::new(&tool)
            .args(GENERIC)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        child
            .stdin
            .take()
            .ok_or("no standard input")?
            .write_all(&custom)
            .map_err(|error| error.to_string())?;
        let theirs = child.wait_with_output().map_err(|error| error.to_string())?;
        if !theirs.status.success() {
            return Err(String::from_utf8_lossy(&theirs.stderr).into_owned());
        }
        first_difference(&generic, &theirs.stdout).map_or(Ok(()), Err)
    });
}
