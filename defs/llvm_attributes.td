// The attributes of the LLVM dialect with codes in bytecode, and the attributes in their parameters: debug
// information (LangRef of LLVM, "Specialized Metadata Nodes") and annotations of loops (LangRef of LLVM,
// "'llvm.loop'").

include "isogloss/Enum.td"
include "isogloss/Interface.td"
include "llvm_dwarf.td"

class LLVM_Attr<string name, string keyword, list<Trait> traits = []> : AttrDef<LLVM_Dialect, name, traits> {
  let mnemonic = keyword;
}

// Named parameters in any order, and an alias after the mnemonic.
class LLVM_StructAttr<string name, string keyword, list<Trait> traits = []> : LLVM_Attr<name, keyword, traits> {
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

//===- Annotations of loops ------------------------------------------------===//

// Instructions to one transformation for a loop.
class LLVM_LoopAttr<string name, string keyword> : LLVM_StructAttr<"Loop" # name, "loop_" # keyword> {
  let summary = "How the transformation `" # keyword # "` treats a loop.";
}

def LLVM_LoopVectorizeAttr : LLVM_LoopAttr<"Vectorize", "vectorize"> {
  let parameters = (ins
    OptionalParameter<"BoolAttr", "Whether it is disabled.">:$disable,
    OptionalParameter<"BoolAttr", "Whether predication is enabled.">:$predicateEnable,
    OptionalParameter<"BoolAttr", "Whether scalable vectors are enabled.">:$scalableEnable,
    OptionalParameter<"IntegerAttr", "The number of elements of a vector.">:$width,
    OptionalParameter<"LoopAnnotationAttr", "The annotation of the vectorized loop.">:$followupVectorized,
    OptionalParameter<"LoopAnnotationAttr", "The annotation of the remainder.">:$followupEpilogue,
    OptionalParameter<"LoopAnnotationAttr", "The annotation of both.">:$followupAll
  );
}

def LLVM_LoopInterleaveAttr : LLVM_LoopAttr<"Interleave", "interleave"> {
  let parameters = (ins AttrParameter<"IntegerAttr", "The number of interleaved iterations.">:$count);
}

def LLVM_LoopUnrollAttr : LLVM_LoopAttr<"Unroll", "unroll"> {
  let parameters = (ins
    OptionalParameter<"BoolAttr", "Whether it is disabled.">:$disable,
    OptionalParameter<"IntegerAttr", "The number of copies of the body.">:$count,
    OptionalParameter<"BoolAttr", "Whether it is disabled for counts that are known at run time.">:$runtimeDisable,
    OptionalParameter<"BoolAttr", "Whether the loop is unrolled completely.">:$full,
    OptionalParameter<"LoopAnnotationAttr", "The annotation of the unrolled loop.">:$followupUnrolled,
    OptionalParameter<"LoopAnnotationAttr", "The annotation of the remainder.">:$followupRemainder,
    OptionalParameter<"LoopAnnotationAttr", "The annotation of both.">:$followupAll
  );
}

def LLVM_LoopUnrollAndJamAttr : LLVM_LoopAttr<"UnrollAndJam", "unroll_and_jam"> {
  let parameters = (ins
    OptionalParameter<"BoolAttr", "Whether it is disabled.">:$disable,
    OptionalParameter<"IntegerAttr", "The number of copies of the body.">:$count,
    OptionalParameter<"LoopAnnotationAttr", "The annotation of the outer loop.">:$followupOuter,
    OptionalParameter<"LoopAnnotationAttr", "The annotation of the inner loop.">:$followupInner,
    OptionalParameter<"LoopAnnotationAttr", "The annotation of the outer remainder.">:$followupRemainderOuter,
    OptionalParameter<"LoopAnnotationAttr", "The annotation of the inner remainder.">:$followupRemainderInner,
    OptionalParameter<"LoopAnnotationAttr", "The annotation of all of them.">:$followupAll
  );
}

