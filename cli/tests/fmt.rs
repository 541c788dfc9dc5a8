//! `isogloss fmt`: its input and output files, its messages, and its exit codes.

use isogloss_tests::Folder;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// The exit code, standard output and standard error.
type Ran = (i32, String, String);

fn isogloss(folder: &Folder, arguments: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_isogloss"))
        .arg("fmt")
        .args(arguments)
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    // A command that reads no input may have ended.
    let _ = child.stdin.take().expect("standard input").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the command ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

/// A folder with an unformatted file, a formatted one, one in a hidden folder, and one with another extension.
fn folder() -> Folder {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "fmt");
    folder.write("a.td", "def  a ;\n");
    folder.write("sub/b.td", "def b;\n");
    folder.write(".hidden/c.td", "def  c ;\n");
    folder.write("d.txt", "def  d ;\n");
    folder
}

#[test]
fn files_of_directories_are_replaced() {
    let folder = folder();
    let before =
        fs::metadata(folder.path().join("sub/b.td")).and_then(|found| found.modified()).expect("a file");
    let (code, out, err) = isogloss(&folder, &["."], "");
    assert_eq!((code, &*out, &*err), (0, "", "1 file formatted, 1 unchanged\n"));
    assert_eq!(folder.read("a.td"), "def a;\n");
    assert_eq!(folder.read(".hidden/c.td"), "def  c ;\n");
    assert_eq!(folder.read("d.txt"), "def  d ;\n");
    let after =
        fs::metadata(folder.path().join("sub/b.td")).and_then(|found| found.modified()).expect("a file");
    assert_eq!(before, after, "a formatted file was written");
    let (code, _, err) = isogloss(&folder, &["d.txt", "a.td", "a.td"], "");
    assert_eq!((code, &*err, &*folder.read("d.txt")), (0, "1 file formatted, 1 unchanged\n", "def d;\n"));
}

#[cfg(unix)]
#[test]
fn permissions_and_links_stay() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let (file, link) = (folder.path().join("a.td"), folder.path().join("link.td"));
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("permissions");
    std::os::unix::fs::symlink("a.td", &link).expect("a link");
    assert_eq!(isogloss(&folder, &["link.td"], "").0, 0);
    assert_eq!(folder.read("a.td"), "def a;\n");
    assert!(fs::symlink_metadata(&link).expect("a link").is_symlink());
    assert_eq!(fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o640);
}

#[test]
fn a_check_writes_nothing() {
    let folder = folder();
    let (code, out, err) = isogloss(&folder, &["--check", "a.td", "sub"], "");
    assert_eq!((code, &*out, &*err), (1, "a.td\n", "1 file not formatted, 1 formatted\n"));
    let (code, out, _) = isogloss(&folder, &["--check", "--diff", "a.td", "sub"], "");
    let diff = "--- a.td\n+++ a.td (formatted)\n@@ -1 +1 @@\n-def  a ;\n+def a;\n";
    assert_eq!((code, &*out), (1, diff));
    assert_eq!(folder.read("a.td"), "def  a ;\n");
    let (code, out, err) = isogloss(&folder, &["--check", "sub"], "");
    assert_eq!((code, &*out, &*err), (0, "", "0 files not formatted, 1 formatted\n"));
}

#[test]
fn standard_input_is_formatted_to_standard_output() {
    let folder = folder();
    assert_eq!(isogloss(&folder, &["-"], "def  a ;"), (0, "def a;\n".to_owned(), String::new()));
    assert_eq!(isogloss(&folder, &["-"], ""), (0, String::new(), String::new()));
    let (code, out, _) = isogloss(&folder, &["--check", "--stdin-filename", "x.td", "-"], "def  a ;");
    assert_eq!((code, &*out), (1, "x.td\n"));
    let (code, out, _) = isogloss(&folder, &["--lines", "2:2", "-"], "def  a ;\ndef  b ;\n");
    assert_eq!((code, &*out), (0, "def  a ;\ndef b;\n"));
    let (code, out, _) = isogloss(&folder, &["--width=20", "-"], "def a { list<int> l = [1, 2, 3]; }\n");
    assert_eq!(
        (code, &*out),
        (0, "def a {\n  list<int> l = [1,\n                 2,\n                 3];\n}\n")
    );
    let (code, out, err) = isogloss(&folder, &["--stdin-filename", "x.td", "-"], "def  a  : ;\ndef  b ;\n");
    assert_eq!((code, &*out), (0, "def  a  : ;\ndef b;\n"));
    assert!(err.contains("x.td:1:11"), "{err}");
}

