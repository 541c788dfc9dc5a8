//! The names of operations, interned in an [`Ir`](super::Ir).

use super::def::OpDef;
use super::dominance::RegionOrder;
use super::ids::{Entities, NameIndex, OpName, PublicId as _, Stamp};
use super::interfaces::{OpAsmOpInterfaceTable, asm_table, default_dialect};
use super::pool;
use super::segments::Groups;
use crate::sort::sort_by_key;
use crate::text::{AsmPrinter, PrintOptions};
use crate::{Attribute, Context};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The names of the operations of an `Ir`, with their definitions.
#[derive(Clone)]
pub(crate) struct Names<'c> {
    context: &'c Context,
    /// The stamp of the ids of names.
    stamp: Stamp,
    entries: Entities<NameIndex, NameEntry<'c>>,
    ids: FxHashMap<Arc<[u8]>, NameIndex>,
    /// By the address of a definition.
    of_defs: FxHashMap<usize, NameIndex>,
}

#[derive(Clone)]
struct NameEntry<'c> {
    text: Arc<str>,
    /// The length of the dialect's name, if the rest has no dot: where that dialect is the default, it may be omitted.
    dialect_len: Option<usize>,
    /// The beginning of the generic form: the name in quotes and a parenthesis.
    generic: Arc<[u8]>,
    def: Option<&'static OpDef>,
    /// The groups of its operands and of its results.
    operand_groups: Arc<Groups>,
    result_groups: Arc<Groups>,
    /// The indices of the definition's properties, in the order of their names.
    properties_by_name: Arc<[u32]>,
    /// The default values of its properties, once requested.
    defaults: Option<Arc<[Option<Attribute<'c>>]>>,
    /// The interface that names results and arguments in custom form.
    asm: Option<&'static OpAsmOpInterfaceTable>,
    /// The dialect whose prefix is left out in the regions of its operations; empty if there is none.
    default_dialect: &'static str,
    /// Whether uses must come after definitions in the regions of its operations.
    region_order: RegionOrder,
}

impl<'c> Names<'c> {
    /// An empty table for an `Ir` with that stamp.
    pub(crate) fn new(context: &'c Context, stamp: Stamp) -> Self {
        let (ids, of_defs) = (FxHashMap::default(), FxHashMap::default());
        Self { context, stamp, entries: Entities::new(), ids, of_defs }
    }

    /// A copy for an `Ir` with that stamp.
    pub(crate) fn copy(&self, stamp: Stamp) -> Self {
        Self { stamp, ..self.clone() }
    }

    /// The id of a name.
    #[inline]
    pub(crate) fn id(&self, name: NameIndex) -> OpName {
        OpName::new(name, self.stamp)
    }

    /// Panics if a name is one of another `Ir`.
    #[inline]
    #[track_caller]
    pub(crate) fn check(&self, name: OpName) {
        pool::check_ir(name, self.stamp);
    }

    /// The number of names.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// The id of that name; `None` unless the bytes are UTF-8.
    #[inline]
    pub(crate) fn intern_bytes(&mut self, name: &[u8]) -> Option<NameIndex> {
        match self.ids.get(name) {
            Some(&id) => Some(id),
            None => str::from_utf8(name).ok().map(|name| self.intern_new(name)),
        }
    }

    /// The id of that name.
    pub(crate) fn intern(&mut self, name: &str) -> NameIndex {
        match self.ids.get(name.as_bytes()) {
            Some(&id) => id,
            None => self.intern_new(name),
        }
    }

    #[cold]
    fn intern_new(&mut self, name: &str) -> NameIndex {
        let id = self.add(name, self.context.op(name));
        self.ids.insert(name.as_bytes().into(), id);
        id
    }

    fn add(&mut self, name: &str, def: Option<&'static OpDef>) -> NameIndex {
        let (mut generic, options) = (Vec::new(), PrintOptions::default());
        let mut printer = AsmPrinter::new(&mut generic, &options);
        printer.string(name.as_bytes());
        printer.write("(");
        let properties = def.map_or(&[][..], |def| def.properties);
        let mut by_name: Vec<u32> = (0..properties.len() as u32).collect();
        sort_by_key(&mut by_name, |index| properties[*index as usize].name);
        self.entries.push(NameEntry {
            text: name.into(),
            dialect_len: name.find('.').filter(|dot| !name[dot + 1..].contains('.')),
            generic: generic.into(),
            def,
            operand_groups: Arc::new(
                def.map_or_else(Groups::default, |def| Groups::new(def.operands, def.operand_segments)),
            ),
            result_groups: Arc::new(
                def.map_or_else(Groups::default, |def| Groups::new(def.results, def.result_segments)),
            ),
            properties_by_name: by_name.into(),
            defaults: None,
            asm: def.and_then(|def| asm_table(self.context, def)),
            default_dialect: def.map_or("", |def| default_dialect(self.context, def)),
            region_order: def.map_or(RegionOrder::UNKNOWN, |def| RegionOrder::of(self.context, def)),
        })
    }

