//! A panic for a misuse of the API names the line of the program that misuses it, not one of the library.

use isogloss::affine::{AffineExpr, AffineMap, Constraint, IntegerSet};
use isogloss::builtin::{MemRefType, SymbolRefAttr, VectorType};
use isogloss::dialects::{dlti, func};
use isogloss::ir::{BlockId, Ir, Loc, OpId, RegionId, ValueId};
use isogloss::layout::{DataLayout, TypeSize};
use isogloss::memref::{Addressing, Extent};
use isogloss::numeric::ApInt;
use isogloss::{Context, Type};
use std::cell::RefCell;
use std::panic;

/// An operation, a value, a block and a region that a small `Ir` does not have.
fn unknown_ids(context: &Context) -> (OpId, ValueId, BlockId, RegionId) {
    let mut ir = Ir::new(context);
    let body = ir.body();
    for _ in 0..100 {
        ir.builder_at_end(body).op("t.op").result(context.i32()).region().create();
        ir.create_block();
    }
    let op = ir.builder_at_end(body).op("t.op").result(context.i32()).region().create();
    let op_ref = ir.op(op);
    let value = op_ref.result(0).expect("a result").id();
    let region = op_ref.region(0).expect("a region").id();
    (op, value, ir.create_block(), region)
}

fn ignore<T>(_: T) {}

