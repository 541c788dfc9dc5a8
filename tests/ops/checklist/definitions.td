// The dialect of the programs in `wrong.txt` and `kept.txt`.
include "isogloss/Op.td"

def K_Dialect : Dialect { let name = "k"; }
class K_Op<string name, list<Trait> traits = []> : Op<K_Dialect, name, traits>;

// Lengths.
def K_FirstOp : K_Op<"first"> { let arguments = (ins Variadic<I32>:$many, I64:$one); }
def K_MiddleOp : K_Op<"middle"> { let arguments = (ins I8:$before, Variadic<I32>:$many, I64:$after); }
def K_LastOp : K_Op<"last"> { let arguments = (ins I64:$one, Variadic<I32>:$many); }
def K_EqualOp : K_Op<"equal", [SameVariadicOperandSize]> {
  let arguments = (ins I8:$a, Variadic<I32>:$b, Variadic<I64>:$c);
}
def K_SizedOp : K_Op<"sized", [AttrSizedResultSegments, AllTypesMatch<["first", "last"]>]> {
  let results = (outs AnyInteger:$first, Optional<I32>:$maybe, Variadic<F32>:$many, Optional<AnyType>:$last);
  let assemblyFormat = "type($first) (`maybe` type($maybe)^)? (`many` type($many)^)? attr-dict";
}
def K_NestedOp : K_Op<"nested"> {
  let arguments = (ins VariadicOfVariadic<I32, "sizes">:$groups, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "$groups attr-dict";
}

// Defaults and native properties.
def K_DefaultsOp : K_Op<"defaults"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "7">:$filled, DefaultValuedOptionalAttr<I32Attr, "8">:$kept,
    I64Prop:$number, StringProp:$text, BoolProp:$flag, UnitProp:$unit, DefaultValuedProp<I64Prop, "3">:$usual);
  let assemblyFormat = "$number $text prop-dict attr-dict";
}
def K_FlagsOnlyOp : K_Op<"flags_only"> {
  let arguments = (ins UnitProp:$unit, DefaultValuedAttr<I64Attr, "3">:$kept);
  let assemblyFormat = "(`unit` $unit^)? attr-dict";
}
def K_Bits : I32BitEnumAttr<"Bits", "bits", [
    I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"A", 0, "a">, I32BitEnumAttrCaseBit<"B", 1, "b">,
    I32BitEnumAttrCaseGroup<"AB", [I32BitEnumAttrCaseBit<"A", 0>, I32BitEnumAttrCaseBit<"B", 1>], "ab">]> {
  let separator = "|";
}
def K_BitsOp : K_Op<"bits"> {
  let arguments = (ins K_Bits:$bits, EnumProp<K_Bits>:$prop);
  let assemblyFormat = "$bits `,` $prop attr-dict";
}
def K_OwnTypesOp : K_Op<"own_types"> {
  let arguments = (ins Property<"crate::Angle">:$any, Property<"KindAttr">:$kind, IntArrayProp<I64Prop>:$list);
  let assemblyFormat = "$any `,` $kind `,` $list attr-dict";
}
def K_Color : I32EnumAttr<"Color", "color", [I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Blue", 1, "blue">]>;
def K_Spoken : I32EnumAttr<"Spoken", "word", [I32EnumAttrCase<"Yes", 0, "yes">, I32EnumAttrCase<"No", 1, "not at all">]>;
def K_ArraysOp : K_Op<"arrays"> {
  let arguments = (ins ArrayProp<I64Prop>:$numbers, ArrayProp<StringProp>:$texts, ArrayProp<ArrayProp<I32Prop>>:$nested,
    ArrayProp<UnitProp>:$units, OptionalProp<ArrayProp<EnumProp<K_Spoken>>>:$words);
  let assemblyFormat = "$numbers $texts $nested $units ($words^)? attr-dict";
}
def K_Byte : IntProp<"uint8_t">;
def K_BytesOp : K_Op<"bytes"> {
  let arguments = (ins K_Byte:$one, OptionalProp<K_Byte>:$some, DefaultValuedProp<K_Byte, "200">:$usual, ArrayProp<K_Byte>:$list,
    ConfinedProp<K_Byte, Compare<"value", ">", 5>, "large byte">:$large, DefaultValuedProp<ArrayProp<I64Prop>, "{}">:$none);
  let assemblyFormat = "$one $some (`usual` $usual^)? $list $large (`none` $none^)? attr-dict";
}
def K_UnitsOp : K_Op<"units"> {
  let arguments = (ins OptionalProp<UnitProp>:$unit, ArrayProp<OptionalProp<UnitProp>>:$list,
    OptionalProp<OptionalProp<I64Prop>>:$twice, ArrayProp<OptionalProp<I64Prop>>:$numbers, DefaultValuedProp<UnitProp, "true">:$usual);
  let assemblyFormat = "$unit $list $twice $numbers prop-dict attr-dict";
}
def K_LookedForOp : K_Op<"looked_for"> {
  let arguments = (ins OptionalAttr<SymbolNameAttr>:$symbol, OptionalAttr<StrAttr>:$text, DefaultValuedOptionalAttr<I64Attr, "7">:$number,
    UnitAttr:$unit, OptionalAttr<ArrayAttr>:$clause, OptionalAttr<K_Color>:$color);
  let assemblyFormat = "`(` $symbol $text $number `)` oilist(`clause` $clause) (`unit` $color $unit^)? attr-dict";
}
def K_InitialOp : K_Op<"initial"> {
  let arguments = (ins I32Prop:$number, K_Byte:$byte, BoolProp:$flag, StringProp:$text, EnumProp<K_Color>:$color,
    IntArrayProp<I64Prop>:$numbers, ArrayProp<StringProp>:$texts, OptionalProp<I64Prop>:$maybe, UnitProp:$unit);
  let assemblyFormat = "prop-dict attr-dict";
}
def K_UsualOp : K_Op<"usual"> {
  let arguments = (ins DefaultValuedProp<OptionalProp<I64Prop, 0>, "3">:$number,
    DefaultValuedProp<OptionalProp<EnumProp<K_Color>, 0>, "std::optional<::k::Color>(::k::Color::Blue)">:$color,
    DefaultValuedProp<OptionalProp<UnitProp, 0>, "true">:$unit, DefaultValuedProp<OptionalProp<I32Prop>, "std::nullopt">:$none,
    DefaultValuedProp<OptionalProp<StringProp, 0>, "std::make_optional(\"a b\")">:$text);
  let assemblyFormat = "$number (`color` $color^)? (`unit` $unit^)? (`none` $none^)? (`text` $text^)? attr-dict";
}
def K_ColorsOp : K_Op<"colors"> {
  let arguments = (ins EnumProp<K_Color>:$one, OptionalProp<EnumProp<K_Color>>:$maybe,
    ArrayProp<EnumPropWithAttrForm<K_Color, K_Color>>:$list);
  let assemblyFormat = "$one prop-dict attr-dict";
}
class K_If<Property p, string condition, string line> : ConfinedProp<p, CPred<condition>, line>;
def K_ConditionsOp : K_Op<"conditions"> {
  let arguments = (ins
    K_If<OptionalProp<I64Prop>, "!$_self || *$_self > 3", "nothing or more than 3">:$more,
    K_If<OptionalProp<I64Prop>, "$_self != 5", "not 5">:$other,
    K_If<OptionalProp<StringProp>, "!$_self.has_value() || $_self->size() > 1", "nothing or long text">:$text,
    K_If<OptionalProp<BoolProp>, "$_self == std::nullopt || $_self.value()", "nothing or true">:$flag,
    K_If<BoolProp, "$_self", "true">:$yes,
    K_If<EnumProp<K_Color>, "$_self != ::k::Color::Red", "not red">:$color,
    K_If<OptionalProp<OptionalProp<I64Prop>>, "!$_self || !*$_self || **$_self < 9", "nothing or less than 9">:$twice,
    ArrayProp<K_If<OptionalProp<I64Prop>, "$_self >= 2", "2 or more">>:$list);
  let assemblyFormat = "$more $other $text $flag $yes $color $twice $list attr-dict";
}
def K_Small : ConfinedProp<I64Prop, Compare<"value", "<", 10>, "small number">;
def K_OptionsOp : K_Op<"options"> {
  let arguments = (ins OptionalProp<I64Prop>:$number, OptionalProp<StringProp>:$text, OptionalProp<BoolProp>:$flag,
    OptionalProp<EnumProp<K_Color>>:$color, OptionalProp<NamedEnumProp<K_Color, "paint">>:$paint,
    OptionalProp<I64Prop, 0>:$long, OptionalProp<DefaultValuedProp<I64Prop, "3">>:$usual,
    OptionalProp<IntArrayProp<I64Prop>>:$list, OptionalProp<K_Small>:$small);
  let assemblyFormat = [{
    $number (`text` `=` $text^)? (`flag` `=` $flag^)? (`color` $color^)? ($paint^)? (`long` $long^)? (`usual` $usual^)?
    oilist(`list` `=` $list | `small` `=` $small) attr-dict
  }];
}

// Order of checks.
def K_HolderOp : K_Op<"holder", [SingleBlock, NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
def K_OrderOp : K_Op<"order", [HasParent<"HolderOp">, SameTypeOperands, AllTypesMatch<["x", "z"]>]> {
  let arguments = (ins I32Attr:$b, I64Attr:$a, AnyTypeOf<[I32, I64]>:$x, AnyTypeOf<[I32, I64]>:$y);
  let results = (outs AnyTypeOf<[I32, I64]>:$z);
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 1;
}
def K_GroupsOp : K_Op<"groups"> { let arguments = (ins Variadic<I32>:$many, I64:$one); }
def K_LoopOp : K_Op<"loop", [SingleBlockImplicitTerminator<"EndOp">]> { let regions = (region AnyRegion:$body); }
def K_EndOp : K_Op<"end", [Terminator]> { let assemblyFormat = "attr-dict"; }
def K_BroadcastOp : K_Op<"broadcast", [ResultsBroadcastableShape]> {
  let arguments = (ins AnyTensor:$a, AnyTensor:$b);
  let results = (outs AnyTensor:$c);
}
def K_IsolatedOp : K_Op<"isolated", [IsolatedFromAbove, NoTerminator]> { let regions = (region AnyRegion:$body); }
def K_GraphOp : K_Op<"graph", [HasOnlyGraphRegion, NoTerminator]> { let regions = (region AnyRegion:$body); }

// Types that the text does not write.
def K_Typed : Attr<IsA<"TypedAttr">, "attribute with a type"> { let storageType = "::mlir::TypedAttr"; }
def K_TypedOp : K_Op<"typed", [AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins K_Typed:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$value attr-dict";
}
def K_HookOp : K_Op<"hook", [InferTypeOpInterface]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def K_SecondOp : K_Op<"second", [InferTypeOpInterface, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$first, Variadic<AnyType>:$second);
  let results = (outs AnyType:$all);
  let assemblyFormat = "$first `:` type($first) `and` $second `:` type($second) attr-dict";
}

// Attributes and types in a format.
def K_Kind : AttrDef<K_Dialect, "Kind"> {
  let mnemonic = "kind";
  let parameters = (ins "int64_t":$level);
  let assemblyFormat = "`<` $level `>`";
}
def K_Box : TypeDef<K_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "int64_t":$level);
  let assemblyFormat = "`<` $level `>`";
}
def K_OwnLookedForOp : K_Op<"own_looked_for"> {
  let arguments = (ins OptionalAttr<K_Kind>:$kind);
  let assemblyFormat = "`(` $kind `)` attr-dict";
}
def K_ShortOp : K_Op<"short"> {
  let arguments = (ins K_Box:$box);
  let assemblyFormat = "$box `:` type($box) attr-dict";
}
def K_LongOp : K_Op<"long"> {
  let arguments = (ins K_Kind:$short, K_Kind:$long, K_Box:$box);
  let assemblyFormat = "$short qualified($long) $box `:` qualified(type($box)) attr-dict";
}
def K_AttributesOp : K_Op<"attributes"> {
  let arguments = (ins StrAttr:$text, TypeAttr:$type, BoolAttr:$bool, SymbolRefAttr:$symbol, AffineMapAttr:$map);
  let assemblyFormat = "$text $type $bool $symbol $map attr-dict";
}
def K_AllOp : K_Op<"all", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b);
  let assemblyFormat = "operands attr-dict `:` type(operands)";
}

// Groups.
def K_ElseOp : K_Op<"else"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a, Optional<I32>:$b);
  let assemblyFormat = "(`none`) : (`some` $a^ (`with` $b^)?)? attr-dict";
}
def K_UnitOp : K_Op<"unit"> {
  let arguments = (ins UnitAttr:$elided, UnitAttr:$written);
  let assemblyFormat = "(`fast` $elided^)? ($written^ `?`)? attr-dict";
}
def K_FlagsOp : K_Op<"flags"> {
  let arguments = (ins Variadic<I32>:$x, OptionalAttr<I32Attr>:$n);
  let assemblyFormat = "`(` $x `)` (`:` $n^ `]`)? `(` `end` `)` attr-dict";
}
