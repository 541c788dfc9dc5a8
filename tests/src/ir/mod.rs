//! Textual IR: the checked-in inputs with their expected results, and the answers of the
//! reference tool.
//!
//! [`accepted`] lists the inputs that are parsed and printed, and [`rejected`] the invalid
//! ones. [`report`] parses the reference tool's diagnostics. [`ours`] runs Isogloss in the
//! same way. [`compare`] finds the first difference of two texts. [`beside`] and [`trial`]
//! compare the two tools on many programs. [`round_trip`] parses any text and the printed
//! result. [`irgen`](crate::irgen) generates random inputs.

pub mod accepted;
pub mod beside;
pub mod compare;
pub mod ours;
pub mod rejected;
pub mod report;
pub mod round_trip;
pub mod trial;
pub mod wrong;

use std::fs;
use std::path::{Path, PathBuf};

use crate::repository;

/// The line that separates the parts of a file that are parsed on their own.
pub const MARKER: &str = "// -----";

/// The directory of the inputs.
#[must_use]
pub fn directory() -> PathBuf {
    repository().join("tests/ir")
}

/// The `.mlir` files in `directory`, sorted by path.
///
/// # Panics
/// If the directory cannot be read.
#[must_use]
pub fn files(directory: &Path) -> Vec<PathBuf> {
    let entries = directory.read_dir().unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap_or_else(|error| panic!("{}: {error}", directory.display())).path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "mlir"))
        .collect();
    files.sort();
    files
}

/// The file's name without its directory.
///
/// # Panics
/// If the path ends in no name.
#[must_use]
pub fn file_name(path: &Path) -> String {
    path.file_name().expect("a file has a name").to_string_lossy().into_owned()
}

/// The checked-in expectation of `input`.
///
/// # Errors
/// The path of a file that cannot be read, and why.
pub fn expectation(input: &Path) -> Result<String, String> {
    let path = input.with_extension("expected");
    let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Writes `text` as the checked-in expectation of `input`, unless the file already has this
/// content.
///
/// # Errors
/// The path of a file that cannot be written, and why.
pub fn bless(input: &Path, text: &str) -> Result<bool, String> {
    let path = input.with_extension("expected");
    if fs::read(&path).is_ok_and(|old| old == text.as_bytes()) {
        return Ok(false);
    }
    fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(true)
}
