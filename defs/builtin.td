// The builtin dialect: the types and attributes that every context knows (LangRef
// of MLIR, "Builtin Dialect"). This file declares their parameters; the Rust module
// `isogloss::builtin` implements their syntax, verifiers and layouts.

include "isogloss/BuiltinAttributeInterfaces.td"
include "isogloss/BuiltinTypeInterfaces.td"
include "isogloss/DataLayoutInterfaces.td"
include "isogloss/Dialect.td"
include "isogloss/Enum.td"
include "isogloss/Op.td"

def Builtin_Dialect : Dialect {
  let name = "builtin";
  let summary = "The types and attributes that every context knows.";
  let cppNamespace = "::mlir";
}

// Parameters that a definition stores as raw `Param`s.
def : CppType<"Param", "::isogloss::Param<'c>">;
def : CppType<"ParamList", "&'c [::isogloss::Param<'c>]">;

//===- Types ------------------------------------------------------------------===//

// Without a mnemonic: the type parser recognises the first tokens.
class Builtin_Type<string name, string unique, list<Trait> traits = []>
    : TypeDef<Builtin_Dialect, name, traits> {
  let typeName = "builtin." # unique;
  let hasCustomAssemblyFormat = 1;
}

// A keyword and nothing else. The context has a singleton of each.
class Builtin_KeywordType<string name, string keyword, list<Trait> traits = []>
    : TypeDef<Builtin_Dialect, name, traits> {
  let mnemonic = keyword;
  let skipDefaultBuilders = 1;
}

class Builtin_FloatType<string name, string keyword, string line>
    : Builtin_KeywordType<name, keyword, [VectorElementTypeInterface, MemRefElementTypeInterface, FloatTypeInterface]> {
  let summary = line;
}

class Builtin_ShapeParameter<string line = "The sizes of the dimensions, `DYNAMIC` for unknown ones.">
    : ArrayRefParameter<"int64_t", line>;
def Builtin_ElementType : TypeParameter<"Type", "The type of the elements.">;
def Builtin_MemorySpace
    : TypeParameter<"Option<Attribute>", "The memory space; `None` for the default one.">;

def Builtin_Signedness : I32Enum<"Signedness", "signedness", [
  I32EnumCase<"Signless", 0, "signless">,
  I32EnumCase<"Signed", 1, "signed">,
  I32EnumCase<"Unsigned", 2, "unsigned">
]> {
  let description = [{
    How the bits of an integer are read, as in the types `i8`, `si8` and `ui8`. A
    signless integer takes the literals of both ranges and is printed as signed.

    `index` has the literals and the text of a signed integer of 64 bits.
  }];
}

def Builtin_Integer
    : Builtin_Type<"Integer", "integer",
                   [VectorElementTypeInterface, MemRefElementTypeInterface, DataLayoutTypeInterface]> {
  let summary = "An integer of a fixed number of bits (LangRef, \"Integer Type\").";
  let parameters = (ins
    TypeParameter<"unsigned", "The number of bits.">:$width,
    TypeParameter<"Signedness", "Signless, signed or unsigned.">:$signedness
  );
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
}

def Builtin_Index
    : Builtin_KeywordType<"Index", "index",
                          [VectorElementTypeInterface, MemRefElementTypeInterface, DataLayoutTypeInterface]> {
  let summary = "An integer as wide as the target's addresses (LangRef, \"Index Type\").";
}

def Builtin_None : Builtin_KeywordType<"None", "none"> {
  let summary = "A unit type (LangRef, \"None Type\").";
}

def Builtin_Token : Builtin_KeywordType<"Token", "token"> {
  let summary = "An opaque value that orders or pairs operations, as of MLIR 24.";
}

