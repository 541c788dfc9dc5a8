//! Groups of operands and results.

use super::{EqualOp, FirstOp, LastOp, MiddleOp, context, with_op};
use isogloss::ir::Ir;

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
