//! [`Ir`]: the owner of operations, blocks, regions and values, and how they
//! are kept.
//!
//! Everything lies in dense arenas. An operation's operands, successors,
//! results and regions are runs of their arenas; the operations of a block and
//! the blocks of a region are doubly linked lists; each value heads the list of
//! its uses, each block that of the edges to it. Making an operation therefore
//! allocates nothing of its own. What is erased leaves a hole: an `Ir` is
//! built, looked at and dropped whole.
//!
//! Here is what creates and links; `edit` takes apart and rearranges, `view`
//! reads.

use super::def::OpDef;
use super::ids::{BlockId, EdgeId, Entities, Id, NameId, OpId, RegionId, Run, UseId, ValueId};
use super::location::{Loc, SourceMap};
use super::name::Names;
use super::text::Resource;
use crate::builtin::DictionaryAttr;
use crate::{Attribute, Context, Type};

/// Operations with everything inside them, in one context.
///
/// Most programs have one *root*, the operation that holds all others: see
/// [`Ir::new`]. Reading goes through [`OpRef`](super::OpRef) and its kin, which
/// borrow the `Ir`; writing through [`Builder`](super::Builder) and the methods
/// here, which take ids. What was borrowed before a change cannot be used after
/// it: the compiler sees to that.
///
/// ```
/// use isogloss::Context;
/// use isogloss::ir::Ir;
/// let ctx = Context::new();
/// let mut ir = Ir::new(&ctx);
/// let body = ir.body();
/// ir.builder_at_end(body).op("toy.hello").result(ctx.i32()).create();
/// assert_eq!(ir.to_string(), "module {\n  %0 = \"toy.hello\"() : () -> i32\n}\n");
/// ```
///
/// # Panics
/// Methods that take an id panic when it names something that was erased, or
/// never was in this `Ir`.
#[derive(Clone)]
pub struct Ir<'c> {
    pub(crate) context: &'c Context,
    pub(crate) names: Names<'c>,
    pub(crate) sources: SourceMap<'c>,
    pub(crate) ops: Entities<OpId, OpData<'c>>,
    pub(crate) blocks: Entities<BlockId, BlockData>,
    pub(crate) regions: Entities<RegionId, RegionData>,
    pub(crate) values: Entities<ValueId, ValueData<'c>>,
    pub(crate) uses: Entities<UseId, UseData>,
    pub(crate) edges: Entities<EdgeId, EdgeData>,
    /// Runs of block arguments, each with its location.
    pub(crate) arguments: Vec<(ValueId, Loc)>,
    /// Runs of the regions of operations.
    pub(crate) region_lists: Vec<RegionId>,
    pub(crate) root: Option<OpId>,
    pub(crate) resources: Vec<Resource>,
}

#[derive(Clone)]
pub(crate) struct OpData<'c> {
    /// `None` once erased.
    pub(crate) name: Option<NameId>,
    pub(crate) loc: Loc,
    pub(crate) block: Option<BlockId>,
    pub(crate) prev: Option<OpId>,
    pub(crate) next: Option<OpId>,
    /// In `uses`.
    pub(crate) operands: Run,
    /// In `values`.
    pub(crate) results: Run,
    /// In `edges`.
    pub(crate) successors: Run,
    /// In `region_lists`.
    pub(crate) regions: Run,
    pub(crate) properties: Option<Attribute<'c>>,
    /// `None` rather than an empty dictionary.
    pub(crate) attributes: Option<DictionaryAttr<'c>>,
}

#[derive(Clone)]
pub(crate) struct BlockData {
    pub(crate) region: Option<RegionId>,
    pub(crate) prev: Option<BlockId>,
    pub(crate) next: Option<BlockId>,
    pub(crate) first: Option<OpId>,
    pub(crate) last: Option<OpId>,
    /// In `arguments`.
    pub(crate) arguments: Run,
    pub(crate) first_edge: Option<EdgeId>,
    pub(crate) erased: bool,
}

#[derive(Clone)]
pub(crate) struct RegionData {
    pub(crate) op: Option<OpId>,
    pub(crate) first: Option<BlockId>,
    pub(crate) last: Option<BlockId>,
}

/// What defines a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueDef {
    /// The result of an operation at that index.
    Result(OpId, u32),
    /// The argument of a block at that index.
    Argument(BlockId, u32),
}

#[derive(Clone, Copy)]
pub(crate) enum Owner {
    Op(OpId),
    Block(BlockId),
    /// Erased, or a placeholder of the parser.
    Nothing,
}

