//! Handles of the builtin types (LangRef, "Builtin Types").

use super::Pin;
use super::declare::{builtin_defs, singleton_types};
use super::interfaces::{
    FLOAT_TYPE_INTERFACE, MEMREF_ELEMENT, MEMREF_ELEMENT_TYPE_INTERFACE, SCALAR,
    VECTOR_ELEMENT_TYPE_INTERFACE,
};
use super::verify;
use crate::attribute::Attribute;
use crate::def::{CustomSyntax, Def, EnumCase, EnumDef, InterfaceImpl, ParamKind, Syntax};
use crate::diagnostic::Diagnostic;
use crate::key::Key;
use crate::numeric::FloatKind;
use crate::param::{Param, Parameter};
use crate::plumbing;
use crate::text::grammar::types as grammar;
use crate::{Context, Type};

pub(super) static DEFS: &[&Def] = &[
    &INTEGER,
    &INDEX,
    &NONE,
    &BF16,
    &F16,
    &TF32,
    &F32,
    &F64,
    &F80,
    &F128,
    &F8E5M2,
    &F8E4M3,
    &F8E4M3FN,
    &F8E5M2FNUZ,
    &F8E4M3FNUZ,
    &F8E4M3B11FNUZ,
    &F8E3M4,
    &F8E8M0FNU,
    &F4E2M1FN,
    &F6E2M3FN,
    &F6E3M2FN,
    &COMPLEX,
    &TUPLE,
    &FUNCTION,
    &VECTOR,
    &TENSOR,
    &UNRANKED_TENSOR,
    &MEMREF,
    &UNRANKED_MEMREF,
    &OPAQUE,
];

/// The size of a dimension that is not known before run time, `?` in the text.
pub const DYNAMIC: i64 = i64::MIN;

pub use crate::numeric::Signedness;

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
    primary_groups: false,
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

const SHAPE: ParamKind = ParamKind::Array(&ParamKind::Int { bits: 64, signed: true });
const TYPES: ParamKind = ParamKind::Array(&ParamKind::Type(None));

/// The syntax of a builtin type: its parser is found by the keyword.
macro_rules! custom {
    ($parse:path, $print:path) => {{
        static SYNTAX: CustomSyntax = CustomSyntax { parse: $parse, print: $print };
        Syntax::Custom(&SYNTAX)
    }};
}

