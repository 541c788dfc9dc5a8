//! The requirements on bytecode, one test for each line of [`CHECKLIST`]. `bytecode_oracle`
//! compares many modules with the reference tool, and `bytecode_hostile` has the invalid
//! input.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use isogloss::bytecode::{self, BytecodeInfo, BytecodeWriteOptions, LazyBytecode};
use isogloss::def::Dialect;
use isogloss::ir::format::PropertyText;
use isogloss::ir::text::FileOptions;
use isogloss::ir::{
    Arity, Ir, Loc, OpDef, OperationState, PropertyDef, Resource, ResourceValue, SegmentPolicy, ValueGroup,
};
use isogloss::text::{ParserOptions, parse_type};
use isogloss::{Context, llvm};
use isogloss_tests::bytecode::{
    PRINT, assemble, assemble_version, checked_in, context, ours, ours_with, theirs, write_flags,
};
use isogloss_tests::{TemporaryFile, oracle};

/// The behaviours that bytecode is expected to have, by number, each a test of its own.
macro_rules! checklist {
    ($($name:ident: $what:literal => $test:expr;)*) => {
        $(#[doc = $what] #[test] fn $name() { $test })*

        #[test]
        fn no_line_is_missing() {
            let names = [$(stringify!($name)),*];
            for line in 1..=40 {
                let name = format!("line_{line:02}");
                assert!(names.iter().any(|found| found.starts_with(&name)), "{name}");
            }
        }
    };
}

checklist! {
    line_01: "what the tool writes is read to the text that it prints" => against_the_tool(6, read_as_the_tool);
    line_02: "what is written the tool reads to the text that was given" => against_the_tool(6, read_by_the_tool);
    line_03: "written and read again a text is the same" => TEXTS.iter().for_each(|text| drop(keeps_text(text)));
    line_04: "the bytes are the tool's" => against_the_tool(6, same_bytes);
    line_05: "the bytes are the tool's with locations of all kinds" => keeps(LOCATIONS);
    line_06: "the magic number decides, not the name of the file" => the_magic_decides();
    line_07: "bytecode goes to standard output and to a file" => bytecode_goes_to_both();
    line_08: "nothing is written if the IR is wrong" => nothing_is_written_if_wrong();
    line_09: "the tool reads every version that is written" => (0..=6).for_each(|version| against_the_tool(version, read_by_the_tool));
    line_10: "a version that does not exist is an error" => a_version_that_does_not_exist();
    line_11: "old versions are read to the text that the tool prints" => (0..=4).for_each(|version| against_the_tool(version, read_as_the_tool));
    line_12: "a version that loses properties is warned of" => lost_properties_are_warned_of();
    line_13: "integers of any width and sign" => keeps(INTEGERS);
    line_14: "float types and the bits of their values" => keeps(FLOATS);
    line_15: "dense elements of all kinds" => keeps(ELEMENTS);
    line_16: "splats and no elements" => keeps(SPLATS);
    line_17: "strings typed, untyped and with zero bytes" => keeps(STRINGS);
    line_18: "sparse elements, also of strings" => keeps(SPARSE);
    line_19: "distinct attributes, shared and not" => keeps(DISTINCT);
    line_20: "locations of every kind, arguments without one" => keeps(LOCATIONS);
    line_21: "memrefs with layouts, symbols and spaces" => keeps(MEMREFS);
    line_22: "types and attributes of unknown dialects" => keeps(FOREIGN);
    line_23: "identified structures" => keeps(STRUCTURES);
    line_24: "data layouts as text" => keeps(LAYOUTS);
    line_25: "debug information and annotations of loops" => debug_information_is_kept();
    line_25_names: "every name of DWARF" => names_of_dwarf_are_kept();
    line_26: "names of operations without a dot, with two, with blanks" => keeps(NAMES);
    line_27: "isolated regions in each other, empty regions, declarations" => keeps(REGIONS);
    line_28: "forward and self references" => keeps(GRAPHS);
    line_29: "successors and several blocks" => keeps(SUCCESSORS);
    line_30: "a value from outside at depth 3" => keeps(OUTER_VALUES);
    line_31: "properties of known and of unknown operations" => keeps(PROPERTIES);
    line_31_native: "native properties of every kind, by definition" => native_properties_are_as_declared();
    line_31_missing: "a property that must be there" => a_missing_property_is_an_error();
    line_32: "sizes of segments, default values and native properties, by definition" => definitions_decide_the_layout();
    line_32_omitted: "sizes of segments that are not given are zero" => omitted_sizes_are_zero();
    line_33: "properties of an unknown layout name the operation" => unknown_layouts_are_errors();
    line_33_entries: "types in the encoding of an unknown dialect name it, as in the tool without it" => unknown_encodings_are_errors();
    line_34: "an unknown dialect with a version is read, and the version is kept" => a_version_is_skipped();
    line_35: "orders of uses are checked and kept" => use_orders_are_kept();
    line_36: "resources are kept and shared with the file" => resources_are_kept();
    line_37: "the data of resources is elided" => resources_are_elided();
    line_38: "every cut of a file is an error" => every_cut_is_an_error();
    line_39: "what is beyond the file is an error at once" => counts_beyond_the_file_are_errors();
    line_40: "errors of the verifier and of text entries name the place" => errors_name_the_place();
}

/// A text is the same after it was bytecode; returns that.
fn keeps_text(text: &str) -> Vec<u8> {
    let expected =
        ours(&PRINT, "a.mlir", text.as_bytes().to_vec()).unwrap_or_else(|error| panic!("{error}{text}"));
    let flags = write_flags(bytecode::CURRENT_VERSION);
    let written = ours(&flags, "a.mlir", text.as_bytes().to_vec()).expect("it can be written");
    let read = ours(&PRINT, "a.mlirbc", written.clone()).unwrap_or_else(|error| panic!("{error}{text}"));
    assert_eq!(String::from_utf8_lossy(&read), String::from_utf8_lossy(&expected));
    written
}

/// A text is the same after it was bytecode, of ours and of the reference tool's, which is equal.
fn keeps(text: &str) {
    let written = keeps_text(text);
    if let Some(tool) = oracle("mlir-opt") {
        let source = TemporaryFile::new("a.mlir", text.as_bytes());
        let flags = write_flags(bytecode::CURRENT_VERSION);
        assert_eq!(theirs(&tool, &flags, &source).as_ref(), Ok(&written), "{text}");
    }
}

/// Texts of operations, regions and references.
const TEXTS: [&str; 7] = [GRAPHS, SUCCESSORS, OUTER_VALUES, LOCATIONS, REGIONS, PROPERTIES, NAMES];

/// A text in a version: with the tool, the version, the text, and the tool's bytecode of it.
fn against_the_tool(version: u64, check: fn(&Path, u64, &str, &[u8])) {
    let Some(tool) = oracle("mlir-opt") else { return };
    for text in TEXTS {
        let source = TemporaryFile::new("versions.mlir", text.as_bytes());
        let written = theirs(&tool, &write_flags(version), &source).expect("it is right");
        check(&tool, version, text, &written);
    }
}

fn same_bytes(_: &Path, version: u64, text: &str, written: &[u8]) {
    let own = ours(&write_flags(version), "versions.mlir", text.as_bytes().to_vec());
    assert_eq!(own.as_deref(), Ok(written), "version {version}: {text}");
}

fn read_as_the_tool(tool: &Path, version: u64, text: &str, written: &[u8]) {
    let expected =
        theirs(tool, &PRINT, &TemporaryFile::new("versions.mlirbc", written)).expect("it reads its own");
    assert_eq!(ours(&PRINT, "versions.mlirbc", written.to_vec()), Ok(expected), "version {version}: {text}");
}

fn read_by_the_tool(tool: &Path, version: u64, text: &str, written: &[u8]) {
    let flags = write_flags(version);
    let own = ours(&flags, "versions.mlir", text.as_bytes().to_vec()).expect("it can be written");
    let read =
        theirs(tool, &PRINT, &TemporaryFile::new("versions.ours.mlirbc", &own)).expect("it reads ours");
    let expected =
        theirs(tool, &PRINT, &TemporaryFile::new("versions.mlirbc", written)).expect("it reads its own");
    assert_eq!(
        String::from_utf8_lossy(&read),
        String::from_utf8_lossy(&expected),
        "version {version}: {text}"
    );
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
  array<i32: 1, 2>, array<i1: true, false>, array<f64>]} : () -> ()"#;
