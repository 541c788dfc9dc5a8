//! The data of a run: strings, types, values and records, each identified by a small number.
//!
//! Equal strings and types have equal numbers, and so have equal values from the same source
//! location. They are compared by number and never copied. `eval` computes values.

mod ancestry;
mod intern;
mod lone;
mod origins;
mod records;
mod types;
mod values;

pub(crate) use intern::{FastMap, IdTable, Mixer, Sym, Symbols};
pub(crate) use lone::{LEAD, bytes_of, may_hold_lone_bytes, text_of};
pub(crate) use origins::{Origin, Source};
pub(crate) use records::{
    Assertion, DeclId, Dump, FieldData, FieldDecl, FieldKind, RecordData, RecordId, RecordKind, Setting,
    SettingId,
};
pub(crate) use types::{Type, TypeId, Types};
pub(crate) use values::{BinOp, Extent, Meta, Node, Slice, TernOp, UnOp, ValueId, Values};

/// All data of a run.
#[derive(Debug)]
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
    pub(crate) class_names: FastMap<Sym, RecordId>,
    pub(crate) def_names: FastMap<Sym, RecordId>,
    gathered: ancestry::Gathered,
    /// Values of the global variables, `defset`s among them.
    pub(crate) globals: FastMap<Sym, ValueId>,
    /// Where each of `globals` is defined.
    pub(crate) global_spans: FastMap<Sym, crate::Span>,
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
            class_names: FastMap::default(),
            def_names: FastMap::default(),
            gathered: ancestry::Gathered::default(),
            globals: FastMap::default(),
            global_spans: FastMap::default(),
        }
    }

    #[inline(always)]
    pub(crate) fn rec(&self, id: RecordId) -> &RecordData {
        &self.recs.as_slice()[id.index()]
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

    /// The bytes of declarations and settings of fields.
    pub(crate) fn field_bytes(&self) -> usize {
        self.decls.len() * size_of::<FieldDecl>() + self.settings.len() * size_of::<Setting>()
    }

    /// The declaration or `let` that set a field; without a source if the field was declared
    /// without a value.
    pub(crate) fn setting(&self, field: &FieldData) -> Setting {
        match field.setting.index() {
            Some(index) => self.settings[index],
            None => Setting { at: self.decl(field).start, source: crate::Span::NONE },
        }
    }
}
