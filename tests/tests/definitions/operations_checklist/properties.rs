//! Default values and native properties.

use super::{
    ArraysOp, BytesOp, Color, DefaultsOp, FlagsOnlyOp, KindAttr, OptionsOp, OwnTypesOp, UnitsOp, UsualOp,
    context, options, own_types, usual, with_op,
};
use isogloss::builtin::{ArrayAttr, DenseArrayAttr, UnitAttr};
use isogloss::ir::Ir;
use isogloss::ir::text::{OpPrintFlags, print};
use isogloss::text::{PrintOptions, parse_attribute};
use isogloss::{Attribute, Context};
use isogloss_tests::repository;

#[test]
fn line_9_and_12_defaults_and_native_properties_are_values() {
    let text = r#""k.defaults"() <{number = 3 : i64, text = "t", flag = true, unit}> : () -> ()"#;
    with_op(text, "k.defaults", |op| {
        let op_ = op.dyn_cast::<DefaultsOp<'_, '_>>().expect("a handle");
        assert_eq!(
            (op_.filled(), op_.kept(), op_.number(), op_.flag(), op_.unit(), op_.usual()),
            (7, 8, 3, true, true, 3)
        );
        assert!(op.inherent_attr("filled").is_some() && op.inherent_attr("kept").is_none());
        assert_eq!(op_.text().bytes(), b"t");
    });
}

/// The generic form shows a unit property that is absent as `false`, which is read back; `true` is the unit.
#[test]
fn line_12_the_generic_form_of_unit_properties_is_read_back() {
    for (given, unit) in [("", "unit = false"), ("unit = false", "unit = false"), ("unit = true", "unit")] {
        let generic = format!("\"k.flags_only\"() <{{kept = 3 : i64, {unit}}}> : () -> ()");
        for text in [&format!("\"k.flags_only\"() <{{{given}}}> : () -> ()"), &generic] {
            with_op(text, "k.flags_only", |op| {
                let is_set = op.dyn_cast::<FlagsOnlyOp<'_, '_>>().expect("a handle").unit();
                assert_eq!(is_set, unit == "unit", "{text}");
                let mut printed = Vec::new();
                print(op, OpPrintFlags::default().generic(true), &PrintOptions::default(), &mut printed);
                assert_eq!(String::from_utf8_lossy(&printed).trim_end(), generic, "{text}");
            });
        }
    }
}

#[test]
fn line_12_arrays_are_attributes() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let list = |texts: &[&str]| {
        let elements = texts.iter().map(|text| parse_attribute(&ctx, text).expect("an attribute"));
        ArrayAttr::get(&ctx, &elements.collect::<Vec<_>>())
    };
    let (numbers, words) = (list(&["1", "-1"]), list(&["0 : i32", "1 : i32"]));
    let nested = list(&["[2 : i32]", "[]"]);
    let op = ArraysOp::builder(
        &mut ir.builder_at_end(body),
        numbers,
        list(&["\"a\""]),
        nested,
        list(&["unit", "false"]),
    )
    .words(words)
    .create();
    let text =
        "module {\n  k.arrays [1, -1] [\"a\"] [[2], []] [unit, unit_absent] [yes, \"not at all\"]\n}\n";
    assert_eq!(ir.to_string(), text);
    assert_eq!((ArraysOp::of(&ir, op).numbers(), ArraysOp::of(&ir, op).words()), (numbers, Some(words)));
    let binary = ir.write_bytecode().expect("it is right");
    assert_eq!(Ir::read_bytecode(&ctx, &binary).expect("it is right").to_string(), text);
}

