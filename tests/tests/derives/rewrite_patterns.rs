//! Rewrite patterns of definition files (`PatternBase.td`) as Rust: their effect on programs.
//!
//! `patterns/rewritten.txt` has the programs before and after. After a change:
//! `UPDATE_EXPECT=1 cargo test -p isogloss-tests --test derives rewrite_patterns::`, and review the difference.

use isogloss::builtin::IntegerAttr;
use isogloss::ir::{Building, Ir, OpDefHandle, OpRef, ValueId, ValueRef};
use isogloss::rewrite::{GreedyOptions, Patterns, Rewriter, rewrite_greedily};
use isogloss::{Attribute, Context, Type};
use isogloss_tests::{golden, repository};

isogloss::dialect! { r##"
include "isogloss/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
class T_Op<string name, list<Trait> traits = []> : Op<T_Dialect, name, traits>;
def T_NegOp : T_Op<"neg", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
}
def T_AddOp : T_Op<"add", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$r);
}
def T_SubOp : T_Op<"sub", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$r);
}
def T_ConstOp : T_Op<"const", [ConstantLike]> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyType:$r);
}
def T_CastOp : T_Op<"cast"> {
  let arguments = (ins AnyType:$x, DefaultValuedOptionalAttr<I32Attr, "1">:$mode, UnitAttr:$fast);
  let results = (outs AnyType:$r);
}
def T_DivRemOp : T_Op<"divrem"> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$quotient, AnyType:$remainder);
}
def T_CallOp : T_Op<"call", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$args, Optional<AnyType>:$mask, StrAttr:$callee);
  let results = (outs Variadic<AnyType>:$r);
}
def T_ShiftOp : T_Op<"shift"> {
  let arguments = (ins I32:$x, I64Prop:$count, I32Attr:$n);
  let results = (outs I32:$r);
}
def T_MarkOp : T_Op<"mark"> { let arguments = (ins AnyType:$x); }
def T_MergeOp : T_Op<"merge"> {
  let arguments = (ins Variadic<AnyType>:$xs);
  let results = (outs AnyType:$r);
}
def T_ZeroOp : T_Op<"zero", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
}
def T_UseOp : T_Op<"use"> { let arguments = (ins Variadic<AnyType>:$xs); }

def OneUse : Constraint<CPred<"$0.hasOneUse()">, "has one use">;
def SameTypes : Constraint<CPred<"$0.getType() == $1.getType()">, "are of one type">;
def NotFast : Constraint<CPred<"$0 == nullptr">, "is left out">;
def IsFast : Constraint<CPred<"$0 != nullptr">, "is given">;
def NoUse : Constraint<CPred<"$0.getUses().empty()">, "has no use">;
def OneValue : Constraint<CPred<"$0.size() == 1">, "is one value">;
def SameValues : Constraint<And<[CPred<"$0.size() > 1">, CPred<"llvm::all_equal($0)">]>, "are the same value">;
def Narrower : Constraint<
    CPred<"$0.getType().getIntOrFloatBitWidth() < $1.getType().getIntOrFloatBitWidth()">, "is narrower">;
def SmallInt : Constraint<CPred<"::llvm::isa<::mlir::IntegerType>($0.getType()) && "
                                "!($0.getType().isInteger(64) || $0.getType().isInteger(128))">, "small">;
def IsEven : Constraint<RustPred<"super::is_even">, "is even">;
def Ordered : Constraint<RustPred<"super::are_ordered">, "are in order">;
def : CppFunction<"t::widen", "super::widen">;
def : CppFunction<"t::isTwo", "super::is_two">;

// Nested nodes, a value that is there.
def NegNeg : Pat<(T_NegOp (T_NegOp $x)), (replaceWithValue $x)>;
// Operands of one name; a constant of the type.
def SubSelf : Pat<(T_SubOp $x, $x), (T_ConstOp (NativeCodeCall<"$_builder.getI32IntegerAttr(0)">)),
                  [(I32 $x)]>;
