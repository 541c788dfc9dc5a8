// The names and numbers that DWARF gives to tags, encodings, languages, calling conventions and operations (DWARF
// Debugging Information Format, version 5, section 7, and the extensions of vendors that LLVM knows), as
// attributes of debug information name them.

class Tag<string name, int number> : I32EnumCase<name, number, "DW_TAG_" # name>;
class Encoding<string name, int number> : I32EnumCase<name, number, "DW_ATE_" # name>;
class Language<string name, int number> : I32EnumCase<name, number, "DW_LANG_" # name>;
class Convention<string name, int number> : I32EnumCase<name, number, "DW_CC_" # name>;
class Operation<string name, int number> : I32EnumCase<name, number, "DW_OP_" # name>;

let cppNamespace = "::mlir::LLVM" in {

def LLVM_DITag : I32Enum<"DITag", "debug info tag", [
  Tag<"null", 0x00>, Tag<"array_type", 0x01>, Tag<"class_type", 0x02>, Tag<"entry_point", 0x03>,
  Tag<"enumeration_type", 0x04>, Tag<"formal_parameter", 0x05>, Tag<"imported_declaration", 0x08>,
  Tag<"label", 0x0a>, Tag<"lexical_block", 0x0b>, Tag<"member", 0x0d>, Tag<"pointer_type", 0x0f>,
  Tag<"reference_type", 0x10>, Tag<"compile_unit", 0x11>, Tag<"string_type", 0x12>,
  Tag<"structure_type", 0x13>, Tag<"subroutine_type", 0x15>, Tag<"typedef", 0x16>, Tag<"union_type", 0x17>,
  Tag<"unspecified_parameters", 0x18>, Tag<"variant", 0x19>, Tag<"common_block", 0x1a>,
  Tag<"common_inclusion", 0x1b>, Tag<"inheritance", 0x1c>, Tag<"inlined_subroutine", 0x1d>,
  Tag<"module", 0x1e>, Tag<"ptr_to_member_type", 0x1f>, Tag<"set_type", 0x20>, Tag<"subrange_type", 0x21>,
  Tag<"with_stmt", 0x22>, Tag<"access_declaration", 0x23>, Tag<"base_type", 0x24>, Tag<"catch_block", 0x25>,
  Tag<"const_type", 0x26>, Tag<"constant", 0x27>, Tag<"enumerator", 0x28>, Tag<"file_type", 0x29>,
  Tag<"friend", 0x2a>, Tag<"namelist", 0x2b>, Tag<"namelist_item", 0x2c>, Tag<"packed_type", 0x2d>,
  Tag<"subprogram", 0x2e>, Tag<"template_type_parameter", 0x2f>, Tag<"template_value_parameter", 0x30>,
  Tag<"thrown_type", 0x31>, Tag<"try_block", 0x32>, Tag<"variant_part", 0x33>, Tag<"variable", 0x34>,
  Tag<"volatile_type", 0x35>, Tag<"dwarf_procedure", 0x36>, Tag<"restrict_type", 0x37>,
  Tag<"interface_type", 0x38>, Tag<"namespace", 0x39>, Tag<"imported_module", 0x3a>,
  Tag<"unspecified_type", 0x3b>, Tag<"partial_unit", 0x3c>, Tag<"imported_unit", 0x3d>,
  Tag<"condition", 0x3f>, Tag<"shared_type", 0x40>, Tag<"type_unit", 0x41>,
  Tag<"rvalue_reference_type", 0x42>, Tag<"template_alias", 0x43>, Tag<"coarray_type", 0x44>,
  Tag<"generic_subrange", 0x45>, Tag<"dynamic_type", 0x46>, Tag<"atomic_type", 0x47>,
  Tag<"call_site", 0x48>, Tag<"call_site_parameter", 0x49>, Tag<"skeleton_unit", 0x4a>,
  Tag<"immutable_type", 0x4b>, Tag<"MIPS_loop", 0x4081>, Tag<"format_label", 0x4101>,
  Tag<"function_template", 0x4102>, Tag<"class_template", 0x4103>, Tag<"GNU_BINCL", 0x4104>,
  Tag<"GNU_EINCL", 0x4105>, Tag<"GNU_template_template_param", 0x4106>,
  Tag<"GNU_template_parameter_pack", 0x4107>, Tag<"GNU_formal_parameter_pack", 0x4108>,
  Tag<"GNU_call_site", 0x4109>, Tag<"GNU_call_site_parameter", 0x410a>, Tag<"APPLE_property", 0x4200>,
  Tag<"SUN_function_template", 0x4201>, Tag<"SUN_class_template", 0x4202>,
  Tag<"SUN_struct_template", 0x4203>, Tag<"SUN_union_template", 0x4204>,
  Tag<"SUN_indirect_inheritance", 0x4205>, Tag<"SUN_codeflags", 0x4206>, Tag<"SUN_memop_info", 0x4207>,
  Tag<"SUN_omp_child_func", 0x4208>, Tag<"SUN_rtti_descriptor", 0x4209>, Tag<"SUN_dtor_info", 0x420a>,
  Tag<"SUN_dtor", 0x420b>, Tag<"SUN_f90_interface", 0x420c>, Tag<"SUN_fortran_vax_structure", 0x420d>,
  Tag<"SUN_hi", 0x42ff>, Tag<"LLVM_ptrauth_type", 0x4300>, Tag<"ALTIUM_circ_type", 0x5101>,
  Tag<"ALTIUM_mwa_circ_type", 0x5102>, Tag<"ALTIUM_rev_carry_type", 0x5103>, Tag<"ALTIUM_rom", 0x5111>,
  Tag<"LLVM_annotation", 0x6000>, Tag<"GHS_namespace", 0x8004>, Tag<"GHS_using_namespace", 0x8005>,
  Tag<"GHS_using_declaration", 0x8006>, Tag<"GHS_template_templ_param", 0x8007>,
  Tag<"UPC_shared_type", 0x8765>, Tag<"UPC_strict_type", 0x8766>, Tag<"UPC_relaxed", 0x8767>,
  Tag<"PGI_kanji_type", 0xa000>, Tag<"PGI_interface_block", 0xa020>, Tag<"BORLAND_property", 0xb000>,
  Tag<"BORLAND_Delphi_string", 0xb001>, Tag<"BORLAND_Delphi_dynamic_array", 0xb002>,
  Tag<"BORLAND_Delphi_set", 0xb003>, Tag<"BORLAND_Delphi_variant", 0xb004>
]>;

def LLVM_DIEncoding : I32Enum<"DIEncoding", "debug info encoding", [
  Encoding<"address", 0x01>, Encoding<"boolean", 0x02>, Encoding<"complex_float", 0x03>,
  Encoding<"float", 0x04>, Encoding<"signed", 0x05>, Encoding<"signed_char", 0x06>,
  Encoding<"unsigned", 0x07>, Encoding<"unsigned_char", 0x08>, Encoding<"imaginary_float", 0x09>,
  Encoding<"packed_decimal", 0x0a>, Encoding<"numeric_string", 0x0b>, Encoding<"edited", 0x0c>,
  Encoding<"signed_fixed", 0x0d>, Encoding<"unsigned_fixed", 0x0e>, Encoding<"decimal_float", 0x0f>,
  Encoding<"UTF", 0x10>, Encoding<"UCS", 0x11>, Encoding<"ASCII", 0x12>, Encoding<"HP_complex_float", 0x81>,
  Encoding<"HP_float128", 0x82>, Encoding<"HP_complex_float128", 0x83>, Encoding<"HP_floathpintel", 0x84>,
  Encoding<"HP_imaginary_float90", 0x85>, Encoding<"HP_imaginary_float128", 0x86>
]>;

def LLVM_DILanguage : I32Enum<"DILanguage", "debug info language", [
  Language<"C89", 0x01>, Language<"C", 0x02>, Language<"Ada83", 0x03>, Language<"C_plus_plus", 0x04>,
  Language<"Cobol74", 0x05>, Language<"Cobol85", 0x06>, Language<"Fortran77", 0x07>,
  Language<"Fortran90", 0x08>, Language<"Pascal83", 0x09>, Language<"Modula2", 0x0a>,
  Language<"Java", 0x0b>, Language<"C99", 0x0c>, Language<"Ada95", 0x0d>, Language<"Fortran95", 0x0e>,
  Language<"PLI", 0x0f>, Language<"ObjC", 0x10>, Language<"ObjC_plus_plus", 0x11>, Language<"UPC", 0x12>,
  Language<"D", 0x13>, Language<"Python", 0x14>, Language<"OpenCL", 0x15>, Language<"Go", 0x16>,
  Language<"Modula3", 0x17>, Language<"Haskell", 0x18>, Language<"C_plus_plus_03", 0x19>,
  Language<"C_plus_plus_11", 0x1a>, Language<"OCaml", 0x1b>, Language<"Rust", 0x1c>, Language<"C11", 0x1d>,
  Language<"Swift", 0x1e>, Language<"Julia", 0x1f>, Language<"Dylan", 0x20>,
  Language<"C_plus_plus_14", 0x21>, Language<"Fortran03", 0x22>, Language<"Fortran08", 0x23>,
  Language<"RenderScript", 0x24>, Language<"BLISS", 0x25>, Language<"Kotlin", 0x26>, Language<"Zig", 0x27>,
  Language<"Crystal", 0x28>, Language<"C_plus_plus_17", 0x2a>, Language<"C_plus_plus_20", 0x2b>,
  Language<"C17", 0x2c>, Language<"Fortran18", 0x2d>, Language<"Ada2005", 0x2e>, Language<"Ada2012", 0x2f>,
  Language<"HIP", 0x30>, Language<"Assembly", 0x31>, Language<"C_sharp", 0x32>, Language<"Mojo", 0x33>,
  Language<"GLSL", 0x34>, Language<"GLSL_ES", 0x35>, Language<"HLSL", 0x36>, Language<"OpenCL_CPP", 0x37>,
  Language<"CPP_for_OpenCL", 0x38>, Language<"SYCL", 0x39>, Language<"Metal", 0x3d>, Language<"Ruby", 0x40>,
  Language<"Move", 0x41>, Language<"Hylo", 0x42>, Language<"Mips_Assembler", 0x8001>,
  Language<"GOOGLE_RenderScript", 0x8e57>, Language<"BORLAND_Delphi", 0xb000>
]>;

def LLVM_DICallingConvention : I32Enum<"DICallingConvention", "debug info calling convention", [
  Convention<"normal", 0x01>, Convention<"program", 0x02>, Convention<"nocall", 0x03>,
  Convention<"pass_by_reference", 0x04>, Convention<"pass_by_value", 0x05>,
  Convention<"GNU_renesas_sh", 0x40>, Convention<"GNU_borland_fastcall_i386", 0x41>,
  Convention<"BORLAND_safecall", 0xb0>, Convention<"BORLAND_stdcall", 0xb1>,
  Convention<"BORLAND_pascal", 0xb2>, Convention<"BORLAND_msfastcall", 0xb3>,
  Convention<"BORLAND_msreturn", 0xb4>, Convention<"BORLAND_thiscall", 0xb5>,
  Convention<"BORLAND_fastcall", 0xb6>, Convention<"LLVM_vectorcall", 0xc0>, Convention<"LLVM_Win64", 0xc1>,
  Convention<"LLVM_X86_64SysV", 0xc2>, Convention<"LLVM_AAPCS", 0xc3>, Convention<"LLVM_AAPCS_VFP", 0xc4>,
  Convention<"LLVM_IntelOclBicc", 0xc5>, Convention<"LLVM_SpirFunction", 0xc6>,
  Convention<"LLVM_DeviceKernel", 0xc7>, Convention<"LLVM_Swift", 0xc8>,
  Convention<"LLVM_PreserveMost", 0xc9>, Convention<"LLVM_PreserveAll", 0xca>,
  Convention<"LLVM_X86RegCall", 0xcb>, Convention<"LLVM_M68kRTD", 0xcc>,
  Convention<"LLVM_PreserveNone", 0xcd>, Convention<"LLVM_RISCVVectorCall", 0xce>,
  Convention<"LLVM_SwiftTail", 0xcf>, Convention<"LLVM_RISCVVLSCall", 0xd0>,
  Convention<"GDB_IBM_OpenCL", 0xff>
]>;

def LLVM_DIOperation : I32Enum<"DIOperation", "debug info operation encoding", [
  Operation<"addr", 0x03>, Operation<"deref", 0x06>, Operation<"const1u", 0x08>, Operation<"const1s", 0x09>,
  Operation<"const2u", 0x0a>, Operation<"const2s", 0x0b>, Operation<"const4u", 0x0c>,
  Operation<"const4s", 0x0d>, Operation<"const8u", 0x0e>, Operation<"const8s", 0x0f>,
  Operation<"constu", 0x10>, Operation<"consts", 0x11>, Operation<"dup", 0x12>, Operation<"drop", 0x13>,
  Operation<"over", 0x14>, Operation<"pick", 0x15>, Operation<"swap", 0x16>, Operation<"rot", 0x17>,
  Operation<"xderef", 0x18>, Operation<"abs", 0x19>, Operation<"and", 0x1a>, Operation<"div", 0x1b>,
  Operation<"minus", 0x1c>, Operation<"mod", 0x1d>, Operation<"mul", 0x1e>, Operation<"neg", 0x1f>,
  Operation<"not", 0x20>, Operation<"or", 0x21>, Operation<"plus", 0x22>, Operation<"plus_uconst", 0x23>,
  Operation<"shl", 0x24>, Operation<"shr", 0x25>, Operation<"shra", 0x26>, Operation<"xor", 0x27>,
  Operation<"bra", 0x28>, Operation<"eq", 0x29>, Operation<"ge", 0x2a>, Operation<"gt", 0x2b>,
  Operation<"le", 0x2c>, Operation<"lt", 0x2d>, Operation<"ne", 0x2e>, Operation<"skip", 0x2f>,
  Operation<"lit0", 0x30>, Operation<"lit1", 0x31>, Operation<"lit2", 0x32>, Operation<"lit3", 0x33>,
  Operation<"lit4", 0x34>, Operation<"lit5", 0x35>, Operation<"lit6", 0x36>, Operation<"lit7", 0x37>,
  Operation<"lit8", 0x38>, Operation<"lit9", 0x39>, Operation<"lit10", 0x3a>, Operation<"lit11", 0x3b>,
  Operation<"lit12", 0x3c>, Operation<"lit13", 0x3d>, Operation<"lit14", 0x3e>, Operation<"lit15", 0x3f>,
  Operation<"lit16", 0x40>, Operation<"lit17", 0x41>, Operation<"lit18", 0x42>, Operation<"lit19", 0x43>,
  Operation<"lit20", 0x44>, Operation<"lit21", 0x45>, Operation<"lit22", 0x46>, Operation<"lit23", 0x47>,
  Operation<"lit24", 0x48>, Operation<"lit25", 0x49>, Operation<"lit26", 0x4a>, Operation<"lit27", 0x4b>,
  Operation<"lit28", 0x4c>, Operation<"lit29", 0x4d>, Operation<"lit30", 0x4e>, Operation<"lit31", 0x4f>,
  Operation<"reg0", 0x50>, Operation<"reg1", 0x51>, Operation<"reg2", 0x52>, Operation<"reg3", 0x53>,
  Operation<"reg4", 0x54>, Operation<"reg5", 0x55>, Operation<"reg6", 0x56>, Operation<"reg7", 0x57>,
  Operation<"reg8", 0x58>, Operation<"reg9", 0x59>, Operation<"reg10", 0x5a>, Operation<"reg11", 0x5b>,
  Operation<"reg12", 0x5c>, Operation<"reg13", 0x5d>, Operation<"reg14", 0x5e>, Operation<"reg15", 0x5f>,
  Operation<"reg16", 0x60>, Operation<"reg17", 0x61>, Operation<"reg18", 0x62>, Operation<"reg19", 0x63>,
  Operation<"reg20", 0x64>, Operation<"reg21", 0x65>, Operation<"reg22", 0x66>, Operation<"reg23", 0x67>,
  Operation<"reg24", 0x68>, Operation<"reg25", 0x69>, Operation<"reg26", 0x6a>, Operation<"reg27", 0x6b>,
  Operation<"reg28", 0x6c>, Operation<"reg29", 0x6d>, Operation<"reg30", 0x6e>, Operation<"reg31", 0x6f>,
  Operation<"breg0", 0x70>, Operation<"breg1", 0x71>, Operation<"breg2", 0x72>, Operation<"breg3", 0x73>,
  Operation<"breg4", 0x74>, Operation<"breg5", 0x75>, Operation<"breg6", 0x76>, Operation<"breg7", 0x77>,
  Operation<"breg8", 0x78>, Operation<"breg9", 0x79>, Operation<"breg10", 0x7a>, Operation<"breg11", 0x7b>,
  Operation<"breg12", 0x7c>, Operation<"breg13", 0x7d>, Operation<"breg14", 0x7e>,
  Operation<"breg15", 0x7f>, Operation<"breg16", 0x80>, Operation<"breg17", 0x81>,
  Operation<"breg18", 0x82>, Operation<"breg19", 0x83>, Operation<"breg20", 0x84>,
  Operation<"breg21", 0x85>, Operation<"breg22", 0x86>, Operation<"breg23", 0x87>,
  Operation<"breg24", 0x88>, Operation<"breg25", 0x89>, Operation<"breg26", 0x8a>,
  Operation<"breg27", 0x8b>, Operation<"breg28", 0x8c>, Operation<"breg29", 0x8d>,
  Operation<"breg30", 0x8e>, Operation<"breg31", 0x8f>, Operation<"regx", 0x90>, Operation<"fbreg", 0x91>,
  Operation<"bregx", 0x92>, Operation<"piece", 0x93>, Operation<"deref_size", 0x94>,
  Operation<"xderef_size", 0x95>, Operation<"nop", 0x96>, Operation<"push_object_address", 0x97>,
  Operation<"call2", 0x98>, Operation<"call4", 0x99>, Operation<"call_ref", 0x9a>,
  Operation<"form_tls_address", 0x9b>, Operation<"call_frame_cfa", 0x9c>, Operation<"bit_piece", 0x9d>,
  Operation<"implicit_value", 0x9e>, Operation<"stack_value", 0x9f>, Operation<"implicit_pointer", 0xa0>,
  Operation<"addrx", 0xa1>, Operation<"constx", 0xa2>, Operation<"entry_value", 0xa3>,
  Operation<"const_type", 0xa4>, Operation<"regval_type", 0xa5>, Operation<"deref_type", 0xa6>,
  Operation<"xderef_type", 0xa7>, Operation<"convert", 0xa8>, Operation<"reinterpret", 0xa9>,
  Operation<"GNU_push_tls_address", 0xe0>, Operation<"HP_is_value", 0xe1>, Operation<"HP_fltconst4", 0xe2>,
  Operation<"HP_fltconst8", 0xe3>, Operation<"HP_mod_range", 0xe4>, Operation<"HP_unmod_range", 0xe5>,
  Operation<"HP_tls", 0xe6>, Operation<"INTEL_bit_piece", 0xe8>, Operation<"WASM_location", 0xed>,
  Operation<"WASM_location_int", 0xee>, Operation<"APPLE_uninit", 0xf0>,
  Operation<"GNU_implicit_pointer", 0xf2>, Operation<"GNU_entry_value", 0xf3>,
  Operation<"PGI_omp_thread_num", 0xf8>, Operation<"GNU_addr_index", 0xfb>,
  Operation<"GNU_const_index", 0xfc>, Operation<"LLVM_user", 0xe9>, Operation<"LLVM_fragment", 0x1000>,
  Operation<"LLVM_convert", 0x1001>, Operation<"LLVM_tag_offset", 0x1002>,
  Operation<"LLVM_entry_value", 0x1003>, Operation<"LLVM_implicit_pointer", 0x1004>,
  Operation<"LLVM_arg", 0x1005>, Operation<"LLVM_extract_bits_sext", 0x1006>,
  Operation<"LLVM_extract_bits_zext", 0x1007>
]>;

} // cppNamespace
