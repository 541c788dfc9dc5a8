//! The borrowed views through which an [`Ir`] is read.

use super::data::{OwnerKind, ValueDef};
use super::def::{OpDef, OpTraits};
use super::ids::{BlockId, BlockIndex, EdgeId, OpId, OpIndex, RegionId, RegionIndex, ValueId, ValueIndex};
use super::location::Loc;
use super::range::{Operands, Results};
use super::segments;
use super::storage::Ir;
use crate::builtin::Location;
use crate::def::Interface;
use crate::{Context, Diagnostic, Type};
use std::fmt;

macro_rules! views {
    ($($(#[$meta:meta])* $view:ident($id:ty, $index:ty, $pool:ident);)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy)]
        pub struct $view<'a, 'c> {
            pub(crate) ir: &'a Ir<'c>,
            pub(crate) id: $index,
        }

        impl<'a, 'c> $view<'a, 'c> {
            /// The id, for side tables and for changing the IR.
            #[inline]
            #[must_use]
            #[track_caller]
            pub fn id(self) -> $id {
                self.ir.$pool.id(self.id)
            }

            /// The IR that it is part of.
            #[inline]
            #[must_use]
            #[track_caller]
            pub fn ir(self) -> &'a Ir<'c> {
                self.ir
            }

            /// The context that owns the types and attributes.
            #[must_use]
            #[track_caller]
            pub fn context(self) -> &'c Context {
                self.ir.context
            }
        }

        impl PartialEq for $view<'_, '_> {
            fn eq(&self, other: &Self) -> bool {
                self.id == other.id && std::ptr::eq(
                    std::ptr::from_ref(self.ir).cast::<()>(),
                    std::ptr::from_ref(other.ir).cast::<()>(),
                )
            }
        }

        impl Eq for $view<'_, '_> {}

        /// The id, for parameters that take either.
        impl From<$view<'_, '_>> for $id {
            #[track_caller]
            fn from(view: $view<'_, '_>) -> Self {
                view.id()
            }
        }
    )*};
}

views! {
    /// An operation (LangRef, "Operations").
    OpRef(OpId, OpIndex, ops);
    /// A block (LangRef, "Blocks").
    BlockRef(BlockId, BlockIndex, blocks);
    /// A region (LangRef, "Regions").
    RegionRef(RegionId, RegionIndex, regions);
    /// A value: the result of an operation or the argument of a block.
    ValueRef(ValueId, ValueIndex, values);
}

impl<'c> Ir<'c> {
    /// The root: the operation that contains all others.
    #[must_use]
    #[track_caller]
    pub fn root(&self) -> Option<OpRef<'_, 'c>> {
        self.root.map(|id| self.op_at(id))
    }

    /// Makes an operation that is in no block the root.
    ///
    /// # Panics
    /// If the operation is in a block.
    #[track_caller]
    pub fn set_root(&mut self, op: OpId) {
        let op = self.ops.check(op);
        assert!(self.ops[op].block.is_none(), "a root is in no block");
        self.root = Some(op);
    }

    /// The first block of the root's first region.
    ///
    /// # Panics
    /// If there is none; [`Ir::new`] creates one.
    #[must_use]
    #[track_caller]
    pub fn body(&self) -> BlockId {
        let block = self.root().and_then(|root| root.regions().next()?.blocks().next());
        match block {
            Some(block) => block.id(),
            None => panic!("the root has no block"),
        }
    }

    /// Whether an id names an operation of this `Ir` that was not erased. Where ids are not checked (see [`Ir`]), the id of an
    /// erased operation may name one that was created later.
    #[must_use]
    #[track_caller]
    pub fn contains(&self, id: OpId) -> bool {
        self.ops.has(id) && self.ops[id].name.is_some()
    }

