//! The language reference of 2020: its types and attributes, production by production and
//! example by example, are parsed. Syntax that has changed since then gives a warning with the
//! current syntax, and is printed in it.
//!
//! Syntax with a new meaning has the new meaning: `"a\41"` is `"aA"` although such escapes
//! came later, `"` in the body of a dialect's type begins a string, `() -> ()` is a function
//! type instead of a map, and `@a->` is a symbol followed by an arrow.

use isogloss::Context;
use isogloss::text::{AsmParser, ParserOptions, Tok};
use isogloss_cli::opt::{OptOptions, run_opt};

/// The printed form of an attribute or a type, and the warnings.
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
    let warnings = warnings.iter().map(|today| format!("old spelling; use `{today}`")).collect();
    assert_eq!(read(text, true), Ok((printed.to_owned(), warnings)), "{text}");
    assert!(read(text, false).is_err(), "{text}");
    unchanged(printed, printed);
}

// langref:300: '[^[<({>\])}\0]+'
#[test]
fn dialect_types_and_attributes() {
    for (text, printed) in [
        ("!tf.string", "!tf.string"),
        // For a dialect that is not registered; otherwise see `llvm_old_spellings.txt`.
        ("!llvm<\"i32*\">", "!llvm<\"i32*\">"),
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
    // "| '[^[<({>\\])}\\0]+'": no NUL in a body.
    assert!(read("!foo.x<a\0b>", true).is_err());
    assert!(read("#foo.x<a\0b>", true).is_err());
    // A quote in a body begins a string today.
    assert!(read("!foo.something<a\"b>", true).is_err());
    unchanged("!foo.something<\">\">", "!foo.something<\">\">");
}

#[test]
fn standard_types() {
    for (text, printed) in [
        ("complex<f32>", "complex<f32>"),
        ("complex<i8>", "complex<i8>"),
        ("complex<i32>", "complex<i32>"),
        ("f16", "f16"),
        ("bf16", "bf16"),
        ("f32", "f32"),
        ("f64", "f64"),
        ("() -> ()", "() -> ()"),
        ("(i32) -> (f32)", "(i32) -> f32"),
        ("(() -> ()) -> ()", "(() -> ()) -> ()"),
        ("(i32) -> ((i32) -> f32)", "(i32) -> ((i32) -> f32)"),
        ("(i32) -> f32", "(i32) -> f32"),
        ("(memref<16x32xf32>)->()", "(memref<16x32xf32>) -> ()"),
        ("(memref<*xf32>)->()", "(memref<*xf32>) -> ()"),
        ("(i32, i64, memref<? x 128 x f32>) -> f64", "(i32, i64, memref<?x128xf32>) -> f64"),
        ("(i32, f32) -> (f32, index)", "(i32, f32) -> (f32, index)"),
        ("index", "index"),
        ("i1", "i1"),
        ("i13", "i13"),
        ("memref<f32>", "memref<f32>"),
        ("memref<0 x f32>", "memref<0xf32>"),
        ("memref<1 x 0 x f32>", "memref<1x0xf32>"),
        ("memref<0 x 1 x f32>", "memref<0x1xf32>"),
        ("memref<? x 128 x f32>", "memref<?x128xf32>"),
        ("memref<16x32xf32>", "memref<16x32xf32>"),
        ("memref<16x32x64xf32>", "memref<16x32x64xf32>"),
        ("memref<100x50xf32>", "memref<100x50xf32>"),
        ("memref<4xvector<4xf32>>", "memref<4xvector<4xf32>>"),
        ("memref<4xcomplex<i8>>", "memref<4xcomplex<i8>>"),
        ("memref<4xf32, 0x2>", "memref<4xf32, 2>"),
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
        ("tensor<4xcomplex<f32>>", "tensor<4xcomplex<f32>>"),
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
        ("{swift.self = unit}", "{swift.self}"),
        ("{dialectName.attrName = 0 : i64}", "{dialectName.attrName = 0 : i64}"),
        ("{dialectName.attrName = false}", "{dialectName.attrName = false}"),
        ("{a$b = 1 : i8, _c = 2 : i8}", "{_c = 2 : i8, a$b = 1 : i8}"),
        ("dense<[1, 2]> : tensor<2xi32>", "dense<[1, 2]> : tensor<2xi32>"),
        ("dense<1.0> : vector<4xf32>", "dense<1.000000e+00> : vector<4xf32>"),
        ("dense<[[1, 2]]> : vector<1x2xi8>", "dense<[[1, 2]]> : vector<1x2xi8>"),
        ("dense<3> : tensor<2xindex>", "dense<3> : tensor<2xindex>"),
        ("dense<[true, false]> : tensor<2xi1>", "dense<[true, false]> : tensor<2xi1>"),
        ("dense<7> : tensor<i13>", "dense<7> : tensor<i13>"),
        ("sparse<[[0]], [5]> : vector<3xi32>", "sparse<0, 5> : vector<3xi32>"),
        // MLIR writes `sparse<0, [1, 2]>`, which it does not read.
        (
            "sparse<[[0, 0], [0, 0]], [1, 2]> : tensor<2x2xi32>",
            "sparse<[[0, 0], [0, 0]], [1, 2]> : tensor<2x2xi32>",
        ),
        (
            "sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>",
            "sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>",
        ),
        ("42.0", "4.200000e+01 : f64"),
        ("42.0 : f32", "4.200000e+01 : f32"),
        ("-4.2e-1", "-4.200000e-01 : f64"),
        ("42.", "4.200000e+01 : f64"),
        ("42.E+1", "4.200000e+02 : f64"),
        ("0x7C00 : f16", "0x7C00 : f16"),
        ("0x7CFF : f16", "0x7CFF : f16"),
        ("42", "42 : i64"),
        ("0x7F80 : bf16", "0x7F80 : bf16"),
        ("0xFFF0000000000000 : f64", "0xFFF0000000000000 : f64"),
        ("0x3FF0000000000000 : f64", "1.000000e+00 : f64"),
        ("0x2A : index", "42 : index"),
        ("0x2A", "42 : i64"),
        ("0x7F800000 : f32", "0x7F800000 : f32"),
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
    // `TODO define escaping rules`: today's.
    unchanged("\"a\\41\"", "\"aA\"");
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
            "(i, j) -> (i floordiv 64, j floordiv 64, i mod 64, j mod 64)",
            "affine_map<(d0, d1) -> (d0 floordiv 64, d1 floordiv 64, d0 mod 64, d1 mod 64)>",
        ),
        ("(d0, d1, d2) -> (d2, d1, d0)", "affine_map<(d0, d1, d2) -> (d2, d1, d0)>"),
        ("(d0) -> ()", "affine_map<(d0) -> ()>"),
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
        "(d0, d1) -> (d0 div 128, d1 div 256, d0 mod 128, d1 mod 256)",
        "affine_map<(d0, d1) -> (d0 floordiv 128, d1 floordiv 256, d0 mod 128, d1 mod 256)>",
        &[
            "floordiv",
            "floordiv",
            "affine_map<(d0, d1) -> (d0 floordiv 128, d1 floordiv 256, d0 mod 128, d1 mod 256)>",
        ],
    );
    // A text that can be a function type is one.
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
    outdated(
        "memref<42x16xf32, (i, j) -> (33 + i + 64 * j)>",
        "memref<42x16xf32, affine_map<(d0, d1) -> (d0 + d1 * 64 + 33)>>",
        &["affine_map<(d0, d1) -> (d0 + d1 * 64 + 33)>"],
    );
    outdated("memref<f32, offset: 0, strides: []>", "memref<f32, strided<[]>>", &["strided<[]>"]);
    outdated("memref<*xf32, memspace1>", "memref<*xf32, 1>", &["1"]);
    outdated("memref<16x32xf32, memspace0>", "memref<16x32xf32>", &["0"]);
    // langref:426: refer to these memories by `bare-id`
    outdated("memref<16x32xf32, L1>", "memref<16x32xf32, \"L1\">", &["\"L1\""]);
    outdated("memref<*xf32, L2>", "memref<*xf32, \"L2\">", &["\"L2\""]);
    outdated(
        "memref<16x32xf32, (d0, d1) -> (d1, d0), L3>",
        "memref<16x32xf32, affine_map<(d0, d1) -> (d1, d0)>, \"L3\">",
        &["affine_map<(d0, d1) -> (d1, d0)>", "\"L3\""],
    );
    outdated("memref<4xi3, vmem>", "memref<4xi3, \"vmem\">", &["\"vmem\""]);
    outdated("memref<4xf32, _x.y$z>", "memref<4xf32, \"_x.y$z\">", &["\"_x.y$z\""]);
    outdated("memref<*xi8, shared_mem>", "memref<*xi8, \"shared_mem\">", &["\"shared_mem\""]);
    outdated(
        "memref<4x4xi3, (a, b) -> (b, a), shared_mem>",
        "memref<4x4xi3, affine_map<(d0, d1) -> (d1, d0)>, \"shared_mem\">",
        &["affine_map<(d0, d1) -> (d1, d0)>", "\"shared_mem\""],
    );
    for keyword in ["dense", "i32", "strided", "affine_map", "true", "loc", "memref"] {
        let text = format!("memref<4xf32, {keyword}>");
        // Types and booleans are memory spaces today, too.
        let named = read(&text, true).is_ok_and(|(printed, _)| printed.contains('"'));
        assert!(!named, "a keyword is no name: {text}");
    }
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
    // By the production, the name of the dialect has no quotes.
    outdated(
        "opaque<tf, \"0x0102\"> : vector<2xi8>",
        "#tf<\"0x0102\"> : vector<2xi8>",
        &["#tf<\"0x...\"> : vector<2xi8>"],
    );
    for text in [
        "opaque<\"tf\", \"0x012\"> : tensor<2xi8>",
        "opaque<\"tf\", \"abc\"> : tensor<2xi8>",
        "opaque<\"tf\", \"0x0102\"> : i8",
        "opaque<\"builtin\", \"0x0102\"> : tensor<2xi8>",
        "opaque<\"tf\", 5> : tensor<2xi8>",
        "opaque<\"tf\"> : tensor<2xi8>",
    ] {
        assert!(read(text, true).is_err(), "{text}");
    }
}

