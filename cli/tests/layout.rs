//! `isogloss layout` run from a shell: output and exit codes.

use isogloss_tests::{Folder, TemporaryFile};
use std::path::PathBuf;
use std::process::{Command, Output};

const X86: &str = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
const I386: &str = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128";
const RECORD: &str = "!llvm.struct<(i8, ptr, i8, i64)>";

fn layout(arguments: &[&str]) -> Output {
    let command = Command::new(env!("CARGO_BIN_EXE_isogloss")).arg("layout").args(arguments).output();
    command.expect("the command can be run")
}

/// The output for valid arguments.
fn printed(arguments: &[&str]) -> String {
    let output = layout(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {errors}");
    assert_eq!(errors, "", "{arguments:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The exit code and the first line of the message for invalid arguments.
fn refused(arguments: &[&str]) -> (Option<i32>, String) {
    let output = layout(arguments);
    assert!(output.stdout.is_empty(), "{arguments:?}");
    let errors = String::from_utf8_lossy(&output.stderr);
    (output.status.code(), errors.lines().next().unwrap_or_default().to_owned())
}

#[test]
fn text_has_a_table_a_map_and_remarks() {
    let expected = "\
!llvm.struct<(i8, ptr, i8, i64)>
  size       32 bytes (256 bits)
  alignment  8 bytes (ABI), 8 bytes (preferred)

     offset  size  align  field
  a       0     1      1  0: i8
  ·       1     7         padding
  b       8     8      8  1: !llvm.ptr
  c      16     1      1  2: i8
  ·      17     7         padding
  d      24     8      8  3: i64

  0000  a·······
  0008  bbbbbbbb
  0010  c·······
  0018  dddddddd

  14 of 32 bytes are padding
  in the order (!llvm.ptr, i64, i8, i8) it would take 24 bytes, 8 less
  decided by i8 = dense<8> : vector<2xi64>
  decided by !llvm.ptr = dense<64> : vector<4xi64>
  decided by i64 = dense<64> : vector<2xi64>
";
    assert_eq!(printed(&[RECORD, "--datalayout", X86]), expected);
}

#[test]
fn json_is_one_object_to_a_line() {
    let expected = r#"{"kind": "type", "type": "!llvm.struct<(i8, i64)>", "size": 12, "bits": 96, "abi": 4, "preferred": 4, "index": null, "fields": [{"path": "0", "type": "i8", "offset": 0, "size": 1, "alignment": 1}, {"path": "1", "type": "i64", "offset": 4, "size": 8, "alignment": 4}], "holes": [{"offset": 1, "size": 3}], "entries": [], "reorder": []}"#;
    assert_eq!(printed(&["!llvm.struct<(i8, i64)>", "--format", "json"]), format!("{expected}\n"));
}

#[test]
fn a_difference_is_shown_in_each_format() {
    let diff = |format| printed(&[RECORD, "--datalayout", X86, "--diff", I386, "--format", format]);
    let text = "\
!llvm.struct<(i8, ptr, i8, i64)>

  field         offset   size     align
  0: i8         0        1        1
* 1: !llvm.ptr  8 → 4    8 → 4    8 → 4
* 2: i8         16 → 8   1        1
* 3: i64        24 → 12  8        8 → 4
* whole                  32 → 20  8 → 4
";
    assert_eq!(diff("text"), text);
    let json = r#"{"kind": "diff", "type": "!llvm.struct<(i8, ptr, i8, i64)>", "old_size": 32, "new_size": 20, "old_abi": 8, "new_abi": 4, "fields": [{"path": "0", "type": "i8", "old_offset": 0, "new_offset": 0, "moved": false}, {"path": "1", "type": "!llvm.ptr", "old_offset": 8, "new_offset": 4, "moved": true}, {"path": "2", "type": "i8", "old_offset": 16, "new_offset": 8, "moved": true}, {"path": "3", "type": "i64", "old_offset": 24, "new_offset": 12, "moved": true}]}"#;
    assert_eq!(diff("json"), format!("{json}\n"));
    let svg = diff("svg");
    assert_eq!((svg.matches("<svg").count(), svg.matches("<g ").count()), (1, 1));
    // Three of four fields move: on each side, in the rows and in the legend.
    assert!(svg.contains("moves to 4") && svg.contains("moved from 8"), "{svg}");
    assert_eq!(svg.matches("moves to").count(), 3);
    assert_eq!(svg.matches("moved from").count(), 3);
}

#[test]
fn a_specification_is_given_in_both_languages() {
    let spec = "#dlti.dl_spec<i64 = dense<64> : vector<2xi64>>";
    let by_spec = printed(&["!llvm.struct<(i8, i64)>", "--spec", spec, "--format", "json"]);
    let by_string = printed(&["!llvm.struct<(i8, i64)>", "--datalayout", "e-i64:64", "--format", "json"]);
    let size = |json: &str| json.split_once("\"size\": ").map(|(_, rest)| rest[..2].to_owned());
    assert_eq!((size(&by_spec), size(&by_string)), (Some("16".to_owned()), Some("16".to_owned())));
}

#[test]
fn a_file_is_answered_line_by_line() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/layout/golden/case_0000.mlir");
    let lines = printed(&["--format", "json", file.to_str().expect("UTF-8")]);
    assert!(lines.lines().count() > 5);
    assert!(lines.lines().all(|line| line.starts_with("{\"kind\": ")), "{lines}");
}

#[test]
fn types_of_a_file_are_drawn_in_their_scopes() {
    let text = r#"
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>>} {
  "t.a"() {query_type = !llvm.struct<(i8, i64)>} : () -> ()
}
"t.b"() {query_types = [!llvm.struct<(i8, i64)>, tensor<4xi8>]} : () -> ()
"#;
    let file = TemporaryFile::new("asks.mlir", text);
    let output = layout(&["--format", "text", file.to_str().expect("UTF-8")]);
    let (drawn, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(1), "one of the types has no layout");
    assert!(drawn.contains("size       16 bytes") && drawn.contains("size       12 bytes"), "{drawn}");
    assert!(errors.contains("asks.mlir") && errors.contains("tensor<4xi8>"), "{errors}");
    let svg = layout(&["--format", "svg", file.to_str().expect("UTF-8")]).stdout;
    let svg = String::from_utf8_lossy(&svg);
    assert_eq!((svg.matches("<svg").count(), svg.matches("class=\"title\"").count()), (1, 2), "{svg}");
    assert_eq!(svg.matches("<g transform=\"translate(0 ").count(), 1, "the second is below the first");
    let arguments = ["--format", "svg", "--diff", "e-i64:32", file.to_str().expect("UTF-8")];
    let svg = layout(&arguments).stdout;
    let svg = String::from_utf8_lossy(&svg);
    // Only queried types in the module move.
    assert_eq!((svg.matches("moves to 4").count(), svg.matches("<g ").count()), (1, 3), "{svg}");
}

#[test]
fn a_file_that_asks_for_nothing_has_no_picture() {
    let file = TemporaryFile::new("silent.mlir", "module {}");
    let message = "error: no `query_type` attributes found; nothing to draw";
    let arguments = ["--format", "svg", file.to_str().expect("UTF-8")];
    assert_eq!(refused(&arguments), (Some(1), message.to_owned()));
    assert_eq!(printed(&["--format", "text", file.to_str().expect("UTF-8")]), "");
}

/// Language reference of 2020, "Strided MemRef" and the layout map examples.
// langref:525: 33 + i + 64 * j
// langref:536: indices (i1, ..., in) and (j1, ..., jn) may not refer to the same memory address
#[test]
fn a_memref_has_addresses_and_an_extent() {
    let said = |ty: &str| {
        let printed = printed(&[ty]);
        printed
            .lines()
            .take_while(|line| !line.is_empty())
            .skip(1)
            .map(|line| line.trim().to_owned())
            .collect::<Vec<_>>()
    };
    let strided = [
        "strides [1, 64], offset 33, in elements",
        "needs 1035 elements from the base on (sizes times strides: 1066)",
        "4140 bytes",
    ];
    assert_eq!(said("memref<42x16xf32, strided<[1, 64], offset: 33>>"), strided);
    let aliasing = [
        "strides [4, 1], offset 0, in elements",
        "needs 13 elements from the base on (sizes times strides: 17)",
        "52 bytes",
        "the elements [0, 4] and [1, 0] have one address",
    ];
    assert_eq!(said("memref<3x5xf32, strided<[4, 1]>>"), aliasing);
    let tiled = "memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j floordiv 2, i mod 2, j mod 2)>>";
    assert!(printed(&[tiled]).contains("6 = 0,1,1,0"), "{}", printed(&[tiled]));
    let json = printed(&[tiled, "--format", "json"]);
    assert!(json.contains("\"bytes\": 64") && json.contains("\"places\": [\"0\", \"1\", \"4\""), "{json}");
    // Too many elements for a table.
    let large =
        "memref<256x512xf32, affine_map<(i, j) -> (i floordiv 128, j floordiv 256, i mod 128, j mod 256)>>";
    assert_eq!(said(large)[..], ["needs 131072 elements from the base on", "524288 bytes"]);
    // The size of an element comes from the data layout.
    assert!(printed(&["memref<4xindex>", "--spec", "#dlti.dl_spec<index = 32>"]).contains("  16 bytes\n"));
}

#[test]
fn mistakes_end_with_1_and_wrong_arguments_with_2() {
    for (arguments, code, message) in [
        (
            &["!llvm.struct<(i8, i64)"] as &[&str],
            1,
            "<type>:1:13: error: unbalanced '<' character in pretty dialect name",
        ),
        (
            &["tensor<4xi8>"],
            1,
            "error: neither the scoping op nor the type class provide data layout information for tensor<4xi8>",
        ),
        (
            &["i8", "--spec", "#dlti.dl_spec<i8 = 8 : i64>"],
            1,
            "<spec>: error: expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i8, 8 : i64>",
        ),
        (&["i8", "--spec", "unit"], 1, "error: unit is not a data layout specification"),
        (
            &["i8", "--datalayout", "e-i64"],
            1,
            "<datalayout>:1:3: error: malformed specification, must be of the form \"i<size>:<abi>[:<pref>]\"",
        ),
        (&["missing.mlir"], 1, "error: missing.mlir: No such file or directory (os error 2)"),
        (&[], 2, "error: the following required arguments were not provided:"),
        (&["i8", "--format", "png"], 2, "error: invalid value 'png' for '--format <FORMAT>'"),
        (
            &["missing.mlir", "--spec", "unit"],
            2,
            "error: `--spec` and `--datalayout` apply to a TYPE: a file has its own data layouts",
        ),
        (
            &["missing.mlir", "--datalayout", "e"],
            2,
            "error: `--spec` and `--datalayout` apply to a TYPE: a file has its own data layouts",
        ),
        (
            &["memref<4xi8>", "--diff", "e"],
            2,
            "error: `--diff` does not apply to a memref: the addresses of its elements depend on no data layout",
        ),
    ] {
        assert_eq!(refused(arguments), (Some(code), message.to_owned()), "{arguments:?}");
    }
}

#[test]
fn old_spellings_are_warned_of() {
    let output = layout(&["!llvm.struct<(i8, ptr<i8>)>"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stdout.starts_with(b"!llvm.struct<(i8, ptr)>\n"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        said.starts_with("<type>:1:19: warning: pointers have no element type: `ptr` is all that is kept\n"),
        "{said}"
    );
}

/// A dialect with rules that are read at run time, and a type with its layout in C++.
const LOADED: &str = r#"
include "isogloss/DataLayout.td"
def T_Dialect : Dialect { let name = "t"; let interfaces = [DataLayoutDialectInterface]; }
class T_Type<string name, string keyword, list<Trait> traits> : TypeDef<T_Dialect, name, traits> {
  let mnemonic = keyword;
}
def T_RecordType : T_Type<"Record", "record", [DataLayoutTypeInterface]> {
  let parameters = (ins ArrayRefParameter<"Type">:$fields);
  let assemblyFormat = "`<` $fields `>`";
  let dataLayout = StructLayout<["fields"]>;
}
def T_RefType : T_Type<"Ref", "ref", [DataLayoutTypeInterface]> { let dataLayout = PointerLayout<>; }
def T_CellType : T_Type<"Cell", "cell", [DeclareTypeInterfaceMethods<DataLayoutTypeInterface>]>;
"#;

#[test]
fn types_of_a_definition_file_have_layouts() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "layout_loaded");
    folder.write("t.td", LOADED);
    let said = "dialect `t`: Rust that runs in the compiled dialect only: 1 data layouts of types\n";
    let run = |arguments: &[&str]| {
        let command = Command::new(env!("CARGO_BIN_EXE_isogloss"))
            .arg("layout")
            .args(arguments)
            .current_dir(folder.path())
            .output();
        let Output { status, stdout, stderr } = command.expect("the command can be run");
        let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
        (status.code().unwrap_or(-1), text(stdout), text(stderr))
    };
    let (code, text, messages) = run(&["--dialect", "t.td", "!t.record<i8, !t.ref, i16>"]);
    assert_eq!((code, messages.as_str()), (0, said));
    assert!(text.contains("  size       24 bytes (192 bits)\n") && text.contains("1: !t.ref\n"), "{text}");
    let spec = "#dlti.dl_spec<!t.ref = dense<32> : vector<3xi64>>";
    let (_, text, _) = run(&["--dialect", "t.td", "!t.record<i8, !t.ref, i16>", "--spec", spec]);
    assert!(text.contains("  size       12 bytes (96 bits)\n"), "{text}");
    // By name, in a directory.
    let (code, text, _) = run(&["-I", ".", "--load", "t", "!t.record<i8, !t.ref, i16>", "--format", "json"]);
    assert!(code == 0 && text.contains("\"size\": 24"), "{text}");
    let (code, _, messages) = run(&["--dialect", "t.td", "!t.cell"]);
    assert_eq!(code, 1);
    assert!(messages.contains("type class provide data layout information for !t.cell"), "{messages}");
    let (code, _, messages) = run(&["--load", "nothing", "i8"]);
    assert!(code == 1 && messages.contains("no definition file defines a dialect `nothing`"), "{messages}");

    folder.write(
        "a.mlir",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<!t.ref = dense<16> : vector<3xi64>, !t.cell = \"C++\", \"t.key\" = 1>} {\n  \
         \"u.q\"() {query_types = [!t.ref, !t.record<i8, !t.ref>, !t.cell]} : () -> ()\n}\n",
    );
    let (code, lines, messages) = run(&["--dialect", "t.td", "a.mlir"]);
    assert_eq!((code, messages.as_str()), (0, said));
    let answers = [
        "\"type\": \"!t.ref\", \"size\": 2, \"bits\": 16, \"abi\": 2, \"preferred\": 2, \"index\": 16}",
        "\"type\": \"!t.record<i8, !t.ref>\", \"size\": 4, \"bits\": 32, \"abi\": 2, \"preferred\": 2, \"index\": null}",
        "\"type\": \"!t.cell\", \"unsupported\": true}",
    ];
    for answer in answers {
        assert!(lines.contains(answer), "{answer} in {lines}");
    }
}
