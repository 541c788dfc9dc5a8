//! [`DataLayout`]: answers layout queries and caches the answers. Types see it as a [`LayoutQuery`].

use super::aggregate::TypeShape;
use super::cache::Cache;
use super::entry::{DataLayoutEntry, Grouped};
use super::error::LayoutError;
use super::failures::{Answers, Failures};
use super::generated::{DataLayoutSpecInterfaceTable, DataLayoutTypeInterfaceTable};
use super::property::ScopeProperty;
use super::query::{Frame, LayoutQuery};
use super::size::TypeSize;
use super::values;
use crate::Context;
use crate::attribute::Attribute;
use crate::def::Def;
use crate::diagnostic::Diagnostic;
use crate::types::Type;
use std::fmt;
use std::ptr;
use std::sync::Arc;

/// The size and alignment of one type in one scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TypeLayout {
    /// The size in bytes, without padding at the end unless the type adds it.
    pub size: TypeSize,
    /// The size in bits.
    pub size_in_bits: TypeSize,
    /// The alignment in bytes that the ABI requires. 0 for `i0`, and if an entry
    /// gives less than eight bits.
    pub abi_alignment: u64,
    /// The preferred alignment in bytes.
    pub preferred_alignment: u64,
    /// The width of index computations in bits, for `index` and pointers.
    pub index_bit_width: Option<u64>,
}

/// The limits of a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// The maximum nesting of types: by default 256, which fits a stack of 2 MiB several times.
    pub depth: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { depth: 256 }
    }
}

/// Answers how the types of a scope are laid out in memory (MLIR's `DataLayout`).
///
/// Built once for a scope, then queried many times, also from several threads: the
/// layout of a type is computed by the first query and cached. A query for a type
/// without layout returns an error and never aborts.
///
/// ```
/// use isogloss::Context;
/// use isogloss::layout::{DataLayout, TypeSize};
/// let ctx = Context::new();
/// let layout = DataLayout::new(&ctx);
/// assert_eq!(layout.size(ctx.integer(33)), Ok(TypeSize::fixed(5)));
/// assert_eq!(layout.abi_alignment(ctx.integer(33)), Ok(8));
/// ```
pub struct DataLayout<'c> {
    context: &'c Context,
    entries: Grouped<'c>,
    /// The innermost specification, which knows how the keys of properties are spelled.
    spec: Option<Attribute<'c>>,
    pub(super) handler: Option<Handler>,
    /// The number of bits in a byte.
    pub(super) byte_width: u64,
    limits: Limits,
    cache: Cache,
    failures: Failures,
}

/// The functions of a scope that answer instead of the types.
#[derive(Clone, Copy)]
pub(super) struct Handler {
    /// The layout of a type in the scope.
    pub(super) layout:
        for<'c> fn(Type<'c>, LayoutQuery<'_, 'c>, &[DataLayoutEntry<'c>]) -> Result<TypeLayout, LayoutError>,
    /// A property of the scope by its entry.
    pub(super) property: for<'c> fn(ScopeProperty, Option<Attribute<'c>>) -> Option<Attribute<'c>>,
}

impl<'c> DataLayout<'c> {
    /// The layout outside of any scope: every type has its default layout.
    #[must_use]
    pub fn new(context: &'c Context) -> Self {
        Self::with_entries(context, &[])
    }