/// Section "Identifiers and keywords": `symbol-ref-id ::= @ (suffix-id | string-literal)`.
// langref:89: suffix-id ::= (digit+ or (letter or id-punct)...)
#[test]
fn symbol_names() {
    for (text, printed) in [
        ("@42", "@\"42\""),
        ("@a-b", "@\"a-b\""),
        ("@a--b.c$d", "@\"a--b.c$d\""),
        ("@$x", "@\"$x\""),
        ("@.x", "@\".x\""),
        ("@-x", "@\"-x\""),
        ("@conv-2d", "@\"conv-2d\""),
        ("@a-1", "@\"a-1\""),
        ("@a-", "@\"a-\""),
        ("@a-1-$-.2", "@\"a-1-$-.2\""),
    ] {
        outdated(text, printed, &[printed]);
    }
    outdated("@a::@42::@b", "@a::@\"42\"::@b", &["@\"42\""]);
    outdated("@m-1::@7::@$z", "@\"m-1\"::@\"7\"::@\"$z\"", &["@\"m-1\"", "@\"7\"", "@\"$z\""]);
    outdated("[@0, @1]", "[@\"0\", @\"1\"]", &["@\"0\"", "@\"1\""]);
    unchanged("@matmul", "@matmul");
    unchanged("@func42", "@func42");
    // The arrow begins where it can.
    let context = Context::new();
    let mut parser =
        AsmParser::new(&context, b"@a->i32", ParserOptions::default()).expect("the text is small");
    assert_eq!(parser.optional_symbol_name().as_deref(), Some(&b"a"[..]));
    assert!(parser.at(Tok::Arrow));
}

