//! Parses arbitrary bytes as bytecode, and checks the round trip of accepted input. The fuzz
//! target includes this file by its path.

use isogloss::Context;
use isogloss::ir::Ir;
use isogloss::ir::text::{OpPrintFlags, print};
use isogloss::text::PrintOptions;

/// Parses any bytes as bytecode. Accepted input is printed and written again; parsing the new
/// bytecode must give the same module, and what is written of that must be written the same from then on.
///
/// # Panics
/// If it does not.
pub fn check(bytes: &[u8]) -> bool {
    let context = Context::with_dialects(isogloss::dialects::all());
    let Ok(ir) = Ir::read_bytecode(&context, bytes) else { return false };
    let accepted = ir.verify().is_ok();
    if accepted {
        let written = ir.write_bytecode().expect("what was read can be written");
        let again = Ir::read_bytecode(&context, &written).expect("what was written can be read");
        let written_again = again.write_bytecode().expect("what was read can be written");
        let text = located_text(&ir);
        // What the encoding has no field for: a file of debug information, a last column after no first one. The
        // reference tool loses them, too, and writes line 0 without it differently the next time.
        if !text.contains("splitDebugFilename") && !text.contains(":0 to :") {
            assert_eq!(located_text(&again), text);
            // As in the reference tool, a range of places that is a single place is written as a range, read as the place,
            // and then written as a place.
            let third = Ir::read_bytecode(&context, &written_again).expect("what was written can be read");
            let written_third = third.write_bytecode().expect("what was read can be written");
            assert_eq!(located_text(&third), text);
            assert_eq!(written_again, written_third, "written again, it is the same");
        }
    }
    accepted
}

/// The text of a module with its locations.
fn located_text(ir: &Ir<'_>) -> String {
    let mut text = Vec::new();
    if let Some(root) = ir.root() {
        print(root, OpPrintFlags::default().debug_info(true), &PrintOptions::default(), &mut text);
    }
    String::from_utf8_lossy(&text).into_owned()
}