// Either order, and a nested result.
def AddNeg : Pat<(T_AddOp (either (T_NegOp:$n $y), AnyInteger:$x)), (T_SubOp $x, $y), [(OneUse $n)]>;
// Two constants by a Rust function.
def AddConst : Pat<(T_AddOp (ConstantLikeMatcher I32Attr:$a), (ConstantLikeMatcher I32Attr:$b)),
                   (T_ConstOp (RustCall<"super::sum"> $a, $b)), [], [], (addBenefit 5)>;
// Types that are compared; a default value and a unit.
def CastTwice : Pat<(T_CastOp:$to (T_CastOp:$via $x, $mode, $_), $_, $fast), (T_CastOp $x, $mode, $fast),
                    [(Narrower $x, $via), (SmallInt $to)]>;
def CastSame : Pat<(T_CastOp:$to $x, ConstantAttr<I32Attr, "1">, $_), (replaceWithValue $x), [(SameTypes $to, $x)]>;
// Several results, and result patterns for them.
def DivRem : Pattern<(T_DivRemOp:$op $x, (ConstantLikeMatcher ConstantAttr<I32Attr, "1">)),
                     [(replaceWithValue $x), (T_SubOp $x, $x)]>;
def DivRemSwap : Pattern<(T_DivRemOp (T_NegOp $x), (T_NegOp $y)),
                         [(T_DivRemOp:$inner $x, $y, (returnType $x, "i32")),
                          (replaceWithValue $inner__0), (T_NegOp $inner__1)]>;
// Variadic operands.
def CallTwo : Pat<(T_CallOp (variadic $a, (T_NegOp $b)), $mask, ConstantStrAttr<StrAttr, "f">),
                  (T_CallOp (variadic $b, $a, $a), $mask, ConstantStrAttr<StrAttr, "g">, (location "swapped"))>;
// As many values as results.
def CallId : Pat<(T_CallOp $args, $_, ConstantStrAttr<StrAttr, "id">), (replaceWithValue $args)>;
// Of variadic operands, how many there are, and whether they are one value; a result without uses.
def MergeOne : Pat<(T_MergeOp $xs), (replaceWithValue $xs), [(OneValue $xs)]>;
def MergeSame : Pat<(T_MergeOp:$merge $xs), (T_ConstOp (NativeCodeCall<"$_builder.getI32IntegerAttr(0)">)),
                    [(SameValues $xs), (NoUse $merge)]>;
// An attribute that is not there.
def CastLeftOut : Pat<(T_CastOp (T_NegOp $x), $_, $fast), (T_CastOp $x, ConstantAttr<I32Attr, "6">, $fast), [(NotFast $fast)]>;
def CastFast : Pat<(T_CastOp (T_SubOp $x, $_), $_, $fast), (T_CastOp $x, ConstantAttr<I32Attr, "7">, $fast), [(IsFast $fast)]>;
def Zero : Pat<(T_ZeroOp $x), (T_ConstOp (NativeCodeCall<"$_builder.getZeroAttr($0.getType())"> $x))>;
// A property, an attribute and a condition in Rust.
def Shift : Pat<(T_ShiftOp (T_ShiftOp $x, $count, $n), ConstantProp<I64Prop, "0">, $n2),
                (T_ShiftOp $x, $count, $n2), [(IsEven $n), (Ordered $n, $n2)]>;
def ShiftProp : Pat<(T_ShiftOp $x, ConstantProp<I64Prop, "7">, $n), (T_ShiftOp $x, ConstantProp<I64Prop, "8">, $n)>;
// Functions that C++ names.
def Two : Pat<(T_MarkOp (NativeCodeCall<"t::isTwo($_self, &$0)"> $x)), (T_UseOp (variadic $x, $x))>;
// An operation without results is erased; one is made besides.
def Marked : Pattern<(T_MarkOp (T_AddOp:$sum $x, $y)), [],
                     [], [(T_UseOp (variadic $x, (NativeCodeCall<"t::widen($_builder, $0, $0.getType())"> $y)))]>;
