// @generated from defs/llvm.td by `cargo test -p isogloss-shipped`. Do not edit.

/// The types of LLVM IR, its debug information and its annotations of loops.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static crate::def::Dialect {
    static DIALECT: crate::def::Dialect = crate::def::Dialect {
        summary: "The types of LLVM IR, its debug information and its annotations of loops.",
        types: &[
            &LLVM_VOID_TYPE, &LLVM_TOKEN_TYPE, &LLVM_LABEL_TYPE, &LLVM_METADATA_TYPE, &LLVMX86AMX_TYPE,
            &LLVMPPCFP128_TYPE, &LLVM_POINTER_TYPE, &LLVM_ARRAY_TYPE, &LLVM_FUNCTION_TYPE, &LLVM_STRUCT_TYPE,
            &LLVM_TARGET_EXT_TYPE,
        ],
        attributes: &[
            &LOOP_VECTORIZE_ATTR, &LOOP_INTERLEAVE_ATTR, &LOOP_UNROLL_ATTR, &LOOP_UNROLL_AND_JAM_ATTR,
            &LOOP_LICM_ATTR, &LOOP_DISTRIBUTE_ATTR, &LOOP_PIPELINE_ATTR, &LOOP_PEELED_ATTR,
            &LOOP_UNSWITCH_ATTR, &ACCESS_GROUP_ATTR, &LOOP_ANNOTATION_ATTR, &DI_EXPRESSION_ELEM_ATTR,
            &DI_EXPRESSION_ATTR, &DI_NULL_TYPE_ATTR, &DI_BASIC_TYPE_ATTR, &DI_FILE_ATTR,
            &DI_COMPILE_UNIT_ATTR, &DI_COMPOSITE_TYPE_ATTR, &DI_DERIVED_TYPE_ATTR, &DI_GLOBAL_VARIABLE_ATTR,
            &DI_GLOBAL_VARIABLE_EXPRESSION_ATTR, &DI_LEXICAL_BLOCK_ATTR, &DI_LEXICAL_BLOCK_FILE_ATTR,
            &DI_LOCAL_VARIABLE_ATTR, &DI_SUBROUTINE_TYPE_ATTR, &DI_SUBPROGRAM_ATTR, &DI_MODULE_ATTR,
            &DI_NAMESPACE_ATTR, &DI_IMPORTED_ENTITY_ATTR, &DI_ANNOTATION_ATTR, &DI_SUBRANGE_ATTR,
            &DI_GENERIC_SUBRANGE_ATTR, &DI_COMMON_BLOCK_ATTR, &DI_LABEL_ATTR, &DI_STRING_TYPE_ATTR,
        ],
        allows_unknown_operations: true,
        allows_unknown_attributes: true,
        type_syntax: ::core::option::Option::Some(crate::plumbing::type_syntax::<LlvmDialect>()),
        interfaces: &[crate::bytecode::BytecodeDialectInterfaceTable::entry::<LlvmDialect>()],
        ..crate::def::Dialect::new("llvm")
    };
    &DIALECT
}

/// Debug info tag.
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
pub enum DITag {
    /// `DW_TAG_null`
    Null = 0,
    /// `DW_TAG_array_type`
    ArrayType = 1,
    /// `DW_TAG_class_type`
    ClassType = 2,
    /// `DW_TAG_entry_point`
    EntryPoint = 3,
    /// `DW_TAG_enumeration_type`
    EnumerationType = 4,
    /// `DW_TAG_formal_parameter`
    FormalParameter = 5,
    /// `DW_TAG_imported_declaration`
    ImportedDeclaration = 8,
    /// `DW_TAG_label`
    Label = 10,
    /// `DW_TAG_lexical_block`
    LexicalBlock = 11,
    /// `DW_TAG_member`
    Member = 13,
    /// `DW_TAG_pointer_type`
    PointerType = 15,
    /// `DW_TAG_reference_type`
    ReferenceType = 16,
    /// `DW_TAG_compile_unit`
    CompileUnit = 17,
    /// `DW_TAG_string_type`
    StringType = 18,
    /// `DW_TAG_structure_type`
    StructureType = 19,
    /// `DW_TAG_subroutine_type`
    SubroutineType = 21,
    /// `DW_TAG_typedef`
    Typedef = 22,
    /// `DW_TAG_union_type`
    UnionType = 23,
    /// `DW_TAG_unspecified_parameters`
    UnspecifiedParameters = 24,
    /// `DW_TAG_variant`
    Variant = 25,
    /// `DW_TAG_common_block`
    CommonBlock = 26,
    /// `DW_TAG_common_inclusion`
    CommonInclusion = 27,
    /// `DW_TAG_inheritance`
    Inheritance = 28,
    /// `DW_TAG_inlined_subroutine`
    InlinedSubroutine = 29,
    /// `DW_TAG_module`
    Module = 30,
    /// `DW_TAG_ptr_to_member_type`
    PtrToMemberType = 31,
    /// `DW_TAG_set_type`
    SetType = 32,
    /// `DW_TAG_subrange_type`
    SubrangeType = 33,
    /// `DW_TAG_with_stmt`
    WithStmt = 34,
    /// `DW_TAG_access_declaration`
    AccessDeclaration = 35,
    /// `DW_TAG_base_type`
    BaseType = 36,
    /// `DW_TAG_catch_block`
    CatchBlock = 37,
    /// `DW_TAG_const_type`
    ConstType = 38,
    /// `DW_TAG_constant`
    Constant = 39,
    /// `DW_TAG_enumerator`
    Enumerator = 40,
    /// `DW_TAG_file_type`
    FileType = 41,
    /// `DW_TAG_friend`
    Friend = 42,
    /// `DW_TAG_namelist`
    Namelist = 43,
    /// `DW_TAG_namelist_item`
    NamelistItem = 44,
    /// `DW_TAG_packed_type`
    PackedType = 45,
    /// `DW_TAG_subprogram`
    Subprogram = 46,
    /// `DW_TAG_template_type_parameter`
    TemplateTypeParameter = 47,
    /// `DW_TAG_template_value_parameter`
    TemplateValueParameter = 48,
    /// `DW_TAG_thrown_type`
    ThrownType = 49,
    /// `DW_TAG_try_block`
    TryBlock = 50,
    /// `DW_TAG_variant_part`
    VariantPart = 51,
    /// `DW_TAG_variable`
    Variable = 52,
    /// `DW_TAG_volatile_type`
    VolatileType = 53,
    /// `DW_TAG_dwarf_procedure`
    DwarfProcedure = 54,
    /// `DW_TAG_restrict_type`
    RestrictType = 55,
    /// `DW_TAG_interface_type`
    InterfaceType = 56,
    /// `DW_TAG_namespace`
    Namespace = 57,
    /// `DW_TAG_imported_module`
    ImportedModule = 58,
    /// `DW_TAG_unspecified_type`
    UnspecifiedType = 59,
    /// `DW_TAG_partial_unit`
    PartialUnit = 60,
    /// `DW_TAG_imported_unit`
    ImportedUnit = 61,
    /// `DW_TAG_condition`
    Condition = 63,
    /// `DW_TAG_shared_type`
    SharedType = 64,
    /// `DW_TAG_type_unit`
    TypeUnit = 65,
    /// `DW_TAG_rvalue_reference_type`
    RvalueReferenceType = 66,
    /// `DW_TAG_template_alias`
    TemplateAlias = 67,
    /// `DW_TAG_coarray_type`
    CoarrayType = 68,
    /// `DW_TAG_generic_subrange`
    GenericSubrange = 69,
    /// `DW_TAG_dynamic_type`
    DynamicType = 70,
    /// `DW_TAG_atomic_type`
    AtomicType = 71,
    /// `DW_TAG_call_site`
    CallSite = 72,
    /// `DW_TAG_call_site_parameter`
    CallSiteParameter = 73,
    /// `DW_TAG_skeleton_unit`
    SkeletonUnit = 74,
    /// `DW_TAG_immutable_type`
    ImmutableType = 75,
    /// `DW_TAG_MIPS_loop`
    MipsLoop = 16513,
    /// `DW_TAG_format_label`
    FormatLabel = 16641,
    /// `DW_TAG_function_template`
    FunctionTemplate = 16642,
    /// `DW_TAG_class_template`
    ClassTemplate = 16643,
    /// `DW_TAG_GNU_BINCL`
    GnuBincl = 16644,
    /// `DW_TAG_GNU_EINCL`
    GnuEincl = 16645,
    /// `DW_TAG_GNU_template_template_param`
    GnuTemplateTemplateParam = 16646,
    /// `DW_TAG_GNU_template_parameter_pack`
    GnuTemplateParameterPack = 16647,
    /// `DW_TAG_GNU_formal_parameter_pack`
    GnuFormalParameterPack = 16648,
    /// `DW_TAG_GNU_call_site`
    GnuCallSite = 16649,
    /// `DW_TAG_GNU_call_site_parameter`
    GnuCallSiteParameter = 16650,
    /// `DW_TAG_APPLE_property`
    AppleProperty = 16896,
    /// `DW_TAG_SUN_function_template`
    SunFunctionTemplate = 16897,
    /// `DW_TAG_SUN_class_template`
    SunClassTemplate = 16898,
    /// `DW_TAG_SUN_struct_template`
    SunStructTemplate = 16899,
    /// `DW_TAG_SUN_union_template`
    SunUnionTemplate = 16900,
    /// `DW_TAG_SUN_indirect_inheritance`
    SunIndirectInheritance = 16901,
    /// `DW_TAG_SUN_codeflags`
    SunCodeflags = 16902,
    /// `DW_TAG_SUN_memop_info`
    SunMemopInfo = 16903,
    /// `DW_TAG_SUN_omp_child_func`
    SunOmpChildFunc = 16904,
    /// `DW_TAG_SUN_rtti_descriptor`
    SunRttiDescriptor = 16905,
    /// `DW_TAG_SUN_dtor_info`
    SunDtorInfo = 16906,
    /// `DW_TAG_SUN_dtor`
    SunDtor = 16907,
    /// `DW_TAG_SUN_f90_interface`
    SunF90Interface = 16908,
    /// `DW_TAG_SUN_fortran_vax_structure`
    SunFortranVaxStructure = 16909,
    /// `DW_TAG_SUN_hi`
    SunHi = 17151,
    /// `DW_TAG_LLVM_ptrauth_type`
    LlvmPtrauthType = 17152,
    /// `DW_TAG_ALTIUM_circ_type`
    AltiumCircType = 20737,
    /// `DW_TAG_ALTIUM_mwa_circ_type`
    AltiumMwaCircType = 20738,
    /// `DW_TAG_ALTIUM_rev_carry_type`
    AltiumRevCarryType = 20739,
    /// `DW_TAG_ALTIUM_rom`
    AltiumRom = 20753,
    /// `DW_TAG_LLVM_annotation`
    LlvmAnnotation = 24576,
    /// `DW_TAG_GHS_namespace`
    GhsNamespace = 32772,
    /// `DW_TAG_GHS_using_namespace`
    GhsUsingNamespace = 32773,
    /// `DW_TAG_GHS_using_declaration`
    GhsUsingDeclaration = 32774,
    /// `DW_TAG_GHS_template_templ_param`
    GhsTemplateTemplParam = 32775,
    /// `DW_TAG_UPC_shared_type`
    UpcSharedType = 34661,
    /// `DW_TAG_UPC_strict_type`
    UpcStrictType = 34662,
    /// `DW_TAG_UPC_relaxed`
    UpcRelaxed = 34663,
    /// `DW_TAG_PGI_kanji_type`
    PgiKanjiType = 40960,
    /// `DW_TAG_PGI_interface_block`
    PgiInterfaceBlock = 40992,
    /// `DW_TAG_BORLAND_property`
    BorlandProperty = 45056,
    /// `DW_TAG_BORLAND_Delphi_string`
    BorlandDelphiString = 45057,
    /// `DW_TAG_BORLAND_Delphi_dynamic_array`
    BorlandDelphiDynamicArray = 45058,
    /// `DW_TAG_BORLAND_Delphi_set`
    BorlandDelphiSet = 45059,
    /// `DW_TAG_BORLAND_Delphi_variant`
    BorlandDelphiVariant = 45060,
}
crate::enum_handle!(
    DITag: u32,
    DI_TAG_ENUM,
    "debug info tag",
    [
        Null = "DW_TAG_null", ArrayType = "DW_TAG_array_type", ClassType = "DW_TAG_class_type",
        EntryPoint = "DW_TAG_entry_point", EnumerationType = "DW_TAG_enumeration_type",
        FormalParameter = "DW_TAG_formal_parameter", ImportedDeclaration = "DW_TAG_imported_declaration",
        Label = "DW_TAG_label", LexicalBlock = "DW_TAG_lexical_block", Member = "DW_TAG_member",
        PointerType = "DW_TAG_pointer_type", ReferenceType = "DW_TAG_reference_type",
        CompileUnit = "DW_TAG_compile_unit", StringType = "DW_TAG_string_type",
        StructureType = "DW_TAG_structure_type", SubroutineType = "DW_TAG_subroutine_type",
        Typedef = "DW_TAG_typedef", UnionType = "DW_TAG_union_type",
        UnspecifiedParameters = "DW_TAG_unspecified_parameters", Variant = "DW_TAG_variant",
        CommonBlock = "DW_TAG_common_block", CommonInclusion = "DW_TAG_common_inclusion",
        Inheritance = "DW_TAG_inheritance", InlinedSubroutine = "DW_TAG_inlined_subroutine",
        Module = "DW_TAG_module", PtrToMemberType = "DW_TAG_ptr_to_member_type", SetType = "DW_TAG_set_type",
        SubrangeType = "DW_TAG_subrange_type", WithStmt = "DW_TAG_with_stmt",
        AccessDeclaration = "DW_TAG_access_declaration", BaseType = "DW_TAG_base_type",
        CatchBlock = "DW_TAG_catch_block", ConstType = "DW_TAG_const_type", Constant = "DW_TAG_constant",
        Enumerator = "DW_TAG_enumerator", FileType = "DW_TAG_file_type", Friend = "DW_TAG_friend",
        Namelist = "DW_TAG_namelist", NamelistItem = "DW_TAG_namelist_item",
        PackedType = "DW_TAG_packed_type", Subprogram = "DW_TAG_subprogram",
        TemplateTypeParameter = "DW_TAG_template_type_parameter",
        TemplateValueParameter = "DW_TAG_template_value_parameter", ThrownType = "DW_TAG_thrown_type",
        TryBlock = "DW_TAG_try_block", VariantPart = "DW_TAG_variant_part", Variable = "DW_TAG_variable",
        VolatileType = "DW_TAG_volatile_type", DwarfProcedure = "DW_TAG_dwarf_procedure",
        RestrictType = "DW_TAG_restrict_type", InterfaceType = "DW_TAG_interface_type",
        Namespace = "DW_TAG_namespace", ImportedModule = "DW_TAG_imported_module",
        UnspecifiedType = "DW_TAG_unspecified_type", PartialUnit = "DW_TAG_partial_unit",
        ImportedUnit = "DW_TAG_imported_unit", Condition = "DW_TAG_condition",
        SharedType = "DW_TAG_shared_type", TypeUnit = "DW_TAG_type_unit",
        RvalueReferenceType = "DW_TAG_rvalue_reference_type", TemplateAlias = "DW_TAG_template_alias",
        CoarrayType = "DW_TAG_coarray_type", GenericSubrange = "DW_TAG_generic_subrange",
        DynamicType = "DW_TAG_dynamic_type", AtomicType = "DW_TAG_atomic_type", CallSite = "DW_TAG_call_site",
        CallSiteParameter = "DW_TAG_call_site_parameter", SkeletonUnit = "DW_TAG_skeleton_unit",
        ImmutableType = "DW_TAG_immutable_type", MipsLoop = "DW_TAG_MIPS_loop",
        FormatLabel = "DW_TAG_format_label", FunctionTemplate = "DW_TAG_function_template",
        ClassTemplate = "DW_TAG_class_template", GnuBincl = "DW_TAG_GNU_BINCL", GnuEincl = "DW_TAG_GNU_EINCL",
        GnuTemplateTemplateParam = "DW_TAG_GNU_template_template_param",
        GnuTemplateParameterPack = "DW_TAG_GNU_template_parameter_pack",
        GnuFormalParameterPack = "DW_TAG_GNU_formal_parameter_pack", GnuCallSite = "DW_TAG_GNU_call_site",
        GnuCallSiteParameter = "DW_TAG_GNU_call_site_parameter", AppleProperty = "DW_TAG_APPLE_property",
        SunFunctionTemplate = "DW_TAG_SUN_function_template", SunClassTemplate = "DW_TAG_SUN_class_template",
        SunStructTemplate = "DW_TAG_SUN_struct_template", SunUnionTemplate = "DW_TAG_SUN_union_template",
        SunIndirectInheritance = "DW_TAG_SUN_indirect_inheritance", SunCodeflags = "DW_TAG_SUN_codeflags",
        SunMemopInfo = "DW_TAG_SUN_memop_info", SunOmpChildFunc = "DW_TAG_SUN_omp_child_func",
        SunRttiDescriptor = "DW_TAG_SUN_rtti_descriptor", SunDtorInfo = "DW_TAG_SUN_dtor_info",
        SunDtor = "DW_TAG_SUN_dtor", SunF90Interface = "DW_TAG_SUN_f90_interface",
        SunFortranVaxStructure = "DW_TAG_SUN_fortran_vax_structure", SunHi = "DW_TAG_SUN_hi",
        LlvmPtrauthType = "DW_TAG_LLVM_ptrauth_type", AltiumCircType = "DW_TAG_ALTIUM_circ_type",
        AltiumMwaCircType = "DW_TAG_ALTIUM_mwa_circ_type",
        AltiumRevCarryType = "DW_TAG_ALTIUM_rev_carry_type", AltiumRom = "DW_TAG_ALTIUM_rom",
        LlvmAnnotation = "DW_TAG_LLVM_annotation", GhsNamespace = "DW_TAG_GHS_namespace",
        GhsUsingNamespace = "DW_TAG_GHS_using_namespace",
        GhsUsingDeclaration = "DW_TAG_GHS_using_declaration",
        GhsTemplateTemplParam = "DW_TAG_GHS_template_templ_param", UpcSharedType = "DW_TAG_UPC_shared_type",
        UpcStrictType = "DW_TAG_UPC_strict_type", UpcRelaxed = "DW_TAG_UPC_relaxed",
        PgiKanjiType = "DW_TAG_PGI_kanji_type", PgiInterfaceBlock = "DW_TAG_PGI_interface_block",
        BorlandProperty = "DW_TAG_BORLAND_property", BorlandDelphiString = "DW_TAG_BORLAND_Delphi_string",
        BorlandDelphiDynamicArray = "DW_TAG_BORLAND_Delphi_dynamic_array",
        BorlandDelphiSet = "DW_TAG_BORLAND_Delphi_set",
        BorlandDelphiVariant = "DW_TAG_BORLAND_Delphi_variant"
    ]
);

/// Debug info encoding.
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
pub enum DIEncoding {
    /// `DW_ATE_address`
    Address = 1,
    /// `DW_ATE_boolean`
    Boolean = 2,
    /// `DW_ATE_complex_float`
    ComplexFloat = 3,
    /// `DW_ATE_float`
    Float = 4,
    /// `DW_ATE_signed`
    Signed = 5,
    /// `DW_ATE_signed_char`
    SignedChar = 6,
    /// `DW_ATE_unsigned`
    Unsigned = 7,
    /// `DW_ATE_unsigned_char`
    UnsignedChar = 8,
    /// `DW_ATE_imaginary_float`
    ImaginaryFloat = 9,
    /// `DW_ATE_packed_decimal`
    PackedDecimal = 10,
    /// `DW_ATE_numeric_string`
    NumericString = 11,
    /// `DW_ATE_edited`
    Edited = 12,
    /// `DW_ATE_signed_fixed`
    SignedFixed = 13,
    /// `DW_ATE_unsigned_fixed`
    UnsignedFixed = 14,
    /// `DW_ATE_decimal_float`
    DecimalFloat = 15,
    /// `DW_ATE_UTF`
    Utf = 16,
    /// `DW_ATE_UCS`
    Ucs = 17,
    /// `DW_ATE_ASCII`
    Ascii = 18,
    /// `DW_ATE_HP_complex_float`
    HpComplexFloat = 129,
    /// `DW_ATE_HP_float128`
    HpFloat128 = 130,
    /// `DW_ATE_HP_complex_float128`
    HpComplexFloat128 = 131,
    /// `DW_ATE_HP_floathpintel`
    HpFloathpintel = 132,
    /// `DW_ATE_HP_imaginary_float90`
    HpImaginaryFloat90 = 133,
    /// `DW_ATE_HP_imaginary_float128`
    HpImaginaryFloat128 = 134,
}
crate::enum_handle!(
    DIEncoding: u32,
    DI_ENCODING_ENUM,
    "debug info encoding",
    [
        Address = "DW_ATE_address", Boolean = "DW_ATE_boolean", ComplexFloat = "DW_ATE_complex_float",
        Float = "DW_ATE_float", Signed = "DW_ATE_signed", SignedChar = "DW_ATE_signed_char",
        Unsigned = "DW_ATE_unsigned", UnsignedChar = "DW_ATE_unsigned_char",
        ImaginaryFloat = "DW_ATE_imaginary_float", PackedDecimal = "DW_ATE_packed_decimal",
        NumericString = "DW_ATE_numeric_string", Edited = "DW_ATE_edited",
        SignedFixed = "DW_ATE_signed_fixed", UnsignedFixed = "DW_ATE_unsigned_fixed",
        DecimalFloat = "DW_ATE_decimal_float", Utf = "DW_ATE_UTF", Ucs = "DW_ATE_UCS", Ascii = "DW_ATE_ASCII",
        HpComplexFloat = "DW_ATE_HP_complex_float", HpFloat128 = "DW_ATE_HP_float128",
        HpComplexFloat128 = "DW_ATE_HP_complex_float128", HpFloathpintel = "DW_ATE_HP_floathpintel",
        HpImaginaryFloat90 = "DW_ATE_HP_imaginary_float90",
        HpImaginaryFloat128 = "DW_ATE_HP_imaginary_float128"
    ]
);