/// Section "Common syntax": `float-literal ::= [-+]?[0-9]+[.][0-9]*([eE][-+]?[0-9]+)?`.
#[test]
fn signs_of_numbers() {
    outdated("+42.0", "4.200000e+01 : f64", &["42.0"]);
    outdated("+1.5e-3 : f32", "1.500000e-03 : f32", &["1.5e-3"]);
    outdated(
        "dense<[+1.0, -1.0]> : tensor<2xf32>",
        "dense<[1.000000e+00, -1.000000e+00]> : tensor<2xf32>",
        &["1.0"],
    );
    // An integer has no plus sign, and the sign of a float is part of it.
    for text in ["+42", "+0x7C00 : f16", "+ 42.0", "+-42.0", "dense<+1> : tensor<2xi32>"] {
        assert!(read(text, true).is_err(), "{text}");
    }
    // An invalid literal is reread to locate its error.
    let (read, _, said) = file("\"t.a\"() {a = dense<[+1.0, [2.0]]> : tensor<2xf32>} : () -> ()", true);
    assert_eq!((read, said.matches("old spelling").count()), (false, 1), "{said}");
}

/// Sections "Operations" and "Functions": `{fruit: "banana"}`, although the production has `=`.
#[test]
fn entries_with_a_colon() {
    outdated("{fruit: \"banana\"}", "{fruit = \"banana\"}", &["fruit ="]);
    outdated("{a = 1 : i8, b: 2 : i8}", "{a = 1 : i8, b = 2 : i8}", &["b ="]);
}

