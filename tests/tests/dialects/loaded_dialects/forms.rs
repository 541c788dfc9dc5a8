//! Forms of operations and attributes of MLIR's dialects, compared with the reference tool.

use super::{UNVERIFIED, all_dialects};
use isogloss_load::Loader;
use isogloss_tests::ir::beside::{Answer, Beside};
use isogloss_tests::ir::ours;
use isogloss_tests::{Folder, oracle, oracle_include, repository};
use std::path::PathBuf;
use std::process::Command;

/// Forms with directives that several dialects of MLIR share.
const SHARED_DIRECTIVES: &str = "\
func.func @f(%i: index, %b: index) {
  %0:3 = affine.delinearize_index %i into (4, %b, 8) : index, index, index
  %1 = affine.linearize_index [%i, %i] by (%b, 3) : index
  %2 = affine.linearize_index disjoint [%i] by () : index
  return
}
func.func @g(%t: !transform.any_op) {
  %a, %l:2 = transform.structured.tile_using_for %t tile_sizes [4, [8]] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.structured.vectorize %t vector_sizes [[4], 2] : !transform.any_op
  transform.structured.vectorize %t : !transform.any_op
  transform.print {assume_verified}
  return
}
";

/// Texts and truth values in the forms of operations.
const ATTRIBUTES: &str = "\
func.func @f(%p: i1) {
  %0 = shape.const_witness true
  %1 = shape.const_witness false {note = \"a\"}
  %2 = shape.cstr_require %p, \"a \\22b\\22\"
  %3 = shape.cstr_require %p, \"\"
  return
}
";

/// Nested symbols and types in the forms of operations, whose verifiers are C++.
const SYMBOLS_AND_TYPES: &str = "\
func.func @f(%t: tensor<4xi32>, %c: !irdl.attribute) {
  ml_program.global_store @a = %t : tensor<4xi32>
  ml_program.global_store @a::@b::@\"a b\" = %t : tensor<4xi32>
  %0 = irdl.parametric @a::@b<>
  %1 = irdl.parametric @\"\\22\"::@b<%c, %0> {note}
  %2 = irdl.base @a::@b
  %3 = irdl.base \"!builtin.integer\"
  %4 = ptr.type_offset i32 : index
  %5 = ptr.type_offset tensor<2x!ptr.ptr<#ptr.generic_space>> : index
  %6 = ptr.type_offset () -> i32 {note = @a::@b} : index
  %7 = ptr.type_offset (i32) -> (i8, f32) : i32
  %8 = pdl.type : tuple<i1, memref<4xf32>>
  %9 = pdl.type
  return
}
";

/// Directives of `pdl` that are C++ in MLIR: names of attributes, types of ranges and of results.
const PATTERN: &str = "\
pdl.pattern : benefit(1) {
  %t = type
  %a = attribute
  %b = attribute = 10 : i64
  %0 = operation \"foo.op\" {\"x\" = %a, \"y\\22z\" = %b} -> (%t : !pdl.type)
  %1 = result 0 of %0
  %2 = operation (%1 : !pdl.value) -> (%t : !pdl.type)
  %3 = results of %2
  %4 = results 1 of %2 -> !pdl.range<value>
  %5 = results 2 of %2 -> !pdl.value
  %6 = operation \"bar.op\" (%3, %4, %5 : !pdl.range<value>, !pdl.range<value>, !pdl.value) {\"only\" = %a}
  rewrite %6 {
    %7 = range %1, %4 : !pdl.value, !pdl.range<value>
    %8 = range %t : !pdl.type
    %9 = range %8, %t : !pdl.range<type>, !pdl.type
    %10 = range : !pdl.range<type>
    %11 = range : !pdl.range<value> {note}
    erase %0
  }
}
";

#[test]
fn shared_directives_are_read_as_by_the_reference_tool() {
    accepted_alike(&["affine", "transform"], &[], SHARED_DIRECTIVES);
    accepted_alike(&["pdl"], &[], PATTERN);
}

