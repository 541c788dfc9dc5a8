// @generated from defs/builtin.td by `cargo test -p isogloss-shipped`. Do not edit.

/// The types and attributes that every context knows.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static crate::def::Dialect {
    static DIALECT: crate::def::Dialect = crate::def::Dialect {
        summary: "The types and attributes that every context knows.",
        types: &[
            &INTEGER_TYPE, &INDEX_TYPE, &NONE_TYPE, &TOKEN_TYPE, &B_FLOAT16_TYPE, &FLOAT16_TYPE,
            &FLOAT_TF32_TYPE, &FLOAT32_TYPE, &FLOAT64_TYPE, &FLOAT80_TYPE, &FLOAT128_TYPE, &FLOAT8_E5M2_TYPE,
            &FLOAT8_E4M3_TYPE, &FLOAT8_E4M3FN_TYPE, &FLOAT8_E5M2FNUZ_TYPE, &FLOAT8_E4M3FNUZ_TYPE,
            &FLOAT8_E4M3B11FNUZ_TYPE, &FLOAT8_E3M4_TYPE, &FLOAT8_E8M0FNU_TYPE, &FLOAT4_E2M1FN_TYPE,
            &FLOAT6_E2M3FN_TYPE, &FLOAT6_E3M2FN_TYPE, &COMPLEX_TYPE, &TUPLE_TYPE, &FUNCTION_TYPE,
            &VECTOR_TYPE, &RANKED_TENSOR_TYPE, &UNRANKED_TENSOR_TYPE, &MEM_REF_TYPE, &UNRANKED_MEM_REF_TYPE,
            &OPAQUE_TYPE,
        ],
        attributes: &[
            &UNIT_ATTR, &TYPE_ATTR, &STRING_ATTR, &ARRAY_ATTR, &DICTIONARY_ATTR, &SYMBOL_REF_ATTR,
            &OPAQUE_ATTR, &AFFINE_MAP_ATTR, &INTEGER_SET_ATTR, &STRIDED_LAYOUT_ATTR, &CONTIGUOUS_LAYOUT_ATTR,
            &INTEGER_ATTR, &FLOAT_ATTR, &DENSE_ARRAY_ATTR, &DENSE_ELEMENTS_ATTR, &DENSE_STRING_ELEMENTS_ATTR,
            &DENSE_RESOURCE_ELEMENTS_ATTR, &SPARSE_ELEMENTS_ATTR, &DISTINCT_ATTR, &UNKNOWN_LOC,
            &FILE_LINE_COL_RANGE, &NAME_LOC, &CALL_SITE_LOC, &FUSED_LOC,
        ],
        ..crate::def::Dialect::new("builtin")
    };
    &DIALECT
}

/// Signedness.
///
/// How the bits of an integer are read, as in the types `i8`, `si8` and `ui8`. A
/// signless integer takes the literals of both ranges and is printed as signed.
///
/// `index` has the literals and the text of a signed integer of 64 bits.
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
#[repr(u32)]
pub enum Signedness {
    /// `signless`
    Signless = 0,
    /// `signed`
    Signed = 1,
    /// `unsigned`
    Unsigned = 2,
}
crate::enum_handle!(
    Signedness: u32,
    SIGNEDNESS_ENUM,
    "signedness",
    [Signless = "signless", Signed = "signed", Unsigned = "unsigned"]
);

