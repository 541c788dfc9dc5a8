// @generated from defs/dlti.td by `cargo test -p isogloss-shipped`. Do not edit.

/// Data layout and target information.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static crate::def::Dialect {
    static DIALECT: crate::def::Dialect = crate::def::Dialect {
        summary: "Data layout and target information.",
        attributes: &[
            &DATA_LAYOUT_ENTRY_ATTR, &DATA_LAYOUT_SPEC_ATTR, &MAP_ATTR, &TARGET_DEVICE_SPEC_ATTR,
            &TARGET_SYSTEM_SPEC_ATTR, &FUNCTION_POINTER_ALIGNMENT_ATTR,
        ],
        verify_op_attribute: ::core::option::Option::Some(
            crate::plumbing::verify_op_attribute::<DltiDialect>(),
        ),
        interfaces: &[crate::layout::DataLayoutDialectInterfaceTable::entry::<DltiDialect>()],
        ..crate::def::Dialect::new("dlti")
    };
    &DIALECT
}

/// A key and a value of a specification (ODS `DLTI_DataLayoutEntryAttr`).
pub struct DataLayoutEntryAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DataLayoutEntryAttr, Attribute, DATA_LAYOUT_ENTRY_ATTR);
static DATA_LAYOUT_ENTRY_ATTR: crate::def::Def = crate::def::Def {
    summary: "A key and a value of a specification (ODS `DLTI_DataLayoutEntryAttr`).",
    params: &[
        // dlti.td:17
        crate::plumbing::parameter::<crate::layout::EntryKey<'static>>("key", "DataLayoutEntryKey"),
        crate::plumbing::parameter::<crate::Attribute<'static>>("value", "Attribute"),
    ],
    syntax: crate::plumbing::custom_format::<DataLayoutEntryAttr<'static>>(),
    interfaces: &[crate::layout::DataLayoutEntryInterfaceTable::entry::<DataLayoutEntryAttr<'static>>()],
    ..crate::plumbing::keyword_attribute("dlti", "dlti.dl_entry", "DataLayoutEntryAttr", "dl_entry")
};
impl<'c> DataLayoutEntryAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        key: crate::layout::EntryKey<'c>,
        value: crate::Attribute<'c>,
    ) -> Self {
        crate::plumbing::get(context, (key, value))
    }
    /// The key, a type or a string.
    #[doc(alias = "getKey")]
    #[inline]
    #[must_use]
    pub fn key(self) -> crate::layout::EntryKey<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The value.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> crate::Attribute<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// A data layout specification (ODS `DLTI_DataLayoutSpecAttr`).
///
/// Keys are types and strings. There may be no entries.
pub struct DataLayoutSpecAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DataLayoutSpecAttr, Attribute, DATA_LAYOUT_SPEC_ATTR);
static DATA_LAYOUT_SPEC_ATTR: crate::def::Def = crate::def::Def {
    summary: "A data layout specification (ODS `DLTI_DataLayoutSpecAttr`).",
    params: &[crate::plumbing::parameter::<&'static [crate::Attribute<'static>]>(
        "entries",
        "::llvm::ArrayRef<DataLayoutEntryInterface>",
    )],
    syntax: crate::plumbing::custom_format::<DataLayoutSpecAttr<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (entries,) = crate::plumbing::arguments(params);
            <DataLayoutSpecAttr<'_> as DataLayoutSpecAttrVerify>::verify(context, entries)
        },
    ),
    interfaces: &[
        crate::layout::DataLayoutSpecInterfaceTable::entry::<DataLayoutSpecAttr<'static>>(),
        crate::layout::DLTIQueryInterfaceTable::entry::<DataLayoutSpecAttr<'static>>(),
    ],
    ..crate::plumbing::keyword_attribute("dlti", "dlti.dl_spec", "DataLayoutSpecAttr", "dl_spec")
};
impl<'c> DataLayoutSpecAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::base_get_checked`].
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context, entries: &[crate::Attribute<'c>]) -> Self {
        crate::plumbing::get(context, (entries,))
    }
    /// As [`Self::base_get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[allow(dead_code)]
    #[track_caller]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        entries: &[crate::Attribute<'c>],
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (entries,))
    }
}

