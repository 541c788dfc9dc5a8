//! `isogloss query` run from a shell: output and exit codes.

use isogloss_tests::Folder;
use std::process::Command;

const FILE: &str = r#"module attributes {dlti.map = #dlti.map<"L1" = 1>} {
  func.func private @f() attributes {
    dlti.target_system_spec = #dlti.target_system_spec<"CPU": #dlti.target_device_spec<
      "cache" = #dlti.map<"L1" = #dlti.map<"size_in_bytes" = 65536 : i32>,
        "L1d" = #dlti.map<"size_in_bytes" = 32768 : i32>, i32 = "four", "i32" = 4>>>}
  module @inner { func.func private @g() }
}
"#;

/// The exit code, standard output and standard error; FILE is `query.mlir`.
fn query(name: &str, arguments: &[&str]) -> (Option<i32>, String, String) {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), name);
    folder.write("query.mlir", FILE);
    let mut command = Command::new(env!("CARGO_BIN_EXE_isogloss"));
    let output = command.current_dir(folder.path()).args(["query", "query.mlir"]).args(arguments).output();
    let output = output.expect("the command can be run");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// 'dlti' Dialect: `transform.dlti.query ["CPU","cache","L1","size_in_bytes"] at %op` "gives back the
/// first leaf value contained".
// dlti-dialect:63: transform.dlti.query ["CPU","cache","L1","size_in_bytes"] at %op
// dlti-dialect:63: transform.dlti.query ["CPU","cache","L1d","size_in_bytes"] at %op
#[test]
fn a_path_of_keys_leads_to_a_value() {
    for (arguments, value) in [
        (&["@f", "CPU", "cache", "L1", "size_in_bytes"] as &[&str], "65536 : i32\n"),
        (&["@f", "CPU", "cache", "L1d", "size_in_bytes"], "32768 : i32\n"),
        (&["@f", "CPU", "cache", "i32"], "\"four\"\n"),
        (&["@f", "CPU", "cache", "\"i32\""], "4 : i64\n"),
        (&["@inner::@g", "L1"], "1 : i64\n"),
        (&["L1"], "1 : i64\n"),
    ] {
        let (code, printed, said) = query("path", arguments);
        assert_eq!((code, printed.as_str()), (Some(0), value), "{arguments:?}: {said}");
        assert!(said.contains("query.mlir:3:61: warning: old spelling; use `=`"), "{said}");
    }
    let json = r#"{"kind": "dlti", "keys": ["\"L1\""], "ok": true, "value": "1 : i64"}"#;
    assert_eq!(query("json", &["--format", "json", "L1"]).1, format!("{json}\n"));
}

// dlti-dialect:61: the only successful query is: transform.dlti.query ["CPU::cache::L1::size_in_bytes"] at %op
#[test]
fn a_failed_query_says_where() {
    let (code, printed, said) = query("failed", &["@inner::@g", "L2"]);
    assert_eq!((code, printed.as_str()), (Some(1), ""));
    assert!(said.contains("query.mlir:6:19: error: target op of failed DLTI query"), "{said}");
    assert!(
        said.contains("query.mlir:1:1: note: key \"L2\" has no DLTI-mapping per attr: #dlti.map"),
        "{said}"
    );
    let (code, printed, _) = query("failed_json", &["--format", "json", "@inner::@g", "L2"]);
    assert_eq!(code, Some(1));
    assert!(printed.contains("\"ok\": false, \"message\": \"target op of failed DLTI query\", \"line\": 6"));
    let (code, _, said) = query("unknown", &["@h", "L2"]);
    assert_eq!((code, said.lines().last()), (Some(1), Some("error: no symbol @h")));
    let (code, _, said) = query("old", &["--no-old-syntax", "L1"]);
    assert_eq!(code, Some(1));
    assert!(said.contains("error: expected '='"), "{said}");
}
