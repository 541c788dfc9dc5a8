//! The requirements on operations: each line of `ops/checklist.txt` has one, with the tests
//! that show it. This suite has the tests of the lines that no other suite covers, with a
//! dialect of its own.

use isogloss::builtin::{ArrayAttr, DenseArrayAttr, UnitAttr};
use isogloss::ir::infer::{InferResultTypes, Operation};
use isogloss::ir::text::{OpPrintFlags, print};
use isogloss::ir::{Ir, OpRef};
use isogloss::text::{PrintOptions, parse_attribute};
use isogloss::{Attribute, Context, Diagnostic, Type};
use isogloss_tests::{TemporaryFile, oracle, repository};
use std::fs;
use std::process::Command;

isogloss::dialect! { r#"
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
"# }

impl OrderOpVerify for OrderOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        match self.a() {
            13 => Err(self.error("has an unlucky number")),
            _ => Ok(()),
        }
    }
}

impl InferResultTypes for HookOp<'_, '_> {
    fn infer<'c>(operation: &Operation<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic> {
        let context = operation.context();
        Ok(vec![isogloss::builtin::TupleType::get(context, operation.operand_types()).into()])
    }
}

impl InferResultTypes for SecondOp<'_, '_> {
    fn infer<'c>(operation: &Operation<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic> {
        let context = operation.context();
        Ok(vec![isogloss::builtin::TupleType::get(context, operation.operand_group(1)).into()])
    }
}

fn context() -> Box<Context> {
    Context::with_dialects([dialect()])
}

