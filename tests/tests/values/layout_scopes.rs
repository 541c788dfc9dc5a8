//! Scope operations of user dialects, and layouts that detect a change of their scope.

use isogloss::builtin::{IntegerType, StringAttr};
use isogloss::def::Dialect;
use isogloss::ir::{Ir, OpDef, OpModel, OpRef, OpTraits};
use isogloss::layout::{
    DataLayoutEntry, DataLayoutOpInterface, DataLayoutOpInterfaceTable, LayoutError, LayoutQuery,
    ScopeProperty, ScopedDataLayout, StaleDataLayout, TypeLayout, TypeSize,
};
use isogloss::text::parse_attribute;
use isogloss::{Attribute, Context, Type, dlti, gpu};

isogloss::op_model! {
    /// A machine whose bytes have 16 bits, and on which nothing is aligned.
    struct WordMachine;
}

impl<'a, 'c> DataLayoutOpInterface<'a, 'c> for WordMachine<'a, 'c> {
    fn layout(
        ty: Type<'c>,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeLayout, LayoutError> {
        let usual = layout.default_layout(ty, entries)?;
        // An integer here takes whole words; everything else is as it is elsewhere, in words.
        let size = if ty.isa::<IntegerType<'_>>() {
            usual.size_in_bits
        } else {
            usual.size.checked_mul(8).unwrap_or(usual.size)
        };
        Ok(TypeLayout { size: size.div_ceil(16), abi_alignment: 1, preferred_alignment: 1, ..usual })
    }

    fn property(property: ScopeProperty, entry: Option<Attribute<'c>>) -> Option<Attribute<'c>> {
        // No query asks this machine for its stack.
        entry.filter(|_| property != ScopeProperty::StackAlignment)
    }
}

static MACHINE: OpDef = OpDef {
    traits: OpTraits::ISOLATED_FROM_ABOVE.union(OpTraits::NO_TERMINATOR).union(OpTraits::SINGLE_BLOCK),
    interfaces: &[DataLayoutOpInterfaceTable::entry::<WordMachine<'_, '_>>()],
    ..OpDef::new("word", "word.machine")
};

isogloss::op_model! {
    /// An operation of a foreign dialect becomes a scope.
    struct Plain;
}
impl<'a, 'c> DataLayoutOpInterface<'a, 'c> for Plain<'a, 'c> {}

static WORD: Dialect = Dialect {
    ops: &[&MACHINE],
    op_models: &[OpModel {
        op: "other.room",
        implementation: DataLayoutOpInterfaceTable::entry::<Plain<'_, '_>>(),
    }],
    ..Dialect::new("word")
};

fn context() -> Box<Context> {
    Context::with_dialects([dlti::dialect(), gpu::dialect(), &WORD])
}

fn find<'a, 'c>(ir: &'a Ir<'c>, name: &str) -> OpRef<'a, 'c> {
    ir.root()
        .into_iter()
        .flat_map(OpRef::walk)
        .find(|op| op.name() == name)
        .expect("an operation of that name")
}

// data-layout:3: built-in ModuleOp supports data layouts without going through the interface
// data-layout:8: Types may have a different data layout in different scopes
// data-layout:8: within the given scope excluding any nested scope, a given type has fixed data layout
// properties
// data-layout:49: Such ops may also provide custom handlers for data layout queries
#[test]
fn a_scope_changes_answers_for_everything_inside() {
    let ctx = context();
    let text = r#"
        module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i64, "dlti.endianness" = "big">} {
          "word.machine"() ({ "t.inside"() : () -> () }) : () -> ()
          "t.outside"() : () -> ()
        }"#;
    let ir = Ir::parse(&ctx, text).expect("valid");
    let inside = ScopedDataLayout::closest(find(&ir, "t.inside")).expect("a layout");
    let outside = ScopedDataLayout::closest(find(&ir, "t.outside")).expect("a layout");
    assert_eq!(inside.scope().map(OpRef::name), Some("word.machine"));
    assert_eq!(
        (inside.size(ctx.integer(24)), outside.size(ctx.integer(24))),
        (Ok(TypeSize::fixed(2)), Ok(TypeSize::fixed(3)))
    );
    assert_eq!((inside.abi_alignment(ctx.f64()), outside.abi_alignment(ctx.f64())), (Ok(1), Ok(8)));
    assert_eq!((inside.stack_alignment(), outside.stack_alignment()), (Ok(0), Ok(64)));
    assert_eq!(inside.endianness(), outside.endianness());
    assert!(inside.endianness().is_some());
}

