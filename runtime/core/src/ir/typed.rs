//! Typed operations: the base of generated handles and builders.
//!
//! A handle is a view of one operation whose definition is known; its accessors use
//! the indices of the definition. [`Building`] is an operation under construction,
//! whose parts are passed in the order of the definition.
//!
//! Not here: the accessors themselves, which are generated (`plumbing` has their
//! shared code); operations that are known by name only ([`OpBuilder`](super::OpBuilder)).

use super::OpRef;
use super::arguments::OptionalAttribute;
use super::build::Builder;
use super::def::{Arity, OpDef};
use super::format::{TypeFrom, TypeSource};
use super::ids::{BlockId, OpId, RegionId, ValueId};
use super::infer::Operation;
use super::known::{KnownTypes, TypeQuery};
use super::region_body::{ArgumentTypes, RegionOutcome};
use super::storage::{Ir, OpParts};
use super::text::first_line;
use crate::builtin::{DenseArrayAttr, DictionaryAttr};
use crate::constraint::type_of;
use crate::types::{handle_name, refuse_cast};
use crate::{Attribute, Context, Diagnostic, Type};

/// A view of an operation: the operation itself, or a typed handle.
pub trait AsOp<'a, 'c>: Copy {
    /// The operation.
    fn as_op(self) -> OpRef<'a, 'c>;
}

impl<'a, 'c> AsOp<'a, 'c> for OpRef<'a, 'c> {
    #[inline]
    fn as_op(self) -> Self {
        self
    }
}

/// A family of views, one for each pair of lifetimes. The table of an interface names its
/// implementation by such a type. `Bound` states that the context outlives the borrow, which
/// `for<'a, 'c>` cannot express.
///
/// Implemented by the handles of operations, and by [`op_model!`](crate::op_model).
pub trait OpView<'a, 'c, Bound = &'a &'c ()> {
    /// The view.
    type View: AsOp<'a, 'c>;

    /// The view of an operation whose table names this family.
    fn view(op: OpRef<'a, 'c>) -> Self::View;
}

/// A view of the operations of one definition, or of the operations that implement an interface.
///
/// # Accessors
/// A handle always refers to an operation of its definition, verified or not. Accessors
/// of required parts need a verified operation: on another one, they panic with the names
/// of the operation and of the missing part. Accessors of optional parts return an
/// `Option` or an iterator.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a handle of an operation",
    note = "handles of operations are generated from `def … : Op<…>` of a definition file"
)]
pub trait OpHandle {
    /// The same handle with other lifetimes.
    type Of<'a, 'c: 'a>: Copy + Into<OpRef<'a, 'c>>;

    /// The handle of an operation, if it is of this definition.
    fn from_op<'a, 'c>(op: OpRef<'a, 'c>) -> Option<Self::Of<'a, 'c>>;
}

/// Any operation.
impl OpHandle for OpRef<'_, '_> {
    type Of<'a, 'c: 'a> = OpRef<'a, 'c>;

    #[inline]
    fn from_op<'a, 'c>(op: OpRef<'a, 'c>) -> Option<OpRef<'a, 'c>> {
        Some(op)
    }
}

/// A handle of the operations of one definition.
pub trait OpDefHandle: OpHandle {
    /// The definition.
    const DEF: &'static OpDef;
}

impl<'a, 'c> OpRef<'a, 'c> {
    /// The typed handle, if the operation is of that definition or implements that interface.
    #[inline]
    #[must_use]
    pub fn dyn_cast<H: OpHandle>(self) -> Option<H::Of<'a, 'c>> {
        H::from_op(self)
    }

    /// The typed handle of an operation that must be of that definition, or implement that interface.
    ///
    /// # Panics
    /// If it does not; [`Self::dyn_cast`] returns `None` then.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn cast<H: OpHandle>(self) -> H::Of<'a, 'c> {
        match H::from_op(self) {
            Some(handle) => handle,
            None => refuse_cast(format_args!("{}", first_line(self)), handle_name::<H>()),
        }
    }

    /// Whether the operation is of the definition of a handle, or implements its interface.
    #[inline]
    #[must_use]
    pub fn isa<H: OpHandle>(self) -> bool {
        H::from_op(self).is_some()
    }
}

/// Buffers that typed builders reuse for the next operation.
#[derive(Debug, Default)]
pub(crate) struct BuilderBuffers<'c> {
    operands: Vec<ValueId>,
    /// The number of values of each declared operand.
    operand_sizes: Vec<i32>,
    result_types: Vec<Type<'c>>,
    result_sizes: Vec<i32>,
    properties: Vec<Option<Attribute<'c>>>,
    regions: Vec<RegionId>,
    successors: Vec<BlockId>,
    known: KnownTypes<'c>,
}

