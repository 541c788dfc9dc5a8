//! Compares bytecode with the reference tool: each tool reads the other's bytecode as the same
//! module, and both write the same bytes.

use std::path::{Path, PathBuf};

use isogloss_tests::bytecode::{PRINT, checked_in, file, ours, theirs, write_flags};
use isogloss_tests::irgen::{self, Profile};
use isogloss_tests::{oracle, parallel};

/// The versions that modules take turns with: mostly the newest.
const VERSIONS: [u64; 10] = [6, 5, 6, 4, 6, 3, 6, 2, 1, 0];

/// Programs of many modules each.
const PROGRAMS: u64 = 40;

/// How many modules of a few lines a program has about, and of how many bytes.
const MODULES: u64 = 50;
const MODULE_BYTES: u64 = 3000;

/// Modules by themselves, with resources.
const SMALL: u64 = 60;

fn directory() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("bytecode")
}

/// What the reference tool does not accept itself: a file of its own that it cannot read says nothing about ours.
fn compare(tool: &Path, name: &str, text: &str, version: u64) -> Result<bool, String> {
    let fail = |what: &str, why: String| format!("{name}, version {version}: {what}: {why}");
    let source = file(&directory(), &format!("{name}.mlir"), text.as_bytes());
    let flags = write_flags(version);
    let Ok(written) = theirs(tool, &flags, &source) else { return Ok(false) };
    let source_name = format!("{name}.mlir");
    let own = ours(&flags, &source_name, text.as_bytes().to_vec()).map_err(|why| fail("not written", why))?;
    if written != own {
        let at = written.iter().zip(&own).position(|(a, b)| a != b).unwrap_or(0);
        let _ = file(&directory(), &format!("{name}.ours.mlirbc"), &own);
        let lengths = format!("first at byte {at}, {} and {} bytes", written.len(), own.len());
        return Err(fail("the bytes differ", lengths));
    }
    // The bytes are the same, so that it reads ours as it reads its own.
    let binary_name = format!("{name}.mlirbc");
    let binary = file(&directory(), &binary_name, &written);
    let Ok(expected) = theirs(tool, &PRINT, &binary) else { return Ok(false) };
    let read = ours(&PRINT, &binary_name, written.clone()).map_err(|why| fail("not read", why))?;
    if read != expected {
        return Err(fail("the text differs", String::new()));
    }
    // Bytecode to bytecode keeps even the order of uses.
    let again = theirs(tool, &flags, &binary).map_err(|why| fail("not read again", why))?;
    let own = ours(&flags, &binary_name, written).map_err(|why| fail("not written again", why))?;
    match again == own {
        true => Ok(true),
        false => Err(fail("bytecode to bytecode differs", String::new())),
    }
}

fn compare_all(modules: &[(String, String)], least: usize) {
    let Some(tool) = oracle("mlir-opt") else { return };
    let items: Vec<(usize, &(String, String))> = modules.iter().enumerate().collect();
    let outcomes = parallel::map(&items, |(index, (name, text))| {
        compare(&tool, name, text, VERSIONS[index % VERSIONS.len()])
    });
    let compared = outcomes.iter().filter(|outcome| matches!(outcome, Ok(true))).count();
    let wrong: Vec<String> = outcomes.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), modules.len(), wrong.join("\n"));
    assert!(compared >= least, "only {compared} of {} could be compared", modules.len());
}

#[test]
fn checked_in_modules_are_the_same_bytes_and_texts() {
    compare_all(&checked_in(), 200);
}

#[test]
fn random_modules_are_the_same_bytes_and_texts() {
    let small = (0..SMALL).map(|seed| (format!("small-{seed}"), irgen::module(seed, Profile::VARIED)));
    let programs = (0..PROGRAMS).map(|seed| {
        let mut text = String::new();
        let append = |piece: &str| -> Result<(), std::convert::Infallible> {
            text.push_str(piece);
            Ok(())
        };
        let Ok(()) = irgen::program(seed, MODULES * MODULE_BYTES, append);
        (format!("program-{seed}"), text)
    });
    let modules: Vec<_> = small.chain(programs).collect();
    compare_all(&modules, (PROGRAMS + SMALL * 3 / 4) as usize);
}
