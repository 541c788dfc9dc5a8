//! The kinds of values, and their hashes.

use super::{Mixer, RecordId, Sym, TypeId, high};
use crate::operators::{operator_enum, operators};

/// A value in [`Values`]; equal values have equal numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ValueId(pub(crate) u32);

impl ValueId {
    /// `?`, always the first.
    pub(crate) const UNSET: ValueId = ValueId(0);
    pub(crate) const FALSE: ValueId = ValueId(1);
    pub(crate) const TRUE: ValueId = ValueId(2);

    pub(crate) fn bit(bit: bool) -> ValueId {
        if bit { ValueId::TRUE } else { ValueId::FALSE }
    }
}

/// A run of operands in the pool of [`Values`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slice {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

impl Slice {
    /// No operands.
    pub(crate) const EMPTY: Slice = Slice { start: 0, len: 0 };
}

macro_rules! operators_of_values {
    (
        one { $($one:ident = $one_text:literal ($one_argument:ident $($_one:tt)*) $_1:tt,)* }
        two { $($two:ident = $two_text:literal ($two_argument:ident $($_two:tt)*) $_2:tt,)* }
        three { $($three:ident = $three_text:literal ($three_argument:ident $($_three:tt)*) $_3:tt,)* }
        other $other:tt
        suffix { $($suffix:ident = $suffix_text:literal ($suffix_argument:ident $($_suffix:tt)*),)* }
    ) => {
        operator_enum! {
            /// Operators on one value.
            UnOp { $($one = concat!("!", $one_text), $one_argument;)* }
        }
        operator_enum! {
            /// Operators on two values.
            BinOp {
                $($two = concat!("!", $two_text), $two_argument;)*
                $($suffix = $suffix_text, $suffix_argument;)*
            }
        }
        operator_enum! {
            /// Operators on three values.
            TernOp { $($three = concat!("!", $three_text), $three_argument;)* }
        }
    };
}
operators!(operators_of_values);

/// A value, one level deep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Node {
    Unset,
    Bit(bool),
    Int(i64),
    Str(Sym),
    Code(Sym),
    /// Bits, lowest first.
    Bits(Slice),
    /// Element type and elements.
    List(TypeId, Slice),
    /// Operator, its name, then each argument and its name; names are strings
    /// or unset.
    Dag(Slice),
    Def(RecordId),
    /// The name of an anonymous record before it is final.
    Anonymous(u32),
    Var(Sym, TypeId),
    VarBit(ValueId, u32),
    Field(ValueId, Sym, TypeId),
    /// A class and its arguments, as pairs of a name (or unset) and a value.
    Instance(RecordId, Slice),
    Un(UnOp, ValueId, TypeId),
    Bin(BinOp, ValueId, ValueId, TypeId),
    /// Three operands from this index of the pool.
    Tern(TernOp, u32, TypeId),
    /// Pairs of a condition and a value.
    Cond(Slice, TypeId),
    /// Start, list, name of the accumulator, name of the element, expression, from this index
    /// of the pool.
    Fold(u32, TypeId),
    IsA(TypeId, ValueId),
    Exists(TypeId, ValueId),
    Instances(TypeId, ValueId),
}

impl Node {
    /// The node with other operands in the pool.
    pub(super) fn with_pooled(self, slice: Slice) -> Node {
        match self {
            Node::Bits(_) => Node::Bits(slice),
            Node::List(ty, _) => Node::List(ty, slice),
            Node::Dag(_) => Node::Dag(slice),
            Node::Instance(class, _) => Node::Instance(class, slice),
            Node::Cond(_, ty) => Node::Cond(slice, ty),
            Node::Tern(op, _, ty) => Node::Tern(op, slice.start, ty),
            Node::Fold(_, ty) => Node::Fold(slice.start, ty),
            node => node,
        }
    }

    /// The type of the value, if it depends on the node alone.
    #[inline(always)]
    pub(crate) fn ty(self) -> Option<TypeId> {
        Some(match self {
            Node::Bit(_) | Node::VarBit(..) => TypeId::BIT,
            Node::Int(_) | Node::IsA(..) | Node::Exists(..) => TypeId::INT,
            Node::Str(_) | Node::Code(_) | Node::Anonymous(_) => TypeId::STRING,
            Node::Dag(_) => TypeId::DAG,
            Node::Var(_, ty)
            | Node::Field(_, _, ty)
            | Node::Un(_, _, ty)
            | Node::Bin(_, _, _, ty)
            | Node::Tern(_, _, ty)
            | Node::Cond(_, ty)
            | Node::Fold(_, ty) => ty,
            Node::Unset
            | Node::Bits(_)
            | Node::List(..)
            | Node::Def(_)
            | Node::Instance(..)
            | Node::Instances(..) => return None,
        })
    }
}