/// Debug info language.
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
pub enum DILanguage {
    /// `DW_LANG_C89`
    C89 = 1,
    /// `DW_LANG_C`
    C = 2,
    /// `DW_LANG_Ada83`
    Ada83 = 3,
    /// `DW_LANG_C_plus_plus`
    CPlusPlus = 4,
    /// `DW_LANG_Cobol74`
    Cobol74 = 5,
    /// `DW_LANG_Cobol85`
    Cobol85 = 6,
    /// `DW_LANG_Fortran77`
    Fortran77 = 7,
    /// `DW_LANG_Fortran90`
    Fortran90 = 8,
    /// `DW_LANG_Pascal83`
    Pascal83 = 9,
    /// `DW_LANG_Modula2`
    Modula2 = 10,
    /// `DW_LANG_Java`
    Java = 11,
    /// `DW_LANG_C99`
    C99 = 12,
    /// `DW_LANG_Ada95`
    Ada95 = 13,
    /// `DW_LANG_Fortran95`
    Fortran95 = 14,
    /// `DW_LANG_PLI`
    Pli = 15,
    /// `DW_LANG_ObjC`
    ObjC = 16,
    /// `DW_LANG_ObjC_plus_plus`
    ObjCPlusPlus = 17,
    /// `DW_LANG_UPC`
    Upc = 18,
    /// `DW_LANG_D`
    D = 19,
    /// `DW_LANG_Python`
    Python = 20,
    /// `DW_LANG_OpenCL`
    OpenCl = 21,
    /// `DW_LANG_Go`
    Go = 22,
    /// `DW_LANG_Modula3`
    Modula3 = 23,
    /// `DW_LANG_Haskell`
    Haskell = 24,
    /// `DW_LANG_C_plus_plus_03`
    CPlusPlus03 = 25,
    /// `DW_LANG_C_plus_plus_11`
    CPlusPlus11 = 26,
    /// `DW_LANG_OCaml`
    OCaml = 27,
    /// `DW_LANG_Rust`
    Rust = 28,
    /// `DW_LANG_C11`
    C11 = 29,
    /// `DW_LANG_Swift`
    Swift = 30,
    /// `DW_LANG_Julia`
    Julia = 31,
    /// `DW_LANG_Dylan`
    Dylan = 32,
    /// `DW_LANG_C_plus_plus_14`
    CPlusPlus14 = 33,
    /// `DW_LANG_Fortran03`
    Fortran03 = 34,
    /// `DW_LANG_Fortran08`
    Fortran08 = 35,
    /// `DW_LANG_RenderScript`
    RenderScript = 36,
    /// `DW_LANG_BLISS`
    Bliss = 37,
    /// `DW_LANG_Kotlin`
    Kotlin = 38,
    /// `DW_LANG_Zig`
    Zig = 39,
    /// `DW_LANG_Crystal`
    Crystal = 40,
    /// `DW_LANG_C_plus_plus_17`
    CPlusPlus17 = 42,
    /// `DW_LANG_C_plus_plus_20`
    CPlusPlus20 = 43,
    /// `DW_LANG_C17`
    C17 = 44,
    /// `DW_LANG_Fortran18`
    Fortran18 = 45,
    /// `DW_LANG_Ada2005`
    Ada2005 = 46,
    /// `DW_LANG_Ada2012`
    Ada2012 = 47,
    /// `DW_LANG_HIP`
    Hip = 48,
    /// `DW_LANG_Assembly`
    Assembly = 49,
    /// `DW_LANG_C_sharp`
    CSharp = 50,
    /// `DW_LANG_Mojo`
    Mojo = 51,
    /// `DW_LANG_GLSL`
    Glsl = 52,
    /// `DW_LANG_GLSL_ES`
    GlslEs = 53,
    /// `DW_LANG_HLSL`
    Hlsl = 54,
    /// `DW_LANG_OpenCL_CPP`
    OpenClCpp = 55,
    /// `DW_LANG_CPP_for_OpenCL`
    CppForOpenCl = 56,
    /// `DW_LANG_SYCL`
    Sycl = 57,
    /// `DW_LANG_Metal`
    Metal = 61,
    /// `DW_LANG_Ruby`
    Ruby = 64,
    /// `DW_LANG_Move`
    Move = 65,
    /// `DW_LANG_Hylo`
    Hylo = 66,
    /// `DW_LANG_Mips_Assembler`
    MipsAssembler = 32769,
    /// `DW_LANG_GOOGLE_RenderScript`
    GoogleRenderScript = 36439,
    /// `DW_LANG_BORLAND_Delphi`
    BorlandDelphi = 45056,
}
crate::enum_handle!(
    DILanguage: u32,
    DI_LANGUAGE_ENUM,
    "debug info language",
    [
        C89 = "DW_LANG_C89", C = "DW_LANG_C", Ada83 = "DW_LANG_Ada83", CPlusPlus = "DW_LANG_C_plus_plus",
        Cobol74 = "DW_LANG_Cobol74", Cobol85 = "DW_LANG_Cobol85", Fortran77 = "DW_LANG_Fortran77",
        Fortran90 = "DW_LANG_Fortran90", Pascal83 = "DW_LANG_Pascal83", Modula2 = "DW_LANG_Modula2",
        Java = "DW_LANG_Java", C99 = "DW_LANG_C99", Ada95 = "DW_LANG_Ada95", Fortran95 = "DW_LANG_Fortran95",
        Pli = "DW_LANG_PLI", ObjC = "DW_LANG_ObjC", ObjCPlusPlus = "DW_LANG_ObjC_plus_plus",
        Upc = "DW_LANG_UPC", D = "DW_LANG_D", Python = "DW_LANG_Python", OpenCl = "DW_LANG_OpenCL",
        Go = "DW_LANG_Go", Modula3 = "DW_LANG_Modula3", Haskell = "DW_LANG_Haskell",
        CPlusPlus03 = "DW_LANG_C_plus_plus_03", CPlusPlus11 = "DW_LANG_C_plus_plus_11",
        OCaml = "DW_LANG_OCaml", Rust = "DW_LANG_Rust", C11 = "DW_LANG_C11", Swift = "DW_LANG_Swift",
        Julia = "DW_LANG_Julia", Dylan = "DW_LANG_Dylan", CPlusPlus14 = "DW_LANG_C_plus_plus_14",
        Fortran03 = "DW_LANG_Fortran03", Fortran08 = "DW_LANG_Fortran08",
        RenderScript = "DW_LANG_RenderScript", Bliss = "DW_LANG_BLISS", Kotlin = "DW_LANG_Kotlin",
        Zig = "DW_LANG_Zig", Crystal = "DW_LANG_Crystal", CPlusPlus17 = "DW_LANG_C_plus_plus_17",
        CPlusPlus20 = "DW_LANG_C_plus_plus_20", C17 = "DW_LANG_C17", Fortran18 = "DW_LANG_Fortran18",
        Ada2005 = "DW_LANG_Ada2005", Ada2012 = "DW_LANG_Ada2012", Hip = "DW_LANG_HIP",
        Assembly = "DW_LANG_Assembly", CSharp = "DW_LANG_C_sharp", Mojo = "DW_LANG_Mojo",
        Glsl = "DW_LANG_GLSL", GlslEs = "DW_LANG_GLSL_ES", Hlsl = "DW_LANG_HLSL",
        OpenClCpp = "DW_LANG_OpenCL_CPP", CppForOpenCl = "DW_LANG_CPP_for_OpenCL", Sycl = "DW_LANG_SYCL",
        Metal = "DW_LANG_Metal", Ruby = "DW_LANG_Ruby", Move = "DW_LANG_Move", Hylo = "DW_LANG_Hylo",
        MipsAssembler = "DW_LANG_Mips_Assembler", GoogleRenderScript = "DW_LANG_GOOGLE_RenderScript",
        BorlandDelphi = "DW_LANG_BORLAND_Delphi"
    ]
);

/// Debug info calling convention.
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
pub enum DICallingConvention {
    /// `DW_CC_normal`
    Normal = 1,
    /// `DW_CC_program`
    Program = 2,
    /// `DW_CC_nocall`
    Nocall = 3,
    /// `DW_CC_pass_by_reference`
    PassByReference = 4,
    /// `DW_CC_pass_by_value`
    PassByValue = 5,
    /// `DW_CC_GNU_renesas_sh`
    GnuRenesasSh = 64,
    /// `DW_CC_GNU_borland_fastcall_i386`
    GnuBorlandFastcallI386 = 65,
    /// `DW_CC_BORLAND_safecall`
    BorlandSafecall = 176,
    /// `DW_CC_BORLAND_stdcall`
    BorlandStdcall = 177,
    /// `DW_CC_BORLAND_pascal`
    BorlandPascal = 178,
    /// `DW_CC_BORLAND_msfastcall`
    BorlandMsfastcall = 179,
    /// `DW_CC_BORLAND_msreturn`
    BorlandMsreturn = 180,
    /// `DW_CC_BORLAND_thiscall`
    BorlandThiscall = 181,
    /// `DW_CC_BORLAND_fastcall`
    BorlandFastcall = 182,
    /// `DW_CC_LLVM_vectorcall`
    LlvmVectorcall = 192,
    /// `DW_CC_LLVM_Win64`
    LlvmWin64 = 193,
    /// `DW_CC_LLVM_X86_64SysV`
    LlvmX8664sysV = 194,
    /// `DW_CC_LLVM_AAPCS`
    LlvmAapcs = 195,
    /// `DW_CC_LLVM_AAPCS_VFP`
    LlvmAapcsVfp = 196,
    /// `DW_CC_LLVM_IntelOclBicc`
    LlvmIntelOclBicc = 197,
    /// `DW_CC_LLVM_SpirFunction`
    LlvmSpirFunction = 198,
    /// `DW_CC_LLVM_DeviceKernel`
    LlvmDeviceKernel = 199,
    /// `DW_CC_LLVM_Swift`
    LlvmSwift = 200,
    /// `DW_CC_LLVM_PreserveMost`
    LlvmPreserveMost = 201,
    /// `DW_CC_LLVM_PreserveAll`
    LlvmPreserveAll = 202,
    /// `DW_CC_LLVM_X86RegCall`
    LlvmX86RegCall = 203,
    /// `DW_CC_LLVM_M68kRTD`
    LlvmM68kRtd = 204,
    /// `DW_CC_LLVM_PreserveNone`
    LlvmPreserveNone = 205,
    /// `DW_CC_LLVM_RISCVVectorCall`
    LlvmRiscvVectorCall = 206,
    /// `DW_CC_LLVM_SwiftTail`
    LlvmSwiftTail = 207,
    /// `DW_CC_LLVM_RISCVVLSCall`
    LlvmRiscvvlsCall = 208,
    /// `DW_CC_GDB_IBM_OpenCL`
    GdbIbmOpenCl = 255,
}
crate::enum_handle!(
    DICallingConvention: u32,
    DI_CALLING_CONVENTION_ENUM,
    "debug info calling convention",
    [
        Normal = "DW_CC_normal", Program = "DW_CC_program", Nocall = "DW_CC_nocall",
        PassByReference = "DW_CC_pass_by_reference", PassByValue = "DW_CC_pass_by_value",
        GnuRenesasSh = "DW_CC_GNU_renesas_sh", GnuBorlandFastcallI386 = "DW_CC_GNU_borland_fastcall_i386",
        BorlandSafecall = "DW_CC_BORLAND_safecall", BorlandStdcall = "DW_CC_BORLAND_stdcall",
        BorlandPascal = "DW_CC_BORLAND_pascal", BorlandMsfastcall = "DW_CC_BORLAND_msfastcall",
        BorlandMsreturn = "DW_CC_BORLAND_msreturn", BorlandThiscall = "DW_CC_BORLAND_thiscall",
        BorlandFastcall = "DW_CC_BORLAND_fastcall", LlvmVectorcall = "DW_CC_LLVM_vectorcall",
        LlvmWin64 = "DW_CC_LLVM_Win64", LlvmX8664sysV = "DW_CC_LLVM_X86_64SysV",
        LlvmAapcs = "DW_CC_LLVM_AAPCS", LlvmAapcsVfp = "DW_CC_LLVM_AAPCS_VFP",
        LlvmIntelOclBicc = "DW_CC_LLVM_IntelOclBicc", LlvmSpirFunction = "DW_CC_LLVM_SpirFunction",
        LlvmDeviceKernel = "DW_CC_LLVM_DeviceKernel", LlvmSwift = "DW_CC_LLVM_Swift",
        LlvmPreserveMost = "DW_CC_LLVM_PreserveMost", LlvmPreserveAll = "DW_CC_LLVM_PreserveAll",
        LlvmX86RegCall = "DW_CC_LLVM_X86RegCall", LlvmM68kRtd = "DW_CC_LLVM_M68kRTD",
        LlvmPreserveNone = "DW_CC_LLVM_PreserveNone", LlvmRiscvVectorCall = "DW_CC_LLVM_RISCVVectorCall",
        LlvmSwiftTail = "DW_CC_LLVM_SwiftTail", LlvmRiscvvlsCall = "DW_CC_LLVM_RISCVVLSCall",
        GdbIbmOpenCl = "DW_CC_GDB_IBM_OpenCL"
    ]
);

