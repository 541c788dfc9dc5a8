//! Requests outside editors' features: bytecode, cancellation; and definition files that exceed limits.

use crate::client::{Client, folder};
use isogloss_lsp::Options;
use serde_json::{Value, json};
use std::fmt::Write as _;

const TD: &str = r#"include "isogloss/Op.td"
def Toy_Dialect : Dialect { let name = "toy"; }
def Toy_BoxType : TypeDef<Toy_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "Type":$element);
  let assemblyFormat = "`<` $element `>`";
}
def Toy_OpenOp : Op<Toy_Dialect, "open"> {
  let arguments = (ins Toy_BoxType:$box);
  let results = (outs AnyType:$value);
  let assemblyFormat = "$box attr-dict `:` type($box) `->` type($value)";
}
"#;

fn decoded(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => panic!("the digit {byte} of base64"),
    };
    let mut bytes = Vec::new();
    for chunk in text.trim_end_matches('=').as_bytes().chunks(4) {
        let bits = chunk.iter().fold(0_u32, |bits, byte| bits << 6 | u32::from(digit(*byte)));
        let bits = bits << (6 * (4 - chunk.len()));
        bytes.extend(&bits.to_be_bytes()[1..chunk.len()]);
    }
    bytes
}

/// As in LLVM's extension of VS Code: the text is shown as a document with a scheme of its own, and saved as bytecode.
#[test]
fn bytecode_is_opened_edited_and_saved() {
    let folder = folder("bytecode", &[("toy.td".to_owned(), TD.to_owned())]);
    let mut client = Client::start(&folder, Options::default(), &["utf-16"]);
    let text = "module {\n  func.func @f(%arg0: !toy.box<f32>) -> f32 {\n    %0 = toy.open %arg0 : <f32> -> f32\n    return %0 : f32\n  }\n}\n";
    let source = format!("file://{}/a.mlir", folder.display());
    client.open(&source, text);
    let written = |client: &mut Client, uri: &str| {
        let found = client.request("mlir/convertToBytecode", json!({ "uri": uri })).expect("bytecode");
        decoded(found["output"].as_str().expect("base64"))
    };
    let bytes = written(&mut client, &source);
    assert!(bytes.starts_with(b"ML\xEFR"));
    let path = folder.join("a.mlirbc");
    std::fs::write(&path, &bytes).expect("a file");

    let read = |client: &mut Client| {
        let uri = format!("file://{}", path.display());
        let found = client.request("mlir/convertFromBytecode", json!({ "uri": uri })).expect("a text");
        found["output"].as_str().expect("a text").to_owned()
    };
    let shown = read(&mut client);
    assert_eq!(shown, text);

    // The document of the editor, with an edit.
    let uri = format!("mlir.bytecode-mlir:{}", path.display());
    client.notify(
        "textDocument/didOpen",
        json!({ "textDocument": { "uri": uri, "languageId": "mlir", "version": 1, "text": shown } }),
    );
    let at = json!({ "textDocument": { "uri": uri }, "position": { "line": 2, "character": 12 } });
    let hover = client.request("textDocument/hover", at).expect("a hover");
    assert!(hover["contents"]["value"].as_str().is_some_and(|text| text.contains("toy.open")), "{hover}");
    let edit = json!({ "start": { "line": 1, "character": 13 }, "end": { "line": 1, "character": 14 } });
    client.notify(
        "textDocument/didChange",
        json!({
            "textDocument": { "uri": uri, "version": 2 },
            "contentChanges": [{ "range": edit, "text": "renamed" }],
        }),
    );
    std::fs::write(&path, written(&mut client, &uri)).expect("a file");
    assert_eq!(read(&mut client), text.replace("@f", "@renamed"));

    // Invalid bytecode is refused.
    std::fs::write(&path, &bytes[..bytes.len() / 2]).expect("a file");
    for (method, uri) in [
        ("mlir/convertFromBytecode", format!("file://{}", path.display())),
        ("mlir/convertFromBytecode", format!("file://{}/nothing.mlirbc", folder.display())),
        ("mlir/convertToBytecode", "file:///nowhere/a.mlir".to_owned()),
    ] {
        client.request(method, json!({ "uri": uri })).expect_err("no conversion");
    }
    client.change(&source, json!([{ "text": "module {" }]));
    client.request("mlir/convertToBytecode", json!({ "uri": source })).expect_err("a text with errors");
    client.stop();
}