/// An integer of a fixed number of bits (LangRef, "Integer Type").
pub struct IntegerType<'c>(crate::Type<'c>);
crate::def_handle!(IntegerType, Type, INTEGER_TYPE);
static INTEGER_TYPE: crate::def::Def = crate::def::Def {
    summary: "An integer of a fixed number of bits (LangRef, \"Integer Type\").",
    params: &[
        crate::plumbing::parameter::<u32>("width", "unsigned"),
        crate::plumbing::parameter::<Signedness>("signedness", "Signedness"),
    ],
    syntax: crate::plumbing::custom_printer::<IntegerType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (width, signedness) = crate::plumbing::arguments(params);
            <IntegerType<'_> as IntegerTypeVerify>::verify(context, width, signedness)
        },
    ),
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<IntegerType<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<IntegerType<'static>>(),
        crate::layout::DataLayoutTypeInterfaceTable::entry::<IntegerType<'static>>(),
    ],
    ..crate::plumbing::type_def("builtin", "builtin.integer", "IntegerType")
};
impl<'c> IntegerType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::base_get_checked`].
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context, width: u32, signedness: Signedness) -> Self {
        crate::plumbing::get(context, (width, signedness))
    }
    /// As [`Self::base_get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[allow(dead_code)]
    #[track_caller]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        width: u32,
        signedness: Signedness,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (width, signedness))
    }
    /// The number of bits.
    #[doc(alias = "getWidth")]
    #[inline]
    #[must_use]
    pub fn width(self) -> u32 {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// Signless, signed or unsigned.
    #[doc(alias = "getSignedness")]
    #[inline]
    #[must_use]
    pub fn signedness(self) -> Signedness {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// The verifier of the parameters of [`IntegerType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl IntegerTypeVerify`",
    label = "`IntegerTypeVerify` is not implemented",
    note = "the definition of `IntegerType` sets `genVerifyDecl`",
    note = "`fn verify(context: &Context, width: u32, signedness: Signedness) -> Result<(), Diagnostic>;`",
)]
pub trait IntegerTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify(
        context: &crate::Context,
        width: u32,
        signedness: Signedness,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// An integer as wide as the target's addresses (LangRef, "Index Type").
pub struct IndexType<'c>(crate::Type<'c>);
crate::def_handle!(IndexType, Type, INDEX_TYPE);
static INDEX_TYPE: crate::def::Def = crate::def::Def {
    summary: "An integer as wide as the target's addresses (LangRef, \"Index Type\").",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<IndexType<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<IndexType<'static>>(),
        crate::layout::DataLayoutTypeInterfaceTable::entry::<IndexType<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.index", "IndexType", "index")
};
impl<'c> IndexType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A unit type (LangRef, "None Type").
pub struct NoneType<'c>(crate::Type<'c>);
crate::def_handle!(NoneType, Type, NONE_TYPE);
static NONE_TYPE: crate::def::Def = crate::def::Def {
    summary: "A unit type (LangRef, \"None Type\").",
    ..crate::plumbing::keyword_type("builtin", "builtin.none", "NoneType", "none")
};
impl<'c> NoneType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// An opaque value that orders or pairs operations, as of MLIR 24.
pub struct TokenType<'c>(crate::Type<'c>);
crate::def_handle!(TokenType, Type, TOKEN_TYPE);
static TOKEN_TYPE: crate::def::Def = crate::def::Def {
    summary: "An opaque value that orders or pairs operations, as of MLIR 24.",
    ..crate::plumbing::keyword_type("builtin", "builtin.token", "TokenType", "token")
};
impl<'c> TokenType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// The brain float of 16 bits.
pub struct BFloat16Type<'c>(crate::Type<'c>);
crate::def_handle!(BFloat16Type, Type, B_FLOAT16_TYPE);
static B_FLOAT16_TYPE: crate::def::Def = crate::def::Def {
    summary: "The brain float of 16 bits.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<BFloat16Type<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<BFloat16Type<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<BFloat16Type<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.bf16", "BFloat16Type", "bf16")
};
impl<'c> BFloat16Type<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// The IEEE float of 16 bits.
pub struct Float16Type<'c>(crate::Type<'c>);
crate::def_handle!(Float16Type, Type, FLOAT16_TYPE);
static FLOAT16_TYPE: crate::def::Def = crate::def::Def {
    summary: "The IEEE float of 16 bits.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float16Type<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float16Type<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float16Type<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.f16", "Float16Type", "f16")
};
impl<'c> Float16Type<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// The TensorFloat of 19 bits.
pub struct FloatTF32Type<'c>(crate::Type<'c>);
crate::def_handle!(FloatTF32Type, Type, FLOAT_TF32_TYPE);
static FLOAT_TF32_TYPE: crate::def::Def = crate::def::Def {
    summary: "The TensorFloat of 19 bits.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<FloatTF32Type<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<FloatTF32Type<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<FloatTF32Type<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.tf32", "FloatTF32Type", "tf32")
};
impl<'c> FloatTF32Type<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// The IEEE float of 32 bits.
pub struct Float32Type<'c>(crate::Type<'c>);
crate::def_handle!(Float32Type, Type, FLOAT32_TYPE);
static FLOAT32_TYPE: crate::def::Def = crate::def::Def {
    summary: "The IEEE float of 32 bits.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float32Type<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float32Type<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float32Type<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.f32", "Float32Type", "f32")
};
impl<'c> Float32Type<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// The IEEE float of 64 bits.
pub struct Float64Type<'c>(crate::Type<'c>);
crate::def_handle!(Float64Type, Type, FLOAT64_TYPE);
static FLOAT64_TYPE: crate::def::Def = crate::def::Def {
    summary: "The IEEE float of 64 bits.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float64Type<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float64Type<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float64Type<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.f64", "Float64Type", "f64")
};
impl<'c> Float64Type<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// The x87 float of 80 bits.
pub struct Float80Type<'c>(crate::Type<'c>);
crate::def_handle!(Float80Type, Type, FLOAT80_TYPE);
static FLOAT80_TYPE: crate::def::Def = crate::def::Def {
    summary: "The x87 float of 80 bits.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float80Type<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float80Type<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float80Type<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.f80", "Float80Type", "f80")
};
impl<'c> Float80Type<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// The IEEE float of 128 bits.
pub struct Float128Type<'c>(crate::Type<'c>);
crate::def_handle!(Float128Type, Type, FLOAT128_TYPE);
static FLOAT128_TYPE: crate::def::Def = crate::def::Def {
    summary: "The IEEE float of 128 bits.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float128Type<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float128Type<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float128Type<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.f128", "Float128Type", "f128")
};
impl<'c> Float128Type<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A float of 8 bits: 5 of exponent, 2 of mantissa.
pub struct Float8E5M2Type<'c>(crate::Type<'c>);
crate::def_handle!(Float8E5M2Type, Type, FLOAT8_E5M2_TYPE);
static FLOAT8_E5M2_TYPE: crate::def::Def = crate::def::Def {
    summary: "A float of 8 bits: 5 of exponent, 2 of mantissa.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float8E5M2Type<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float8E5M2Type<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float8E5M2Type<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.f8E5M2", "Float8E5M2Type", "f8E5M2")
};
impl<'c> Float8E5M2Type<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A float of 8 bits: 4 of exponent, 3 of mantissa.
pub struct Float8E4M3Type<'c>(crate::Type<'c>);
crate::def_handle!(Float8E4M3Type, Type, FLOAT8_E4M3_TYPE);
static FLOAT8_E4M3_TYPE: crate::def::Def = crate::def::Def {
    summary: "A float of 8 bits: 4 of exponent, 3 of mantissa.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float8E4M3Type<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float8E4M3Type<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float8E4M3Type<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.f8E4M3", "Float8E4M3Type", "f8E4M3")
};
impl<'c> Float8E4M3Type<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A float of 8 bits: 4 of exponent, 3 of mantissa; finite.
pub struct Float8E4M3FNType<'c>(crate::Type<'c>);
crate::def_handle!(Float8E4M3FNType, Type, FLOAT8_E4M3FN_TYPE);
static FLOAT8_E4M3FN_TYPE: crate::def::Def = crate::def::Def {
    summary: "A float of 8 bits: 4 of exponent, 3 of mantissa; finite.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float8E4M3FNType<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float8E4M3FNType<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float8E4M3FNType<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.f8E4M3FN", "Float8E4M3FNType", "f8E4M3FN")
};
impl<'c> Float8E4M3FNType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A float of 8 bits: 5 of exponent, 2 of mantissa; finite, one zero.
pub struct Float8E5M2FNUZType<'c>(crate::Type<'c>);
crate::def_handle!(Float8E5M2FNUZType, Type, FLOAT8_E5M2FNUZ_TYPE);
static FLOAT8_E5M2FNUZ_TYPE: crate::def::Def = crate::def::Def {
    summary: "A float of 8 bits: 5 of exponent, 2 of mantissa; finite, one zero.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float8E5M2FNUZType<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float8E5M2FNUZType<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float8E5M2FNUZType<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.f8E5M2FNUZ", "Float8E5M2FNUZType", "f8E5M2FNUZ")
};
impl<'c> Float8E5M2FNUZType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A float of 8 bits: 4 of exponent, 3 of mantissa; finite, one zero.
pub struct Float8E4M3FNUZType<'c>(crate::Type<'c>);
crate::def_handle!(Float8E4M3FNUZType, Type, FLOAT8_E4M3FNUZ_TYPE);
static FLOAT8_E4M3FNUZ_TYPE: crate::def::Def = crate::def::Def {
    summary: "A float of 8 bits: 4 of exponent, 3 of mantissa; finite, one zero.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float8E4M3FNUZType<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float8E4M3FNUZType<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float8E4M3FNUZType<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.f8E4M3FNUZ", "Float8E4M3FNUZType", "f8E4M3FNUZ")
};
impl<'c> Float8E4M3FNUZType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A float of 8 bits: 4 of exponent with bias 11, 3 of mantissa; finite, one zero.
pub struct Float8E4M3B11FNUZType<'c>(crate::Type<'c>);
crate::def_handle!(Float8E4M3B11FNUZType, Type, FLOAT8_E4M3B11FNUZ_TYPE);
static FLOAT8_E4M3B11FNUZ_TYPE: crate::def::Def = crate::def::Def {
    summary: "A float of 8 bits: 4 of exponent with bias 11, 3 of mantissa; finite, one zero.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float8E4M3B11FNUZType<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float8E4M3B11FNUZType<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float8E4M3B11FNUZType<'static>>(),
    ],
    ..crate::plumbing::keyword_type(
        "builtin",
        "builtin.f8E4M3B11FNUZ",
        "Float8E4M3B11FNUZType",
        "f8E4M3B11FNUZ",
    )
};
impl<'c> Float8E4M3B11FNUZType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A float of 8 bits: 3 of exponent, 4 of mantissa.
pub struct Float8E3M4Type<'c>(crate::Type<'c>);
crate::def_handle!(Float8E3M4Type, Type, FLOAT8_E3M4_TYPE);
static FLOAT8_E3M4_TYPE: crate::def::Def = crate::def::Def {
    summary: "A float of 8 bits: 3 of exponent, 4 of mantissa.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float8E3M4Type<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float8E3M4Type<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float8E3M4Type<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.f8E3M4", "Float8E3M4Type", "f8E3M4")
};
impl<'c> Float8E3M4Type<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A float of 8 bits: 8 of exponent: a power of two, unsigned.
pub struct Float8E8M0FNUType<'c>(crate::Type<'c>);
crate::def_handle!(Float8E8M0FNUType, Type, FLOAT8_E8M0FNU_TYPE);
static FLOAT8_E8M0FNU_TYPE: crate::def::Def = crate::def::Def {
    summary: "A float of 8 bits: 8 of exponent: a power of two, unsigned.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float8E8M0FNUType<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float8E8M0FNUType<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float8E8M0FNUType<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.f8E8M0FNU", "Float8E8M0FNUType", "f8E8M0FNU")
};
impl<'c> Float8E8M0FNUType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A float of 4 bits: 2 of exponent, 1 of mantissa; finite.
pub struct Float4E2M1FNType<'c>(crate::Type<'c>);
crate::def_handle!(Float4E2M1FNType, Type, FLOAT4_E2M1FN_TYPE);
static FLOAT4_E2M1FN_TYPE: crate::def::Def = crate::def::Def {
    summary: "A float of 4 bits: 2 of exponent, 1 of mantissa; finite.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float4E2M1FNType<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float4E2M1FNType<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float4E2M1FNType<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.f4E2M1FN", "Float4E2M1FNType", "f4E2M1FN")
};
impl<'c> Float4E2M1FNType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A float of 6 bits: 2 of exponent, 3 of mantissa; finite.
pub struct Float6E2M3FNType<'c>(crate::Type<'c>);
crate::def_handle!(Float6E2M3FNType, Type, FLOAT6_E2M3FN_TYPE);
static FLOAT6_E2M3FN_TYPE: crate::def::Def = crate::def::Def {
    summary: "A float of 6 bits: 2 of exponent, 3 of mantissa; finite.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float6E2M3FNType<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float6E2M3FNType<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float6E2M3FNType<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.f6E2M3FN", "Float6E2M3FNType", "f6E2M3FN")
};
impl<'c> Float6E2M3FNType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A float of 6 bits: 3 of exponent, 2 of mantissa; finite.
pub struct Float6E3M2FNType<'c>(crate::Type<'c>);
crate::def_handle!(Float6E3M2FNType, Type, FLOAT6_E3M2FN_TYPE);
static FLOAT6_E3M2FN_TYPE: crate::def::Def = crate::def::Def {
    summary: "A float of 6 bits: 3 of exponent, 2 of mantissa; finite.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<Float6E3M2FNType<'static>>(),
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<Float6E3M2FNType<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<Float6E3M2FNType<'static>>(),
    ],
    ..crate::plumbing::keyword_type("builtin", "builtin.f6E3M2FN", "Float6E3M2FNType", "f6E3M2FN")
};
impl<'c> Float6E3M2FNType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A complex number, a pair of integers or floats (LangRef, "Complex Type").
pub struct ComplexType<'c>(crate::Type<'c>);
crate::def_handle!(ComplexType, Type, COMPLEX_TYPE);
static COMPLEX_TYPE: crate::def::Def = crate::def::Def {
    summary: "A complex number, a pair of integers or floats (LangRef, \"Complex Type\").",
    params: &[crate::plumbing::parameter::<crate::Type<'static>>("elementType", "Type")],
    syntax: crate::plumbing::custom_printer::<ComplexType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (element_type,) = crate::plumbing::arguments(params);
            <ComplexType<'_> as ComplexTypeVerify>::verify(context, element_type)
        },
    ),
    interfaces: &[
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<ComplexType<'static>>(),
        crate::layout::DataLayoutTypeInterfaceTable::entry::<ComplexType<'static>>(),
    ],
    ..crate::plumbing::type_def("builtin", "builtin.complex", "ComplexType")
};
impl<'c> ComplexType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, element_type: crate::Type<'c>) -> Self {
        crate::plumbing::get(context, (element_type,))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c crate::Context,
        element_type: crate::Type<'c>,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (element_type,))
    }
    /// The type of the real and of the imaginary part.
    #[doc(alias = "getElementType")]
    #[inline]
    #[must_use]
    pub fn element_type(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// The verifier of the parameters of [`ComplexType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ComplexTypeVerify`",
    label = "`ComplexTypeVerify` is not implemented",
    note = "the definition of `ComplexType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, element_type: Type<'c>) -> Result<(), Diagnostic>;`",
)]
pub trait ComplexTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        element_type: crate::Type<'c>,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// A fixed list of types (LangRef, "Tuple Type").
pub struct TupleType<'c>(crate::Type<'c>);
crate::def_handle!(TupleType, Type, TUPLE_TYPE);
static TUPLE_TYPE: crate::def::Def = crate::def::Def {
    summary: "A fixed list of types (LangRef, \"Tuple Type\").",
    params: &[crate::plumbing::parameter::<&'static [crate::Type<'static>]>(
        "types",
        "::llvm::ArrayRef<Type>",
    )],
    syntax: crate::plumbing::custom_printer::<TupleType<'static>>(),
    interfaces: &[crate::builtin::OpAsmTypeInterfaceTable::entry::<TupleType<'static>>()],
    ..crate::plumbing::type_def("builtin", "builtin.tuple", "TupleType")
};
impl<'c> TupleType<'c> {
    /// The type of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, types: &[crate::Type<'c>]) -> Self {
        crate::plumbing::get(context, (types,))
    }
    /// The types of the elements.
    #[doc(alias = "getTypes")]
    #[inline]
    #[must_use]
    pub fn types(self) -> &'c [crate::Type<'c>] {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// A list of inputs and a list of results (LangRef, "Function Type").
pub struct FunctionType<'c>(crate::Type<'c>);
crate::def_handle!(FunctionType, Type, FUNCTION_TYPE);
static FUNCTION_TYPE: crate::def::Def = crate::def::Def {
    summary: "A list of inputs and a list of results (LangRef, \"Function Type\").",
    params: &[
        crate::plumbing::parameter::<&'static [crate::Type<'static>]>("inputs", "::llvm::ArrayRef<Type>"),
        crate::plumbing::parameter::<&'static [crate::Type<'static>]>("results", "::llvm::ArrayRef<Type>"),
    ],
    syntax: crate::plumbing::custom_printer::<FunctionType<'static>>(),
    ..crate::plumbing::type_def("builtin", "builtin.function", "FunctionType")
};
impl<'c> FunctionType<'c> {
    /// The type of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        inputs: &[crate::Type<'c>],
        results: &[crate::Type<'c>],
    ) -> Self {
        crate::plumbing::get(context, (inputs, results))
    }
    /// The types of the inputs.
    #[doc(alias = "getInputs")]
    #[inline]
    #[must_use]
    pub fn inputs(self) -> &'c [crate::Type<'c>] {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The types of the results.
    #[doc(alias = "getResults")]
    #[inline]
    #[must_use]
    pub fn results(self) -> &'c [crate::Type<'c>] {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// A vector of several dimensions, fixed or scalable (LangRef, "Vector Type").
pub struct VectorType<'c>(crate::Type<'c>);
crate::def_handle!(VectorType, Type, VECTOR_TYPE);
static VECTOR_TYPE: crate::def::Def = crate::def::Def {
    summary: "A vector of several dimensions, fixed or scalable (LangRef, \"Vector Type\").",
    params: &[
        crate::plumbing::parameter::<&'static [i64]>("shape", "::llvm::ArrayRef<int64_t>"),
        crate::plumbing::parameter::<crate::Type<'static>>("elementType", "Type"),
        crate::plumbing::parameter::<&'static [bool]>("scalableDims", "::llvm::ArrayRef<bool>"),
    ],
    syntax: crate::plumbing::custom_printer::<VectorType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (shape, element_type, scalable_dims) = crate::plumbing::arguments(params);
            <VectorType<'_> as VectorTypeVerify>::verify(context, shape, element_type, scalable_dims)
        },
    ),
    interfaces: &[
        crate::builtin::MemRefElementTypeInterfaceTable::entry::<VectorType<'static>>(),
        crate::layout::DataLayoutTypeInterfaceTable::entry::<VectorType<'static>>(),
    ],
    ..crate::plumbing::type_def("builtin", "builtin.vector", "VectorType")
};
impl<'c> VectorType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::base_get_checked`].
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        shape: &[i64],
        element_type: crate::Type<'c>,
        scalable_dims: &[bool],
    ) -> Self {
        crate::plumbing::get(context, (shape, element_type, scalable_dims))
    }
    /// As [`Self::base_get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[allow(dead_code)]
    #[track_caller]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        shape: &[i64],
        element_type: crate::Type<'c>,
        scalable_dims: &[bool],
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (shape, element_type, scalable_dims))
    }
    /// The sizes of the dimensions, the minimum for scalable ones.
    #[doc(alias = "getShape")]
    #[inline]
    #[must_use]
    pub fn shape(self) -> &'c [i64] {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The type of the elements.
    #[doc(alias = "getElementType")]
    #[inline]
    #[must_use]
    pub fn element_type(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// Which dimensions are scalable.
    #[doc(alias = "getScalableDims")]
    #[inline]
    #[must_use]
    pub fn scalable_dims(self) -> &'c [bool] {
        crate::plumbing::param(self.0.node(), 2)
    }
}

