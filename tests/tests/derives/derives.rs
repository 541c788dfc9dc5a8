//! Derives as capable as definition files: bit sets, interfaces of a trait, lists and data of a field's own; the order of
//! types, walking and replacing, and types as values of `serde`.

use isogloss::numeric::ApInt;
use isogloss::serialize::{AttributeSeed, TypeSeed};
use isogloss::{
    Attribute, Context, Dialect, DialectAttr, DialectEnum, DialectType, List, Type, interface, text,
};
use serde_core::de::DeserializeSeed as _;
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// A dialect of shapes.
#[derive(Dialect)]
#[dialect(types(TileType, RowType, ViewType, ScalarType, LimitsType), attributes(BagAttr, NamedAttr))]
pub struct Shapes;

/// What is accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, DialectEnum)]
#[dialect(separator = "|", case(NONE = 0), case(READ = 1), case(WRITE = 2, text = "wr"), case(EXEC = 4))]
pub struct Access(u8);

/// Quoted, and groups first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectEnum)]
#[dialect(separator = "|", quoted, primary_groups, case(FIRST = 1), case(SECOND = 2), case(BOTH = 3))]
pub struct Side(u64);

/// What consists of elements.
#[interface(Type)]
pub trait Counted {
    /// The number of elements.
    fn elements(self) -> u64;
    /// The type of an element.
    fn element(self) -> Type<'c>;
    /// The number of elements, rounded up to a block.
    fn padded(self, block: u64) -> u64 {
        let rest = self.elements() % block;
        if rest == 0 { self.elements() } else { self.elements() - rest + block }
    }
}

/// An attribute with a name.
#[interface(Attribute)]
pub(crate) trait Titled {
    /// The name.
    fn title(self) -> &'c str;
    /// How many names there are.
    fn count() -> usize {
        1
    }
}

/// A tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType)]
#[dialect(Shapes, mnemonic = "tile", format = "`<` $size `x` $of `>`", interfaces(Counted))]
pub struct Tile<'c> {
    /// Its size.
    pub size: u64,
    /// What it consists of.
    pub of: Type<'c>,
}

impl<'c> Counted<'c> for TileType<'c> {
    fn elements(self) -> u64 {
        self.size()
    }
    fn element(self) -> Type<'c> {
        self.of()
    }
}

/// Tiles in a row.
#[derive(Clone, Debug, PartialEq, Eq, DialectType)]
#[dialect(Shapes, mnemonic = "row", format = "`<` `[` $tiles `]` (`,` $widths^)? `>`", interfaces(Counted))]
pub struct Row<'c> {
    /// The tiles.
    pub tiles: Vec<TileType<'c>>,
    /// Their widths.
    pub widths: Option<Vec<u32>>,
}

impl<'c> Counted<'c> for RowType<'c> {
    fn elements(self) -> u64 {
        self.tiles().len() as u64
    }
    fn element(self) -> Type<'c> {
        self.tiles().get(0).map_or_else(|| Type::from(self).context().index(), Type::from)
    }
    fn padded(self, _: u64) -> u64 {
        0
    }
}

/// A view.
#[derive(Clone, Copy, Debug, PartialEq, DialectType)]
#[dialect(Shapes, mnemonic = "view", format = "`<` $access `,` $side `,` `[` $parts `]` `>`")]
pub struct View<'c> {
    /// How it is accessed.
    pub access: Access,
    /// From where.
    pub side: Side,
    /// Of what.
    pub parts: List<'c, TileType<'c>>,
}

/// Data of any kind.
#[derive(Clone, Debug, PartialEq, Eq, DialectAttr)]
#[dialect(Shapes, mnemonic = "bag", format = "`<` $name `,` $number `,` $bytes `,` $types (`,` $note^)? `>`")]
pub struct Bag<'c> {
    /// Text.
    pub name: String,
    /// A number.
    pub number: ApInt,
    /// Bytes.
    pub bytes: Vec<u8>,
    /// Types.
    pub types: Vec<Type<'c>>,
    /// A remark.
    pub note: Option<String>,
}

