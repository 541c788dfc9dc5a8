// @generated from defs/dlti.td by `cargo test -p isogloss-shipped`. Do not edit.

/// Data layout and target information.
///
/// A context that is to know the dialect is built from this table.
#[must_use]
pub const fn dialect() -> &'static crate::def::Dialect {
    static DIALECT: crate::def::Dialect = crate::def::Dialect {
        summary: "Data layout and target information.",
        attributes: &[
            &DATA_LAYOUT_ENTRY_ATTR,
            &DATA_LAYOUT_SPEC_ATTR,
            &MAP_ATTR,
            &TARGET_DEVICE_SPEC_ATTR,
            &TARGET_SYSTEM_SPEC_ATTR,
            &FUNCTION_POINTER_ALIGNMENT_ATTR,
        ],
        verify_op_attribute: Some(<DltiDialect as DltiOperationAttrVerify>::verify),
        interfaces: &[
            crate::def::InterfaceImpl {
                interface: &crate::layout::DATA_LAYOUT_DIALECT_INTERFACE,
                table: const {
                    &crate::layout::DataLayoutDialectInterfaceTable::of::<DltiDialect>()
                },
            },
        ],
        ..crate::def::Dialect::new("dlti")
    };
    &DIALECT
}

/// One key and value of a specification (ODS `DLTI_DataLayoutEntryAttr`).
pub struct DataLayoutEntryAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DataLayoutEntryAttr, Attribute, DATA_LAYOUT_ENTRY_ATTR);
static DATA_LAYOUT_ENTRY_ATTR: crate::def::Def = crate::def::Def {
    mnemonic: Some("dl_entry"),
    summary: "One key and value of a specification (ODS `DLTI_DataLayoutEntryAttr`).",
    params: &[
        crate::plumbing::parameter::<
            crate::layout::EntryKey<'static>,
        >("key", "DataLayoutEntryKey"),
        crate::plumbing::parameter::<crate::Attribute<'static>>("value", "Attribute"),
    ],
    syntax: crate::def::Syntax::Custom(
        &crate::def::CustomSyntax {
            parse: |parser| Ok(
                <DataLayoutEntryAttr<'_> as DataLayoutEntryAttrSyntax>::parse(parser)?
                    .into(),
            ),
            print: |node, printer| {
                <DataLayoutEntryAttr<
                    '_,
                > as DataLayoutEntryAttrSyntax>::print(
                    crate::plumbing::handle(node),
                    printer,
                );
            },
        },
    ),
    interfaces: &[
        crate::def::InterfaceImpl {
            interface: &crate::layout::DATA_LAYOUT_ENTRY_INTERFACE,
            table: const {
                &crate::layout::DataLayoutEntryInterfaceTable::of::<
                    DataLayoutEntryAttr<'static>,
                >()
            },
        },
    ],
    ..crate::plumbing::attribute_def("dlti", "dlti.dl_entry", "DataLayoutEntryAttr")
};
impl<'c> DataLayoutEntryAttr<'c> {
    /// The attribute of these parameters.
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        key: crate::layout::EntryKey<'c>,
        value: crate::Attribute<'c>,
    ) -> Self {
        crate::plumbing::get(context, (key, value))
    }
    /// What it is about.
    #[inline]
    pub fn key(self) -> crate::layout::EntryKey<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// What it says.
    #[inline]
    pub fn value(self) -> crate::Attribute<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// How [`DataLayoutEntryAttr`] is written behind its mnemonic, which the dialect's author implements for it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DataLayoutEntryAttrSyntax`",
    label = "`DataLayoutEntryAttrSyntax` is not implemented",
    note = "the definition of `DataLayoutEntryAttr` sets `hasCustomAssemblyFormat`"
)]
pub trait DataLayoutEntryAttrSyntax {
    /// Reads what stands behind the mnemonic.
    ///
    /// # Errors
    /// What is wrong with it.
    fn parse<'c>(
        parser: &mut crate::text::AsmParser<'_, 'c>,
    ) -> ::core::result::Result<DataLayoutEntryAttr<'c>, crate::Diagnostic>;
    /// Writes what stands behind the mnemonic.
    fn print<'c>(
        value: DataLayoutEntryAttr<'c>,
        printer: &mut crate::text::AsmPrinter<'_, 'c>,
    );
}

