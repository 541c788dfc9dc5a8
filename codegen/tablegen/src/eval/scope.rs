//! Names of variables, and what they mean where.

use super::Eval;
use crate::store::{FieldKind, Node, RecordId, Sym, TypeId, ValueId};

/// What a scope is the inside of.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Local,
    Record(RecordId),
    Loop(ValueId),
    MultiClass(RecordId),
}

#[derive(Debug)]
pub(super) struct Scope {
    kind: Kind,
    vars: Vec<(Sym, ValueId)>,
}

impl Scope {
    pub(super) fn local() -> Scope {
        Scope { kind: Kind::Local, vars: Vec::new() }
    }
}

impl Eval<'_> {
    pub(super) fn push_scope(&mut self, kind: Kind) {
        self.scopes.push(Scope { kind, vars: Vec::new() });
    }

    pub(super) fn pop_scope(&mut self) {
        self.scopes.pop();
    }

    pub(super) fn at_outermost(&self) -> bool {
        self.scopes.len() == 1
    }

    pub(super) fn add_var(&mut self, name: Sym, value: ValueId) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.vars.push((name, value));
        }
    }

    /// Whether the innermost scope has a variable of this name.
    pub(super) fn var_defined(&self, name: Sym) -> bool {
        self.scopes.last().is_some_and(|scope| scope.vars.iter().any(|&(own, _)| own == name))
    }

    /// All names of variables that can be used here, for hints.
    pub(super) fn visible_names(&self) -> Vec<&str> {
        let mut names = Vec::new();
        for scope in &self.scopes {
            names.extend(scope.vars.iter().map(|&(name, _)| self.sym_text(name)));
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
        for index in (0..self.scopes.len()).rev() {
            let scope = &self.scopes[index];
            let var = scope.vars.iter().rev().find(|&&(own, _)| own == name);
            if let Some(&(_, value)) = var {
                return Some(value);
            }
            let found = match scope.kind {
                Kind::Local => None,
                Kind::Record(rec) => self.lookup_in_record(rec, name),
                Kind::Loop(var) => match self.node(var) {
                    Node::Var(own, _) if own == name => Some(var),
                    _ => None,
                },
                Kind::MultiClass(rec) => self.lookup_arg(rec, name),
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn lookup_in_record(&mut self, rec: RecordId, name: Sym) -> Option<ValueId> {
        let data = self.store.rec(rec);
        if let Some(index) = data.field(name) {
            let ty = self.store.decl(&data.fields[index]).ty;
            return Some(self.make(Node::Var(name, ty)));
        }
        if data.is_class() { self.lookup_arg(rec, name) } else { None }
    }

    fn lookup_arg(&mut self, rec: RecordId, name: Sym) -> Option<ValueId> {
        let full = self.qualify(rec, name);
        let data = self.store.rec(rec);
        if let Some(index) = data.field(full) {
            let decl = self.store.decl_mut(data.fields[index].decl);
            if decl.kind == FieldKind::TemplateArg {
                decl.used = true;
                let ty = decl.ty;
                return Some(self.make(Node::Var(full, ty)));
            }
        }
        (name == self.name_sym).then(|| self.make(Node::Var(full, TypeId::STRING)))
    }

    /// The full name of a template argument.
    pub(super) fn qualify(&mut self, rec: RecordId, name: Sym) -> Sym {
        let data = self.store.rec(rec);
        let owner = match self.node(data.name) {
            Node::Str(owner) => owner,
            _ => Sym::EMPTY,
        };
        let multi = data.kind == crate::store::RecordKind::MultiClass;
        // A class and a multiclass may share a name, but not their arguments.
        let key = (if multi { Sym(!owner.0) } else { owner }, name);
        if let Some(&full) = self.qualified.get(&key) {
            return full;
        }
        let colon = self.store.syms.intern(if multi { "::" } else { ":" });
        let full = self.store.syms.concat(&[owner, colon, name]);
        self.qualified.insert(key, full);
        full
    }

    /// The full name of the implicit argument `NAME`.
    pub(super) fn qualified_name(&mut self, rec: RecordId) -> Sym {
        self.qualify(rec, self.name_sym)
    }
}
