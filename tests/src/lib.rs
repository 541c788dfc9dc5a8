//! Helpers of the suites: paths of the reference tools and the checked-in inputs, and
//! functions that run the tools.
//!
//! The suites themselves are in `tests/`, one file per behaviour; this library has only unit
//! tests of the helpers. Every comparison with a reference tool of LLVM 22 uses [`oracle`]: a
//! machine without LLVM skips the comparison, and continuous integration fails instead of
//! skipping it.
#![forbid(unsafe_code)]

pub mod book;
pub mod bytecode;
pub mod coverage;
pub mod dialects;
mod folder;
pub mod folds;
pub mod functions;
pub mod fuzz;
pub mod fuzz_definitions;
pub mod golden;
pub mod grammar;
pub mod ir;
pub mod irgen;
pub mod library_docs;
pub mod limited;
pub mod mutate;
pub mod ours;
pub mod parallel;
pub mod passes;
pub mod probes;
pub mod programs;
pub mod stubs;
pub mod tblgen;
pub mod tdgen;
pub mod texts;
pub mod transcript;
pub mod user;

pub use folder::{Folder, TemporaryFile};

/// The recipes of the book, which `cargo test` runs as examples of documentation.
#[cfg(doctest)]
#[doc = include_str!("../../docs/recipes.md")]
pub struct Recipes;

use std::env;
use std::path::{Path, PathBuf};

/// The root of the LLVM 22 installation that the suites compare with.
///
/// The environment variable `ISOGLOSS_LLVM_DIR`, or `/usr/lib/llvm-22` if that is not set.
#[must_use]
pub fn llvm_dir() -> PathBuf {
    env::var_os("ISOGLOSS_LLVM_DIR").map_or_else(|| PathBuf::from("/usr/lib/llvm-22"), PathBuf::from)
}

/// The path of the reference tool `name` (such as `llvm-tblgen` or `mlir-opt`), or `None` if
/// it is not installed.
///
/// A missing tool is reported on standard error, so that the output shows a skipped suite.
///
/// # Panics
/// If the tool is missing and the environment variable `CI` is set: continuous integration
/// installs the tools.
#[must_use]
pub fn oracle(name: &str) -> Option<PathBuf> {
    require(llvm_dir().join("bin").join(name))
}

/// The include directory of the reference installation, or `None` if it is not installed.
///
/// # Panics
/// As [`oracle`].
#[must_use]
pub fn oracle_include() -> Option<PathBuf> {
    require(llvm_dir().join("include"))
}

fn require(path: PathBuf) -> Option<PathBuf> {
    if path.exists() {
        return Some(path);
    }
    assert!(env::var_os("CI").is_none(), "{} is missing, and CI is set", path.display());
    eprintln!("skipped: {} is not installed (see ISOGLOSS_LLVM_DIR)", path.display());
    None
}

/// The repository's root directory.
#[must_use]
pub fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the manifest of this crate lies one level below the root")
}

/// Every file below `directory` whose name ends in `.td`, sorted by path; symbolic links to directories are followed.
///
/// # Panics
/// If a directory cannot be read.
#[must_use]
pub fn definition_files(directory: &Path) -> Vec<PathBuf> {
    files_that_end_in(directory, &["td"])
}

/// Every file below `directory` whose name ends in a dot and one of some extensions, sorted by path; symbolic links to
/// directories are followed.
///
/// # Panics
/// If a directory cannot be read.
#[must_use]
pub fn files_that_end_in(directory: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut pending = vec![directory.to_path_buf()];
    while let Some(next) = pending.pop() {
        let entries = next.read_dir().unwrap_or_else(|error| panic!("{}: {error}", next.display()));
        for entry in entries {
            let path = entry.unwrap_or_else(|error| panic!("{}: {error}", next.display())).path();
            if path.is_dir() {
                pending.push(path);
            } else if path
                .extension()
                .is_some_and(|found| extensions.iter().any(|extension| found == *extension))
            {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}
