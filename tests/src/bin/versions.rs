//! Measures how well the dialects of another version of MLIR are read and printed:
//! `cargo run --release -p isogloss-tests --bin versions LLVM`, where LLVM is the folder of an installation.
//!
//! Programs are made for each operation that the definition files of the installation define, in generic form. Those that
//! its `mlir-opt` accepts count: whether its text is read, and printed as it is; whether its bytecode is read, and
//! written with the same bytes.
#![forbid(unsafe_code)]

use isogloss::Context;
use isogloss::def::Dialect;
use isogloss::ir::OpDef;
use isogloss_cli::opt::{OptOptions, OptOutput, run_opt};
use isogloss_load::Loader;
use isogloss_tests::ir::beside::{Answer, Beside};
use isogloss_tests::programs::Generator;
use isogloss_tests::{TemporaryFile, bytecode, parallel};
use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const USAGE: &str = "usage: versions LLVM [--dialect NAME]... [--programs NUMBER] [--show NUMBER]

LLVM             the folder of an installation, which has bin/mlir-opt and include/mlir
--dialect NAME   only this one
--programs N     how many programs are made for each operation (3)
--show N         how many examples are printed for each kind of difference (0)";

/// Programs have operations of an unknown dialect around the tested one.
const UNREGISTERED: &str = "--allow-unregistered-dialect";

#[derive(Default)]
struct Arguments {
    llvm: PathBuf,
    dialects: Vec<String>,
    programs: usize,
    shown: usize,
}

impl Arguments {
    fn read(mut arguments: impl Iterator<Item = String>) -> Option<Self> {
        let mut read = Self { programs: 3, ..Self::default() };
        let mut llvm = None;
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--dialect" => read.dialects.push(arguments.next()?),
                "--programs" => read.programs = arguments.next()?.parse().ok()?,
                "--show" => read.shown = arguments.next()?.parse().ok()?,
                flag if flag.starts_with('-') => return None,
                _ => llvm = Some(argument.into()),
            }
        }
        read.llvm = llvm?;
        Some(read)
    }
}

/// The reference tool of the version, and the dialects of its definition files.
struct Version {
    tool: PathBuf,
    dialects: Vec<&'static Dialect>,
    /// The producer string of its bytecode.
    producer: String,
}

impl Version {
    fn of(llvm: &Path) -> Result<Self, Box<dyn Error>> {
        let tool = llvm.join("bin/mlir-opt");
        let version = Command::new(&tool).arg("--version").output()?;
        let version = String::from_utf8_lossy(&version.stdout).into_owned();
        let number = version.split_whitespace().skip_while(|word| *word != "version").nth(1);
        let number = number.ok_or("`mlir-opt --version` prints no version")?;
        let loader = Loader::new(isogloss_cli::known_dialects()).include_dir(llvm.join("include"));
        let mut loader = loader.replace_known();
        loader.all()?;
        for skipped in loader.skipped() {
            for found in &skipped.errors.diagnostics {
                let place = skipped.errors.sources.location(found.span());
                eprintln!("dialect `{}`: {place}: {}", skipped.dialect, found.message);
            }
        }
        Ok(Self { tool, dialects: loader.dialects(), producer: format!("MLIR{number}") })
    }

    /// The output of Isogloss.
    fn ours(&self, flags: &[&str], name: &str, input: Vec<u8>) -> OptOutput {
        let mut options = OptOptions::default();
        name.clone_into(&mut options.file_name);
        self.producer.clone_into(&mut options.bytecode.producer);
        for flag in [&[UNREGISTERED], flags].concat() {
            assert!(options.set_flag(flag), "unknown flag {flag}");
        }
        run_opt(&self.dialects, input, &options)
    }
}

/// The kinds of results, in the order of the columns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Accepted,
    Read,
    Printed,
    BytecodeRead,
    BytecodeWritten,
}

impl Kind {
    const ALL: [Self; 5] =
        [Self::Accepted, Self::Read, Self::Printed, Self::BytecodeRead, Self::BytecodeWritten];

    fn name(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Read => "text read",
            Self::Printed => "printed",
            Self::BytecodeRead => "bytecode read",
            Self::BytecodeWritten => "written",
        }
    }
}

/// The results for the programs of a dialect.
#[derive(Default)]
struct Found {
    counts: BTreeMap<Kind, usize>,
    /// The operations with a difference, and an example.
    different: BTreeMap<(Kind, &'static str), String>,
    without_program: usize,
}

impl Found {
    fn count(&self, kind: Kind) -> usize {
        self.counts.get(&kind).copied().unwrap_or_default()
    }

    fn add(&mut self, kind: Kind, op: &'static str, holds: bool, example: impl FnOnce() -> String) {
        if holds {
            *self.counts.entry(kind).or_default() += 1;
        } else {
            self.different.entry((kind, op)).or_insert_with(example);
        }
    }