const SPLATS: &str = r#""t.a"() {a = [dense<5> : tensor<4xi32>, dense<true> : tensor<9xi1>, dense<> : tensor<0xi32>, dense<5> : tensor<0xi32>,
  dense<1.5> : vector<2xf16>]} : () -> ()"#;
const STRINGS: &str = r#""t.a"() {a = ["", "a\00b\FF", "typed" : i32, dense<["a", "b"]> : tensor<2x!t.s>, dense<"a"> : tensor<2x!t.s>]} : () -> ()"#;
const SPARSE: &str = r#""t.a"() {a = [sparse<[[0], [2]], ["a", "b"]> : tensor<3x!t.s>, sparse<[[0, 1]], [1.0]> : tensor<2x2xf32>]} : () -> ()"#;
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
  memref<?xi8, affine_map<(d0)[s0, s1] -> (d0)>>, memref<?xi8>, memref<2xi32, 3 : i32>, memref<2xi32, "s">, memref<*xi32>, memref<*xi32, 1>, tensor<?x2xi1>, tensor<2xi1, "e">, tensor<*xi1>,
  vector<[4]x2xi8>, vector<i1>, tuple<>, tuple<i1, tuple<none>>, complex<i3>, (i1) -> (i2, i3), si5, ui6]} : () -> ()"#;