/// Operations whose forms, which are C++ in MLIR, the library declares.
const DECLARED_FORMS: &str = "\
func.func @f(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
  %1 = affine.apply affine_map<()[s0] -> (s0)>()[%n] {a}
  %2 = affine.apply affine_map<(d0, d1) -> (d0 - d1)> (%i, %0)
  %3 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 3)>(%1)[%n]
  %4 = affine.max affine_map<() -> (3)>() {x = 1 : i8}
  return %2 : index
}
";

#[test]
fn declared_forms_are_read_as_by_the_reference_tool() {
    accepted_alike(&["affine"], &[], DECLARED_FORMS);
}

#[test]
fn attributes_are_written_as_by_the_reference_tool() {
    accepted_alike(&["shape"], &[], ATTRIBUTES);
    accepted_alike(&["ml_program", "irdl", "ptr", "pdl"], &UNVERIFIED, SYMBOLS_AND_TYPES);
}

/// Options, which the definition file of MLIR describes in C++.
const OPTIONS: &str = "\
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %v: f32) {
  %0 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  %1 = ptr.load volatile %p nontemporal alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
  %2 = ptr.load %p alignment = none : !ptr.ptr<#ptr.generic_space> -> f32
  %3 = \"ptr.load\"(%p) <{alignment = [16 : i8]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  %4 = \"ptr.load\"(%p) <{alignment = []}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  ptr.store %v, %p alignment = 8 : f32, !ptr.ptr<#ptr.generic_space>
  ptr.store %v, %p : f32, !ptr.ptr<#ptr.generic_space>
  return
}
";

#[test]
fn options_are_read_as_by_the_reference_tool() {
    accepted_alike(&["ptr"], &[], OPTIONS);
}

/// Conditions on parts of types that only C++ knows, which accept everything, and an attribute of a dialect with a type.
const PARTS_IN_CPP: &str = "\
func.func @f(%p: !pdl.operation, %m: memref<?x?xf32>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<16x16xf32>
  amx.tile_store %m[%i, %i], %0 : memref<?x?xf32>, !amx.tile<16x16xf32>
  %1 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %2 = pdl_interp.get_operands of %p : !pdl.range<value>
  return
}
";

#[test]
fn conditions_on_parts_that_only_cpp_knows_accept() {
    accepted_alike(&["amx", "ptr", "pdl_interp"], &[], PARTS_IN_CPP);
}

/// Parameters that are dense arrays: the text has the elements alone.
const DENSE_ARRAYS: &str = "\
func.func @f(%v: vector<32x64xf16>) attributes {a = #spirv.entry_point_abi<workgroup_size = [32, 1, 1], subgroup_size = 64>} {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<inst_data = [16, 16]>, target_layout = #xegpu.layout<inst_data = [8, 16]>}> : vector<32x64xf16>
  return
}
";

#[test]
fn parameters_that_are_dense_arrays_are_read_as_by_the_reference_tool() {
    accepted_alike(&["xegpu", "spirv"], &[], DENSE_ARRAYS);
}

/// Cases of enums that are attribute constraints, too: several are not quoted.
const ENUMS: &str = "\
func.func @f(%v: vector<4xf32>) {
  amdgpu.sched_barrier allow = <valu|all_vmem>
  amdgpu.sched_barrier allow = <\"valu\">
  spirv.MemoryBarrier <Device>, <Acquire|UniformMemory>
  vector.print %v : vector<4xf32> punctuation <comma>
  return
}
";

#[test]
fn cases_of_enums_are_read_as_by_the_reference_tool() {
    accepted_alike(&["amdgpu", "spirv", "vector"], &[], ENUMS);
}

/// Programs with invalid cases.
const WRONG_ENUMS: [(&str, &str); 7] = [
    ("vector", "vector.print punctuation <foo>"),
    ("vector", "vector.print punctuation <>"),
    ("spirv", "spirv.MemoryBarrier <Device>, <Acquire|Foo>"),
    ("spirv", "spirv.MemoryBarrier <Device>, <Acquire|>"),
    ("amdgpu", "amdgpu.sched_barrier allow = <valu|x>"),
    ("nvvm", "nvvm.prefetch level = foo, %p : !llvm.ptr"),
    ("nvvm", "nvvm.prefetch level = %p, %p : !llvm.ptr"),
];