#[test]
fn forms_of_known_dialects_decide_about_blanks() {
    let folder = folder();
    folder.write(
        "toy.td",
        r#"include "isogloss/Op.td"
def Toy_Dialect : Dialect { let name = "toy"; }
def Toy_AtOp : Op<Toy_Dialect, "at"> {
  let arguments = (ins Index:$first, Index:$second);
  let assemblyFormat = "`[` $first `]` ` ` `[` $second `]` attr-dict";
}
"#,
    );
    let text = "func.func @f(%i: index) {\n  toy.at[%i][%i]\n  return\n}\nfunc.func @g(%i: index) {\n  scf.forall(%j)in(%i){}\n  return\n}\n";
    let at_word = text.replace("forall(%j)in(%i){}", "forall(%j) in(%i) {}");
    let with_scf = text.replace("forall(%j)in(%i){}", "forall (%j) in (%i) {}");
    let with_both = with_scf.replace("at[%i][%i]", "at[%i] [%i]");
    let run = |flags: &[&str], text: &str| {
        let flags = [flags, &["--stdin-filename", "x.mlir", "-"]].concat();
        isogloss(&folder, &flags, text)
    };
    assert_eq!(run(&["--no-dialects"], text), (0, at_word.clone(), String::new()));
    // An operation of an unknown dialect in custom form is an error.
    let of_unknown = |text: &str| text.replace("toy.at", "unknown.at");
    assert_eq!(run(&[], &of_unknown(text)), (0, of_unknown(&at_word), String::new()));
    let (function, scf) = (text.find("func.func @g"), with_scf.find("func.func @g"));
    let (function, scf) = (&text[function.expect("@g")..], &with_scf[scf.expect("@g")..]);
    assert_eq!(run(&[], function), (0, scf.to_owned(), String::new()));
    // An invalid function does not affect the others.
    let invalid = "func.func @h() -> i32 {\n  return\n}\n";
    let with_invalid = [invalid, function].concat();
    assert_eq!(run(&[], &with_invalid), (0, [invalid, scf].concat(), String::new()));
    assert_eq!(run(&["--dialect", "toy.td"], text), (0, with_both.clone(), String::new()));
    assert_eq!(run(&["--load", "toy", "-I", "."], text), (0, with_both.clone(), String::new()));
    // The known dialects do not matter for a formatted text.
    for flags in [&["--no-dialects"][..], &[], &["--dialect", "toy.td"]] {
        assert_eq!(run(flags, &with_both), (0, with_both.clone(), String::new()));
    }
    let (code, _, err) = run(&["--dialect", "none.td"], text);
    assert_eq!(code, 1, "{err}");
    assert_eq!(run(&["--no-dialects", "--dialect", "toy.td"], text).0, 2);
}

/// A workspace with a dialect whose operation has unusual blanks.
#[cfg(feature = "lsp")]
fn workspace() -> Folder {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "fmt-workspace");
    folder.write(".git/HEAD", "ref: refs/heads/main\n");
    folder.write(
        "defs/toy.td",
        r#"include "isogloss/Op.td"
def Toy_Dialect : Dialect { let name = "toy"; }
def Toy_Grid : TypeDef<Toy_Dialect, "Grid"> {
  let mnemonic = "grid";
  let parameters = (ins "uint64_t":$rows);
  let assemblyFormat = "`<` $rows `>`";
}
def Toy_AtOp : Op<Toy_Dialect, "at"> {
  let arguments = (ins Toy_Grid:$grid, Index:$row);
  let results = (outs I32:$value);
  let assemblyFormat = "$grid ` ` `[` $row `]` attr-dict `:` type($grid)";
}
"#,
    );
    folder
}

