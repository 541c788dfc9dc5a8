// A dialect of twelve types, nine attributes and an operation, which `src/derived.rs` declares by derives.
include "isogloss/DataLayout.td"
include "isogloss/TypeConstraint.td"
include "isogloss/AttrConstraint.td"
include "isogloss/BuiltinTypeInterfaces.td"
include "isogloss/Enum.td"
include "isogloss/Op.td"

def Author_Dialect : Dialect {
  let name = "author";
  let summary = "Types and attributes of every kind.";
  let dependentDialects = ["::mlir::DLTIDialect", "::mlir::func::FuncDialect", "::mlir::memref::MemRefDialect",
                           "::mlir::tensor::TensorDialect"];
  let discardableAttrs = (ins "::mlir::IntegerAttr":$weight, "::author::NameAttr":$given_name,
                              "::mlir::Attribute":$anything);
}

def Author_Sign : I32Enum<"Sign", "How a number is read", [
  I32EnumCase<"Signed", 0, "signed">,
  I32EnumCase<"Unsigned", 1, "unsigned">
]>;

def Author_Access : I32BitEnum<"Access", "What is done with a view", [
  I32BitEnumCaseNone<"None", "none">,
  I32BitEnumCaseBit<"Read", 0, "read">,
  I32BitEnumCaseBit<"Write", 1, "write">
]>;

def Author_Counted : TypeInterface<"Counted"> {
  let description = "What consists of elements.";
  let methods = [
    InterfaceMethod<"The number of elements.", "u64", "elements">,
    InterfaceMethod<"The number of elements, rounded up to a block.", "u64", "padded", (ins "u64":$block), [{}],
                    "self.elements().next_multiple_of(block)">
  ];
}

def Author_Tabular : TypeInterface<"Tabular", [Author_Counted]> {
  let description = "What has columns.";
  let methods = [InterfaceMethod<"The number of columns.", "u64", "columns">];
}

def Author_Solid : TypeInterface<"Solid"> {
  let description = "What has no holes.";
}

def Author_Titled : AttrInterface<"Titled"> {
  let description = "What has a title.";
  let methods = [InterfaceMethod<"The title.", "&str", "title">];
}

class Author_Type<string name, string keyword, list<Trait> traits = []> : TypeDef<Author_Dialect, name, traits> {
  let mnemonic = keyword;
  let summary = "The type `" # keyword # "`.";
}

class Author_Attr<string name, string keyword, list<Trait> traits = []> : AttrDef<Author_Dialect, name, traits> {
  let mnemonic = keyword;
  let summary = "The attribute `" # keyword # "`.";
}

def Author_UnitType : Author_Type<"Unit", "unit", [DataLayoutTypeInterface]> {
  let dataLayout = FixedLayout<8, 1>;
}

def Author_IntType : Author_Type<"Int", "int", [DataLayoutTypeInterface]> {
  let parameters = (ins "u32":$width, EnumParameter<Author_Sign>:$sign);
  let assemblyFormat = "`<` $width `,` $sign `>`";
  let genVerifyDecl = 1;
  let dataLayout = ComputedLayout<"width", "4">;
}

def Author_VecType
    : Author_Type<"Vec", "vec", [DataLayoutTypeInterface, DeclareTypeInterfaceMethods<Author_Counted>]> {
  let parameters = (ins "u64":$size, "Type":$element);
  let assemblyFormat = "`<` $size `x` $element `>`";
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$element, CArg<"uint64_t", "4">:$size)>];
  let dataLayout = ArrayLayout<"element", "size">;
}

def Author_RefType : Author_Type<"Ref", "ref", [DataLayoutTypeInterface]> {
  let parameters = (ins "u32":$space, OptionalParameter<"Type">:$to);
  let assemblyFormat = "`<` $space (`to` $to^)? `>`";
  let dataLayout = PointerLayout<"space">;
}

def Author_PairType : Author_Type<"Pair", "pair", [DataLayoutTypeInterface]> {
  let parameters = (ins "Type":$first, "Type":$second);
  let assemblyFormat = "`<` params `>`";
  let dataLayout = StructLayout<["first", "second"]>;
}

def Author_RowType
    : Author_Type<"Row", "row", [DataLayoutTypeInterface, DeclareTypeInterfaceMethods<Author_Tabular>,
                                DeclareTypeInterfaceMethods<Author_Solid>]> {
  let parameters = (ins ArrayRefParameter<"IntType">:$ints, ArrayRefParameter<"Type">:$members);
  let assemblyFormat = "`<` `[` $ints `]` `,` $members `>`";
  let dataLayout = PackedStructLayout<["members"]>;
}

def Author_GridType : Author_Type<"Grid", "grid"> {
  let parameters = (ins "u64":$rows, "u64":$columns, DefaultValuedParameter<"u32", "4">:$block);
  let assemblyFormat = "`<` custom<Extent>($rows, $columns) (`by` $block^)? `>`";
}

def Author_TreeType : Author_Type<"Tree", "tree", [MutableType]> {
  let parameters = (ins "&str":$name);
  let bodyParameters = (ins ArrayRefParameter<"Type">:$children);
  let assemblyFormat = "`<` $name (`,` `[` $children^ `]`)? `>`";
}

def Author_HalfType : Author_Type<"Half", "half", [DeclareTypeInterfaceMethods<FloatTypeInterface>]>;

