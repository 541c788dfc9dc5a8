// @generated from defs/llvm.td by `cargo test -p isogloss-shipped`. Do not edit.

/// The types of LLVM IR.
///
/// A context that is to know the dialect is built from this table.
#[must_use]
pub const fn dialect() -> &'static crate::def::Dialect {
    static DIALECT: crate::def::Dialect = crate::def::Dialect {
        summary: "The types of LLVM IR.",
        types: &[
            &LLVM_VOID_TYPE,
            &LLVM_TOKEN_TYPE,
            &LLVM_LABEL_TYPE,
            &LLVM_METADATA_TYPE,
            &LLVMX86AMX_TYPE,
            &LLVMPPCFP128_TYPE,
            &LLVM_POINTER_TYPE,
            &LLVM_ARRAY_TYPE,
            &LLVM_FUNCTION_TYPE,
            &LLVM_STRUCT_TYPE,
            &LLVM_TARGET_EXT_TYPE,
        ],
        allows_unknown_attributes: true,
        type_syntax: ::core::option::Option::Some(
            crate::plumbing::type_syntax::<LlvmDialect>(),
        ),
        ..crate::def::Dialect::new("llvm")
    };
    &DIALECT
}

/// No value: what a function returns that returns nothing.
pub struct LLVMVoidType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMVoidType, Type, LLVM_VOID_TYPE);
static LLVM_VOID_TYPE: crate::def::Def = crate::def::Def {
    summary: "No value: what a function returns that returns nothing.",
    ..crate::plumbing::keyword_type("llvm", "llvm.void", "LLVMVoidType", "void")
};
impl<'c> LLVMVoidType<'c> {
    /// The type.
    #[must_use]
    pub fn get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// What ties instructions together that nothing may come between.
pub struct LLVMTokenType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMTokenType, Type, LLVM_TOKEN_TYPE);
static LLVM_TOKEN_TYPE: crate::def::Def = crate::def::Def {
    summary: "What ties instructions together that nothing may come between.",
    ..crate::plumbing::keyword_type("llvm", "llvm.token", "LLVMTokenType", "token")
};
impl<'c> LLVMTokenType<'c> {
    /// The type.
    #[must_use]
    pub fn get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A basic block.
pub struct LLVMLabelType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMLabelType, Type, LLVM_LABEL_TYPE);
static LLVM_LABEL_TYPE: crate::def::Def = crate::def::Def {
    summary: "A basic block.",
    ..crate::plumbing::keyword_type("llvm", "llvm.label", "LLVMLabelType", "label")
};
impl<'c> LLVMLabelType<'c> {
    /// The type.
    #[must_use]
    pub fn get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// Metadata as an operand.
pub struct LLVMMetadataType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMMetadataType, Type, LLVM_METADATA_TYPE);
static LLVM_METADATA_TYPE: crate::def::Def = crate::def::Def {
    summary: "Metadata as an operand.",
    ..crate::plumbing::keyword_type(
        "llvm",
        "llvm.metadata",
        "LLVMMetadataType",
        "metadata",
    )
};
impl<'c> LLVMMetadataType<'c> {
    /// The type.
    #[must_use]
    pub fn get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A tile register of the x86 AMX extension.
pub struct LLVMX86AMXType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMX86AMXType, Type, LLVMX86AMX_TYPE);
static LLVMX86AMX_TYPE: crate::def::Def = crate::def::Def {
    summary: "A tile register of the x86 AMX extension.",
    ..crate::plumbing::keyword_type("llvm", "llvm.x86_amx", "LLVMX86AMXType", "x86_amx")
};
impl<'c> LLVMX86AMXType<'c> {
    /// The type.
    #[must_use]
    pub fn get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// Two doubles that add up to the value, as on PowerPC.
pub struct LLVMPPCFP128Type<'c>(crate::Type<'c>);
crate::def_handle!(LLVMPPCFP128Type, Type, LLVMPPCFP128_TYPE);
static LLVMPPCFP128_TYPE: crate::def::Def = crate::def::Def {
    summary: "Two doubles that add up to the value, as on PowerPC.",
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<
            LLVMPPCFP128Type<'static>,
        >(),
        crate::builtin::FloatTypeInterfaceTable::entry::<LLVMPPCFP128Type<'static>>(),
    ],
    ..crate::plumbing::keyword_type(
        "llvm",
        "llvm.ppc_fp128",
        "LLVMPPCFP128Type",
        "ppc_fp128",
    )
};
impl<'c> LLVMPPCFP128Type<'c> {
    /// The type.
    #[must_use]
    pub fn get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A pointer into an address space, `!llvm.ptr<3>`.
pub struct LLVMPointerType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMPointerType, Type, LLVM_POINTER_TYPE);
static LLVM_POINTER_TYPE: crate::def::Def = crate::def::Def {
    summary: "A pointer into an address space, `!llvm.ptr<3>`.",
    params: &[crate::plumbing::parameter::<u32>("addressSpace", "unsigned")],
    syntax: crate::plumbing::custom_format::<LLVMPointerType<'static>>(),
    interfaces: &[
        crate::builtin::VectorElementTypeInterfaceTable::entry::<
            LLVMPointerType<'static>,
        >(),
        crate::layout::DataLayoutTypeInterfaceTable::by_rule(),
    ],
    layout: ::core::option::Option::Some({
        use crate::layout as l;
        &l::LayoutRule::Entry {
            key: l::EntryRule::Space { param: 0 },
            value: l::EntryValue::Pointer,
            compatibility: l::Compatibility::KeepOrRelaxAlignment,
            default: &l::LayoutRule::Index {
                width: l::CountExpr::Int(64),
                rule: &l::LayoutRule::Fixed {
                    size_in_bits: l::CountExpr::Int(64),
                    abi: l::CountExpr::Int(8),
                    preferred: l::CountExpr::Int(8),
                },
            },
        }
    }),
    ..crate::plumbing::keyword_type("llvm", "llvm.ptr", "LLVMPointerType", "ptr")
};
impl<'c> LLVMPointerType<'c> {
    /// The type of these parameters.
    #[must_use]
    pub fn get(context: &'c crate::Context, address_space: u32) -> Self {
        crate::plumbing::get(context, (address_space,))
    }
    /// The address space; 0 is the default one.
    #[inline]
    #[must_use]
    pub fn address_space(self) -> u32 {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// So many values of one type, `!llvm.array<4 x i32>`.
pub struct LLVMArrayType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMArrayType, Type, LLVM_ARRAY_TYPE);
static LLVM_ARRAY_TYPE: crate::def::Def = crate::def::Def {
    summary: "So many values of one type, `!llvm.array<4 x i32>`.",
    params: &[
        crate::plumbing::parameter::<crate::Type<'static>>("elementType", "Type"),
        crate::plumbing::parameter::<u64>("numElements", "uint64_t"),
    ],
    syntax: crate::plumbing::custom_format::<LLVMArrayType<'static>>(),
    verify: ::core::option::Option::Some(|context, params| {
        let (element_type, num_elements) = crate::plumbing::arguments(params);
        <LLVMArrayType<
            '_,
        > as LLVMArrayTypeVerify>::verify(context, element_type, num_elements)
    }),
    interfaces: &[crate::layout::DataLayoutTypeInterfaceTable::by_rule()],
    layout: ::core::option::Option::Some({
        use crate::layout as l;
        &l::LayoutRule::Array {
            element: 0,
            count: l::CountExpr::Param(1),
        }
    }),
    ..crate::plumbing::keyword_type("llvm", "llvm.array", "LLVMArrayType", "array")
};
impl<'c> LLVMArrayType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    pub fn get(
        context: &'c crate::Context,
        element_type: crate::Type<'c>,
        num_elements: u64,
    ) -> Self {
        crate::plumbing::get(context, (element_type, num_elements))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// Why the parameters are invalid.
    pub fn get_checked(
        context: &'c crate::Context,
        element_type: crate::Type<'c>,
        num_elements: u64,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (element_type, num_elements))
    }
    /// The type of the elements.
    #[inline]
    #[must_use]
    pub fn element_type(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// How many elements there are.
    #[inline]
    #[must_use]
    pub fn num_elements(self) -> u64 {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// The check of the parameters of [`LLVMArrayType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl LLVMArrayTypeVerify`",
    label = "`LLVMArrayTypeVerify` is not implemented",
    note = "the definition of `LLVMArrayType` sets `genVerifyDecl`"
)]
pub trait LLVMArrayTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// Why they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        element_type: crate::Type<'c>,
        num_elements: u64,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// What a function takes and returns, `!llvm.func<i32 (ptr, ...)>`.