/// A data layout specification (ODS `DLTI_DataLayoutSpecAttr`).
///
/// Keys are types and strings; there may be no entry.
pub struct DataLayoutSpecAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DataLayoutSpecAttr, Attribute, DATA_LAYOUT_SPEC_ATTR);
static DATA_LAYOUT_SPEC_ATTR: crate::def::Def = crate::def::Def {
    mnemonic: Some("dl_spec"),
    summary: "A data layout specification (ODS `DLTI_DataLayoutSpecAttr`).",
    params: &[
        crate::plumbing::parameter::<
            &'static [crate::Attribute<'static>],
        >("entries", "::llvm::ArrayRef<DataLayoutEntryInterface>"),
    ],
    syntax: crate::def::Syntax::Custom(
        &crate::def::CustomSyntax {
            parse: |parser| Ok(
                <DataLayoutSpecAttr<'_> as DataLayoutSpecAttrSyntax>::parse(parser)?
                    .into(),
            ),
            print: |node, printer| {
                <DataLayoutSpecAttr<
                    '_,
                > as DataLayoutSpecAttrSyntax>::print(
                    crate::plumbing::handle(node),
                    printer,
                );
            },
        },
    ),
    verify: Some(|context, params| {
        let (entries,) = crate::plumbing::arguments(params);
        <DataLayoutSpecAttr<'_> as DataLayoutSpecAttrVerify>::verify(context, entries)
    }),
    interfaces: &[
        crate::def::InterfaceImpl {
            interface: &crate::layout::DATA_LAYOUT_SPEC_INTERFACE,
            table: const {
                &crate::layout::DataLayoutSpecInterfaceTable::of::<
                    DataLayoutSpecAttr<'static>,
                >()
            },
        },
        crate::def::InterfaceImpl {
            interface: &crate::layout::DLTI_QUERY_INTERFACE,
            table: const {
                &crate::layout::DLTIQueryInterfaceTable::of::<
                    DataLayoutSpecAttr<'static>,
                >()
            },
        },
    ],
    ..crate::plumbing::attribute_def("dlti", "dlti.dl_spec", "DataLayoutSpecAttr")
};
impl<'c> DataLayoutSpecAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, when the parameters are refused; see [`Self::base_get_checked`].
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        entries: &[crate::Attribute<'c>],
    ) -> Self {
        crate::plumbing::get(context, (entries,))
    }
    /// As [`Self::base_get`], after the parameters have been checked.
    ///
    /// # Errors
    /// What is wrong with them.
    #[allow(dead_code)]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        entries: &[crate::Attribute<'c>],
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (entries,))
    }
}

/// The check of the parameters of [`DataLayoutSpecAttr`], which the dialect's author implements for it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DataLayoutSpecAttrVerify`",
    label = "`DataLayoutSpecAttrVerify` is not implemented",
    note = "the definition of `DataLayoutSpecAttr` sets `genVerifyDecl`"
)]
pub trait DataLayoutSpecAttrVerify {
    /// Whether there may be one with these parameters.
    ///
    /// # Errors
    /// What is wrong with them.
    fn verify<'c>(
        context: &'c crate::Context,
        entries: &'c [crate::Attribute<'c>],
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// How [`DataLayoutSpecAttr`] is written behind its mnemonic, which the dialect's author implements for it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DataLayoutSpecAttrSyntax`",
    label = "`DataLayoutSpecAttrSyntax` is not implemented",
    note = "the definition of `DataLayoutSpecAttr` sets `hasCustomAssemblyFormat`"
)]
pub trait DataLayoutSpecAttrSyntax {
    /// Reads what stands behind the mnemonic.
    ///
    /// # Errors
    /// What is wrong with it.
    fn parse<'c>(
        parser: &mut crate::text::AsmParser<'_, 'c>,
    ) -> ::core::result::Result<DataLayoutSpecAttr<'c>, crate::Diagnostic>;
    /// Writes what stands behind the mnemonic.
    fn print<'c>(
        value: DataLayoutSpecAttr<'c>,
        printer: &mut crate::text::AsmPrinter<'_, 'c>,
    );
}

