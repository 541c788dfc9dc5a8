//! [`DataLayoutEntry`]: one key and value of a specification.

use super::generated::DataLayoutEntryInterfaceTable;
use super::values;
use crate::attribute::Attribute;
use crate::builtin::StringAttr;
use crate::node::Node;
use crate::param::{Param, Parameter};
use crate::types::Type;
use std::fmt;
use std::ops::Range;
use std::ptr;

/// The key of an entry (MLIR's `DataLayoutEntryKey`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EntryKey<'c> {
    /// A type: the entry applies to types of its def.
    Type(Type<'c>),
    /// A string that begins with a dialect's name: `"dlti.endianness"`.
    Identifier(StringAttr<'c>),
}

/// One entry of a specification, read from an attribute that implements
/// `DataLayoutEntryInterface`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct DataLayoutEntry<'c> {
    /// The key.
    pub key: EntryKey<'c>,
    /// The value, in a form that depends on the key.
    pub value: Attribute<'c>,
    /// The whole entry, as errors print it.
    pub attribute: Attribute<'c>,
}

impl<'c> DataLayoutEntry<'c> {
    /// An entry of that key and value, as an attribute that implements
    /// `DataLayoutEntryInterface` returns it; errors print `attribute`.
    #[must_use]
    pub const fn new(key: EntryKey<'c>, value: Attribute<'c>, attribute: Attribute<'c>) -> Self {
        Self { key, value, attribute }
    }
}

impl<'c> EntryKey<'c> {
    /// The interned type or string.
    #[must_use]
    pub fn node(self) -> Node<'c> {
        match self {
            Self::Type(ty) => ty.node(),
            Self::Identifier(id) => id.into(),
        }
    }

    /// The key as a parameter of an attribute, as [`dlti`](crate::dlti) stores it.
    #[must_use]
    pub fn encode(self) -> Param<'c> {
        match self {
            Self::Type(ty) => Param::Type(ty),
            Self::Identifier(id) => Param::Attr(id.into()),
        }
    }

    /// The inverse of [`Self::encode`].
    #[must_use]
    pub fn decode(param: Param<'c>) -> Option<Self> {
        match param {
            Param::Type(ty) => Some(Self::Type(ty)),
            Param::Attr(id) => id.dyn_cast::<StringAttr<'_>>().map(Self::Identifier),
            _ => None,
        }
    }
}

impl<'c> Parameter<'c> for EntryKey<'c> {
    fn encode(self) -> Param<'c> {
        EntryKey::encode(self)
    }
    fn decode(param: Param<'c>) -> Option<Self> {
        EntryKey::decode(param)
    }
}

impl<'c> From<Type<'c>> for EntryKey<'c> {
    fn from(ty: Type<'c>) -> Self {
        Self::Type(ty)
    }
}

impl<'c> From<StringAttr<'c>> for EntryKey<'c> {
    fn from(id: StringAttr<'c>) -> Self {
        Self::Identifier(id)
    }
}

impl fmt::Display for EntryKey<'_> {
    /// As in an entry: a type, or a quoted string.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Type(ty) => fmt::Display::fmt(ty, f),
            Self::Identifier(id) => fmt::Display::fmt(id, f),
        }
    }
}

impl<'c> DataLayoutEntry<'c> {
    /// The attribute as an entry, if it implements [`DataLayoutEntryInterface`](super::DataLayoutEntryInterface).
    #[must_use]
    pub fn of(attribute: Attribute<'c>) -> Option<Self> {
        let (table, node) = (DataLayoutEntryInterfaceTable::find(attribute)?, attribute.node());
        Some(Self { key: (table.key)(node), value: (table.value)(node), attribute })
    }

    /// The name of the dialect that a string key begins with.
    #[must_use]
    pub fn identifier_dialect(&self) -> Option<&'c str> {
        Some(self.identifier()?.split_once('.')?.0)
    }

    /// The text of a string key.
    #[must_use]
    pub fn identifier(&self) -> Option<&'c str> {
        match self.key {
            EntryKey::Identifier(id) => id.text(),
            EntryKey::Type(_) => None,
        }
    }

    /// The type that is the key.
    #[must_use]
    pub fn key_type(&self) -> Option<Type<'c>> {
        match self.key {
            EntryKey::Type(ty) => Some(ty),
            EntryKey::Identifier(_) => None,
        }
    }

    /// `[abi]` or `[abi, preferred]`, if the value has this form.
    #[must_use]
    pub fn alignment_bits(&self) -> Option<AlignmentBits> {
        let value = values::dense_integers(self.value)?;
        let (1 | 2, &[abi, second, ..]) = (value.count, &value.first) else { return None };
        Some(AlignmentBits { abi, preferred: if value.count == 2 { second } else { abi } })
    }

    /// `[size, abi, preferred]` or `[size, abi, preferred, index]`, if the value has this form.
    #[must_use]
    pub fn pointer_bits(&self) -> Option<PointerBits> {
        let value = values::dense_integers(self.value)?;
        let (3 | 4, [size, abi, preferred, fourth]) = (value.count, value.first) else { return None };
        Some(PointerBits { size, abi, preferred, index: if value.count == 4 { fourth } else { size } })
    }
}

/// The value of an alignment entry, in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct AlignmentBits {
    /// The ABI alignment.
    pub abi: u64,
    /// The preferred alignment.
    pub preferred: u64,
}

/// The value of a pointer entry, in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PointerBits {
    /// The size.
    pub size: u64,
    /// The ABI alignment.
    pub abi: u64,
    /// The preferred alignment.
    pub preferred: u64,
    /// The width of index computations.
    pub index: u64,
}

/// Entries in groups of one def each (MLIR's type classes).
#[derive(Debug, Default)]
pub(super) struct Grouped<'c> {
    /// Entries whose key is a type, grouped by def in the order of first appearance.
    pub(super) typed: Vec<DataLayoutEntry<'c>>,
    /// The ranges of the entries in `typed` by the address of their def.
    pub(super) classes: Vec<(usize, Range<usize>)>,
    /// Entries whose key is a string.
    pub(super) identified: Vec<DataLayoutEntry<'c>>,
}

impl<'c> Grouped<'c> {
    pub(super) fn new(entries: &[DataLayoutEntry<'c>]) -> Self {
        let mut grouped = Self::default();
        // The class of each entry; an entry with a string key has none.
        let mut class_of = Vec::with_capacity(entries.len());
        for entry in entries {
            let Some(ty) = entry.key_type() else {
                grouped.identified.push(*entry);
                class_of.push(usize::MAX);
                continue;
            };
            let address = ptr::from_ref(ty.def()).addr();
            let classes = &mut grouped.classes;
            let class = classes.iter().position(|(known, _)| *known == address).unwrap_or_else(|| {
                classes.push((address, 0..0));
                classes.len() - 1
            });
            classes[class].1.end += 1;
            class_of.push(class);
        }
        let mut start = 0;
        for (_, range) in &mut grouped.classes {
            *range = start..start + range.end;
            start = range.end;
        }
        // The index of the next entry of each class.
        let mut next: Vec<_> = grouped.classes.iter().map(|(_, range)| range.start).collect();
        let mut order = vec![0; start];
        for (index, class) in class_of.into_iter().enumerate() {
            if let Some(place) = next.get_mut(class) {
                order[*place] = index;
                *place += 1;
            }
        }
        grouped.typed = order.into_iter().map(|index| entries[index]).collect();
        grouped
    }
}
