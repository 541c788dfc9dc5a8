//! Bytecode with MLIR's own dialects, loaded from the installed definition files, compared with `mlir-opt`: the same
//! bytes for a text, and the same text for bytes.

use isogloss::Context;
use isogloss::def::Dialect;
use isogloss::ir::Ir;
use isogloss_load::Loader;
use isogloss_tests::bytecode::{PRINT, ours_with, theirs, write_flags};
use isogloss_tests::{TemporaryFile, oracle, oracle_include};

/// The known dialects, and some that are loaded.
pub(crate) fn loaded(names: &[&str]) -> Option<Vec<&'static Dialect>> {
    let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(oracle_include()?);
    loader.by_name(names).unwrap_or_else(|error| panic!("{error}"));
    Some(loader.dialects())
}

/// Fails unless both tools write the same bytes for a generic text, and read them as the same text.
pub(crate) fn same_bytes_and_texts(names: &[&str], text: &str) {
    let (Some(tool), Some(dialects)) = (oracle("mlir-opt"), loaded(names)) else { return };
    let source = TemporaryFile::new("loaded.mlir", text.as_bytes());
    let file = source.file_name().and_then(|name| name.to_str()).expect("the file has a name").to_owned();
    for version in [4, 5, 6] {
        let flags = write_flags(version);
        let written = theirs(&tool, &flags, &source).unwrap_or_else(|error| panic!("{error}"));
        let own = ours_with(&dialects, &flags, &file, text.as_bytes().to_vec());
        assert_eq!(own.as_ref().map(Vec::len), Ok(written.len()), "{names:?}, version {version}: {own:?}");
        assert_eq!(own, Ok(written.clone()), "{names:?}, version {version}");
        let binary = TemporaryFile::new("loaded.mlirbc", &written);
        let expected = theirs(&tool, &PRINT, &binary).unwrap_or_else(|error| panic!("{error}"));
        let read = ours_with(&dialects, &PRINT, "loaded.mlirbc", written);
        let read = read.unwrap_or_else(|error| panic!("{names:?}, version {version}: {error}"));
        assert_eq!(String::from_utf8_lossy(&read), String::from_utf8_lossy(&expected));
    }
}

/// A terminator that another file of the dialect defines.
const LINALG: &str = r#""func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "f"}> ({
^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
  %0 = "linalg.exp"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    %1 = "math.exp"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%0) : (tensor<4xf32>) -> ()
}) : () -> ()
"#;

#[test]
fn traits_name_operations_of_other_files() {
    same_bytes_and_texts(&["linalg"], LINALG);
    let Some(dialects) = loaded(&["linalg"]) else { return };
    let context = Context::with_dialects(dialects);
    let wrong = LINALG.replace("linalg.yield", "test.yield");
    let ir = Ir::parse(&context, &wrong).expect("it is not verified");
    let errors = ir.verify().expect_err("another terminator");
    let expected = "'linalg.exp' op expects regions to end with 'linalg.yield', found 'test.yield'";
    assert!(errors.iter().any(|error| error.message() == expected), "{errors:?}");
}