/// Keys and values, to be queried (ODS `DLTI_MapAttr`).
///
/// Keys are types and strings; there may be no entry.
pub struct MapAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(MapAttr, Attribute, MAP_ATTR);
static MAP_ATTR: crate::def::Def = crate::def::Def {
    mnemonic: Some("map"),
    summary: "Keys and values, to be queried (ODS `DLTI_MapAttr`).",
    params: &[
        crate::plumbing::parameter::<
            &'static [crate::Attribute<'static>],
        >("entries", "::llvm::ArrayRef<DataLayoutEntryInterface>"),
    ],
    syntax: crate::def::Syntax::Custom(
        &crate::def::CustomSyntax {
            parse: |parser| Ok(<MapAttr<'_> as MapAttrSyntax>::parse(parser)?.into()),
            print: |node, printer| {
                <MapAttr<
                    '_,
                > as MapAttrSyntax>::print(crate::plumbing::handle(node), printer);
            },
        },
    ),
    verify: Some(|context, params| {
        let (entries,) = crate::plumbing::arguments(params);
        <MapAttr<'_> as MapAttrVerify>::verify(context, entries)
    }),
    interfaces: &[
        crate::def::InterfaceImpl {
            interface: &crate::layout::DLTI_QUERY_INTERFACE,
            table: const {
                &crate::layout::DLTIQueryInterfaceTable::of::<MapAttr<'static>>()
            },
        },
    ],
    ..crate::plumbing::attribute_def("dlti", "dlti.map", "MapAttr")
};
impl<'c> MapAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, when the parameters are refused; see [`Self::base_get_checked`].
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        entries: &[crate::Attribute<'c>],
    ) -> Self {
        crate::plumbing::get(context, (entries,))
    }
    /// As [`Self::base_get`], after the parameters have been checked.
    ///
    /// # Errors
    /// What is wrong with them.
    #[allow(dead_code)]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        entries: &[crate::Attribute<'c>],
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (entries,))
    }
}

/// The check of the parameters of [`MapAttr`], which the dialect's author implements for it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl MapAttrVerify`",
    label = "`MapAttrVerify` is not implemented",
    note = "the definition of `MapAttr` sets `genVerifyDecl`"
)]
pub trait MapAttrVerify {
    /// Whether there may be one with these parameters.
    ///
    /// # Errors
    /// What is wrong with them.
    fn verify<'c>(
        context: &'c crate::Context,
        entries: &'c [crate::Attribute<'c>],
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// How [`MapAttr`] is written behind its mnemonic, which the dialect's author implements for it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl MapAttrSyntax`",
    label = "`MapAttrSyntax` is not implemented",
    note = "the definition of `MapAttr` sets `hasCustomAssemblyFormat`"
)]
pub trait MapAttrSyntax {
    /// Reads what stands behind the mnemonic.
    ///
    /// # Errors
    /// What is wrong with it.
    fn parse<'c>(
        parser: &mut crate::text::AsmParser<'_, 'c>,
    ) -> ::core::result::Result<MapAttr<'c>, crate::Diagnostic>;
    /// Writes what stands behind the mnemonic.
    fn print<'c>(value: MapAttr<'c>, printer: &mut crate::text::AsmPrinter<'_, 'c>);
}

