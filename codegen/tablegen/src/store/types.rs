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
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// The width from which on `bits` types are looked up in a hash table, because they are rare.
const SMALL: usize = 1024;

/// Every type once.
#[derive(Clone, Debug)]
pub(crate) struct Types {
    all: Vec<Type>,
    /// By element type, its list type, if it exists.
    lists: Vec<Option<TypeId>>,
    /// By width, the type of that many bits, if it is small and exists.
    bits: Vec<Option<TypeId>>,
    /// By class, the type of its records, if it exists.
    classes: Vec<Option<TypeId>>,
    /// By several classes, the type of records that have all of them.
    unions: FastMap<Box<[RecordId]>, TypeId>,
    /// Wide types of bits.
    wide: FastMap<u32, TypeId>,
}

impl Types {
    pub(crate) fn new() -> Types {
        Types {
            all: vec![Type::Bit, Type::Int, Type::String, Type::Dag, Type::Record(Box::new([]))],
            lists: Vec::new(),
            bits: Vec::new(),
            classes: Vec::new(),
            unions: FastMap::default(),
            wide: FastMap::default(),
        }
    }

    /// Adds a type that does not exist yet.
    fn add(&mut self, ty: Type) -> TypeId {
        let id = TypeId(self.all.len() as u32);
        self.all.push(ty);
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
        let list = self.add(Type::List(element));
        remember(&mut self.lists, at, list);
        list
    }

    /// The type of the records of one class.
    pub(crate) fn class(&mut self, class: RecordId) -> TypeId {
        if let Some(&Some(known)) = self.classes.get(class.index()) {
            return known;
        }
        let ty = self.add(Type::Record(Box::new([class])));
        remember(&mut self.classes, class.index(), ty);
        ty
    }

    /// The type of the records that have all these classes, in the order of
    /// their names.
    pub(crate) fn record(&mut self, classes: Vec<RecordId>) -> TypeId {
        match classes[..] {
            [] => return TypeId::ANY_RECORD,
            [class] => return self.class(class),
            _ => {}
        }
        if let Some(&known) = self.unions.get(&classes[..]) {
            return known;
        }
        let classes = classes.into_boxed_slice();
        let ty = self.add(Type::Record(classes.clone()));
        self.unions.insert(classes, ty);
        ty
    }

    pub(crate) fn bits(&mut self, width: u32) -> TypeId {
        let at = width as usize;
        let known =
            if at < SMALL { self.bits.get(at).copied().flatten() } else { self.wide.get(&width).copied() };
        if let Some(known) = known {
            return known;
        }
        let bits = self.add(Type::Bits(width));
        if at < SMALL {
            remember(&mut self.bits, at, bits);
        } else {
            self.wide.insert(width, bits);
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

    /// How many list types are nested in a type.
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
