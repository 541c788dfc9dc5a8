//! The lookup of a type's layout interface, and overrides of a rule's answers. The interface itself is generated
//! (`generated`).

use super::aggregate::TypeShape;
use super::data_layout::TypeLayout;
use super::entry::DataLayoutEntry;
use super::error::LayoutError;
use super::generated::{DATA_LAYOUT_TYPE_INTERFACE, DataLayoutTypeInterface, DataLayoutTypeInterfaceTable};
use super::interpret;
use super::query::LayoutQuery;
use super::size::TypeSize;
use crate::Diagnostic;
use crate::builtin::FLOAT_TYPE_INTERFACE;
use crate::builtin::layout::FLOAT_TABLE;
use crate::def::InterfaceImpl;
use crate::handle::Handle;
use crate::node::Node;
use crate::types::Type;

/// Overrides of single answers for a type whose def has a [rule](super::LayoutRule):
/// the rule answers for every method that is not implemented.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl LayoutRuleOverrides`",
    label = "`LayoutRuleOverrides` is not implemented",
    note = "its definition has a layout rule and `overrides`; every method may be left out"
)]
pub trait LayoutRuleOverrides<'c>: Copy + Into<Type<'c>> {
    /// Changes the rule's answers: `answers` holds them, to be returned with some
    /// replaced. As in [`DataLayoutTypeInterface`], `layout` is for other types.
    ///
    /// # Errors
    /// If there is no answer.
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
        interpret::are_compatible(self.into(), outer, inner, identified)
    }

    /// As [`DataLayoutTypeInterface::verify_entries`].
    ///
    /// # Errors
    /// If an entry is invalid: the error of the first one.
    fn verify_entries(self, entries: &[DataLayoutEntry<'c>]) -> Result<(), Diagnostic> {
        interpret::verify_entries(self.into(), entries)
    }
}

/// The single answers, computed from the whole layout.
macro_rules! answers_of_layout {
    () => {
        $crate::layout::interface::answers_of_layout! {
            size_in_bits: TypeSize, abi_alignment: u64, size: TypeSize, preferred_alignment: u64,
            index_bit_width: Option<u64>
        }
    };
    ($($answer:ident: $ty:ty),*) => {$(
        fn $answer(
            self,
            layout: LayoutQuery<'_, 'c>,
            entries: &[DataLayoutEntry<'c>],
        ) -> Result<$ty, LayoutError> {
            Ok(DataLayoutTypeInterface::layout(self, layout, entries)?.$answer)
        }
    )*};
}

pub(crate) use answers_of_layout;

/// Any type whose def has a rule, which answers.
#[derive(Clone, Copy)]
struct Ruled<'c>(Type<'c>);

impl Handle for Ruled<'_> {
    type Of<'c> = Ruled<'c>;
    fn accepts(node: Node<'_>) -> bool {
        node.def().layout.is_some()
    }
    fn from_node(node: Node<'_>) -> Option<Ruled<'_>> {
        if Self::accepts(node) { Type::from_node(node).map(Ruled) } else { None }
    }
}

impl<'c> From<Ruled<'c>> for Type<'c> {
    fn from(ruled: Ruled<'c>) -> Self {
        ruled.0
    }
}

impl<'c> From<Ruled<'c>> for Node<'c> {
    fn from(ruled: Ruled<'c>) -> Self {
        ruled.0.node()
    }
}

