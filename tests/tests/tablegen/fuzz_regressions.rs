//! Inputs on which a fuzz target once failed pass now, and so do the probes, which are its
//! seeds.

use std::fs;

use isogloss_tests::{definition_files, fuzz, parallel, repository};

#[test]
fn what_the_fuzzer_found_stays_found() {
    let files = definition_files(&repository().join("tests/tablegen"));
    assert!(files.len() >= 300, "only {} files were found", files.len());
    parallel::map(&files, |path| {
        let input = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        fuzz::tablegen(&input);
        fuzz::tree(&input);
        fuzz::format(&input);
    });
}