/// A name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectAttr)]
#[dialect(Shapes, mnemonic = "named", format = "`<` $title `>`", interfaces(Titled))]
pub struct Named<'c> {
    /// The name.
    pub title: &'c str,
}

impl<'c> Titled<'c> for NamedAttr<'c> {
    fn title(self) -> &'c str {
        NamedAttr::title(self)
    }
}

/// A number of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DialectType)]
#[dialect(Shapes, mnemonic = "scalar", format = "`<` $of (`,` $unit^)? `>`")]
pub struct Scalar<'c> {
    /// Its type.
    #[dialect(constraint = "AnyTypeOf<[AnyFloat, Index]>")]
    pub of: Type<'c>,
    /// Its unit.
    #[dialect(constraint = "Index")]
    pub unit: Option<Type<'c>>,
}

/// Numbers and a text with constraints.
#[derive(Clone, Debug, PartialEq, Eq, DialectType)]
#[dialect(Shapes, mnemonic = "limits", format = "`<` $count `,` $name (`,` $steps^)? `>`")]
pub struct Limits {
    /// How many.
    #[dialect(constraint = "IntPositive")]
    pub count: u64,
    /// Their name.
    #[dialect(constraint = "AttrConstraint<Equals<\"\\\"a\\\"\">, \"the name a\">")]
    pub name: String,
    /// The steps.
    #[dialect(constraint = "IntMaxValue<9>")]
    pub steps: Option<Vec<i64>>,
}

#[test]
fn constraints_of_numbers_and_texts_are_verified() {
    let ctx = context();
    let read = |text: &str| {
        text::parse_type(&ctx, text).map(|ty| ty.to_string()).map_err(|error| error.message().to_owned())
    };
    for text in ["!shapes.limits<1, \"a\">", "!shapes.limits<18446744073709551615, \"a\", 3, 9>"] {
        assert_eq!(read(text).as_deref(), Ok(text));
    }
    for (text, message) in [
        ("!shapes.limits<0, \"a\">", "failed to verify 'count': whose value is positive"),
        ("!shapes.limits<1, \"b\">", "failed to verify 'name': the name a"),
        ("!shapes.limits<1, \"a\", 3, 10>", "failed to verify 'steps': whose maximum value is 9"),
    ] {
        assert_eq!(read(text), Err(message.to_owned()), "{text}");
    }
    let made = LimitsType::get_checked(&ctx, 0, "a", None);
    assert_eq!(
        made.map_err(|error| error.message().to_owned()),
        Err("failed to verify 'count': whose value is positive".to_owned())
    );
}

#[test]
fn constraints_of_fields_are_verified() {
    let ctx = context();
    let refused = |text: &str| text::parse_type(&ctx, text).expect_err(text).message().to_owned();
    for text in ["!shapes.scalar<f32>", "!shapes.scalar<index, index>"] {
        assert_eq!(text::parse_type(&ctx, text).map(|ty| ty.to_string()).as_deref(), Ok(text));
    }
    let expected = "failed to verify 'of': floating-point or index";
    assert_eq!(refused("!shapes.scalar<i8>"), expected);
    assert_eq!(
        ScalarType::get_checked(&ctx, ctx.i32(), None).map_err(|error| error.message().to_owned()),
        Err(expected.to_owned())
    );
    assert!(refused("!shapes.scalar<f32, i8>").starts_with("failed to verify 'unit': "));
}

fn context() -> Box<Context> {
    Context::with_dialects([Shapes::dialect()])
}

#[test]
fn bit_sets_are_structs_of_a_number() {
    let both = Access::READ | Access::WRITE;
    assert_eq!(
        (both.to_string(), both.bits(), both.contains(Access::WRITE)),
        ("read|wr".to_owned(), 3, true)
    );
    assert_eq!("wr|read".parse::<Access>(), Ok(both));
    assert_eq!(
        (Access::ALL.len(), Access::from_bits(8), Access::try_from(5)),
        (4, None, Ok(Access::READ | Access::EXEC))
    );
    assert_eq!((Side::BOTH.to_string(), Side::FIRST | Side::SECOND), ("both".to_owned(), Side::BOTH));
}

