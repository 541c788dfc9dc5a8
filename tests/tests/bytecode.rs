//! The requirements on bytecode, one test for each line of [`CHECKLIST`]. `bytecode_oracle`
//! compares many modules with the reference tool, and `bytecode_hostile` has the invalid
//! input.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use isogloss::bytecode::{self, BytecodeInfo, BytecodeWriteOptions, LazyBytecode};
use isogloss::def::Dialect;
use isogloss::ir::format::PropertyText;
use isogloss::ir::text::FileOptions;
use isogloss::ir::{Arity, Ir, OpDef, PropertyDef, SegmentPolicy, ValueGroup};
use isogloss::text::ParserOptions;
use isogloss::{Context, DialectType};
use isogloss_tests::bytecode::{
    PRINT, assemble, assemble_version, checked_in, context, file, ours, ours_with, theirs, write_flags,
};
use isogloss_tests::oracle;

/// The behaviours that bytecode is expected to have, each with its test.
const CHECKLIST: &[(&str, fn())] = &[
    (
        "1-5, 11: bytes and texts are the reference tool's, with locations and in every version",
        against_the_tool,
    ),
    ("6: the magic number decides, not the name of the file", the_magic_decides),
    ("8: nothing is written if the IR is wrong", nothing_is_written_if_wrong),
    ("9, 10: versions 0 to 6 are written, others are errors", versions_are_written),
    ("12: a version that loses properties is warned of", lost_properties_are_warned_of),
    ("13: integers of any width and sign", || keeps(INTEGERS)),
    ("14: float types and the bits of their values", || keeps(FLOATS)),
    ("15, 16: dense elements of all kinds, splats, no elements", || keeps(ELEMENTS)),
    ("17, 18: strings typed and with zero bytes, sparse strings", || keeps(STRINGS)),
    ("19: distinct attributes, shared and not", || keeps(DISTINCT)),
    ("20: locations of every kind", || keeps(LOCATIONS)),
    ("21: memrefs with layouts and spaces", || keeps(MEMREFS)),
    ("22: types and attributes of unknown dialects", || keeps(FOREIGN)),
    ("23, 24: identified structures, data layouts", || keeps(STRUCTURES)),
    ("26: names of operations without a dot, with two, with blanks", || keeps(NAMES)),
    ("27: isolated regions in each other, empty regions, declarations", || keeps(REGIONS)),
    ("28-30: forward and outer references, successors", || keeps(REFERENCES)),
    ("31: properties of known and of unknown operations", || keeps(PROPERTIES)),
    (
        "32: sizes of segments, default values and native properties, by definition",
        definitions_decide_the_layout,
    ),
    ("33: properties of an unknown layout name the operation", unknown_layouts_are_errors),
    ("34: an unknown dialect with a version is read", a_version_is_skipped),
    ("35: orders of uses are checked and kept", use_orders_are_kept),
    ("36, 37: resources are kept, shared with the file, or elided", resources_are_kept),
];

#[test]
fn the_checklist_holds() {
    for (what, test) in CHECKLIST {
        println!("{what}");
        test();
    }
}

fn directory() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("bytecode-checklist")
}

/// A text is the same after it was bytecode, of ours and of the reference tool's, which is equal.
fn keeps(text: &str) {
    let expected =
        ours(&PRINT, "a.mlir", text.as_bytes().to_vec()).unwrap_or_else(|error| panic!("{error}{text}"));
    let flags = write_flags(bytecode::CURRENT_VERSION);
    let written = ours(&flags, "a.mlir", text.as_bytes().to_vec()).expect("it can be written");
    let read = ours(&PRINT, "a.mlirbc", written.clone()).unwrap_or_else(|error| panic!("{error}{text}"));
    assert_eq!(String::from_utf8_lossy(&read), String::from_utf8_lossy(&expected));
    if let Some(tool) = oracle("mlir-opt") {
        let source = file(&directory(), "a.mlir", text.as_bytes());
        assert_eq!(theirs(&tool, &flags, &source).as_ref(), Ok(&written), "{text}");
    }
}

const INTEGERS: &str = r#""t.a"() {a = [0 : i0, true, -128 : i8, 255 : ui8, -256 : si9, -129 : i16, 4294967295 : ui33,
  -1 : i64, 18446744073709551615 : ui64, -1 : i65, 340282366920938463463374607431768211455 : ui128, -5 : index]} : () -> ()"#;
