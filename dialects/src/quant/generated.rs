// @generated from defs/quant.td by `cargo test -p isogloss-shipped`. Do not edit.

/// Types of quantized values, and casts from and to them.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        summary: "Types of quantized values, and casts from and to them.",
        types: &[
            &ANY_QUANTIZED_TYPE, &UNIFORM_QUANTIZED_TYPE, &UNIFORM_QUANTIZED_PER_AXIS_TYPE,
            &UNIFORM_QUANTIZED_SUB_CHANNEL_TYPE, &CALIBRATED_QUANTIZED_TYPE,
        ],
        ops: &[&DEQUANTIZE_CAST_OP, &QUANTIZE_CAST_OP, &STORAGE_CAST_OP],
        type_syntax: ::core::option::Option::Some(::isogloss::plumbing::type_syntax::<QuantDialect>()),
        interfaces: &[::isogloss::bytecode::BytecodeDialectInterfaceTable::entry::<QuantDialect>()],
        ..::isogloss::def::Dialect::new("quant")
    };
    &DIALECT
}

/// A quantized value whose scale is not given: `!quant.any<i8<-8:7>:f32>`.
pub struct AnyQuantizedType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(AnyQuantizedType, Type, ANY_QUANTIZED_TYPE);
static ANY_QUANTIZED_TYPE: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "A quantized value whose scale is not given: `!quant.any<i8<-8:7>:f32>`.",
    params: &[
        ::isogloss::plumbing::parameter::<u32>("flags", "uint32_t"),
        ::isogloss::plumbing::parameter::<::isogloss::Type<'static>>("storageType", "::mlir::Type"),
        ::isogloss::plumbing::parameter::<::isogloss::Type<'static>>("expressedType", "::mlir::Type")
            .optional(),
        ::isogloss::plumbing::parameter::<i64>("storageTypeMin", "int64_t"),
        ::isogloss::plumbing::parameter::<i64>("storageTypeMax", "int64_t"),
    ],
    syntax: ::isogloss::plumbing::custom_printer::<AnyQuantizedType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (
                flags,
                storage_type,
                expressed_type,
                storage_type_min,
                storage_type_max,
            ) = ::isogloss::plumbing::arguments(params);
            <AnyQuantizedType<'_> as AnyQuantizedTypeVerify>::verify(
                context,
                flags,
                storage_type,
                expressed_type,
                storage_type_min,
                storage_type_max,
            )
        },
    ),
    ..::isogloss::plumbing::type_def("quant", "quant.any", "AnyQuantizedType")
};
impl<'c> AnyQuantizedType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        flags: u32,
        storage_type: ::isogloss::Type<'c>,
        expressed_type: ::core::option::Option<::isogloss::Type<'c>>,
        storage_type_min: i64,
        storage_type_max: i64,
    ) -> Self {
        ::isogloss::plumbing::get(
            context,
            (flags, storage_type, expressed_type, storage_type_min, storage_type_max),
        )
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c ::isogloss::Context,
        flags: u32,
        storage_type: ::isogloss::Type<'c>,
        expressed_type: ::core::option::Option<::isogloss::Type<'c>>,
        storage_type_min: i64,
        storage_type_max: i64,
    ) -> ::core::result::Result<Self, ::isogloss::Diagnostic> {
        ::isogloss::plumbing::get_checked(
            context,
            (flags, storage_type, expressed_type, storage_type_min, storage_type_max),
        )
    }
    /// The parameter `flags`.
    #[doc(alias = "getFlags")]
    #[inline]
    #[must_use]
    pub fn flags(self) -> u32 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `storageType`.
    #[doc(alias = "getStorageType")]
    #[inline]
    #[must_use]
    pub fn storage_type(self) -> ::isogloss::Type<'c> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `expressedType`.
    #[doc(alias = "getExpressedType")]
    #[inline]
    #[must_use]
    pub fn expressed_type(self) -> ::core::option::Option<::isogloss::Type<'c>> {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
    /// The parameter `storageTypeMin`.
    #[doc(alias = "getStorageTypeMin")]
    #[inline]
    #[must_use]
    pub fn storage_type_min(self) -> i64 {
        ::isogloss::plumbing::param(self.0.node(), 3)
    }
    /// The parameter `storageTypeMax`.
    #[doc(alias = "getStorageTypeMax")]
    #[inline]
    #[must_use]
    pub fn storage_type_max(self) -> i64 {
        ::isogloss::plumbing::param(self.0.node(), 4)
    }
}

