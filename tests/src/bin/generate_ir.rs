//! Writes random IR: `cargo run -p isogloss-tests --bin generate_ir FIRST LAST` for the
//! modules of these seeds as parts of one file, `... scrambled FIRST LAST` for the same
//! modules with other names and whitespace, or `... program SEED BYTES` for one large program.
#![forbid(unsafe_code)]

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use isogloss_tests::ir::MARKER;
use isogloss_tests::irgen::scramble::scramble;
use isogloss_tests::irgen::{self, Profile};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = arguments.iter().filter_map(|argument| argument.parse().ok()).collect();
    let mut out = BufWriter::new(io::stdout().lock());
    let written = match (arguments.first().map(String::as_str), numbers.as_slice()) {
        (Some("program"), &[seed, bytes]) => {
            irgen::program(seed, bytes, |text| out.write_all(text.as_bytes()))
        }
        (Some("scrambled"), &[first, last]) => {
            let modules = (first..last)
                .map(|seed| scramble(&irgen::module(seed, Profile::VARIED), &mut irgen::Random::new(seed)));
            let modules: Vec<String> = modules.collect();
            out.write_all(modules.join(&format!("\n{MARKER}\n")).as_bytes())
        }
        (_, &[first, last]) => out.write_all(irgen::file(first..last, Profile::VARIED).as_bytes()),
        _ => {
            eprintln!("usage: generate_ir [scrambled] FIRST LAST | generate_ir program SEED BYTES");
            return ExitCode::FAILURE;
        }
    };
    match written.and_then(|()| out.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