#[test]
fn the_place_of_a_panic_is_in_the_program() {
    thread_local!(static FILE: RefCell<String> = RefCell::default());
    let context = Context::with_dialects([dlti::dialect(), func::dialect()]);
    let other = Context::new();
    let ids = unknown_ids(&context);
    let wrong: RefCell<Vec<String>> = RefCell::default();
    let misuse = |what: &str, panics: &dyn Fn()| {
        FILE.take();
        let unwound = panic::catch_unwind(panic::AssertUnwindSafe(panics)).is_err();
        let file = FILE.take();
        if !unwound {
            wrong.borrow_mut().push(format!("{what}: no panic"));
        } else if file != file!() {
            wrong.borrow_mut().push(format!("{what}: {file}"));
        }
    };
    let with_ir = |what: &str, panics: &dyn Fn(&mut Ir<'_>, OpId)| {
        misuse(what, &|| {
            let mut ir = Ir::new(&context);
            let body = ir.body();
            let op = ir.builder_at_end(body).op("t.op").create();
            panics(&mut ir, op);
        });
    };
    panic::set_hook(Box::new(|info| {
        FILE.set(info.location().map_or(String::new(), |place| place.file().to_owned()));
    }));

    // Layouts.
    fn of<'c>(_: &DataLayout<'c>, other: &'c Context) -> Type<'c> {
        other.i32()
    }
    let layout = |what: &str, panics: &dyn for<'c> Fn(&DataLayout<'c>, Type<'c>)| {
        misuse(what, &|| {
            let layout = DataLayout::new(&context);
            panics(&layout, of(&layout, &other));
        });
    };
    layout("size", &|layout, ty| ignore(layout.size(ty)));
    layout("size_in_bits", &|layout, ty| ignore(layout.size_in_bits(ty)));
    layout("abi_alignment", &|layout, ty| ignore(layout.abi_alignment(ty)));
    layout("preferred_alignment", &|layout, ty| ignore(layout.preferred_alignment(ty)));
    layout("index_bit_width", &|layout, ty| ignore(layout.index_bit_width(ty)));
    layout("layout", &|layout, ty| ignore(layout.layout(ty)));
    layout("shape", &|layout, ty| ignore(layout.shape(ty)));
    misuse("Extent::bytes", &|| {
        let layout = DataLayout::new(&context);
        fn of<'c>(_: &DataLayout<'c>, other: &'c Context) -> MemRefType<'c> {
            MemRefType::get(other, &[4], other.i32(), None, None)
        }
        let ty = of(&layout, &other);
        let extent: Extent = Addressing::of(ty).expect("a map").extent();
        ignore(extent.bytes(ty, &layout));
    });
    misuse("TypeSize::div_ceil", &|| ignore(TypeSize::fixed(8).div_ceil(0)));

    // Ids of another `Ir`.
    let (op, value, block, region) = ids;
    with_ir("op", &|ir, _| ignore(ir.op(op).name()));
    with_ir("value", &|ir, _| ignore(ir.value(value).ty()));
    with_ir("block", &|ir, _| ignore(ir.block(block).is_empty()));
    with_ir("region", &|ir, _| ignore(ir.region(region).blocks().count()));
    with_ir("builder_at_end", &|ir, _| ignore(ir.builder_at_end(block).op("t.op").create()));
    with_ir("builder_before", &|ir, _| ignore(ir.builder_before(op).op("t.op").create()));
    with_ir("operand", &|ir, own| ignore(ir.builder_before(own).op("t.op").operand(value).create()));
    with_ir("successor", &|ir, own| ignore(ir.builder_before(own).op("t.op").successor(block).create()));
    with_ir("append_block", &|ir, _| ir.append_block(region, block));
    with_ir("append_op", &|ir, own| ir.append_op(block, own));
    with_ir("append_op of an op in a block", &|ir, own| ir.append_op(ir.body(), own));
    with_ir("set_operand", &|ir, own| ir.set_operand(own, 0, value));
    with_ir("set_operands", &|ir, own| ir.set_operands(own, &[value]));
    with_ir("set_successor", &|ir, own| ir.set_successor(own, 3, block));
    with_ir("set_successors", &|ir, own| ir.set_successors(own, &[block]));
    with_ir("set_property", &|ir, own| ir.set_property(own, 7, None));
    with_ir("set_type", &|ir, _| ir.set_type(value, ir.context().i32()));
    with_ir("set_loc", &|ir, _| ir.set_loc(op, Loc::UNKNOWN));
    with_ir("detach", &|ir, _| ir.detach(op));
    with_ir("insert_before", &|ir, own| ir.insert_before(own, own));
    with_ir("move_before", &|ir, own| ir.move_before(own, op));
    with_ir("move_to_end", &|ir, own| ir.move_to_end(own, block));
    with_ir("detach_block", &|ir, _| ir.detach_block(block));
    with_ir("take_blocks", &|ir, _| ir.take_blocks(region, region));
    with_ir("erase", &|ir, _| ir.erase(op));
    with_ir("erase twice", &|ir, own| {
        ir.erase(own);
        ir.erase(own);
    });
    with_ir("erase what is used", &|ir, own| {
        let ty = ir.context().i32();
        let value = ir.builder_before(own).op("t.value").result(ty).create_value();
        ir.builder_before(own).op("t.use").operand(value).create();
        let defining = ir.value(value).defining_op().expect("an operation").id();
        ir.erase(defining);
    });
    with_ir("erase_block", &|ir, _| ir.erase_block(block));
    with_ir("an erased op", &|ir, own| {
        ir.erase(own);
        ignore(ir.op(own).name());
    });
    with_ir("set_root", &|ir, own| ir.set_root(own));
    with_ir("move_after", &|ir, own| {
        ir.detach(own);
        let body = ir.body();
        ir.builder_at_end(body).move_after(own);
    });
    misuse("body without a root", &|| ignore(Ir::empty(&context).body()));
    with_ir("create_value without a result", &|ir, own| {
        ignore(ir.builder_before(own).op("t.op").create_value());
    });

    // Affine expressions, numbers, symbols.
    let expr = |at: u32| AffineExpr::dim(&context, at);
    misuse("AffineMap::get", &|| ignore(AffineMap::get(&context, 1, 0, &[expr(3)])));
    misuse("with_results", &|| ignore(AffineMap::identity(&context, 1).with_results(&[expr(3)])));
    misuse("sub_map", &|| ignore(AffineMap::identity(&context, 1).sub_map(&[4])));
    misuse("compose", &|| ignore(AffineMap::identity(&context, 1).compose(AffineMap::identity(&context, 3))));
    misuse("IntegerSet::get", &|| ignore(IntegerSet::get(&context, 0, 0, &[Constraint::equal(expr(1))])));
    fn foreign<'c>(_: AffineExpr<'c>, other: &'c Context) -> AffineExpr<'c> {
        AffineExpr::dim(other, 0)
    }
    misuse("+", &|| ignore(expr(0) + foreign(expr(0), &other)));
    misuse("*", &|| ignore(expr(0) * foreign(expr(0), &other)));
    misuse("floor_div", &|| ignore(expr(0).floor_div(foreign(expr(0), &other))));
    misuse("ApInt::zero", &|| ignore(ApInt::zero(u32::MAX)));
    misuse("ApInt::from_u64", &|| ignore(ApInt::from_u64(u32::MAX, 1)));
    misuse("ApInt::from_i64", &|| ignore(ApInt::from_i64(u32::MAX, 1)));
    misuse("ApInt::from_words", &|| ignore(ApInt::from_words(u32::MAX, &[1])));
    misuse("ApInt::trunc", &|| ignore(ApInt::zero(8).trunc(9)));
    misuse("ApInt::zext", &|| ignore(ApInt::zero(8).zext(7)));
    misuse("ApInt::sext", &|| ignore(ApInt::zero(8).sext(7)));
    misuse("Context::integer", &|| ignore(context.integer(u32::MAX)));
    misuse("SymbolRefAttr::nested", &|| ignore(SymbolRefAttr::nested(&context, &[])));

    // Types.
    misuse("VectorType::get", &|| ignore(VectorType::get(&context, &[-3], context.i32(), &[false])));
    misuse("replace", &|| {
        let ty = VectorType::get(&context, &[4], context.i32(), &[false]);
        fn of<'c>(_: VectorType<'c>, other: &'c Context) -> Type<'c> {
            other.i64()
        }
        let new = of(ty, &other).node();
        ignore(
            Type::from(ty)
                .node()
                .replace(&mut |node| if node == context.i32().node() { Some(new) } else { None }),
        );
    });
    misuse("a verified operation's accessor", &|| {
        let mut ir = Ir::new(&context);
        let body = ir.body();
        let op = ir.builder_at_end(body).op("func.call").create();
        let call = ir.op(op).dyn_cast::<func::CallOp<'_, '_>>().expect("a call");
        ignore(call.callee());
    });
    drop(panic::take_hook());
    let wrong = wrong.take();
    assert!(wrong.is_empty(), "other places:\n{}", wrong.join("\n"));
}
