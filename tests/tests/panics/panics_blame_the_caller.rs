//! A panic for a misuse of the API names the line of the program that misuses it, not one of the library.

use super::with_panic_hook;
use isogloss::affine::{AffineExpr, AffineMap, AffineMapAttr, Constraint, IntegerSet};
use isogloss::builtin::{
    FloatAttr, IntegerAttr, MemRefType, RankedTensorType, SymbolRefAttr, UnrankedMemRefType, VectorType,
};
use isogloss::dialects::{dlti, func};
use isogloss::ir::{
    BlockId, Builder, InsertionPoint, Ir, Loc, OpId, OpParts, OperationState, RegionId, ValueId,
};
use isogloss::layout::{DataLayout, TypeSize};
use isogloss::memref::{Addressing, Extent};
use isogloss::numeric::ApInt;
use isogloss::{Context, Diagnostic, Dialect, DialectAttr, Operation, Type};
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

/// Of an operation with a result, a region, a block and an argument.
#[derive(Clone, Copy)]
struct Ids {
    op: OpId,
    block: BlockId,
    region: RegionId,
    result: ValueId,
    argument: ValueId,
}

fn ignore<T>(_: T) {}

/// Operations with numbers whose types are narrower than Rust's.
mod ranged {
    isogloss::dialect! { r#"
include "isogloss/Op.td"
def Ranged_Dialect : Dialect { let name = "ranged"; }
def Ranged_I4Attr : TypedSignlessIntegerAttrBase<I<4>, "int64_t", "4 bits">;
def Ranged_UI4Attr : TypedUnsignedIntegerAttrBase<UI<4>, "uint64_t", "4 bits without a sign">;
def Ranged_NarrowOp : Op<Ranged_Dialect, "narrow"> { let arguments = (ins Ranged_I4Attr:$value); }
def Ranged_UnsignedOp : Op<Ranged_Dialect, "unsigned"> { let arguments = (ins Ranged_UI4Attr:$value); }
"# }
}

/// The same by derives.
#[derive(Dialect)]
#[dialect(attributes(DerivedSizeAttr), operations(DerivedNarrowOp))]
struct Derived;

/// A size that is not zero.
#[derive(Clone, Copy, Debug, DialectAttr)]
#[dialect(Derived, mnemonic = "size", format = "`<` $size `,` `[` $more `]` `>`", verify)]
#[allow(dead_code, reason = "the generated handle has the accessors")]
struct DerivedSize<'c> {
    size: u32,
    more: &'c [i64],
}

impl DerivedSizeAttrVerify for DerivedSizeAttr<'_> {
    fn verify(_: &Context, size: u32, more: &[i64]) -> Result<(), Diagnostic> {
        if size > 0 && more.iter().all(|more| *more > 0) { Ok(()) } else { Err(Diagnostic::error("nothing")) }
    }
}

/// A number of 4 bits.
#[derive(Operation)]
#[dialect(Derived, name = "derived_narrow", format = "$value attr-dict")]
#[allow(dead_code, reason = "the generated handle has the accessors")]
struct DerivedNarrow {
    #[attribute(TypedSignlessIntegerAttrBase<I<4>, "int64_t", "4 bits">)]
    value: i64,
}

thread_local!(static FILE: RefCell<String> = RefCell::default());
thread_local!(static MESSAGE: RefCell<String> = RefCell::default());

#[test]
fn the_place_of_a_panic_is_in_the_program() {
    let wrong = with_panic_hook(
        |info| {
            FILE.set(info.location().map_or(String::new(), |place| place.file().to_owned()));
            MESSAGE.set(info.payload_as_str().unwrap_or_default().to_owned());
        },
        wrong_places,
    );
    assert!(wrong.is_empty(), "other places:\n{}", wrong.join("\n"));
}

