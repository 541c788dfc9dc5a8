//! Records: classes, defs, and the prototypes of defs in multiclasses.

use super::ancestry::Ancestry;
use super::{Slice, Sym, TypeId, ValueId};
use crate::Span;

/// A record in [`Store::recs`](super::Store::recs).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct RecordId(pub(crate) u32);

impl RecordId {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RecordKind {
    Def,
    AnonymousDef,
    Class,
    MultiClass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FieldKind {
    Normal,
    /// Marked `field`: may stay without a value.
    Open,
    TemplateArg,
}

/// A field of one record. Its declaration has the data that all inheriting records share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FieldData {
    /// The name; a template argument has `Class:` before it.
    pub(crate) name: Sym,
    pub(crate) value: ValueId,
    pub(crate) decl: DeclId,
    /// The declaration or `let` that set the value.
    pub(crate) setting: SettingId,
}

/// The declaration of a field in [`Store::decls`](super::Store::decls).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DeclId(u32);

impl DeclId {
    pub(super) fn new(index: usize) -> DeclId {
        DeclId(index as u32)
    }

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// The declaration of a field, shared by all records that inherit it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FieldDecl {
    pub(crate) ty: TypeId,
    pub(crate) kind: FieldKind,
    /// Whether a template argument is used.
    pub(crate) used: bool,
    /// The position of the name.
    pub(crate) start: u32,
}

/// A [`Setting`] in the [`Store`](super::Store), or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SettingId(u32);

impl SettingId {
    /// The field was declared without a value.
    pub(crate) const NONE: SettingId = SettingId(0);

    pub(super) fn new(index: usize) -> SettingId {
        SettingId(index as u32 + 1)
    }

    /// The index of a setting, if it is one.
    pub(super) fn index(self) -> Option<usize> {
        (self.0 as usize).checked_sub(1)
    }
}

/// The declaration or `let` that set a field.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setting {
    /// The position of the name in the last `let` that set it, else in its first declaration.
    pub(crate) at: u32,
    /// The value in a declaration or a `let`.
    pub(crate) source: Span,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Assertion {
    pub(crate) span: Span,
    pub(crate) condition: ValueId,
    pub(crate) message: ValueId,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Dump {
    pub(crate) span: Span,
    pub(crate) message: ValueId,
}

/// Data that few records have.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rare {
    /// Names of the template arguments, with `Class:` before them.
    pub(crate) args: Vec<Sym>,
    pub(crate) assertions: Vec<Assertion>,
    pub(crate) dumps: Vec<Dump>,
    /// The `defm`s that led to the record, innermost first.
    pub(crate) instantiated: Vec<Span>,
}

/// Direct parents, each with the span of its name. Most records have one, which needs no allocation.
#[derive(Clone, Debug)]
enum Supers {
    One([(RecordId, Span); 1]),
    Several(Vec<(RecordId, Span)>),
}

#[derive(Clone, Debug)]
pub(crate) struct RecordData {
    pub(crate) name: ValueId,
    pub(crate) kind: RecordKind,
    /// The span of the name, or of the keyword of an anonymous def.
    pub(crate) span: Span,
    supers: Supers,
    /// The ancestors of a finished class.
    pub(crate) ancestry: Option<Box<Ancestry>>,
    pub(crate) fields: Vec<FieldData>,
    pub(crate) rare: Option<Box<Rare>>,
    /// The arguments of the first use of an instance of a class, as in `Node::Instance`.
    pub(crate) given: Slice,
    /// The value that refers to this record; [`ValueId::UNSET`] before it exists.
    pub(crate) value: ValueId,
    /// The record type of its direct parents, fixed with `value`.
    pub(crate) ty: TypeId,
}

impl RecordData {
    pub(crate) fn new(name: ValueId, kind: RecordKind, span: Span) -> RecordData {
        RecordData {
            name,
            kind,
            span,
            supers: Supers::Several(Vec::new()),
            ancestry: None,
            fields: Vec::new(),
            rare: None,
            given: Slice::EMPTY,
            value: ValueId::UNSET,
            ty: TypeId::ANY_RECORD,
        }
    }

    /// Direct parents, each with the span of its name.
    #[inline]
    pub(crate) fn supers(&self) -> &[(RecordId, Span)] {
        match &self.supers {
            Supers::One(one) => one,
            Supers::Several(several) => several,
        }
    }

    /// Whether a class has neither fields, parents nor template arguments, so that it may be defined later.
    pub(crate) fn is_empty(&self) -> bool {
        self.fields.is_empty() && self.supers().is_empty() && self.args().is_empty()
    }

    /// Adds a direct parent.
    pub(crate) fn add_super(&mut self, class: RecordId, span: Span) {
        match &mut self.supers {
            Supers::One([first]) => self.supers = Supers::Several(vec![*first, (class, span)]),
            Supers::Several(several) if several.is_empty() => self.supers = Supers::One([(class, span)]),
            Supers::Several(several) => several.push((class, span)),
        }
    }

    /// Bytes used, estimated.
    pub(crate) fn bytes(&self) -> usize {
        let rare = if self.rare.is_some() { 160 } else { 0 };
        size_of::<RecordData>() + rare + self.fields.len() * size_of::<FieldData>()
    }

    pub(crate) fn is_class(&self) -> bool {
        self.kind == RecordKind::Class
    }

    pub(crate) fn is_anonymous(&self) -> bool {
        self.kind == RecordKind::AnonymousDef
    }

    /// Whether it is an instance of a class as a value, `C<1, 2>`: unlike a `def` without a name, it starts with the name
    /// of the class.
    pub(crate) fn is_instance(&self) -> bool {
        self.is_anonymous() && self.supers().first().is_some_and(|&(_, name)| name == self.span)
    }

    pub(crate) fn field(&self, name: Sym) -> Option<usize> {
        let fields = self.fields.as_slice();
        let mut index = 0;
        while index < fields.len() {
            if fields[index].name.0 == name.0 {
                return Some(index);
            }
            index += 1;
        }
        None
    }

    /// The fields that are template arguments.
    pub(crate) fn arg_fields(&self) -> &[FieldData] {
        &self.fields[..self.args().len().min(self.fields.len())]
    }

    /// The fields after the template arguments.
    pub(crate) fn own_fields(&self) -> &[FieldData] {
        &self.fields[self.args().len().min(self.fields.len())..]
    }

    pub(crate) fn args(&self) -> &[Sym] {
        self.rare.as_ref().map_or(&[], |rare| &rare.args)
    }

    pub(crate) fn assertions(&self) -> &[Assertion] {
        self.rare.as_ref().map_or(&[], |rare| &rare.assertions)
    }

    pub(crate) fn dumps(&self) -> &[Dump] {
        self.rare.as_ref().map_or(&[], |rare| &rare.dumps)
    }

    pub(crate) fn instantiated(&self) -> &[Span] {
        self.rare.as_ref().map_or(&[], |rare| &rare.instantiated)
    }

    pub(crate) fn rare_mut(&mut self) -> &mut Rare {
        self.rare.get_or_insert_default()
    }
}