/// The verifier of the parameters of [`AnyQuantizedType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AnyQuantizedTypeVerify`",
    label = "`AnyQuantizedTypeVerify` is not implemented",
    note = "the definition of `AnyQuantizedType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, flags: u32, storage_type: Type<'c>, expressed_type: Option<Type<'c>>, storage_type_min: i64, storage_type_max: i64) -> Result<(), Diagnostic>;`",
)]
pub trait AnyQuantizedTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c ::isogloss::Context,
        flags: u32,
        storage_type: ::isogloss::Type<'c>,
        expressed_type: ::core::option::Option<::isogloss::Type<'c>>,
        storage_type_min: i64,
        storage_type_max: i64,
    ) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// A quantized value with a scale and a zero point: `!quant.uniform<i8:f32, 2.0:10>`.
pub struct UniformQuantizedType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(UniformQuantizedType, Type, UNIFORM_QUANTIZED_TYPE);
static UNIFORM_QUANTIZED_TYPE: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "A quantized value with a scale and a zero point: `!quant.uniform<i8:f32, 2.0:10>`.",
    params: &[
        ::isogloss::plumbing::parameter::<u32>("flags", "uint32_t"),
        ::isogloss::plumbing::parameter::<::isogloss::Type<'static>>("storageType", "::mlir::Type"),
        ::isogloss::plumbing::parameter::<::isogloss::Type<'static>>("expressedType", "::mlir::Type"),
        ::isogloss::plumbing::parameter::<::isogloss::numeric::ApFloat>("scale", "::llvm::APFloat"),
        ::isogloss::plumbing::parameter::<i64>("zeroPoint", "int64_t"),
        ::isogloss::plumbing::parameter::<i64>("storageTypeMin", "int64_t"),
        ::isogloss::plumbing::parameter::<i64>("storageTypeMax", "int64_t"),
    ],
    syntax: ::isogloss::plumbing::custom_printer::<UniformQuantizedType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (
                flags,
                storage_type,
                expressed_type,
                scale,
                zero_point,
                storage_type_min,
                storage_type_max,
            ) = ::isogloss::plumbing::arguments(params);
            <UniformQuantizedType<'_> as UniformQuantizedTypeVerify>::verify(
                context,
                flags,
                storage_type,
                expressed_type,
                scale,
                zero_point,
                storage_type_min,
                storage_type_max,
            )
        },
    ),
    ..::isogloss::plumbing::type_def("quant", "quant.uniform", "UniformQuantizedType")
};
impl<'c> UniformQuantizedType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c ::isogloss::Context,
        flags: u32,
        storage_type: ::isogloss::Type<'c>,
        expressed_type: ::isogloss::Type<'c>,
        scale: ::isogloss::numeric::ApFloat,
        zero_point: i64,
        storage_type_min: i64,
        storage_type_max: i64,
    ) -> Self {
        ::isogloss::plumbing::get(
            context,
            (flags, storage_type, expressed_type, scale, zero_point, storage_type_min, storage_type_max),
        )
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[allow(clippy::too_many_arguments)]
    #[track_caller]
    pub fn get_checked(
        context: &'c ::isogloss::Context,
        flags: u32,
        storage_type: ::isogloss::Type<'c>,
        expressed_type: ::isogloss::Type<'c>,
        scale: ::isogloss::numeric::ApFloat,
        zero_point: i64,
        storage_type_min: i64,
        storage_type_max: i64,
    ) -> ::core::result::Result<Self, ::isogloss::Diagnostic> {
        ::isogloss::plumbing::get_checked(
            context,
            (flags, storage_type, expressed_type, scale, zero_point, storage_type_min, storage_type_max),
        )
    }
    /// The parameter `flags`.
    #[doc(alias = "getFlags")]
    #[inline]
    #[must_use]
    pub fn flags(self) -> u32 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `storageType`.
    #[doc(alias = "getStorageType")]
    #[inline]
    #[must_use]
    pub fn storage_type(self) -> ::isogloss::Type<'c> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `expressedType`.
    #[doc(alias = "getExpressedType")]
    #[inline]
    #[must_use]
    pub fn expressed_type(self) -> ::isogloss::Type<'c> {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
    /// The parameter `scale`.
    #[doc(alias = "getScale")]
    #[inline]
    #[must_use]
    pub fn scale(self) -> ::isogloss::numeric::ApFloat {
        ::isogloss::plumbing::param(self.0.node(), 3)
    }
    /// The parameter `zeroPoint`.
    #[doc(alias = "getZeroPoint")]
    #[inline]
    #[must_use]
    pub fn zero_point(self) -> i64 {
        ::isogloss::plumbing::param(self.0.node(), 4)
    }
    /// The parameter `storageTypeMin`.
    #[doc(alias = "getStorageTypeMin")]
    #[inline]
    #[must_use]
    pub fn storage_type_min(self) -> i64 {
        ::isogloss::plumbing::param(self.0.node(), 5)
    }
    /// The parameter `storageTypeMax`.
    #[doc(alias = "getStorageTypeMax")]
    #[inline]
    #[must_use]
    pub fn storage_type_max(self) -> i64 {
        ::isogloss::plumbing::param(self.0.node(), 6)
    }
}