def LLVM_LoopLICMAttr : LLVM_LoopAttr<"LICM", "licm"> {
  let parameters = (ins
    OptionalParameter<"BoolAttr", "Whether it is disabled.">:$disable,
    OptionalParameter<"BoolAttr", "Whether versions of the loop are disabled.">:$versioningDisable
  );
}

def LLVM_LoopDistributeAttr : LLVM_LoopAttr<"Distribute", "distribute"> {
  let parameters = (ins
    OptionalParameter<"BoolAttr", "Whether it is disabled.">:$disable,
    OptionalParameter<"LoopAnnotationAttr", "The annotation of the loop without dependencies.">:$followupCoincident,
    OptionalParameter<"LoopAnnotationAttr", "The annotation of the loop with dependencies.">:$followupSequential,
    OptionalParameter<"LoopAnnotationAttr", "The annotation of the original loop.">:$followupFallback,
    OptionalParameter<"LoopAnnotationAttr", "The annotation of all of them.">:$followupAll
  );
}

def LLVM_LoopPipelineAttr : LLVM_LoopAttr<"Pipeline", "pipeline"> {
  let parameters = (ins
    OptionalParameter<"BoolAttr", "Whether it is disabled.">:$disable,
    OptionalParameter<"IntegerAttr", "After how many cycles the next iteration begins.">:$initiationinterval
  );
}

def LLVM_LoopPeeledAttr : LLVM_LoopAttr<"Peeled", "peeled"> {
  let parameters = (ins OptionalParameter<"IntegerAttr", "The number of peeled iterations.">:$count);
}

def LLVM_LoopUnswitchAttr : LLVM_LoopAttr<"Unswitch", "unswitch"> {
  let parameters = (ins OptionalParameter<"BoolAttr", "Whether partial unswitching is disabled.">:$partialDisable);
}

def LLVM_AccessGroupAttr : LLVM_StructAttr<"AccessGroup", "access_group"> {
  let summary = "A group of memory accesses (LangRef of LLVM, \"'llvm.access.group'\").";
  let parameters = (ins AttrParameter<"DistinctAttr", "A unique identity among groups.">:$id);
}

def LLVM_LoopAnnotationAttr : LLVM_StructAttr<"LoopAnnotation", "loop_annotation"> {
  let summary = "Instructions to transformations for the loop of a branch (LangRef of LLVM, \"'llvm.loop'\").";
  let parameters = (ins
    OptionalParameter<"BoolAttr", "Whether transformations that are not forced are disabled.">:$disableNonforced,
    OptionalParameter<"LoopVectorizeAttr">:$vectorize,
    OptionalParameter<"LoopInterleaveAttr">:$interleave,
    OptionalParameter<"LoopUnrollAttr">:$unroll,
    OptionalParameter<"LoopUnrollAndJamAttr">:$unrollAndJam,
    OptionalParameter<"LoopLICMAttr">:$licm,
    OptionalParameter<"LoopDistributeAttr">:$distribute,
    OptionalParameter<"LoopPipelineAttr">:$pipeline,
    OptionalParameter<"LoopPeeledAttr">:$peeled,
    OptionalParameter<"LoopUnswitchAttr">:$unswitch,
    OptionalParameter<"BoolAttr", "Whether the loop makes progress.">:$mustProgress,
    OptionalParameter<"BoolAttr", "Whether the loop was vectorized.">:$isVectorized,
    OptionalParameter<"FusedLoc", "The location of the loop's start.">:$startLoc,
    OptionalParameter<"FusedLoc", "The location of the loop's end.">:$endLoc,
    OptionalArrayRefParameter<"AccessGroupAttr", "Accesses that do not depend on other iterations.">:$parallelAccesses
  );
}

//===- Debug information ---------------------------------------------------===//

