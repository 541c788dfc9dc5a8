//! What canonical loops of OpenMP are called: by their places, `%iv_s1_d2`, `%canonloop_s1_d2`.
//!
//! A place is written from the outside in: `s1` is the second operation with regions in its region, `r1` the second region of an
//! operation, `d2` the loop in the loop in a loop. What is the only one of its kind is left out where the place remains clear.

use isogloss::ir::interfaces::OpAsmOpInterfaceTable;
use isogloss::ir::{OpRef, OpTraits, RegionRef, ValueRef};
use std::fmt::Write as _;

use super::Name;

const LOOP: &str = "omp.canonical_loop";
const TILE: &str = "omp.tile";

/// A part of the way from the operation that is isolated from above to a loop.
struct Step {
    kind: Kind,
    /// The number among its siblings.
    index: usize,
    /// Whether it has no siblings.
    is_only: bool,
    is_left_out: bool,
}

enum Kind {
    Region,
    /// An operation in its region; of a loop in loops, how many are around it.
    Operation {
        is_loop: bool,
        depth: usize,
    },
}

impl Step {
    fn is_operation(&self) -> bool {
        matches!(self.kind, Kind::Operation { .. })
    }

    fn depth(&self) -> usize {
        match self.kind {
            Kind::Operation { depth, .. } => depth,
            Kind::Region => 0,
        }
    }
}

/// `canonloop_s1`, `grid1`, `intratile1` or `cli`: by the operation that makes the loop.
pub(super) fn of_new_cli(op: OpRef<'_, '_>, name: Name<'_>) {
    let Some(cli) = op.result(0) else { return };
    let text = cli.uses().find_map(|(user, _)| match user.name() {
        LOOP if holds(user.operand_group(1), cli).is_some() => Some(format!("canonloop{}", place(user))),
        TILE => {
            // The loops over the tiles, then those in a tile.
            let (at, loops) = (holds(user.operand_group(0), cli)?, user.operand_group(1).len());
            Some(if at < loops { format!("grid{}", at + 1) } else { format!("intratile{}", at + 1 - loops) })
        }
        _ => None,
    });
    name(0, text.as_deref().unwrap_or("cli"));
}

/// `%iv_s1`, the argument of a loop, and `^body_entry`.
pub(super) static CANONICAL_LOOP: OpAsmOpInterfaceTable = OpAsmOpInterfaceTable {
    asm_result_names: |_, _| {},
    asm_block_argument_names: |op, region, name| {
        if let Some(argument) = region.entry().and_then(|entry| entry.argument(0)) {
            name(argument, &format!("iv{}", place(op)));
        }
    },
    asm_block_names: |op, name| {
        if let Some(entry) = op.region(0).and_then(|region| region.entry()) {
            name(entry, "body_entry");
        }
    },
    default_dialect: || "",
};

fn holds<'a, 'c: 'a>(
    mut values: impl Iterator<Item = ValueRef<'a, 'c>>,
    wanted: ValueRef<'_, '_>,
) -> Option<usize> {
    values.position(|value| value.id() == wanted.id())
}

/// The place of a loop, with a `_` before each part.
fn place(op: OpRef<'_, '_>) -> String {
    let mut steps = steps_to(op);
    count_depths(&mut steps);
    leave_out(&mut steps);
    let mut text = String::new();
    for step in steps.iter().filter(|step| !step.is_left_out) {
        let (letter, number) = match step.kind {
            Kind::Region => ('r', step.index),
            Kind::Operation { depth: 0, .. } => ('s', step.index),
            Kind::Operation { depth, .. } => ('d', depth),
        };
        // The only error is that of a formatter without room.
        let _ = write!(text, "_{letter}{number}");
    }
    text
}

/// The steps to an operation, the outermost first.
fn steps_to(op: OpRef<'_, '_>) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut at = Some(op);
    while let Some(op) = at.filter(|op| !op.has(OpTraits::ISOLATED_FROM_ABOVE)) {
        let Some(region) = op.block().and_then(|block| block.region()) else { break };
        let (index, is_only) = among_siblings(op, region);
        let kind = Kind::Operation { is_loop: op.name() == LOOP, depth: 0 };
        steps.push(Step { kind, index, is_only, is_left_out: false });
        at = region.parent();
        let Some(parent) = at.filter(|parent| !parent.has(OpTraits::ISOLATED_FROM_ABOVE)) else { break };
        let is_only = parent.num_regions() == 1;
        let index = region.index().unwrap_or_default();
        steps.push(Step { kind: Kind::Region, index, is_only, is_left_out: is_only });
    }
    steps.reverse();
    steps
}

/// The number of operations with regions before one in its region, and whether there is no other one.
fn among_siblings(op: OpRef<'_, '_>, region: RegionRef<'_, '_>) -> (usize, bool) {
    let siblings = || region.blocks().flat_map(|block| block.ops()).filter(|op| op.num_regions() > 0);
    let index = siblings().take_while(|sibling| sibling.id() != op.id()).count();
    (index, siblings().nth(1).is_none())
}

/// Counts the loops around each operation. A nest begins where there are several operations, or several regions.
fn count_depths(steps: &mut [Step]) {
    let mut around = 0;
    for step in steps.iter_mut().filter(|step| !step.is_left_out) {
        match &mut step.kind {
            Kind::Region => around = 0,
            Kind::Operation { is_loop, depth } => {
                if !step.is_only {
                    around = 0;
                }
                *depth = around;
                around += usize::from(*is_loop);
            }
        }
    }
}

fn leave_out(steps: &mut [Step]) {
    // Of a nest, the innermost loop says how deep it is.
    let mut is_in_nest = false;
    for step in steps.iter_mut().rev().filter(|step| !step.is_left_out && step.is_operation()) {
        if is_in_nest {
            step.is_left_out = step.is_only;
            is_in_nest = step.depth() > 0;
        } else {
            is_in_nest = step.depth() > 0;
        }
    }
    for step in steps.iter_mut() {
        if let Kind::Operation { is_loop: false, .. } = step.kind {
            step.is_left_out |= step.is_only;
        }
    }
    // What is the only one in what is named needs no name.
    let mut is_named = true;
    for step in steps.iter_mut() {
        step.is_left_out |= is_named && step.is_only;
        is_named = !step.is_left_out;
    }
}
