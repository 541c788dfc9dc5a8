//! C++ in definition files: default values, conditions, and functions from type to type, in a compiled dialect and in the same
//! one loaded from its definition file.

use std::path::Path;

use isogloss::def::Dialect;
use isogloss::ir::Ir;
use isogloss::text::parse_type;
use isogloss::{Context, Diagnostic};
use isogloss_codegen::session;
use isogloss_load::load;

isogloss::dialect! { file = "ops/defaults.td" }

mod conditions {
    isogloss::dialect! { file = "ops/conditions.td" }
}

fn loaded() -> &'static Dialect {
    loaded_from("ops/defaults.td")
}

fn loaded_from(file: &str) -> &'static Dialect {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let records = session().parse_file(&file).unwrap_or_else(|errors| panic!("{}: {errors}", file.display()));
    let loaded = load(&records, &[]);
    assert!(loaded.diagnostics.is_empty(), "{:?}", loaded.diagnostics);
    assert_eq!(loaded.reports[0].summary(), None, "{:?}", loaded.reports[0].unchecked);
    loaded.dialects[0]
}

/// A dialect of a text that is not fully understood, and the number of its conditions that are not.
fn loaded_text(text: &str) -> (&'static Dialect, isogloss_load::DialectReport) {
    let file = format!("include \"isogloss/Op.td\"\ndef U_Dialect : Dialect {{ let name = \"u\"; }}\n{text}");
    let records = session().parse_str("u.td", file).expect("records");
    let mut loaded = load(&records, &[]);
    (loaded.dialects[0], loaded.reports.remove(0))
}

#[test]
fn absent_attributes_get_their_default_values() -> Result<(), Diagnostic> {
    for dialect in [dialect(), loaded()] {
        let ctx = Context::with_dialects([dialect]);
        let ir = Ir::parse(&ctx, "d.enums\nd.lists\nd.enums two read {one = 0 : i32}")?;
        assert!(ir.verify().is_ok(), "{:?}", ir.verify());
        let custom = "module {\n  d.enums\n  d.lists\n  d.enums two read {one = 0 : i32}\n}\n";
        assert_eq!(ir.to_string(), custom);
        let properties = ir.block(ir.body()).ops().map(|op| {
            let texts = op.properties().filter_map(|(def, value)| Some(format!("{} = {}", def.name, value?)));
            texts.collect::<Vec<_>>()
        });
        let properties: Vec<_> = properties.collect();
        let enums = ["mode = 4 : i32", "zero = 0 : i32", "two = 3 : i32", "one = 4 : i32", "none = 0 : i32"];
        assert_eq!(properties[0], [&enums[..], &["wrapped = #d<rights look|touch>"]].concat());
        let lists = [
            "numbers = array<i64: 1, -2>",
            "bits = array<i1: true, false>",
            "floats = array<f32: 1.500000e+00, -2.000000e+00>",
            "bytes = array<i8: -1, -128>",
            "empty = array<i32>",
        ];
        assert_eq!(properties[1], lists);
        assert_eq!(properties[2][2..5], ["two = 1 : i32", "one = 0 : i32", "none = 0 : i32"]);
    }
    Ok(())
}

#[test]
fn accessors_and_parameters_have_the_default_values() -> Result<(), Diagnostic> {
    let ctx = Context::with_dialects([dialect()]);
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let op = EnumsOp::create(&mut ir.builder_at_end(body));
    let op = EnumsOp::of(&ir, op);
    assert_eq!((op.mode(), op.zero(), op.two()), (Mode::On, Mode::Off, Access::READ | Access::WRITE));
    assert_eq!((op.absent(), op.wrapped()), (Access::READ | Access::RUN, Rights::LOOK | Rights::TOUCH));
    for dialect in [dialect(), loaded()] {
        let ctx = Context::with_dialects([dialect]);
        let (all, usual) =
            (parse_type(&ctx, "!d.door<size = 1, access = \"write|run\">")?, "!d.door<size = 1>");
        assert_eq!((all, all.to_string().as_str()), (parse_type(&ctx, usual)?, usual));
    }
    Ok(())
}

