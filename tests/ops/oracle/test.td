// Operations of the reference tool's test dialect, declared with our words.
include "isogloss/Op.td"
include "isogloss/Property.td"

def Test_Dialect : Dialect { let name = "test"; }

class Test_Op<string name, list<Trait> traits = []> : Op<Test_Dialect, name, traits>;

def Test_ReturnOp : Test_Op<"return", [Terminator]> { let arguments = (ins Variadic<AnyType>:$values); }

// Literals, attributes and dictionaries.
def Test_LiteralOp : Test_Op<"format_literal_op"> {
  let assemblyFormat = [{
    `keyword_$.` `->` `:` `,` `=` `<` `>` `(` `)` `[` `]` `` `(` ` ` `)` `?` `+` `*` ` ` `{` `\n` `}` attr-dict
  }];
}
def Test_AttrOp : Test_Op<"format_attr_op"> {
  let arguments = (ins I64Attr:$attr);
  let assemblyFormat = "$attr attr-dict";
}
def Test_OptAttrAOp : Test_Op<"format_opt_attr_op_a"> {
  let arguments = (ins OptionalAttr<I64Attr>:$opt_attr);
  let assemblyFormat = "(`(` $opt_attr^ `)` )? attr-dict";
}
def Test_OptAttrBOp : Test_Op<"format_opt_attr_op_b"> {
  let arguments = (ins OptionalAttr<I64Attr>:$opt_attr);
  let assemblyFormat = "($opt_attr^)? attr-dict";
}
def Test_SymbolNameOp : Test_Op<"format_symbol_name_attr_op"> {
  let arguments = (ins SymbolNameAttr:$attr);
  let assemblyFormat = "$attr attr-dict";
}
def Test_OptSymbolNameOp : Test_Op<"format_opt_symbol_name_attr_op"> {
  let arguments = (ins OptionalAttr<SymbolNameAttr>:$opt_attr);
  let assemblyFormat = "($opt_attr^)? attr-dict";
}
def Test_DictWithKeywordOp : Test_Op<"format_attr_dict_w_keyword"> {
  let arguments = (ins I64Attr:$attr, OptionalAttr<I64Attr>:$opt_attr);
  let assemblyFormat = "attr-dict-with-keyword";
}
def Test_ElseOp : Test_Op<"format_optional_else"> {
  let arguments = (ins UnitAttr:$isFirstBranchPresent);
  let assemblyFormat = "(`then` $isFirstBranchPresent^):(`else`)? attr-dict";
}

// Regions.
def Test_RegionAOp : Test_Op<"format_region_a_op"> {
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "regions attr-dict";
}
def Test_RegionBOp : Test_Op<"format_region_b_op"> {
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "$region attr-dict";
}
def Test_RegionCOp : Test_Op<"format_region_c_op"> {
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "(`region` $region^)? attr-dict";
}
def Test_RegionsAOp : Test_Op<"format_variadic_region_a_op"> {
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let assemblyFormat = "$bodies attr-dict";
}
def Test_RegionsBOp : Test_Op<"format_variadic_region_b_op"> {
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let assemblyFormat = "($bodies^ `found_regions`)? attr-dict";
}
def Test_ImplicitOp
    : Test_Op<"format_implicit_terminator_region_a_op", [SingleBlockImplicitTerminator<"ReturnOp">]> {
  let regions = (region AnyRegion:$bodies);
  let assemblyFormat = "$bodies attr-dict";
}
def Test_SizedRegionOp : Test_Op<"sized_region_op"> {
  let regions = (region SizedRegion<2>:$my_region, SizedRegion<1>);
}

