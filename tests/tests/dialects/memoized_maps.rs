//! `linalg.memoized_indexing_maps`, the attribute that verification leaves at named operations of linalg: every operation of the
//! installed definition files, beside `mlir-opt`.

use super::loaded_bytecode::{loaded, same_bytes_and_texts};
use isogloss::Context;
use isogloss::affine::{AffineMap, AffineMapAttr};
use isogloss::builtin::ArrayAttr;
use isogloss::def::Dialect;
use isogloss::ir::{CachedAttribute, Ir, OpDef};
use isogloss::text::parse_attribute;
use isogloss_tests::bytecode::{ours_with, theirs};
use isogloss_tests::{TemporaryFile, oracle};

/// The operations of the definition file whose maps follow from the ranks of their operands, with the number of inputs.
const ELEMENTWISE: &[(&str, usize)] = &[
    ("copy", 1),
    ("exp", 1),
    ("log", 1),
    ("abs", 1),
    ("ceil", 1),
    ("floor", 1),
    ("negf", 1),
    ("reciprocal", 1),
    ("round", 1),
    ("sqrt", 1),
    ("rsqrt", 1),
    ("square", 1),
    ("tanh", 1),
    ("erf", 1),
    ("add", 2),
    ("sub", 2),
    ("mul", 2),
    ("div", 2),
    ("max", 2),
    ("min", 2),
    ("powf", 2),
];

/// Values of strides and dilations along up to three axes.
const WINDOWS: [Option<[[i64; 3]; 2]>; 4] =
    [None, Some([[1, 1, 1], [1, 1, 1]]), Some([[2, 3, 1], [1, 2, 2]]), Some([[3, 3, 3], [2, 2, 2]])];

/// The maps of an operation with numbers in place of symbols.
fn maps<'c>(context: &'c Context, cached: &CachedAttribute) -> Vec<AffineMap<'c>> {
    let value = parse_attribute(context, cached.value).unwrap_or_else(|error| panic!("{error}"));
    let maps = value.cast::<ArrayAttr<'_>>().elements();
    maps.iter().map(|map| map.cast::<AffineMapAttr<'_>>().map()).collect()
}

/// An operation in custom form, whose dimensions have two positions each.
fn operation(op: &OpDef, maps: &[AffineMap<'_>], windows: Option<[[i64; 3]; 2]>) -> String {
    let axes = (maps[0].num_symbols() / 2) as usize;
    let [strides, dilations] = windows.unwrap_or([[1; 3]; 2]);
    let symbols = [&strides[..axes], &dilations[..axes]].concat();
    let quantized = maps.len() == 5;
    let ty = |(at, map): (usize, &AffineMap<'_>)| {
        let last = map.evaluate(&vec![1; map.num_dims() as usize], &symbols).expect("numbers");
        let element = match (quantized, at) {
            (true, 0 | 1) => "i8",
            (true, _) => "i32",
            (false, _) if op.name == "linalg.fill_rng_2d" && at < 2 => "f64",
            (false, _) if op.name == "linalg.fill_rng_2d" && at == 2 => "i32",
            (false, _) if op.name.ends_with("_unsigned") => "i32",
            (false, _) => "f32",
        };
        let sizes: String = last.iter().map(|size| format!("{}x", size + 1)).collect();
        if sizes.is_empty() && at + 1 < maps.len() {
            element.to_owned()
        } else {
            format!("tensor<{sizes}{element}>")
        }
    };
    let types: Vec<String> = maps.iter().enumerate().map(ty).collect();
    let (output, inputs) = types.split_last().expect("an output");
    let names = |prefix: &str, types: &[String]| {
        let names: Vec<String> = (0..types.len()).map(|at| format!("%{prefix}{at}")).collect();
        names.join(", ")
    };
    let attributes = match windows {
        Some(_) if axes > 0 => {
            let list = |numbers: &[i64; 3]| format!("dense<{:?}> : tensor<{axes}xi64>", &numbers[..axes]);
            format!("{{dilations = {}, strides = {}, t.x}} ", list(&dilations), list(&strides))
        }
        Some(_) | None => String::new(),
    };
    let arguments: Vec<String> = inputs.iter().enumerate().map(|(at, ty)| format!("%i{at}: {ty}")).collect();
    format!(
        "func.func @f({}, %o0: {output}) {{\n  %0 = {} {attributes}ins({} : {}) outs(%o0 : {output}) -> {output}\n  return\n}}\n",
        arguments.join(", "),
        op.name,
        names("i", inputs),
        inputs.join(", "),
    )
}

/// Programs with every operation that keeps its maps.
fn named(dialects: &[&'static Dialect]) -> Vec<String> {
    let context = Context::with_dialects(dialects.iter().copied());
    let linalg = dialects.iter().find(|dialect| dialect.name == "linalg").expect("it is loaded");
    let mut programs = Vec::new();
    for op in linalg.ops {
        let Some(cached) = op.cached.first() else { continue };
        let maps = maps(&context, cached);
        for windows in WINDOWS {
            programs.push(operation(op, &maps, windows));
        }
    }
    programs
}

#[test]
fn every_named_operation_has_the_maps_of_the_reference() {
    let (Some(tool), Some(dialects)) = (oracle("mlir-opt"), loaded(&["linalg"])) else { return };
    let named = named(&dialects);
    assert!(named.len() > 200, "{}", named.len());
    let mut all = named;
    for (name, inputs) in ELEMENTWISE {
        let list = |text: &str| vec![text; *inputs].join(", ");
        let (values, types) = (list("%a"), list("tensor<2x3xf32>"));
        all.push(format!(
            "func.func @f(%a: tensor<2x3xf32>) {{\n  %0 = linalg.{name} ins({values} : {types}) outs(%a : tensor<2x3xf32>) -> tensor<2x3xf32>\n  return\n}}\n"
        ));
    }
    let text = all.join("// -----\n");
    let source = TemporaryFile::new("named.mlir", text.as_bytes());
    let flags = ["--split-input-file", "--mlir-print-op-generic"];
    let expected = theirs(&tool, &flags, &source).unwrap_or_else(|error| panic!("{error}"));
    let found = ours_with(&dialects, &flags, "named.mlir", text.into_bytes());
    let found = found.unwrap_or_else(|error| panic!("{error}"));
    let (found, expected) = (String::from_utf8_lossy(&found), String::from_utf8_lossy(&expected));
    assert!(expected.contains("linalg.memoized_indexing_maps"), "{expected}");
    for (found, expected) in found.split("// -----").zip(expected.split("// -----")) {
        assert_eq!(found, expected);
    }
    assert_eq!(found, expected);
}

const PROGRAM: &str = r#"func.func @f(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<4x4xf32>, %v: memref<4xf32>, %i: tensor<1x8x8x3xf32>, %k: tensor<3x3xf32>, %o: tensor<1x3x3x3xf32>) {
  %2 = linalg.dot {a.b = 1 : i32, z.z} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) -> tensor<f32>
  linalg.matvec ins(%m, %v : memref<4x4xf32>, memref<4xf32>) outs(%v : memref<4xf32>)
  %1 = linalg.pooling_nhwc_max {strides = dense<2> : vector<2xi64>} ins(%i, %k : tensor<1x8x8x3xf32>, tensor<3x3xf32>) outs(%o : tensor<1x3x3x3xf32>) -> tensor<1x3x3x3xf32>
  return
}
"#;