#[test]
fn lists_are_given_as_slices_and_read_in_order() {
    let ctx = context();
    let tiles = [TileType::get(&ctx, 4, ctx.f32()), TileType::get(&ctx, 2, ctx.i32())];
    let row = RowType::get(&ctx, &tiles, Some(&[7, 8]));
    assert_eq!(row.to_string(), "!shapes.row<[<4 x f32>, <2 x i32>], 7, 8>");
    assert!(row.tiles().iter().eq(tiles));
    let declared = Row::from(row);
    assert_eq!(declared, Row { tiles: tiles.to_vec(), widths: Some(vec![7, 8]) });
    assert_eq!(declared.intern(&ctx), row);
    assert_eq!(text::parse_type(&ctx, &row.to_string()), Ok(row.into()));
    assert_eq!(Row { tiles: Vec::new(), widths: None }.intern(&ctx), RowType::get(&ctx, &[], None));
    let view = ViewType::get(&ctx, Access::READ, Side::BOTH, &tiles);
    assert_eq!(view.to_string(), "!shapes.view<read, both, [<4 x f32>, <2 x i32>]>");
    assert_eq!((View::from(view).parts, View::from(view).intern(&ctx)), (row.tiles(), view));
    assert_eq!(text::parse_type(&ctx, &view.to_string()), Ok(view.into()));
}

#[test]
fn fields_may_own_their_data() {
    let ctx = context();
    let bag = Bag {
        name: "a".into(),
        number: ApInt::from_i64(8, -3),
        bytes: vec![0, 255],
        types: vec![ctx.f32(), ctx.i32()],
        note: None,
    };
    let handle = bag.clone().intern(&ctx);
    assert_eq!(handle.to_string(), "#shapes.bag<\"a\", -3_i8, \"\\00\\FF\", f32, i32>");
    assert_eq!(Bag::from(handle), bag);
    let noted = Bag { note: Some("x".into()), ..bag };
    assert_eq!(Bag::from(noted.clone().intern(&ctx)), noted);
    assert_eq!(BagAttr::get(&ctx, "a", &noted.number, [0, 255], &noted.types, None), handle);
}

#[test]
fn interfaces_are_traits() {
    let ctx = context();
    let tile = TileType::get(&ctx, 17, ctx.f32());
    let counted: AnyCounted<'_> = Type::from(tile).dyn_cast::<AnyCounted<'_>>().expect("a tile is counted");
    assert_eq!((counted.elements(), counted.element(), counted.padded(16)), (17, ctx.f32(), 32));
    let row = RowType::get(&ctx, &[tile], None);
    let counted = Type::from(row).dyn_cast::<AnyCounted<'_>>().expect("a row is counted");
    assert_eq!((counted.elements(), counted.element(), counted.padded(16)), (1, tile.into(), 0));
    assert!(ctx.f32().dyn_cast::<AnyCounted<'_>>().is_none());
    let named = Attribute::from(Named { title: "x" }.intern(&ctx));
    let titled = named.dyn_cast::<AnyTitled<'_>>().expect("it has a name");
    assert_eq!((TitledTable::find(named).expect("a table").title)(titled.into()), "x");
    assert_eq!(titled.count(), 1);
}

#[test]
fn types_are_ordered_by_address_and_by_structure() {
    let (ctx, other) = (context(), context());
    let texts =
        ["i1", "tuple<i8, f32>", "!shapes.tile<4 x f32>", "tuple<i8>", "!shapes.tile<2 x i8>", "i8", "index"];
    let parsed = |ctx| texts.map(|text| text::parse_type(ctx, text).expect("a type"));
    let (types, others) = (parsed(&*ctx), parsed(&*other));
    let set: BTreeSet<Type<'_>> = types.into_iter().chain(types).collect();
    assert_eq!(set.len(), types.len());
    let sorted = |mut types: Vec<Type<'_>>| {
        types.sort_by(|a, b| a.structural_cmp(*b));
        types.into_iter().map(|ty| ty.to_string()).collect::<Vec<_>>()
    };
    let expected =
        ["index", "i1", "i8", "tuple<i8>", "tuple<i8, f32>", "!shapes.tile<2 x i8>", "!shapes.tile<4 x f32>"];
    assert_eq!(sorted(types.to_vec()), expected);
    assert_eq!(sorted(others.into_iter().rev().collect()), expected);
    for (a, b) in types.into_iter().zip(others) {
        assert_eq!(a.structural_cmp(b), Ordering::Equal);
    }
    // Types that share parts are compared once for each pair.
    let shared = |ctx: &Context| {
        let nest = |ty: Type<'_>, _| text::parse_type(ctx, &format!("tuple<{ty}>")).expect("a type");
        (0..40).fold(text::parse_type(ctx, "i8").expect("a type"), nest).to_string()
    };
    assert_eq!(shared(&ctx), shared(&other));
}

