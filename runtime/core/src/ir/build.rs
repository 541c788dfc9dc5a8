//! Writing new operations: [`Builder`], [`OpBuilder`] and [`OperationState`].

use super::arguments::{IntoValue, OptionalAttribute};
use super::data::ERASED;
use super::def::OpDef;
use super::ids::{BlockId, OpId, OpIndex, OpName, PublicId as _, RegionId, ValueId};
use super::location::Loc;
use super::region_body::{ArgumentTypes, RegionOutcome};
use super::storage::{Ir, OpParts};
use super::typed::BuilderBuffers;
use crate::builtin::{DictionaryAttr, StringAttr};
use crate::sort::sort_by_key;
use crate::{Attribute, Context, Diagnostic, Type};

/// The parts of an operation to be created, owned (MLIR `OperationState`).
#[derive(Clone, Debug, Default)]
pub struct OperationState<'c> {
    /// The values it uses.
    pub operands: Vec<ValueId>,
    /// The types of its results.
    pub result_types: Vec<Type<'c>>,
    /// The blocks that control may go to.
    pub successors: Vec<BlockId>,
    /// Its regions, which do not belong to an operation yet.
    pub regions: Vec<RegionId>,
    /// Its properties: a dictionary for a registered operation, any attribute for
    /// another one.
    pub properties: Option<Attribute<'c>>,
    /// Properties and discardable attributes of a registered operation; discardable
    /// attributes of another one. Names differ; the order is free. They take
    /// precedence over `properties`.
    pub attributes: Vec<(StringAttr<'c>, Attribute<'c>)>,
}

impl<'c> OperationState<'c> {
    /// Adds a property or a discardable attribute.
    pub fn attribute(&mut self, context: &'c Context, name: &str, value: impl Into<Attribute<'c>>) {
        self.attributes.push((StringAttr::get(context, name), value.into()));
    }

    /// Keeps the last of the attributes with the same name.
    fn keep_last_attributes(&mut self) {
        if self.attributes.len() > 1 {
            self.attributes.reverse();
            sort_by_key(&mut self.attributes, |(name, _)| name.bytes());
            self.attributes.dedup_by_key(|(name, _)| name.bytes());
        }
    }

    pub(super) fn clear(&mut self) {
        self.operands.clear();
        self.result_types.clear();
        self.successors.clear();
        self.regions.clear();
        self.properties = None;
        self.attributes.clear();
    }
}

