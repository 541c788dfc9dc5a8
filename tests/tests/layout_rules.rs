//! Every layout rule, declared in a definition file and on a struct: both give the same
//! answers, accept the same entries, and allow the same nested scopes.

use isogloss::layout::{
    AnyDataLayoutTypeInterface, DataLayout, DataLayoutEntry, DataLayoutSpecInterfaceTable, LayoutError,
    LayoutQuery, LayoutRuleOverrides, TypeLayout,
};
use isogloss::llvm::{self, LLVMStructType};
use isogloss::text::{parse_attribute, parse_type};
use isogloss::{Attribute, Context, dlti};

/// By `dataLayout`, in the dialect `td`.
mod declared {
    isogloss::dialect! { r#"
def Td : Dialect { let name = "td"; }
class Ty<string name, string keyword, dag fields, string syntax, LayoutRule rule,
         list<Trait> traits = [DataLayoutTypeInterface]> : TypeDef<Td, name, traits> {
  let mnemonic = keyword;
  let parameters = fields;
  let assemblyFormat = syntax;
  let dataLayout = rule;
}
def Td_Fixed : TypeDef<Td, "Fixed", [DataLayoutTypeInterface]> {
  let mnemonic = "fixed";
  let dataLayout = FixedLayout<24, 4, 8>;
}
def Td_Wide : Ty<"Wide", "sized", (ins "u32":$bits), "`<` $bits `>`",
                  ComputedLayout<"bits", "4", "round_up(bits ceildiv 8, 4)">>;
def Td_Like : Ty<"Like", "like", (ins "Type":$part), "`<` $part `>`", LikeLayout<"part">>;
def Td_Pair : Ty<"Pair", "pair", (ins "Type":$first, OptionalParameter<"Type">:$second),
                 "`<` $first (`,` $second^)? `>`", StructLayout<["first", "second"]>>;
def Td_Packed : Ty<"Packed", "packed", (ins "Type":$head, ArrayRefParameter<"Type">:$members),
                   "`<` $head `,` $members `>`", PackedStructLayout<["head", "members"]>>;
def Td_Array : Ty<"Array", "array", (ins "u32":$count, "Type":$element), "`<` $count `x` $element `>`",
                  ArrayLayout<"element", "count * 2 + 1">>;
def Td_Pointer : Ty<"Pointer", "ptr", (ins "u32":$space), "`<` $space `>`", PointerLayout<"space">>;
def Td_NumberRule : EntryLayout<"width", ComputedLayout<"width", "4">> { let compatibility = "relax"; }
def Td_Number : Ty<"Number", "num", (ins "u32":$width), "`<` $width `>`", Td_NumberRule>;
def Td_ExactRule : EntryLayout<"exact", FixedLayout<32, 4>> { let compatibility = "identical"; }
def Td_Exact : Ty<"Exact", "exact", (ins "u32":$kind), "`<` $kind `>`", Td_ExactRule>;
def Td_First : Ty<"First", "first", (ins "u32":$kind), "`<` $kind `>`",
                  EntryLayout<"first", FixedLayout<16, 2>>>;
def Td_Sve : Ty<"Sve", "sve", (ins "Type":$part), "`<` $part `>`", ScalableLayout<LikeLayout<"part">>>;
def Td_Handle : Ty<"Handle", "handle", (ins "u32":$width), "`<` $width `>`",
                   IndexLayout<"width", FixedLayout<64, 8>>>;
def Td_Odd : Ty<"Odd", "odd", (ins "Type":$part), "`<` $part `>`", LikeLayout<"part">,
                [DeclareTypeInterfaceMethods<DataLayoutTypeInterface>]>;
"# }
}

/// By `#[data_layout(...)]`, in the dialect `rs`. Of the structs only the handles are used.
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
        OddType
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

/// How a dialect's name is left out in the tables below: `!.like<i8>`.
const DIALECTS: [&str; 2] = ["td", "rs"];

fn context() -> Box<Context> {
    Context::with_dialects([declared::dialect(), derived::Rs::dialect(), dlti::dialect(), llvm::dialect()])
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
fn both_doors_give_the_same_answers() {
    let ctx = context();
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
    ] {
        for dialect in DIALECTS {
            assert_eq!(
                ask(&ctx, dialect, entries, ty).as_deref(),
                Ok(expected),
                "{dialect}: {ty} by {entries}"
            );
        }
    }
}

const NUMBERS: &str = "!.num<64> = dense<64> : vector<1xi64>, !.num<8> = dense<8> : vector<1xi64>, \
    !.num<16> = dense<[16, 32]> : vector<2xi64>";

#[test]
fn what_has_no_layout_is_an_error_by_both() {
    let ctx = context();
    for ty in ["!.like<tensor<2xi8>>", "!.array<1 x none>", "!.pair<i8, i0>", "!.array<2 x !.sve<i8>>"] {
        let errors = DIALECTS.map(|dialect| {
            let error = ask(&ctx, dialect, "", ty).expect_err(ty);
            error.to_string().replace(&format!("!{dialect}."), "!.")
        });
        assert_eq!(errors[0], errors[1]);
    }
}

#[test]
fn a_type_with_a_rule_implements_the_interface() {
    let ctx = context();
    for dialect in DIALECTS {
        for text in ["!.fixed", "!.like<i64>", "!.odd<i16>"] {
            let ty = parse_type(&ctx, &text.replace("!.", &format!("!{dialect}."))).expect(text);
            assert!(ty.isa::<AnyDataLayoutTypeInterface<'_>>(), "{ty}");
        }
    }
    let none = parse_type(&ctx, "none").expect("a type");
    assert!(!none.isa::<AnyDataLayoutTypeInterface<'_>>());
}

/// No rule sees by itself that `like` and `sve` ask each other, through a struct that names itself.
#[test]
fn types_that_ask_each_other_in_a_circle_are_an_error() {
    let ctx = context();
    for dialect in DIALECTS {
        let text = "!llvm.struct<\"node\", (!.like<!.sve<!llvm.struct<\"node\">>>)>";
        let text = text.replace("!.", &format!("!{dialect}.")).replace("node", dialect);
        let node = parse_type(&ctx, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let like = node.dyn_cast::<LLVMStructType<'_>>().and_then(LLVMStructType::body).expect("a body")[0];
        let layout = DataLayout::new(&ctx);
        for ty in [node, like] {
            let error = layout.layout(ty).expect_err("it contains itself");
            assert!(matches!(error, LayoutError::Recursive { .. }), "{error}");
        }
    }
}

#[test]
fn entries_are_verified_by_the_rule() {
    let ctx = context();
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
        for dialect in DIALECTS {
            let spec = spec(&ctx, dialect, entries);
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
    let ctx = context();
    for (outer, inner, combine) in [
        // Alignments may be relaxed to what divides them.
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
        for dialect in DIALECTS {
            let specs = [spec(&ctx, dialect, outer), spec(&ctx, dialect, inner)];
            let found = DataLayout::with_specs(&ctx, &specs).is_ok();
            assert_eq!(found, combine, "{dialect}: {inner} in {outer}");
        }
    }
}