impl BuilderBuffers<'_> {
    /// The first value of a declared operand.
    #[inline]
    fn operand(&self, index: u16) -> Option<ValueId> {
        first_operand(&self.operands, &self.operand_sizes, index)
    }
}

/// The first value of a declared operand; `sizes` holds the number of values of each.
#[inline]
fn first_operand(operands: &[ValueId], sizes: &[i32], index: u16) -> Option<ValueId> {
    let index = usize::from(index);
    let size = sizes.get(index)?;
    let start: i32 = sizes[..index].iter().sum();
    if *size == 0 { None } else { operands.get(start as usize).copied() }
}

/// Replaces the items of the group at an index by at most one.
fn replace_group<T>(items: &mut Vec<T>, sizes: &mut [i32], index: usize, item: Option<T>) {
    let start: i32 = sizes[..index].iter().sum();
    let old = start as usize..(start + sizes[index]) as usize;
    sizes[index] = i32::from(item.is_some());
    items.splice(old, item);
}

/// An operation of a definition under construction, which typed builders wrap.
///
/// Required operands, regions and successors are passed in the order of the definition; then each optional operand is
/// omitted, after which it can be set. The same holds for results.
#[derive(Debug)]
#[must_use = "an operation is created by `create`"]
pub struct Building<'b, 'a, 'c> {
    builder: &'b mut Builder<'a, 'c>,
    def: &'static OpDef,
    attributes: Option<DictionaryAttr<'c>>,
}

impl<'b, 'a, 'c> Building<'b, 'a, 'c> {
    /// Begins an operation.
    #[inline]
    pub fn new(builder: &'b mut Builder<'a, 'c>, def: &'static OpDef) -> Self {
        let scratch = &mut builder.scratch;
        scratch.operands.clear();
        scratch.operand_sizes.clear();
        scratch.result_types.clear();
        scratch.result_sizes.clear();
        scratch.regions.clear();
        scratch.successors.clear();
        scratch.properties.clear();
        scratch.properties.resize(def.properties.len(), None);
        Self { builder, def, attributes: None }
    }