    /// A view of an operation.
    ///
    /// # Panics
    /// If it was erased or is of another `Ir`.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn op(&self, id: OpId) -> OpRef<'_, 'c> {
        OpRef { ir: self, id: self.ops.check(id) }
    }

    #[inline]
    #[track_caller]
    pub(crate) fn op_at(&self, id: OpIndex) -> OpRef<'_, 'c> {
        OpRef { ir: self, id }
    }

    /// A view of a block.
    ///
    /// # Panics
    /// If it was erased or is of another `Ir`.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn block(&self, id: BlockId) -> BlockRef<'_, 'c> {
        BlockRef { ir: self, id: self.blocks.check(id) }
    }

    #[inline]
    #[track_caller]
    pub(crate) fn block_at(&self, id: BlockIndex) -> BlockRef<'_, 'c> {
        BlockRef { ir: self, id }
    }

    /// A view of a region.
    ///
    /// # Panics
    /// If it was erased or is of another `Ir`.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn region(&self, id: RegionId) -> RegionRef<'_, 'c> {
        RegionRef { ir: self, id: self.regions.check(id) }
    }

    #[inline]
    #[track_caller]
    pub(crate) fn region_at(&self, id: RegionIndex) -> RegionRef<'_, 'c> {
        RegionRef { ir: self, id }
    }

    /// A view of a value.
    ///
    /// # Panics
    /// If it was erased or is of another `Ir`.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn value(&self, id: ValueId) -> ValueRef<'_, 'c> {
        ValueRef { ir: self, id: self.values.check(id) }
    }

    /// A view of a value.
    #[inline]
    pub(crate) fn value_at(&self, id: ValueIndex) -> ValueRef<'_, 'c> {
        ValueRef { ir: self, id }
    }

    /// The length of a side table that is indexed by [`OpId::index`]: the number of operations and of free positions of
    /// erased ones.
    #[must_use]
    #[track_caller]
    pub fn op_capacity(&self) -> usize {
        self.ops.len()
    }
}

