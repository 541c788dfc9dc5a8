//! Writes the expected results of the checked-in inputs from the reference tools' answers.
//!
//! `cargo run -p isogloss-tests --bin bless [WORD...]` blesses the definition files and the IR
//! files whose paths contain one of the words, or all files.
#![forbid(unsafe_code)]

use std::path::Path;
use std::process::ExitCode;

use isogloss_tests::ir::{self, accepted, rejected};
use isogloss_tests::{oracle, probes};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (Some(tblgen), Some(opt)) = (oracle("llvm-tblgen"), oracle("mlir-opt")) else {
        return ExitCode::FAILURE;
    };
    let mut failed = false;
    let mut bless = |path: &Path, bless: &dyn Fn() -> Result<bool, String>| {
        let name = path.to_string_lossy();
        if !words.is_empty() && !words.iter().any(|word| name.contains(word.as_str())) {
            return;
        }
        match bless() {
            Ok(true) => println!("{name}"),
            Ok(false) => {}
            Err(problem) => {
                failed = true;
                eprintln!("{problem}");
            }
        }
    };
    for probe in probes::all() {
        bless(&probe.path, &|| probe.bless(&probe.ask(&tblgen)));
    }
    for input in accepted::all() {
        bless(&input.path, &|| ir::bless(&input.path, &input.ask(&opt)?));
    }
    for input in rejected::all() {
        bless(&input.path, &|| ir::bless(&input.path, &rejected::expectation_text(&input.ask(&opt)?)));
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