/// The verifier of the parameters of [`VectorType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl VectorTypeVerify`",
    label = "`VectorTypeVerify` is not implemented",
    note = "the definition of `VectorType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, shape: &'c [i64], element_type: Type<'c>, scalable_dims: &'c [bool]) -> Result<(), Diagnostic>;`",
)]
pub trait VectorTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        shape: &'c [i64],
        element_type: crate::Type<'c>,
        scalable_dims: &'c [bool],
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// A tensor of known rank (LangRef, "Tensor Type").
pub struct RankedTensorType<'c>(crate::Type<'c>);
crate::def_handle!(RankedTensorType, Type, RANKED_TENSOR_TYPE);
static RANKED_TENSOR_TYPE: crate::def::Def = crate::def::Def {
    summary: "A tensor of known rank (LangRef, \"Tensor Type\").",
    params: &[
        crate::plumbing::parameter::<&'static [i64]>("shape", "::llvm::ArrayRef<int64_t>"),
        crate::plumbing::parameter::<crate::Type<'static>>("elementType", "Type"),
        crate::plumbing::parameter::<crate::Attribute<'static>>("encoding", "Option<Attribute>").optional(),
    ],
    syntax: crate::plumbing::custom_printer::<RankedTensorType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (shape, element_type, encoding) = crate::plumbing::arguments(params);
            <RankedTensorType<'_> as RankedTensorTypeVerify>::verify(context, shape, element_type, encoding)
        },
    ),
    ..crate::plumbing::type_def("builtin", "builtin.tensor", "RankedTensorType")
};
impl<'c> RankedTensorType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::base_get_checked`].
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        shape: &[i64],
        element_type: crate::Type<'c>,
        encoding: ::core::option::Option<crate::Attribute<'c>>,
    ) -> Self {
        crate::plumbing::get(context, (shape, element_type, encoding))
    }
    /// As [`Self::base_get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[allow(dead_code)]
    #[track_caller]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        shape: &[i64],
        element_type: crate::Type<'c>,
        encoding: ::core::option::Option<crate::Attribute<'c>>,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (shape, element_type, encoding))
    }
    /// The sizes of the dimensions, `DYNAMIC` for unknown ones.
    #[doc(alias = "getShape")]
    #[inline]
    #[must_use]
    pub fn shape(self) -> &'c [i64] {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The type of the elements.
    #[doc(alias = "getElementType")]
    #[inline]
    #[must_use]
    pub fn element_type(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The encoding, an attribute of a dialect.
    #[doc(alias = "getEncoding")]
    #[inline]
    #[must_use]
    pub fn encoding(self) -> ::core::option::Option<crate::Attribute<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
}

