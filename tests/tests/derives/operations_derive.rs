//! Operations that derives declare: they have the model, the checks and the generated items of
//! a definition file.

use isogloss::builtin::{StringAttr, SymbolRefAttr};
use isogloss::ir::text::{OpParser, OpPrinter, UnresolvedOperand};
use isogloss::ir::{BlockId, Ir, OpRef, Operands, RegionId, ValueId};
use isogloss::text::Tok;
use isogloss::{Attribute, Context, Diagnostic, Dialect, DialectType, Operation};

/// Small calculations.
#[derive(Dialect)]
#[dialect(
    types(BoxType),
    operations(
        ConstantOp, AddOp, CompareOp, CallOp, LoopOp, YieldOp, JumpOp, BranchOp, PackOp, UnboxOp, TaggedOp,
        ShiftOp
    )
)]
struct Calc;

/// A boxed value.
#[derive(DialectType)]
#[dialect(Calc, mnemonic = "box", class = "BoxType", format = "(`<` $level^ `>`)?")]
struct Boxed {
    #[dialect(default = "0")]
    level: u32,
}

/// A constant.
#[derive(Operation)]
#[dialect(Calc, traits(ConstantLike, Pure), format = "$value attr-dict")]
struct Constant {
    /// The number.
    #[attribute]
    value: i64,
    #[result(I64)]
    result: ValueId,
}

/// The sum of two integers.
#[derive(Operation)]
#[dialect(
    Calc,
    traits(Commutative, Pure, SameOperandsAndResultType),
    format = "$lhs `,` $rhs (`exact` $exact^)? attr-dict `:` type($sum)"
)]
struct Add {
    /// The first one.
    #[operand(SignlessIntegerOrIndexLike)]
    lhs: ValueId,
    #[operand(SignlessIntegerOrIndexLike)]
    rhs: ValueId,
    #[attribute(DefaultValuedAttr<I32Attr, "-1">)]
    weight: i32,
    #[attribute]
    label: Option<String>,
    #[attribute(UnitAttr)]
    exact: bool,
    #[result(SignlessIntegerOrIndexLike)]
    sum: ValueId,
}

#[derive(Operation)]
#[dialect(Calc, name = "cmp", class = "CompareOp", traits(AllTypesMatch<["lhs", "rhs"]>),
    format = "$lhs `,` $rhs attr-dict `:` type($lhs)")]
struct Cmp {
    #[operand]
    lhs: ValueId,
    #[operand]
    rhs: ValueId,
    #[result(I1)]
    less: ValueId,
}

#[derive(Operation)]
#[dialect(
    Calc,
    traits(AttrSizedOperandSegments),
    format = "$callee `(` $args `)` (`mask` $mask^)? attr-dict `:` functional-type($args, $values)"
)]
struct Call {
    #[attribute(FlatSymbolRefAttr)]
    callee: String,
    #[operand]
    args: Vec<ValueId>,
    #[operand(I1)]
    mask: Option<ValueId>,
    #[result]
    values: Vec<ValueId>,
}

#[derive(Operation)]
#[dialect(Calc, verify, traits(SingleBlockImplicitTerminator<"calc.yield">, AllTypesMatch<["lower", "upper"]>),
    format = "$lower `to` $upper `:` type($lower) $body attr-dict-with-keyword")]
struct Loop {
    #[operand(AnyTypeOf<[Index, I64]>)]
    lower: ValueId,
    #[operand(AnyTypeOf<[Index, I64]>)]
    upper: ValueId,
    #[region(SizedRegion<1>)]
    body: RegionId,
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

#[derive(Operation)]
#[dialect(Calc, traits(Terminator, HasParent<"calc.loop">), format = "attr-dict")]
struct Yield {}

#[derive(Operation)]
#[dialect(
    Calc,
    traits(Terminator),
    format = "$dest (`(` $passed^ `:` type($passed) `)`)? `via` $path attr-dict"
)]
struct Jump {
    #[operand]
    passed: Vec<ValueId>,
    #[attribute]
    path: Vec<i64>,
    #[successor]
    dest: BlockId,
}

