//! [`LayoutQuery`]: the view of a [`DataLayout`] for an implementation that answers.

use super::aggregate::TypeShape;
use super::cache::PackedExtent;
use super::data_layout::{DataLayout, Limits, TypeLayout};
use super::entry::DataLayoutEntry;
use super::error::LayoutError;
use super::failures::Answers;
use super::generated::DataLayoutTypeInterfaceTable;
use super::property::ScopeProperty;
use super::size::TypeSize;
use crate::attribute::Attribute;
use crate::context::Context;
use crate::types::Type;
use std::fmt;

/// A type that is being computed, and the type that it is computed for.
pub(super) struct Frame<'q, 'c> {
    ty: Type<'c>,
    depth: usize,
    outer: Option<&'q Frame<'q, 'c>>,
}

impl<'q, 'c> Frame<'q, 'c> {
    /// The frame of a type inside another type's frame.
    pub(super) fn enter(
        ty: Type<'c>,
        outer: Option<&'q Frame<'q, 'c>>,
        limits: Limits,
    ) -> Result<Self, LayoutError> {
        let depth = outer.map_or(0, |frame| frame.depth + 1);
        if depth >= limits.depth {
            return Err(LayoutError::TooDeep { ty: ty.def().name.into(), limit: limits.depth });
        }
        if std::iter::successors(outer, |frame| frame.outer).any(|frame| frame.ty == ty) {
            return Err(LayoutError::recursive(ty));
        }
        Ok(Self { ty, depth, outer })
    }
}

/// One of the five answers about a type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    Size,
    SizeInBits,
    AbiAlignment,
    PreferredAlignment,
    IndexBitWidth,
}

/// A [`DataLayout`] in the middle of a query, which an implementation asks about
/// the parts of its type. It knows which types are being computed, so that one
/// that contains itself is an error instead of an endless recursion.
#[derive(Clone, Copy)]
pub struct LayoutQuery<'q, 'c> {
    layout: &'q DataLayout<'c>,
    frame: &'q Frame<'q, 'c>,
    viewer: Viewer,
    /// The only answer that is needed, if it is only one.
    question: Option<Question>,
}

/// The origin of a query.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Viewer {
    /// A type: it sees the entries of its own class and of its own dialect.
    Type,
    /// The scope, which sees all of its entries.
    Scope,
}

impl<'q, 'c> LayoutQuery<'q, 'c> {
    /// The whole layout of another type, see [`DataLayout::layout`].
    ///
    /// # Errors
    /// As [`DataLayout::layout`], and [`LayoutError::Recursive`] when the type is already being computed.
    #[inline]
    pub fn layout(self, ty: Type<'c>) -> Result<TypeLayout, LayoutError> {
        match self.layout.cache().get(ty) {
            Some(layout) => Ok(layout),
            None => self.layout.compute(ty, Some(self.frame)),
        }
    }

    /// Size and ABI alignment of another type.
    #[inline]
    pub(super) fn extent(self, ty: Type<'c>) -> Result<PackedExtent, LayoutError> {
        match self.layout.cache().extent(ty) {
            Some(extent) => Ok(extent),
            None => self.first_extent(ty),
        }
    }

    #[cold]
    fn first_extent(self, ty: Type<'c>) -> Result<PackedExtent, LayoutError> {
        match self.layout.compute(ty, Some(self.frame)) {
            Ok(layout) => Ok(PackedExtent::of(&layout)),
            Err(error) => {
                let answers = self.layout.answers(ty, Some(self.frame), error)?;
                Ok(PackedExtent {
                    size: answers.size.clone()?,
                    abi_alignment: answers.abi_alignment.clone()?,
                })
            }
        }
    }

    /// The size of another type in bytes.
    ///
    /// # Errors
    /// As [`Self::layout`].
    #[inline]
    pub fn size(self, ty: Type<'c>) -> Result<TypeSize, LayoutError> {
        match self.layout.cache().get(ty) {
            Some(layout) => Ok(layout.size),
            None => self.answer(ty, |layout| layout.size, |answers| &answers.size),
        }
    }

    /// The size of another type in bits.
    ///
    /// # Errors
    /// As [`Self::layout`].
    #[inline]
    pub fn size_in_bits(self, ty: Type<'c>) -> Result<TypeSize, LayoutError> {
        match self.layout.cache().get(ty) {
            Some(layout) => Ok(layout.size_in_bits),
            None => self.answer(ty, |layout| layout.size_in_bits, |answers| &answers.size_in_bits),
        }
    }

    /// The ABI alignment of another type in bytes.
    ///
    /// # Errors
    /// As [`Self::layout`].
    #[inline]
    pub fn abi_alignment(self, ty: Type<'c>) -> Result<u64, LayoutError> {
        match self.layout.cache().get(ty) {
            Some(layout) => Ok(layout.abi_alignment),
            None => self.answer(ty, |layout| layout.abi_alignment, |answers| &answers.abi_alignment),
        }
    }

    /// The preferred alignment of another type in bytes.
    ///
    /// # Errors
    /// As [`Self::layout`].
    #[inline]
    pub fn preferred_alignment(self, ty: Type<'c>) -> Result<u64, LayoutError> {
        match self.layout.cache().get(ty) {
            Some(layout) => Ok(layout.preferred_alignment),
            None => {
                self.answer(ty, |layout| layout.preferred_alignment, |answers| &answers.preferred_alignment)
            }
        }
    }

    /// The index bit width of another type.
    ///
    /// # Errors
    /// As [`Self::layout`].
    #[inline]
    pub fn index_bit_width(self, ty: Type<'c>) -> Result<Option<u64>, LayoutError> {
        match self.layout.cache().get(ty) {
            Some(layout) => Ok(layout.index_bit_width),
            None => self.answer(ty, |layout| layout.index_bit_width, |answers| &answers.index_bit_width),
        }
    }