// The kinds of debug information: each is implemented by the attributes that list it.
class LLVM_DIKind<string name, string line> : AttrInterface<name> {
  let description = line;
}
def DINodeAttr : LLVM_DIKind<"DINodeAttr", "A node of debug information.">;
def DIScopeAttr : LLVM_DIKind<"DIScopeAttr", "A node that contains others.">;
def DITypeAttr : LLVM_DIKind<"DITypeAttr", "A node that describes a type.">;
def DIVariableAttr : LLVM_DIKind<"DIVariableAttr", "A node that describes a variable.">;

defvar LLVM_ScopeNode = [DINodeAttr, DIScopeAttr];
defvar LLVM_TypeNode = [DINodeAttr, DITypeAttr];
defvar LLVM_VariableNode = [DINodeAttr, DIVariableAttr];

class LLVM_DIAttr<string name, string keyword, string line, list<Trait> kinds = [DINodeAttr]>
    : LLVM_StructAttr<"DI" # name, "di_" # keyword, kinds> {
  let summary = line;
}

//===- Enums of debug information ------------------------------------------===//

class Bit<string name, int position> : I32BitEnumAttrCaseBit<name, position>;
def LLVM_DIFlagPrivate : Bit<"Private", 0>;
def LLVM_DIFlagProtected : Bit<"Protected", 1>;
let cppNamespace = "::mlir::LLVM" in {

def DIFlags : I32BitEnumAttr<"DIFlags", "LLVM DI flags", [
  // The first two bits are a visibility. Upstream also has names of the bits themselves, which it never prints.
  I32BitEnumAttrCaseNone<"Zero">, LLVM_DIFlagPrivate, LLVM_DIFlagProtected,
  I32BitEnumAttrCaseGroup<"Public", [LLVM_DIFlagPrivate, LLVM_DIFlagProtected]>,
  Bit<"FwdDecl", 2>, Bit<"AppleBlock", 3>, Bit<"ReservedBit4", 4>, Bit<"Virtual", 5>, Bit<"Artificial", 6>,
  Bit<"Explicit", 7>, Bit<"Prototyped", 8>, Bit<"ObjcClassComplete", 9>, Bit<"ObjectPointer", 10>,
  Bit<"Vector", 11>, Bit<"StaticMember", 12>, Bit<"LValueReference", 13>, Bit<"RValueReference", 14>,
  Bit<"ExportSymbols", 15>,
  // Upstream gives these three one bit.
  Bit<"SingleInheritance", 16>, Bit<"MultipleInheritance", 16>, Bit<"VirtualInheritance", 16>,
  Bit<"IntroducedVirtual", 18>, Bit<"BitField", 19>, Bit<"NoReturn", 20>, Bit<"TypePassByValue", 22>,
  Bit<"TypePassByReference", 23>, Bit<"EnumClass", 24>, Bit<"Thunk", 25>, Bit<"NonTrivial", 26>,
  Bit<"BigEndian", 27>, Bit<"LittleEndian", 28>, Bit<"AllCallsDescribed", 29>
]> {
  let printBitEnumPrimaryGroups = 1;
}

def DISubprogramFlags : I32BitEnumAttr<"DISubprogramFlags", "LLVM DISubprogram flags", [
  Bit<"Virtual", 0>, Bit<"PureVirtual", 1>, Bit<"LocalToUnit", 2>, Bit<"Definition", 3>, Bit<"Optimized", 4>,
  Bit<"Pure", 5>, Bit<"Elemental", 6>, Bit<"Recursive", 7>, Bit<"MainSubprogram", 8>, Bit<"Deleted", 9>,
  Bit<"ObjCDirect", 11>
]> {
  let printBitEnumPrimaryGroups = 1;
}

def LLVM_DIEmissionKind : I64EnumAttr<"DIEmissionKind", "LLVM debug emission kind", [
  I64EnumAttrCase<"None", 0>, I64EnumAttrCase<"Full", 1>, I64EnumAttrCase<"LineTablesOnly", 2>,
  I64EnumAttrCase<"DebugDirectivesOnly", 3>
]>;

def LLVM_DINameTableKind : I64EnumAttr<"DINameTableKind", "LLVM debug name table kind", [
  I64EnumAttrCase<"Default", 0>, I64EnumAttrCase<"GNU", 1>, I64EnumAttrCase<"None", 2>, I64EnumAttrCase<"Apple", 3>
]>;

} // cppNamespace

