//! Numbers of any size and format as parameters: width, sign, format and bits survive `get`, text and bytecode, by a
//! definition file and by derives alike.

use isogloss::builtin::{DenseElementsAttr, IntegerAttr};
use isogloss::ir::Ir;
use isogloss::numeric::{ApFloat, ApInt, FloatKind, Signedness};
use isogloss::text::{parse_attribute, parse_type};
use isogloss::{Attribute, Context};
use isogloss_tests::mutate::Random;

/// By a definition file.
mod declared {
    isogloss::dialect! { r#"
        def Num_Dialect : Dialect { let name = "num"; }
        class Num_Attr<string name, string keyword> : AttrDef<Num_Dialect, name> {
          let mnemonic = keyword;
          let bytecode = 1;
        }
        def Num_IntAttr : Num_Attr<"Int", "int"> {
          let parameters = (ins "::llvm::APInt":$value);
          let assemblyFormat = "`<` $value `>`";
        }
        def Num_FloatAttr : Num_Attr<"Float", "float"> {
          let parameters = (ins "::llvm::APFloat":$value);
          let assemblyFormat = "`<` $value `>`";
        }
        def Num_RangeAttr : Num_Attr<"Range", "range"> {
          let parameters = (ins "APInt":$low, OptionalParameter<"APInt">:$high, OptionalParameter<"APFloat">:$scale);
          let assemblyFormat = "`<` $low (`to` $high^)? (`:` $scale^)? `>`";
        }
    "# }
}

/// By derives.
mod derived {
    use isogloss::numeric::{ApFloat, ApIntRef};
    use isogloss::{Dialect, DialectAttr};

    #[derive(Dialect)]
    #[dialect(attributes(IntAttr, FloatAttr, RangeAttr))]
    pub(crate) struct Num;

    #[derive(DialectAttr)]
    #[dialect(Num, mnemonic = "int", format = "`<` $value `>`", bytecode)]
    pub(crate) struct Int<'c> {
        pub(crate) value: ApIntRef<'c>,
    }

    #[derive(DialectAttr)]
    #[dialect(Num, mnemonic = "float", format = "`<` $value `>`", bytecode)]
    pub(crate) struct Float {
        pub(crate) value: ApFloat,
    }

    #[derive(DialectAttr)]
    #[dialect(Num, mnemonic = "range", format = "`<` $low (`to` $high^)? (`:` $scale^)? `>`", bytecode)]
    pub(crate) struct Range<'c> {
        pub(crate) low: ApIntRef<'c>,
        pub(crate) high: Option<ApIntRef<'c>>,
        pub(crate) scale: Option<ApFloat>,
    }
}

/// Both contexts.
fn contexts() -> [Box<Context>; 2] {
    [Context::with_dialects([declared::dialect()]), Context::with_dialects([derived::Num::dialect()])]
}

/// The text of an integer by both declarations, which give it back with its width and its bits, also when its text
/// or its bytecode is read.
fn int_text([first, second]: &[Box<Context>; 2], value: &ApInt) -> String {
    let one = declared::IntAttr::get(first, value);
    let other = derived::Int { value: value.as_ref() }.intern(second);
    assert_eq!(one.value().to_owned(), *value);
    assert_eq!(other.value().to_owned(), *value);
    same_text(one.into(), other.into())
}

fn float_text([first, second]: &[Box<Context>; 2], value: ApFloat) -> String {
    let one = declared::FloatAttr::get(first, value);
    let other = derived::Float { value }.intern(second);
    assert_eq!((one.value(), other.value()), (value, value));
    same_text(one.into(), other.into())
}

fn same_text(one: Attribute<'_>, other: Attribute<'_>) -> String {
    let text = one.to_string();
    assert_eq!(other.to_string(), text);
    for attribute in [one, other] {
        assert_eq!(parse_attribute(attribute.context(), &text), Ok(attribute), "{text}");
        let written = format!("module attributes {{num.x = {text}}} {{\n}}\n");
        let ir = Ir::parse(attribute.context(), &written).expect("a module");
        let bytes = ir.write_bytecode().expect("bytecode");
        let read = Ir::read_bytecode(attribute.context(), &bytes).expect("what was written");
        assert_eq!(read.to_string(), ir.to_string());
    }
    text
}