#[test]
fn default_values_whose_attribute_has_a_type_or_elements_are_understood() -> Result<(), Diagnostic> {
    for dialect in [dialect(), loaded()] {
        let ctx = Context::with_dialects([dialect]);
        let ir = Ir::parse(&ctx, "d.texts\nd.texts {f = 2.0 : f32, t = i8}")?;
        assert!(ir.verify().is_ok(), "{:?}", ir.verify());
        let texts = ir.block(ir.body()).ops().map(|op| {
            let texts = op.properties().filter_map(|(def, value)| Some(format!("{} = {}", def.name, value?)));
            texts.collect::<Vec<_>>()
        });
        let texts: Vec<_> = texts.collect();
        let expected = [
            "f = 1.500000e+00 : f32",
            "g = -1.000000e-05 : f64",
            "h = 2.000000e+00 : f64",
            "i = [1, -2]",
            "s = [\"a\", \"b\"]",
            "b = [true]",
            "e = [5.000000e-01 : f32]",
            "t = i32",
            "u = f32",
            "n = 7 : i8",
        ];
        assert_eq!(texts[0], expected);
        assert_eq!((texts[1][0].as_str(), texts[1][7].as_str()), ("f = 2.000000e+00 : f32", "t = i8"));
        assert_eq!(ir.to_string(), "module {\n  d.texts\n  d.texts {f = 2.000000e+00 : f32, t = i8}\n}\n");
    }
    Ok(())
}

#[test]
fn attributes_whose_default_value_is_not_understood_may_be_absent() -> Result<(), Diagnostic> {
    let (dialect, report) = loaded_text(
        r#"
        def U_AlwaysOp : Op<U_Dialect, "always"> {
          let arguments = (ins DefaultValuedAttr<I64Attr, "count()">:$n, DefaultValuedAttr<StrAttr, "nullptr">:$s);
          let assemblyFormat = "$n attr-dict";
        }
        def U_GroupOp : Op<U_Dialect, "group"> {
          let arguments = (ins DefaultValuedAttr<F32Attr, "kPi">:$n);
          let assemblyFormat = "(`at` $n^)? attr-dict";
        }
        def U_NativeOp : Op<U_Dialect, "native"> { let arguments = (ins DefaultValuedProp<I64Prop, "count()">:$n); }
        "#,
    );
    assert_eq!(report.summary().as_deref(), Some("dialect `u`: C++ that is not run: 4 default values"));
    let ctx = Context::with_dialects([dialect]);
    let text = "\"u.always\"() : () -> ()\nu.always 3\nu.group\nu.group at 1.0\n\"u.native\"() : () -> ()";
    let ir = Ir::parse(&ctx, text)?;
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    // The form of the first has no text for an absent part.
    let printed = "module {\n  \"u.always\"() : () -> ()\n  u.always 3\n  u.group\n  u.group at 1.000000e+00\n  \
                   \"u.native\"() : () -> ()\n}\n";
    assert_eq!(ir.to_string(), printed);
    assert!(Ir::parse(&ctx, &ir.to_string())?.verify().is_ok());
    Ok(())
}

/// Whether an operation is accepted: its name without the dialect's, and the text after the name.
fn is_accepted(ctx: &Context, dialect: &str, name: &str, rest: &str) -> Result<bool, Diagnostic> {
    let arguments = "%i: i32, %f: f32, %p: !c.ptr<f32>";
    let arguments = if dialect == "c" { arguments } else { "%i: i32, %f: f32" };
    let text =
        format!("func.func @f({arguments}) {{\n{}\"{dialect}.{name}\"{rest}\nreturn\n}}", results(rest));
    match Ir::parse(ctx, &text) {
        Ok(ir) => Ok(ir.verify().is_ok()),
        Err(error) if ["failed to", "must be"].iter().any(|why| error.message().contains(why)) => Ok(false),
        Err(error) => Err(error),
    }
}

fn results(rest: &str) -> &'static str {
    if rest.ends_with("-> ()") { "" } else { "%0 = " }
}

/// The attribute `a` of an operation.
fn attribute(text: &str) -> String {
    format!("() {{a = {text}}} : () -> ()")
}