impl<'a, 'c> OpRef<'a, 'c> {
    /// The whole name, `"func.return"`.
    #[must_use]
    #[track_caller]
    #[doc(alias = "getName")]
    pub fn name(self) -> &'a str {
        self.ir.names.text(self.ir.name(self.id))
    }

    /// Its definition, if it is registered.
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getRegisteredInfo")]
    pub fn def(self) -> Option<&'static OpDef> {
        self.ir.def(self.id)
    }

    /// Whether it is an operation of that definition.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn is(self, def: &'static OpDef) -> bool {
        let Some(found) = self.def() else { return false };
        std::ptr::eq(found, def) || found.compiled.is_some_and(|compiled| std::ptr::eq(compiled, def))
    }

    /// Whether it is registered and its definition has these traits.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn has(self, traits: OpTraits) -> bool {
        self.def().is_some_and(|def| def.traits.contains(traits))
    }

    /// Whether the definition lists a trait of that MLIR name, `"SameTypeOperands"`, or has the bit of [`OpTraits`]
    /// with that name.
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir};
    /// let ctx = Context::new();
    /// let ir = Ir::new(&ctx);
    /// let module = ir.root().unwrap();
    /// assert!(module.has_trait("SymbolTable") && !module.has_trait("ConstantLike"));
    /// ```
    #[must_use]
    #[track_caller]
    #[doc(alias = "hasTrait")]
    pub fn has_trait(self, name: &str) -> bool {
        let listed = |def: &OpDef| def.native_traits.iter().any(|listed| listed.name == name);
        self.def().is_some_and(|def| {
            OpTraits::named(name).is_some_and(|traits| def.traits.contains(traits)) || listed(def)
        })
    }

    /// The table of an interface that it implements: from its definition, or
    /// attached to its name by a dialect.
    #[must_use]
    #[track_caller]
    pub fn interface<T: 'static>(self, interface: &'static Interface) -> Option<&'static T> {
        match self.def().and_then(|def| def.interface(interface)) {
            Some(table) => Some(table),
            None => self.context().op_model(self.name(), interface)?.downcast_ref(),
        }
    }

    /// Its location.
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getLoc")]
    pub fn loc(self) -> Loc {
        self.ir.ops[self.id].loc
    }

    /// Its location as an attribute.
    #[must_use]
    #[track_caller]
    pub fn location(self) -> Location<'c> {
        self.ir.location(self.loc())
    }

    /// The byte offset of its name in the text that it was read from; `None` if it was not read from text, or with
    /// another location.
    #[must_use]
    #[track_caller]
    pub fn offset(self) -> Option<usize> {
        self.ir.sources.offset(self.loc())
    }

    /// The block it is in, unless it is a root or detached.
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getBlock")]
    pub fn block(self) -> Option<BlockRef<'a, 'c>> {
        self.ir.ops[self.id].block.map(|id| self.ir.block_at(id))
    }

    /// The operation whose region it is in.
    #[must_use]
    #[track_caller]
    #[doc(alias = "getParentOp")]
    pub fn parent(self) -> Option<OpRef<'a, 'c>> {
        self.block()?.parent()
    }

    /// The enclosing operations, the nearest first.
    #[track_caller]
    pub fn ancestors(self) -> impl Iterator<Item = OpRef<'a, 'c>> {
        std::iter::successors(self.parent(), |op| op.parent())
    }

    /// The nearest enclosing operation that is isolated from above, or the operation itself if it is; the outermost one if
    /// none is.
    pub(crate) fn isolated_scope(self) -> OpRef<'a, 'c> {
        let isolates = |op: &OpRef<'a, 'c>| op.has(OpTraits::ISOLATED_FROM_ABOVE) || op.parent().is_none();
        std::iter::once(self).chain(self.ancestors()).find(isolates).unwrap_or(self)
    }

    /// The operation before it in its block.
    #[must_use]
    #[track_caller]
    pub fn prev(self) -> Option<OpRef<'a, 'c>> {
        self.ir.ops[self.id].prev.map(|id| self.ir.op_at(id))
    }

    /// The operation after it in its block.
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getNextNode")]
    pub fn next(self) -> Option<OpRef<'a, 'c>> {
        self.ir.ops[self.id].next.map(|id| self.ir.op_at(id))
    }

    /// The operands.
    ///
    /// # Panics
    /// On an operand whose value was dropped and not yet replaced.
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getOperands")]
    pub fn operands(self) -> Operands<'a, 'c> {
        Operands::new(self.ir, self.ir.ops[self.id].operands)
    }

    /// The number of operands (MLIR `getNumOperands`).
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getNumOperands")]
    pub fn num_operands(self) -> usize {
        self.operands().len()
    }

    /// The operand at an index.
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getOperand")]
    pub fn operand(self, index: usize) -> Option<ValueRef<'a, 'c>> {
        self.operands().get(index)
    }

    /// The operands of the group at an index of [`OpDef::operands`]. An operation that
    /// is not verified may have fewer.
    ///
    /// ```
    /// # use isogloss::{Context, def::Dialect, ir::{Arity, Ir, OpDef, ValueGroup}};
    /// static STORE: OpDef = OpDef {
    ///     operands: &[ValueGroup::new("value"), ValueGroup::new("indices").arity(Arity::Variadic)],
    ///     ..OpDef::new("toy", "toy.store")
    /// };
    /// static TOY: Dialect = Dialect { ops: &[&STORE], ..Dialect::new("toy") };
    /// let ctx = Context::with_dialects([&TOY]);
    /// let mut ir = Ir::new(&ctx);
    /// let body = ir.body();
    /// let mut builder = ir.builder_at_end(body);
    /// let value = builder.op("toy.value").result(ctx.i32()).create_value();
    /// let store = builder.op(&STORE).operands([value, value, value]).create();
    /// assert_eq!(ir.op(store).operand_group(1).len(), 2);
    /// ```
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn operand_group(self, index: usize) -> Operands<'a, 'c> {
        let (all, groups) = (self.operands(), self.ir.names.operand_groups(self.ir.name(self.id)));
        all.slice(groups.range(all.len(), index, |property| self.property(property)))
    }

    /// The groups of the operand at an index of [`OpDef::operands`] that is a variadic of variadics (ODS
    /// `VariadicOfVariadic`); none if the operand is of another kind. In an operation that is not verified, a group that
    /// ends after the last operand is empty.
    #[track_caller]
    pub fn nested_operand_groups(self, index: usize) -> impl ExactSizeIterator<Item = Operands<'a, 'c>> {
        let values = self.operand_group(index);
        let arity = self.def().and_then(|def| def.operands.get(index)).map(|operand| operand.arity);
        let property = arity.and_then(super::Arity::nested_property);
        let sizes =
            property.and_then(|property| self.property(property as usize)).and_then(segments::sizes_array);
        let count = sizes.map_or(0, |sizes| sizes.size() as usize);
        let mut sizes = segments::words(sizes);
        let mut start = 0_usize;
        (0..count).map(move |_| {
            let size = sizes.next().map_or(0, |size| usize::try_from(size).unwrap_or(0));
            let end = start.saturating_add(size);
            let group = if end <= values.len() { start..end } else { 0..0 };
            start = end;
            values.slice(group)
        })
    }

    /// The results.
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getResults")]
    pub fn results(self) -> Results<'a, 'c> {
        Results::new(self.ir, self.ir.ops[self.id].results)
    }

    /// The number of results (MLIR `getNumResults`).
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getNumResults")]
    pub fn num_results(self) -> usize {
        self.results().len()
    }

    /// The result at an index.
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getResult")]
    pub fn result(self, index: usize) -> Option<ValueRef<'a, 'c>> {
        self.results().get(index)
    }

    /// The results of the group at an index of [`OpDef::results`], as
    /// [`Self::operand_group`].
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn result_group(self, index: usize) -> Results<'a, 'c> {
        let (all, groups) = (self.results(), self.ir.names.result_groups(self.ir.name(self.id)));
        all.slice(groups.range(all.len(), index, |property| self.property(property)))
    }

    /// The blocks that control may go to.
    ///
    /// # Panics
    /// On a successor that was dropped and not yet replaced.
    #[track_caller]
    #[doc(alias = "getSuccessors")]
    pub fn successors(self) -> impl DoubleEndedIterator<Item = BlockRef<'a, 'c>> + ExactSizeIterator + Clone {
        let ir = self.ir;
        ir.extra(self.id).successors.ids().map(move |slot: EdgeId| match ir.edges[slot].block {
            Some(id) => ir.block_at(id),
            None => panic!("a successor of {:?} was dropped", ir.edges[slot].op),
        })
    }

    /// The number of successors (MLIR `getNumSuccessors`).
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getNumSuccessors")]
    pub fn num_successors(self) -> usize {
        self.successors().len()
    }

    /// The regions.
    #[inline]
    #[track_caller]
    #[doc(alias = "getRegions")]
    pub fn regions(self) -> impl DoubleEndedIterator<Item = RegionRef<'a, 'c>> + ExactSizeIterator + Clone {
        let ir = self.ir;
        ir.region_lists[ir.extra(self.id).regions].iter().map(move |&id| RegionRef { ir, id })
    }

    /// The number of regions (MLIR `getNumRegions`).
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getNumRegions")]
    pub fn num_regions(self) -> usize {
        self.regions().len()
    }

    /// The region at an index.
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getRegion")]
    pub fn region(self, index: usize) -> Option<RegionRef<'a, 'c>> {
        let ir = self.ir;
        ir.region_lists[ir.extra(self.id).regions].get(index).map(|&id| RegionRef { ir, id })
    }

    /// The regions that belong to a declared region, by its index in the definition: one,
    /// or all remaining regions if it is variadic.
    #[track_caller]
    pub fn region_group(
        self,
        index: usize,
    ) -> impl DoubleEndedIterator<Item = RegionRef<'a, 'c>> + ExactSizeIterator + Clone {
        let declared = self.def().and_then(|def| def.regions.get(index));
        let all = self.regions();
        let count = match declared {
            None => 0,
            Some(region) if region.variadic => all.len(),
            Some(_) => 1,
        };
        all.skip(index).take(count)
    }

    /// An error about this operation, placed at it; the message begins with `'dialect.name' op`.
    #[must_use]
    #[track_caller]
    #[doc(alias = "emitOpError")]
    #[doc(alias = "emitError")]
    pub fn error(self, message: impl fmt::Display) -> Diagnostic {
        Diagnostic::error(format!("'{}' op {message}", self.name())).at_op(self)
    }
}

