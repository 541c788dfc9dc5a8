//! Typed builders: a required part is an argument, or a region to give; an optional part has a setter. That a missing
//! part does not compile is tested by `compile_time`.
// References are one of the forms of arguments that are tested.
#![allow(clippy::needless_borrows_for_generic_args)]

use isogloss::builtin::{IntegerAttr, ShapedType, StringAttr, SymbolRefAttr, VectorType};
use isogloss::ir::{Builder, Ir, OpId, ValueId};
use isogloss::layout::AnyDataLayoutTypeInterface;
use isogloss::{Attribute, Context, Diagnostic, Type};

isogloss::dialect! { r##"
include "isogloss/Op.td"
def B_Dialect : Dialect { let name = "b"; }
class B_Op<string name, list<Trait> traits = []> : Op<B_Dialect, name, traits>;

// Optional operands around the others.
def B_SendOp : B_Op<"send", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I1>:$mask, AnyType:$value, Optional<I64>:$offset,
    VariadicOfVariadic<AnyType, "sizes">:$groups, DenseI32ArrayAttr:$sizes, FlatSymbolRefAttr:$target,
    Variadic<AnyType>:$rest, Optional<I64>:$create, UnitAttr:$nowait);
}
// One that the others leave.
def B_LoadOp : B_Op<"load"> {
  let arguments = (ins I64:$place, Optional<I1>:$mask, AnyType:$usual);
  let results = (outs AnyType:$value);
}
// Results whose types follow from an operand after an optional one, and from an optional one.
def B_PickOp : B_Op<"pick", [AttrSizedOperandSegments, AllTypesMatch<["usual", "result"]>]> {
  let arguments = (ins Optional<I1>:$mask, AnyType:$usual, Optional<AnyType>:$other);
  let results = (outs AnyType:$result);
}
def B_WidenOp : B_Op<"widen", [AttrSizedOperandSegments, InferTypeOpInterface]> {
  let arguments = (ins Optional<I1>:$mask, AnyType:$usual, Optional<AnyType>:$other);
  let results = (outs AnyType:$result);
}
def B_ReceiveOp : B_Op<"receive", [AttrSizedResultSegments]> {
  let results = (outs Optional<I1>:$done, AnyType:$value, Optional<I64>:$count);
}
def B_SourceOp : B_Op<"source"> {
  let arguments = (ins Optional<I1>);
  let results = (outs Optional<AnyType>);
}
// The author's own builder, which uses the generated one.
def B_RepeatOp : B_Op<"repeat", [NoTerminator]> {
  let arguments = (ins Optional<I64>:$count);
  let regions = (region SizedRegion<1>:$body);
  let builders = [OpBuilder<(ins "Value":$count)>];
  let skipDefaultBuilders = 1;
}
// Parts of all kinds that have several forms in Rust.
def B_TagOp : B_Op<"tag"> {
  let arguments = (ins AnyType:$value, StrAttr:$name, TypeAttr:$kind, FlatSymbolRefAttr:$target, AnyAttr:$any, I8Attr:$code,
    OptionalAttr<StrAttr>:$note, OptionalAttr<TypeAttr>:$other, OptionalAttr<FlatSymbolRefAttr>:$next,
    OptionalAttr<AnyAttr>:$more, OptionalAttr<I32Attr>:$count, OptionalAttr<BoolAttr>:$exact,
    OptionalAttr<DenseI32ArrayAttr>:$sizes, DefaultValuedAttr<StrAttr, "\"usual\"">:$form, DefaultValuedAttr<I64Attr, "3">:$level);
  let results = (outs AnyType:$result);
}
def B_EndOp : B_Op<"end", [Terminator]>;
def B_LoopOp : B_Op<"loop", [SingleBlockImplicitTerminator<"EndOp">]> {
  let arguments = (ins Optional<I64>:$start, I64:$bound, OptionalAttr<I64Attr>:$unroll);
  let regions = (region SizedRegion<1>:$before, MaxSizedRegion<1>:$otherwise, MinSizedRegion<1>:$after);
  let results = (outs I64:$last);
}
"## }

impl WidenOpInferTypes for WidenOp<'_, '_> {
    fn infer<'c>(op: WidenOpAdaptor<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic> {
        Ok(vec![op.other().unwrap_or(op.usual()?)])
    }
}

impl RepeatOpBuilders for RepeatOp<'_, '_> {
    fn create_with_count(builder: &mut Builder<'_, '_>, count: ValueId) -> OpId {
        RepeatOp::builder(builder).count(count).body([], |_, []| ()).create()
    }
}

