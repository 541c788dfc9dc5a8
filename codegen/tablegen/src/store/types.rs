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

/// Wider types of bits are rare.
const SMALL: usize = 1024;

/// Every type once.
#[derive(Debug)]
pub(crate) struct Types {
    all: Vec<Type>,
    /// By type, the list of it, if there is one yet.
    lists: Vec<Option<TypeId>>,
    /// By width, the type of that many bits, if it is small and there is one
    /// yet.
    bits: Vec<Option<TypeId>>,
    /// By class, the type of its records, if there is one yet.
    classes: Vec<Option<TypeId>>,
    ids: FastMap<Type, TypeId>,
}

impl Types {
    pub(crate) fn new() -> Types {
        let mut types = Types {
            all: Vec::new(),
            lists: Vec::new(),
            bits: Vec::new(),
            classes: Vec::new(),
            ids: FastMap::default(),
        };
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
        &self.all.as_slice()[id.0 as usize]
    }

    pub(crate) fn list(&mut self, element: TypeId) -> TypeId {
        let at = element.0 as usize;
        if let Some(&Some(known)) = self.lists.get(at) {
            return known;
        }
        let list = self.intern(Type::List(element));
        remember(&mut self.lists, at, list);
        list
    }

    /// The type of the records of one class.
    pub(crate) fn class(&mut self, class: RecordId) -> TypeId {
        if let Some(&Some(known)) = self.classes.get(class.index()) {
            return known;
        }
        let ty = self.intern(Type::Record(Box::new([class])));
        remember(&mut self.classes, class.index(), ty);
        ty
    }

    pub(crate) fn bits(&mut self, width: u32) -> TypeId {
        let at = width as usize;
        if let Some(&Some(known)) = self.bits.get(at) {
            return known;
        }
        let bits = self.intern(Type::Bits(width));
        if at < SMALL {
            remember(&mut self.bits, at, bits);
        }
        bits
    }

    /// The element type of a list type.
    pub(crate) fn element(&self, id: TypeId) -> Option<TypeId> {
        match self.get(id) {
            Type::List(element) => Some(*element),
            _ => None,
        }
    }

    /// How many lists a type is, one in the other.
    pub(crate) fn depth(&self, id: TypeId) -> u32 {
        std::iter::successors(self.element(id), |&inner| self.element(inner)).count() as u32
    }

    pub(crate) fn is_list(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::List(_))
    }

    pub(crate) fn is_record(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Record(_))
    }
}

fn remember(known: &mut Vec<Option<TypeId>>, at: usize, ty: TypeId) {
    if known.len() <= at {
        known.resize(at + 1, None);
    }
    known[at] = Some(ty);
}
