//! Every layout rule, declared in a definition file, which is compiled and loaded at run time, and on a struct: all give
//! the same answers, accept the same entries, and allow the same nested scopes.

use isogloss::layout::{
    AnyDataLayoutTypeInterface, DataLayout, DataLayoutEntry, DataLayoutSpecInterfaceTable, LayoutError,
    LayoutQuery, LayoutRuleOverrides, TypeLayout, TypeSize,
};
use isogloss::llvm::{self, LLVMStructType};
use isogloss::text::{parse_attribute, parse_type};
use isogloss::{Attribute, Context, dlti};
use isogloss_tests::repository;

/// By `dataLayout`, in the dialect `td`.
mod declared {
    isogloss::dialect! { file = "layout/rules.td" }
}

/// By `#[data_layout(...)]`, in the dialect `rs`. Only the handles of the structs are used.
#[allow(dead_code, unreachable_pub)]
mod derived {
    use isogloss::{DataLayoutType, Dialect, DialectType, Type};

    #[derive(Dialect)]
    #[dialect(types(
        FixedType,
        WideType,
        LikeType,
        PairType,
        PackedType,
        ArrayType,
        PointerType,
        NumberType,
        ExactType,
        FirstType,
        SveType,
        HandleType,
        OddType,
        DivType,
        ListType,
        RecordType,
        BlockType
    ))]
    pub struct Rs;

    #[derive(DialectType, DataLayoutType)]
    #[dialect(Rs, mnemonic = "fixed")]
    #[data_layout(fixed(24, 4, 8))]
    pub struct Fixed;

    #[derive(DialectType, DataLayoutType)]
    #[dialect(Rs, mnemonic = "sized", format = "`<` $bits `>`")]
    #[data_layout(computed(bits, 4, "round_up(bits ceildiv 8, 4)"))]
    pub struct Wide {
        pub bits: u32,
    }

    #[derive(DialectType, DataLayoutType)]
    #[dialect(Rs, mnemonic = "like", format = "`<` $part `>`")]
    #[data_layout(like(part))]
    pub struct Like<'c> {
        pub part: Type<'c>,
    }

    #[derive(DialectType, DataLayoutType)]
    #[dialect(Rs, mnemonic = "pair", format = "`<` $first (`,` $second^)? `>`")]
    #[data_layout(structure(first, second))]
    pub struct Pair<'c> {
        pub first: Type<'c>,
        pub second: Option<Type<'c>>,
    }

    #[derive(DialectType, DataLayoutType)]
    #[dialect(Rs, mnemonic = "packed", format = "`<` $head `,` $members `>`")]
    #[data_layout(packed(head, members))]
    pub struct Packed<'c> {
        pub head: Type<'c>,
        pub members: &'c [Type<'c>],
    }

    #[derive(DialectType, DataLayoutType)]
    #[dialect(Rs, mnemonic = "array", format = "`<` $count `x` $element `>`")]
    #[data_layout(array(element, "count * 2 + 1"))]
    pub struct Array<'c> {
        pub count: u32,
        pub element: Type<'c>,
    }

    #[derive(DialectType, DataLayoutType)]
    #[dialect(Rs, mnemonic = "ptr", format = "`<` $space `>`")]
    #[data_layout(pointer(space))]
    pub struct Pointer {
        pub space: u32,
    }

    #[derive(DialectType, DataLayoutType)]
    #[dialect(Rs, mnemonic = "num", format = "`<` $width `>`")]
    #[data_layout(entry("width", computed("width", 4), compatibility = "relax"))]
    pub struct Number {
        pub width: u32,
    }

    #[derive(DialectType, DataLayoutType)]
    #[dialect(Rs, mnemonic = "exact", format = "`<` $kind `>`")]
    #[data_layout(entry("exact", fixed(32, 4), compatibility = "identical"))]
    pub struct Exact {
        pub kind: u32,
    }

    #[derive(DialectType, DataLayoutType)]
    #[dialect(Rs, mnemonic = "first", format = "`<` $kind `>`")]
    #[data_layout(entry("first", fixed(16, 2)))]
    pub struct First {
        pub kind: u32,
    }

    #[derive(DialectType, DataLayoutType)]
    #[dialect(Rs, mnemonic = "sve", format = "`<` $part `>`")]
    #[data_layout(scalable(like(part)))]
    pub struct Sve<'c> {
        pub part: Type<'c>,
    }

    #[derive(DialectType, DataLayoutType)]
    #[dialect(Rs, mnemonic = "handle", format = "`<` $width `>`")]
    #[data_layout(index(width, fixed(64, 8)))]
    pub struct Handle {
        pub width: u32,
    }

    #[derive(DialectType, DataLayoutType)]
    #[dialect(Rs, mnemonic = "odd", format = "`<` $part `>`")]
    #[data_layout(like(part), overrides)]
    pub struct Odd<'c> {
        pub part: Type<'c>,
    }

    #[derive(DialectType, DataLayoutType)]
    #[dialect(Rs, mnemonic = "div", format = "`<` params `>`")]
    #[data_layout(entry("exact", computed(size, abi, preferred)))]
    pub struct Div {
        pub size: u32,
        pub abi: u32,
        pub preferred: u32,
    }

    macro_rules! bodies {
        ($($name:ident $mnemonic:literal [$($rule:tt)*])*) => {$(
            #[derive(DialectType, DataLayoutType)]
            #[dialect(
                Rs,
                mnemonic = $mnemonic,
                format = "`<` $id (`,` `[` $outs^ `]` `of` $payload `times` $copies)? `>`"
            )]
            #[data_layout($($rule)*)]
            pub struct $name<'c> {
                pub id: u32,
                #[dialect(body)]
                pub outs: &'c [Type<'c>],
                #[dialect(body)]
                pub payload: Type<'c>,
                #[dialect(body)]
                pub copies: u32,
            }
        )*};
    }
    bodies! {
        List "list" [array(payload, "copies * len(outs) + id")]
        Record "record" [structure(payload, outs)]
        Block "block" [index("copies", computed("8 * copies", "8"))]
    }
}