/// The verifier of the parameters of [`DataLayoutSpecAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DataLayoutSpecAttrVerify`",
    label = "`DataLayoutSpecAttrVerify` is not implemented",
    note = "the definition of `DataLayoutSpecAttr` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, entries: &'c [Attribute<'c>]) -> Result<(), Diagnostic>;`",
)]
pub trait DataLayoutSpecAttrVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        entries: &'c [crate::Attribute<'c>],
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// A map that target queries read (ODS `DLTI_MapAttr`).
///
/// Keys are types and strings. There may be no entries.
pub struct MapAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(MapAttr, Attribute, MAP_ATTR);
static MAP_ATTR: crate::def::Def = crate::def::Def {
    summary: "A map that target queries read (ODS `DLTI_MapAttr`).",
    params: &[crate::plumbing::parameter::<&'static [crate::Attribute<'static>]>(
        "entries",
        "::llvm::ArrayRef<DataLayoutEntryInterface>",
    )],
    syntax: crate::plumbing::custom_format::<MapAttr<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (entries,) = crate::plumbing::arguments(params);
            <MapAttr<'_> as MapAttrVerify>::verify(context, entries)
        },
    ),
    interfaces: &[crate::layout::DLTIQueryInterfaceTable::entry::<MapAttr<'static>>()],
    ..crate::plumbing::keyword_attribute("dlti", "dlti.map", "MapAttr", "map")
};
impl<'c> MapAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::base_get_checked`].
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context, entries: &[crate::Attribute<'c>]) -> Self {
        crate::plumbing::get(context, (entries,))
    }
    /// As [`Self::base_get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[allow(dead_code)]
    #[track_caller]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        entries: &[crate::Attribute<'c>],
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (entries,))
    }
}

/// The verifier of the parameters of [`MapAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl MapAttrVerify`",
    label = "`MapAttrVerify` is not implemented",
    note = "the definition of `MapAttr` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, entries: &'c [Attribute<'c>]) -> Result<(), Diagnostic>;`",
)]
pub trait MapAttrVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        entries: &'c [crate::Attribute<'c>],
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// The properties of a device (ODS `DLTI_TargetDeviceSpecAttr`).
///
/// Keys are strings.
pub struct TargetDeviceSpecAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(TargetDeviceSpecAttr, Attribute, TARGET_DEVICE_SPEC_ATTR);
static TARGET_DEVICE_SPEC_ATTR: crate::def::Def = crate::def::Def {
    summary: "The properties of a device (ODS `DLTI_TargetDeviceSpecAttr`).",
    params: &[crate::plumbing::parameter::<&'static [crate::Attribute<'static>]>(
        "entries",
        "::llvm::ArrayRef<DataLayoutEntryInterface>",
    )],
    syntax: crate::plumbing::custom_format::<TargetDeviceSpecAttr<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (entries,) = crate::plumbing::arguments(params);
            <TargetDeviceSpecAttr<'_> as TargetDeviceSpecAttrVerify>::verify(context, entries)
        },
    ),
    interfaces: &[
        crate::layout::TargetDeviceSpecInterfaceTable::entry::<TargetDeviceSpecAttr<'static>>(),
        crate::layout::DLTIQueryInterfaceTable::entry::<TargetDeviceSpecAttr<'static>>(),
    ],
    ..crate::plumbing::keyword_attribute(
        "dlti",
        "dlti.target_device_spec",
        "TargetDeviceSpecAttr",
        "target_device_spec",
    )
};
impl<'c> TargetDeviceSpecAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::base_get_checked`].
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context, entries: &[crate::Attribute<'c>]) -> Self {
        crate::plumbing::get(context, (entries,))
    }
    /// As [`Self::base_get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[allow(dead_code)]
    #[track_caller]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        entries: &[crate::Attribute<'c>],
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (entries,))
    }
}

