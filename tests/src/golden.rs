//! Golden files: the expected output for `NAME.td` is in a file next to it.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// Compares the output of `drawn` for every definition file of a directory with the file of
/// the same name and the given extension; with `UPDATE_EXPECT=1` in the environment the files
/// are written instead.
///
/// # Panics
/// If an output differs from its file, if the directory has fewer than `least` definition
/// files, or if a file cannot be written.
pub fn check(folder: &Path, extension: &str, least: usize, drawn: impl Fn(&Path) -> String) {
    check_files(crate::definition_files(folder), extension, least, drawn);
}

/// The same for other files.
///
/// # Panics
/// As [`check`].
pub fn check_files(files: Vec<PathBuf>, extension: &str, least: usize, drawn: impl Fn(&Path) -> String) {
    assert!(files.len() >= least, "only {} cases", files.len());
    let mut stale = Vec::new();
    for path in files {
        let found = drawn(&path);
        let expected = path.with_extension(extension);
        if env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&expected, &found).expect("the folder is writable");
        } else if !fs::read_to_string(&expected).is_ok_and(|expected| expected == found) {
            stale.push(format!("{}:\n{found}", path.display()));
        }
    }
    assert!(stale.is_empty(), "other than expected:\n{}", stale.join("\n"));
}

/// Compares a text with a file; with `UPDATE_EXPECT=1` in the environment the file is written instead.
///
/// # Panics
/// If they differ, or if the file cannot be written.
pub fn check_text(path: &Path, found: &str) {
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a writable folder");
        fs::write(path, found).expect("the folder is writable");
    }
    let expected = fs::read_to_string(path).unwrap_or_default();
    assert!(expected == found, "{} is other than expected:\n{found}", path.display());
}