impl<'a, 'c> BlockRef<'a, 'c> {
    /// The region it is in, unless it is detached.
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getParent")]
    pub fn region(self) -> Option<RegionRef<'a, 'c>> {
        self.ir.blocks[self.id].region.map(|id| self.ir.region_at(id))
    }

    /// The operation whose region it is in.
    #[must_use]
    #[track_caller]
    #[doc(alias = "getParentOp")]
    pub fn parent(self) -> Option<OpRef<'a, 'c>> {
        self.region()?.parent()
    }

    /// The operations in order.
    #[track_caller]
    #[doc(alias = "getOperations")]
    pub fn ops(self) -> impl Iterator<Item = OpRef<'a, 'c>> + Clone {
        std::iter::successors(self.first_op(), |op| op.next())
    }

    /// The first operation.
    #[must_use]
    #[track_caller]
    pub fn first_op(self) -> Option<OpRef<'a, 'c>> {
        self.ir.blocks[self.id].first.map(|id| self.ir.op_at(id))
    }

    /// The last operation: the terminator of a block that has one.
    #[must_use]
    #[track_caller]
    pub fn last_op(self) -> Option<OpRef<'a, 'c>> {
        self.ir.blocks[self.id].last.map(|id| self.ir.op_at(id))
    }

    /// Whether it has no operations.
    #[must_use]
    #[track_caller]
    pub fn is_empty(self) -> bool {
        self.ir.blocks[self.id].first.is_none()
    }