#[test]
fn conditions_in_cpp_hold_for_what_they_accept() -> Result<(), Diagnostic> {
    // The operation, and the attributes, types of a result, or parts that it accepts and rejects.
    let attributes: &[(&str, &[&str], &[&str])] = &[
        ("name", &["#c.box<\"x\", [], slow, true, unit>"], &["#c.box<\"y\", [], slow, true, unit>"]),
        ("named", &["#c.box<\"y\", [], slow, true, unit>"], &["#c.box<\"\", [], slow, true, unit>"]),
        ("count", &["#c.box<\"\", [1, 2], slow, true, unit>"], &["#c.box<\"\", [1], slow, true, unit>"]),
        ("first", &["#c.box<\"\", [4, 2], slow, true, unit>"], &["#c.box<\"\", [2, 4], slow, true, unit>"]),
        ("large", &["#c.box<\"\", [4, 2], slow, true, unit>"], &["#c.box<\"\", [2, 1], slow, true, unit>"]),
        ("sorted", &["#c.box<\"\", [1, 2], slow, true, unit>"], &["#c.box<\"\", [2, 1], slow, true, unit>"]),
        ("fast", &["#c.box<\"\", [], fast, true, unit>"], &["#c.box<\"\", [], slow, true, unit>"]),
        ("sealed", &["#c.box<\"\", [], slow, true, unit>"], &["#c.box<\"\", [], slow, false, unit>"]),
        ("open", &["#c.box<\"\", [], slow, false, unit>"], &["#c.box<\"\", [], slow, true, unit>"]),
        ("text", &["#c.box<\"\", [], slow, true, \"a\">"], &["#c.box<\"\", [], slow, true, unit>"]),
        (
            "nested",
            &["#c.box<\"\", [], slow, true, #c.box<\"inner\", [], slow, true, unit>>"],
            &["#c.box<\"inner\", [], slow, true, #c.box<\"\", [], slow, true, unit>>"],
        ),
        ("called", &["#c.box<\"\", [], slow, true, unit>"], &["#c.box<\"\", [1], slow, true, unit>"]),
        ("kind", &["#c<kind slow>"], &["#c<kind fast>"]),
        ("level", &["7 : i32"], &["3 : i32"]),
        ("positive", &["array<i64: 1, 2>", "array<i64>"], &["array<i64: 1, 0>"]),
        ("set", &["array<i1: true, true>"], &["array<i1: true, false>"]),
        ("halves", &["array<f32: 0.5, 1.0>"], &["array<f32: -0.5>"]),
        ("values", &["{}", "{x = \"a\", y = \"b\"}"], &["{x = 1}"]),
        ("some", &["[1, \"a\"]"], &["[1]", "[]"]),
        ("none", &["[1]", "[]"], &["[1, \"a\"]"]),
        ("second", &["array<i64: 1, 2>"], &["array<i64: 2, 1>", "array<i64: 2>"]),
        ("input", &["(index, i8) -> ()"], &["(i8, index) -> ()", "() -> ()"]),
        ("output", &["() -> (index, i8)"], &["() -> (i8, index)"]),
        ("bits", &["5"], &["-1"]),
        ("sign", &["5 : ui8", "1 : i128"], &["250 : ui8", "-1 : i128"]),
        ("octal", &["8"], &["10"]),
        ("binary", &["5"], &["101"]),
    ];
    let types: &[(&str, &[&str], &[&str])] = &[
        ("floats", &["!c.ptr<f32>"], &["!c.ptr<f64>"]),
        ("pointers", &["!c.ptr<!c.ptr<i8>>"], &["!c.ptr<i8>"]),
        ("bytes", &["!c.wide<8, i8>"], &["!c.wide<9, i8>"]),
        ("of_type", &["!c.wide<8, index>"], &["!c.wide<8, i8>"]),
        ("member", &["tuple<i8, index>"], &["tuple<index, i8>", "tuple<index>"]),
        ("matrix", &["tensor<2x3xf32>"], &["tensor<2xf32>"]),
        ("scalar", &["tensor<f32>"], &["tensor<2xf32>"]),
        ("inner", &["tensor<3x2xf32>"], &["tensor<2x3xf32>"]),
        ("outer", &["tensor<2x3xf32>"], &["tensor<3x2xf32>"]),
    ];
    let parts: &[(&str, &[&str], &[&str])] = &[
        ("flag", &["() {f = true} : () -> ()"], &["() {f = false} : () -> ()"]),
        ("no_flag", &["() {f = false} : () -> ()"], &["() {f = true} : () -> ()"]),
        ("unit", &["() {f} : () -> ()"], &["() : () -> ()"]),
        ("number", &["() {f = 2 : i64} : () -> ()"], &["() {f = 0 : i64} : () -> ()"]),
        // An option is true if there is a value.
        ("maybe", &["() {f = false} : () -> ()"], &["() : () -> ()"]),
        // An absent value is less than any.
        ("less", &["() {f = 2 : i64} : () -> ()", "() : () -> ()"], &["() {f = 3 : i64} : () -> ()"]),
        (
            "several",
            &["(%i, %i, %f) : (i32, i32, f32) -> ()"],
            &["(%i, %i) : (i32, i32) -> ()", "(%i) : (i32) -> ()"],
        ),
        ("any", &["(%i) : (i32) -> ()"], &["() : () -> ()"]),
        ("at", &["(%i, %i, %f) : (i32, i32, f32) -> ()"], &["(%i, %f, %i) : (i32, f32, i32) -> ()"]),
        ("types", &["(%f, %f) : (f32, f32) -> ()", "() : () -> ()"], &["(%f, %i) : (f32, i32) -> ()"]),
        ("all", &["(%f, %f) : (f32, f32) -> ()", "() : () -> ()"], &["(%f, %i) : (f32, i32) -> ()"]),
        ("option", &["(%f) : (f32) -> ()", "() : () -> ()"], &["(%i) : (i32) -> ()"]),
        ("pointee", &["(%p, %f) : (!c.ptr<f32>, f32) -> ()"], &["(%p, %i) : (!c.ptr<f32>, i32) -> ()"]),
        ("own_kind", &["() {k = #c<kind fast>} : () -> ()"], &["() {k = #c<kind slow>} : () -> ()"]),
        ("own_level", &["() {k = 7 : i32} : () -> ()"], &["() {k = 3 : i32} : () -> ()"]),
        (
            "own_box",
            &["() {b = #c.box<\"\", [], fast, true, unit>} : () -> ()"],
            &["() {b = #c.box<\"\", [], slow, true, unit>} : () -> ()"],
        ),
        ("operands", &["(%i, %i) : (i32, i32) -> ()"], &["(%i, %f) : (i32, f32) -> ()"]),
    ];
    for dialect in [conditions::dialect(), loaded_from("ops/conditions.td")] {
        let ctx = Context::with_dialects(isogloss::dialects::all().into_iter().chain([dialect]));
        let in_result = |text: &str| format!("() : () -> {text}");
        let all = [
            (attributes, &attribute as &dyn Fn(&str) -> String),
            (types, &in_result),
            (parts, &str::to_owned),
        ];
        for (cases, rest) in all {
            for (name, accepted, refused) in cases {
                for text in *accepted {
                    assert!(is_accepted(&ctx, "c", name, &rest(text))?, "{name} refuses {text}");
                }
                for text in *refused {
                    assert!(!is_accepted(&ctx, "c", name, &rest(text))?, "{name} accepts {text}");
                }
            }
        }
    }
    Ok(())
}