def Author_CellsType : Author_Type<"Cells", "cells", [DeclareTypeInterfaceMethods<ShapedTypeInterface>]> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$sizes, AnyFloat:$element);
  let assemblyFormat = "`<` $sizes `of` $element `>`";
}

def Author_ViewType : Author_Type<"View", "view", [DataLayoutTypeInterface]> {
  let parameters = (ins AnyTypeOf<[AnyShaped, AnySignlessInteger]>:$of, EnumParameter<Author_Access>:$access, OptionalParameter<"Attribute">:$note);
  let assemblyFormat = "`<` $of `,` $access (`,` $note^)? `>`";
  let dataLayout = LikeLayout<"of">;
}

// A constraint on a parameter of each kind of C++ type, and two that are functions in Rust.
def : CppType<"::author::Angle", "crate::Angle">;
def : CppFunction<"author::isPrime", "crate::is_prime">;
def : CppFunction<"author::isObtuse($_self, 90)", "crate::is_obtuse">;
class Author_Check<string condition, string summary, string cpp> : TypeConstraint<CPred<condition>, summary, cpp>;
def Author_Scale : Author_Check<"!$_self.isNegative() && $_self < 8.0", "a scale", "::llvm::APFloat">;
def Author_Unsigned : Author_Check<"$_self == ::author::Sign::Unsigned", "without a sign", "Sign">;
def Author_Readable : Author_Check<"bitEnumContainsAll($_self, Access::Read)", "readable", "Access">;
def Author_Magic : Author_Check<"$_self.size() == 2", "two bytes", "&[u8]">;
def Author_Prime : Author_Check<"author::isPrime($_self)", "a prime", "uint32_t">;
def Author_Acute : Author_Check<"!author::isObtuse($_self, 90)", "acute", "::author::Angle">;

def Author_LimitType : Author_Type<"Limit", "limit"> {
  let parameters = (ins Author_Scale:$scale, Author_Unsigned:$sign, Author_Readable:$access, Author_Magic:$magic,
                        Author_Prime:$step, Author_Acute:$angle);
  let assemblyFormat = "`<` params `>`";
}

def Author_SignAttr : Author_Attr<"Sign", "sign"> {
  let parameters = (ins EnumParameter<Author_Sign>:$value);
  let assemblyFormat = "`<` $value `>`";
}

def Author_Text : Attr<StrAttr.predicate, StrAttr.summary> {
  let storageType = "::mlir::Attribute";
  string cppType = storageType;
}

def Author_TagAttr : Author_Attr<"Tag", "tag"> {
  let parameters = (ins Author_Text:$text, OptionalParameter<"Type">:$ty);
  let assemblyFormat = "`<` $text (`:` $ty^)? `>`";
}

def Author_AccessAttr : Author_Attr<"Access", "access"> {
  let parameters = (ins EnumParameter<Author_Access>:$value);
  let assemblyFormat = "`<` $value `>`";
}

def Author_RangeAttr : Author_Attr<"Range", "range"> {
  let parameters = (ins "i64":$low, DefaultValuedParameter<"i64", "100">:$high);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def Author_NumberAttr : Author_Attr<"Number", "number"> {
  let parameters = (ins "::llvm::APInt":$value, OptionalParameter<"::llvm::APFloat">:$scale);
  let assemblyFormat = "`<` $value (`*` $scale^)? `>`";
}

def Author_NameAttr : Author_Attr<"Name", "name", [DeclareAttrInterfaceMethods<Author_Titled>]> {
  let parameters = (ins StringRefParameter<>:$text);
  let assemblyFormat = "`<` $text `>`";
}

def Author_BagAttr : Author_Attr<"Bag", "bag"> {
  let parameters = (ins ArrayRefParameter<"Attribute">:$items, OptionalArrayRefParameter<"u32">:$counts);
  let assemblyFormat = "`<` `[` $items `]` (`,` $counts^)? `>`";
  let builders = [
    AttrBuilder<(ins "ArrayRef<Attribute>":$items, CArg<"ArrayRef<uint32_t>", "{}">:$counts)>,
    AttrBuilderWithInferredContext<(ins "::mlir::Type":$ty, CArg<"std::optional<int64_t>", "std::nullopt">:$size,
                                    CArg<"bool", "true">:$isKnown)>
  ];
}

def Author_RawAttr : Author_Attr<"Raw", "raw"> {
  let parameters = (ins "&[u8]":$bytes);
  let hasCustomAssemblyFormat = 1;
}

def Author_LinkAttr : Author_Attr<"Link", "link"> {
  let parameters = (ins "TreeType":$to);
  let assemblyFormat = "`<` $to `>`";
  let genMnemonicAlias = 1;
  let bytecode = 1;
}

def Author_Costly : OpInterface<"Costly"> {
  let description = "What has a cost.";
  let methods = [InterfaceMethod<"The cost.", "u64", "cost">];
}

def Author_ScaleOp
    : Op<Author_Dialect, "scale", [Pure, SameOperandsAndResultType, DeclareOpInterfaceMethods<Author_Costly>]> {
  let summary = "Multiplies a number.";
  let arguments = (ins Arg<AnyFloat, "The number.">:$value, Arg<I32Attr, "The factor.">:$factor,
                       OptionalAttr<StrAttr>:$note, UnitAttr:$exact);
  let results = (outs AnyFloat:$scaled);
  let assemblyFormat = "$value `by` $factor (`exact` $exact^)? attr-dict `:` type($value)";
  let hasVerifier = 1;
}
