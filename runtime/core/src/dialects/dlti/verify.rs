//! The checks of entries when an attribute is made. The values of entries are checked on
//! the scope.

use super::generated::{
    DataLayoutSpecAttrVerify, DltiDialect, MapAttrVerify, TargetDeviceSpecAttrVerify,
    TargetSystemSpecAttrVerify,
};
use super::{
    DATA_LAYOUT_ATTR_NAME, DataLayoutSpecAttr, MAP_ATTR_NAME, MapAttr, TARGET_SYSTEM_ATTR_NAME,
    TargetDeviceSpecAttr, TargetSystemSpecAttr,
};
use crate::ir::{OpRef, OperationAttrVerify};
use crate::layout::{DATA_LAYOUT_ENTRY_INTERFACE, DataLayoutEntry, EntryKey, TargetDeviceSpecInterfaceTable};
use crate::{Attribute, Context, Diagnostic, Node};
use rustc_hash::FxHashSet;

fn error(message: impl Into<String>) -> Result<(), Diagnostic> {
    Err(Diagnostic::error(message))
}

fn decode<'c>(attributes: &[Attribute<'c>]) -> Result<Vec<DataLayoutEntry<'c>>, Diagnostic> {
    // The key and the value of an entry of another dialect may be known to its C++ only.
    let is_opaque = |entry: &&Attribute<'c>| {
        DataLayoutEntry::of(**entry).is_none() && entry.node().implements(&DATA_LAYOUT_ENTRY_INTERFACE)
    };
    let readable = attributes.iter().filter(|entry| !is_opaque(entry));
    let entries = readable.map(|entry| DataLayoutEntry::of(*entry)).collect::<Option<_>>();
    entries.ok_or_else(|| Diagnostic::error("contained invalid DLTI entry"))
}

/// Keys are types and non-empty strings, each once.
impl DataLayoutSpecAttrVerify for DataLayoutSpecAttr<'_> {
    fn verify<'c>(_: &'c Context, entries: &'c [Attribute<'c>]) -> Result<(), Diagnostic> {
        keys(&decode(entries)?, true)
    }
}

/// Keys are types and non-empty strings, each once.
impl MapAttrVerify for MapAttr<'_> {
    fn verify<'c>(_: &'c Context, entries: &'c [Attribute<'c>]) -> Result<(), Diagnostic> {
        keys(&decode(entries)?, true)
    }
}

/// Keys are non-empty strings, each once.
impl TargetDeviceSpecAttrVerify for TargetDeviceSpecAttr<'_> {
    fn verify<'c>(_: &'c Context, entries: &'c [Attribute<'c>]) -> Result<(), Diagnostic> {
        keys(&decode(entries)?, false)
    }
}

fn keys(entries: &[DataLayoutEntry<'_>], types: bool) -> Result<(), Diagnostic> {
    let mut seen = FxHashSet::default();
    for entry in entries {
        match entry.key {
            EntryKey::Type(_) if !types => return error("type as DLTI key is not allowed"),
            EntryKey::Identifier(id) if id.bytes().is_empty() => {
                return error("empty string as DLTI key is not allowed");
            }
            key if !seen.insert(key.node().address()) => return error(format!("repeated DLTI key: {key}")),
            EntryKey::Type(_) | EntryKey::Identifier(_) => {}
        }
    }
    Ok(())
}

/// Keys are strings, each once; values are device specifications.
impl TargetSystemSpecAttrVerify for TargetSystemSpecAttr<'_> {
    fn verify<'c>(_: &'c Context, entries: &'c [Attribute<'c>]) -> Result<(), Diagnostic> {
        let mut seen = FxHashSet::default();
        for entry in decode(entries)? {
            let EntryKey::Identifier(id) = entry.key else {
                return error("non-string key of DLTI system spec");
            };
            let Some(device) = TargetDeviceSpecInterfaceTable::find(entry.value) else {
                return error(format!("value associated with key {id} is not a DLTI device spec"));
            };
            keys(&(device.entries)(entry.value.node()), false)?;
            if !seen.insert(Node::from(id).address()) {
                return error(format!("repeated device ID in dlti.target_system_spec: {id}"));
            }
        }
        Ok(())
    }
}

/// Checks an attribute `dlti.something` of an operation (MLIR's
/// `verifyOperationAttribute`). The values of a specification are checked if the operation
/// is a scope.
impl OperationAttrVerify for DltiDialect {
    fn verify<'c>(_: OpRef<'_, 'c>, name: &[u8], value: Attribute<'c>) -> Result<(), Diagnostic> {
        let name = String::from_utf8_lossy(name);
        let (expected, is) = match &*name {
            DATA_LAYOUT_ATTR_NAME => ("dl_spec", value.isa::<DataLayoutSpecAttr<'_>>()),
            MAP_ATTR_NAME => ("map", value.isa::<MapAttr<'_>>()),
            TARGET_SYSTEM_ATTR_NAME => ("target_system_spec", value.isa::<TargetSystemSpecAttr<'_>>()),
            _ => return error(format!("attribute '{name}' not supported by dialect")),
        };
        if is { Ok(()) } else { error(format!("'{name}' is expected to be a #dlti.{expected} attribute")) }
    }
}