/// A text of the dialect `toy`, and its formatting with and without the form of its operation.
#[cfg(feature = "lsp")]
const TOY: [&str; 3] = [
    "func.func @f(%g: !toy.grid<4>, %i: index) {\n  %v = toy.at %g[%i]  :  !toy.grid<4>\n  return\n}\n",
    "func.func @f(%g: !toy.grid<4>, %i: index) {\n  %v = toy.at %g [%i] : !toy.grid<4>\n  return\n}\n",
    "func.func @f(%g: !toy.grid<4>, %i: index) {\n  %v = toy.at %g[%i] : !toy.grid<4>\n  return\n}\n",
];

/// The file as formatted by the language server.
#[cfg(feature = "lsp")]
fn formatted_by_server(folder: &Folder, name: &str, text: &str) -> String {
    use serde_json::{Value, json};
    use std::io::{BufRead as _, BufReader, Read as _};
    let mut child = Command::new(env!("CARGO_BIN_EXE_isogloss"))
        .arg("lsp")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server runs");
    let mut input = child.stdin.take().expect("standard input");
    let mut output = BufReader::new(child.stdout.take().expect("standard output"));
    let mut send = |message: Value| {
        let body = message.to_string();
        write!(input, "Content-Length: {}\r\n\r\n{body}", body.len()).expect("the server reads");
        input.flush().expect("the server reads");
    };
    let mut answer = |id: u64| loop {
        let mut length = 0;
        loop {
            let mut line = String::new();
            output.read_line(&mut line).expect("the server writes");
            match line.trim().strip_prefix("Content-Length: ") {
                Some(number) => length = number.parse().expect("a number"),
                None if line.trim().is_empty() => break,
                None => {}
            }
        }
        let mut body = vec![0; length];
        output.read_exact(&mut body).expect("the server writes");
        let message: Value = serde_json::from_slice(&body).expect("JSON");
        if message["id"] == json!(id) && message.get("method").is_none() {
            return message["result"].clone();
        }
    };
    let uri = |path: &Path| format!("file://{}", path.display());
    let root = uri(folder.path());
    let params = json!({ "capabilities": {}, "workspaceFolders": [{ "uri": root, "name": "root" }] });
    send(json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params }));
    answer(1);
    send(json!({ "jsonrpc": "2.0", "method": "initialized", "params": {} }));
    let uri = uri(&folder.path().join(name));
    let document = json!({ "uri": uri, "languageId": "mlir", "version": 1, "text": text });
    let params = json!({ "textDocument": document });
    send(json!({ "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": params }));
    let params = json!({ "textDocument": { "uri": uri }, "options": { "tabSize": 2, "insertSpaces": true } });
    send(json!({ "jsonrpc": "2.0", "id": 2, "method": "textDocument/formatting", "params": params }));
    let edits = answer(2);
    send(json!({ "jsonrpc": "2.0", "id": 3, "method": "shutdown" }));
    answer(3);
    send(json!({ "jsonrpc": "2.0", "method": "exit" }));
    assert!(child.wait().expect("the server ends").success());
    // The text is ASCII, so that columns are bytes.
    let offset = |position: &Value| {
        let number = |name: &str| position[name].as_u64().expect("a number") as usize;
        let line: usize = text.split_inclusive('\n').take(number("line")).map(str::len).sum();
        line + number("character")
    };
    let mut result = text.to_owned();
    let mut edits = edits.as_array().cloned().unwrap_or_default();
    edits.sort_by_key(|edit| std::cmp::Reverse(offset(&edit["range"]["start"])));
    for edit in edits {
        let range = offset(&edit["range"]["start"])..offset(&edit["range"]["end"]);
        result.replace_range(range, edit["newText"].as_str().expect("a text"));
    }
    result
}

