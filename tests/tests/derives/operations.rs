//! Operations from a definition file: typed builders build them, typed handles give access to
//! their parts, and their constraints are verified with the messages of `mlir-opt`.

use isogloss::builtin::{StringAttr, SymbolRefAttr};
use isogloss::constraint::Subject;
use isogloss::ir::text::{OpParser, OpPrinter, UnresolvedOperand};
use isogloss::ir::{Ir, OpId, OpRef, Operands, ValueId, ValueRef};
use isogloss::text::Tok;
use isogloss::{Attribute, Context, Diagnostic, Type};

isogloss::dialect! { r#"
include "isogloss/Op.td"

def Calc_Dialect : Dialect { let name = "calc";
  let discardableAttrs = (ins "::mlir::IntegerAttr":$cost, "::mlir::FlatSymbolRefAttr":$made_by, "Attribute":$note); }

def Calc_Flags : I32BitEnumAttr<"Flags", "flags", [
  I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"nsw", 0>, I32BitEnumAttrCaseBit<"nuw", 1>
]>;
def Calc_Predicate : I64EnumAttr<"Predicate", "predicate", [I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"ne", 1>]>;

class Calc_Op<string name, list<Trait> traits = []> : Op<Calc_Dialect, name, traits>;

def Calc_ConstantOp : Calc_Op<"constant", [ConstantLike, Pure]> {
  let summary = "A constant.";
  let arguments = (ins I64Attr:$value);
  let results = (outs I64:$result);
  let assemblyFormat = "$value attr-dict";
}

def Calc_AddOp : Calc_Op<"add", [Commutative, Pure, SameOperandsAndResultType]> {
  let summary = "The sum of two integers.";
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs,
    DefaultValuedAttr<Calc_Flags, "Flags::none">:$flags, OptionalAttr<StrAttr>:$label, UnitAttr:$exact);
  let results = (outs SignlessIntegerOrIndexLike:$sum);
  let assemblyFormat = "$lhs `,` $rhs (`flags` `(` $flags^ `)`)? (`exact` $exact^)? attr-dict `:` type($sum)";
}

def Calc_CmpOp : Calc_Op<"cmp", [Pure, SameTypeOperands]> {
  let arguments = (ins Calc_Predicate:$predicate, SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)";
}

def Calc_CallOp : Calc_Op<"call", [AttrSizedOperandSegments]> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$args, Optional<I1>:$mask);
  let results = (outs Variadic<AnyType>:$values);
  let assemblyFormat = [{
    $callee `(` $args `)` (`mask` $mask^)? attr-dict `:` functional-type($args, $values)
  }];
}

def Calc_LoopOp : Calc_Op<"loop", [SingleBlockImplicitTerminator<"YieldOp">, AllTypesMatch<["lower", "upper"]>]> {
  let arguments = (ins AnyTypeOf<[Index, I64]>:$lower, AnyTypeOf<[Index, I64]>:$upper);
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 1;
  let assemblyFormat = "$lower `to` $upper `:` type($lower) $body attr-dict-with-keyword";
}

def Calc_YieldOp : Calc_Op<"yield", [Terminator, HasParent<"LoopOp">]> { let assemblyFormat = "attr-dict"; }

def Calc_JumpOp : Calc_Op<"jump", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$passed, DefaultValuedAttr<I32Attr, "1">:$weight, DenseI64ArrayAttr:$path);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $passed^ `:` type($passed) `)`)? `via` $path attr-dict";
}

def Calc_ChooseOp : Calc_Op<"choose", [Terminator]> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$passed, DenseI32ArrayAttr:$sizes, Optional<I1>:$mask);
  let successors = (successor AnySuccessor:$usual, VariadicSuccessor<AnySuccessor>:$cases);
  let traits = [Terminator, AttrSizedOperandSegments];
}

