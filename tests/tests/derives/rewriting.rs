//! Rewriting: patterns over typed handles, the greedy driver, folding to a fixpoint, dead code, common subexpressions.

use isogloss::builtin::IntegerAttr;
use isogloss::ir::fold::{Fold, MaterializeConstant, OpFold};
use isogloss::ir::{Builder, Ir, OpRef, ValueId};
use isogloss::rewrite::{
    Edit, GreedyOptions, GreedyOutcome, Pattern, Patterns, Rewrite, eliminate_common_subexpressions,
    erase_dead_ops, rewrite_greedily,
};
use isogloss::{Attribute, Context, Type};
use std::cell::RefCell;

isogloss::dialect! { r#"
include "isogloss/Op.td"

def Calc_Dialect : Dialect {
  let name = "calc";
  let hasConstantMaterializer = 1;
}
class Calc_Op<string name, list<Trait> traits = []> : Op<Calc_Dialect, name, traits>;

def Calc_ConstantOp : Calc_Op<"constant", [ConstantLike, Pure]> {
  let arguments = (ins I64Attr:$value);
  let results = (outs I64:$result);
  let assemblyFormat = "$value attr-dict";
  let hasFolder = 1;
}
class Calc_BinaryOp<string name, list<Trait> traits = []> : Calc_Op<name, traits> {
  let arguments = (ins I64:$lhs, I64:$rhs);
  let results = (outs I64:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}
def Calc_AddOp : Calc_BinaryOp<"add", [Commutative, Pure]> { let hasFolder = 1; }
def Calc_MulOp : Calc_BinaryOp<"mul", [Commutative, Pure]>;
def Calc_ShlOp : Calc_BinaryOp<"shl", [Pure]>;
def Calc_UseOp : Calc_Op<"use"> {
  let arguments = (ins I64:$value);
  let assemblyFormat = "$value attr-dict";
}
def Calc_CellOp : Calc_Op<"cell"> {
  let results = (outs Res<Index, "", [MemAlloc]>:$cell);
  let assemblyFormat = "attr-dict";
}
def Calc_LoadOp : Calc_Op<"load"> {
  let arguments = (ins Arg<Index, "", [MemRead]>:$cell);
  let results = (outs I64:$result);
  let assemblyFormat = "$cell attr-dict";
}
def Calc_StoreOp : Calc_Op<"store"> {
  let arguments = (ins I64:$value, Arg<Index, "", [MemWrite]>:$cell);
  let assemblyFormat = "$value `,` $cell attr-dict";
}
def Calc_LoopOp : Calc_Op<"loop", [RecursiveMemoryEffects, NoTerminator, SingleBlock]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}
def Calc_ScopeOp : Calc_Op<"scope", [IsolatedFromAbove, NoTerminator, SingleBlock]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}
"# }

impl MaterializeConstant for CalcDialect {
    fn materialize_constant<'c>(
        builder: &mut Builder<'_, 'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
    ) -> Option<ValueId> {
        let value = value.dyn_cast::<IntegerAttr<'_>>().filter(|value| value.ty() == ty)?.to_i64()?;
        Some(constant(builder, value))
    }
}

fn number(operand: Option<Attribute<'_>>) -> Option<i64> {
    operand?.dyn_cast::<IntegerAttr<'_>>()?.to_i64()
}

