//! Interfaces in a user's crate: it attaches each data layout interface to definitions of
//! other crates, and defines interfaces of every kind.

use isogloss::builtin::{ArrayAttr, DictionaryAttr, StringAttr, TupleType};
use isogloss::def::Dialect;
use isogloss::ir::{Ir, OpRef};
use isogloss::layout::*;
use isogloss::text::{parse_attribute, parse_type};
use isogloss::{Attribute, Context, Diagnostic, dlti};

isogloss::external_models! {
    /// The interfaces that the dialect attaches.
    const ATTACHED;
    type Tuple = TupleType: DataLayoutTypeInterface;
    attribute Pair = ArrayAttr: DataLayoutEntryInterface;
    attribute Entries = isogloss::builtin::DictionaryAttr:
        DataLayoutSpecInterface + DLTIQueryInterface + TargetDeviceSpecInterface + TargetSystemSpecInterface;
    /// The specification is in an attribute of another name than usual.
    operation Room = "other.room": isogloss::layout::DataLayoutOpInterface;
}

/// Tuples as packed structs.
impl<'c> DataLayoutTypeInterface<'c> for Tuple<'c> {
    fn size_in_bits(
        self,
        layout: LayoutQuery<'_, 'c>,
        _: &[DataLayoutEntry<'c>],
    ) -> Result<TypeSize, LayoutError> {
        let sizes = self.types().iter().map(|ty| Ok(8 * layout.size(*ty)?.min_value()));
        Ok(TypeSize::fixed(sizes.sum::<Result<u64, LayoutError>>()?))
    }

    fn abi_alignment(self, _: LayoutQuery<'_, 'c>, _: &[DataLayoutEntry<'c>]) -> Result<u64, LayoutError> {
        Ok(1)
    }
}

/// `["key", value]` as an entry.
impl<'c> DataLayoutEntryInterface<'c> for Pair<'c> {
    fn key(self) -> EntryKey<'c> {
        let key = self.elements().first().and_then(|key| key.dyn_cast::<StringAttr<'_>>());
        EntryKey::Identifier(key.unwrap_or_else(|| StringAttr::get(Attribute::from(self.0).context(), "")))
    }

    fn value(self) -> Attribute<'c> {
        self.elements().last().copied().unwrap_or(self.0.into())
    }

    fn verify_entry(self) -> Result<(), Diagnostic> {
        if self.elements().len() == 2 { Ok(()) } else { Err(Diagnostic::error("an entry is a pair")) }
    }
}

impl<'c> Entries<'c> {
    fn list(self) -> Vec<DataLayoutEntry<'c>> {
        let context = Attribute::from(self.0).context();
        let entry = |(name, value): (&[u8], _)| {
            DataLayoutEntry::new(EntryKey::Identifier(StringAttr::get(context, name)), value, value)
        };
        DictionaryAttr::entries(*self).map(entry).collect()
    }
}

/// A dictionary as a specification, where the innermost one counts alone.
impl<'c> DataLayoutSpecInterface<'c> for Entries<'c> {
    fn entries(self) -> Vec<DataLayoutEntry<'c>> {
        self.list()
    }

    fn combine_with(self, _: &[Attribute<'c>]) -> Option<Vec<DataLayoutEntry<'c>>> {
        Some(self.list())
    }

    fn identifier(self, property: ScopeProperty) -> &'static str {
        if property == ScopeProperty::Endianness { "models.order" } else { property.dlti_key() }
    }
}

impl<'c> DLTIQueryInterface<'c> for Entries<'c> {
    fn query(self, key: EntryKey<'c>) -> Option<Attribute<'c>> {
        match key {
            EntryKey::Identifier(name) => self.lookup(name.bytes()),
            EntryKey::Type(_) => None,
        }
    }
}

impl<'c> TargetDeviceSpecInterface<'c> for Entries<'c> {
    fn entries(self) -> Vec<DataLayoutEntry<'c>> {
        self.list()
    }
}

