//! `isogloss opt` compared with `mlir-opt`: the same flags give the same text, messages and exit code.

use std::fs;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use isogloss_tests::{Folder, oracle};

/// An exit code, standard output and standard error.
type Answer = (i32, String, String);

const UNKNOWN: &str = "--allow-unregistered-dialect";

const CONSTANTS: &str = r#""t.a"() {x = dense<[1, 2, 3]> : tensor<3xi32>, y = dense<7> : tensor<9xi8>} : () -> ()
"#;

const LOCATED: &str = r#"#map = affine_map<(d0) -> (d0 + 1)>
func.func @f(%a: i32 loc("arg")) -> i32 {
  %b = "t.b"(%a) {m = #map, n = #map} : (i32) -> i32 loc(callsite("x" at "f.c":1:2))
  return %b : i32 loc(fused["p", "q"])
} loc(#here)
#here = loc("here")
"#;

/// Runs programs in a folder.
trait Shell {
    /// Runs a program in the folder.
    fn run(&self, command: Command, arguments: &[&str], input: &str) -> Answer;
    fn ours(&self, arguments: &[&str], input: &str) -> Answer;
    /// Our answer, which must equal the reference tool's if it is installed.
    fn both(&self, arguments: &[&str], input: &str) -> Answer;
}

impl Shell for Folder {
    fn run(&self, mut command: Command, arguments: &[&str], input: &str) -> Answer {
        let mut child = command
            .current_dir(self.path())
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command runs");
        // A program that does not read its input may close it.
        let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
        let Output { status, stdout, stderr } = child.wait_with_output().expect("the command ends");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        (status.code().expect("an exit code"), text(stdout), text(stderr))
    }

    fn ours(&self, arguments: &[&str], input: &str) -> Answer {
        let mut command = Command::new(env!("CARGO_BIN_EXE_isogloss"));
        command.arg("opt");
        self.run(command, arguments, input)
    }

    fn both(&self, arguments: &[&str], input: &str) -> Answer {
        let (code, text, messages) = self.ours(arguments, input);
        let ours = (code, text, without_help(&messages));
        if let Some(tool) = oracle("mlir-opt") {
            let theirs = self.run(Command::new(tool), arguments, input);
            assert_eq!(ours, theirs, "{arguments:?}");
        }
        ours
    }
}

/// Messages without help and its source lines, which the reference tool does not have.
fn without_help(messages: &str) -> String {
    let mut is_help = false;
    let lines = messages.split_inclusive('\n').filter(|line| {
        let is_headline =
            [": error: ", ": warning: ", ": note: "].iter().any(|severity| line.contains(severity));
        is_help = !is_headline && (is_help || line.contains(": help: "));
        !is_help
    });
    lines.collect()
}

/// The answer to a text on standard input.
fn both(name: &str, flags: &[&str], input: &str) -> Answer {
    Folder::new(env!("CARGO_TARGET_TMPDIR"), name).both(flags, input)
}

#[test]
fn unknown_dialects_are_for_the_flag_to_allow() {
    let text = "\"t.a\"() : () -> ()\n";
    assert_eq!(both("allowed", &[UNKNOWN], text).0, 0);
    let (code, printed, messages) = both("not-allowed", &[], text);
    assert_eq!((code, printed.as_str()), (1, ""));
    assert!(messages.contains("error: operation being parsed with an unregistered dialect"), "{messages}");
    let (code, _, messages) = both("unknown-type", &[], "func.func private @f(!t.x)\n");
    assert_eq!(code, 1);
    assert!(
        messages.contains("error: `!\"t\"<\"x\">` type created with unregistered dialect."),
        "{messages}"
    );
}

#[test]
fn a_note_is_at_the_operation_that_it_is_about() {
    let index_switch = |value: &str| {
        format!(
            "func.func @f(%a: index) {{\n  %0 = \"scf.index_switch\"(%a) <{{cases = array<i64>}}> ({{\n    \
                 scf.yield {value}\n  }}) : (index) -> i32\n  return\n}}\n"
        )
    };
    let loops = |before: &str, after: &str| {
        format!(
            "func.func @f(%a: i1) {{\n  \"scf.while\"() ({{\n    {before}\n  }}, {{\n    {after}\n  }}) : () -> \
                 ()\n  return\n}}\n"
        )
    };
    let inputs = [
        ("when returning from function", "llvm.func @f() -> i32 {\n  llvm.return\n}\n".to_owned()),
        (
            "region branch point",
            "func.func @f(%a: i1) {\n  %0 = scf.if %a -> i32 {\n    scf.yield\n  } else {\n    scf.yield\n  }\n  \
             return\n}\n"
                .to_owned(),
        ),
        ("terminator here", loops("scf.yield", "scf.yield")),
        ("terminator here", loops("scf.condition(%a)", "scf.condition(%a)")),
        ("see yield operation here", index_switch("")),
        ("returns 'index' here", index_switch("%a : index")),
    ];
    for (index, (note, input)) in inputs.iter().enumerate() {
        let (code, _, messages) = both(&format!("note-{index}"), &[], input);
        assert_eq!(code, 1);
        assert!(messages.contains(note), "{messages}");
    }
}

#[test]
fn flags_may_have_one_dash() {
    let arguments =
        ["-allow-unregistered-dialect", "-mlir-print-op-generic", "-mlir-elide-elementsattrs-if-larger=1"];
    let (code, printed, messages) = both("one-dash", &arguments, CONSTANTS);
    assert_eq!((code, messages.as_str()), (0, ""));
    assert!(printed.contains("dense_resource<__elided__>"), "{printed}");
}

#[test]
fn colours_are_those_of_the_reference_tool() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "colour");
    for input in ["\"t.a\"(", "func.func @f() {\n\t%0 = \"t.b\"() : () -> i32\n\treturn %0 : i32\n}\n"] {
        let ours = folder.ours(&["--color=always", UNKNOWN], input);
        assert!(ours.2.contains("\x1b[0;1;31merror: \x1b[0m"), "{}", ours.2);
        if let Some(tool) = oracle("mlir-opt") {
            assert_eq!(ours, folder.run(Command::new(tool), &["--color", UNKNOWN], input));
        }
        let never = folder.ours(&["--color=never", UNKNOWN], input);
        assert!(!never.2.contains('\x1b'), "{}", never.2);
    }
}