/// The verifier of the parameters of [`UniformQuantizedType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl UniformQuantizedTypeVerify`",
    label = "`UniformQuantizedTypeVerify` is not implemented",
    note = "the definition of `UniformQuantizedType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, flags: u32, storage_type: Type<'c>, expressed_type: Type<'c>, scale: ApFloat, zero_point: i64, storage_type_min: i64, storage_type_max: i64) -> Result<(), Diagnostic>;`",
)]
pub trait UniformQuantizedTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    #[allow(clippy::too_many_arguments)]
    fn verify<'c>(
        context: &'c ::isogloss::Context,
        flags: u32,
        storage_type: ::isogloss::Type<'c>,
        expressed_type: ::isogloss::Type<'c>,
        scale: ::isogloss::numeric::ApFloat,
        zero_point: i64,
        storage_type_min: i64,
        storage_type_max: i64,
    ) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// As `UniformQuantizedType`, with a scale for each index of a dimension of a tensor: `!quant.uniform<i8:f32:1, {2.0:10,3.0}>`.
pub struct UniformQuantizedPerAxisType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(UniformQuantizedPerAxisType, Type, UNIFORM_QUANTIZED_PER_AXIS_TYPE);
static UNIFORM_QUANTIZED_PER_AXIS_TYPE: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "As `UniformQuantizedType`, with a scale for each index of a dimension of a tensor: `!quant.uniform<i8:f32:1, {2.0:10,3.0}>`.",
    params: &[
        ::isogloss::plumbing::parameter::<u32>("flags", "uint32_t"),
        ::isogloss::plumbing::parameter::<::isogloss::Type<'static>>("storageType", "::mlir::Type"),
        ::isogloss::plumbing::parameter::<::isogloss::Type<'static>>("expressedType", "::mlir::Type"),
        ::isogloss::plumbing::parameter::<::isogloss::List<'static, ::isogloss::numeric::ApFloat>>(
            "scales",
            "::llvm::ArrayRef<::llvm::APFloat>",
        ),
        ::isogloss::plumbing::parameter::<&'static [i64]>("zeroPoints", "::llvm::ArrayRef<int64_t>"),
        ::isogloss::plumbing::parameter::<i32>("quantizedDimension", "int32_t"),
        ::isogloss::plumbing::parameter::<i64>("storageTypeMin", "int64_t"),
        ::isogloss::plumbing::parameter::<i64>("storageTypeMax", "int64_t"),
    ],
    syntax: ::isogloss::plumbing::custom_printer::<UniformQuantizedPerAxisType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (
                flags,
                storage_type,
                expressed_type,
                scales,
                zero_points,
                quantized_dimension,
                storage_type_min,
                storage_type_max,
            ) = ::isogloss::plumbing::arguments(params);
            <UniformQuantizedPerAxisType<'_> as UniformQuantizedPerAxisTypeVerify>::verify(
                context,
                flags,
                storage_type,
                expressed_type,
                scales,
                zero_points,
                quantized_dimension,
                storage_type_min,
                storage_type_max,
            )
        },
    ),
    ..::isogloss::plumbing::type_def("quant", "quant.uniform_per_axis", "UniformQuantizedPerAxisType")
};
impl<'c> UniformQuantizedPerAxisType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c ::isogloss::Context,
        flags: u32,
        storage_type: ::isogloss::Type<'c>,
        expressed_type: ::isogloss::Type<'c>,
        scales: &[::isogloss::numeric::ApFloat],
        zero_points: &[i64],
        quantized_dimension: i32,
        storage_type_min: i64,
        storage_type_max: i64,
    ) -> Self {
        ::isogloss::plumbing::get(
            context,
            (
                flags,
                storage_type,
                expressed_type,
                ::isogloss::plumbing::list(scales).param(),
                zero_points,
                quantized_dimension,
                storage_type_min,
                storage_type_max,
            ),
        )
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[allow(clippy::too_many_arguments)]
    #[track_caller]
    pub fn get_checked(
        context: &'c ::isogloss::Context,
        flags: u32,
        storage_type: ::isogloss::Type<'c>,
        expressed_type: ::isogloss::Type<'c>,
        scales: &[::isogloss::numeric::ApFloat],
        zero_points: &[i64],
        quantized_dimension: i32,
        storage_type_min: i64,
        storage_type_max: i64,
    ) -> ::core::result::Result<Self, ::isogloss::Diagnostic> {
        ::isogloss::plumbing::get_checked(
            context,
            (
                flags,
                storage_type,
                expressed_type,
                ::isogloss::plumbing::list(scales).param(),
                zero_points,
                quantized_dimension,
                storage_type_min,
                storage_type_max,
            ),
        )
    }
    /// The parameter `flags`.
    #[doc(alias = "getFlags")]
    #[inline]
    #[must_use]
    pub fn flags(self) -> u32 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `storageType`.
    #[doc(alias = "getStorageType")]
    #[inline]
    #[must_use]
    pub fn storage_type(self) -> ::isogloss::Type<'c> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `expressedType`.
    #[doc(alias = "getExpressedType")]
    #[inline]
    #[must_use]
    pub fn expressed_type(self) -> ::isogloss::Type<'c> {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
    /// The parameter `scales`.
    #[doc(alias = "getScales")]
    #[inline]
    #[must_use]
    pub fn scales(self) -> ::isogloss::List<'c, ::isogloss::numeric::ApFloat> {
        ::isogloss::plumbing::param(self.0.node(), 3)
    }
    /// The parameter `zeroPoints`.
    #[doc(alias = "getZeroPoints")]
    #[inline]
    #[must_use]
    pub fn zero_points(self) -> &'c [i64] {
        ::isogloss::plumbing::param(self.0.node(), 4)
    }
    /// The parameter `quantizedDimension`.
    #[doc(alias = "getQuantizedDimension")]
    #[inline]
    #[must_use]
    pub fn quantized_dimension(self) -> i32 {
        ::isogloss::plumbing::param(self.0.node(), 5)
    }
    /// The parameter `storageTypeMin`.
    #[doc(alias = "getStorageTypeMin")]
    #[inline]
    #[must_use]
    pub fn storage_type_min(self) -> i64 {
        ::isogloss::plumbing::param(self.0.node(), 6)
    }
    /// The parameter `storageTypeMax`.
    #[doc(alias = "getStorageTypeMax")]
    #[inline]
    #[must_use]
    pub fn storage_type_max(self) -> i64 {
        ::isogloss::plumbing::param(self.0.node(), 7)
    }
}

