//! Any text at all through the formatter of `.mlir` with the forms of the dialects that the runtime has.
#![no_main]

use isogloss::Context;
use isogloss_fmt::mlir::Dialects;
use libfuzzer_sys::fuzz_target;

#[path = "../../tests/src/fuzz.rs"]
#[allow(dead_code)]
mod fuzz;

fuzz_target!(|input: &[u8]| {
    let dialects = isogloss::dialects::all().into_iter().chain(isogloss_dialects::all());
    let context = Context::try_with_dialects(dialects).expect("dialects that fit each other");
    fuzz::check_mlir_format(&String::from_utf8_lossy(input), Some(&Dialects(&context)));
});
