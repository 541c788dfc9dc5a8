//! `isogloss bytecode`, and bytecode in `isogloss opt`, run from a shell.

use isogloss_tests::Folder;
use std::fs;
use std::process::{Command, Output};

const FILE: &str = r#"module @m attributes {t.a = dense_resource<blob> : tensor<2xi8>} {
  func.func private @f(i32)
  "t.a"() {b = !t.opaque} : () -> () loc("here":1:2)
}
{-# dialect_resources: { builtin: { blob: "0x400000000102" } } #-}
"#;

/// A folder with the file as text.
fn folder(name: &str) -> Folder {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), name);
    folder.write("m.mlir", FILE);
    folder
}

fn run(folder: &Folder, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_isogloss"));
    command.current_dir(folder.path()).args(arguments).output().expect("the command can be run")
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("UTF-8")
}

/// The file as bytecode, written to `m.mlirbc`.
fn written(name: &str) -> Folder {
    let folder = folder(name);
    let emit = ["opt", "--allow-unregistered-dialect", "--emit-bytecode", "m.mlir"];
    let printed = run(&folder, &emit);
    assert!(printed.status.success(), "{}", text(printed.stderr));
    let saved = run(&folder, &[&emit[..], &["-o", "m.mlirbc"]].concat());
    assert_eq!((saved.status.success(), saved.stdout), (true, Vec::new()));
    assert_eq!(fs::read(folder.path().join("m.mlirbc")).expect("it was written"), printed.stdout);
    folder
}

#[test]
fn bytecode_goes_to_standard_output_and_to_a_file() {
    let folder = written("bytecode-opt");
    let back = run(&folder, &["opt", "--allow-unregistered-dialect", "m.mlirbc"]);
    let direct = run(&folder, &["opt", "--allow-unregistered-dialect", "m.mlir"]);
    assert_eq!(text(back.stdout), text(direct.stdout));
}

#[test]
fn a_file_is_shown_as_text() {
    let folder = written("bytecode-text");
    let shown = run(&folder, &["bytecode", "m.mlirbc"]);
    let shown = text(shown.stdout);
    let expected = [
        "bytecode version 6, written by Isogloss",
        "\nsections\n  Dialect",
        "  Resource                 66 bytes at ",
        ", aligned to 64\n",
        "\ncounts\n  operations 3\n  blocks 1\n",
        "\n  resources 1\n",
        "\ndialects\n  builtin: 1 operations of 1 names, ",
        "  func: 1 operations of 1 names, 0 attributes (0 as text), 0 types (0 as text)\n",
        "  t: 1 operations of 1 names, 0 attributes (0 as text), 1 types (1 as text)\n",
        "\nlargest resources\n          66 bytes at ",
        ": builtin \"blob\" (blob)\n",
    ];
    for part in expected {
        assert!(shown.contains(part), "{part:?} in:\n{shown}");
    }
}

#[test]
fn a_file_is_shown_as_json() {
    let folder = written("bytecode-json");
    let shown = text(run(&folder, &["bytecode", "--format", "json", "m.mlirbc"]).stdout);
    let size = fs::metadata(folder.path().join("m.mlirbc")).expect("it was written").len();
    let value: serde_json::Value = serde_json::from_str(&shown).expect("it is JSON");
    assert_eq!(value["version"], 6);
    assert_eq!(value["size"], size);
    assert_eq!(value["operations"], 3);
    assert_eq!(value["dialects"][1]["name"], "func");
    assert_eq!(value["dialects"][2]["types_as_text"], 1);
    let sections = value["sections"].as_array().expect("a list");
    assert!(
        sections.iter().any(|section| section["name"] == "Resource" && section["alignment"] == 64),
        "{shown}"
    );
    let resource = &value["largest_resources"][0];
    assert_eq!(
        (&resource["key"], &resource["size"], &resource["kind"]),
        (&"blob".into(), &66.into(), &"blob".into())
    );
}

#[test]
fn everything_is_shown_with_its_offset() {
    let folder = written("bytecode-dump");
    let shown = text(run(&folder, &["bytecode", "--dump", "m.mlirbc"]).stdout);
    assert!(shown.lines().all(|line| u64::from_str_radix(&line[..8], 16).is_ok()), "{shown}");
    for part in
        ["section String, ", "operation \"t.a\"", "type 4, t: \"!t.opaque\\0\"", "string 0: \"builtin\""]
    {
        assert!(shown.contains(part), "{part:?} in:\n{shown}");
    }
}

#[test]
fn what_is_no_bytecode_is_an_error() {
    let folder = folder("bytecode-wrong");
    let shown = run(&folder, &["bytecode", "m.mlir"]);
    assert_eq!(shown.status.code(), Some(1));
    let said = text(shown.stderr);
    assert!(said.starts_with("m.mlir:0:0: error: "), "{said}");
}