//===- Parameters of debug information -------------------------------------===//

def LLVM_TagParameter : DefaultValuedParameter<"DITag", "DITag::null", "The tag that DWARF gives it.">;
def LLVM_FlagsParameter : DefaultValuedParameter<"DIFlags", "DIFlags::Zero", "Visibility and other properties.">;
def LLVM_NameParameter : OptionalParameter<"StringAttr", "The name in the source.">;
def LLVM_LinkageNameParameter : OptionalParameter<"StringAttr", "The name in object files.">;
def LLVM_FileParameter : OptionalParameter<"DIFileAttr", "The file that contains it.">;
def LLVM_LineParameter : OptionalParameter<"unsigned", "The line in the file, from 1.">;
def LLVM_ScopeParameter : AttrParameter<"DIScopeAttr", "The enclosing scope.">;
def LLVM_OptionalScopeParameter : OptionalParameter<"DIScopeAttr", "The enclosing scope.">;
def LLVM_SizeParameter : OptionalParameter<"uint64_t", "The size in bits.">;
def LLVM_RecIdParameter : OptionalParameter<"DistinctAttr", "The identity of a node that contains itself.">;
def LLVM_IsRecSelfParameter : OptionalParameter<"bool", "Whether it refers to the node of that identity around it.">;

//===- Attributes of debug information -------------------------------------===//

def LLVM_DIExpressionElemAttr : LLVM_Attr<"DIExpressionElem", "di_expression_elem"> {
  let summary = "An operation of an expression, `DW_OP_plus_uconst(8)`.";
  let parameters = (ins
    AttrParameter<"DIOperation", "The operation.">:$opcode,
    OptionalArrayRefParameter<"uint64_t", "The arguments of the operation.">:$arguments
  );
  let assemblyFormat = "`` $opcode (`(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)`) : (``)?";
}

def LLVM_DIExpressionAttr : LLVM_Attr<"DIExpression", "di_expression"> {
  let summary = "A computation of a value (LangRef of LLVM, \"DIExpression\").";
  let parameters = (ins OptionalArrayRefParameter<"DIExpressionElemAttr", "The operations.">:$operations);
  let assemblyFormat = "`<` (`[` $operations^ `]`) : (``)? `>`";
}

def LLVM_DINullTypeAttr :
    LLVM_DIAttr<"NullType", "null_type", "No type: the result of a function that returns nothing.", LLVM_TypeNode> {
  let assemblyFormat = ?;
}

def LLVM_DIBasicTypeAttr :
    LLVM_DIAttr<"BasicType", "basic_type", "A type of the source language without parts.", LLVM_TypeNode> {
  let parameters = (ins
    LLVM_TagParameter:$tag,
    AttrParameter<"StringAttr", "The name in the source.">:$name,
    LLVM_SizeParameter:$sizeInBits,
    OptionalParameter<"DIEncoding", "The encoding of its bits.">:$encoding
  );
}

def LLVM_DIFileAttr : LLVM_DIAttr<"File", "file", "A file of source.", LLVM_ScopeNode> {
  let parameters = (ins
    AttrParameter<"StringAttr", "The name.">:$name,
    AttrParameter<"StringAttr", "The directory to which the name is relative.">:$directory
  );
  let assemblyFormat = "`<` $name `in` $directory `>`";
}

