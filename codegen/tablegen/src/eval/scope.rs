//! Scopes and their variables.

use super::Eval;
use crate::store::{Node, RecordData, RecordId, RecordKind, Store, Sym, TypeId, ValueId};

/// The construct that a scope belongs to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Local,
    Record(RecordId),
    Loop(ValueId),
    MultiClass(RecordId),
}

/// The scopes around the current expression, outermost first.
#[derive(Clone, Debug)]
pub(super) struct Scopes {
    all: Vec<Scope>,
    /// The variables of all scopes.
    vars: Names,
    /// The template arguments of all scopes: unqualified name and variable.
    args: Names,
}

/// Names with their values, in the order of their definition.
#[derive(Clone, Debug, Default)]
struct Names {
    all: Vec<Named>,
    /// By name, 1 + the index of its last entry in `all`, or 0.
    last: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
struct Named {
    name: Sym,
    value: ValueId,
    /// The previous entry of `last` for the name.
    hidden: u32,
}

impl Names {
    fn push(&mut self, name: Sym, value: ValueId) {
        let at = name.0 as usize;
        if self.last.len() <= at {
            self.last.resize(at + 1, 0);
        }
        self.all.push(Named { name, value, hidden: self.last[at] });
        self.last[at] = self.all.len() as u32;
    }

    fn truncate(&mut self, len: usize) {
        for named in self.all.drain(len..).rev() {
            self.last[named.name.0 as usize] = named.hidden;
        }
    }

    /// The index of the last entry for a name, if it is at `from` or later.
    #[inline]
    fn find(&self, name: Sym, from: usize) -> Option<usize> {
        let last = (*self.last.get(name.0 as usize)? as usize).checked_sub(1)?;
        (last >= from).then_some(last)
    }
}

#[derive(Clone, Copy, Debug)]
struct Scope {
    kind: Kind,
    /// The indices of its first variable and argument; those of the next scope follow.
    vars: usize,
    args: usize,
}

impl Scopes {
    pub(super) fn new() -> Scopes {
        let outermost = Scope { kind: Kind::Local, vars: 0, args: 0 };
        Scopes { all: vec![outermost], vars: Names::default(), args: Names::default() }
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// Leaves all scopes but the outermost `len`.
    pub(super) fn truncate(&mut self, len: usize) {
        if let Some(&Scope { vars, args, .. }) = self.all.get(len) {
            self.all.truncate(len);
            self.vars.truncate(vars);
            self.args.truncate(args);
        }
    }

    /// Adds a template argument to the innermost scope.
    pub(super) fn add_arg(&mut self, name: Sym, var: ValueId) {
        self.args.push(name, var);
    }

    /// Whether the innermost scope has a template argument of this name.
    pub(super) fn has_arg(&self, name: Sym) -> bool {
        let start = self.all.last().map_or(0, |scope| scope.args);
        self.args.find(name, start).is_some()
    }
}

impl Eval {
    pub(super) fn push_scope(&mut self, kind: Kind) {
        let Scopes { all, vars, args } = &mut self.scopes;
        all.push(Scope { kind, vars: vars.all.len(), args: args.all.len() });
    }

    pub(super) fn pop_scope(&mut self) {
        self.scopes.truncate(self.scopes.len() - 1);
    }

    pub(super) fn at_outermost(&self) -> bool {
        self.scopes.len() == 1
    }

    pub(super) fn add_var(&mut self, name: Sym, value: ValueId) {
        self.scopes.vars.push(name, value);
    }

    /// Whether the innermost scope has a variable of this name.
    pub(super) fn var_defined(&self, name: Sym) -> bool {
        let start = self.scopes.all.last().map_or(0, |scope| scope.vars);
        self.scopes.vars.find(name, start).is_some()
    }

    /// All names of variables that can be used here, for hints.
    pub(super) fn visible_names(&self) -> Vec<&str> {
        let mut names = Vec::new();
        let Scopes { all, vars, .. } = &self.scopes;
        let ends = all.iter().skip(1).map(|next| next.vars).chain([vars.all.len()]);
        for (scope, end) in all.iter().zip(ends) {
            names.extend(vars.all[scope.vars..end].iter().map(|var| self.sym_text(var.name)));
            if let Kind::Record(rec) | Kind::MultiClass(rec) = scope.kind {
                let fields = self.store.rec(rec).fields.iter();
                let local = |name: Sym| self.sym_text(name).rsplit(':').next().unwrap_or("");
                names.extend(fields.map(|field| local(field.name)));
            }
        }
        names
    }

