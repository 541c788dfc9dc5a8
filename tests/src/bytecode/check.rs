//! Parses arbitrary bytes as bytecode, and checks the round trip of accepted input. The fuzz
//! target includes this file by its path.

use isogloss::builtin::FileLineColRange;
use isogloss::ir::Ir;
use isogloss::ir::text::{OpPrintFlags, print};
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
        // What the encoding has no field for: a file of debug information, a last column after no first one. The
        // reference tool loses them, too, and writes line 0 without it differently the next time.
        if !text.contains("splitDebugFilename") && !text.contains(":0 to :") {
            if !has_longer_range(&ir) {
                assert_eq!(located_text(&again), text);
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
    let mut text = Vec::new();
    if let Some(root) = ir.root() {
        print(root, OpPrintFlags::default().debug_info(true), &PrintOptions::default(), &mut text);
    }
    String::from_utf8_lossy(&text).into_owned()
}

/// Whether a location is a range with more numbers than its text needs: one that ends where it starts, but is not that
/// place, or one in a line that has the last line, too. As by the reference tool, it is written without them, and so may be
/// the same as another one when it is read.
fn has_longer_range(ir: &Ir<'_>) -> bool {
    let is_one = |node: Node<'_>| {
        let range = Attribute::from_node(node).and_then(|found| found.dyn_cast::<FileLineColRange<'_>>());
        let found = range.is_some_and(|range| {
            let (line, column) = (range.start_line(), range.start_column());
            let place = FileLineColRange::get(node.context(), range.filename().bytes(), line, column);
            let is_place = (line, column) == (range.end_line(), range.end_column()) && range != place;
            is_place || line == range.end_line() && range.numbers() == 4
        });
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