/// Whether a file is read, its printed form of today, and its warnings.
fn file(text: &str, old_syntax: bool) -> (bool, String, String) {
    let mut options = OptOptions::default();
    options.set_flag("--allow-unregistered-dialect");
    options.parser.old_syntax = old_syntax;
    let done = run_opt(&isogloss::dialects::all(), text.as_bytes().to_vec(), &options);
    (done.success, String::from_utf8_lossy(&done.text).into_owned(), done.messages)
}

#[track_caller]
fn outdated_file(text: &str, lines: &[&str], warnings: &[&str]) {
    let (read, printed, said) = file(text, true);
    assert!(read, "{said}");
    for line in lines {
        assert!(printed.lines().any(|printed| printed.trim() == *line), "no {line:?} in\n{printed}");
    }
    for warning in warnings {
        assert!(said.contains(warning), "no {warning:?} in\n{said}");
    }
    assert!(!file(text, false).0, "{text}");
    let (read, again, said) = file(&printed, false);
    assert_eq!((read, again, said), (true, printed, String::new()));
}

// langref:282: Alias names may not contain a '.'
#[test]
fn names_of_aliases_have_no_dot() {
    for text in
        ["!a.b = type i32\n", "!a.b = i32\n", "#a.b = (d0) -> (d0)\n", "#a.b = affine_map<(d0) -> (d0)>\n"]
    {
        let (read, _, said) = file(text, true);
        assert!(
            !read && said.contains("names with a '.' are reserved for dialect-defined names"),
            "{text}{said}"
        );
    }
}

/// Section "Type aliases", its example, with the operand it needs.
// langref:286: "foo"(%x) : vector<4 x f32> -> ()
#[test]
fn type_aliases() {
    outdated_file(
        "!avx_m128 = type vector<4 x f32>\n\
         %x = \"make\"() : () -> vector<4 x f32>\n\
         \"foo\"(%x) : vector<4 x f32> -> ()\n\
         \"foo\"(%x) : !avx_m128 -> ()\n",
        &["\"foo\"(%0) : (vector<4xf32>) -> ()"],
        &["a type alias is `!name = ...`, without `type`", "old spelling; use `(vector<4xf32>)`"],
    );
}

