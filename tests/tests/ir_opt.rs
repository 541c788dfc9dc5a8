//! Text in, text out: what is printed of the checked-in IR, and what is said of the wrong one.

use isogloss::dialects::func;
use isogloss::ir::opt::{OptOptions, OptOutput, run};
use isogloss_tests::ir::report::Report;
use isogloss_tests::ir::{self, accepted, rejected};
use isogloss_tests::{oracle, parallel};
use std::path::Path;

/// Inputs of which something else is printed, and why. One that is printed as expected is to be taken off the list.
const KNOWN: &[(&str, &str)] = &[
    ("attrs_dense_complex.mlir", "complex numbers of i1 are no elements yet"),
    (
        "locs_normalised.mlir",
        "a range that ends where it begins is the place itself, not one that looks like it",
    ),
];

/// Wrong inputs that are accepted, by file and line, and why.
const LENIENT: &[(&str, usize, &str)] = &[
    ("types.mlir", 75, "a type of an unknown dialect may well be an element of a vector"),
    ("types.mlir", 133, "a type of an unknown dialect may well be an element of a memref"),
    ("types.mlir", 169, "any attribute may be an encoding, also those that begin with a keyword"),
    ("types.mlir", 171, "any attribute may be an encoding, also those that begin with a keyword"),
    ("types.mlir", 173, "any attribute may be an encoding, also those that begin with a keyword"),
];

/// What our own tool answers to these flags.
fn ours(path: &Path, flags: &[String]) -> OptOutput {
    let mut options = OptOptions::default();
    options.file_name = ir::file_name(path);
    for flag in flags {
        assert!(options.set_flag(flag), "{}: {flag}", path.display());
    }
    options.parser.old_syntax = false;
    let input = std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    run(&[func::dialect()], input, &options)
}

fn is_lenient(path: &Path, line: usize) -> bool {
    LENIENT.iter().any(|(name, at, _)| *name == ir::file_name(path) && *at == line)
}

/// The first line that differs.
fn difference(printed: &str, expected: &str) -> String {
    let mut lines = printed.lines().zip(expected.lines());
    match lines.find(|(printed, expected)| printed != expected) {
        Some((printed, expected)) => format!("  printed:  {printed}\n  expected: {expected}"),
        None => "  one is a prefix of the other".to_owned(),
    }
}

#[test]
fn accepted_inputs_are_printed_as_expected() {
    let inputs = accepted::all();
    assert!(inputs.len() >= 150, "only {} inputs were found", inputs.len());
    let problems: Vec<String> = parallel::map(&inputs, |input| {
        let printed = input.outcome(|flags| {
            let output = ours(&input.path, flags);
            Ok((output.success, output.text))
        });
        let path = input.path.display();
        if let Some((_, why)) = KNOWN.iter().find(|(name, _)| *name == ir::file_name(&input.path)) {
            let same = printed.is_ok_and(|printed| ir::expectation(&input.path) == Ok(printed));
            return same.then(|| format!("{path}: as expected now, although {why}"));
        }
        match (printed, ir::expectation(&input.path)) {
            (Ok(printed), Ok(expected)) if printed == expected => None,
            (Ok(printed), Ok(expected)) => Some(format!("{path}:\n{}", difference(&printed, &expected))),
            (Err(problem), _) => {
                let output = ours(&input.path, &input.runs[0].flags);
                Some(format!(
                    "{problem}\n  {}",
                    output.messages.lines().take(3).collect::<Vec<_>>().join("\n  ")
                ))
            }
            (_, Err(problem)) => Some(problem),
        }
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(problems.is_empty(), "{} of {}:\n{}", problems.len(), inputs.len(), problems.join("\n"));
}

#[test]
fn the_first_error_is_where_the_reference_tool_finds_it() {
    let inputs = rejected::all();
    let mut parts = 0;
    let mut problems = Vec::new();
    let mut same_message = 0;
    for input in &inputs {
        let output = ours(&input.path, &rejected::FLAGS.map(str::to_owned));
        let reports = Report::all(&ir::file_name(&input.path), &output.messages);
        let found = input.rejections(&reports);
        let expected = input.expectation().unwrap_or_else(|problem| panic!("{problem}"));
        parts += expected.len();
        for (found, expected) in found.iter().zip(&expected) {
            match found {
                Some(found) if found.error.line == expected.error.line => {
                    same_message += usize::from(found.error.message == expected.error.message);
                    if found.error.message != expected.error.message
                        && std::env::var_os("SHOW_MESSAGES").is_some()
                    {
                        println!(
                            "{}:\n  found:    {}\n  expected: {}",
                            input.path.display(),
                            found.error,
                            expected.error
                        );
                    }
                }
                None if is_lenient(&input.path, expected.error.line) => {}
                found => {
                    let found = found.as_ref().map(|found| found.error.to_string());
                    let path = input.path.display();
                    problems.push(format!("{path}:\n  found:    {found:?}\n  expected: {}", expected.error));
                }
            }
        }
    }
    println!("{parts} wrong inputs, {same_message} with the same message");
    assert!(parts >= 500, "only {parts} wrong inputs were found");
    assert!(problems.is_empty(), "{} of {parts}:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn what_is_printed_is_read_by_the_reference_tool() {
    let Some(tool) = oracle("mlir-opt") else {
        return;
    };
    let directory = std::env::temp_dir().join(format!("isogloss-ir-{}", std::process::id()));
    std::fs::create_dir_all(&directory).expect("a temporary directory");
    let inputs = accepted::all();
    let problems: Vec<String> = parallel::map(&inputs, |input| {
        let flags = ["--allow-unregistered-dialect", "--split-input-file"].map(str::to_owned);
        let custom = ours(&input.path, &flags);
        // The reference tool does not read what it prints of a symbol without a name.
        if !custom.success || String::from_utf8_lossy(&custom.text).contains("<<INVALID") {
            return None;
        }
        let path = directory.join(ir::file_name(&input.path));
        std::fs::write(&path, &custom.text).expect("a temporary file");
        let answer = isogloss_tests::tblgen::run(&tool, &flags, &path);
        let same = answer.output == custom.text;
        (!answer.accepted || !same).then(|| {
            let printed = String::from_utf8_lossy(&custom.text).into_owned();
            let path = input.path.display();
            format!(
                "{path}: {}{}",
                answer.error_text,
                difference(&printed, &String::from_utf8_lossy(&answer.output))
            )
        })
    })
    .into_iter()
    .flatten()
    .collect();
    let _ = std::fs::remove_dir_all(&directory);
    assert!(problems.is_empty(), "{} of {}:\n{}", problems.len(), inputs.len(), problems.join("\n"));
}