// data-layout:5: data layout properties are scoped to regions belonging to operations that implement the
// interface
#[test]
fn a_model_makes_a_scope_of_a_foreign_operation() {
    let ctx = context();
    let text = r#"
        "other.room"() ({ "t.inside"() : () -> () }) {dlti.dl_spec = #dlti.dl_spec<index = 16 : i32>} : () -> ()
        "other.hall"() ({ "t.hall"() : () -> () }) {dlti.dl_spec = #dlti.dl_spec<index = 16 : i32>} : () -> ()"#;
    let ir = Ir::parse(&ctx, text).expect("valid");
    let index =
        |name| ScopedDataLayout::closest(find(&ir, name)).expect("a layout").index_bit_width(ctx.index());
    assert_eq!((index("t.inside"), index("t.hall")), (Ok(Some(16)), Ok(Some(64))));
}

// data-layout:18: returns valid results as long as the data layout properties of enclosing scopes remain the
// same
// data-layout:20: asserts that the scope remains identical
#[test]
fn a_detached_layout_answers_until_a_scope_changes() {
    let ctx = context();
    let text = "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} { module { } }";
    let mut ir = Ir::parse(&ctx, text).expect("valid");
    let inner = ir.root().and_then(|root| root.walk().nth(1)).expect("a module").id();
    let layout = ScopedDataLayout::closest(ir.op(inner)).expect("a layout").detach();
    assert_eq!(layout.get(&ir).map(|layout| layout.size(ctx.index())), Ok(Ok(TypeSize::fixed(4))));
    let root = ir.root().expect("a root").id();
    let wider = parse_attribute(&ctx, "#dlti.dl_spec<index = 64 : i32>").expect("valid");
    ir.set_attribute(root, "t.note", Some(StringAttr::get(&ctx, "x").into()));
    assert!(layout.get(&ir).is_ok(), "no specification was touched");
    ir.set_attribute(root, "dlti.dl_spec", Some(wider));
    assert_eq!(layout.get(&ir).err(), Some(StaleDataLayout));
    let layout = ScopedDataLayout::closest(ir.op(inner)).expect("a layout").detach();
    assert!(layout.get(&ir).is_ok());
    ir.erase(inner);
    assert_eq!(layout.get(&ir).err(), Some(StaleDataLayout));
}

#[test]
fn devices_are_described_by_the_nearest_module() {
    let ctx = context();
    let spec =
        |size| format!(r#"#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = {size} : i32>>"#);
    let (outer, ignored) = (spec(4), spec(8));
    let text = format!(
        r#"module attributes {{dlti.target_system_spec = {outer}}} {{
             gpu.module @kernels attributes {{dlti.target_system_spec = {ignored}}} {{ "t.kernel"() : () -> () }}
             module {{ "t.nested"() : () -> () }}
           }}"#
    );
    let ir = Ir::parse(&ctx, &text).expect("valid");
    let size = |name| {
        let layout = ScopedDataLayout::closest(find(&ir, name)).expect("a layout");
        layout.device_property("CPU", "L1").map(|size| size.to_string())
    };
    assert_eq!(size("t.kernel"), Some("4 : i32".to_owned()));
    assert_eq!(size("t.nested"), None, "a module without description does not inherit one");
}
