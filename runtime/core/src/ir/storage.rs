//! [`Ir`]: the owner of operations, blocks, regions and values, and how they
//! are stored.
//!
//! Everything is in dense arenas. An operation's operands, successors, results,
//! regions and properties are runs of their arenas; the operations of a block
//! and the blocks of a region are doubly linked lists; each value heads the list
//! of its uses, each block the list of the edges to it. So creating an operation
//! allocates no memory of its own. The memory of erased entities and runs is
//! reused, by length.
//!
//! The data that only some operations have, [`ExtraData`], is stored apart from the data that all have, [`OpData`].
//!
//! This file creates; `links` joins and moves, `edit` changes operands and attributes, `erase` erases, `clone` copies,
//! `view` reads.

use super::data::{
    ArgumentData, BlockData, ERASED, EdgeData, ExtraData, OpData, Owner, OwnerKind, RegionData, UseData,
    ValueData,
};
use super::def::{OpDef, OpTraits};
use super::ids::{
    ArgumentId, AttributeId, BlockId, BlockIndex, EdgeId, ExtraId, Id, ListedRegionId, NameIndex, OpId,
    OpIndex, OpName, PropertyId, PublicId, RegionId, RegionIndex, Run, Stamp, UseId, ValueId, ValueIndex,
};
use super::links::link_use;
use super::location::{Loc, SourceMap};
use super::name::Names;
use super::pool::Pool;
use super::resources::Resources;
use super::revision::Accepted;
use crate::builtin::DictionaryAttr;
use crate::{Attribute, Context, Type};

/// Operations with everything inside them, in one context.
///
/// Most programs have one *root*, the operation that holds all others: see
/// [`Ir::new`]. Reading goes through [`OpRef`](super::OpRef) and the other views, which
/// borrow the `Ir`; writing goes through [`Builder`](super::Builder) and the methods
/// here, which take ids. The compiler rejects the use of a view after a change.
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
/// # Stale ids
/// The id of an erased part is stale: it names nothing. An id of another `Ir` names nothing either:
/// each `Ir` has its own ids, a clone too; they stay valid when the `Ir` is moved.
/// [`Ir::contains`] returns whether an [`OpId`] names an operation.
///
/// With `debug_assertions`, or with the feature `check-ids` of this crate, methods that take an id panic with a message
/// if it is stale or one of another `Ir`. So do methods that take an [`OpName`] of another `Ir`. No id ever names two
/// parts, although memory is reused: a place in memory is given up before its ids repeat. There is one limit: the
/// number of the `Ir` in an id has 22 bits, so an id of the 4,194,304th `Ir` after this one passes as an id of this
/// one.
///
/// Other builds do not check, because it would take a fifth of the time of creating an operation; checking the `Ir`
/// alone takes a tenth. There, the memory of erased parts is reused only when it is half of all memory and more than
/// 1024 parts: until then [`Ir::verify`] reports each use of an erased value or block. An older stale id may name a
/// part that was created later, and an id of another `Ir` the part with the same number. Reading and changing the IR
/// with such an id is memory-safe.
///
/// # Panics
/// Methods that take an id panic if it is out of range for this `Ir`. Methods that erase, insert or name an operation
/// or a block also panic if it was erased.
pub struct Ir<'c> {
    pub(crate) context: &'c Context,
    pub(crate) names: Names<'c>,
    pub(crate) sources: SourceMap<'c>,
    pub(crate) ops: Pool<'c, OpIndex, OpData>,
    pub(crate) extras: Pool<'c, ExtraId, ExtraData>,
    pub(crate) blocks: Pool<'c, BlockIndex, BlockData>,
    pub(crate) regions: Pool<'c, RegionIndex, RegionData>,
    pub(crate) values: Pool<'c, ValueIndex, ValueData<'c>>,
    pub(crate) uses: Pool<'c, UseId, UseData>,
    pub(crate) edges: Pool<'c, EdgeId, EdgeData>,
    /// Runs of block arguments.
    pub(crate) arguments: Pool<'c, ArgumentId, ArgumentData>,
    /// Runs of the regions of operations.
    pub(crate) region_lists: Pool<'c, ListedRegionId, RegionIndex>,
    /// Runs of properties.
    pub(crate) slots: Pool<'c, PropertyId, Option<Attribute<'c>>>,
    /// Runs of discardable attributes: see [`ExtraData::attributes`].
    pub(crate) attributes: Pool<'c, AttributeId, Attribute<'c>>,
    pub(crate) root: Option<OpIndex>,
    pub(crate) resources: Resources,
    /// The operation that the verifier accepted last.
    pub(crate) accepted: Accepted,
    #[cfg(feature = "bytecode")]
    pub(crate) bytecode: crate::bytecode::Kept,
}

