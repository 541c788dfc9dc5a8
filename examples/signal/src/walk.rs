//! What is computed of programs without changing them.

use crate::AnyCostly;
use isogloss::ir::OpRef;

/// The cycles of an operation and of all inside it.
pub fn cycles(op: OpRef<'_, '_>) -> u64 {
    op.walk().filter_map(|op| op.dyn_cast::<AnyCostly<'_, '_>>()).map(|costly| costly.cycles()).sum()
}
