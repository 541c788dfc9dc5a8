//! Relations between types, and the types of values.

use super::Eval;
use crate::store::{Node, RecordId, Sym, Type, TypeId, ValueId};

impl Eval {
    /// The type of a value; `?` has none.
    pub(super) fn type_of(&mut self, id: ValueId) -> Option<TypeId> {
        match self.node(id) {
            Node::Bits(bits) => Some(self.store.types.bits(bits.len)),
            Node::List(element, _) => Some(self.store.types.list(element)),
            Node::Def(record) => Some(self.record_type(record)),
            Node::Instance(class, _) => Some(self.class_type(class)),
            Node::Instances(ty, _) => Some(self.store.types.list(ty)),
            node => node.ty(),
        }
    }

    pub(super) fn class_type(&mut self, class: RecordId) -> TypeId {
        self.store.types.class(class)
    }

    /// The type of a record: the combination of its direct parents.
    pub(super) fn record_type(&mut self, record: RecordId) -> TypeId {
        let data = self.store.rec(record);
        if data.value != ValueId::UNSET {
            return data.ty;
        }
        if let &[(class, _)] = data.supers() {
            return self.store.types.class(class);
        }
        let classes = data.supers().iter().map(|&(class, _)| class).collect();
        self.classes_type(classes)
    }

    /// The record type with these classes.
    pub(super) fn classes_type(&mut self, mut classes: Vec<RecordId>) -> TypeId {
        if let Some(&ty) = self.class_lists.get(&classes) {
            return ty;
        }
        let key = classes.clone();
        classes.sort_by_cached_key(|&class| self.text_of(self.store.rec(class).name));
        classes.dedup();
        let ty = self.store.types.record(classes);
        self.class_lists.insert(key, ty);
        ty
    }

    /// Whether a record of type `ty` has `class` among its classes.
    fn type_has_class(&self, ty: TypeId, class: RecordId) -> bool {
        match self.store.types.get(ty) {
            Type::Record(classes) => {
                classes.iter().any(|&own| own == class || self.store.is_subclass(own, class))
            }
            _ => false,
        }
    }

    /// The elements of two types that are lists, at the deepest level at which both are. A loop, as lists may nest as deep
    /// as a limit that the user sets.
    fn innermost_elements(&self, mut a: TypeId, mut b: TypeId) -> (TypeId, TypeId, usize) {
        let mut levels = 0;
        while let (Type::List(inner), Type::List(other)) = (self.store.types.get(a), self.store.types.get(b))
        {
            (a, b, levels) = (*inner, *other, levels + 1);
        }
        (a, b, levels)
    }

    /// Whether values of type `from` may convert to type `to`.
    pub(super) fn convertible(&self, from: TypeId, to: TypeId) -> bool {
        if from == to {
            return true;
        }
        let (from, to, _) = self.innermost_elements(from, to);
        match (self.store.types.get(from), self.store.types.get(to)) {
            (Type::Bit | Type::Bits(_), Type::Int) | (Type::Bit, Type::Bits(1)) => true,
            // Depends on the value.
            (Type::Int, Type::Bit | Type::Bits(_)) | (Type::Bits(1), Type::Bit) => true,
            (Type::Record(_), Type::Record(classes)) => {
                classes.iter().all(|&class| self.type_has_class(from, class))
            }
            _ => false,
        }
    }

    /// Whether `ty` is a subtype of `of`.
    pub(super) fn is_a(&self, ty: TypeId, of: TypeId) -> bool {
        if ty == of {
            return true;
        }
        let (ty, of, _) = self.innermost_elements(ty, of);
        match (self.store.types.get(ty), self.store.types.get(of)) {
            (Type::Record(_), Type::Record(_)) => self.convertible(ty, of),
            _ => false,
        }
    }

    /// The closest common supertype of two types.
    pub(super) fn join_types(&mut self, a: TypeId, b: TypeId) -> Option<TypeId> {
        if a == b {
            return Some(a);
        }
        if let (Type::Record(classes), Type::Record(_)) = (self.store.types.get(a), self.store.types.get(b)) {
            let mut work = classes.to_vec();
            let mut common = Vec::new();
            while let Some(class) = work.pop() {
                if self.type_has_class(b, class) {
                    common.push(class);
                } else {
                    work.extend(self.store.rec(class).supers().iter().map(|&(parent, _)| parent));
                }
            }
            return Some(self.classes_type(common));
        }
        if self.convertible(a, b) {
            return Some(b);
        }
        if self.convertible(b, a) {
            return Some(a);
        }
        let (a, b, levels) = self.innermost_elements(a, b);
        if levels == 0 {
            return None;
        }
        let element = self.join_types(a, b)?;
        Some((0..levels).fold(element, |element, _| self.store.types.list(element)))
    }

    /// The type of the field called `name` of a value.
    pub(super) fn field_type(&mut self, id: ValueId, name: Sym) -> Option<TypeId> {
        if let Node::Def(record) = self.node(id) {
            return self.field_indices.type_of(&self.store, record, name);
        }
        let ty = self.type_of(id)?;
        let Type::Record(classes) = self.store.types.get(ty) else { return None };
        classes.iter().find_map(|&class| self.field_indices.type_of(&self.store, class, name))
    }
}