"## }

fn is_even(attribute: Attribute<'_>) -> bool {
    attribute
        .dyn_cast::<IntegerAttr<'_>>()
        .and_then(|value| value.to_i64())
        .is_some_and(|value| value % 2 == 0)
}

fn are_ordered(first: Attribute<'_>, second: Attribute<'_>) -> bool {
    let value = |attribute: Attribute<'_>| attribute.dyn_cast::<IntegerAttr<'_>>()?.to_i64();
    value(first) < value(second)
}

fn sum<'c>(rewriter: &mut Rewriter<'_, 'c>, first: Attribute<'c>, second: Attribute<'c>) -> Attribute<'c> {
    let value =
        |attribute: Attribute<'_>| attribute.dyn_cast::<IntegerAttr<'_>>().and_then(|value| value.to_i64());
    let sum = value(first).unwrap_or(0) + value(second).unwrap_or(0);
    IntegerAttr::get(rewriter.context().i32(), sum).into()
}

fn is_two<'a, 'c>(op: OpRef<'a, 'c>) -> Option<ValueRef<'a, 'c>> {
    let value = op.inherent_attr("value")?.dyn_cast::<IntegerAttr<'_>>()?.to_i64()?;
    if value == 2 { op.result(0) } else { None }
}

fn widen<'c>(rewriter: &mut Rewriter<'_, 'c>, value: ValueId, ty: Type<'c>) -> ValueId {
    let def = <CastOp<'static, 'static> as OpDefHandle>::DEF;
    Building::new(rewriter, def).operand(value).results([ty]).create_value()
}

