//! Any text at all through the parser, the verifier and the printer of IR, and the output through them once more.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tests/src/ir/round_trip.rs"]
mod round_trip;

fuzz_target!(|input: &[u8]| round_trip::check(input));