/// The verifier of the parameters of [`RankedTensorType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl RankedTensorTypeVerify`",
    label = "`RankedTensorTypeVerify` is not implemented",
    note = "the definition of `RankedTensorType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, shape: &'c [i64], element_type: Type<'c>, encoding: Option<Attribute<'c>>) -> Result<(), Diagnostic>;`",
)]
pub trait RankedTensorTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        shape: &'c [i64],
        element_type: crate::Type<'c>,
        encoding: ::core::option::Option<crate::Attribute<'c>>,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// A tensor of unknown rank (LangRef, "Unranked Tensor Type").
pub struct UnrankedTensorType<'c>(crate::Type<'c>);
crate::def_handle!(UnrankedTensorType, Type, UNRANKED_TENSOR_TYPE);
static UNRANKED_TENSOR_TYPE: crate::def::Def = crate::def::Def {
    summary: "A tensor of unknown rank (LangRef, \"Unranked Tensor Type\").",
    params: &[crate::plumbing::parameter::<crate::Type<'static>>("elementType", "Type")],
    syntax: crate::plumbing::custom_printer::<UnrankedTensorType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (element_type,) = crate::plumbing::arguments(params);
            <UnrankedTensorType<'_> as UnrankedTensorTypeVerify>::verify(context, element_type)
        },
    ),
    ..crate::plumbing::type_def("builtin", "builtin.unranked_tensor", "UnrankedTensorType")
};
impl<'c> UnrankedTensorType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, element_type: crate::Type<'c>) -> Self {
        crate::plumbing::get(context, (element_type,))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c crate::Context,
        element_type: crate::Type<'c>,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (element_type,))
    }
    /// The type of the elements.
    #[doc(alias = "getElementType")]
    #[inline]
    #[must_use]
    pub fn element_type(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// The verifier of the parameters of [`UnrankedTensorType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl UnrankedTensorTypeVerify`",
    label = "`UnrankedTensorTypeVerify` is not implemented",
    note = "the definition of `UnrankedTensorType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, element_type: Type<'c>) -> Result<(), Diagnostic>;`",
)]
pub trait UnrankedTensorTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        element_type: crate::Type<'c>,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// A reference to a region of memory (LangRef, "MemRef Type").
pub struct MemRefType<'c>(crate::Type<'c>);
crate::def_handle!(MemRefType, Type, MEM_REF_TYPE);
static MEM_REF_TYPE: crate::def::Def = crate::def::Def {
    summary: "A reference to a region of memory (LangRef, \"MemRef Type\").",
    params: &[
        crate::plumbing::parameter::<&'static [i64]>("shape", "::llvm::ArrayRef<int64_t>"),
        crate::plumbing::parameter::<crate::Type<'static>>("elementType", "Type"),
        crate::plumbing::parameter::<crate::Attribute<'static>>("layout", "Option<Attribute>").optional(),
        crate::plumbing::parameter::<crate::Attribute<'static>>("memorySpace", "Option<Attribute>").optional(),
    ],
    syntax: crate::plumbing::custom_printer::<MemRefType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (shape, element_type, layout, memory_space) = crate::plumbing::arguments(params);
            <MemRefType<'_> as MemRefTypeVerify>::verify(context, shape, element_type, layout, memory_space)
        },
    ),
    interfaces: &[crate::builtin::MemRefElementTypeInterfaceTable::entry::<MemRefType<'static>>()],
    ..crate::plumbing::type_def("builtin", "builtin.memref", "MemRefType")
};
impl<'c> MemRefType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::base_get_checked`].
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        shape: &[i64],
        element_type: crate::Type<'c>,
        layout: ::core::option::Option<crate::Attribute<'c>>,
        memory_space: ::core::option::Option<crate::Attribute<'c>>,
    ) -> Self {
        crate::plumbing::get(context, (shape, element_type, layout, memory_space))
    }
    /// As [`Self::base_get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[allow(dead_code)]
    #[track_caller]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        shape: &[i64],
        element_type: crate::Type<'c>,
        layout: ::core::option::Option<crate::Attribute<'c>>,
        memory_space: ::core::option::Option<crate::Attribute<'c>>,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (shape, element_type, layout, memory_space))
    }
    /// The sizes of the dimensions, `DYNAMIC` for unknown ones.
    #[doc(alias = "getShape")]
    #[inline]
    #[must_use]
    pub fn shape(self) -> &'c [i64] {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The type of the elements.
    #[doc(alias = "getElementType")]
    #[inline]
    #[must_use]
    pub fn element_type(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// How indices become offsets; `None` for row-major order without gaps.
    #[doc(alias = "getLayout")]
    #[inline]
    #[must_use]
    pub fn layout(self) -> ::core::option::Option<crate::Attribute<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The memory space; `None` for the default one.
    #[doc(alias = "getMemorySpace")]
    #[inline]
    #[must_use]
    pub fn memory_space(self) -> ::core::option::Option<crate::Attribute<'c>> {
        crate::plumbing::param(self.0.node(), 3)
    }
}

/// The verifier of the parameters of [`MemRefType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl MemRefTypeVerify`",
    label = "`MemRefTypeVerify` is not implemented",
    note = "the definition of `MemRefType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, shape: &'c [i64], element_type: Type<'c>, layout: Option<Attribute<'c>>, memory_space: Option<Attribute<'c>>) -> Result<(), Diagnostic>;`",
)]
pub trait MemRefTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        shape: &'c [i64],
        element_type: crate::Type<'c>,
        layout: ::core::option::Option<crate::Attribute<'c>>,
        memory_space: ::core::option::Option<crate::Attribute<'c>>,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// A reference to memory of unknown rank (LangRef, "Unranked MemRef Type").
pub struct UnrankedMemRefType<'c>(crate::Type<'c>);
crate::def_handle!(UnrankedMemRefType, Type, UNRANKED_MEM_REF_TYPE);
static UNRANKED_MEM_REF_TYPE: crate::def::Def = crate::def::Def {
    summary: "A reference to memory of unknown rank (LangRef, \"Unranked MemRef Type\").",
    params: &[
        crate::plumbing::parameter::<crate::Type<'static>>("elementType", "Type"),
        crate::plumbing::parameter::<crate::Attribute<'static>>("memorySpace", "Option<Attribute>").optional(),
    ],
    syntax: crate::plumbing::custom_printer::<UnrankedMemRefType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (element_type, memory_space) = crate::plumbing::arguments(params);
            <UnrankedMemRefType<'_> as UnrankedMemRefTypeVerify>::verify(context, element_type, memory_space)
        },
    ),
    interfaces: &[crate::builtin::MemRefElementTypeInterfaceTable::entry::<UnrankedMemRefType<'static>>()],
    ..crate::plumbing::type_def("builtin", "builtin.unranked_memref", "UnrankedMemRefType")
};
impl<'c> UnrankedMemRefType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::base_get_checked`].
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        element_type: crate::Type<'c>,
        memory_space: ::core::option::Option<crate::Attribute<'c>>,
    ) -> Self {
        crate::plumbing::get(context, (element_type, memory_space))
    }
    /// As [`Self::base_get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[allow(dead_code)]
    #[track_caller]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        element_type: crate::Type<'c>,
        memory_space: ::core::option::Option<crate::Attribute<'c>>,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (element_type, memory_space))
    }
    /// The type of the elements.
    #[doc(alias = "getElementType")]
    #[inline]
    #[must_use]
    pub fn element_type(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The memory space; `None` for the default one.
    #[doc(alias = "getMemorySpace")]
    #[inline]
    #[must_use]
    pub fn memory_space(self) -> ::core::option::Option<crate::Attribute<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// The verifier of the parameters of [`UnrankedMemRefType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl UnrankedMemRefTypeVerify`",
    label = "`UnrankedMemRefTypeVerify` is not implemented",
    note = "the definition of `UnrankedMemRefType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, element_type: Type<'c>, memory_space: Option<Attribute<'c>>) -> Result<(), Diagnostic>;`",
)]
pub trait UnrankedMemRefTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        element_type: crate::Type<'c>,
        memory_space: ::core::option::Option<crate::Attribute<'c>>,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// A type of an unregistered dialect, as its text (LangRef, "Opaque Type").