/// Programs, in generic form.
const PROGRAMS: &[(&str, &str)] = &[
    (
        "nested nodes and values",
        r#"%x = "t.const"() {value = 1 : i8} : () -> i8
%0 = "t.neg"(%x) : (i8) -> i8
%1 = "t.neg"(%0) : (i8) -> i8
%2 = "t.sub"(%1, %0) : (i8, i8) -> i8
"t.use"(%1, %2) : (i8, i8) -> ()"#,
    ),
    (
        "operands of one name are one value",
        r#"%x, %y = "t.divrem"(%z, %z) : (i32, i32) -> (i32, i32)
%z = "t.const"() {value = 5 : i32} : () -> i32
%a = "t.sub"(%x, %x) : (i32, i32) -> i32
%b = "t.sub"(%x, %y) : (i32, i32) -> i32
%f = "t.const"() {value = 5.0 : f32} : () -> f32
%c = "t.sub"(%f, %f) : (f32, f32) -> f32
"t.use"(%a, %b, %c) : (i32, i32, f32) -> ()"#,
    ),
    (
        "either order and one use",
        r#"%x, %y = "t.divrem"(%x, %y) : (i16, i16) -> (i16, i16)
%n = "t.neg"(%x) : (i16) -> i16
%a = "t.add"(%n, %y) : (i16, i16) -> i16
%m = "t.neg"(%x) : (i16) -> i16
%b = "t.add"(%y, %m) : (i16, i16) -> i16
%k = "t.neg"(%x) : (i16) -> i16
%c = "t.add"(%y, %k) : (i16, i16) -> i16
"t.use"(%a, %b, %c, %k) : (i16, i16, i16, i16) -> ()"#,
    ),
    (
        "constants by a function",
        r#"%x = "t.const"() {value = 3 : i32} : () -> i32
%y = "t.const"() {value = 4 : i32} : () -> i32
%z = "t.add"(%x, %y) : (i32, i32) -> i32
%s = "t.const"() {value = 4 : i8} : () -> i8
%t = "t.add"(%s, %s) : (i8, i8) -> i8
"t.use"(%z, %t) : (i32, i8) -> ()"#,
    ),
    (
        "types are compared",
        r#"%x = "t.const"() {value = 3 : i8} : () -> i8
%a = "t.cast"(%x) {mode = 4 : i32} : (i8) -> i16
%b = "t.cast"(%a) {fast, mode = 2 : i32} : (i16) -> i32
%c = "t.cast"(%a) : (i16) -> i64
%d = "t.cast"(%x) : (i8) -> i4
%e = "t.cast"(%d) : (i4) -> i32
%f = "t.cast"(%e) : (i32) -> i32
%g = "t.cast"(%e) {mode = 2 : i32} : (i32) -> i32
"t.use"(%b, %c, %e, %f, %g) : (i32, i64, i32, i32, i32) -> ()"#,
    ),
    (
        "several results",
        r#"%x, %y = "t.divrem"(%x, %y) : (i32, i32) -> (i32, i32)
%one = "t.const"() {value = 1 : i32} : () -> i32
%q, %r = "t.divrem"(%y, %one) : (i32, i32) -> (i32, i32)
%n = "t.neg"(%x) : (i32) -> i32
%m = "t.neg"(%y) : (i32) -> i32
%s, %t = "t.divrem"(%n, %m) : (i32, i32) -> (i32, i32)
"t.use"(%q, %r, %s, %t) : (i32, i32, i32, i32) -> ()"#,
    ),
    (
        "variadic operands",
        r#"%x = "t.const"() {value = 3 : i8} : () -> i8
%n = "t.neg"(%x) : (i8) -> i8
%0 = "t.call"(%x, %n, %x) <{callee = "f", operandSegmentSizes = array<i32: 2, 1>}> : (i8, i8, i8) -> i8
%1:2 = "t.call"(%x, %n) <{callee = "f", operandSegmentSizes = array<i32: 2, 0>}> : (i8, i8) -> (i8, i4)
%2 = "t.call"(%n) <{callee = "f", operandSegmentSizes = array<i32: 1, 0>}> : (i8) -> i8
%3:2 = "t.call"(%x, %n) <{callee = "id", operandSegmentSizes = array<i32: 2, 0>}> : (i8, i8) -> (i8, i8)
%4 = "t.call"(%x, %n) <{callee = "id", operandSegmentSizes = array<i32: 2, 0>}> : (i8, i8) -> i8
"t.use"(%0, %1#0, %1#1, %2, %3#0, %3#1, %4) : (i8, i8, i4, i8, i8, i8, i8) -> ()"#,
    ),
    (
        "how many values there are and whether they are one",
        r#"%x = "t.const"() {value = 3 : i8} : () -> i8
%n = "t.neg"(%x) : (i8) -> i8
%0 = "t.merge"() : () -> i8
%1 = "t.merge"(%x) : (i8) -> i8
%2 = "t.merge"(%x, %x) : (i8, i8) -> i8
%3 = "t.merge"(%x, %n) : (i8, i8) -> i8
%4 = "t.merge"(%n, %n, %n) : (i8, i8, i8) -> i8
"t.use"(%0, %1, %2, %3) : (i8, i8, i8, i8) -> ()"#,
    ),
    (
        "attributes that are left out and given",
        r#"%x = "builtin.unrealized_conversion_cast"() : () -> i8
%n = "t.neg"(%x) : (i8) -> i8
%0 = "t.cast"(%n) {fast} : (i8) -> i32
%1 = "t.cast"(%n) : (i8) -> i32
%s = "t.sub"(%x, %n) : (i8, i8) -> i8
%2 = "t.cast"(%s) {fast} : (i8) -> i32
%3 = "t.cast"(%s) : (i8) -> i32
"t.use"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()"#,
    ),
    (
        "attributes for zero",
        r#"%a, %b, %c = "builtin.unrealized_conversion_cast"() : () -> (i32, index, f32)
%d, %e, %f = "builtin.unrealized_conversion_cast"() : () -> (vector<4xi8>, tensor<2x3xf64>, vector<2xi1>)
%0 = "t.zero"(%a) : (i32) -> i32
%1 = "t.zero"(%b) : (index) -> index
%2 = "t.zero"(%c) : (f32) -> f32
%3 = "t.zero"(%d) : (vector<4xi8>) -> vector<4xi8>
%4 = "t.zero"(%e) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%5 = "t.zero"(%f) : (vector<2xi1>) -> vector<2xi1>
"t.use"(%0, %1, %2, %3, %4, %5) : (i32, index, f32, vector<4xi8>, tensor<2x3xf64>, vector<2xi1>) -> ()"#,
    ),
    (
        "properties and conditions in rust",
        r#"%x = "t.const"() {value = 3 : i32} : () -> i32
%a = "t.shift"(%x) <{count = 5 : i64, n = 2 : i32}> : (i32) -> i32
%b = "t.shift"(%a) <{count = 0 : i64, n = 4 : i32}> : (i32) -> i32
%c = "t.shift"(%a) <{count = 0 : i64, n = 1 : i32}> : (i32) -> i32
%d = "t.shift"(%a) <{count = 7 : i64, n = 4 : i32}> : (i32) -> i32
"t.use"(%b, %c, %d) : (i32, i32, i32) -> ()"#,
    ),
    (
        "functions that cpp names",
        r#"%x = "t.const"() {value = 2 : i32} : () -> i32
%y = "t.const"() {value = 3 : i32} : () -> i32
%s = "t.sub"(%x, %y) : (i32, i32) -> i32
%z = "t.add"(%s, %y) : (i32, i32) -> i32
"t.mark"(%x) : (i32) -> ()
"t.mark"(%y) : (i32) -> ()
"t.mark"(%z) : (i32) -> ()"#,
    ),
];

/// A program after the patterns.
fn rewritten(program: &str) -> String {
    let ctx = Context::with_dialects([dialect()]);
    let mut ir = Ir::parse(&ctx, program).expect("a program");
    let root = ir.root().expect("a module").id();
    let options = GreedyOptions { verify: true, ..GreedyOptions::default() };
    let outcome = rewrite_greedily(&mut ir, root, &patterns(), &options).expect("valid IR");
    assert!(outcome.converged, "{program}");
    ir.to_string()
}

#[test]
fn programs_are_rewritten() {
    let programs = PROGRAMS
        .iter()
        .map(|(name, program)| format!("// {name}\n{program}\n// after\n{}", rewritten(program)));
    let text = programs.collect::<Vec<_>>().join("\n");
    golden::check_text(&repository().join("tests/patterns/rewritten.txt"), &text);
}

#[test]
fn patterns_have_names_benefits_and_locations() {
    use isogloss::rewrite::Pattern as _;
    assert_eq!((patterns::AddConst.benefit(), patterns::NegNeg.benefit()), (6, 2));
    let mut set = Patterns::new();
    populate_with_generated(&mut set);
    assert_eq!(format!("{set:?}").matches('"').count(), 2 * 19);

    let ctx = Context::with_dialects([dialect()]);
    let program = r#"%x = "t.const"() {value = 3 : i8} : () -> i8
        %n = "t.neg"(%x) : (i8) -> i8 loc("inner")
        %a = "t.add"(%x, %n) : (i8, i8) -> i8 loc("outer")
        "t.use"(%a) : (i8) -> ()"#;
    let mut ir = Ir::parse(&ctx, program).expect("a program");
    let root = ir.root().expect("a module").id();
    rewrite_greedily(&mut ir, root, &set, &GreedyOptions::default()).expect("valid IR");
    let sub = ir.op(root).walk().find(|op| op.name() == "t.sub").expect("a difference");
    assert_eq!(sub.location().to_string(), r#"loc(fused["outer", "inner"])"#);
}