def Calc_PackOp : Calc_Op<"pack", [
    ShapedTypeMatchesElementCountAndTypes<"packed", "parts">]> {
  let arguments = (ins Variadic<AnyType>:$parts);
  let results = (outs AnyShaped:$packed);
  let assemblyFormat = "custom<Parts>($parts) attr-dict `:` type($packed)";
}
def Calc_UnpackOp : Calc_Op<"unpack", [
    RangedTypesMatchWith<"the parts are those of the tuple", "packed", "parts", "each">,
    TypesMatchWith<"the count is an i32", "packed", "count", "crate::operations::count_type">]> {
  let arguments = (ins AnyType:$packed, Optional<AnyType>:$rest);
  let results = (outs AnyType:$count, Variadic<AnyType>:$parts);
  let assemblyFormat = "custom<Parts>($packed) (`and` custom<Parts>($rest)^ `:` type($rest))? attr-dict `:` type($packed) `->` type($parts)";
}
// Conditions and a default value of C++, replaced by functions.
def : CppFunction<"isTiny", "crate::operations::is_tiny">;
def : CppFunction<"::my::makeMode()", "crate::operations::make_mode">;
def Calc_Tiny : Type<CPred<"::my::isTiny($_self)">, "tiny type"> {}
def Calc_ModeOp : Calc_Op<"mode"> {
  let arguments = (ins Calc_Tiny:$x, DefaultValuedAttr<AnyAttr, "my::makeMode()">:$mode);
  let assemblyFormat = "$x (`mode` $mode^)? attr-dict `->` type($x)";
}

def Calc_AccessOp : Calc_Op<"access"> {
  let arguments = (ins SymbolNameAttr:$sym_name, UnitAttr:$nontemporal, OptionalAttr<I32Attr>:$size,
    Optional<Index>:$offset);
  let assemblyFormat = [{
    $sym_name oilist(`nontemporal` $nontemporal | `size` `=` $size | `at` $offset) attr-dict
  }];
}
"# }

impl PackOpPartsDirective for CalcDialect {
    fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<Vec<UnresolvedOperand>, Diagnostic> {
        parser.asm().expect(Tok::LSquare)?;
        let mut names = Vec::new();
        while !parser.asm().eat(Tok::RSquare) {
            names.push(parser.operand()?);
        }
        Ok(names)
    }

    fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, _: OpRef<'a, 'c>, parts: Operands<'a, 'c>) {
        printer.write("[");
        for (position, value) in parts.enumerate() {
            printer.write(if position == 0 { "" } else { " " });
            printer.operand(value);
        }
        printer.write("]");
    }
}

impl UnpackOpPartsDirective for CalcDialect {
    fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<UnresolvedOperand, Diagnostic> {
        parser.asm().expect(Tok::LSquare)?;
        let name = parser.operand()?;
        parser.asm().expect(Tok::RSquare)?;
        Ok(name)
    }

    fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, _: OpRef<'a, 'c>, packed: ValueRef<'a, 'c>) {
        printer.write("[");
        printer.operand(packed);
        printer.write("]");
    }
}

impl UnpackOpParts2Directive for CalcDialect {
    /// The group that has it begins with a keyword: it is not asked whether it is there.
    fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<Option<UnresolvedOperand>, Diagnostic> {
        <Self as UnpackOpPartsDirective>::parse(parser).map(Some)
    }

    fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, _: OpRef<'a, 'c>, rest: Option<ValueRef<'a, 'c>>) {
        if let Some(rest) = rest {
            printer.write("[");
            printer.operand(rest);
            printer.write("]");
        }
    }
}

fn count_type<'c>(packed: Type<'c>) -> Option<Type<'c>> {
    Some(packed.context().i32())
}

fn is_tiny(subject: Subject<'_>) -> bool {
    matches!(subject, Subject::Type(ty) if ty == ty.context().integer(1))
}

fn make_mode(context: &Context) -> Attribute<'_> {
    StringAttr::get(context, "usual").into()
}

impl LoopOpVerify for LoopOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if self.body().entry().is_some_and(|entry| entry.arguments().len() > 1) {
            Err(self.error("expects at most one block argument"))
        } else {
            Ok(())
        }
    }
}

fn context() -> Box<Context> {
    Context::with_dialects([dialect()])
}

/// Two constants in a new module.
fn constants(ir: &mut Ir<'_>) -> (ValueId, ValueId) {
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    (constant(&mut builder, 1), constant(&mut builder, 2))
}

