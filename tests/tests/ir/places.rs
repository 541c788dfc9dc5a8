//! The source location of a diagnostic on an operation: the position in the file of the
//! operation's location, followed by the call sites through which it was inlined, as the
//! reference tool prints them.

use std::process::Command;

use isogloss_tests::ir::ours;
use isogloss_tests::{Folder, oracle};

/// Locations of an operation in the second line of `FILE`.
const LOCATIONS: [&str; 29] = [
    r#""f":1"#,
    r#""f":0:0"#,
    r#""f":5:0"#,
    r#""f":1:2 to :3"#,
    r#""f":1:2 to 3:4"#,
    r#""FILE":1:2"#,
    // Places that the file does not have: it ends at the start of its fourth line.
    r#""FILE":9:9"#,
    r#""FILE":4:1"#,
    r#""FILE":4:2"#,
    r#""FILE":5:1"#,
    r#""FILE":1:24"#,
    r#""FILE":1:25"#,
    r#"unknown"#,
    r#""name""#,
    r#""name"("FILE":1:2)"#,
    r#"fused["a", "b":1:2]"#,
    r#"fused<"meta">["a", unknown]"#,
    // Calls, and where they lead when the callee is in no file.
    r#"callsite("FILE":1:1 at "FILE":1:2)"#,
    r#"callsite(unknown at "FILE":1:2)"#,
    r#"callsite("f":1:2 at unknown)"#,
    r#"callsite("a" at "b")"#,
    r#""n"("m"(callsite("a" at "b")))"#,
    r#"callsite(callsite("g":3:4 at "h":5:6) at "i":7:8)"#,
    r#"callsite("a":1:1 at callsite("b":1:1 at callsite("FILE":1:2 at "FILE":2:2)))"#,
    // Calls among fused locations: the first one counts.
    r#"fused["a":3:3, callsite("b":1:1 at "b":2:2)]"#,
    r#"fused["a", callsite("a" at "b"), callsite("a" at "f":1:2)]"#,
    r#"fused[callsite("a":1:1 at "a":2:2), callsite("b":1:1 at "b":2:2)]"#,
    r#"callsite("FILE":1:1 at fused["FILE":1:2, callsite("FILE":1:1 at "FILE":2:2)])"#,
    // More calls than are shown.
    r#"callsite("a":1:1 at callsite("b":1:1 at callsite("b":1:2 at callsite("b":1:3 at callsite("b":1:4 at
       callsite("b":1:5 at callsite("b":1:6 at callsite("b":1:7 at callsite("b":1:8 at callsite("b":1:9 at
       callsite("b":1:10 at callsite("b":1:11 at "b":1:12))))))))))))"#,
];

/// A function with an invalid `return` at that location.
fn input(location: &str) -> String {
    format!("func.func @f() -> i32 {{\n  return loc({})\n}}\n", location.replace("FILE", NAME))
}

const NAME: &str = "f.mlir";

fn messages(text: &str, flags: &[&str]) -> String {
    ours::run(flags, NAME, text.as_bytes().to_vec()).expect("known flags").messages
}

#[test]
fn messages_stand_where_the_reference_tool_puts_them() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "ir_places");
    for location in LOCATIONS {
        let text = input(location);
        folder.write(NAME, &text);
        let theirs =
            Command::new(&tool).arg(NAME).current_dir(folder.path()).output().expect("the tool starts");
        assert_eq!(messages(&text, &[]), String::from_utf8_lossy(&theirs.stderr), "{location}");
    }
}

#[test]
fn calls_are_shown_and_need_not_be_expected() {
    let called = r#"callsite("FILE":1:1 at "FILE":2:3)"#;
    let shown = messages(&input(called), &[]);
    let places: Vec<&str> =
        shown.lines().filter_map(|line| line.strip_prefix(NAME)?.split(": ").nth(1)).collect();
    assert_eq!(places, ["error", "note", "note"], "{shown}");
    assert!(shown.contains("f.mlir:2:3: note: called from\n"), "{shown}");
    let expecting =
        format!("// expected-error@+1 {{{{'func.return' op has 0 operands}}}}\n{}", input(called));
    let expecting = expecting.replace(":1:1", ":2:1").replace(":2:3", ":3:3");
    assert_eq!(messages(&expecting, &["--verify-diagnostics"]), "");
}

/// Locations that share their parts are many paths and few parts.
#[test]
fn shared_parts_are_visited_once() {
    let mut text = String::from("#l0 = loc(\"name\")\n");
    for level in 1..200 {
        let below = level - 1;
        text.push_str(&format!("#l{level} = loc(fused<\"{level}\">[\"x{level}\"(#l{below}), #l{below}])\n"));
    }
    text.push_str(&input("fused[#l199, \"FILE\":1:2]"));
    let shown = messages(&text, &[]);
    assert!(shown.starts_with("f.mlir:1:2: error: 'func.return' op has 0 operands"), "{shown}");
}
