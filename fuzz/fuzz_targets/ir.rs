//! Any text at all through the parser, the verifier and the printer of IR, and what is printed once more.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| isogloss_tests::fuzz::ir(input));