/// The verifier of the parameters of [`UniformQuantizedPerAxisType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl UniformQuantizedPerAxisTypeVerify`",
    label = "`UniformQuantizedPerAxisTypeVerify` is not implemented",
    note = "the definition of `UniformQuantizedPerAxisType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, flags: u32, storage_type: Type<'c>, expressed_type: Type<'c>, scales: List<'c, ApFloat>, zero_points: &'c [i64], quantized_dimension: i32, storage_type_min: i64, storage_type_max: i64) -> Result<(), Diagnostic>;`",
)]
pub trait UniformQuantizedPerAxisTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    #[allow(clippy::too_many_arguments)]
    fn verify<'c>(
        context: &'c ::isogloss::Context,
        flags: u32,
        storage_type: ::isogloss::Type<'c>,
        expressed_type: ::isogloss::Type<'c>,
        scales: ::isogloss::List<'c, ::isogloss::numeric::ApFloat>,
        zero_points: &'c [i64],
        quantized_dimension: i32,
        storage_type_min: i64,
        storage_type_max: i64,
    ) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// As `UniformQuantizedType`, with a scale for each block of a tensor: `!quant.uniform<i8:f32:{0:2, 1:4}, {{2.0:10, 3.0}, {4.0, 5.0}}>`.
pub struct UniformQuantizedSubChannelType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(UniformQuantizedSubChannelType, Type, UNIFORM_QUANTIZED_SUB_CHANNEL_TYPE);
static UNIFORM_QUANTIZED_SUB_CHANNEL_TYPE: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "As `UniformQuantizedType`, with a scale for each block of a tensor: `!quant.uniform<i8:f32:{0:2, 1:4}, {{2.0:10, 3.0}, {4.0, 5.0}}>`.",
    params: &[
        ::isogloss::plumbing::parameter::<u32>("flags", "uint32_t"),
        ::isogloss::plumbing::parameter::<::isogloss::Type<'static>>("storageType", "::mlir::Type"),
        ::isogloss::plumbing::parameter::<::isogloss::Type<'static>>("expressedType", "::mlir::Type"),
        ::isogloss::plumbing::parameter::<::isogloss::builtin::DenseElementsAttr<'static>>(
            "scales",
            "::mlir::DenseElementsAttr",
        ),
        ::isogloss::plumbing::parameter::<::isogloss::builtin::DenseElementsAttr<'static>>(
            "zeroPoints",
            "::mlir::DenseElementsAttr",
        ),
        ::isogloss::plumbing::parameter::<::isogloss::List<'static, i32>>(
            "quantizedDimensions",
            "::llvm::ArrayRef<int32_t>",
        ),
        ::isogloss::plumbing::parameter::<&'static [i64]>("blockSizes", "::llvm::ArrayRef<int64_t>"),
        ::isogloss::plumbing::parameter::<i64>("storageTypeMin", "int64_t"),
        ::isogloss::plumbing::parameter::<i64>("storageTypeMax", "int64_t"),
    ],
    syntax: ::isogloss::plumbing::custom_printer::<UniformQuantizedSubChannelType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (
                flags,
                storage_type,
                expressed_type,
                scales,
                zero_points,
                quantized_dimensions,
                block_sizes,
                storage_type_min,
                storage_type_max,
            ) = ::isogloss::plumbing::arguments(params);
            <UniformQuantizedSubChannelType<'_> as UniformQuantizedSubChannelTypeVerify>::verify(
                context,
                flags,
                storage_type,
                expressed_type,
                scales,
                zero_points,
                quantized_dimensions,
                block_sizes,
                storage_type_min,
                storage_type_max,
            )
        },
    ),
    ..::isogloss::plumbing::type_def("quant", "quant.uniform_sub_channel", "UniformQuantizedSubChannelType")
};
impl<'c> UniformQuantizedSubChannelType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c ::isogloss::Context,
        flags: u32,
        storage_type: ::isogloss::Type<'c>,
        expressed_type: ::isogloss::Type<'c>,
        scales: ::isogloss::builtin::DenseElementsAttr<'c>,
        zero_points: ::isogloss::builtin::DenseElementsAttr<'c>,
        quantized_dimensions: &[i32],
        block_sizes: &[i64],
        storage_type_min: i64,
        storage_type_max: i64,
    ) -> Self {
        ::isogloss::plumbing::get(
            context,
            (
                flags,
                storage_type,
                expressed_type,
                scales,
                zero_points,
                ::isogloss::plumbing::list(quantized_dimensions).param(),
                block_sizes,
                storage_type_min,
                storage_type_max,
            ),
        )
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[allow(clippy::too_many_arguments)]
    #[track_caller]
    pub fn get_checked(
        context: &'c ::isogloss::Context,
        flags: u32,
        storage_type: ::isogloss::Type<'c>,
        expressed_type: ::isogloss::Type<'c>,
        scales: ::isogloss::builtin::DenseElementsAttr<'c>,
        zero_points: ::isogloss::builtin::DenseElementsAttr<'c>,
        quantized_dimensions: &[i32],
        block_sizes: &[i64],
        storage_type_min: i64,
        storage_type_max: i64,
    ) -> ::core::result::Result<Self, ::isogloss::Diagnostic> {
        ::isogloss::plumbing::get_checked(
            context,
            (
                flags,
                storage_type,
                expressed_type,
                scales,
                zero_points,
                ::isogloss::plumbing::list(quantized_dimensions).param(),
                block_sizes,
                storage_type_min,
                storage_type_max,
            ),
        )
    }
    /// The parameter `flags`.
    #[doc(alias = "getFlags")]
    #[inline]
    #[must_use]
    pub fn flags(self) -> u32 {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `storageType`.
    #[doc(alias = "getStorageType")]
    #[inline]
    #[must_use]
    pub fn storage_type(self) -> ::isogloss::Type<'c> {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `expressedType`.
    #[doc(alias = "getExpressedType")]
    #[inline]
    #[must_use]
    pub fn expressed_type(self) -> ::isogloss::Type<'c> {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
    /// The parameter `scales`.
    #[doc(alias = "getScales")]
    #[inline]
    #[must_use]
    pub fn scales(self) -> ::isogloss::builtin::DenseElementsAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 3)
    }
    /// The parameter `zeroPoints`.
    #[doc(alias = "getZeroPoints")]
    #[inline]
    #[must_use]
    pub fn zero_points(self) -> ::isogloss::builtin::DenseElementsAttr<'c> {
        ::isogloss::plumbing::param(self.0.node(), 4)
    }
    /// The parameter `quantizedDimensions`.
    #[doc(alias = "getQuantizedDimensions")]
    #[inline]
    #[must_use]
    pub fn quantized_dimensions(self) -> ::isogloss::List<'c, i32> {
        ::isogloss::plumbing::param(self.0.node(), 5)
    }
    /// The parameter `blockSizes`.
    #[doc(alias = "getBlockSizes")]
    #[inline]
    #[must_use]
    pub fn block_sizes(self) -> &'c [i64] {
        ::isogloss::plumbing::param(self.0.node(), 6)
    }
    /// The parameter `storageTypeMin`.
    #[doc(alias = "getStorageTypeMin")]
    #[inline]
    #[must_use]
    pub fn storage_type_min(self) -> i64 {
        ::isogloss::plumbing::param(self.0.node(), 7)
    }
    /// The parameter `storageTypeMax`.
    #[doc(alias = "getStorageTypeMax")]
    #[inline]
    #[must_use]
    pub fn storage_type_max(self) -> i64 {
        ::isogloss::plumbing::param(self.0.node(), 8)
    }
}

