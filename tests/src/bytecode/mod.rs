//! Bytecode: both tools as functions from bytes to bytes, and test inputs for them.

mod check;

pub use check::check;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use isogloss::Context;
use isogloss::bytecode::{self, BytecodeWriteOptions};
use isogloss::def::Dialect;
use isogloss::ir::Ir;
use isogloss_cli::opt::{OptOptions, OptOutput, run_opt};

use crate::ir::{self, MARKER};
use crate::repository;

/// The producer string that the reference tool writes.
pub const PRODUCER: &str = "MLIR22.1.8";

/// Flags that print everything, in a form that does not depend on the producer of the
/// bytecode.
pub const PRINT: [&str; 3] =
    ["--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-debuginfo"];

/// The flags that write bytecode of a version.
#[must_use]
pub fn write_flags(version: u64) -> Vec<String> {
    vec![
        "--allow-unregistered-dialect".to_owned(),
        "--emit-bytecode".to_owned(),
        format!("--emit-bytecode-version={version}"),
    ]
}

/// The output of the reference tool for a file.
///
/// # Errors
/// Its diagnostics.
///
/// # Panics
/// If it cannot be started.
pub fn theirs<S: AsRef<str>>(tool: &Path, flags: &[S], file: &Path) -> Result<Vec<u8>, String> {
    let output = run(tool, flags, file);
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }
}

/// The output of the reference tool for the valid parts of a file.
///
/// # Panics
/// If it cannot be started.
#[must_use]
pub fn theirs_in_parts<S: AsRef<str>>(tool: &Path, flags: &[S], file: &Path) -> Vec<u8> {
    run(tool, flags, file).stdout
}

fn run<S: AsRef<str>>(tool: &Path, flags: &[S], file: &Path) -> Output {
    let run = || {
        let mut command = Command::new(tool);
        command.current_dir(file.parent().expect("the file lies in a directory"));
        command.args(flags.iter().map(AsRef::as_ref)).arg(file.file_name().expect("the file has a name"));
        command.output().unwrap_or_else(|error| panic!("{}: {error}", tool.display()))
    };
    let mut output = run();
    // The tool compares the alignment of sections with addresses in memory, which vary from
    // run to run.
    for _ in 0..10 {
        if !String::from_utf8_lossy(&output.stderr).contains("expected section alignment") {
            break;
        }
        output = run();
    }
    output
}

/// The output of Isogloss for an input.
///
/// # Errors
/// Its diagnostics.
///
/// # Panics
/// If a flag is not known.
pub fn ours<S: AsRef<str>>(flags: &[S], name: &str, input: Vec<u8>) -> Result<Vec<u8>, String> {
    ours_with(&isogloss_cli::known_dialects(), flags, name, input)
}

/// As [`ours`], with these dialects.
///
/// # Errors
/// As [`ours`].
///
/// # Panics
/// As [`ours`].
pub fn ours_with<S: AsRef<str>>(
    dialects: &[&'static Dialect],
    flags: &[S],
    name: &str,
    input: Vec<u8>,
) -> Result<Vec<u8>, String> {
    let output = ours_output(dialects, flags, name, input);
    if output.success { Ok(output.text) } else { Err(output.messages) }
}

/// The output of Isogloss for the valid parts of an input.
///
/// # Panics
/// As [`ours`].
pub fn ours_in_parts<S: AsRef<str>>(flags: &[S], name: &str, input: Vec<u8>) -> Vec<u8> {
    ours_output(&isogloss_cli::known_dialects(), flags, name, input).text
}

fn ours_output<S: AsRef<str>>(
    dialects: &[&'static Dialect],
    flags: &[S],
    name: &str,
    input: Vec<u8>,
) -> OptOutput {
    let mut options = OptOptions::default();
    name.clone_into(&mut options.file_name);
    PRODUCER.clone_into(&mut options.bytecode.producer);
    options.parser.old_syntax = false;
    // The reference tool rejects what only newer ones read, unless the test is about these.
    if let Some(name) = name.strip_prefix("newer-") {
        name.clone_into(&mut options.file_name);
    } else {
        options.parser.newer_syntax = false;
    }
    for flag in flags {
        assert!(options.set_flag(flag.as_ref()), "unknown flag {}", flag.as_ref());
    }
    run_opt(dialects, input, &options)
}

/// The directories with modules that are checked in.
const DIRECTORIES: [&str; 5] = ["ir", "ir/fuzz-regressions", "layout", "layout/golden", "documents"];

/// The checked-in modules with their names: the parts of the IR files.
///
/// # Panics
/// If a file cannot be read.
#[must_use]
pub fn checked_in() -> Vec<(String, String)> {
    let mut modules = Vec::new();
    for directory in DIRECTORIES {
        for path in ir::files(&repository().join("tests").join(directory)) {
            let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let Ok(text) = String::from_utf8(bytes) else { continue };
            for (index, part) in text.split(&format!("{MARKER}\n")).enumerate() {
                // The reference tool knows a dialect `test`, with a version.
                let part = part.replace("test.", "probe.");
                modules.push((format!("{}-{index}", ir::file_name(&path)), part));
            }
        }
    }
    modules
}

/// A context with all shipped dialects.
#[must_use]
pub fn context() -> Box<Context> {
    Context::with_dialects(isogloss::dialects::all())
}

/// The bytecode of a module's text.
///
/// # Panics
/// If the text cannot be read.
#[must_use]
pub fn assemble(text: &str) -> Vec<u8> {
    assemble_version(text, bytecode::CURRENT_VERSION)
}

/// The bytecode of a module's text in a bytecode version.
///
/// # Panics
/// As [`assemble`].
#[must_use]
pub fn assemble_version(text: &str, version: u64) -> Vec<u8> {
    let context = context();
    let ir = Ir::parse(&context, text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let options = BytecodeWriteOptions::default().version(version);
    bytecode::write_bytecode(ir.root().expect("a root"), &options).expect("it can be written").bytes
}