    fn line(&self, name: &str) -> String {
        let accepted = self.count(Kind::Accepted);
        let share = |kind: Kind| 100.0 * self.count(kind) as f64 / accepted.max(1) as f64;
        let columns = Kind::ALL[1..].iter().map(|kind| format!("{:>7.2}", share(*kind)));
        let columns: Vec<String> = columns.collect();
        format!("{name:16} {accepted:>8} {} {:>8}", columns.join(" "), self.without_program)
    }
}

/// Makes programs of a dialect, and compares.
fn compare(version: &Version, dialect: &'static Dialect, count: usize) -> Found {
    let context = Context::with_dialects(version.dialects.iter().copied());
    let mut generator = Generator::new(&context, 1).in_functions();
    let mut found = Found::default();
    let mut programs: Vec<(&'static OpDef, String)> = Vec::new();
    for op in dialect.ops.iter().copied() {
        let made: Vec<_> = (0..count).map_while(|_| generator.valid(op)).collect();
        found.without_program += usize::from(made.is_empty());
        programs.extend(made.into_iter().map(|spec| (op, spec.text())));
    }
    let texts: Vec<String> = programs.iter().map(|(_, text)| text.clone()).collect();
    let beside = Beside { tool: version.tool.clone(), flags: Vec::new(), dialects: version.dialects.clone() };
    for ((op, program), answer) in programs.iter().zip(beside.reference_answers(&texts)) {
        let Answer::Accepted(text) = answer else { continue };
        found.add(Kind::Accepted, op.name, true, String::new);
        let output = version.ours(&[], "programs.mlir", text.clone().into_bytes());
        let printed = String::from_utf8_lossy(&output.text).into_owned();
        found.add(Kind::Read, op.name, output.success, || format!("{text}{}", output.messages));
        let is_same = output.success && printed.trim_end() == text.trim_end();
        found.add(Kind::Printed, op.name, is_same, || {
            format!("theirs:\n{text}\nours:\n{printed}{}", output.messages)
        });
        compare_bytecode(version, &mut found, op.name, program);
    }
    found
}

/// Compares the bytecode of a program.
fn compare_bytecode(version: &Version, found: &mut Found, op: &'static str, program: &str) {
    let source = TemporaryFile::new("version.mlir", program.as_bytes());
    let Ok(written) = bytecode::theirs(&version.tool, &[UNREGISTERED, "--emit-bytecode"], &source) else {
        return;
    };
    let generic = bytecode::PRINT;
    let binary = TemporaryFile::new("version.mlirbc", &written);
    let Ok(expected) = bytecode::theirs(&version.tool, &generic, &binary) else { return };
    let read = version.ours(&generic[1..], "version.mlirbc", written.clone());
    let is_same = read.success && read.text.trim_ascii_end() == expected.trim_ascii_end();
    found.add(Kind::BytecodeRead, op, is_same, || {
        let (expected, read_text) = (String::from_utf8_lossy(&expected), String::from_utf8_lossy(&read.text));
        format!("theirs:\n{expected}\nours:\n{read_text}{}", read.messages)
    });
    let name = source.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let own = version.ours(&["--emit-bytecode"], name, program.as_bytes().to_vec());
    found.add(Kind::BytecodeWritten, op, own.success && own.text == written, || {
        format!("{program}{} bytes, theirs {}\n{}", own.text.len(), written.len(), own.messages)
    });
}

fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let version = Version::of(&arguments.llvm)?;
    println!(
        "{:16} {:>8} {:>7} {:>7} {:>7} {:>7} {:>8}   ({}; % of the accepted programs)",
        "dialect", "accepted", "read", "printed", "bc read", "written", "none", version.producer
    );
    let mut dialects = version.dialects.clone();
    dialects.sort_by_key(|dialect| dialect.name);
    dialects.retain(|dialect| {
        !dialect.ops.is_empty()
            && (arguments.dialects.is_empty() || arguments.dialects.iter().any(|name| name == dialect.name))
    });
    let results = parallel::map(&dialects, |dialect| {
        let found = compare(&version, dialect, arguments.programs);
        println!("{}", found.line(dialect.name));
        found
    });
    let mut all = Found::default();
    for found in results {
        all.without_program += found.without_program;
        for (kind, count) in found.counts {
            *all.counts.entry(kind).or_default() += count;
        }
        all.different.extend(found.different);
    }
    println!("{}", all.line("all"));
    for kind in Kind::ALL {
        let different = all.different.iter().filter(|((other, _), _)| *other == kind);
        let operations: Vec<&str> = different.clone().map(|((_, op), _)| *op).collect();
        println!("\nnot {}, {} operations: {}", kind.name(), operations.len(), operations.join(" "));
        for ((_, op), example) in different.take(arguments.shown) {
            println!("--- {op}\n{example}");
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    let Some(arguments) = Arguments::read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