/// The verifier of the parameters of [`UniformQuantizedSubChannelType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl UniformQuantizedSubChannelTypeVerify`",
    label = "`UniformQuantizedSubChannelTypeVerify` is not implemented",
    note = "the definition of `UniformQuantizedSubChannelType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, flags: u32, storage_type: Type<'c>, expressed_type: Type<'c>, scales: DenseElementsAttr<'c>, zero_points: DenseElementsAttr<'c>, quantized_dimensions: List<'c, i32>, block_sizes: &'c [i64], storage_type_min: i64, storage_type_max: i64) -> Result<(), Diagnostic>;`",
)]
pub trait UniformQuantizedSubChannelTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    #[allow(clippy::too_many_arguments)]
    fn verify<'c>(
        context: &'c ::isogloss::Context,
        flags: u32,
        storage_type: ::isogloss::Type<'c>,
        expressed_type: ::isogloss::Type<'c>,
        scales: ::isogloss::builtin::DenseElementsAttr<'c>,
        zero_points: ::isogloss::builtin::DenseElementsAttr<'c>,
        quantized_dimensions: ::isogloss::List<'c, i32>,
        block_sizes: &'c [i64],
        storage_type_min: i64,
        storage_type_max: i64,
    ) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// A float in a range that was measured: `!quant.calibrated<f32<-1.0:1.0>>`.
