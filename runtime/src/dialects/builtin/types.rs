//! Making the builtin types where that is more than looking their parameters up
//! (LangRef, "Builtin Types").

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

/// The size of a dimension that is not known before run time, `?` in the text.
pub const DYNAMIC: i64 = i64::MIN;

impl<'c> IntegerType<'c> {
    /// The most bits an integer type has.
    pub const MAX_WIDTH: u32 = (1 << 24) - 1;

    /// The integer type of that many bits.
    ///
    /// # Panics
    /// When there are more than [`Self::MAX_WIDTH`] bits.
    #[inline]
    #[must_use]
    pub fn get(context: &'c Context, width: u32, signedness: Signedness) -> Self {
        let make = || {
            assert!(width <= Self::MAX_WIDTH, "an integer type has at most {} bits", Self::MAX_WIDTH);
            context.intern_key(Self::DEF, (u64::from(width), signedness as u64))
        };
        let has_slot = width <= SingletonSlot::INTEGERS && signedness == Signedness::Signless;
        plumbing::handle(if has_slot { context.singleton_slot(width as usize, make) } else { make() })
    }
}

impl IndexType<'_> {
    /// The width in bits of stored `index` values: attributes and elements.
    pub const STORAGE_WIDTH: u32 = 64;
}

// Programs get the next three kinds of types all the time: they are looked up by a key that is no
// slice of parameters.

impl<'c> FunctionType<'c> {
    /// The function type of these inputs and results.
    #[must_use]
    pub fn get(context: &'c Context, inputs: &[Type<'c>], results: &[Type<'c>]) -> Self {
        plumbing::handle(context.intern_key(Self::DEF, (inputs, results)))
    }
}

impl<'c> VectorType<'c> {
    /// The vector type of that shape; `scalable_dims` says for each dimension whether it is scalable.
    ///
    /// # Panics
    /// When the verifier disagrees, in debug builds; see [`Self::get_checked`].
    #[must_use]
    pub fn get(context: &'c Context, shape: &[i64], element_type: Type<'c>, scalable_dims: &[bool]) -> Self {
        debug_assert_eq!(Self::verify(context, shape, element_type, scalable_dims), Ok(()));
        plumbing::handle(context.intern_key(Self::DEF, (shape, element_type, scalable_dims)))
    }

    /// As [`Self::get`], or why there is none.
    ///
    /// # Errors
    /// What the verifier says.
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
    /// The tensor type of that shape, with [`DYNAMIC`] for unknown sizes.
    ///
    /// # Panics
    /// When the verifier disagrees, in debug builds; see [`Self::get_checked`].
    #[must_use]
    pub fn get(
        context: &'c Context,
        shape: &[i64],
        element_type: Type<'c>,
        encoding: Option<Attribute<'c>>,
    ) -> Self {
        debug_assert_eq!(Self::verify(context, shape, element_type, encoding), Ok(()));
        plumbing::handle(context.intern_key(Self::DEF, (shape, element_type, encoding.encode())))
    }

    /// As [`Self::get`], or why there is none.
    ///
    /// # Errors
    /// What the verifier says.
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
    /// The memref type of that shape, with [`DYNAMIC`] for unknown sizes; an identity layout and
    /// memory space 0 count as none.
    ///
    /// # Panics
    /// When the verifier disagrees, in debug builds; see [`Self::get_checked`].
    #[must_use]
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

    /// As [`Self::get`], or why there is none.
    ///
    /// # Errors
    /// What the verifier says.
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
    /// The memref type of unknown shape; memory space 0 counts as none.
    ///
    /// # Panics
    /// When the verifier disagrees, in debug builds; see [`Self::get_checked`].
    #[must_use]
    pub fn get(context: &'c Context, element_type: Type<'c>, memory_space: Option<Attribute<'c>>) -> Self {
        Self::base_get(context, element_type, verify::memory_space(memory_space))
    }

    /// As [`Self::get`], or why there is none.
    ///
    /// # Errors
    /// What the verifier says.
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