/// The properties of a device (ODS `DLTI_TargetDeviceSpecAttr`).
///
/// Keys are strings.
pub struct TargetDeviceSpecAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(TargetDeviceSpecAttr, Attribute, TARGET_DEVICE_SPEC_ATTR);
static TARGET_DEVICE_SPEC_ATTR: crate::def::Def = crate::def::Def {
    mnemonic: Some("target_device_spec"),
    summary: "The properties of a device (ODS `DLTI_TargetDeviceSpecAttr`).",
    params: &[
        crate::plumbing::parameter::<
            &'static [crate::Attribute<'static>],
        >("entries", "::llvm::ArrayRef<DataLayoutEntryInterface>"),
    ],
    syntax: crate::def::Syntax::Custom(
        &crate::def::CustomSyntax {
            parse: |parser| Ok(
                <TargetDeviceSpecAttr<'_> as TargetDeviceSpecAttrSyntax>::parse(parser)?
                    .into(),
            ),
            print: |node, printer| {
                <TargetDeviceSpecAttr<
                    '_,
                > as TargetDeviceSpecAttrSyntax>::print(
                    crate::plumbing::handle(node),
                    printer,
                );
            },
        },
    ),
    verify: Some(|context, params| {
        let (entries,) = crate::plumbing::arguments(params);
        <TargetDeviceSpecAttr<
            '_,
        > as TargetDeviceSpecAttrVerify>::verify(context, entries)
    }),
    interfaces: &[
        crate::def::InterfaceImpl {
            interface: &crate::layout::TARGET_DEVICE_SPEC_INTERFACE,
            table: const {
                &crate::layout::TargetDeviceSpecInterfaceTable::of::<
                    TargetDeviceSpecAttr<'static>,
                >()
            },
        },
        crate::def::InterfaceImpl {
            interface: &crate::layout::DLTI_QUERY_INTERFACE,
            table: const {
                &crate::layout::DLTIQueryInterfaceTable::of::<
                    TargetDeviceSpecAttr<'static>,
                >()
            },
        },
    ],
    ..crate::plumbing::attribute_def(
        "dlti",
        "dlti.target_device_spec",
        "TargetDeviceSpecAttr",
    )
};
impl<'c> TargetDeviceSpecAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, when the parameters are refused; see [`Self::base_get_checked`].
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        entries: &[crate::Attribute<'c>],
    ) -> Self {
        crate::plumbing::get(context, (entries,))
    }
    /// As [`Self::base_get`], after the parameters have been checked.
    ///
    /// # Errors
    /// What is wrong with them.
    #[allow(dead_code)]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        entries: &[crate::Attribute<'c>],
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (entries,))
    }
}

/// The check of the parameters of [`TargetDeviceSpecAttr`], which the dialect's author implements for it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl TargetDeviceSpecAttrVerify`",
    label = "`TargetDeviceSpecAttrVerify` is not implemented",
    note = "the definition of `TargetDeviceSpecAttr` sets `genVerifyDecl`"
)]
pub trait TargetDeviceSpecAttrVerify {
    /// Whether there may be one with these parameters.
    ///
    /// # Errors
    /// What is wrong with them.
    fn verify<'c>(
        context: &'c crate::Context,
        entries: &'c [crate::Attribute<'c>],
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// How [`TargetDeviceSpecAttr`] is written behind its mnemonic, which the dialect's author implements for it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl TargetDeviceSpecAttrSyntax`",
    label = "`TargetDeviceSpecAttrSyntax` is not implemented",
    note = "the definition of `TargetDeviceSpecAttr` sets `hasCustomAssemblyFormat`"
)]
pub trait TargetDeviceSpecAttrSyntax {
    /// Reads what stands behind the mnemonic.
    ///
    /// # Errors
    /// What is wrong with it.
    fn parse<'c>(
        parser: &mut crate::text::AsmParser<'_, 'c>,
    ) -> ::core::result::Result<TargetDeviceSpecAttr<'c>, crate::Diagnostic>;
    /// Writes what stands behind the mnemonic.
    fn print<'c>(
        value: TargetDeviceSpecAttr<'c>,
        printer: &mut crate::text::AsmPrinter<'_, 'c>,
    );
}