pub struct CalibratedQuantizedType<'c>(::isogloss::Type<'c>);
::isogloss::def_handle!(CalibratedQuantizedType, Type, CALIBRATED_QUANTIZED_TYPE);
static CALIBRATED_QUANTIZED_TYPE: ::isogloss::def::Def = ::isogloss::def::Def {
    summary: "A float in a range that was measured: `!quant.calibrated<f32<-1.0:1.0>>`.",
    params: &[
        ::isogloss::plumbing::parameter::<::isogloss::Type<'static>>("expressedType", "::mlir::Type"),
        ::isogloss::plumbing::parameter::<::isogloss::numeric::ApFloat>("min", "::llvm::APFloat"),
        ::isogloss::plumbing::parameter::<::isogloss::numeric::ApFloat>("max", "::llvm::APFloat"),
    ],
    syntax: ::isogloss::plumbing::custom_printer::<CalibratedQuantizedType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (expressed_type, min, max) = ::isogloss::plumbing::arguments(params);
            <CalibratedQuantizedType<'_> as CalibratedQuantizedTypeVerify>::verify(
                context,
                expressed_type,
                min,
                max,
            )
        },
    ),
    ..::isogloss::plumbing::type_def("quant", "quant.calibrated", "CalibratedQuantizedType")
};
impl<'c> CalibratedQuantizedType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c ::isogloss::Context,
        expressed_type: ::isogloss::Type<'c>,
        min: ::isogloss::numeric::ApFloat,
        max: ::isogloss::numeric::ApFloat,
    ) -> Self {
        ::isogloss::plumbing::get(context, (expressed_type, min, max))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c ::isogloss::Context,
        expressed_type: ::isogloss::Type<'c>,
        min: ::isogloss::numeric::ApFloat,
        max: ::isogloss::numeric::ApFloat,
    ) -> ::core::result::Result<Self, ::isogloss::Diagnostic> {
        ::isogloss::plumbing::get_checked(context, (expressed_type, min, max))
    }
    /// The parameter `expressedType`.
    #[doc(alias = "getExpressedType")]
    #[inline]
    #[must_use]
    pub fn expressed_type(self) -> ::isogloss::Type<'c> {
        ::isogloss::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `min`.
    #[doc(alias = "getMin")]
    #[inline]
    #[must_use]
    pub fn min(self) -> ::isogloss::numeric::ApFloat {
        ::isogloss::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `max`.
    #[doc(alias = "getMax")]
    #[inline]
    #[must_use]
    pub fn max(self) -> ::isogloss::numeric::ApFloat {
        ::isogloss::plumbing::param(self.0.node(), 2)
    }
}