/// Sections "Attribute value aliases" and "Memref type", their examples.
// langref:433: #identity = (d0, d1) -> (d0, d1)
// langref:647: attribute-alias ::= '#' alias-name '=' attribute-value
#[test]
fn attribute_aliases() {
    let aliases = "#map = (d0) -> (d0 + 10)\n\
         #identity = (d0, d1) -> (d0, d1)\n\
         #col_major = (d0, d1, d2) -> (d2, d1, d0)\n\
         #tiled_2d_128x256 = (d0, d1) -> (d0 div 128, d1 div 256, d0 mod 128, d1 mod 256)\n\
         #tiled_dynamic = (d0, d1)[s0, s1] -> (d0 floordiv s0, d1 floordiv s1,\n    d0 mod s0, d1 mod s1)\n\
         #padded = (d0, d1) -> (d0, (d1 + 2) floordiv 2, (d1 + 2) mod 2)\n\
         #imapS = (d0, d1) [s0] -> (d0 + s0, d1)\n\
         #layout_map_row_major = (i, j) -> (i, j)\n\
         #layout_map_col_major = (i, j) -> (j, i)\n\
         #layout_tiled = (i, j) -> (i floordiv 64, j floordiv 64, i mod 64, j mod 64)\n";
    let uses = "\"use\"() {map = #map} : () -> ()\n\
         \"use\"() {a = memref<16x32xf32, #identity, memspace0>} : () -> ()\n\
         \"use\"() {b = memref<16x4x?xf32, #col_major, memspace0>} : () -> ()\n\
         \"use\"() {c = memref<256x512xf32, #tiled_2d_128x256>} : () -> ()\n\
         \"use\"() {d = memref<?x?xf32, #tiled_dynamic>} : () -> ()\n\
         \"use\"() {e = memref<16x64xf32, #padded>} : () -> ()\n\
         \"use\"() {f = memref<16x?xf32, #imapS>} : () -> ()\n\
         \"use\"() {g = memref<4x4xf32, #layout_map_row_major>} : () -> ()\n\
         \"use\"() {h = memref<4x4xf32, #layout_map_col_major>, i = memref<64x64xf32, #layout_tiled>} : () -> ()\n";
    outdated_file(
        &format!("{aliases}{uses}"),
        &[
            "\"use\"() {map = #map} : () -> ()",
            "\"use\"() {a = memref<16x32xf32>} : () -> ()",
            "\"use\"() {b = memref<16x4x?xf32, #map1>} : () -> ()",
            "\"use\"() {c = memref<256x512xf32, #map2>} : () -> ()",
            "\"use\"() {d = memref<?x?xf32, #map3>} : () -> ()",
            "\"use\"() {e = memref<16x64xf32, #map4>} : () -> ()",
            "\"use\"() {f = memref<16x?xf32, #map5>} : () -> ()",
            "\"use\"() {g = memref<4x4xf32>} : () -> ()",
            "\"use\"() {h = memref<4x4xf32, #map6>, i = memref<64x64xf32, #map7>} : () -> ()",
            "#map5 = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>",
        ],
        &["use `affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>`", "use `0`"],
    );
}

/// Sections "Operations" and "Terminator operations", the examples in the generic form.
// langref:141: successor ::= caret-id (`:` bb-arg-list)?
#[test]
fn operations() {
    outdated_file(
        "%result:2 = \"foo_div\"() : () -> (f32, i32)\n\
         %foo, %bar = \"foo_div\"() : () -> (f32, i32)\n\
         %2 = \"tf.scramble\"(%result#0, %bar) {fruit: \"banana\"} : (f32, i32) -> f32\n",
        &["%2 = \"tf.scramble\"(%0#0, %1#1) {fruit = \"banana\"} : (f32, i32) -> f32"],
        &["old spelling; use `fruit =`"],
    );
    // The production has a colon before the arguments, the example has none.
    for successor in ["^bb2(%v : index)", "^bb2: (%v : index)", "^bb2:(%v : index)"] {
        outdated_file(
            &format!(
                "\"region\"() ({{\n\
                 ^bb0(%cond: i1, %v: index):\n  \"cond_br\"(%cond)[^bb1, {successor}] : (i1) -> ()\n\
                 ^bb1:\n  \"end\"() : () -> ()\n\
                 ^bb2(%w: index):\n  \"end\"() : () -> ()\n}}) : () -> ()\n"
            ),
            &[
                "\"cond_br\"(%arg0, %arg1)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 0, 1>} : (i1, index) -> ()",
            ],
            &["pass the operands of successors to the operation"],
        );
    }
}