#[test]
fn each_way_of_printing_is_a_flag() {
    for flags in [
        &["--mlir-print-op-generic"][..],
        &["--mlir-print-debuginfo"],
        &["--mlir-print-local-scope"],
        &["--mlir-print-debuginfo", "--mlir-print-local-scope"],
        &["--mlir-print-debuginfo", "--mlir-print-op-generic"],
        &[],
    ] {
        let arguments: Vec<&str> = flags.iter().copied().chain([UNKNOWN]).collect();
        let (code, printed, _) = both("printing", &arguments, LOCATED);
        assert_eq!(code, 0);
        assert_eq!(printed.contains("loc("), flags.contains(&"--mlir-print-debuginfo"), "{flags:?}");
        assert_eq!(
            printed.contains("\"func.func\""),
            flags.contains(&"--mlir-print-op-generic"),
            "{flags:?}"
        );
    }
}

#[test]
fn large_constants_are_elided_or_written_as_bytes() {
    for (flag, found) in [
        ("--mlir-elide-elementsattrs-if-larger=2", "dense_resource<__elided__>"),
        ("--mlir-elide-elementsattrs-if-larger=3", "dense<[1, 2, 3]>"),
        ("--mlir-print-elementsattrs-with-hex-if-larger=2", "dense<\"0x0100"),
        ("--mlir-print-elementsattrs-with-hex-if-larger=-1", "dense<[1, 2, 3]>"),
    ] {
        let (_, printed, _) = both("constants", &[UNKNOWN, flag], CONSTANTS);
        assert!(printed.contains(found), "{flag}: {printed}");
    }
}

