//! The interfaces of the attributes and of the dialect for data layouts and queries.

use super::attributes::entry_attributes;
use super::generated::DltiDialect;
use super::{DataLayoutEntryAttr, DataLayoutSpecAttr, MapAttr, TargetDeviceSpecAttr, TargetSystemSpecAttr};
use crate::builtin::StringAttr;
use crate::layout::{
    DLTIQueryInterface, DataLayoutDialectInterface, DataLayoutEntry, DataLayoutEntryInterface,
    DataLayoutSpecInterface, EntryKey, ScopeProperty, TargetDeviceSpecInterface, TargetSystemSpecInterface,
    combine_entries,
};
use crate::{Attribute, Diagnostic};

impl<'c> DataLayoutEntryInterface<'c> for DataLayoutEntryAttr<'c> {
    fn key(self) -> EntryKey<'c> {
        DataLayoutEntryAttr::key(self)
    }

    fn value(self) -> Attribute<'c> {
        DataLayoutEntryAttr::value(self)
    }
}

impl<'c> DataLayoutSpecInterface<'c> for DataLayoutSpecAttr<'c> {
    fn entries(self) -> Vec<DataLayoutEntry<'c>> {
        // Reserved for all entries: `collect` would not know their number.
        let mut entries = Vec::with_capacity(self.attributes().len());
        entries.extend(DataLayoutSpecAttr::entries(self));
        entries
    }

    fn combine_with(self, outer: &[Attribute<'c>]) -> Option<Vec<DataLayoutEntry<'c>>> {
        // Only specifications of this kind combine.
        let mut scopes = Vec::with_capacity(outer.len() + 1);
        for spec in outer {
            scopes.push(spec.dyn_cast::<DataLayoutSpecAttr<'_>>()?.entries().collect());
        }
        scopes.push(DataLayoutSpecInterface::entries(self));
        combine_entries(Attribute::from(self).context(), &scopes)
    }
}

impl<'c> TargetDeviceSpecInterface<'c> for TargetDeviceSpecAttr<'c> {
    fn entries(self) -> Vec<DataLayoutEntry<'c>> {
        TargetDeviceSpecAttr::entries(self).collect()
    }
}

impl<'c> TargetSystemSpecInterface<'c> for TargetSystemSpecAttr<'c> {
    fn entries(self) -> Vec<DataLayoutEntry<'c>> {
        TargetSystemSpecAttr::entries(self).collect()
    }
}

/// Every list of entries can be queried for the value of a key.
macro_rules! queries {
    ($($handle:ident),*) => {$(
        impl<'c> DLTIQueryInterface<'c> for $handle<'c> {
            fn query(self, key: EntryKey<'c>) -> Option<Attribute<'c>> {
                query(self.into(), key)
            }
        }
    )*};
}

queries!(DataLayoutSpecAttr, MapAttr, TargetDeviceSpecAttr, TargetSystemSpecAttr);

/// The value of a key in a list attribute.
pub(super) fn query<'c>(attribute: Attribute<'c>, key: EntryKey<'c>) -> Option<Attribute<'c>> {
    let mut entries =
        entry_attributes(attribute.node()).iter().filter_map(|entry| DataLayoutEntry::of(*entry));
    entries.find(|entry| entry.key == key).map(|entry| entry.value)
}

/// The dialect's check of keys that begin with `dlti.`.
impl DataLayoutDialectInterface for DltiDialect {
    fn verify_entry(entry: &DataLayoutEntry<'_>) -> Result<(), Diagnostic> {
        let key = entry.identifier().unwrap_or_default();
        let property = ScopeProperty::ALL.into_iter().find(|property| property.dlti_key() == key);
        let Some(property) = property else {
            return Err(Diagnostic::error(format!("unknown data layout entry name: {key}")));
        };
        if property == ScopeProperty::Endianness && !is_endianness(entry.value) {
            return Err(Diagnostic::error(format!(
                "'{key}' data layout entry is expected to be either 'big' or 'little'"
            )));
        }
        Ok(())
    }
}

fn is_endianness(value: Attribute<'_>) -> bool {
    value.dyn_cast::<StringAttr<'_>>().is_some_and(|value| matches!(value.bytes(), b"big" | b"little"))
}