/// Operations of a dialect that has one operation in the library.
const GPU: &str = r#""builtin.module"() ({
  "gpu.module"() <{sym_name = "k"}> ({
    "gpu.func"() <{function_type = (memref<4xf32>) -> ()}> ({
    ^bb0(%m: memref<4xf32>):
      %1 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      "gpu.barrier"() : () -> ()
      "gpu.return"() : () -> ()
    }) {gpu.kernel, gpu.known_block_size = array<i32: 1, 1, 1>, sym_name = "f", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, memref<4xf32, #gpu.address_space<global>>) -> (), sym_name = "m"}> ({
  ^bb0(%s: index, %m: memref<4xf32, #gpu.address_space<global>>):
    %0 = "gpu.wait"() : () -> !gpu.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
"#;

#[test]
fn a_dialect_that_is_known_in_part_is_completed() {
    same_bytes_and_texts(&["gpu"], GPU);
    // So is one that another one needs.
    same_bytes_and_texts(&["amdgpu"], GPU);
    let Some(dialects) = loaded(&["gpu"]) else { return };
    let binary = {
        let context = Context::with_dialects(dialects);
        let wrong = Ir::parse(&context, "\"gpu.no\"() : () -> ()").expect("it is not verified");
        let errors = wrong.verify().expect_err("the dialect has no such operation");
        assert!(
            errors[0].message().contains("unregistered operation 'gpu.no' found in dialect ('gpu')"),
            "{errors:?}"
        );
        let ir = Ir::parse(&context, GPU).unwrap_or_else(|error| panic!("{error}"));
        ir.write_bytecode().expect("the layouts are known")
    };
    let known = Context::with_dialects(isogloss_cli::known_dialects());
    let error = Ir::read_bytecode(&known, &binary).expect_err("`gpu.func` is not known");
    assert_eq!(error.message(), "the properties of 'gpu.func' cannot be read: its definition is not known");
    let expected = "`--load gpu` loads it from its definition file; or write the file with \
                    `--emit-bytecode-version=4`";
    assert_eq!(error.notes()[0].message(), expected);
}

/// Attributes with types, whose syntax is C++.
const TYPED: &str = r#""builtin.module"() ({
  "smt.solver"() ({
    %0 = "smt.bv.constant"() <{value = #smt.bv<5> : !smt.bv<8>}> {a = #smt.bv<5> : !smt.bv<16>} : () -> !smt.bv<8>
    "smt.yield"() : () -> ()
  }) {a = [#smt.bv<1> : !smt.bv<8>, #smt.bv<1> : !smt.bv<9>]} : () -> ()
}) {t.b = #ptr.null : !ptr.ptr<#ptr.generic_space>, t.c = #emitc.opaque<"x">} : () -> ()
"#;

#[test]
fn attributes_keep_their_types() {
    same_bytes_and_texts(&["smt", "ptr", "emitc"], TYPED);
}

/// Types and attributes that C++ defines, of a dialect whose record says that the generator parses them.
const IN_CPP: &str = r#""builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = #spirv.vce<v1.0, [Shader], []>}> ({
    "spirv.GlobalVariable"() <{binding = 0 : i32, descriptor_set = 0 : i32, sym_name = "g", type = !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, StorageBuffer>}> : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32) -> f32, sym_name = "f"}> ({
    ^bb0(%a: f32):
      %0 = "spirv.FAdd"(%a, %a) : (f32, f32) -> f32
      "spirv.ReturnValue"(%0) : (f32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
"#;

#[test]
fn types_that_cpp_defines_are_kept() {
    same_bytes_and_texts(&["spirv"], IN_CPP);
}

/// Native truth values, which `mlir-opt` prints whatever they are.
const FLAGS: &str = r#""builtin.module"() ({
  "func.func"() <{function_type = (!ptr.ptr<#ptr.generic_space>, index, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: index, %arg2: index):
    %0 = "affine.linearize_index"(%arg1, %arg2) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 3>}> : (index, index) -> index
    %1 = "affine.linearize_index"(%arg1, %arg2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 3>}> : (index, index) -> index
    %2 = "ptr.load"(%arg0) <{alignment = [], invariant = false, invariantGroup = false, nontemporal = false, ordering = 0 : i32, volatile_ = false}> : (!ptr.ptr<#ptr.generic_space>) -> f32
    %3 = "ptr.load"(%arg0) <{alignment = [8], invariant = false, invariantGroup = false, nontemporal, ordering = 0 : i32, volatile_}> : (!ptr.ptr<#ptr.generic_space>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
"#;

#[test]
fn native_truth_values_are_read() {
    same_bytes_and_texts(&["affine", "ptr"], FLAGS);
}