pub struct OpaqueType<'c>(crate::Type<'c>);
crate::def_handle!(OpaqueType, Type, OPAQUE_TYPE);
static OPAQUE_TYPE: crate::def::Def = crate::def::Def {
    summary: "A type of an unregistered dialect, as its text (LangRef, \"Opaque Type\").",
    params: &[
        crate::plumbing::parameter::<&'static str>("dialectNamespace", "::llvm::StringRef"),
        crate::plumbing::parameter::<&'static [u8]>("typeData", "&[u8]"),
    ],
    syntax: crate::plumbing::custom_printer::<OpaqueType<'static>>(),
    ..crate::plumbing::type_def("builtin", "builtin.opaque", "OpaqueType")
};
impl<'c> OpaqueType<'c> {
    /// The type of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        dialect_namespace: &str,
        type_data: impl ::core::convert::AsRef<[u8]>,
    ) -> Self {
        crate::plumbing::get(context, (dialect_namespace, ::core::convert::AsRef::<[u8]>::as_ref(&type_data)))
    }
    /// The name of the dialect.
    #[doc(alias = "getDialectNamespace")]
    #[inline]
    #[must_use]
    pub fn dialect_namespace(self) -> &'c str {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The text after the dialect's name, byte for byte.
    #[doc(alias = "getTypeData")]
    #[inline]
    #[must_use]
    pub fn type_data(self) -> &'c [u8] {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// An attribute whose presence is its only information (LangRef, "Unit Attribute").
pub struct UnitAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(UnitAttr, Attribute, UNIT_ATTR);
static UNIT_ATTR: crate::def::Def = crate::def::Def {
    summary: "An attribute whose presence is its only information (LangRef, \"Unit Attribute\").",
    ..crate::plumbing::keyword_attribute("builtin", "builtin.unit", "UnitAttr", "unit")
};
impl<'c> UnitAttr<'c> {
    /// The attribute.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A type as an attribute (LangRef, "Type Attribute").
pub struct TypeAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(TypeAttr, Attribute, TYPE_ATTR);
static TYPE_ATTR: crate::def::Def = crate::def::Def {
    summary: "A type as an attribute (LangRef, \"Type Attribute\").",
    params: &[crate::plumbing::parameter::<crate::Type<'static>>("value", "Type")],
    syntax: crate::plumbing::custom_printer::<TypeAttr<'static>>(),
    ..crate::plumbing::attribute_def("builtin", "builtin.type", "TypeAttr")
};
impl<'c> TypeAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, value: crate::Type<'c>) -> Self {
        crate::plumbing::get(context, (value,))
    }
    /// The type.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// Bytes, usually text (LangRef, "String Attribute").
pub struct StringAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(StringAttr, Attribute, STRING_ATTR);
static STRING_ATTR: crate::def::Def = crate::def::Def {
    summary: "Bytes, usually text (LangRef, \"String Attribute\").",
    params: &[
        crate::plumbing::parameter::<&'static [u8]>("bytes", "&[u8]"),
        crate::plumbing::self_type("ty", "Type").optional(),
    ],
    syntax: crate::plumbing::custom_printer::<StringAttr<'static>>(),
    interfaces: &[crate::builtin::MemorySpaceAttrInterfaceTable::entry::<StringAttr<'static>>()],
    ..crate::plumbing::attribute_def("builtin", "builtin.string", "StringAttr")
};
impl<'c> StringAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        bytes: impl ::core::convert::AsRef<[u8]>,
        ty: ::core::option::Option<crate::Type<'c>>,
    ) -> Self {
        crate::plumbing::get(context, (::core::convert::AsRef::<[u8]>::as_ref(&bytes), ty))
    }
    /// The bytes; they need not be UTF-8.
    #[doc(alias = "getBytes")]
    #[inline]
    #[must_use]
    pub fn bytes(self) -> &'c [u8] {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The type after the colon; `None` is the type `none`.
    #[doc(alias = "getTy")]
    #[inline]
    #[must_use]
    pub fn ty(self) -> ::core::option::Option<crate::Type<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// A list of attributes (LangRef, "Array Attribute").
pub struct ArrayAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(ArrayAttr, Attribute, ARRAY_ATTR);
static ARRAY_ATTR: crate::def::Def = crate::def::Def {
    summary: "A list of attributes (LangRef, \"Array Attribute\").",
    params: &[crate::plumbing::parameter::<&'static [crate::Attribute<'static>]>(
        "elements",
        "::llvm::ArrayRef<Attribute>",
    )],
    syntax: crate::plumbing::custom_printer::<ArrayAttr<'static>>(),
    ..crate::plumbing::attribute_def("builtin", "builtin.array", "ArrayAttr")
};
impl<'c> ArrayAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, elements: &[crate::Attribute<'c>]) -> Self {
        crate::plumbing::get(context, (elements,))
    }
    /// The elements.
    #[doc(alias = "getElements")]
    #[inline]
    #[must_use]
    pub fn elements(self) -> &'c [crate::Attribute<'c>] {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// Attributes by name, sorted by the bytes of the names (LangRef, "Dictionary Attribute").
pub struct DictionaryAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DictionaryAttr, Attribute, DICTIONARY_ATTR);
static DICTIONARY_ATTR: crate::def::Def = crate::def::Def {
    summary: "Attributes by name, sorted by the bytes of the names (LangRef, \"Dictionary Attribute\").",
    params: &[
        crate::plumbing::parameter::<&'static [crate::Attribute<'static>]>(
            "names",
            "::llvm::ArrayRef<Attribute>",
        ),
        crate::plumbing::parameter::<&'static [crate::Attribute<'static>]>(
            "values",
            "::llvm::ArrayRef<Attribute>",
        ),
    ],
    syntax: crate::plumbing::custom_printer::<DictionaryAttr<'static>>(),
    interfaces: &[crate::builtin::MemorySpaceAttrInterfaceTable::entry::<DictionaryAttr<'static>>()],
    ..crate::plumbing::attribute_def("builtin", "builtin.dictionary", "DictionaryAttr")
};
impl<'c> DictionaryAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        names: &[crate::Attribute<'c>],
        values: &[crate::Attribute<'c>],
    ) -> Self {
        crate::plumbing::get(context, (names, values))
    }
    /// The names, `StringAttr`s, in ascending order of their bytes.
    #[doc(alias = "getNames")]
    #[inline]
    #[must_use]
    pub fn names(self) -> &'c [crate::Attribute<'c>] {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The values, in the order of the names.
    #[doc(alias = "getValues")]
    #[inline]
    #[must_use]
    pub fn values(self) -> &'c [crate::Attribute<'c>] {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// A reference to an operation by its symbol, perhaps nested (LangRef, "Symbol Reference Attribute").
pub struct SymbolRefAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(SymbolRefAttr, Attribute, SYMBOL_REF_ATTR);
static SYMBOL_REF_ATTR: crate::def::Def = crate::def::Def {
    summary: "A reference to an operation by its symbol, perhaps nested (LangRef, \"Symbol Reference Attribute\").",
    params: &[crate::plumbing::parameter::<&'static [crate::Attribute<'static>]>(
        "path",
        "::llvm::ArrayRef<Attribute>",
    )],
    syntax: crate::plumbing::custom_printer::<SymbolRefAttr<'static>>(),
    ..crate::plumbing::attribute_def("builtin", "builtin.symbol_ref", "SymbolRefAttr")
};
impl<'c> SymbolRefAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context, path: &[crate::Attribute<'c>]) -> Self {
        crate::plumbing::get(context, (path,))
    }
    /// The symbols of the path, `StringAttr`s, outermost first; at least one.
    #[doc(alias = "getPath")]
    #[inline]
    #[must_use]
    pub fn path(self) -> &'c [crate::Attribute<'c>] {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// An attribute of an unregistered dialect, as its text (LangRef, "Opaque Attribute").
pub struct OpaqueAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(OpaqueAttr, Attribute, OPAQUE_ATTR);
static OPAQUE_ATTR: crate::def::Def = crate::def::Def {
    summary: "An attribute of an unregistered dialect, as its text (LangRef, \"Opaque Attribute\").",
    params: &[
        crate::plumbing::parameter::<&'static str>("dialectNamespace", "::llvm::StringRef"),
        crate::plumbing::parameter::<&'static [u8]>("attributeData", "&[u8]"),
        crate::plumbing::self_type("ty", "Type").optional(),
    ],
    syntax: crate::plumbing::custom_printer::<OpaqueAttr<'static>>(),
    ..crate::plumbing::attribute_def("builtin", "builtin.opaque", "OpaqueAttr")
};
impl<'c> OpaqueAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        dialect_namespace: &str,
        attribute_data: impl ::core::convert::AsRef<[u8]>,
        ty: ::core::option::Option<crate::Type<'c>>,
    ) -> Self {
        crate::plumbing::get(
            context,
            (dialect_namespace, ::core::convert::AsRef::<[u8]>::as_ref(&attribute_data), ty),
        )
    }
    /// The name of the dialect.
    #[doc(alias = "getDialectNamespace")]
    #[inline]
    #[must_use]
    pub fn dialect_namespace(self) -> &'c str {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The text after the dialect's name, byte for byte.
    #[doc(alias = "getAttributeData")]
    #[inline]
    #[must_use]
    pub fn attribute_data(self) -> &'c [u8] {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The type after the colon; `None` is the type `none`.
    #[doc(alias = "getTy")]
    #[inline]
    #[must_use]
    pub fn ty(self) -> ::core::option::Option<crate::Type<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
}

