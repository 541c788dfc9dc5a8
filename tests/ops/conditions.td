include "isogloss/Op.td"
include "isogloss/BuiltinTypeInterfaces.td"
include "isogloss/Enum.td"

def C_Dialect : Dialect { let name = "c"; let cppNamespace = "::conditions"; }

def C_Kind : I32EnumAttr<"Kind", "kind", [I32EnumAttrCase<"Slow", 0, "slow">, I32EnumAttrCase<"Fast", 1, "fast">]> {
  let cppNamespace = "::conditions";
  let genSpecializedAttr = 0;
}
def C_KindAttr : EnumAttr<C_Dialect, C_Kind, "kind">;
def C_Level : I32EnumAttr<"Level", "level", [I32EnumAttrCase<"Low", 3>, I32EnumAttrCase<"High", 7>]> {
  let cppNamespace = "::conditions";
}
def C_PtrType : TypeDef<C_Dialect, "Ptr"> {
  let mnemonic = "ptr";
  let parameters = (ins "Type":$pointee);
  let assemblyFormat = "`<` $pointee `>`";
}
def C_WideType : TypeDef<C_Dialect, "Wide"> {
  let mnemonic = "wide";
  let parameters = (ins "unsigned":$width, "Type":$type);
  let assemblyFormat = "`<` $width `,` $type `>`";
}
def C_BoxAttr : AttrDef<C_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins StringRefParameter<>:$name, OptionalArrayRefParameter<"int64_t">:$dims, EnumParameter<C_Kind>:$kind,
                        "bool":$sealed, "Attribute":$value);
  let assemblyFormat = "`<` $name `,` `[` (`]`) : ($dims^ `]`)? `,` $kind `,` $sealed `,` $value `>`";
}

// An operation whose attribute, type or parts satisfy a condition.
class AttrOp<string name, string condition> : Op<C_Dialect, name> {
  let arguments = (ins Attr<CPred<condition>, "such an attribute">:$a);
}
class TypeOp<string name, string condition> : Op<C_Dialect, name> {
  let results = (outs Type<CPred<condition>, "such a type">:$a);
}
class PartsOp<string name, string condition, dag ins> : Op<C_Dialect, name, [PredOpTrait<"its parts fit", CPred<condition>>]> {
  let arguments = ins;
}

// Accessors of the file's own attributes.
class BoxOp<string name, string condition>
    : AttrOp<name, !subst("BOX", "::llvm::cast<::conditions::BoxAttr>($_self)", condition)>;
def C_NameOp : BoxOp<"name", "BOX.getName() == \"x\"">;
def C_NamedOp : BoxOp<"named", "!BOX.getName().empty()">;
def C_CountOp : BoxOp<"count", "BOX.getDims().size() == 2">;
def C_FirstOp : BoxOp<"first", "BOX.getDims()[0] == 4">;
def C_LargeOp : BoxOp<"large", "::llvm::all_of(BOX.getDims(), [](int64_t d) { return d > 1; })">;
def C_SortedOp : BoxOp<"sorted", "::llvm::is_sorted(BOX.getDims())">;
def C_FastOp : BoxOp<"fast", "BOX.getKind() == Kind::Fast">;
def C_SealedOp : BoxOp<"sealed", "BOX.getSealed()">;
def C_OpenOp : BoxOp<"open", "!BOX.getSealed()">;
def C_TextOp : BoxOp<"text", "::llvm::isa<::mlir::StringAttr>(BOX.getValue())">;
def C_NestedOp : BoxOp<"nested", "::llvm::cast<BoxAttr>(BOX.getValue()).getName() == \"inner\"">;
def C_CalledOp : BoxOp<"called", "[](::conditions::BoxAttr b) { return b.getDims().empty(); }(BOX)">;
def C_KindOp : AttrOp<"kind", "::llvm::cast<KindAttr>($_self).getValue() != ::conditions::Kind::Fast">;
def C_LevelOp : AttrOp<"level", "::llvm::cast<LevelAttr>($_self).getValue() == Level::High">;

// Accessors of its types.
def C_FloatsOp : TypeOp<"floats", "::llvm::cast<PtrType>($_self).getPointee().isF32()">;
def C_PointersOp : TypeOp<"pointers", "::llvm::isa<PtrType>(::llvm::cast<PtrType>($_self).getPointee())">;
def C_BytesOp : TypeOp<"bytes", "::llvm::cast<WideType>($_self).getWidth() == 8">;
def C_OfTypeOp : TypeOp<"of_type", "::llvm::cast<WideType>($_self).getType().isIndex()">;

// Elements of attributes and shapes.
def C_PositiveOp : AttrOp<"positive",
  "::llvm::all_of(::llvm::cast<::mlir::DenseI64ArrayAttr>($_self).asArrayRef(), [](int64_t v) { return v > 0; })">;
def C_SetOp : AttrOp<"set", "::llvm::all_of(::llvm::cast<::mlir::DenseBoolArrayAttr>($_self).asArrayRef(), [](bool b) { return b; })">;
def C_HalvesOp : AttrOp<"halves", "::llvm::all_of(::llvm::cast<::mlir::DenseF32ArrayAttr>($_self).asArrayRef(), [](float f) { return f >= 0; })">;
def C_ValuesOp : AttrOp<"values", "::llvm::all_of(::llvm::cast<::mlir::DictionaryAttr>($_self), "
  "[](::mlir::NamedAttribute n) { return ::llvm::isa<::mlir::StringAttr>(n.getValue()); })">;