#[cfg(feature = "lsp")]
#[test]
fn dialects_of_the_workspace_are_found_as_by_the_server() {
    let folder = workspace();
    let [text, known, unknown] = TOY;
    folder.write("test/ir/a.mlir", text);
    assert_eq!(
        isogloss(&folder, &["test"], ""),
        (0, String::new(), "1 file formatted, 0 unchanged\n".into())
    );
    assert_eq!(folder.read("test/ir/a.mlir"), known);
    assert_eq!(formatted_by_server(&folder, "test/ir/a.mlir", text), known);
    let standard_input = ["--stdin-filename", "test/b.mlir", "-"];
    assert_eq!(isogloss(&folder, &standard_input, text), (0, known.to_owned(), String::new()));
    let no_dialects = [&["--no-dialects"], &standard_input[..]].concat();
    assert_eq!(isogloss(&folder, &no_dialects, text), (0, unknown.to_owned(), String::new()));
    // Two workspaces, and a file whose dialects are compiled.
    let other = workspace();
    let definitions = other.read("defs/toy.td");
    other.write("defs/toy.td", &definitions.replace("$grid ` ` `[` $row `]`", "$grid `[` ` ` $row `]`"));
    other.write("a.mlir", text);
    folder.write("test/c.mlir", text);
    folder.write("test/d.mlir", "func.func @f(%i:index) {\n  return\n}\n");
    let other_file = other.path().join("a.mlir").display().to_string();
    let (code, _, err) = isogloss(&folder, &["test", &other_file], "");
    assert_eq!((code, &*err), (0, "3 files formatted, 1 unchanged\n"));
    assert_eq!(folder.read("test/c.mlir"), known);
    assert_eq!(other.read("a.mlir"), known.replace("%g [%i]", "%g[ %i]"));
    assert_eq!(folder.read("test/d.mlir"), "func.func @f(%i: index) {\n  return\n}\n");
}

#[cfg(feature = "lsp")]
#[test]
fn a_dialect_that_nobody_defines_changes_nothing() {
    let folder = workspace();
    let text = "%a = foo.bar %b [ %c ], <1:0>  :  i32\n%d = foo.baz(%a)<{x}> {y}  :  !foo.t<1 , 2>\n";
    let run =
        |flags: &[&str]| isogloss(&folder, &[flags, &["--stdin-filename", "a.mlir", "-"]].concat(), text);
    let (code, out, err) = run(&[]);
    assert_eq!((code, &*err), (0, ""));
    assert_eq!((0, out.clone(), err), run(&["--no-dialects"]));
    assert_eq!(out, formatted_by_server(&folder, "a.mlir", text));
}

#[cfg(feature = "lsp")]
#[test]
fn an_error_in_a_definition_file_is_a_note() {
    let folder = workspace();
    let [text, _, unknown] = TOY;
    let definitions = folder.read("defs/toy.td");
    let more = "include \"missing.td\"\ndef Toy_MissingOp : Missing<Toy_Dialect, \"missing\">;\n";
    folder.write("defs/toy.td", &[&definitions, more].concat());
    folder.write("a.mlir", text);
    folder.write("b.mlir", text);
    let (code, out, err) = isogloss(&folder, &["a.mlir", "b.mlir"], "");
    assert_eq!((code, &*out), (0, ""));
    let notes: Vec<&str> = err.lines().filter(|line| line.starts_with("note: ")).collect();
    let [note] = notes.as_slice() else { panic!("one note: {err}") };
    assert!(note.starts_with("note: dialect `toy` is incomplete: defs/toy.td:13:"), "{note}");
    assert!(note.contains("missing.td"), "{note}");
    assert!(err.ends_with("2 files formatted, 0 unchanged\n"), "{err}");
    assert_eq!(folder.read("a.mlir"), formatted_by_server(&folder, "a.mlir", text));
    // The file defines nothing without its includes.
    assert_eq!(folder.read("a.mlir"), unknown);
}

#[test]
fn mistakes_are_reported() {
    let folder = folder();
    let (code, _, err) = isogloss(&folder, &["--lines", "1:2", "."], "");
    assert_eq!((code, &*err), (2, "error: `--lines` is for one file\n"));
    for lines in ["0:1", "3:2", "1", "a:b"] {
        let (code, _, err) = isogloss(&folder, &["--lines", lines, "a.td"], "");
        assert_eq!(code, 2, "{lines}: {err}");
    }
    let (code, _, err) = isogloss(&folder, &["-", "a.td"], "");
    assert_eq!((code, &*err), (2, "error: standard input cannot be formatted with other files\n"));
    fs::write(folder.path().join("bytes.td"), b"def \xff;").expect("a file");
    let (code, _, err) = isogloss(&folder, &["bytes.td", "a.td", "none.td"], "");
    assert_eq!(code, 1);
    assert!(err.contains("bytes.td: not UTF-8") && err.contains("none.td: "), "{err}");
    assert!(err.ends_with("1 file formatted, 0 unchanged, 2 not read or written\n"), "{err}");
    assert_eq!(folder.read("a.td"), "def a;\n");
}

