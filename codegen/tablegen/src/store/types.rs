//! The types of values.

use super::{FastMap, RecordId};

/// A type in [`Types`]; equal types have equal numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct TypeId(pub(crate) u32);

impl TypeId {
    pub(crate) const BIT: TypeId = TypeId(0);
    pub(crate) const INT: TypeId = TypeId(1);
    pub(crate) const STRING: TypeId = TypeId(2);
    pub(crate) const DAG: TypeId = TypeId(3);
    /// The record type without a class: any record.
    pub(crate) const ANY_RECORD: TypeId = TypeId(4);
}

/// A type, one level deep.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Type {
    Bit,
    Bits(u32),
    Int,
    String,
    Dag,
    List(TypeId),
    /// A record with all these classes, in the order of their names.
    Record(Box<[RecordId]>),
}

/// Every type once.
#[derive(Debug)]
pub(crate) struct Types {
    all: Vec<Type>,
    ids: FastMap<Type, TypeId>,
}

impl Types {
    pub(crate) fn new() -> Types {
        let mut types = Types { all: Vec::new(), ids: FastMap::default() };
        for ty in [Type::Bit, Type::Int, Type::String, Type::Dag, Type::Record(Box::new([]))] {
            types.intern(ty);
        }
        types
    }

    pub(crate) fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.ids.get(&ty) {
            return id;
        }
        let id = TypeId(self.all.len() as u32);
        self.all.push(ty.clone());
        self.ids.insert(ty, id);
        id
    }

    pub(crate) fn get(&self, id: TypeId) -> &Type {
        &self.all[id.0 as usize]
    }

    pub(crate) fn list(&mut self, element: TypeId) -> TypeId {
        self.intern(Type::List(element))
    }

    pub(crate) fn bits(&mut self, width: u32) -> TypeId {
        self.intern(Type::Bits(width))
    }

    /// The element type of a list type.
    pub(crate) fn element(&self, id: TypeId) -> Option<TypeId> {
        match self.get(id) {
            Type::List(element) => Some(*element),
            _ => None,
        }
    }

    pub(crate) fn is_list(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::List(_))
    }

    pub(crate) fn is_record(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Record(_))
    }
}
