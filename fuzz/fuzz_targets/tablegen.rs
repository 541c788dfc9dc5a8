//! Any text at all through the lexer, the parser, the evaluator and the printers of the definition language.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| isogloss_tests::fuzz::tablegen(input));
