//! Any bytes at all through the reader of bytecode, the verifier and the writer, and the output through them once more.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tests/src/bytecode/check.rs"]
mod check;

fuzz_target!(|input: &[u8]| {
    check::check(input);
});