builtin_defs! {
    /// An integer of a fixed number of bits (LangRef, "Integer Type").
    IntegerType(Type) = INTEGER {
        name: "builtin.integer",
        mnemonic: None,
        summary: "An integer of a fixed number of bits.",
        syntax: custom!(grammar::parse_node, grammar::print_integer),
        verify: Some(verify::integer),
        interfaces: SCALAR,
        params: {
            /// The number of bits.
            width[0]: u32 = ParamKind::Int { bits: 32, signed: false }, "unsigned", Required;
            /// Whether it has a sign, and which.
            signedness[1]: Signedness = ParamKind::Enum(&SIGNEDNESS), "SignednessSemantics", Required;
        }
    }

    /// A complex number, a pair of integers or floats (LangRef, "Complex Type").
    ComplexType(Type) = COMPLEX {
        name: "builtin.complex",
        mnemonic: Some("complex"),
        summary: "A complex number with a parameterised element type.",
        syntax: custom!(grammar::parse_complex, grammar::print_complex),
        verify: Some(verify::complex),
        interfaces: MEMREF_ELEMENT,
        params: {
            /// The type of the real and of the imaginary part.
            element_type[0]: Type<'c> = ParamKind::Type(None), "Type", Required;
        }
    }

    /// A fixed list of types (LangRef, "Tuple Type").
    TupleType(Type) = TUPLE {
        name: "builtin.tuple",
        mnemonic: Some("tuple"),
        summary: "A fixed-size collection of other types.",
        syntax: custom!(grammar::parse_tuple, grammar::print_tuple),
        verify: None,
        interfaces: &[],
        params: {
            /// The types of the elements.
            types[0]: &'c [Type<'c>] = TYPES, "ArrayRef<Type>", Required;
        }
    }

    /// A list of inputs and a list of results (LangRef, "Function Type").
    FunctionType(Type) = FUNCTION {
        name: "builtin.function",
        mnemonic: None,
        summary: "A map from a list of inputs to a list of results.",
        syntax: custom!(grammar::parse_node, grammar::print_function),
        verify: None,
        interfaces: &[],
        params: {
            /// The types of the inputs.
            inputs[0]: &'c [Type<'c>] = TYPES, "ArrayRef<Type>", Required;
            /// The types of the results.
            results[1]: &'c [Type<'c>] = TYPES, "ArrayRef<Type>", Required;
        }
    }

    /// A multi-dimensional vector (LangRef, "Vector Type").
    VectorType(Type) = VECTOR {
        name: "builtin.vector",
        mnemonic: Some("vector"),
        summary: "A multi-dimensional vector of a fixed or scalable size.",
        syntax: custom!(grammar::parse_vector, grammar::print_vector),
        verify: Some(verify::vector),
        interfaces: MEMREF_ELEMENT,
        params: {
            /// The sizes of the dimensions, the minimum for scalable ones.
            shape[0]: &'c [i64] = SHAPE, "ArrayRef<int64_t>", Required;
            /// The type of the elements.
            element_type[1]: Type<'c> = ParamKind::Type(None), "VectorElementTypeInterface", Required;
            /// Which dimensions are scalable.
            scalable_dims[2]: &'c [bool] = ParamKind::Array(&ParamKind::Bool), "ArrayRef<bool>", Required;
        }
    }

    /// A tensor of known rank (LangRef, "Tensor Type").
    RankedTensorType(Type) = TENSOR {
        name: "builtin.tensor",
        mnemonic: Some("tensor"),
        summary: "A multi-dimensional array with a fixed number of dimensions.",
        syntax: custom!(grammar::parse_tensor, grammar::print_tensor),
        verify: Some(verify::tensor),
        interfaces: &[],
        params: {
            /// The sizes of the dimensions, [`DYNAMIC`] for unknown ones.
            shape[0]: &'c [i64] = SHAPE, "ArrayRef<int64_t>", Required;
            /// The type of the elements.
            element_type[1]: Type<'c> = ParamKind::Type(None), "Type", Required;
            /// What a dialect says about how it is stored.
            encoding[2]: Option<Attribute<'c>> = ParamKind::Attr(None), "Attribute", Optional;
        }
    }

    /// A tensor of unknown rank (LangRef, "Unranked Tensor Type").
    UnrankedTensorType(Type) = UNRANKED_TENSOR {
        name: "builtin.unranked_tensor",
        mnemonic: None,
        summary: "A multi-dimensional array with unknown dimensions.",
        syntax: custom!(grammar::parse_node, grammar::print_unranked_tensor),
        verify: Some(verify::unranked_tensor),
        interfaces: &[],
        params: {
            /// The type of the elements.
            element_type[0]: Type<'c> = ParamKind::Type(None), "Type", Required;
        }
    }

    /// A reference to a region of memory (LangRef, "MemRef Type").
    MemRefType(Type) = MEMREF {
        name: "builtin.memref",
        mnemonic: Some("memref"),
        summary: "A shaped reference to a region of memory.",
        syntax: custom!(grammar::parse_memref, grammar::print_memref),
        verify: Some(verify::memref),
        interfaces: MEMREF_ELEMENT,
        params: {
            /// The sizes of the dimensions, [`DYNAMIC`] for unknown ones.
            shape[0]: &'c [i64] = SHAPE, "ArrayRef<int64_t>", Required;
            /// The type of the elements.
            element_type[1]: Type<'c> = ParamKind::Type(None), "Type", Required;
            /// How indices become offsets; `None` for row-major order without gaps.
            layout[2]: Option<Attribute<'c>> = ParamKind::Attr(None), "MemRefLayoutAttrInterface", Optional;
            /// Which memory; `None` for the default one.
            memory_space[3]: Option<Attribute<'c>> = ParamKind::Attr(None), "Attribute", Optional;
        }
    }

    /// A reference to memory of unknown rank (LangRef, "Unranked MemRef Type").
    UnrankedMemRefType(Type) = UNRANKED_MEMREF {
        name: "builtin.unranked_memref",
        mnemonic: None,
        summary: "A shaped reference, with unknown rank, to a region of memory.",
        syntax: custom!(grammar::parse_node, grammar::print_unranked_memref),
        verify: Some(verify::unranked_memref),
        interfaces: MEMREF_ELEMENT,
        params: {
            /// The type of the elements.
            element_type[0]: Type<'c> = ParamKind::Type(None), "Type", Required;
            /// Which memory; `None` for the default one.
            memory_space[1]: Option<Attribute<'c>> = ParamKind::Attr(None), "Attribute", Optional;
        }
    }

    /// A type of a dialect that is not known, as it stood (LangRef, "Opaque Type").
    OpaqueType(Type) = OPAQUE {
        name: "builtin.opaque",
        mnemonic: None,
        summary: "A type of a dialect that is not registered.",
        syntax: custom!(grammar::parse_node, crate::text::extended::print_opaque),
        verify: None,
        interfaces: &[],
        params: {
            /// The name of the dialect.
            dialect_namespace[0]: &'c str = ParamKind::Str, "StringAttr", Required;
            /// What stood after the dialect's name, byte for byte.
            type_data[1]: &'c [u8] = ParamKind::Str, "StringRef", Required;
        }
    }
}

