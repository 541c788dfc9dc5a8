//! The body of the fuzz target; the normal tests run it with the inputs on which the fuzz
//! target once failed.
//!
//! The fuzz target includes this file by its path, so that it depends on the front end alone.

use std::path::PathBuf;

use isogloss_tablegen::{IncludeResolver, Limits, Resolved, Session};

/// Resolves no include, so that the result depends on the input alone and the disk is not
/// read.
struct NoIncludes;

impl IncludeResolver for NoIncludes {
    fn resolve(&self, _: &str, _: &str, _: &mut Vec<PathBuf>) -> Result<Option<Resolved>, String> {
        Ok(None)
    }
}

/// Limits under which any input is processed quickly.
fn limits() -> Limits {
    let mut limits = Limits::default();
    limits.nesting = 200;
    limits.depth = 400;
    limits.list_length = 2_000;
    limits.string_length = 1 << 16;
    limits.records = 2_000;
    limits.memory = 64 << 20;
    limits.steps = 200_000;
    limits.errors = 20;
    limits
}

/// Parses, evaluates and prints a definition file; any input must be accepted or rejected with
/// an error.
///
/// # Panics
/// If the front end breaks one of its guarantees.
pub fn tablegen(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let session = Session::new().resolver(NoIncludes).limits(limits());
    match session.parse_str("fuzz.td", text) {
        Ok(records) => {
            let mut output = Vec::new();
            records.write_text(&mut output).expect("writing to memory does not fail");
            records.write_json(&mut output).expect("writing to memory does not fail");
        }
        Err(errors) => {
            assert!(!errors.diagnostics.is_empty(), "rejected for no reason");
            let _ = errors.to_string();
        }
    }
}