/// The arguments of a successor may have their types one by one, like the arguments of a block, and there may be none.
// langref:141: successor ::= caret-id (`:` bb-arg-list)?
// langref:213: block-arg-list ::= `(` ssa-id-and-type-list? `)`
// langref:279: ssa-use-and-type-list ::= ssa-use-and-type (`,` ssa-use-and-type)*
#[test]
fn arguments_of_successors_with_a_type_each() {
    for (successors, operation) in [
        (
            "^b:(%f : f16, %g : f32), ^c()",
            "\"t.sw\"(%arg0, %arg1, %arg2)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 2, 0>} : (i8, f16, f32) -> ()",
        ),
        (
            "^b(%f : f16, %g : f32), ^c: ()",
            "\"t.sw\"(%arg0, %arg1, %arg2)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 2, 0>} : (i8, f16, f32) -> ()",
        ),
        (
            "^b(%f, %g : f16, f32), ^c",
            "\"t.sw\"(%arg0, %arg1, %arg2)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 2, 0>} : (i8, f16, f32) -> ()",
        ),
        (
            "^c(), ^c()",
            "\"t.sw\"(%arg0)[^bb2, ^bb2] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i8) -> ()",
        ),
    ] {
        let text = format!(
            "func.func @k(%c: i8, %f: f16, %g: f32) {{\n  \"t.sw\"(%c)[{successors}] : (i8) -> ()\n\
             ^b(%y: f16, %z: f32):\n  \"t.end\"() : () -> ()\n^c:\n  \"t.end\"() : () -> ()\n}}\n"
        );
        outdated_file(&text, &[operation], &["pass the operands of successors to the operation"]);
    }
    for wrong in
        ["^b(%f : f16, %g)", "^b(%f, %g : f16)", "^b(%f : f16,)", "^b(%f", "^b(: f16)", "^b(%f : f32)"]
    {
        let text = format!(
            "func.func @k(%f: f16, %g: f16) {{\n\"t.sw\"()[{wrong}] : () -> ()\n^b:\n\"t.e\"() : () -> ()\n}}"
        );
        assert!(!file(&text, true).0, "{wrong}");
    }
}

/// A list of regions without parentheses; the first one begins with a label.
// langref:143: region-list ::= region (`,` region)*
#[test]
fn regions_without_parentheses() {
    for (regions, lines) in [
        (
            "{\n^a:\n\"t.y\"() : () -> ()\n}, {\n^e(%q: i3):\n\"t.u\"(%q) : (i3) -> ()\n} : () -> ()",
            &["}, {", "^bb0(%arg0: i3):"][..],
        ),
        (
            "{\n^a:\n\"t.y\"() : () -> ()\n}, {\n\"t.z\"() : () -> ()\n}, {} {k} : () -> ()",
            &["\"t.z\"() : () -> ()", "}) {k} : () -> ()"],
        ),
        ("{\n^a:\n\"t.y\"() : () -> ()\n}, {}", &["}, {", "}) : () -> ()"]),
        ("{\n^a:\n\"t.y\"() {\n^b:\n\"t.x\"() : () -> ()\n}\n}", &["\"t.y\"() ({"]),
    ] {
        outdated_file(
            &format!("\"t.if\"() {regions}\n"),
            lines,
            &["old spelling; regions are in parentheses"],
        );
    }
    for wrong in ["{\n^a:\n}, : () -> ()", "{\n^a:\n}, ({}) : () -> ()", "{}, {} : () -> ()"] {
        assert!(!file(&format!("\"t.if\"() {wrong}"), true).0, "{wrong}");
    }
}