/// The interfaces of a float type.
macro_rules! float {
    ($kind:ident) => {
        &[
            InterfaceImpl { interface: &VECTOR_ELEMENT_TYPE_INTERFACE, table: &() },
            InterfaceImpl { interface: &MEMREF_ELEMENT_TYPE_INTERFACE, table: &() },
            InterfaceImpl { interface: &FLOAT_TYPE_INTERFACE, table: &FloatKind::$kind },
        ]
    };
}

singleton_types! {
    IndexType = INDEX, "index", Pin::SINGLETONS, "An integer as wide as the target's addresses (LangRef, \"Index Type\").", SCALAR;
    NoneType = NONE, "none", Pin::SINGLETONS + 1, "A unit type (LangRef, \"None Type\").", &[];
    BFloat16Type = BF16, "bf16", Pin::SINGLETONS + 2, "The brain float of 16 bits.", float!(BF16);
    Float16Type = F16, "f16", Pin::SINGLETONS + 3, "The IEEE float of 16 bits.", float!(F16);
    FloatTF32Type = TF32, "tf32", Pin::SINGLETONS + 4, "The TensorFloat of 19 bits.", float!(TF32);
    Float32Type = F32, "f32", Pin::SINGLETONS + 5, "The IEEE float of 32 bits.", float!(F32);
    Float64Type = F64, "f64", Pin::SINGLETONS + 6, "The IEEE float of 64 bits.", float!(F64);
    Float80Type = F80, "f80", Pin::SINGLETONS + 7, "The x87 float of 80 bits.", float!(F80);
    Float128Type = F128, "f128", Pin::SINGLETONS + 8, "The IEEE float of 128 bits.", float!(F128);
    Float8E5M2Type = F8E5M2, "f8E5M2", Pin::SINGLETONS + 9, "A float of 8 bits: 5 of exponent, 2 of mantissa.", float!(F8E5M2);
    Float8E4M3Type = F8E4M3, "f8E4M3", Pin::SINGLETONS + 10, "A float of 8 bits: 4 of exponent, 3 of mantissa.", float!(F8E4M3);
    Float8E4M3FNType = F8E4M3FN, "f8E4M3FN", Pin::SINGLETONS + 11, "A float of 8 bits: 4 of exponent, 3 of mantissa; finite.", float!(F8E4M3FN);
    Float8E5M2FNUZType = F8E5M2FNUZ, "f8E5M2FNUZ", Pin::SINGLETONS + 12, "A float of 8 bits: 5 of exponent, 2 of mantissa; finite, one zero.", float!(F8E5M2FNUZ);
    Float8E4M3FNUZType = F8E4M3FNUZ, "f8E4M3FNUZ", Pin::SINGLETONS + 13, "A float of 8 bits: 4 of exponent, 3 of mantissa; finite, one zero.", float!(F8E4M3FNUZ);
    Float8E4M3B11FNUZType = F8E4M3B11FNUZ, "f8E4M3B11FNUZ", Pin::SINGLETONS + 14, "A float of 8 bits: 4 of exponent with bias 11, 3 of mantissa; finite, one zero.", float!(F8E4M3B11FNUZ);
    Float8E3M4Type = F8E3M4, "f8E3M4", Pin::SINGLETONS + 15, "A float of 8 bits: 3 of exponent, 4 of mantissa.", float!(F8E3M4);
    Float8E8M0FNUType = F8E8M0FNU, "f8E8M0FNU", Pin::SINGLETONS + 16, "A power of two in 8 bits, unsigned.", float!(F8E8M0FNU);
    Float4E2M1FNType = F4E2M1FN, "f4E2M1FN", Pin::SINGLETONS + 17, "A float of 4 bits: 2 of exponent, 1 of mantissa; finite.", float!(F4E2M1FN);
    Float6E2M3FNType = F6E2M3FN, "f6E2M3FN", Pin::SINGLETONS + 18, "A float of 6 bits: 2 of exponent, 3 of mantissa; finite.", float!(F6E2M3FN);
    Float6E3M2FNType = F6E3M2FN, "f6E3M2FN", Pin::SINGLETONS + 19, "A float of 6 bits: 3 of exponent, 2 of mantissa; finite.", float!(F6E3M2FN);
}

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
        let make = || {
            assert!(width <= Self::MAX_WIDTH, "an integer type has at most {} bits", Self::MAX_WIDTH);
            context.intern_key(&INTEGER, (u64::from(width), signedness as u64))
        };
        let pinned = width <= Pin::INTEGERS && signedness == Signedness::Signless;
        plumbing::handle(if pinned { context.pinned(width as usize, make) } else { make() })
    }
}