    /// The context.
    #[inline]
    #[must_use]
    pub fn context(&self) -> &'c Context {
        self.builder.context()
    }

    /// Sets the value of the next declared operand.
    #[inline]
    #[track_caller]
    pub fn operand(self, value: ValueId) -> Self {
        let scratch = &mut self.builder.scratch;
        scratch.operands.push(value);
        scratch.operand_sizes.push(1);
        self
    }

    /// Sets the values of the next declared operand, which is variadic.
    #[inline]
    pub fn operands(self, values: impl IntoIterator<Item = ValueId>) -> Self {
        let scratch = &mut self.builder.scratch;
        let before = scratch.operands.len();
        scratch.operands.extend(values);
        scratch.operand_sizes.push((scratch.operands.len() - before) as i32);
        self
    }

    /// Sets the groups of values of the next declared operand (ODS `VariadicOfVariadic`).
    pub fn operand_groups(self, groups: &[&[ValueId]]) -> Self {
        let earlier = self.builder.scratch.operand_sizes.len();
        let sizes: Vec<i32> = groups.iter().map(|group| group.len() as i32).collect();
        let context = self.context();
        let this = self.operands(groups.iter().flat_map(|group| group.iter().copied()));
        let mut passed = this.def.operands.iter().filter(|group| group.arity != Arity::Optional);
        let Some(property) = passed.nth(earlier).and_then(|group| group.arity.nested_property()) else {
            return this;
        };
        this.property(property as usize, Some(DenseArrayAttr::i32s(context, &sizes).into()))
    }

    /// Omits a declared operand that is optional, once the ones before it are passed or omitted.
    pub fn omit_operand(self, index: usize) -> Self {
        self.builder.scratch.operand_sizes.insert(index, 0);
        self
    }

    /// Sets or removes the value of a declared operand that was omitted.
    #[track_caller]
    pub fn optional_operand(self, index: usize, value: Option<ValueId>) -> Self {
        let BuilderBuffers { operands, operand_sizes, .. } = &mut self.builder.scratch;
        replace_group(operands, operand_sizes, index, value);
        self
    }

    /// As [`Self::omit_operand`], for a result.
    pub fn omit_result(self, index: usize) -> Self {
        self.builder.scratch.result_sizes.insert(index, 0);
        self
    }

    /// As [`Self::optional_operand`], for the type of a result.
    #[track_caller]
    pub fn optional_result(self, index: usize, ty: Option<Type<'c>>) -> Self {
        let BuilderBuffers { result_types, result_sizes, .. } = &mut self.builder.scratch;
        replace_group(result_types, result_sizes, index, ty);
        self
    }

    /// Sets the types of the next declared result. Types that are not set are inferred.
    #[inline]
    pub fn results(self, types: impl IntoIterator<Item = Type<'c>>) -> Self {
        let scratch = &mut self.builder.scratch;
        let before = scratch.result_types.len();
        scratch.result_types.extend(types);
        scratch.result_sizes.push((scratch.result_types.len() - before) as i32);
        self
    }

    /// Sets a property by its index in the definition; `None` omits it or selects its
    /// default.
    #[inline]
    pub fn property(self, index: usize, value: Option<Attribute<'c>>) -> Self {
        if let Some(slot) = self.builder.scratch.properties.get_mut(index) {
            *slot = value;
        }
        self
    }

    /// Sets a property by its name; `None` omits it or selects its default.
    ///
    /// # Panics
    /// If the operation has no property of that name.
    #[track_caller]
    pub fn inherent_attr(self, name: &str, value: impl OptionalAttribute<'c>) -> Self {
        match self.def.property_index(name.as_bytes()) {
            Some(index) => self.property(index, value.into_option()),
            None => panic!("`{}` has no property `{name}`", self.def.name),
        }
    }

    /// As [`Self::property`], for the value of an option.
    #[inline]
    pub(crate) fn store(self, index: usize, value: Option<Attribute<'c>>) -> Self {
        let property = self.def.properties.get(index);
        let value = property.map_or(value, |property| property.stored(self.context(), value));
        self.property(index, value)
    }

    /// Sets the discardable attributes.
    pub fn attributes(mut self, attributes: DictionaryAttr<'c>) -> Self {
        self.attributes = Some(attributes);
        self
    }

    /// Adds an empty region.
    pub fn region(self) -> Self {
        let region = self.builder.ir().create_region();
        self.builder.scratch.regions.push(region);
        self
    }

    /// Adds `count` empty regions.
    #[inline]
    pub fn regions(mut self, count: usize) -> Self {
        for _ in 0..count {
            self = self.region();
        }
        self
    }

    /// Builds one block in the region at an index, with arguments of these types: `build`
    /// creates its operations. Adds the implicit terminator of the definition unless `build`
    /// ended the region itself. If `build` returns an error, so does this method, and nothing
    /// is created. `wrap` creates the returned value.
    ///
    /// # Panics
    /// If there is no region at that index.
    #[track_caller]
    pub fn body<A: ArgumentTypes<'c>, R: RegionOutcome, T>(
        self,
        index: usize,
        arguments: A,
        build: impl FnOnce(&mut Builder<'_, 'c>, A::Values) -> R,
        wrap: impl FnOnce(Self) -> T,
    ) -> R::Of<T> {
        let count = self.builder.scratch.regions.len();
        assert!(index < count, "`{}` was given {count} regions; there is no region {index}", self.def.name);
        let region = self.builder.scratch.regions[index];
        let outcome = self.builder.fill_region(region, arguments, build);
        if let Some(terminator) = self.def.implicit_terminator {
            let loc = self.builder.loc();
            self.builder.ir().ensure_terminator(region, terminator, loc);
        }
        outcome.map(self, wrap, Self::give_up)
    }

    /// Erases the regions of an operation that will not be created.
    fn give_up(self) {
        let regions = std::mem::take(&mut self.builder.scratch.regions);
        self.builder.ir().erase_regions(&regions);
    }

    /// Adds a successor.
    #[inline]
    #[track_caller]
    pub fn successor(self, block: BlockId) -> Self {
        self.builder.scratch.successors.push(block);
        self
    }

    /// Adds successors.
    #[inline]
    pub fn successors(self, blocks: impl IntoIterator<Item = BlockId>) -> Self {
        self.builder.scratch.successors.extend(blocks);
        self
    }

    /// Creates the operation at the builder's insertion point.
    ///
    /// # Panics
    /// If the types of the results cannot be inferred (see [`Self::try_create`]), the context does not have the operation's
    /// dialect, a value or a block was erased or is of another `Ir`, or a type or an
    /// attribute is of another context.
    #[inline]
    #[track_caller]
    pub fn create(self) -> OpId {
        match self.try_create() {
            Ok(op) => op,
            Err(error) => panic!("{}", error.message()),
        }
    }

    /// As [`Self::create`], but returns the only result.
    ///
    /// # Panics
    /// As [`Self::create`], and if the operation has no result.
    #[inline]
    #[track_caller]
    pub fn create_value(self) -> ValueId {
        let [value] = self.create_values();
        value
    }

    /// As [`Self::create`], but returns the results.
    ///
    /// # Panics
    /// As [`Self::create`], and if the operation has fewer results.
    #[inline]
    #[track_caller]
    pub fn create_values<const N: usize>(self) -> [ValueId; N] {
        let (builder, def, attributes) = (self.builder, self.def, self.attributes);
        let op = Building { builder: &mut *builder, def, attributes }.create();
        first_results(builder.ir(), op)
    }

    /// Creates the operation at the builder's insertion point.
    ///
    /// # Errors
    /// If the types of the results cannot be inferred.
    ///
    /// # Panics
    /// If the context does not have the operation's dialect, a value or a block was erased or is of another `Ir`, or a type or an
    /// attribute is of another context.
    #[track_caller]
    pub fn try_create(self) -> Result<OpId, Diagnostic> {
        let Self { builder, def, attributes } = self;
        let (loc, Builder { ir, scratch, .. }) = (builder.loc(), &mut *builder);
        let context = ir.context;
        let sized = |index: Option<usize>, sizes: &[i32], properties: &mut [Option<Attribute<'c>>]| {
            if let Some(slot) = index.and_then(|index| properties.get_mut(index)) {
                *slot = Some(DenseArrayAttr::i32s(context, sizes).into());
            }
        };
        let name = ir.names.intern_def(def);
        ir.check_ids(&scratch.operands, &scratch.successors, &scratch.regions);
        sized(def.operand_segments.property(), &scratch.operand_sizes, &mut scratch.properties);
        ir.names.fill_defaults(name, &mut scratch.properties);
        infer(ir, def, scratch)?;
        sized(def.result_segments.property(), &scratch.result_sizes, &mut scratch.properties);
        let op = ir.place_checked(&OpParts {
            operands: &scratch.operands,
            result_types: &scratch.result_types,
            successors: &scratch.successors,
            regions: &scratch.regions,
            properties: &scratch.properties,
            attributes,
            ..OpParts::new(ir.names.id(name), loc)
        });
        Ok(builder.insert_new(op))
    }
}