/// Programs that are wrong, with the line of the checklist and what is said first.
const WRONG: &[(u32, &str, &str)] = &[
    (
        5,
        r#"%a:3 = "t.a"() : () -> (i8, i32, i64) "k.equal"(%a#0, %a#1, %a#1, %a#2) : (i8, i32, i32, i64) -> ()"#,
        "'k.equal' op operand #2 must be variadic of 64-bit signless integer, but got 'i32'",
    ),
    (
        12,
        r#""k.defaults"() <{number = "x", text = "t", flag = true}> : () -> ()"#,
        "invalid properties {flag = true, number = \"x\", text = \"t\"} for op k.defaults: expected IntegerAttr for key `value`",
    ),
    (
        12,
        r#""k.options"() <{number = 8}> : () -> ()"#,
        "invalid properties {number = 8 : i64} for op k.options: expected optional properties to materialize as arrays",
    ),
    (
        12,
        r#""k.options"() <{text = ["a", "b"]}> : () -> ()"#,
        "invalid properties {text = [\"a\", \"b\"]} for op k.options: expected optional properties to become 0- or 1-element arrays",
    ),
    (
        12,
        r#""k.options"() <{text = [1]}> : () -> ()"#,
        "invalid properties {text = [1]} for op k.options: expected string property to come from string attribute",
    ),
    (
        12,
        r#""k.options"() <{small = [10]}> : () -> ()"#,
        "'k.options' op property 'small' failed to satisfy constraint: optional small number",
    ),
    (12, "k.options x", "custom op 'k.options' invalid value for property number, expected optional int64_t"),
    (12, "k.options 1 long some 1", "expected '<'"),
    (12, "k.options 1 long 1", "custom op 'k.options' expected 'none' or 'some<prop>'"),
    (
        12,
        r#""k.arrays"() <{numbers = array<i64: 1>, texts = [], nested = [], units = []}> : () -> ()"#,
        "invalid properties {nested = [], numbers = array<i64: 1>, texts = [], units = []} for op k.arrays: expected array attribute",
    ),
    (
        12,
        r#""k.arrays"() <{numbers = [1 : i8], texts = [1], nested = [], units = []}> : () -> ()"#,
        "invalid properties {nested = [], numbers = [1 : i8], texts = [1], units = []} for op k.arrays: expected string property to come from string attribute",
    ),
    (
        12,
        r#""k.arrays"() <{numbers = [], texts = [], nested = [[], 1], units = []}> : () -> ()"#,
        "invalid properties {nested = [[], 1], numbers = [], texts = [], units = []} for op k.arrays: expected array attribute",
    ),
    (
        12,
        r#""k.arrays"() <{numbers = [], texts = [], nested = [], units = [], words = [[2 : i32]]}> : () -> ()"#,
        "'k.arrays' op property 'words' failed to satisfy constraint: optional array of word",
    ),
    (12, "k.arrays 1", "expected '['"),
    (12, "k.bytes 256 none [] 6", "custom op 'k.bytes' integer value too large"),
    (12, "k.bytes 1 none [3, -129] 6", "custom op 'k.bytes' integer value too large"),
    (
        12,
        "k.bytes 1 x [] 6",
        "custom op 'k.bytes' invalid value for property some, expected optional uint8_t",
    ),
    (12, "k.bytes 1 none [] 5", "'k.bytes' op property 'large' failed to satisfy constraint: large byte"),
    (
        12,
        r#""k.bytes"() <{one = 1 : i8, list = [3, "a"], large = 6 : i8}> : () -> ()"#,
        "invalid properties {large = 6 : i8, list = [3, \"a\"], one = 1 : i8} for op k.bytes: expected IntegerAttr for key `value`",
    ),
    (12, "k.bytes -100 none [] 6", "custom op 'k.bytes' integer value too large"),
    (12, "k.usual 3", "custom op 'k.usual' expected 'none' or 'some<prop>'"),
    (
        12,
        r#""k.usual"() <{number = 3}> : () -> ()"#,
        "invalid properties {number = 3 : i64} for op k.usual: expected optional properties to materialize as arrays",
    ),
    (
        12,
        r#""k.colors"() <{one = 7}> : () -> ()"#,
        "'k.colors' op property 'one' failed to satisfy constraint: color",
    ),
    (
        12,
        "k.colors red <{list = [], maybe = [7 : i32]}>",
        "'k.colors' op property 'maybe' failed to satisfy constraint: optional color",
    ),
    (
        12,
        r#""k.colors"() <{list = [0, 7]}> : () -> ()"#,
        "'k.colors' op property 'list' failed to satisfy constraint: array of color",
    ),
    (
        12,
        r#""k.colors"() <{one = "red"}> : () -> ()"#,
        "invalid properties {one = \"red\"} for op k.colors: expected IntegerAttr storage for ::Color",
    ),
    (
        12,
        r#""k.colors"() <{list = ["red"]}> : () -> ()"#,
        "invalid properties {list = [\"red\"]} for op k.colors: expected ::ColorAttr or IntegerAttr storage for ::Color",
    ),
    (
        12,
        "k.initial",
        "invalid properties {} for op k.initial: expected key entry for number in DictionaryAttr to set Properties.",
    ),
    (
        12,
        "k.conditions 3 4 none none true blue none []",
        "'k.conditions' op property 'more' failed to satisfy constraint: nothing or more than 3",
    ),
    (
        12,
        "k.conditions 4 5 none none true blue none []",
        "'k.conditions' op property 'other' failed to satisfy constraint: not 5",
    ),
    (
        12,
        "k.conditions 4 none \"a\" none true blue none []",
        "'k.conditions' op property 'text' failed to satisfy constraint: nothing or long text",
    ),
    (
        12,
        "k.conditions 4 none none false true blue none []",
        "'k.conditions' op property 'flag' failed to satisfy constraint: nothing or true",
    ),
    (
        12,
        "k.conditions 4 none none true false blue none []",
        "'k.conditions' op property 'yes' failed to satisfy constraint: true",
    ),
    (
        12,
        "k.conditions 4 none none true true red none []",
        "'k.conditions' op property 'color' failed to satisfy constraint: not red",
    ),
    (
        12,
        "k.conditions 4 none none true true blue some<9> []",
        "'k.conditions' op property 'twice' failed to satisfy constraint: nothing or less than 9",
    ),
    (
        12,
        "k.conditions 4 none none true true blue none [2, 1]",
        "'k.conditions' op property 'list' failed to satisfy constraint: array of 2 or more",
    ),
    (
        12,
        "k.conditions 4 none none true true blue none [none]",
        "'k.conditions' op property 'list' failed to satisfy constraint: array of 2 or more",
    ),
    (12, "k.units unit [] none []", "custom op 'k.units' expected 'none' or 'some<prop>'"),
    (12, "k.units some<true> [] none []", "custom op 'k.units' expected 'unit' or 'unit_absent'"),
    (
        12,
        "k.units none [] some<x> []",
        "custom op 'k.units' invalid value for property twice, expected optional optional int64_t",
    ),
    (
        12,
        "k.units none [] none [x]",
        "custom op 'k.units' invalid value for property numbers, expected array of optional int64_t",
    ),
    (
        12,
        r#""k.units"() <{unit = [5], list = [], numbers = []}> : () -> ()"#,
        "invalid properties {list = [], numbers = [], unit = [5]} for op k.units: Invalid attribute `unit` in property conversion: [5]",
    ),
    (
        43,
        "k.looked_for ([])",
        "'k.looked_for' op attribute 'number' failed to satisfy constraint: 64-bit signless integer attribute",
    ),
    (43, "k.own_looked_for(5)", "'k.own_looked_for' op attribute 'kind' failed to satisfy constraint: "),
    (
        43,
        "k.looked_for () unit 5",
        "custom op 'k.looked_for' expected string or keyword containing one of the following enum values for attribute 'color' [red, blue]",
    ),
    (
        12,
        "k.defaults 3 \"t\" <5>",
        "invalid properties 5 : i64 for op k.defaults: expected DictionaryAttr to set properties",
    ),
    (13, r#"%0 = "k.order"() : () -> i8"#, "'k.order' op requires one region"),
    (13, r#""k.order"() ({}) : () -> ()"#, "'k.order' op requires one result"),
    (13, r#"%0 = "k.order"() ({}) : () -> i8"#, "'k.order' op expected 2 operands, but found 0"),
    (
        13,
        r#"%a = "t.a"() : () -> i32 %0 = "k.order"(%a, %a) ({}) : (i32, i32) -> i8"#,
        "'k.order' op expects parent op 'k.holder'",
    ),
    (
        14,
        r#"k.holder { %a = "t.a"() : () -> i32 %0 = "k.order"(%a, %a) ({}) : (i32, i32) -> i8 }"#,
        "'k.order' op requires attribute 'a'",
    ),
    (
        14,
        r#"k.holder { %a = "t.a"() : () -> i32 %0 = "k.order"(%a, %a) <{a = 1 : i8, b = 2 : i8}> ({}) : (i32, i32) -> i8 }"#,
        "'k.order' op attribute 'b' failed to satisfy constraint: 32-bit signless integer attribute",
    ),
    (
        15,
        r#"k.holder { %a = "t.a"() : () -> f32 %0 = "k.order"(%a, %a) <{a = 1 : i8, b = 2 : i32}> ({}) : (f32, f32) -> i8 }"#,
        "'k.order' op attribute 'a' failed to satisfy constraint: 64-bit signless integer attribute",
    ),
    (
        15,
        r#"k.holder { %a = "t.a"() : () -> f32 %0 = "k.order"(%a, %a) <{a = 1, b = 2 : i32}> ({}) : (f32, f32) -> i8 }"#,
        "'k.order' op operand #0 must be 32-bit signless integer or 64-bit signless integer, but got 'f32'",
    ),
    (
        15,
        r#"k.holder { %a = "t.a"() : () -> i32 %0 = "k.order"(%a, %a) <{a = 1, b = 2 : i32}> ({}) : (i32, i32) -> i8 }"#,
        "'k.order' op result #0 must be 32-bit signless integer or 64-bit signless integer, but got 'i8'",
    ),
    (
        15,
        r#"k.holder { %a = "t.a"() : () -> i32 %0 = "k.order"(%a, %a) <{a = 1, b = 2 : i32}> ({}) : (i32, i32) -> i64 }"#,
        "'k.order' op failed to verify that all of {x, z} have same type",
    ),
    (
        15,
        r#"k.holder { %a = "t.a"() : () -> i32 %0 = "k.order"(%a, %a) <{a = 1, b = 2 : i32}> ({}) : (i32, i32) -> i32 }"#,
        "'k.order' op region #0 ('body') failed to verify constraint: region with 1 blocks",
    ),
    (
        16,
        r#"k.holder { %a:2 = "t.a"() : () -> (i32, i32) %0 = "k.order"(%a#0, %a#1) <{a = 13, b = 2 : i32}> ({ "k.end"() : () -> () }) : (i32, i32) -> i32 }"#,
        "'k.order' op has an unlucky number",
    ),
    // As mlir-opt: `verify()` comes after the checks of traits and interfaces (an `arith.extsi` from i8 to i8).
    (
        16,
        r#"k.holder { %a:2 = "t.a"() : () -> (i32, i64) %0 = "k.order"(%a#0, %a#1) <{a = 13, b = 2 : i32}> ({ "k.end"() : () -> () }) : (i32, i64) -> i32 }"#,
        "'k.order' op requires all operands to have the same type",
    ),
    (
        16,
        r#"k.holder { %a:2 = "t.a"() : () -> (i32, i64) %0 = "k.order"(%a#0, %a#1) <{a = 1, b = 2 : i32}> ({ "k.end"() : () -> () }) : (i32, i64) -> i32 }"#,
        "'k.order' op requires all operands to have the same type",
    ),
    (
        17,
        r#""k.loop"() ({ "k.last"() : () -> () "t.x"() : () -> () }) : () -> ()"#,
        "'k.last' op expected 1 or more operands, but found 0",
    ),
    (
        17,
        r#""k.loop"() ({ "t.x"() : () -> () }) : () -> ()"#,
        "'k.loop' op expects regions to end with 'k.end', found 't.x'",
    ),
    (
        19,
        r#"%a:2 = "t.a"() : () -> (i32, f32) "k.groups"(%a#0, %a#0, %a#1) : (i32, i32, f32) -> ()"#,
        "'k.groups' op operand #2 must be 64-bit signless integer, but got 'f32'",
    ),
    (
        20,
        r#"%a:2 = "t.a"() : () -> (i8, i64) "k.groups"(%a#0, %a#1) : (i8, i64) -> ()"#,
        "'k.groups' op operand #0 must be variadic of 32-bit signless integer, but got 'i8'",
    ),
    (45, "k.bits \"none|a\", a", "custom op 'k.bits' invalid bits attribute specification: \"none|a\""),
    (45, "k.bits \"\", a", "'k.bits' op requires attribute 'bits'"),
    (45, "k.bits a, [", "custom op 'k.bits' expected keyword for bits"),
    (45, "k.bits a, \"c\"", "custom op 'k.bits' expected one of [none, a, b, ab] for bits, got: c"),
    (
        22,
        r#"%a:2 = "t.a"() : () -> (tensor<2xi8>, tensor<3xi8>) %0 = "k.broadcast"(%a#0, %a#1) : (tensor<2xi8>, tensor<3xi8>) -> tensor<3xi8>"#,
        "'k.broadcast' op operands don't have broadcast-compatible shapes",
    ),
    (
        22,
        r#"%a:2 = "t.a"() : () -> (tensor<1xi8>, tensor<2xi8>) %0 = "k.broadcast"(%a#0, %a#1) : (tensor<1xi8>, tensor<2xi8>) -> tensor<3xi8>"#,
        "'k.broadcast' op result type '3' not broadcast compatible with broadcasted operands's shapes '2'",
    ),
    (
        24,
        r#"%a = "t.a"() : () -> i32 "k.isolated"() ({ "t.r"() ({ "t.use"(%a) : (i32) -> () }) : () -> () }) : () -> ()"#,
        "'t.use' op using value defined outside the region",
    ),
    (
        25,
        r#""k.graph"() ({ "t.x"()[^bb1] : () -> () ^bb1: "t.y"() : () -> () }) : () -> ()"#,
        "'k.graph' op expects graph region #0 to have 0 or 1 blocks",
    ),
];

/// Texts that are read, verified and printed as they are.
const KEPT: &[(u32, &str)] = &[
    // The last group has the type, and the size, of the first.
    (
        3,
        "%first, %last = k.sized i8\n  %first_0, %maybe, %last_1 = k.sized i8 maybe i32\n  \
         %first_2, %maybe_3, %many:2, %last_4 = k.sized i16 maybe i32 many f32, f32",
    ),
    (5, "%0:2 = \"t.a\"() : () -> (i32, i32)\n  k.nested (%0#0), (), (%0#1, %0#0)"),
    (12, "k.defaults 3 \"t\" <{flag = true}> {note}"),
    (12, "k.flags_only\n  k.flags_only unit {unit}\n  k.flags_only {kept = 4 : i64, unit = 5 : i64}"),
    (12, "k.defaults 3 \"t\" <{flag = true}> {number = 4 : i64, text}"),
    (12, "k.options none"),
    (
        12,
        "k.arrays [] [] [] []\n  k.arrays [1, -2] [\"a b\"] [[1], []] [unit, unit_absent] [yes, \"not at all\"]",
    ),
    (12, "k.options none long some<4> usual some<3> {note}"),
    (12, "k.bytes 255 none [0, 255] 128\n  k.bytes 0 200 usual 255 [] 255 none [1]"),
    (
        12,
        "k.units none [] none [] \n  k.units some<unit> [some<unit>, none, some<unit_absent>] some<5> [5, none] <{usual = false}>",
    ),
    (
        12,
        "k.conditions none none none none true blue none []\n  k.conditions 4 6 \"ab\" true true blue some<none> [2, 3]\n  \
         k.conditions 5 -5 \"ab\" none true blue some<8> []",
    ),
    (43, "k.own_looked_for()\n  k.own_looked_for(<3>)"),
    (43, "k.looked_for(  )\n  k.looked_for(@s \"t\" 5) clause [1] unit red\n  k.looked_for( \"t\" )"),
    (
        12,
        "k.options -3 text = \"a b\" flag = false color blue paint<red> long some<-1> usual some<0> list = [1, 2] small = 9",
    ),
    (41, "%0 = \"t.a\"() : () -> !k.box<2>\n  k.short %0 : <2>\n  k.long <1> #k.kind<2> %0 : !k.box<2>"),
    (43, "#map = affine_map<(d0) -> (d0 + 1)>\n---\nk.attributes \"a b\" tuple<i8> true @a::@b #map"),
    (45, "k.bits \"none\", none\n  k.bits a, b\n  k.bits \"a|b|ab\", a|b|ab"),
    (47, "%0 = \"t.a\"() : () -> i32\n  k.all %0, %0 {operandSegmentSizes = array<i32: 2, 0>} : i32, i32"),
    (53, "%0 = \"t.a\"() : () -> i32\n  k.else some 1\n  k.else some 2 with %0\n  k.else none"),
    (54, "k.unit\n  k.unit fast\n  k.unit unit ?\n  k.unit fast unit ?"),
    (59, "%0 = \"t.a\"() : () -> i32\n  k.flags() (end)\n  k.flags(%0, %0) : 3] (end) {x}"),
];

#[test]
fn what_is_wrong_is_said_first() {
    let ctx = context();
    for (line, text, expected) in WRONG {
        let said = match Ir::parse(&ctx, text) {
            Err(error) => error.message().to_owned(),
            Ok(ir) => match ir.verify() {
                Err(violations) => violations[0].message().to_owned(),
                Ok(()) => "nothing".to_owned(),
            },
        };
        assert_eq!(said, *expected, "line {line}: {text}");
    }
}

#[test]
fn what_is_right_is_kept() {
    let ctx = context();
    for (line, text) in KEPT {
        // What is before the module.
        let (head, text) = text.split_once("---\n").unwrap_or(("", text));
        let text = format!("{head}module {{\n  {text}\n}}\n");
        let ir = Ir::parse(&ctx, &text).unwrap_or_else(|error| panic!("line {line}: {text}{error}"));
        assert!(ir.verify().is_ok(), "line {line}: {text}{:?}", ir.verify());
        assert_eq!(ir.to_string(), text, "line {line}");
    }
}

/// Calls `see` with the operation of a name in a text that is valid.
fn with_op(text: &str, name: &str, see: impl FnOnce(OpRef<'_, '_>)) {
    let ctx = context();
    let ir = Ir::parse(&ctx, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert!(ir.verify().is_ok(), "{text}: {:?}", ir.verify());
    see(ir.root().expect("a root").walk().find(|op| op.name() == name).expect("the operation"));
}

#[test]
fn line_2_and_7_groups_have_their_lengths_wherever_they_are() {
    let values = "%a:4 = \"t.a\"() : () -> (i8, i32, i32, i64)\n";
    for many in [0, 1, 2] {
        let names = ["", "%a#1, ", "%a#1, %a#2, "][many];
        let types = ["", "i32, ", "i32, i32, "][many];
        let first = format!("{values}\"k.first\"({names}%a#3) : ({types}i64) -> ()");
        with_op(&first, "k.first", |op| {
            let first = op.dyn_cast::<FirstOp<'_, '_>>().expect("a handle");
            assert_eq!((first.many().len(), first.one().ty()), (many, op.context().i64()));
        });
        let middle = format!("{values}\"k.middle\"(%a#0, {names}%a#3) : (i8, {types}i64) -> ()");
        with_op(&middle, "k.middle", |op| {
            let middle = op.dyn_cast::<MiddleOp<'_, '_>>().expect("a handle");
            let ends = (middle.before().ty(), middle.after().ty());
            assert_eq!((ends, middle.many().len()), ((op.context().integer(8), op.context().i64()), many));
        });
        let (names, types) = (names.trim_end_matches(", "), types.trim_end_matches(", "));
        let comma = if many == 0 { "" } else { ", " };
        let last = format!("{values}\"k.last\"(%a#3{comma}{names}) : (i64{comma}{types}) -> ()");
        with_op(&last, "k.last", |op| {
            let last = op.dyn_cast::<LastOp<'_, '_>>().expect("a handle");
            assert_eq!((last.one().ty(), last.many().len()), (op.context().i64(), many));
        });
    }
}

#[test]
fn line_5_groups_of_one_size_share_the_values() {
    let text = "%a:3 = \"t.a\"() : () -> (i8, i32, i64)
                \"k.equal\"(%a#0, %a#1, %a#1, %a#2, %a#2) : (i8, i32, i32, i64, i64) -> ()";
    with_op(text, "k.equal", |op| {
        let equal = op.dyn_cast::<EqualOp<'_, '_>>().expect("a handle");
        assert_eq!((equal.b().len(), equal.c().len()), (2, 2));
    });
}

/// MLIR divides, and prints a custom form without the operand that remains.
#[test]
fn line_5_groups_of_one_size_have_one() {
    let ctx = context();
    let text = "%a:3 = \"t.a\"() : () -> (i8, i32, i64)\n\"k.equal\"(%a#0, %a#1, %a#2, %a#2) : (i8, i32, i64, i64) -> ()";
    let ir = Ir::parse(&ctx, text).expect("a module");
    let error = ir.verify().expect_err("three operands for two groups").to_string();
    let expected =
        "'k.equal' op expected 2 variadic operand groups of equal size, but found 3 operands for them";
    assert!(error.contains(expected), "{error}");
}

#[test]
fn line_9_and_12_defaults_and_native_properties_are_values() {
    let text = r#""k.defaults"() <{number = 3 : i64, text = "t", flag = true, unit}> : () -> ()"#;
    with_op(text, "k.defaults", |op| {
        let op_ = op.dyn_cast::<DefaultsOp<'_, '_>>().expect("a handle");
        assert_eq!(
            (op_.filled(), op_.kept(), op_.number(), op_.flag(), op_.unit(), op_.usual()),
            (7, 8, 3, true, true, 3)
        );
        assert!(op.inherent_attr("filled").is_some() && op.inherent_attr("kept").is_none());
        assert_eq!(op_.text().bytes(), b"t");
    });
}

/// The generic form shows a unit property that is absent as `false`, which is read back; `true` is the unit.
#[test]
fn line_12_the_generic_form_of_unit_properties_is_read_back() {
    for (given, unit) in [("", "unit = false"), ("unit = false", "unit = false"), ("unit = true", "unit")] {
        let generic = format!("\"k.flags_only\"() <{{kept = 3 : i64, {unit}}}> : () -> ()");
        for text in [&format!("\"k.flags_only\"() <{{{given}}}> : () -> ()"), &generic] {
            with_op(text, "k.flags_only", |op| {
                let is_set = op.dyn_cast::<FlagsOnlyOp<'_, '_>>().expect("a handle").unit();
                assert_eq!(is_set, unit == "unit", "{text}");
                let mut printed = Vec::new();
                print(op, OpPrintFlags::default().generic(true), &PrintOptions::default(), &mut printed);
                assert_eq!(String::from_utf8_lossy(&printed).trim_end(), generic, "{text}");
            });
        }
    }
}

#[test]
fn line_12_arrays_are_attributes() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let list = |texts: &[&str]| {
        let elements = texts.iter().map(|text| parse_attribute(&ctx, text).expect("an attribute"));
        ArrayAttr::get(&ctx, &elements.collect::<Vec<_>>())
    };
    let (numbers, words) = (list(&["1", "-1"]), list(&["0 : i32", "1 : i32"]));
    let nested = list(&["[2 : i32]", "[]"]);
    let op = ArraysOp::builder(
        &mut ir.builder_at_end(body),
        numbers,
        list(&["\"a\""]),
        nested,
        list(&["unit", "false"]),
    )
    .words(words)
    .create();
    let text =
        "module {\n  k.arrays [1, -1] [\"a\"] [[2], []] [unit, unit_absent] [yes, \"not at all\"]\n}\n";
    assert_eq!(ir.to_string(), text);
    assert_eq!((ArraysOp::of(&ir, op).numbers(), ArraysOp::of(&ir, op).words()), (numbers, Some(words)));
    let binary = ir.write_bytecode().expect("it is right");
    assert_eq!(Ir::read_bytecode(&ctx, &binary).expect("it is right").to_string(), text);
}

#[test]
fn line_12_bytes_have_no_sign_and_units_may_be_in_options() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let list = parse_attribute(&ctx, "[-1 : i8]").expect("an attribute");
    let list = list.dyn_cast::<ArrayAttr<'_>>().expect("an array");
    let bytes = BytesOp::builder(&mut ir.builder_at_end(body), 255, list, 128).some(200).create();
    let empty = ArrayAttr::get(&ctx, &[]);
    let units =
        UnitsOp::builder(&mut ir.builder_at_end(body), empty, empty).unit(false).usual(false).create();
    let text = "module {\n  k.bytes 255 200 [255] 128\n  k.units some<unit_absent> [] none [] <{usual = false}>\n}\n";
    assert_eq!(ir.to_string(), text);
    let op = BytesOp::of(&ir, bytes);
    assert_eq!((op.one(), op.some(), op.usual(), op.list(), op.large()), (255, Some(200), 200, list, 128));
    let op = UnitsOp::of(&ir, units);
    assert_eq!((op.unit(), op.usual(), op.twice()), (Some(false), false, None));
    let binary = ir.write_bytecode().expect("it is right");
    assert_eq!(Ir::read_bytecode(&ctx, &binary).expect("it is right").to_string(), text);
    UnitsOp::set_unit(units, &mut ir, None);
    UnitsOp::set_usual(units, &mut ir, true);
    let op = UnitsOp::of(&ir, units);
    assert_eq!((op.unit(), op.usual()), (None, true));
}

#[test]
fn line_12_missing_properties_are_as_mlir_initialises_them() {
    let ctx = context();
    let zero = "module {\n  k.initial <{byte = 0 : i8, color = 0 : i32, flag = false, number = 0 : i32, numbers = array<i64>, \
                text = \"\", texts = []}>\n}\n";
    for missing in ["", "<{}>", "<{unit}>"] {
        let ir = Ir::parse(&ctx, &format!(r#""k.initial"() {missing} : () -> ()"#)).expect("a program");
        let text = ir.to_string();
        assert_eq!(text.replace(", unit", ""), zero, "{missing}");
        let binary = ir.write_bytecode().expect("it is right");
        assert_eq!(Ir::read_bytecode(&ctx, &binary).expect("it is right").to_string(), text);
    }
    // The properties are not among the other attributes.
    let ir = Ir::parse(&ctx, r#""k.initial"() {number = 5 : i32} : () -> ()"#).expect("a program");
    assert_eq!(ir.to_string(), zero.replace("}>", "}> {number = 5 : i32}"));
}

#[test]
fn line_12_properties_with_unknown_default_values_may_be_absent() {
    let mut loader = isogloss_load::Loader::new([]);
    let file = repository().join("tests/diag/op_default_not_understood.td");
    loader.files([&file]).unwrap_or_else(|error| panic!("{error}"));
    let ctx = Context::with_dialects(loader.dialects());
    let read = |properties: &str| {
        let ir = Ir::parse(&ctx, &format!("\"a.foo\"() <{{{properties}}}> : () -> ()")).expect("a program");
        ir.verify().map(|()| ir.to_string())
    };
    let absent = read("understood = []").expect("it is right");
    assert!(absent.contains("three = [3]") && !absent.contains("angle"), "{absent}");
    let values = ["angle = 1", "count = 2", "foo = 3", "many = [6]", "other = 4", "width = 5 : i32"];
    let given = read(&format!("understood = [], {}", values.join(", "))).expect("it is right");
    for value in values {
        assert!(given.contains(value), "{value}: {given}");
    }
}

#[test]
fn line_12_options_may_have_default_values() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let op = usual(&mut ir.builder_at_end(body));
    let text = "module {\n  k.usual some<3>\n}\n";
    assert_eq!(ir.to_string(), text);
    let handle = UsualOp::of(&ir, op);
    assert_eq!((handle.number(), handle.color()), (Some(3), Some(Color::Blue)));
    assert_eq!((handle.unit(), handle.none()), (Some(true), None));
    assert_eq!(handle.text().map(|text| text.bytes()), Some(&b"a b"[..]));
    UsualOp::set_number(op, &mut ir, None);
    UsualOp::set_color(op, &mut ir, None);
    UsualOp::set_unit(op, &mut ir, Some(false));
    UsualOp::set_none(op, &mut ir, Some(4));
    UsualOp::set_text(op, &mut ir, None);
    let changed = "module {\n  k.usual none color none unit some<unit_absent> none 4 text none\n}\n";
    assert_eq!(ir.to_string(), changed);
    assert_eq!(Ir::parse(&ctx, changed).expect("a program").to_string(), changed);
    let generic = Ir::parse(&ctx, r#""k.usual"() : () -> ()"#).expect("a program");
    assert_eq!(generic.to_string(), text);
    let binary = ir.write_bytecode().expect("it is right");
    assert_eq!(Ir::read_bytecode(&ctx, &binary).expect("it is right").to_string(), changed);
}

/// Properties of types that are no values of the runtime are attributes, of the class that the definition names.
#[test]
fn line_12_properties_of_other_types_are_attributes() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let (any, kind) = (Attribute::from(UnitAttr::get(&ctx)), KindAttr::get(&ctx, 4));
    let list = DenseArrayAttr::i64s(&ctx, &[1, 2]);
    own_types(&mut ir.builder_at_end(body), any, kind, list);
    let text = "module {\n  k.own_types unit, <4>, [1, 2]\n}\n";
    assert_eq!(ir.to_string(), text);
    with_op(text, "k.own_types", |op| {
        let own = op.dyn_cast::<OwnTypesOp<'_, '_>>().expect("a handle");
        let read: (Attribute<'_>, KindAttr<'_>, DenseArrayAttr<'_>) = (own.any(), own.kind(), own.list());
        assert_eq!(
            (read.0.to_string(), read.1.level(), read.2.to_string()),
            ("unit".to_owned(), 4, "array<i64: 1, 2>".to_owned())
        );
    });
}

#[test]
fn line_12_options_are_options_of_rust() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let none = options(&mut ir.builder_at_end(body));
    let list = DenseArrayAttr::i64s(&ctx, &[1]);
    let all = OptionsOp::builder(&mut ir.builder_at_end(body))
        .number(-3)
        .text("a")
        .flag(true)
        .color(Color::Blue)
        .paint(Color::Red)
        .long(4)
        .usual(5)
        .list(list)
        .small(6)
        .create();
    let text = "module {\n  k.options none\n  k.options -3 text = \"a\" flag = true color blue paint<red> long some<4> \
                usual some<5> list = [1] small = 6\n}\n";
    assert_eq!(ir.to_string(), text);
    let numbers = |op: OptionsOp<'_, '_>| (op.number(), op.long(), op.usual(), op.small());
    let op = OptionsOp::of(&ir, all);
    assert_eq!(numbers(op), (Some(-3), Some(4), Some(5), Some(6)));
    assert_eq!((op.flag(), op.color(), op.paint()), (Some(true), Some(Color::Blue), Some(Color::Red)));
    assert_eq!(op.text().map(|text| text.bytes()), Some(&b"a"[..]));
    assert_eq!(op.list(), Some(list));
    let op = OptionsOp::of(&ir, none);
    assert_eq!(numbers(op), (None, None, None, None));
    assert_eq!((op.flag(), op.color(), op.text().is_none(), op.list()), (None, None, true, None));

    // What is removed is the empty array, which the generic form shows.
    OptionsOp::set_number(all, &mut ir, None);
    OptionsOp::set_small(none, &mut ir, Some(7));
    assert_eq!((OptionsOp::of(&ir, all).number(), OptionsOp::of(&ir, none).small()), (None, Some(7)));
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    let stored = |name: &str| ir.op(all).inherent_attr(name).map(|value| value.to_string());
    assert_eq!(stored("number").as_deref(), Some("[]"));
    assert_eq!(stored("color").as_deref(), Some("[1 : i32]"));
    let binary = ir.write_bytecode().expect("it is right");
    assert_eq!(Ir::read_bytecode(&ctx, &binary).expect("it is right").to_string(), ir.to_string());
}

/// Functions with wrong operations.
const WRONG_FUNCTIONS: &str = r#"
"func.func"() <{sym_name = "a", function_type = () -> ()}> ({
  "arith.addi"() : () -> ()
  "arith.subi"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{sym_name = "b", function_type = () -> ()}> ({ "func.return"() : () -> () }) : () -> ()
"func.func"() <{sym_name = "c", function_type = () -> ()}> ({
  "t.nested"() ({ "arith.muli"() : () -> () }) : () -> ()
  "arith.muli"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"#;

/// All wrong operations are reported; the first one of each isolated operation is what mlir-opt reports.
#[test]
fn line_18_isolated_operations_each_report() {
    let ctx = Context::with_dialects(isogloss_cli::known_dialects());
    let ir = Ir::parse(&ctx, WRONG_FUNCTIONS).unwrap_or_else(|error| panic!("{error}"));
    let violations = ir.verify().expect_err("two functions are wrong");
    let ours: Vec<&str> = violations.iter().map(|violation| violation.message()).collect();
    assert_eq!(ours.len(), 4, "{ours:?}");
    let Some(tool) = oracle("mlir-opt") else { return };
    let file = TemporaryFile::new("isolated.mlir", WRONG_FUNCTIONS);
    let output =
        Command::new(tool).arg("--allow-unregistered-dialect").arg(&*file).output().expect("mlir-opt");
    let said = String::from_utf8_lossy(&output.stderr);
    let errors = said.lines().filter_map(|line| Some(line.split_once(": error: ")?.1));
    assert_eq!(errors.collect::<Vec<_>>(), [ours[0], ours[2]], "{said}");
}

#[test]
fn line_32_and_34_types_follow_from_attributes_and_hooks() {
    let ctx = context();
    let text = "module {\n  %0 = k.typed 1 : i8\n  %1 = k.typed \"a\" : i16\n  %2 = k.hook %0 : i8\n  \
                %3 = k.second %0 : i8 and %1, %0 : i16, i8\n}\n";
    let ir = Ir::parse(&ctx, text).unwrap_or_else(|error| panic!("{error}"));
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    assert_eq!(ir.to_string(), text);
    let root = ir.root().expect("a root");
    let hook = root.walk().find_map(|op| op.dyn_cast::<HookOp<'_, '_>>()).expect("a hook");
    assert_eq!(hook.y().ty().to_string(), "tuple<i8>");
    let second = root.walk().find_map(|op| op.dyn_cast::<SecondOp<'_, '_>>()).expect("one with groups");
    assert_eq!(second.all().ty().to_string(), "tuple<i16, i8>");
}

/// How many lines the checklist has.
const LINES: usize = 69;

/// Whether a test exists that a line of the checklist names: `PROGRAM/SUITE::FUNCTION`, `oracle HEADING`, `wrong NUMBER` and
/// `kept NUMBER` of the tables here, `diag NAME`, `file PATH`.
fn exists(test: &str) -> bool {
    let read = |path: String| fs::read_to_string(repository().join(path)).unwrap_or_default();
    let (kind, rest) = test.split_once(' ').unwrap_or(("", test));
    let number = || rest.parse::<u32>().ok();
    match kind {
        "" => rest.split_once("::").is_some_and(|(suite, function)| {
            read(format!("tests/tests/{suite}.rs")).contains(&format!("#[test]\nfn {function}()"))
        }),
        "oracle" => {
            read("tests/ops/oracle/programs.txt".to_owned()).lines().any(|line| line == format!("// {rest}"))
        }
        "wrong" => WRONG.iter().any(|(line, ..)| Some(*line) == number()),
        "kept" => KEPT.iter().any(|(line, _)| Some(*line) == number()),
        "diag" => !read(format!("tests/diag/{rest}.expected")).is_empty(),
        "file" => !read(rest.to_owned()).is_empty(),
        _ => false,
    }
}

#[test]
fn every_line_of_the_checklist_has_a_test() {
    let table = fs::read_to_string(repository().join("tests/ops/checklist.txt")).expect("the checklist");
    let lines: Vec<&str> = table.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
    assert_eq!(lines.len(), LINES);
    for (number, line) in (1..).zip(lines) {
        let columns: Vec<&str> = line.split(" | ").collect();
        let [id, _, verdict, tests] = columns[..] else { panic!("not four columns: {line}") };
        assert_eq!(id.trim().parse(), Ok(number), "{line}");
        let has_reason = ["ours: ", "differs: "].iter().any(|start| verdict.starts_with(start));
        assert!(verdict == "equal" || has_reason, "{line}");
        for test in tests.split("; ") {
            assert!(exists(test), "line {number}: there is no test `{test}`");
        }
    }
}
