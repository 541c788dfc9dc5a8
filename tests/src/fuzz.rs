//! What the fuzz target does with its input; the normal tests do it with the inputs that once went wrong.
//!
//! The fuzz target takes in this file as it is, so that it needs no more than the front end to be built.

use std::path::PathBuf;

use isogloss_tablegen::{IncludeResolver, Limits, Resolved, Session};

/// Finds nothing, so that an input says all there is and nothing is read from disk.
struct NoIncludes;

impl IncludeResolver for NoIncludes {
    fn resolve(&self, _: &str, _: &str, _: &mut Vec<PathBuf>) -> Result<Option<Resolved>, String> {
        Ok(None)
    }
}

/// Bounds under which any input has its answer within a moment.
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
    limits.stack = 64 << 20;
    limits
}

/// Reads, evaluates and prints a definition file; whatever it is, there has to be an answer.
///
/// # Panics
/// When the front end does something wrong.
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