def Builtin_BFloat16 : Builtin_FloatType<"BFloat16", "bf16", "The brain float of 16 bits.">;
def Builtin_Float16 : Builtin_FloatType<"Float16", "f16", "The IEEE float of 16 bits.">;
def Builtin_FloatTF32 : Builtin_FloatType<"FloatTF32", "tf32", "The TensorFloat of 19 bits.">;
def Builtin_Float32 : Builtin_FloatType<"Float32", "f32", "The IEEE float of 32 bits.">;
def Builtin_Float64 : Builtin_FloatType<"Float64", "f64", "The IEEE float of 64 bits.">;
def Builtin_Float80 : Builtin_FloatType<"Float80", "f80", "The x87 float of 80 bits.">;
def Builtin_Float128 : Builtin_FloatType<"Float128", "f128", "The IEEE float of 128 bits.">;

// `E4M3` is 4 bits of exponent and 3 of mantissa, besides the sign.
class Builtin_SmallFloatType<string format, string width, string line>
    : Builtin_FloatType<"Float" # width # format, "f" # width # format, "A float of " # width # " bits: " # line # ".">;
def Builtin_Float8E5M2 : Builtin_SmallFloatType<"E5M2", "8", "5 of exponent, 2 of mantissa">;
def Builtin_Float8E4M3 : Builtin_SmallFloatType<"E4M3", "8", "4 of exponent, 3 of mantissa">;
def Builtin_Float8E4M3FN
    : Builtin_SmallFloatType<"E4M3FN", "8", "4 of exponent, 3 of mantissa; finite">;
def Builtin_Float8E5M2FNUZ
    : Builtin_SmallFloatType<"E5M2FNUZ", "8", "5 of exponent, 2 of mantissa; finite, one zero">;
def Builtin_Float8E4M3FNUZ
    : Builtin_SmallFloatType<"E4M3FNUZ", "8", "4 of exponent, 3 of mantissa; finite, one zero">;
def Builtin_Float8E4M3B11FNUZ
    : Builtin_SmallFloatType<"E4M3B11FNUZ", "8", "4 of exponent with bias 11, 3 of mantissa; finite, one zero">;
def Builtin_Float8E3M4 : Builtin_SmallFloatType<"E3M4", "8", "3 of exponent, 4 of mantissa">;
def Builtin_Float8E8M0FNU
    : Builtin_SmallFloatType<"E8M0FNU", "8", "8 of exponent: a power of two, unsigned">;
def Builtin_Float4E2M1FN
    : Builtin_SmallFloatType<"E2M1FN", "4", "2 of exponent, 1 of mantissa; finite">;
def Builtin_Float6E2M3FN
    : Builtin_SmallFloatType<"E2M3FN", "6", "2 of exponent, 3 of mantissa; finite">;
def Builtin_Float6E3M2FN
    : Builtin_SmallFloatType<"E3M2FN", "6", "3 of exponent, 2 of mantissa; finite">;

def Builtin_Complex
    : Builtin_Type<"Complex", "complex", [MemRefElementTypeInterface, DataLayoutTypeInterface]> {
  let summary = "A complex number, a pair of integers or floats (LangRef, \"Complex Type\").";
  let parameters = (ins
    TypeParameter<"Type", "The type of the real and of the imaginary part.">:$elementType
  );
  let genVerifyDecl = 1;
}

def Builtin_Tuple : Builtin_Type<"Tuple", "tuple", [OpAsmTypeInterface]> {
  let summary = "A fixed list of types (LangRef, \"Tuple Type\").";
  let parameters = (ins ArrayRefParameter<"Type", "The types of the elements.">:$types);
}

def Builtin_Function : Builtin_Type<"Function", "function"> {
  let summary = "A list of inputs and a list of results (LangRef, \"Function Type\").";
  let parameters = (ins
    ArrayRefParameter<"Type", "The types of the inputs.">:$inputs,
    ArrayRefParameter<"Type", "The types of the results.">:$results
  );
  // The handwritten `get` looks a type up before it stores the parameters.
  let skipDefaultBuilders = 1;
}