impl IndexType<'_> {
    /// The width in bits of stored `index` values: attributes and elements.
    pub const STORAGE_WIDTH: u32 = 64;
}

/// `get` and `get_checked` of a type that has a verifier; the former panics where
/// the latter fails, in debug builds.
macro_rules! checked {
    ($handle:ident, $def:ident, $verify:ident, $what:literal, ($($arg:ident: $arg_type:ty),*), $key:expr) => {
        impl<'c> $handle<'c> {
            #[doc = concat!("The ", $what, ", or why there is none.")]
            ///
            /// # Errors
            /// What the verifier says.
            pub fn get_checked(context: &'c Context, $($arg: $arg_type),*) -> Result<Self, Diagnostic> {
                let key = $key;
                key.with_params(|params| verify::$verify(context, params))?;
                Ok(plumbing::handle(context.intern_key(&$def, key)))
            }

            #[doc = concat!("The ", $what, ".")]
            ///
            /// # Panics
            /// When the verifier disagrees, in debug builds; see [`Self::get_checked`].
            #[must_use]
            pub fn get(context: &'c Context, $($arg: $arg_type),*) -> Self {
                let key = $key;
                debug_assert_eq!(key.with_params(|params| verify::$verify(context, params)), Ok(()));
                plumbing::handle(context.intern_key(&$def, key))
            }
        }
    };
}

checked! {
    ComplexType, COMPLEX, complex, "complex type of that element type",
    (element_type: Type<'c>), (element_type,)
}
checked! {
    VectorType, VECTOR, vector,
    "vector type of that shape; `scalable_dims` says for each dimension whether it is scalable",
    (shape: &[i64], element_type: Type<'c>, scalable_dims: &[bool]), (shape, element_type, scalable_dims)
}
checked! {
    RankedTensorType, TENSOR, tensor, "tensor type of that shape, with [`DYNAMIC`] for unknown sizes",
    (shape: &[i64], element_type: Type<'c>, encoding: Option<Attribute<'c>>),
    (shape, element_type, encoding.encode())
}
checked! {
    UnrankedTensorType, UNRANKED_TENSOR, unranked_tensor, "tensor type of unknown shape",
    (element_type: Type<'c>), (element_type,)
}
checked! {
    MemRefType, MEMREF, memref,
    "memref type of that shape, with [`DYNAMIC`] for unknown sizes; an identity layout and memory space 0 count as none",
    (shape: &[i64], element_type: Type<'c>, layout: Option<Attribute<'c>>, memory_space: Option<Attribute<'c>>),
    (shape, element_type, verify::layout(shape, layout), verify::memory_space(memory_space))
}
checked! {
    UnrankedMemRefType, UNRANKED_MEMREF, unranked_memref,
    "memref type of unknown shape; memory space 0 counts as none",
    (element_type: Type<'c>, memory_space: Option<Attribute<'c>>),
    (element_type, verify::memory_space(memory_space))
}

impl<'c> FunctionType<'c> {
    /// The function type of these inputs and results.
    #[must_use]
    pub fn get(context: &'c Context, inputs: &[Type<'c>], results: &[Type<'c>]) -> Self {
        plumbing::handle(context.intern_key(&FUNCTION, (inputs, results)))
    }
}

impl<'c> TupleType<'c> {
    /// The tuple type of these elements.
    #[must_use]
    pub fn get(context: &'c Context, types: &[Type<'c>]) -> Self {
        plumbing::handle(context.intern_key(&TUPLE, (types,)))
    }
}

impl<'c> OpaqueType<'c> {
    /// The type `!dialect.data`, whatever that means.
    #[must_use]
    pub fn get(context: &'c Context, dialect_namespace: &str, type_data: &[u8]) -> Self {
        plumbing::handle(context.intern(&OPAQUE, &[Param::Str(dialect_namespace), Param::Bytes(type_data)]))
    }
}