    /// The parts of another type.
    ///
    /// # Errors
    /// As [`Self::layout`].
    pub fn shape(self, ty: Type<'c>) -> Result<TypeShape<'c>, LayoutError> {
        self.layout(ty)?;
        self.own_shape(ty)
    }

    /// The layout of the type being computed in a scope without handlers, with these entries: the starting point of a
    /// handler.
    ///
    /// # Errors
    /// As [`DataLayout::layout`].
    pub fn default_layout(
        self,
        ty: Type<'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeLayout, LayoutError> {
        let table = DataLayoutTypeInterfaceTable::of_type(ty).ok_or_else(|| LayoutError::unsupported(ty))?;
        let (node, query) = (ty.node(), Self { viewer: Viewer::Type, question: None, ..self });
        let Some(question) = self.question else { return (table.layout)(node, query, entries) };
        let answers = Answers {
            size: (table.size)(node, query, entries),
            size_in_bits: (table.size_in_bits)(node, query, entries),
            abi_alignment: (table.abi_alignment)(node, query, entries),
            preferred_alignment: (table.preferred_alignment)(node, query, entries),
            index_bit_width: (table.index_bit_width)(node, query, entries),
        };
        question.of(answers)
    }

    /// The number of bits in a byte of the scope: 8, unless the scope is for another machine.
    #[must_use]
    pub fn byte_width(self) -> u64 {
        self.layout.byte_width()
    }

    /// The context of the types.
    #[must_use]
    pub fn context(self) -> &'c Context {
        self.layout.context()
    }

    /// A property of the scope, see [`DataLayout::property`].
    #[must_use]
    pub fn property(self, property: ScopeProperty) -> Option<Attribute<'c>> {
        self.layout.property(property)
    }

    /// The value of the entry with that string as its key. A scope sees all of its entries, a type the entries of its
    /// own dialect.
    #[must_use]
    pub fn identified(self, key: &str) -> Option<Attribute<'c>> {
        let own = key.split_once('.').is_some_and(|(dialect, _)| dialect == self.frame.ty.def().dialect);
        if own || self.viewer == Viewer::Scope { self.layout.identified(key) } else { None }
    }

    pub(super) fn new(layout: &'q DataLayout<'c>, frame: &'q Frame<'q, 'c>) -> Self {
        Self { layout, frame, viewer: Viewer::Type, question: None }
    }

    /// The layout of the type being computed, as the scope defines it.
    #[inline]
    pub(super) fn ask_scope(self, ty: Type<'c>) -> Result<TypeLayout, LayoutError> {
        self.ask(ty, None)
    }

    /// The same; with a question, the other answers may be 0.
    fn ask(self, ty: Type<'c>, question: Option<Question>) -> Result<TypeLayout, LayoutError> {
        let query = Self { viewer: Viewer::Scope, question, ..self };
        let entries = self.layout.entries(ty.def());
        match self.layout.handler() {
            Some(handler) => (handler.layout)(ty, query, entries),
            None => query.default_layout(ty, entries),
        }
    }

    /// Each answer about the type being computed by itself.
    #[cold]
    pub(super) fn ask_scope_for_each(self, ty: Type<'c>) -> Answers {
        let ask = |question| self.ask(ty, Some(question));
        Answers {
            size: ask(Question::Size).map(|layout| layout.size),
            size_in_bits: ask(Question::SizeInBits).map(|layout| layout.size_in_bits),
            abi_alignment: ask(Question::AbiAlignment).map(|layout| layout.abi_alignment),
            preferred_alignment: ask(Question::PreferredAlignment).map(|layout| layout.preferred_alignment),
            index_bit_width: ask(Question::IndexBitWidth).map(|layout| layout.index_bit_width),
        }
    }

    fn answer<T: Clone>(
        self,
        ty: Type<'c>,
        of_layout: fn(&TypeLayout) -> T,
        of_answers: fn(&Answers) -> &Result<T, LayoutError>,
    ) -> Result<T, LayoutError> {
        self.layout.answer(ty, Some(self.frame), of_layout, of_answers)
    }

    /// The parts of the type being computed.
    pub(super) fn own_shape(self, ty: Type<'c>) -> Result<TypeShape<'c>, LayoutError> {
        match DataLayoutTypeInterfaceTable::of_type(ty) {
            Some(table) => (table.shape)(ty.node(), self, self.layout.entries(ty.def())),
            None => Err(LayoutError::unsupported(ty)),
        }
    }
}

impl Question {
    /// The layout with this answer, and with 0 for missing ones.
    fn of(self, answers: Answers) -> Result<TypeLayout, LayoutError> {
        let Answers { size, size_in_bits, abi_alignment, preferred_alignment, index_bit_width } = answers;
        let error = match self {
            Self::Size => size.as_ref().err(),
            Self::SizeInBits => size_in_bits.as_ref().err(),
            Self::AbiAlignment => abi_alignment.as_ref().err(),
            Self::PreferredAlignment => preferred_alignment.as_ref().err(),
            Self::IndexBitWidth => index_bit_width.as_ref().err(),
        };
        match error {
            Some(error) => Err(error.clone()),
            None => Ok(TypeLayout {
                size: size.unwrap_or(TypeSize::ZERO),
                size_in_bits: size_in_bits.unwrap_or(TypeSize::ZERO),
                abi_alignment: abi_alignment.unwrap_or(0),
                preferred_alignment: preferred_alignment.unwrap_or(0),
                index_bit_width: index_bit_width.unwrap_or_default(),
            }),
        }
    }
}

impl fmt::Debug for LayoutQuery<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LayoutQuery").field("ty", &self.frame.ty).finish_non_exhaustive()
    }
}
