//! [`Kept`]: data of a file that the IR read from it retains.

use crate::ir::ids::OpIndex;
use crate::sort::sort_by_key;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// Data of a file that the IR read from it retains.
#[derive(Clone, Default)]
pub(crate) struct Kept {
    /// The operations with unread regions, with the range of the regions in the file.
    unread: FxHashMap<OpIndex, Range<usize>>,
    /// By dialect: the bytes of its version, if the context cannot read it.
    pub(super) versions: FxHashMap<Box<[u8]>, Box<[u8]>>,
}

impl Kept {
    /// Records that the regions of an operation are unread, in a range of the file.
    pub(super) fn leave_unread(&mut self, op: OpIndex, regions: Range<usize>) {
        self.unread.insert(op, regions);
    }

    /// Removes and returns the range of unread regions.
    pub(super) fn take_unread(&mut self, op: OpIndex) -> Option<Range<usize>> {
        self.unread.remove(&op)
    }

    /// Whether there are operations with unread regions.
    pub(super) fn has_unread(&self) -> bool {
        !self.unread.is_empty()
    }

    pub(super) fn is_unread(&self, op: OpIndex) -> bool {
        self.unread.contains_key(&op)
    }

    /// The operations with unread regions, in ascending order.
    pub(super) fn unread(&self) -> Vec<OpIndex> {
        let mut ops: Vec<OpIndex> = self.unread.keys().copied().collect();
        sort_by_key(&mut ops, |op| *op);
        ops
    }

    /// An operation was erased; another one may get its number.
    #[inline]
    pub(crate) fn erased(&mut self, op: OpIndex) {
        if self.has_unread() {
            self.unread.remove(&op);
        }
    }

    /// An operation was copied.
    #[inline]
    pub(crate) fn copied(&mut self, op: OpIndex, copy: OpIndex) {
        if self.has_unread()
            && let Some(regions) = self.unread.get(&op).cloned()
        {
            self.unread.insert(copy, regions);
        }
    }
}
