//! Any text at all through the lexer, the parser, the evaluator and the printers of the definition language.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../tests/src/fuzz.rs"]
#[allow(dead_code)]
mod fuzz;

fuzz_target!(|input: &[u8]| {
    fuzz::tablegen(input);
});