// Results and operands with their types.
def Test_ResultAOp : Test_Op<"format_result_a_op"> {
  let results = (outs I64:$buildable_res, AnyMemRef:$result);
  let assemblyFormat = "type($result) attr-dict";
}
def Test_ResultBOp : Test_Op<"format_result_b_op"> {
  let results = (outs I64:$buildable_res, AnyMemRef:$result);
  let assemblyFormat = "type(results) attr-dict";
}
def Test_ResultCOp : Test_Op<"format_result_c_op"> {
  let results = (outs I64:$buildable_res, AnyMemRef:$result);
  let assemblyFormat = "functional-type($buildable_res, $result) attr-dict";
}
def Test_VariadicResultOp : Test_Op<"format_variadic_result"> {
  let results = (outs Variadic<I64>:$result);
  let assemblyFormat = "`:` type($result) attr-dict";
}
def Test_VariadicResultsOp : Test_Op<"format_multiple_variadic_results", [AttrSizedResultSegments]> {
  let results = (outs Variadic<I64>:$result0, Variadic<AnyType>:$result1);
  let assemblyFormat = "`:` `(` type($result0) `)` `,` `(` type($result1) `)` attr-dict";
}
class Test_OperandOp<string letter, string format> : Test_Op<"format_operand_" # letter # "_op"> {
  let arguments = (ins I64:$buildable, AnyMemRef:$operand);
  let assemblyFormat = format;
}
def Test_OperandAOp : Test_OperandOp<"a", "operands `:` type(operands) attr-dict">;
def Test_OperandBOp : Test_OperandOp<"b", "operands `:` type($operand) attr-dict">;
def Test_OperandCOp : Test_OperandOp<"c", "$buildable `,` $operand `:` type(operands) attr-dict">;
def Test_OperandDOp : Test_OperandOp<"d", "$buildable `,` $operand `:` type($operand) attr-dict">;
def Test_OperandEOp
    : Test_OperandOp<"e", "$buildable `,` $operand `:` type($buildable) `,` type($operand) attr-dict">;
def Test_VariadicOperandOp : Test_Op<"format_variadic_operand"> {
  let arguments = (ins Variadic<I64>:$operand);
  let assemblyFormat = "$operand `:` type($operand) attr-dict";
}
def Test_NestedOperandOp : Test_Op<"format_variadic_of_variadic_operand"> {
  let arguments = (ins VariadicOfVariadic<I64, "operand_segments">:$operand, DenseI32ArrayAttr:$operand_segments);
  let assemblyFormat = "$operand `:` type($operand) attr-dict";
}
def Test_OptionalAOp : Test_Op<"format_optional_operand_result_a_op", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I64>:$optional, Variadic<I64>:$variadic);
  let results = (outs Optional<I64>:$optional_res);
  let assemblyFormat = [{
    `(` $optional `:` type($optional) `)` `:` type($optional_res) (`[` $variadic^ `]`)? attr-dict
  }];
}
def Test_OptionalBOp : Test_Op<"format_optional_operand_result_b_op", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I64>:$optional, Variadic<I64>:$variadic);
  let results = (outs Optional<I64>:$optional_res);
  let assemblyFormat = [{
    (`(` $optional^ `:` type($optional) `)`)? `:` type($optional_res) (`[` $variadic^ `]`)? attr-dict
  }];
}
def Test_SuccessorOp : Test_Op<"format_successor_a_op", [Terminator]> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$targets);
  let assemblyFormat = "$targets attr-dict";
}

// Clauses in any order.
def Test_KeywordsOp : Test_Op<"oilist_with_keywords_only"> {
  let arguments = (ins UnitAttr:$keyword, UnitAttr:$otherKeyword);
  let assemblyFormat = "oilist(`keyword` $keyword | `otherKeyword` $otherKeyword) attr-dict";
}
class Test_ClausesOp<string name> : Test_Op<name, [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$arg0, Optional<AnyType>:$arg1, Optional<AnyType>:$arg2);
}
def Test_ArgumentsOp : Test_ClausesOp<"oilist_with_simple_args"> {
  let assemblyFormat = [{
    oilist(`keyword` $arg0 `:` type($arg0) | `otherKeyword` $arg1 `:` type($arg1)
         | `thirdKeyword` $arg2 `:` type($arg2)) attr-dict
  }];
}
def Test_ParensOp : Test_Op<"oilist_variadic_with_parens", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$arg0, Variadic<AnyType>:$arg1, Variadic<AnyType>:$arg2);
  let assemblyFormat = [{
    oilist(`keyword` `(` $arg0 `:` type($arg0) `)` | `otherKeyword` `(` $arg1 `:` type($arg1) `)`
         | `thirdKeyword` `(` $arg2 `:` type($arg2) `)`) attr-dict
  }];
}