def C_SomeOp : AttrOp<"some", "::llvm::any_of(::llvm::cast<::mlir::ArrayAttr>($_self), "
  "[](::mlir::Attribute a) { return ::llvm::isa<::mlir::StringAttr>(a); })">;
def C_NoneOp : AttrOp<"none", "::llvm::none_of(::llvm::cast<::mlir::ArrayAttr>($_self), "
  "[](::mlir::Attribute a) { return ::llvm::isa<::mlir::StringAttr>(a); })">;
def C_SecondOp : AttrOp<"second", "::llvm::cast<::mlir::DenseI64ArrayAttr>($_self)[1] == 2">;
defvar function = "::llvm::cast<::mlir::FunctionType>(::llvm::cast<::mlir::TypeAttr>($_self).getValue())";
def C_InputOp : AttrOp<"input", function # ".getInput(0).isIndex()">;
def C_OutputOp : AttrOp<"output", function # ".getResults()[0].isIndex()">;
def C_MemberOp : TypeOp<"member", "::llvm::cast<::mlir::TupleType>($_self).getType(1).isIndex()">;
defvar shape = "::llvm::cast<::mlir::ShapedType>($_self).getShape()";
def C_MatrixOp : TypeOp<"matrix", shape # ".size() == 2">;
def C_ScalarOp : TypeOp<"scalar", shape # ".empty()">;
def C_InnerOp : TypeOp<"inner", shape # ".back() == 2">;
def C_OuterOp : TypeOp<"outer", shape # ".front() == 2">;

// Signs and literals.
def C_BitsOp : AttrOp<"bits", "::llvm::cast<::mlir::IntegerAttr>($_self).getValue().getZExtValue() < 10">;
def C_SignOp : AttrOp<"sign", "!::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isNegative()">;
def C_OctalOp : AttrOp<"octal", "::llvm::cast<::mlir::IntegerAttr>($_self).getInt() == 010">;
def C_BinaryOp : AttrOp<"binary", "::llvm::cast<::mlir::IntegerAttr>($_self).getInt() == 0b101">;

// Parts of an operation: what their functions return.
def C_FlagOp : PartsOp<"flag", "$f", (ins BoolAttr:$f)>;
def C_NoFlagOp : PartsOp<"no_flag", "!$f", (ins BoolAttr:$f)>;
def C_UnitOp : PartsOp<"unit", "$f", (ins UnitAttr:$f)>;
def C_NumberOp : PartsOp<"number", "$f", (ins I64Attr:$f)>;
def C_MaybeOp : PartsOp<"maybe", "$f", (ins OptionalAttr<BoolAttr>:$f)>;
def C_LessOp : PartsOp<"less", "$f < 3", (ins OptionalAttr<I64Attr>:$f)>;
def C_SeveralOp : PartsOp<"several", "$a.size() > 1", (ins AnyType:$first, Variadic<AnyType>:$a)>;
def C_AnyOp : PartsOp<"any", "!$a.empty()", (ins Variadic<AnyType>:$a)>;
def C_AtOp : PartsOp<"at", "$a[1].getType().isF32()", (ins AnyType:$first, Variadic<AnyType>:$a)>;
def C_TypesOp : PartsOp<"types", "::llvm::all_of($a.getTypes(), [](::mlir::Type t) { return t.isF32(); })", (ins Variadic<AnyType>:$a)>;
def C_AllOp : PartsOp<"all", "::llvm::all_of($a, [](::mlir::Value v) { return v.getType().isF32(); })", (ins Variadic<AnyType>:$a)>;
def C_OptionOp : PartsOp<"option", "!$a || $a.getType().isF32()", (ins Optional<AnyType>:$a)>;
def C_PointeeOp : PartsOp<"pointee", "::llvm::cast<PtrType>($p.getType()).getPointee() == $v.getType()", (ins C_PtrType:$p, AnyType:$v)>;
def C_OwnKindOp : PartsOp<"own_kind", "$k == Kind::Fast", (ins C_KindAttr:$k)>;
def C_OwnLevelOp : PartsOp<"own_level", "$k == ::conditions::Level::High", (ins C_Level:$k)>;
def C_OwnBoxOp : PartsOp<"own_box", "$b.getKind() == Kind::Fast", (ins C_BoxAttr:$b)>;
def C_OperandsOp : PartsOp<"operands", "$_op.getOperand(0).getType() == $_op.getOperand(1).getType()", (ins AnyType:$a, AnyType:$b)>;

// Types that follow from others.
class LoadOp<string name, string function> : Op<C_Dialect, name, [TypesMatchWith<"it is the pointee", "ptr", "value", function>]> {
  let arguments = (ins C_PtrType:$ptr);
  let results = (outs AnyType:$value);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))";
}
def C_LoadOp : LoadOp<"load", "::llvm::cast<::conditions::PtrType>($_self).getPointee()">;
def C_LoadPlainOp : LoadOp<"load_plain", "$_self.getPointee()">;
def C_LoadFieldOp : LoadOp<"load_field", "$_self.pointee">;
def C_LoadTwiceOp : LoadOp<"load_twice", "::llvm::cast<PtrType>(::llvm::cast<PtrType>($_self).getPointee()).getPointee()">;
def C_ReadOp : Op<C_Dialect, "read", [TypesMatchWith<"it is the type", "wide", "value", "llvm::cast<WideType>($_self).getType()">]> {
  let arguments = (ins C_WideType:$wide);
  let results = (outs AnyType:$value);
  let assemblyFormat = "$wide attr-dict `:` qualified(type($wide))";
}