/// The parts of an operation to be created, borrowed: see [`Ir::create_op`].
///
/// ```
/// # use isogloss::{Context, ir::{Ir, Loc, OpParts}};
/// let ctx = Context::new();
/// let mut ir = Ir::new(&ctx);
/// let name = ir.intern_name("toy.hello");
/// let op = ir.create_op(&OpParts { result_types: &[ctx.i32()], ..OpParts::new(name, Loc::UNKNOWN) });
/// assert_eq!(ir.op(op).results().len(), 1);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct OpParts<'p, 'c> {
    /// Its name, interned in the same `Ir`.
    pub name: OpName,
    /// Its location.
    pub loc: Loc,
    /// The values it uses.
    pub operands: &'p [ValueId],
    /// The types of its results.
    pub result_types: &'p [Type<'c>],
    /// The blocks that control may go to.
    pub successors: &'p [BlockId],
    /// Its regions, which do not belong to an operation yet.
    pub regions: &'p [RegionId],
    /// For a registered operation, its properties in the order of
    /// [`OpDef::properties`]; properties past the end of the slice are absent. For
    /// another one, at most one attribute of any kind.
    pub properties: &'p [Option<Attribute<'c>>],
    /// The discardable attributes.
    pub attributes: Option<DictionaryAttr<'c>>,
}

/// A copy has its own ids: the ids of the original name nothing in it.
impl Clone for Ir<'_> {
    fn clone(&self) -> Self {
        let stamp = Stamp::of_new_ir();
        Self {
            context: self.context,
            names: self.names.copy(stamp),
            sources: self.sources.clone(),
            ops: self.ops.copy(stamp),
            extras: self.extras.copy(stamp),
            blocks: self.blocks.copy(stamp),
            regions: self.regions.copy(stamp),
            values: self.values.copy(stamp),
            uses: self.uses.copy(stamp),
            edges: self.edges.copy(stamp),
            arguments: self.arguments.copy(stamp),
            region_lists: self.region_lists.copy(stamp),
            slots: self.slots.copy(stamp),
            attributes: self.attributes.copy(stamp),
            root: self.root,
            resources: self.resources.clone(),
            accepted: Accepted::default(),
            #[cfg(feature = "bytecode")]
            bytecode: self.bytecode.clone(),
        }
    }
}

