//! Rewriting: patterns over typed handles, the greedy driver, folding to a fixpoint, dead code, common subexpressions.

use super::calc::{AddOp, MulOp, ShlOp, UseOp, add, constant, context, number, shl};
use isogloss::ir::{Ir, OpRef};
use isogloss::rewrite::{
    Edit, GreedyOptions, GreedyOutcome, Pattern, Patterns, Rewrite, eliminate_common_subexpressions,
    erase_dead_ops, rewrite_greedily,
};
use std::cell::RefCell;

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
    let ctx = context();
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
    let ctx = context();
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
