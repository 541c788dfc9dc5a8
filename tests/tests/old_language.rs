//! The language reference of 2020: its types and attributes, production by
//! production and example by example, are read; what is written otherwise today
//! gives a warning that says how, and is printed so.

use isogloss::Context;
use isogloss::text::{AsmParser, ParserOptions, Tok};

/// What an attribute or a type is printed as, and the warnings.
fn read(text: &str, old_syntax: bool) -> Result<(String, Vec<String>), String> {
    let context = Context::new();
    let options = ParserOptions::default().allow_unregistered(true).old_syntax(old_syntax);
    let mut parser = AsmParser::new(&context, text.as_bytes(), options).expect("the text is small");
    let attribute = parser.attribute().map_err(|error| error.to_string())?;
    if !parser.at(Tok::Eof) {
        return Err(format!("{text}: something is left at {:?}", parser.token()));
    }
    let warnings = parser.take_warnings().iter().map(|warning| warning.message().to_owned()).collect();
    Ok((attribute.to_string(), warnings))
}

/// Read by both, with no warning.
#[track_caller]
fn unchanged(text: &str, printed: &str) {
    assert_eq!(read(text, true), Ok((printed.to_owned(), Vec::new())), "{text}");
    assert_eq!(read(text, false), Ok((printed.to_owned(), Vec::new())), "{text}");
}

/// Read with a warning that shows today's spelling, and refused without the option.
#[track_caller]
fn outdated(text: &str, printed: &str, warnings: &[&str]) {
    let warnings = warnings.iter().map(|today| format!("old spelling; today's is `{today}`")).collect();
    assert_eq!(read(text, true), Ok((printed.to_owned(), warnings)), "{text}");
    assert!(read(text, false).is_err(), "{text}");
    unchanged(printed, printed);
}

#[test]
fn dialect_types_and_attributes() {
    for (text, printed) in [
        ("!tf.string", "!tf.string"),
        ("!foo<\"something<abcd>\">", "!foo<\"something<abcd>\">"),
        ("!foo<\"something<a%%123^^^>>>\">", "!foo<\"something<a%%123^^^>>>\">"),
        ("!foo.something<abcd>", "!foo.something<abcd>"),
        ("!foo.Lead.1_a<(a)[b]{c}<d>>", "!foo.Lead.1_a<(a)[b]{c}<d>>"),
        ("#foo<\"something<abcd>\">", "#foo<\"something<abcd>\">"),
        ("#foo<\"something<a%%123^^^>>>\">", "#foo<\"something<a%%123^^^>>>\">"),
        ("#foo.something<abcd>", "#foo.something<abcd>"),
    ] {
        unchanged(text, printed);
    }
    // "Wouldn't be valid in the lighter syntax."
    assert!(read("!foo.something<a%%123^^^>>>", true).is_err());
    assert!(read("#foo.something<a%%123^^^>>>", true).is_err());
}

#[test]
fn standard_types() {
    for (text, printed) in [
        ("complex<f32>", "complex<f32>"),
        ("complex<i8>", "complex<i8>"),
        ("f16", "f16"),
        ("bf16", "bf16"),
        ("f32", "f32"),
        ("f64", "f64"),
        ("() -> ()", "() -> ()"),
        ("(i32) -> f32", "(i32) -> f32"),
        ("(i32, f32) -> (f32, index)", "(i32, f32) -> (f32, index)"),
        ("index", "index"),
        ("i1", "i1"),
        ("i13", "i13"),
        ("memref<f32>", "memref<f32>"),
        ("memref<0 x f32>", "memref<0xf32>"),
        ("memref<?x?xf32>", "memref<?x?xf32>"),
        ("memref<*xf32>", "memref<*xf32>"),
        ("memref<*xf32, 3>", "memref<*xf32, 3>"),
        ("memref<16x32xf32, 1>", "memref<16x32xf32, 1>"),
        ("none", "none"),
        ("tensor<* x f32>", "tensor<*xf32>"),
        ("tensor<? x ? x ? x ? x f32>", "tensor<?x?x?x?xf32>"),
        ("tensor<? x ? x 13 x ? x f32>", "tensor<?x?x13x?xf32>"),
        ("tensor<17 x 4 x 13 x 4 x f32>", "tensor<17x4x13x4xf32>"),
        ("tensor<f32>", "tensor<f32>"),
        ("tensor<0 x 42 x f32>", "tensor<0x42xf32>"),
        ("tensor<0xf32>", "tensor<0xf32>"),
        ("tensor<0 x 1 x i32>", "tensor<0x1xi32>"),
        ("tensor<1 x 0 x i32>", "tensor<1x0xi32>"),
        ("tensor<4xvector<2xf32>>", "tensor<4xvector<2xf32>>"),
        ("tuple<>", "tuple<>"),
        ("tuple<f32>", "tuple<f32>"),
        ("tuple<i32, f32, tensor<i1>, i5>", "tuple<i32, f32, tensor<i1>, i5>"),
        ("vector<4 x f32>", "vector<4xf32>"),
        ("vector<16 x f32>", "vector<16xf32>"),
        ("vector<3x42xi32>", "vector<3x42xi32>"),
    ] {
        unchanged(text, printed);
    }
    assert!(read("vector<0x42xi32>", true).is_err(), "zero shapes are not allowed");
}