def Builtin_Vector
    : Builtin_Type<"Vector", "vector", [MemRefElementTypeInterface, DataLayoutTypeInterface]> {
  let summary = "A vector of several dimensions, fixed or scalable (LangRef, \"Vector Type\").";
  let parameters = (ins
    Builtin_ShapeParameter<"The sizes of the dimensions, the minimum for scalable ones.">:$shape,
    Builtin_ElementType:$elementType,
    ArrayRefParameter<"bool", "Which dimensions are scalable.">:$scalableDims
  );
  let genVerifyDecl = 1;
  // As for functions.
  let skipDefaultBuilders = 1;
}

def Builtin_RankedTensor : Builtin_Type<"RankedTensor", "tensor"> {
  let summary = "A tensor of known rank (LangRef, \"Tensor Type\").";
  let parameters = (ins
    Builtin_ShapeParameter<>:$shape,
    Builtin_ElementType:$elementType,
    TypeParameter<"Option<Attribute>", "The encoding, an attribute of a dialect.">:$encoding
  );
  let genVerifyDecl = 1;
  // As for functions.
  let skipDefaultBuilders = 1;
}

def Builtin_UnrankedTensor : Builtin_Type<"UnrankedTensor", "unranked_tensor"> {
  let summary = "A tensor of unknown rank (LangRef, \"Unranked Tensor Type\").";
  let parameters = (ins Builtin_ElementType:$elementType);
  let genVerifyDecl = 1;
}

def Builtin_MemRef : Builtin_Type<"MemRef", "memref", [MemRefElementTypeInterface]> {
  let summary = "A reference to a region of memory (LangRef, \"MemRef Type\").";
  let parameters = (ins
    Builtin_ShapeParameter<>:$shape,
    Builtin_ElementType:$elementType,
    TypeParameter<"Option<Attribute>",
                  "How indices become offsets; `None` for row-major order without gaps.">:$layout,
    Builtin_MemorySpace:$memorySpace
  );
  let genVerifyDecl = 1;
  // The handwritten `get` omits a layout and a memory space that equal the default.
  let skipDefaultBuilders = 1;
}

def Builtin_UnrankedMemRef
    : Builtin_Type<"UnrankedMemRef", "unranked_memref", [MemRefElementTypeInterface]> {
  let summary = "A reference to memory of unknown rank (LangRef, \"Unranked MemRef Type\").";
  let parameters = (ins Builtin_ElementType:$elementType, Builtin_MemorySpace:$memorySpace);
  let genVerifyDecl = 1;
  // As for ranked memrefs.
  let skipDefaultBuilders = 1;
}

def Builtin_OpaqueData
    : AttrOrTypeParameter<"&[u8]", "The text after the dialect's name, byte for byte.">;

def Builtin_Opaque : Builtin_Type<"Opaque", "opaque"> {
  let summary = "A type of an unregistered dialect, as its text (LangRef, \"Opaque Type\").";
  let parameters = (ins
    StringRefParameter<"The name of the dialect.">:$dialectNamespace,
    Builtin_OpaqueData:$typeData
  );
}

//===- Attributes -------------------------------------------------------------===//

// Without a mnemonic: the attribute parser recognises the first tokens.
class Builtin_Attr<string name, string unique, list<Trait> traits = []>
    : AttrDef<Builtin_Dialect, name, traits> {
  let attrName = "builtin." # unique;
  let hasCustomAssemblyFormat = 1;
}

// An attribute that starts with a keyword.
class Builtin_KeywordAttr<string name, string keyword, string unique = keyword, list<Trait> traits = []> :
    Builtin_Attr<name, unique, traits> {
  let mnemonic = keyword;
}

// `none` is the same as no type.
def Builtin_OptionalSelfType
    : AttributeSelfTypeParameter<"The type after the colon; `None` is the type `none`.", "Type", "nullptr">;
class Builtin_SelfType<string line> : AttributeSelfTypeParameter<line, "Type">;
def Builtin_ShapedSelfType : Builtin_SelfType<"The shaped type of the attribute.">;
def Builtin_IsSplat
    : AttrParameter<"bool", "Whether all elements are equal and only one is stored.">;