/// Every request is answered once; one that is cancelled before its turn has the error of the protocol.
#[test]
fn cancelled_requests_are_answered_as_such() {
    const CANCELLED: i32 = -32800;
    let mut text = "class A<int n>;\n".to_owned();
    for number in 0..2_000 {
        let _ = writeln!(text, "def d{number} : A<{number}> {{ string s = \"{number}\"; }}");
    }
    let folder = folder("cancellation", &[]);
    let uri = format!("file://{}/a.td", folder.display());
    let mut client = Client::start(&folder, Options::default(), &["utf-16"]);
    client.open(&uri, &text);
    let document = json!({ "textDocument": { "uri": uri } });
    let ids: Vec<_> =
        (0..40).map(|_| client.post("textDocument/semanticTokens/full", document.clone())).collect();
    for id in &ids[20..] {
        let id: Value = serde_json::to_value(id).expect("an id");
        client.notify("$/cancelRequest", json!({ "id": id }));
    }
    // An unknown request is ignored.
    client.notify("$/cancelRequest", json!({ "id": 4_711 }));
    client.notify("$/cancelRequest", json!({ "id": "x" }));
    // The answers come as they are ready.
    let codes = client.codes(&ids);
    assert!(codes[..20].iter().all(Option::is_none), "{codes:?}");
    assert!(codes[20..].iter().all(|code| matches!(code, None | Some(CANCELLED))), "{codes:?}");
    assert_eq!(codes[39], Some(CANCELLED));
    // The number of a request is free again.
    assert!(client.request("textDocument/documentSymbol", document).is_ok());
    client.stop();
}

/// A request directly after an edit is answered from the new text, whether or not the client waited for diagnostics,
/// and whatever diagnostics it still shows.
#[test]
fn actions_directly_after_an_edit_are_those_of_the_new_text() {
    let folder = folder("actions-after-edits", &[("toy.td".to_owned(), TD.to_owned())]);
    let mut client = Client::start(&folder, Options::default(), &["utf-16"]);
    let ir = "func.func @f(%a: i32, %b: !toy.box<f32>) {\n  %c = arith.addi %a, %a : i32\n  return\n}\n";
    let documents =
        [("a.mlir", ir, "arith.addi", "arith.adi"), ("b.td", TD, "Toy_BoxType:$box", "Toy_BoxTyp:$box")];
    for (file, text, right, wrong) in documents {
        let uri = format!("file://{}/{file}", folder.display());
        client.open(&uri, text);
        let mut shown = client.current(&uri);
        assert_eq!(shown, [] as [Value; 0]);
        let mut text = text.to_owned();
        for step in 0..40 {
            // A new first line shifts the positions; every second edit also makes or fixes the mistake.
            text.insert_str(0, "// A line.\n");
            text = match step % 4 {
                0 => text.replacen(right, wrong, 1),
                2 => text.replacen(wrong, right, 1),
                _ => text,
            };
            let has_mistake = step % 4 < 2;
            client.change(&uri, json!([{ "text": text }]));
            let waits = step % 3 == 0;
            if waits {
                shown = client.current(&uri);
            }
            let at = text.find(if has_mistake { wrong } else { right }).expect("a place");
            let line = text[..at].matches('\n').count();
            let character = at - text[..at].rfind('\n').map_or(0, |at| at + 1) + 2;
            let at = json!({ "line": line, "character": character });
            let params = json!({
                "textDocument": { "uri": uri },
                "range": { "start": at, "end": at },
                "context": { "diagnostics": shown, "triggerKind": 1 },
            });
            let found = client.request("textDocument/codeAction", params).expect("no error");
            let titles: Vec<&str> = found
                .as_array()
                .expect("a list")
                .iter()
                .filter_map(|action| action["title"].as_str())
                .collect();
            let fix = format!("Change to `{}`", right.split(':').next().unwrap_or_default());
            assert_eq!(
                titles.contains(&fix.as_str()),
                has_mistake,
                "{file}, edit {step}: {titles:?}\n{text}"
            );
        }
        client.close(&uri);
    }
    client.stop();
}