const FOREIGN: &str = r#""t.a"() {a = [!foo.bar<1, "x">, #foo.bar<[1]>, #foo.bar<1> : i32, !foo<word>]} : () -> !foo.bar<1, "x">"#;
const LAYOUTS: &str = r#"module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>, "dlti.endianness" = "little">} {
  "t.a"() {a = #dlti.map<"L1" = 1>} : () -> () }"#;
const STRUCTURES: &str = r#"module {
  "t.a"() {a = [!llvm.struct<"n", (ptr, array<2 x i8>)>, !llvm.struct<(i1, f32)>, !llvm.ptr<3>]} : () -> () }"#;
const NAMES: &str =
    "\"a\"() : () -> ()\n\"a.b.c\"() : () -> ()\n\"a.b c\"() : () -> ()\n\"x y\"() : () -> ()";
const REGIONS: &str = r#"func.func private @d(i32) -> (i32, f32)
module @m { module { func.func @f(%a: i32) -> i32 { "t.a"() ({}, { ^bb0: }) : () -> () return %a : i32 } } }"#;
const GRAPHS: &str = r#""t.graph"() ({
  %a = "t.b"(%a, %c) : (i32, f32) -> i32
  %c = "t.b"() : () -> f32
}) : () -> ()"#;
const OUTER_VALUES: &str = r#""t.graph"() ({
  %a, %b = "t.b"() : () -> (i32, f32)
  "t.b"(%a) ({ "t.b"(%b) ({ "t.b"() ({ "t.b"(%a, %b) : (i32, f32) -> () }) : () -> () }) : (f32) -> () }) : (i32) -> ()
}) : () -> ()"#;
const SUCCESSORS: &str = r#""t.cfg"() ({
  "t.br"()[^bb1, ^bb2] : () -> ()
^bb1(%x: i32):
  "t.br"(%x)[^bb2] : (i32) -> ()
^bb2:
  "t.br"()[^bb1] : () -> ()
}) : () -> ()"#;
const PROPERTIES: &str = r#""t.a"() <{a = 1 : i32, b}> {c} : () -> ()
"t.a"() <"any"> : () -> ()
func.func private @f(i32 {t.x = 1 : i32}) -> (i32 {t.y}) attributes {t.z, no_inline}"#;

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

fn a_version_that_does_not_exist() {
    let error =
        ours(&write_flags(7), "a.mlir", b"module { }".to_vec()).expect_err("there is no such version");
    assert_eq!(error, "a.mlir:0:0: error: unsupported version requested 7, must be in range [0, 6]\n");
    assert_eq!(BytecodeInfo::of(&assemble_version("module { }", 0)).map(|info| info.version), Ok(0));
}

/// The command itself is tested where it is: `cli/tests/bytecode.rs`.
fn bytecode_goes_to_both() {
    let printed = ours(&["--emit-bytecode"], "a.mlir", b"module @m { }".to_vec()).expect("it is right");
    assert!(bytecode::is_bytecode(&printed));
    let mut options = isogloss_cli::opt::OptOptions::default();
    assert!(options.set_flag("--emit-bytecode"));
    assert!(isogloss_cli::opt::run_opt(&[], b"module @m { }".to_vec(), &options).success);
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
        let source = TemporaryFile::new("layout.mlir", text.as_bytes());
        let flags = write_flags(version);
        let written = theirs(&tool, &flags, &source).expect("it is right");
        let own = ours_with(&dialects, &flags, "layout.mlir", text.as_bytes().to_vec());
        assert_eq!(own.as_ref(), Ok(&written), "version {version}");
        let binary = TemporaryFile::new("layout.mlirbc", &written);
        let expected = theirs(&tool, &PRINT, &binary).expect("it reads its own");
        let read = ours_with(&dialects, &PRINT, "layout.mlirbc", written).expect("it is right");
        assert_eq!(String::from_utf8_lossy(&read), String::from_utf8_lossy(&expected));
    }
}

