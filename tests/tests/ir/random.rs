//! Random modules: with any flags they are printed as the reference tools print them; the
//! printed text parses back to the same module; and other names and whitespace do not change
//! the output.
//!
//! By default the suite tries a few thousand modules. `ISOGLOSS_IR_PROGRAMS` sets their
//! number, `ISOGLOSS_IR_SEED` the first seed; see CONTRIBUTING.md.

use std::ops::Range;
use std::path::Path;

use isogloss_tests::ir::beside::Beside;
use isogloss_tests::ir::compare::{first_difference, parts};
use isogloss_tests::ir::trial::{BATCH, Trial};
use isogloss_tests::ir::{MARKER, ours};
use isogloss_tests::irgen::scramble::scramble;
use isogloss_tests::irgen::{self, Profile, Random};
use isogloss_tests::transcript::Transcript;
use isogloss_tests::{TemporaryFile, parallel, tblgen};

const READ: [&str; 2] = ["--allow-unregistered-dialect", "--split-input-file"];
const GENERIC: &str = "--mlir-print-op-generic";
const LOCATIONS: &str = "--mlir-print-debuginfo";
const LOCAL: &str = "--mlir-print-local-scope";
const ELIDE: &str = "--mlir-elide-elementsattrs-if-larger=2";
const HEX: &str = "--mlir-print-elementsattrs-with-hex-if-larger=1";
const NO_HEX: &str = "--mlir-print-elementsattrs-with-hex-if-larger=-1";

/// The ways of printing that batches take turns with.
const PRINT: [&[&str]; 8] = [
    &[GENERIC],
    &[GENERIC, LOCATIONS],
    &[],
    &[GENERIC, LOCAL],
    &[LOCATIONS],
    &[LOCAL, LOCATIONS, NO_HEX],
    &[ELIDE],
    &[GENERIC, HEX],
];

/// Modules whose printed text can be read back: inside of a dialect's brackets neither tool reads `>=` or an elided
/// data layout entry.
const READABLE: Profile = Profile { dialects: false, ..Profile::VARIED };

/// The number of modules in the short form.
const MODULES: u64 = 2000;

fn flags(print: &[&'static str]) -> Vec<&'static str> {
    READ.into_iter().chain(print.iter().copied()).collect()
}

fn print_of(start: u64) -> &'static [&'static str] {
    PRINT[(start / BATCH) as usize % PRINT.len()]
}

/// Our output for an accepted text.
fn printed(flags: &[&str], name: &str, text: Vec<u8>) -> Result<Vec<u8>, String> {
    let output = ours::run(flags, name, text)?;
    let first = || output.messages.lines().take(3).collect::<Vec<_>>().join("\n");
    if output.success { Ok(output.text) } else { Err(format!("{name}: rejected: {}", first())) }
}

/// The output of the reference tool for a file.
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

fn check(modules: u64, check: impl Fn(&Range<u64>) -> Result<(), String> + Sync) {
    let starts = Trial { first: 0, count: modules }.batches();
    let batches: Vec<Range<u64>> = starts.into_iter().map(|start| start..start + BATCH).collect();
    let found = parallel::map(&batches, |seeds| check(seeds).err());
    let found: Vec<String> = found.into_iter().flatten().collect();
    assert!(found.is_empty(), "{} of {} batches:\n{}", found.len(), batches.len(), found.join("\n"));
}

#[test]
fn random_modules_print_as_the_reference_tool_prints_them() {
    let Some(transcript) = Trial::transcript("ir-modules", "mlir-opt") else { return };
    let beside = |start: u64| Beside {
        tool: transcript.tool().to_owned(),
        flags: print_of(start).to_vec(),
        dialects: isogloss::dialects::all(),
    };
    let trial = Trial::of_environment(MODULES);
    trial.run(&transcript, beside, |seed| irgen::module(seed, Profile::VARIED)).check();
    transcript.finish();
}

/// `mlir-minimal-opt` registers no dialect but `builtin`.
#[test]
fn modules_of_one_dialect_print_as_the_minimal_reference_tool_prints_them() {
    let Some(transcript) = Trial::transcript("ir-modules-minimal", "mlir-minimal-opt") else { return };
    let beside = |start: u64| Beside {
        tool: transcript.tool().to_owned(),
        flags: print_of(start).to_vec(),
        dialects: Vec::new(),
    };
    let trial = Trial::of_environment(MODULES);
    trial.run(&transcript, beside, |seed| irgen::module(seed, Profile::BUILTIN)).check();
    transcript.finish();
}

#[test]
fn random_modules_read_back() {
    check(MODULES, |seeds| {
        let text = irgen::file(seeds.clone(), READABLE).into_bytes();
        let flags = flags(print_of(seeds.start));
        let once = printed(&flags, "once", text)?;
        let again = printed(&flags, "again", once.clone())?;
        same("read back", seeds, &once, &again)
    });
}

#[test]
fn modules_in_other_words_print_the_same() {
    check(500, |seeds| {
        let modules: Vec<String> = seeds.clone().map(|seed| irgen::module(seed, READABLE)).collect();
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
    let transcript = Transcript::new("ir-custom-form", "mlir-opt");
    check(500, |seeds| {
        let text = irgen::file(seeds.clone(), Profile::VARIED).into_bytes();
        let generic = printed(&flags(&[GENERIC]), "generic", text.clone())?;
        let custom = printed(&flags(&[]), "custom", text)?;
        let flags = flags(&[GENERIC]);
        let [custom, ours] = [&custom, &generic].map(|text| String::from_utf8_lossy(text));
        let compared = transcript.compare(&[&flags.join(" "), &custom], &ours, || {
            let path = TemporaryFile::new(&format!("custom-{}.mlir", seeds.start), &*custom);
            let theirs = theirs(transcript.tool(), &flags, &path)?;
            same("our custom form", seeds, &theirs, &generic).map(|()| "the same".to_owned())
        });
        compared.map(drop)
    });
    transcript.finish();
}