/// A definition file that reaches a limit has a diagnostic, and the server answers. With the usual limits it is accepted.
#[test]
fn definitions_that_run_into_limits_have_a_diagnostic() {
    let nested = format!("defvar x = {}1{};", "[".repeat(60), "]".repeat(60));
    let mut strings = "defvar a = \"0123456789abcdef\";\n".to_owned();
    let mut last = "a".to_owned();
    for number in 0..6 {
        let _ = writeln!(strings, "defvar s{number} = !strconcat({last}, {last});");
        last = format!("s{number}");
    }
    let recursion = "class A<int n> { int sum = !if(!lt(n, 30), A<!add(n, 1)>.sum, n); }\ndef a : A<0>;";
    let cases = [
        ("recursion", recursion.to_owned(), "more than 20 levels"),
        (
            "records",
            "foreach i = 0...10 in foreach j = 0...10 in def d#i#_#j;".to_owned(),
            "more than 50 records",
        ),
        ("loop", "foreach i = !range(0, 40) in def d#i;".to_owned(), "the limit is 30"),
        ("list", "defvar x = !listsplat(1, 40);".to_owned(), "the limit is 30"),
        ("nested", nested, "40"),
        ("strings", strings, "more than 100 bytes"),
    ];
    let folder = folder("limits", &[]);
    let mut low = Options::default();
    (low.limits.nesting, low.limits.depth) = (40, 20);
    (low.limits.list_length, low.limits.string_length, low.limits.records) = (30, 100, 50);
    for (options, is_low) in [(low, true), (Options::default(), false)] {
        let mut client = Client::start(&folder, options, &["utf-16"]);
        for (name, text, message) in &cases {
            let uri = format!("file://{}/{name}.td", folder.display());
            client.open(&uri, text);
            let found = client.current(&uri);
            let is_limit = |found: &Value| {
                found["severity"] == 1 && found["message"].as_str().is_some_and(|said| said.contains(message))
            };
            assert_eq!(found.iter().any(is_limit), is_low, "{name}: {found:?}");
            let document = json!({ "textDocument": { "uri": uri } });
            assert!(client.request("textDocument/documentSymbol", document).is_ok(), "{name}");
            client.close(&uri);
        }
        client.stop();
    }
}

/// Dialects of the include directories are found by their names, with the forms that a file declares for them.
#[test]
fn dialects_and_forms_of_other_directories() {
    let other = folder(
        "directories-other",
        &[
            (
                "far/other.td".to_owned(),
                "include \"isogloss/Op.td\"\ndef Other_Dialect : Dialect { let name = \"other\"; }\n\
                 def Other_ThingOp : Op<Other_Dialect, \"thing\"> {\n  let summary = \"a thing\";\n  \
                 let arguments = (ins AnyType:$in);\n  let hasCustomAssemblyFormat = 1;\n}\n"
                    .to_owned(),
            ),
            (
                "forms.td".to_owned(),
                "include \"isogloss/Form.td\"\ndef : OpForm<\"other.thing\", \"$in attr-dict `:` type($in)\">;\n"
                    .to_owned(),
            ),
        ],
    );
    let folder = folder("directories", &[]);
    let uri = format!("file://{}/a.mlir", folder.display());
    let mut options = Options::default();
    options.include_dirs.push(other.join("far"));
    let at = json!({ "textDocument": { "uri": uri }, "position": { "line": 1, "character": 10 } });
    for forms in [false, true] {
        if forms {
            options.forms.push(other.join("forms.td"));
        }
        let mut client = Client::start(&folder, options.clone(), &["utf-16"]);
        client.open(&uri, "func.func @f(%a: i32) {\n  other.thing %a : i32\n  return\n}\n");
        let found = client.current(&uri);
        assert_eq!(found.is_empty(), forms, "{found:?}");
        let hover = client.request("textDocument/hover", at.clone()).expect("a hover");
        assert!(hover["contents"]["value"].as_str().is_some_and(|text| text.contains("a thing")), "{hover}");
        client.stop();
    }
}

