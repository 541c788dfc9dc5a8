//! Changes to blocks and regions: splitting, merging, inlining, arguments (MLIR `Block`, `Region`, `RewriterBase`).
//!
//! Not here: moving and erasing single operations (`edit`), copies (`clone`).

use super::data::{ArgumentData, Owner};
use super::ids::{ArgumentId, BlockId, BlockIndex, OpId, OpIndex, RegionId, Run, ValueId};
use super::location::Loc;
use super::storage::Ir;
use crate::Type;

impl<'c> Ir<'c> {
    // ---- blocks ------------------------------------------------------------------

    /// Moves all blocks of a region, in their order, before a block of another one (MLIR `inlineRegionBefore`).
    ///
    /// # Panics
    /// If the block is in no region, or in that one.
    #[track_caller]
    pub fn move_blocks_before(&mut self, from: RegionId, before: BlockId) {
        let (from, before) = (self.regions.check(from), self.blocks.check(before));
        assert!(self.blocks[before].region != Some(from), "{before:?} is in the region whose blocks move");
        while let Some(block) = self.regions[from].first {
            self.unlink_block(block);
            self.link_block_before(block, before);
        }
    }

    // ---- operations of blocks ----------------------------------------------------

    /// Splits a block: moves an operation and all that follow it to a new block, which is inserted after the
    /// operation's block. The first one has no terminator then (MLIR `Block::splitBlock`).
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir};
    /// let ctx = Context::new();
    /// let mut ir = Ir::parse(&ctx, r#""t.f"() ({
    ///   "t.one"() : () -> ()
    ///   "t.two"() : () -> ()
    /// }) : () -> ()"#)?;
    /// let two = ir.root().unwrap().walk().find(|op| op.name() == "t.two").unwrap();
    /// let (two, first) = (two.id(), two.block().unwrap().id());
    /// let second = ir.split_block(two);
    /// ir.builder_at_end(first).op("t.jump").successor(second).create();
    /// assert_eq!(ir.block(second).first_op().unwrap().id(), two);
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    ///
    /// # Panics
    /// If the operation is in no block, or its block is in no region.
    #[track_caller]
    pub fn split_block(&mut self, before: OpId) -> BlockId {
        let first = self.ops.check(before);
        let Some(block) = self.ops[first].block else { self.refuse_insertion(first, Some(first)) };
        let new = self.new_block();
        self.link_block_after(new, block);
        self.splice(first, None, new, None);
        self.blocks.id(new)
    }

    /// Moves the operations of a block to the end of another one, replaces the arguments of the block by values, and
    /// erases the block (MLIR `mergeBlocks`). Terminators stay: the caller erases the one in the middle.
    ///
    /// # Panics
    /// If the numbers of values and arguments differ, something outside of the block branches to it, or both blocks are
    /// the same.
    #[track_caller]
    pub fn merge_block(&mut self, block: BlockId, into: BlockId, arguments: &[ValueId]) {
        let (from, to) = (self.blocks.check(block), self.blocks.check(into));
        self.inline_ops(from, to, None, arguments);
        self.erase_block(block);
    }

    /// Moves the operations of a block before an operation, replaces the arguments of the block by values, and
    /// erases the block (MLIR `inlineBlockBefore`).
    ///
    /// # Panics
    /// As [`Self::merge_block`]. If the operation is in no block.
    #[track_caller]
    pub fn inline_block_before(&mut self, block: BlockId, before: OpId, arguments: &[ValueId]) {
        let (from, before) = (self.blocks.check(block), self.ops.check(before));
        let Some(to) = self.ops[before].block else { self.refuse_insertion(before, Some(before)) };
        self.inline_ops(from, to, Some(before), arguments);
        self.erase_block(block);
    }

    /// Inlines a region before an operation and replaces the arguments of the entry block by values. The operations of
    /// the entry block go before the operation. If there are other blocks, the block of the operation is split and they
    /// go in between. Returns the block that the operation is in afterwards.
    ///
    /// The terminators stay, so that the caller replaces them: `return` by a branch to the block that is returned, for
    /// example. To inline a region that is needed afterwards, copy it first: [`Ir::clone_region`].
    ///
    /// # Panics
    /// If the numbers of values and of the entry block's arguments differ, a block branches to the entry block, or the
    /// region has no blocks or encloses the operation.
    #[track_caller]
    pub fn inline_region_before(&mut self, region: RegionId, before: OpId, arguments: &[ValueId]) -> BlockId {
        let (from, at) = (self.regions.check(region), self.ops.check(before));
        let Some(block) = self.ops[at].block else { self.refuse_insertion(at, Some(at)) };
        let Some(entry) = self.regions[from].first else { panic!("{region:?} has no blocks to be inlined") };
        let around = std::iter::successors(Some(self.op_at(at)), |op| op.parent());
        let is_around = around.filter_map(|op| op.block()?.region()).any(|outer| outer.id == from);
        assert!(!is_around, "{region:?} is around the operation before which it is to be inlined");
        let several = self.blocks[entry].next.is_some();
        let entry_id = self.blocks.id(entry);
        if !several {
            self.inline_block_before(entry_id, before, arguments);
            return self.blocks.id(block);
        }
        let rest = self.split_block(before);
        let first = self.blocks.id(block);
        self.merge_block(entry_id, first, arguments);
        self.move_blocks_before(region, rest);
        rest
    }

    #[track_caller]
    fn inline_ops(
        &mut self,
        from: BlockIndex,
        to: BlockIndex,
        before: Option<OpIndex>,
        arguments: &[ValueId],
    ) {
        assert!(from != to, "{from:?} cannot be inlined into itself");
        if let Some(edge) = self.blocks[from].first_edge {
            self.refuse_inlining(from, self.edges[edge].op);
        }
        let own = self.blocks[from].arguments;
        let (found, expected) = (arguments.len(), own.len);
        assert!(
            found == expected as usize,
            "{from:?} has {expected} arguments, and {found} values replace them"
        );
        let values: Vec<_> = arguments.iter().map(|value| self.values.check(*value)).collect();
        for (at, value) in own.ids::<ArgumentId>().zip(values) {
            let argument = self.arguments[at].value;
            self.move_uses(argument, value);
        }
        if let Some(first) = self.blocks[from].first {
            self.splice(first, None, to, before);
        }
    }

    // ---- arguments ---------------------------------------------------------------

    /// Inserts an argument before the one at an index, or at the end. Terminators that branch to the block keep their
    /// operands: [`Self::set_operand_group`] changes them.
    ///
    /// # Panics
    /// If the index is larger than the number of arguments, or the type is of another context.
    #[track_caller]
    pub fn insert_argument(&mut self, block: BlockId, index: usize, ty: Type<'c>, loc: Loc) -> ValueId {
        let count = self.blocks[block].arguments.len as usize;
        assert!(index <= count, "{block:?} has {count} arguments: there is no place {index} among them");
        let value = self.add_argument(block, ty, loc);
        let own = self.blocks[block].arguments;
        let run = own.range();
        let mut arguments: Vec<ArgumentData> = self.arguments[own].to_vec();
        arguments[index..].rotate_right(1);
        self.arguments[own].copy_from_slice(&arguments);
        self.own_arguments(Run::since(run.start + index, run.end));
        value
    }

    /// Erases the argument at an index. Terminators that branch to the block keep their operands:
    /// [`Self::set_operand_group`] changes them.
    ///
    /// # Panics
    /// If there is no such argument, or something uses it.
    #[track_caller]
    pub fn erase_argument(&mut self, block: BlockId, index: usize) {
        let at = self.blocks.check(block);
        let own = self.blocks[at].arguments;
        let Some(argument) = own.get::<ArgumentId>(index) else {
            panic!("{block:?} has {} arguments: there is none at {index}", own.len)
        };
        let value = self.arguments[argument].value;
        if self.values[value].first_use.is_some() {
            self.refuse_users_of_argument(at, value);
        }
        self.values[value].owner = Owner::NOTHING;
        self.values.remove(value);
        let mut left: Vec<ArgumentData> = self.arguments[own].to_vec();
        left.remove(index);
        let shorter = match left.first() {
            Some(&first) => self.arguments.resize_run(own, left.len(), first),
            None => {
                self.arguments.remove_run(own);
                Run::EMPTY
            }
        };
        self.arguments[shorter].copy_from_slice(&left);
        self.blocks[at].arguments = shorter;
        self.own_arguments(shorter);
    }

    /// Sets the owners of argument values to their present positions.
    fn own_arguments(&mut self, run: Run) {
        for at in run.ids::<ArgumentId>() {
            self.values[self.arguments[at].value].owner = Owner::argument(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::ir::{OpRef, ValueRef};
    use std::panic::{AssertUnwindSafe, catch_unwind};

    /// The operation of that name.
    fn op(ir: &Ir<'_>, name: &str) -> OpId {
        ir.root().into_iter().flat_map(OpRef::walk).find(|op| op.name() == name).expect(name).id()
    }

    fn block(ir: &Ir<'_>, name: &str) -> BlockId {
        ir.op(op(ir, name)).block().expect("a block").id()
    }

    /// The names in each block of the region of `t.f`.
    fn names(ir: &Ir<'_>) -> Vec<String> {
        let region = ir.op(op(ir, "t.f")).region(0).expect("a region");
        region
            .blocks()
            .map(|block| block.ops().map(|op| op.name().replace("t.", "")).collect::<Vec<_>>().join(" "))
            .collect()
    }

    /// `change` panics with a message that has these words, and changes nothing.
    fn refuses(ir: &mut Ir<'_>, words: &str, change: impl FnOnce(&mut Ir<'_>)) {
        let before = ir.to_string();
        let panic = catch_unwind(AssertUnwindSafe(|| change(ir))).expect_err("it is refused");
        let message = panic.downcast_ref::<String>().expect("a message");
        assert!(message.contains(words), "{message}");
        assert_eq!(ir.to_string(), before);
    }

    const BLOCKS: &str = r#"
        "t.f"() ({
          %a, %b = "t.one"() : () -> (i8, i16)
          "t.two"()[^bb1] : () -> ()
        ^bb1:
          "t.three"(%a)[^bb2] : (i8) -> ()
        ^bb2:
          "t.four"() : () -> ()
        }) : () -> ()
        "t.g"() ({
        ^bb0(%c: i8, %d: i16):
          "t.five"(%d, %c) : (i16, i8) -> ()
        }) : () -> ()"#;

    #[test]
    fn blocks_are_split_and_merged_again() {
        let ctx = Context::new();
        let mut ir = Ir::parse(&ctx, BLOCKS).expect("valid");
        let text = ir.to_string();
        let (first, two) = (block(&ir, "t.one"), op(&ir, "t.two"));
        let second = ir.split_block(two);
        assert_eq!(names(&ir), ["one", "two", "three", "four"]);
        assert!(ir.op(two).prev().is_none() && ir.op(two).next().is_none());
        ir.merge_block(second, first, &[]);
        assert_eq!(ir.to_string(), text);
        // At the first operation, an empty block is left.
        let one = op(&ir, "t.one");
        let second = ir.split_block(one);
        assert_eq!(names(&ir), ["", "one two", "three", "four"]);
        ir.merge_block(second, first, &[]);
        assert_eq!(ir.to_string(), text);
        let (bb1, bb2) = (block(&ir, "t.three"), block(&ir, "t.four"));
        refuses(&mut ir, "`^bb1` cannot be inlined: `\"t.two\"()[^bb1] : () -> ()` branches to it", |ir| {
            ir.merge_block(bb1, first, &[]);
        });
        refuses(&mut ir, "into itself", |ir| ir.merge_block(first, first, &[]));
        ir.erase(two);
        ir.merge_block(bb1, first, &[]);
        assert_eq!(names(&ir), ["one three", "four"]);
        assert!(ir.verify().is_ok() && ir.block(bb2).predecessors().count() == 1);
    }

    #[test]
    fn a_region_is_inlined_with_values_for_its_arguments() {
        let ctx = Context::new();
        let mut ir = Ir::parse(&ctx, BLOCKS).expect("valid");
        let region = |ir: &Ir<'_>, name: &str| ir.op(op(ir, name)).region(0).expect("a region").id();
        let values: Vec<ValueId> = ir.op(op(&ir, "t.one")).results().map(ValueRef::id).collect();
        let (one_block, three) = (region(&ir, "t.g"), op(&ir, "t.three"));
        refuses(&mut ir, "has 2 arguments, and 1 values replace them", |ir| {
            ir.inline_region_before(one_block, three, &values[..1]);
        });
        let rest = ir.inline_region_before(one_block, three, &values);
        assert_eq!(
            (names(&ir), rest),
            (["one two", "five three", "four"].map(String::from).to_vec(), block(&ir, "t.three"))
        );
        assert_eq!(ir.op(op(&ir, "t.five")).operand(0).map(ValueRef::id), Some(values[1]));
        assert!(ir.region(one_block).is_empty() && ir.verify().is_ok());
        // Several blocks: the blocks of `t.f` go before the operation after it.
        let (all, g) = (region(&ir, "t.f"), op(&ir, "t.g"));
        let four = op(&ir, "t.four");
        refuses(&mut ir, "is around the operation", |ir| {
            ir.inline_region_before(all, four, &[]);
        });
        let rest = ir.inline_region_before(all, g, &[]);
        assert_eq!(rest, block(&ir, "t.g"));
        let body = ir.root().and_then(|root| root.region(0)).expect("a region");
        let counts: Vec<usize> = body.blocks().map(|block| block.ops().count()).collect();
        assert_eq!(counts, [3, 2, 1, 1]);
        refuses(&mut ir, "has no blocks", |ir| {
            ir.inline_region_before(all, g, &[]);
        });
    }

    #[test]
    fn blocks_are_inserted_where_they_are_to_be() {
        let ctx = Context::new();
        let mut ir = Ir::parse(&ctx, BLOCKS).expect("valid");
        for (before, at, count) in
            [(true, "t.one", 4), (false, "t.four", 5), (true, "t.three", 6), (false, "t.three", 7)]
        {
            let (new, at) = (ir.create_block(), block(&ir, at));
            if before {
                ir.insert_block_before(new, at);
            } else {
                ir.insert_block_after(new, at);
            }
            let neighbour = if before { ir.block(new).next() } else { ir.block(new).prev() };
            assert_eq!(neighbour.map(|block| block.id()), Some(at));
            let region = ir.block(new).region().expect("a region");
            assert_eq!(region.blocks().count(), count);
            let backwards = std::iter::successors(region.blocks().last(), |block| block.prev());
            assert_eq!(backwards.count(), count);
        }
        let (free, first) = (ir.create_block(), block(&ir, "t.one"));
        refuses(&mut ir, "it is in no region", |ir| ir.insert_block_before(first, free));
        refuses(&mut ir, "is in a region already", |ir| ir.insert_block_before(first, first));
        refuses(&mut ir, "it is in no region", |ir| ir.insert_block_after(first, free));
    }

    #[test]
    fn arguments_come_and_go_in_the_middle() {
        let ctx = Context::new();
        let mut ir = Ir::new(&ctx);
        let block = ir.create_block();
        // As in a vector.
        let mut expected: Vec<ValueId> = Vec::new();
        let mut random = 1_u32;
        for round in 0..400 {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let place = (random >> 8) as usize % (expected.len() + 1);
            if round % 5 < 3 || place == expected.len() {
                let added = ir.insert_argument(block, place, ctx.i32(), Loc::UNKNOWN);
                expected.insert(place, added);
            } else {
                ir.erase_argument(block, place);
                expected.remove(place);
            }
            assert!(ir.block(block).arguments().map(ValueRef::id).eq(expected.iter().copied()), "{round}");
            for (index, value) in (0..).zip(&expected) {
                assert_eq!(ir.value(*value).def(), Some(crate::ir::ValueDef::Argument(block, index)));
            }
        }
        while !expected.is_empty() {
            ir.erase_argument(block, 0);
            expected.remove(0);
        }
        assert_eq!(ir.block(block).num_arguments(), 0);
        ir.insert_argument(block, 0, ctx.i32(), Loc::UNKNOWN);
        refuses(&mut ir, "there is none at 1", |ir| ir.erase_argument(block, 1));
        refuses(&mut ir, "there is no place 3", |ir| {
            let i32 = ir.context().i32();
            ir.insert_argument(block, 3, i32, Loc::UNKNOWN);
        });
        let mut ir = Ir::parse(&ctx, BLOCKS).expect("valid");
        let five = super::tests::block(&ir, "t.five");
        refuses(&mut ir, "cannot be erased: `\"t.five\"(", |ir| ir.erase_argument(five, 1));
    }
}