impl<'c> Ir<'c> {
    /// A builder that appends to a block. It borrows the IR: as long as it is used, the IR is read and changed by
    /// [`Builder::ir`].
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir};
    /// let ctx = Context::new();
    /// let mut ir = Ir::new(&ctx);
    /// let body = ir.body();
    /// let mut builder = ir.builder_at_end(body);
    /// let one = builder.op("toy.one").result(ctx.i32()).create_value();
    /// let ty = builder.ir().value(one).ty();
    /// builder.op("toy.double").operand(one).result(ty).create();
    /// ```
    ///
    /// # Panics
    /// If the block was erased or is of another `Ir`.
    #[track_caller]
    pub fn builder_at_end(&mut self, block: BlockId) -> Builder<'_, 'c> {
        self.blocks.check(block);
        Builder::new(self, InsertionPoint::End(block))
    }

    /// A builder that inserts before an operation that is in a block.
    ///
    /// # Panics
    /// If the operation was erased or is of another `Ir`.
    #[track_caller]
    pub fn builder_before(&mut self, op: OpId) -> Builder<'_, 'c> {
        self.ops.check(op);
        Builder::new(self, InsertionPoint::Before(op))
    }

    /// Creates an operation that is in no block. Attributes that the operation's
    /// definition names become properties; missing properties get their default
    /// values.
    ///
    /// ```
    /// # use isogloss::{Context, builtin::UnitAttr, ir::{Ir, Loc, OperationState}};
    /// let ctx = Context::new();
    /// let mut ir = Ir::new(&ctx);
    /// let mut state = OperationState::default();
    /// state.attribute(&ctx, "a", UnitAttr::get(&ctx));
    /// assert!(ir.create("toy.op", &state, Loc::UNKNOWN).is_ok());
    /// state.attribute(&ctx, "a", UnitAttr::get(&ctx));
    /// let error = ir.create("toy.op", &state, Loc::UNKNOWN).unwrap_err();
    /// assert_eq!(error.message(), "attribute 'a' occurs more than once in the attribute list");
    /// ```
    ///
    /// # Errors
    /// If an attribute name is repeated, the properties of a registered operation
    /// are not a dictionary, or a region belongs to an operation.
    ///
    /// # Panics
    /// If a region is given twice, a value, a block or a region was erased or is of another `Ir`, or a type or
    /// an attribute is of another context.
    #[track_caller]
    pub fn create(
        &mut self,
        name: impl IntoOpName,
        state: &OperationState<'c>,
        loc: Loc,
    ) -> Result<OpId, Diagnostic> {
        let op = self.create_at(name, state, loc)?;
        Ok(self.ops.id(op))
    }

    /// As [`Self::create`].
    #[track_caller]
    pub(crate) fn create_at(
        &mut self,
        name: impl IntoOpName,
        state: &OperationState<'c>,
        loc: Loc,
    ) -> Result<OpIndex, Diagnostic> {
        self.check_ids(&state.operands, &state.successors, &state.regions);
        self.check_types(&state.result_types);
        self.check_attributes(state.properties.as_slice());
        for (name, value) in &state.attributes {
            self.check_attributes(&[(*name).into(), *value]);
        }
        let name = name.into_op_name(self);
        for (index, region) in state.regions.iter().enumerate() {
            let data = &self.regions[*region];
            if data.op.is_some() || data.index == ERASED {
                return Err(Diagnostic::error(format!(
                    "region #{index} belongs to an operation already, or was erased"
                )));
            }
        }
        let parts = OpParts {
            operands: &state.operands,
            result_types: &state.result_types,
            successors: &state.successors,
            regions: &state.regions,
            ..OpParts::new(name, loc)
        };
        let Some(def) = self.names.def(name.bare()) else {
            let attributes = self.discardable(state.attributes.iter().copied())?;
            return Ok(self.place_op(&OpParts { properties: &[state.properties], attributes, ..parts }));
        };
        if def.properties.is_empty() && state.attributes.is_empty() && state.properties.is_none() {
            return Ok(self.place_op(&parts));
        }
        let mut slots = vec![None; def.properties.len()];
        let attributes = self.sort_attributes(def, state, &mut slots)?;
        self.names.fill_defaults(name.bare(), &mut slots);
        Ok(self.place_op(&OpParts { properties: &slots, attributes, ..parts }))
    }

    /// Stores the attributes that the definition names in slots; the others are discardable.
    fn sort_attributes(
        &self,
        def: &'static OpDef,
        state: &OperationState<'c>,
        slots: &mut [Option<Attribute<'c>>],
    ) -> Result<Option<DictionaryAttr<'c>>, Diagnostic> {
        if let Some(properties) = state.properties {
            let Some(dictionary) = properties.dyn_cast::<DictionaryAttr<'_>>() else {
                return Err(Diagnostic::error("expected DictionaryAttr to set properties"));
            };
            for (name, value) in dictionary.entries() {
                if let Some(index) = def.property_index(name) {
                    slots[index] = Some(value);
                }
            }
        }
        if state.attributes.is_empty() {
            return Ok(None);
        }
        let mut given = vec![false; slots.len()];
        let mut discardable = Vec::new();
        for &(name, value) in &state.attributes {
            match def.property_index(name.bytes()) {
                Some(index) if std::mem::replace(&mut given[index], true) => return Err(repeated(name)),
                Some(index) => slots[index] = Some(value),
                None => discardable.push((name, value)),
            }
        }
        self.discardable(discardable.into_iter())
    }

    fn discardable(
        &self,
        entries: impl ExactSizeIterator<Item = (StringAttr<'c>, Attribute<'c>)>,
    ) -> Result<Option<DictionaryAttr<'c>>, Diagnostic> {
        if entries.len() == 0 {
            return Ok(None);
        }
        DictionaryAttr::get(self.context, entries).map(Some)
    }
}

fn repeated(name: StringAttr<'_>) -> Diagnostic {
    let name = String::from_utf8_lossy(name.bytes());
    Diagnostic::error(format!("attribute '{name}' occurs more than once in the attribute list"))
}

/// A name for operations to be created: a string, a definition, or an interned name.
///
/// A definition names the operation that is registered under the same name.
pub trait IntoOpName {
    /// The name in an [`Ir`].
    ///
    /// # Panics
    /// If ids are checked, and an interned name is one of another `Ir`.
    #[track_caller]
    fn into_op_name(self, ir: &mut Ir<'_>) -> OpName;
}

impl IntoOpName for OpName {
    #[inline]
    #[track_caller]
    fn into_op_name(self, ir: &mut Ir<'_>) -> OpName {
        ir.names.check(self);
        self
    }
}

impl IntoOpName for &str {
    #[inline]
    fn into_op_name(self, ir: &mut Ir<'_>) -> OpName {
        ir.intern_name(self)
    }
}

impl IntoOpName for &'static OpDef {
    #[inline]
    fn into_op_name(self, ir: &mut Ir<'_>) -> OpName {
        let name = ir.names.intern_def(self);
        ir.names.id(name)
    }
}

