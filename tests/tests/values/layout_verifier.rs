//! The messages about invalid or unusual data layouts equal `mlir-opt`'s.

use isogloss::{dlti, gpu, llvm};
use isogloss_cli::opt::{OptOptions, run_opt};
use isogloss_tests::{oracle, repository};
use std::fs;
use std::process::Command;

const FLAGS: [&str; 2] = ["--split-input-file", "--allow-unregistered-dialect"];
const NAME: &str = "verifier.mlir";

fn expected() -> String {
    fs::read_to_string(repository().join("tests/layout/verifier.expected")).expect("checked in")
}

// data-layout:75: allows at most one attribute that implements DataLayoutSpecInterface
// data-layout:104: The verifier of this attribute triggers those of the specification
// data-layout:104: checks the compatibility of nested specifications
#[test]
fn messages_are_those_of_mlir() {
    let mut options = OptOptions::default();
    options.file_name = NAME.to_owned();
    assert!(FLAGS.iter().all(|flag| options.set_flag(flag.trim_start_matches('-'))));
    let input = fs::read(repository().join("tests/layout").join(NAME)).expect("checked in");
    let output = run_opt(&[dlti::dialect(), llvm::dialect(), gpu::dialect()], input, &options);
    assert_eq!(output.messages, expected());
}

#[test]
fn mlir_opt_says_what_is_checked_in() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let output = Command::new(tool)
        .current_dir(repository().join("tests/layout"))
        .args(FLAGS)
        .arg(NAME)
        .output()
        .expect("mlir-opt can be run");
    assert_eq!(String::from_utf8_lossy(&output.stderr), expected());
}
