//! Any bytes at all through the reader of bytecode, and what is written of them once more. The fuzz target includes
//! this file by its path.

use isogloss::Context;
use isogloss::ir::Ir;

/// Reads any bytes as bytecode. What is accepted is printed, written again, and read again as the same.
///
/// # Panics
/// When it is not.
pub fn check(bytes: &[u8]) -> bool {
    let context = Context::with_dialects(isogloss::dialects::all());
    let Ok(ir) = Ir::read_bytecode(&context, bytes) else { return false };
    let accepted = ir.verify().is_ok();
    if accepted {
        let written = ir.write_bytecode().expect("what was read can be written");
        let again = Ir::read_bytecode(&context, &written).expect("what was written can be read");
        let text = ir.to_string();
        // The encoding has no field for it.
        if !text.contains("splitDebugFilename") {
            assert_eq!(again.to_string(), text);
        }
        let written_again = again.write_bytecode().expect("what was read can be written");
        assert_eq!(written, written_again, "written again, it is the same");
    }
    accepted
}
