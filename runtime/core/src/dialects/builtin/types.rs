//! Constructors of builtin types that are more than their parameters (LangRef, "Builtin
//! Types").

use super::generated::{
    FunctionType, IndexType, IntegerType, MemRefType, RankedTensorType, RankedTensorTypeVerify, Signedness,
    UnrankedMemRefType, VectorType, VectorTypeVerify,
};
use super::singletons::SingletonSlot;
use super::verify;
use crate::attribute::Attribute;
use crate::diagnostic::Diagnostic;
use crate::handle::DefHandle;
use crate::param::Parameter;
use crate::plumbing;
use crate::{Context, Type};

/// The size of a dynamic dimension, `?` in the text.
pub const DYNAMIC: i64 = i64::MIN;

impl<'c> IntegerType<'c> {
    /// The most bits of an integer type.
    pub const MAX_WIDTH: u32 = (1 << 24) - 1;

    /// The integer type with that number of bits.
    ///
    /// # Panics
    /// If there are more than [`Self::MAX_WIDTH`] bits.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c Context, width: u32, signedness: Signedness) -> Self {
        let make = || context.intern_key(Self::DEF, (u64::from(width), signedness as u64));
        let has_slot = width <= SingletonSlot::INTEGERS && signedness == Signedness::Signless;
        plumbing::handle(if has_slot {
            context.singleton_slot(width as usize, make)
        } else {
            assert!(width <= Self::MAX_WIDTH, "an integer type has at most {} bits", Self::MAX_WIDTH);
            make()
        })
    }
}

impl IndexType<'_> {
    /// The width in bits of stored `index` values: attributes and elements.
    pub const STORAGE_WIDTH: u32 = 64;
}

// Programs get the next three kinds of types very often: they are looked up by a key that is not
// a slice of parameters.

impl<'c> FunctionType<'c> {
    /// The function type with these inputs and results.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c Context, inputs: &[Type<'c>], results: &[Type<'c>]) -> Self {
        plumbing::handle(context.intern_key(Self::DEF, (inputs, results)))
    }
}

impl<'c> VectorType<'c> {
    /// The vector type with that shape; `scalable_dims`: whether each dimension is scalable.
    ///
    /// # Panics
    /// In debug builds, if the verifier rejects it; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c Context, shape: &[i64], element_type: Type<'c>, scalable_dims: &[bool]) -> Self {
        plumbing::debug_verify::<Self>(|| Self::verify(context, shape, element_type, scalable_dims));
        plumbing::handle(context.intern_key(Self::DEF, (shape, element_type, scalable_dims)))
    }

    /// As [`Self::get`], but returns the verifier's error.
    ///
    /// # Errors
    /// The verifier's error.
    pub fn get_checked(
        context: &'c Context,
        shape: &[i64],
        element_type: Type<'c>,
        scalable_dims: &[bool],
    ) -> Result<Self, Diagnostic> {
        Self::verify(context, shape, element_type, scalable_dims)?;
        Ok(plumbing::handle(context.intern_key(Self::DEF, (shape, element_type, scalable_dims))))
    }
}

impl<'c> RankedTensorType<'c> {
    /// The tensor type with that shape, [`DYNAMIC`] for unknown sizes.
    ///
    /// # Panics
    /// In debug builds, if the verifier rejects it; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c Context,
        shape: &[i64],
        element_type: Type<'c>,
        encoding: Option<Attribute<'c>>,
    ) -> Self {
        plumbing::debug_verify::<Self>(|| Self::verify(context, shape, element_type, encoding));
        plumbing::handle(context.intern_key(Self::DEF, (shape, element_type, encoding.encode())))
    }

    /// As [`Self::get`], but returns the verifier's error.
    ///
    /// # Errors
    /// The verifier's error.
    pub fn get_checked(
        context: &'c Context,
        shape: &[i64],
        element_type: Type<'c>,
        encoding: Option<Attribute<'c>>,
    ) -> Result<Self, Diagnostic> {
        Self::verify(context, shape, element_type, encoding)?;
        Ok(plumbing::handle(context.intern_key(Self::DEF, (shape, element_type, encoding.encode()))))
    }
}

impl<'c> MemRefType<'c> {
    /// The memref type with that shape, [`DYNAMIC`] for unknown sizes. An identity layout without
    /// symbols and memory space 0 are dropped.
    ///
    /// # Panics
    /// In debug builds, if the verifier rejects it; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c Context,
        shape: &[i64],
        element_type: Type<'c>,
        layout: Option<Attribute<'c>>,
        memory_space: Option<Attribute<'c>>,
    ) -> Self {
        let (layout, memory_space) = (verify::layout(shape, layout), verify::memory_space(memory_space));
        Self::base_get(context, shape, element_type, layout, memory_space)
    }

    /// As [`Self::get`], but returns the verifier's error.
    ///
    /// # Errors
    /// The verifier's error.
    pub fn get_checked(
        context: &'c Context,
        shape: &[i64],
        element_type: Type<'c>,
        layout: Option<Attribute<'c>>,
        memory_space: Option<Attribute<'c>>,
    ) -> Result<Self, Diagnostic> {
        let (layout, memory_space) = (verify::layout(shape, layout), verify::memory_space(memory_space));
        Self::base_get_checked(context, shape, element_type, layout, memory_space)
    }
}

impl<'c> UnrankedMemRefType<'c> {
    /// The unranked memref type; memory space 0 is dropped.
    ///
    /// # Panics
    /// In debug builds, if the verifier rejects it; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c Context, element_type: Type<'c>, memory_space: Option<Attribute<'c>>) -> Self {
        Self::base_get(context, element_type, verify::memory_space(memory_space))
    }

    /// As [`Self::get`], but returns the verifier's error.
    ///
    /// # Errors
    /// The verifier's error.
    pub fn get_checked(
        context: &'c Context,
        element_type: Type<'c>,
        memory_space: Option<Attribute<'c>>,
    ) -> Result<Self, Diagnostic> {
        Self::base_get_checked(context, element_type, verify::memory_space(memory_space))
    }
}

#[expect(clippy::derivable_impls, reason = "the enum is generated")]
impl Default for Signedness {
    fn default() -> Self {
        Self::Signless
    }
}
