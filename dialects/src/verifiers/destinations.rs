//! Operations that write their results to operands (MLIR `DestinationStyleOpInterface`).

use super::parts::{Checked, Stop, operands, verified};
use isogloss::ir::interfaces::verify_destinations;
use isogloss::ir::traits::OpTrait;
use isogloss::ir::{OpRef, Operands};

/// The names that the definitions give to destinations.
const NAMES: [&str; 5] = ["outputs", "inits", "init", "output", "dest"];

/// The destinations of an operation.
pub(super) fn inits<'a, 'c>(op: OpRef<'a, 'c>) -> Checked<Operands<'a, 'c>> {
    match op.name() {
        "vector.transfer_read" => return Err(Stop::Absent),
        "vector.transfer_write" => return operands(op, "base"),
        _ => {}
    }
    let groups = op.def().ok_or(Stop::Absent)?.operands;
    let index = NAMES.iter().find_map(|name| groups.iter().position(|group| group.name == *name));
    index.map(|index| op.operand_group(index)).ok_or(Stop::Absent)
}

/// The check of the interface.
pub(super) static DESTINATION_STYLE: OpTrait =
    OpTrait::checked_after_regions("DestinationStyleOpInterface", |op| verified(verify(op))).of_signature();

fn verify(op: OpRef<'_, '_>) -> Checked {
    inits(op).and_then(|inits| Ok(verify_destinations(op, inits)?))
}
