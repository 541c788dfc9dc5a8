//! Writes the expected results of the probe files from the reference tool's answers.
//!
//! `cargo run -p isogloss-tests --bin bless [NAME...]` blesses the probes whose names contain one of the words, or all.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use isogloss_tests::{oracle, probes};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(tblgen) = oracle("llvm-tblgen") else {
        return ExitCode::FAILURE;
    };
    let mut failed = false;
    for probe in probes::all() {
        let name = probe.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if !words.is_empty() && !words.iter().any(|word| name.contains(word.as_str())) {
            continue;
        }
        match probe.bless(&probe.ask(&tblgen)) {
            Ok(true) => println!("{name}"),
            Ok(false) => {}
            Err(problem) => {
                failed = true;
                eprintln!("{problem}");
            }
        }
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