/// An affine map as an attribute, `affine_map<(d0) -> (d0)>` (LangRef, "Affine Map Attribute").
pub struct AffineMapAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(AffineMapAttr, Attribute, AFFINE_MAP_ATTR);
static AFFINE_MAP_ATTR: crate::def::Def = crate::def::Def {
    summary: "An affine map as an attribute, `affine_map<(d0) -> (d0)>` (LangRef, \"Affine Map Attribute\").",
    params: &[crate::plumbing::parameter::<crate::affine::AffineMap<'static>>("map", "AffineMap")],
    syntax: crate::plumbing::custom_format::<AffineMapAttr<'static>>(),
    interfaces: &[
        crate::memref::MemRefLayoutAttrInterfaceTable::entry::<AffineMapAttr<'static>>(),
        crate::builtin::OpAsmAttrInterfaceTable::entry::<AffineMapAttr<'static>>(),
    ],
    ..crate::plumbing::keyword_attribute("builtin", "builtin.affine_map", "AffineMapAttr", "affine_map")
};
impl<'c> AffineMapAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, map: crate::affine::AffineMap<'c>) -> Self {
        crate::plumbing::get(context, (map,))
    }
    /// The map.
    #[doc(alias = "getMap")]
    #[inline]
    #[must_use]
    pub fn map(self) -> crate::affine::AffineMap<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// An integer set as an attribute, `affine_set<(d0) : (d0 >= 0)>` (LangRef, "Integer Set Attribute").
pub struct IntegerSetAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(IntegerSetAttr, Attribute, INTEGER_SET_ATTR);
static INTEGER_SET_ATTR: crate::def::Def = crate::def::Def {
    summary: "An integer set as an attribute, `affine_set<(d0) : (d0 >= 0)>` (LangRef, \"Integer Set Attribute\").",
    params: &[crate::plumbing::parameter::<crate::affine::IntegerSet<'static>>("set", "IntegerSet")],
    syntax: crate::plumbing::custom_format::<IntegerSetAttr<'static>>(),
    interfaces: &[crate::builtin::OpAsmAttrInterfaceTable::entry::<IntegerSetAttr<'static>>()],
    ..crate::plumbing::keyword_attribute("builtin", "builtin.integer_set", "IntegerSetAttr", "affine_set")
};
impl<'c> IntegerSetAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, set: crate::affine::IntegerSet<'c>) -> Self {
        crate::plumbing::get(context, (set,))
    }
    /// The set.
    #[doc(alias = "getSet")]
    #[inline]
    #[must_use]
    pub fn set(self) -> crate::affine::IntegerSet<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// Strides and an offset, `strided<[64, 1], offset: 33>` (LangRef, "Strided MemRef").
///
/// Strides and offset are in elements; an unknown one is `DYNAMIC`.
pub struct StridedLayoutAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(StridedLayoutAttr, Attribute, STRIDED_LAYOUT_ATTR);
static STRIDED_LAYOUT_ATTR: crate::def::Def = crate::def::Def {
    summary: "Strides and an offset, `strided<[64, 1], offset: 33>` (LangRef, \"Strided MemRef\").",
    params: &[
        crate::plumbing::parameter::<&'static [i64]>("strides", "::llvm::ArrayRef<int64_t>"),
        crate::plumbing::parameter::<i64>("offset", "int64_t"),
    ],
    syntax: crate::plumbing::custom_format::<StridedLayoutAttr<'static>>(),
    interfaces: &[crate::memref::MemRefLayoutAttrInterfaceTable::entry::<StridedLayoutAttr<'static>>()],
    ..crate::plumbing::keyword_attribute("builtin", "builtin.strided_layout", "StridedLayoutAttr", "strided")
};
impl<'c> StridedLayoutAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, strides: &[i64], offset: i64) -> Self {
        crate::plumbing::get(context, (strides, offset))
    }
    /// One stride for each dimension, in elements.
    #[doc(alias = "getStrides")]
    #[inline]
    #[must_use]
    pub fn strides(self) -> &'c [i64] {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The offset of the element at the origin, in elements.
    #[doc(alias = "getOffset")]
    #[inline]
    #[must_use]
    pub fn offset(self) -> i64 {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// Dimensions in some order without gaps, `contiguous<[1, 0], offset: 4>`.
///
/// Entry `d` of the permutation is the position of dimension `d` in memory order,
/// 0 the slowest: `contiguous<[1, 0]>` is column-major, and in
/// `contiguous<[1, 2, 0]>` dimension 2 is the slowest and dimension 1 the
/// fastest. Row-major order is written by the rank alone, `contiguous<2>`.
///
/// Unlike `StridedLayoutAttr` it keeps the relation of the strides of a dynamic shape:
/// `symbolic_strides`.
pub struct ContiguousLayoutAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(ContiguousLayoutAttr, Attribute, CONTIGUOUS_LAYOUT_ATTR);
static CONTIGUOUS_LAYOUT_ATTR: crate::def::Def = crate::def::Def {
    summary: "Dimensions in some order without gaps, `contiguous<[1, 0], offset: 4>`.",
    params: &[
        crate::plumbing::parameter::<&'static [i64]>("permutation", "::llvm::ArrayRef<int64_t>"),
        crate::plumbing::parameter::<i64>("offset", "int64_t"),
    ],
    syntax: crate::plumbing::custom_format::<ContiguousLayoutAttr<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (permutation, offset) = crate::plumbing::arguments(params);
            <ContiguousLayoutAttr<'_> as ContiguousLayoutAttrVerify>::verify(context, permutation, offset)
        },
    ),
    interfaces: &[crate::memref::MemRefLayoutAttrInterfaceTable::entry::<ContiguousLayoutAttr<'static>>()],
    ..crate::plumbing::keyword_attribute(
        "builtin",
        "builtin.contiguous_layout",
        "ContiguousLayoutAttr",
        "contiguous",
    )
};
impl<'c> ContiguousLayoutAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::base_get_checked`].
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context, permutation: &[i64], offset: i64) -> Self {
        crate::plumbing::get(context, (permutation, offset))
    }
    /// As [`Self::base_get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[allow(dead_code)]
    #[track_caller]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        permutation: &[i64],
        offset: i64,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (permutation, offset))
    }
    /// The position of each dimension in memory order, 0 the slowest.
    #[doc(alias = "getPermutation")]
    #[inline]
    #[must_use]
    pub fn permutation(self) -> &'c [i64] {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The offset of the first element, in elements; `DYNAMIC` if unknown.
    #[doc(alias = "getOffset")]
    #[inline]
    #[must_use]
    pub fn offset(self) -> i64 {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// The verifier of the parameters of [`ContiguousLayoutAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ContiguousLayoutAttrVerify`",
    label = "`ContiguousLayoutAttrVerify` is not implemented",
    note = "the definition of `ContiguousLayoutAttr` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, permutation: &'c [i64], offset: i64) -> Result<(), Diagnostic>;`",
)]
pub trait ContiguousLayoutAttrVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        permutation: &'c [i64],
        offset: i64,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// An integer with its type, `1 : i32`; `true` and `false` are those of `i1` (LangRef, "Integer Attribute").