    #[inline]
    pub(crate) fn text(&self, id: NameIndex) -> &str {
        &self.entries[id].text
    }

    /// The name in custom form, without its dialect if that is the default one.
    #[inline]
    pub(crate) fn short(&self, id: NameIndex, default: &str) -> &str {
        let entry = &self.entries[id];
        match entry.dialect_len {
            Some(len) if len == default.len() && entry.text.starts_with(default) => &entry.text[len + 1..],
            _ => &entry.text,
        }
    }

    /// The name in quotes, escaped, and a parenthesis.
    #[inline]
    pub(crate) fn generic(&self, id: NameIndex) -> &[u8] {
        &self.entries[id].generic
    }

    #[inline]
    pub(crate) fn def(&self, id: NameIndex) -> Option<&'static OpDef> {
        self.entries[id].def
    }

    /// The groups of the definition's operands; empty for an operation without a definition.
    #[inline]
    pub(crate) fn operand_groups(&self, id: NameIndex) -> &Groups {
        &self.entries[id].operand_groups
    }

    /// The same for its results.
    #[inline]
    pub(crate) fn result_groups(&self, id: NameIndex) -> &Groups {
        &self.entries[id].result_groups
    }

    /// The indices of the definition's properties, in the order of their names.
    #[inline]
    pub(crate) fn properties_by_name(&self, id: NameIndex) -> &[u32] {
        &self.entries[id].properties_by_name
    }

    /// Fills the empty slots of properties that have a default value.
    #[inline]
    pub(crate) fn fill_defaults(&mut self, id: NameIndex, slots: &mut [Option<Attribute<'c>>]) {
        if slots.iter().all(Option::is_some) {
            return;
        }
        let entry = &mut self.entries[id];
        let defaults = entry.defaults.get_or_insert_with(|| default_values(self.context, entry.def));
        for (slot, default) in slots.iter_mut().zip(defaults.iter()) {
            *slot = slot.or(*default);
        }
    }

    /// The default value of a property, if the slots of an operation of that name were filled once.
    #[inline]
    pub(crate) fn known_default(&self, id: NameIndex, index: usize) -> Option<Attribute<'c>> {
        self.entries[id].defaults.as_ref()?.get(index).copied().flatten()
    }

    /// The functions of `OpAsmOpInterface`, if the operations of the name implement it.
    #[inline]
    pub(crate) fn asm(&self, id: NameIndex) -> Option<&'static OpAsmOpInterfaceTable> {
        self.entries[id].asm
    }

    /// The dialect whose prefix is left out in the regions of the name's operations; empty if there is none.
    #[inline]
    pub(crate) fn default_dialect(&self, id: NameIndex) -> &'static str {
        self.entries[id].default_dialect
    }

    /// Whether uses must come after definitions in the regions of the name's operations.
    #[inline]
    pub(crate) fn region_order(&self, id: NameIndex) -> RegionOrder {
        self.entries[id].region_order
    }

    /// The name of a definition's operations.
    ///
    /// # Panics
    /// If the context does not have the definition's dialect.
    #[inline]
    #[track_caller]
    pub(crate) fn intern_def(&mut self, def: &'static OpDef) -> NameIndex {
        let address = std::ptr::from_ref(def).addr();
        if let Some(&id) = self.of_defs.get(&address) {
            return id;
        }
        let id = self.intern(def.name);
        assert!(
            self.def(id).is_some(),
            "`{}` belongs to dialect `{}`, which the context does not know; add the dialect to `Context::with_dialects`",
            def.name,
            def.dialect
        );
        self.of_defs.insert(address, id);
        id
    }

    /// The name of the operations of a definition that belongs to no dialect.
    pub(crate) fn intern_own(&mut self, def: &'static OpDef) -> NameIndex {
        let address = std::ptr::from_ref(def).addr();
        match self.of_defs.get(&address) {
            Some(&id) => id,
            None => {
                let id = self.add(def.name, Some(def));
                self.of_defs.insert(address, id);
                id
            }
        }
    }
}

#[cold]
fn default_values<'c>(context: &'c Context, def: Option<&'static OpDef>) -> Arc<[Option<Attribute<'c>>]> {
    let mut values = vec![None; def.map_or(0, |def| def.properties.len())];
    if let Some(def) = def {
        def.fill_defaults(context, &mut values);
    }
    values.into()
}
