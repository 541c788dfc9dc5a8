//! Any text at all as the lossless tree of `.mlir`, with its prefixes and edits, and through its formatter.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tests/src/fuzz.rs"]
#[allow(dead_code)]
mod fuzz;

fuzz_target!(|input: &[u8]| {
    fuzz::mlir_tree(input);
    fuzz::check_mlir_format(&String::from_utf8_lossy(input), None);
});