/// The verifier of the parameters of [`TargetDeviceSpecAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl TargetDeviceSpecAttrVerify`",
    label = "`TargetDeviceSpecAttrVerify` is not implemented",
    note = "the definition of `TargetDeviceSpecAttr` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, entries: &'c [Attribute<'c>]) -> Result<(), Diagnostic>;`",
)]
pub trait TargetDeviceSpecAttrVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        entries: &'c [crate::Attribute<'c>],
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// The devices of a system, by name (ODS `DLTI_TargetSystemSpecAttr`).
///
/// Values implement `layout::TargetDeviceSpecInterface`.
pub struct TargetSystemSpecAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(TargetSystemSpecAttr, Attribute, TARGET_SYSTEM_SPEC_ATTR);
static TARGET_SYSTEM_SPEC_ATTR: crate::def::Def = crate::def::Def {
    summary: "The devices of a system, by name (ODS `DLTI_TargetSystemSpecAttr`).",
    params: &[crate::plumbing::parameter::<&'static [crate::Attribute<'static>]>(
        "entries",
        "::llvm::ArrayRef<DataLayoutEntryInterface>",
    )],
    syntax: crate::plumbing::custom_format::<TargetSystemSpecAttr<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (entries,) = crate::plumbing::arguments(params);
            <TargetSystemSpecAttr<'_> as TargetSystemSpecAttrVerify>::verify(context, entries)
        },
    ),
    interfaces: &[
        crate::layout::TargetSystemSpecInterfaceTable::entry::<TargetSystemSpecAttr<'static>>(),
        crate::layout::DLTIQueryInterfaceTable::entry::<TargetSystemSpecAttr<'static>>(),
    ],
    ..crate::plumbing::keyword_attribute(
        "dlti",
        "dlti.target_system_spec",
        "TargetSystemSpecAttr",
        "target_system_spec",
    )
};
impl<'c> TargetSystemSpecAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::base_get_checked`].
    #[must_use]
    #[track_caller]
    #[allow(dead_code)]
    pub(crate) fn base_get(context: &'c crate::Context, entries: &[crate::Attribute<'c>]) -> Self {
        crate::plumbing::get(context, (entries,))
    }
    /// As [`Self::base_get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[allow(dead_code)]
    #[track_caller]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        entries: &[crate::Attribute<'c>],
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (entries,))
    }
}

/// The verifier of the parameters of [`TargetSystemSpecAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl TargetSystemSpecAttrVerify`",
    label = "`TargetSystemSpecAttrVerify` is not implemented",
    note = "the definition of `TargetSystemSpecAttr` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, entries: &'c [Attribute<'c>]) -> Result<(), Diagnostic>;`",
)]
pub trait TargetSystemSpecAttrVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        entries: &'c [crate::Attribute<'c>],
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// The alignment of function pointers (ODS `DLTI_FunctionPointerAlignmentAttr`).
///
/// Function pointers are aligned to a multiple of `alignment` bits, and, if
/// `function_dependent`, to a multiple of the function's own alignment.
pub struct FunctionPointerAlignmentAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(FunctionPointerAlignmentAttr, Attribute, FUNCTION_POINTER_ALIGNMENT_ATTR);
static FUNCTION_POINTER_ALIGNMENT_ATTR: crate::def::Def = crate::def::Def {
    summary: "The alignment of function pointers (ODS `DLTI_FunctionPointerAlignmentAttr`).",
    params: &[
        crate::plumbing::parameter::<u64>("alignment", "uint64_t"),
        crate::plumbing::parameter::<bool>("function_dependent", "bool"),
    ],
    syntax: crate::plumbing::custom_format::<FunctionPointerAlignmentAttr<'static>>(),
    ..crate::plumbing::keyword_attribute(
        "dlti",
        "dlti.function_pointer_alignment",
        "FunctionPointerAlignmentAttr",
        "function_pointer_alignment",
    )
};
impl<'c> FunctionPointerAlignmentAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, alignment: u64, function_dependent: bool) -> Self {
        crate::plumbing::get(context, (alignment, function_dependent))
    }
    /// The alignment in bits.
    #[doc(alias = "getAlignment")]
    #[inline]
    #[must_use]
    pub fn alignment(self) -> u64 {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// Whether the alignment of the function counts, too.
    #[doc(alias = "getFunctionDependent")]
    #[inline]
    #[must_use]
    pub fn function_dependent(self) -> bool {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// The dialect, for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct DltiDialect;