#[derive(Clone)]
pub(crate) struct ValueData<'c> {
    pub(crate) ty: Type<'c>,
    pub(crate) first_use: Option<UseId>,
    pub(crate) owner: Owner,
    pub(crate) index: u32,
}

/// An operand: an element of the list of its value's uses.
#[derive(Clone)]
pub(crate) struct UseData {
    pub(crate) value: Option<ValueId>,
    pub(crate) op: OpId,
    pub(crate) prev: Option<UseId>,
    pub(crate) next: Option<UseId>,
}

/// A successor: an element of the list of the edges to its block.
#[derive(Clone)]
pub(crate) struct EdgeData {
    pub(crate) block: Option<BlockId>,
    pub(crate) op: OpId,
    pub(crate) prev: Option<EdgeId>,
    pub(crate) next: Option<EdgeId>,
}

/// Everything an operation is made of, borrowed: see [`Ir::create_op`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpParts<'p, 'c> {
    pub(crate) name: NameId,
    pub(crate) loc: Loc,
    pub(crate) operands: &'p [ValueId],
    pub(crate) result_types: &'p [Type<'c>],
    pub(crate) successors: &'p [BlockId],
    pub(crate) regions: &'p [RegionId],
    pub(crate) properties: Option<Attribute<'c>>,
    pub(crate) attributes: Option<DictionaryAttr<'c>>,
}

impl<'c> Ir<'c> {
    /// An `Ir` without operations and without a root.
    #[must_use]
    pub fn empty(context: &'c Context) -> Self {
        Self {
            context,
            names: Names::new(context),
            sources: SourceMap::new(context),
            ops: Entities::new(),
            blocks: Entities::new(),
            regions: Entities::new(),
            values: Entities::new(),
            uses: Entities::new(),
            edges: Entities::new(),
            arguments: Vec::new(),
            region_lists: Vec::new(),
            root: None,
            resources: Vec::new(),
        }
    }

    /// An `Ir` whose root is an empty `builtin.module` at an unknown location.
    #[must_use]
    pub fn new(context: &'c Context) -> Self {
        let mut ir = Self::empty(context);
        let (module, _) = ir.create_module(Loc::UNKNOWN);
        ir.root = Some(module);
        ir
    }

    /// A `builtin.module` without a parent, with its block.
    pub(crate) fn create_module(&mut self, loc: Loc) -> (OpId, BlockId) {
        let region = self.create_region();
        let block = self.create_block();
        self.append_block(region, block);
        let name = self.names.intern(crate::builtin::ops::MODULE_NAME);
        let op = self.create_op(&OpParts { regions: &[region], ..OpParts::new(name, loc) });
        (op, block)
    }

    /// Makes room for what a text of that many bytes may hold. Room that is not
    /// used costs addresses, not memory.
    pub(crate) fn reserve_for(&mut self, text_len: usize) {
        self.ops.reserve(text_len / 40);
        self.values.reserve(text_len / 32);
        self.uses.reserve(text_len / 24);
    }

    /// Gives a region without blocks one: what the custom form of an operation with
    /// one block does after it read `{}` (MLIR's `ensureTerminator` without the
    /// terminator).
    pub fn ensure_block(&mut self, region: RegionId) {
        if self.regions[region].first.is_none() {
            let block = self.create_block();
            self.append_block(region, block);
        }
    }

    /// The context that owns the types and attributes in here.
    #[must_use]
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// Makes an operation that is in no block yet.
    pub(crate) fn create_op(&mut self, parts: &OpParts<'_, 'c>) -> OpId {
        let op = OpId::from_index(self.ops.len());
        let operands = Run::since(self.uses.len(), self.uses.len() + parts.operands.len());
        for &value in parts.operands {
            let new = self.uses.push(UseData { value: None, op, prev: None, next: None });
            self.link_use(new, value);
        }
        let successors = Run::since(self.edges.len(), self.edges.len() + parts.successors.len());
        for &block in parts.successors {
            let new = self.edges.push(EdgeData { block: None, op, prev: None, next: None });
            self.link_edge(new, block);
        }
        let results = Run::since(self.values.len(), self.values.len() + parts.result_types.len());
        for (index, &ty) in (0..).zip(parts.result_types) {
            self.values.push(ValueData { ty, first_use: None, owner: Owner::Op(op), index });
        }
        let regions = Run::since(self.region_lists.len(), self.region_lists.len() + parts.regions.len());
        for &region in parts.regions {
            assert!(self.regions[region].op.is_none(), "a region belongs to one operation");
            self.regions[region].op = Some(op);
            self.region_lists.push(region);
        }
        self.ops.push(OpData {
            name: Some(parts.name),
            loc: parts.loc,
            block: None,
            prev: None,
            next: None,
            operands,
            results,
            successors,
            regions,
            properties: parts.properties,
            attributes: parts
                .attributes
                .filter(|dictionary| *dictionary != DictionaryAttr::empty(self.context)),
        })
    }

