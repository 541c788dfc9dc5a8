//! `isogloss records` compared with `llvm-tblgen`: CPU time and peak memory of whole processes, and the speed of the
//! parser alone, of the lossless tree and of the formatter.
//!
//! `cargo bench -p isogloss-benches --bench tablegen [-- [--runs N] [ROOT...]]`
//!
//! The two tools run alternately, so that other load on the machine affects both equally;
//! results are medians. An intermediate process measures each of them
//! (`isogloss_benches::process`).
#![forbid(unsafe_code)]

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use isogloss_benches::process::{self, Result};
use isogloss_fmt::Options;
use isogloss_fmt::tablegen::format;
use isogloss_tablegen::tree::Tree;
use isogloss_tablegen::{Text, parse_only};

/// Large root files in the include directory of LLVM.
const ROOTS: [&str; 11] = [
    "llvm/IR/Intrinsics.td",
    "llvm/Target/Target.td",
    "llvm/IR/RuntimeLibcalls.td",
    "mlir/Dialect/LLVMIR/LLVMOps.td",
    "mlir/Dialect/LLVMIR/NVVMOps.td",
    "mlir/Dialect/LLVMIR/ROCDLOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
    "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td",
    "mlir/Dialect/OpenMP/OpenMPOps.td",
    "mlir/Dialect/GPU/IR/GPUOps.td",
    "mlir/IR/BuiltinOps.td",
];

/// Output formats, with the flags of the reference tool.
const FORMATS: [(&str, &str); 3] =
    [("null", "--null-backend"), ("text", "--print-records"), ("json", "--dump-json")];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let result = match arguments.first().map(String::as_str) {
        Some("measure") => process::measure(&arguments[1..]),
        _ => compare(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn compare(arguments: &[String]) -> Result<()> {
    let (runs, wanted) = match arguments {
        [flag, runs, rest @ ..] if flag == "--runs" => (runs.parse()?, rest),
        rest => (5, rest),
    };
    let include = process::reference_folder().join("include");
    let command = process::isogloss()?;
    let generated = generate()?;
    let mut files: Vec<(String, PathBuf)> =
        ROOTS.iter().map(|root| ((*root).to_owned(), include.join(root))).collect();
    files.push(("100,000 generated defs".to_owned(), generated));
    println!(
        "{:<46} {:<6} {:>9} {:>9} {:>6} {:>9} {:>9} {:>6}",
        "root", "format", "LLVM", "ours", "", "LLVM", "ours", ""
    );
    println!(
        "{:<46} {:<6} {:>9} {:>9} {:>6} {:>9} {:>9} {:>6}",
        "", "", "CPU s", "CPU s", "ratio", "MiB", "MiB", "ratio"
    );
    for (name, file) in &files {
        if !wanted.is_empty() && !wanted.iter().any(|word| name.contains(word.as_str())) {
            continue;
        }
        for format in FORMATS {
            println!(
                "{}",
                row((&process::reference("llvm-tblgen"), &command), &include, name, file, format, runs)?
            );
        }
    }
    parser_alone(&include, runs);
    Ok(())
}

fn row(
    (theirs, ours): (&Path, &Path),
    include: &Path,
    name: &str,
    file: &Path,
    (format, action): (&str, &str),
    runs: usize,
) -> Result<String> {
    let text = |path: &Path| path.to_string_lossy().into_owned();
    let (include, file) = (text(include), text(file));
    let theirs = [&text(theirs), action, "-I", &include, &file].map(str::to_owned);
    let own = [&text(ours), "records", "--format", format, "-I", &include, &file].map(str::to_owned);
    let usages = process::in_turn(&[&theirs, &own], runs)?;
    let (theirs, own) = (usages[0], usages[1]);
    Ok(format!(
        "{name:<46} {format:<6} {:>9.3} {:>9.3} {:>6.2} {:>9.1} {:>9.1} {:>6.2}",
        theirs.seconds,
        own.seconds,
        own.seconds / theirs.seconds,
        theirs.mebibytes,
        own.mebibytes,
        own.mebibytes / theirs.mebibytes,
    ))
}

/// A file with 100,000 defs of a class hierarchy that is ten deep.
fn generate() -> Result<PathBuf> {
    let mut text = String::from(
        "class C0<int n> {\n  int v0 = n;\n  string s0 = \"c0_\" # n;\n  list<int> l0 = [n, v0];\n}\n",
    );
    for level in 1..=10 {
        let below = level - 1;
        writeln!(
            text,
            "class C{level}<int n, bit b = 0> : C{below}<!add(n, {level})> {{\n  int v{level} = !add(v{below}, n);\n  \
             string s{level} = s{below} # \"_\" # v{level};\n  list<int> l{level} = !if(b, l{below}, !listconcat(l{below}, [n]));\n  \
             bits<8> b{level} = {level};\n  let v0 = !mul(n, 2);\n}}"
        )?;
    }
    for index in 0..100_000 {
        writeln!(text, "def D{index} : C{}<{index}> {{ let b1{{3-0}} = {}; }}", index % 10 + 1, index % 16)?;
    }
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generated.td");
    fs::write(&path, text)?;
    Ok(path)
}

/// Measures the parser alone, the lossless tree and the formatter, over all installed files, each in one thread.
fn parser_alone(include: &Path, runs: usize) {
    let texts: Vec<String> = files(include).iter().filter_map(|path| fs::read_to_string(path).ok()).collect();
    let bytes: usize = texts.iter().map(String::len).sum();
    let rate = |read: &dyn Fn(Text) -> bool| {
        let mut rates = Vec::new();
        for _ in 0..runs {
            // Copy before the measurement; clones of `Text` share it.
            let texts: Vec<Text> = texts.iter().map(|text| Text::from(text.as_str())).collect();
            let start = Instant::now();
            let read = texts.into_iter().filter(|text| read(text.clone())).count();
            let seconds = start.elapsed().as_secs_f64();
            assert!(read > 0, "nothing was parsed");
            rates.push(bytes as f64 / 1e6 / seconds);
        }
        process::median(rates)
    };
    println!(
        "{} files, {:.1} MB: parser alone {:.0} MB/s, lossless tree {:.0} MB/s, formatter with its tree {:.0} MB/s",
        texts.len(),
        bytes as f64 / 1e6,
        rate(&|text| parse_only("bench.td", text).is_ok()),
        rate(&|text| !Tree::parse("bench.td", text).root().has_error()),
        rate(&|text| !format(&Tree::parse("bench.td", text), &Options::default()).is_empty()),
    );
}

fn files(directory: &Path) -> Vec<PathBuf> {
    let Ok(entries) = directory.read_dir() else { return Vec::new() };
    let mut found = Vec::new();
    for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "td") {
            found.push(path);
        }
    }
    found
}
