//! The lossless tree of `.mlir` and its formatter, without dialects and with those that the command has, in one thread:
//! megabytes in a second of CPU time.
//!
//! `cargo run --release -p isogloss-benches --bin format [-- FOLDER...]`
//!
//! Without folders, the texts are those of the repository's tests.
#![forbid(unsafe_code)]

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use isogloss::Context;
use isogloss_benches::clock::thread_time;
use isogloss_fmt::mlir::Dialects;
use isogloss_fmt::{Options, mlir};
use isogloss_tree::mlir::Tree;

/// The fastest of these is printed.
const RUNS: usize = 5;

fn main() {
    let mut folders: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    if folders.is_empty() {
        folders.push(Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests"));
    }
    let mut texts = Vec::new();
    for folder in &folders {
        read(folder, &mut texts);
    }
    let bytes: usize = texts.iter().map(String::len).sum();
    let rate = |work: fn(String) -> bool| {
        let run = || {
            let texts = texts.clone();
            let start = thread_time();
            let done = texts.into_iter().filter_map(|text| work(text).then_some(())).count();
            assert!(done > 0, "no text was found");
            thread_time() - start
        };
        let fastest = (0..RUNS).map(|_| run()).min().unwrap_or(Duration::ZERO);
        bytes as f64 / 1e6 / fastest.as_secs_f64()
    };
    println!(
        "{} files, {:.1} MB: lossless tree {:.0} MB/s, formatter with its tree {:.0} MB/s, with the forms of dialects {:.0} MB/s",
        texts.len(),
        bytes as f64 / 1e6,
        rate(|text| !Tree::parse(text).root().has_error()),
        rate(|text| !mlir::format(&Tree::parse(text), &Options::default()).is_empty()),
        rate(|text| !format_with_dialects(text).is_empty()),
    );
}

/// As `isogloss fmt` does it, with a context for each text.
fn format_with_dialects(text: String) -> String {
    let dialects = isogloss::dialects::all().into_iter().chain(isogloss_dialects::all());
    let context = Context::with_dialects(dialects);
    mlir::format_with(&Tree::parse(text), &Options::default(), Some(&Dialects(&context)))
}

/// Adds the texts of all `.mlir` files in a folder.
fn read(folder: &Path, texts: &mut Vec<String>) {
    let Ok(entries) = folder.read_dir() else { return };
    for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        if path.is_dir() {
            read(&path, texts);
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            texts.extend(fs::read_to_string(&path));
        }
    }
}