// Groups of operands and results.
def Test_SizedOperandsOp : Test_Op<"attr_sized_operands", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b, I32:$c, Variadic<I32>:$d);
}
def Test_SizedResultsOp : Test_Op<"attr_sized_results", [AttrSizedResultSegments]> {
  let results = (outs Variadic<I32>:$a, Variadic<I32>:$b, I32:$c, Variadic<I32>:$d);
}

// Traits on types.
def Test_SameOperandsElementOp : Test_Op<"same_operand_element_type", [SameOperandsElementType]> {
  let arguments = (ins AnyType, AnyType);
  let results = (outs AnyType);
}
def Test_SameElementOp
    : Test_Op<"same_operand_and_result_element_type", [SameOperandsAndResultElementType]> {
  let arguments = (ins Variadic<AnyType>);
  let results = (outs Variadic<AnyType>);
}
def Test_SameOperandsShapeOp : Test_Op<"same_operand_shape", [SameOperandsShape]> {
  let arguments = (ins Variadic<AnyShaped>);
}
def Test_SameShapeOp : Test_Op<"same_operand_and_result_shape", [SameOperandsAndResultShape]> {
  let arguments = (ins Variadic<AnyShaped>);
  let results = (outs Variadic<AnyShaped>);
}
def Test_SameTypeOp : Test_Op<"same_operand_and_result_type", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>);
  let results = (outs Variadic<AnyType>);
}
def Test_ElementwiseOp : Test_Op<"elementwise_mappable", [ElementwiseMappable]> {
  let arguments = (ins Variadic<AnyType>);
  let results = (outs Variadic<AnyType>);
}

// Native properties.
def Test_WrappedPropertiesOp : Test_Op<"with_wrapped_properties"> {
  let arguments = (ins StringProp:$prop);
  let assemblyFormat = "prop-dict attr-dict";
}

// Types that follow from attributes, and by a hook.
def Test_Typed : Attr<IsA<"TypedAttr">, "TypedAttr instance"> { let storageType = "::mlir::TypedAttr"; }
def Test_AllTypesAttrOp
    : Test_Op<"format_all_types_match_attr", [AllTypesMatch<["value1", "value2", "result"]>]> {
  let arguments = (ins Test_Typed:$value1, AnyType:$value2);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value1 `,` $value2";
}
def Test_InferTypeOp : Test_Op<"format_infer_type", [InferTypeOpInterface]> {
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict";
}

