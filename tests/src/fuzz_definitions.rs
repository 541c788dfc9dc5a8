//! The body of the fuzz target `definitions`; the normal tests run it with changed definition files.
//!
//! The fuzz target includes this file by its path.

use isogloss_load::find::Index;
use isogloss_load::load;

/// Indexes a definition file, evaluates it and loads its dialects; any input must be accepted or rejected with an error.
///
/// # Panics
/// If the index, the generator or the loader breaks one of its guarantees.
pub fn definitions(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let index = Index::of_files([("fuzz.td", text)]);
    for name in index.names() {
        assert!(index.dialect(name).is_some_and(|found| !found.files.is_empty()), "`{name}` has no file");
    }
    let session = isogloss_codegen::session().search_beside(false);
    let Ok(records) = session.parse_str("fuzz.td", text) else { return };
    let loaded = load(&records, &[]);
    assert_eq!(loaded.dialects.len(), loaded.reports.len(), "each dialect has a report");
    for diagnostic in &loaded.diagnostics {
        assert!(!diagnostic.message.is_empty(), "a diagnostic without a message");
    }
}