/// A file is replaced atomically: readers of the old one still have all of it, and no temporary file remains.
#[test]
fn files_are_replaced_at_once() {
    let folder = folder();
    let old = folder.path().join("old.td");
    fs::hard_link(folder.path().join("a.td"), &old).expect("a link");
    assert_eq!(isogloss(&folder, &["a.td"], "").0, 0);
    assert_eq!((folder.read("a.td").as_str(), folder.read("old.td").as_str()), ("def a;\n", "def  a ;\n"));
    let names =
        fs::read_dir(folder.path()).expect("the folder").map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<_> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    assert_eq!(names, [".hidden", "a.td", "d.txt", "old.td", "sub"]);
}

/// Files are formatted by several threads; messages are in the order of their names.
#[test]
fn many_files_are_formatted_in_their_order() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "fmt-many");
    let mut expected = String::new();
    for number in 0..300 {
        let (td, ir) = (format!("{number:03}.td"), format!("{number:03}.mlir"));
        folder.write(&td, &format!("def  a{number} ;\n"));
        folder.write(&ir, "func.func @f(%i: index) {\n  scf.forall(%j) in(%i) {}\n  return\n}\n");
        expected.push_str(&format!("./{ir}\n./{td}\n"));
    }
    let (code, out, err) = isogloss(&folder, &["--check", "."], "");
    assert_eq!((code, &*out, &*err), (1, &*expected, "600 files not formatted, 0 formatted\n"));
    let (code, out, err) = isogloss(&folder, &["."], "");
    assert_eq!((code, &*out, &*err), (0, "", "600 files formatted, 0 unchanged\n"));
    for number in [0, 150, 299] {
        assert_eq!(folder.read(&format!("{number:03}.td")), format!("def a{number};\n"));
        assert!(folder.read(&format!("{number:03}.mlir")).contains("scf.forall (%j) in (%i) {}"));
    }
}

/// The git hook in the book.
#[cfg(unix)]
#[test]
fn the_hook_of_the_book_refuses_what_is_not_formatted() {
    use std::os::unix::fs::PermissionsExt as _;
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/formatting.md");
    let page = fs::read_to_string(page).expect("the page");
    let hook = page.split("```text\n").find(|block| block.starts_with("#!/bin/sh\n")).expect("the hook");
    let hook = hook.split("```").next().unwrap_or_default();
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "fmt-hook");
    let command = Path::new(env!("CARGO_BIN_EXE_isogloss")).parent().expect("a folder");
    let path = std::env::join_paths(
        std::iter::once(command.to_owned())
            .chain(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default())),
    )
    .expect("a path");
    let git = |arguments: &[&str]| {
        let settings =
            ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "core.hooksPath=.git/hooks"];
        let run = Command::new("git")
            .args(settings)
            .args(arguments)
            .current_dir(folder.path())
            .env("PATH", &path)
            .output();
        run.map(|run| run.status.success())
    };
    if git(&["init", "--quiet"]).is_err() {
        assert!(std::env::var_os("CI").is_none(), "git is missing");
        println!("skipped: git is missing");
        return;
    }
    folder.write(".git/hooks/pre-commit", hook);
    let file = folder.path().join(".git/hooks/pre-commit");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("permissions");
    let commit = |name: &str, text: &str| {
        folder.write(name, text);
        assert!(git(&["add", name]).expect("git runs"));
        git(&["commit", "--quiet", "-m", name]).expect("git runs")
    };
    assert!(commit("notes.txt", "def  a ;\n"));
    assert!(!commit("a b.td", "def  a ;\n"));
    assert!(commit("a b.td", "def a;\n"));
    assert!(!commit("c.mlir", "module  {\n}\n"));
    assert!(commit("c.mlir", "module {\n}\n"));
}