impl<'c> Ir<'c> {
    /// An `Ir` without operations and without a root.
    #[must_use]
    pub fn empty(context: &'c Context) -> Self {
        let stamp = Stamp::of_new_ir();
        Self {
            context,
            names: Names::new(context, stamp),
            sources: SourceMap::new(context),
            ops: Pool::new(context, stamp),
            extras: Pool::new(context, stamp),
            blocks: Pool::new(context, stamp),
            regions: Pool::new(context, stamp),
            values: Pool::new(context, stamp),
            uses: Pool::new(context, stamp),
            edges: Pool::new(context, stamp),
            arguments: Pool::new(context, stamp),
            region_lists: Pool::new(context, stamp),
            slots: Pool::new(context, stamp),
            attributes: Pool::new(context, stamp),
            root: None,
            resources: Resources::default(),
            accepted: Accepted::default(),
            #[cfg(feature = "bytecode")]
            bytecode: crate::bytecode::Kept::default(),
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
    #[track_caller]
    pub(crate) fn create_module(&mut self, loc: Loc) -> (OpIndex, BlockIndex) {
        let region = self.new_region();
        let block = self.new_block();
        self.link_block(region, block);
        let name = self.names.intern(crate::builtin::ops::MODULE_NAME);
        let regions = [self.regions.id(region)];
        let op = self.place_op(&OpParts { regions: &regions, ..OpParts::new(self.names.id(name), loc) });
        (op, block)
    }

    /// Reserves capacity for the IR of a text of `text_len` bytes. Unused capacity
    /// costs address space, not memory.
    pub(crate) fn reserve_for(&mut self, text_len: usize) {
        self.ops.reserve(text_len / 40);
        self.values.reserve(text_len / 32);
        self.uses.reserve(text_len / 24);
    }

    /// As [`Self::reserve_for`], for operations that take `len` bytes in bytecode.
    pub(crate) fn reserve_for_bytecode(&mut self, len: usize) {
        self.ops.reserve(len / 10);
        self.extras.reserve(len / 16);
        self.attributes.reserve(len / 6);
        self.values.reserve(len / 12);
        self.uses.reserve(len / 10);
        self.slots.reserve(len / 16);
        self.blocks.reserve(len / 48);
        self.arguments.reserve(len / 48);
    }

    /// Adds a block to a region without blocks. The custom form of an operation with
    /// one block calls it after it parsed `{}` (MLIR's `ensureTerminator` without
    /// the terminator).
    #[track_caller]
    pub fn ensure_block(&mut self, region: RegionId) {
        let region = self.regions.check(region);
        self.ensure_first_block(region);
    }

    #[track_caller]
    fn ensure_first_block(&mut self, region: RegionIndex) {
        if self.regions[region].first.is_none() {
            let block = self.new_block();
            self.link_block(region, block);
        }
    }

    /// Ends the last block of a region with an operation of that name, unless a
    /// terminator ends it; a region without blocks gets one (MLIR's
    /// `ensureTerminator`). The terminator gets the regions of its definition, empty or with an empty block.
    #[track_caller]
    pub fn ensure_terminator(&mut self, region: RegionId, name: &str, loc: Loc) {
        let region = self.regions.check(region);
        self.ensure_first_block(region);
        let Some(block) = self.regions[region].last else { return };
        let ends = |op| self.def(op).is_some_and(|def| def.traits.contains(OpTraits::TERMINATOR));
        if self.blocks[block].last.is_some_and(ends) {
            return;
        }
        let name = self.names.intern(name);
        let regions = self.empty_regions(self.names.def(name));
        let op = self.place_op(&OpParts { regions: &regions, ..OpParts::new(self.names.id(name), loc) });
        self.link_op(block, op);
    }

    /// The regions that an operation of a definition needs, each with a block if it must have one.
    fn empty_regions(&mut self, def: Option<&'static OpDef>) -> Vec<RegionId> {
        let Some(def) = def else { return Vec::new() };
        let needed = def.regions.iter().filter(|region| !region.variadic);
        needed
            .map(|_| {
                let region = self.new_region();
                if def.traits.contains(OpTraits::SINGLE_BLOCK) {
                    self.ensure_first_block(region);
                }
                self.regions.id(region)
            })
            .collect()
    }

    /// The context that owns the types and attributes of this IR.
    #[must_use]
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// Creates an operation that is in no block yet. It infers nothing: the caller
    /// passes the default values of properties.
    ///
    /// # Panics
    /// If a region belongs to an operation, there are more properties than the
    /// definition has, a value, a block or a region was erased or is of another `Ir`, or a
    /// type or an attribute is of another context.
    #[inline]
    #[track_caller]
    pub fn create_op(&mut self, parts: &OpParts<'_, 'c>) -> OpId {
        let op = self.create_checked(parts);
        self.ops.id(op)
    }

    /// As [`Self::create_op`].
    #[inline]
    #[track_caller]
    pub(crate) fn create_checked(&mut self, parts: &OpParts<'_, 'c>) -> OpIndex {
        self.names.check(parts.name);
        self.check_ids(parts.operands, parts.successors, parts.regions);
        self.place_checked(parts)
    }

    /// As [`Self::create_op`], for values, blocks and regions that were checked.
    #[inline]
    #[track_caller]
    pub(crate) fn place_checked(&mut self, parts: &OpParts<'_, 'c>) -> OpIndex {
        self.check_types(parts.result_types);
        for property in parts.properties {
            self.check_attributes(property.as_slice());
        }
        self.check_attributes(parts.attributes.map(Attribute::from).as_slice());
        self.place_op(parts)
    }

    /// Panics if one of the parts of a new operation was erased or is of another `Ir`. Nothing was changed then.
    #[inline]
    #[track_caller]
    pub(crate) fn check_ids(&self, operands: &[ValueId], successors: &[BlockId], regions: &[RegionId]) {
        for &value in operands {
            self.values.check(value);
        }
        for &block in successors {
            self.blocks.check(block);
        }
        for &region in regions {
            self.regions.check(region);
        }
    }

    /// Panics if a type is of another context.
    #[inline]
    #[track_caller]
    pub(crate) fn check_types(&self, types: &[Type<'c>]) {
        for ty in types {
            if !std::ptr::eq(ty.context(), self.context) {
                refuse_foreign(ty);
            }
        }
    }

    /// Panics if an attribute is of another context.
    #[inline]
    #[track_caller]
    pub(crate) fn check_attributes(&self, values: &[Attribute<'c>]) {
        for value in values {
            if !std::ptr::eq(value.context(), self.context) {
                refuse_foreign(value);
            }
        }
    }

    /// As [`Self::create_op`], for parts that were checked.
    #[track_caller]
    pub(crate) fn place_op(&mut self, parts: &OpParts<'_, 'c>) -> OpIndex {
        let op = self.ops.insert(OpData::VACANT);
        let operands = self.create_uses(op, parts.operands.iter().map(|value| value.bare()));
        let results = self.create_results(op, parts.result_types);
        let properties = self.create_slots(parts.name.bare(), parts.properties);
        let is_plain = parts.regions.is_empty() && parts.successors.is_empty() && parts.attributes.is_none();
        let extra = if is_plain { None } else { self.create_extra(op, parts) };
        let data = &mut self.ops[op];
        data.name = Some(parts.name.bare());
        data.loc = parts.loc;
        data.operands = operands;
        data.results = results;
        data.properties = properties;
        data.extra = extra;
        op
    }

    /// Stores operands of an operation, each at the front of the list of its value's uses.
    #[inline]
    #[track_caller]
    pub(crate) fn create_uses(
        &mut self,
        op: OpIndex,
        operands: impl ExactSizeIterator<Item = ValueIndex>,
    ) -> Run {
        let run = self.uses.place(operands.len(), || UseData::vacant(op));
        let (mut uses, mut values) = (self.uses.places(), self.values.places());
        for (slot, value) in run.ids::<UseId>().zip(operands) {
            uses[slot].op = op;
            link_use(&mut uses, &mut values, slot, value);
        }
        run
    }

    #[inline]
    fn create_results(&mut self, op: OpIndex, types: &[Type<'c>]) -> Run {
        let Some(&first) = types.first() else { return Run::EMPTY };
        let run = self.values.place(types.len(), || ValueData::undefined(first));
        for (data, &ty) in self.values[run].iter_mut().zip(types) {
            data.ty = ty;
            data.first_use = None;
            data.owner = Owner::op(op);
        }
        run
    }

    #[inline(never)]
    #[track_caller]
    fn create_extra(&mut self, op: OpIndex, parts: &OpParts<'_, 'c>) -> Option<ExtraId> {
        let successors = self.create_edges(op, parts.successors.iter().map(|block| block.bare()));
        let regions = self.create_region_list(op, parts.regions.iter().map(|region| region.bare()));
        let attributes = self.store_dictionary(parts.attributes);
        self.insert_extra(ExtraData { regions, successors, attributes })
    }

    /// Stores discardable attributes that are a dictionary.
    #[inline]
    pub(crate) fn store_dictionary(&mut self, attributes: Option<DictionaryAttr<'c>>) -> Run {
        // Its node is not read: it may not be in a cache.
        let empty = DictionaryAttr::empty(self.context);
        let Some(attributes) = attributes.filter(|attributes| *attributes != empty) else {
            return Run::EMPTY;
        };
        let run = self.attributes.place(1, || attributes.into());
        self.attributes[run][0] = attributes.into();
        run
    }

    /// Stores discardable attributes: names in ascending order, and a value for each.
    #[inline]
    pub(crate) fn create_attributes(&mut self, names: &[Attribute<'c>], values: &[Attribute<'c>]) -> Run {
        let Some(&first) = names.first() else { return Run::EMPTY };
        let run = self.attributes.place(2 * names.len(), || first);
        for (id, &attribute) in run.ids::<AttributeId>().zip(names.iter().chain(values)) {
            self.attributes[id] = attribute;
        }
        run
    }

    /// Stores these parts of an operation, if it has any.
    #[inline]
    pub(crate) fn insert_extra(&mut self, extra: ExtraData) -> Option<ExtraId> {
        let ExtraData { regions, successors, attributes } = extra;
        let is_empty = regions.len == 0 && successors.len == 0 && attributes.len == 0;
        (!is_empty).then(|| self.extras.insert(extra))
    }

    /// The data that most operations do not have.
    #[inline]
    #[track_caller]
    pub(crate) fn extra(&self, op: OpIndex) -> &ExtraData {
        match self.ops[op].extra {
            Some(extra) => &self.extras[extra],
            None => const { &ExtraData::NONE },
        }
    }

    /// The same, to be changed.
    #[track_caller]
    pub(crate) fn extra_mut(&mut self, op: OpIndex) -> &mut ExtraData {
        let extra = match self.ops[op].extra {
            Some(extra) => extra,
            None => self.extras.insert(ExtraData::NONE),
        };
        self.ops[op].extra = Some(extra);
        &mut self.extras[extra]
    }

    #[inline]
    #[track_caller]
    pub(crate) fn create_edges(
        &mut self,
        op: OpIndex,
        successors: impl ExactSizeIterator<Item = BlockIndex>,
    ) -> Run {
        let run = self.edges.place(successors.len(), || EdgeData { block: None, op, prev: None, next: None });
        for (slot, block) in run.ids::<EdgeId>().zip(successors) {
            self.edges[slot].op = op;
            self.link_edge(slot, block);
        }
        run
    }

    #[inline]
    #[track_caller]
    pub(crate) fn create_region_list(
        &mut self,
        op: OpIndex,
        regions: impl ExactSizeIterator<Item = RegionIndex>,
    ) -> Run {
        let mut regions = regions.peekable();
        let Some(&first) = regions.peek() else { return Run::EMPTY };
        let run = self.region_lists.place(regions.len(), || first);
        for ((index, at), region) in (0..).zip(run.ids::<ListedRegionId>()).zip(regions) {
            let data = &mut self.regions[region];
            assert!(
                data.op.is_none() && data.index != ERASED,
                "{region:?} belongs to an operation, or was erased"
            );
            (data.op, data.index) = (Some(op), index);
            self.region_lists[at] = region;
        }
        run
    }

    #[inline]
    #[track_caller]
    fn create_slots(&mut self, name: NameIndex, properties: &[Option<Attribute<'c>>]) -> Run {
        let def = self.names.def(name);
        let most = def.map_or(1, |def| def.properties.len());
        assert!(properties.len() <= most, "`{}` has {most} properties", self.names.text(name));
        // The one property of an operation that is not registered needs no slot if it is absent.
        let count = if def.is_some() { most } else { properties.iter().flatten().count() };
        let run = self.slots.place(count, || None);
        for (index, at) in run.ids::<PropertyId>().enumerate() {
            self.slots[at] = properties.get(index).copied().flatten();
        }
        run
    }

    /// Creates a region that belongs to no operation yet.
    pub fn create_region(&mut self) -> RegionId {
        let region = self.new_region();
        self.regions.id(region)
    }

    /// As [`Self::create_region`].
    pub(crate) fn new_region(&mut self) -> RegionIndex {
        self.regions.insert(RegionData { op: None, first: None, last: None, index: 0 })
    }

    /// Creates a block that is in no region yet.
    pub fn create_block(&mut self) -> BlockId {
        let block = self.new_block();
        self.blocks.id(block)
    }

    /// As [`Self::create_block`].
    pub(crate) fn new_block(&mut self) -> BlockIndex {
        self.blocks.insert(BlockData {
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

    /// Adds an argument at the end of a block's arguments.
    ///
    /// # Panics
    /// If the type is of another context.
    #[track_caller]
    pub fn add_argument(&mut self, block: BlockId, ty: Type<'c>, loc: Loc) -> ValueId {
        self.check_types(&[ty]);
        let block = self.blocks.check(block);
        let value = self.new_argument(block, ty, loc);
        self.values.id(value)
    }

    /// As [`Self::add_argument`].
    #[track_caller]
    pub(crate) fn new_argument(&mut self, block: BlockIndex, ty: Type<'c>, loc: Loc) -> ValueIndex {
        let added = self.add_arguments(block, &[(ty, loc)]);
        self.arguments[added][0].value
    }

    /// Appends several arguments at once: the time grows with their number alone. Returns them.
    #[track_caller]
    pub(crate) fn add_arguments(&mut self, block: BlockIndex, new: &[(Type<'c>, Loc)]) -> Run {
        let old = self.blocks[block].arguments;
        let Some(&(ty, loc)) = new.first() else { return Run::EMPTY };
        let value = self.values.insert(ValueData::undefined(ty));
        let first = ArgumentData { value, loc, block };
        let run = self.arguments.resize_run(old, old.len as usize + new.len(), first);
        let added = Run { start: run.start + old.len, len: new.len() as u32 };
        for (at, &(ty, loc)) in added.range().zip(new).skip(1) {
            let value = self.values.insert(ValueData::undefined(ty));
            self.arguments[ArgumentId::from_index(at)] = ArgumentData { value, loc, block };
        }
        self.arguments[added][0] = first;
        self.blocks[block].arguments = run;
        let moved = if run.start == old.start { added } else { run };
        for at in moved.ids::<ArgumentId>() {
            self.values[self.arguments[at].value].owner = Owner::argument(at);
        }
        added
    }

    /// Sets the location of a block argument.
    #[track_caller]
    pub(crate) fn set_argument_loc(&mut self, argument: ValueIndex, loc: Loc) {
        if let OwnerKind::Argument(at) = self.values[argument].owner.kind() {
            self.arguments[at].loc = loc;
        }
    }

    /// Interns an operation name, for [`OpParts`] and builders.
    pub fn intern_name(&mut self, name: &str) -> OpName {
        let name = self.names.intern(name);
        self.names.id(name)
    }

    /// The name of an operation.
    #[inline]
    #[track_caller]
    pub(crate) fn name(&self, op: OpIndex) -> NameIndex {
        match self.ops[op].name {
            Some(name) => name,
            None => panic!("{op:?} was erased"),
        }
    }

    #[inline]
    #[track_caller]
    pub(crate) fn def(&self, op: OpIndex) -> Option<&'static OpDef> {
        self.names.def(self.name(op))
    }
}

impl<'c> OpParts<'_, 'c> {
    /// An operation that has only a name and a location.
    #[must_use]
    pub const fn new(name: OpName, loc: Loc) -> Self {
        Self {
            name,
            loc,
            operands: &[],
            result_types: &[],
            successors: &[],
            regions: &[],
            properties: &[],
            attributes: None,
        }
    }
}

/// Panics because of a type or an attribute of another context.
#[cold]
#[track_caller]
fn refuse_foreign(foreign: &dyn std::fmt::Debug) -> ! {
    panic!("`{foreign:?}` belongs to another context; create it in the context of the `Ir` (`Ir::context`)")
}
