//! The lists of an [`Ir`]: the operations of a block, the blocks of a region, the uses of a value, the edges to a block.

use super::data::{UseData, ValueData};
use super::ids::{BlockId, BlockIndex, EdgeId, OpId, OpIndex, RegionId, RegionIndex, Run, UseId, ValueIndex};
use super::pool::Places;
use super::storage::Ir;

impl Ir<'_> {
    // ---- operations of blocks -----------------------------------------------------

    /// Appends an operation that is in no block to a block.
    ///
    /// # Panics
    /// If the operation is in a block.
    #[inline]
    #[track_caller]
    pub fn append_op(&mut self, block: BlockId, op: OpId) {
        let (block, op) = (self.blocks.check(block), self.ops.check(op));
        self.link_op(block, op);
    }

    /// As [`Self::append_op`].
    #[inline]
    #[track_caller]
    pub(crate) fn link_op(&mut self, block: BlockIndex, op: OpIndex) {
        let data = &mut self.ops[op];
        assert!(data.block.is_none() && data.name.is_some(), "{op:?} is in a block already, or was erased");
        let last = self.blocks[block].last.replace(op);
        (data.block, data.prev, data.next) = (Some(block), last, None);
        match last {
            Some(last) => self.ops[last].next = Some(op),
            None => self.blocks[block].first = Some(op),
        }
    }

    /// Removes an operation from its block. It keeps its operands and its uses.
    #[track_caller]
    pub fn detach(&mut self, op: OpId) {
        let op = self.ops.check(op);
        self.unlink(op);
    }

    /// As [`Self::detach`].
    #[track_caller]
    pub(crate) fn unlink(&mut self, op: OpIndex) {
        let mut ops = self.ops.places();
        let data = &mut ops[op];
        let (block, prev, next) = (data.block.take(), data.prev.take(), data.next.take());
        let Some(block) = block else { return };
        match prev {
            Some(prev) => ops[prev].next = next,
            None => self.blocks[block].first = next,
        }
        match next {
            Some(next) => ops[next].prev = prev,
            None => self.blocks[block].last = prev,
        }
    }

    /// Inserts an operation that is in no block before another one.
    ///
    /// # Panics
    /// If the operation is in a block, or the other one is in no block.
    #[track_caller]
    pub fn insert_before(&mut self, op: OpId, before: OpId) {
        let (op, before) = (self.ops.check(op), self.ops.check(before));
        self.link_before(op, before);
    }

    /// As [`Self::insert_before`].
    #[track_caller]
    pub(crate) fn link_before(&mut self, op: OpIndex, before: OpIndex) {
        let (Some(block), None) = (self.ops[before].block, self.ops[op].block) else {
            self.refuse_insertion(op, Some(before))
        };
        self.name(op); // Panics if it was erased.
        let prev = self.ops[before].prev.replace(op);
        let data = &mut self.ops[op];
        (data.block, data.prev, data.next) = (Some(block), prev, Some(before));
        match prev {
            Some(prev) => self.ops[prev].next = Some(op),
            None => self.blocks[block].first = Some(op),
        }
    }

    /// Moves an operation before another one.
    #[track_caller]
    #[doc(alias = "moveBefore")]
    pub fn move_before(&mut self, op: OpId, before: OpId) {
        let (op, before) = (self.ops.check(op), self.ops.check(before));
        if op != before {
            self.unlink(op);
            self.link_before(op, before);
        }
    }

    /// Moves an operation to the end of a block.
    #[track_caller]
    pub fn move_to_end(&mut self, op: OpId, block: BlockId) {
        let (op, block) = (self.ops.check(op), self.blocks.check(block));
        self.unlink(op);
        self.link_op(block, op);
    }

    /// Moves neighbouring operations, from `first` to the one before `end` or the last one of the block, before an
    /// operation of another block or to its end.
    pub(super) fn splice(
        &mut self,
        first: OpIndex,
        end: Option<OpIndex>,
        to: BlockIndex,
        before: Option<OpIndex>,
    ) {
        let Some(from) = self.ops[first].block else { return };
        let last = match end {
            Some(end) => self.ops[end].prev,
            None => self.blocks[from].last,
        };
        let Some(last) = last else { return };
        // Close the gap.
        let prev = self.ops[first].prev;
        match prev {
            Some(prev) => self.ops[prev].next = end,
            None => self.blocks[from].first = end,
        }
        match end {
            Some(end) => self.ops[end].prev = prev,
            None => self.blocks[from].last = prev,
        }
        // Open the other one.
        let prev = match before {
            Some(before) => self.ops[before].prev.replace(last),
            None => self.blocks[to].last.replace(last),
        };
        match prev {
            Some(prev) => self.ops[prev].next = Some(first),
            None => self.blocks[to].first = Some(first),
        }
        self.ops[first].prev = prev;
        self.ops[last].next = before;
        let mut moved = Some(first);
        while moved != before {
            let Some(op) = moved else { break };
            let data = &mut self.ops[op];
            data.block = Some(to);
            moved = data.next;
        }
    }

    // ---- blocks of regions --------------------------------------------------------

    /// Appends a block that is in no region to a region.
    ///
    /// # Panics
    /// If the block is in a region.
    #[track_caller]
    pub fn append_block(&mut self, region: RegionId, block: BlockId) {
        let (region, block) = (self.regions.check(region), self.blocks.check(block));
        self.link_block(region, block);
    }

    /// As [`Self::append_block`].
    #[track_caller]
    pub(crate) fn link_block(&mut self, region: RegionIndex, block: BlockIndex) {
        let last = self.regions[region].last;
        let data = &mut self.blocks[block];
        assert!(data.region.is_none() && !data.erased, "{block:?} is in a region already, or was erased");
        (data.region, data.prev, data.next) = (Some(region), last, None);
        match last {
            Some(last) => self.blocks[last].next = Some(block),
            None => self.regions[region].first = Some(block),
        }
        self.regions[region].last = Some(block);
    }

    /// Removes a block from its region. The edges to it stay.
    #[track_caller]
    pub fn detach_block(&mut self, block: BlockId) {
        let block = self.blocks.check(block);
        self.unlink_block(block);
    }

    /// As [`Self::detach_block`].
    #[track_caller]
    pub(super) fn unlink_block(&mut self, block: BlockIndex) {
        let data = &mut self.blocks[block];
        let (region, prev, next) = (data.region.take(), data.prev.take(), data.next.take());
        let Some(region) = region else { return };
        match prev {
            Some(prev) => self.blocks[prev].next = next,
            None => self.regions[region].first = next,
        }
        match next {
            Some(next) => self.blocks[next].prev = prev,
            None => self.regions[region].last = prev,
        }
    }

    /// Moves all blocks of a region to the end of another one.
    #[track_caller]
    pub fn take_blocks(&mut self, from: RegionId, to: RegionId) {
        let (from, to) = (self.regions.check(from), self.regions.check(to));
        if from == to {
            return;
        }
        while let Some(block) = self.regions[from].first {
            self.unlink_block(block);
            self.link_block(to, block);
        }
    }

    /// Exchanges the blocks of two regions.
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir};
    /// let ctx = Context::new();
    /// let mut ir = Ir::parse(&ctx, r#""t.either"() ({ "t.one"() : () -> () }, {}) : () -> ()"#)?;
    /// let op = ir.block(ir.body()).first_op().unwrap();
    /// let (one, other) = (op.region(0).unwrap().id(), op.region(1).unwrap().id());
    /// ir.swap_blocks(one, other);
    /// assert!(ir.region(one).is_empty() && !ir.region(other).is_empty());
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    #[track_caller]
    pub fn swap_blocks(&mut self, one: RegionId, other: RegionId) {
        let (from, to) = (self.regions.check(one), self.regions.check(other));
        let last = self.regions[to].last;
        self.take_blocks(one, other);
        // The blocks that were there come first.
        while let (Some(block), Some(last)) = (self.regions[to].first, last) {
            self.unlink_block(block);
            self.link_block(from, block);
            if block == last {
                break;
            }
        }
    }

    /// Inserts a block that is in no region before another one.
    ///
    /// # Panics
    /// If the block is in a region, or the other one is in none.
    #[track_caller]
    pub fn insert_block_before(&mut self, block: BlockId, before: BlockId) {
        let (block, before) = (self.blocks.check(block), self.blocks.check(before));
        self.link_block_before(block, before);
    }

    /// Inserts a block that is in no region after another one.
    ///
    /// # Panics
    /// If the block is in a region, or the other one is in none.
    #[track_caller]
    pub fn insert_block_after(&mut self, block: BlockId, after: BlockId) {
        let (block, after) = (self.blocks.check(block), self.blocks.check(after));
        self.link_block_after(block, after);
    }

    #[track_caller]
    pub(super) fn link_block_before(&mut self, block: BlockIndex, before: BlockIndex) {
        let Some(region) = self.blocks[before].region else {
            panic!("no block can be inserted before {before:?}: it is in no region")
        };
        let data = &self.blocks[block];
        assert!(data.region.is_none() && !data.erased, "{block:?} is in a region already, or was erased");
        let prev = self.blocks[before].prev.replace(block);
        let data = &mut self.blocks[block];
        (data.region, data.prev, data.next) = (Some(region), prev, Some(before));
        match prev {
            Some(prev) => self.blocks[prev].next = Some(block),
            None => self.regions[region].first = Some(block),
        }
    }

    #[track_caller]
    pub(super) fn link_block_after(&mut self, block: BlockIndex, after: BlockIndex) {
        match (self.blocks[after].next, self.blocks[after].region) {
            (Some(next), _) => self.link_block_before(block, next),
            (None, Some(region)) => self.link_block(region, block),
            (None, None) => panic!("no block can be inserted after {after:?}: it is in no region"),
        }
    }

    // ---- uses of values, edges to blocks ------------------------------------------

    /// Puts an operand, which is in no list, at the front of the list of a value's uses.
    #[inline]
    #[track_caller]
    pub(crate) fn link_use(&mut self, slot: UseId, value: ValueIndex) {
        link_use(&mut self.uses.places(), &mut self.values.places(), slot, value);
    }

    /// Removes operands, the last one first, from the lists of their values' uses.
    #[inline]
    #[track_caller]
    pub(crate) fn unlink_uses(&mut self, operands: Run) {
        let (mut uses, mut values) = (self.uses.places(), self.values.places());
        for slot in operands.ids::<UseId>().rev() {
            let data = &mut uses[slot];
            let (value, prev, next) = (data.value.take(), data.prev.take(), data.next.take());
            match (prev, value) {
                (Some(prev), _) => uses[prev].next = next,
                (None, Some(value)) => values[value].first_use = next,
                (None, None) => {}
            }
            if let Some(next) = next {
                uses[next].prev = prev;
            }
        }
    }

    #[inline]
    #[track_caller]
    pub(crate) fn link_edge(&mut self, slot: EdgeId, block: BlockIndex) {
        let next = self.blocks[block].first_edge.replace(slot);
        if let Some(next) = next {
            self.edges[next].prev = Some(slot);
        }
        let data = &mut self.edges[slot];
        (data.block, data.prev, data.next) = (Some(block), None, next);
    }

    pub(crate) fn unlink_edge(&mut self, slot: EdgeId) {
        let data = &mut self.edges[slot];
        let (block, prev, next) = (data.block.take(), data.prev.take(), data.next.take());
        match (prev, block) {
            (Some(prev), _) => self.edges[prev].next = next,
            (None, Some(block)) => self.blocks[block].first_edge = next,
            (None, None) => {}
        }
        if let Some(next) = next {
            self.edges[next].prev = prev;
        }
    }
}

/// Puts an operand, which is in no list, at the front of the list of a value's uses.
#[inline]
#[track_caller]
pub(super) fn link_use(
    uses: &mut Places<'_, UseId, UseData>,
    values: &mut Places<'_, ValueIndex, ValueData<'_>>,
    slot: UseId,
    value: ValueIndex,
) {
    let next = values[value].first_use.replace(slot);
    if let Some(next) = next {
        uses[next].prev = Some(slot);
    }
    let data = &mut uses[slot];
    (data.value, data.prev, data.next) = (Some(value), None, next);
}
