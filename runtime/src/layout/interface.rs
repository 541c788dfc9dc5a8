//! [`DataLayoutTypeInterface`]: what a type implements that lays itself out, and
//! the tables through which it is called.

use super::aggregate::TypeShape;
use super::data_layout::{LayoutQuery, TypeLayout};
use super::entry::DataLayoutEntry;
use super::error::LayoutError;
use super::interpret;
use super::size::TypeSize;
use crate::Diagnostic;
use crate::def::Interface;
use crate::handle::DefHandle;
use crate::types::Type;

/// The interface of types that have a layout (ODS `DataLayoutTypeInterface`).
pub static DATA_LAYOUT_TYPE_INTERFACE: Interface = Interface { name: "DataLayoutTypeInterface" };

/// A type that answers layout queries by hand (MLIR's `DataLayoutTypeInterface`).
///
/// Every answer must be the same whenever it is asked for with equal entries: it
/// is computed once and kept. `layout` is for the layouts of *other* types; for
/// another answer of the same type call the method on `self`. `entries` are those
/// of the scope whose key is of the same def, whatever its parameters; there may
/// be none. They have been verified unless the data layout was made of a
/// specification that was not.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DataLayoutTypeInterface`",
    label = "`DataLayoutTypeInterface` is not implemented",
    note = "its definition lists the interface and has no rule; a rule is `let dataLayout = ...` or `#[data_layout(...)]`"
)]
pub trait DataLayoutTypeInterface<'c>: Copy {
    /// The size in bits (MLIR's `getTypeSizeInBits`).
    ///
    /// # Errors
    /// When there is no answer, or none for a part of the type.
    fn size_in_bits(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeSize, LayoutError>;

    /// The ABI alignment in bytes (MLIR's `getABIAlignment`).
    ///
    /// # Errors
    /// As [`Self::size_in_bits`].
    fn abi_alignment(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<u64, LayoutError>;

    /// The size in bytes (MLIR's `getTypeSize`): the bits divided by 8 and
    /// rounded up, unless said otherwise.
    ///
    /// # Errors
    /// As [`Self::size_in_bits`].
    fn size(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeSize, LayoutError> {
        Ok(self.size_in_bits(layout, entries)?.div_ceil(8))
    }

    /// The preferred alignment in bytes (MLIR's `getPreferredAlignment`): the ABI
    /// alignment, unless said otherwise.
    ///
    /// # Errors
    /// As [`Self::size_in_bits`].
    fn preferred_alignment(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<u64, LayoutError> {
        self.abi_alignment(layout, entries)
    }

    /// How many bits wide index computations are (MLIR's `getIndexBitwidth`);
    /// `None`, unless said otherwise, for what is not like a pointer.
    ///
    /// # Errors
    /// As [`Self::size_in_bits`].
    fn index_bit_width(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<Option<u64>, LayoutError> {
        let _ = (layout, entries);
        Ok(None)
    }

    /// All answers at once. Implement it besides the single ones where they share
    /// work: this is what is called.
    ///
    /// # Errors
    /// As [`Self::size_in_bits`].
    fn layout(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeLayout, LayoutError> {
        Ok(TypeLayout {
            size: self.size(layout, entries)?,
            size_in_bits: self.size_in_bits(layout, entries)?,
            abi_alignment: self.abi_alignment(layout, entries)?,
            preferred_alignment: self.preferred_alignment(layout, entries)?,
            index_bit_width: self.index_bit_width(layout, entries)?,
        })
    }

    /// What the type consists of: one piece, unless said otherwise. For an
    /// aggregate [`StructShape`](super::StructShape) and
    /// [`ArrayShape`](super::ArrayShape) compute both this and the layout.
    ///
    /// # Errors
    /// As [`Self::size_in_bits`].
    fn shape(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeShape<'c>, LayoutError> {
        let _ = (layout, entries);
        Ok(TypeShape::Scalar)
    }

    /// Whether `inner` entries may stand in a scope inside of one with `outer`
    /// entries (MLIR's `areCompatible`). `self` is the key of the first inner one;
    /// `identified` are the entries of the combined specification whose keys are
    /// strings.
    fn are_compatible(
        self,
        outer: &[DataLayoutEntry<'c>],
        inner: &[DataLayoutEntry<'c>],
        identified: &[DataLayoutEntry<'c>],
    ) -> bool {
        let _ = (outer, inner, identified);
        true
    }

    /// Checks entries for types of this def (MLIR's `verifyEntries`). `self` is
    /// the key of the first one.
    ///
    /// # Errors
    /// What is wrong with the first bad entry.
    fn verify_entries(self, entries: &[DataLayoutEntry<'c>]) -> Result<(), Diagnostic> {
        let _ = entries;
        Ok(())
    }
}

/// Single answers by hand for a type whose def has a [rule](super::LayoutRule):
/// every method left out is answered by the rule.
pub trait LayoutRuleOverrides<'c>: Copy + Into<Type<'c>> {
    /// Changes the rule's answers: `answers` holds them, to be returned with some
    /// replaced. As in [`DataLayoutTypeInterface`], `layout` is for other types.
    ///
    /// # Errors
    /// When there is no answer.
    fn layout(
        self,
        answers: TypeLayout,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeLayout, LayoutError> {
        let _ = (layout, entries);
        Ok(answers)
    }

    /// As [`DataLayoutTypeInterface::are_compatible`].
    fn are_compatible(
        self,
        outer: &[DataLayoutEntry<'c>],
        inner: &[DataLayoutEntry<'c>],
        identified: &[DataLayoutEntry<'c>],
    ) -> bool {
        (RULE_TABLE.are_compatible)(self.into(), outer, inner, identified)
    }

    /// As [`DataLayoutTypeInterface::verify_entries`].
    ///
    /// # Errors
    /// What is wrong with the first bad entry.
    fn verify_entries(self, entries: &[DataLayoutEntry<'c>]) -> Result<(), Diagnostic> {
        (RULE_TABLE.verify_entries)(self.into(), entries)
    }
}

/// Computes all answers for a type, see [`DataLayoutTypeInterface::layout`].
pub(super) type LayoutFn = for<'q, 'c> fn(
    Type<'c>,
    LayoutQuery<'q, 'c>,
    &'q [DataLayoutEntry<'c>],
) -> Result<TypeLayout, LayoutError>;

/// The functions by which a def implements [`DATA_LAYOUT_TYPE_INTERFACE`].
///
/// ```
/// use isogloss::layout::{DATA_LAYOUT_TYPE_INTERFACE, RULE_TABLE};
/// use isogloss::def::InterfaceImpl;
/// // What the definition of a type with a rule may say, and need not.
/// static IMPL: InterfaceImpl = InterfaceImpl { interface: &DATA_LAYOUT_TYPE_INTERFACE, table: &RULE_TABLE };
/// # let _ = &IMPL;
/// ```
#[derive(Clone, Copy, Debug)]
pub struct DataLayoutTypeInterfaceTable {
    /// See [`DataLayoutTypeInterface::layout`].
    pub layout: LayoutFn,
    /// See [`DataLayoutTypeInterface::shape`].
    pub shape: for<'q, 'c> fn(
        Type<'c>,
        LayoutQuery<'q, 'c>,
        &'q [DataLayoutEntry<'c>],
    ) -> Result<TypeShape<'c>, LayoutError>,
    /// See [`DataLayoutTypeInterface::are_compatible`].
    pub are_compatible: for<'q, 'c> fn(
        Type<'c>,
        &'q [DataLayoutEntry<'c>],
        &'q [DataLayoutEntry<'c>],
        &'q [DataLayoutEntry<'c>],
    ) -> bool,
    /// See [`DataLayoutTypeInterface::verify_entries`].
    pub verify_entries: for<'q, 'c> fn(Type<'c>, &'q [DataLayoutEntry<'c>]) -> Result<(), Diagnostic>,
}

/// The table that runs the rule of the def ([`Def::layout`](crate::def::Def::layout)).
///
/// It serves every def that has a rule and no table of its own, so a def need
/// not name it.
pub static RULE_TABLE: DataLayoutTypeInterfaceTable = DataLayoutTypeInterfaceTable {
    layout: interpret::layout,
    shape: interpret::shape,
    are_compatible: interpret::are_compatible,
    verify_entries: interpret::verify_entries,
};

impl DataLayoutTypeInterfaceTable {
    /// The table of a handle that implements the interface by hand.
    #[must_use]
    pub const fn of<H: DefHandle>() -> Self
    where
        for<'c> H::Of<'c>: DataLayoutTypeInterface<'c>,
    {
        Self {
            layout: |ty, layout, entries| cast::<H>(ty)?.layout(layout, entries),
            shape: |ty, layout, entries| cast::<H>(ty)?.shape(layout, entries),
            are_compatible: |ty, outer, inner, identified| {
                ty.cast::<H>().is_some_and(|ty| ty.are_compatible(outer, inner, identified))
            },
            verify_entries: |ty, entries| ty.cast::<H>().map_or(Ok(()), |ty| ty.verify_entries(entries)),
        }
    }

    /// The table of a handle whose def has a rule, and which answers some queries
    /// by hand.
    #[must_use]
    pub const fn overriding<H: DefHandle>() -> Self
    where
        for<'c> H::Of<'c>: LayoutRuleOverrides<'c>,
    {
        Self {
            layout: |ty, layout, entries| {
                let answers = interpret::layout(ty, layout, entries)?;
                cast::<H>(ty)?.layout(answers, layout, entries)
            },
            shape: interpret::shape,
            are_compatible: |ty, outer, inner, identified| {
                ty.cast::<H>().is_some_and(|ty| ty.are_compatible(outer, inner, identified))
            },
            verify_entries: |ty, entries| ty.cast::<H>().map_or(Ok(()), |ty| ty.verify_entries(entries)),
        }
    }

    /// The table of a type: its def's own, [`RULE_TABLE`] where the def has a rule,
    /// or one that a dialect attached. `None`: it has no layout.
    #[must_use]
    pub fn find(ty: Type<'_>) -> Option<&'static Self> {
        match (ty.def().interface(&DATA_LAYOUT_TYPE_INTERFACE), ty.def().layout) {
            (Some(table), _) => table.downcast_ref(),
            (None, Some(_)) => Some(&RULE_TABLE),
            (None, None) => ty.node().interface(&DATA_LAYOUT_TYPE_INTERFACE),
        }
    }
}

/// A table is attached to the def whose handle it was made of; on another def it
/// has nothing to say.
fn cast<'c, H: DefHandle>(ty: Type<'c>) -> Result<H::Of<'c>, LayoutError> {
    ty.cast::<H>().ok_or_else(|| LayoutError::unsupported(ty))
}