/// The devices of a system by name (ODS `DLTI_TargetSystemSpecAttr`).
///
/// Values implement `layout::TargetDeviceSpecInterface`.
pub struct TargetSystemSpecAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(TargetSystemSpecAttr, Attribute, TARGET_SYSTEM_SPEC_ATTR);
static TARGET_SYSTEM_SPEC_ATTR: crate::def::Def = crate::def::Def {
    mnemonic: Some("target_system_spec"),
    summary: "The devices of a system by name (ODS `DLTI_TargetSystemSpecAttr`).",
    params: &[
        crate::plumbing::parameter::<
            &'static [crate::Attribute<'static>],
        >("entries", "::llvm::ArrayRef<DataLayoutEntryInterface>"),
    ],
    syntax: crate::def::Syntax::Custom(
        &crate::def::CustomSyntax {
            parse: |parser| Ok(
                <TargetSystemSpecAttr<'_> as TargetSystemSpecAttrSyntax>::parse(parser)?
                    .into(),
            ),
            print: |node, printer| {
                <TargetSystemSpecAttr<
                    '_,
                > as TargetSystemSpecAttrSyntax>::print(
                    crate::plumbing::handle(node),
                    printer,
                );
            },
        },
    ),
    verify: Some(|context, params| {
        let (entries,) = crate::plumbing::arguments(params);
        <TargetSystemSpecAttr<
            '_,
        > as TargetSystemSpecAttrVerify>::verify(context, entries)
    }),
    interfaces: &[
        crate::def::InterfaceImpl {
            interface: &crate::layout::TARGET_SYSTEM_SPEC_INTERFACE,
            table: const {
                &crate::layout::TargetSystemSpecInterfaceTable::of::<
                    TargetSystemSpecAttr<'static>,
                >()
            },
        },
        crate::def::InterfaceImpl {
            interface: &crate::layout::DLTI_QUERY_INTERFACE,
            table: const {
                &crate::layout::DLTIQueryInterfaceTable::of::<
                    TargetSystemSpecAttr<'static>,
                >()
            },
        },
    ],
    ..crate::plumbing::attribute_def(
        "dlti",
        "dlti.target_system_spec",
        "TargetSystemSpecAttr",
    )
};
impl<'c> TargetSystemSpecAttr<'c> {
    /// The attribute of these parameters.
    ///
    /// # Panics
    /// In debug builds, when the parameters are refused; see [`Self::base_get_checked`].
    #[allow(dead_code)]
    pub(crate) fn base_get(
        context: &'c crate::Context,
        entries: &[crate::Attribute<'c>],
    ) -> Self {
        crate::plumbing::get(context, (entries,))
    }
    /// As [`Self::base_get`], after the parameters have been checked.
    ///
    /// # Errors
    /// What is wrong with them.
    #[allow(dead_code)]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        entries: &[crate::Attribute<'c>],
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (entries,))
    }
}

/// The check of the parameters of [`TargetSystemSpecAttr`], which the dialect's author implements for it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl TargetSystemSpecAttrVerify`",
    label = "`TargetSystemSpecAttrVerify` is not implemented",
    note = "the definition of `TargetSystemSpecAttr` sets `genVerifyDecl`"
)]
pub trait TargetSystemSpecAttrVerify {
    /// Whether there may be one with these parameters.
    ///
    /// # Errors
    /// What is wrong with them.
    fn verify<'c>(
        context: &'c crate::Context,
        entries: &'c [crate::Attribute<'c>],
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// How [`TargetSystemSpecAttr`] is written behind its mnemonic, which the dialect's author implements for it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl TargetSystemSpecAttrSyntax`",
    label = "`TargetSystemSpecAttrSyntax` is not implemented",
    note = "the definition of `TargetSystemSpecAttr` sets `hasCustomAssemblyFormat`"
)]
pub trait TargetSystemSpecAttrSyntax {
    /// Reads what stands behind the mnemonic.
    ///
    /// # Errors
    /// What is wrong with it.
    fn parse<'c>(
        parser: &mut crate::text::AsmParser<'_, 'c>,
    ) -> ::core::result::Result<TargetSystemSpecAttr<'c>, crate::Diagnostic>;
    /// Writes what stands behind the mnemonic.
    fn print<'c>(
        value: TargetSystemSpecAttr<'c>,
        printer: &mut crate::text::AsmPrinter<'_, 'c>,
    );
}

