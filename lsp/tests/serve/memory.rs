//! Memory of a server whose definitions change repeatedly.

use crate::client::{Client, folder};
use isogloss_lsp::Options;
use serde_json::json;
use std::process::Command;

/// Set in a child process that runs the server alone: other tests in this process allocate memory, too.
const ALONE: &str = "ISOGLOSS_TEST_ALONE";

/// The memory of this process in kilobytes, if the system reports it.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Each edit gives the dialect other records, so that its tables are rebuilt for the IR that names it.
fn definitions(number: usize) -> String {
    let mut text =
        "include \"isogloss/Op.td\"\ndef Toy_Dialect : Dialect { let name = \"toy\"; }\n".to_owned();
    for op in 0..4 {
        text.push_str(&format!(
            "def Toy_Op{op} : Op<Toy_Dialect, \"op{op}\"> {{\n  let summary = \"version {number}\";\n  \
             let arguments = (ins F32:$in);\n  let results = (outs F32:$out);\n  \
             let assemblyFormat = \"$in attr-dict\";\n}}\n"
        ));
    }
    text
}

#[test]
fn memory_does_not_grow_with_reloads() {
    /// Kilobytes for a thousand reloads of four operations.
    const MOST: u64 = 64 << 10;
    if resident().is_none() {
        return;
    }
    if std::env::var_os(ALONE).is_none() {
        let program = std::env::current_exe().expect("this program");
        let run = Command::new(program)
            .args(["--exact", "memory::memory_does_not_grow_with_reloads", "--nocapture"])
            .env(ALONE, "1")
            .output()
            .expect("the test alone");
        let output = String::from_utf8_lossy(&run.stdout);
        assert!(run.status.success(), "{output}{}", String::from_utf8_lossy(&run.stderr));
        return;
    }
    let folder = folder("memory", &[]);
    let mut client = Client::start(&folder, Options::default(), &["utf-16"]);
    let (td, ir) =
        (format!("file://{}/toy.td", folder.display()), format!("file://{}/a.mlir", folder.display()));
    client.open(&td, &definitions(0));
    client.open(&ir, "func.func @f(%a: f32) {\n  %b = toy.op3 %a\n  return\n}\n");
    let mut reload = |number: usize| {
        client.change(&td, json!([{ "text": definitions(number) }]));
        assert_eq!(client.current(&td), [] as [serde_json::Value; 0]);
        let at = json!({ "textDocument": { "uri": ir }, "position": { "line": 1, "character": 3 } });
        let hover = client.request("textDocument/hover", at).expect("a hover");
        assert!(hover["contents"]["value"].as_str().is_some_and(|text| text.contains("%b : f32")), "{hover}");
    };
    (1..=50).for_each(&mut reload);
    let before = resident().expect("the memory");
    (51..=1_050).for_each(&mut reload);
    let after = resident().expect("the memory");
    println!("{before} kB before, {after} kB after a thousand reloads");
    assert!(after.saturating_sub(before) <= MOST, "{before} kB before, {after} kB after");
    client.stop();
}