/// Debug info operation encoding.
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
pub enum DIOperation {
    /// `DW_OP_addr`
    Addr = 3,
    /// `DW_OP_deref`
    Deref = 6,
    /// `DW_OP_const1u`
    Const1u = 8,
    /// `DW_OP_const1s`
    Const1s = 9,
    /// `DW_OP_const2u`
    Const2u = 10,
    /// `DW_OP_const2s`
    Const2s = 11,
    /// `DW_OP_const4u`
    Const4u = 12,
    /// `DW_OP_const4s`
    Const4s = 13,
    /// `DW_OP_const8u`
    Const8u = 14,
    /// `DW_OP_const8s`
    Const8s = 15,
    /// `DW_OP_constu`
    Constu = 16,
    /// `DW_OP_consts`
    Consts = 17,
    /// `DW_OP_dup`
    Dup = 18,
    /// `DW_OP_drop`
    Drop = 19,
    /// `DW_OP_over`
    Over = 20,
    /// `DW_OP_pick`
    Pick = 21,
    /// `DW_OP_swap`
    Swap = 22,
    /// `DW_OP_rot`
    Rot = 23,
    /// `DW_OP_xderef`
    Xderef = 24,
    /// `DW_OP_abs`
    Abs = 25,
    /// `DW_OP_and`
    And = 26,
    /// `DW_OP_div`
    Div = 27,
    /// `DW_OP_minus`
    Minus = 28,
    /// `DW_OP_mod`
    Mod = 29,
    /// `DW_OP_mul`
    Mul = 30,
    /// `DW_OP_neg`
    Neg = 31,
    /// `DW_OP_not`
    Not = 32,
    /// `DW_OP_or`
    Or = 33,
    /// `DW_OP_plus`
    Plus = 34,
    /// `DW_OP_plus_uconst`
    PlusUconst = 35,
    /// `DW_OP_shl`
    Shl = 36,
    /// `DW_OP_shr`
    Shr = 37,
    /// `DW_OP_shra`
    Shra = 38,
    /// `DW_OP_xor`
    Xor = 39,
    /// `DW_OP_bra`
    Bra = 40,
    /// `DW_OP_eq`
    Eq = 41,
    /// `DW_OP_ge`
    Ge = 42,
    /// `DW_OP_gt`
    Gt = 43,
    /// `DW_OP_le`
    Le = 44,
    /// `DW_OP_lt`
    Lt = 45,
    /// `DW_OP_ne`
    Ne = 46,
    /// `DW_OP_skip`
    Skip = 47,
    /// `DW_OP_lit0`
    Lit0 = 48,
    /// `DW_OP_lit1`
    Lit1 = 49,
    /// `DW_OP_lit2`
    Lit2 = 50,
    /// `DW_OP_lit3`
    Lit3 = 51,
    /// `DW_OP_lit4`
    Lit4 = 52,
    /// `DW_OP_lit5`
    Lit5 = 53,
    /// `DW_OP_lit6`
    Lit6 = 54,
    /// `DW_OP_lit7`
    Lit7 = 55,
    /// `DW_OP_lit8`
    Lit8 = 56,
    /// `DW_OP_lit9`
    Lit9 = 57,
    /// `DW_OP_lit10`
    Lit10 = 58,
    /// `DW_OP_lit11`
    Lit11 = 59,
    /// `DW_OP_lit12`
    Lit12 = 60,
    /// `DW_OP_lit13`
    Lit13 = 61,
    /// `DW_OP_lit14`
    Lit14 = 62,
    /// `DW_OP_lit15`
    Lit15 = 63,
    /// `DW_OP_lit16`
    Lit16 = 64,
    /// `DW_OP_lit17`
    Lit17 = 65,
    /// `DW_OP_lit18`
    Lit18 = 66,
    /// `DW_OP_lit19`
    Lit19 = 67,
    /// `DW_OP_lit20`
    Lit20 = 68,
    /// `DW_OP_lit21`
    Lit21 = 69,
    /// `DW_OP_lit22`
    Lit22 = 70,
    /// `DW_OP_lit23`
    Lit23 = 71,
    /// `DW_OP_lit24`
    Lit24 = 72,
    /// `DW_OP_lit25`
    Lit25 = 73,
    /// `DW_OP_lit26`
    Lit26 = 74,
    /// `DW_OP_lit27`
    Lit27 = 75,
    /// `DW_OP_lit28`
    Lit28 = 76,
    /// `DW_OP_lit29`
    Lit29 = 77,
    /// `DW_OP_lit30`
    Lit30 = 78,
    /// `DW_OP_lit31`
    Lit31 = 79,
    /// `DW_OP_reg0`
    Reg0 = 80,
    /// `DW_OP_reg1`
    Reg1 = 81,
    /// `DW_OP_reg2`
    Reg2 = 82,
    /// `DW_OP_reg3`
    Reg3 = 83,
    /// `DW_OP_reg4`
    Reg4 = 84,
    /// `DW_OP_reg5`
    Reg5 = 85,
    /// `DW_OP_reg6`
    Reg6 = 86,
    /// `DW_OP_reg7`
    Reg7 = 87,
    /// `DW_OP_reg8`
    Reg8 = 88,
    /// `DW_OP_reg9`
    Reg9 = 89,
    /// `DW_OP_reg10`
    Reg10 = 90,
    /// `DW_OP_reg11`
    Reg11 = 91,
    /// `DW_OP_reg12`
    Reg12 = 92,
    /// `DW_OP_reg13`
    Reg13 = 93,
    /// `DW_OP_reg14`
    Reg14 = 94,
    /// `DW_OP_reg15`
    Reg15 = 95,
    /// `DW_OP_reg16`
    Reg16 = 96,
    /// `DW_OP_reg17`
    Reg17 = 97,
    /// `DW_OP_reg18`
    Reg18 = 98,
    /// `DW_OP_reg19`
    Reg19 = 99,
    /// `DW_OP_reg20`
    Reg20 = 100,
    /// `DW_OP_reg21`
    Reg21 = 101,
    /// `DW_OP_reg22`
    Reg22 = 102,
    /// `DW_OP_reg23`
    Reg23 = 103,
    /// `DW_OP_reg24`
    Reg24 = 104,
    /// `DW_OP_reg25`
    Reg25 = 105,
    /// `DW_OP_reg26`
    Reg26 = 106,
    /// `DW_OP_reg27`
    Reg27 = 107,
    /// `DW_OP_reg28`
    Reg28 = 108,
    /// `DW_OP_reg29`
    Reg29 = 109,
    /// `DW_OP_reg30`
    Reg30 = 110,
    /// `DW_OP_reg31`
    Reg31 = 111,
    /// `DW_OP_breg0`
    Breg0 = 112,
    /// `DW_OP_breg1`
    Breg1 = 113,
    /// `DW_OP_breg2`
    Breg2 = 114,
    /// `DW_OP_breg3`
    Breg3 = 115,
    /// `DW_OP_breg4`
    Breg4 = 116,
    /// `DW_OP_breg5`
    Breg5 = 117,
    /// `DW_OP_breg6`
    Breg6 = 118,
    /// `DW_OP_breg7`
    Breg7 = 119,
    /// `DW_OP_breg8`
    Breg8 = 120,
    /// `DW_OP_breg9`
    Breg9 = 121,
    /// `DW_OP_breg10`
    Breg10 = 122,
    /// `DW_OP_breg11`
    Breg11 = 123,
    /// `DW_OP_breg12`
    Breg12 = 124,
    /// `DW_OP_breg13`
    Breg13 = 125,
    /// `DW_OP_breg14`
    Breg14 = 126,
    /// `DW_OP_breg15`
    Breg15 = 127,
    /// `DW_OP_breg16`
    Breg16 = 128,
    /// `DW_OP_breg17`
    Breg17 = 129,
    /// `DW_OP_breg18`
    Breg18 = 130,
    /// `DW_OP_breg19`
    Breg19 = 131,
    /// `DW_OP_breg20`
    Breg20 = 132,
    /// `DW_OP_breg21`
    Breg21 = 133,
    /// `DW_OP_breg22`
    Breg22 = 134,
    /// `DW_OP_breg23`
    Breg23 = 135,
    /// `DW_OP_breg24`
    Breg24 = 136,
    /// `DW_OP_breg25`
    Breg25 = 137,
    /// `DW_OP_breg26`
    Breg26 = 138,
    /// `DW_OP_breg27`
    Breg27 = 139,
    /// `DW_OP_breg28`
    Breg28 = 140,
    /// `DW_OP_breg29`
    Breg29 = 141,
    /// `DW_OP_breg30`
    Breg30 = 142,
    /// `DW_OP_breg31`
    Breg31 = 143,
    /// `DW_OP_regx`
    Regx = 144,
    /// `DW_OP_fbreg`
    Fbreg = 145,
    /// `DW_OP_bregx`
    Bregx = 146,
    /// `DW_OP_piece`
    Piece = 147,
    /// `DW_OP_deref_size`
    DerefSize = 148,
    /// `DW_OP_xderef_size`
    XderefSize = 149,
    /// `DW_OP_nop`
    Nop = 150,
    /// `DW_OP_push_object_address`
    PushObjectAddress = 151,
    /// `DW_OP_call2`
    Call2 = 152,
    /// `DW_OP_call4`
    Call4 = 153,
    /// `DW_OP_call_ref`
    CallRef = 154,
    /// `DW_OP_form_tls_address`
    FormTlsAddress = 155,
    /// `DW_OP_call_frame_cfa`
    CallFrameCfa = 156,
    /// `DW_OP_bit_piece`
    BitPiece = 157,
    /// `DW_OP_implicit_value`
    ImplicitValue = 158,
    /// `DW_OP_stack_value`
    StackValue = 159,
    /// `DW_OP_implicit_pointer`
    ImplicitPointer = 160,
    /// `DW_OP_addrx`
    Addrx = 161,
    /// `DW_OP_constx`
    Constx = 162,
    /// `DW_OP_entry_value`
    EntryValue = 163,
    /// `DW_OP_const_type`
    ConstType = 164,
    /// `DW_OP_regval_type`
    RegvalType = 165,
    /// `DW_OP_deref_type`
    DerefType = 166,
    /// `DW_OP_xderef_type`
    XderefType = 167,
    /// `DW_OP_convert`
    Convert = 168,
    /// `DW_OP_reinterpret`
    Reinterpret = 169,
    /// `DW_OP_GNU_push_tls_address`
    GnuPushTlsAddress = 224,
    /// `DW_OP_HP_is_value`
    HpIsValue = 225,
    /// `DW_OP_HP_fltconst4`
    HpFltconst4 = 226,
    /// `DW_OP_HP_fltconst8`
    HpFltconst8 = 227,
    /// `DW_OP_HP_mod_range`
    HpModRange = 228,
    /// `DW_OP_HP_unmod_range`
    HpUnmodRange = 229,
    /// `DW_OP_HP_tls`
    HpTls = 230,
    /// `DW_OP_INTEL_bit_piece`
    IntelBitPiece = 232,
    /// `DW_OP_WASM_location`
    WasmLocation = 237,
    /// `DW_OP_WASM_location_int`
    WasmLocationInt = 238,
    /// `DW_OP_APPLE_uninit`
    AppleUninit = 240,
    /// `DW_OP_GNU_implicit_pointer`
    GnuImplicitPointer = 242,
    /// `DW_OP_GNU_entry_value`
    GnuEntryValue = 243,
    /// `DW_OP_PGI_omp_thread_num`
    PgiOmpThreadNum = 248,
    /// `DW_OP_GNU_addr_index`
    GnuAddrIndex = 251,
    /// `DW_OP_GNU_const_index`
    GnuConstIndex = 252,
    /// `DW_OP_LLVM_user`
    LlvmUser = 233,
    /// `DW_OP_LLVM_fragment`
    LlvmFragment = 4096,
    /// `DW_OP_LLVM_convert`
    LlvmConvert = 4097,
    /// `DW_OP_LLVM_tag_offset`
    LlvmTagOffset = 4098,
    /// `DW_OP_LLVM_entry_value`
    LlvmEntryValue = 4099,
    /// `DW_OP_LLVM_implicit_pointer`
    LlvmImplicitPointer = 4100,
    /// `DW_OP_LLVM_arg`
    LlvmArg = 4101,
    /// `DW_OP_LLVM_extract_bits_sext`
    LlvmExtractBitsSext = 4102,
    /// `DW_OP_LLVM_extract_bits_zext`
    LlvmExtractBitsZext = 4103,
}
crate::enum_handle!(
    DIOperation: u32,
    DI_OPERATION_ENUM,
    "debug info operation encoding",
    [
        Addr = "DW_OP_addr", Deref = "DW_OP_deref", Const1u = "DW_OP_const1u", Const1s = "DW_OP_const1s",
        Const2u = "DW_OP_const2u", Const2s = "DW_OP_const2s", Const4u = "DW_OP_const4u",
        Const4s = "DW_OP_const4s", Const8u = "DW_OP_const8u", Const8s = "DW_OP_const8s",
        Constu = "DW_OP_constu", Consts = "DW_OP_consts", Dup = "DW_OP_dup", Drop = "DW_OP_drop",
        Over = "DW_OP_over", Pick = "DW_OP_pick", Swap = "DW_OP_swap", Rot = "DW_OP_rot",
        Xderef = "DW_OP_xderef", Abs = "DW_OP_abs", And = "DW_OP_and", Div = "DW_OP_div",
        Minus = "DW_OP_minus", Mod = "DW_OP_mod", Mul = "DW_OP_mul", Neg = "DW_OP_neg", Not = "DW_OP_not",
        Or = "DW_OP_or", Plus = "DW_OP_plus", PlusUconst = "DW_OP_plus_uconst", Shl = "DW_OP_shl",
        Shr = "DW_OP_shr", Shra = "DW_OP_shra", Xor = "DW_OP_xor", Bra = "DW_OP_bra", Eq = "DW_OP_eq",
        Ge = "DW_OP_ge", Gt = "DW_OP_gt", Le = "DW_OP_le", Lt = "DW_OP_lt", Ne = "DW_OP_ne",
        Skip = "DW_OP_skip", Lit0 = "DW_OP_lit0", Lit1 = "DW_OP_lit1", Lit2 = "DW_OP_lit2",
        Lit3 = "DW_OP_lit3", Lit4 = "DW_OP_lit4", Lit5 = "DW_OP_lit5", Lit6 = "DW_OP_lit6",
        Lit7 = "DW_OP_lit7", Lit8 = "DW_OP_lit8", Lit9 = "DW_OP_lit9", Lit10 = "DW_OP_lit10",
        Lit11 = "DW_OP_lit11", Lit12 = "DW_OP_lit12", Lit13 = "DW_OP_lit13", Lit14 = "DW_OP_lit14",
        Lit15 = "DW_OP_lit15", Lit16 = "DW_OP_lit16", Lit17 = "DW_OP_lit17", Lit18 = "DW_OP_lit18",
        Lit19 = "DW_OP_lit19", Lit20 = "DW_OP_lit20", Lit21 = "DW_OP_lit21", Lit22 = "DW_OP_lit22",
        Lit23 = "DW_OP_lit23", Lit24 = "DW_OP_lit24", Lit25 = "DW_OP_lit25", Lit26 = "DW_OP_lit26",
        Lit27 = "DW_OP_lit27", Lit28 = "DW_OP_lit28", Lit29 = "DW_OP_lit29", Lit30 = "DW_OP_lit30",
        Lit31 = "DW_OP_lit31", Reg0 = "DW_OP_reg0", Reg1 = "DW_OP_reg1", Reg2 = "DW_OP_reg2",
        Reg3 = "DW_OP_reg3", Reg4 = "DW_OP_reg4", Reg5 = "DW_OP_reg5", Reg6 = "DW_OP_reg6",
        Reg7 = "DW_OP_reg7", Reg8 = "DW_OP_reg8", Reg9 = "DW_OP_reg9", Reg10 = "DW_OP_reg10",
        Reg11 = "DW_OP_reg11", Reg12 = "DW_OP_reg12", Reg13 = "DW_OP_reg13", Reg14 = "DW_OP_reg14",
        Reg15 = "DW_OP_reg15", Reg16 = "DW_OP_reg16", Reg17 = "DW_OP_reg17", Reg18 = "DW_OP_reg18",
        Reg19 = "DW_OP_reg19", Reg20 = "DW_OP_reg20", Reg21 = "DW_OP_reg21", Reg22 = "DW_OP_reg22",
        Reg23 = "DW_OP_reg23", Reg24 = "DW_OP_reg24", Reg25 = "DW_OP_reg25", Reg26 = "DW_OP_reg26",
        Reg27 = "DW_OP_reg27", Reg28 = "DW_OP_reg28", Reg29 = "DW_OP_reg29", Reg30 = "DW_OP_reg30",
        Reg31 = "DW_OP_reg31", Breg0 = "DW_OP_breg0", Breg1 = "DW_OP_breg1", Breg2 = "DW_OP_breg2",
        Breg3 = "DW_OP_breg3", Breg4 = "DW_OP_breg4", Breg5 = "DW_OP_breg5", Breg6 = "DW_OP_breg6",
        Breg7 = "DW_OP_breg7", Breg8 = "DW_OP_breg8", Breg9 = "DW_OP_breg9", Breg10 = "DW_OP_breg10",
        Breg11 = "DW_OP_breg11", Breg12 = "DW_OP_breg12", Breg13 = "DW_OP_breg13", Breg14 = "DW_OP_breg14",
        Breg15 = "DW_OP_breg15", Breg16 = "DW_OP_breg16", Breg17 = "DW_OP_breg17", Breg18 = "DW_OP_breg18",
        Breg19 = "DW_OP_breg19", Breg20 = "DW_OP_breg20", Breg21 = "DW_OP_breg21", Breg22 = "DW_OP_breg22",
        Breg23 = "DW_OP_breg23", Breg24 = "DW_OP_breg24", Breg25 = "DW_OP_breg25", Breg26 = "DW_OP_breg26",
        Breg27 = "DW_OP_breg27", Breg28 = "DW_OP_breg28", Breg29 = "DW_OP_breg29", Breg30 = "DW_OP_breg30",
        Breg31 = "DW_OP_breg31", Regx = "DW_OP_regx", Fbreg = "DW_OP_fbreg", Bregx = "DW_OP_bregx",
        Piece = "DW_OP_piece", DerefSize = "DW_OP_deref_size", XderefSize = "DW_OP_xderef_size",
        Nop = "DW_OP_nop", PushObjectAddress = "DW_OP_push_object_address", Call2 = "DW_OP_call2",
        Call4 = "DW_OP_call4", CallRef = "DW_OP_call_ref", FormTlsAddress = "DW_OP_form_tls_address",
        CallFrameCfa = "DW_OP_call_frame_cfa", BitPiece = "DW_OP_bit_piece",
        ImplicitValue = "DW_OP_implicit_value", StackValue = "DW_OP_stack_value",
        ImplicitPointer = "DW_OP_implicit_pointer", Addrx = "DW_OP_addrx", Constx = "DW_OP_constx",
        EntryValue = "DW_OP_entry_value", ConstType = "DW_OP_const_type", RegvalType = "DW_OP_regval_type",
        DerefType = "DW_OP_deref_type", XderefType = "DW_OP_xderef_type", Convert = "DW_OP_convert",
        Reinterpret = "DW_OP_reinterpret", GnuPushTlsAddress = "DW_OP_GNU_push_tls_address",
        HpIsValue = "DW_OP_HP_is_value", HpFltconst4 = "DW_OP_HP_fltconst4",
        HpFltconst8 = "DW_OP_HP_fltconst8", HpModRange = "DW_OP_HP_mod_range",
        HpUnmodRange = "DW_OP_HP_unmod_range", HpTls = "DW_OP_HP_tls",
        IntelBitPiece = "DW_OP_INTEL_bit_piece", WasmLocation = "DW_OP_WASM_location",
        WasmLocationInt = "DW_OP_WASM_location_int", AppleUninit = "DW_OP_APPLE_uninit",
        GnuImplicitPointer = "DW_OP_GNU_implicit_pointer", GnuEntryValue = "DW_OP_GNU_entry_value",
        PgiOmpThreadNum = "DW_OP_PGI_omp_thread_num", GnuAddrIndex = "DW_OP_GNU_addr_index",
        GnuConstIndex = "DW_OP_GNU_const_index", LlvmUser = "DW_OP_LLVM_user",
        LlvmFragment = "DW_OP_LLVM_fragment", LlvmConvert = "DW_OP_LLVM_convert",
        LlvmTagOffset = "DW_OP_LLVM_tag_offset", LlvmEntryValue = "DW_OP_LLVM_entry_value",
        LlvmImplicitPointer = "DW_OP_LLVM_implicit_pointer", LlvmArg = "DW_OP_LLVM_arg",
        LlvmExtractBitsSext = "DW_OP_LLVM_extract_bits_sext",
        LlvmExtractBitsZext = "DW_OP_LLVM_extract_bits_zext"
    ]
);

/// LLVM DI flags.
#[derive(
    ::core::default::Default,
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
pub struct DIFlags(u32);
impl DIFlags {
    /// `Zero`
    pub const ZERO: Self = Self(0);
    /// `Private`
    pub const PRIVATE: Self = Self(1);
    /// `Protected`
    pub const PROTECTED: Self = Self(2);
    /// `Public`
    pub const PUBLIC: Self = Self(3);
    /// `FwdDecl`
    pub const FWD_DECL: Self = Self(4);
    /// `AppleBlock`
    pub const APPLE_BLOCK: Self = Self(8);
    /// `ReservedBit4`
    pub const RESERVED_BIT4: Self = Self(16);
    /// `Virtual`
    pub const VIRTUAL: Self = Self(32);
    /// `Artificial`
    pub const ARTIFICIAL: Self = Self(64);
    /// `Explicit`
    pub const EXPLICIT: Self = Self(128);
    /// `Prototyped`
    pub const PROTOTYPED: Self = Self(256);
    /// `ObjcClassComplete`
    pub const OBJC_CLASS_COMPLETE: Self = Self(512);
    /// `ObjectPointer`
    pub const OBJECT_POINTER: Self = Self(1024);
    /// `Vector`
    pub const VECTOR: Self = Self(2048);
    /// `StaticMember`
    pub const STATIC_MEMBER: Self = Self(4096);
    /// `LValueReference`
    pub const L_VALUE_REFERENCE: Self = Self(8192);
    /// `RValueReference`
    pub const R_VALUE_REFERENCE: Self = Self(16384);
    /// `ExportSymbols`
    pub const EXPORT_SYMBOLS: Self = Self(32768);
    /// `SingleInheritance`
    pub const SINGLE_INHERITANCE: Self = Self(65536);
    /// `MultipleInheritance`
    pub const MULTIPLE_INHERITANCE: Self = Self(65536);
    /// `VirtualInheritance`
    pub const VIRTUAL_INHERITANCE: Self = Self(65536);
    /// `IntroducedVirtual`
    pub const INTRODUCED_VIRTUAL: Self = Self(262144);
    /// `BitField`
    pub const BIT_FIELD: Self = Self(524288);
    /// `NoReturn`
    pub const NO_RETURN: Self = Self(1048576);
    /// `TypePassByValue`
    pub const TYPE_PASS_BY_VALUE: Self = Self(4194304);
    /// `TypePassByReference`
    pub const TYPE_PASS_BY_REFERENCE: Self = Self(8388608);
    /// `EnumClass`
    pub const ENUM_CLASS: Self = Self(16777216);
    /// `Thunk`
    pub const THUNK: Self = Self(33554432);
    /// `NonTrivial`
    pub const NON_TRIVIAL: Self = Self(67108864);
    /// `BigEndian`
    pub const BIG_ENDIAN: Self = Self(134217728);
    /// `LittleEndian`
    pub const LITTLE_ENDIAN: Self = Self(268435456);
    /// `AllCallsDescribed`
    pub const ALL_CALLS_DESCRIBED: Self = Self(536870912);
}
crate::bit_set_handle!(
    DIFlags: u32,
    DI_FLAGS_ENUM,
    "LLVM DI flags",
    "|",
    true,
    true,
    [
        ZERO = "Zero", PRIVATE = "Private", PROTECTED = "Protected", PUBLIC = "Public", FWD_DECL = "FwdDecl",
        APPLE_BLOCK = "AppleBlock", RESERVED_BIT4 = "ReservedBit4", VIRTUAL = "Virtual",
        ARTIFICIAL = "Artificial", EXPLICIT = "Explicit", PROTOTYPED = "Prototyped",
        OBJC_CLASS_COMPLETE = "ObjcClassComplete", OBJECT_POINTER = "ObjectPointer", VECTOR = "Vector",
        STATIC_MEMBER = "StaticMember", L_VALUE_REFERENCE = "LValueReference",
        R_VALUE_REFERENCE = "RValueReference", EXPORT_SYMBOLS = "ExportSymbols",
        SINGLE_INHERITANCE = "SingleInheritance", MULTIPLE_INHERITANCE = "MultipleInheritance",
        VIRTUAL_INHERITANCE = "VirtualInheritance", INTRODUCED_VIRTUAL = "IntroducedVirtual",
        BIT_FIELD = "BitField", NO_RETURN = "NoReturn", TYPE_PASS_BY_VALUE = "TypePassByValue",
        TYPE_PASS_BY_REFERENCE = "TypePassByReference", ENUM_CLASS = "EnumClass", THUNK = "Thunk",
        NON_TRIVIAL = "NonTrivial", BIG_ENDIAN = "BigEndian", LITTLE_ENDIAN = "LittleEndian",
        ALL_CALLS_DESCRIBED = "AllCallsDescribed"
    ]
);

/// LLVM DISubprogram flags.
#[derive(
    ::core::default::Default,
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
)]
pub struct DISubprogramFlags(u32);
impl DISubprogramFlags {
    /// `Virtual`
    pub const VIRTUAL: Self = Self(1);
    /// `PureVirtual`
    pub const PURE_VIRTUAL: Self = Self(2);
    /// `LocalToUnit`
    pub const LOCAL_TO_UNIT: Self = Self(4);
    /// `Definition`
    pub const DEFINITION: Self = Self(8);
    /// `Optimized`
    pub const OPTIMIZED: Self = Self(16);
    /// `Pure`
    pub const PURE: Self = Self(32);
    /// `Elemental`
    pub const ELEMENTAL: Self = Self(64);
    /// `Recursive`
    pub const RECURSIVE: Self = Self(128);
    /// `MainSubprogram`
    pub const MAIN_SUBPROGRAM: Self = Self(256);
    /// `Deleted`
    pub const DELETED: Self = Self(512);
    /// `ObjCDirect`
    pub const OBJ_C_DIRECT: Self = Self(2048);
}
crate::bit_set_handle!(
    DISubprogramFlags: u32,
    DI_SUBPROGRAM_FLAGS_ENUM,
    "LLVM DISubprogram flags",
    "|",
    true,
    true,
    [
        VIRTUAL = "Virtual", PURE_VIRTUAL = "PureVirtual", LOCAL_TO_UNIT = "LocalToUnit",
        DEFINITION = "Definition", OPTIMIZED = "Optimized", PURE = "Pure", ELEMENTAL = "Elemental",
        RECURSIVE = "Recursive", MAIN_SUBPROGRAM = "MainSubprogram", DELETED = "Deleted",
        OBJ_C_DIRECT = "ObjCDirect"
    ]
);

/// LLVM debug emission kind.
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
#[repr(u64)]
pub enum DIEmissionKind {
    /// `None`
    None = 0,
    /// `Full`
    Full = 1,
    /// `LineTablesOnly`
    LineTablesOnly = 2,
    /// `DebugDirectivesOnly`
    DebugDirectivesOnly = 3,
}
crate::enum_handle!(
    DIEmissionKind: u64,
    DI_EMISSION_KIND_ENUM,
    "LLVM debug emission kind",
    [
        None = "None", Full = "Full", LineTablesOnly = "LineTablesOnly",
        DebugDirectivesOnly = "DebugDirectivesOnly"
    ]
);

/// LLVM debug name table kind.
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
#[repr(u64)]
pub enum DINameTableKind {
    /// `Default`
    Default = 0,
    /// `GNU`
    Gnu = 1,
    /// `None`
    None = 2,
    /// `Apple`
    Apple = 3,
}
crate::enum_handle!(
    DINameTableKind: u64,
    DI_NAME_TABLE_KIND_ENUM,
    "LLVM debug name table kind",
    [Default = "Default", Gnu = "GNU", None = "None", Apple = "Apple"]
);

/// The key of the interface [`DINodeAttr`] in tables.
pub static DI_NODE_ATTR_INTERFACE: crate::def::Interface = crate::def::Interface { name: "DINodeAttr" };

/// A node of debug information.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DINodeAttr`",
    label = "`DINodeAttr` is not implemented",
    note = "its definition lists the interface `DINodeAttr`",
)]
pub trait DINodeAttr<'c>: ::core::marker::Copy + ::core::convert::Into<crate::Attribute<'c>> {}

/// The functions by which an attribute implements [`DINodeAttr`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct DINodeAttrTable {}
crate::interface_table!(Attribute, DINodeAttr, DI_NODE_ATTR_INTERFACE, DINodeAttrTable, [], []);

/// Any attribute that implements [`DINodeAttr`].
pub struct AnyDINodeAttr<'c>(crate::Attribute<'c>);
crate::interface_handle!(AnyDINodeAttr, Attribute, DI_NODE_ATTR_INTERFACE, DINodeAttrTable);
impl<'c> DINodeAttr<'c> for AnyDINodeAttr<'c> {}

/// The key of the interface [`DIScopeAttr`] in tables.
pub static DI_SCOPE_ATTR_INTERFACE: crate::def::Interface = crate::def::Interface { name: "DIScopeAttr" };

/// A node that contains others.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DIScopeAttr`",
    label = "`DIScopeAttr` is not implemented",
    note = "its definition lists the interface `DIScopeAttr`",
)]
pub trait DIScopeAttr<'c>: ::core::marker::Copy + ::core::convert::Into<crate::Attribute<'c>> {}

/// The functions by which an attribute implements [`DIScopeAttr`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct DIScopeAttrTable {}
crate::interface_table!(Attribute, DIScopeAttr, DI_SCOPE_ATTR_INTERFACE, DIScopeAttrTable, [], []);

/// Any attribute that implements [`DIScopeAttr`].
pub struct AnyDIScopeAttr<'c>(crate::Attribute<'c>);
crate::interface_handle!(AnyDIScopeAttr, Attribute, DI_SCOPE_ATTR_INTERFACE, DIScopeAttrTable);
impl<'c> DIScopeAttr<'c> for AnyDIScopeAttr<'c> {}

/// The key of the interface [`DITypeAttr`] in tables.
pub static DI_TYPE_ATTR_INTERFACE: crate::def::Interface = crate::def::Interface { name: "DITypeAttr" };

/// A node that describes a type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DITypeAttr`",
    label = "`DITypeAttr` is not implemented",
    note = "its definition lists the interface `DITypeAttr`",
)]
pub trait DITypeAttr<'c>: ::core::marker::Copy + ::core::convert::Into<crate::Attribute<'c>> {}

/// The functions by which an attribute implements [`DITypeAttr`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct DITypeAttrTable {}
crate::interface_table!(Attribute, DITypeAttr, DI_TYPE_ATTR_INTERFACE, DITypeAttrTable, [], []);

