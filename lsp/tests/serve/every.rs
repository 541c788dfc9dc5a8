//! Every request at every position of files that include each other. An answer must not depend on the length of another file.

use crate::client::{Client, folder};
use isogloss_lsp::Options;
use serde_json::{Value, json};

/// The classes, and a record of a class of the other file.
const BASE: &str = "#ifndef BASE\n#define BASE\ninclude \"main.td\"\nclass Thing<string n = \"\"> { // The size.\n  int size = 0;\n  \
    string name = n;\n}\nmulticlass Pair<int a> { def X : Thing; }\ndef Small : Other<1> { let b = 2; }\n#endif\n";

/// It is longer than the other, so that its last positions are no positions there.
const MAIN: &str = "// The last bytes of this file are after the end of the other, unless comments make that longer.\n// \
    There they are bytes of a comment.\n#ifndef MAIN\n#define MAIN\ninclude \"base.td\"\nclass Other<int k> { bits<2> b = k; }\ndefvar v = 1;\n\
    def Big : Thing<\"α\"> {\n  let size = !add(v, 2);\n  let name = \"n\" # Small.b;\n}\nforeach i = [1, 2] in def B#i : Thing;\n\
    defm P : Pair<v>;\ndef Open : Thing { let na\n#endif\n";

/// The requests of a position.
const AT: [&str; 14] = [
    "textDocument/definition",
    "textDocument/declaration",
    "textDocument/implementation",
    "textDocument/references",
    "textDocument/hover",
    "textDocument/documentHighlight",
    "textDocument/completion",
    "textDocument/signatureHelp",
    "textDocument/prepareRename",
    "textDocument/rename",
    "textDocument/selectionRange",
    "textDocument/prepareTypeHierarchy",
    "textDocument/prepareCallHierarchy",
    "textDocument/onTypeFormatting",
];

/// The requests of a range.
const IN: [&str; 4] = [
    "textDocument/inlayHint",
    "textDocument/codeAction",
    "textDocument/semanticTokens/range",
    "textDocument/rangeFormatting",
];

/// The requests of a file.
const OF: [&str; 5] = [
    "textDocument/documentSymbol",
    "textDocument/foldingRange",
    "textDocument/semanticTokens/full",
    "textDocument/documentLink",
    "textDocument/formatting",
];

/// A request with the answers to its follow-ups: the items of a hierarchy, the edits of actions.
fn asked(client: &mut Client, method: &str, params: Value, answers: &mut String) {
    let found = client.request(method, params);
    if let Err(message) = &found {
        assert!(
            !message.contains("failed to answer") && !message.contains("missing field"),
            "{method}: {message}"
        );
    }
    let found = found.unwrap_or_else(Value::String);
    let next: &[&str] = match method {
        "textDocument/prepareTypeHierarchy" => &["typeHierarchy/supertypes", "typeHierarchy/subtypes"],
        "textDocument/prepareCallHierarchy" => {
            &["callHierarchy/incomingCalls", "callHierarchy/outgoingCalls"]
        }
        _ => &[],
    };
    for item in found.as_array().into_iter().flatten() {
        for next in next {
            asked(client, next, json!({ "item": item }), answers);
        }
    }
    answers.push_str(&format!("{method} {found}\n"));
}

/// The answers to every request at every position of a text.
fn all(client: &mut Client, uri: &str, text: &str) -> String {
    let mut answers = String::new();
    let options = json!({ "tabSize": 2, "insertSpaces": true });
    let mut params = json!({
        "textDocument": { "uri": uri },
        "context": { "includeDeclaration": true, "diagnostics": [], "triggerKind": 1, "isRetrigger": false },
        "options": options, "newName": "Renamed", "ch": "\n",
    });
    for method in OF {
        asked(client, method, params.clone(), &mut answers);
    }
    for (number, line) in text.lines().enumerate() {
        for character in 0..=line.encode_utf16().count() {
            let position = json!({ "line": number, "character": character });
            params["position"] = position.clone();
            params["positions"] = json!([position]);
            params["range"] = json!({ "start": position, "end": { "line": number + 1, "character": 0 } });
            for method in AT.into_iter().chain(IN) {
                asked(client, method, params.clone(), &mut answers);
            }
        }
    }
    asked(client, "workspace/symbol", json!({ "query": "" }), &mut answers);
    answers
}

/// All answers, where comments make one of the files longer.
fn answers(name: &str, texts: [(&str, &str); 2], longer: [usize; 2]) -> [String; 2] {
    let texts: Vec<(String, String)> = texts
        .into_iter()
        .zip(longer)
        .map(|((file, text), more)| (file.to_owned(), format!("{text}{}", "// More.\n".repeat(more))))
        .collect();
    let folder = folder(name, &texts);
    let mut client = Client::start(&folder, Options::default(), &["utf-16"]);
    let uri = |file: &str| format!("file://{}/{file}", folder.display());
    for (file, text) in &texts {
        client.open(&uri(file), text);
        client.current(&uri(file));
    }
    // The actions wait for the evaluation, from which some other answers are taken.
    for (file, _) in &texts {
        let start = json!({ "line": 0, "character": 0 });
        let params = json!({
            "textDocument": { "uri": uri(file) }, "range": { "start": start, "end": start },
            "context": { "diagnostics": [] },
        });
        client.request("textDocument/codeAction", params).expect("an answer");
    }
    // Ask only in the common part of the files.
    let asked = [BASE, MAIN].map(|text| text.to_owned());
    let result = [0, 1].map(|at| all(&mut client, &uri(&texts[at].0), &asked[at]));
    client.stop();
    result
}

/// An answer without the folders in the completion of an include: other tests create folders next to this one.
fn without_folders(line: &str) -> String {
    let Some(answer) = line.strip_prefix("textDocument/completion ") else { return line.to_owned() };
    let Ok(mut answer) = serde_json::from_str::<Value>(answer) else { return line.to_owned() };
    if let Some(items) = answer["items"].as_array_mut() {
        items.retain(|item| !item["label"].as_str().is_some_and(|label| label.ends_with('/')));
    }
    format!("textDocument/completion {answer}")
}

/// Whether an answer depends on the end of the file, which comments move.
fn is_of_end(line: &str) -> bool {
    ["textDocument/selectionRange", "textDocument/formatting", "textDocument/foldingRange"]
        .iter()
        .any(|method| line.starts_with(method))
        || line.starts_with("textDocument/semanticTokens")
        || line.starts_with("textDocument/rangeFormatting")
}

#[test]
fn no_answer_depends_on_the_length_of_another_file() {
    let texts = [("base.td", BASE), ("main.td", MAIN)];
    let plain = answers("every", texts, [0, 0]);
    for longer in [[80, 0], [0, 80]] {
        let found = answers("every", texts, longer);
        for (at, (plain, found)) in plain.iter().zip(&found).enumerate() {
            let same = |text: &str| {
                let lines = text.lines().filter(|line| longer[at] == 0 || !is_of_end(line));
                lines.map(without_folders).collect::<Vec<_>>()
            };
            for (plain, found) in same(plain).iter().zip(&same(found)) {
                assert_eq!(plain, found, "{longer:?}");
            }
        }
    }
}