#[test]
fn parts_are_walked_and_replaced() {
    let ctx = context();
    let ty = text::parse_type(&ctx, "tuple<!shapes.tile<4 x f32>, vector<4xf32>, !shapes.row<[<2 x f32>]>>")
        .expect("a type");
    let mut seen = Vec::new();
    let _ = ty.walk(|node| {
        seen.extend(Type::from_node(node).map(|ty| ty.to_string()));
        ControlFlow::<()>::Continue(())
    });
    assert_eq!(
        seen,
        [
            "f32",
            "!shapes.tile<4 x f32>",
            "vector<4xf32>",
            "!shapes.tile<2 x f32>",
            "!shapes.row<[<2 x f32>]>",
            &ty.to_string()
        ]
    );
    let first =
        ty.walk(
            |node| {
                if node == ctx.f32().node() { ControlFlow::Continue(()) } else { ControlFlow::Break(node) }
            },
        );
    assert_eq!(first, ControlFlow::Break(TileType::get(&ctx, 4, ctx.f32()).into()));
    let wide = ty.replace(|node| (node == ctx.f32().node()).then(|| ctx.f64().node())).expect("valid types");
    assert_eq!(wide.to_string(), ty.to_string().replace("f32", "f64"));
    assert_eq!(ty.replace(|_| None), Ok(ty));
    let refused = ty.replace(|node| {
        (node == ctx.f32().node()).then(|| text::parse_attribute(&ctx, "1").expect("an attribute").node())
    });
    assert!(refused.expect_err("an attribute").message().contains("is not of that kind"));
    let refused = ty.replace(|node| {
        (node == ctx.f32().node()).then(|| text::parse_type(&ctx, "none").expect("a type").node())
    });
    assert!(refused.is_err(), "a vector has no elements of type `none`");
}

#[test]
fn types_and_attributes_are_values_of_serde() {
    let ctx = context();
    let tile = TileType::get(&ctx, 4, ctx.f32());
    assert_eq!(serde_json::to_string(&tile).expect("text"), "\"!shapes.tile<4 x f32>\"");
    let both = (ctx.f32(), text::parse_attribute(&ctx, "1 : i8").expect("an attribute"));
    let json = serde_json::to_string(&both).expect("text");
    assert_eq!(json, "[\"f32\",\"1 : i8\"]");
    let mut input = serde_json::Deserializer::from_str("\"!shapes.tile<4 x f32>\"");
    assert_eq!(TypeSeed(&ctx).deserialize(&mut input).expect("a type"), tile.into());
    let mut input = serde_json::Deserializer::from_str("\"1 : i8\"");
    assert_eq!(AttributeSeed(&ctx).deserialize(&mut input).expect("an attribute"), both.1);
    let mut input = serde_json::Deserializer::from_str("\"!shapes.tile<\"");
    assert!(TypeSeed(&ctx).deserialize(&mut input).is_err());
}
