//! Copies values and records from one store into another one; both have grown from the same state.

use super::node::few_operands;
use super::{
    Assertion, Base, DeclId, FieldData, FieldDecl, Node, Origin, RecordId, SettingId, Source, Store, Sym,
    Type, TypeId, ValueId,
};

/// The target store of the copy, with the new numbers of what was copied.
///
/// Items that existed at the state of `base` have the same number in both stores. Later records with the same number
/// must be the same record.
pub(crate) struct Adoption<'s> {
    from: &'s Store,
    base: &'s Base,
    into: Store,
    /// For each value of `from` after the base, its number in `into`.
    values: Vec<ValueId>,
}

impl<'s> Adoption<'s> {
    /// Copies all values after the base, which should be few.
    pub(crate) fn new(from: &'s Store, base: &'s Base, into: Store) -> Adoption<'s> {
        let mut adoption = Adoption { from, base, into, values: Vec::new() };
        // The parts of a value were made before it.
        for id in base.values..from.values.len() {
            let value = adoption.take_value(ValueId(id as u32));
            adoption.values.push(value);
        }
        adoption
    }

    /// The target store.
    pub(crate) fn into_store(self) -> Store {
        self.into
    }

    /// The symbol of a text.
    pub(crate) fn sym(&mut self, sym: Sym) -> Sym {
        if (sym.0 as usize) < self.base.syms { sym } else { self.into.syms.intern(self.from.syms.get(sym)) }
    }

    /// The number of a value.
    fn value(&self, id: ValueId) -> ValueId {
        (id.0 as usize).checked_sub(self.base.values).map_or(id, |at| self.values[at])
    }

    fn ty(&mut self, id: TypeId) -> TypeId {
        if (id.0 as usize) < self.base.types {
            return id;
        }
        match self.from.types.get(id) {
            Type::Bit | Type::Int | Type::String | Type::Dag => id,
            Type::Bits(width) => self.into.types.bits(*width),
            Type::List(element) => {
                let element = self.ty(*element);
                self.into.types.list(element)
            }
            Type::Record(classes) => self.into.types.record(classes.to_vec()),
        }
    }

    fn take_value(&mut self, id: ValueId) -> ValueId {
        let from = self.from;
        let node = from.values.node(id);
        let head = self.head(node);
        let operands: Vec<_> = from.values.pooled(node).iter().map(|id| self.value(*id)).collect();
        let with = |slice| head.with_pooled(slice);
        match from.values.source(id) {
            None => self.into.values.make_from(&operands, Origin::NONE, with),
            Some(Source::Written(span, parts)) => {
                // Spans of other values follow those of the parts, which are inside.
                let count = parts.iter().take_while(|part| span.contains(**part)).count();
                self.into.values.make_written(&operands, span, &parts[..count], with)
            }
            Some(Source::Joined(parts)) => {
                let parts: Vec<_> = parts.iter().map(|id| self.value(*id)).collect();
                self.into.values.make_joined(head, &parts)
            }
            Some(Source::Used(written, arguments)) => {
                let arguments: Vec<_> = arguments.iter().map(|id| self.value(*id)).collect();
                match (head, from.values.source_of(written)) {
                    (Node::Def(record), Some(Source::Written(span, _))) => {
                        self.into.values.make_used_at(record, span, &arguments)
                    }
                    (Node::Def(record), _) => self.into.values.make_used(record, Origin::NONE, &arguments),
                    (head, _) => self.into.values.make(head),
                }
            }
        }
    }

    /// The node with translated numbers, without its operands in the pool.
    fn head(&mut self, node: Node) -> Node {
        let [first, second] = few_operands(node).map(|id| id.map_or(ValueId::UNSET, |id| self.value(id)));
        match node {
            Node::Unset
            | Node::Bit(_)
            | Node::Int(_)
            | Node::Bits(_)
            | Node::Dag(_)
            | Node::Def(_)
            | Node::Anonymous(_)
            | Node::Instance(..) => node,
            Node::Str(sym) => Node::Str(self.sym(sym)),
            Node::Code(sym) => Node::Code(self.sym(sym)),
            Node::List(ty, slice) => Node::List(self.ty(ty), slice),
            Node::Var(name, ty) => Node::Var(self.sym(name), self.ty(ty)),
            Node::VarBit(_, bit) => Node::VarBit(first, bit),
            Node::Field(_, name, ty) => Node::Field(first, self.sym(name), self.ty(ty)),
            Node::Un(op, _, ty) => Node::Un(op, first, self.ty(ty)),
            Node::Bin(op, _, _, ty) => Node::Bin(op, first, second, self.ty(ty)),
            Node::Tern(op, start, ty) => Node::Tern(op, start, self.ty(ty)),
            Node::Cond(slice, ty) => Node::Cond(slice, self.ty(ty)),
            Node::Fold(start, ty) => Node::Fold(start, self.ty(ty)),
            Node::IsA(ty, _) => Node::IsA(self.ty(ty), first),
            Node::Exists(ty, _) => Node::Exists(self.ty(ty), first),
            Node::Instances(ty, _) => Node::Instances(self.ty(ty), first),
        }
    }

    /// Copies some fields of a record that has the same fields in both stores.
    pub(crate) fn take_fields(&mut self, record: RecordId, which: &[usize]) {
        for &at in which {
            let field = self.field(self.from.rec(record).fields[at]);
            self.into.rec_mut(record).fields[at] = field;
        }
    }

    /// Copies an instance that has the same number, name and class in both stores.
    pub(crate) fn take_instance(&mut self, instance: RecordId) {
        let mut data = self.from.rec(instance).clone();
        let given: Vec<_> = self.from.values.slice(data.given).iter().map(|id| self.value(*id)).collect();
        data.given = self.into.values.keep(&given);
        data.fields = data.fields.iter().map(|field| self.field(*field)).collect();
        if let Some(rare) = &mut data.rare {
            for Assertion { condition, message, .. } in &mut rare.assertions {
                (*condition, *message) = (self.value(*condition), self.value(*message));
            }
            rare.dumps.iter_mut().for_each(|dump| dump.message = self.value(dump.message));
        }
        let known = self.into.rec(instance);
        (data.name, data.value, data.ty) = (known.name, known.value, known.ty);
        *self.into.rec_mut(instance) = data;
    }

    fn field(&mut self, field: FieldData) -> FieldData {
        FieldData {
            name: self.sym(field.name),
            value: self.value(field.value),
            decl: self.decl(&field),
            setting: self.setting(&field),
        }
    }

    fn decl(&mut self, field: &FieldData) -> DeclId {
        if field.decl.index() < self.base.decls {
            return field.decl;
        }
        let decl = *self.from.decl(field);
        let ty = self.ty(decl.ty);
        self.into.add_decl(FieldDecl { ty, ..decl })
    }

    fn setting(&mut self, field: &FieldData) -> SettingId {
        let is_new = field.setting.index().is_some_and(|at| at >= self.base.settings);
        if is_new { self.into.add_setting(self.from.setting(field)) } else { field.setting }
    }
}