/// Any attribute that implements [`DITypeAttr`].
pub struct AnyDITypeAttr<'c>(crate::Attribute<'c>);
crate::interface_handle!(AnyDITypeAttr, Attribute, DI_TYPE_ATTR_INTERFACE, DITypeAttrTable);
impl<'c> DITypeAttr<'c> for AnyDITypeAttr<'c> {}

/// The key of the interface [`DIVariableAttr`] in tables.
pub static DI_VARIABLE_ATTR_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "DIVariableAttr"
};

/// A node that describes a variable.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DIVariableAttr`",
    label = "`DIVariableAttr` is not implemented",
    note = "its definition lists the interface `DIVariableAttr`",
)]
pub trait DIVariableAttr<'c>: ::core::marker::Copy + ::core::convert::Into<crate::Attribute<'c>> {}

/// The functions by which an attribute implements [`DIVariableAttr`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct DIVariableAttrTable {}
crate::interface_table!(Attribute, DIVariableAttr, DI_VARIABLE_ATTR_INTERFACE, DIVariableAttrTable, [], []);

/// Any attribute that implements [`DIVariableAttr`].
pub struct AnyDIVariableAttr<'c>(crate::Attribute<'c>);
crate::interface_handle!(AnyDIVariableAttr, Attribute, DI_VARIABLE_ATTR_INTERFACE, DIVariableAttrTable);
impl<'c> DIVariableAttr<'c> for AnyDIVariableAttr<'c> {}

/// The result type of a function that returns nothing.
pub struct LLVMVoidType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMVoidType, Type, LLVM_VOID_TYPE);
static LLVM_VOID_TYPE: crate::def::Def = crate::def::Def {
    summary: "The result type of a function that returns nothing.",
    ..crate::plumbing::keyword_type("llvm", "llvm.void", "LLVMVoidType", "void")
};
impl<'c> LLVMVoidType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// A value that ties instructions together, LLVM's `token`.
pub struct LLVMTokenType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMTokenType, Type, LLVM_TOKEN_TYPE);
static LLVM_TOKEN_TYPE: crate::def::Def = crate::def::Def {
    summary: "A value that ties instructions together, LLVM's `token`.",
    ..crate::plumbing::keyword_type("llvm", "llvm.token", "LLVMTokenType", "token")
};
impl<'c> LLVMTokenType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
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
    #[track_caller]
    pub fn get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}

/// Metadata as an operand.
pub struct LLVMMetadataType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMMetadataType, Type, LLVM_METADATA_TYPE);
static LLVM_METADATA_TYPE: crate::def::Def = crate::def::Def {
    summary: "Metadata as an operand.",
    ..crate::plumbing::keyword_type("llvm", "llvm.metadata", "LLVMMetadataType", "metadata")
};
impl<'c> LLVMMetadataType<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
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
    #[track_caller]
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
        crate::builtin::VectorElementTypeInterfaceTable::entry::<LLVMPPCFP128Type<'static>>(),
        crate::builtin::FloatTypeInterfaceTable::entry::<LLVMPPCFP128Type<'static>>(),
    ],
    ..crate::plumbing::keyword_type("llvm", "llvm.ppc_fp128", "LLVMPPCFP128Type", "ppc_fp128")
};
impl<'c> LLVMPPCFP128Type<'c> {
    /// The type.
    #[must_use]
    #[track_caller]
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
        crate::layout::DataLayoutTypeInterfaceTable::by_rule(),
        crate::builtin::VectorElementTypeInterfaceTable::entry::<LLVMPointerType<'static>>(),
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
    #[track_caller]
    pub fn get(context: &'c crate::Context, address_space: u32) -> Self {
        crate::plumbing::get(context, (address_space,))
    }
    /// The address space; 0 is the default one.
    #[doc(alias = "getAddressSpace")]
    #[inline]
    #[must_use]
    pub fn address_space(self) -> u32 {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// A fixed number of values of one type, `!llvm.array<4 x i32>`.
pub struct LLVMArrayType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMArrayType, Type, LLVM_ARRAY_TYPE);
static LLVM_ARRAY_TYPE: crate::def::Def = crate::def::Def {
    summary: "A fixed number of values of one type, `!llvm.array<4 x i32>`.",
    params: &[
        crate::plumbing::parameter::<crate::Type<'static>>("elementType", "Type"),
        crate::plumbing::parameter::<u64>("numElements", "uint64_t"),
    ],
    syntax: crate::plumbing::custom_format::<LLVMArrayType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (element_type, num_elements) = crate::plumbing::arguments(params);
            <LLVMArrayType<'_> as LLVMArrayTypeVerify>::verify(context, element_type, num_elements)
        },
    ),
    interfaces: &[crate::layout::DataLayoutTypeInterfaceTable::by_rule()],
    layout: ::core::option::Option::Some({
        use crate::layout as l;
        &l::LayoutRule::Array { element: 0, count: l::CountExpr::Param(1) }
    }),
    ..crate::plumbing::keyword_type("llvm", "llvm.array", "LLVMArrayType", "array")
};
impl<'c> LLVMArrayType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, element_type: crate::Type<'c>, num_elements: u64) -> Self {
        crate::plumbing::get(context, (element_type, num_elements))
    }
    /// As [`Self::get`], with a check of the parameters.
    ///
    /// # Errors
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c crate::Context,
        element_type: crate::Type<'c>,
        num_elements: u64,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (element_type, num_elements))
    }
    /// The type of the elements.
    #[doc(alias = "getElementType")]
    #[inline]
    #[must_use]
    pub fn element_type(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The number of elements.
    #[doc(alias = "getNumElements")]
    #[inline]
    #[must_use]
    pub fn num_elements(self) -> u64 {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// The verifier of the parameters of [`LLVMArrayType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl LLVMArrayTypeVerify`",
    label = "`LLVMArrayTypeVerify` is not implemented",
    note = "the definition of `LLVMArrayType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, element_type: Type<'c>, num_elements: u64) -> Result<(), Diagnostic>;`",
)]
pub trait LLVMArrayTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        element_type: crate::Type<'c>,
        num_elements: u64,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// The signature of a function, `!llvm.func<i32 (ptr, ...)>`.
pub struct LLVMFunctionType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMFunctionType, Type, LLVM_FUNCTION_TYPE);
static LLVM_FUNCTION_TYPE: crate::def::Def = crate::def::Def {
    summary: "The signature of a function, `!llvm.func<i32 (ptr, ...)>`.",
    params: &[
        crate::plumbing::parameter::<crate::Type<'static>>("returnType", "Type"),
        crate::plumbing::parameter::<&'static [crate::Type<'static>]>("params", "::llvm::ArrayRef<Type>"),
        crate::plumbing::parameter::<bool>("varArg", "bool"),
    ],
    syntax: crate::plumbing::custom_format::<LLVMFunctionType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            let (return_type, params, var_arg) = crate::plumbing::arguments(params);
            <LLVMFunctionType<'_> as LLVMFunctionTypeVerify>::verify(context, return_type, params, var_arg)
        },
    ),
    ..crate::plumbing::keyword_type("llvm", "llvm.func", "LLVMFunctionType", "func")
};
impl<'c> LLVMFunctionType<'c> {
    /// The type of these parameters.
    ///
    /// # Panics
    /// In debug builds, if the parameters are invalid; see [`Self::get_checked`].
    #[must_use]
    #[track_caller]
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
    /// A diagnostic if the parameters are invalid.
    #[track_caller]
    pub fn get_checked(
        context: &'c crate::Context,
        return_type: crate::Type<'c>,
        params: &[crate::Type<'c>],
        var_arg: bool,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (return_type, params, var_arg))
    }
    /// The type of the result; `!llvm.void` for none.
    #[doc(alias = "getReturnType")]
    #[inline]
    #[must_use]
    pub fn return_type(self) -> crate::Type<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The types of the parameters.
    #[doc(alias = "getParams")]
    #[inline]
    #[must_use]
    pub fn params(self) -> &'c [crate::Type<'c>] {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// Whether the function is variadic.
    #[doc(alias = "getVarArg")]
    #[inline]
    #[must_use]
    pub fn var_arg(self) -> bool {
        crate::plumbing::param(self.0.node(), 2)
    }
}

/// The verifier of the parameters of [`LLVMFunctionType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl LLVMFunctionTypeVerify`",
    label = "`LLVMFunctionTypeVerify` is not implemented",
    note = "the definition of `LLVMFunctionType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, return_type: Type<'c>, params: &'c [Type<'c>], var_arg: bool) -> Result<(), Diagnostic>;`",
)]
pub trait LLVMFunctionTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        return_type: crate::Type<'c>,
        params: &'c [crate::Type<'c>],
        var_arg: bool,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// Values of several types, one after the other.
///
/// A *literal* struct has no name, `!llvm.struct<(i32, ptr)>`. An *identified* one
/// has a name, `!llvm.struct<"list", (i32, ptr)>`: it is created without a body,
/// which is set once, or it is opaque. A name is any bytes and belongs to one struct
/// of the context. Creating a struct and setting its body is thread-safe.
pub struct LLVMStructType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMStructType, Type, LLVM_STRUCT_TYPE);
static LLVM_STRUCT_TYPE: crate::def::Def = crate::def::Def {
    summary: "Values of several types, one after the other.",
    params: &[
        crate::plumbing::parameter::<&'static [u8]>("name", "Option<&[u8]>").optional(),
        crate::plumbing::parameter::<&'static [crate::Type<'static>]>("members", "Option<&[Type]>")
            .optional(),
        crate::plumbing::parameter::<bool>("packed", "Option<bool>").optional(),
        crate::plumbing::body(),
    ],
    body: &[
        crate::plumbing::parameter::<&'static [crate::Type<'static>]>("bodyMembers", "Option<&[Type]>")
            .optional(),
        crate::plumbing::parameter::<bool>("bodyPacked", "bool"),
    ],
    syntax: crate::plumbing::custom_format::<LLVMStructType<'static>>(),
    verify: ::core::option::Option::Some(
        |context, params| {
            <LLVMStructType<'_> as LLVMStructTypeVerify>::verify(
                context,
                crate::plumbing::argument(params, 0),
                crate::plumbing::argument(params, 1),
                crate::plumbing::argument(params, 2),
            )
        },
    ),
    verify_body: ::core::option::Option::Some(
        |node, params| {
            <LLVMStructType<'_> as LLVMStructTypeVerify>::verify_body(
                crate::plumbing::handle(node),
                crate::plumbing::argument(params, 0),
                crate::plumbing::argument(params, 1),
            )
        },
    ),
    interfaces: &[crate::layout::DataLayoutTypeInterfaceTable::entry::<LLVMStructType<'static>>()],
    ..crate::plumbing::keyword_type("llvm", "llvm.struct", "LLVMStructType", "struct")
};
impl<'c> LLVMStructType<'c> {
    /// The type of that name, which has no body if it is new.
    ///
    /// # Panics
    /// In debug builds, if the name is invalid.
    #[must_use]
    #[track_caller]
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
    /// A diagnostic if the parameters are invalid.
    #[allow(dead_code)]
    #[track_caller]
    pub(crate) fn base_get_checked(
        context: &'c crate::Context,
        name: ::core::option::Option<&[u8]>,
        members: ::core::option::Option<&[crate::Type<'c>]>,
        packed: ::core::option::Option<bool>,
    ) -> ::core::result::Result<Self, crate::Diagnostic> {
        crate::plumbing::get_checked(context, (name, members, packed, crate::Body::unset()))
    }
    /// The type of that name with that body.
    ///
    /// # Errors
    /// If it has another body, or if its verifier rejects it.
    #[allow(dead_code)]
    #[track_caller]
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
    #[track_caller]
    pub(crate) fn base_set_body(
        self,
        body_members: ::core::option::Option<&[crate::Type<'c>]>,
        body_packed: bool,
    ) -> ::core::result::Result<(), crate::BodyError> {
        crate::plumbing::set_body(self.0.node(), (body_members, body_packed))
    }
}

/// The verifier of the parameters of [`LLVMStructType`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl LLVMStructTypeVerify`",
    label = "`LLVMStructTypeVerify` is not implemented",
    note = "the definition of `LLVMStructType` sets `genVerifyDecl`",
    note = "`fn verify<'c>(context: &'c Context, name: Option<&'c [u8]>, members: Option<&'c [Type<'c>]>, packed: Option<bool>) -> Result<(), Diagnostic>;`",
    note = "`fn verify_body<'c>(value: LLVMStructType<'c>, body_members: Option<&'c [Type<'c>]>, body_packed: bool) -> Result<(), Diagnostic>;`",
)]
pub trait LLVMStructTypeVerify {
    /// Checks the parameters.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify<'c>(
        context: &'c crate::Context,
        name: ::core::option::Option<&'c [u8]>,
        members: ::core::option::Option<&'c [crate::Type<'c>]>,
        packed: ::core::option::Option<bool>,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
    /// Checks the parameters of a body before it is set.
    ///
    /// # Errors
    /// A diagnostic if they are invalid.
    fn verify_body<'c>(
        value: LLVMStructType<'c>,
        body_members: ::core::option::Option<&'c [crate::Type<'c>]>,
        body_packed: bool,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// A type that a target defines, `!llvm.target<"spirv.Image", f32, 0, 1>`.
pub struct LLVMTargetExtType<'c>(crate::Type<'c>);
crate::def_handle!(LLVMTargetExtType, Type, LLVM_TARGET_EXT_TYPE);
static LLVM_TARGET_EXT_TYPE: crate::def::Def = crate::def::Def {
    summary: "A type that a target defines, `!llvm.target<\"spirv.Image\", f32, 0, 1>`.",
    params: &[
        crate::plumbing::parameter::<&'static [u8]>("extTypeName", "&[u8]"),
        crate::plumbing::parameter::<&'static [crate::Type<'static>]>("typeParams", "::llvm::ArrayRef<Type>"),
        crate::plumbing::parameter::<crate::List<'static, u32>>("intParams", "::llvm::ArrayRef<unsigned>"),
    ],
    syntax: crate::plumbing::custom_format::<LLVMTargetExtType<'static>>(),
    ..crate::plumbing::keyword_type("llvm", "llvm.target", "LLVMTargetExtType", "target")
};
impl<'c> LLVMTargetExtType<'c> {
    /// The type of these parameters.
    #[must_use]
    #[track_caller]
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
    #[doc(alias = "getExtTypeName")]
    #[inline]
    #[must_use]
    pub fn ext_type_name(self) -> &'c [u8] {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The type parameters.
    #[doc(alias = "getTypeParams")]
    #[inline]
    #[must_use]
    pub fn type_params(self) -> &'c [crate::Type<'c>] {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The integer parameters.
    #[doc(alias = "getIntParams")]
    #[inline]
    #[must_use]
    pub fn int_params(self) -> crate::List<'c, u32> {
        crate::plumbing::param(self.0.node(), 2)
    }
}

/// How the transformation `vectorize` treats a loop.
pub struct LoopVectorizeAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(LoopVectorizeAttr, Attribute, LOOP_VECTORIZE_ATTR);
static LOOP_VECTORIZE_ATTR: crate::def::Def = crate::def::Def {
    summary: "How the transformation `vectorize` treats a loop.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("disable", "BoolAttr").optional(),
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("predicateEnable", "BoolAttr")
            .optional(),
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("scalableEnable", "BoolAttr")
            .optional(),
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("width", "IntegerAttr").optional(),
        crate::plumbing::parameter::<LoopAnnotationAttr<'static>>("followupVectorized", "LoopAnnotationAttr")
            .optional(),
        crate::plumbing::parameter::<LoopAnnotationAttr<'static>>("followupEpilogue", "LoopAnnotationAttr")
            .optional(),
        crate::plumbing::parameter::<LoopAnnotationAttr<'static>>("followupAll", "LoopAnnotationAttr")
            .optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3, 4, 5, 6]) }, false), p::lit(">"),
        ])
    },
    alias: true,
    ..crate::plumbing::keyword_attribute("llvm", "llvm.loop_vectorize", "LoopVectorizeAttr", "loop_vectorize")
};
impl<'c> LoopVectorizeAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c crate::Context,
        disable: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        predicate_enable: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        scalable_enable: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        width: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        followup_vectorized: ::core::option::Option<LoopAnnotationAttr<'c>>,
        followup_epilogue: ::core::option::Option<LoopAnnotationAttr<'c>>,
        followup_all: ::core::option::Option<LoopAnnotationAttr<'c>>,
    ) -> Self {
        crate::plumbing::get(
            context,
            (
                disable,
                predicate_enable,
                scalable_enable,
                width,
                followup_vectorized,
                followup_epilogue,
                followup_all,
            ),
        )
    }
    /// Whether it is disabled.
    #[doc(alias = "getDisable")]
    #[inline]
    #[must_use]
    pub fn disable(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// Whether predication is enabled.
    #[doc(alias = "getPredicateEnable")]
    #[inline]
    #[must_use]
    pub fn predicate_enable(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// Whether scalable vectors are enabled.
    #[doc(alias = "getScalableEnable")]
    #[inline]
    #[must_use]
    pub fn scalable_enable(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The number of elements of a vector.
    #[doc(alias = "getWidth")]
    #[inline]
    #[must_use]
    pub fn width(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// The annotation of the vectorized loop.
    #[doc(alias = "getFollowupVectorized")]
    #[inline]
    #[must_use]
    pub fn followup_vectorized(self) -> ::core::option::Option<LoopAnnotationAttr<'c>> {
        crate::plumbing::param(self.0.node(), 4)
    }
    /// The annotation of the remainder.
    #[doc(alias = "getFollowupEpilogue")]
    #[inline]
    #[must_use]
    pub fn followup_epilogue(self) -> ::core::option::Option<LoopAnnotationAttr<'c>> {
        crate::plumbing::param(self.0.node(), 5)
    }
    /// The annotation of both.
    #[doc(alias = "getFollowupAll")]
    #[inline]
    #[must_use]
    pub fn followup_all(self) -> ::core::option::Option<LoopAnnotationAttr<'c>> {
        crate::plumbing::param(self.0.node(), 6)
    }
}

/// How the transformation `interleave` treats a loop.
pub struct LoopInterleaveAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(LoopInterleaveAttr, Attribute, LOOP_INTERLEAVE_ATTR);
static LOOP_INTERLEAVE_ATTR: crate::def::Def = crate::def::Def {
    summary: "How the transformation `interleave` treats a loop.",
    params: &[crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("count", "IntegerAttr")],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0]) }, false), p::lit(">")])
    },
    alias: true,
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.loop_interleave",
        "LoopInterleaveAttr",
        "loop_interleave",
    )
};
impl<'c> LoopInterleaveAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, count: crate::builtin::IntegerAttr<'c>) -> Self {
        crate::plumbing::get(context, (count,))
    }
    /// The number of interleaved iterations.
    #[doc(alias = "getCount")]
    #[inline]
    #[must_use]
    pub fn count(self) -> crate::builtin::IntegerAttr<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// How the transformation `unroll` treats a loop.
pub struct LoopUnrollAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(LoopUnrollAttr, Attribute, LOOP_UNROLL_ATTR);
static LOOP_UNROLL_ATTR: crate::def::Def = crate::def::Def {
    summary: "How the transformation `unroll` treats a loop.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("disable", "BoolAttr").optional(),
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("count", "IntegerAttr").optional(),
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("runtimeDisable", "BoolAttr")
            .optional(),
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("full", "BoolAttr").optional(),
        crate::plumbing::parameter::<LoopAnnotationAttr<'static>>("followupUnrolled", "LoopAnnotationAttr")
            .optional(),
        crate::plumbing::parameter::<LoopAnnotationAttr<'static>>("followupRemainder", "LoopAnnotationAttr")
            .optional(),
        crate::plumbing::parameter::<LoopAnnotationAttr<'static>>("followupAll", "LoopAnnotationAttr")
            .optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3, 4, 5, 6]) }, false), p::lit(">"),
        ])
    },
    alias: true,
    ..crate::plumbing::keyword_attribute("llvm", "llvm.loop_unroll", "LoopUnrollAttr", "loop_unroll")
};
impl<'c> LoopUnrollAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c crate::Context,
        disable: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        count: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        runtime_disable: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        full: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        followup_unrolled: ::core::option::Option<LoopAnnotationAttr<'c>>,
        followup_remainder: ::core::option::Option<LoopAnnotationAttr<'c>>,
        followup_all: ::core::option::Option<LoopAnnotationAttr<'c>>,
    ) -> Self {
        crate::plumbing::get(
            context,
            (disable, count, runtime_disable, full, followup_unrolled, followup_remainder, followup_all),
        )
    }
    /// Whether it is disabled.
    #[doc(alias = "getDisable")]
    #[inline]
    #[must_use]
    pub fn disable(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The number of copies of the body.
    #[doc(alias = "getCount")]
    #[inline]
    #[must_use]
    pub fn count(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// Whether it is disabled for counts that are known at run time.
    #[doc(alias = "getRuntimeDisable")]
    #[inline]
    #[must_use]
    pub fn runtime_disable(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// Whether the loop is unrolled completely.
    #[doc(alias = "getFull")]
    #[inline]
    #[must_use]
    pub fn full(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// The annotation of the unrolled loop.
    #[doc(alias = "getFollowupUnrolled")]
    #[inline]
    #[must_use]
    pub fn followup_unrolled(self) -> ::core::option::Option<LoopAnnotationAttr<'c>> {
        crate::plumbing::param(self.0.node(), 4)
    }
    /// The annotation of the remainder.
    #[doc(alias = "getFollowupRemainder")]
    #[inline]
    #[must_use]
    pub fn followup_remainder(self) -> ::core::option::Option<LoopAnnotationAttr<'c>> {
        crate::plumbing::param(self.0.node(), 5)
    }
    /// The annotation of both.
    #[doc(alias = "getFollowupAll")]
    #[inline]
    #[must_use]
    pub fn followup_all(self) -> ::core::option::Option<LoopAnnotationAttr<'c>> {
        crate::plumbing::param(self.0.node(), 6)
    }
}