/// The misuses that do not panic, or whose panic names another file than this one. [`FILE`] and [`MESSAGE`] are set
/// by the hook.
fn wrong_places() -> Vec<String> {
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

    // Ids of erased parts. Their positions are reused, by parts of the same kind.
    let stale = |what: &str, of: &str, panics: &dyn Fn(&mut Ir<'_>, Ids, Ids)| {
        let reused = |ir: &mut Ir<'_>, erase: bool| {
            let (body, ty) = (ir.body(), ir.context().i32());
            let op = ir.builder_at_end(body).op("t.old").result(ty).region().create();
            let region = ir.op(op).region(0).expect("a region").id();
            let block = ir.builder_at_end(body).block(region, [ty]);
            let argument = ir.block(block).argument(0).expect("an argument").id();
            let result = ir.op(op).result(0).expect("a result").id();
            if erase {
                ir.erase(op);
            }
            Ids { op, block, region, result, argument }
        };
        // Other builds do not check.
        let checks: &[bool] = if cfg!(debug_assertions) { &[false, true] } else { &[] };
        for &other in checks {
            let reason = if other {
                format!("names {of} of another `Ir`")
            } else {
                format!("names {of} that was erased")
            };
            MESSAGE.take();
            misuse(what, &|| {
                let mut ir = Ir::new(&context);
                let old = if other {
                    let mut other = Ir::new(&context);
                    reused(&mut other, false)
                } else {
                    reused(&mut ir, true)
                };
                let new = reused(&mut ir, false);
                assert_eq!((old.op.index(), old.result.index()), (new.op.index(), new.result.index()));
                assert_eq!((old.block.index(), old.region.index()), (new.block.index(), new.region.index()));
                panics(&mut ir, old, new);
            });
            let message = MESSAGE.take();
            if !message.contains(&reason) {
                wrong.borrow_mut().push(format!("{what}: expected `{reason}`, got `{message}`"));
            }
        }
    };
    let an_op = "an operation";
    stale("op", an_op, &|ir, old, _| ignore(ir.op(old.op)));
    stale("builder_before", an_op, &|ir, old, _| ignore(ir.builder_before(old.op)));
    stale("erase", an_op, &|ir, old, _| ir.erase(old.op));
    stale("detach", an_op, &|ir, old, _| ir.detach(old.op));
    stale("clone_op", an_op, &|ir, old, _| ignore(ir.clone_op(old.op)));
    stale("ids_inside", an_op, &|ir, old, _| ignore(ir.ids_inside(old.op)));
    stale("append_op", an_op, &|ir, old, new| ir.append_op(new.block, old.op));
    stale("insert_before", an_op, &|ir, old, new| ir.insert_before(old.op, new.op));
    stale("insert before", an_op, &|ir, old, new| ir.insert_before(new.op, old.op));
    stale("move_before", an_op, &|ir, old, new| ir.move_before(new.op, old.op));
    stale("move_to_end", an_op, &|ir, old, new| ir.move_to_end(old.op, new.block));
    stale("set_root", an_op, &|ir, old, _| ir.set_root(old.op));
    stale("set_loc", an_op, &|ir, old, _| ir.set_loc(old.op, Loc::UNKNOWN));
    stale("set_attribute", an_op, &|ir, old, _| ir.set_attribute(old.op, "a", None));
    stale("set_attributes", an_op, &|ir, old, _| ir.set_attributes(old.op, None));
    stale("set_property", an_op, &|ir, old, _| ir.set_property(old.op, 0, None));
    stale("set_foreign_properties", an_op, &|ir, old, _| ir.set_foreign_properties(old.op, None));
    stale("set_operands", an_op, &|ir, old, _| ir.set_operands(old.op, &[]));
    stale("set_operand", an_op, &|ir, old, new| ir.set_operand(old.op, 0, new.result));
    stale("set_operand_group", an_op, &|ir, old, _| ir.set_operand_group(old.op, 0, &[]));
    stale("set_successors", an_op, &|ir, old, _| ir.set_successors(old.op, &[]));
    stale("fold_op", an_op, &|ir, old, _| ignore(ir.fold_op(old.op)));
    stale("verify_op", an_op, &|ir, old, _| ignore(ir.verify_op(old.op, true)));
    stale("replace_nodes", an_op, &|ir, old, _| ir.replace_nodes(old.op, |node| node));
    stale("move_after", an_op, &|ir, old, new| ir.builder_before(new.op).move_after(old.op));
    stale("the builder's move_before", an_op, &|ir, old, new| ir.builder_before(new.op).move_before(old.op));
    stale("insert", an_op, &|ir, old, new| ir.builder_before(new.op).insert(old.op));
    stale("an insertion point", an_op, &|ir, old, new| {
        let mut builder = ir.builder_before(new.op);
        builder.set_insertion_point(InsertionPoint::Before(old.op));
        builder.op("t.op").create();
    });
    stale("insertion_block", an_op, &|ir, old, new| {
        let mut builder = ir.builder_before(new.op);
        builder.set_insertion_point(InsertionPoint::Before(old.op));
        ignore(builder.insertion_block());
    });
    stale("a view by id", an_op, &|ir, old, _| ignore(Ir::op(ir, old.op).name()));
    let a_value = "a value";
    stale("value", a_value, &|ir, old, _| ignore(ir.value(old.result)));
    stale("value of an argument", a_value, &|ir, old, _| ignore(ir.value(old.argument)));
    stale("replace_all_uses of", a_value, &|ir, old, new| ir.replace_all_uses(old.result, new.result));
    stale("replace_all_uses by", a_value, &|ir, old, new| ir.replace_all_uses(new.result, old.argument));
    stale("replace_all_uses twice", a_value, &|ir, old, _| ir.replace_all_uses(old.result, old.result));
    stale("set_type", a_value, &|ir, old, _| ir.set_type(old.result, ir.context().i32()));
    stale("operands by", a_value, &|ir, old, new| ir.set_operands(new.op, &[new.argument, old.argument]));
    stale("operand of a builder", a_value, &|ir, old, new| {
        ignore(ir.builder_before(new.op).op("t.op").operand(old.result).create());
    });
    stale("operands of a builder", a_value, &|ir, old, new| {
        ignore(ir.builder_before(new.op).op("t.op").operands([new.result, old.argument]).create_value());
    });
    stale("create_op", a_value, &|ir, old, _| {
        let name = ir.intern_name("t.op");
        ignore(ir.create_op(&OpParts { operands: &[old.argument], ..OpParts::new(name, Loc::UNKNOWN) }));
    });
    stale("the builder's create_op", a_value, &|ir, old, new| {
        let name = ir.intern_name("t.op");
        let parts = OpParts { operands: &[old.argument], ..OpParts::new(name, Loc::UNKNOWN) };
        ignore(ir.builder_before(new.op).create_op(&parts));
    });
    stale("create", a_value, &|ir, old, _| {
        let state = OperationState { operands: vec![old.result], ..OperationState::default() };
        ignore(ir.create("t.op", &state, Loc::UNKNOWN));
    });
    stale("a typed builder", a_value, &|ir, old, new| {
        ignore(func::ReturnOp::create(&mut ir.builder_before(new.op), &[old.result]));
    });
    stale("a short typed builder", a_value, &|ir, old, new| {
        ignore(func::r#return(&mut ir.builder_before(new.op), &[old.result]));
    });
    let a_block = "a block";
    stale("block", a_block, &|ir, old, _| ignore(ir.block(old.block)));
    stale("builder_at_end", a_block, &|ir, old, _| ignore(ir.builder_at_end(old.block)));
    stale("erase_block", a_block, &|ir, old, _| ir.erase_block(old.block));
    stale("detach_block", a_block, &|ir, old, _| ir.detach_block(old.block));
    stale("append_block", a_block, &|ir, old, new| ir.append_block(new.region, old.block));
    stale("add_argument", a_block, &|ir, old, _| {
        ignore(ir.add_argument(old.block, ir.context().i32(), Loc::UNKNOWN));
    });
    stale("append_op to", a_block, &|ir, old, new| {
        ir.detach(new.op);
        ir.append_op(old.block, new.op);
    });
    stale("move_to_end of", a_block, &|ir, old, new| ir.move_to_end(new.op, old.block));
    stale("successor", a_block, &|ir, old, new| {
        ignore(ir.builder_before(new.op).op("t.op").successor(old.block).create());
    });
    stale("set_successors by", a_block, &|ir, old, new| ir.set_successors(new.op, &[new.block, old.block]));
    stale("the builder's move_to_end", a_block, &|ir, old, new| {
        ir.builder_before(new.op).move_to_end(old.block);
    });
    stale("move_to_start", a_block, &|ir, old, new| ir.builder_before(new.op).move_to_start(old.block));
    stale("at_end_of", a_block, &|ir, old, new| ir.builder_before(new.op).at_end_of(old.block, |_| ()));
    stale("an insertion point", a_block, &|ir, old, new| {
        let mut builder = ir.builder_before(new.op);
        builder.set_insertion_point(InsertionPoint::End(old.block));
        builder.op("t.op").create();
    });
    let a_region = "a region";
    stale("region", a_region, &|ir, old, _| ignore(ir.region(old.region)));
    stale("append_block to", a_region, &|ir, old, new| {
        ir.detach_block(new.block);
        ir.append_block(old.region, new.block);
    });
    stale("a new block", a_region, &|ir, old, new| {
        ignore(ir.builder_before(new.op).block(old.region, []));
    });
    stale("take_blocks", a_region, &|ir, old, new| ir.take_blocks(old.region, new.region));
    stale("take_blocks to", a_region, &|ir, old, new| ir.take_blocks(new.region, old.region));
    stale("ensure_block", a_region, &|ir, old, _| ir.ensure_block(old.region));
    stale("ensure_terminator", a_region, &|ir, old, _| {
        ir.ensure_terminator(old.region, "t.end", Loc::UNKNOWN);
    });
    stale("regions of a new operation", a_region, &|ir, old, _| {
        let name = ir.intern_name("t.op");
        ignore(ir.create_op(&OpParts { regions: &[old.region], ..OpParts::new(name, Loc::UNKNOWN) }));
    });
    with_ir("the insertion point is erased", &|ir, own| {
        let mut builder = ir.builder_before(own);
        builder.ir().erase(own);
        builder.op("t.op").create();
    });
    with_ir("a clone has its own ids", &|ir, own| ignore(ir.clone().op(own)));
    with_ir("an operation that was erased during a walk", &|ir, own| {
        let inner = ir.builder_before(own).op("t.outer").region().create();
        let region = ir.op(inner).region(0).expect("a region").id();
        let block = ir.builder_before(own).block(region, []);
        ir.builder_at_end(block).op("t.inner").create();
        for op in ir.ids_inside(inner) {
            ir.erase(op);
        }
    });

    // Ids of another `Ir`.
    let name = Ir::new(&context).intern_name("t.op");
    with_ir("the name of a builder", &|ir, own| ignore(ir.builder_before(own).op(name).create()));
    with_ir("the name of parts", &|ir, _| ignore(ir.create_op(&OpParts::new(name, Loc::UNKNOWN))));
    with_ir("the name of a state", &|ir, _| {
        ignore(ir.create(name, &OperationState::default(), Loc::UNKNOWN));
    });
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
    misuse("ApInt::from_u64 of a large value", &|| ignore(ApInt::from_u64(8, 256)));
    misuse("ApInt::from_i64 of a large value", &|| ignore(ApInt::from_i64(8, 128)));
    misuse("IntegerAttr::get", &|| ignore(IntegerAttr::get(context.integer(8), 300)));
    misuse("IntegerAttr::get of a float type", &|| ignore(IntegerAttr::get(context.f32(), 3)));
    misuse("ApInt::from_words", &|| ignore(ApInt::from_words(u32::MAX, &[1])));
    misuse("ApInt::trunc", &|| ignore(ApInt::zero(8).trunc(9)));
    misuse("ApInt::zext", &|| ignore(ApInt::zero(8).zext(7)));
    misuse("ApInt::sext", &|| ignore(ApInt::zero(8).sext(7)));
    misuse("Context::integer", &|| ignore(context.integer(u32::MAX)));
    misuse("SymbolRefAttr::nested", &|| ignore(SymbolRefAttr::nested(&context, &[])));

    // Types.
    misuse("VectorType::get", &|| ignore(VectorType::get(&context, &[-3], context.i32(), &[false])));
    misuse("VectorType::get of two flags", &|| {
        ignore(VectorType::get(&context, &[3], context.i32(), &[false, true]));
    });
    misuse("Context::vector", &|| ignore(context.vector(&[4, 0], context.i32())));
    misuse("Context::vector of tensors", &|| {
        ignore(context.vector(&[4], context.tensor(&[2], context.i32())));
    });
    misuse("RankedTensorType::get", &|| {
        ignore(RankedTensorType::get(&context, &[2, -1], context.i32(), None));
    });
    misuse("Context::tensor", &|| ignore(context.tensor(&[i64::MIN + 1], context.i32())));
    misuse("MemRefType::get", &|| ignore(MemRefType::get(&context, &[-4], context.i32(), None, None)));
    misuse("MemRefType::get of a layout of another rank", &|| {
        let map = AffineMapAttr::get(&context, AffineMap::identity(&context, 3));
        ignore(MemRefType::get(&context, &[4], context.i32(), Some(map.into()), None));
    });
    misuse("Context::memref", &|| ignore(context.memref(&[4, -2], context.f32())));
    misuse("Context::memref of tensors", &|| {
        ignore(context.memref(&[4], context.tensor(&[2], context.i32())));
    });
    misuse("UnrankedMemRefType::get", &|| {
        ignore(UnrankedMemRefType::get(&context, context.function(&[], &[]).into(), None));
    });
    misuse("Context::complex", &|| ignore(context.complex(context.index())));
    misuse("FloatAttr::get of an integer type", &|| ignore(FloatAttr::get(context.i32(), 1.0)));

    // Attributes of generated and derived operations, and of derives.
    let ranged = Context::with_dialects([ranged::dialect(), Derived::dialect()]);
    let in_ranged = |what: &str, panics: &dyn Fn(&mut Builder<'_, '_>)| {
        misuse(what, &|| {
            let mut ir = Ir::new(&ranged);
            let body = ir.body();
            panics(&mut ir.builder_at_end(body));
        });
    };
    in_ranged("a builder with a number of 4 bits", &|builder| ignore(ranged::narrow(builder, 300)));
    in_ranged("a builder with a number of 4 bits without a sign", &|builder| {
        ignore(ranged::unsigned(builder, 16));
    });
    in_ranged("a derived builder with a number of 4 bits", &|builder| ignore(derived_narrow(builder, -9)));
    misuse("a setter of a number of 4 bits", &|| {
        let mut ir = Ir::new(&ranged);
        let body = ir.body();
        let op = ranged::narrow(&mut ir.builder_at_end(body), 7);
        ranged::NarrowOp::set_value(op, &mut ir, -9);
    });
    misuse("a derived attribute that its author refuses", &|| ignore(DerivedSizeAttr::get(&ranged, 0, &[1])));
    misuse("a derived attribute of a number of 4 bits", &|| ignore(DerivedSizeAttr::get(&ranged, 1, &[-1])));
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
    wrong.into_inner()
}