    /// The arguments.
    #[track_caller]
    #[doc(alias = "getArguments")]
    pub fn arguments(self) -> impl DoubleEndedIterator<Item = ValueRef<'a, 'c>> + ExactSizeIterator + Clone {
        let ir = self.ir;
        let entries = &ir.arguments[ir.blocks[self.id].arguments];
        entries.iter().map(move |argument| ValueRef { ir, id: argument.value })
    }

    /// The number of arguments (MLIR `getNumArguments`).
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getNumArguments")]
    pub fn num_arguments(self) -> usize {
        self.arguments().len()
    }

    /// The argument at an index.
    #[must_use]
    #[track_caller]
    #[doc(alias = "getArgument")]
    pub fn argument(self, index: usize) -> Option<ValueRef<'a, 'c>> {
        let ir = self.ir;
        let argument = ir.arguments[ir.blocks[self.id].arguments].get(index)?;
        Some(ValueRef { ir, id: argument.value })
    }

    /// The block before it in its region.
    #[must_use]
    #[track_caller]
    pub fn prev(self) -> Option<BlockRef<'a, 'c>> {
        self.ir.blocks[self.id].prev.map(|id| self.ir.block_at(id))
    }

    /// The block after it in its region.
    #[must_use]
    #[track_caller]
    pub fn next(self) -> Option<BlockRef<'a, 'c>> {
        self.ir.blocks[self.id].next.map(|id| self.ir.block_at(id))
    }

    /// Whether control enters its region here.
    #[must_use]
    #[track_caller]
    pub fn is_entry(self) -> bool {
        self.region().is_some() && self.ir.blocks[self.id].prev.is_none()
    }

    /// The operations that have it as a successor, once for each edge, in no
    /// particular order.
    #[track_caller]
    pub fn predecessors(self) -> impl Iterator<Item = OpRef<'a, 'c>> + Clone {
        let ir = self.ir;
        let edges = std::iter::successors(ir.blocks[self.id].first_edge, |edge| ir.edges[*edge].next);
        edges.map(move |edge| ir.op_at(ir.edges[edge].op))
    }
}

impl<'a, 'c> RegionRef<'a, 'c> {
    /// The operation that it belongs to, unless it is detached.
    #[must_use]
    #[track_caller]
    #[doc(alias = "getParentOp")]
    pub fn parent(self) -> Option<OpRef<'a, 'c>> {
        self.ir.regions[self.id].op.map(|id| self.ir.op_at(id))
    }

    /// The blocks in order; the first is the entry.
    #[track_caller]
    #[doc(alias = "getBlocks")]
    pub fn blocks(self) -> impl Iterator<Item = BlockRef<'a, 'c>> + Clone {
        std::iter::successors(self.entry(), |block| block.next())
    }