#[test]
fn a_builder_infers_types_and_fills_defaults_in() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let (x, y) = constants(&mut ir);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let sum = add(&mut builder, x, y);
    let less = cmp(&mut builder, Predicate::Ne, sum, y);
    AddOp::builder(&mut builder, sum, sum).flags(Flags::NSW).label("twice").exact(true).create();
    assert_eq!(ir.value(less).ty(), ctx.integer(1));
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    assert_eq!(
        ir.to_string(),
        r#"module {
  %0 = calc.constant 1
  %1 = calc.constant 2
  %2 = calc.add %0, %1 : i64
  %3 = calc.cmp ne, %2, %1 : i64
  %4 = calc.add %2, %2 flags(nsw) exact {label = "twice"} : i64
}
"#
    );
}

#[test]
fn a_handle_reads_what_is_declared() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let (x, y) = constants(&mut ir);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let op = AddOp::builder(&mut builder, x, y).flags(Flags::NUW).create();
    let add = ir.op(op).dyn_cast::<AddOp<'_, '_>>().expect("an addition");
    assert_eq!((add.lhs().id(), add.rhs().id(), add.sum().ty()), (x, y, ctx.i64()));
    assert_eq!((add.flags(), add.exact(), add.label()), (Flags::NUW, false, None::<StringAttr<'_>>));
    assert!(!ir.op(op).isa::<CmpOp<'_, '_>>());
    let constant = ir.value(x).defining_op().and_then(|op| op.dyn_cast::<ConstantOp<'_, '_>>());
    assert_eq!(constant.map(ConstantOp::value), Some(1));
}

#[test]
fn groups_of_operands_have_their_sizes() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let (x, y) = constants(&mut ir);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let mask = cmp(&mut builder, Predicate::Eq, x, y);
    let callee = isogloss::builtin::SymbolRefAttr::get(&ctx, "f");
    let with = CallOp::builder(&mut builder, &[ctx.i64(), ctx.i32()], callee, &[x, y]).mask(mask).create();
    let without = CallOp::create(&mut builder, &[], callee, &[]);
    let call = |op: OpId| ir.op(op).dyn_cast::<CallOp<'_, '_>>().expect("a call");
    assert_eq!((call(with).args().len(), call(with).values().len()), (2, 2));
    assert_eq!(call(with).mask().map(|mask| mask.ty()), Some(ctx.integer(1)));
    assert_eq!((call(without).args().len(), call(without).mask().is_none()), (0, true));
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
}

#[test]
fn custom_text_is_read_and_printed() {
    let ctx = context();
    let text = r#"module {
  %0 = calc.constant -7 {calc.note = 1 : i64}
  %1 = "t.index"() : () -> index
  %2:2 = calc.call @f(%0, %1) mask %3 : (i64, index) -> (i32, f32)
  %3 = calc.cmp eq, %0, %0 : i64
  calc.call @g() : () -> ()
  calc.loop %1 to %1 : index {
    calc.call @h(%0) : (i64) -> ()
  } attributes {note}
  calc.access @a
  calc.access @"b c" nontemporal size = 4 at %1 {x = 1 : i8}
  "t.region"() ({
    calc.jump ^bb1(%0, %1 : i64, index) via [1, -2]
  ^bb1(%4: i64, %5: index):  // pred: ^bb0
    calc.jump ^bb2 via [] {weight = 3 : i32}
  ^bb2:  // pred: ^bb1
    calc.jump ^bb2 via [0]
  }) : () -> ()
}
"#;
    let text = text.replace("  ^bb2:  // pred: ^bb1\n", "  ^bb2:  // 2 preds: ^bb1, ^bb2\n");
    let ir = Ir::parse(&ctx, &text).unwrap_or_else(|error| panic!("{error}"));
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    assert_eq!(ir.to_string(), text);
}