def LLVM_DICompileUnitAttr : LLVM_DIAttr<"CompileUnit", "compile_unit", "A translation unit.", LLVM_ScopeNode> {
  let parameters = (ins
    AttrParameter<"DistinctAttr", "A unique identity among units.">:$id,
    AttrParameter<"DILanguage", "The language of the source.">:$sourceLanguage,
    AttrParameter<"DIFileAttr", "The file.">:$file,
    OptionalParameter<"StringAttr", "The name of the compiler.">:$producer,
    AttrParameter<"bool", "Whether the code is optimized.">:$isOptimized,
    AttrParameter<"DIEmissionKind", "The kind of emitted debug information.">:$emissionKind,
    DefaultValuedParameter<"DINameTableKind", "DINameTableKind::Default", "The table of names.">:$nameTableKind,
    OptionalParameter<"StringAttr",
                      "The file that holds the debug information. Bytecode has no field for it.">:$splitDebugFilename
  );
}

def LLVM_DICompositeTypeAttr :
    LLVM_DIAttr<"CompositeType", "composite_type", "A type with parts.", LLVM_TypeNode # [DIScopeAttr]> {
  let parameters = (ins
    LLVM_RecIdParameter:$recId,
    LLVM_IsRecSelfParameter:$isRecSelf,
    LLVM_TagParameter:$tag,
    LLVM_NameParameter:$name,
    LLVM_FileParameter:$file,
    LLVM_LineParameter:$line,
    LLVM_OptionalScopeParameter:$scope,
    OptionalParameter<"DITypeAttr", "The type that it is made of.">:$baseType,
    LLVM_FlagsParameter:$flags,
    LLVM_SizeParameter:$sizeInBits,
    OptionalParameter<"uint64_t", "The alignment in bits.">:$alignInBits,
    OptionalParameter<"DIExpressionAttr", "The location of the data.">:$dataLocation,
    OptionalParameter<"DIExpressionAttr", "The number of dimensions.">:$rank,
    OptionalParameter<"DIExpressionAttr", "Whether it is allocated.">:$allocated,
    OptionalParameter<"DIExpressionAttr", "Whether it is associated.">:$associated,
    OptionalArrayRefParameter<"DINodeAttr", "The parts.">:$elements
  );
}

def LLVM_DIDerivedTypeAttr :
    LLVM_DIAttr<"DerivedType", "derived_type", "A type that is made of another one, such as a pointer.",
                LLVM_TypeNode # [DIScopeAttr]> {
  let parameters = (ins
    LLVM_TagParameter:$tag,
    LLVM_NameParameter:$name,
    OptionalParameter<"DITypeAttr", "The type that it is made of.">:$baseType,
    LLVM_SizeParameter:$sizeInBits,
    OptionalParameter<"uint32_t", "The alignment in bits.">:$alignInBits,
    OptionalParameter<"uint64_t", "The offset in bits.">:$offsetInBits,
    OptionalParameter<"std::optional<unsigned>", "The address space.">:$dwarfAddressSpace,
    OptionalParameter<"DINodeAttr", "Extra data.">:$extraData
  );
}

def LLVM_DIGlobalVariableAttr :
    LLVM_DIAttr<"GlobalVariable", "global_variable", "A global variable.", LLVM_VariableNode> {
  let parameters = (ins
    LLVM_OptionalScopeParameter:$scope,
    LLVM_NameParameter:$name,
    LLVM_LinkageNameParameter:$linkageName,
    AttrParameter<"DIFileAttr", "The file that contains it.">:$file,
    AttrParameter<"unsigned", "The line in the file, from 1.">:$line,
    AttrParameter<"DITypeAttr", "The type.">:$type,
    OptionalParameter<"bool", "Whether it is local to its unit.">:$isLocalToUnit,
    OptionalParameter<"bool", "Whether this is its definition.">:$isDefined,
    OptionalParameter<"unsigned", "The alignment in bits.">:$alignInBits
  );
}

def LLVM_DIGlobalVariableExpressionAttr
    : LLVM_DIAttr<"GlobalVariableExpression", "global_variable_expression", "A global variable and its location.", []> {
  let parameters = (ins
    AttrParameter<"DIGlobalVariableAttr", "The variable.">:$var,
    OptionalParameter<"DIExpressionAttr", "The location of the variable.">:$expr
  );
}

