//! Thousands of random modules: they are printed as the reference tool prints them, read back as the same, and print
//! the same when they are said in other words.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use isogloss_tests::ir::compare::{first_difference, parts};
use isogloss_tests::ir::{MARKER, ours};
use isogloss_tests::irgen::scramble::scramble;
use isogloss_tests::irgen::{self, Profile, Random};
use isogloss_tests::{oracle, parallel, tblgen};

const READ: [&str; 2] = ["--allow-unregistered-dialect", "--split-input-file"];
const GENERIC: &str = "--mlir-print-op-generic";

/// The ways of printing that batches take turns with.
const PRINT: [&[&str]; 5] = [
    &[GENERIC],
    &[GENERIC, "--mlir-print-debuginfo"],
    &[],
    &[GENERIC, "--mlir-print-local-scope"],
    &["--mlir-print-debuginfo"],
];

/// How many modules are in one file.
const BATCH: u64 = 250;

/// How many modules are read again as they were printed; as many for each way of printing.
const READ_BACK: u64 = 2500;

fn batches(modules: u64) -> Vec<Range<u64>> {
    (0..modules / BATCH).map(|at| at * BATCH..(at + 1) * BATCH).collect()
}

fn flags(print: &[&'static str]) -> Vec<&'static str> {
    READ.into_iter().chain(print.iter().copied()).collect()
}

/// What we print for a text that is accepted.
fn printed(flags: &[&str], name: &str, text: Vec<u8>) -> Result<Vec<u8>, String> {
    let output = ours::run(flags, name, text)?;
    let first = || output.messages.lines().take(3).collect::<Vec<_>>().join("\n");
    if output.success { Ok(output.text) } else { Err(format!("{name}: rejected: {}", first())) }
}

/// What the reference tool prints for a file.
fn theirs(tool: &Path, flags: &[&str], file: &Path) -> Result<Vec<u8>, String> {
    let flags: Vec<String> = flags.iter().map(|flag| (*flag).to_owned()).collect();
    let answer = tblgen::run_beside(tool, &flags, file);
    if answer.accepted {
        Ok(answer.output)
    } else {
        Err(format!("{}: {}", file.display(), answer.error_text))
    }
}

/// Fails with the parts in which two outputs differ, by their seeds.
fn same(what: &str, seeds: &Range<u64>, expected: &[u8], actual: &[u8]) -> Result<(), String> {
    if expected == actual {
        return Ok(());
    }
    let (expected, actual) = (parts(expected), parts(actual));
    if expected.len() != actual.len() {
        return Err(format!("{what}: {} parts instead of {}", actual.len(), expected.len()));
    }
    let differences =
        seeds.clone().zip(expected.iter().zip(&actual)).filter_map(|(seed, (expected, actual))| {
            let difference = first_difference(expected.as_bytes(), actual.as_bytes())?;
            Some(format!("{what}: module {seed}: {difference}"))
        });
    Err(differences.collect::<Vec<_>>().join("\n"))
}

fn check(batches: &[Range<u64>], check: impl Fn(&Range<u64>) -> Result<(), String> + Sync) {
    let found = parallel::map(batches, |seeds| check(seeds).err());
    let found: Vec<String> = found.into_iter().flatten().collect();
    assert!(found.is_empty(), "{} of {} batches:\n{}", found.len(), batches.len(), found.join("\n"));
}

/// Writes a file that stays, to see why a test failed.
fn file(name: &str, text: &[u8]) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ir-random");
    fs::create_dir_all(&directory).expect("the target directory can be written");
    let path = directory.join(name);
    fs::write(&path, text).expect("the target directory can be written");
    path
}

#[test]
fn random_modules_print_as_the_reference_tool_prints_them_and_read_back() {
    let tool = oracle("mlir-opt");
    check(&batches(5000), |seeds| {
        let name = format!("modules-{}.mlir", seeds.start);
        let text = irgen::file(seeds.clone(), Profile::VARIED).into_bytes();
        let path = file(&name, &text);
        let flags = flags(PRINT[(seeds.start / BATCH) as usize % PRINT.len()]);
        let once = printed(&flags, &name, text)?;
        if let Some(tool) = &tool {
            same(&flags.join(" "), seeds, &theirs(tool, &flags, &path)?, &once)?;
        }
        if seeds.end > READ_BACK {
            return Ok(());
        }
        let again = printed(&flags, "again", once.clone())?;
        same("read back", seeds, &once, &again)
    });
}

#[test]
fn modules_in_other_words_print_the_same() {
    check(&batches(500), |seeds| {
        let modules: Vec<String> = seeds.clone().map(|seed| irgen::module(seed, Profile::VARIED)).collect();
        let scrambled =
            seeds.clone().zip(&modules).map(|(seed, text)| scramble(text, &mut Random::new(seed)));
        let scrambled = scrambled.collect::<Vec<_>>().join(&format!("\n{MARKER}\n"));
        let flags = flags(&[GENERIC]);
        let plain = printed(&flags, "plain", modules.join(&format!("{MARKER}\n")).into_bytes())?;
        let other = printed(&flags, "scrambled", scrambled.into_bytes())?;
        same("in other words", seeds, &plain, &other)
    });
}

#[test]
fn the_reference_tool_reads_our_custom_form() {
    let Some(tool) = oracle("mlir-opt") else {
        return;
    };
    check(&batches(500), |seeds| {
        let text = irgen::file(seeds.clone(), Profile::VARIED).into_bytes();
        let generic = printed(&flags(&[GENERIC]), "generic", text.clone())?;
        let custom = printed(&flags(&[]), "custom", text)?;
        let path = file(&format!("custom-{}.mlir", seeds.start), &custom);
        same("our custom form", seeds, &theirs(&tool, &flags(&[GENERIC]), &path)?, &generic)
    });
}