    /// The first block.
    #[must_use]
    #[track_caller]
    #[doc(alias = "front")]
    pub fn entry(self) -> Option<BlockRef<'a, 'c>> {
        self.ir.regions[self.id].first.map(|id| self.ir.block_at(id))
    }

    /// Whether it has no blocks.
    #[must_use]
    #[track_caller]
    pub fn is_empty(self) -> bool {
        self.ir.regions[self.id].first.is_none()
    }

    /// Whether it has exactly one block.
    #[must_use]
    #[track_caller]
    pub fn has_one_block(self) -> bool {
        let region = &self.ir.regions[self.id];
        region.first.is_some() && region.first == region.last
    }

    /// Its index among the regions of its operation.
    #[must_use]
    #[track_caller]
    pub fn index(self) -> Option<usize> {
        let region = &self.ir.regions[self.id];
        region.op.map(|_| region.index as usize)
    }
}

impl<'a, 'c> ValueRef<'a, 'c> {
    /// Its type.
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getType")]
    pub fn ty(self) -> Type<'c> {
        self.ir.values[self.id].ty
    }

    /// Its definition; `None` if that was erased.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn def(self) -> Option<ValueDef> {
        let data = &self.ir.values[self.id];
        match data.owner.kind() {
            OwnerKind::Op(op) => {
                let first = self.ir.ops[op].results.start;
                Some(ValueDef::Result(self.ir.ops.id(op), self.id.index() as u32 - first))
            }
            OwnerKind::Argument(at) => {
                let block = self.ir.arguments[at].block;
                let first = self.ir.blocks[block].arguments.start;
                Some(ValueDef::Argument(self.ir.blocks.id(block), at.index() as u32 - first))
            }
            OwnerKind::Nothing => None,
        }
    }

    /// The operation that it is a result of.
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getDefiningOp")]
    pub fn defining_op(self) -> Option<OpRef<'a, 'c>> {
        match self.ir.values[self.id].owner.kind() {
            OwnerKind::Op(op) => Some(self.ir.op_at(op)),
            OwnerKind::Argument(_) | OwnerKind::Nothing => None,
        }
    }

    /// The block where it becomes visible.
    #[inline]
    #[must_use]
    #[track_caller]
    #[doc(alias = "getParentBlock")]
    pub fn block(self) -> Option<BlockRef<'a, 'c>> {
        match self.ir.values[self.id].owner.kind() {
            OwnerKind::Op(op) => self.ir.op_at(op).block(),
            OwnerKind::Argument(at) => Some(self.ir.block_at(self.ir.arguments[at].block)),
            OwnerKind::Nothing => None,
        }
    }

    /// Its location.
    #[must_use]
    #[track_caller]
    #[doc(alias = "getLoc")]
    pub fn loc(self) -> Loc {
        match self.ir.values[self.id].owner.kind() {
            OwnerKind::Op(op) => self.ir.op_at(op).loc(),
            OwnerKind::Argument(at) => self.ir.arguments[at].loc,
            OwnerKind::Nothing => Loc::UNKNOWN,
        }
    }

    /// The operations that use it and the operand's index there, once for each
    /// operand, in no particular order.
    #[track_caller]
    #[doc(alias = "getUses")]
    pub fn uses(self) -> impl Iterator<Item = (OpRef<'a, 'c>, usize)> + Clone {
        let ir = self.ir;
        let slots = std::iter::successors(ir.values[self.id].first_use, |slot| ir.uses[*slot].next);
        slots.map(move |slot| {
            let op = ir.uses[slot].op;
            (ir.op_at(op), slot.index() - ir.ops[op].operands.range().start)
        })
    }

    /// Whether nothing uses it.
    #[must_use]
    #[track_caller]
    #[doc(alias = "use_empty")]
    pub fn is_unused(self) -> bool {
        self.ir.values[self.id].first_use.is_none()
    }

    /// Whether it is one operand of one operation.
    #[must_use]
    #[track_caller]
    #[doc(alias = "hasOneUse")]
    pub fn has_one_use(self) -> bool {
        let first = self.ir.values[self.id].first_use;
        first.is_some_and(|slot| self.ir.uses[slot].next.is_none())
    }
}