#[test]
fn width_and_sign_of_integers_are_kept() {
    let contexts = contexts();
    let text = |width, value| int_text(&contexts, &ApInt::from_i64_wrapping(width, value));
    assert_eq!(text(8, -3), "#num.int<-3_i8>");
    assert_eq!(text(64, -3), "#num.int<-3>");
    assert_eq!(text(1, 1), "#num.int<-1_i1>");
    assert_eq!(text(128, i64::MIN), "#num.int<-9223372036854775808_i128>");
    let parse = |text| parse_attribute(&contexts[0], text);
    // The output of a definition in C++, which omits the width.
    let plain = parse("#num.int<18446744073709551615>").expect("a number");
    let plain = plain.dyn_cast::<declared::IntAttr<'_>>().expect("an integer");
    assert_eq!(plain.value().width(), 128);
    assert_eq!(parse("#num.int<253_i8>"), parse("#num.int<-3_i8>"));
    for wrong in
        ["#num.int<256_i8>", "#num.int<-129_i8>", "#num.int<3_f32>", "#num.int<3 _i8>", "#num.int<3_i>"]
    {
        assert!(parse(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn integers_of_any_width_survive_by_both_declarations() {
    let contexts = contexts();
    let mut random = Random::new(17);
    for _ in 0..600 {
        let width = 1 + random.below(200) as u32;
        let bytes: Vec<u8> = (0..width.div_ceil(8)).map(|_| random.below(256) as u8).collect();
        let wide = ApInt::from_le_bytes(width, &bytes);
        // Many numbers are small.
        let value = match random.below(2) {
            0 => wide,
            _ => wide.sext_or_trunc(1 + random.below(width as usize) as u32).sext_or_trunc(width),
        };
        let text = int_text(&contexts, &value);
        assert!(text.contains(&value.display(Signedness::Signed).to_string()), "{text}");
    }
}

#[test]
fn floats_of_every_format_survive_by_both_declarations() {
    let contexts = contexts();
    assert_eq!(float_text(&contexts, ApFloat::from_f64(1.5)), "#num.float<1.500000e+00>");
    assert_eq!(float_text(&contexts, ApFloat::from_f32(1.5)), "#num.float<1.500000e+00_f32>");
    // A third has more bits than an `f64`.
    let third = ApFloat::from_bits(FloatKind::F128, 0x3FFD_5555_5555_5555_5555_5555_5555_5555);
    assert_eq!(float_text(&contexts, third), "#num.float<0x3FFD5555555555555555555555555555_f128>");
    let mut random = Random::new(18);
    for kind in FloatKind::ALL {
        for _ in 0..60 {
            let bytes: Vec<u8> = (0..16).map(|_| random.below(256) as u8).collect();
            float_text(&contexts, ApFloat::from_le_bytes(kind, &bytes).to_representable());
        }
        for value in [0.0, -0.0, 1.0, -0.1, 1e300, f64::INFINITY, f64::NEG_INFINITY, f64::NAN] {
            float_text(&contexts, ApFloat::from_f64(value).convert(kind).to_representable());
        }
    }
    for wrong in
        ["#num.float<1.0_f33>", "#num.float<1_f32>", "#num.float<1.0_i8>", "#num.float<0x1FFFF_bf16>"]
    {
        assert!(parse_attribute(&contexts[0], wrong).is_err(), "{wrong}");
    }
}

#[test]
fn numbers_may_be_absent_and_followed_by_other_text() {
    let [first, second] = contexts();
    let (low, high) = (ApInt::from_i64(8, -3), ApInt::from_i64(64, 4));
    let scale = ApFloat::from_f32(0.5);
    let one = declared::RangeAttr::get(&first, &low, Some(&high), Some(scale));
    let other =
        derived::Range { low: low.as_ref(), high: Some(high.as_ref()), scale: Some(scale) }.intern(&second);
    assert_eq!(same_text(one.into(), other.into()), "#num.range<-3_i8 to 4 : 5.000000e-01_f32>");
    let one = declared::RangeAttr::get(&first, &high, None, None);
    let other = derived::RangeAttr::get(&second, high.as_ref(), None, None);
    assert_eq!(same_text(one.into(), other.into()), "#num.range<4>");
    assert_eq!((one.high(), other.scale()), (None, None));
    assert!(parse_type(&first, "!num.range").is_err());
}

/// The least and the greatest value of integer types; each neighbour outside is refused, or loses its high bits.
#[test]
fn a_value_that_does_not_fit_is_never_another_value() {
    let ctx = Context::new();
    let ty = |text: &str| parse_type(&ctx, text).expect("a type");
    for (text, least, greatest) in [
        ("i1", -1, 1),
        ("i7", -64, 127),
        ("i8", -128, 255),
        ("si8", -128, 127),
        ("ui8", 0, 255),
        ("si1", -1, 0),
        ("ui1", 0, 1),
        ("i32", i64::from(i32::MIN), i64::from(u32::MAX)),
        ("si32", i64::from(i32::MIN), i64::from(i32::MAX)),
        ("ui32", 0, i64::from(u32::MAX)),
        ("i63", -(1 << 62), i64::MAX),
        ("i0", 0, 0),
        ("si0", 0, 0),
        ("ui64", 0, i64::MAX),
        ("ui100", 0, i64::MAX),
        ("i64", i64::MIN, i64::MAX),
        ("index", i64::MIN, i64::MAX),
        ("si64", i64::MIN, i64::MAX),
        ("i65", i64::MIN, i64::MAX),
    ] {
        let ty = ty(text);
        let shaped = parse_type(&ctx, &format!("tensor<2x{text}>")).expect("a type");
        for value in [least, greatest] {
            assert_eq!(
                IntegerAttr::get_checked(ty, value).map(Attribute::from),
                Ok(IntegerAttr::get(ty, value).into())
            );
            assert_eq!(IntegerAttr::get(ty, value), IntegerAttr::get_wrapping(ty, value));
            let elements = DenseElementsAttr::from_i64s(shaped, &[value, 0]);
            assert_eq!(
                elements,
                DenseElementsAttr::from_i64s_wrapping(shaped, &[value, 0]),
                "{text} {value}"
            );
        }
        for value in [least.checked_sub(1), greatest.checked_add(1)].into_iter().flatten() {
            let error = IntegerAttr::get_checked(ty, value).expect_err(text);
            assert!(error.message().starts_with(&format!("{value} does not fit in `{text}`")), "{error}");
            let refused = DenseElementsAttr::from_i64s(shaped, &[0, value]).expect_err(text);
            assert_eq!(refused.message(), error.message());
            assert!(DenseElementsAttr::from_i64s_wrapping(shaped, &[0, value]).is_ok());
        }
    }
    let wrapped = |text: &str, value| IntegerAttr::get_wrapping(ty(text), value).to_string();
    assert_eq!([wrapped("i8", 300), wrapped("ui8", -1)], ["44 : i8", "255 : ui8"]);
    assert_eq!([wrapped("si8", 128), wrapped("i0", 7)], ["-128 : si8", "0 : i0"]);
    let message =
        |text| IntegerAttr::get_checked(ty(text), i64::MAX).map_err(|error| error.message().to_owned());
    let expected = "9223372036854775807 does not fit in `si8`, which holds -128 to 127";
    assert_eq!(message("si8"), Err(expected.to_owned()));
    assert_eq!(message("f32"), Err("`f32` is not an integer type".to_owned()));
    // Elements that are not integers have no bits of an integer.
    for text in ["tensor<2xf64>", "tensor<2xcomplex<i32>>", "i32"] {
        let error = DenseElementsAttr::from_i64s(ty(text), &[1, 2]).expect_err(text);
        assert!(!error.message().is_empty());
    }
}