/// How the transformation `unroll_and_jam` treats a loop.
pub struct LoopUnrollAndJamAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(LoopUnrollAndJamAttr, Attribute, LOOP_UNROLL_AND_JAM_ATTR);
static LOOP_UNROLL_AND_JAM_ATTR: crate::def::Def = crate::def::Def {
    summary: "How the transformation `unroll_and_jam` treats a loop.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("disable", "BoolAttr").optional(),
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("count", "IntegerAttr").optional(),
        crate::plumbing::parameter::<LoopAnnotationAttr<'static>>("followupOuter", "LoopAnnotationAttr")
            .optional(),
        crate::plumbing::parameter::<LoopAnnotationAttr<'static>>("followupInner", "LoopAnnotationAttr")
            .optional(),
        crate::plumbing::parameter::<LoopAnnotationAttr<'static>>(
            "followupRemainderOuter",
            "LoopAnnotationAttr",
        ).optional(),
        crate::plumbing::parameter::<LoopAnnotationAttr<'static>>(
            "followupRemainderInner",
            "LoopAnnotationAttr",
        ).optional(),
        crate::plumbing::parameter::<LoopAnnotationAttr<'static>>("followupAll", "LoopAnnotationAttr")
            .optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3, 4, 5, 6]) }, false), p::lit(">"),
        ])
    },
    alias: true,
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.loop_unroll_and_jam",
        "LoopUnrollAndJamAttr",
        "loop_unroll_and_jam",
    )
};
impl<'c> LoopUnrollAndJamAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c crate::Context,
        disable: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        count: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        followup_outer: ::core::option::Option<LoopAnnotationAttr<'c>>,
        followup_inner: ::core::option::Option<LoopAnnotationAttr<'c>>,
        followup_remainder_outer: ::core::option::Option<LoopAnnotationAttr<'c>>,
        followup_remainder_inner: ::core::option::Option<LoopAnnotationAttr<'c>>,
        followup_all: ::core::option::Option<LoopAnnotationAttr<'c>>,
    ) -> Self {
        crate::plumbing::get(
            context,
            (
                disable,
                count,
                followup_outer,
                followup_inner,
                followup_remainder_outer,
                followup_remainder_inner,
                followup_all,
            ),
        )
    }
    /// Whether it is disabled.
    #[doc(alias = "getDisable")]
    #[inline]
    #[must_use]
    pub fn disable(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The number of copies of the body.
    #[doc(alias = "getCount")]
    #[inline]
    #[must_use]
    pub fn count(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The annotation of the outer loop.
    #[doc(alias = "getFollowupOuter")]
    #[inline]
    #[must_use]
    pub fn followup_outer(self) -> ::core::option::Option<LoopAnnotationAttr<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The annotation of the inner loop.
    #[doc(alias = "getFollowupInner")]
    #[inline]
    #[must_use]
    pub fn followup_inner(self) -> ::core::option::Option<LoopAnnotationAttr<'c>> {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// The annotation of the outer remainder.
    #[doc(alias = "getFollowupRemainderOuter")]
    #[inline]
    #[must_use]
    pub fn followup_remainder_outer(self) -> ::core::option::Option<LoopAnnotationAttr<'c>> {
        crate::plumbing::param(self.0.node(), 4)
    }
    /// The annotation of the inner remainder.
    #[doc(alias = "getFollowupRemainderInner")]
    #[inline]
    #[must_use]
    pub fn followup_remainder_inner(self) -> ::core::option::Option<LoopAnnotationAttr<'c>> {
        crate::plumbing::param(self.0.node(), 5)
    }
    /// The annotation of all of them.
    #[doc(alias = "getFollowupAll")]
    #[inline]
    #[must_use]
    pub fn followup_all(self) -> ::core::option::Option<LoopAnnotationAttr<'c>> {
        crate::plumbing::param(self.0.node(), 6)
    }
}

/// How the transformation `licm` treats a loop.
pub struct LoopLICMAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(LoopLICMAttr, Attribute, LOOP_LICM_ATTR);
static LOOP_LICM_ATTR: crate::def::Def = crate::def::Def {
    summary: "How the transformation `licm` treats a loop.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("disable", "BoolAttr").optional(),
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("versioningDisable", "BoolAttr")
            .optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1]) }, false), p::lit(">")])
    },
    alias: true,
    ..crate::plumbing::keyword_attribute("llvm", "llvm.loop_licm", "LoopLICMAttr", "loop_licm")
};
impl<'c> LoopLICMAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        disable: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        versioning_disable: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
    ) -> Self {
        crate::plumbing::get(context, (disable, versioning_disable))
    }
    /// Whether it is disabled.
    #[doc(alias = "getDisable")]
    #[inline]
    #[must_use]
    pub fn disable(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// Whether versions of the loop are disabled.
    #[doc(alias = "getVersioningDisable")]
    #[inline]
    #[must_use]
    pub fn versioning_disable(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// How the transformation `distribute` treats a loop.
pub struct LoopDistributeAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(LoopDistributeAttr, Attribute, LOOP_DISTRIBUTE_ATTR);
static LOOP_DISTRIBUTE_ATTR: crate::def::Def = crate::def::Def {
    summary: "How the transformation `distribute` treats a loop.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("disable", "BoolAttr").optional(),
        crate::plumbing::parameter::<LoopAnnotationAttr<'static>>("followupCoincident", "LoopAnnotationAttr")
            .optional(),
        crate::plumbing::parameter::<LoopAnnotationAttr<'static>>("followupSequential", "LoopAnnotationAttr")
            .optional(),
        crate::plumbing::parameter::<LoopAnnotationAttr<'static>>("followupFallback", "LoopAnnotationAttr")
            .optional(),
        crate::plumbing::parameter::<LoopAnnotationAttr<'static>>("followupAll", "LoopAnnotationAttr")
            .optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3, 4]) }, false), p::lit(">")])
    },
    alias: true,
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.loop_distribute",
        "LoopDistributeAttr",
        "loop_distribute",
    )
};
impl<'c> LoopDistributeAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        disable: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        followup_coincident: ::core::option::Option<LoopAnnotationAttr<'c>>,
        followup_sequential: ::core::option::Option<LoopAnnotationAttr<'c>>,
        followup_fallback: ::core::option::Option<LoopAnnotationAttr<'c>>,
        followup_all: ::core::option::Option<LoopAnnotationAttr<'c>>,
    ) -> Self {
        crate::plumbing::get(
            context,
            (disable, followup_coincident, followup_sequential, followup_fallback, followup_all),
        )
    }
    /// Whether it is disabled.
    #[doc(alias = "getDisable")]
    #[inline]
    #[must_use]
    pub fn disable(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The annotation of the loop without dependencies.
    #[doc(alias = "getFollowupCoincident")]
    #[inline]
    #[must_use]
    pub fn followup_coincident(self) -> ::core::option::Option<LoopAnnotationAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The annotation of the loop with dependencies.
    #[doc(alias = "getFollowupSequential")]
    #[inline]
    #[must_use]
    pub fn followup_sequential(self) -> ::core::option::Option<LoopAnnotationAttr<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The annotation of the original loop.
    #[doc(alias = "getFollowupFallback")]
    #[inline]
    #[must_use]
    pub fn followup_fallback(self) -> ::core::option::Option<LoopAnnotationAttr<'c>> {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// The annotation of all of them.
    #[doc(alias = "getFollowupAll")]
    #[inline]
    #[must_use]
    pub fn followup_all(self) -> ::core::option::Option<LoopAnnotationAttr<'c>> {
        crate::plumbing::param(self.0.node(), 4)
    }
}

/// How the transformation `pipeline` treats a loop.
pub struct LoopPipelineAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(LoopPipelineAttr, Attribute, LOOP_PIPELINE_ATTR);
static LOOP_PIPELINE_ATTR: crate::def::Def = crate::def::Def {
    summary: "How the transformation `pipeline` treats a loop.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("disable", "BoolAttr").optional(),
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>(
            "initiationinterval",
            "IntegerAttr",
        ).optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1]) }, false), p::lit(">")])
    },
    alias: true,
    ..crate::plumbing::keyword_attribute("llvm", "llvm.loop_pipeline", "LoopPipelineAttr", "loop_pipeline")
};
impl<'c> LoopPipelineAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        disable: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        initiationinterval: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
    ) -> Self {
        crate::plumbing::get(context, (disable, initiationinterval))
    }
    /// Whether it is disabled.
    #[doc(alias = "getDisable")]
    #[inline]
    #[must_use]
    pub fn disable(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// After how many cycles the next iteration begins.
    #[doc(alias = "getInitiationinterval")]
    #[inline]
    #[must_use]
    pub fn initiationinterval(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// How the transformation `peeled` treats a loop.
pub struct LoopPeeledAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(LoopPeeledAttr, Attribute, LOOP_PEELED_ATTR);
static LOOP_PEELED_ATTR: crate::def::Def = crate::def::Def {
    summary: "How the transformation `peeled` treats a loop.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("count", "IntegerAttr").optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0]) }, false), p::lit(">")])
    },
    alias: true,
    ..crate::plumbing::keyword_attribute("llvm", "llvm.loop_peeled", "LoopPeeledAttr", "loop_peeled")
};
impl<'c> LoopPeeledAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        count: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
    ) -> Self {
        crate::plumbing::get(context, (count,))
    }
    /// The number of peeled iterations.
    #[doc(alias = "getCount")]
    #[inline]
    #[must_use]
    pub fn count(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// How the transformation `unswitch` treats a loop.
pub struct LoopUnswitchAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(LoopUnswitchAttr, Attribute, LOOP_UNSWITCH_ATTR);
static LOOP_UNSWITCH_ATTR: crate::def::Def = crate::def::Def {
    summary: "How the transformation `unswitch` treats a loop.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("partialDisable", "BoolAttr")
            .optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0]) }, false), p::lit(">")])
    },
    alias: true,
    ..crate::plumbing::keyword_attribute("llvm", "llvm.loop_unswitch", "LoopUnswitchAttr", "loop_unswitch")
};
impl<'c> LoopUnswitchAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        partial_disable: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
    ) -> Self {
        crate::plumbing::get(context, (partial_disable,))
    }
    /// Whether partial unswitching is disabled.
    #[doc(alias = "getPartialDisable")]
    #[inline]
    #[must_use]
    pub fn partial_disable(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// A group of memory accesses (LangRef of LLVM, "'llvm.access.group'").
pub struct AccessGroupAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(AccessGroupAttr, Attribute, ACCESS_GROUP_ATTR);
static ACCESS_GROUP_ATTR: crate::def::Def = crate::def::Def {
    summary: "A group of memory accesses (LangRef of LLVM, \"'llvm.access.group'\").",
    params: &[crate::plumbing::parameter::<crate::builtin::DistinctAttr<'static>>("id", "DistinctAttr")],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0]) }, false), p::lit(">")])
    },
    alias: true,
    ..crate::plumbing::keyword_attribute("llvm", "llvm.access_group", "AccessGroupAttr", "access_group")
};
impl<'c> AccessGroupAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, id: crate::builtin::DistinctAttr<'c>) -> Self {
        crate::plumbing::get(context, (id,))
    }
    /// A unique identity among groups.
    #[doc(alias = "getId")]
    #[inline]
    #[must_use]
    pub fn id(self) -> crate::builtin::DistinctAttr<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// Instructions to transformations for the loop of a branch (LangRef of LLVM, "'llvm.loop'").
pub struct LoopAnnotationAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(LoopAnnotationAttr, Attribute, LOOP_ANNOTATION_ATTR);
static LOOP_ANNOTATION_ATTR: crate::def::Def = crate::def::Def {
    summary: "Instructions to transformations for the loop of a branch (LangRef of LLVM, \"'llvm.loop'\").",
    params: &[
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("disableNonforced", "BoolAttr")
            .optional(),
        crate::plumbing::parameter::<LoopVectorizeAttr<'static>>("vectorize", "LoopVectorizeAttr").optional(),
        crate::plumbing::parameter::<LoopInterleaveAttr<'static>>("interleave", "LoopInterleaveAttr")
            .optional(),
        crate::plumbing::parameter::<LoopUnrollAttr<'static>>("unroll", "LoopUnrollAttr").optional(),
        crate::plumbing::parameter::<LoopUnrollAndJamAttr<'static>>("unrollAndJam", "LoopUnrollAndJamAttr")
            .optional(),
        crate::plumbing::parameter::<LoopLICMAttr<'static>>("licm", "LoopLICMAttr").optional(),
        crate::plumbing::parameter::<LoopDistributeAttr<'static>>("distribute", "LoopDistributeAttr")
            .optional(),
        crate::plumbing::parameter::<LoopPipelineAttr<'static>>("pipeline", "LoopPipelineAttr").optional(),
        crate::plumbing::parameter::<LoopPeeledAttr<'static>>("peeled", "LoopPeeledAttr").optional(),
        crate::plumbing::parameter::<LoopUnswitchAttr<'static>>("unswitch", "LoopUnswitchAttr").optional(),
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("mustProgress", "BoolAttr")
            .optional(),
        crate::plumbing::parameter::<crate::builtin::IntegerAttr<'static>>("isVectorized", "BoolAttr")
            .optional(),
        crate::plumbing::parameter::<crate::builtin::FusedLoc<'static>>("startLoc", "FusedLoc").optional(),
        crate::plumbing::parameter::<crate::builtin::FusedLoc<'static>>("endLoc", "FusedLoc").optional(),
        crate::plumbing::parameter::<crate::List<'static, AccessGroupAttr<'static>>>("parallelAccesses", "::llvm::ArrayRef<AccessGroupAttr>").or(
            |_| crate::plumbing::empty_list::<AccessGroupAttr<'_>>(),
        ),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"),
            p::structure(const { &p::fields([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]) }, false),
            p::lit(">"),
        ])
    },
    alias: true,
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.loop_annotation",
        "LoopAnnotationAttr",
        "loop_annotation",
    )
};
impl<'c> LoopAnnotationAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c crate::Context,
        disable_nonforced: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        vectorize: ::core::option::Option<LoopVectorizeAttr<'c>>,
        interleave: ::core::option::Option<LoopInterleaveAttr<'c>>,
        unroll: ::core::option::Option<LoopUnrollAttr<'c>>,
        unroll_and_jam: ::core::option::Option<LoopUnrollAndJamAttr<'c>>,
        licm: ::core::option::Option<LoopLICMAttr<'c>>,
        distribute: ::core::option::Option<LoopDistributeAttr<'c>>,
        pipeline: ::core::option::Option<LoopPipelineAttr<'c>>,
        peeled: ::core::option::Option<LoopPeeledAttr<'c>>,
        unswitch: ::core::option::Option<LoopUnswitchAttr<'c>>,
        must_progress: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        is_vectorized: ::core::option::Option<crate::builtin::IntegerAttr<'c>>,
        start_loc: ::core::option::Option<crate::builtin::FusedLoc<'c>>,
        end_loc: ::core::option::Option<crate::builtin::FusedLoc<'c>>,
        parallel_accesses: &[AccessGroupAttr<'c>],
    ) -> Self {
        crate::plumbing::get(
            context,
            [
                crate::plumbing::encode(disable_nonforced), crate::plumbing::encode(vectorize),
                crate::plumbing::encode(interleave), crate::plumbing::encode(unroll),
                crate::plumbing::encode(unroll_and_jam), crate::plumbing::encode(licm),
                crate::plumbing::encode(distribute), crate::plumbing::encode(pipeline),
                crate::plumbing::encode(peeled), crate::plumbing::encode(unswitch),
                crate::plumbing::encode(must_progress), crate::plumbing::encode(is_vectorized),
                crate::plumbing::encode(start_loc), crate::plumbing::encode(end_loc),
                crate::plumbing::encode(crate::plumbing::list(parallel_accesses).param()),
            ],
        )
    }
    /// Whether transformations that are not forced are disabled.
    #[doc(alias = "getDisableNonforced")]
    #[inline]
    #[must_use]
    pub fn disable_nonforced(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The parameter `vectorize`.
    #[doc(alias = "getVectorize")]
    #[inline]
    #[must_use]
    pub fn vectorize(self) -> ::core::option::Option<LoopVectorizeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The parameter `interleave`.
    #[doc(alias = "getInterleave")]
    #[inline]
    #[must_use]
    pub fn interleave(self) -> ::core::option::Option<LoopInterleaveAttr<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The parameter `unroll`.
    #[doc(alias = "getUnroll")]
    #[inline]
    #[must_use]
    pub fn unroll(self) -> ::core::option::Option<LoopUnrollAttr<'c>> {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// The parameter `unrollAndJam`.
    #[doc(alias = "getUnrollAndJam")]
    #[inline]
    #[must_use]
    pub fn unroll_and_jam(self) -> ::core::option::Option<LoopUnrollAndJamAttr<'c>> {
        crate::plumbing::param(self.0.node(), 4)
    }
    /// The parameter `licm`.
    #[doc(alias = "getLicm")]
    #[inline]
    #[must_use]
    pub fn licm(self) -> ::core::option::Option<LoopLICMAttr<'c>> {
        crate::plumbing::param(self.0.node(), 5)
    }
    /// The parameter `distribute`.
    #[doc(alias = "getDistribute")]
    #[inline]
    #[must_use]
    pub fn distribute(self) -> ::core::option::Option<LoopDistributeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 6)
    }
    /// The parameter `pipeline`.
    #[doc(alias = "getPipeline")]
    #[inline]
    #[must_use]
    pub fn pipeline(self) -> ::core::option::Option<LoopPipelineAttr<'c>> {
        crate::plumbing::param(self.0.node(), 7)
    }
    /// The parameter `peeled`.
    #[doc(alias = "getPeeled")]
    #[inline]
    #[must_use]
    pub fn peeled(self) -> ::core::option::Option<LoopPeeledAttr<'c>> {
        crate::plumbing::param(self.0.node(), 8)
    }
    /// The parameter `unswitch`.
    #[doc(alias = "getUnswitch")]
    #[inline]
    #[must_use]
    pub fn unswitch(self) -> ::core::option::Option<LoopUnswitchAttr<'c>> {
        crate::plumbing::param(self.0.node(), 9)
    }
    /// Whether the loop makes progress.
    #[doc(alias = "getMustProgress")]
    #[inline]
    #[must_use]
    pub fn must_progress(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 10)
    }
    /// Whether the loop was vectorized.
    #[doc(alias = "getIsVectorized")]
    #[inline]
    #[must_use]
    pub fn is_vectorized(self) -> ::core::option::Option<crate::builtin::IntegerAttr<'c>> {
        crate::plumbing::param(self.0.node(), 11)
    }
    /// The location of the loop's start.
    #[doc(alias = "getStartLoc")]
    #[inline]
    #[must_use]
    pub fn start_loc(self) -> ::core::option::Option<crate::builtin::FusedLoc<'c>> {
        crate::plumbing::param(self.0.node(), 12)
    }
    /// The location of the loop's end.
    #[doc(alias = "getEndLoc")]
    #[inline]
    #[must_use]
    pub fn end_loc(self) -> ::core::option::Option<crate::builtin::FusedLoc<'c>> {
        crate::plumbing::param(self.0.node(), 13)
    }
    /// Accesses that do not depend on other iterations.
    #[doc(alias = "getParallelAccesses")]
    #[inline]
    #[must_use]
    pub fn parallel_accesses(self) -> crate::List<'c, AccessGroupAttr<'c>> {
        crate::plumbing::param(self.0.node(), 14)
    }
}

/// An operation of an expression, `DW_OP_plus_uconst(8)`.
pub struct DIExpressionElemAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DIExpressionElemAttr, Attribute, DI_EXPRESSION_ELEM_ATTR);
static DI_EXPRESSION_ELEM_ATTR: crate::def::Def = crate::def::Def {
    summary: "An operation of an expression, `DW_OP_plus_uconst(8)`.",
    params: &[
        crate::plumbing::parameter::<DIOperation>("opcode", "DIOperation"),
        crate::plumbing::parameter::<crate::List<'static, u64>>("arguments", "::llvm::ArrayRef<uint64_t>")
            .or(|_| crate::plumbing::empty_list::<u64>()),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::var(0),
            p::optional(
                &[1],
                false,
                &[
                    p::lit("("), p::custom(&DI_EXPRESSION_ELEM_ATTR_EXPRESSION_ARG, &[1], &[0], false),
                    p::lit(")"),
                ],
                &[],
            ),
        ])
    },
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.di_expression_elem",
        "DIExpressionElemAttr",
        "di_expression_elem",
    )
};
impl<'c> DIExpressionElemAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, opcode: DIOperation, arguments: &[u64]) -> Self {
        crate::plumbing::get(context, (opcode, crate::plumbing::list(arguments).param()))
    }
    /// The operation.
    #[doc(alias = "getOpcode")]
    #[inline]
    #[must_use]
    pub fn opcode(self) -> DIOperation {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The arguments of the operation.
    #[doc(alias = "getArguments")]
    #[inline]
    #[must_use]
    pub fn arguments(self) -> crate::List<'c, u64> {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// The directive `custom<ExpressionArg>` in the assembly format of [`DIExpressionElemAttr`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DIExpressionElemAttrExpressionArg`",
    label = "`DIExpressionElemAttrExpressionArg` is not implemented",
    note = "the assembly format of `DIExpressionElemAttr` has `custom<ExpressionArg>`",
    note = "`fn parse<'c>(parser: &mut AsmParser<'_, 'c>, opcode: DIOperation) -> Result<Vec<u64>, Diagnostic>;`",
    note = "`fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, value: DIExpressionElemAttr<'c>, arguments: List<'c, u64>, opcode: DIOperation);`",
)]
#[allow(clippy::elidable_lifetime_names)]
pub trait DIExpressionElemAttrExpressionArg {
    /// Parses its parameters.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(
        parser: &mut crate::text::AsmParser<'_, 'c>,
        opcode: DIOperation,
    ) -> ::core::result::Result<::std::vec::Vec<u64>, crate::Diagnostic>;
    /// Prints its parameters.
    fn print<'c>(
        printer: &mut crate::text::AsmPrinter<'_, 'c>,
        value: DIExpressionElemAttr<'c>,
        arguments: crate::List<'c, u64>,
        opcode: DIOperation,
    );
}
static DI_EXPRESSION_ELEM_ATTR_EXPRESSION_ARG: crate::def::CustomDirective = crate::def::CustomDirective {
    name: "ExpressionArg",
    parse: |parser, refs| {
        let arguments = <DIExpressionElemAttr<'_> as DIExpressionElemAttrExpressionArg>::parse(
            parser,
            crate::plumbing::reference(refs, 0),
        )?;
        ::core::result::Result::Ok(::core::option::Option::Some(::std::vec![crate::plumbing::owned(
            arguments
        )]))
    },
    print: |printer, node, bound, refs| <DIExpressionElemAttr<'_> as DIExpressionElemAttrExpressionArg>::print(
        printer,
        crate::plumbing::handle(node),
        crate::plumbing::argument(bound, 0),
        crate::plumbing::argument(refs, 0),
    ),
};