/// The point where a [`Builder`] inserts operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InsertionPoint {
    /// At the end of a block.
    End(BlockId),
    /// Before an operation that is in a block.
    Before(OpId),
}

/// Creates operations at an insertion point of an [`Ir`].
#[derive(Debug)]
pub struct Builder<'a, 'c> {
    pub(super) ir: &'a mut Ir<'c>,
    point: InsertionPoint,
    loc: Loc,
    /// The parts of the operation that an [`OpBuilder`] builds.
    state: OperationState<'c>,
    /// The parts of the operation that a typed builder builds.
    pub(super) scratch: BuilderBuffers<'c>,
    /// The operations that were inserted, if they are recorded.
    inserted: Option<Vec<OpId>>,
}

impl<'a, 'c> Builder<'a, 'c> {
    fn new(ir: &'a mut Ir<'c>, point: InsertionPoint) -> Self {
        Self {
            ir,
            point,
            loc: Loc::UNKNOWN,
            state: OperationState::default(),
            scratch: BuilderBuffers::default(),
            inserted: None,
        }
    }

    /// The context of the IR.
    #[must_use]
    pub fn context(&self) -> &'c Context {
        self.ir.context
    }

    /// The location of new operations.
    #[must_use]
    pub fn loc(&self) -> Loc {
        self.loc
    }

    /// The IR that is built.
    #[inline]
    pub fn ir(&mut self) -> &mut Ir<'c> {
        self.ir
    }

    /// Sets the location of new operations and block arguments; it is unknown at first.
    #[track_caller]
    pub fn set_loc(&mut self, loc: Loc) {
        self.loc = loc;
    }

    /// As [`Self::set_loc`], for a new builder.
    #[must_use]
    #[track_caller]
    pub fn at(mut self, loc: Loc) -> Self {
        self.loc = loc;
        self
    }

    /// Starts to build an operation; [`OpBuilder::create`] creates it.
    #[must_use]
    #[track_caller]
    pub fn op<'b>(&'b mut self, name: impl IntoOpName) -> OpBuilder<'b, 'a, 'c> {
        let name = name.into_op_name(self.ir);
        self.state.clear();
        OpBuilder { builder: self, name }
    }

    /// Creates an operation from its parts at the insertion point.
    ///
    /// # Panics
    /// As [`Ir::create_op`].
    #[inline]
    #[track_caller]
    pub fn create_op(&mut self, parts: &OpParts<'_, 'c>) -> OpId {
        let op = self.ir.create_checked(parts);
        self.insert_new(op)
    }

    /// Adds a block with arguments of these types at the end of a region.
    ///
    /// # Panics
    /// If a type is of another context.
    #[track_caller]
    pub fn block(&mut self, region: RegionId, arguments: impl IntoIterator<Item = Type<'c>>) -> BlockId {
        let block = self.ir.create_block();
        self.ir.append_block(region, block);
        for ty in arguments {
            self.ir.add_argument(block, ty, self.loc);
        }
        block
    }

    /// The point where operations are inserted.
    #[must_use]
    pub fn insertion_point(&self) -> InsertionPoint {
        self.point
    }

    /// Sets the insertion point, for example to one that [`Self::insertion_point`]
    /// returned.
    #[doc(alias = "setInsertionPoint")]
    pub fn set_insertion_point(&mut self, point: InsertionPoint) {
        self.point = point;
    }

    /// The block in which operations are inserted; `None` if the insertion point is before an
    /// operation that was detached.
    ///
    /// # Panics
    /// If that operation was erased.
    #[must_use]
    #[track_caller]
    pub fn insertion_block(&self) -> Option<BlockId> {
        match self.point {
            InsertionPoint::End(block) => Some(block),
            InsertionPoint::Before(op) => self.ir.op(op).block().map(super::BlockRef::id),
        }
    }

    /// Moves the insertion point to the end of a block.
    ///
    /// # Panics
    /// If the block was erased or is of another `Ir`.
    #[track_caller]
    pub fn move_to_end(&mut self, block: BlockId) {
        self.ir.blocks.check(block);
        self.point = InsertionPoint::End(block);
    }

    /// Moves the insertion point to the start of a block, after its arguments.
    ///
    /// # Panics
    /// If the block was erased or is of another `Ir`.
    #[track_caller]
    pub fn move_to_start(&mut self, block: BlockId) {
        let first = self.ir.block(block).first_op().map(super::OpRef::id);
        self.point = first.map_or(InsertionPoint::End(block), InsertionPoint::Before);
    }

    /// Moves the insertion point before an operation that is in a block.
    ///
    /// # Panics
    /// If the operation was erased or is of another `Ir`.
    #[track_caller]
    pub fn move_before(&mut self, op: OpId) {
        self.ir.ops.check(op);
        self.point = InsertionPoint::Before(op);
    }

    /// Moves the insertion point after an operation.
    ///
    /// # Panics
    /// If the operation is in no block.
    #[track_caller]
    pub fn move_after(&mut self, op: OpId) {
        let op = self.ir.op(op);
        self.point = match (op.next(), op.block()) {
            (Some(next), _) => InsertionPoint::Before(next.id()),
            (None, Some(block)) => InsertionPoint::End(block.id()),
            (None, None) => panic!("`{}` is in no block", op.name()),
        };
    }

    /// Builds at the end of a block, then restores the insertion point and the location.
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir};
    /// let ctx = Context::new();
    /// let mut ir = Ir::new(&ctx);
    /// let (body, other) = (ir.body(), ir.create_block());
    /// let mut builder = ir.builder_at_end(body);
    /// builder.at_end_of(other, |builder| builder.op("toy.inner").create());
    /// assert_eq!(builder.insertion_block(), Some(body));
    /// ```
    #[track_caller]
    pub fn at_end_of<R>(&mut self, block: BlockId, build: impl FnOnce(&mut Self) -> R) -> R {
        let (point, loc) = (self.point, self.loc);
        self.move_to_end(block);
        let built = build(self);
        (self.point, self.loc) = (point, loc);
        built
    }

    /// Adds a block with arguments of these types at the end of a region and builds its
    /// operations. Keeps the parts of an operation that is being built.
    #[track_caller]
    pub(super) fn fill_region<A: ArgumentTypes<'c>, R>(
        &mut self,
        region: RegionId,
        arguments: A,
        build: impl FnOnce(&mut Builder<'_, 'c>, A::Values) -> R,
    ) -> R {
        let state = std::mem::take(&mut self.state);
        let scratch = std::mem::take(&mut self.scratch);
        let block = self.ir.create_block();
        self.ir.append_block(region, block);
        let values = arguments.add_to(self.ir, block, self.loc);
        let built = self.at_end_of(block, |builder| build(builder, values));
        (self.state, self.scratch) = (state, scratch);
        built
    }

    /// Inserts a new operation at the insertion point.
    #[inline]
    #[track_caller]
    pub(super) fn insert_new(&mut self, op: OpIndex) -> OpId {
        match self.point {
            InsertionPoint::Before(before) => {
                let before = self.ir.ops.check(before);
                self.ir.link_before(op, before);
            }
            InsertionPoint::End(block) => {
                let block = self.ir.blocks.check(block);
                self.ir.link_op(block, op);
            }
        }
        let op = self.ir.ops.id(op);
        if let Some(inserted) = &mut self.inserted {
            inserted.push(op);
        }
        op
    }

    /// Records the operations that are inserted from now on, for [`Self::take_inserted`].
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir};
    /// let ctx = Context::new();
    /// let mut ir = Ir::new(&ctx);
    /// let body = ir.body();
    /// let mut builder = ir.builder_at_end(body);
    /// builder.note_inserted();
    /// let op = builder.op("toy.hello").create();
    /// assert_eq!(builder.take_inserted(), [op]);
    /// ```
    pub fn note_inserted(&mut self) {
        self.inserted = Some(Vec::new());
    }

    /// The operations that were inserted since [`Self::note_inserted`], in the order of their insertion; some may have
    /// been erased since. Stops recording.
    pub fn take_inserted(&mut self) -> Vec<OpId> {
        self.inserted.take().unwrap_or_default()
    }

    /// Inserts an operation that is in no block at the insertion point.
    ///
    /// # Panics
    /// If the operation is in a block, or the insertion point was erased.
    #[inline]
    #[track_caller]
    pub fn insert(&mut self, op: OpId) {
        match self.point {
            InsertionPoint::Before(before) => self.ir.insert_before(op, before),
            InsertionPoint::End(block) => self.ir.append_op(block, op),
        }
        if let Some(inserted) = &mut self.inserted {
            inserted.push(op);
        }
    }
}

