//! Lowering to MLIR's common dialects: `arith` for values, `scf` for control flow, and `memref` for the value that a loop
//! carries, which is kept in memory.

use crate::{AddOp, CmpOp, ConstantOp, DivOp, ForOp, IfOp, MulOp, Predicate, RemOp, SubOp, TruthOp, YieldOp};
use isogloss::dialects::func::{self, CallOp, FuncOp, ReturnOp};
use isogloss::ir::{Builder, Ir, OpId, OpRef, RegionRef, ValueId, ValueRef};
use isogloss_dialects::arith::{self, CmpIPredicate};
use isogloss_dialects::{memref, scf};
use std::collections::HashMap;

/// The new value of each value of the program.
type Values = HashMap<ValueId, ValueId>;

/// The program in the dialects `func`, `arith`, `scf` and `memref`. The new operations have the locations of the old ones.
///
/// # Panics
/// If the IR is not the verified IR of a program.
#[must_use]
pub fn lower<'c>(program: &Ir<'c>) -> Ir<'c> {
    let mut lowered = Ir::new(program.context());
    let body = lowered.body();
    let mut builder = lowered.builder_at_end(body);
    for op in program.block(program.body()).ops() {
        let function = op.cast::<FuncOp<'_, '_>>();
        let body = function.body();
        let types: Vec<_> = arguments(body).map(ValueRef::ty).collect();
        locate(&mut builder, op);
        let name = String::from_utf8_lossy(function.sym_name().bytes()).into_owned();
        FuncOp::builder(&mut builder, &name, function.function_type())
            .body(&types[..], |builder, values| {
                let mut known: Values = arguments(body).map(ValueRef::id).zip(values).collect();
                let value = block(builder, body, &mut known);
                func::r#return(builder, &[value]);
            })
            .create();
    }
    lowered
}

/// New operations get the location of an operation.
fn locate<'c>(builder: &mut Builder<'_, 'c>, op: OpRef<'_, 'c>) {
    let loc = builder.ir().intern_location(op.location());
    builder.set_loc(loc);
}

/// The arguments of a region's block.
fn arguments<'a, 'c>(region: RegionRef<'a, 'c>) -> impl Iterator<Item = ValueRef<'a, 'c>> {
    region.entry().into_iter().flat_map(|entry| entry.arguments())
}

/// Lowers the operations of a region's block, and returns the value that it ends with.
fn block<'c>(builder: &mut Builder<'_, 'c>, region: RegionRef<'_, 'c>, known: &mut Values) -> ValueId {
    for op in region.entry().into_iter().flat_map(|entry| entry.ops()) {
        locate(builder, op);
        if op.isa::<YieldOp<'_, '_>>() || op.isa::<ReturnOp<'_, '_>>() {
            return known[&op.operand(0).expect("a region has a value").id()];
        }
        let value = operation(builder, op, known);
        known.extend(op.result(0).map(|result| (result.id(), value)));
    }
    panic!("a region ends with its value")
}

fn predicate(predicate: Predicate) -> CmpIPredicate {
    match predicate {
        Predicate::Eq => CmpIPredicate::Eq,
        Predicate::Ne => CmpIPredicate::Ne,
        Predicate::Lt => CmpIPredicate::Slt,
        Predicate::Le => CmpIPredicate::Sle,
        Predicate::Gt => CmpIPredicate::Sgt,
        Predicate::Ge => CmpIPredicate::Sge,
    }
}

/// The function that creates the operation of an operation with two operands.
macro_rules! binary {
    ($builder:ident, $op:ident, $known:ident, $($handle:ident => $create:ident),*) => {
        $(if let Some(op) = $op.dyn_cast::<$handle<'_, '_>>() {
            return arith::$create($builder, $known[&op.lhs().id()], $known[&op.rhs().id()]);
        })*
    };
}

/// Lowers an operation, and returns its value.
fn operation<'c>(builder: &mut Builder<'_, 'c>, op: OpRef<'_, 'c>, known: &mut Values) -> ValueId {
    let context = builder.context();
    binary!(builder, op, known, AddOp => addi, SubOp => subi, MulOp => muli, DivOp => divsi, RemOp => remsi);
    if let Some(op) = op.dyn_cast::<ConstantOp<'_, '_>>() {
        arith::constant(builder, context.i64_attr(op.value()))
    } else if let Some(op) = op.dyn_cast::<TruthOp<'_, '_>>() {
        arith::constant(builder, context.bool_attr(op.value()))
    } else if let Some(op) = op.dyn_cast::<CmpOp<'_, '_>>() {
        arith::cmpi(builder, predicate(op.predicate()), known[&op.lhs().id()], known[&op.rhs().id()])
    } else if let Some(op) = op.dyn_cast::<CallOp<'_, '_>>() {
        let operands: Vec<_> = op.operands().map(|value| known[&value.id()]).collect();
        let types: Vec<_> = op.results().map(ValueRef::ty).collect();
        let call = func::call(builder, &types, op.callee(), &operands);
        first_result(builder, call)
    } else if let Some(op) = op.dyn_cast::<IfOp<'_, '_>>() {
        conditional(builder, op, known)
    } else {
        repetition(builder, op.cast::<ForOp<'_, '_>>(), known)
    }
}

/// The only result of a new operation.
fn first_result<'c>(builder: &mut Builder<'_, 'c>, op: OpId) -> ValueId {
    builder.ir().op(op).result(0).expect("it has one").id()
}

fn conditional<'c>(builder: &mut Builder<'_, 'c>, op: IfOp<'_, 'c>, known: &mut Values) -> ValueId {
    let condition = known[&op.condition().id()];
    let new = scf::IfOp::builder(builder, condition)
        .then_region([], |builder, []| branch(builder, op.consequent(), known))
        .else_region([], |builder, []| branch(builder, op.alternative(), known))
        .create();
    first_result(builder, new)
}

/// Lowers a region of a condition.
fn branch<'c>(builder: &mut Builder<'_, 'c>, region: RegionRef<'_, 'c>, known: &mut Values) {
    let value = block(builder, region, known);
    scf::r#yield(builder, &[value]);
}

/// A loop: each round loads the value of the round before, and stores the next one.
fn repetition<'c>(builder: &mut Builder<'_, 'c>, op: ForOp<'_, 'c>, known: &mut Values) -> ValueId {
    let context = builder.context();
    let memory = context.memref(&[], op.init().ty());
    let carried = memref::alloca(builder, memory, &[], &[]);
    memref::store(builder, known[&op.init().id()], carried, &[]);
    let step = arith::constant(builder, context.i64_attr(1));
    let (lower, upper) = (known[&op.lower().id()], known[&op.upper().id()]);
    scf::ForOp::builder(builder, &[], lower, upper, step, &[])
        .region([context.i64()], |builder, [index]| {
            let value = memref::load(builder, carried, &[]);
            known.extend(arguments(op.body()).map(ValueRef::id).zip([index, value]));
            let next = block(builder, op.body(), known);
            memref::store(builder, next, carried, &[]);
            scf::r#yield(builder, &[]);
        })
        .create();
    memref::load(builder, carried, &[])
}
