//! Constructors of the attributes, and typed access to their entries.

use super::interfaces;
use super::{DataLayoutEntryAttr, DataLayoutSpecAttr, MapAttr, TargetDeviceSpecAttr, TargetSystemSpecAttr};
use crate::builtin::StringAttr;
use crate::layout::{DataLayoutEntry, EntryKey, ScopeProperty};
use crate::plumbing;
use crate::{Attribute, Context, Diagnostic, Node, Param};

impl ScopeProperty {
    /// The key by which the DLTI dialect knows it.
    #[must_use]
    pub const fn dlti_key(self) -> &'static str {
        match self {
            Self::Endianness => "dlti.endianness",
            Self::DefaultMemorySpace => "dlti.default_memory_space",
            Self::AllocaMemorySpace => "dlti.alloca_memory_space",
            Self::ProgramMemorySpace => "dlti.program_memory_space",
            Self::GlobalMemorySpace => "dlti.global_memory_space",
            Self::ManglingMode => "dlti.mangling_mode",
            Self::StackAlignment => "dlti.stack_alignment",
            Self::FunctionPointerAlignment => "dlti.function_pointer_alignment",
            Self::LegalIntWidths => "dlti.legal_int_widths",
        }
    }
}

impl<'c> DataLayoutEntryAttr<'c> {
    /// The entry with that key and value.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c Context, key: impl Into<EntryKey<'c>>, value: Attribute<'c>) -> Self {
        Self::base_get(context, key.into(), value)
    }

    /// The entry with a string as its key.
    #[must_use]
    pub fn named(context: &'c Context, key: &str, value: Attribute<'c>) -> Self {
        Self::get(context, StringAttr::get(context, key), value)
    }
}

/// The handles that are lists of entries.
macro_rules! entry_lists {
    ($($handle:ident),*) => {$(
        impl<'c> $handle<'c> {
            /// The attribute with these entries, each of which implements
            /// [`DataLayoutEntryInterface`](crate::layout::DataLayoutEntryInterface).
            ///
            /// # Errors
            /// If an attribute is not an entry, a key occurs twice, or the kind of a key is not
            /// allowed in this attribute.
            pub fn get(context: &'c Context, entries: &[Attribute<'c>]) -> Result<Self, Diagnostic> {
                Self::base_get_checked(context, entries)
            }

            /// The entries in order, as attributes.
            #[must_use]
            pub fn attributes(self) -> &'c [Attribute<'c>] {
                plumbing::param(self.into(), 0)
            }

            /// The entries in order.
            pub fn entries(self) -> impl Iterator<Item = DataLayoutEntry<'c>> + Clone {
                self.attributes().iter().filter_map(|entry| decode_entry(*entry))
            }

            /// The value of a key.
            #[must_use]
            pub fn query(self, key: impl Into<EntryKey<'c>>) -> Option<Attribute<'c>> {
                interfaces::query(self.into(), key.into())
            }
        }
    )*};
}

entry_lists!(DataLayoutSpecAttr, MapAttr, TargetDeviceSpecAttr, TargetSystemSpecAttr);

impl<'c> DataLayoutSpecAttr<'c> {
    /// The specification with these entries, for instance the entries of a data layout that combines several.
    ///
    /// # Errors
    /// As [`Self::get`].
    pub fn of(context: &'c Context, entries: &[DataLayoutEntry<'c>]) -> Result<Self, Diagnostic> {
        let attributes: Vec<_> = entries.iter().map(|entry| entry.attribute).collect();
        Self::get(context, &attributes)
    }
}

/// As [`DataLayoutEntry::of`], but without a search for the interface of this dialect's
/// own entries.
fn decode_entry(attribute: Attribute<'_>) -> Option<DataLayoutEntry<'_>> {
    match (attribute.dyn_cast::<DataLayoutEntryAttr<'_>>(), attribute.params()) {
        (Some(_), [key, Param::Attr(value)]) => {
            Some(DataLayoutEntry { key: EntryKey::decode(*key)?, value: *value, attribute })
        }
        _ => DataLayoutEntry::of(attribute),
    }
}

/// The entries of a list attribute; empty for any other attribute.
pub(super) fn entry_attributes<'c>(node: Node<'c>) -> &'c [Attribute<'c>] {
    match node.params() {
        [Param::Attrs(entries)] => entries,
        _ => &[],
    }
}