/// A computation of a value (LangRef of LLVM, "DIExpression").
pub struct DIExpressionAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DIExpressionAttr, Attribute, DI_EXPRESSION_ATTR);
static DI_EXPRESSION_ATTR: crate::def::Def = crate::def::Def {
    summary: "A computation of a value (LangRef of LLVM, \"DIExpression\").",
    params: &[crate::plumbing::parameter::<crate::List<'static, DIExpressionElemAttr<'static>>>("operations", "::llvm::ArrayRef<DIExpressionElemAttr>").or(
        |_| crate::plumbing::empty_list::<DIExpressionElemAttr<'_>>(),
    )],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"), p::optional(&[0], false, &[p::lit("["), p::var(0).required(), p::lit("]")], &[]),
            p::lit(">"),
        ])
    },
    ..crate::plumbing::keyword_attribute("llvm", "llvm.di_expression", "DIExpressionAttr", "di_expression")
};
impl<'c> DIExpressionAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context, operations: &[DIExpressionElemAttr<'c>]) -> Self {
        crate::plumbing::get(context, (crate::plumbing::list(operations).param(),))
    }
    /// The operations.
    #[doc(alias = "getOperations")]
    #[inline]
    #[must_use]
    pub fn operations(self) -> crate::List<'c, DIExpressionElemAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
}

/// No type: the result of a function that returns nothing.
pub struct DINullTypeAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DINullTypeAttr, Attribute, DI_NULL_TYPE_ATTR);
static DI_NULL_TYPE_ATTR: crate::def::Def = crate::def::Def {
    summary: "No type: the result of a function that returns nothing.",
    interfaces: &[
        DINodeAttrTable::entry::<DINullTypeAttr<'static>>(),
        DITypeAttrTable::entry::<DINullTypeAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute("llvm", "llvm.di_null_type", "DINullTypeAttr", "di_null_type")
};
impl<'c> DINullTypeAttr<'c> {
    /// The attribute.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c crate::Context) -> Self {
        crate::plumbing::get(context, ())
    }
}
impl<'c> DINodeAttr<'c> for DINullTypeAttr<'c> {}
impl<'c> DITypeAttr<'c> for DINullTypeAttr<'c> {}

/// A type of the source language without parts.
pub struct DIBasicTypeAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DIBasicTypeAttr, Attribute, DI_BASIC_TYPE_ATTR);
static DI_BASIC_TYPE_ATTR: crate::def::Def = crate::def::Def {
    summary: "A type of the source language without parts.",
    params: &[
        crate::plumbing::parameter::<DITag>("tag", "DITag")
            .or(|_| crate::plumbing::encode::<DITag>(DITag::Null)),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("name", "StringAttr"),
        crate::plumbing::parameter::<u64>("sizeInBits", "uint64_t").or(|_| crate::plumbing::encode::<u64>(0)),
        crate::plumbing::parameter::<DIEncoding>("encoding", "DIEncoding").optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3]) }, false), p::lit(">")])
    },
    interfaces: &[
        DINodeAttrTable::entry::<DIBasicTypeAttr<'static>>(),
        DITypeAttrTable::entry::<DIBasicTypeAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute("llvm", "llvm.di_basic_type", "DIBasicTypeAttr", "di_basic_type")
};
impl<'c> DIBasicTypeAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        tag: DITag,
        name: crate::builtin::StringAttr<'c>,
        size_in_bits: u64,
        encoding: ::core::option::Option<DIEncoding>,
    ) -> Self {
        crate::plumbing::get(context, (tag, name, size_in_bits, encoding))
    }
    /// The tag that DWARF gives it.
    #[doc(alias = "getTag")]
    #[inline]
    #[must_use]
    pub fn tag(self) -> DITag {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The name in the source.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> crate::builtin::StringAttr<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The size in bits.
    #[doc(alias = "getSizeInBits")]
    #[inline]
    #[must_use]
    pub fn size_in_bits(self) -> u64 {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The encoding of its bits.
    #[doc(alias = "getEncoding")]
    #[inline]
    #[must_use]
    pub fn encoding(self) -> ::core::option::Option<DIEncoding> {
        crate::plumbing::param(self.0.node(), 3)
    }
}
impl<'c> DINodeAttr<'c> for DIBasicTypeAttr<'c> {}
impl<'c> DITypeAttr<'c> for DIBasicTypeAttr<'c> {}

/// A file of source.
pub struct DIFileAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DIFileAttr, Attribute, DI_FILE_ATTR);
static DI_FILE_ATTR: crate::def::Def = crate::def::Def {
    summary: "A file of source.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("name", "StringAttr"),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("directory", "StringAttr"),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::var(0), p::spaced("in"), p::spaced_var(1), p::lit(">")])
    },
    interfaces: &[
        DINodeAttrTable::entry::<DIFileAttr<'static>>(), DIScopeAttrTable::entry::<DIFileAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute("llvm", "llvm.di_file", "DIFileAttr", "di_file")
};
impl<'c> DIFileAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        name: crate::builtin::StringAttr<'c>,
        directory: crate::builtin::StringAttr<'c>,
    ) -> Self {
        crate::plumbing::get(context, (name, directory))
    }
    /// The name.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> crate::builtin::StringAttr<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The directory to which the name is relative.
    #[doc(alias = "getDirectory")]
    #[inline]
    #[must_use]
    pub fn directory(self) -> crate::builtin::StringAttr<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
}
impl<'c> DINodeAttr<'c> for DIFileAttr<'c> {}
impl<'c> DIScopeAttr<'c> for DIFileAttr<'c> {}

/// A translation unit.
pub struct DICompileUnitAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DICompileUnitAttr, Attribute, DI_COMPILE_UNIT_ATTR);
static DI_COMPILE_UNIT_ATTR: crate::def::Def = crate::def::Def {
    summary: "A translation unit.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::DistinctAttr<'static>>("id", "DistinctAttr"),
        crate::plumbing::parameter::<DILanguage>("sourceLanguage", "DILanguage"),
        crate::plumbing::parameter::<DIFileAttr<'static>>("file", "DIFileAttr"),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("producer", "StringAttr")
            .optional(),
        crate::plumbing::parameter::<bool>("isOptimized", "bool"),
        crate::plumbing::parameter::<DIEmissionKind>("emissionKind", "DIEmissionKind"),
        crate::plumbing::parameter::<DINameTableKind>("nameTableKind", "DINameTableKind")
            .or(|_| crate::plumbing::encode::<DINameTableKind>(DINameTableKind::Default)),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("splitDebugFilename", "StringAttr")
            .optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3, 4, 5, 6, 7]) }, false), p::lit(">"),
        ])
    },
    interfaces: &[
        DINodeAttrTable::entry::<DICompileUnitAttr<'static>>(),
        DIScopeAttrTable::entry::<DICompileUnitAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.di_compile_unit",
        "DICompileUnitAttr",
        "di_compile_unit",
    )
};
impl<'c> DICompileUnitAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c crate::Context,
        id: crate::builtin::DistinctAttr<'c>,
        source_language: DILanguage,
        file: DIFileAttr<'c>,
        producer: ::core::option::Option<crate::builtin::StringAttr<'c>>,
        is_optimized: bool,
        emission_kind: DIEmissionKind,
        name_table_kind: DINameTableKind,
        split_debug_filename: ::core::option::Option<crate::builtin::StringAttr<'c>>,
    ) -> Self {
        crate::plumbing::get(
            context,
            (
                id,
                source_language,
                file,
                producer,
                is_optimized,
                emission_kind,
                name_table_kind,
                split_debug_filename,
            ),
        )
    }
    /// A unique identity among units.
    #[doc(alias = "getId")]
    #[inline]
    #[must_use]
    pub fn id(self) -> crate::builtin::DistinctAttr<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The language of the source.
    #[doc(alias = "getSourceLanguage")]
    #[inline]
    #[must_use]
    pub fn source_language(self) -> DILanguage {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The file.
    #[doc(alias = "getFile")]
    #[inline]
    #[must_use]
    pub fn file(self) -> DIFileAttr<'c> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The name of the compiler.
    #[doc(alias = "getProducer")]
    #[inline]
    #[must_use]
    pub fn producer(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// Whether the code is optimized.
    #[doc(alias = "getIsOptimized")]
    #[inline]
    #[must_use]
    pub fn is_optimized(self) -> bool {
        crate::plumbing::param(self.0.node(), 4)
    }
    /// The kind of emitted debug information.
    #[doc(alias = "getEmissionKind")]
    #[inline]
    #[must_use]
    pub fn emission_kind(self) -> DIEmissionKind {
        crate::plumbing::param(self.0.node(), 5)
    }
    /// The table of names.
    #[doc(alias = "getNameTableKind")]
    #[inline]
    #[must_use]
    pub fn name_table_kind(self) -> DINameTableKind {
        crate::plumbing::param(self.0.node(), 6)
    }
    /// The file that holds the debug information. Bytecode has no field for it.
    #[doc(alias = "getSplitDebugFilename")]
    #[inline]
    #[must_use]
    pub fn split_debug_filename(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 7)
    }
}
impl<'c> DINodeAttr<'c> for DICompileUnitAttr<'c> {}
impl<'c> DIScopeAttr<'c> for DICompileUnitAttr<'c> {}

/// A type with parts.
pub struct DICompositeTypeAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DICompositeTypeAttr, Attribute, DI_COMPOSITE_TYPE_ATTR);
static DI_COMPOSITE_TYPE_ATTR: crate::def::Def = crate::def::Def {
    summary: "A type with parts.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::DistinctAttr<'static>>("recId", "DistinctAttr")
            .optional(),
        crate::plumbing::parameter::<bool>("isRecSelf", "bool")
            .or(|_| crate::plumbing::encode::<bool>(false)),
        crate::plumbing::parameter::<DITag>("tag", "DITag")
            .or(|_| crate::plumbing::encode::<DITag>(DITag::Null)),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("name", "StringAttr").optional(),
        crate::plumbing::parameter::<DIFileAttr<'static>>("file", "DIFileAttr").optional(),
        crate::plumbing::parameter::<u32>("line", "unsigned").or(|_| crate::plumbing::encode::<u32>(0)),
        crate::plumbing::parameter::<AnyDIScopeAttr<'static>>("scope", "DIScopeAttr").optional(),
        crate::plumbing::parameter::<AnyDITypeAttr<'static>>("baseType", "DITypeAttr").optional(),
        crate::plumbing::parameter::<DIFlags>("flags", "DIFlags")
            .or(|_| crate::plumbing::encode::<DIFlags>(DIFlags::ZERO)),
        crate::plumbing::parameter::<u64>("sizeInBits", "uint64_t").or(|_| crate::plumbing::encode::<u64>(0)),
        crate::plumbing::parameter::<u64>("alignInBits", "uint64_t")
            .or(|_| crate::plumbing::encode::<u64>(0)),
        crate::plumbing::parameter::<DIExpressionAttr<'static>>("dataLocation", "DIExpressionAttr")
            .optional(),
        crate::plumbing::parameter::<DIExpressionAttr<'static>>("rank", "DIExpressionAttr").optional(),
        crate::plumbing::parameter::<DIExpressionAttr<'static>>("allocated", "DIExpressionAttr").optional(),
        crate::plumbing::parameter::<DIExpressionAttr<'static>>("associated", "DIExpressionAttr").optional(),
        crate::plumbing::parameter::<crate::List<'static, AnyDINodeAttr<'static>>>("elements", "::llvm::ArrayRef<DINodeAttr>").or(
            |_| crate::plumbing::empty_list::<AnyDINodeAttr<'_>>(),
        ),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"),
            p::structure(const { &p::fields([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]) }, false),
            p::lit(">"),
        ])
    },
    interfaces: &[
        DINodeAttrTable::entry::<DICompositeTypeAttr<'static>>(),
        DITypeAttrTable::entry::<DICompositeTypeAttr<'static>>(),
        DIScopeAttrTable::entry::<DICompositeTypeAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.di_composite_type",
        "DICompositeTypeAttr",
        "di_composite_type",
    )
};
impl<'c> DICompositeTypeAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c crate::Context,
        rec_id: ::core::option::Option<crate::builtin::DistinctAttr<'c>>,
        is_rec_self: bool,
        tag: DITag,
        name: ::core::option::Option<crate::builtin::StringAttr<'c>>,
        file: ::core::option::Option<DIFileAttr<'c>>,
        line: u32,
        scope: ::core::option::Option<AnyDIScopeAttr<'c>>,
        base_type: ::core::option::Option<AnyDITypeAttr<'c>>,
        flags: DIFlags,
        size_in_bits: u64,
        align_in_bits: u64,
        data_location: ::core::option::Option<DIExpressionAttr<'c>>,
        rank: ::core::option::Option<DIExpressionAttr<'c>>,
        allocated: ::core::option::Option<DIExpressionAttr<'c>>,
        associated: ::core::option::Option<DIExpressionAttr<'c>>,
        elements: &[AnyDINodeAttr<'c>],
    ) -> Self {
        crate::plumbing::get(
            context,
            [
                crate::plumbing::encode(rec_id), crate::plumbing::encode(is_rec_self),
                crate::plumbing::encode(tag), crate::plumbing::encode(name), crate::plumbing::encode(file),
                crate::plumbing::encode(line), crate::plumbing::encode(scope),
                crate::plumbing::encode(base_type), crate::plumbing::encode(flags),
                crate::plumbing::encode(size_in_bits), crate::plumbing::encode(align_in_bits),
                crate::plumbing::encode(data_location), crate::plumbing::encode(rank),
                crate::plumbing::encode(allocated), crate::plumbing::encode(associated),
                crate::plumbing::encode(crate::plumbing::list(elements).param()),
            ],
        )
    }
    /// The identity of a node that contains itself.
    #[doc(alias = "getRecId")]
    #[inline]
    #[must_use]
    pub fn rec_id(self) -> ::core::option::Option<crate::builtin::DistinctAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// Whether it refers to the node of that identity around it.
    #[doc(alias = "getIsRecSelf")]
    #[inline]
    #[must_use]
    pub fn is_rec_self(self) -> bool {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The tag that DWARF gives it.
    #[doc(alias = "getTag")]
    #[inline]
    #[must_use]
    pub fn tag(self) -> DITag {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The name in the source.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// The file that contains it.
    #[doc(alias = "getFile")]
    #[inline]
    #[must_use]
    pub fn file(self) -> ::core::option::Option<DIFileAttr<'c>> {
        crate::plumbing::param(self.0.node(), 4)
    }
    /// The line in the file, from 1.
    #[doc(alias = "getLine")]
    #[inline]
    #[must_use]
    pub fn line(self) -> u32 {
        crate::plumbing::param(self.0.node(), 5)
    }
    /// The enclosing scope.
    #[doc(alias = "getScope")]
    #[inline]
    #[must_use]
    pub fn scope(self) -> ::core::option::Option<AnyDIScopeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 6)
    }
    /// The type that it is made of.
    #[doc(alias = "getBaseType")]
    #[inline]
    #[must_use]
    pub fn base_type(self) -> ::core::option::Option<AnyDITypeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 7)
    }
    /// Visibility and other properties.
    #[doc(alias = "getFlags")]
    #[inline]
    #[must_use]
    pub fn flags(self) -> DIFlags {
        crate::plumbing::param(self.0.node(), 8)
    }
    /// The size in bits.
    #[doc(alias = "getSizeInBits")]
    #[inline]
    #[must_use]
    pub fn size_in_bits(self) -> u64 {
        crate::plumbing::param(self.0.node(), 9)
    }
    /// The alignment in bits.
    #[doc(alias = "getAlignInBits")]
    #[inline]
    #[must_use]
    pub fn align_in_bits(self) -> u64 {
        crate::plumbing::param(self.0.node(), 10)
    }
    /// The location of the data.
    #[doc(alias = "getDataLocation")]
    #[inline]
    #[must_use]
    pub fn data_location(self) -> ::core::option::Option<DIExpressionAttr<'c>> {
        crate::plumbing::param(self.0.node(), 11)
    }
    /// The number of dimensions.
    #[doc(alias = "getRank")]
    #[inline]
    #[must_use]
    pub fn rank(self) -> ::core::option::Option<DIExpressionAttr<'c>> {
        crate::plumbing::param(self.0.node(), 12)
    }
    /// Whether it is allocated.
    #[doc(alias = "getAllocated")]
    #[inline]
    #[must_use]
    pub fn allocated(self) -> ::core::option::Option<DIExpressionAttr<'c>> {
        crate::plumbing::param(self.0.node(), 13)
    }
    /// Whether it is associated.
    #[doc(alias = "getAssociated")]
    #[inline]
    #[must_use]
    pub fn associated(self) -> ::core::option::Option<DIExpressionAttr<'c>> {
        crate::plumbing::param(self.0.node(), 14)
    }
    /// The parts.
    #[doc(alias = "getElements")]
    #[inline]
    #[must_use]
    pub fn elements(self) -> crate::List<'c, AnyDINodeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 15)
    }
}
impl<'c> DINodeAttr<'c> for DICompositeTypeAttr<'c> {}
impl<'c> DITypeAttr<'c> for DICompositeTypeAttr<'c> {}
impl<'c> DIScopeAttr<'c> for DICompositeTypeAttr<'c> {}

/// A type that is made of another one, such as a pointer.
pub struct DIDerivedTypeAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DIDerivedTypeAttr, Attribute, DI_DERIVED_TYPE_ATTR);
static DI_DERIVED_TYPE_ATTR: crate::def::Def = crate::def::Def {
    summary: "A type that is made of another one, such as a pointer.",
    params: &[
        crate::plumbing::parameter::<DITag>("tag", "DITag")
            .or(|_| crate::plumbing::encode::<DITag>(DITag::Null)),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("name", "StringAttr").optional(),
        crate::plumbing::parameter::<AnyDITypeAttr<'static>>("baseType", "DITypeAttr").optional(),
        crate::plumbing::parameter::<u64>("sizeInBits", "uint64_t").or(|_| crate::plumbing::encode::<u64>(0)),
        crate::plumbing::parameter::<u32>("alignInBits", "uint32_t")
            .or(|_| crate::plumbing::encode::<u32>(0)),
        crate::plumbing::parameter::<u64>("offsetInBits", "uint64_t")
            .or(|_| crate::plumbing::encode::<u64>(0)),
        crate::plumbing::parameter::<u32>("dwarfAddressSpace", "std::optional<unsigned>").optional(),
        crate::plumbing::parameter::<AnyDINodeAttr<'static>>("extraData", "DINodeAttr").optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3, 4, 5, 6, 7]) }, false), p::lit(">"),
        ])
    },
    interfaces: &[
        DINodeAttrTable::entry::<DIDerivedTypeAttr<'static>>(),
        DITypeAttrTable::entry::<DIDerivedTypeAttr<'static>>(),
        DIScopeAttrTable::entry::<DIDerivedTypeAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.di_derived_type",
        "DIDerivedTypeAttr",
        "di_derived_type",
    )
};
impl<'c> DIDerivedTypeAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c crate::Context,
        tag: DITag,
        name: ::core::option::Option<crate::builtin::StringAttr<'c>>,
        base_type: ::core::option::Option<AnyDITypeAttr<'c>>,
        size_in_bits: u64,
        align_in_bits: u32,
        offset_in_bits: u64,
        dwarf_address_space: ::core::option::Option<u32>,
        extra_data: ::core::option::Option<AnyDINodeAttr<'c>>,
    ) -> Self {
        crate::plumbing::get(
            context,
            (
                tag,
                name,
                base_type,
                size_in_bits,
                align_in_bits,
                offset_in_bits,
                dwarf_address_space,
                extra_data,
            ),
        )
    }
    /// The tag that DWARF gives it.
    #[doc(alias = "getTag")]
    #[inline]
    #[must_use]
    pub fn tag(self) -> DITag {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The name in the source.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The type that it is made of.
    #[doc(alias = "getBaseType")]
    #[inline]
    #[must_use]
    pub fn base_type(self) -> ::core::option::Option<AnyDITypeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The size in bits.
    #[doc(alias = "getSizeInBits")]
    #[inline]
    #[must_use]
    pub fn size_in_bits(self) -> u64 {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// The alignment in bits.
    #[doc(alias = "getAlignInBits")]
    #[inline]
    #[must_use]
    pub fn align_in_bits(self) -> u32 {
        crate::plumbing::param(self.0.node(), 4)
    }
    /// The offset in bits.
    #[doc(alias = "getOffsetInBits")]
    #[inline]
    #[must_use]
    pub fn offset_in_bits(self) -> u64 {
        crate::plumbing::param(self.0.node(), 5)
    }
    /// The address space.
    #[doc(alias = "getDwarfAddressSpace")]
    #[inline]
    #[must_use]
    pub fn dwarf_address_space(self) -> ::core::option::Option<u32> {
        crate::plumbing::param(self.0.node(), 6)
    }
    /// Extra data.
    #[doc(alias = "getExtraData")]
    #[inline]
    #[must_use]
    pub fn extra_data(self) -> ::core::option::Option<AnyDINodeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 7)
    }
}
impl<'c> DINodeAttr<'c> for DIDerivedTypeAttr<'c> {}
impl<'c> DITypeAttr<'c> for DIDerivedTypeAttr<'c> {}
impl<'c> DIScopeAttr<'c> for DIDerivedTypeAttr<'c> {}