/// The verifier of the parameters of [`CalibratedQuantizedType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl CalibratedQuantizedTypeVerify`",
    label = "`CalibratedQuantizedTypeVerify` is not implemented",
    note = "the definition of `CalibratedQuantizedType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, expressed_type: Type<'c>, min: ApFloat, max: ApFloat) -> Result<(), Diagnostic>;`",
)]
pub trait CalibratedQuantizedTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c ::isogloss::Context,
        expressed_type: ::isogloss::Type<'c>,
        min: ::isogloss::numeric::ApFloat,
        max: ::isogloss::numeric::ApFloat,
    ) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// Converts quantized values to floats.
    pub struct DequantizeCastOp<'a, 'c> = DEQUANTIZE_CAST_OP;
    /// The operand `input`.
    operand input "getInput"(0, set_input);
    /// The result `result`.
    result result "getResult"(0);
}
static DEQUANTIZE_CAST_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Converts quantized values to floats.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("input", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT_1)],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        verify: Some(
            |op| <DequantizeCastOp<'_, '_> as DequantizeCastOpVerify>::verify(p::cast::<DequantizeCastOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("quant", "quant.dcast")
    }
};
::isogloss::op_builder! {
    DequantizeCastOp<'c> = DEQUANTIZE_CAST_OP, "quant.dcast", 0 regions;
    pub fn dcast(result: result, input: operand) -> value;
}

/// The verifier of [`DequantizeCastOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DequantizeCastOpVerify`",
    label = "`DequantizeCastOpVerify` is not implemented",
    note = "the definition of `DequantizeCastOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait DequantizeCastOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// Converts floats to quantized values.
    pub struct QuantizeCastOp<'a, 'c> = QUANTIZE_CAST_OP;
    /// The operand `input`.
    operand input "getInput"(0, set_input);
    /// The result `result`.
    result result "getResult"(0);
}
static QUANTIZE_CAST_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Converts floats to quantized values.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("input", &CONSTRAINT_1)],
        results: &[p::one("result", &CONSTRAINT)],
        predicates: &[PREDICATE],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        verify: Some(
            |op| <QuantizeCastOp<'_, '_> as QuantizeCastOpVerify>::verify(p::cast::<QuantizeCastOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("quant", "quant.qcast")
    }
};
::isogloss::op_builder! {
    QuantizeCastOp<'c> = QUANTIZE_CAST_OP, "quant.qcast", 0 regions;
    pub fn qcast(result: result, input: operand) -> value;
}

/// The verifier of [`QuantizeCastOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl QuantizeCastOpVerify`",
    label = "`QuantizeCastOpVerify` is not implemented",
    note = "the definition of `QuantizeCastOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait QuantizeCastOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// Converts a quantized value to the integer that is stored, or back.
    pub struct StorageCastOp<'a, 'c> = STORAGE_CAST_OP;
    /// The operand `input`.
    operand input "getInput"(0, set_input);
    /// The result `result`.
    result result "getResult"(0);
}
static STORAGE_CAST_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Converts a quantized value to the integer that is stored, or back.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("input", &CONSTRAINT_2)],
        results: &[p::one("result", &CONSTRAINT_2)],
        predicates: &[PREDICATE, PREDICATE_1],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        verify: Some(
            |op| <StorageCastOp<'_, '_> as StorageCastOpVerify>::verify(p::cast::<StorageCastOp<'_, '_>>(op)),
        ),
        ..p::declared("quant", "quant.scast")
    }
};
::isogloss::op_builder! {
    StorageCastOp<'c> = STORAGE_CAST_OP, "quant.scast", 0 regions;
    pub fn scast(result: result, input: operand) -> value;
}

/// The verifier of [`StorageCastOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl StorageCastOpVerify`",
    label = "`StorageCastOpVerify` is not implemented",
    note = "the definition of `StorageCastOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait StorageCastOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