/// The operands of a value that are not in the pool.
pub(super) fn few_operands(node: Node) -> [Option<ValueId>; 2] {
    match node {
        Node::VarBit(a, _)
        | Node::Field(a, ..)
        | Node::Un(_, a, _)
        | Node::IsA(_, a)
        | Node::Exists(_, a)
        | Node::Instances(_, a) => [Some(a), None],
        Node::Bin(_, a, b, _) => [Some(a), Some(b)],
        _ => [None, None],
    }
}

/// Whether two values are equal except for their operands in the pool.
#[inline]
pub(super) fn same(a: Node, b: Node) -> bool {
    match (a, b) {
        (Node::Bits(_), Node::Bits(_)) | (Node::Dag(_), Node::Dag(_)) => true,
        (Node::List(a, _), Node::List(b, _)) => a == b,
        (Node::Instance(a, _), Node::Instance(b, _)) => a == b,
        (Node::Cond(_, a), Node::Cond(_, b)) => a == b,
        (Node::Tern(op, _, a), Node::Tern(other, _, b)) => op == other && a == b,
        (Node::Fold(_, a), Node::Fold(_, b)) => a == b,
        _ => a == b,
    }
}

pub(super) fn hash(node: Node, operands: &[ValueId]) -> u32 {
    if let Some((tag, number)) = numbered(node) {
        return Mixer::default().add(tag << 60 ^ high(number)).end_near(number);
    }
    let mixer = operands.iter().fold(hash_of(node), |mixer, id| mixer.add(u64::from(id.0)));
    mixer.add(operands.len() as u64).end()
}

/// The number of a literal, or of its string or record, and a tag for its kind.
#[inline(always)]
fn numbered(node: Node) -> Option<(u64, u64)> {
    match node {
        Node::Int(int) => Some((1, int as u64)),
        Node::Str(sym) => Some((2, sym.0.into())),
        Node::Code(sym) => Some((3, sym.0.into())),
        Node::Def(record) => Some((4, record.0.into())),
        Node::Anonymous(number) => Some((5, number.into())),
        _ => None,
    }
}

/// The hash of a value without its operands in the pool.
pub(super) fn hash_of(node: Node) -> Mixer {
    let start = |tag: u64, word: u32| Mixer::default().add(tag << 32 | u64::from(word));
    let two = |tag, a: u32, b: u32| start(tag, a).add(u64::from(b));
    match node {
        Node::Unset => start(1, 0),
        Node::Bit(bit) => start(2, u32::from(bit)),
        Node::Bits(_) => start(6, 0),
        Node::List(ty, _) => start(7, ty.0),
        Node::Dag(_) => start(8, 0),
        Node::Var(sym, ty) => two(11, sym.0, ty.0),
        Node::VarBit(value, bit) => two(12, value.0, bit),
        Node::Field(value, sym, ty) => two(13, value.0, sym.0).add(u64::from(ty.0)),
        Node::Instance(class, _) => start(14, class.0),
        Node::Un(op, a, ty) => two(15, op as u32, a.0).add(u64::from(ty.0)),
        Node::Bin(op, a, b, ty) => two(16, op as u32, a.0).add(u64::from(b.0) << 32 | u64::from(ty.0)),
        Node::Tern(op, _, ty) => two(17, op as u32, ty.0),
        Node::Cond(_, ty) => start(18, ty.0),
        Node::Fold(_, ty) => start(19, ty.0),
        Node::IsA(ty, a) => two(20, ty.0, a.0),
        Node::Exists(ty, a) => two(21, ty.0, a.0),
        Node::Instances(ty, a) => two(22, ty.0, a.0),
        Node::Int(_) | Node::Str(_) | Node::Code(_) | Node::Def(_) | Node::Anonymous(_) => start(3, 0),
    }
}

#[cfg(test)]
mod tests {
    use super::Node;

    #[test]
    fn nodes_are_small() {
        assert_eq!(size_of::<Node>(), 16);
    }
}
