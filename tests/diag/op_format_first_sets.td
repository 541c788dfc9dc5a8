// Formats whose text is read back as something else, or not at all, each with a program. One token decides whether an
// element is present.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
class T_Op<string name, list<Trait> traits = []> : Op<T_Dialect, name, traits>;
// "t.types"() : () -> ()
def T_TypesOp : T_Op<"types"> {
  let arguments = (ins Variadic<I32>:$a);
  let assemblyFormat = "`(` $a `)` attr-dict `:` type($a)";
}
// %0 = "u.x"() : () -> i32
// "t.lists"(%0) <{operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
def T_ListsOp : T_Op<"lists", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b);
  let assemblyFormat = "$a $b `end` attr-dict";
}
// %0 = "u.x"() : () -> i32
// "t.optional"(%0) <{operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
def T_OptionalOp : T_Op<"optional", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$a, Variadic<I32>:$b);
  let assemblyFormat = "($a^)? $b `end` attr-dict";
}
// "t.numbers"() <{b = 3 : i32}> : () -> ()
def T_NumbersOp : T_Op<"numbers"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a, OptionalAttr<I32Attr>:$b);
  let assemblyFormat = "($a^)? ($b^)? `end` attr-dict";
}
// "t.dictionary"() {x = 1} : () -> ()
def T_DictionaryOp : T_Op<"dictionary"> {
  let arguments = (ins OptionalAttr<DictionaryAttr>:$d);
  let assemblyFormat = "($d^)? attr-dict";
}
// "t.absent"() <{u}> : () -> ()
def T_AbsentOp : T_Op<"absent"> {
  let arguments = (ins UnitAttr:$u, OptionalAttr<I32Attr>:$v);
  let assemblyFormat = "(`u` $u^ $v)? attr-dict";
}
// "t.region"() ({ "u.x"() : () -> () }) : () -> ()
def T_RegionOp : T_Op<"region"> {
  let arguments = (ins OptionalAttr<DictionaryAttr>:$d);
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "($d^)? $region attr-dict";
}
// "t.last"() : () -> ()
// %0 = "u.x"() : () -> i32
def T_LastOp : T_Op<"last"> {
  let arguments = (ins Variadic<I32>:$a);
  let assemblyFormat = "$a attr-dict";
}
// "t.string"() : () -> ()
// "u.x"() : () -> ()
def T_StringOp : T_Op<"string"> {
  let arguments = (ins OptionalAttr<StrAttr>:$s);
  let assemblyFormat = "attr-dict ($s^)?";
}
// %0 = "u.x"() : () -> i32
// "t.first"(%0) <{operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
def T_FirstOp : T_Op<"first", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$a, Optional<I32>:$b);
  let assemblyFormat = "`(` ($a `,` $b^)? `)` attr-dict";
}
// "t.cases"() <{c = 0 : i32}> : () -> ()
def T_A : I32EnumAttrCase<"A", 0, "a">;
def T_B : I32EnumAttrCase<"B", 1, "b">;
def T_Case : I32EnumAttr<"Case", "a case", [T_A, T_B]>;
def T_CasesOp : T_Op<"cases"> {
  let arguments = (ins UnitAttr:$u, T_Case:$c);
  let assemblyFormat = "(`a` $u^)? $c attr-dict";
}
// %0 = "u.x"() : () -> i32
// "t.clauses"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
def T_ClausesOp : T_Op<"clauses", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b, UnitAttr:$s);
  let assemblyFormat = "oilist(`x` $a $s | `y`) $b `end` attr-dict";
}
// %0 = "u.x"() : () -> i32
// "t.second"(%0) <{operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
def T_SecondOp : T_Op<"second", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$a, Optional<I32>:$b);
  let assemblyFormat = "`(` ($a^) : ($b)? `)` attr-dict";
}

// These are read back.
// %0 = "u.x"() : () -> i32
// "t.equal"() : () -> ()
// "t.equal"(%0, %0) : (i32, i32) -> ()
def T_EqualOp : T_Op<"equal", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b);
  let assemblyFormat = "`(` $a `and` $b `)` attr-dict";
}
// %0 = "u.x"() : () -> i32
// %1 = "t.some"(%0) : (i32) -> i32
def T_SomeOp : T_Op<"some", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a attr-dict `:` type($a)";
}
// %0 = "u.x"() : () -> i32
// "t.group"() : () -> ()
// "t.group"(%0) <{v = 3 : i32}> {v2} : (i32) -> ()
// "t.group"() <{c = 1 : i32}> {x} : () -> ()
def T_GroupOp : T_Op<"group"> {
  let arguments = (ins Variadic<I32>:$a, OptionalAttr<I32Attr>:$v, OptionalAttr<T_Case>:$c);
  let assemblyFormat = "`(` ($a^ `:` type($a))? ($v^)? ($c^)? `)` attr-dict";
}
// "u.x"() ({ "t.terminator"() : () -> () }) : () -> ()
def T_TerminatorOp : T_Op<"terminator", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$a);
  let assemblyFormat = "attr-dict ($a^ `:` type($a))?";
}
// The verifier may demand operands, and does so here.
// %0 = "u.x"() : () -> i32
// "t.verified"(%0) : (i32) -> ()
def T_VerifiedOp : T_Op<"verified"> {
  let arguments = (ins Variadic<I32>:$a);
  let assemblyFormat = "$a attr-dict `:` type($a)";
  let hasVerifier = 1;
}
// "t.looked_for"() <{b = 3 : i32}> : () -> ()
def T_LookedForOp : T_Op<"looked_for"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a, OptionalAttr<I32Attr>:$b);
  let assemblyFormat = "`[` $a `,` $b `]` attr-dict";
}
