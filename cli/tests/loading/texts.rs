//! Texts of types and attributes of MLIR's dialects whose grammar is C++, compared with `mlir-opt`.

use super::opt;
use isogloss_tests::{Folder, oracle, oracle_include};
use std::process::Command;

/// Texts of `spirv` types, valid and invalid ones.
const SPIRV: &str = "
array<8 x vector<4xf32>>
ptr<vector<2xf32>, Uniform>
struct<(f32, array<2 x i32>)>
array<4xf32>
array< 2 x vector<3xf16> , stride = 0x10 >
array<2 x bf16, stride=-4>
array<0 x f32>
array<0x4 x f32>
array<2x3xf32>
array<f32>
array<? x f32>
array<3 x i7>
array<3 x index>
array<3 x vector<8xi32>>
array<3 x vector<2x2xi32>>
array<3 x f32, stride=0>
array<3 x f32 stride=4>
array<3 x f32,>
rtarray<i8, stride=1>
rtarray<i8, stride=0>
rtarray<4xi8>
ptr<vector<2xi1>, Uniform>
ptr<vector<2xi1>, uniform>
ptr<none, Uniform>
ptr<f32>
matrix<2 x vector<4xf64>>
matrix<5 x vector<4xf64>>
matrix<2 x vector<4xi64>>
matrix<2 x f32>
image<i32, Dim3D, IsDepth, Arrayed, MultiSampled, NoSampler, R32f>
image<i32, Dim3D, Arrayed, IsDepth, MultiSampled, NoSampler, R32f>
image<i32, Dim3D, IsDepth, Arrayed, MultiSampled, NoSampler>
sampled_image<f32>
sampled_image<!spirv.image<i32, Buffer, IsDepth, Arrayed, MultiSampled, NoSampler, R32f>>
struct<()>
struct<(), Block>
struct<(i8, index, tensor<2xf32>)>
struct<(i8 [0], i16 [2, NonWritable, Flat])>
struct<(i8 [0], i16)>
struct<(i8, i16 [2])>
struct<(i8 [MatrixStride=8, ColMajor])>
struct<(i8 [0, Sharp])>
struct<(i8 [Flat, 0])>
struct<(i8 [0, BuiltIn=unit, Location=2 : i8, Volatile=\"v\"])>
struct<(i8 [])>
struct<node, (!spirv.ptr<!spirv.struct<node>, Generic>, i8)>
struct<node, (!spirv.ptr<!spirv.struct<knot>, Generic>, i8)>
struct<node, (!spirv.struct<node, (i8)>)>
struct<node>
struct<(i8), BufferBlock, Block>
struct<(i8), Brick>
coopmatrix<4x8xi8, Workgroup, MatrixB>
coopmatrix<4xi8, Workgroup, MatrixB>
coopmatrix<4x8xi8, workgroup, MatrixB>
coopmatrix<4x8xi8, Workgroup, MatrixD>
arm.tensor<2x3xi32>
arm.tensor<?x?xi32>
arm.tensor<?x3xi32>
arm.tensor<*xi32>
arm.tensor<i32>
arm.tensor<0xi32>
tensor<4>
";

/// Encodings of a vector and of a matrix, valid and invalid ones.
const ENCODINGS: &str = "
(i) -> (i : compressed)
(i, j) -> (j : dense, i : compressed)
(i) -> i
(i) -> (i)
(i) -> (j : dense)
(i) -> ()
(i) -> (i : dense,)
(i) -> (i : solid)
(i) -> (i : dense(soa))
(i) -> (i : compressed(nonunique, nonunique))
(i) -> (i : compressed(soa))
(i) -> (i : compressed(sorted))
(i) -> (i : singleton)
(i) -> (i : structured)
(i) -> (i : structured[3])
(i) -> (i : structured[3, 2])
(i) -> (i : structured[-1, 2])
(i) -> (i floordiv 2 : dense, i mod 2 : structured[1, 2])
(i) -> (i floordiv 2 : dense, i mod 3 : dense)
(i) -> (i mod 2 : dense, i floordiv 2 : dense)
(i) -> (i + 1 : dense)
[s](i) -> (i * 2 + s : dense)
(i) -> (i : dense), posWidth = 32, crdWidth = 0x8
(i) -> (i : dense), posWidth = 31
(i) -> (i : dense), crdWidth = 4
(i) -> (i : dense), crdWidth = true
(i) -> (i : dense), width = 4
(i, j) -> (j : batch, i : compressed(nonordered))
(i, j) -> (j : dense, i : batch)
(i, j) -> (j : dense, i : singleton)
(i, j) -> (i : loose_compressed(nonunique), j : singleton(soa, nonunique))
(i, j) -> (i : dense)
(i, j) -> (i + j : dense, j : dense)
(i, j) -> (i : dense, j : structured[2, 3])
(i, j) -> (i : compressed, j : structured[2, 3])
(i, j) -> (i : dense, j floordiv 3 : dense, j mod 3 : structured[2, 3])
(i, j) -> (i : dense, j floordiv 3 : dense, j mod 3 : structured[2, 4])
(i, j) -> (i floordiv 3 : dense, j floordiv 2 : dense, i mod 3 : dense, j mod 2 : structured[1, 2])
";

/// The text that a tool prints, and its first error without the location.
type Answer = (String, Option<String>);

/// Between programs of one line each.
const SEPARATOR: &str = "// -----\n";

/// The answers to programs of one line each.
fn answers(programs: &[String], text: &str, messages: &str) -> Vec<Answer> {
    let texts: Vec<&str> = text.split(SEPARATOR).collect();
    assert_eq!(texts.len(), programs.len(), "{messages}");
    let answer = |(index, text): (usize, &&str)| {
        let place = format!("t.mlir:{}:", 2 * index + 1);
        let errors = messages.lines().filter(|line| line.starts_with(&place));
        let error = errors.filter_map(|line| line.split_once(": error: ")).next();
        let error = error.map(|(_, message)| message.to_owned());
        (if error.is_none() { (*text).to_owned() } else { String::new() }, error)
    };
    texts.iter().enumerate().map(answer).collect()
}

/// Asserts that the programs have the same answers here and in `mlir-opt`, with at least `least` accepted and refused
/// ones.
fn alike(dialect: &str, programs: impl Iterator<Item = String>, least: usize) {
    let (Some(tool), Some(include)) = (oracle("mlir-opt"), oracle_include()) else { return };
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), dialect);
    let include = include.to_str().expect("a path").to_owned();
    let programs: Vec<String> = programs.collect();
    // Each tool loads the dialect once, for all programs.
    folder.write("t.mlir", &programs.join(SEPARATOR));
    let split = ["--split-input-file", "t.mlir"];
    let output = Command::new(&tool).args(split).current_dir(folder.path()).output().expect("it runs");
    let theirs = answers(
        &programs,
        &String::from_utf8(output.stdout).expect("text"),
        &String::from_utf8_lossy(&output.stderr),
    );
    let (_, text, messages) = opt(&folder, &[&["-I", &include, "--load", dialect][..], &split].concat());
    let ours = answers(&programs, &text, &messages);
    let (mut accepted, mut refused, mut differences) = (0, 0, Vec::new());
    for (program, (theirs, ours)) in programs.iter().zip(theirs.iter().zip(&ours)) {
        *(if theirs.1.is_none() { &mut accepted } else { &mut refused }) += 1;
        let is_alike = ours.0 == theirs.0 && ours.1.is_some() == theirs.1.is_some();
        if !is_alike {
            differences.push(format!("{program}\n  ours: {ours:?}\n  mlir-opt: {theirs:?}"));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert!(accepted >= least && refused >= least, "{accepted} accepted, {refused} refused");
}

#[test]
fn types_of_spirv_are_those_of_its_grammar() {
    let types = SPIRV.lines().filter(|line| !line.is_empty());
    alike("spirv", types.map(|ty| format!("func.func private @f(!spirv.{ty})\n")), 20);
}

#[test]
fn encodings_of_sparse_tensors_are_checked() {
    let encodings = ENCODINGS.lines().filter(|line| !line.is_empty());
    let program = |encoding: &str| {
        let shape = if encoding.contains('j') { "6x6" } else { "6" };
        format!(
            "func.func private @f(tensor<{shape}xf32, #sparse_tensor.encoding<{{ map = {encoding} }}>>)\n"
        )
    };
    alike("sparse_tensor", encodings.map(program), 10);
}

#[test]
fn decorations_of_members_have_one_order() {
    let (Some(_), Some(include)) = (oracle("mlir-opt"), oracle_include()) else { return };
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "decorations");
    let include = include.to_str().expect("a path").to_owned();
    let program = "func.func private @g(!spirv.struct<(i8 [Volatile, NonReadable, Flat])>)
func.func @f(%a: !spirv.struct<(i8 [Flat, Volatile, NonReadable])>) {
  call @g(%a) : (!spirv.struct<(i8 [NonReadable, Flat, Volatile])>) -> ()
  return
}
";
    folder.write("t.mlir", program);
    let (accepts, text, messages) = opt(&folder, &["-I", &include, "--load", "spirv", "t.mlir"]);
    assert!(accepts, "{messages}");
    assert_eq!(text.matches("[Flat, Volatile, NonReadable]").count(), 3, "{text}");
}