pub struct LLVMFunctionType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMFunctionType, Type, LLVM_FUNCTION_TYPE);
static LLVM_FUNCTION_TYPE: crate::def::Def = crate::def::Def {
    summary: "What a function takes and returns, `!llvm.func<i32 (ptr, ...)>`.",
    params: &[
        crate::plumbing::parameter::<crate::Type<'static>>("returnType", "Type"),
        crate::plumbing::parameter::<
            &'static [crate::Type<'static>],
        >("params", "::llvm::ArrayRef<Type>"),
        crate::plumbing::parameter::<bool>("varArg", "bool"),
    ],
    syntax: crate::plumbing::custom_format::<LLVMFunctionType<'static>>(),
    verify: ::core::option::Option::Some(|context, params| {
        let (return_type, params, var_arg) = crate::plumbing::arguments(params);
        <LLVMFunctionType<
            '_,
        > as LLVMFunctionTypeVerify>::verify(context, return_type, params, var_arg)
    }),
    ..crate::plumbing::keyword_type("llvm", "llvm.func", "LLVMFunctionType", "func")
};
impl<'c> LLVMFunctionType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    pub fn get(
        context: &'c crate::Context,
        return_type: crate::Type<'c>,
        params: &[crate::Type<'c>],
        var_arg: bool,
    ) -> Self {
        crate::plumbing::get(context, (return_type, params, var_arg))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// Why the parameters are invalid.
    pub fn get_checked(
        context: &'c crate::Context,
        return_type: crate::Type<'c>,
        params: &[crate::Type<'c>],
        var_arg: bool,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (return_type, params, var_arg))
    }
    /// The type of the result; `!llvm.void` if there is none.
    #[inline]
    #[must_use]
    pub fn return_type(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// What it takes.
    #[inline]
    #[must_use]
    pub fn params(self) -> &'c [crate::Type<'c>] {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// Whether it takes more, of any type.
    #[inline]
    #[must_use]
    pub fn var_arg(self) -> bool {
        crate::plumbing::param(self.0.node(), 2)
    }
}

/// The check of the parameters of [`LLVMFunctionType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl LLVMFunctionTypeVerify`",
    label = "`LLVMFunctionTypeVerify` is not implemented",
    note = "the definition of `LLVMFunctionType` sets `genVerifyDecl`"
)]
pub trait LLVMFunctionTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// Why they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        return_type: crate::Type<'c>,
        params: &'c [crate::Type<'c>],
        var_arg: bool,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// Values of several types, one after the other.