#[test]
fn line_12_bytes_have_no_sign_and_units_may_be_in_options() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let list = parse_attribute(&ctx, "[-1 : i8]").expect("an attribute");
    let list = list.dyn_cast::<ArrayAttr<'_>>().expect("an array");
    let bytes = BytesOp::builder(&mut ir.builder_at_end(body), 255, list, 128).some(200).create();
    let empty = ArrayAttr::get(&ctx, &[]);
    let units =
        UnitsOp::builder(&mut ir.builder_at_end(body), empty, empty).unit(false).usual(false).create();
    let text = "module {\n  k.bytes 255 200 [255] 128\n  k.units some<unit_absent> [] none [] <{usual = false}>\n}\n";
    assert_eq!(ir.to_string(), text);
    let op = BytesOp::of(&ir, bytes);
    assert_eq!((op.one(), op.some(), op.usual(), op.list(), op.large()), (255, Some(200), 200, list, 128));
    let op = UnitsOp::of(&ir, units);
    assert_eq!((op.unit(), op.usual(), op.twice()), (Some(false), false, None));
    let binary = ir.write_bytecode().expect("it is right");
    assert_eq!(Ir::read_bytecode(&ctx, &binary).expect("it is right").to_string(), text);
    UnitsOp::set_unit(units, &mut ir, None);
    UnitsOp::set_usual(units, &mut ir, true);
    let op = UnitsOp::of(&ir, units);
    assert_eq!((op.unit(), op.usual()), (None, true));
}

