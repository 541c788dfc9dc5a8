//! Writing new operations: [`Builder`], [`OpBuilder`] and [`OperationState`].

use super::ids::{BlockId, OpId, RegionId, ValueId};
use super::location::Loc;
use super::storage::{Ir, OpParts};
use crate::builtin::{DictionaryAttr, StringAttr};
use crate::{Attribute, Context, Type};

/// The makings of an operation, owned (MLIR `OperationState`).
#[derive(Clone, Debug, Default)]
pub struct OperationState<'c> {
    /// The values it uses.
    pub operands: Vec<ValueId>,
    /// The types of its results.
    pub result_types: Vec<Type<'c>>,
    /// The blocks that control may go to.
    pub successors: Vec<BlockId>,
    /// Its regions, which belong to no operation yet.
    pub regions: Vec<RegionId>,
    /// Its properties, for an operation that is not registered: any attribute.
    pub properties: Option<Attribute<'c>>,
    /// Properties and discardable attributes of a registered operation; of
    /// another, discardable attributes. By different names, in any order.
    pub attributes: Vec<(StringAttr<'c>, Attribute<'c>)>,
}

impl<'c> OperationState<'c> {
    /// Adds a property or a discardable attribute.
    pub fn attribute(&mut self, context: &'c Context, name: &str, value: impl Into<Attribute<'c>>) {
        self.attributes.push((StringAttr::get(context, name), value.into()));
    }
}

impl<'c> Ir<'c> {
    /// A builder that appends to a block.
    pub fn builder_at_end(&mut self, block: BlockId) -> Builder<'_, 'c> {
        Builder { ir: self, block: Some(block), before: None, loc: Loc::UNKNOWN }
    }

    /// A builder that puts operations before one that is in a block.
    pub fn builder_before(&mut self, op: OpId) -> Builder<'_, 'c> {
        Builder { ir: self, block: None, before: Some(op), loc: Loc::UNKNOWN }
    }

    /// Makes an operation that is in no block. Attributes that the operation's
    /// definition names become properties.
    pub fn create(&mut self, name: &str, state: &OperationState<'c>, loc: Loc) -> OpId {
        let name = self.names.intern(name);
        let def = self.names.def(name);
        let mut properties = state.properties;
        let attributes = state.attributes.iter().map(|(name, value)| (name.bytes(), *value));
        let is_property = |name: &[u8]| def.is_some_and(|def| def.is_property(name));
        let (inherent, discardable): (Vec<_>, Vec<_>) = attributes.partition(|(name, _)| is_property(name));
        if !inherent.is_empty() {
            let standing = properties.and_then(|standing| standing.dyn_cast::<DictionaryAttr<'_>>());
            let standing = standing.into_iter().flat_map(DictionaryAttr::entries);
            let kept = standing.filter(|(name, _)| inherent.iter().all(|(other, _)| other != name));
            properties = Some(self.dictionary(kept.chain(inherent.iter().copied())).into());
        }
        let attributes = (!discardable.is_empty()).then(|| self.dictionary(discardable));
        self.create_op(&OpParts {
            operands: &state.operands,
            result_types: &state.result_types,
            successors: &state.successors,
            regions: &state.regions,
            properties,
            attributes,
            ..OpParts::new(name, loc)
        })
    }
}

/// Makes operations at a place of an [`Ir`].
#[derive(Debug)]
pub struct Builder<'a, 'c> {
    ir: &'a mut Ir<'c>,
    block: Option<BlockId>,
    before: Option<OpId>,
    loc: Loc,
}

impl<'a, 'c> Builder<'a, 'c> {
    /// The IR that is built.
    pub fn ir(&mut self) -> &mut Ir<'c> {
        self.ir
    }

    /// The location of what is made from now on; unknown at first.
    #[must_use]
    pub fn at(mut self, loc: Loc) -> Self {
        self.loc = loc;
        self
    }

    /// Begins an operation; [`OpBuilder::create`] makes it.
    #[must_use]
    pub fn op<'b>(&'b mut self, name: &'b str) -> OpBuilder<'b, 'a, 'c> {
        OpBuilder { builder: self, name, state: OperationState::default() }
    }

    /// Adds a block at the end of a region, with arguments of those types.
    pub fn block(&mut self, region: RegionId, arguments: impl IntoIterator<Item = Type<'c>>) -> BlockId {
        let block = self.ir.create_block();
        self.ir.append_block(region, block);
        for ty in arguments {
            self.ir.add_argument(block, ty, self.loc);
        }
        block
    }

    /// Goes on at the end of another block.
    pub fn move_to_end(&mut self, block: BlockId) {
        (self.block, self.before) = (Some(block), None);
    }

    /// Puts an operation that is in no block where this builder builds.
    pub fn insert(&mut self, op: OpId) {
        match (self.before, self.block) {
            (Some(before), _) => self.ir.insert_before(op, before),
            (None, Some(block)) => self.ir.append_op(block, op),
            (None, None) => {}
        }
    }
}

/// An operation in the making.
#[derive(Debug)]
pub struct OpBuilder<'b, 'a, 'c> {
    builder: &'b mut Builder<'a, 'c>,
    name: &'b str,
    state: OperationState<'c>,
}

impl<'c> OpBuilder<'_, '_, 'c> {
    /// Adds an operand.
    #[must_use]
    pub fn operand(mut self, value: ValueId) -> Self {
        self.state.operands.push(value);
        self
    }

    /// Adds operands.
    #[must_use]
    pub fn operands(mut self, values: impl IntoIterator<Item = ValueId>) -> Self {
        self.state.operands.extend(values);
        self
    }

    /// Adds a result of that type.
    #[must_use]
    pub fn result(mut self, ty: impl Into<Type<'c>>) -> Self {
        self.state.result_types.push(ty.into());
        self
    }

    /// Adds a successor.
    #[must_use]
    pub fn successor(mut self, block: BlockId) -> Self {
        self.state.successors.push(block);
        self
    }

    /// Adds an empty region.
    #[must_use]
    pub fn region(mut self) -> Self {
        let region = self.builder.ir.create_region();
        self.state.regions.push(region);
        self
    }

    /// Adds a property or a discardable attribute.
    #[must_use]
    pub fn attribute(mut self, name: &str, value: impl Into<Attribute<'c>>) -> Self {
        let context = self.builder.ir.context;
        self.state.attribute(context, name, value);
        self
    }

    /// Makes the operation, where the builder builds.
    pub fn create(self) -> OpId {
        let op = self.builder.ir.create(self.name, &self.state, self.builder.loc);
        self.builder.insert(op);
        op
    }

    /// As [`Self::create`], for an operation with one result: the result.
    ///
    /// # Panics
    /// When it has none.
    pub fn create_value(self) -> ValueId {
        let builder = self.builder;
        let op = builder.ir.create(self.name, &self.state, builder.loc);
        builder.insert(op);
        match builder.ir.op(op).results().next() {
            Some(value) => value.id(),
            None => panic!("`{}` has no result", self.name),
        }
    }
}