def LLVM_DILexicalBlockAttr : LLVM_DIAttr<"LexicalBlock", "lexical_block", "A block of source.", LLVM_ScopeNode> {
  let parameters = (ins
    LLVM_ScopeParameter:$scope,
    LLVM_FileParameter:$file,
    LLVM_LineParameter:$line,
    OptionalParameter<"unsigned", "The column in the line, from 1.">:$column
  );
}

def LLVM_DILexicalBlockFileAttr : LLVM_DIAttr<"LexicalBlockFile", "lexical_block_file",
                                              "The part of a block that is in another file.", LLVM_ScopeNode> {
  let parameters = (ins
    LLVM_ScopeParameter:$scope,
    LLVM_FileParameter:$file,
    AttrParameter<"unsigned", "A number that distinguishes it from others of the block.">:$discriminator
  );
}

def LLVM_DILocalVariableAttr :
    LLVM_DIAttr<"LocalVariable", "local_variable", "A variable of a function.", LLVM_VariableNode> {
  let parameters = (ins
    LLVM_ScopeParameter:$scope,
    LLVM_NameParameter:$name,
    LLVM_FileParameter:$file,
    LLVM_LineParameter:$line,
    OptionalParameter<"unsigned", "Which argument it is, from 1; 0 for none.">:$arg,
    OptionalParameter<"unsigned", "The alignment in bits.">:$alignInBits,
    OptionalParameter<"DITypeAttr", "The type.">:$type,
    LLVM_FlagsParameter:$flags
  );
}

def LLVM_DISubroutineTypeAttr :
    LLVM_DIAttr<"SubroutineType", "subroutine_type", "The type of a function.", LLVM_TypeNode> {
  let parameters = (ins
    OptionalParameter<"DICallingConvention", "The calling convention.">:$callingConvention,
    OptionalArrayRefParameter<"DITypeAttr", "The type of the result, then the types of the parameters.">:$types
  );
}

def LLVM_DISubprogramAttr : LLVM_DIAttr<"Subprogram", "subprogram", "A function.", LLVM_ScopeNode> {
  let parameters = (ins
    LLVM_RecIdParameter:$recId,
    LLVM_IsRecSelfParameter:$isRecSelf,
    OptionalParameter<"DistinctAttr", "A unique identity among functions.">:$id,
    OptionalParameter<"DICompileUnitAttr", "The unit that contains it.">:$compileUnit,
    LLVM_OptionalScopeParameter:$scope,
    LLVM_NameParameter:$name,
    LLVM_LinkageNameParameter:$linkageName,
    LLVM_FileParameter:$file,
    LLVM_LineParameter:$line,
    OptionalParameter<"unsigned", "The line of the body, from 1.">:$scopeLine,
    OptionalParameter<"DISubprogramFlags", "Whether it is a definition, and other properties.">:$subprogramFlags,
    OptionalParameter<"DISubroutineTypeAttr", "The type.">:$type,
    OptionalArrayRefParameter<"DINodeAttr", "Nodes that are kept though nothing refers to them.">:$retainedNodes,
    OptionalArrayRefParameter<"DINodeAttr", "Annotations.">:$annotations
  );
}

def LLVM_DIModuleAttr : LLVM_DIAttr<"Module", "module", "A module of the source language.", LLVM_ScopeNode> {
  let parameters = (ins
    LLVM_FileParameter:$file,
    LLVM_OptionalScopeParameter:$scope,
    LLVM_NameParameter:$name,
    OptionalParameter<"StringAttr", "Macros of its configuration.">:$configMacros,
    OptionalParameter<"StringAttr", "The directory of its headers.">:$includePath,
    OptionalParameter<"StringAttr", "The file of notes on its interface.">:$apinotes,
    LLVM_LineParameter:$line,
    OptionalParameter<"bool", "Whether it is a declaration.">:$isDecl
  );
}

