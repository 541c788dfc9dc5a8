//! Computations about programs that do not change them.

use crate::AnyCostly;
use isogloss::ir::OpRef;

/// The cycles of an operation and of its contents.
pub fn cycles(op: OpRef<'_, '_>) -> u64 {
    op.walk().filter_map(|op| op.dyn_cast::<AnyCostly<'_, '_>>()).map(|costly| costly.cycles()).sum()
}