#[test]
fn types_follow_by_accessors_of_the_files_own_types() -> Result<(), Diagnostic> {
    for dialect in [conditions::dialect(), loaded_from("ops/conditions.td")] {
        let ctx = Context::with_dialects(isogloss::dialects::all().into_iter().chain([dialect]));
        for name in ["load", "load_plain", "load_field"] {
            let text = format!(
                "func.func @f(%p: !c.ptr<f32>) -> f32 {{\n%0 = c.{name} %p : !c.ptr<f32>\nreturn %0 : f32\n}}"
            );
            assert!(Ir::parse(&ctx, &text)?.verify().is_ok(), "{name}");
            let text = format!(
                "func.func @f(%p: !c.ptr<f32>) {{\n%0 = \"c.{name}\"(%p) : (!c.ptr<f32>) -> i8\nreturn\n}}"
            );
            let wrong = Ir::parse(&ctx, &text)?.verify().expect_err("another type");
            assert!(wrong[0].message().contains("failed to verify that it is the pointee"), "{wrong:?}");
        }
        let text = "func.func @f(%p: !c.ptr<!c.ptr<i8>>, %w: !c.wide<8, index>) -> (i8, index) {\n\
                    %0 = c.load_twice %p : !c.ptr<!c.ptr<i8>>\n%1 = c.read %w : !c.wide<8, index>\n\
                    return %0, %1 : i8, index\n}";
        assert!(Ir::parse(&ctx, text)?.verify().is_ok());
    }
    Ok(())
}