#[test]
fn the_maps_are_in_bytecode() {
    same_bytes_and_texts(&["linalg"], PROGRAM);
}

#[test]
fn custom_form_leaves_the_maps_out() {
    let (Some(tool), Some(dialects)) = (oracle("mlir-opt"), loaded(&["linalg"])) else { return };
    // Twice: the generic text has the maps, which stay.
    let source = TemporaryFile::new("maps.mlir", PROGRAM.as_bytes());
    let generic =
        theirs(&tool, &["--mlir-print-op-generic"], &source).unwrap_or_else(|error| panic!("{error}"));
    for (flags, input) in [
        (&["--mlir-print-op-generic"][..], PROGRAM.as_bytes().to_vec()),
        (&["--mlir-print-op-generic"], generic.clone()),
        (
            &["--mlir-print-op-generic", "--mlir-very-unsafe-disable-verifier-on-parsing"],
            PROGRAM.as_bytes().to_vec(),
        ),
        (&["--mlir-print-op-generic", "--cse"], PROGRAM.as_bytes().to_vec()),
        (&[], generic.clone()),
        (&["--mlir-print-local-scope"], generic),
    ] {
        let source = TemporaryFile::new("maps.mlir", &input);
        let expected = theirs(&tool, flags, &source).unwrap_or_else(|error| panic!("{error}"));
        let found = ours_with(&dialects, flags, "maps.mlir", input).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(String::from_utf8_lossy(&found), String::from_utf8_lossy(&expected), "{flags:?}");
    }
}

#[test]
fn programs_ask_for_the_maps() {
    let Some(dialects) = loaded(&["linalg"]) else { return };
    let context = Context::with_dialects(dialects);
    let mut ir = Ir::parse(&context, PROGRAM).unwrap_or_else(|error| panic!("{error}"));
    ir.verify().unwrap_or_else(|error| panic!("{error}"));
    let name = "linalg.memoized_indexing_maps";
    let count = |ir: &Ir<'_>| {
        let root = ir.root().expect("a module");
        root.walk().filter(|op| op.attribute(name).is_some()).count()
    };
    assert_eq!(count(&ir), 0);
    let root = ir.root().expect("a module").id();
    ir.cache_attributes(root);
    assert_eq!(count(&ir), 3);
}