/// The first `N` results of an operation.
///
/// # Panics
/// If it has fewer.
#[inline]
#[track_caller]
pub(crate) fn first_results<const N: usize>(ir: &Ir<'_>, op: OpId) -> [ValueId; N] {
    let op = ir.op(op);
    std::array::from_fn(|index| match op.result(index) {
        Some(value) => value.id(),
        None => panic!("`{}` has no result {index}", op.name()),
    })
}

/// Infers the types of results that were not given.
#[inline]
fn infer<'c>(ir: &Ir<'c>, def: &'static OpDef, scratch: &mut BuilderBuffers<'c>) -> Result<(), Diagnostic> {
    for result in &def.results[scratch.result_sizes.len().min(def.results.len())..] {
        // Nearly all results need nothing but this.
        let TypeSource::Follows { from: TypeFrom::Operand(index), steps: [] } = result.inferred else {
            break;
        };
        let Some(value) = scratch.operand(index) else { break };
        scratch.result_types.push(ir.value(value).ty());
        scratch.result_sizes.push(1);
    }
    if scratch.result_sizes.len() < def.results.len() { infer_rest(ir, def, scratch) } else { Ok(()) }
}

fn infer_rest<'c>(
    ir: &Ir<'c>,
    def: &'static OpDef,
    scratch: &mut BuilderBuffers<'c>,
) -> Result<(), Diagnostic> {
    let given = scratch.result_sizes.len();
    if def.results[given..].iter().any(|result| matches!(result.inferred, TypeSource::Inferred)) {
        let cannot = || Diagnostic::error(format!("the result types of `{}` cannot be inferred", def.name));
        let infer = def.infer.ok_or_else(cannot)?;
        let operands: Vec<Type<'c>> = scratch.operands.iter().map(|value| ir.value(*value).ty()).collect();
        let (properties, regions) = (&scratch.properties[..], &scratch.regions[..]);
        let operation = Operation { ir, def, operands: &operands, properties, regions };
        let types = (infer.infer)(&operation).map_err(|error| error.naming_op(def.name))?;
        scratch.result_types.extend(types);
        scratch.result_sizes.resize(def.results.len(), 1);
        return Ok(());
    }
    let context = ir.context;
    let BuilderBuffers { operands, operand_sizes, result_types, properties, known, .. } = scratch;
    let mut given_types = |of: TypeFrom, types: &mut Vec<Type<'c>>| {
        let found = match of {
            TypeFrom::Operand(index) => {
                first_operand(operands, operand_sizes, index).map(|value| ir.value(value).ty())
            }
            TypeFrom::Property(index) => {
                properties.get(usize::from(index)).copied().flatten().and_then(type_of)
            }
            TypeFrom::Result(index) => types.get(usize::from(index)).copied(),
        };
        types.extend(found);
        found.is_some()
    };
    for index in given..def.results.len() {
        let rule = TypeQuery::new(def, TypeFrom::Result(index as u16), |group| group.inferred);
        if !known.append(result_types, rule, context, &mut given_types, 1)? {
            let (op, name) = (def.name, def.results[index].name);
            return Err(Diagnostic::error(format!(
                "the type of result `{name}` of `{op}` cannot be inferred"
            )));
        }
        scratch.result_sizes.push(1);
    }
    Ok(())
}