/// A global variable.
pub struct DIGlobalVariableAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DIGlobalVariableAttr, Attribute, DI_GLOBAL_VARIABLE_ATTR);
static DI_GLOBAL_VARIABLE_ATTR: crate::def::Def = crate::def::Def {
    summary: "A global variable.",
    params: &[
        crate::plumbing::parameter::<AnyDIScopeAttr<'static>>("scope", "DIScopeAttr").optional(),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("name", "StringAttr").optional(),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("linkageName", "StringAttr")
            .optional(),
        crate::plumbing::parameter::<DIFileAttr<'static>>("file", "DIFileAttr"),
        crate::plumbing::parameter::<u32>("line", "unsigned"),
        crate::plumbing::parameter::<AnyDITypeAttr<'static>>("type", "DITypeAttr"),
        crate::plumbing::parameter::<bool>("isLocalToUnit", "bool")
            .or(|_| crate::plumbing::encode::<bool>(false)),
        crate::plumbing::parameter::<bool>("isDefined", "bool")
            .or(|_| crate::plumbing::encode::<bool>(false)),
        crate::plumbing::parameter::<u32>("alignInBits", "unsigned").or(|_| crate::plumbing::encode::<u32>(0)),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3, 4, 5, 6, 7, 8]) }, false), p::lit(">"),
        ])
    },
    interfaces: &[
        DINodeAttrTable::entry::<DIGlobalVariableAttr<'static>>(),
        DIVariableAttrTable::entry::<DIGlobalVariableAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.di_global_variable",
        "DIGlobalVariableAttr",
        "di_global_variable",
    )
};
impl<'c> DIGlobalVariableAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c crate::Context,
        scope: ::core::option::Option<AnyDIScopeAttr<'c>>,
        name: ::core::option::Option<crate::builtin::StringAttr<'c>>,
        linkage_name: ::core::option::Option<crate::builtin::StringAttr<'c>>,
        file: DIFileAttr<'c>,
        line: u32,
        r#type: AnyDITypeAttr<'c>,
        is_local_to_unit: bool,
        is_defined: bool,
        align_in_bits: u32,
    ) -> Self {
        crate::plumbing::get(
            context,
            (scope, name, linkage_name, file, line, r#type, is_local_to_unit, is_defined, align_in_bits),
        )
    }
    /// The enclosing scope.
    #[doc(alias = "getScope")]
    #[inline]
    #[must_use]
    pub fn scope(self) -> ::core::option::Option<AnyDIScopeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The name in the source.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The name in object files.
    #[doc(alias = "getLinkageName")]
    #[inline]
    #[must_use]
    pub fn linkage_name(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The file that contains it.
    #[doc(alias = "getFile")]
    #[inline]
    #[must_use]
    pub fn file(self) -> DIFileAttr<'c> {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// The line in the file, from 1.
    #[doc(alias = "getLine")]
    #[inline]
    #[must_use]
    pub fn line(self) -> u32 {
        crate::plumbing::param(self.0.node(), 4)
    }
    /// The type.
    #[doc(alias = "getType")]
    #[inline]
    #[must_use]
    pub fn r#type(self) -> AnyDITypeAttr<'c> {
        crate::plumbing::param(self.0.node(), 5)
    }
    /// Whether it is local to its unit.
    #[doc(alias = "getIsLocalToUnit")]
    #[inline]
    #[must_use]
    pub fn is_local_to_unit(self) -> bool {
        crate::plumbing::param(self.0.node(), 6)
    }
    /// Whether this is its definition.
    #[doc(alias = "getIsDefined")]
    #[inline]
    #[must_use]
    pub fn is_defined(self) -> bool {
        crate::plumbing::param(self.0.node(), 7)
    }
    /// The alignment in bits.
    #[doc(alias = "getAlignInBits")]
    #[inline]
    #[must_use]
    pub fn align_in_bits(self) -> u32 {
        crate::plumbing::param(self.0.node(), 8)
    }
}
impl<'c> DINodeAttr<'c> for DIGlobalVariableAttr<'c> {}
impl<'c> DIVariableAttr<'c> for DIGlobalVariableAttr<'c> {}

/// A global variable and its location.
pub struct DIGlobalVariableExpressionAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DIGlobalVariableExpressionAttr, Attribute, DI_GLOBAL_VARIABLE_EXPRESSION_ATTR);
static DI_GLOBAL_VARIABLE_EXPRESSION_ATTR: crate::def::Def = crate::def::Def {
    summary: "A global variable and its location.",
    params: &[
        crate::plumbing::parameter::<DIGlobalVariableAttr<'static>>("var", "DIGlobalVariableAttr"),
        crate::plumbing::parameter::<DIExpressionAttr<'static>>("expr", "DIExpressionAttr").optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1]) }, false), p::lit(">")])
    },
    alias: true,
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.di_global_variable_expression",
        "DIGlobalVariableExpressionAttr",
        "di_global_variable_expression",
    )
};
impl<'c> DIGlobalVariableExpressionAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        var: DIGlobalVariableAttr<'c>,
        expr: ::core::option::Option<DIExpressionAttr<'c>>,
    ) -> Self {
        crate::plumbing::get(context, (var, expr))
    }
    /// The variable.
    #[doc(alias = "getVar")]
    #[inline]
    #[must_use]
    pub fn var(self) -> DIGlobalVariableAttr<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The location of the variable.
    #[doc(alias = "getExpr")]
    #[inline]
    #[must_use]
    pub fn expr(self) -> ::core::option::Option<DIExpressionAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
}

/// A block of source.
pub struct DILexicalBlockAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DILexicalBlockAttr, Attribute, DI_LEXICAL_BLOCK_ATTR);
static DI_LEXICAL_BLOCK_ATTR: crate::def::Def = crate::def::Def {
    summary: "A block of source.",
    params: &[
        crate::plumbing::parameter::<AnyDIScopeAttr<'static>>("scope", "DIScopeAttr"),
        crate::plumbing::parameter::<DIFileAttr<'static>>("file", "DIFileAttr").optional(),
        crate::plumbing::parameter::<u32>("line", "unsigned").or(|_| crate::plumbing::encode::<u32>(0)),
        crate::plumbing::parameter::<u32>("column", "unsigned").or(|_| crate::plumbing::encode::<u32>(0)),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3]) }, false), p::lit(">")])
    },
    interfaces: &[
        DINodeAttrTable::entry::<DILexicalBlockAttr<'static>>(),
        DIScopeAttrTable::entry::<DILexicalBlockAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.di_lexical_block",
        "DILexicalBlockAttr",
        "di_lexical_block",
    )
};
impl<'c> DILexicalBlockAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        scope: AnyDIScopeAttr<'c>,
        file: ::core::option::Option<DIFileAttr<'c>>,
        line: u32,
        column: u32,
    ) -> Self {
        crate::plumbing::get(context, (scope, file, line, column))
    }
    /// The enclosing scope.
    #[doc(alias = "getScope")]
    #[inline]
    #[must_use]
    pub fn scope(self) -> AnyDIScopeAttr<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The file that contains it.
    #[doc(alias = "getFile")]
    #[inline]
    #[must_use]
    pub fn file(self) -> ::core::option::Option<DIFileAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The line in the file, from 1.
    #[doc(alias = "getLine")]
    #[inline]
    #[must_use]
    pub fn line(self) -> u32 {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The column in the line, from 1.
    #[doc(alias = "getColumn")]
    #[inline]
    #[must_use]
    pub fn column(self) -> u32 {
        crate::plumbing::param(self.0.node(), 3)
    }
}
impl<'c> DINodeAttr<'c> for DILexicalBlockAttr<'c> {}
impl<'c> DIScopeAttr<'c> for DILexicalBlockAttr<'c> {}

/// The part of a block that is in another file.
pub struct DILexicalBlockFileAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DILexicalBlockFileAttr, Attribute, DI_LEXICAL_BLOCK_FILE_ATTR);
static DI_LEXICAL_BLOCK_FILE_ATTR: crate::def::Def = crate::def::Def {
    summary: "The part of a block that is in another file.",
    params: &[
        crate::plumbing::parameter::<AnyDIScopeAttr<'static>>("scope", "DIScopeAttr"),
        crate::plumbing::parameter::<DIFileAttr<'static>>("file", "DIFileAttr").optional(),
        crate::plumbing::parameter::<u32>("discriminator", "unsigned"),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2]) }, false), p::lit(">")])
    },
    interfaces: &[
        DINodeAttrTable::entry::<DILexicalBlockFileAttr<'static>>(),
        DIScopeAttrTable::entry::<DILexicalBlockFileAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.di_lexical_block_file",
        "DILexicalBlockFileAttr",
        "di_lexical_block_file",
    )
};
impl<'c> DILexicalBlockFileAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        scope: AnyDIScopeAttr<'c>,
        file: ::core::option::Option<DIFileAttr<'c>>,
        discriminator: u32,
    ) -> Self {
        crate::plumbing::get(context, (scope, file, discriminator))
    }
    /// The enclosing scope.
    #[doc(alias = "getScope")]
    #[inline]
    #[must_use]
    pub fn scope(self) -> AnyDIScopeAttr<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The file that contains it.
    #[doc(alias = "getFile")]
    #[inline]
    #[must_use]
    pub fn file(self) -> ::core::option::Option<DIFileAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// A number that distinguishes it from others of the block.
    #[doc(alias = "getDiscriminator")]
    #[inline]
    #[must_use]
    pub fn discriminator(self) -> u32 {
        crate::plumbing::param(self.0.node(), 2)
    }
}
impl<'c> DINodeAttr<'c> for DILexicalBlockFileAttr<'c> {}
impl<'c> DIScopeAttr<'c> for DILexicalBlockFileAttr<'c> {}

/// A variable of a function.
pub struct DILocalVariableAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DILocalVariableAttr, Attribute, DI_LOCAL_VARIABLE_ATTR);
static DI_LOCAL_VARIABLE_ATTR: crate::def::Def = crate::def::Def {
    summary: "A variable of a function.",
    params: &[
        crate::plumbing::parameter::<AnyDIScopeAttr<'static>>("scope", "DIScopeAttr"),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("name", "StringAttr").optional(),
        crate::plumbing::parameter::<DIFileAttr<'static>>("file", "DIFileAttr").optional(),
        crate::plumbing::parameter::<u32>("line", "unsigned").or(|_| crate::plumbing::encode::<u32>(0)),
        crate::plumbing::parameter::<u32>("arg", "unsigned").or(|_| crate::plumbing::encode::<u32>(0)),
        crate::plumbing::parameter::<u32>("alignInBits", "unsigned")
            .or(|_| crate::plumbing::encode::<u32>(0)),
        crate::plumbing::parameter::<AnyDITypeAttr<'static>>("type", "DITypeAttr").optional(),
        crate::plumbing::parameter::<DIFlags>("flags", "DIFlags")
            .or(|_| crate::plumbing::encode::<DIFlags>(DIFlags::ZERO)),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3, 4, 5, 6, 7]) }, false), p::lit(">"),
        ])
    },
    interfaces: &[
        DINodeAttrTable::entry::<DILocalVariableAttr<'static>>(),
        DIVariableAttrTable::entry::<DILocalVariableAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.di_local_variable",
        "DILocalVariableAttr",
        "di_local_variable",
    )
};
impl<'c> DILocalVariableAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c crate::Context,
        scope: AnyDIScopeAttr<'c>,
        name: ::core::option::Option<crate::builtin::StringAttr<'c>>,
        file: ::core::option::Option<DIFileAttr<'c>>,
        line: u32,
        arg: u32,
        align_in_bits: u32,
        r#type: ::core::option::Option<AnyDITypeAttr<'c>>,
        flags: DIFlags,
    ) -> Self {
        crate::plumbing::get(context, (scope, name, file, line, arg, align_in_bits, r#type, flags))
    }
    /// The enclosing scope.
    #[doc(alias = "getScope")]
    #[inline]
    #[must_use]
    pub fn scope(self) -> AnyDIScopeAttr<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The name in the source.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The file that contains it.
    #[doc(alias = "getFile")]
    #[inline]
    #[must_use]
    pub fn file(self) -> ::core::option::Option<DIFileAttr<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The line in the file, from 1.
    #[doc(alias = "getLine")]
    #[inline]
    #[must_use]
    pub fn line(self) -> u32 {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// Which argument it is, from 1; 0 for none.
    #[doc(alias = "getArg")]
    #[inline]
    #[must_use]
    pub fn arg(self) -> u32 {
        crate::plumbing::param(self.0.node(), 4)
    }
    /// The alignment in bits.
    #[doc(alias = "getAlignInBits")]
    #[inline]
    #[must_use]
    pub fn align_in_bits(self) -> u32 {
        crate::plumbing::param(self.0.node(), 5)
    }
    /// The type.
    #[doc(alias = "getType")]
    #[inline]
    #[must_use]
    pub fn r#type(self) -> ::core::option::Option<AnyDITypeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 6)
    }
    /// Visibility and other properties.
    #[doc(alias = "getFlags")]
    #[inline]
    #[must_use]
    pub fn flags(self) -> DIFlags {
        crate::plumbing::param(self.0.node(), 7)
    }
}
impl<'c> DINodeAttr<'c> for DILocalVariableAttr<'c> {}
impl<'c> DIVariableAttr<'c> for DILocalVariableAttr<'c> {}

/// The type of a function.
pub struct DISubroutineTypeAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DISubroutineTypeAttr, Attribute, DI_SUBROUTINE_TYPE_ATTR);
static DI_SUBROUTINE_TYPE_ATTR: crate::def::Def = crate::def::Def {
    summary: "The type of a function.",
    params: &[
        crate::plumbing::parameter::<DICallingConvention>("callingConvention", "DICallingConvention")
            .optional(),
        crate::plumbing::parameter::<crate::List<'static, AnyDITypeAttr<'static>>>("types", "::llvm::ArrayRef<DITypeAttr>").or(
            |_| crate::plumbing::empty_list::<AnyDITypeAttr<'_>>(),
        ),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1]) }, false), p::lit(">")])
    },
    interfaces: &[
        DINodeAttrTable::entry::<DISubroutineTypeAttr<'static>>(),
        DITypeAttrTable::entry::<DISubroutineTypeAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.di_subroutine_type",
        "DISubroutineTypeAttr",
        "di_subroutine_type",
    )
};
impl<'c> DISubroutineTypeAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        calling_convention: ::core::option::Option<DICallingConvention>,
        types: &[AnyDITypeAttr<'c>],
    ) -> Self {
        crate::plumbing::get(context, (calling_convention, crate::plumbing::list(types).param()))
    }
    /// The calling convention.
    #[doc(alias = "getCallingConvention")]
    #[inline]
    #[must_use]
    pub fn calling_convention(self) -> ::core::option::Option<DICallingConvention> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The type of the result, then the types of the parameters.
    #[doc(alias = "getTypes")]
    #[inline]
    #[must_use]
    pub fn types(self) -> crate::List<'c, AnyDITypeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
}
impl<'c> DINodeAttr<'c> for DISubroutineTypeAttr<'c> {}
impl<'c> DITypeAttr<'c> for DISubroutineTypeAttr<'c> {}

/// A function.
pub struct DISubprogramAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DISubprogramAttr, Attribute, DI_SUBPROGRAM_ATTR);
static DI_SUBPROGRAM_ATTR: crate::def::Def = crate::def::Def {
    summary: "A function.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::DistinctAttr<'static>>("recId", "DistinctAttr")
            .optional(),
        crate::plumbing::parameter::<bool>("isRecSelf", "bool")
            .or(|_| crate::plumbing::encode::<bool>(false)),
        crate::plumbing::parameter::<crate::builtin::DistinctAttr<'static>>("id", "DistinctAttr").optional(),
        crate::plumbing::parameter::<DICompileUnitAttr<'static>>("compileUnit", "DICompileUnitAttr")
            .optional(),
        crate::plumbing::parameter::<AnyDIScopeAttr<'static>>("scope", "DIScopeAttr").optional(),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("name", "StringAttr").optional(),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("linkageName", "StringAttr")
            .optional(),
        crate::plumbing::parameter::<DIFileAttr<'static>>("file", "DIFileAttr").optional(),
        crate::plumbing::parameter::<u32>("line", "unsigned").or(|_| crate::plumbing::encode::<u32>(0)),
        crate::plumbing::parameter::<u32>("scopeLine", "unsigned").or(|_| crate::plumbing::encode::<u32>(0)),
        crate::plumbing::parameter::<DISubprogramFlags>("subprogramFlags", "DISubprogramFlags").optional(),
        crate::plumbing::parameter::<DISubroutineTypeAttr<'static>>("type", "DISubroutineTypeAttr")
            .optional(),
        crate::plumbing::parameter::<crate::List<'static, AnyDINodeAttr<'static>>>("retainedNodes", "::llvm::ArrayRef<DINodeAttr>").or(
            |_| crate::plumbing::empty_list::<AnyDINodeAttr<'_>>(),
        ),
        crate::plumbing::parameter::<crate::List<'static, AnyDINodeAttr<'static>>>("annotations", "::llvm::ArrayRef<DINodeAttr>").or(
            |_| crate::plumbing::empty_list::<AnyDINodeAttr<'_>>(),
        ),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"),
            p::structure(const { &p::fields([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]) }, false),
            p::lit(">"),
        ])
    },
    interfaces: &[
        DINodeAttrTable::entry::<DISubprogramAttr<'static>>(),
        DIScopeAttrTable::entry::<DISubprogramAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute("llvm", "llvm.di_subprogram", "DISubprogramAttr", "di_subprogram")
};
impl<'c> DISubprogramAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c crate::Context,
        rec_id: ::core::option::Option<crate::builtin::DistinctAttr<'c>>,
        is_rec_self: bool,
        id: ::core::option::Option<crate::builtin::DistinctAttr<'c>>,
        compile_unit: ::core::option::Option<DICompileUnitAttr<'c>>,
        scope: ::core::option::Option<AnyDIScopeAttr<'c>>,
        name: ::core::option::Option<crate::builtin::StringAttr<'c>>,
        linkage_name: ::core::option::Option<crate::builtin::StringAttr<'c>>,
        file: ::core::option::Option<DIFileAttr<'c>>,
        line: u32,
        scope_line: u32,
        subprogram_flags: ::core::option::Option<DISubprogramFlags>,
        r#type: ::core::option::Option<DISubroutineTypeAttr<'c>>,
        retained_nodes: &[AnyDINodeAttr<'c>],
        annotations: &[AnyDINodeAttr<'c>],
    ) -> Self {
        crate::plumbing::get(
            context,
            [
                crate::plumbing::encode(rec_id), crate::plumbing::encode(is_rec_self),
                crate::plumbing::encode(id), crate::plumbing::encode(compile_unit),
                crate::plumbing::encode(scope), crate::plumbing::encode(name),
                crate::plumbing::encode(linkage_name), crate::plumbing::encode(file),
                crate::plumbing::encode(line), crate::plumbing::encode(scope_line),
                crate::plumbing::encode(subprogram_flags), crate::plumbing::encode(r#type),
                crate::plumbing::encode(crate::plumbing::list(retained_nodes).param()),
                crate::plumbing::encode(crate::plumbing::list(annotations).param()),
            ],
        )
    }
    /// The identity of a node that contains itself.
    #[doc(alias = "getRecId")]
    #[inline]
    #[must_use]
    pub fn rec_id(self) -> ::core::option::Option<crate::builtin::DistinctAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// Whether it refers to the node of that identity around it.
    #[doc(alias = "getIsRecSelf")]
    #[inline]
    #[must_use]
    pub fn is_rec_self(self) -> bool {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// A unique identity among functions.
    #[doc(alias = "getId")]
    #[inline]
    #[must_use]
    pub fn id(self) -> ::core::option::Option<crate::builtin::DistinctAttr<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The unit that contains it.
    #[doc(alias = "getCompileUnit")]
    #[inline]
    #[must_use]
    pub fn compile_unit(self) -> ::core::option::Option<DICompileUnitAttr<'c>> {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// The enclosing scope.
    #[doc(alias = "getScope")]
    #[inline]
    #[must_use]
    pub fn scope(self) -> ::core::option::Option<AnyDIScopeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 4)
    }
    /// The name in the source.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 5)
    }
    /// The name in object files.
    #[doc(alias = "getLinkageName")]
    #[inline]
    #[must_use]
    pub fn linkage_name(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 6)
    }
    /// The file that contains it.
    #[doc(alias = "getFile")]
    #[inline]
    #[must_use]
    pub fn file(self) -> ::core::option::Option<DIFileAttr<'c>> {
        crate::plumbing::param(self.0.node(), 7)
    }
    /// The line in the file, from 1.
    #[doc(alias = "getLine")]
    #[inline]
    #[must_use]
    pub fn line(self) -> u32 {
        crate::plumbing::param(self.0.node(), 8)
    }
    /// The line of the body, from 1.
    #[doc(alias = "getScopeLine")]
    #[inline]
    #[must_use]
    pub fn scope_line(self) -> u32 {
        crate::plumbing::param(self.0.node(), 9)
    }
    /// Whether it is a definition, and other properties.
    #[doc(alias = "getSubprogramFlags")]
    #[inline]
    #[must_use]
    pub fn subprogram_flags(self) -> ::core::option::Option<DISubprogramFlags> {
        crate::plumbing::param(self.0.node(), 10)
    }
    /// The type.
    #[doc(alias = "getType")]
    #[inline]
    #[must_use]
    pub fn r#type(self) -> ::core::option::Option<DISubroutineTypeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 11)
    }
    /// Nodes that are kept though nothing refers to them.
    #[doc(alias = "getRetainedNodes")]
    #[inline]
    #[must_use]
    pub fn retained_nodes(self) -> crate::List<'c, AnyDINodeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 12)
    }
    /// Annotations.
    #[doc(alias = "getAnnotations")]
    #[inline]
    #[must_use]
    pub fn annotations(self) -> crate::List<'c, AnyDINodeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 13)
    }
}
impl<'c> DINodeAttr<'c> for DISubprogramAttr<'c> {}
impl<'c> DIScopeAttr<'c> for DISubprogramAttr<'c> {}