#[test]
fn conditions_that_are_not_understood_are_accepted_and_counted() -> Result<(), Diagnostic> {
    let conditions: &[(&str, &str, &[&str], &[&str])] = &[
        ("function", "isGood($_self)", &["1", "unit"], &[]),
        ("either", "isGood($_self) || ::llvm::isa<::mlir::StringAttr>($_self)", &["1", "\"a\""], &[]),
        ("both", "isGood($_self) && ::llvm::isa<::mlir::StringAttr>($_self)", &["\"a\""], &["1"]),
        ("neither", "!(isGood($_self) || ::llvm::isa<::mlir::StringAttr>($_self))", &["1"], &["\"a\""]),
        ("not_both", "!(isGood($_self) && ::llvm::isa<::mlir::StringAttr>($_self))", &["1", "\"a\""], &[]),
        (
            "choice",
            "isGood($_self) ? ::llvm::isa<::mlir::StringAttr>($_self) : ::llvm::isa<::mlir::UnitAttr>($_self)",
            &["\"a\"", "unit"],
            &["1"],
        ),
        ("equal", "::llvm::isa<::mlir::StringAttr>($_self) == isGood($_self)", &["1", "\"a\""], &[]),
        (
            "alien",
            "::llvm::cast<::other::AlienAttr>($_self).getValue() == 3",
            &["#u.num<3>", "#u.num<4>"],
            &[],
        ),
        ("alien_size", "::llvm::cast<::other::AlienAttr>($_self).size() == 3", &["#u.num<3>"], &[]),
        (
            "alien_all",
            "::llvm::all_of(::llvm::cast<::other::AlienAttr>($_self).getValues(), [](auto v) { return v > 3; })",
            &["#u.num<3>"],
            &[],
        ),
        ("by_hand", "::llvm::cast<NumAttr>($_self).getDouble() == 3", &["#u.num<3>"], &[]),
        ("by_hand_size", "::llvm::cast<NumAttr>($_self).size() == 3", &["#u.num<3>"], &[]),
        (
            "elements",
            "::llvm::all_of(::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getValues<::llvm::APInt>(), \
          [](::llvm::APInt v) { return v.isPowerOf2(); })",
            &["dense<[1, 2]> : tensor<2xi32>"],
            &[],
        ),
        (
            "results",
            "::llvm::cast<::mlir::FunctionType>(::llvm::cast<::mlir::TypeAttr>($_self).getValue()).getNumResults() == 1",
            &["() -> i8"],
            &[],
        ),
        (
            "keys",
            "::llvm::all_of(::llvm::cast<::mlir::DictionaryAttr>($_self), \
          [](::mlir::NamedAttribute n) { return n.getName() == \"a\"; })",
            &["{a = 1}"],
            &[],
        ),
        (
            "remainder",
            "::llvm::cast<::mlir::IntegerAttr>($_self).getInt() % isGood($_self) == 0",
            &["8"],
            &[],
        ),
    ];
    let op = |name: &str, text: &str| {
        let class: String = name.split('_').collect();
        let text = text.replace('"', "\\\"");
        format!(
            "def U_{class}Op : Op<U_Dialect, \"{name}\"> {{ let arguments = (ins Attr<CPred<\"{text}\">, \"c\">:$a); }}\n"
        )
    };
    let mut text: String = conditions.iter().map(|(name, text, ..)| op(name, text)).collect();
    text += r#"
        def U_NumAttr : AttrDef<U_Dialect, "Num"> { let mnemonic = "num"; let parameters = (ins "int64_t":$value); let assemblyFormat = "`<` $value `>`"; }
        class Parts<string name, string text, dag ins> : Op<U_Dialect, name, [PredOpTrait<"c", CPred<text>>]> { let arguments = ins; }
        def U_SameOp : Parts<"same", "$a == $b", (ins AnyType:$a, AnyType:$b)>;
        def U_OtherOp : Parts<"other", "$a != $b", (ins AnyType:$a, AnyType:$b)>;
        def U_SizesOp : Parts<"sizes", "$f.size() == $a.size()", (ins DenseI64ArrayAttr:$f, Variadic<AnyType>:$a)>;
        def U_BlockOp : Parts<"block", "::llvm::isa<::mlir::BlockArgument>($a)", (ins AnyType:$a)>;
        def U_NoneOp : Parts<"none", "!isGood($a)", (ins Variadic<AnyType>:$a)>;
    "#;
    let (dialect, report) = loaded_text(&text);
    let counted: Vec<&str> =
        report.unchecked.iter().filter(|op| !op.conditions.is_empty()).map(|op| op.name.as_str()).collect();
    assert_eq!(counted.len(), conditions.len() + 5, "{counted:?}");
    let ctx = Context::with_dialects(isogloss::dialects::all().into_iter().chain([dialect]));
    for (name, _, accepted, refused) in conditions {
        for text in *accepted {
            assert!(is_accepted(&ctx, "u", name, &attribute(text))?, "{name} refuses {text}");
        }
        for text in *refused {
            assert!(!is_accepted(&ctx, "u", name, &attribute(text))?, "{name} accepts {text}");
        }
    }
    for (name, rest) in [
        ("same", "(%i, %f) : (i32, f32) -> ()"),
        ("other", "(%i, %i) : (i32, i32) -> ()"),
        ("sizes", "(%i) {f = array<i64: 1>} : (i32) -> ()"),
        ("block", "(%i) : (i32) -> ()"),
        ("none", "() : () -> ()"),
    ] {
        assert!(is_accepted(&ctx, "u", name, rest)?, "{name}");
    }
    Ok(())
}
