//! MLIR's own dialects, loaded from the installed definition files, compared with `mlir-opt`, and dialects of other
//! definitions.

mod classes;
mod definitions;
mod forms;
mod generated;
mod names_of_library;
mod upstream;
mod upstream_forms;
mod verifiers;

use std::path::PathBuf;
use std::sync::OnceLock;

use isogloss::def::Dialect;
use isogloss_load::Loader;
use isogloss_tests::ir::beside::{Answer, Beside};
use isogloss_tests::{Folder, oracle_include};

/// The flags without a verifier.
const UNVERIFIED: [&str; 2] =
    ["--mlir-very-unsafe-disable-verifier-on-parsing", "--mlir-print-assume-verified"];

/// All installed dialects, loaded at once.
fn all_dialects() -> Option<&'static [&'static Dialect]> {
    static ALL: OnceLock<Vec<&'static Dialect>> = OnceLock::new();
    let include = oracle_include()?;
    let load = || {
        let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(include);
        loader.all().unwrap_or_else(|error| panic!("{error}"));
        let skipped =
            loader.skipped().iter().map(|skipped| format!("{}: {}", skipped.dialect, skipped.errors));
        let skipped: Vec<String> = skipped.collect();
        assert!(skipped.is_empty(), "{}", skipped.join("\n"));
        loader.dialects()
    };
    Some(ALL.get_or_init(load))
}

/// A loader that has loaded dialects by name from files of these names and texts.
fn loaded_from(files: &[(&str, &str)], names: &[&str]) -> (Folder, Loader) {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "names");
    files.iter().for_each(|(name, text)| folder.write(name, text));
    let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(folder.path());
    loader.by_name(names.iter().copied()).unwrap_or_else(|error| panic!("{error}"));
    (folder, loader)
}

/// The answer to a program.
fn answer(loader: &Loader, program: &str) -> Answer {
    let beside = Beside { tool: PathBuf::new(), flags: Vec::new(), dialects: loader.dialects() };
    beside.own_answers(&[program.to_owned()]).remove(0)
}

/// The text that is printed for a program that has no errors.
fn printed(loader: &Loader, program: &str) -> String {
    match answer(loader, program) {
        Answer::Accepted(text) => text,
        other => panic!("{program}: {other:?}"),
    }
}