def LLVM_DINamespaceAttr : LLVM_DIAttr<"Namespace", "namespace", "A namespace.", LLVM_ScopeNode> {
  let parameters = (ins
    LLVM_NameParameter:$name,
    LLVM_OptionalScopeParameter:$scope,
    AttrParameter<"bool", "Whether its names can be used without it.">:$exportSymbols
  );
}

def LLVM_DIImportedEntityAttr : LLVM_DIAttr<"ImportedEntity", "imported_entity", "Something that a scope imports."> {
  let parameters = (ins
    LLVM_TagParameter:$tag,
    LLVM_ScopeParameter:$scope,
    AttrParameter<"DINodeAttr", "The imported entity.">:$entity,
    LLVM_FileParameter:$file,
    LLVM_LineParameter:$line,
    LLVM_NameParameter:$name,
    OptionalArrayRefParameter<"DINodeAttr", "Parts that are imported under other names.">:$elements
  );
}

def LLVM_DIAnnotationAttr : LLVM_DIAttr<"Annotation", "annotation", "A name with a value."> {
  let parameters = (ins AttrParameter<"StringAttr", "The name.">:$name,
                        AttrParameter<"StringAttr", "The value.">:$value);
  let genMnemonicAlias = 0;
}

def LLVM_DISubrangeAttr : LLVM_DIAttr<"Subrange", "subrange", "The bounds of a dimension."> {
  let parameters = (ins
    OptionalParameter<"Attribute", "The number of elements.">:$count,
    OptionalParameter<"Attribute", "The first index.">:$lowerBound,
    OptionalParameter<"Attribute", "The last index.">:$upperBound,
    OptionalParameter<"Attribute", "The distance of elements.">:$stride
  );
  let genMnemonicAlias = 0;
}

def LLVM_DIGenericSubrangeAttr :
    LLVM_DIAttr<"GenericSubrange", "generic_subrange", "The bounds of all dimensions, of an array of any rank."> {
  let parameters = (ins
    OptionalParameter<"Attribute", "The number of elements.">:$count,
    AttrParameter<"Attribute", "The first index.">:$lowerBound,
    OptionalParameter<"Attribute", "The last index.">:$upperBound,
    AttrParameter<"Attribute", "The distance of elements.">:$stride
  );
  let genMnemonicAlias = 0;
}

def LLVM_DICommonBlockAttr : LLVM_DIAttr<"CommonBlock", "common_block", "A common block of Fortran.", LLVM_ScopeNode> {
  let parameters = (ins
    LLVM_ScopeParameter:$scope,
    OptionalParameter<"DIGlobalVariableAttr", "The variable that holds it.">:$decl,
    AttrParameter<"StringAttr", "The name in the source.">:$name,
    LLVM_FileParameter:$file,
    LLVM_LineParameter:$line
  );
}

def LLVM_DILabelAttr : LLVM_DIAttr<"Label", "label", "A label."> {
  let parameters = (ins
    LLVM_ScopeParameter:$scope,
    LLVM_NameParameter:$name,
    LLVM_FileParameter:$file,
    LLVM_LineParameter:$line
  );
}

def LLVM_DIStringTypeAttr : LLVM_DIAttr<"StringType", "string_type", "A string of Fortran.", LLVM_TypeNode> {
  let parameters = (ins
    LLVM_TagParameter:$tag,
    AttrParameter<"StringAttr", "The name in the source.">:$name,
    LLVM_SizeParameter:$sizeInBits,
    OptionalParameter<"uint32_t", "The alignment in bits.">:$alignInBits,
    OptionalParameter<"DIVariableAttr", "The variable that holds the length.">:$stringLength,
    OptionalParameter<"DIExpressionAttr", "The length.">:$stringLengthExp,
    OptionalParameter<"DIExpressionAttr", "The location of the characters.">:$stringLocationExp,
    OptionalParameter<"DIEncoding", "The encoding of the characters.">:$encoding
  );
}