/// A module of the source language.
pub struct DIModuleAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DIModuleAttr, Attribute, DI_MODULE_ATTR);
static DI_MODULE_ATTR: crate::def::Def = crate::def::Def {
    summary: "A module of the source language.",
    params: &[
        crate::plumbing::parameter::<DIFileAttr<'static>>("file", "DIFileAttr").optional(),
        crate::plumbing::parameter::<AnyDIScopeAttr<'static>>("scope", "DIScopeAttr").optional(),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("name", "StringAttr").optional(),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("configMacros", "StringAttr")
            .optional(),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("includePath", "StringAttr")
            .optional(),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("apinotes", "StringAttr")
            .optional(),
        crate::plumbing::parameter::<u32>("line", "unsigned").or(|_| crate::plumbing::encode::<u32>(0)),
        crate::plumbing::parameter::<bool>("isDecl", "bool").or(|_| crate::plumbing::encode::<bool>(false)),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3, 4, 5, 6, 7]) }, false), p::lit(">"),
        ])
    },
    interfaces: &[
        DINodeAttrTable::entry::<DIModuleAttr<'static>>(), DIScopeAttrTable::entry::<DIModuleAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute("llvm", "llvm.di_module", "DIModuleAttr", "di_module")
};
impl<'c> DIModuleAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c crate::Context,
        file: ::core::option::Option<DIFileAttr<'c>>,
        scope: ::core::option::Option<AnyDIScopeAttr<'c>>,
        name: ::core::option::Option<crate::builtin::StringAttr<'c>>,
        config_macros: ::core::option::Option<crate::builtin::StringAttr<'c>>,
        include_path: ::core::option::Option<crate::builtin::StringAttr<'c>>,
        apinotes: ::core::option::Option<crate::builtin::StringAttr<'c>>,
        line: u32,
        is_decl: bool,
    ) -> Self {
        crate::plumbing::get(
            context,
            (file, scope, name, config_macros, include_path, apinotes, line, is_decl),
        )
    }
    /// The file that contains it.
    #[doc(alias = "getFile")]
    #[inline]
    #[must_use]
    pub fn file(self) -> ::core::option::Option<DIFileAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The enclosing scope.
    #[doc(alias = "getScope")]
    #[inline]
    #[must_use]
    pub fn scope(self) -> ::core::option::Option<AnyDIScopeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The name in the source.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// Macros of its configuration.
    #[doc(alias = "getConfigMacros")]
    #[inline]
    #[must_use]
    pub fn config_macros(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// The directory of its headers.
    #[doc(alias = "getIncludePath")]
    #[inline]
    #[must_use]
    pub fn include_path(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 4)
    }
    /// The file of notes on its interface.
    #[doc(alias = "getApinotes")]
    #[inline]
    #[must_use]
    pub fn apinotes(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 5)
    }
    /// The line in the file, from 1.
    #[doc(alias = "getLine")]
    #[inline]
    #[must_use]
    pub fn line(self) -> u32 {
        crate::plumbing::param(self.0.node(), 6)
    }
    /// Whether it is a declaration.
    #[doc(alias = "getIsDecl")]
    #[inline]
    #[must_use]
    pub fn is_decl(self) -> bool {
        crate::plumbing::param(self.0.node(), 7)
    }
}
impl<'c> DINodeAttr<'c> for DIModuleAttr<'c> {}
impl<'c> DIScopeAttr<'c> for DIModuleAttr<'c> {}

/// A namespace.
pub struct DINamespaceAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DINamespaceAttr, Attribute, DI_NAMESPACE_ATTR);
static DI_NAMESPACE_ATTR: crate::def::Def = crate::def::Def {
    summary: "A namespace.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("name", "StringAttr").optional(),
        crate::plumbing::parameter::<AnyDIScopeAttr<'static>>("scope", "DIScopeAttr").optional(),
        crate::plumbing::parameter::<bool>("exportSymbols", "bool"),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2]) }, false), p::lit(">")])
    },
    interfaces: &[
        DINodeAttrTable::entry::<DINamespaceAttr<'static>>(),
        DIScopeAttrTable::entry::<DINamespaceAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute("llvm", "llvm.di_namespace", "DINamespaceAttr", "di_namespace")
};
impl<'c> DINamespaceAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        name: ::core::option::Option<crate::builtin::StringAttr<'c>>,
        scope: ::core::option::Option<AnyDIScopeAttr<'c>>,
        export_symbols: bool,
    ) -> Self {
        crate::plumbing::get(context, (name, scope, export_symbols))
    }
    /// The name in the source.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The enclosing scope.
    #[doc(alias = "getScope")]
    #[inline]
    #[must_use]
    pub fn scope(self) -> ::core::option::Option<AnyDIScopeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// Whether its names can be used without it.
    #[doc(alias = "getExportSymbols")]
    #[inline]
    #[must_use]
    pub fn export_symbols(self) -> bool {
        crate::plumbing::param(self.0.node(), 2)
    }
}
impl<'c> DINodeAttr<'c> for DINamespaceAttr<'c> {}
impl<'c> DIScopeAttr<'c> for DINamespaceAttr<'c> {}

/// Something that a scope imports.
pub struct DIImportedEntityAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DIImportedEntityAttr, Attribute, DI_IMPORTED_ENTITY_ATTR);
static DI_IMPORTED_ENTITY_ATTR: crate::def::Def = crate::def::Def {
    summary: "Something that a scope imports.",
    params: &[
        crate::plumbing::parameter::<DITag>("tag", "DITag")
            .or(|_| crate::plumbing::encode::<DITag>(DITag::Null)),
        crate::plumbing::parameter::<AnyDIScopeAttr<'static>>("scope", "DIScopeAttr"),
        crate::plumbing::parameter::<AnyDINodeAttr<'static>>("entity", "DINodeAttr"),
        crate::plumbing::parameter::<DIFileAttr<'static>>("file", "DIFileAttr").optional(),
        crate::plumbing::parameter::<u32>("line", "unsigned").or(|_| crate::plumbing::encode::<u32>(0)),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("name", "StringAttr").optional(),
        crate::plumbing::parameter::<crate::List<'static, AnyDINodeAttr<'static>>>("elements", "::llvm::ArrayRef<DINodeAttr>").or(
            |_| crate::plumbing::empty_list::<AnyDINodeAttr<'_>>(),
        ),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3, 4, 5, 6]) }, false), p::lit(">"),
        ])
    },
    interfaces: &[DINodeAttrTable::entry::<DIImportedEntityAttr<'static>>()],
    alias: true,
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.di_imported_entity",
        "DIImportedEntityAttr",
        "di_imported_entity",
    )
};
impl<'c> DIImportedEntityAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c crate::Context,
        tag: DITag,
        scope: AnyDIScopeAttr<'c>,
        entity: AnyDINodeAttr<'c>,
        file: ::core::option::Option<DIFileAttr<'c>>,
        line: u32,
        name: ::core::option::Option<crate::builtin::StringAttr<'c>>,
        elements: &[AnyDINodeAttr<'c>],
    ) -> Self {
        crate::plumbing::get(
            context,
            (tag, scope, entity, file, line, name, crate::plumbing::list(elements).param()),
        )
    }
    /// The tag that DWARF gives it.
    #[doc(alias = "getTag")]
    #[inline]
    #[must_use]
    pub fn tag(self) -> DITag {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The enclosing scope.
    #[doc(alias = "getScope")]
    #[inline]
    #[must_use]
    pub fn scope(self) -> AnyDIScopeAttr<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The imported entity.
    #[doc(alias = "getEntity")]
    #[inline]
    #[must_use]
    pub fn entity(self) -> AnyDINodeAttr<'c> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The file that contains it.
    #[doc(alias = "getFile")]
    #[inline]
    #[must_use]
    pub fn file(self) -> ::core::option::Option<DIFileAttr<'c>> {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// The line in the file, from 1.
    #[doc(alias = "getLine")]
    #[inline]
    #[must_use]
    pub fn line(self) -> u32 {
        crate::plumbing::param(self.0.node(), 4)
    }
    /// The name in the source.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 5)
    }
    /// Parts that are imported under other names.
    #[doc(alias = "getElements")]
    #[inline]
    #[must_use]
    pub fn elements(self) -> crate::List<'c, AnyDINodeAttr<'c>> {
        crate::plumbing::param(self.0.node(), 6)
    }
}
impl<'c> DINodeAttr<'c> for DIImportedEntityAttr<'c> {}

/// A name with a value.
pub struct DIAnnotationAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DIAnnotationAttr, Attribute, DI_ANNOTATION_ATTR);
static DI_ANNOTATION_ATTR: crate::def::Def = crate::def::Def {
    summary: "A name with a value.",
    params: &[
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("name", "StringAttr"),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("value", "StringAttr"),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1]) }, false), p::lit(">")])
    },
    interfaces: &[DINodeAttrTable::entry::<DIAnnotationAttr<'static>>()],
    ..crate::plumbing::keyword_attribute("llvm", "llvm.di_annotation", "DIAnnotationAttr", "di_annotation")
};
impl<'c> DIAnnotationAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        name: crate::builtin::StringAttr<'c>,
        value: crate::builtin::StringAttr<'c>,
    ) -> Self {
        crate::plumbing::get(context, (name, value))
    }
    /// The name.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> crate::builtin::StringAttr<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The value.
    #[doc(alias = "getValue")]
    #[inline]
    #[must_use]
    pub fn value(self) -> crate::builtin::StringAttr<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
}
impl<'c> DINodeAttr<'c> for DIAnnotationAttr<'c> {}

/// The bounds of a dimension.
pub struct DISubrangeAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DISubrangeAttr, Attribute, DI_SUBRANGE_ATTR);
static DI_SUBRANGE_ATTR: crate::def::Def = crate::def::Def {
    summary: "The bounds of a dimension.",
    params: &[
        crate::plumbing::parameter::<crate::Attribute<'static>>("count", "Attribute").optional(),
        crate::plumbing::parameter::<crate::Attribute<'static>>("lowerBound", "Attribute").optional(),
        crate::plumbing::parameter::<crate::Attribute<'static>>("upperBound", "Attribute").optional(),
        crate::plumbing::parameter::<crate::Attribute<'static>>("stride", "Attribute").optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3]) }, false), p::lit(">")])
    },
    interfaces: &[DINodeAttrTable::entry::<DISubrangeAttr<'static>>()],
    ..crate::plumbing::keyword_attribute("llvm", "llvm.di_subrange", "DISubrangeAttr", "di_subrange")
};
impl<'c> DISubrangeAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        count: ::core::option::Option<crate::Attribute<'c>>,
        lower_bound: ::core::option::Option<crate::Attribute<'c>>,
        upper_bound: ::core::option::Option<crate::Attribute<'c>>,
        stride: ::core::option::Option<crate::Attribute<'c>>,
    ) -> Self {
        crate::plumbing::get(context, (count, lower_bound, upper_bound, stride))
    }
    /// The number of elements.
    #[doc(alias = "getCount")]
    #[inline]
    #[must_use]
    pub fn count(self) -> ::core::option::Option<crate::Attribute<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The first index.
    #[doc(alias = "getLowerBound")]
    #[inline]
    #[must_use]
    pub fn lower_bound(self) -> ::core::option::Option<crate::Attribute<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The last index.
    #[doc(alias = "getUpperBound")]
    #[inline]
    #[must_use]
    pub fn upper_bound(self) -> ::core::option::Option<crate::Attribute<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The distance of elements.
    #[doc(alias = "getStride")]
    #[inline]
    #[must_use]
    pub fn stride(self) -> ::core::option::Option<crate::Attribute<'c>> {
        crate::plumbing::param(self.0.node(), 3)
    }
}
impl<'c> DINodeAttr<'c> for DISubrangeAttr<'c> {}

/// The bounds of all dimensions, of an array of any rank.
pub struct DIGenericSubrangeAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DIGenericSubrangeAttr, Attribute, DI_GENERIC_SUBRANGE_ATTR);
static DI_GENERIC_SUBRANGE_ATTR: crate::def::Def = crate::def::Def {
    summary: "The bounds of all dimensions, of an array of any rank.",
    params: &[
        crate::plumbing::parameter::<crate::Attribute<'static>>("count", "Attribute").optional(),
        crate::plumbing::parameter::<crate::Attribute<'static>>("lowerBound", "Attribute"),
        crate::plumbing::parameter::<crate::Attribute<'static>>("upperBound", "Attribute").optional(),
        crate::plumbing::parameter::<crate::Attribute<'static>>("stride", "Attribute"),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3]) }, false), p::lit(">")])
    },
    interfaces: &[DINodeAttrTable::entry::<DIGenericSubrangeAttr<'static>>()],
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.di_generic_subrange",
        "DIGenericSubrangeAttr",
        "di_generic_subrange",
    )
};
impl<'c> DIGenericSubrangeAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        count: ::core::option::Option<crate::Attribute<'c>>,
        lower_bound: crate::Attribute<'c>,
        upper_bound: ::core::option::Option<crate::Attribute<'c>>,
        stride: crate::Attribute<'c>,
    ) -> Self {
        crate::plumbing::get(context, (count, lower_bound, upper_bound, stride))
    }
    /// The number of elements.
    #[doc(alias = "getCount")]
    #[inline]
    #[must_use]
    pub fn count(self) -> ::core::option::Option<crate::Attribute<'c>> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The first index.
    #[doc(alias = "getLowerBound")]
    #[inline]
    #[must_use]
    pub fn lower_bound(self) -> crate::Attribute<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The last index.
    #[doc(alias = "getUpperBound")]
    #[inline]
    #[must_use]
    pub fn upper_bound(self) -> ::core::option::Option<crate::Attribute<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The distance of elements.
    #[doc(alias = "getStride")]
    #[inline]
    #[must_use]
    pub fn stride(self) -> crate::Attribute<'c> {
        crate::plumbing::param(self.0.node(), 3)
    }
}
impl<'c> DINodeAttr<'c> for DIGenericSubrangeAttr<'c> {}

/// A common block of Fortran.
pub struct DICommonBlockAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DICommonBlockAttr, Attribute, DI_COMMON_BLOCK_ATTR);
static DI_COMMON_BLOCK_ATTR: crate::def::Def = crate::def::Def {
    summary: "A common block of Fortran.",
    params: &[
        crate::plumbing::parameter::<AnyDIScopeAttr<'static>>("scope", "DIScopeAttr"),
        crate::plumbing::parameter::<DIGlobalVariableAttr<'static>>("decl", "DIGlobalVariableAttr")
            .optional(),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("name", "StringAttr"),
        crate::plumbing::parameter::<DIFileAttr<'static>>("file", "DIFileAttr").optional(),
        crate::plumbing::parameter::<u32>("line", "unsigned").or(|_| crate::plumbing::encode::<u32>(0)),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3, 4]) }, false), p::lit(">")])
    },
    interfaces: &[
        DINodeAttrTable::entry::<DICommonBlockAttr<'static>>(),
        DIScopeAttrTable::entry::<DICommonBlockAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute(
        "llvm",
        "llvm.di_common_block",
        "DICommonBlockAttr",
        "di_common_block",
    )
};
impl<'c> DICommonBlockAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        scope: AnyDIScopeAttr<'c>,
        decl: ::core::option::Option<DIGlobalVariableAttr<'c>>,
        name: crate::builtin::StringAttr<'c>,
        file: ::core::option::Option<DIFileAttr<'c>>,
        line: u32,
    ) -> Self {
        crate::plumbing::get(context, (scope, decl, name, file, line))
    }
    /// The enclosing scope.
    #[doc(alias = "getScope")]
    #[inline]
    #[must_use]
    pub fn scope(self) -> AnyDIScopeAttr<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The variable that holds it.
    #[doc(alias = "getDecl")]
    #[inline]
    #[must_use]
    pub fn decl(self) -> ::core::option::Option<DIGlobalVariableAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The name in the source.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> crate::builtin::StringAttr<'c> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The file that contains it.
    #[doc(alias = "getFile")]
    #[inline]
    #[must_use]
    pub fn file(self) -> ::core::option::Option<DIFileAttr<'c>> {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// The line in the file, from 1.
    #[doc(alias = "getLine")]
    #[inline]
    #[must_use]
    pub fn line(self) -> u32 {
        crate::plumbing::param(self.0.node(), 4)
    }
}
impl<'c> DINodeAttr<'c> for DICommonBlockAttr<'c> {}
impl<'c> DIScopeAttr<'c> for DICommonBlockAttr<'c> {}

/// A label.
pub struct DILabelAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DILabelAttr, Attribute, DI_LABEL_ATTR);
static DI_LABEL_ATTR: crate::def::Def = crate::def::Def {
    summary: "A label.",
    params: &[
        crate::plumbing::parameter::<AnyDIScopeAttr<'static>>("scope", "DIScopeAttr"),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("name", "StringAttr").optional(),
        crate::plumbing::parameter::<DIFileAttr<'static>>("file", "DIFileAttr").optional(),
        crate::plumbing::parameter::<u32>("line", "unsigned").or(|_| crate::plumbing::encode::<u32>(0)),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3]) }, false), p::lit(">")])
    },
    interfaces: &[DINodeAttrTable::entry::<DILabelAttr<'static>>()],
    alias: true,
    ..crate::plumbing::keyword_attribute("llvm", "llvm.di_label", "DILabelAttr", "di_label")
};
impl<'c> DILabelAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    pub fn get(
        context: &'c crate::Context,
        scope: AnyDIScopeAttr<'c>,
        name: ::core::option::Option<crate::builtin::StringAttr<'c>>,
        file: ::core::option::Option<DIFileAttr<'c>>,
        line: u32,
    ) -> Self {
        crate::plumbing::get(context, (scope, name, file, line))
    }
    /// The enclosing scope.
    #[doc(alias = "getScope")]
    #[inline]
    #[must_use]
    pub fn scope(self) -> AnyDIScopeAttr<'c> {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The name in the source.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The file that contains it.
    #[doc(alias = "getFile")]
    #[inline]
    #[must_use]
    pub fn file(self) -> ::core::option::Option<DIFileAttr<'c>> {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The line in the file, from 1.
    #[doc(alias = "getLine")]
    #[inline]
    #[must_use]
    pub fn line(self) -> u32 {
        crate::plumbing::param(self.0.node(), 3)
    }
}
impl<'c> DINodeAttr<'c> for DILabelAttr<'c> {}

/// A string of Fortran.
pub struct DIStringTypeAttr<'c>(crate::Attribute<'c>);
crate::def_handle!(DIStringTypeAttr, Attribute, DI_STRING_TYPE_ATTR);
static DI_STRING_TYPE_ATTR: crate::def::Def = crate::def::Def {
    summary: "A string of Fortran.",
    params: &[
        crate::plumbing::parameter::<DITag>("tag", "DITag")
            .or(|_| crate::plumbing::encode::<DITag>(DITag::Null)),
        crate::plumbing::parameter::<crate::builtin::StringAttr<'static>>("name", "StringAttr"),
        crate::plumbing::parameter::<u64>("sizeInBits", "uint64_t").or(|_| crate::plumbing::encode::<u64>(0)),
        crate::plumbing::parameter::<u32>("alignInBits", "uint32_t")
            .or(|_| crate::plumbing::encode::<u32>(0)),
        crate::plumbing::parameter::<AnyDIVariableAttr<'static>>("stringLength", "DIVariableAttr").optional(),
        crate::plumbing::parameter::<DIExpressionAttr<'static>>("stringLengthExp", "DIExpressionAttr")
            .optional(),
        crate::plumbing::parameter::<DIExpressionAttr<'static>>("stringLocationExp", "DIExpressionAttr")
            .optional(),
        crate::plumbing::parameter::<DIEncoding>("encoding", "DIEncoding").optional(),
    ],
    syntax: {
        use crate::plumbing as p;
        p::format(&[
            p::lit("<"), p::structure(const { &p::fields([0, 1, 2, 3, 4, 5, 6, 7]) }, false), p::lit(">"),
        ])
    },
    interfaces: &[
        DINodeAttrTable::entry::<DIStringTypeAttr<'static>>(),
        DITypeAttrTable::entry::<DIStringTypeAttr<'static>>(),
    ],
    alias: true,
    ..crate::plumbing::keyword_attribute("llvm", "llvm.di_string_type", "DIStringTypeAttr", "di_string_type")
};
impl<'c> DIStringTypeAttr<'c> {
    /// The attribute of these parameters.
    #[must_use]
    #[track_caller]
    #[allow(clippy::too_many_arguments)]
    pub fn get(
        context: &'c crate::Context,
        tag: DITag,
        name: crate::builtin::StringAttr<'c>,
        size_in_bits: u64,
        align_in_bits: u32,
        string_length: ::core::option::Option<AnyDIVariableAttr<'c>>,
        string_length_exp: ::core::option::Option<DIExpressionAttr<'c>>,
        string_location_exp: ::core::option::Option<DIExpressionAttr<'c>>,
        encoding: ::core::option::Option<DIEncoding>,
    ) -> Self {
        crate::plumbing::get(
            context,
            (
                tag,
                name,
                size_in_bits,
                align_in_bits,
                string_length,
                string_length_exp,
                string_location_exp,
                encoding,
            ),
        )
    }
    /// The tag that DWARF gives it.
    #[doc(alias = "getTag")]
    #[inline]
    #[must_use]
    pub fn tag(self) -> DITag {
        crate::plumbing::param(self.0.node(), 0)
    }
    /// The name in the source.
    #[doc(alias = "getName")]
    #[inline]
    #[must_use]
    pub fn name(self) -> crate::builtin::StringAttr<'c> {
        crate::plumbing::param(self.0.node(), 1)
    }
    /// The size in bits.
    #[doc(alias = "getSizeInBits")]
    #[inline]
    #[must_use]
    pub fn size_in_bits(self) -> u64 {
        crate::plumbing::param(self.0.node(), 2)
    }
    /// The alignment in bits.
    #[doc(alias = "getAlignInBits")]
    #[inline]
    #[must_use]
    pub fn align_in_bits(self) -> u32 {
        crate::plumbing::param(self.0.node(), 3)
    }
    /// The variable that holds the length.
    #[doc(alias = "getStringLength")]
    #[inline]
    #[must_use]
    pub fn string_length(self) -> ::core::option::Option<AnyDIVariableAttr<'c>> {
        crate::plumbing::param(self.0.node(), 4)
    }
    /// The length.
    #[doc(alias = "getStringLengthExp")]
    #[inline]
    #[must_use]
    pub fn string_length_exp(self) -> ::core::option::Option<DIExpressionAttr<'c>> {
        crate::plumbing::param(self.0.node(), 5)
    }
    /// The location of the characters.
    #[doc(alias = "getStringLocationExp")]
    #[inline]
    #[must_use]
    pub fn string_location_exp(self) -> ::core::option::Option<DIExpressionAttr<'c>> {
        crate::plumbing::param(self.0.node(), 6)
    }
    /// The encoding of the characters.
    #[doc(alias = "getEncoding")]
    #[inline]
    #[must_use]
    pub fn encoding(self) -> ::core::option::Option<DIEncoding> {
        crate::plumbing::param(self.0.node(), 7)
    }
}
impl<'c> DINodeAttr<'c> for DIStringTypeAttr<'c> {}
impl<'c> DITypeAttr<'c> for DIStringTypeAttr<'c> {}

/// The dialect, for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct LlvmDialect;