// Attributes and types in their short and full forms.
def Test_SimpleType : TypeDef<Test_Dialect, "SimpleA"> { let mnemonic = "smpla"; }
defvar compound = "`<` $number `,` $type `,` `[` $numbers `]` `>`";
def Test_CompoundAttr : AttrDef<Test_Dialect, "Compound"> {
  let mnemonic = "cmpnd_a";
  let parameters = (ins "int":$number, "::mlir::Type":$type, ArrayRefParameter<"int">:$numbers);
  let assemblyFormat = compound;
}
def Test_CompoundOp : Test_Op<"format_compound_attr"> {
  let arguments = (ins Test_CompoundAttr:$compound);
  let assemblyFormat = "$compound attr-dict-with-keyword";
}
def Test_CompoundType : TypeDef<Test_Dialect, "CompoundKind"> {
  let mnemonic = "cmpnd_a";
  let parameters = (ins "int":$number, "::mlir::Type":$type, ArrayRefParameter<"int">:$numbers);
  let assemblyFormat = compound;
}
def Test_InnerType : TypeDef<Test_Dialect, "Inner"> {
  let mnemonic = "cmpnd_inner";
  let parameters = (ins "int":$number, "CompoundKindType":$compound);
  let assemblyFormat = "`<` $number $compound `>`";
}
def Test_OuterType : TypeDef<Test_Dialect, "Outer"> {
  let mnemonic = "cmpnd_nested_outer";
  let parameters = (ins "InnerType":$inner);
  let assemblyFormat = "`<` `i` $inner `>`";
}
def Test_NestedTypeOp : Test_Op<"format_cpmd_nested_type"> {
  let arguments = (ins Test_OuterType:$nested);
  let assemblyFormat = "$nested `nested` type($nested) attr-dict-with-keyword";
}
def Test_QualifiedTypeOp : Test_Op<"format_qual_cpmd_nested_type"> {
  let arguments = (ins Test_OuterType:$nested);
  let assemblyFormat = "$nested `nested` qualified(type($nested)) attr-dict-with-keyword";
}

// Unit attributes as anchors.
def Test_UnitOp : Test_Op<"format_optional_unit_attribute"> {
  let arguments = (ins UnitAttr:$is_optional);
  let assemblyFormat = "(`is_optional` $is_optional^)? attr-dict";
}
def Test_WrittenUnitOp : Test_Op<"format_optional_unit_attribute_no_elide"> {
  let arguments = (ins UnitAttr:$is_optional);
  let assemblyFormat = "($is_optional^)? attr-dict";
}

// Native properties of several kinds.
def Test_PropertiesOp : Test_Op<"with_properties"> {
  let arguments = (ins I64Prop:$a, StrAttr:$b, StringProp:$c, BoolProp:$flag, IntArrayProp<I64Prop>:$array,
                       IntArrayProp<I32Prop>:$array32);
  let assemblyFormat = [{
    `a` `=` $a `,` `b` `=` $b `,` `c` `=` $c `,` `flag` `=` $flag `,` `array` `=` $array `,` `array32` `=` $array32 attr-dict
  }];
}
def Test_DefaultsOp : Test_Op<"with_default_valued_properties"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "0">:$a, DefaultValuedProp<StringProp, "\"\"">:$b,
                       DefaultValuedProp<I32Prop, "-1">:$c, UnitProp:$unit);
  let assemblyFormat = "($a^) : (`na`)? ($b^)? ($c^)? ($unit^)? attr-dict";
}

// The types of some of its options are unknown here: the tests do not give those.
def Test_OptionsOp : Test_Op<"with_optional_properties"> {
  let arguments = (ins OptionalAttr<I32Attr>:$anAttr, OptionalProp<I64Prop>:$simple, OptionalProp<IntProp<"int8_t">>:$simplei8, OptionalProp<StringProp>:$nonTrivialStorage,
                       OptionalProp<DefaultValuedProp<I64Prop, "0">>:$hasDefault, OptionalProp<StringProp, 0>:$longSyntax,
                       UnitProp:$hasUnit, DefaultValuedAttr<ArrayAttr, "{}">:$simpleui8, DefaultValuedAttr<ArrayAttr, "{}">:$nested,
                       DefaultValuedAttr<ArrayAttr, "{}">:$maybeUnit);
  let assemblyFormat = [{
    (`anAttr` `=` $anAttr^)? (`simple` `=` $simple^)? (`simplei8` `=` $simplei8^)? (`nonTrivialStorage` `=` $nonTrivialStorage^)?
    (`hasDefault` `=` $hasDefault^)? (`longSyntax` `=` $longSyntax^)? (`hasUnit` $hasUnit^)? attr-dict
  }];
}

def Test_MixedOp : Test_Op<"mixed_normal_variadic_operand", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyTensor>:$input1, AnyTensor:$input2, Variadic<AnyTensor>:$input3);
}