def Builtin_StoredBits
    : AttrParameter<"Param", "The stored bits: one word of 64 bits, or several for a wider type.">;

def Builtin_UnitAttr : AttrDef<Builtin_Dialect, "Unit"> {
  let summary = "An attribute whose presence is its only information (LangRef, \"Unit Attribute\").";
  let mnemonic = "unit";
  // The context has a singleton.
  let skipDefaultBuilders = 1;
}

def Builtin_TypeAttr : Builtin_Attr<"Type", "type"> {
  let summary = "A type as an attribute (LangRef, \"Type Attribute\").";
  let parameters = (ins AttrParameter<"Type", "The type.">:$value);
}

def Builtin_StringAttr : Builtin_Attr<"String", "string", [MemorySpaceAttrInterface]> {
  let summary = "Bytes, usually text (LangRef, \"String Attribute\").";
  let parameters = (ins
    AttrParameter<"&[u8]", "The bytes; they need not be UTF-8.">:$bytes,
    Builtin_OptionalSelfType:$ty
  );
  let skipDefaultBuilders = 1;
}

def Builtin_ArrayAttr : Builtin_Attr<"Array", "array"> {
  let summary = "A list of attributes (LangRef, \"Array Attribute\").";
  let parameters = (ins ArrayRefParameter<"Attribute", "The elements.">:$elements);
}

def Builtin_DictionaryAttr : Builtin_Attr<"Dictionary", "dictionary", [MemorySpaceAttrInterface]> {
  let summary =
      "Attributes by name, sorted by the bytes of the names (LangRef, \"Dictionary Attribute\").";
  let parameters = (ins
    ArrayRefParameter<"Attribute",
                      "The names, `StringAttr`s, in ascending order of their bytes.">:$names,
    ArrayRefParameter<"Attribute", "The values, in the order of the names.">:$values
  );
  let skipDefaultBuilders = 1;
}

def Builtin_SymbolRefAttr : Builtin_Attr<"SymbolRef", "symbol_ref"> {
  let summary = "A reference to an operation by its symbol, perhaps nested (LangRef, \"Symbol Reference Attribute\").";
  let parameters = (ins
    ArrayRefParameter<"Attribute",
                      "The symbols of the path, `StringAttr`s, outermost first; at least one.">:$path
  );
  let skipDefaultBuilders = 1;
}

def Builtin_OpaqueAttr : Builtin_Attr<"Opaque", "opaque"> {
  let summary =
      "An attribute of an unregistered dialect, as its text (LangRef, \"Opaque Attribute\").";
  let parameters = (ins
    StringRefParameter<"The name of the dialect.">:$dialectNamespace,
    Builtin_OpaqueData:$attributeData,
    Builtin_OptionalSelfType:$ty
  );
  let skipDefaultBuilders = 1;
}

def Builtin_AffineMapAttr
    : Builtin_KeywordAttr<"AffineMap", "affine_map", "affine_map", [MemRefLayoutAttrInterface, OpAsmAttrInterface]> {
  let summary =
      "An affine map as an attribute, `affine_map<(d0) -> (d0)>` (LangRef, \"Affine Map Attribute\").";
  let parameters = (ins AttrParameter<"AffineMap", "The map.">:$map);
}

def Builtin_IntegerSetAttr
    : Builtin_KeywordAttr<"IntegerSet", "affine_set", "integer_set", [OpAsmAttrInterface]> {
  let summary =
      "An integer set as an attribute, `affine_set<(d0) : (d0 >= 0)>` (LangRef, \"Integer Set Attribute\").";
  let parameters = (ins AttrParameter<"IntegerSet", "The set.">:$set);
}

def Builtin_StridedLayoutAttr
    : Builtin_KeywordAttr<"StridedLayout", "strided", "strided_layout", [MemRefLayoutAttrInterface]> {
  let summary = "Strides and an offset, `strided<[64, 1], offset: 33>` (LangRef, \"Strided MemRef\").";
  let description = [{ Strides and offset are in elements; an unknown one is `DYNAMIC`. }];
  let parameters = (ins
    ArrayRefParameter<"int64_t", "One stride for each dimension, in elements.">:$strides,
    AttrParameter<"int64_t", "The offset of the element at the origin, in elements.">:$offset
  );
}