#[test]
fn standard_attributes() {
    for (text, printed) in [
        ("[]", "[]"),
        ("[1, true, \"a\"]", "[1, true, \"a\"]"),
        ("true", "true"),
        ("false", "false"),
        ("{}", "{}"),
        ("{b = 1, a = {c = unit}}", "{a = {c}, b = 1 : i64}"),
        ("{swift.self = true}", "{swift.self = true}"),
        ("dense<[1, 2]> : tensor<2xi32>", "dense<[1, 2]> : tensor<2xi32>"),
        ("dense<1.0> : vector<4xf32>", "dense<1.000000e+00> : vector<4xf32>"),
        (
            "sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>",
            "sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>",
        ),
        ("42.0", "4.200000e+01 : f64"),
        ("42.0 : f32", "4.200000e+01 : f32"),
        ("-4.2e-1", "-4.200000e-01 : f64"),
        ("0x7C00 : f16", "0x7C00 : f16"),
        ("0x7CFF : f16", "0x7CFF : f16"),
        ("42", "42 : i64"),
        ("0x2A : index", "42 : index"),
        ("42 : i8", "42 : i8"),
        ("\"text\"", "\"text\""),
        ("\"text\" : i32", "\"text\" : i32"),
        ("@symbol", "@symbol"),
        ("@outer::@\"in ner\"", "@outer::@\"in ner\""),
        ("i32", "i32"),
        ("unit", "unit"),
    ] {
        unchanged(text, printed);
    }
    assert!(read("42 : f32", true).is_err(), "expected integer type");
}

#[test]
fn maps_and_sets_without_a_keyword() {
    for (text, printed) in [
        ("(d0) -> (d0 + 10)", "affine_map<(d0) -> (d0 + 10)>"),
        ("(d0, d1) -> (d1, d0)", "affine_map<(d0, d1) -> (d1, d0)>"),
        ("(d0, d1) [s0] -> (d0 + s0, d1)", "affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>"),
        ("(i, j) -> (j, i)", "affine_map<(d0, d1) -> (d1, d0)>"),
        ("()[s0] -> (s0)", "affine_map<()[s0] -> (s0)>"),
        ("() -> (42)", "affine_map<() -> (42)>"),
        ("() -> (-1, 2)", "affine_map<() -> (-1, 2)>"),
        (
            "(d0, d1)[s0, s1] -> (d0 floordiv s0, d1 floordiv s1, d0 mod s0, d1 mod s1)",
            "affine_map<(d0, d1)[s0, s1] -> (d0 floordiv s0, d1 floordiv s1, d0 mod s0, d1 mod s1)>",
        ),
        (
            "(d0, d1) -> (d0, (d1 + 2) floordiv 2, (d1 + 2) mod 2)",
            "affine_map<(d0, d1) -> (d0, d1 floordiv 2 + 1, d1 mod 2)>",
        ),
        ("(d0)[s0] : (d0 - s0 >= 0, -d0 + 9 >= 0)", "affine_set<(d0)[s0] : (d0 - s0 >= 0, -d0 + 9 >= 0)>"),
        ("() : (0 == 0)", "affine_set<() : (0 == 0)>"),
    ] {
        outdated(text, printed, &[printed]);
    }
    outdated(
        "(d0, d1) -> (d0 div 128, d1 mod 256)",
        "affine_map<(d0, d1) -> (d0 floordiv 128, d1 mod 256)>",
        &["floordiv", "affine_map<(d0, d1) -> (d0 floordiv 128, d1 mod 256)>"],
    );
    // Where a function type can be meant, it is.
    unchanged("(i1) -> (i1)", "(i1) -> i1");
    unchanged("() -> (() -> ())", "() -> (() -> ())");
}

#[test]
fn layouts_and_memory_spaces() {
    outdated(
        "memref<42x16xf32, offset: 33, strides: [1, 64]>",
        "memref<42x16xf32, strided<[1, 64], offset: 33>>",
        &["strided<[1, 64], offset: 33>"],
    );
    outdated(
        "memref<42x16xf32, offset: 33 strides: [1, 64]>",
        "memref<42x16xf32, strided<[1, 64], offset: 33>>",
        &["strided<[1, 64], offset: 33>"],
    );
    outdated(
        "memref<?x?xf32, offset: ?, strides: [?, 1], 2>",
        "memref<?x?xf32, strided<[?, 1], offset: ?>, 2>",
        &["strided<[?, 1], offset: ?>"],
    );
    outdated("memref<?x?xf32, (i,j)->(i,j)>", "memref<?x?xf32>", &["affine_map<(d0, d1) -> (d0, d1)>"]);
    outdated("memref<16x32xf32, memspace0>", "memref<16x32xf32>", &["0"]);
    outdated("memref<16x32xf32, memspace3>", "memref<16x32xf32, 3>", &["3"]);
    outdated(
        "memref<16x32xf32, (d0, d1) -> (d1, d0), memspace1>",
        "memref<16x32xf32, affine_map<(d0, d1) -> (d1, d0)>, 1>",
        &["affine_map<(d0, d1) -> (d1, d0)>", "1"],
    );
}

#[test]
fn opaque_elements() {
    outdated(
        "opaque<\"tf\", \"0x0102\"> : tensor<2xi8>",
        "#tf<\"0x0102\"> : tensor<2xi8>",
        &["#tf<\"0x...\"> : tensor<2xi8>"],
    );
    for text in [
        "opaque<\"tf\", \"0x012\"> : tensor<2xi8>",
        "opaque<\"tf\", \"abc\"> : tensor<2xi8>",
        "opaque<\"tf\", \"0x0102\"> : i8",
        "opaque<\"builtin\", \"0x0102\"> : tensor<2xi8>",
        "opaque<\"tf\"> : tensor<2xi8>",
    ] {
        assert!(read(text, true).is_err(), "{text}");
    }
}