const FLOATS: &str = r#""t.a"() {a = [1.5 : bf16, 1.5 : f16, 1.5 : tf32, 1.5 : f32, 1.5 : f64, 1.5 : f80, 1.5 : f128, 1.5 : f8E5M2,
  1.5 : f8E4M3, 1.5 : f8E4M3FN, 1.5 : f8E5M2FNUZ, 1.5 : f8E4M3FNUZ, 1.5 : f8E4M3B11FNUZ, 1.5 : f8E3M4, 2.0 : f8E8M0FNU,
  1.5 : f4E2M1FN, 1.5 : f6E2M3FN, 1.5 : f6E3M2FN, 0x7FC00001 : f32, 0xFF800000 : f32, 0x7FFF8000000000000001 : f80]} : () -> ()"#;
const ELEMENTS: &str = r#""t.a"() {a = [dense<[true]> : tensor<1xi1>, dense<[true, false, true, false, true, false, true, true]> : tensor<8xi1>,
  dense<[true, false, true, false, true, false, true, true, false]> : tensor<9xi1>, dense<true> : vector<3xi1>,
  dense<[1, -1]> : tensor<2xi3>, dense<[1, -1]> : tensor<2xi33>, dense<[1, 2]> : tensor<2xindex>,
  dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>, dense<[1.0, 2.0]> : tensor<2xtf32>, dense<[1.0, 2.0]> : tensor<2xf80>,
  dense<5> : tensor<4xi32>, dense<> : tensor<0xi32>, dense<5> : tensor<0xi32>, array<i32: 1, 2>, array<i1: true, false>,
  array<f64>]} : () -> ()"#;
const STRINGS: &str = r#""t.a"() {a = ["", "a\00b\FF", "typed" : i32, dense<["a", "b"]> : tensor<2x!t.s>, dense<"a"> : tensor<2x!t.s>,
  sparse<[[0], [2]], ["a", "b"]> : tensor<3x!t.s>, sparse<[[0, 1]], [1.0]> : tensor<2x2xf32>]} : () -> ()"#;