/// One answer by hand, the others by the rule.
macro_rules! odd {
    ($ty:ty) => {
        impl<'c> LayoutRuleOverrides<'c> for $ty {
            fn layout(
                self,
                answers: TypeLayout,
                _: LayoutQuery<'_, 'c>,
                _: &[DataLayoutEntry<'c>],
            ) -> Result<TypeLayout, LayoutError> {
                Ok(TypeLayout { preferred_alignment: 64, ..answers })
            }
        }
    };
}
odd!(declared::OddType<'c>);
odd!(derived::OddType<'c>);

/// The ways to declare a rule: how a dialect's name is left out in the tables below (`!.like<i8>`) says which.
struct Doors {
    /// `td` by the definition file, and `rs` by structs.
    compiled: Box<Context>,
    /// `td` by the definition file, loaded.
    loaded: Box<Context>,
}

impl Doors {
    fn new() -> Self {
        let shared = [dlti::dialect(), llvm::dialect()];
        let compiled =
            Context::with_dialects(shared.into_iter().chain([declared::dialect(), derived::Rs::dialect()]));
        let mut loader = isogloss_load::Loader::new(shared);
        loader.files([repository().join("tests/layout/rules.td")]).expect("the definition");
        Self { compiled, loaded: Context::with_dialects(loader.dialects()) }
    }

    /// The ways by which texts are understood: an author's overrides in Rust, and bodies, are not loaded.
    fn of(&self, text: &str) -> Vec<(&Context, &'static str)> {
        let mut doors = vec![(&*self.compiled, "td"), (&*self.compiled, "rs"), (&*self.loaded, "td")];
        if ["!.odd", "!.list", "!.record", "!.block"].iter().any(|name| text.contains(name)) {
            doors.pop();
        }
        doors
    }
}

fn spec<'c>(ctx: &'c Context, dialect: &str, entries: &str) -> Attribute<'c> {
    let text = format!("#dlti.dl_spec<{}>", entries.replace("!.", &format!("!{dialect}.")));
    parse_attribute(ctx, &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Size, `s` after it when scalable; size in bits, ABI and preferred alignment, index bit width.
fn ask(ctx: &Context, dialect: &str, entries: &str, ty: &str) -> Result<String, LayoutError> {
    let text = ty.replace("!.", &format!("!{dialect}."));
    let ty = parse_type(ctx, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let layout = DataLayout::with_specs(ctx, &[spec(ctx, dialect, entries)]).expect("a specification");
    let answers = layout.layout(ty)?;
    let scalable = if answers.size.is_scalable() { "s" } else { "" };
    let (size, bits) = (answers.size.min_value(), answers.size_in_bits.min_value());
    let index = answers.index_bit_width.map_or_else(|| "-".to_owned(), |width| width.to_string());
    Ok(format!("{size}{scalable} {bits} {} {} {index}", answers.abi_alignment, answers.preferred_alignment))
}

#[test]
fn all_doors_give_the_same_answers() {
    let doors = Doors::new();
    for (entries, ty, expected) in [
        ("", "!.fixed", "3 24 4 8 -"),
        ("", "!.sized<33>", "5 33 4 8 -"),
        ("", "!.like<i64>", "8 64 4 8 -"),
        ("i64 = dense<64> : vector<1xi64>", "!.like<i64>", "8 64 8 8 -"),
        ("", "!.like<index>", "8 64 4 8 64"),
        ("", "!.pair<i8, i32>", "8 64 4 4 -"),
        ("", "!.pair<i8>", "1 8 1 1 -"),
        ("i32 = dense<16> : vector<1xi64>", "!.pair<i8, i32>", "6 48 2 2 -"),
        ("", "!.packed<i8, i32, i8, i64>", "14 112 1 4 -"),
        ("", "!.array<3 x i24>", "28 224 4 4 -"),
        ("", "!.array<0 x !.pair<i8, i32>>", "8 64 4 4 -"),
        ("", "!.ptr<3>", "8 64 8 8 64"),
        ("!.ptr<3> = dense<[48, 32, 64, 32]> : vector<4xi64>", "!.ptr<3>", "6 48 4 8 32"),
        ("!.ptr<3> = dense<[48, 32, 64, 32]> : vector<4xi64>", "!.ptr<4>", "8 64 8 8 64"),
        ("!.ptr<0> = dense<[32, 32, 32]> : vector<3xi64>", "!.ptr<4>", "4 32 4 4 32"),
        ("", "!.num<24>", "3 24 4 4 -"),
        // The next larger width counts, then the largest.
        (NUMBERS, "!.num<7>", "1 7 1 1 -"),
        (NUMBERS, "!.num<9>", "2 9 2 4 -"),
        (NUMBERS, "!.num<16>", "2 16 2 4 -"),
        (NUMBERS, "!.num<200>", "25 200 8 8 -"),
        ("!.exact<1> = dense<[64, 128]> : vector<2xi64>", "!.exact<1>", "4 32 8 16 -"),
        ("!.exact<1> = dense<[64, 128]> : vector<2xi64>", "!.exact<2>", "4 32 4 4 -"),
        ("!.first<1> = dense<64> : vector<1xi64>", "!.first<2>", "2 16 8 8 -"),
        ("", "!.sve<i32>", "4s 32 4 4 -"),
        ("", "!.handle<24>", "8 64 8 8 24"),
        ("", "!.odd<i16>", "2 16 2 64 -"),
        ("", "!.pair<!.odd<i8>, !.num<64>>", "12 96 4 4 -"),
        ("", "!.div<24, 4, 8>", "3 24 4 8 -"),
        // The entry gives the alignment that the rule has not.
        ("!.div<24, 3, 8> = dense<64> : vector<1xi64>", "!.div<24, 3, 8>", "3 24 8 8 -"),
        ("!.div<24, 3, 8> = dense<[64, 128]> : vector<2xi64>", "!.pair<i8, !.div<24, 3, 8>>", "16 128 8 8 -"),
        ("", "!.pair<!.sve<i8>, !.sve<i32>>", "8s 64 4 4 -"),
        // A type without a size is neither fixed nor scalable.
        ("", "!.packed<!.sve<i8>, !llvm.array<0 x i32>>", "1s 8 1 4 -"),
        ("", "!.list<3, [i8, f32] of i16 times 2>", "14 112 2 2 -"),
        ("i16 = dense<32> : vector<1xi64>", "!.list<3, [i8, f32] of i16 times 2>", "28 224 4 4 -"),
        ("", "!.record<1, [i32, !.record<2, [i8] of i8 times 0>] of i16 times 0>", "12 96 4 4 -"),
        ("", "!.block<7, [i8] of i8 times 5>", "5 40 8 8 5"),
    ] {
        for (ctx, dialect) in doors.of(ty) {
            assert_eq!(
                ask(ctx, dialect, entries, ty).as_deref(),
                Ok(expected),
                "{dialect}: {ty} by {entries}"
            );
        }
    }
}

const NUMBERS: &str = "!.num<64> = dense<64> : vector<1xi64>, !.num<8> = dense<8> : vector<1xi64>, \
    !.num<16> = dense<[16, 32]> : vector<2xi64>";

#[test]
fn what_has_no_layout_is_an_error_by_all() {
    let doors = Doors::new();
    for (ty, expected) in [
        ("!.like<tensor<2xi8>>", "neither the scoping op nor the type class"),
        ("!.array<1 x none>", "neither the scoping op nor the type class"),
        ("!.pair<i8, i0>", "i0 has an alignment of 0"),
        ("!.array<2 x !.sve<i8>>", "!.sve<i8> is scalable, but its size must be fixed"),
        ("!.pair<i8, !.sve<i8>>", "!.pair<i8, !.sve<i8>> has fixed and scalable members"),
        ("!.pair<!.sve<i8>, i8>", "has fixed and scalable members"),
        ("!.packed<i8, vector<[4]xi8>, i8>", "has fixed and scalable members"),
        ("!.like<!llvm.struct<(vector<[4]xi8>, i8)>>", "!llvm.struct<(vector<[4]xi8>, i8)> has fixed and"),
        ("!.div<24, 3, 8>", "!.div<24, 3, 8> has no alignment: 3 is not a power of two"),
        ("!.div<24, 0, 8>", "0 is not a power of two"),
        ("!.div<24, 4, 6>", "6 is not a power of two"),
        ("!.div<24, 8, 4>", "the preferred alignment 4 is less than the ABI alignment 8"),
        ("!.pair<i8, !.div<24, 3, 8>>", "!.div<24, 3, 8> has no alignment"),
        ("!.record<1, [!.record<1>] of i8 times 0>", "contains itself"),
    ] {
        for (ctx, dialect) in doors.of(ty) {
            let error = ask(ctx, dialect, "", ty).expect_err(ty);
            let error = error.to_string().replace(&format!("!{dialect}."), "!.");
            assert!(error.contains(expected), "{dialect}: {ty}: {error}");
        }
    }
}

/// Single answers are known for a type without an alignment, or with members of two kinds.
#[test]
fn an_answer_depends_on_what_it_needs() {
    let doors = Doors::new();
    for (ty, size, abi) in [
        ("!.div<24, 3, 8>", Some(3), None),
        ("!.div<24, 4, 6>", Some(3), Some(4)),
        ("!.pair<i8, !.sve<i32>>", None, Some(4)),
    ] {
        for (ctx, dialect) in doors.of(ty) {
            let parsed = parse_type(ctx, &ty.replace("!.", &format!("!{dialect}."))).expect(ty);
            let layout = DataLayout::new(ctx);
            let found =
                (layout.size(parsed).ok().map(TypeSize::min_value), layout.abi_alignment(parsed).ok());
            assert_eq!(found, (size, abi), "{dialect}: {ty}");
            assert!(layout.layout(parsed).is_err(), "{dialect}: {ty}");
        }
    }
}

/// A body that is set later changes the answers of a layout that exists.
#[test]
fn a_body_is_read_when_it_is_set() {
    let ctx = Doors::new().compiled;
    let layout = DataLayout::new(&ctx);
    let list = declared::ListType::get(&ctx, 1);
    let block = derived::BlockType::get(&ctx, 4);
    let pair = declared::PairType::get(&ctx, list.into(), Some(block.into())).into();
    for ty in [list.into(), block.into(), pair] {
        assert!(matches!(layout.layout(ty), Err(LayoutError::NoBody { .. })), "{ty}");
    }
    assert!(matches!(layout.size(pair), Err(LayoutError::NoBody { .. })));
    list.set_body(&[ctx.i32()], ctx.i32(), 2).expect("a new name");
    assert!(matches!(layout.layout(pair), Err(LayoutError::NoBody { ty }) if &*ty == "!rs.block<4>"));
    block.set_body(&[], ctx.i32(), 2).expect("a new name");
    assert_eq!(layout.size(list.into()), Ok(TypeSize::fixed(12)));
    assert_eq!(layout.layout(block.into()).map(|layout| layout.index_bit_width), Ok(Some(2)));
    assert_eq!(layout.size(pair), Ok(TypeSize::fixed(24)));
}

/// The answers of C++ or Rust for a loaded type are not known: its entries are accepted, and queries are errors.
#[test]
fn entries_that_a_loaded_dialect_does_not_understand_are_accepted() {
    let ctx = Doors::new().loaded;
    for entries in ["!.odd<i8> = \"x\"", "!.list<3> = 1 : i8", "\"td.key\" = 1 : i8"] {
        let spec = spec(&ctx, "td", entries);
        let table = DataLayoutSpecInterfaceTable::find(spec).expect("a specification");
        let refused = entries.contains("td.key");
        assert_eq!((table.verify_spec)(spec.node()).is_err(), refused, "{entries}");
    }
    for ty in ["!.odd<i8>", "!.list<3, [i8] of i8 times 1>"] {
        let error = ask(&ctx, "td", "", ty).expect_err(ty);
        assert!(matches!(error, LayoutError::Unsupported { .. }), "{error}");
    }
}

#[test]
fn a_type_with_a_rule_implements_the_interface() {
    let doors = Doors::new();
    for text in ["!.fixed", "!.like<i64>", "!.odd<i16>"] {
        for (ctx, dialect) in doors.of("") {
            let ty = parse_type(ctx, &text.replace("!.", &format!("!{dialect}."))).expect(text);
            assert!(ty.isa::<AnyDataLayoutTypeInterface<'_>>(), "{ty}");
        }
    }
    let none = parse_type(&doors.compiled, "none").expect("a type");
    assert!(!none.isa::<AnyDataLayoutTypeInterface<'_>>());
}

/// No rule sees by itself that `like` and `sve` ask each other, through a struct that names itself.
#[test]
fn types_that_ask_each_other_in_a_circle_are_an_error() {
    let doors = Doors::new();
    for (ctx, dialect) in doors.of("") {
        let text = "!llvm.struct<\"node\", (!.like<!.sve<!llvm.struct<\"node\">>>)>";
        let text = text.replace("!.", &format!("!{dialect}.")).replace("node", dialect);
        let node = parse_type(ctx, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let like = node.dyn_cast::<LLVMStructType<'_>>().and_then(LLVMStructType::body).expect("a body")[0];
        let layout = DataLayout::new(ctx);
        for ty in [node, like] {
            let error = layout.layout(ty).expect_err("it contains itself");
            assert!(matches!(error, LayoutError::Recursive { .. }), "{error}");
        }
    }
}

#[test]
fn entries_are_verified_by_the_rule() {
    let doors = Doors::new();
    for (entries, expected) in [
        (NUMBERS, None),
        ("!.num<8> = 8 : i64", Some("expected a dense i64 elements attribute in the data layout entry")),
        ("!.num<8> = dense<8> : vector<3xi64>", Some("expected 1 or 2 elements in the data layout entry")),
        (
            "!.exact<8> = dense<[64, 32]> : vector<2xi64>",
            Some("preferred alignment is expected to be greater than or equal to the abi alignment"),
        ),
        (
            "!.ptr<1> = dense<64> : vector<2xi64>",
            Some("to be a dense integer elements attribute with 3 or 4"),
        ),
        ("!.ptr<1> = dense<64> : vector<3xi32>", Some("expected i64 parameters for")),
        (
            "!.ptr<1> = dense<[64, 64, 32]> : vector<3xi64>",
            Some("preferred alignment is expected to be at least as large as ABI alignment"),
        ),
    ] {
        for (ctx, dialect) in doors.of(entries) {
            let spec = spec(ctx, dialect, entries);
            let table = DataLayoutSpecInterfaceTable::find(spec).expect("a specification");
            match ((table.verify_spec)(spec.node()), expected) {
                (Ok(()), None) => {}
                (Err(error), Some(expected)) => assert!(error.message().contains(expected), "{error}"),
                (found, _) => panic!("{dialect}: {entries}: {found:?}"),
            }
        }
    }
}

#[test]
fn scopes_combine_by_the_compatibility_of_the_rule() {
    let doors = Doors::new();
    for (outer, inner, combine) in [
        // Alignments may be relaxed to their divisors.
        ("!.num<8> = dense<64> : vector<1xi64>", "!.num<8> = dense<32> : vector<1xi64>", true),
        ("!.num<8> = dense<64> : vector<1xi64>", "!.num<8> = dense<128> : vector<1xi64>", false),
        ("!.num<8> = dense<64> : vector<1xi64>", "!.num<8> = dense<24> : vector<1xi64>", false),
        ("!.num<8> = dense<64> : vector<1xi64>", "!.num<16> = dense<128> : vector<1xi64>", true),
        // Only the very same.
        ("!.exact<1> = dense<64> : vector<1xi64>", "!.exact<1> = dense<64> : vector<1xi64>", true),
        ("!.exact<1> = dense<64> : vector<1xi64>", "!.exact<1> = dense<32> : vector<1xi64>", false),
        // Anything.
        ("!.first<1> = dense<64> : vector<1xi64>", "!.first<1> = dense<128> : vector<1xi64>", true),
        // The size of a pointer stays, its alignment may be relaxed.
        (
            "!.ptr<1> = dense<[64, 64, 64]> : vector<3xi64>",
            "!.ptr<1> = dense<[64, 32, 128, 16]> : vector<4xi64>",
            true,
        ),
        ("!.ptr<1> = dense<64> : vector<3xi64>", "!.ptr<1> = dense<32> : vector<3xi64>", false),
        ("!.ptr<1> = dense<64> : vector<3xi64>", "!.ptr<2> = dense<32> : vector<3xi64>", true),
    ] {
        for (ctx, dialect) in doors.of(inner) {
            let specs = [spec(ctx, dialect, outer), spec(ctx, dialect, inner)];
            let found = DataLayout::with_specs(ctx, &specs).is_ok();
            assert_eq!(found, combine, "{dialect}: {inner} in {outer}");
        }
    }
}