/// The single answers, each from the rule.
macro_rules! answers_of_rule {
    ($($answer:ident: $ty:ty),*) => {$(
        fn $answer(
            self,
            layout: LayoutQuery<'_, 'c>,
            entries: &[DataLayoutEntry<'c>],
        ) -> Result<$ty, LayoutError> {
            interpret::answers(self.0, layout, entries).$answer
        }
    )*};
}

impl<'c> DataLayoutTypeInterface<'c> for Ruled<'c> {
    answers_of_rule! {
        size_in_bits: TypeSize, abi_alignment: u64, size: TypeSize, preferred_alignment: u64,
        index_bit_width: Option<u64>
    }

    fn layout(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeLayout, LayoutError> {
        interpret::layout(self.0, layout, entries)
    }

    fn shape(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeShape<'c>, LayoutError> {
        interpret::shape(self.0, layout, entries)
    }

    fn deciding_entry(self, entries: &[DataLayoutEntry<'c>]) -> Option<DataLayoutEntry<'c>> {
        interpret::deciding(self.0, entries)
    }

    fn are_compatible(
        self,
        outer: &[DataLayoutEntry<'c>],
        inner: &[DataLayoutEntry<'c>],
        identified: &[DataLayoutEntry<'c>],
    ) -> bool {
        interpret::are_compatible(self.0, outer, inner, identified)
    }

    fn verify_entries(self, entries: &[DataLayoutEntry<'c>]) -> Result<(), Diagnostic> {
        interpret::verify_entries(self.0, entries)
    }
}

/// A type whose def has a rule, which answers where the author does not.
struct Overriding<'c, H: Handle>(H::Of<'c>);

impl<H: Handle> Clone for Overriding<'_, H> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<H: Handle> Copy for Overriding<'_, H> {}

impl<H: Handle> Handle for Overriding<'_, H> {
    type Of<'c> = Overriding<'c, H>;
    fn accepts(node: Node<'_>) -> bool {
        H::accepts(node)
    }
    fn from_node(node: Node<'_>) -> Option<Overriding<'_, H>> {
        H::from_node(node).map(Overriding)
    }
}

impl<'c, H: Handle> From<Overriding<'c, H>> for Type<'c>
where
    H::Of<'c>: LayoutRuleOverrides<'c>,
{
    fn from(handle: Overriding<'c, H>) -> Self {
        handle.0.into()
    }
}

impl<'c, H: Handle> From<Overriding<'c, H>> for Node<'c> {
    fn from(handle: Overriding<'c, H>) -> Self {
        handle.0.into()
    }
}

impl<'c, H: Handle> DataLayoutTypeInterface<'c> for Overriding<'c, H>
where
    H::Of<'c>: LayoutRuleOverrides<'c>,
{
    answers_of_layout!();

    fn layout(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeLayout, LayoutError> {
        let answers = interpret::layout(self.0.into(), layout, entries)?;
        self.0.layout(answers, layout, entries)
    }

    fn shape(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeShape<'c>, LayoutError> {
        interpret::shape(self.0.into(), layout, entries)
    }

    fn deciding_entry(self, entries: &[DataLayoutEntry<'c>]) -> Option<DataLayoutEntry<'c>> {
        interpret::deciding(self.0.into(), entries)
    }

    fn are_compatible(
        self,
        outer: &[DataLayoutEntry<'c>],
        inner: &[DataLayoutEntry<'c>],
        identified: &[DataLayoutEntry<'c>],
    ) -> bool {
        self.0.are_compatible(outer, inner, identified)
    }

    fn verify_entries(self, entries: &[DataLayoutEntry<'c>]) -> Result<(), Diagnostic> {
        self.0.verify_entries(entries)
    }
}

/// The table that runs the rule of the def ([`Def::layout`](crate::def::Def::layout)).
///
/// Queries use it for every def that has a rule and no table of its own. Generated
/// defs list it nevertheless, so that they are
/// [`AnyDataLayoutTypeInterface`](super::AnyDataLayoutTypeInterface)s.
///
/// ```
/// use isogloss::layout::DataLayoutTypeInterfaceTable;
/// use isogloss::def::InterfaceImpl;
/// // What the definition of a type with a rule says.
/// static IMPL: InterfaceImpl = DataLayoutTypeInterfaceTable::by_rule();
/// # let _ = &IMPL;
/// ```
pub static RULE_TABLE: DataLayoutTypeInterfaceTable = DataLayoutTypeInterfaceTable::of::<Ruled<'static>>();

impl DataLayoutTypeInterfaceTable {
    /// The entry for the interfaces of a def with a rule.
    #[must_use]
    pub const fn by_rule() -> InterfaceImpl {
        InterfaceImpl::new(&DATA_LAYOUT_TYPE_INTERFACE, &RULE_TABLE)
    }

    /// The same for a handle that overrides some answers.
    #[must_use]
    pub const fn overriding<H: Handle>() -> InterfaceImpl
    where
        for<'c> H::Of<'c>: LayoutRuleOverrides<'c>,
    {
        Self::entry::<Overriding<'static, H>>()
    }

    /// The table of a type: the common one of all floats if it is a float ([`FLOAT_TYPE_INTERFACE`]); its def's own;
    /// [`RULE_TABLE`] if the def has a rule; or one that a dialect attached. `None`: it has no layout.
    #[inline]
    #[must_use]
    pub fn of_type(ty: Type<'_>) -> Option<&'static Self> {
        if ty.def().interface(&FLOAT_TYPE_INTERFACE).is_some() {
            return Some(&FLOAT_TABLE);
        }
        match (ty.def().interface(&DATA_LAYOUT_TYPE_INTERFACE), ty.def().layout) {
            (Some(table), _) => table.downcast_ref(),
            (None, Some(_)) => Some(&RULE_TABLE),
            (None, None) => ty.node().interface(&DATA_LAYOUT_TYPE_INTERFACE),
        }
    }
}