/// The alignment of function pointers (ODS `DLTI_FunctionPointerAlignmentAttr`).
///
/// They are aligned to a multiple of `alignment` bits, and, if `function_dependent`,
/// to a multiple of the function's own alignment.
pub struct FunctionPointerAlignmentAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(
    FunctionPointerAlignmentAttr, Attribute, FUNCTION_POINTER_ALIGNMENT_ATTR
);
static FUNCTION_POINTER_ALIGNMENT_ATTR: crate::def::Def = crate::def::Def {
    mnemonic: Some("function_pointer_alignment"),
    summary: "The alignment of function pointers (ODS `DLTI_FunctionPointerAlignmentAttr`).",
    params: &[
        crate::plumbing::parameter::<u64>("alignment", "uint64_t"),
        crate::plumbing::parameter::<bool>("function_dependent", "bool"),
    ],
    syntax: crate::def::Syntax::Custom(
        &crate::def::CustomSyntax {
            parse: |parser| Ok(
                <FunctionPointerAlignmentAttr<
                    '_,
                > as FunctionPointerAlignmentAttrSyntax>::parse(parser)?
                    .into(),
            ),
            print: |node, printer| {
                <FunctionPointerAlignmentAttr<
                    '_,
                > as FunctionPointerAlignmentAttrSyntax>::print(
                    crate::plumbing::handle(node),
                    printer,
                );
            },
        },
    ),
    ..crate::plumbing::attribute_def(
        "dlti",
        "dlti.function_pointer_alignment",
        "FunctionPointerAlignmentAttr",
    )
};
impl<'c> FunctionPointerAlignmentAttr<'c> {
    /// The attribute of these parameters.
    pub fn get(
        context: &'c crate::Context,
        alignment: u64,
        function_dependent: bool,
    ) -> Self {
        crate::plumbing::get(context, (alignment, function_dependent))
    }
    /// The alignment in bits.
    #[inline]
    pub fn alignment(self) -> u64 {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// Whether it is that of the function, where that is more.
    #[inline]
    pub fn function_dependent(self) -> bool {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// How [`FunctionPointerAlignmentAttr`] is written behind its mnemonic, which the dialect's author implements for it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl FunctionPointerAlignmentAttrSyntax`",
    label = "`FunctionPointerAlignmentAttrSyntax` is not implemented",
    note = "the definition of `FunctionPointerAlignmentAttr` sets `hasCustomAssemblyFormat`"
)]
pub trait FunctionPointerAlignmentAttrSyntax {
    /// Reads what stands behind the mnemonic.
    ///
    /// # Errors
    /// What is wrong with it.
    fn parse<'c>(
        parser: &mut crate::text::AsmParser<'_, 'c>,
    ) -> ::core::result::Result<FunctionPointerAlignmentAttr<'c>, crate::Diagnostic>;
    /// Writes what stands behind the mnemonic.
    fn print<'c>(
        value: FunctionPointerAlignmentAttr<'c>,
        printer: &mut crate::text::AsmPrinter<'_, 'c>,
    );
}

/// The dialect, as what its author implements its hooks for.
#[derive(Clone, Copy, Debug)]
pub struct DltiDialect;

/// The check of attributes that the dialect puts on any operation, which the author implements for [`DltiDialect`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DltiOperationAttrVerify`",
    label = "`DltiOperationAttrVerify` is not implemented",
    note = "the definition of the dialect sets `hasOperationAttrVerify`"
)]
pub trait DltiOperationAttrVerify {
    /// Whether an operation may have the attribute, whose whole name is given.
    ///
    /// # Errors
    /// What is wrong with it.
    fn verify<'c>(
        op: crate::ir::OpRef<'_, 'c>,
        name: &[u8],
        value: crate::Attribute<'c>,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}