const DISTINCT: &str = r#""t.a"() {a = distinct[0]<"x">, b = distinct[0]<"x">, c = distinct[1]<"x">, d = distinct[2]<distinct[1]<"x">>} : () -> ()"#;
const LOCATIONS: &str = r##"#shared = loc("f":1:2)
"t.a"() ({
^bb0(%a: i32 loc(unknown), %b: i32 loc("b")):
  "t.b"() : () -> () loc(unknown)
  "t.b"() : () -> () loc("n"(#shared))
  "t.b"() : () -> () loc(callsite("a" at #shared))
  "t.b"() : () -> () loc(fused["a", #shared])
  "t.b"() : () -> () loc(fused<"m">["a", #shared])
  "t.b"() : () -> () loc("f":1:2 to :5)
  "t.b"() : () -> () loc("f":1:2 to 3:4)
}) : () -> () loc(#shared)"##;
const MEMREFS: &str = r#""t.a"() {a = [memref<2xi32>, memref<?x4xf32, strided<[4, 1], offset: ?>>, memref<2x2xi8, affine_map<(d0, d1) -> (d1, d0)>>,
  memref<2xi32, 3 : i32>, memref<2xi32, "s">, memref<*xi32>, memref<*xi32, 1>, tensor<?x2xi1>, tensor<2xi1, "e">, tensor<*xi1>,
  vector<[4]x2xi8>, vector<i1>, tuple<>, tuple<i1, tuple<none>>, complex<i3>, (i1) -> (i2, i3), si5, ui6]} : () -> ()"#;
const FOREIGN: &str = r#""t.a"() {a = [!foo.bar<1, "x">, #foo.bar<[1]>, #foo.bar<1> : i32, !foo<word>]} : () -> !foo.bar<1, "x">"#;
const STRUCTURES: &str = r#"module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>} {
  "t.a"() {a = [!llvm.struct<"n", (ptr, array<2 x i8>)>, !llvm.struct<(i1, f32)>, !llvm.ptr<3>]} : () -> () }"#;
const NAMES: &str =
    "\"a\"() : () -> ()\n\"a.b.c\"() : () -> ()\n\"a.b c\"() : () -> ()\n\"x y\"() : () -> ()";
const REGIONS: &str = r#"func.func private @d(i32) -> (i32, f32)
module @m { module { func.func @f(%a: i32) -> i32 { "t.a"() ({}, { ^bb0: }) : () -> () return %a : i32 } } }"#;
const REFERENCES: &str = r#""t.graph"() ({
  %a = "t.b"(%a, %c) : (i32, f32) -> i32
  "t.b"(%a) ({ "t.b"(%c) ({ "t.b"(%a, %c) : (i32, f32) -> () }) : (f32) -> () }) : (i32) -> ()
  %c = "t.b"() : () -> f32
}) : () -> ()
"t.cfg"() ({
  "t.br"()[^bb1, ^bb2] : () -> ()
^bb1(%x: i32):
  "t.br"(%x)[^bb2] : (i32) -> ()
^bb2:
  "t.br"()[^bb1] : () -> ()
}) : () -> ()"#;
const PROPERTIES: &str = r#""t.a"() <{a = 1 : i32, b}> {c} : () -> ()
"t.a"() <"any"> : () -> ()
func.func private @f(i32 {t.x = 1 : i32}) -> (i32 {t.y}) attributes {t.z, no_inline}"#;

fn against_the_tool() {
    let Some(tool) = oracle("mlir-opt") else { return };
    for version in 0..=bytecode::CURRENT_VERSION {
        for text in [REFERENCES, LOCATIONS, REGIONS, PROPERTIES] {
            let source = file(&directory(), "versions.mlir", text.as_bytes());
            let flags = write_flags(version);
            let written = ours(&flags, "versions.mlir", text.as_bytes().to_vec()).expect("it can be written");
            assert_eq!(theirs(&tool, &flags, &source).as_ref(), Ok(&written), "version {version}: {text}");
            let binary = file(&directory(), "versions.mlirbc", &written);
            let expected = theirs(&tool, &PRINT, &binary).expect("it reads its own");
            assert_eq!(ours(&PRINT, "versions.mlirbc", written), Ok(expected), "version {version}: {text}");
        }
    }
}

fn the_magic_decides() {
    let binary = assemble("module @m { }");
    for name in ["a.mlir", "a.mlirbc", "<stdin>"] {
        assert_eq!(ours(&[""; 0], name, binary.clone()).as_deref(), Ok(&b"module @m {\n}\n\n"[..]));
    }
    let context = context();
    let parsed = isogloss::ir::text::parse_file(&context, &binary, &FileOptions::default());
    assert_eq!(parsed.ir.to_string(), "module @m {\n}\n");
}

fn nothing_is_written_if_wrong() {
    let mut options = isogloss_cli::opt::OptOptions::default();
    assert!(options.set_flag("--emit-bytecode"));
    for text in ["module {", "func.func @f() { }"] {
        let output =
            isogloss_cli::opt::run_opt(&isogloss::dialects::all(), text.as_bytes().to_vec(), &options);
        assert!(!output.success && output.text.is_empty(), "{text}");
    }
}

// langref:3: textual form suitable for debugging, an in-memory form, and a compact serialized form
fn versions_are_written() {
    for version in 0..=6 {
        assert_eq!(
            BytecodeInfo::of(&assemble_version("module { }", version)).map(|info| info.version),
            Ok(version)
        );
    }
    let error =
        ours(&write_flags(7), "a.mlir", b"module { }".to_vec()).expect_err("there is no such version");
    assert_eq!(error, "a.mlir:0:0: error: unsupported version requested 7, must be in range [0, 6]\n");
}

fn lost_properties_are_warned_of() {
    let context = context();
    let ir = Ir::parse(&context, "\"t.a\"() <{a}> : () -> ()").expect("it is right");
    let write = |version| {
        let options = BytecodeWriteOptions::default().version(version);
        bytecode::write_bytecode(ir.root().expect("a root"), &options).expect("it can be written").warnings
    };
    assert!(write(5).is_empty());
    assert_eq!(write(4)[0].message(), "version 4 of bytecode cannot hold the properties of 't.a'");
}

/// Operations of the reference tool, as their definition files declare them.
static MEMREF: Dialect = Dialect { ops: &[&ALLOC], ..Dialect::new("memref") };
static ALLOC: OpDef = OpDef {
    operands: &[
        ValueGroup::new("dynamicSizes").arity(Arity::Variadic),
        ValueGroup::new("symbolOperands").arity(Arity::Variadic),
    ],
    operand_segments: SegmentPolicy::Sized { property: 1 },
    properties: &[PropertyDef::new("alignment"), PropertyDef::new("operandSegmentSizes").native()],
    ..OpDef::new("memref", "memref.alloc")
};
static ARITH: Dialect =
    Dialect { ops: &[&CONSTANT, &ADDI], allows_unknown_attributes: true, ..Dialect::new("arith") };
static CONSTANT: OpDef =
    OpDef { properties: &[PropertyDef::new("value").required()], ..OpDef::new("arith", "arith.constant") };
static ADDI: OpDef = OpDef {
    // Its default value makes it optional.
    properties: &[PropertyDef::new("overflowFlags")],
    ..OpDef::new("arith", "arith.addi")
};
static LLVM: Dialect = Dialect { ops: &[&ADD], ..Dialect::new("llvm") };
static ADD: OpDef = OpDef {
    properties: &[PropertyDef::new("overflowFlags").native().text(PropertyText::Integer("i32"))],
    ..OpDef::new("llvm", "llvm.add")
};

fn definitions_decide_the_layout() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let text = r#"%c = "arith.constant"() <{value = 2 : i64}> : () -> i64
%i = "arith.constant"() <{value = 2 : index}> : () -> index
%a = "memref.alloc"(%i, %i) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xi8>
%b = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi8>
%d = "memref.alloc"(%i, %i) <{operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?xi8, strided<[?]>>
%e = "arith.addi"(%c, %c) <{overflowFlags = #arith.overflow<nsw>}> : (i64, i64) -> i64
%f = "llvm.add"(%e, %c) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64"#
        .replace("memref<?xi8, strided<[?]>>", "memref<?xi8, affine_map<(d0)[s0] -> (d0 + s0)>>");
    let dialects: [&'static Dialect; 3] = [&MEMREF, &ARITH, &LLVM];
    for version in [5, 6] {
        let source = file(&directory(), "layout.mlir", text.as_bytes());
        let flags = write_flags(version);
        let written = theirs(&tool, &flags, &source).expect("it is right");
        let own = ours_with(&dialects, &flags, "layout.mlir", text.as_bytes().to_vec());
        assert_eq!(own.as_ref(), Ok(&written), "version {version}");
        let binary = file(&directory(), "layout.mlirbc", &written);
        let expected = theirs(&tool, &PRINT, &binary).expect("it reads its own");
        let read = ours_with(&dialects, &PRINT, "layout.mlirbc", written).expect("it is right");
        assert_eq!(String::from_utf8_lossy(&read), String::from_utf8_lossy(&expected));
    }
}

fn unknown_layouts_are_errors() {
    // The writer knew `func.func`, this reader does not.
    let binary = assemble("func.func private @f()");
    let bare = Context::new();
    let error = Ir::read_bytecode(&bare, &binary).expect_err("its layout is not known");
    assert_eq!(error.message(), "the properties of 'func.func' cannot be read: its definition is not known");
    assert!(error.notes()[0].message().contains("--emit-bytecode-version=4"), "{error}");
    let old = assemble_version("func.func private @f()", 4);
    let ir = Ir::read_bytecode(&bare, &old).expect("the attributes are in the dictionary");
    assert!(ir.to_string().contains("sym_name = \"f\""), "{ir}");
}

fn a_version_is_skipped() {
    let mut binary = assemble("\"t.a\"() : () -> ()");
    // The dialect section follows the producer: `t` gets a version of one byte.
    let at = binary.iter().position(|byte| *byte == 0).expect("the producer ends") + 1;
    assert_eq!(binary[at..at + 5], [1, 21, 5, 1, 5]);
    binary[at + 1] += 6;
    binary[at + 4] += 2;
    binary.splice(at + 5..at + 5, [7, 3, 9]);
    let context = context();
    let ir = Ir::read_bytecode(&context, &binary).expect("the version is skipped");
    assert_eq!(ir.to_string(), "module {\n  \"t.a\"() : () -> ()\n}\n");
    let info = BytecodeInfo::of(&binary).expect("it can be read");
    assert_eq!(info.dialects[1].version.as_deref(), Some(&[9][..]));
}

fn use_orders_are_kept() {
    let text = "\"t.graph\"() ({\n\"t.b\"(%a, %a) ({ \"t.b\"(%a) : (i32) -> () }) : (i32, i32) -> ()\n%a = \"t.b\"() : () -> \
                i32\n\"t.b\"(%a) : (i32) -> ()\n}) : () -> ()";
    keeps(text);
    let uses = |ir: &Ir<'_>| -> Vec<(String, usize)> {
        let root = ir.root().expect("a root");
        let value = root.walk().find_map(|op| op.result(0)).expect("a result");
        value.uses().map(|(op, index)| (op.location().to_string(), index)).collect()
    };
    let context = context();
    let ir = Ir::parse(&context, text).expect("it is right");
    let again =
        Ir::read_bytecode(&context, &ir.write_bytecode().expect("it can be written")).expect("it is right");
    assert_eq!(uses(&ir), uses(&again));
}

const RESOURCES: &str = r#""t.a"() {a = dense_resource<one> : tensor<2xi8>, b = dense_resource<declared> : tensor<2xi8>,
  c = dense_resource<two> : tensor<1xi64>} : () -> ()
{-#
  dialect_resources: { builtin: { two: "0x080000000102030405060708", one: "0x400000000102" } },
  external_resources: { ext: { flag: true, text: "hello", blob: "0x0100000005" } }
#-}"#;

fn resources_are_kept() {
    keeps(RESOURCES);
    let binary = assemble(RESOURCES);
    let context = context();
    let shared: bytecode::SharedBytes = Arc::new(binary.clone());
    let options = FileOptions::default().parser(ParserOptions::default().allow_unregistered(true));
    let parsed = bytecode::read_shared_bytecode(&context, &shared, &options);
    assert!(parsed.errors.is_empty(), "{:?}", parsed.errors);
    // Three blobs share the file.
    assert_eq!(Arc::strong_count(&shared), 4);
    let info = BytecodeInfo::of(&binary).expect("it can be read");
    let kinds: Vec<_> = info.resources.iter().map(|found| (found.key.as_str(), found.kind)).collect();
    let expected = [("flag", "bool"), ("text", "string"), ("blob", "blob"), ("one", "blob"), ("two", "blob")];
    assert_eq!(kinds, expected);
    let elided = BytecodeWriteOptions::default().elide_resource_data(true);
    let elided =
        bytecode::write_bytecode(parsed.ir.root().expect("a root"), &elided).expect("it can be written");
    let ir = Ir::read_bytecode(&context, &elided.bytes).expect("it can be read");
    assert!(!ir.to_string().contains("{-#"), "{ir}");
}

// ---- dialects -----------------------------------------------------------------------

#[derive(isogloss::Dialect)]
#[dialect(types(PairType))]
struct Coded;

/// Encoded by its fields.
#[derive(Clone, Copy, DialectType)]
#[dialect(Coded, mnemonic = "pair", format = "`<` $left `,` $size `,` $name `,` $sizes `>`", bytecode)]
#[expect(dead_code, reason = "the derive declares a handle by it")]
struct Pair<'c> {
    left: isogloss::Type<'c>,
    size: i32,
    name: &'c str,
    sizes: &'c [i64],
}

#[test]
fn an_encoding_follows_from_parameters() {
    let context = Context::with_dialects([Coded::dialect()]);
    let text = "module {\n  \"t.a\"() : () -> !coded.pair<tuple<f32>, -7, \"a\", 1, -2>\n}\n";
    let ir = Ir::parse(&context, text).expect("it is right");
    let binary = ir.write_bytecode().expect("it can be written");
    let info = BytecodeInfo::of(&binary).expect("it can be read");
    let coded = info.dialects.iter().find(|dialect| dialect.name == "coded").expect("the dialect");
    assert_eq!(coded.types, (1, 0), "nothing is text");
    assert_eq!(Ir::read_bytecode(&context, &binary).expect("it can be read").to_string(), ir.to_string());
    // Who does not know the dialect cannot know what it says.
    let error = Ir::read_bytecode(&Context::new(), &binary).err().map(|error| error.message().to_owned());
    assert_eq!(error.as_deref(), Some("dialect 'coded' does not implement the bytecode interface"));
}

#[test]
fn isolated_operations_are_read_on_demand() {
    let context = context();
    let text = "module {\n  func.func @a(%arg0: i32) -> i32 {\n    return %arg0 : i32\n  }\n  module @inner {\n    func.func \
                @b() {\n      return\n    }\n  }\n}\n";
    let binary = Ir::parse(&context, text).expect("it is right").write_bytecode().expect("it can be written");
    let mut ir = Ir::empty(&context);
    let mut lazy = LazyBytecode::open(&mut ir, &binary, &FileOptions::default()).expect("it is right");
    assert_eq!(lazy.unread().count(), 2);
    let inner = lazy.unread().nth(1).expect("two are unread");
    lazy.read(&mut ir, inner).expect("it is right");
    // The function in there is unread now.
    assert_eq!(lazy.unread().count(), 2);
    lazy.read_all(&mut ir).expect("it is right");
    assert!(ir.verify().is_ok());
    assert_eq!(ir.to_string(), text);
}

#[test]
fn everything_is_shown() {
    for (name, text) in checked_in().into_iter().take(60) {
        let context = context();
        let Ok(ir) = Ir::parse(&context, &text) else { continue };
        let binary = ir.write_bytecode().expect("it can be written");
        let info = BytecodeInfo::of(&binary).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(info.operations, ir.root().map_or(0, |root| root.walk().count()), "{name}");
        let dump = bytecode::dump_bytecode(&binary).unwrap_or_else(|error| panic!("{name}: {error}"));
        let shown = dump.lines().filter(|line| line.contains("operation \"")).count();
        assert_eq!(shown, info.operations, "{name}");
    }
}