fn omitted_sizes_are_zero() {
    const OMITTED: &str = "%0 = \"memref.alloc\"() : () -> memref<4xf32>\n\
                           %1 = \"memref.alloc\"() <{alignment = 8 : i64}> : () -> memref<4xf32>";
    const ZERO: &str = "operandSegmentSizes = array<i32: 0, 0>";
    let printed = String::from_utf8(ours(&PRINT, "a.mlir", OMITTED.into()).expect("it is right"));
    assert_eq!(printed.expect("a text").matches(ZERO).count(), 2);
    let wrong = "%i = arith.constant 1 : index\n%0 = \"memref.alloc\"(%i) : (index) -> memref<?xf32>";
    let error = ours(&PRINT, "a.mlir", wrong.into()).expect_err("one operand is in no group");
    assert!(
        error.starts_with(
            "a.mlir:2:6: error: 'memref.alloc' op operand count (1) does not match with the total size (0) specified in \
             attribute 'operandSegmentSizes'\n"
        ) && error.contains(ZERO),
        "{error}"
    );
    if let Some(tool) = oracle("mlir-opt") {
        let source = TemporaryFile::new("a.mlir", OMITTED.as_bytes());
        assert_eq!(theirs(&tool, &PRINT, &source), ours(&PRINT, "a.mlir", OMITTED.into()));
        for version in 0..=bytecode::CURRENT_VERSION {
            let flags = write_flags(version);
            let written = theirs(&tool, &flags, &source).expect("it is right");
            assert_eq!(ours(&flags, "a.mlir", OMITTED.into()).as_ref(), Ok(&written), "version {version}");
        }
        let source = TemporaryFile::new("a.mlir", wrong.as_bytes());
        assert_eq!(theirs(&tool, &PRINT, &source), Err(error));
    }
    // The same holds for operations that a program creates and edits.
    let context = Context::with_dialects(isogloss_cli::known_dialects());
    let mut ir = Ir::new(&context);
    let mut state = OperationState::default();
    state.result_types.push(parse_type(&context, "memref<4xf32>").expect("a type"));
    let op = ir.create("memref.alloc", &state, Loc::UNKNOWN).expect("it is right");
    let sizes = |ir: &Ir<'_>| ir.op(op).attribute("operandSegmentSizes").map(|sizes| sizes.to_string());
    assert_eq!(sizes(&ir).as_deref(), Some("array<i32: 0, 0>"));
    ir.set_attribute(op, "operandSegmentSizes", None);
    assert_eq!(sizes(&ir).as_deref(), Some("array<i32: 0, 0>"));
}

mod native {
    pub(super) mod test {
        isogloss::dialect! { file = "bytecode/native.td" }
    }
    pub(super) mod affine {
        isogloss::dialect! { file = "bytecode/affine.td" }
    }
    pub(super) mod ptr {
        isogloss::dialect! { file = "bytecode/ptr.td" }
    }
}

const NATIVE: &str = r#""test.with_properties"() <{a = -32 : i64, array = array<i64: 40, -41>, array32 = array<i32: -7>, b = "foo", c = "bar",
  flag = true}> : () -> ()
"test.with_properties"() <{a = 9223372036854775807 : i64, array = array<i64>, array32 = array<i32>, b = "", c = "", flag = false}> : () -> ()
"test.with_default_valued_properties"() <{a = 7 : i32, b = "x", c = -5 : i32, unit}> : () -> ()
"test.with_default_valued_properties"() : () -> ()
func.func @f(%a: index, %p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %0 = "affine.linearize_index"(%a, %a) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 3>}> : (index, index) -> index
  %1 = "affine.linearize_index"(%a, %a) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 3>}> : (index, index) -> index
  %2 = "ptr.ptr_add"(%p, %a) <{flags = 2 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
  %3 = "ptr.ptr_add"(%p, %a) : (!ptr.ptr<#ptr.generic_space>, index) -> !ptr.ptr<#ptr.generic_space>
  %4 = "ptr.masked_load"(%p, %m, %v) <{alignment = [8]}> : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %5 = "ptr.masked_load"(%p, %m, %v) <{alignment = [4611686018427387904]}> : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %6 = "ptr.masked_load"(%p, %m, %v) : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}"#;

/// Numbers, truth values, text, units, lists, enums and options: from the definitions alone, without code.
fn native_properties_are_as_declared() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let mut dialects = isogloss::dialects::all().to_vec();
    dialects.extend([native::test::dialect(), native::affine::dialect(), native::ptr::dialect()]);
    // `test` has a version there.
    let (test, others) = NATIVE.split_once("func.func").expect("there is a function");
    let others = format!("func.func{others}");
    for version in [5, 6] {
        for (text, same_bytes) in [(test, false), (&others[..], true)] {
            let source = TemporaryFile::new("native.mlir", text.as_bytes());
            let flags = write_flags(version);
            let written = theirs(&tool, &flags, &source).expect("it is right");
            let own =
                ours_with(&dialects, &flags, "native.mlir", text.as_bytes().to_vec()).expect("it is right");
            if same_bytes {
                assert_eq!(own, written, "version {version}");
            }
            let properties = |file: &[u8]| {
                let dump = bytecode::dump_bytecode(file).expect("it can be read");
                let lines =
                    dump.lines().filter_map(|line| Some(line.split_once("properties ")?.1.to_owned()));
                lines.collect::<Vec<_>>()
            };
            assert_eq!(properties(&own), properties(&written), "version {version}");
            for binary in [written, own] {
                let path = TemporaryFile::new("native.mlirbc", &binary);
                let expected = theirs(&tool, &PRINT, &path).expect("it reads it");
                let read = ours_with(&dialects, &PRINT, "native.mlirbc", binary).expect("it is right");
                assert_eq!(String::from_utf8_lossy(&read), String::from_utf8_lossy(&expected));
            }
        }
    }
}

