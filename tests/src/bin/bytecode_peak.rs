//! `bytecode_peak FILE`: reads and verifies a file of bytecode, and prints the increase of the peak memory in bytes and
//! whether the file was accepted. Linux only: the numbers come from `/proc/self/status`.

use isogloss::Context;
use isogloss::ir::Ir;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: bytecode_peak FILE");
        return ExitCode::FAILURE;
    };
    let file = match std::fs::read(&path) {
        Ok(file) => file,
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::FAILURE;
        }
    };
    let Some(before) = peak() else {
        println!("unknown");
        return ExitCode::SUCCESS;
    };
    let context = Context::with_dialects(isogloss::dialects::all());
    let read = Ir::read_bytecode(&context, &file);
    let accepted = read.as_ref().is_ok_and(|ir| ir.verify().is_ok());
    println!("{} {accepted}", peak().unwrap_or(before) - before);
    ExitCode::SUCCESS
}

/// The peak memory of the process in bytes.
fn peak() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kibibytes| kibibytes << 10)
}
