//! Parses arbitrary bytes as bytecode, and checks the round trip of accepted input. The fuzz
//! target includes this file by its path.

use isogloss::builtin::FileLineColRange;
use isogloss::ir::text::{OpPrintFlags, print};
use isogloss::ir::{Ir, OpRef};
use isogloss::text::PrintOptions;
use isogloss::{Attribute, Context, Node};
use std::ops::ControlFlow;

/// Parses any bytes as bytecode. Accepted input is printed and written again; parsing the new
/// bytecode must give the same module.
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
        // The encoding has no field for a file of debug information, and none for a last column without a first one.
        // The reference tool loses them, too, and writes line 0 without it differently the next time.
        if !text.contains("splitDebugFilename") && !text.contains(":0 to :") {
            let has_both_lines = has_range(&ir, is_in_one_line);
            if has_both_lines {
                assert_eq!(ranges(&again), ranges(&ir));
                let flags = OpPrintFlags::default().local_scope(true);
                assert_eq!(text_with(&again, flags), text_with(&ir, flags));
            } else {
                assert_eq!(located_text(&again), text);
            }
            if !has_both_lines && !has_range(&ir, is_place) {
                assert_eq!(written, written_again, "written again, it is the same");
            }
            let third = Ir::read_bytecode(&context, &written_again).expect("what was written can be read");
            assert_eq!(located_text(&third), located_text(&again));
            let written_third = third.write_bytecode().expect("what was read can be written");
            assert_eq!(written_again, written_third, "written once more, it is the same");
        }
    }
    accepted
}

/// The text of a module with its locations.
fn located_text(ir: &Ir<'_>) -> String {
    text_with(ir, OpPrintFlags::default().debug_info(true))
}

fn text_with(ir: &Ir<'_>, flags: OpPrintFlags) -> String {
    let mut text = Vec::new();
    if let Some(root) = ir.root() {
        print(root, flags, &PrintOptions::default(), &mut text);
    }
    String::from_utf8_lossy(&text).into_owned()
}

/// Whether a range ends where it starts, but is not that place. As by the reference tool, it is written as a range and read
/// as the place, which is then written as a place.
fn is_place(range: FileLineColRange<'_>) -> bool {
    let (line, column) = (range.start_line(), range.start_column());
    let place =
        FileLineColRange::get(Attribute::from(range).context(), range.filename().bytes(), line, column);
    (line, column) == (range.end_line(), range.end_column()) && range != place
}

/// Whether a range in one line has the last line, too. As by the reference tool, it is written without it, and may be the
/// same as another one when it is read: then both have one alias.
fn is_in_one_line(range: FileLineColRange<'_>) -> bool {
    range.start_line() == range.end_line() && range.numbers() == 4
}

/// The first range of a file in the location of each operation.
fn ranges(ir: &Ir<'_>) -> Vec<Option<(Vec<u8>, [u32; 4])>> {
    let of_op = |op: OpRef<'_, '_>| {
        let range = op.location().file_range()?;
        let numbers = [range.start_line(), range.start_column(), range.end_line(), range.end_column()];
        Some((range.filename().bytes().to_vec(), numbers))
    };
    ir.root().into_iter().flat_map(OpRef::walk).map(of_op).collect()
}

/// Whether a location has such a range.
fn has_range(ir: &Ir<'_>, is: fn(FileLineColRange<'_>) -> bool) -> bool {
    let is_one = |node: Node<'_>| {
        let range = Attribute::from_node(node).and_then(|found| found.dyn_cast::<FileLineColRange<'_>>());
        let found = range.is_some_and(is);
        if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let has_one = |node: Node<'_>| node.walk(is_one).is_break();
    let Some(root) = ir.root() else { return false };
    root.walk().any(|op| {
        let blocks = op.regions().flat_map(|region| region.blocks());
        let arguments = blocks.flat_map(|block| block.arguments());
        let places = arguments.map(|argument| argument.loc()).chain([op.loc()]);
        places.map(|place| ir.location(place)).any(|place| has_one(Attribute::from(place).node()))
            || op.all_attributes().any(|(_, attribute)| has_one(attribute.node()))
            || op.operands().chain(op.results()).any(|value| has_one(value.ty().node()))
    })
}