fn a_missing_property_is_an_error() {
    let context = Context::with_dialects([&ARITH]);
    let ir = Ir::parse(&context, "%0 = \"arith.constant\"() : () -> i32").expect("it is not verified");
    let error = ir.write_bytecode().expect_err("there is no encoding of what is absent");
    assert_eq!(error.message(), "'arith.constant' cannot be written without its property 'value'");
    // Older versions have a dictionary.
    let options = BytecodeWriteOptions::default().version(4);
    assert!(bytecode::write_bytecode(ir.root().expect("a root"), &options).is_ok());
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

fn unknown_encodings_are_errors() {
    let (Some(writer), Some(reader)) = (oracle("mlir-opt"), oracle("mlir-minimal-opt")) else { return };
    let text = TemporaryFile::new("quant.mlir", b"\"t.a\"() {t = !quant.uniform<i8:f32, 2.0:3>} : () -> ()");
    let binary =
        theirs(&writer, &write_flags(bytecode::CURRENT_VERSION), &text).expect("it knows the dialect");
    let flags = ["--allow-unregistered-dialect"];
    let path = TemporaryFile::new("quant.mlirbc", &binary);
    let expected = theirs(&reader, &flags, &path).expect_err("it does not know the dialect");
    let dialects = isogloss::dialects::all();
    let found = ours_with(&dialects, &flags, "quant.mlirbc", binary).expect_err("it is not known");
    assert_eq!(found.lines().next(), expected.lines().next());
    assert!(found.contains("dialect 'quant' does not implement the bytecode interface"), "{found}");
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
    // It is kept: the rewritten file is the same, unless its version of the format has no versions of dialects.
    assert_eq!(ir.write_bytecode().as_ref(), Ok(&binary));
    let old = BytecodeWriteOptions::default().version(0);
    let old = bytecode::write_bytecode(ir.root().expect("a root"), &old).expect("it can be written");
    assert_eq!(BytecodeInfo::of(&old.bytes).expect("it can be read").dialects[1].version, None);
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
    // Blobs are parts of the file.
    let file = (*shared).as_ref().as_ptr_range();
    let blobs = parsed.ir.resources().filter_map(|resource| match resource.value {
        ResourceValue::Blob { data, .. } => Some(data.as_ptr_range()),
        _ => None,
    });
    let blobs: Vec<_> = blobs.collect();
    assert_eq!(blobs.len(), 3);
    assert!(blobs.iter().all(|blob| file.start <= blob.start && blob.end <= file.end));
    // Without a blob it does not stay in memory.
    let without: bytecode::SharedBytes = Arc::new(assemble("\"t.a\"() : () -> ()"));
    let small = bytecode::read_shared_bytecode(&context, &without, &options);
    assert!(small.errors.is_empty() && Arc::strong_count(&without) == 1);
    let info = BytecodeInfo::of(&binary).expect("it can be read");
    let kinds: Vec<_> = info.resources.iter().map(|found| (found.key.as_str(), found.kind)).collect();
    let expected = [("flag", "bool"), ("text", "string"), ("blob", "blob"), ("one", "blob"), ("two", "blob")];
    assert_eq!(kinds, expected);
}

/// `mlir-opt` runs out of memory when it reads data whose alignment is 0.
#[test]
fn only_no_data_have_the_alignment_zero() {
    let text = |blob: &str| {
        format!(
            "\"t.a\"() {{a = dense_resource<k> : tensor<0xi8>}} : () -> ()\n{{-#\n  dialect_resources: {{ builtin: {{ k: \
             \"{blob}\" }} }}\n#-}}\n"
        )
    };
    for wrong in ["0x0000000001", "0x000000000000000000000000", "0x00000000FF01"] {
        let context = context();
        let error = Ir::parse(&context, &text(wrong)).expect_err("it has data");
        let message = "expected hex string blob for key 'k' to encode alignment in first 4 bytes, but got non-power-of-2 \
                       value: 0";
        assert_eq!(error.message(), message, "{wrong}");
    }
    let alignments = |ir: &Ir<'_>| -> Vec<u32> {
        let blobs = ir.resources().map(|resource| match resource.value {
            ResourceValue::Blob { alignment, .. } => alignment,
            other => panic!("{other:?}"),
        });
        blobs.collect()
    };
    keeps_text(&text("0x01000000"));
    let context = context();
    let mut ir = Ir::parse(&context, &text("0x00000000")).expect("it has no data");
    assert_eq!(alignments(&ir), [0]);
    let binary = ir.write_bytecode().expect("it can be written");
    assert_eq!(alignments(&Ir::read_bytecode(&context, &binary).expect("it can be read")), [1]);
    ir.add_resources([(b"l", &[][..]), (b"m", &[1])].map(|(key, data)| {
        let value = ResourceValue::Blob { data, alignment: 0 };
        Resource { owner: b"builtin", key, external: false, value }
    }));
    assert_eq!(alignments(&ir), [0, 0, 1]);
    assert!(Ir::parse(&context, &ir.to_string()).is_ok(), "{ir}");
    if let Some(tool) = oracle("mlir-opt") {
        let file = TemporaryFile::new("alignment.mlirbc", &binary);
        let read =
            Command::new(tool).arg("--allow-unregistered-dialect").arg(&*file).output().expect("it runs");
        assert!(read.status.success(), "{}", String::from_utf8_lossy(&read.stderr));
    }
}