#[test]
fn notes_show_operations_as_they_would_be_printed() {
    let text = r#""func.func"() {a = dense<[1, 2, 3]> : tensor<3xi8>} : () -> ()"#;
    for (flag, found) in [
        ("--mlir-print-debuginfo", "loc(\"<stdin>\":1:1)\n"),
        ("--mlir-print-elementsattrs-with-hex-if-larger=2", "dense<\"0x010203\">"),
        ("--mlir-print-op-generic", "dense<[1, 2, 3]>"),
    ] {
        let (code, _, messages) = both("notes", &[flag], text);
        assert_eq!(code, 1);
        assert!(messages.contains(found), "{flag}: {messages}");
    }
}

#[test]
fn parts_are_files_of_their_own() {
    let text = "func.func private @a()\n// -----\nfunc.func @b() {\n// -----\n\"t.c\"() : () -> ()\n";
    let (code, printed, messages) = both("split", &[UNKNOWN, "--split-input-file"], text);
    assert_eq!((code, printed.matches("// -----").count()), (1, 2));
    assert!(messages.contains("<stdin>:3:17: error"), "{messages}");
    // Without the flag it is one file with a comment.
    assert_eq!(both("one-file", &[UNKNOWN], &text.replace("{\n", "{ return }\n")).0, 0);
}

#[test]
fn one_operation_may_be_all_there_is() {
    let (code, printed, _) = both("no-module", &["--no-implicit-module"], "func.func private @a()\n");
    assert_eq!((code, printed.as_str()), (0, "func.func private @a()\n\n"));
    let (code, ..) = both("two", &["--no-implicit-module"], "module {}\nmodule {}\n");
    assert_eq!(code, 1);
    assert!(both("module", &[], "module {}\nmodule {}\n").1.starts_with("module {\n  module {\n"));
}

#[test]
fn the_input_is_a_file_or_standard_input() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "input");
    folder.write("a.mlir", LOCATED);
    let debug = "--mlir-print-debuginfo";
    let (code, printed, _) = folder.both(&[UNKNOWN, debug, "a.mlir"], "");
    assert!(code == 0 && printed.contains("loc(\"a.mlir\":0:0)"), "{printed}");
    for arguments in [&[UNKNOWN, debug, "-"][..], &[UNKNOWN, debug]] {
        let (code, printed, _) = folder.both(arguments, LOCATED);
        assert!(code == 0 && printed.contains("loc(\"<stdin>\":0:0)"), "{printed}");
    }
    let (code, printed, messages) = folder.ours(&["missing.mlir"], "");
    assert_eq!((code, printed.as_str()), (1, ""));
    assert!(messages.starts_with("error: missing.mlir: "), "{messages}");
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "output");
    let arguments = ["-o", "out.mlir"];
    assert_eq!(folder.ours(&arguments, "module {}"), (0, String::new(), String::new()));
    assert_eq!(folder.read("out.mlir"), "module {\n}\n\n");
    let written =
        || fs::metadata(folder.path().join("out.mlir")).and_then(|found| found.modified()).expect("a time");
    let before = written();
    assert_eq!(folder.ours(&arguments, "module {}").0, 0);
    assert_eq!(before, written(), "an unchanged file is left alone");
    assert_eq!(folder.ours(&arguments, "module {").0, 1);
    assert_eq!(folder.read("out.mlir"), "module {\n}\n\n");
    let left = folder.names("").len();
    assert_eq!(left, 1, "no other file is left");
}

#[test]
fn expected_diagnostics_are_compared_with_those_told() {
    let flags = [UNKNOWN, "--split-input-file", "--verify-diagnostics"];
    for (name, code) in [("met", 0), ("unmet", 1)] {
        let text =
            fs::read_to_string(format!("{}/tests/diagnostics/{name}.mlir", env!("CARGO_MANIFEST_DIR")))
                .expect("the input");
        let (found, _, messages) = both(name, &flags, &text);
        assert_eq!(found, code, "{name}: {messages}");
        assert_eq!(messages.is_empty(), code == 0, "{name}: {messages}");
    }
    // The library of regular expressions words the reason.
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "invalid");
    let (code, _, messages) = folder.ours(&flags, "// expected-error-re {{a {{[}} b}}\n");
    assert_eq!(code, 1);
    assert!(messages.starts_with("<stdin>:1:4: error: invalid regex: "), "{messages}");
}