/// An operation that is being built.
#[derive(Debug)]
pub struct OpBuilder<'b, 'a, 'c> {
    builder: &'b mut Builder<'a, 'c>,
    name: OpName,
}

impl<'c> OpBuilder<'_, '_, 'c> {
    /// Adds an operand.
    #[must_use]
    #[track_caller]
    pub fn operand(self, value: impl IntoValue) -> Self {
        self.builder.state.operands.push(value.into_value());
        self
    }

    /// Adds operands.
    #[must_use]
    pub fn operands(self, values: impl IntoIterator<Item = impl IntoValue>) -> Self {
        self.builder.state.operands.extend(values.into_iter().map(IntoValue::into_value));
        self
    }

    /// Adds a result of that type.
    #[must_use]
    pub fn result(self, ty: impl Into<Type<'c>>) -> Self {
        self.builder.state.result_types.push(ty.into());
        self
    }

    /// Adds results of these types.
    #[must_use]
    pub fn results(self, types: impl IntoIterator<Item = impl Into<Type<'c>>>) -> Self {
        self.builder.state.result_types.extend(types.into_iter().map(Into::into));
        self
    }

    /// Adds a successor.
    #[must_use]
    #[track_caller]
    pub fn successor(self, block: BlockId) -> Self {
        self.builder.state.successors.push(block);
        self
    }

