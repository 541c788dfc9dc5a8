//! The data of a run: strings, types, values and records, each identified by a small number.
//!
//! Equal strings and types have equal numbers, and so have equal values from the same source
//! location. They are compared by number and never copied. `eval` computes values.

mod ancestry;
mod intern;
mod lone;
mod names;
mod node;
mod origins;
mod records;
mod types;
mod uses;
mod values;

pub(crate) use intern::{FastMap, IdTable, Mixer, Sym, Symbols, high};
pub(crate) use lone::{LEAD, bytes_of, may_hold_lone_bytes, shown, text_of};
use names::GlobalId;
pub(crate) use names::NameMap;
pub(crate) use node::{BinOp, Node, Slice, TernOp, UnOp, ValueId};
pub(crate) use origins::{Origin, Source};
pub(crate) use records::{
    Assertion, DeclId, Dump, FieldData, FieldDecl, FieldKind, RecordData, RecordId, RecordKind, Setting,
    SettingId,
};
pub(crate) use types::{Type, TypeId, Types};
pub(crate) use uses::Moves;
pub(crate) use values::{Extent, Meta, Values};

use crate::Span;

/// All data of a run.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pub(crate) syms: Symbols,
    pub(crate) types: Types,
    pub(crate) values: Values,
    /// All records: classes, defs, and prototypes of defs.
    pub(crate) recs: Vec<RecordData>,
    /// All declarations of fields.
    decls: Vec<FieldDecl>,
    /// All declarations and `let`s that gave a field a value.
    settings: Vec<Setting>,
    /// Finished classes in source order.
    pub(crate) classes: Vec<RecordId>,
    /// Finished defs in the order of their completion.
    pub(crate) defs: Vec<RecordId>,
    pub(crate) class_names: NameMap<RecordId>,
    pub(crate) def_names: NameMap<RecordId>,
    gathered: ancestry::Gathered,
    globals: Vec<Global>,
    global_names: NameMap<GlobalId>,
}

/// A global variable, which a `defvar` or a `defset` defines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Global {
    pub(crate) name: Sym,
    pub(crate) value: ValueId,
    /// The definition.
    pub(crate) span: Span,
}

impl Store {
    pub(crate) fn new() -> Store {
        Store {
            syms: Symbols::new(),
            types: Types::new(),
            values: Values::new(),
            recs: Vec::with_capacity(1 << 12),
            decls: Vec::with_capacity(1 << 10),
            settings: Vec::with_capacity(1 << 10),
            classes: Vec::new(),
            defs: Vec::new(),
            class_names: NameMap::default(),
            def_names: NameMap::default(),
            gathered: ancestry::Gathered::default(),
            globals: Vec::new(),
            global_names: NameMap::default(),
        }
    }

    #[inline(always)]
    pub(crate) fn rec(&self, id: RecordId) -> &RecordData {
        &self.recs.as_slice()[id.index()]
    }

    /// The name of a record; empty if it is not a string.
    pub(crate) fn name_of(&self, record: RecordId) -> &str {
        let node = self.values.node(self.rec(record).name);
        if let Node::Str(sym) | Node::Code(sym) = node { self.syms.get(sym) } else { "" }
    }

    #[inline(always)]
    pub(crate) fn rec_mut(&mut self, id: RecordId) -> &mut RecordData {
        &mut self.recs.as_mut_slice()[id.index()]
    }

    pub(crate) fn add_decl(&mut self, decl: FieldDecl) -> DeclId {
        self.decls.push(decl);
        DeclId::new(self.decls.len() - 1)
    }

    #[inline(always)]
    pub(crate) fn decl(&self, field: &FieldData) -> &FieldDecl {
        &self.decls.as_slice()[field.decl.index()]
    }

    pub(crate) fn decl_mut(&mut self, id: DeclId) -> &mut FieldDecl {
        &mut self.decls[id.index()]
    }

    pub(crate) fn add_setting(&mut self, setting: Setting) -> SettingId {
        self.settings.push(setting);
        SettingId::new(self.settings.len() - 1)
    }

    /// Defines a global variable, or replaces it.
    pub(crate) fn set_global(&mut self, name: Sym, value: ValueId, span: Span) {
        let global = Global { name, value, span };
        match self.global_names.get(name) {
            Some(GlobalId(at)) => self.globals[at as usize] = global,
            None => {
                self.global_names.insert(name, GlobalId(self.globals.len() as u32));
                self.globals.push(global);
            }
        }
    }

    /// The global variable called `name`.
    #[inline]
    pub(crate) fn global(&self, name: Sym) -> Option<&Global> {
        self.global_names.get(name).map(|GlobalId(at)| &self.globals[at as usize])
    }

    /// All global variables, in the order of their definition.
    pub(crate) fn globals(&self) -> &[Global] {
        &self.globals
    }

    /// The bytes of declarations and settings of fields.
    pub(crate) fn field_bytes(&self) -> usize {
        self.decls.len() * size_of::<FieldDecl>() + self.settings.len() * size_of::<Setting>()
    }

    /// The declaration or `let` that set a field; without a source if the field was declared
    /// without a value.
    pub(crate) fn setting(&self, field: &FieldData) -> Setting {
        match field.setting.index() {
            Some(index) => self.settings[index],
            None => Setting { at: self.decl(field).start, source: Span::NONE },
        }
    }
}