///
/// A *literal* struct is its members, `!llvm.struct<(i32, ptr)>`. An *identified*
/// one is its name, `!llvm.struct<"list", (i32, ptr)>`: it is made without a body,
/// which is set once, or it is opaque. Names are any bytes; one name is one
/// struct in the whole context. Making one and setting its body is safe from many
/// threads.
pub struct LLVMStructType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMStructType, Type, LLVM_STRUCT_TYPE);
static LLVM_STRUCT_TYPE: crate::def::Def = crate::def::Def {
    summary: "Values of several types, one after the other.",
    params: &[
        crate::plumbing::parameter::<&'static [u8]>("name", "Option<&[u8]>").optional(),
        crate::plumbing::parameter::<
            &'static [crate::Type<'static>],
        >("members", "Option<&[Type]>")
            .optional(),
        crate::plumbing::parameter::<bool>("packed", "Option<bool>").optional(),
        crate::plumbing::body(),
    ],
    body: &[
        crate::plumbing::parameter::<
            &'static [crate::Type<'static>],
        >("bodyMembers", "Option<&[Type]>")
            .optional(),
        crate::plumbing::parameter::<bool>("bodyPacked", "bool"),
    ],
    syntax: crate::plumbing::custom_format::<LLVMStructType<'static>>(),
    verify: ::core::option::Option::Some(|context, params| {
        <LLVMStructType<
            '_,
        > as LLVMStructTypeVerify>::verify(
            context,
            crate::plumbing::argument(params, 0),
            crate::plumbing::argument(params, 1),
            crate::plumbing::argument(params, 2),
        )
    }),
    verify_body: ::core::option::Option::Some(|node, params| {
        <LLVMStructType<
            '_,
        > as LLVMStructTypeVerify>::verify_body(
            crate::plumbing::handle(node),
            crate::plumbing::argument(params, 0),
            crate::plumbing::argument(params, 1),
        )
    }),
    interfaces: &[
        crate::layout::DataLayoutTypeInterfaceTable::entry::<LLVMStructType<'static>>(),
    ],
    ..crate::plumbing::keyword_type("llvm", "llvm.struct", "LLVMStructType", "struct")
};
impl<'c> LLVMStructType<'c> {
    /// The type of that name, which has no body if it is new.
    ///
    /// # Panics
    /// In debug builds, if the name is invalid.
    #[must_use]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        name: ::core::option::Option<&[u8]>,
        members: ::core::option::Option<&[crate::Type<'c>]>,
        packed: ::core::option::Option<bool>,
    ) -> Self {
        crate::plumbing::get(context, (name, members, packed, crate::Body::unset()))
    }
    /// As [`Self::base_get`], with a check of the parameters.
    ///
    /// # Errors
    /// Why the parameters are invalid.
    #[allow(dead_code)]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        name: ::core::option::Option<&[u8]>,
        members: ::core::option::Option<&[crate::Type<'c>]>,
        packed: ::core::option::Option<bool>,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(
            context,
            (name, members, packed, crate::Body::unset()),
        )
    }
    /// The type of that name with that body.
    ///
    /// # Errors
    /// If it has another body, or if its verifier rejects it.
    #[allow(dead_code)]
    pub(crate) fn base_get_with_body(
        context: &'c crate::Context,
        name: ::core::option::Option<&[u8]>,
        members: ::core::option::Option<&[crate::Type<'c>]>,
        packed: ::core::option::Option<bool>,
        body_members: ::core::option::Option<&[crate::Type<'c>]>,
        body_packed: bool,
    ) -> ::core::result::Result<Self, crate::BodyError> {
        let value = Self::base_get_checked(context, name, members, packed)?;
        value.base_set_body(body_members, body_packed).map(|()| value)
    }
    /// Sets the body of the type, which is done once. Setting an equal one again succeeds.
    ///
    /// # Errors
    /// If it has another body, or if its verifier rejects it.
    #[allow(dead_code)]
    pub(crate) fn base_set_body(
        self,
        body_members: ::core::option::Option<&[crate::Type<'c>]>,
        body_packed: bool,
    ) -> ::core::result::Result<(), crate::BodyError> {
        crate::plumbing::set_body(self.0.node(), (body_members, body_packed))
    }
}

/// The check of the parameters of [`LLVMStructType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl LLVMStructTypeVerify`",
    label = "`LLVMStructTypeVerify` is not implemented",
    note = "the definition of `LLVMStructType` sets `genVerifyDecl`"
)]
pub trait LLVMStructTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// Why they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        name: ::core::option::Option<&'c [u8]>,
        members: ::core::option::Option<&'c [crate::Type<'c>]>,
        packed: ::core::option::Option<bool>,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
    /// Checks the parameters of a body before it is set.
    ///
    /// # Errors
    /// Why they are invalid.
    fn verify_body<'c>(
        value: LLVMStructType<'c>,
        body_members: ::core::option::Option<&'c [crate::Type<'c>]>,
        body_packed: bool,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// A type that only a target knows, `!llvm.target<"spirv.Image", f32, 0, 1>`.