#[test]
#[should_panic(expected = "the owner of a resource is `a b`, which is not a bare identifier")]
fn the_owner_of_a_resource_has_a_text() {
    let context = context();
    let value = ResourceValue::Bool(true);
    Ir::new(&context).add_resources([Resource { owner: b"a b", key: b"c d", external: true, value }]);
}

fn resources_are_elided() {
    let context = context();
    let parsed = Ir::parse(&context, RESOURCES).expect("it is right");
    let elided = BytecodeWriteOptions::default().elide_resource_data(true);
    let elided =
        bytecode::write_bytecode(parsed.root().expect("a root"), &elided).expect("it can be written");
    let ir = Ir::read_bytecode(&context, &elided.bytes).expect("it can be read");
    assert!(!ir.to_string().contains("{-#"), "{ir}");
}

// ---- debug information ----------------------------------------------------------------

/// The checked-in texts are in `tests/ir/attrs_llvm_*.mlir`; here are the API and invalid input.
fn debug_information_is_kept() {
    let context = context();
    let text = r#""t.a"() {a = #llvm.loop_annotation<disableNonforced = true, parallelAccesses = <id = distinct[0]<>>>} : () -> ()
"t.b"() : () -> () loc(fused<#llvm.di_subprogram<id = distinct[1]<>, name = "f", file = <"a.c" in "/">,
  subprogramFlags = "Definition|Optimized">>["a.c":1:2])"#;
    keeps(text);
    let ir = Ir::parse(&context, text).expect("it is right");
    let binary = ir.write_bytecode().expect("it can be written");
    let info = BytecodeInfo::of(&binary).expect("it can be read");
    let llvm = info.dialects.iter().find(|dialect| dialect.name == "llvm").expect("the dialect");
    // The access group is text.
    assert_eq!(llvm.attributes, (4, 1));
    let context = Context::new();
    let error = Ir::read_bytecode(&context, &binary).expect_err("it does not know the codes");
    assert_eq!(error.message(), "dialect 'llvm' does not implement the bytecode interface");
}

fn names_of_dwarf_are_kept() {
    let mut text = String::new();
    let mut add = |attribute: String| text.push_str(&format!("\"t.a\"() {{a = {attribute}}} : () -> ()\n"));
    for tag in llvm::DITag::ALL {
        add(format!("#llvm.di_derived_type<tag = {tag}>"));
    }
    for encoding in llvm::DIEncoding::ALL {
        add(format!("#llvm.di_basic_type<name = \"\", encoding = {encoding}>"));
        add(format!("#llvm.di_expression<[DW_OP_LLVM_convert(8, {encoding})]>"));
    }
    for language in llvm::DILanguage::ALL {
        add(format!(
            "#llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = {language}, file = <\"\" in \"\">, \
             isOptimized = false, emissionKind = None>"
        ));
    }
    for convention in llvm::DICallingConvention::ALL {
        add(format!("#llvm.di_subroutine_type<callingConvention = {convention}>"));
    }
    for operation in llvm::DIOperation::ALL {
        add(format!("#llvm.di_expression<[{operation}(1, 2)]>"));
    }
    for flags in llvm::DIFlags::ALL {
        add(format!(
            "#llvm.di_composite_type<flags = {}>",
            flags.to_string().replace('|', "\"").split('"').next().unwrap_or("")
        ));
    }
    keeps(&text);
}

