//! Inputs on which a fuzz target once failed pass now, and so do the checked-in inputs, which
//! are its seeds.

use std::fs;

use isogloss_tests::ir::{self, round_trip};
use isogloss_tests::parallel;

#[test]
fn what_the_fuzzer_found_stays_found() {
    let mut files = Vec::new();
    for directory in ["", "errors", "fuzz-regressions"] {
        files.extend(ir::files(&ir::directory().join(directory)));
    }
    assert!(files.len() >= 170, "only {} files were found", files.len());
    parallel::map(&files, |path| {
        let input = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        round_trip::check(&input);
    });
}
