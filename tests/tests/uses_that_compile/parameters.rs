//! Parameters of every kind that the library knows, by their names in C++ and in Rust.
#![deny(warnings, missing_docs)]

use isogloss::Context;
use isogloss::affine::{AffineMap, IntegerSet};
use isogloss::numeric::{ApFloat, ApInt};
use isogloss::text::parse_attribute;

isogloss::dialect! { r#"
def T_Dialect : Dialect { let name = "t"; }
class T_Attr<string name, string keyword> : AttrDef<T_Dialect, name> {
  let mnemonic = keyword;
  let assemblyFormat = "`<` struct(params) `>`";
}
def T_NumbersAttr : T_Attr<"Numbers", "numbers"> {
  let parameters = (ins APIntParameter<"A number.">:$wide, "::llvm::APInt":$other, "ApInt":$third,
                        APFloatParameter<"A float.">:$real, "::llvm::APFloat":$other_real);
  let genVerifyDecl = 1;
}
def T_MapsAttr : T_Attr<"Maps", "maps"> {
  let parameters = (ins "AffineMap":$map, "::mlir::AffineMap":$other, "IntegerSet":$set);
}
def T_MaybeAttr : T_Attr<"Maybe", "maybe"> {
  let parameters = (ins
    OptionalParameter<"std::optional<APInt>">:$wide, OptionalParameter<"std::optional<APFloat>">:$real,
    OptionalParameter<"AffineMap">:$map, "std::optional<IntegerSet>":$set,
    OptionalParameter<"std::optional<unsigned>">:$count, OptionalParameter<"Type">:$type,
    OptionalParameter<"StringRef">:$text, OptionalParameter<"bool">:$flag
  );
}
def T_ListsAttr : T_Attr<"Lists", "lists"> {
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$longs, OptionalArrayRefParameter<"unsigned">:$numbers,
    "ArrayRef<bool>":$flags, "ArrayRef<StringRef>":$texts, "ArrayRef<Type>":$types,
    "ArrayRef<AffineMap>":$maps, StringRefParameter<"A text.">:$text
  );
  let assemblyFormat = [{
    `<` `[` $longs `]` `[` (`]`) : ($numbers^ `]`)? `[` $flags `]` `[` $texts `]` `[` $types `]` `[` $maps `]` $text `>`
  }];
}
"# }

impl NumbersAttrVerify for NumbersAttr<'_> {
    fn verify<'c>(
        _: &'c Context,
        wide: isogloss::numeric::ApIntRef<'c>,
        _: isogloss::numeric::ApIntRef<'c>,
        _: isogloss::numeric::ApIntRef<'c>,
        real: ApFloat,
        _: ApFloat,
    ) -> Result<(), isogloss::Diagnostic> {
        if wide.is_zero() && real.is_zero() {
            Err(isogloss::Diagnostic::error("all is zero"))
        } else {
            Ok(())
        }
    }
}

#[test]
fn parameters_of_every_kind_are_made_written_and_read() {
    let context = Context::with_dialects([dialect()]);
    let ctx = &*context;
    let reread = |text: String| parse_attribute(ctx, &text).expect(&text);
    let small = ApInt::from_i64(7, -3);
    let wide = ApInt::from_u64(1, 1).zext(70).zext_or_trunc(200).wrapping_neg();
    let huge = ApInt::from_words(130, &[0, 0, 1]);
    let numbers =
        NumbersAttr::get(ctx, &small, &wide, &huge, ApFloat::from_f64(1.5), ApFloat::from_f64(-0.0));
    assert_eq!(
        numbers.to_string(),
        "#t.numbers<wide = -3_i7, other = -1_i200, third = 340282366920938463463374607431768211456_i130, \
         real = 1.500000e+00, other_real = -0.000000e+00>"
    );
    assert_eq!(reread(numbers.to_string()), numbers.into());
    assert_eq!((numbers.wide().to_i64(), numbers.other().width()), (Some(-3), 200));
    assert_eq!((numbers.third().words(), numbers.real()), (&[0, 0, 1][..], ApFloat::from_f64(1.5)));
    // The width is part of the value.
    let longer = NumbersAttr::get(ctx, &small.sext(64), &wide, &huge, numbers.real(), numbers.other_real());
    assert!(numbers != longer && longer.to_string().contains("wide = -3,"));
    let zero = ApInt::zero(8);
    let refused = NumbersAttr::get_checked(ctx, &zero, &zero, &zero, ApFloat::from_f64(0.0), numbers.real());
    assert_eq!(refused.expect_err("refused").message(), "all is zero");

    let map = AffineMap::parse(ctx, "(d0)[s0] -> (d0 * 2, s0)").expect("a map");
    let set = IntegerSet::parse(ctx, "(d0) : (d0 - 4 == 0)").expect("a set");
    let maps = MapsAttr::get(ctx, map, map, set);
    // A set with `>=` would not be read back: brackets must be balanced, as in MLIR.
    assert_eq!(
        maps.to_string(),
        "#t.maps<map = (d0)[s0] -> (d0 * 2, s0), other = (d0)[s0] -> (d0 * 2, s0), set = (d0) : (d0 - 4 == 0)>"
    );
    assert_eq!((reread(maps.to_string()), maps.map(), maps.set()), (maps.into(), map, set));

    let nothing = MaybeAttr::get(ctx, None, None, None, None, None, None, "", false);
    let all = MaybeAttr::get(
        ctx,
        Some(&small),
        Some(ApFloat::from_f64(2.0)),
        Some(map),
        Some(set),
        Some(4),
        Some(ctx.i32()),
        "x",
        true,
    );
    assert_eq!(nothing.wide(), None);
    assert_eq!(
        (all.wide().and_then(|wide| wide.to_i64()), all.map(), all.count()),
        (Some(-3), Some(map), Some(4))
    );
    for attribute in [nothing, all] {
        assert_eq!(reread(attribute.to_string()), attribute.into());
    }

    let lists =
        ListsAttr::get(ctx, &[1, -2], &[], &[true, false], &["a", "b\n"], &[ctx.i32()], &[map, map], "t");
    assert_eq!(reread(lists.to_string()), lists.into());
    assert_eq!((lists.longs(), lists.maps().iter().next()), (&[1, -2][..], Some(map)));
}
