//! The data that an [`Ir`](super::Ir) stores for an operation, a block, a region, a value, an operand and a successor.

use super::ids::{
    ArgumentId, BlockId, BlockIndex, EdgeId, ExtraId, Id, MAX_ENTITIES, NameIndex, OpId, OpIndex,
    RegionIndex, Run, UseId, ValueIndex,
};
use super::location::Loc;
use super::pool::Entity;
use crate::{Attribute, Type};

#[derive(Clone, Copy)]
pub(crate) struct OpData {
    /// `None` once erased.
    pub(crate) name: Option<NameIndex>,
    pub(crate) loc: Loc,
    pub(crate) block: Option<BlockIndex>,
    pub(crate) prev: Option<OpIndex>,
    pub(crate) next: Option<OpIndex>,
    /// In `uses`.
    pub(crate) operands: Run,
    /// In `values`.
    pub(crate) results: Run,
    /// In `slots`: one for each property of the definition; for an unregistered
    /// operation, at most one.
    pub(crate) properties: Run,
    pub(crate) extra: Option<ExtraId>,
}

impl OpData {
    /// An empty slot for an operation.
    pub(crate) const VACANT: Self = Self {
        name: None,
        loc: Loc::UNKNOWN,
        block: None,
        prev: None,
        next: None,
        operands: Run::EMPTY,
        results: Run::EMPTY,
        properties: Run::EMPTY,
        extra: None,
    };
}

/// The data that most operations do not have.
#[derive(Clone, Copy)]
pub(crate) struct ExtraData {
    /// In `region_lists`.
    pub(crate) regions: Run,
    /// In `edges`.
    pub(crate) successors: Run,
    /// The discardable attributes, in `attributes`: an interned dictionary, or the names, which are strings in
    /// ascending order, and then the values. Most dictionaries of a text belong to one operation and need not be
    /// interned.
    pub(crate) attributes: Run,
}

impl ExtraData {
    /// The data of an operation without any.
    pub(crate) const NONE: Self =
        Self { regions: Run::EMPTY, successors: Run::EMPTY, attributes: Run::EMPTY };
}

#[derive(Clone, Copy)]
pub(crate) struct BlockData {
    pub(crate) region: Option<RegionIndex>,
    pub(crate) prev: Option<BlockIndex>,
    pub(crate) next: Option<BlockIndex>,
    pub(crate) first: Option<OpIndex>,
    pub(crate) last: Option<OpIndex>,
    /// In `arguments`.
    pub(crate) arguments: Run,
    pub(crate) first_edge: Option<EdgeId>,
    pub(crate) erased: bool,
}

#[derive(Clone, Copy)]
pub(crate) struct ArgumentData {
    pub(crate) value: ValueIndex,
    pub(crate) loc: Loc,
    pub(crate) block: BlockIndex,
}

#[derive(Clone, Copy)]
pub(crate) struct RegionData {
    pub(crate) op: Option<OpIndex>,
    pub(crate) first: Option<BlockIndex>,
    pub(crate) last: Option<BlockIndex>,
    /// Its index among the regions of the operation; [`ERASED`] once erased.
    pub(crate) index: u32,
}

/// Marks an erased region.
pub(crate) const ERASED: u32 = u32::MAX;

/// The definition of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueDef {
    /// The result of an operation at that index.
    Result(OpId, u32),
    /// The argument of a block at that index.
    Argument(BlockId, u32),
}

/// The definition of a value, in four bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Owner(u32);

/// A decoded [`Owner`].
pub(crate) enum OwnerKind {
    Op(OpIndex),
    Argument(ArgumentId),
    /// Erased, or a placeholder of the parser.
    Nothing,
}

impl Owner {
    /// The owner of an erased value or a placeholder of the parser.
    pub(crate) const NOTHING: Self = Self(0);
    const ARGUMENT: u32 = 1 << 31;

    #[inline]
    #[track_caller]
    pub(crate) fn op(op: OpIndex) -> Self {
        Self(op.index() as u32 + 1)
    }

    #[inline]
    pub(crate) fn argument(at: ArgumentId) -> Self {
        Self((at.index() as u32 + 1) | Self::ARGUMENT)
    }

    #[inline]
    pub(crate) fn kind(self) -> OwnerKind {
        const { assert!(MAX_ENTITIES < Self::ARGUMENT as usize) };
        match (self.0 & !Self::ARGUMENT).checked_sub(1) {
            None => OwnerKind::Nothing,
            Some(index) if self.0 & Self::ARGUMENT == 0 => OwnerKind::Op(OpIndex::from_index(index as usize)),
            Some(index) => OwnerKind::Argument(ArgumentId::from_index(index as usize)),
        }
    }
}

#[derive(Clone, Copy)]
pub(crate) struct ValueData<'c> {
    pub(crate) ty: Type<'c>,
    pub(crate) first_use: Option<UseId>,
    pub(crate) owner: Owner,
}

impl<'c> ValueData<'c> {
    /// A value that is not defined: a placeholder.
    #[inline]
    pub(crate) fn undefined(ty: Type<'c>) -> Self {
        Self { ty, first_use: None, owner: Owner::NOTHING }
    }
}

/// An operand: an element of the list of its value's uses.
#[derive(Clone, Copy)]
pub(crate) struct UseData {
    pub(crate) value: Option<ValueIndex>,
    pub(crate) op: OpIndex,
    pub(crate) prev: Option<UseId>,
    pub(crate) next: Option<UseId>,
}

impl UseData {
    /// An operand without a value.
    #[inline]
    pub(crate) fn vacant(op: OpIndex) -> Self {
        Self { value: None, op, prev: None, next: None }
    }
}

/// A successor: an element of the list of the edges to its block.
#[derive(Clone, Copy)]
pub(crate) struct EdgeData {
    pub(crate) block: Option<BlockIndex>,
    pub(crate) op: OpIndex,
    pub(crate) prev: Option<EdgeId>,
    pub(crate) next: Option<EdgeId>,
}

macro_rules! entities {
    ($($entity:ty => $kept:ty;)*) => {$(
        impl Entity for $entity {
            type Kept = $kept;
        }
    )*};
}

entities! {
    OpData => Self;
    ExtraData => Self;
    BlockData => Self;
    RegionData => Self;
    ValueData<'_> => ValueData<'static>;
    UseData => Self;
    EdgeData => Self;
    ArgumentData => Self;
    RegionIndex => Self;
    Option<Attribute<'_>> => Option<Attribute<'static>>;
    Attribute<'_> => Attribute<'static>;
}