pub struct IntegerAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(IntegerAttr, Attribute, INTEGER_ATTR);
static INTEGER_ATTR: crate::def::Def = crate::def::Def {
    summary: "An integer with its type, `1 : i32`; `true` and `false` are those of `i1` (LangRef, \"Integer Attribute\").",
    params: &[
        crate::plumbing::self_type("ty", "Type"),
        // builtin.td:19
        crate::plumbing::parameter::<crate::Param<'static>>("bits", "Param"),
    ],
    syntax: crate::plumbing::custom_printer::<IntegerAttr<'static>>(),
    interfaces: &[crate::builtin::MemorySpaceAttrInterfaceTable::entry::<IntegerAttr<'static>>()],
    ..crate::plumbing::attribute_def("builtin", "builtin.integer", "IntegerAttr")
};
impl<'c> IntegerAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context, ty: crate::Type<'c>, bits: crate::Param<'c>) -> Self {
        crate::plumbing::get(context, (ty, bits))
    }
    /// The type: an integer type or `index`.
    #[doc(alias = "getTy")]
    #[inline]
    #[must_use]
    pub fn ty(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The stored bits: one word of 64 bits, or several for a wider type.
    #[doc(alias = "getBits")]
    #[inline]
    #[must_use]
    pub fn bits(self) -> crate::Param<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// A float with its type, `1.5 : f32` (LangRef, "Float Attribute").
pub struct FloatAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(FloatAttr, Attribute, FLOAT_ATTR);
static FLOAT_ATTR: crate::def::Def = crate::def::Def {
    summary: "A float with its type, `1.5 : f32` (LangRef, \"Float Attribute\").",
    params: &[
        crate::plumbing::self_type("ty", "Type"),
        // builtin.td:19
        crate::plumbing::parameter::<crate::Param<'static>>("bits", "Param"),
    ],
    syntax: crate::plumbing::custom_printer::<FloatAttr<'static>>(),
    ..crate::plumbing::attribute_def("builtin", "builtin.float", "FloatAttr")
};
impl<'c> FloatAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context, ty: crate::Type<'c>, bits: crate::Param<'c>) -> Self {
        crate::plumbing::get(context, (ty, bits))
    }
    /// The type: one of the float types.
    #[doc(alias = "getTy")]
    #[inline]
    #[must_use]
    pub fn ty(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The stored bits: one word of 64 bits, or several for a wider type.
    #[doc(alias = "getBits")]
    #[inline]
    #[must_use]
    pub fn bits(self) -> crate::Param<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// An array of numbers of one type, `array<i32: 1, 2>` (LangRef, "DenseArray Attribute").
pub struct DenseArrayAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DenseArrayAttr, Attribute, DENSE_ARRAY_ATTR);
static DENSE_ARRAY_ATTR: crate::def::Def = crate::def::Def {
    summary: "An array of numbers of one type, `array<i32: 1, 2>` (LangRef, \"DenseArray Attribute\").",
    params: &[
        crate::plumbing::parameter::<crate::Type<'static>>("elementType", "Type"),
        crate::plumbing::parameter::<u64>("size", "uint64_t"),
        crate::plumbing::parameter::<&'static [u8]>("rawData", "&[u8]"),
    ],
    syntax: crate::plumbing::custom_printer::<DenseArrayAttr<'static>>(),
    ..crate::plumbing::attribute_def("builtin", "builtin.dense_array", "DenseArrayAttr")
};
impl<'c> DenseArrayAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        element_type: crate::Type<'c>,
        size: u64,
        raw_data: impl ::core::convert::AsRef<[u8]>,
    ) -> Self {
        crate::plumbing::get(context, (element_type, size, ::core::convert::AsRef::<[u8]>::as_ref(&raw_data)))
    }
    /// The type of the elements: an integer or a float type.
    #[doc(alias = "getElementType")]
    #[inline]
    #[must_use]
    pub fn element_type(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The number of elements.
    #[doc(alias = "getSize")]
    #[inline]
    #[must_use]
    pub fn size(self) -> u64 {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The elements, little-endian, each in as many bytes as its type has; one byte for `i1`.
    #[doc(alias = "getRawData")]
    #[inline]
    #[must_use]
    pub fn raw_data(self) -> &'c [u8] {
        crate::plumbing::param(self.0.node(), 2)
    }
}

/// Numbers that fill a static shape, `dense<[1, 2]> : tensor<2xi32>`.
pub struct DenseElementsAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DenseElementsAttr, Attribute, DENSE_ELEMENTS_ATTR);
static DENSE_ELEMENTS_ATTR: crate::def::Def = crate::def::Def {
    summary: "Numbers that fill a static shape, `dense<[1, 2]> : tensor<2xi32>`.",
    params: &[
        crate::plumbing::self_type("ty", "Type"),
        crate::plumbing::parameter::<bool>("isSplat", "bool"),
        crate::plumbing::parameter::<&'static [u8]>("rawData", "&[u8]"),
    ],
    syntax: crate::plumbing::custom_printer::<DenseElementsAttr<'static>>(),
    ..crate::plumbing::attribute_def("builtin", "builtin.dense_elements", "DenseElementsAttr")
};
impl<'c> DenseElementsAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        ty: crate::Type<'c>,
        is_splat: bool,
        raw_data: impl ::core::convert::AsRef<[u8]>,
    ) -> Self {
        crate::plumbing::get(context, (ty, is_splat, ::core::convert::AsRef::<[u8]>::as_ref(&raw_data)))
    }
    /// The shaped type of the attribute.
    #[doc(alias = "getTy")]
    #[inline]
    #[must_use]
    pub fn ty(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// Whether all elements are equal and only one is stored.
    #[doc(alias = "getIsSplat")]
    #[inline]
    #[must_use]
    pub fn is_splat(self) -> bool {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The elements in row-major order, little-endian, each in the fewest whole bytes; `index` in 8 bytes, `i1` in one bit, a splat of `i1` in one byte.
    #[doc(alias = "getRawData")]
    #[inline]
    #[must_use]
    pub fn raw_data(self) -> &'c [u8] {
        crate::plumbing::param(self.0.node(), 2)
    }
}

/// Strings that fill a static shape, `dense<["a", "b"]> : tensor<2x!tf.string>`.
pub struct DenseStringElementsAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DenseStringElementsAttr, Attribute, DENSE_STRING_ELEMENTS_ATTR);
static DENSE_STRING_ELEMENTS_ATTR: crate::def::Def = crate::def::Def {
    summary: "Strings that fill a static shape, `dense<[\"a\", \"b\"]> : tensor<2x!tf.string>`.",
    params: &[
        crate::plumbing::self_type("ty", "Type"),
        crate::plumbing::parameter::<bool>("isSplat", "bool"),
        // builtin.td:20
        crate::plumbing::parameter::<&'static [crate::Param<'static>]>("strings", "ParamList"),
    ],
    syntax: crate::plumbing::custom_printer::<DenseStringElementsAttr<'static>>(),
    ..crate::plumbing::attribute_def("builtin", "builtin.dense_string_elements", "DenseStringElementsAttr")
};
impl<'c> DenseStringElementsAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        ty: crate::Type<'c>,
        is_splat: bool,
        strings: &'c [crate::Param<'c>],
    ) -> Self {
        crate::plumbing::get(context, (ty, is_splat, strings))
    }
    /// The shaped type of the attribute.
    #[doc(alias = "getTy")]
    #[inline]
    #[must_use]
    pub fn ty(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// Whether all elements are equal and only one is stored.
    #[doc(alias = "getIsSplat")]
    #[inline]
    #[must_use]
    pub fn is_splat(self) -> bool {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The strings in row-major order, each as `Param::Bytes`.
    #[doc(alias = "getStrings")]
    #[inline]
    #[must_use]
    pub fn strings(self) -> &'c [crate::Param<'c>] {
        crate::plumbing::param(self.0.node(), 2)
    }
}

/// Elements that a resource holds under a key, `dense_resource<key> : tensor<2xi32>`.
pub struct DenseResourceElementsAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DenseResourceElementsAttr, Attribute, DENSE_RESOURCE_ELEMENTS_ATTR);
static DENSE_RESOURCE_ELEMENTS_ATTR: crate::def::Def = crate::def::Def {
    summary: "Elements that a resource holds under a key, `dense_resource<key> : tensor<2xi32>`.",
    params: &[
        crate::plumbing::self_type("ty", "Type"),
        crate::plumbing::parameter::<&'static [u8]>("key", "&[u8]"),
    ],
    syntax: crate::plumbing::custom_printer::<DenseResourceElementsAttr<'static>>(),
    ..crate::plumbing::attribute_def(
        "builtin",
        "builtin.dense_resource_elements",
        "DenseResourceElementsAttr",
    )
};
impl<'c> DenseResourceElementsAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        ty: crate::Type<'c>,
        key: impl ::core::convert::AsRef<[u8]>,
    ) -> Self {
        crate::plumbing::get(context, (ty, ::core::convert::AsRef::<[u8]>::as_ref(&key)))
    }
    /// The shaped type of the attribute.
    #[doc(alias = "getTy")]
    #[inline]
    #[must_use]
    pub fn ty(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The key in the file's `dialect_resources` section.
    #[doc(alias = "getKey")]
    #[inline]
    #[must_use]
    pub fn key(self) -> &'c [u8] {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// Elements at the given indices, zero elsewhere, `sparse<[[0, 0]], [1]> : tensor<3x4xi32>`.
pub struct SparseElementsAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(SparseElementsAttr, Attribute, SPARSE_ELEMENTS_ATTR);
static SPARSE_ELEMENTS_ATTR: crate::def::Def = crate::def::Def {
    summary: "Elements at the given indices, zero elsewhere, `sparse<[[0, 0]], [1]> : tensor<3x4xi32>`.",
    params: &[
        crate::plumbing::self_type("ty", "Type"),
        crate::plumbing::parameter::<crate::Attribute<'static>>("indices", "Attribute"),
        crate::plumbing::parameter::<crate::Attribute<'static>>("values", "Attribute"),
    ],
    syntax: crate::plumbing::custom_printer::<SparseElementsAttr<'static>>(),
    ..crate::plumbing::attribute_def("builtin", "builtin.sparse_elements", "SparseElementsAttr")
};
impl<'c> SparseElementsAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        ty: crate::Type<'c>,
        indices: crate::Attribute<'c>,
        values: crate::Attribute<'c>,
    ) -> Self {
        crate::plumbing::get(context, (ty, indices, values))
    }
    /// The shaped type of the attribute.
    #[doc(alias = "getTy")]
    #[inline]
    #[must_use]
    pub fn ty(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The indices: a `DenseElementsAttr` of `i64`, one row for each element.
    #[doc(alias = "getIndices")]
    #[inline]
    #[must_use]
    pub fn indices(self) -> crate::Attribute<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The elements at these indices: dense elements of rank 1.
    #[doc(alias = "getValues")]
    #[inline]
    #[must_use]
    pub fn values(self) -> crate::Attribute<'c> {
        crate::plumbing::param(self.0.node(), 2)
    }
}

