//! The lossless tree of `.mlir` and its formatter, without dialects and with the command's dialects, in one thread:
//! megabytes in a second of CPU time.
//!
//! `cargo run --release -p isogloss-benches --bin format [-- [--write FOLDER] FOLDER...]`
//!
//! Without folders, the texts come from the repository's tests. With `--write`, the formatted texts are written to a
//! folder instead, a number for each, to compare two versions.
#![forbid(unsafe_code)]

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use isogloss_benches::clock::thread_time;
use isogloss_fmt::mlir::DialectsOfTexts;
use isogloss_fmt::{Options, mlir};
use isogloss_tree::mlir::Tree;

/// The fastest of these is printed.
const RUNS: usize = 5;

fn main() {
    let mut folders: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let writes = folders.first().is_some_and(|first| first == "--write");
    let target = if writes { folders.drain(..2).nth(1) } else { None };
    if folders.is_empty() {
        folders.push(Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests"));
    }
    let mut texts = Vec::new();
    for folder in &folders {
        read(folder, &mut texts);
    }
    if let Some(target) = target {
        let mut forms = forms();
        for (number, text) in texts.into_iter().enumerate() {
            let formatted = format_with_dialects(text, &mut forms);
            fs::write(target.join(format!("{number}.mlir")), formatted).expect("a folder to write to");
        }
        return;
    }
    let bytes: usize = texts.iter().map(String::len).sum();
    let rate = |work: fn(String, &mut DialectsOfTexts) -> bool| {
        let run = || {
            let texts = texts.clone();
            let start = thread_time();
            let mut forms = forms();
            let done = texts.into_iter().filter_map(|text| work(text, &mut forms).then_some(())).count();
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
        rate(|text, _| !Tree::parse(text).root().has_error()),
        rate(|text, _| !mlir::format(&Tree::parse(text), &Options::default()).is_empty()),
        rate(|text, forms| !format_with_dialects(text, forms).is_empty()),
    );
}

/// The dialects of `isogloss fmt`.
fn forms() -> DialectsOfTexts {
    DialectsOfTexts::new(isogloss::dialects::all().into_iter().chain(isogloss_dialects::all()))
}

/// As `isogloss fmt` does it.
fn format_with_dialects(text: String, forms: &mut DialectsOfTexts) -> String {
    let tree = Tree::parse(text);
    let forms = forms.of(tree.text()).expect("the dialects go together");
    mlir::format_with(&tree, &Options::default(), Some(&forms))
}

/// Adds the texts of all `.mlir` files in a folder.
fn read(folder: &Path, texts: &mut Vec<String>) {
    let Ok(entries) = folder.read_dir() else { return };
    let mut paths: Vec<_> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            read(&path, texts);
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            texts.extend(fs::read_to_string(&path));
        }
    }
}