#[test]
fn contiguous_layouts_are_lowered_to_what_the_reference_tool_reads() {
    let input = "\
func.func @f(%arg0: memref<4x3xf32, contiguous<[1, 0]>>, %arg1: memref<?x?xf32, contiguous<2, offset: ?>>) \
attributes {t = memref<2x2xi8, contiguous<[1, 0], offset: 4>>} {
  return
}
";
    let lowered = "\
#map = affine_map<(d0, d1)[s0] -> (d0, d1 + s0)>
module {
  func.func @f(%arg0: memref<4x3xf32, strided<[1, 4]>>, %arg1: memref<?x?xf32, #map>) \
attributes {t = memref<2x2xi8, strided<[1, 2], offset: 4>>} {
    return
  }
}

";
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "lower");
    assert_eq!(folder.ours(&["--lower-contiguous", "-"], input), (0, lowered.to_owned(), String::new()));
    assert_eq!(folder.both(&["-"], lowered), (0, lowered.to_owned(), String::new()));
    // Without the flag they are unchanged.
    assert!(folder.ours(&["-"], input).1.contains("contiguous<2, offset: ?>"));
}

/// The exit code and the messages of a command that must not end by a signal.
fn ends(folder: &Folder, arguments: &[&str]) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_isogloss"))
        .current_dir(folder.path())
        .args(arguments)
        .stdout(Stdio::null())
        .output()
        .expect("the command runs");
    (output.status.code().expect("an exit code"), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn nesting_beyond_a_limit_is_an_error_and_with_a_raised_limit_it_is_read() {
    const LEVELS: usize = 60;
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "deep");
    let user = |value: String| format!("\"t.a\"() {{a = {value}}} : () -> ()\n");
    let nested = |open: &str, inner: &str, close: &str| open.repeat(LEVELS) + inner + &close.repeat(LEVELS);
    let inputs = [
        user(nested("[", "", "]")),
        user(nested("{a = ", "unit", "}")),
        user(nested("tuple<", "i8", ">")),
        user(nested("!llvm.array<1 x ", "i8", ">")),
        user(nested("(", "i8", ") -> ()")),
        user(format!("affine_map<(d0) -> ({})>", nested("(", "d0", ")"))),
        user(format!("affine_set<(d0) : ({} >= 0)>", nested("(-", "d0", ")"))),
        format!("\"t.a\"() : () -> () loc({})\n", nested("callsite(\"a\" at ", "\"b\"", ")")),
        format!("\"t.a\"() : () -> () loc({})\n", nested("\"a\"(", "\"b\"", ")")),
        "\"t.a\"() ({\n".repeat(LEVELS) + &"}) : () -> ()\n".repeat(LEVELS),
    ];
    let (low, max) = (["--max-nesting", "40"], ["--max-nesting", "4000000000"]);
    for input in inputs {
        folder.write("a.mlir", &input);
        for form in ["--mlir-print-debuginfo", "--emit-bytecode"] {
            let (code, messages) = ends(&folder, &[&["opt", UNKNOWN, form, "a.mlir"][..], &low].concat());
            let is_limit = messages.contains("nesting is deeper than the limit of 40 levels");
            assert!(code == 1 && is_limit, "{form}, {code}: {}: {messages}", &input[..60]);
            let (code, messages) = ends(&folder, &[&["opt", UNKNOWN, form, "a.mlir"][..], &max].concat());
            assert_eq!((code, messages.as_str()), (0, ""), "{form}: {}", &input[..60]);
        }
    }
    // The text of an unknown dialect has no nesting.
    folder.write("a.mlir", &user(nested("#t<b<", "", ">>")));
    assert_eq!(ends(&folder, &[&["opt", UNKNOWN, "a.mlir"][..], &low].concat()), (0, String::new()));
    folder.write("a.td", &format!("def D {{ int a = {}; }}\n", nested("!add(1, ", "0", ")")));
    let (code, messages) = ends(&folder, &[&["records", "a.td"][..], &low].concat());
    assert!(code == 1 && messages.contains("error"), "{code}: {messages}");
    assert_eq!(ends(&folder, &[&["records", "a.td"][..], &max].concat()), (0, String::new()));
    folder.write("a.td", "class A<int a> { int r = !if(!lt(a, 30), A<!add(a, 1)>.r, a); }\ndef R : A<0>;\n");
    let (code, messages) = ends(&folder, &["records", "a.td", "--max-depth", "20"]);
    assert!(code == 1 && messages.contains("more than 20 levels deep"), "{code}: {messages}");
    assert_eq!(ends(&folder, &["records", "a.td", "--max-depth", "4000000000"]), (0, String::new()));
}