// ---- invalid files: more are in `bytecode_hostile` -----------------------------------------

fn every_cut_is_an_error() {
    let binary = assemble(REGIONS);
    let context = context();
    for end in 0..binary.len() {
        assert!(Ir::read_bytecode(&context, &binary[..end]).is_err(), "cut at {end} of {}", binary.len());
    }
}

/// A count that exceeds the strings of the file.
fn counts_beyond_the_file_are_errors() {
    let mut binary = assemble("\"t.a\"() {k = [unit]} : () -> ()");
    let at = binary.windows(4).rposition(|window| window == b"unit").unwrap_or(binary.len());
    assert!(at > 0);
    let strings = BytecodeInfo::of(&binary).expect("it can be read");
    let section = strings.sections.iter().find(|section| section.kind == bytecode::SectionKind::String);
    let start = section.expect("there are strings").data.start;
    // 1,000.
    binary.splice(start..start + 1, (1_000u16 << 2 | 2).to_le_bytes());
    let context = context();
    let error = Ir::read_bytecode(&context, &binary).expect_err("there are not as many strings");
    assert!(!error.message().is_empty());
}

fn errors_name_the_place() {
    // For the verifier: the location of the operation.
    let context = context();
    let ir =
        Ir::parse(&context, "func.func @f() -> i32 { return loc(\"here\":1:2) }").expect("it can be read");
    let binary = ir.write_bytecode().expect("it can be written");
    let error = ours(&PRINT, "a.mlirbc", binary).expect_err("nothing is returned");
    assert!(error.contains("here:1:2: error: 'func.return' op has 0 operands"), "{error}");
    // For a text entry: the text.
    let mut binary = assemble("\"t.a\"() {k = affine_map<(d0) -> (d0)>} : () -> ()");
    let at = binary.windows(10).position(|window| window == b"affine_map").expect("it is text");
    binary[at..at + 3].copy_from_slice(b"@@@");
    let error = Ir::read_bytecode(&context, &binary).expect_err("it is not an attribute");
    let notes: Vec<&str> = error.notes().iter().map(|note| note.message()).collect();
    assert!(notes.iter().any(|note| note.contains("of the attribute `@@@ine_map<")), "{error}: {notes:?}");
}

// ---- reading on demand, and printing --------------------------------------------------

#[test]
fn isolated_operations_are_read_on_demand() {
    let context = context();
    let text = "module {\n  func.func @a(%arg0: i32) -> i32 {\n    return %arg0 : i32\n  }\n  module @inner {\n    func.func \
                @b() {\n      return\n    }\n  }\n}\n";
    let binary = Ir::parse(&context, text).expect("it is right").write_bytecode().expect("it can be written");
    let mut ir = Ir::empty(&context);
    let mut lazy = LazyBytecode::open(&mut ir, &binary, &FileOptions::default()).expect("it is right");
    assert_eq!(lazy.unread(&ir).count(), 2);
    let inner = lazy.unread(&ir).nth(1).expect("two are unread");
    lazy.read(&mut ir, inner).expect("it is right");
    // The function in there is unread now.
    assert_eq!(lazy.unread(&ir).count(), 2);
    lazy.read_all(&mut ir).expect("it is right");
    assert!(ir.verify().is_ok());
    assert_eq!(ir.to_string(), text);
}