    /// Makes a region that belongs to no operation yet.
    pub fn create_region(&mut self) -> RegionId {
        self.regions.push(RegionData { op: None, first: None, last: None })
    }

    /// Makes a block that is in no region yet.
    pub fn create_block(&mut self) -> BlockId {
        self.blocks.push(BlockData {
            region: None,
            prev: None,
            next: None,
            first: None,
            last: None,
            arguments: Run::EMPTY,
            first_edge: None,
            erased: false,
        })
    }

    /// Puts a block without a region at the end of one.
    ///
    /// # Panics
    /// When the block is in a region, or erased.
    pub fn append_block(&mut self, region: RegionId, block: BlockId) {
        let last = self.regions[region].last;
        let data = &mut self.blocks[block];
        assert!(data.region.is_none() && !data.erased, "the block is in a region already, or erased");
        (data.region, data.prev, data.next) = (Some(region), last, None);
        match last {
            Some(last) => self.blocks[last].next = Some(block),
            None => self.regions[region].first = Some(block),
        }
        self.regions[region].last = Some(block);
    }

    /// Puts an operation without a block at the end of one.
    ///
    /// # Panics
    /// When the operation is in a block, or erased.
    #[inline]
    pub fn append_op(&mut self, block: BlockId, op: OpId) {
        let last = self.blocks[block].last;
        let data = &mut self.ops[op];
        assert!(
            data.block.is_none() && data.name.is_some(),
            "the operation is in a block already, or erased"
        );
        (data.block, data.prev, data.next) = (Some(block), last, None);
        match last {
            Some(last) => self.ops[last].next = Some(op),
            None => self.blocks[block].first = Some(op),
        }
        self.blocks[block].last = Some(op);
    }

    /// Adds an argument at the end of a block's arguments.
    pub fn add_argument(&mut self, block: BlockId, ty: Type<'c>, loc: Loc) -> ValueId {
        let run = self.blocks[block].arguments;
        let value =
            self.values.push(ValueData { ty, first_use: None, owner: Owner::Block(block), index: run.len });
        let mut start = run.range().start;
        if run.range().end != self.arguments.len() {
            start = self.arguments.len();
            self.arguments.extend_from_within(run.range());
        }
        self.arguments.push((value, loc));
        self.blocks[block].arguments = Run::since(start, self.arguments.len());
        value
    }

    /// The name of a registered operation, or of another one.
    pub(crate) fn name(&self, op: OpId) -> NameId {
        match self.ops[op].name {
            Some(name) => name,
            None => panic!("{op:?} was erased"),
        }
    }

    pub(crate) fn def(&self, op: OpId) -> Option<&'static OpDef> {
        self.names.def(self.name(op))
    }

    #[inline]
    pub(crate) fn link_use(&mut self, slot: UseId, value: ValueId) {
        let next = self.values[value].first_use.replace(slot);
        if let Some(next) = next {
            self.uses[next].prev = Some(slot);
        }
        let data = &mut self.uses[slot];
        (data.value, data.prev, data.next) = (Some(value), None, next);
    }

    pub(crate) fn unlink_use(&mut self, slot: UseId) {
        let data = &mut self.uses[slot];
        let (value, prev, next) = (data.value.take(), data.prev.take(), data.next.take());
        match (prev, value) {
            (Some(prev), _) => self.uses[prev].next = next,
            (None, Some(value)) => self.values[value].first_use = next,
            (None, None) => {}
        }
        if let Some(next) = next {
            self.uses[next].prev = prev;
        }
    }

    #[inline]
    pub(crate) fn link_edge(&mut self, slot: EdgeId, block: BlockId) {
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

impl<'c> OpParts<'_, 'c> {
    /// An operation that has only a name and a location.
    pub(crate) const fn new(name: NameId, loc: Loc) -> Self {
        Self {
            name,
            loc,
            operands: &[],
            result_types: &[],
            successors: &[],
            regions: &[],
            properties: None,
            attributes: None,
        }
    }
}