#[test]
fn wrong_cases_of_enums_have_the_errors_of_the_reference_tool() {
    for (dialect, operation) in WRONG_ENUMS {
        let program = format!("func.func @f(%p: !llvm.ptr) {{\n  {operation}\n  return\n}}\n");
        let Some((theirs, ours)) = answers_to(&[dialect], &[], &program) else { return };
        assert!(matches!(&theirs, Answer::Rejected(error) if error.contains("expected")), "{theirs:?}");
        assert_eq!(ours, theirs);
    }
}

/// Fortran programs, as HLFIR and as FIR, are printed as the reference tool prints them: byte for byte.
#[test]
fn fortran_is_read_as_by_the_reference_tool() {
    let (Some(flang), Some(tool), Some(include)) = (oracle("flang"), oracle("fir-opt"), oracle_include())
    else {
        return;
    };
    if !include.join("flang/Optimizer/Dialect/FIROps.td").exists() {
        eprintln!("skipped: the definition files of flang are not installed (libflang-dev)");
        return;
    }
    let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(include);
    loader.by_name(["fir", "hlfir"]).unwrap_or_else(|error| panic!("{error}"));
    let folder = repository().join("tests/fortran");
    let files =
        folder.read_dir().expect("the folder of programs").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> = files.collect();
    files.sort();
    assert!(files.len() >= 4, "{files:?}");
    for (file, form) in files.iter().flat_map(|file| [(file, "-emit-hlfir"), (file, "-emit-fir")]) {
        // The compiler writes the modules of a file into the current directory.
        let modules = Folder::new(env!("CARGO_TARGET_TMPDIR"), "fortran");
        let lowered = modules.path().join("lowered.mlir");
        let output = Command::new(&flang)
            .current_dir(modules.path())
            .args(["-fc1", form, "-o"])
            .args([&lowered, file])
            .output()
            .expect("the compiler starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let output = Command::new(&tool).arg("--mlir-print-op-generic").arg(&lowered).output();
        let theirs = output.expect("the reference tool starts").stdout;
        let ours =
            ours::run_with(&loader.dialects(), &["--mlir-print-op-generic"], "in.mlir", theirs.clone());
        let ours = ours.expect("a known flag");
        assert!(ours.success, "{} {form}: {}", file.display(), ours.messages);
        assert!(ours.text == theirs, "{} {form}", file.display());
    }
}

/// Fails unless a program of loaded dialects has the same text in both forms, with these flags.
fn accepted_alike(names: &[&str], flags: &[&'static str], program: &str) {
    for form in [&[][..], &["--mlir-print-op-generic"]] {
        match answers_to(names, &[flags, form].concat(), program) {
            Some((Answer::Accepted(theirs), Answer::Accepted(ours))) => {
                assert_eq!(ours, theirs);
                let flags = [flags, form].concat();
                let among = all_dialects().map(|all| {
                    Beside { tool: PathBuf::new(), flags, dialects: all.to_vec() }
                        .own_answers(&[program.to_owned()])
                });
                assert_eq!(among, Some(vec![Answer::Accepted(ours)]), "with all other dialects");
            }
            None => {}
            answers => panic!("{answers:?}"),
        }
    }
}

/// The answers to a program of loaded dialects, with these flags; `None` without the reference tool.
fn answers_to(names: &[&str], flags: &[&'static str], program: &str) -> Option<(Answer, Answer)> {
    let (tool, include) = (oracle("mlir-opt")?, oracle_include()?);
    let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(include);
    loader.by_name(names.iter().copied()).unwrap_or_else(|error| panic!("{error}"));
    let beside = Beside { tool, flags: flags.to_vec(), dialects: loader.dialects() };
    beside.answers(&[program.to_owned()]).pop()
}