#[derive(Operation)]
#[dialect(Calc, traits(Terminator), format = "$cases attr-dict")]
struct Branch {
    #[successor]
    cases: Vec<BlockId>,
}

#[derive(Operation)]
#[dialect(Calc, traits(ShapedTypeMatchesElementCountAndTypes<"packed", "parts">),
    format = "custom<Parts>($parts) attr-dict `:` type($packed)")]
struct Pack {
    #[operand]
    parts: Vec<ValueId>,
    #[result(AnyShaped)]
    packed: ValueId,
}

impl PackPartsDirective for Pack {
    fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<Vec<UnresolvedOperand>, Diagnostic> {
        let mut names = Vec::new();
        parser.asm().expect(Tok::LSquare)?;
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

#[derive(Operation)]
#[dialect(Calc, format = "$boxed attr-dict `:` type($boxed) `->` type($value)")]
struct Unbox {
    #[operand(isa(BoxType))]
    boxed: ValueId,
    #[result]
    value: ValueId,
}

#[derive(Operation)]
#[dialect(Calc, format = "$tag prop-dict attr-dict")]
struct Tagged {
    #[attribute]
    tag: Attribute<'static>,
    #[property(I64Prop)]
    count: i64,
    #[property(OptionalProp<I64Prop>)]
    limit: Option<i64>,
}

mod modes {
    use isogloss::DialectEnum;

    /// Which way to go.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, DialectEnum)]
    pub enum Direction {
        #[dialect(text = "to-left")]
        Left,
        Right,
    }
}

#[derive(Operation)]
#[dialect(Calc, format = "$direction (`else` $otherwise^)? attr-dict")]
struct Shift {
    #[attribute(enum)]
    direction: modes::Direction,
    #[attribute(enum)]
    otherwise: Option<modes::Direction>,
}

fn context() -> Box<Context> {
    Context::with_dialects([Calc::dialect()])
}

#[test]
fn a_derived_operation_is_built_read_verified_and_printed() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let (x, y) = (constant(&mut builder, 1), constant(&mut builder, 2));
    let sum = add(&mut builder, x, y);
    let less = cmp(&mut builder, sum, y);
    let both = AddOp::builder(&mut builder, sum, sum).label("twice").exact(true).create();
    let callee = SymbolRefAttr::get(&ctx, "f");
    let called = CallOp::builder(&mut builder, &[ctx.i64()], callee, &[x, y]).mask(less).create();
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    let both = ir.op(both).dyn_cast::<AddOp<'_, '_>>().expect("an addition");
    assert_eq!((both.lhs().id(), both.weight(), both.exact()), (sum, -1, true));
    assert_eq!(both.label(), Some(StringAttr::get(&ctx, "twice")));
    let called = ir.op(called).dyn_cast::<CallOp<'_, '_>>().expect("a call");
    assert_eq!(
        (called.args().len(), called.mask().map(|mask| mask.id()), called.values().len()),
        (2, Some(less), 1)
    );
    let text = "module {
  %0 = calc.constant 1
  %1 = calc.constant 2
  %2 = calc.add %0, %1 : i64
  %3 = calc.cmp %2, %1 : i64
  %4 = calc.add %2, %2 exact {label = \"twice\"} : i64
  %5 = calc.call @f(%0, %1) mask %3 : (i64, i64) -> i64
}
";
    assert_eq!(ir.to_string(), text);
    let again = Ir::parse(&ctx, text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(again.to_string(), text);
}

#[test]
fn regions_successors_directives_and_properties_are_those_of_definition_files() {
    let ctx = context();
    assert_eq!(Boxed { level: 0 }.intern(&ctx).level(), 0);
    let text = r#"module {
  %0:2 = "t.a"() : () -> (i64, i64)
  calc.loop %0#0 to %0#1 : i64 {
    calc.tagged 1 : i8 <{count = 7 : i64}>
    calc.tagged 2 : i8 <{count = 7 : i64, limit = [9]}>
  } attributes {note}
  %1 = calc.pack [%0#0 %0#1] : vector<2xi64>
  %2 = "t.box"() : () -> !calc.box
  %3 = calc.unbox %2 : !calc.box -> i8
  "t.region"() ({
    calc.jump ^bb1(%0#0 : i64) via [1, -2]
  ^bb1(%4: i64):  // pred: ^bb0
    calc.branch ^bb2, ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb1
    calc.branch 
  }) : () -> ()
}
"#;
    let ir = Ir::parse(&ctx, text).unwrap_or_else(|error| panic!("{error}"));
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    assert_eq!(ir.to_string(), text);
    let tagged = ir.root().expect("a root").walk().filter_map(|op| op.dyn_cast::<TaggedOp<'_, '_>>());
    assert_eq!(tagged.map(|op| op.limit()).collect::<Vec<_>>(), [None, Some(9)]);
}

#[test]
fn a_derived_operation_is_verified_in_the_words_of_the_reference() {
    let cases = [
        (r#""calc.constant"() : () -> i64"#, "'calc.constant' op requires attribute 'value'"),
        (r#""calc.yield"() : () -> ()"#, "'calc.yield' op expects parent op 'calc.loop'"),
        (
            r#"%a = "t.a"() : () -> i8
               "calc.unbox"(%a) : (i8) -> i8"#,
            "'calc.unbox' op operand #0 must be instance of BoxType, but got 'i8'",
        ),
        (
            r#"%a:2 = "t.a"() : () -> (i64, i64)
               "calc.loop"(%a#0, %a#1) ({ ^bb0(%i: i64, %j: i64): "calc.yield"() : () -> () }) : (i64, i64) -> ()"#,
            "'calc.loop' op expects at most one block argument",
        ),
        (
            r#"%a:2 = "t.a"() : () -> (i64, i8)
               "calc.cmp"(%a#0, %a#1) : (i64, i8) -> i1"#,
            "'calc.cmp' op failed to verify that all of {lhs, rhs} have same type",
        ),
    ];
    let ctx = context();
    for (text, expected) in cases {
        let ir = Ir::parse(&ctx, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let violations = ir.verify().expect_err(text);
        assert_eq!(violations[0].message(), expected, "{text}");
    }
}

#[test]
fn an_attribute_is_a_case_of_a_derived_enum() {
    use modes::Direction;
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let op = ShiftOp::builder(&mut builder, Direction::Left).otherwise(Direction::Right).create();
    shift(&mut builder, Direction::Right);
    ShiftOp::set_otherwise(op, &mut ir, Some(Direction::Left));
    let handle = ShiftOp::of(&ir, op);
    assert_eq!((handle.direction(), handle.otherwise()), (Direction::Left, Some(Direction::Left)));
    let text = "module {\n  calc.shift \"to-left\" else \"to-left\"\n  calc.shift right\n}\n";
    assert_eq!(ir.to_string(), text);
    let again = Ir::parse(&ctx, text).unwrap_or_else(|error| panic!("{error}"));
    assert!(again.verify().is_ok(), "{:?}", again.verify());
    assert_eq!(again.to_string(), text);
    let wrong = Ir::parse(&ctx, "calc.shift up").expect_err("there is no such case");
    assert_eq!(
        wrong.message(),
        "custom op 'calc.shift' expected string or keyword containing one of the following enum values for attribute 'direction' \
         [to-left, right]"
    );
    let wrong = "\"calc.shift\"() <{direction = 2 : i32}> : () -> ()";
    let wrong = Ir::parse(&ctx, wrong).map_or_else(
        |error| error.message().to_owned(),
        |ir| ir.verify().expect_err("no case has this number")[0].message().to_owned(),
    );
    assert_eq!(
        wrong,
        "invalid properties {direction = 2 : i32} for op calc.shift: Invalid attribute `direction` in property \
         conversion: 2 : i32"
    );
}
