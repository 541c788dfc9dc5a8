//! Handles of the builtin types.

use super::Pin;
use crate::def::{Def, DefKind, EnumCase, EnumDef, ParamDef, ParamKind, Presence};
use crate::param::{Param, Parameter};
use crate::plumbing;
use crate::{Context, Node, Type, def_handle};

pub(super) static DEFS: &[&Def] = &[&INTEGER, &INDEX, &VECTOR, &FUNCTION];

/// Whether an integer type has a sign, and which (LangRef, "Integer Type").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signedness {
    /// `i32`: the operations decide.
    Signless,
    /// `si32`.
    Signed,
    /// `ui32`.
    Unsigned,
}

static SIGNEDNESS: EnumDef = EnumDef {
    name: "Signedness",
    summary: "signedness",
    cases: &[
        EnumCase { symbol: "Signless", text: "signless", value: 0 },
        EnumCase { symbol: "Signed", text: "signed", value: 1 },
        EnumCase { symbol: "Unsigned", text: "unsigned", value: 2 },
    ],
    separator: None,
    signed: false,
    quoted: false,
};

impl<'c> Parameter<'c> for Signedness {
    fn encode(self) -> Param<'c> {
        Param::UInt(self as u64)
    }
    fn decode(param: Param<'c>) -> Option<Self> {
        match param {
            Param::UInt(0) => Some(Self::Signless),
            Param::UInt(1) => Some(Self::Signed),
            Param::UInt(2) => Some(Self::Unsigned),
            _ => None,
        }
    }
}

static INTEGER: Def = Def {
    summary: "An integer of a fixed number of bits.",
    params: &[
        ParamDef {
            name: "width",
            kind: ParamKind::Int { bits: 32, signed: false },
            type_name: "unsigned",
            presence: Presence::Required,
        },
        ParamDef {
            name: "signedness",
            kind: ParamKind::Enum(&SIGNEDNESS),
            type_name: "Signedness",
            presence: Presence::Required,
        },
    ],
    ..Def::new(DefKind::Type, "builtin", "builtin.integer", "IntegerType")
};

/// An integer of a fixed number of bits (LangRef, "Integer Type").
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct IntegerType<'c>(Type<'c>);
def_handle!(IntegerType, Type, INTEGER);

impl<'c> IntegerType<'c> {
    /// The most bits an integer type has.
    pub const MAX_WIDTH: u32 = (1 << 24) - 1;

    /// The integer type of that many bits.
    ///
    /// # Panics
    /// When there are more than [`Self::MAX_WIDTH`] bits.
    #[inline]
    #[must_use]
    pub fn get(context: &'c Context, width: u32, signedness: Signedness) -> Self {
        if width <= Pin::INTEGERS && signedness == Signedness::Signless {
            return plumbing::handle(
                context.pinned(width as usize, || Self::get_interned(context, width, signedness)),
            );
        }
        plumbing::handle(Self::get_interned(context, width, signedness))
    }

    fn get_interned(context: &'c Context, width: u32, signedness: Signedness) -> Node<'c> {
        assert!(width <= Self::MAX_WIDTH, "an integer type has at most {} bits", Self::MAX_WIDTH);
        context.intern_key(&INTEGER, (u64::from(width), signedness as u64))
    }

    /// The number of bits.
    #[must_use]
    pub fn width(self) -> u32 {
        plumbing::param(self.0.node(), 0)
    }

    /// Whether it has a sign, and which.
    #[must_use]
    pub fn signedness(self) -> Signedness {
        plumbing::param(self.0.node(), 1)
    }
}

static INDEX: Def = Def {
    summary: "An integer as wide as the target's addresses.",
    ..Def::new(DefKind::Type, "builtin", "builtin.index", "IndexType")
};

/// An integer as wide as the target's addresses (LangRef, "Index Type").
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct IndexType<'c>(Type<'c>);
def_handle!(IndexType, Type, INDEX);

impl<'c> IndexType<'c> {
    /// The index type.
    #[inline]
    #[must_use]
    pub fn get(context: &'c Context) -> Self {
        plumbing::handle(context.pinned(Pin::INDEX, || context.intern(&INDEX, &[])))
    }
}

static VECTOR: Def = Def {
    summary: "A multi-dimensional vector of a fixed or scalable size.",
    params: &[
        ParamDef {
            name: "shape",
            kind: ParamKind::Array(&ParamKind::Int { bits: 64, signed: true }),
            type_name: "ArrayRef<int64_t>",
            presence: Presence::Required,
        },
        ParamDef {
            name: "elementType",
            kind: ParamKind::Type(None),
            type_name: "VectorElementTypeInterface",
            presence: Presence::Required,
        },
        ParamDef {
            name: "scalableDims",
            kind: ParamKind::Array(&ParamKind::Bool),
            type_name: "ArrayRef<bool>",
            presence: Presence::Required,
        },
    ],
    ..Def::new(DefKind::Type, "builtin", "builtin.vector", "VectorType")
};

/// A multi-dimensional vector (LangRef, "Vector Type").
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct VectorType<'c>(Type<'c>);
def_handle!(VectorType, Type, VECTOR);

impl<'c> VectorType<'c> {
    /// The vector type of that shape; `scalable_dims` says which dimensions are scalable.
    #[must_use]
    pub fn get(context: &'c Context, shape: &[i64], element_type: Type<'c>, scalable_dims: &[bool]) -> Self {
        plumbing::handle(context.intern_key(&VECTOR, (shape, element_type, scalable_dims)))
    }

    /// The sizes of the dimensions, the minimum for scalable ones.
    #[must_use]
    pub fn shape(self) -> &'c [i64] {
        plumbing::param(self.0.node(), 0)
    }

    /// The type of the elements.
    #[must_use]
    pub fn element_type(self) -> Type<'c> {
        plumbing::param(self.0.node(), 1)
    }

    /// Which dimensions are scalable.
    #[must_use]
    pub fn scalable_dims(self) -> &'c [bool] {
        plumbing::param(self.0.node(), 2)
    }
}

static FUNCTION: Def = Def {
    summary: "A list of inputs and a list of results.",
    params: &[
        ParamDef {
            name: "inputs",
            kind: ParamKind::Array(&ParamKind::Type(None)),
            type_name: "ArrayRef<Type>",
            presence: Presence::Required,
        },
        ParamDef {
            name: "results",
            kind: ParamKind::Array(&ParamKind::Type(None)),
            type_name: "ArrayRef<Type>",
            presence: Presence::Required,
        },
    ],
    ..Def::new(DefKind::Type, "builtin", "builtin.function", "FunctionType")
};

/// A function type (LangRef, "Function Type").
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct FunctionType<'c>(Type<'c>);
def_handle!(FunctionType, Type, FUNCTION);

impl<'c> FunctionType<'c> {
    /// The function type of these inputs and results.
    #[must_use]
    pub fn get(context: &'c Context, inputs: &[Type<'c>], results: &[Type<'c>]) -> Self {
        plumbing::handle(context.intern_key(&FUNCTION, (inputs, results)))
    }

    /// The types of the inputs.
    #[must_use]
    pub fn inputs(self) -> &'c [Type<'c>] {
        plumbing::param(self.0.node(), 0)
    }

    /// The types of the results.
    #[must_use]
    pub fn results(self) -> &'c [Type<'c>] {
        plumbing::param(self.0.node(), 1)
    }
}