impl<'c> TargetSystemSpecInterface<'c> for Entries<'c> {
    fn entries(self) -> Vec<DataLayoutEntry<'c>> {
        self.list()
    }
}

impl<'a, 'c> DataLayoutOpInterface<'a, 'c> for Room<'a, 'c> {
    fn data_layout_spec(self) -> Option<Attribute<'c>> {
        self.attribute("layout")
    }
}

struct Models;
impl DataLayoutDialectInterface for Models {
    fn verify_entry(entry: &DataLayoutEntry<'_>) -> Result<(), Diagnostic> {
        match entry.identifier() {
            Some("models.order") => Ok(()),
            other => Err(Diagnostic::error(format!("no such key: {}", other.unwrap_or_default()))),
        }
    }
}

static MODELS: Dialect = Dialect {
    models: ATTACHED.values,
    op_models: ATTACHED.operations,
    interfaces: &[DataLayoutDialectInterfaceTable::entry::<Models>()],
    ..Dialect::new("models")
};

fn context() -> Box<Context> {
    Context::with_dialects([dlti::dialect(), &MODELS])
}

fn text<'c>(ctx: &'c Context, text: &str) -> Attribute<'c> {
    parse_attribute(ctx, text).expect(text)
}

#[test]
fn a_foreign_type_gains_a_layout() {
    let ctx = context();
    let tuple = parse_type(&ctx, "tuple<i8, i32, i8>").expect("a tuple");
    assert_eq!(DataLayout::new(&ctx).size(tuple), Ok(TypeSize::fixed(6)));
    assert!(tuple.isa::<AnyDataLayoutTypeInterface<'_>>());
    let without = Context::new();
    let tuple = parse_type(&without, "tuple<i8>").expect("a tuple");
    assert!(matches!(DataLayout::new(&without).size(tuple), Err(LayoutError::Unsupported { .. })));
}

#[test]
fn a_foreign_attribute_is_an_entry() {
    let ctx = context();
    let entry = DataLayoutEntry::of(text(&ctx, r#"["models.order", unit]"#)).expect("an entry");
    assert_eq!((entry.identifier(), entry.value), (Some("models.order"), text(&ctx, "unit")));
    assert_eq!(verify_entries(&ctx, &[entry]), Ok(()));
    let verified = |source| {
        let entry = DataLayoutEntry::of(text(&ctx, source)).expect("an entry");
        verify_entries(&ctx, &[entry]).expect_err(source).message().to_owned()
    };
    assert_eq!(verified(r#"["models.order"]"#), "an entry is a pair");
    assert_eq!(verified(r#"["models.size", unit]"#), "no such key: models.size");
}

// data-layout:30: The exact details of the specification and entry attributes, as well as their syntax, are up
// to implementations
#[test]
fn a_foreign_operation_is_a_scope_with_foreign_specifications() {
    let ctx = context();
    let ir = Ir::parse(
        &ctx,
        r#"
        module attributes {a.system = {GPU = {threads = 32 : i64}}} {
          "other.room"() ({ "t.inside"() : () -> () }) {
            layout = {models.order = "sideways"}
          } : () -> ()
        }"#,
    )
    .expect("sound");
    let inside =
        ir.root().into_iter().flat_map(OpRef::walk).find(|op| op.name() == "t.inside").expect("there");
    let layout = ScopedDataLayout::closest(inside).expect("one specification");
    assert_eq!(layout.scope().map(OpRef::name), Some("other.room"));
    assert_eq!(layout.endianness(), Some(text(&ctx, r#""sideways""#)));
    assert_eq!(layout.device_property("GPU", "threads"), Some(text(&ctx, "32 : i64")));
    let keys = ["GPU", "threads"].map(|key| EntryKey::Identifier(StringAttr::get(&ctx, key)));
    assert_eq!(dlti::query(ir.root().expect("a module"), &keys), Ok(text(&ctx, "32 : i64")));
}

/// Interfaces of every kind, from a definition.
mod defined {
    isogloss::dialect! { r#"
def K_Dialect : Dialect { let name = "k"; }
def Colourful : AttrInterface<"Colourful"> {
  let methods = [
    InterfaceMethod<"The colour of one of several names.", "&str", "colour", (ins "&[i64]":$shades)>,
    StaticInterfaceMethod<"How many colours there are.", "u64", "count">
  ];
}
def Priced : OpInterface<"Priced"> {
  let description = [{ What an operation costs. }];
  let methods = [
    InterfaceMethod<"The price, in coins.", "u64", "price">,
    InterfaceMethod<[{
      The price of so many.

      # Errors
      When it is more than anybody has.
    }], "LogicalResult", "affordable", (ins "u64":$many, "u64":$purse), [{}], [{
      let price = self.price() * many;
      if price <= purse { Ok(()) } else { Err(::isogloss::Diagnostic::error(format!("{price} coins"))) }
    }]>,
    StaticInterfaceMethod<"The name of a coin.", "&str", "coin", (ins "Attribute":$country), [{}], "\"coin\"">
  ];
}
def Motto : DialectInterface<"Motto"> {
  let methods = [StaticInterfaceMethod<"What it says.", "Attribute", "motto", (ins "Attribute":$of)>];
}
"# }
}

use defined::{AnyPriced, Motto, MottoTable, Priced, PricedTable, dialect as definitions};

isogloss::external_models! {
    const SOLD;
    operation Bread = "bakery.bread": Priced;
    operation Function = isogloss::dialects::func::FuncOp: defined::Priced;
}
impl<'a, 'c> Priced<'a, 'c> for Function<'a, 'c> {
    fn price(self) -> u64 {
        // An accessor of the handle.
        self.sym_name().bytes().len() as u64
    }
}
impl<'a, 'c> Priced<'a, 'c> for Bread<'a, 'c> {
    fn price(self) -> u64 {
        self.operands().len() as u64 + 3
    }
}

struct Bakery;
impl Motto for Bakery {
    fn motto<'c>(of: Attribute<'c>) -> Attribute<'c> {
        of
    }
}

static BAKERY: Dialect = Dialect {
    op_models: SOLD.operations,
    interfaces: &[MottoTable::entry::<Bakery>()],
    dependencies: &[definitions()],
    ..Dialect::new("bakery")
};

#[test]
fn interfaces_of_operations_and_dialects_can_be_defined() {
    let ctx = Context::with_dialects([&BAKERY]);
    let ir = Ir::parse(&ctx, r#"module { "bakery.bread"() : () -> () }"#).expect("sound");
    let bread =
        ir.root().into_iter().flat_map(OpRef::walk).find(|op| op.name() == "bakery.bread").expect("there");
    let priced = bread.dyn_cast::<AnyPriced<'_, '_>>().expect("it has a price");
    assert_eq!(priced.price(), 3);
    assert_eq!(priced.affordable(2, 6), Ok(()));
    assert_eq!(priced.affordable(3, 6).expect_err("too much").message(), "9 coins");
    assert_eq!(priced.coin(text(&ctx, "unit")), "coin");
    assert!(!ir.root().expect("a module").isa::<AnyPriced<'_, '_>>());
    let ctx = Context::with_dialects([&BAKERY, isogloss::dialects::func::dialect()]);
    let ir = Ir::parse(&ctx, "func.func private @bun(i32)").expect("sound");
    let function =
        ir.root().into_iter().flat_map(OpRef::walk).find(|op| op.name() == "func.func").expect("there");
    assert_eq!(function.dyn_cast::<AnyPriced<'_, '_>>().map(AnyPriced::price), Some(3));
    let motto = MottoTable::find(ctx.dialect("bakery").expect("known")).expect("it has a motto");
    assert_eq!((motto.motto)(text(&ctx, "unit")), text(&ctx, "unit"));
    assert!(MottoTable::find(definitions()).is_none());
}

/// Interfaces with functions of the def next to methods of a value.
mod statics {
    isogloss::dialect! { r#"
include "isogloss/Op.td"
def Named : DialectInterface<"Named"> {
  let methods = [InterfaceMethod<"A title.", "&str", "title">];
}
def Shp_Dialect : Dialect { let name = "shp"; let interfaces = [Named]; }
def Sided : TypeInterface<"Sided"> {
  let methods = [
    InterfaceMethod<"How many.", "u64", "sides">,
    StaticInterfaceMethod<"A number.", "u64", "number">,
    StaticInterfaceMethod<"A label.", "&str", "label">,
    StaticInterfaceMethod<"The same type again.", "Type", "same", (ins "Type":$of)>,
    StaticInterfaceMethod<"With a default.", "u64", "usual", (ins "u64":$of), [{}], [{ of + 1 }]>,
    InterfaceMethod<"Half of them.", "u64", "half", (ins), [{}], [{ self.sides() / 2 }]>,
    InterfaceMethod<"Twice as many.", "u64", "twice", (ins), [{ self.sides() * 2 }]>
  ];
}
def Regular : TypeInterface<"Regular", [Sided]> {
  let methods = [InterfaceMethod<"The angle.", "u64", "angle">];
}
def Toned : AttrInterface<"Toned"> {
  let methods = [
    StaticInterfaceMethod<"Its names.", "&[i64]", "numbers">,
    InterfaceMethod<"How many.", "u64", "count">
  ];
}
def Placed : OpInterface<"Placed"> {
  let methods = [
    InterfaceMethod<"How many operands.", "u64", "width">,
    StaticInterfaceMethod<"A label.", "&str", "label">,
    StaticInterfaceMethod<"The same type again.", "Type", "same", (ins "Type":$of)>
  ];
}
def Shp_Poly : TypeDef<Shp_Dialect, "Poly", [DeclareTypeInterfaceMethods<Regular>]> {
  let mnemonic = "poly";
  let parameters = (ins "u64":$sides);
  let assemblyFormat = "`<` $sides `>`";
}
def Shp_Tone : AttrDef<Shp_Dialect, "Tone", [DeclareAttrInterfaceMethods<Toned>]> { let mnemonic = "tone"; }
def Shp_PutOp : Op<Shp_Dialect, "put", [DeclareOpInterfaceMethods<Placed>]> {
  let arguments = (ins Variadic<AnyType>:$in);
  let assemblyFormat = "$in attr-dict `:` type($in)";
}
"# }

    impl<'c> Sided<'c> for PolyType<'c> {
        fn sides(self) -> u64 {
            PolyType::sides(self)
        }
        fn number() -> u64 {
            7
        }
        fn label() -> &'static str {
            "poly"
        }
        fn same(of: isogloss::Type<'c>) -> isogloss::Type<'c> {
            of
        }
    }
    impl<'c> Regular<'c> for PolyType<'c> {
        fn angle(self) -> u64 {
            180 - 360 / PolyType::sides(self)
        }
    }
    impl<'c> Toned<'c> for ToneAttr<'c> {
        fn numbers() -> &'c [i64] {
            &[1, 2]
        }
        fn count(self) -> u64 {
            3
        }
    }
    impl<'a, 'c> Placed<'a, 'c> for PutOp<'a, 'c> {
        fn width(self) -> u64 {
            self.r#in().len() as u64
        }
        fn label() -> &'c str {
            "put"
        }
        fn same(of: isogloss::Type<'c>) -> isogloss::Type<'c> {
            of
        }
    }
    impl Named for ShpDialect {
        fn title() -> &'static str {
            "shapes"
        }
    }
}

#[test]
fn methods_and_functions_of_one_interface_are_called_by_its_handle() {
    use statics::{AnyPlaced, AnyRegular, AnySided, AnyToned, NamedTable};
    let ctx = Context::with_dialects([statics::dialect()]);
    let poly = parse_type(&ctx, "!shp.poly<6>").expect("a type");
    let sided = poly.dyn_cast::<AnySided<'_>>().expect("it has sides");
    assert_eq!((sided.sides(), sided.half(), sided.twice()), (6, 3, 12));
    assert_eq!((sided.number(), sided.usual(4), sided.same(ctx.i32())), (7, 5, ctx.i32()));
    // The result of a function of the def outlives the context.
    let label: &'static str = sided.label();
    assert_eq!(label, "poly");
    // An interface has the methods and functions of its bases.
    let regular = poly.dyn_cast::<AnyRegular<'_>>().expect("its base has functions");
    assert_eq!((regular.angle(), regular.sides(), regular.half(), regular.label()), (120, 6, 3, "poly"));

    let tone = parse_attribute(&ctx, "#shp.tone").expect("an attribute");
    let toned = tone.dyn_cast::<AnyToned<'_>>().expect("it has tones");
    assert_eq!((toned.count(), toned.numbers()), (3, &[1, 2][..]));

    let ir = Ir::parse(&ctx, "%0 = \"t.a\"() : () -> i8\nshp.put %0, %0 : i8, i8").expect("sound");
    let placed = ir.block(ir.body()).ops().last().and_then(|op| op.dyn_cast::<AnyPlaced<'_, '_>>());
    let placed = placed.expect("it has a place");
    assert_eq!((placed.width(), placed.label(), placed.same(ctx.i32())), (2, "put", ctx.i32()));

    let named = NamedTable::find(statics::dialect()).expect("it has a title");
    assert_eq!((named.title)(), "shapes");
}

/// Interfaces and attributes of the names of MLIR's, in a namespace of their own.
mod namesakes {
    isogloss::dialect! { r#"
include "isogloss/Op.td"
include "isogloss/BuiltinTypeInterfaces.td"
def Ns_Dialect : Dialect { let name = "ns"; let cppNamespace = "::ns"; }
def Ns_VectorElement : TypeInterface<"VectorElementTypeInterface"> {
  let cppNamespace = "::ns";
  let methods = [InterfaceMethod<"The size.", "u32", "size", (ins), [{}], [{ 1 }]>];
}
def Ns_Symbol : OpInterface<"SymbolOpInterface"> {
  let cppNamespace = "::ns";
  let methods = [InterfaceMethod<"The size.", "u32", "size", (ins), [{}], [{ 2 }]>];
}
def Ns_ItemType : TypeDef<Ns_Dialect, "Item", [Ns_VectorElement]> { let mnemonic = "item"; }
def Ns_LaneType : TypeDef<Ns_Dialect, "Lane", [VectorElementTypeInterface]> { let mnemonic = "lane"; }
def Ns_BothType : TypeDef<Ns_Dialect, "Both", [VectorElementTypeInterface, Ns_VectorElement]> {
  let mnemonic = "both";
}
def Ns_IntegerAttr : AttrDef<Ns_Dialect, "Integer"> { let mnemonic = "integer"; }
def Ns_UseOp : Op<Ns_Dialect, "use", [Ns_Symbol]> {
  let arguments = (ins Ns_VectorElement:$own, VectorElementTypeInterface:$other);
}
def Ns_TypedOp : Op<Ns_Dialect, "typed", [TypesMatchWith<"same type", "value", "result", "$_self">]> {
  let arguments = (ins I32Attr:$value);
  let results = (outs AnyType:$result);
}
def Ns_UntypedOp : Op<Ns_Dialect, "untyped", [TypesMatchWith<"same type", "value", "result", "$_self">]> {
  let arguments = (ins Ns_IntegerAttr:$value);
  let results = (outs AnyType:$result);
}
"# }
}

#[test]
fn interfaces_and_classes_of_the_names_of_mlir_are_others() {
    use namesakes::VectorElementTypeInterface as _;
    use namesakes::{
        AnySymbolOpInterface, AnyVectorElementTypeInterface, IntegerAttr, UseOp, typed, untyped,
    };
    let ctx = Context::with_dialects([namesakes::dialect()]);
    for (name, is_own, is_of_mlir) in [("item", true, false), ("lane", false, true), ("both", true, true)] {
        let ty = parse_type(&ctx, &format!("!ns.{name}")).expect("a type");
        assert_eq!(
            ty.dyn_cast::<AnyVectorElementTypeInterface<'_>>().map(|own| own.size()),
            is_own.then_some(1)
        );
        assert_eq!(parse_type(&ctx, &format!("vector<4x!ns.{name}>")).is_ok(), is_of_mlir, "{name}");
    }
    let verified = |own: &str, other: &str| {
        let text = format!(
            "%0 = \"t.a\"() : () -> !ns.{own}\n%1 = \"t.a\"() : () -> !ns.{other}\n\
             \"ns.use\"(%0, %1) : (!ns.{own}, !ns.{other}) -> ()"
        );
        let ir = Ir::parse(&ctx, &text).expect("it is read");
        match ir.verify() {
            Ok(()) => Ok(ir),
            Err(error) => Err(error.into_diagnostics().swap_remove(0).message().to_owned()),
        }
    };
    let ir = verified("item", "lane").expect("sound");
    let used = ir.block(ir.body()).ops().last().expect("an operation");
    assert_eq!(used.dyn_cast::<AnySymbolOpInterface<'_, '_>>().map(|own| own.size()), Some(2));
    assert!(used.isa::<UseOp<'_, '_>>() && verified("both", "both").is_ok());
    let refused = |own, other| verified(own, other).map(|_| ()).expect_err("an interface is missing");
    assert_eq!(
        refused("lane", "lane"),
        "'ns.use' op operand #0 must be VectorElementTypeInterface instance, but got '!ns.lane'"
    );
    assert_eq!(
        refused("item", "item"),
        "'ns.use' op operand #1 must be VectorElementTypeInterface instance, but got '!ns.item'"
    );
    // Only the attributes of MLIR's class have a type, which the result has, too.
    let mut ir = Ir::new(&ctx);
    let mut builder = ir.builder_at_end(ir.body());
    let result = typed(&mut builder, 7);
    let other = untyped(&mut builder, ctx.f32(), IntegerAttr::get(&ctx));
    assert_eq!([result, other].map(|value| ir.value(value).ty()), [ctx.i32(), ctx.f32()]);
}

/// A definition file whose dialect attaches interfaces.
mod attaching {
    use isogloss::builtin::{FunctionType, UnitAttr};
    use isogloss::ir::{Ir, OpRef};
    use isogloss::{Attribute, Context, Type};

    isogloss::dialect! { r#"
def Att_Dialect : Dialect { let name = "att"; let externalModels = "MODELS"; }
def Att_Measured : TypeInterface<"Measured"> { let methods = [InterfaceMethod<"The measure.", "u64", "measure">]; }
def Att_Shown : AttrInterface<"Shown"> { let methods = [InterfaceMethod<"How many signs it has.", "u64", "signs">]; }
def Att_Counted : OpInterface<"Counted"> { let methods = [InterfaceMethod<"How many.", "u64", "count">]; }
"# }

    isogloss::external_models! {
        const MODELS;
        type MeasuredFunction = FunctionType: Measured;
        attribute ShownUnit = UnitAttr: Shown;
        operation CountedModule = "builtin.module": Counted;
    }

    impl<'c> Measured<'c> for MeasuredFunction<'c> {
        fn measure(self) -> u64 {
            (self.inputs().len() + self.results().len()) as u64
        }
    }

    impl<'c> Shown<'c> for ShownUnit<'c> {
        fn signs(self) -> u64 {
            self.to_string().len() as u64
        }
    }

    impl<'a, 'c> Counted<'a, 'c> for CountedModule<'a, 'c> {
        fn count(self) -> u64 {
            self.walk().count() as u64
        }
    }

    #[test]
    fn a_definition_file_lists_what_its_dialect_attaches() {
        let ctx = Context::with_dialects([dialect()]);
        let function: Type<'_> = FunctionType::get(&ctx, &[ctx.i32()], &[ctx.i32(), ctx.f32()]).into();
        assert_eq!(function.dyn_cast::<AnyMeasured<'_>>().map(AnyMeasured::measure), Some(3));
        assert!(!ctx.i32().isa::<AnyMeasured<'_>>());
        let unit: Attribute<'_> = UnitAttr::get(&ctx).into();
        assert_eq!(unit.dyn_cast::<AnyShown<'_>>().map(AnyShown::signs), Some(4));
        let ir = Ir::parse(&ctx, "module { module {} }").expect("sound");
        let module: OpRef<'_, '_> = ir.root().expect("a module");
        assert_eq!(module.dyn_cast::<AnyCounted<'_, '_>>().map(AnyCounted::count), Some(2));
    }
}

/// A dialect by a derive that attaches interfaces.
mod attaching_by_derive {
    use isogloss::builtin::{FunctionType, UnitAttr};
    use isogloss::ir::Ir;
    use isogloss::{Attribute, Context, Dialect, Type};

    #[isogloss::interface(Type)]
    pub trait Measured {
        fn measure(self) -> u64;
    }

    #[isogloss::interface(Attribute)]
    pub trait Shown {
        fn signs(self) -> u64;
    }

    #[isogloss::interface(Operation)]
    pub trait Counted {
        fn count(self) -> u64;
    }

    mod models {
        use super::{Counted, Measured, Shown};
        use isogloss::builtin::{FunctionType, UnitAttr};

        isogloss::external_models! {
            pub(super) const MODELS;
            type MeasuredFunction = FunctionType: super::Measured;
            attribute ShownUnit = UnitAttr: super::Shown;
            operation CountedModule = "builtin.module": super::Counted;
        }

        impl<'c> Measured<'c> for MeasuredFunction<'c> {
            fn measure(self) -> u64 {
                (self.inputs().len() + self.results().len()) as u64
            }
        }

        impl<'c> Shown<'c> for ShownUnit<'c> {
            fn signs(self) -> u64 {
                self.to_string().len() as u64
            }
        }

        impl<'a, 'c> Counted<'a, 'c> for CountedModule<'a, 'c> {
            fn count(self) -> u64 {
                self.walk().count() as u64
            }
        }
    }

    #[derive(Dialect)]
    #[dialect(name = "att", external_models(models::MODELS))]
    struct Attaching;

    #[test]
    fn a_struct_lists_what_its_dialect_attaches() {
        let ctx = Context::with_dialects([Attaching::dialect()]);
        let function: Type<'_> = FunctionType::get(&ctx, &[ctx.i32()], &[ctx.i32(), ctx.f32()]).into();
        assert_eq!(function.dyn_cast::<AnyMeasured<'_>>().map(AnyMeasured::measure), Some(3));
        assert!(!ctx.i32().isa::<AnyMeasured<'_>>());
        let unit: Attribute<'_> = UnitAttr::get(&ctx).into();
        assert_eq!(unit.dyn_cast::<AnyShown<'_>>().map(AnyShown::signs), Some(4));
        let ir = Ir::parse(&ctx, "module { module {} }").expect("sound");
        let module = ir.root().expect("a module");
        assert_eq!(module.dyn_cast::<AnyCounted<'_, '_>>().map(AnyCounted::count), Some(2));
    }
}
