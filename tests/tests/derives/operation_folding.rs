//! Folding: `hasFolder`, `hasConstantMaterializer`, and the traits by which operations fold.

use super::calc::{DivRemOp, MaxOp, abs, add, constant, context, max, neg, number};
use isogloss::ir::{Builder, Ir, OpId, ValueId};

fn operations(ir: &Ir<'_>) -> Vec<String> {
    ir.block(ir.body()).ops().map(|op| op.name().to_owned()).collect()
}

/// An operand that is not a constant.
fn opaque(builder: &mut Builder<'_, '_>) -> ValueId {
    let ty = builder.context().i64();
    builder.op("t.x").result(ty).create_value()
}

fn value(ir: &Ir<'_>, value: ValueId) -> Option<i64> {
    number(ir.value(value).constant())
}

#[test]
fn created_or_folded() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let (two, three, zero) =
        (constant(&mut builder, 2), constant(&mut builder, 3), constant(&mut builder, 0));
    let x = opaque(&mut builder);
    let five = builder.create_or_fold(|builder| add(builder, two, three));
    let same = builder.create_or_fold(|builder| add(builder, x, zero));
    let sum = builder.create_or_fold(|builder| add(builder, x, three));
    assert_eq!((same, value(&ir, five), value(&ir, sum)), (x, Some(5), None));
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    assert_eq!(
        operations(&ir),
        ["calc.constant", "calc.constant", "calc.constant", "t.x", "calc.constant", "calc.add"]
    );
}

#[test]
fn constants_of_commutative_operations_go_last() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let two = constant(&mut builder, 2);
    let x = opaque(&mut builder);
    let sum = builder.create_or_fold(|builder| add(builder, two, x));
    let op = ir.value(sum).defining_op().expect("it stays");
    assert_eq!(op.operands().map(|operand| operand.id()).collect::<Vec<_>>(), [x, two]);
    assert_eq!(op.fold(), None);
}

#[test]
fn constants_stay() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let two = builder.create_or_fold(|builder| constant(builder, 2));
    let op = ir.value(two).defining_op().expect("a constant").id();
    assert!(ir.op(op).fold().is_some());
    assert_eq!(ir.fold_op(op), None);
    assert_eq!(operations(&ir), ["calc.constant"]);
}

#[test]
fn traits_fold() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let (x, y) = (opaque(&mut builder), opaque(&mut builder));
    let minus = neg(&mut builder, x);
    assert_eq!(builder.create_or_fold(|builder| neg(builder, minus)), x);
    let positive = abs(&mut builder, x);
    assert_eq!(builder.create_or_fold(|builder| abs(builder, positive)), positive);
    assert_eq!(builder.create_or_fold(|builder| max(builder, x, x)), x);
    let larger = builder.create_or_fold(|builder| max(builder, x, y));
    assert!(ir.value(larger).defining_op().is_some_and(|op| op.isa::<MaxOp<'_, '_>>()));
}

#[test]
fn operations_of_several_results_fold_whole_or_not_at_all() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let x = opaque(&mut builder);
    let (zero, one) = (constant(&mut builder, 0), constant(&mut builder, 1));
    let by_one: OpId = DivRemOp::create(&mut builder, x, one);
    let of_zero: OpId = DivRemOp::create(&mut builder, zero, x);
    let itself: OpId = DivRemOp::create(&mut builder, x, x);
    let folded = ir.fold_op(by_one).expect("a division by one");
    assert_eq!((folded[0], value(&ir, folded[1])), (x, Some(0)));
    let before = operations(&ir);
    // The second constant cannot be created, so that the first is not kept.
    assert_eq!(ir.fold_op(of_zero), None);
    assert_eq!(operations(&ir), before);
    assert_eq!(ir.fold_op(itself), None);
    assert!(ir.op(itself).dyn_cast::<DivRemOp<'_, '_>>().is_some_and(DivRemOp::exact));
    assert_eq!(ir.op(itself).fold(), None);
}