    /// The layout of a scope with these entries, which have been combined with the entries of the enclosing scopes.
    /// They are not checked: see [`LayoutError::Entry`].
    #[must_use]
    pub fn with_entries(context: &'c Context, entries: &[DataLayoutEntry<'c>]) -> Self {
        Self {
            context,
            entries: Grouped::new(entries),
            spec: None,
            handler: None,
            byte_width: 8,
            limits: Limits::default(),
            cache: Cache::new(),
            failures: Failures::default(),
        }
    }

    /// The layout of a scope with these specifications, from the outermost enclosing scope's to its own.
    ///
    /// # Errors
    /// If they contradict each other, or an attribute is not a specification.
    pub fn with_specs(context: &'c Context, specs: &[Attribute<'c>]) -> Result<Self, Diagnostic> {
        let Some((inner, outer)) = specs.split_last() else { return Ok(Self::new(context)) };
        let Some(table) = DataLayoutSpecInterfaceTable::find(*inner) else {
            return Err(Diagnostic::error(format!("{inner} is not a data layout specification")));
        };
        let entries = if outer.is_empty() {
            (table.entries)(inner.node())
        } else {
            (table.combine_with)(inner.node(), outer).ok_or_else(does_not_combine)?
        };
        Ok(Self { spec: Some(*inner), ..Self::with_entries(context, &entries) })
    }

    /// The same, with other limits.
    #[must_use]
    pub fn limited(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// The context of the types that may be queried.
    #[must_use]
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// The size in bytes (MLIR's `getTypeSize`). As every single query, it has an answer
    /// even where the other answers about the type are errors.
    ///
    /// # Errors
    /// If the type, or a part of it that is needed, has no size; see [`LayoutError`].
    #[inline]
    #[track_caller]
    pub fn size(&self, ty: Type<'c>) -> Result<TypeSize, LayoutError> {
        match self.cache.get(ty) {
            Some(layout) => Ok(layout.size),
            None => self.answer(ty, None, |layout| layout.size, |answers| &answers.size),
        }
    }

    /// The size in bits (MLIR's `getTypeSizeInBits`).
    ///
    /// # Errors
    /// As [`Self::layout`].
    #[inline]
    #[track_caller]
    pub fn size_in_bits(&self, ty: Type<'c>) -> Result<TypeSize, LayoutError> {
        match self.cache.get(ty) {
            Some(layout) => Ok(layout.size_in_bits),
            None => self.answer(ty, None, |layout| layout.size_in_bits, |answers| &answers.size_in_bits),
        }
    }

    /// The alignment in bytes that the ABI requires (MLIR's `getTypeABIAlignment`).
    ///
    /// # Errors
    /// As [`Self::layout`].
    #[inline]
    #[track_caller]
    pub fn abi_alignment(&self, ty: Type<'c>) -> Result<u64, LayoutError> {
        match self.cache.get(ty) {
            Some(layout) => Ok(layout.abi_alignment),
            None => self.answer(ty, None, |layout| layout.abi_alignment, |answers| &answers.abi_alignment),
        }
    }

    /// The preferred alignment in bytes (MLIR's `getTypePreferredAlignment`).
    ///
    /// # Errors
    /// As [`Self::layout`].
    #[inline]
    #[track_caller]
    pub fn preferred_alignment(&self, ty: Type<'c>) -> Result<u64, LayoutError> {
        match self.cache.get(ty) {
            Some(layout) => Ok(layout.preferred_alignment),
            None => self.answer(
                ty,
                None,
                |layout| layout.preferred_alignment,
                |answers| &answers.preferred_alignment,
            ),
        }
    }

    /// The width of index computations in bits (MLIR's `getTypeIndexBitwidth`);
    /// `None` for a type that is neither `index` nor like a pointer.
    ///
    /// # Errors
    /// As [`Self::layout`].
    #[inline]
    #[track_caller]
    pub fn index_bit_width(&self, ty: Type<'c>) -> Result<Option<u64>, LayoutError> {
        match self.cache.get(ty) {
            Some(layout) => Ok(layout.index_bit_width),
            None => {
                self.answer(ty, None, |layout| layout.index_bit_width, |answers| &answers.index_bit_width)
            }
        }
    }

    /// The whole layout of a type.
    ///
    /// # Errors
    /// If neither the scope nor the type, or a part of it that is needed, gives a
    /// layout, and in the other cases of [`LayoutError`].
    ///
    /// # Panics
    /// When the type is of another context.
    #[inline]
    #[track_caller]
    pub fn layout(&self, ty: Type<'c>) -> Result<TypeLayout, LayoutError> {
        match self.cache.get(ty) {
            Some(layout) => Ok(layout),
            None => self.compute(ty, None),
        }
    }

    /// The entries for the types of a def, whatever their parameters, in the order
    /// of the specification.
    #[must_use]
    pub fn entries(&self, def: &'static Def) -> &[DataLayoutEntry<'c>] {
        let address = ptr::from_ref(def).addr();
        match self.entries.classes.iter().find(|(class, _)| *class == address) {
            Some((_, range)) => self.entries.typed.get(range.clone()).unwrap_or_default(),
            None => &[],
        }
    }

    /// The value of the entry with that string as its key.
    #[must_use]
    pub fn identified(&self, key: &str) -> Option<Attribute<'c>> {
        self.entries.identified.iter().find(|entry| entry.identifier() == Some(key)).map(|entry| entry.value)
    }

    /// A property of the scope: the value of its entry.
    #[must_use]
    pub fn property(&self, property: ScopeProperty) -> Option<Attribute<'c>> {
        let spec = self.spec.and_then(|spec| Some((spec, DataLayoutSpecInterfaceTable::find(spec)?)));
        let key = spec.map_or(property.dlti_key(), |(spec, table)| (table.identifier)(spec.node(), property));
        let entry = self.identified(key);
        self.handler.map_or(entry, |handler| (handler.property)(property, entry))
    }

    /// The byte order of numbers: the string `big` or `little`.
    #[must_use]
    pub fn endianness(&self) -> Option<Attribute<'c>> {
        self.property(ScopeProperty::Endianness)
    }

    /// The memory space of pointers that name none.
    #[must_use]
    pub fn default_memory_space(&self) -> Option<Attribute<'c>> {
        self.property(ScopeProperty::DefaultMemorySpace)
    }

    /// The memory space of stack slots.
    #[must_use]
    pub fn alloca_memory_space(&self) -> Option<Attribute<'c>> {
        self.property(ScopeProperty::AllocaMemorySpace)
    }

    /// The memory space of code.
    #[must_use]
    pub fn program_memory_space(&self) -> Option<Attribute<'c>> {
        self.property(ScopeProperty::ProgramMemorySpace)
    }

    /// The memory space of global variables.
    #[must_use]
    pub fn global_memory_space(&self) -> Option<Attribute<'c>> {
        self.property(ScopeProperty::GlobalMemorySpace)
    }

    /// The mangling of symbol names.
    #[must_use]
    pub fn mangling_mode(&self) -> Option<Attribute<'c>> {
        self.property(ScopeProperty::ManglingMode)
    }

    /// The natural alignment of the stack in bits; 0 if there is no entry.
    ///
    /// # Errors
    /// When the entry is not an integer.
    pub fn stack_alignment(&self) -> Result<u64, LayoutError> {
        match self.property(ScopeProperty::StackAlignment) {
            None => Ok(0),
            Some(value) => values::integer(value).ok_or_else(|| LayoutError::Entry {
                ty: "the stack".into(),
                entry: value.to_string().into(),
            }),
        }
    }

    /// The alignment of function pointers, in bits.
    #[must_use]
    pub fn function_pointer_alignment(&self) -> Option<Attribute<'c>> {
        self.property(ScopeProperty::FunctionPointerAlignment)
    }

    /// The widths in bits of the target's native integers.
    #[must_use]
    pub fn legal_int_widths(&self) -> Option<Attribute<'c>> {
        self.property(ScopeProperty::LegalIntWidths)
    }

    /// The number of types whose layout is cached.
    #[cfg(test)]
    pub(super) fn cached_count(&self) -> usize {
        self.cache.len()
    }

    /// The parts of a type.
    ///
    /// # Errors
    /// As [`Self::layout`].
    #[track_caller]
    pub fn shape(&self, ty: Type<'c>) -> Result<TypeShape<'c>, LayoutError> {
        // A type with a layout does not contain itself.
        self.layout(ty)?;
        let frame = Frame::enter(ty, None, self.limits)?;
        LayoutQuery::new(self, &frame).own_shape(ty)
    }

    /// The entry that the layout of a type depends on, if there is one.
    #[must_use]
    #[track_caller]
    pub fn deciding_entry(&self, ty: Type<'c>) -> Option<DataLayoutEntry<'c>> {
        let table = DataLayoutTypeInterfaceTable::of_type(ty)?;
        (table.deciding_entry)(ty.node(), self.entries(ty.def()))
    }

    /// Computes the layout of a type and caches it.
    #[cold]
    #[track_caller]
    pub(super) fn compute(
        &self,
        ty: Type<'c>,
        outer: Option<&Frame<'_, 'c>>,
    ) -> Result<TypeLayout, LayoutError> {
        assert!(
            ptr::eq(ty.context(), self.context),
            "`{ty:?}` belongs to another context; create it in the context of the scope (`OpRef::context`)"
        );
        let frame = Frame::enter(ty, outer, self.limits)?;
        if let Some(error) = self.failures.error(ty) {
            return Err(error);
        }
        let query = LayoutQuery::new(self, &frame);
        match query.ask_scope(ty) {
            Ok(layout) => {
                self.cache.insert(ty, &layout);
                Ok(layout)
            }
            Err(error) => {
                self.failures.insert(ty, &error);
                Err(error)
            }
        }
    }

    /// One answer about a type, which may exist although others do not.
    #[cold]
    #[track_caller]
    pub(super) fn answer<T: Clone>(
        &self,
        ty: Type<'c>,
        outer: Option<&Frame<'_, 'c>>,
        of_layout: fn(&TypeLayout) -> T,
        of_answers: fn(&Answers) -> &Result<T, LayoutError>,
    ) -> Result<T, LayoutError> {
        match self.compute(ty, outer) {
            Ok(layout) => Ok(of_layout(&layout)),
            Err(error) => of_answers(&*self.answers(ty, outer, error)?).clone(),
        }
    }

    /// Each answer about a type by itself, where the whole layout is that error.
    #[track_caller]
    pub(super) fn answers(
        &self,
        ty: Type<'c>,
        outer: Option<&Frame<'_, 'c>>,
        error: LayoutError,
    ) -> Result<Arc<Answers>, LayoutError> {
        // Not cached, so each answer would recompute the answers of its parts.
        if error.may_change() {
            return Err(error);
        }
        if let Some(known) = self.failures.answers(ty) {
            return Ok(known);
        }
        let frame = Frame::enter(ty, outer, self.limits)?;
        let answers = Arc::new(LayoutQuery::new(self, &frame).ask_scope_for_each(ty));
        self.failures.insert_answers(ty, &answers);
        Ok(answers)
    }

    /// The number of bits in a byte of the scope.
    #[must_use]
    pub fn byte_width(&self) -> u64 {
        self.byte_width
    }

    /// The functions of the scope that answer instead of the types.
    pub(super) fn handler(&self) -> Option<Handler> {
        self.handler
    }

    /// The layout of a type that has been computed.
    #[inline]
    pub(super) fn cache(&self) -> &Cache {
        &self.cache
    }
}

/// The verifier's message for a scope whose specification contradicts an outer one.
pub(crate) fn does_not_combine() -> Diagnostic {
    Diagnostic::error("data layout does not combine with layouts of enclosing ops")
}

impl fmt::Debug for DataLayout<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DataLayout").field("entries", &self.entries).finish_non_exhaustive()
    }
}