#[test]
fn line_12_missing_properties_are_as_mlir_initialises_them() {
    let ctx = context();
    let zero = "module {\n  k.initial <{byte = 0 : i8, color = 0 : i32, flag = false, number = 0 : i32, numbers = array<i64>, \
                text = \"\", texts = []}>\n}\n";
    for missing in ["", "<{}>", "<{unit}>"] {
        let ir = Ir::parse(&ctx, &format!(r#""k.initial"() {missing} : () -> ()"#)).expect("a program");
        let text = ir.to_string();
        assert_eq!(text.replace(", unit", ""), zero, "{missing}");
        let binary = ir.write_bytecode().expect("it is right");
        assert_eq!(Ir::read_bytecode(&ctx, &binary).expect("it is right").to_string(), text);
    }
    // The properties are not among the other attributes.
    let ir = Ir::parse(&ctx, r#""k.initial"() {number = 5 : i32} : () -> ()"#).expect("a program");
    assert_eq!(ir.to_string(), zero.replace("}>", "}> {number = 5 : i32}"));
}

#[test]
fn line_12_properties_with_unknown_default_values_may_be_absent() {
    let mut loader = isogloss_load::Loader::new([]);
    let file = repository().join("tests/diag/op_default_not_understood.td");
    loader.files([&file]).unwrap_or_else(|error| panic!("{error}"));
    let ctx = Context::with_dialects(loader.dialects());
    let read = |properties: &str| {
        let ir = Ir::parse(&ctx, &format!("\"a.foo\"() <{{{properties}}}> : () -> ()")).expect("a program");
        ir.verify().map(|()| ir.to_string())
    };
    let absent = read("understood = []").expect("it is right");
    assert!(absent.contains("three = [3]") && !absent.contains("angle"), "{absent}");
    let values = ["angle = 1", "count = 2", "foo = 3", "many = [6]", "other = 4", "width = 5 : i32"];
    let given = read(&format!("understood = [], {}", values.join(", "))).expect("it is right");
    for value in values {
        assert!(given.contains(value), "{value}: {given}");
    }
}

#[test]
fn line_12_options_may_have_default_values() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let op = usual(&mut ir.builder_at_end(body));
    let text = "module {\n  k.usual some<3>\n}\n";
    assert_eq!(ir.to_string(), text);
    let handle = UsualOp::of(&ir, op);
    assert_eq!((handle.number(), handle.color()), (Some(3), Some(Color::Blue)));
    assert_eq!((handle.unit(), handle.none()), (Some(true), None));
    assert_eq!(handle.text().map(|text| text.bytes()), Some(&b"a b"[..]));
    UsualOp::set_number(op, &mut ir, None);
    UsualOp::set_color(op, &mut ir, None);
    UsualOp::set_unit(op, &mut ir, Some(false));
    UsualOp::set_none(op, &mut ir, Some(4));
    UsualOp::set_text(op, &mut ir, None);
    let changed = "module {\n  k.usual none color none unit some<unit_absent> none 4 text none\n}\n";
    assert_eq!(ir.to_string(), changed);
    assert_eq!(Ir::parse(&ctx, changed).expect("a program").to_string(), changed);
    let generic = Ir::parse(&ctx, r#""k.usual"() : () -> ()"#).expect("a program");
    assert_eq!(generic.to_string(), text);
    let binary = ir.write_bytecode().expect("it is right");
    assert_eq!(Ir::read_bytecode(&ctx, &binary).expect("it is right").to_string(), changed);
}

/// Properties of types that are not values of the runtime are attributes, of the class that the definition names.
#[test]
fn line_12_properties_of_other_types_are_attributes() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let (any, kind) = (Attribute::from(UnitAttr::get(&ctx)), KindAttr::get(&ctx, 4));
    let list = DenseArrayAttr::i64s(&ctx, &[1, 2]);
    own_types(&mut ir.builder_at_end(body), any, kind, list);
    let text = "module {\n  k.own_types unit, <4>, [1, 2]\n}\n";
    assert_eq!(ir.to_string(), text);
    with_op(text, "k.own_types", |op| {
        let own = op.dyn_cast::<OwnTypesOp<'_, '_>>().expect("a handle");
        let read: (Attribute<'_>, KindAttr<'_>, DenseArrayAttr<'_>) = (own.any(), own.kind(), own.list());
        assert_eq!(
            (read.0.to_string(), read.1.level(), read.2.to_string()),
            ("unit".to_owned(), 4, "array<i64: 1, 2>".to_owned())
        );
    });
}

#[test]
fn line_12_options_are_options_of_rust() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let none = options(&mut ir.builder_at_end(body));
    let list = DenseArrayAttr::i64s(&ctx, &[1]);
    let all = OptionsOp::builder(&mut ir.builder_at_end(body))
        .number(-3)
        .text("a")
        .flag(true)
        .color(Color::Blue)
        .paint(Color::Red)
        .long(4)
        .usual(5)
        .list(list)
        .small(6)
        .create();
    let text = "module {\n  k.options none\n  k.options -3 text = \"a\" flag = true color blue paint<red> long some<4> \
                usual some<5> list = [1] small = 6\n}\n";
    assert_eq!(ir.to_string(), text);
    let numbers = |op: OptionsOp<'_, '_>| (op.number(), op.long(), op.usual(), op.small());
    let op = OptionsOp::of(&ir, all);
    assert_eq!(numbers(op), (Some(-3), Some(4), Some(5), Some(6)));
    assert_eq!((op.flag(), op.color(), op.paint()), (Some(true), Some(Color::Blue), Some(Color::Red)));
    assert_eq!(op.text().map(|text| text.bytes()), Some(&b"a"[..]));
    assert_eq!(op.list(), Some(list));
    let op = OptionsOp::of(&ir, none);
    assert_eq!(numbers(op), (None, None, None, None));
    assert_eq!((op.flag(), op.color(), op.text().is_none(), op.list()), (None, None, true, None));

    // A removed option is the empty array, which the generic form shows.
    OptionsOp::set_number(all, &mut ir, None);
    OptionsOp::set_small(none, &mut ir, Some(7));
    assert_eq!((OptionsOp::of(&ir, all).number(), OptionsOp::of(&ir, none).small()), (None, Some(7)));
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    let stored = |name: &str| ir.op(all).inherent_attr(name).map(|value| value.to_string());
    assert_eq!(stored("number").as_deref(), Some("[]"));
    assert_eq!(stored("color").as_deref(), Some("[1 : i32]"));
    let binary = ir.write_bytecode().expect("it is right");
    assert_eq!(Ir::read_bytecode(&ctx, &binary).expect("it is right").to_string(), ir.to_string());
}