/// Its text may be printed, with empty regions; bytecode would lose them for good.
#[test]
fn what_was_not_read_is_not_written() {
    let context = context();
    let text = "module {\n  func.func @a() {\n    return\n  }\n}\n";
    let binary = Ir::parse(&context, text).expect("it is right").write_bytecode().expect("it can be written");
    let open = || {
        let mut ir = Ir::empty(&context);
        let lazy = LazyBytecode::open(&mut ir, &binary, &FileOptions::default()).expect("it is right");
        (ir, lazy)
    };
    let (mut ir, mut lazy) = open();
    let unread = lazy.unread(&ir).next().expect("a function");
    let copy = ir.clone_op(unread);
    let expected = "'func.func' op has regions that were not read: `LazyBytecode::read_all` reads them";
    for written in [ir.write_bytecode(), ir.clone().write_bytecode()] {
        assert_eq!(written.expect_err("a region is unread").message(), expected);
    }
    let write = |ir: &Ir<'_>, op| bytecode::write_bytecode(ir.op(op), &BytecodeWriteOptions::default());
    assert_eq!(write(&ir, copy).expect_err("a region is unread").message(), expected);
    lazy.read_all(&mut ir).expect("it is right");
    assert_eq!(ir.op(copy).to_string(), ir.op(unread).to_string());
    assert!(ir.op(copy).walk().count() == 2 && write(&ir, copy).is_ok());
    assert_eq!(ir.to_string(), text);
    assert!(ir.write_bytecode().is_ok());
    let error = LazyBytecode::open(&mut ir, &binary, &FileOptions::default()).err().expect("it has a root");
    assert_eq!(error.message(), "a file of bytecode is opened in an `Ir` that is not empty");

    // An operation with the number of one that was erased has nothing that can be read.
    let (mut ir, mut lazy) = open();
    let unread = lazy.unread(&ir).next().expect("a function");
    let block = ir.op(unread).block().expect("the module's").id();
    ir.erase(unread);
    let again = ir.create("func.func", &OperationState::default(), Loc::UNKNOWN).expect("an operation");
    ir.append_op(block, again);
    assert_eq!((again.index(), lazy.unread(&ir).count()), (unread.index(), 0));
    lazy.read_all(&mut ir).expect("there is nothing to read");
    assert_eq!(ir.op(again).regions().len(), 0);
}

#[test]
fn what_needs_the_operations_around_it_is_not_written() {
    let context = context();
    let text = "func.func @f(%a: i32) {\n  %b = \"t.a\"(%a) : (i32) -> i32\n  \"t.outer\"() ({\n    \"t.inner\"() \
                ({\n      \"t.use\"(%b, %b) : (i32, i32) -> ()\n    }) : () -> ()\n    \"t.br\"()[^bb1] : () -> ()\n  ^bb1:\n  \
                }) : () -> ()\n  return\n}";
    let ir = Ir::parse(&context, text).expect("it is right");
    let written = |name: &str| {
        let op = ir.root().and_then(|root| root.walk().find(|op| op.name() == name)).expect("the operation");
        bytecode::write_bytecode(op, &BytecodeWriteOptions::default())
            .map(|written| {
                let read = Ir::read_bytecode(&context, &written.bytes).expect("what is written can be read");
                read.root().is_some()
            })
            .map_err(|error| error.message().to_owned())
    };
    for (name, expected) in [
        ("func.func", Ok(true)),
        ("func.return", Ok(true)),
        ("t.a", Err("'t.a' op is written without the operations that define its operands")),
        ("t.br", Err("'t.br' op is written without the blocks that are its successors")),
        ("t.outer", Err("'t.use' op uses a value that is not visible in the written 't.outer'")),
        ("t.inner", Err("'t.use' op uses a value that is not visible in the written 't.inner'")),
    ] {
        assert_eq!(written(name), expected.map_err(str::to_owned), "{name}");
    }
}

/// Operations that are read later may have the numbers of erased ones.
#[test]
fn orders_of_uses_do_not_depend_on_what_was_erased() {
    let context = context();
    let text = "module {\n  func.func @a() {\n    \"t.a\"() : () -> ()\n    \"t.a\"() : () -> ()\n    \"t.a\"() : () -> ()\n    \
                return\n  }\n  \"t.b\"() : () -> ()\n  module @inner {\n    \"t.b\"(%0) : (i32) -> ()\n    \"t.b\"(%0, %0) : (i32, i32) -> \
                ()\n    \"t.b\"(%0) : (i32) -> ()\n    %0 = \"t.c\"() : () -> i32\n  }\n}\n";
    let binary = Ir::parse(&context, text).expect("it is right").write_bytecode().expect("it can be written");
    let options = FileOptions::default().parser(ParserOptions::default().allow_unregistered(true));
    let uses = |erase: bool| {
        let mut ir = Ir::empty(&context);
        let mut lazy = LazyBytecode::open(&mut ir, &binary, &options).expect("it is right");
        let unread: Vec<_> = lazy.unread(&ir).collect();
        lazy.read(&mut ir, unread[0]).expect("it is right");
        if erase {
            let body: Vec<_> = ir.op(unread[0]).walk().skip(1).map(|op| op.id()).collect();
            body.into_iter().rev().for_each(|op| ir.erase(op));
        }
        lazy.read(&mut ir, unread[1]).expect("it is right");
        let value = ir.op(unread[1]).walk().find_map(|op| op.result(0)).expect("a result");
        let block =
            value.uses().map(|(op, operand)| (op.operands().len(), op.location().to_string(), operand));
        block.collect::<Vec<_>>()
    };
    assert_eq!(uses(false), uses(true));
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