/// Values of the types `i1`, `i64`, `i64` and `f32`.
fn values<'c>(ctx: &'c Context, builder: &mut Builder<'_, 'c>) -> [ValueId; 4] {
    let types: [Type<'c>; 4] = [ctx.integer(1), ctx.i64(), ctx.i64(), ctx.f32()];
    types.map(|ty| builder.op("t.value").result(ty).create_value())
}

fn with_values(test: impl for<'c> FnOnce(&'c Context, &mut Ir<'c>, [ValueId; 4])) {
    let ctx = Context::with_dialects([dialect()]);
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let values = values(&ctx, &mut ir.builder_at_end(body));
    test(&ctx, &mut ir, values);
}

/// The operands, and the number of them in each group.
fn operands(ir: &Ir<'_>, op: OpId) -> (Vec<ValueId>, Vec<usize>) {
    let op = ir.op(op);
    let groups = op.def().map_or(0, |def| def.operands.len());
    let sizes = (0..groups).map(|group| op.operand_group(group).len()).collect();
    (op.operands().map(|value| value.id()).collect(), sizes)
}

#[test]
fn setters_place_optional_operands_in_any_order() {
    with_values(|ctx, ir, [mask, x, y, f]| {
        let body = ir.body();
        let target = SymbolRefAttr::get(ctx, "there");
        let builder = &mut ir.builder_at_end(body);
        let groups: &[&[ValueId]] = &[&[x], &[], &[f, y]];
        let none = SendOp::create(builder, f, groups, target, &[y]);
        let short = send(builder, f, &[], target, &[]);
        let forwards =
            SendOp::builder(builder, f, groups, target, &[y]).mask(mask).offset(x).create_(y).create();
        let backwards =
            SendOp::builder(builder, f, groups, target, &[y]).create_(y).nowait(true).offset(x).mask(mask);
        let backwards = backwards.create();
        let replaced = SendOp::builder(builder, f, &[], target, &[y]).offset(x).mask(mask).offset(y).create();
        let removed = SendOp::builder(builder, f, &[], target, &[y]).mask(Some(mask)).offset(x).mask(None);
        let removed = removed.create();
        assert_eq!(operands(ir, none), (vec![f, x, f, y, y], vec![0, 1, 0, 3, 1, 0]));
        assert_eq!(operands(ir, short), (vec![f], vec![0, 1, 0, 0, 0, 0]));
        let all = (vec![mask, f, x, x, f, y, y, y], vec![1, 1, 1, 3, 1, 1]);
        assert_eq!(operands(ir, forwards), all);
        assert_eq!(operands(ir, backwards), all);
        assert!(!SendOp::of(ir, forwards).nowait() && SendOp::of(ir, backwards).nowait());
        for op in [none, forwards, backwards] {
            assert_eq!(SendOp::of(ir, op).sizes().to_string(), "array<i32: 1, 0, 2>");
        }
        assert_eq!(operands(ir, replaced), (vec![mask, f, y, y], vec![1, 1, 1, 0, 1, 0]));
        assert_eq!(operands(ir, removed), (vec![f, x, y], vec![0, 1, 1, 0, 1, 0]));
        assert!(ir.verify().is_ok(), "{:?}", ir.verify());
        let text = ir.to_string();
        let sizes = "operandSegmentSizes = array<i32: 1, 1, 1, 3, 1, 1>";
        assert_eq!(text.matches(sizes).count(), 2, "{text}");
    });
}

#[test]
fn an_optional_operand_without_sizes_is_set() {
    with_values(|ctx, ir, [mask, x, _, f]| {
        let body = ir.body();
        let builder = &mut ir.builder_at_end(body);
        let plain = load(builder, ctx.f32(), x, f);
        let masked = LoadOp::builder(builder, ctx.f32(), x, f).mask(mask).create_value();
        let op = |value| ir.value(value).defining_op().expect("an operation").id();
        assert_eq!(operands(ir, op(plain)), (vec![x, f], vec![1, 0, 1]));
        assert_eq!(operands(ir, op(masked)), (vec![x, mask, f], vec![1, 1, 1]));
        assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    });
}

#[test]
fn optional_operands_are_set_before_types_are_inferred() {
    with_values(|ctx, ir, [mask, x, _, f]| {
        let body = ir.body();
        let builder = &mut ir.builder_at_end(body);
        let picked = [
            pick(builder, f),
            PickOp::builder(builder, f).mask(mask).create_value(),
            PickOp::builder(builder, f).other(x).mask(mask).create_value(),
        ];
        let widened = [
            widen(builder, f),
            WidenOp::builder(builder, f).mask(mask).create_value(),
            WidenOp::builder(builder, f).other(x).mask(mask).create_value(),
        ];
        assert_eq!(picked.map(|value| ir.value(value).ty()), [ctx.f32(); 3]);
        assert_eq!(widened.map(|value| ir.value(value).ty()), [ctx.f32(), ctx.f32(), ctx.i64()]);
        assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    });
}

#[test]
fn optional_results_are_set() {
    with_values(|ctx, ir, [mask, ..]| {
        let body = ir.body();
        let builder = &mut ir.builder_at_end(body);
        let plain = ReceiveOp::create(builder, ctx.f32());
        let all = ReceiveOp::builder(builder, ctx.f32()).count(ctx.i64()).done(Some(ctx.integer(1))).create();
        let last =
            ReceiveOp::builder(builder, ctx.f32()).done(ctx.integer(1)).count(ctx.i64()).done(None).create();
        let unnamed = SourceOp::builder(builder).result_0(ctx.f32()).operand_0(mask).create();
        let parts = |op| {
            let op = ReceiveOp::of(ir, op);
            assert_eq!(op.value().ty(), ctx.f32());
            (op.done().map(|value| value.ty()), op.count().map(|value| value.ty()))
        };
        assert_eq!(parts(plain), (None, None));
        assert_eq!(parts(all), (Some(ctx.integer(1)), Some(ctx.i64())));
        assert_eq!(parts(last), (None, Some(ctx.i64())));
        assert_eq!((ir.op(unnamed).operands().len(), ir.op(unnamed).results().len()), (1, 1));
        assert!(ir.verify().is_ok(), "{:?}", ir.verify());
        assert!(ir.to_string().contains("resultSegmentSizes = array<i32: 0, 1, 1>"), "{ir}");
    });
}

#[test]
fn parts_are_given_in_the_forms_that_programs_have() {
    with_values(|ctx, ir, [_, x, y, _]| {
        let body = ir.body();
        let builder = &mut ir.builder_at_end(body);
        let (vector, text) = (ctx.vector(&[4], ctx.f32()), String::from("b"));
        // A value by reference, handles of types and attributes, texts.
        let plain = TagOp::create(builder, vector, &x, "a", ctx.i8(), "f", ctx.unit_attr(), 1);
        let full = TagOp::builder(
            builder,
            ctx.i1(),
            y,
            &text,
            vector,
            ctx.symbol_attr("g"),
            Attribute::from(ctx.i32_attr(1)),
            -1,
        );
        let full = full.note(text.clone()).other(vector).next("h").more(ctx.unit_attr()).count(7).exact(true);
        let full = full.sizes(ctx.i32_array_attr(&[1])).form(ctx.string_attr("rare")).level(4).create();
        let none = TagOp::builder(builder, ctx.i1(), y, text, vector, String::from("g"), ctx.i32_attr(1), 0);
        let none = none.note("x").note(None).other(None).next(None).more(None).count(None).exact(None);
        let none = none.sizes(None).form(None).level(None).create();
        let plain_text = "%1 = \"b.tag\"(%0) <{any, code = 1 : i8, form = \"usual\", kind = i8, level = 3 : i64, \
            name = \"a\", target = @f}> : (i64) -> vector<4xf32>";
        let full_text = "\"b.tag\"(%1) <{any = 1 : i32, code = -1 : i8, count = 7 : i32, exact = true, form = \"rare\", \
            kind = vector<4xf32>, level = 4 : i64, more, name = \"b\", next = @h, note = \"b\", \
            other = vector<4xf32>, sizes = array<i32: 1>, target = @g}> : (i64) -> i1";
        let none_text = "\"b.tag\"(%1) <{any = 1 : i32, code = 0 : i8, form = \"usual\", kind = vector<4xf32>, \
            level = 3 : i64, name = \"b\", target = @g}> : (i64) -> i1";
        let shown =
            |ir: &Ir<'_>, op: OpId| ir.op(op).to_string().split_once(" = ").expect("a result").1.to_owned();
        assert!(ir.verify().is_ok(), "{:?}", ir.verify());
        assert_eq!(shown(ir, plain), plain_text.split_once(" = ").expect("a result").1.replace("%0", "%1"));
        assert_eq!(shown(ir, full), full_text.replace("%1", "%2"));
        assert_eq!(shown(ir, none), none_text.replace("%1", "%2"));

        // Setters: the id of a handle, which borrows the IR.
        TagOp::set_note(TagOp::of(ir, plain).id(), ir, "n");
        TagOp::set_name(plain, ir, ctx.string_attr("name"));
        TagOp::set_kind(plain, ir, vector);
        TagOp::set_target(plain, ir, "t");
        TagOp::set_any(plain, ir, ctx.type_attr(ctx.index()));
        TagOp::set_other(plain, ir, ctx.i8());
        TagOp::set_next(plain, ir, Some("u"));
        TagOp::set_more(plain, ir, ctx.string_attr("m"));
        TagOp::set_count(plain, ir, 2);
        TagOp::set_exact(plain, ir, Some(false));
        TagOp::set_form(plain, ir, "new");
        TagOp::set_value(plain, ir, &y);
        let set_text = "\"b.tag\"(%2) <{any = index, code = 1 : i8, count = 2 : i32, exact = false, form = \"new\", \
            kind = vector<4xf32>, level = 3 : i64, more = \"m\", name = \"name\", next = @u, note = \"n\", other = i8, \
            target = @t}> : (i64) -> vector<4xf32>";
        assert_eq!(shown(ir, plain), set_text);
        TagOp::set_note(full, ir, None);
        TagOp::set_other(full, ir, None);
        TagOp::set_next(full, ir, None);
        TagOp::set_more(full, ir, None);
        TagOp::set_count(full, ir, None);
        TagOp::set_exact(full, ir, None);
        TagOp::set_sizes(full, ir, None);
        let unset_text = "\"b.tag\"(%2) <{any = 1 : i32, code = -1 : i8, form = \"rare\", kind = vector<4xf32>, \
            level = 4 : i64, name = \"b\", target = @g}> : (i64) -> i1";
        assert_eq!(shown(ir, full), unset_text);
    });
}

#[test]
fn the_builder_of_any_operation_takes_the_same_forms() {
    with_values(|ctx, ir, [mask, x, y, f]| {
        let body = ir.body();
        let builder = &mut ir.builder_at_end(body);
        let more = vec![x, y];
        let absent: Option<Attribute<'_>> = None;
        let op = builder
            .op("t.any")
            .operand(mask)
            .operand(&f)
            .operands(&more)
            .operands([x, y])
            .results([ctx.i1()]);
        let op = op.result(ctx.tuple(&[])).results(&[ctx.i8()]);
        let op =
            op.attribute("a", ctx.unit_attr()).attribute("b", absent).attribute("c", Some(absent).flatten());
        let op = op.create();
        assert_eq!(
            ir.op(op).to_string(),
            "%4:3 = \"t.any\"(%0, %3, %1, %2, %1, %2) {a} : (i1, f32, i64, i64, i64, i64) -> (i1, tuple<>, i8)"
        );
        ir.set_attribute(op, "a", None);
        ir.set_attribute(op, "d", Some(ctx.unit_attr().into()));
        ir.set_attribute(op, "e", ctx.f32_attr(0.5));
        let attributes = ir.op(op).attributes().map(|all| all.to_string());
        assert_eq!(attributes.as_deref(), Some("{d, e = 5.000000e-01 : f32}"));
    });
}

#[test]
fn casts_name_what_is_there_and_what_was_wanted() {
    with_values(|ctx, ir, [_, x, _, f]| {
        let body = ir.body();
        let plain = load(&mut ir.builder_at_end(body), ctx.f32(), x, f);
        let op = ir.value(plain).defining_op().expect("an operation");
        assert_eq!(op.cast::<LoadOp<'_, '_>>().place().id(), x);
        let refused = |cast: &dyn Fn()| {
            let panic =
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(cast)).expect_err("it is refused");
            panic.downcast_ref::<String>().expect("a message").clone()
        };
        let loaded = "`%4 = \"b.load\"(%1, %3) : (i64, f32) -> f32` cannot be cast to `SendOp`; `dyn_cast` returns `None` for it";
        assert_eq!(refused(&|| _ = op.cast::<SendOp<'_, '_>>().mask()), loaded);
        let number = "`i64` cannot be cast to `VectorType`; `dyn_cast` returns `None` for it";
        assert_eq!(refused(&|| _ = ctx.i64().cast::<VectorType<'_>>().shape()), number);
        let shaped = "`i64` cannot be cast to `ShapedType`; `dyn_cast` returns `None` for it";
        assert_eq!(refused(&|| _ = ctx.i64().cast::<ShapedType<'_>>().shape()), shaped);
        let unit = "`unit` cannot be cast to `StringAttr`; `dyn_cast` returns `None` for it";
        assert_eq!(refused(&|| _ = ctx.unit_attr().cast::<StringAttr<'_>>().bytes()), unit);
        let other = "`%4 = \"b.load\"(%1, %3) : (i64, f32) -> f32` is not an operation `b.send`";
        assert_eq!(refused(&|| _ = SendOp::of(ir, op.id()).mask()), other);
        // A handle has the methods of the type that it wraps.
        assert!(ctx.vector(&[2], ctx.i8()).isa::<ShapedType<'_>>());
        assert_eq!(ctx.i32_attr(1).cast::<IntegerAttr<'_>>().to_i64(), Some(1));
        let vector = Type::from(ctx.vector(&[3], ctx.i8()));
        assert_eq!(ShapedType::try_from(vector).map(ShapedType::num_elements), Ok(Some(3)));
        assert!(AnyDataLayoutTypeInterface::try_from(vector).is_ok());
        assert_eq!(AnyDataLayoutTypeInterface::try_from(ctx.none()).map(Type::from), Err(ctx.none()));
    });
}

#[test]
fn needed_regions_are_given_in_order_and_the_others_at_any_time() {
    with_values(|ctx, ir, [_, x, y, _]| {
        let body = ir.body();
        let builder = &mut ir.builder_at_end(body);
        let plain = LoopOp::builder(builder, x).before([], |_, []| ()).after([], |_, []| ()).create();
        let all = LoopOp::builder(builder, x)
            .unroll(4)
            .otherwise([], |_, []| ())
            .before([ctx.i64()], |builder, [index]| {
                // Operations with optional parts inside do not disturb the outer one.
                PickOp::builder(builder, index).other(index).create();
            })
            .start(y)
            .after(&[ctx.integer(1), ctx.f32()][..], |_, arguments| assert_eq!(arguments.len(), 2))
            .create_value();
        let all = ir.value(all).defining_op().expect("an operation").id();
        let blocks = |op: OpId| ir.op(op).regions().map(|region| region.blocks().count()).collect::<Vec<_>>();
        assert_eq!((blocks(plain), blocks(all)), (vec![1, 0, 1], vec![1, 1, 1]));
        assert_eq!(operands(ir, all), (vec![y, x], vec![1, 1]));
        assert_eq!(LoopOp::of(ir, all).unroll(), Some(4));
        assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    });
}

#[test]
fn a_needed_region_is_filled_later() {
    with_values(|ctx, ir, [_, x, ..]| {
        let body = ir.body();
        let op = LoopOp::builder(&mut ir.builder_at_end(body), x)
            .before([ctx.i64()], |_, _| ())
            .after([], |_, _| ())
            .create();
        let block = LoopOp::of(ir, op).before().entry().expect("a block");
        let (end, index) = (block.last_op().expect("an end").id(), block.arguments().next());
        let index = index.expect("an argument").id();
        PickOp::builder(&mut ir.builder_before(end), index).other(index).create();
        assert!(ir.verify().is_ok(), "{:?}", ir.verify());
        assert_eq!(LoopOp::of(ir, op).before().entry().expect("a block").ops().count(), 2);
    });
}

#[test]
fn an_error_in_a_needed_region_is_returned() {
    with_values(|_, ir, [_, x, ..]| {
        let body = ir.body();
        let mut attempt = |first: Result<(), &'static str>, second: Result<(), &'static str>| {
            let builder = &mut ir.builder_at_end(body);
            let begun = LoopOp::builder(builder, x).before([], |_, []| first)?;
            Ok::<OpId, &str>(begun.after([], |_, []| second)?.create())
        };
        assert_eq!(attempt(Err("first"), Ok(())), Err("first"));
        assert_eq!(attempt(Ok(()), Err("second")), Err("second"));
        assert!(attempt(Ok(()), Ok(())).is_ok());
        assert_eq!(ir.block(body).ops().filter(|op| op.isa::<LoopOp<'_, '_>>()).count(), 1);
        assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    });
}

#[test]
fn a_declared_builder_gives_the_needed_regions() {
    with_values(|_, ir, [_, x, ..]| {
        let body = ir.body();
        let op = RepeatOp::create_with_count(&mut ir.builder_at_end(body), x);
        assert_eq!(RepeatOp::of(ir, op).count().map(|value| value.id()), Some(x));
        assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    });
}