def Builtin_ContiguousLayoutAttr
    : Builtin_KeywordAttr<"ContiguousLayout", "contiguous", "contiguous_layout", [MemRefLayoutAttrInterface]> {
  let summary = "Dimensions in some order without gaps, `contiguous<[1, 0], offset: 4>`.";
  let description = [{
    Entry `d` of the permutation is the position of dimension `d` in memory order,
    0 the slowest: `contiguous<[1, 0]>` is column-major, and in
    `contiguous<[1, 2, 0]>` dimension 2 is the slowest and dimension 1 the
    fastest. Row-major order is written by the rank alone, `contiguous<2>`.

    Unlike `StridedLayoutAttr` it keeps the relation of the strides of a dynamic shape:
    `symbolic_strides`.
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t", "The position of each dimension in memory order, 0 the slowest.">:$permutation,
    AttrParameter<"int64_t", "The offset of the first element, in elements; `DYNAMIC` if unknown.">:$offset
  );
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
}

def Builtin_IntegerAttr : Builtin_Attr<"Integer", "integer", [MemorySpaceAttrInterface]> {
  let summary =
      "An integer with its type, `1 : i32`; `true` and `false` are those of `i1` (LangRef, \"Integer Attribute\").";
  let parameters = (ins
    Builtin_SelfType<"The type: an integer type or `index`.">:$ty,
    Builtin_StoredBits:$bits
  );
  let skipDefaultBuilders = 1;
}

def Builtin_FloatAttr : Builtin_Attr<"Float", "float"> {
  let summary = "A float with its type, `1.5 : f32` (LangRef, \"Float Attribute\").";
  let parameters = (ins
    Builtin_SelfType<"The type: one of the float types.">:$ty,
    Builtin_StoredBits:$bits
  );
  let skipDefaultBuilders = 1;
}

def Builtin_DenseArrayAttr : Builtin_Attr<"DenseArray", "dense_array"> {
  let summary = "An array of numbers of one type, `array<i32: 1, 2>` (LangRef, \"DenseArray Attribute\").";
  let parameters = (ins
    AttrParameter<"Type", "The type of the elements: an integer or a float type.">:$elementType,
    AttrParameter<"uint64_t", "The number of elements.">:$size,
    AttrParameter<"&[u8]",
                  "The elements, little-endian, each in as many bytes as its type has; one byte for `i1`.">:$rawData
  );
  let skipDefaultBuilders = 1;
}

def Builtin_DenseElementsAttr : Builtin_Attr<"DenseElements", "dense_elements"> {
  let summary = "Numbers that fill a static shape, `dense<[1, 2]> : tensor<2xi32>`.";
  let parameters = (ins
    Builtin_ShapedSelfType:$ty,
    Builtin_IsSplat:$isSplat,
    AttrParameter<"&[u8]",
        "The elements in row-major order, little-endian, each in the fewest whole bytes; `index` in 8 bytes, `i1` in one bit, a splat of `i1` in one byte.">:$rawData
  );
  let skipDefaultBuilders = 1;
}

def Builtin_DenseStringElementsAttr
    : Builtin_Attr<"DenseStringElements", "dense_string_elements"> {
  let summary = "Strings that fill a static shape, `dense<[\"a\", \"b\"]> : tensor<2x!tf.string>`.";
  let parameters = (ins
    Builtin_ShapedSelfType:$ty,
    Builtin_IsSplat:$isSplat,
    AttrParameter<"ParamList", "The strings in row-major order, each as `Param::Bytes`.">:$strings
  );
  let skipDefaultBuilders = 1;
}

def Builtin_DenseResourceElementsAttr
    : Builtin_Attr<"DenseResourceElements", "dense_resource_elements"> {
  let summary = "Elements that a resource holds under a key, `dense_resource<key> : tensor<2xi32>`.";
  let parameters = (ins
    Builtin_ShapedSelfType:$ty,
    AttrParameter<"&[u8]", "The key in the file's `dialect_resources` section.">:$key
  );
  let skipDefaultBuilders = 1;
}

def Builtin_SparseElementsAttr : Builtin_Attr<"SparseElements", "sparse_elements"> {
  let summary = "Elements at the given indices, zero elsewhere, `sparse<[[0, 0]], [1]> : tensor<3x4xi32>`.";
  let parameters = (ins
    Builtin_ShapedSelfType:$ty,
    AttrParameter<"Attribute",
                  "The indices: a `DenseElementsAttr` of `i64`, one row for each element.">:$indices,
    AttrParameter<"Attribute", "The elements at these indices: dense elements of rank 1.">:$values
  );
  let skipDefaultBuilders = 1;
}

def Builtin_DistinctAttr : Builtin_Attr<"Distinct", "distinct", [OpAsmAttrInterface]> {
  let summary = "An attribute that equals only itself, `distinct[0]<unit>` (LangRef, \"Distinct Attribute\").";
  let parameters = (ins
    AttrParameter<"uint64_t", "A number that is unique in the context.">:$id,
    AttrParameter<"Attribute", "The referenced attribute.">:$referenced
  );
  let skipDefaultBuilders = 1;
}

//===- Locations --------------------------------------------------------------===//

class Builtin_LocationAttr<string name, string unique> : LocationAttrDef<Builtin_Dialect, name> {
  let cppClassName = name;
  let attrName = "builtin." # unique;
  let hasCustomAssemblyFormat = 1;
}

def Builtin_UnknownLoc : Builtin_LocationAttr<"UnknownLoc", "unknown_loc"> {
  let summary = "An unknown location, `loc(unknown)`.";
  // The context has a singleton.
  let skipDefaultBuilders = 1;
}

def Builtin_FileLineColRange : Builtin_LocationAttr<"FileLineColRange", "file_line_range"> {
  let summary = "A position in a file, `loc(\"f\":1:2)`, or a range up to another one, `loc(\"f\":1:2 to 3:4)`.";
  let parameters = (ins
    AttrParameter<"StringAttr", "The name of the file.">:$filename,
    AttrParameter<"uint64_t", "The first line, from 1, times 2^32, plus the first column, from 1; 0 for none.">:$start,
    AttrParameter<"Param", "What is written after the first line, and the last line and column if they differ.">:$end
  );
  // There is one for nearly every operation: its numbers are packed.
  let genAccessors = 0;
  let skipDefaultBuilders = 1;
}

def Builtin_NameLoc : Builtin_LocationAttr<"NameLoc", "name_loc"> {
  let summary = "A location with a name, `loc(\"name\"(\"f\":1:2))`.";
  let parameters = (ins
    AttrParameter<"StringAttr", "The name.">:$name,
    AttrParameter<"Location", "The named location.">:$child
  );
  let skipDefaultBuilders = 1;
}

def Builtin_CallSiteLoc : Builtin_LocationAttr<"CallSiteLoc", "call_site_loc"> {
  let summary = "A location in a callee and the location of the call, `loc(callsite(\"a\" at \"b\"))`.";
  let parameters = (ins
    AttrParameter<"Location", "The location in the callee.">:$callee,
    AttrParameter<"Location", "The location of the call.">:$caller
  );
}

def Builtin_FusedLoc : Builtin_LocationAttr<"FusedLoc", "fused_loc"> {
  let summary = "Several locations, `loc(fused[\"a\", \"b\"])`.";
  let parameters = (ins
    ArrayRefParameter<"Attribute", "The locations, at least one.">:$locations,
    AttrParameter<"Option<Attribute>", "Metadata of the pass that fused them.">:$metadata
  );
  let skipDefaultBuilders = 1;
}