pub struct LLVMTargetExtType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMTargetExtType, Type, LLVM_TARGET_EXT_TYPE);
static LLVM_TARGET_EXT_TYPE: crate::def::Def = crate::def::Def {
    summary: "A type that only a target knows, `!llvm.target<\"spirv.Image\", f32, 0, 1>`.",
    params: &[
        crate::plumbing::parameter::<&'static [u8]>("extTypeName", "&[u8]"),
        crate::plumbing::parameter::<
            &'static [crate::Type<'static>],
        >("typeParams", "::llvm::ArrayRef<Type>"),
        crate::plumbing::parameter::<
            crate::List<'static, u32>,
        >("intParams", "::llvm::ArrayRef<unsigned>"),
    ],
    syntax: crate::plumbing::custom_format::<LLVMTargetExtType<'static>>(),
    ..crate::plumbing::keyword_type("llvm", "llvm.target", "LLVMTargetExtType", "target")
};
impl<'c> LLVMTargetExtType<'c> {
    /// The type of these parameters.
    #[must_use]
    pub fn get(
        context: &'c crate::Context,
        ext_type_name: impl ::core::convert::AsRef<[u8]>,
        type_params: &[crate::Type<'c>],
        int_params: &[u32],
    ) -> Self {
        crate::plumbing::get(
            context,
            (
                ::core::convert::AsRef::<[u8]>::as_ref(&ext_type_name),
                type_params,
                crate::plumbing::list(int_params).param(),
            ),
        )
    }
    /// The name, of any bytes.
    #[inline]
    #[must_use]
    pub fn ext_type_name(self) -> &'c [u8] {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The parameters that are types.
    #[inline]
    #[must_use]
    pub fn type_params(self) -> &'c [crate::Type<'c>] {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The parameters that are numbers.
    #[inline]
    #[must_use]
    pub fn int_params(self) -> crate::List<'c, u32> {
        crate::plumbing::param(self.0.node(), 2)
    }
}

/// The dialect: the type for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct LlvmDialect;
