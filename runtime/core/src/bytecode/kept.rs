//! [`Kept`]: what IR keeps of the file that it was read from.

use crate::ir::ids::OpIndex;
use crate::sort::sort_by_key;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// What IR keeps of the file that it was read from.
#[derive(Clone, Default)]
pub(crate) struct Kept {
    /// The operations whose regions were not read, with the range of the regions in the file.
    unread: FxHashMap<OpIndex, Range<usize>>,
    /// By dialect: the bytes of its version, if the context cannot read it.
    pub(super) versions: FxHashMap<Box<[u8]>, Box<[u8]>>,
}

impl Kept {
    /// Remembers that the regions of an operation are in a range of the file.
    pub(super) fn leave_unread(&mut self, op: OpIndex, regions: Range<usize>) {
        self.unread.insert(op, regions);
    }

    /// The range of regions that were not read, which now are.
    pub(super) fn take_unread(&mut self, op: OpIndex) -> Option<Range<usize>> {
        self.unread.remove(&op)
    }

    /// Whether there are operations whose regions were not read.
    pub(super) fn has_unread(&self) -> bool {
        !self.unread.is_empty()
    }

    pub(super) fn is_unread(&self, op: OpIndex) -> bool {
        self.unread.contains_key(&op)
    }

    /// The operations whose regions were not read, in ascending order.
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