/// The operations of the dialect `std` in the examples, in functions of 2020.
#[test]
fn operations_of_the_standard_dialect() {
    let read = |text: &str| {
        let options = OptOptions::default();
        let done = run_opt(&std_dialect::all(), text.as_bytes().to_vec(), &options);
        (done.success, String::from_utf8_lossy(&done.text).into_owned(), done.messages)
    };
    let branch = |arguments: &str, more: &str| {
        format!(
            "func @two(i8, i16, i1) -> (i8, i16) {{\n^e(%p: i8, %q: i16, %c: i1):\n  {arguments}\n\
             ^s(%x: i8, %y: i16):\n  return %x, %y : i8, i16\n{more}}}\n"
        )
    };
    // langref:279: ssa-use-and-type-list ::= ssa-use-and-type (`,` ssa-use-and-type)*
    for arguments in ["br ^s(%p : i8, %q : i16)", "br ^s(%p, %q : i8, i16)"] {
        let (fine, text, said) = read(&branch(arguments, ""));
        assert!(fine && text.contains("std.br ^bb1(%arg0, %arg1 : i8, i16)"), "{said}{text}");
        let is_old = arguments.contains("i8, %q");
        assert_eq!(said.contains("the types are after all operands today"), is_old, "{said}");
    }
    let both = "cond_br %c, ^s(%p : i8, %q : i16), ^t(%p : i8)";
    let (fine, text, said) = read(&branch(both, "^t(%z: i8):\n  br ^s(%z : i8, %q : i16)\n"));
    assert!(
        fine && text.contains("std.cond_br %arg2, ^bb1(%arg0, %arg1 : i8, i16), ^bb2(%arg0 : i8)"),
        "{said}{text}"
    );
    for wrong in
        ["br ^s(%p : i8, %q)", "br ^s(%p : i8, %q : i8)", "br ^s(%p : i8, : i16)", "br ^s(%p : i8, %q : i16"]
    {
        let (fine, _, said) = read(&branch(wrong, ""));
        assert!(!fine && said.contains(": error: "), "{wrong}: {said}");
    }
    // Not in a function of today.
    let today = branch("std.br ^s(%p : i8, %q : i16)", "")
        .replace("func @", "func.func @")
        .replace("return", "std.return");
    assert!(!read(&today).0);
    // langref:353: the constant operation produces the address of a function as an SSA value
    let text = "func @sink(i8) -> ()\nfunc @f() -> i32 {\n  %f = constant @sink : (i8) -> ()\n  %c = constant 1 : i32\n  \
                return %c : i32\n}\n";
    let (fine, text, said) = read(text);
    assert!(fine && said.contains("use `func.constant`") && said.contains("use `std.constant`"), "{said}");
    assert!(text.contains("constant @sink : (i8) -> ()") && text.contains("std.constant 1 : i32"), "{text}");
    let (fine, again, said) = read(&text);
    assert_eq!((fine, again), (true, text), "{said}");
}

/// Section "Functions": `func @name`, whose declarations are private today, with `call` and `return` in it.
#[test]
fn functions_had_no_dialect() {
    let text = "func @abort(i32, i64) -> ()\nfunc @count(%x: i64) -> (i64, i64)\n  attributes {fruit: \"banana\"} {\n  \
                \"t.loop\"() ({\n    call @abort(%c, %x) : (i32, i64) -> ()\n    %c = \"t.c\"() : () -> i32\n  }, {}) : () -> ()\n  \
                return %x, %x: i64, i64\n}\n";
    let lines = [
        "func.func private @abort(i32, i64)",
        "func.func @count(%arg0: i64) -> (i64, i64) attributes {fruit = \"banana\"} {",
        "func.call @abort(%0, %arg0) : (i32, i64) -> ()",
        "return %arg0, %arg0 : i64, i64",
    ];
    let warnings = ["use `func.func`", "use `fruit =`"];
    outdated_file(text, &lines, &warnings);
    // A name that is given otherwise, and a visibility that is.
    assert!(!file("func f() { return }", true).0);
    outdated_file("func @f() { return }", &["func.func @f() {"], &["use `func.func`"]);
    // A name without a dialect is old inside of such a function only.
    for modern in ["gpu.module @g { return }", "module { \"t.a\"() ({ return }) : () -> () }"] {
        assert!(!file(modern, true).0, "{modern}");
    }
    outdated_file("func.func nested @g()\nfunc @f() { return }", &["func.func nested @g()"], &[]);
    // Names with a hyphen.
    outdated_file(
        "func @conv-2d(i8)\nfunc @v-1()\n",
        &["func.func private @\"conv-2d\"(i8)", "func.func private @\"v-1\"()"],
        &["use `@\"conv-2d\"`", "use `@\"v-1\"`"],
    );
}