/// An attribute that equals only itself, `distinct[0]<unit>` (LangRef, "Distinct Attribute").
pub struct DistinctAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DistinctAttr, Attribute, DISTINCT_ATTR);
static DISTINCT_ATTR: crate::def::Def = crate::def::Def {
    summary: "An attribute that equals only itself, `distinct[0]<unit>` (LangRef, \"Distinct Attribute\").",
    params: &[
        crate::plumbing::parameter::<u64>("id", "uint64_t"),
        crate::plumbing::parameter::<crate::Attribute<'static>>("referenced", "Attribute"),
    ],
    syntax: crate::plumbing::custom_printer::<DistinctAttr<'static>>(),
    interfaces: &[crate::builtin::OpAsmAttrInterfaceTable::entry::<DistinctAttr<'static>>()],
    ..crate::plumbing::attribute_def("builtin", "builtin.distinct", "DistinctAttr")
};
impl<'c> DistinctAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context, id: u64, referenced: crate::Attribute<'c>) -> Self {
        crate::plumbing::get(context, (id, referenced))
    }
    /// A number that is unique in the context.
    #[doc(alias = "getId")]
    #[inline]
    #[must_use]
    pub fn id(self) -> u64 {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The referenced attribute.
    #[doc(alias = "getReferenced")]
    #[inline]
    #[must_use]
    pub fn referenced(self) -> crate::Attribute<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// An unknown location, `loc(unknown)`.
pub struct UnknownLoc<'c>(crate::Attribute<'c>);
crate::def_handle!(UnknownLoc, Attribute, UNKNOWN_LOC);
static UNKNOWN_LOC: crate::def::Def = crate::def::Def {
    summary: "An unknown location, `loc(unknown)`.",
    syntax: crate::plumbing::custom_printer::<UnknownLoc<'static>>(),
    interfaces: &[crate::builtin::LocationInterfaceTable::entry::<UnknownLoc<'static>>()],
    ..crate::plumbing::attribute_def("builtin", "builtin.unknown_loc", "UnknownLoc")
};
impl<'c> UnknownLoc<'c> {
    /// The attribute.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A position in a file, `loc("f":1:2)`, or a range up to another one, `loc("f":1:2 to 3:4)`.
pub struct FileLineColRange<'c>(crate::Attribute<'c>);
crate::def_handle!(FileLineColRange, Attribute, FILE_LINE_COL_RANGE);
static FILE_LINE_COL_RANGE: crate::def::Def = crate::def::Def {
    summary: "A position in a file, `loc(\"f\":1:2)`, or a range up to another one, `loc(\"f\":1:2 to 3:4)`.",
    params: &[
        crate::plumbing::parameter::<StringAttr<'static>>("filename", "StringAttr"),
        crate::plumbing::parameter::<u64>("start", "uint64_t"),
        // builtin.td:19
        crate::plumbing::parameter::<crate::Param<'static>>("end", "Param"),
    ],
    syntax: crate::plumbing::custom_printer::<FileLineColRange<'static>>(),
    interfaces: &[crate::builtin::LocationInterfaceTable::entry::<FileLineColRange<'static>>()],
    ..crate::plumbing::attribute_def("builtin", "builtin.file_line_range", "FileLineColRange")
};
impl<'c> FileLineColRange<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        filename: StringAttr<'c>,
        start: u64,
        end: crate::Param<'c>,
    ) -> Self {
        crate::plumbing::get(context, (filename, start, end))
    }
}

/// A location with a name, `loc("name"("f":1:2))`.
pub struct NameLoc<'c>(crate::Attribute<'c>);
crate::def_handle!(NameLoc, Attribute, NAME_LOC);
static NAME_LOC: crate::def::Def = crate::def::Def {
    summary: "A location with a name, `loc(\"name\"(\"f\":1:2))`.",
    params: &[
        crate::plumbing::parameter::<StringAttr<'static>>("name", "StringAttr"),
        crate::plumbing::parameter::<crate::builtin::Location<'static>>("child", "Location"),
    ],
    syntax: crate::plumbing::custom_printer::<NameLoc<'static>>(),
    interfaces: &[crate::builtin::LocationInterfaceTable::entry::<NameLoc<'static>>()],
    ..crate::plumbing::attribute_def("builtin", "builtin.name_loc", "NameLoc")
};
impl<'c> NameLoc<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        name: StringAttr<'c>,
        child: crate::builtin::Location<'c>,
    ) -> Self {
        crate::plumbing::get(context, (name, child))
    }
    /// The name.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> StringAttr<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The named location.
    #[doc(alias = "getChild")]
    #[inline]
    #[must_use]
    pub fn child(self) -> crate::builtin::Location<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// A location in a callee and the location of the call, `loc(callsite("a" at "b"))`.
pub struct CallSiteLoc<'c>(crate::Attribute<'c>);
crate::def_handle!(CallSiteLoc, Attribute, CALL_SITE_LOC);
static CALL_SITE_LOC: crate::def::Def = crate::def::Def {
    summary: "A location in a callee and the location of the call, `loc(callsite(\"a\" at \"b\"))`.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::Location<'static>>("callee", "Location"),
        crate::plumbing::parameter::<crate::builtin::Location<'static>>("caller", "Location"),
    ],
    syntax: crate::plumbing::custom_printer::<CallSiteLoc<'static>>(),
    interfaces: &[crate::builtin::LocationInterfaceTable::entry::<CallSiteLoc<'static>>()],
    ..crate::plumbing::attribute_def("builtin", "builtin.call_site_loc", "CallSiteLoc")
};
impl<'c> CallSiteLoc<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        callee: crate::builtin::Location<'c>,
        caller: crate::builtin::Location<'c>,
    ) -> Self {
        crate::plumbing::get(context, (callee, caller))
    }
    /// The location in the callee.
    #[doc(alias = "getCallee")]
    #[inline]
    #[must_use]
    pub fn callee(self) -> crate::builtin::Location<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The location of the call.
    #[doc(alias = "getCaller")]
    #[inline]
    #[must_use]
    pub fn caller(self) -> crate::builtin::Location<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// Several locations, `loc(fused["a", "b"])`.
pub struct FusedLoc<'c>(crate::Attribute<'c>);
crate::def_handle!(FusedLoc, Attribute, FUSED_LOC);
static FUSED_LOC: crate::def::Def = crate::def::Def {
    summary: "Several locations, `loc(fused[\"a\", \"b\"])`.",
    params: &[
        crate::plumbing::parameter::<&'static [crate::Attribute<'static>]>(
            "locations",
            "::llvm::ArrayRef<Attribute>",
        ),
        crate::plumbing::parameter::<crate::Attribute<'static>>("metadata", "Option<Attribute>").optional(),
    ],
    syntax: crate::plumbing::custom_printer::<FusedLoc<'static>>(),
    interfaces: &[crate::builtin::LocationInterfaceTable::entry::<FusedLoc<'static>>()],
    ..crate::plumbing::attribute_def("builtin", "builtin.fused_loc", "FusedLoc")
};
impl<'c> FusedLoc<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        locations: &[crate::Attribute<'c>],
        metadata: ::core::option::Option<crate::Attribute<'c>>,
    ) -> Self {
        crate::plumbing::get(context, (locations, metadata))
    }
    /// The locations, at least one.
    #[doc(alias = "getLocations")]
    #[inline]
    #[must_use]
    pub fn locations(self) -> &'c [crate::Attribute<'c>] {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// Metadata of the pass that fused them.
    #[doc(alias = "getMetadata")]
    #[inline]
    #[must_use]
    pub fn metadata(self) -> ::core::option::Option<crate::Attribute<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
}
