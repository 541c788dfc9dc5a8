//! Any text at all as the lossless tree of definition files, with its prefixes and edits, and through their formatter.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tests/src/fuzz.rs"]
#[allow(dead_code)]
mod fuzz;

fuzz_target!(|input: &[u8]| {
    fuzz::tree(input);
    fuzz::format(input);
});