/// IR that is open is checked again when the definitions of its dialect change.
#[test]
fn definitions_that_change_are_loaded_again() {
    let folder = folder("reloaded", &[]);
    let (td, ir) =
        (format!("file://{}/toy.td", folder.display()), format!("file://{}/a.mlir", folder.display()));
    let mut client = Client::start(&folder, Options::default(), &["utf-16"]);
    client.open(&td, TD);
    client.open(&ir, "func.func @f(%a: !toy.box<f32>) {\n  %b = toy.open %a : <f32> -> f32\n  return\n}\n");
    assert_eq!(client.current(&ir), Vec::<Value>::new());
    let edits = [("`->` type($value)", "`to` type($value)"), ("\"open\"", "\"unpack\"")];
    let expected = [Some("expected 'to'"), Some("'toy.open' is unknown"), None];
    let texts = [TD.replace(edits[0].0, edits[0].1), TD.replace(edits[1].0, edits[1].1), TD.to_owned()];
    for (text, expected) in texts.iter().zip(expected) {
        client.change(&td, json!([{ "text": text }]));
        client.until(&ir, |found| match expected {
            Some(expected) => found
                .iter()
                .any(|found| found["message"].as_str().is_some_and(|message| message.contains(expected))),
            None => found.is_empty(),
        });
    }
    client.stop();
}

/// A request is answered while another file is checked.
#[test]
fn no_request_waits_for_another_file() {
    let mut heavy = TD.to_owned();
    for number in 0..1_500 {
        let _ = writeln!(
            heavy,
            "def Toy_Op{number} : Op<Toy_Dialect, \"op{number}\"> {{\n  let arguments = (ins AnyType:$a, AnyType:$b);\n  \
             let assemblyFormat = \"$a `,` $b attr-dict `:` type($a) `,` type($b)\";\n}}"
        );
    }
    let folder = folder("waiting", &[]);
    let (slow, quick) =
        (format!("file://{}/slow.td", folder.display()), format!("file://{}/quick.td", folder.display()));
    let mut client = Client::start(&folder, Options::default(), &["utf-16"]);
    client.open(&quick, "class A;\ndef a : A;\n");
    assert_eq!(client.current(&quick), Vec::<Value>::new());
    client.open(&slow, &heavy);
    let at = json!({ "textDocument": { "uri": quick }, "position": { "line": 1, "character": 8 } });
    for method in ["textDocument/hover", "textDocument/definition", "textDocument/completion"] {
        assert!(client.request(method, at.clone()).is_ok_and(|found| !found.is_null()), "{method}");
    }
    assert!(!client.diagnostics.contains_key(&slow), "the file was checked first");
    assert_eq!(client.current(&slow), Vec::<Value>::new());
    client.stop();
}

/// The server writes no file and runs no program: its sources have no way to, and a session leaves a folder as it was.
#[test]
fn nothing_is_written_or_executed() {
    let mut pending = vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(path) = pending.pop() {
        if path.is_dir() {
            pending.extend(
                std::fs::read_dir(&path).expect("a folder").map(|entry| entry.expect("an entry").path()),
            );
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a source");
        let words = [
            "std::process",
            "fs::write",
            "fs::File",
            "File::create",
            "OpenOptions",
            "fs::create_dir",
            "fs::remove",
            "fs::rename",
            "fs::copy",
        ];
        for word in words {
            assert!(!text.contains(word), "{}: {word}", path.display());
        }
    }
    let files = [("toy.td".to_owned(), TD.to_owned()), ("a.mlir".to_owned(), "module {}\n".to_owned())];
    let folder = folder("untouched", &files);
    let mut client = Client::start(&folder, Options::default(), &["utf-16"]);
    for (name, text) in &files {
        let uri = format!("file://{}/{name}", folder.display());
        client.open(&uri, &format!("{text}\n"));
        client.current(&uri);
        let document =
            json!({ "textDocument": { "uri": uri }, "options": { "tabSize": 2, "insertSpaces": true } });
        client.request("textDocument/formatting", document).expect("edits");
        client.notify("textDocument/didSave", json!({ "textDocument": { "uri": uri } }));
    }
    client.stop();
    let mut names: Vec<_> = std::fs::read_dir(&folder)
        .expect("the folder")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    names.sort();
    assert_eq!(names, ["a.mlir", "toy.td"]);
    for (name, text) in files {
        assert_eq!(std::fs::read_to_string(folder.join(name)).expect("a file"), text);
    }
}