#[test]
fn a_file_is_written_as_a_whole_or_not_at_all() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "whole");
    let opt =
        |arguments: &[&str], input: &str| folder.ours(&[arguments, &["-o", "out.mlir"]].concat(), input);
    assert_eq!(opt(&[], "module {\n"), {
        let (code, _, messages) = folder.ours(&[], "module {\n");
        (code, String::new(), messages)
    });
    assert!(folder.names(".").is_empty(), "{:?}", folder.names("."));
    assert_eq!(opt(&[UNKNOWN], CONSTANTS), (0, String::new(), String::new()));
    let (_, printed, _) = folder.ours(&[UNKNOWN], CONSTANTS);
    assert_eq!((folder.names("."), folder.read("out.mlir")), (vec!["out.mlir".to_owned()], printed.clone()));
    let written =
        || fs::metadata(folder.path().join("out.mlir")).and_then(|file| file.modified()).expect("a time");
    let first = written();
    for (flags, input) in
        [(&[][..], "\"t.a\"() : () -> ()\n"), (&[UNKNOWN], CONSTANTS), (&["--emit-bytecode"], "module")]
    {
        opt(flags, input);
        assert_eq!((written(), folder.read("out.mlir")), (first, printed.clone()), "{input}");
    }
    // Parts before an invalid one are written to standard output, but not to a file.
    let parts = "module {}\n// -----\nmodule {\n// -----\nmodule {}\n";
    assert_eq!(opt(&["--split-input-file"], parts).0, 1);
    assert_eq!((folder.names("."), folder.read("out.mlir")), (vec!["out.mlir".to_owned()], printed));
    assert_eq!(opt(&["--split-input-file"], &parts.replace("module {\n", "module {}\n")).0, 0);
    assert_eq!(folder.read("out.mlir").matches("module {\n}\n").count(), 3);
    let (code, _, messages) = folder.ours(&["-o", "no/folder.mlir"], "module {}\n");
    assert_eq!((code, messages.contains("error: no/folder.mlir: ")), (1, true), "{messages}");
}

/// Sixty tuples that have the one before twice: a text of 2^60 bytes is written as far as somebody reads it.
#[test]
#[cfg(unix)]
fn an_endless_text_ends_with_its_reader() {
    use std::io::Read as _;
    let tuples: String = (1..60).map(|at| format!("!a{at} = tuple<!a{0}, !a{0}>\n", at - 1)).collect();
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "endless");
    folder.write("a.mlir", &format!("!a0 = i8\n{tuples}%0 = \"t.a\"() : () -> !a59\n"));
    let mut child = Command::new(env!("CARGO_BIN_EXE_isogloss"))
        .current_dir(folder.path())
        .args(["opt", UNKNOWN, "a.mlir"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let mut beginning = vec![0; 1 << 20];
    child.stdout.take().expect("a pipe").read_exact(&mut beginning).expect("a long text");
    let output = child.wait_with_output().expect("the command ends");
    let messages = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{messages}");
    assert!(messages.starts_with("error: standard output: "), "{messages}");
}