static CONSTRAINT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "scalar or tensor of quantized type",
        c::Pred::Any(&[
            c::Pred::Mnemonic { dialect: "quant", mnemonics: &[] },
            c::Pred::All(&[
                c::Pred::Class(&c::classes::TENSOR_TYPE),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::Mnemonic { dialect: "quant", mnemonics: &[] },
                ),
            ]),
        ]),
    )
};
static CONSTRAINT_1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "scalar or tensor of floating-point",
        c::Pred::Any(&[
            c::Pred::Class(&c::classes::FLOAT_TYPE),
            c::Pred::All(&[
                c::Pred::Class(&c::classes::TENSOR_TYPE),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::Class(&c::classes::FLOAT_TYPE),
                ),
            ]),
        ]),
    )
};
static PREDICATE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "input and result are both scalars or both tensors with matching shape",
        c::Pred::Any(&[
            c::Pred::All(&[
                c::Pred::Within(
                    &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                    &c::Pred::Any(&[
                        c::Pred::All(&[
                            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                        ]),
                        c::Pred::Class(&c::classes::FLOAT_TYPE),
                        c::Pred::Mnemonic { dialect: "quant", mnemonics: &[] },
                    ]),
                ),
                c::Pred::Within(
                    &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                    &c::Pred::Any(&[
                        c::Pred::All(&[
                            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                        ]),
                        c::Pred::Class(&c::classes::FLOAT_TYPE),
                        c::Pred::Mnemonic { dialect: "quant", mnemonics: &[] },
                    ]),
                ),
            ]),
            c::Pred::All(&[
                c::Pred::Within(
                    &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                    &c::Pred::Class(&c::classes::UNRANKED_TENSOR_TYPE),
                ),
                c::Pred::Within(
                    &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                    &c::Pred::Class(&c::classes::UNRANKED_TENSOR_TYPE),
                ),
            ]),
            c::Pred::All(&[
                c::Pred::Within(
                    &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                    &c::Pred::Class(&c::classes::RANKED_TENSOR_TYPE),
                ),
                c::Pred::Within(
                    &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                    &c::Pred::Class(&c::classes::RANKED_TENSOR_TYPE),
                ),
                c::Pred::Same(&[
                    c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::Shape]),
                    c::Path::new(c::Start::Result(0), &[c::Step::Type, c::Step::Shape]),
                ]),
            ]),
        ]),
    )
};
static CONSTRAINT_2: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "scalar or tensor of signless integer or quantized type",
        c::Pred::Any(&[
            c::Pred::All(&[c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless)]),
            c::Pred::Mnemonic { dialect: "quant", mnemonics: &[] },
            c::Pred::All(&[
                c::Pred::Class(&c::classes::TENSOR_TYPE),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                    &c::Pred::Any(&[
                        c::Pred::All(&[
                            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                        ]),
                        c::Pred::Mnemonic { dialect: "quant", mnemonics: &[] },
                    ]),
                ),
            ]),
        ]),
    )
};
static PREDICATE_1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "input must be integer and result must be quantized, or vice versa",
        c::Pred::Any(&[
            c::Pred::All(&[
                c::Pred::Within(
                    &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                    &c::Pred::Any(&[
                        c::Pred::Mnemonic { dialect: "quant", mnemonics: &[] },
                        c::Pred::All(&[
                            c::Pred::Class(&c::classes::TENSOR_TYPE),
                            c::Pred::Within(
                                &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                                &c::Pred::Mnemonic { dialect: "quant", mnemonics: &[] },
                            ),
                        ]),
                    ]),
                ),
                c::Pred::Within(
                    &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                    &c::Pred::Any(&[
                        c::Pred::All(&[
                            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                        ]),
                        c::Pred::All(&[
                            c::Pred::Class(&c::classes::TENSOR_TYPE),
                            c::Pred::Within(
                                &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                                &c::Pred::All(&[
                                    c::Pred::Class(&c::classes::INTEGER_TYPE),
                                    c::Pred::Is(c::Property::Signless),
                                ]),
                            ),
                        ]),
                    ]),
                ),
            ]),
            c::Pred::All(&[
                c::Pred::Within(
                    &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                    &c::Pred::Any(&[
                        c::Pred::All(&[
                            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                        ]),
                        c::Pred::All(&[
                            c::Pred::Class(&c::classes::TENSOR_TYPE),
                            c::Pred::Within(
                                &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                                &c::Pred::All(&[
                                    c::Pred::Class(&c::classes::INTEGER_TYPE),
                                    c::Pred::Is(c::Property::Signless),
                                ]),
                            ),
                        ]),
                    ]),
                ),
                c::Pred::Within(
                    &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                    &c::Pred::Any(&[
                        c::Pred::Mnemonic { dialect: "quant", mnemonics: &[] },
                        c::Pred::All(&[
                            c::Pred::Class(&c::classes::TENSOR_TYPE),
                            c::Pred::Within(
                                &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                                &c::Pred::Mnemonic { dialect: "quant", mnemonics: &[] },
                            ),
                        ]),
                    ]),
                ),
            ]),
        ]),
    )
};

/// The dialect, for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct QuantDialect;