impl<'a, 'c> OpFold<'a, 'c> for ConstantOp<'a, 'c> {
    fn fold(self, _: &[Option<Attribute<'c>>]) -> Option<Fold<'c>> {
        Some(Fold::attribute(IntegerAttr::get(self.context().i64(), self.value())))
    }
}

impl<'a, 'c> OpFold<'a, 'c> for AddOp<'a, 'c> {
    fn fold(self, operands: &[Option<Attribute<'c>>]) -> Option<Fold<'c>> {
        match (number(operands[0]), number(operands[1])) {
            (Some(lhs), Some(rhs)) => {
                Some(Fold::attribute(IntegerAttr::get(self.context().i64(), lhs.wrapping_add(rhs))))
            }
            (_, Some(0)) => Some(self.lhs().into()),
            _ => None,
        }
    }
}

/// `x * 2^n` is `x << n`.
struct MulByPower;

impl Pattern for MulByPower {
    type Op = MulOp<'static, 'static>;

    fn matches<'a, 'c: 'a>(&self, mul: MulOp<'a, 'c>) -> Option<Edit<'c>> {
        let factor = number(mul.rhs().constant()).filter(|factor| *factor > 0 && factor.count_ones() == 1)?;
        let lhs = mul.lhs().id();
        Some(Edit::new(move |rewriter| {
            let count = constant(rewriter, i64::from(factor.trailing_zeros()));
            let shifted = shl(rewriter, lhs, count);
            rewriter.replace(&[shifted]);
        }))
    }
}

/// `(x + a) + b` with constants is `x + (a + b)`.
struct AddOfAdd;

impl Pattern for AddOfAdd {
    type Op = AddOp<'static, 'static>;

    fn benefit(&self) -> u32 {
        2
    }

    fn matches<'a, 'c: 'a>(&self, outer: AddOp<'a, 'c>) -> Option<Edit<'c>> {
        let inner = outer.lhs().defining_op()?.dyn_cast::<AddOp<'_, '_>>()?;
        (inner.rhs().constant().is_some() && outer.rhs().constant().is_some()).then_some(())?;
        let (x, a, b) = (inner.lhs().id(), inner.rhs().id(), outer.rhs().id());
        Some(Edit::new(move |rewriter| {
            let sum = add(rewriter, a, b);
            let sum = add(rewriter, x, sum);
            rewriter.replace(&[sum]);
        }))
    }
}

fn patterns() -> Patterns {
    let mut patterns = Patterns::new();
    patterns.add(MulByPower).add(AddOfAdd);
    patterns
}

/// The text after the change, which must be valid.
fn changed(text: &str, change: impl FnOnce(&mut Ir<'_>)) -> String {
    let ctx = Context::with_dialects([dialect()]);
    let mut ir = Ir::parse(&ctx, text).expect("valid");
    change(&mut ir);
    if let Err(error) = ir.verify() {
        panic!("{error}\n{ir}");
    }
    let text = ir.to_string();
    let inside = text.strip_prefix("module {\n").and_then(|text| text.strip_suffix("}\n")).expect("a module");
    inside.lines().map(|line| line.strip_prefix("  ").unwrap_or(line).to_owned() + "\n").collect()
}

fn greedily(text: &str, options: &GreedyOptions<'_>) -> (String, GreedyOutcome) {
    let mut outcome = GreedyOutcome::default();
    let text = changed(text, |ir| {
        let root = ir.root().expect("a module").id();
        outcome = rewrite_greedily(ir, root, &patterns(), options).expect("the patterns are right");
    });
    (text, outcome)
}

#[test]
fn patterns_and_folders_go_on_until_nothing_changes() {
    let text = "%x = \"t.x\"() : () -> i64
        %one = calc.constant 1
        %two = calc.constant 2
        %a = calc.add %x, %one
        %b = calc.add %a, %two
        %c = calc.add %two, %b
        %eight = calc.constant 8
        %d = calc.mul %eight, %c
        calc.use %d";
    let (text, outcome) = greedily(text, &GreedyOptions { verify: true, ..GreedyOptions::default() });
    // Constants are at the start of the module, the newest first.
    let expected = "\
%0 = calc.constant 3
%1 = calc.constant 5
%2 = \"t.x\"() : () -> i64
%3 = calc.add %2, %1
%4 = calc.shl %3, %0
calc.use %4
";
    assert_eq!(text, expected);
    assert!(outcome.changed && outcome.converged && outcome.rewritten >= 3, "{outcome:?}");
    let again = greedily(&text, &GreedyOptions::default());
    assert_eq!((again.0.as_str(), again.1.changed, again.1.converged), (expected, false, true));
}

#[test]
fn limits_stop_a_pattern_that_never_ends() {
    struct Swap;
    impl Pattern for Swap {
        type Op = ShlOp<'static, 'static>;
        fn matches<'a, 'c: 'a>(&self, op: ShlOp<'a, 'c>) -> Option<Edit<'c>> {
            let (lhs, rhs) = (op.lhs().id(), op.rhs().id());
            Some(Edit::new(move |rewriter| {
                let root = rewriter.root();
                rewriter.modify(root, |ir| ir.set_operands(root, &[rhs, lhs]));
            }))
        }
    }
    let text = "%x, %y = \"t.x\"() : () -> (i64, i64)\n%a = calc.shl %x, %y\ncalc.use %a";
    changed(text, |ir| {
        let root = ir.root().expect("a module").id();
        let mut patterns = Patterns::new();
        patterns.add(Swap);
        let options = GreedyOptions { max_rewrites: 101, ..GreedyOptions::default() };
        let outcome = rewrite_greedily(ir, root, &patterns, &options).expect("the pattern is right");
        assert!(outcome.changed && !outcome.converged && outcome.rewritten == 101, "{outcome:?}");
    });
}

#[test]
fn a_pattern_that_makes_invalid_ir_is_named() {
    let ctx = Context::with_dialects([dialect()]);
    let mut ir = Ir::parse(&ctx, "%x = calc.constant 1\ncalc.use %x").expect("valid");
    let mut patterns = Patterns::new();
    patterns.add_fn("wrong type", |op: OpRef<'_, '_>| {
        let value = op.dyn_cast::<UseOp<'_, '_>>()?.value().id();
        let i32 = op.context().i32();
        (op.operand(0)?.ty() != i32).then(|| Edit::new(move |rewriter| rewriter.ir().set_type(value, i32)))
    });
    let root = ir.root().expect("a module").id();
    let options = GreedyOptions { verify: true, ..GreedyOptions::default() };
    let error = rewrite_greedily(&mut ir, root, &patterns, &options).expect_err("it is wrong");
    let said = error.to_string();
    assert!(said.starts_with("the pattern `wrong type` makes invalid IR: "), "{said}");
    assert!(
        said.contains("'calc.constant' op result #0 must be 64-bit signless integer, but got 'i32'"),
        "{said}"
    );
}

#[test]
fn observers_get_the_texts_before_and_after() {
    let seen = RefCell::new(Vec::new());
    let observe = |rewrite: &Rewrite<'_>| {
        seen.borrow_mut().push(format!("{}: {} -> {}", rewrite.by, rewrite.before, rewrite.after.join("; ")));
    };
    let text = "%x = \"t.x\"() : () -> i64\n%two = calc.constant 2\n%a = calc.mul %x, %two\ncalc.use %a";
    greedily(text, &GreedyOptions { observe: Some(&observe), ..GreedyOptions::default() });
    assert_eq!(
        seen.into_inner(),
        [
            "MulByPower: %2 = calc.mul %1, %0 -> calc.use %3; %2 = calc.constant 1; %3 = calc.shl %1, %2",
            "dead code: %0 = calc.constant 2 -> ",
        ]
    );
}

#[test]
fn constants_are_visible_where_they_are_used() {
    let text = "calc.scope {
          %x = \"t.x\"() : () -> i64
          calc.loop {
            %one = calc.constant 1
            %a = calc.add %one, %one
            %b = calc.mul %x, %a
            calc.use %b
          }
        }
        calc.scope {
          %one = calc.constant 1
          %two = calc.constant 1
          calc.use %one
          calc.use %two
        }";
    let (text, _) = greedily(text, &GreedyOptions::default());
    let expected = "\
calc.scope {
  %0 = calc.constant 1
  %1 = \"t.x\"() : () -> i64
  calc.loop {
    %2 = calc.shl %1, %0
    calc.use %2
  }
}
calc.scope {
  %0 = calc.constant 1
  calc.use %0
  calc.use %0
}
";
    assert_eq!(text, expected);
}

#[test]
fn dead_code_is_what_has_no_effect_that_anything_sees() {
    let text = "%x = \"t.x\"() : () -> i64
        %a = calc.add %x, %x
        %b = calc.add %a, %a
        %cell = calc.cell
        %kept = calc.cell
        %l = calc.load %kept
        calc.store %x, %kept
        calc.loop { %c = calc.add %x, %x }
        calc.loop { calc.use %x }";
    let erased = std::cell::Cell::new(0);
    let text = changed(text, |ir| {
        let root = ir.root().expect("a module").id();
        erased.set(erase_dead_ops(ir, root));
    });
    let expected = "\
%0 = \"t.x\"() : () -> i64
%1 = calc.cell
calc.store %0, %1
calc.loop {
  calc.use %0
}
";
    assert_eq!((text.as_str(), erased.get()), (expected, 6));
}

#[test]
fn equal_operations_become_one() {
    let text = "%x, %y = \"t.x\"() : () -> (i64, i64)
        %a = calc.add %x, %y
        %b = calc.add %y, %x
        %c = calc.shl %a, %b
        %d = calc.shl %b, %a
        %e = calc.shl %y, %x
        \"t.use\"(%c, %d, %e) : (i64, i64, i64) -> ()
        calc.loop {
          %f = calc.add %x, %y
          calc.use %f
        }
        calc.loop { calc.use %x }
        calc.loop { calc.use %x }";
    let text = changed(text, |ir| {
        let root = ir.root().expect("a module").id();
        eliminate_common_subexpressions(ir, root);
    });
    let expected = "\
%0:2 = \"t.x\"() : () -> (i64, i64)
%1 = calc.add %0#0, %0#1
%2 = calc.shl %1, %1
%3 = calc.shl %0#1, %0#0
\"t.use\"(%2, %2, %3) : (i64, i64, i64) -> ()
calc.loop {
  calc.use %1
}
calc.loop {
  calc.use %0#0
}
calc.loop {
  calc.use %0#0
}
";
    assert_eq!(text, expected);
}

#[test]
fn loads_are_equal_until_something_may_write() {
    let text = "%x = \"t.x\"() : () -> i64
        %cell = calc.cell
        %a = calc.load %cell
        %b = calc.load %cell
        calc.store %x, %cell
        %c = calc.load %cell
        %d = calc.load %cell
        \"t.use\"(%a, %b, %c, %d) : (i64, i64, i64, i64) -> ()
        %e = calc.load %cell
        calc.use %e";
    let text = changed(text, |ir| {
        let root = ir.root().expect("a module").id();
        assert_eq!(eliminate_common_subexpressions(ir, root), 2);
    });
    assert!(text.contains("\"t.use\"(%2, %2, %3, %3)") && text.contains("calc.use %4"), "{text}");
}