    /// The value of a variable: `defvar`, loop variable, field or template
    /// argument; the innermost wins.
    pub(super) fn lookup_var(&mut self, name: Sym) -> Option<ValueId> {
        let Scopes { all, vars, args } = &self.scopes;
        for scope in all.iter().rev() {
            // A later entry belongs to an inner scope and would have been found there.
            if let Some(at) = vars.find(name, scope.vars) {
                return Some(vars.all[at].value);
            }
            match scope.kind {
                Kind::Local => {}
                Kind::Loop(var) => match self.store.values.node(var) {
                    Node::Var(own, _) if own == name => return Some(var),
                    _ => {}
                },
                Kind::Record(rec) | Kind::MultiClass(rec) => {
                    let data = self.store.rec(rec);
                    if let Some(index) = self.field_indices.find(data, name) {
                        let ty = self.store.decl(&data.fields[index]).ty;
                        return Some(self.store.values.make(Node::Var(name, ty)));
                    }
                    if let Some(at) = args.find(name, scope.args) {
                        let decl = data.fields[at - scope.args].decl;
                        let value = args.all[at].value;
                        self.store.decl_mut(decl).used = true;
                        return Some(value);
                    }
                    if name == self.name_sym
                        && matches!(data.kind, RecordKind::Class | RecordKind::MultiClass)
                    {
                        let full = self.qualified_name(rec);
                        return Some(self.make(Node::Var(full, TypeId::STRING)));
                    }
                }
            }
        }
        None
    }

    /// The full name of a template argument.
    pub(super) fn qualify(&mut self, rec: RecordId, name: Sym) -> Sym {
        let data = self.store.rec(rec);
        let owner = match self.node(data.name) {
            Node::Str(owner) => owner,
            _ => Sym::EMPTY,
        };
        // A class and a multiclass may share a name, but not their arguments.
        let multi = data.kind == RecordKind::MultiClass;
        let colon = self.colons[usize::from(multi)];
        self.store.syms.concat(&[owner, colon, name])
    }

    /// The full name of the implicit argument `NAME`, if it was computed before.
    pub(super) fn known_qualified_name(&self, rec: RecordId) -> Option<Sym> {
        self.implicit_args.get(rec.index()).copied().flatten()
    }

    /// The full name of the implicit argument `NAME`.
    pub(super) fn qualified_name(&mut self, rec: RecordId) -> Sym {
        if let Some(full) = self.known_qualified_name(rec) {
            return full;
        }
        let at = rec.index();
        let full = self.qualify(rec, self.name_sym);
        if self.implicit_args.len() <= at {
            self.implicit_args.resize(at + 1, None);
        }
        self.implicit_args[at] = Some(full);
        full
    }
}

/// A cache of field indices by name. Records with a field of the same name mostly have it at
/// the same index.
#[derive(Clone, Debug, Default)]
pub(super) struct FieldIndices {
    /// By name, 1 + the last index, saturated, or 0 if no field has the name.
    last: Vec<u8>,
}

impl FieldIndices {
    /// The index of a field of a record.
    #[inline]
    pub(super) fn find(&mut self, data: &RecordData, name: Sym) -> Option<usize> {
        let last = usize::from(*self.last.get(name.0 as usize)?).checked_sub(1)?;
        match data.fields.get(last) {
            Some(field) if field.name == name => Some(last),
            _ => self.search(data, name),
        }
    }

    /// The type of a field of a record.
    pub(super) fn type_of(&mut self, store: &Store, rec: RecordId, name: Sym) -> Option<TypeId> {
        let data = store.rec(rec);
        let place = self.find(data, name)?;
        Some(store.decl(&data.fields[place]).ty)
    }

    fn search(&mut self, data: &RecordData, name: Sym) -> Option<usize> {
        let place = data.field(name)?;
        self.note(name, place);
        Some(place)
    }

    /// Stores the index of a field of this name.
    pub(super) fn note(&mut self, name: Sym, place: usize) {
        let at = name.0 as usize;
        if self.last.len() <= at {
            self.last.resize(at + 1, 0);
        }
        self.last[at] = u8::try_from(place + 1).unwrap_or(u8::MAX);
    }
}