#[test]
fn what_is_declared_is_verified_in_the_words_of_the_reference() {
    let cases = [
        (r#"%0 = "calc.add"() : () -> i64"#, "'calc.add' op expected 2 operands, but found 0"),
        (r#""calc.constant"() <{value = 1 : i64}> : () -> ()"#, "'calc.constant' op requires one result"),
        (r#"%0 = "calc.constant"() : () -> i64"#, "'calc.constant' op requires attribute 'value'"),
        (
            r#"%0 = "calc.constant"() <{value = 1 : i32}> : () -> i64"#,
            "'calc.constant' op attribute 'value' failed to satisfy constraint: 64-bit signless integer attribute",
        ),
        (
            r#"%0 = "calc.constant"() <{value = 1 : i64}> : () -> i32"#,
            "'calc.constant' op result #0 must be 64-bit signless integer, but got 'i32'",
        ),
        (
            r#"%a = "t.a"() : () -> f32
               %0 = "calc.add"(%a, %a) : (f32, f32) -> f32"#,
            "'calc.add' op operand #0 must be signless-integer-like, but got 'f32'",
        ),
        (
            r#"%a:2 = "t.a"() : () -> (i32, i64)
               %0 = "calc.add"(%a#0, %a#1) : (i32, i64) -> i32"#,
            "'calc.add' op requires the same type for all operands and results",
        ),
        (
            r#"%a:2 = "t.a"() : () -> (i32, i64)
               %0 = "calc.cmp"(%a#0, %a#1) <{predicate = 0 : i64}> : (i32, i64) -> i1"#,
            "'calc.cmp' op requires all operands to have the same type",
        ),
        (
            r#"%a:2 = "t.a"() : () -> (index, i64)
               "calc.loop"(%a#0, %a#1) ({ "calc.yield"() : () -> () }) : (index, i64) -> ()"#,
            "'calc.loop' op failed to verify that all of {lower, upper} have same type",
        ),
        (
            r#"%a:2 = "t.a"() : () -> (i64, i64)
               "calc.loop"(%a#0, %a#1) ({ }) : (i64, i64) -> ()"#,
            "'calc.loop' op region #0 ('body') failed to verify constraint: region with 1 blocks",
        ),
        (
            r#"%a:2 = "t.a"() : () -> (i64, i64)
               "calc.loop"(%a#0, %a#1) ({ ^bb0(%i: i64, %j: i64): "calc.yield"() : () -> () }) : (i64, i64) -> ()"#,
            "'calc.loop' op expects at most one block argument",
        ),
        (
            r#"%a:2 = "t.a"() : () -> (i64, i64)
               "calc.loop"(%a#0, %a#1) ({ "t.end"() : () -> () }) : (i64, i64) -> ()"#,
            "'calc.loop' op expects regions to end with 'calc.yield', found 't.end'",
        ),
        (r#""calc.yield"() : () -> ()"#, "'calc.yield' op expects parent op 'calc.loop'"),
        (
            r#"%a = "t.a"() : () -> i64
               "calc.call"(%a) <{callee = @f, operandSegmentSizes = array<i32: 1, 1>}> : (i64) -> ()"#,
            "'calc.call' op operand count (1) does not match with the total size (2) specified in attribute \
             'operandSegmentSizes'",
        ),
        (
            r#"%a = "t.a"() : () -> i64
               "calc.call"(%a) <{callee = @f, operandSegmentSizes = array<i32: 0, 1>}> : (i64) -> ()"#,
            "'calc.call' op operand #0 must be 1-bit signless integer, but got 'i64'",
        ),
        (
            r#"%a = "t.a"() : () -> i1
               "calc.call"(%a, %a) <{callee = @f, operandSegmentSizes = array<i32: 0, 2>}> : (i1, i1) -> ()"#,
            "'calc.call' op operand group starting at #0 requires 0 or 1 element, but found 2",
        ),
    ];
    let ctx = context();
    for (text, expected) in cases {
        let ir = Ir::parse(&ctx, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let violations = ir.verify().expect_err(text);
        assert_eq!(violations[0].message(), expected, "{text}");
    }
}

/// The messages of the violations of a text.
fn violations(text: &str) -> Vec<String> {
    let ctx = context();
    let ir = Ir::parse(&ctx, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    match ir.verify() {
        Ok(()) => Vec::new(),
        Err(found) => found.iter().map(|violation| violation.message().to_owned()).collect(),
    }
}

#[test]
fn one_implementation_of_a_directive_serves_several_operations() {
    let ctx = context();
    let text = r#"module {
  %0:2 = "t.a"() : () -> (i64, i64)
  %1 = calc.pack [%0#0 %0#1] : vector<2xi64>
  %2 = "t.b"() : () -> tuple<f32, i8>
  %count, %parts:2 = calc.unpack [%2] : tuple<f32, i8> -> f32, i8
  %count_0, %parts_1:2 = calc.unpack [%2] and [%0#0] : i64 : tuple<f32, i8> -> f32, i8
}
"#;
    let text = text.replace("  %2 = calc.pack [] : tensor<0xi8>\n", "");
    let ir = Ir::parse(&ctx, &text).unwrap_or_else(|error| panic!("{error}"));
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    assert_eq!(ir.to_string(), text);
}

#[test]
fn an_operation_is_verified_after_others_of_its_signature() {
    let good = r#""calc.cmp"(%a#0, %a#0) <{predicate = 0 : i64}> : (i64, i64) -> i1"#;
    let cases = [
        (
            r#""calc.cmp"(%a#0, %a#1) <{predicate = 0 : i64}> : (i64, i8) -> i1"#,
            "'calc.cmp' op requires all operands to have the same type",
        ),
        (r#""calc.cmp"(%a#0, %a#0) : (i64, i64) -> i1"#, "'calc.cmp' op requires attribute 'predicate'"),
        // A check of the same operation that does not depend on its types and properties.
        (r#""calc.yield"() : () -> ()"#, "'calc.yield' op expects parent op 'calc.loop'"),
    ];
    for (bad, message) in cases {
        let in_loop = r#""calc.loop"(%a#0, %a#0) ({ "calc.yield"() : () -> () }) : (i64, i64) -> ()"#;
        let text =
            format!("%a:2 = \"t.a\"() : () -> (i64, i8)\n{in_loop}\n{good}\n{bad}\n{good}\n{bad}\n{good}");
        assert_eq!(violations(&text), [message, message], "{bad}");
    }
}

#[test]
fn types_that_follow_are_verified_whatever_they_follow_by() {
    let pack = |types: &str, result: &str| {
        let names = if types.contains(',') { "%a#0, %a#1" } else { "%a#0" };
        violations(&format!(
            "%a:2 = \"t.a\"() : () -> (i64, i8)\n%p = \"calc.pack\"({names}) : ({types}) -> {result}"
        ))
    };
    let message =
        "'calc.pack' op failed to verify that shaped type 'packed' matches 'parts' element count and types";
    assert_eq!(pack("i64", "vector<1xi64>"), [""; 0]);
    assert_eq!(pack("i64", "vector<2xi64>"), [message]);
    assert_eq!(pack("i64, i8", "vector<2xi64>"), [message]);
    let unpack = |results: &str| {
        violations(&format!(
            "%p = \"t.a\"() : () -> tuple<i8, f32>\n\"calc.unpack\"(%p) : (tuple<i8, f32>) -> ({results})"
        ))
    };
    let parts = "'calc.unpack' op failed to verify that the parts are those of the tuple";
    let count = "'calc.unpack' op failed to verify that the count is an i32";
    assert_eq!(unpack("i32, i8, f32"), [""; 0]);
    assert_eq!(unpack("i32, f32, i8"), [parts]);
    assert_eq!(unpack("i32, i8"), [parts]);
    assert_eq!(unpack("i64, i8, f32"), [count]);
}

#[test]
fn functions_stand_for_what_is_cpp() {
    let ctx = context();
    let text =
        "module {\n  %0 = \"t.a\"() : () -> i1\n  calc.mode %0 -> i1\n  calc.mode %0 mode 1 : i8 -> i1\n}\n";
    let ir = Ir::parse(&ctx, text).unwrap_or_else(|error| panic!("{error}"));
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    assert_eq!(ir.to_string(), text);
    let mode =
        ir.root().expect("a module").walk().find_map(|op| op.dyn_cast::<ModeOp<'_, '_>>()).expect("a mode");
    assert_eq!(mode.mode(), StringAttr::get(&ctx, "usual").into());
    assert_eq!(
        violations("%a = \"t.a\"() : () -> i8\n\"calc.mode\"(%a) : (i8) -> ()"),
        ["'calc.mode' op operand #0 must be tiny type, but got 'i8'"]
    );
}

#[test]
fn operands_and_successors_of_an_operation_are_set_by_their_names() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let (x, y) = constants(&mut ir);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let mask = builder.op("t.mask").result(ctx.integer(1)).create_value();
    let callee = SymbolRefAttr::get(&ctx, "f");
    let call = CallOp::create(&mut builder, &[], callee, &[x]);
    let sum = AddOp::create(&mut builder, x, x);
    CallOp::set_args(call, &mut ir, &[y, x, y]);
    CallOp::set_mask(call, &mut ir, Some(mask));
    AddOp::set_rhs(sum, &mut ir, y);
    let handle = CallOp::of(&ir, call);
    assert_eq!(handle.args().map(|value| value.id()).collect::<Vec<_>>(), [y, x, y]);
    assert_eq!(handle.mask().map(|value| value.id()), Some(mask));
    assert_eq!(AddOp::of(&ir, sum).rhs().id(), y);
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    CallOp::set_args(call, &mut ir, &[]);
    CallOp::set_mask(call, &mut ir, None);
    assert_eq!(ir.op(call).operands().len(), 0);
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());

    // Blocks in a region: groups of groups, successors.
    let outer = ir.builder_at_end(body).op("t.region").region().create();
    let region = ir.op(outer).regions().next().expect("a region").id();
    let mut builder = ir.builder_at_end(body);
    let [first, second, third] = [(); 3].map(|()| builder.block(region, []));
    builder.move_to_end(first);
    let choose = ChooseOp::create(&mut builder, &[&[x], &[]], second, &[third]);
    ChooseOp::set_passed(choose, &mut ir, &[&[], &[x, y], &[y]]);
    ChooseOp::set_mask(choose, &mut ir, Some(mask));
    ChooseOp::set_usual(choose, &mut ir, third);
    ChooseOp::set_cases(choose, &mut ir, &[second, second, third]);
    let handle = ChooseOp::of(&ir, choose);
    assert_eq!(handle.passed().len(), 3);
    assert_eq!(handle.passed().map(|group| group.len()).collect::<Vec<_>>(), [0, 2, 1]);
    assert_eq!(handle.sizes().to_string(), "array<i32: 0, 2, 1>");
    assert_eq!((handle.usual().id(), handle.cases().len()), (third, 3));
    // As many values as before keep their groups; others are one group.
    ir.set_operand_group(choose, 0, &[y, y, x]);
    assert_eq!(ChooseOp::of(&ir, choose).sizes().to_string(), "array<i32: 0, 2, 1>");
    ir.set_operand_group(choose, 0, &[x, y]);
    assert_eq!(ChooseOp::of(&ir, choose).sizes().to_string(), "array<i32: 2>");
    assert_eq!(ir.block(second).predecessors().count(), 2);
    for block in [second, third] {
        ir.builder_at_end(block).op("t.end").create();
    }
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
}

#[test]
#[should_panic(expected = "operand `lhs` of `calc.add` cannot have 0 values")]
fn a_fixed_operand_is_one_value() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let (x, y) = constants(&mut ir);
    let body = ir.body();
    let sum = AddOp::create(&mut ir.builder_at_end(body), x, y);
    ir.set_operand_group(sum, 0, &[]);
}

#[test]
fn attributes_of_any_operation_have_typed_helpers() {
    use isogloss::builtin::{IntegerAttr, StringAttr, SymbolRefAttr};
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let op = ir.builder_at_end(body).op("t.any").create();
    assert_eq!((CostAttrHelper::NAME, CostAttrHelper::get(ir.op(op))), ("calc.cost", None));
    CostAttrHelper::set(op, &mut ir, IntegerAttr::get(ctx.i32(), 7));
    MadeByAttrHelper::set(op, &mut ir, SymbolRefAttr::get(&ctx, "pass"));
    NoteAttrHelper::set(op, &mut ir, StringAttr::get(&ctx, "hot").into());
    assert_eq!(CostAttrHelper::get(ir.op(op)).and_then(IntegerAttr::to_i64), Some(7));
    assert_eq!(NoteAttrHelper::get(ir.op(op)).map(|note| note.to_string()).as_deref(), Some("\"hot\""));
    let text = "{calc.cost = 7 : i32, calc.made_by = @pass, calc.note = \"hot\"}";
    assert_eq!(ir.op(op).attributes().map(|all| all.to_string()).as_deref(), Some(text));
    CostAttrHelper::remove(op, &mut ir);
    assert!(!CostAttrHelper::is_present(ir.op(op)) && MadeByAttrHelper::is_present(ir.op(op)));
    // An attribute of another type is not there for the helper.
    ir.set_attribute(op, CostAttrHelper::NAME, Some(StringAttr::get(&ctx, "much").into()));
    assert!(!CostAttrHelper::is_present(ir.op(op)));
}