    /// Adds an empty region.
    #[must_use]
    pub fn region(self) -> Self {
        let region = self.builder.ir.create_region();
        self.builder.state.regions.push(region);
        self
    }

    /// Adds a region of one block with arguments of these types, whose operations `build`
    /// creates. If `build` returns an error, so does this method, and nothing is created.
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir};
    /// let ctx = Context::new();
    /// let mut ir = Ir::new(&ctx);
    /// let body = ir.body();
    /// let mut builder = ir.builder_at_end(body);
    /// let build = |builder: &mut isogloss::ir::Builder<'_, '_>, [index]: [_; 1]| {
    ///     builder.op("toy.use").operand(index).create();
    /// };
    /// builder.op("toy.loop").region_of([ctx.index()], build).create();
    /// let text = "module {\n  \"toy.loop\"() ({\n  ^bb0(%arg0: index):\n    \"toy.use\"(%arg0) : (index) -> ()\n  }) : () -> ()\n}\n";
    /// assert_eq!(ir.to_string(), text);
    /// ```
    pub fn region_of<A: ArgumentTypes<'c>, R: RegionOutcome>(
        self,
        arguments: A,
        build: impl FnOnce(&mut Builder<'_, 'c>, A::Values) -> R,
    ) -> R::Of<Self> {
        let region = self.builder.ir.create_region();
        let built = self.builder.fill_region(region, arguments, build);
        self.builder.state.regions.push(region);
        built.map(
            self,
            |this| this,
            |this| {
                let regions = std::mem::take(&mut this.builder.state.regions);
                this.builder.ir.erase_regions(&regions);
            },
        )
    }

    /// Sets a property or a discardable attribute. It replaces an earlier value of
    /// the same name. `None` sets nothing.
    #[must_use]
    pub fn attribute(self, name: &str, value: impl OptionalAttribute<'c>) -> Self {
        if let Some(value) = value.into_option() {
            self.builder.state.attribute(self.builder.ir.context, name, value);
        }
        self
    }

    /// Creates the operation at the builder's insertion point.
    ///
    /// # Panics
    /// If a type or an attribute is of another context.
    #[track_caller]
    pub fn create(self) -> OpId {
        let Builder { ir, state, loc, .. } = &mut *self.builder;
        state.keep_last_attributes();
        let op = match ir.create_at(self.name, state, *loc) {
            Ok(op) => op,
            // Names differ and regions are new.
            Err(error) => unreachable!("{error}"),
        };
        self.builder.insert_new(op)
    }

    /// As [`Self::create`], but returns the first result.
    ///
    /// # Panics
    /// As [`Self::create`], and if the operation has no results.
    #[track_caller]
    pub fn create_value(self) -> ValueId {
        let name = self.name;
        let builder = self.builder;
        let op = OpBuilder { builder: &mut *builder, name }.create();
        match builder.ir.op(op).result(0) {
            Some(value) => value.id(),
            None => panic!("`{}` has no result", builder.ir.names.text(name.bare())),
        }
    }
}
