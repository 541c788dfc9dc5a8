// The types of the LLVM dialect (LangRef of MLIR, "'llvm' Dialect", section
// "Types"), and in `llvm_attributes.td` its debug information and annotations of
// loops. The Rust module `isogloss::llvm` implements the syntax of the types and
// describes identified structs.

include "isogloss/Dialect.td"
include "isogloss/BuiltinTypeInterfaces.td"
include "isogloss/DataLayout.td"
include "isogloss/Interface.td"

def LLVM_Dialect : Dialect {
  let name = "llvm";
  let summary = "The types of LLVM IR, its debug information and its annotations of loops.";
  let cppNamespace = "::mlir::LLVM";
  // Old spellings have no mnemonic of their own.
  let hasCustomTypeSyntax = 1;
  // Operations that are not defined here have attributes such as `#llvm.linkage<internal>`.
  let allowUnknownAttributes = 1;
  let allowUnknownOperations = 1;
  let interfaces = [BytecodeDialectInterface];
}

class LLVM_Type<string name, string keyword, list<Trait> traits = []>
    : TypeDef<LLVM_Dialect, "LLVM" # name, traits> {
  let mnemonic = keyword;
}

//===- Types without parameters --------------------------------------------===//

def LLVM_VoidType : LLVM_Type<"Void", "void"> {
  let summary = "The result type of a function that returns nothing.";
}

def LLVM_TokenType : LLVM_Type<"Token", "token"> {
  let summary = "A value that ties instructions together, LLVM's `token`.";
}

def LLVM_LabelType : LLVM_Type<"Label", "label"> {
  let summary = "A basic block.";
}

def LLVM_MetadataType : LLVM_Type<"Metadata", "metadata"> {
  let summary = "Metadata as an operand.";
}

def LLVM_X86AMXType : LLVM_Type<"X86AMX", "x86_amx"> {
  let summary = "A tile register of the x86 AMX extension.";
}

def LLVM_PPCFP128Type : LLVM_Type<"PPCFP128", "ppc_fp128", [VectorElementTypeInterface, FloatTypeInterface]> {
  let summary = "Two doubles that add up to the value, as on PowerPC.";
}

//===- Types with parameters -----------------------------------------------===//

// Nested LLVM types are written without `!llvm.`, which an assembly format
// cannot express.
class LLVM_ParametricType<string name, string keyword, list<Trait> traits = []>
    : LLVM_Type<name, keyword, traits> {
  let hasCustomAssemblyFormat = 1;
}

def LLVM_PointerType : LLVM_ParametricType<"Pointer", "ptr", [DataLayoutTypeInterface, VectorElementTypeInterface]> {
  let summary = "A pointer into an address space, `!llvm.ptr<3>`.";
  let parameters = (ins
    TypeParameter<"unsigned", "The address space; 0 is the default one.">:$addressSpace
  );
  let dataLayout = PointerLayout<"addressSpace">;
}

def LLVM_ArrayType : LLVM_ParametricType<"Array", "array", [DataLayoutTypeInterface]> {
  let summary = "A fixed number of values of one type, `!llvm.array<4 x i32>`.";
  let parameters = (ins
    TypeParameter<"Type", "The type of the elements.">:$elementType,
    TypeParameter<"uint64_t", "The number of elements.">:$numElements
  );
  let genVerifyDecl = 1;
  let dataLayout = ArrayLayout<"elementType", "numElements">;
}

def LLVM_FunctionType : LLVM_ParametricType<"Function", "func"> {
  let summary = "The signature of a function, `!llvm.func<i32 (ptr, ...)>`.";
  let parameters = (ins
    TypeParameter<"Type", "The type of the result; `!llvm.void` for none.">:$returnType,
    ArrayRefParameter<"Type", "The types of the parameters.">:$params,
    TypeParameter<"bool", "Whether the function is variadic.">:$varArg
  );
  let genVerifyDecl = 1;
}

// Either `members` and `packed`, or `name` and a body. The body of an opaque struct
// has no members.
def LLVM_StructType : LLVM_ParametricType<"Struct", "struct", [MutableType, DataLayoutTypeInterface]> {
  let summary = "Values of several types, one after the other.";
  let description = [{
    A *literal* struct has no name, `!llvm.struct<(i32, ptr)>`. An *identified* one
    has a name, `!llvm.struct<"list", (i32, ptr)>`: it is created without a body,
    which is set once, or it is opaque. A name is any bytes and belongs to one struct
    of the context. Creating a struct and setting its body is thread-safe.
  }];
  let parameters = (ins
    "Option<&[u8]>":$name,
    "Option<&[Type]>":$members,
    "Option<bool>":$packed
  );
  let bodyParameters = (ins "Option<&[Type]>":$bodyMembers, "bool":$bodyPacked);
  let genVerifyDecl = 1;
  let genAccessors = 0;
  let skipDefaultBuilders = 1;
}

def LLVM_TargetExtType : LLVM_ParametricType<"TargetExt", "target"> {
  let summary = "A type that a target defines, `!llvm.target<\"spirv.Image\", f32, 0, 1>`.";
  let parameters = (ins
    TypeParameter<"&[u8]", "The name, of any bytes.">:$extTypeName,
    ArrayRefParameter<"Type", "The type parameters.">:$typeParams,
    ArrayRefParameter<"unsigned", "The integer parameters.">:$intParams
  );
}

include "llvm_attributes.td"
