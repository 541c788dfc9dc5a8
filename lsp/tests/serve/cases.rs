//! The cases in `tests/cases/`: files with positions marked, requests at them, and the answers.
//!
//! A case file has parts. `//- NAME` begins a file of the workspace, in which `<|a|>` marks the position `a` and is not part of
//! the text. `//> REQUEST ARGUMENTS` is a request; the lines after it are the answer. With `UPDATE_EXPECT=1` the answers are
//! written.

use crate::client::{Client, folder};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

struct Case {
    files: Vec<(String, String)>,
    /// By name: the file, the line and the character.
    marks: BTreeMap<String, (String, u32, u32)>,
    /// The requests with the texts of their answers.
    requests: Vec<(String, String)>,
}

fn parsed(text: &str) -> Case {
    let mut case = Case { files: Vec::new(), marks: BTreeMap::new(), requests: Vec::new() };
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("//- ") {
            case.files.push((name.to_owned(), String::new()));
        } else if let Some(request) = line.strip_prefix("//> ") {
            case.requests.push((request.to_owned(), String::new()));
        } else if let Some((_, answer)) = case.requests.last_mut() {
            answer.push_str(line);
            answer.push('\n');
        } else if let Some((name, content)) = case.files.last_mut() {
            let mut rest = line;
            let number = u32::try_from(content.matches('\n').count()).expect("a short file");
            let mut kept = String::new();
            while let Some((before, after)) = rest.split_once("<|") {
                let (mark, after) = after.split_once("|>").expect("the end of a mark");
                kept.push_str(before);
                let character = u32::try_from(kept.encode_utf16().count()).expect("a short line");
                case.marks.insert(mark.to_owned(), (name.clone(), number, character));
                rest = after;
            }
            content.push_str(&kept);
            content.push_str(rest);
            content.push('\n');
        }
    }
    case
}

/// The files and requests as they are written, with other answers.
fn written(text: &str, answers: &[String]) -> String {
    let mut result = String::new();
    let mut answers = answers.iter();
    let mut is_answer = false;
    for line in text.lines() {
        if line.starts_with("//> ") {
            is_answer = true;
            let _ = writeln!(result, "{line}");
            result.push_str(answers.next().map_or("", String::as_str));
        } else if !is_answer {
            let _ = writeln!(result, "{line}");
        }
    }
    result
}

struct Run {
    client: Client,
    root: String,
    case: Case,
}

impl Run {
    fn uri(&self, name: &str) -> String {
        format!("{}/{name}", self.root)
    }

    /// A short form of a URI.
    fn short(&self, uri: &str) -> String {
        uri.strip_prefix(&format!("{}/", self.root)).unwrap_or(uri).to_owned()
    }

    fn range(range: &Value) -> String {
        let at = |end: &str| {
            let position = &range[end];
            let number = |of: &str| position[of].as_u64().expect("a number") + 1;
            (number("line"), number("character"))
        };
        let ((line, start), (end_line, end)) = (at("start"), at("end"));
        if line == end_line {
            format!("{line}:{start}-{end}")
        } else {
            format!("{line}:{start}-{end_line}:{end}")
        }
    }

    fn location(&self, location: &Value) -> String {
        let uri = self.short(location["uri"].as_str().expect("a URI"));
        // Lines of the library change with its comments.
        if uri.starts_with("isogloss:") { uri } else { format!("{uri}:{}", Self::range(&location["range"])) }
    }

    fn locations(&self, found: &Value) -> String {
        let mut lines: Vec<_> =
            found.as_array().into_iter().flatten().map(|one| self.location(one)).collect();
        lines.sort();
        if lines.is_empty() { "nothing\n".to_owned() } else { lines.join("\n") + "\n" }
    }

    fn at(&self, mark: &str) -> Value {
        let (file, line, character) =
            self.case.marks.get(mark).unwrap_or_else(|| panic!("the mark `{mark}`"));
        json!({ "textDocument": { "uri": self.uri(file) }, "position": { "line": line, "character": character } })
    }

    /// The whole of a file as a range.
    fn whole(&self, file: &str) -> Value {
        json!({
            "textDocument": { "uri": self.uri(file) },
            "range": { "start": { "line": 0, "character": 0 }, "end": { "line": 9999, "character": 0 } },
        })
    }

    fn edits(&self, edit: &Value) -> String {
        let mut lines = Vec::new();
        for (uri, edits) in edit["changes"].as_object().into_iter().flatten() {
            for edit in edits.as_array().expect("edits") {
                let new = edit["newText"].as_str().expect("a text").replace('\n', "\\n");
                lines.push(format!("{}:{} {new}", self.short(uri), Self::range(&edit["range"])));
            }
        }
        lines.sort();
        lines.join("\n") + "\n"
    }

    fn answer(&mut self, request: &str) -> String {
        let (verb, rest) = request.split_once(' ').unwrap_or((request, ""));
        let words: Vec<&str> = rest.split_whitespace().collect();
        let result = self.result(verb, &words);
        match result {
            Ok(text) => text,
            Err(message) => {
                assert!(!message.contains("failed to answer"), "{request}: {message}");
                format!("refused: {message}\n")
            }
        }
    }

    fn result(&mut self, verb: &str, words: &[&str]) -> Result<String, String> {
        let first = words.first().copied().unwrap_or_default();
        let mut result = String::new();
        match verb {
            "diagnostics" => {
                let uri = self.uri(first);
                let mut found = self.client.current(&uri);
                found.sort_by_key(|found| Self::range(&found["range"]));
                for found in found {
                    let severity = ["", "error", "warning", "information", "hint"]
                        [found["severity"].as_u64().unwrap_or(0) as usize];
                    let code = found["code"].as_str().map(|code| format!("[{code}]")).unwrap_or_default();
                    let message = found["message"].as_str().unwrap_or_default().replace('\n', "\n  ");
                    let tags = found["tags"].as_array().into_iter().flatten();
                    let tags: String =
                        tags.map(|tag| if *tag == 1 { " unnecessary" } else { " deprecated" }).collect();
                    let _ = writeln!(
                        result,
                        "{} {severity}{code}{tags}: {message}",
                        Self::range(&found["range"])
                    );
                    if let Some(page) = found["codeDescription"]["href"].as_str() {
                        let _ = writeln!(result, "  see {page}");
                    }
                    for related in found["relatedInformation"].as_array().into_iter().flatten() {
                        let message = related["message"].as_str().unwrap_or_default();
                        let _ = writeln!(result, "  {}: {message}", self.location(&related["location"]));
                    }
                }
                if result.is_empty() {
                    result.push_str("nothing\n");
                }
            }
            "definition" | "declaration" | "implementation" => {
                let found = self.client.request(&format!("textDocument/{verb}"), self.at(first))?;
                result = self.locations(&found);
            }
            "references" => {
                let mut params = self.at(first);
                params["context"] = json!({ "includeDeclaration": true });
                let found = self.client.request("textDocument/references", params)?;
                result = self.locations(&found);
            }
            "hover" => {
                let found = self.client.request("textDocument/hover", self.at(first))?;
                let text = found["contents"]["value"].as_str().unwrap_or("nothing").trim_end();
                result = text.lines().map(|line| format!("| {line}").trim_end().to_owned() + "\n").collect();
            }
            "highlight" => {
                let found = self.client.request("textDocument/documentHighlight", self.at(first))?;
                for one in found.as_array().into_iter().flatten() {
                    let kind = if one["kind"] == 3 { "write" } else { "read" };
                    let _ = writeln!(result, "{} {kind}", Self::range(&one["range"]));
                }
            }
            "complete" => {
                let found = self.client.request("textDocument/completion", self.at(first))?;
                let mut items: Vec<Value> = found["items"].as_array().cloned().unwrap_or_default();
                let order =
                    |item: &Value| item["sortText"].as_str().or(item["label"].as_str()).map(str::to_owned);
                items.sort_by_key(order);
                let wanted = words.get(1).copied().unwrap_or_default();
                let limit = words.get(2).and_then(|limit| limit.parse().ok()).unwrap_or(12);
                items.retain(|item| item["label"].as_str().is_some_and(|label| label.starts_with(wanted)));
                let total = items.len();
                for item in items.iter().take(limit) {
                    let text = item["textEdit"]["newText"].as_str().unwrap_or_default().replace('\n', "\\n");
                    let label = item["label"].as_str().unwrap_or_default();
                    let text = if text == label { String::new() } else { format!(" => {text}") };
                    let detail =
                        item["detail"].as_str().map(|detail| format!("   {detail}")).unwrap_or_default();
                    let _ = writeln!(result, "{label}{text}{detail}");
                }
                if total > limit {
                    result.push_str("...\n");
                }
                if total == 0 {
                    result.push_str("nothing\n");
                }
            }
            "signature" => {
                let found = self.client.request("textDocument/signatureHelp", self.at(first))?;
                let label = found["signatures"][0]["label"].as_str().unwrap_or("nothing");
                let active = found["activeParameter"].as_u64().unwrap_or(0) as usize;
                let range = &found["signatures"][0]["parameters"][active]["label"];
                let part = range[0]
                    .as_u64()
                    .zip(range[1].as_u64())
                    .and_then(|(start, end)| label.get(start as usize..end as usize));
                let _ = writeln!(result, "{label}\n  {}", part.unwrap_or_default());
            }
            "prepare" => {
                let found = self.client.request("textDocument/prepareRename", self.at(first))?;
                let _ = writeln!(result, "{}", found["placeholder"].as_str().unwrap_or("nothing"));
            }
            "rename" => {
                let mut params = self.at(first);
                params["newName"] = json!(words.get(1));
                let found = self.client.request("textDocument/rename", params)?;
                result = self.edits(&found);
            }
            "symbols" => {
                let params = json!({ "textDocument": { "uri": self.uri(first) } });
                let found = self.client.request("textDocument/documentSymbol", params)?;
                outline(&found, 0, &mut result);
            }
            "workspace" => {
                let found = self.client.request("workspace/symbol", json!({ "query": first }))?;
                for one in found.as_array().into_iter().flatten() {
                    let _ = writeln!(
                        result,
                        "{} {}",
                        one["name"].as_str().unwrap_or_default(),
                        self.location(&one["location"])
                    );
                }
            }
            "folding" => {
                let params = json!({ "textDocument": { "uri": self.uri(first) } });
                let found = self.client.request("textDocument/foldingRange", params)?;
                for one in found.as_array().into_iter().flatten() {
                    let kind = one["kind"].as_str().unwrap_or("region");
                    let line = |of: &str| one[of].as_u64().unwrap_or(0) + 1;
                    let _ = writeln!(result, "{}-{} {kind}", line("startLine"), line("endLine"));
                }
            }
            "selection" => {
                let at = self.at(first);
                let params = json!({ "textDocument": at["textDocument"], "positions": [at["position"]] });
                let found = self.client.request("textDocument/selectionRange", params)?;
                let mut range = &found[0];
                while range.is_object() {
                    let _ = writeln!(result, "{}", Self::range(&range["range"]));
                    range = &range["parent"];
                }
            }
            "tokens" => {
                let params = json!({ "textDocument": { "uri": self.uri(first) } });
                let found = self.client.request("textDocument/semanticTokens/full", params)?;
                result = self.tokens(first, &found);
            }
            "links" => {
                let params = json!({ "textDocument": { "uri": self.uri(first) } });
                let found = self.client.request("textDocument/documentLink", params)?;
                for one in found.as_array().into_iter().flatten() {
                    let target = self.short(one["target"].as_str().unwrap_or_default());
                    let _ = writeln!(result, "{} {target}", Self::range(&one["range"]));
                }
            }
            "hints" => {
                let uri = self.uri(first);
                self.client.current(&uri);
                let found = self.client.request("textDocument/inlayHint", self.whole(first))?;
                for one in found.as_array().into_iter().flatten() {
                    let position = json!({ "start": one["position"], "end": one["position"] });
                    let _ = writeln!(
                        result,
                        "{} {}",
                        Self::range(&position),
                        one["label"].as_str().unwrap_or_default()
                    );
                }
            }
            "actions" => {
                let at = self.at(first);
                let uri = at["textDocument"]["uri"].as_str().unwrap_or_default().to_owned();
                self.client.current(&uri);
                let range = json!({ "start": at["position"], "end": at["position"] });
                let params = json!({ "textDocument": at["textDocument"], "range": range, "context": { "diagnostics": [] } });
                let found = self.client.request("textDocument/codeAction", params)?;
                for one in found.as_array().cloned().into_iter().flatten() {
                    let one = match one.get("data") {
                        Some(_) => self.client.request("codeAction/resolve", one)?,
                        None => one,
                    };
                    let _ = writeln!(
                        result,
                        "{} ({})",
                        one["title"].as_str().unwrap_or_default(),
                        one["kind"].as_str().unwrap_or_default()
                    );
                    for line in self.edits(&one["edit"]).lines() {
                        let _ = writeln!(result, "  {line}");
                    }
                }
                if result.is_empty() {
                    result.push_str("nothing\n");
                }
            }
            "format" => {
                let params = json!({
                    "textDocument": { "uri": self.uri(first) },
                    "options": { "tabSize": 2, "insertSpaces": true },
                });
                let found = self.client.request("textDocument/formatting", params)?;
                result = self.edits(&json!({ "changes": { self.uri(first): found } }));
            }
            // Of one line, counted from 1.
            "formatrange" => {
                let line = words[1].parse::<u32>().expect("a line") - 1;
                let params = json!({
                    "textDocument": { "uri": self.uri(first) },
                    "range": { "start": { "line": line, "character": 0 }, "end": { "line": line, "character": 1 } },
                    "options": { "tabSize": 2, "insertSpaces": true },
                });
                let found = self.client.request("textDocument/rangeFormatting", params)?;
                result = self.edits(&json!({ "changes": { self.uri(first): found } }));
            }
            // The request of an editor after a character was typed.
            "ontype" => {
                let mut params = self.at(first);
                params["ch"] = json!(words.get(1));
                params["options"] = json!({ "tabSize": 2, "insertSpaces": true });
                let found = self.client.request("textDocument/onTypeFormatting", params.clone())?;
                let uri = params["textDocument"]["uri"].as_str().unwrap_or_default();
                result = self.edits(&json!({ "changes": { uri: found } }));
            }
            "supertypes" | "subtypes" | "incomingCalls" | "outgoingCalls" => {
                let (prepare, family) = if verb.ends_with("Calls") {
                    ("prepareCallHierarchy", "callHierarchy")
                } else {
                    ("prepareTypeHierarchy", "typeHierarchy")
                };
                let items = self.client.request(&format!("textDocument/{prepare}"), self.at(first))?;
                let found = self.client.request(&format!("{family}/{verb}"), json!({ "item": items[0] }))?;
                for one in found.as_array().into_iter().flatten() {
                    let item = one.get("from").or(one.get("to")).unwrap_or(one);
                    let place = json!({ "uri": item["uri"], "range": item["selectionRange"] });
                    let _ = writeln!(
                        result,
                        "{} {}",
                        item["name"].as_str().unwrap_or_default(),
                        self.location(&place)
                    );
                }
            }
            "view" => {
                let params =
                    json!({ "command": format!("isogloss.{first}"), "arguments": [self.at(words[1])] });
                let found = self.client.request("workspace/executeCommand", params)?;
                for line in found.as_str().unwrap_or_default().lines().take(12) {
                    let _ = writeln!(result, "{}", format!("| {line}").trim_end());
                }
            }
            "content" => {
                let found = self.client.request(
                    "workspace/textDocumentContent",
                    json!({ "uri": first.replace("CASE", self.root.trim_start_matches("file:///")) }),
                )?;
                let _ = writeln!(
                    result,
                    "{}",
                    found["text"].as_str().and_then(|text| text.lines().next()).unwrap_or_default()
                );
            }
            // Replaces the text at a mark with the rest.
            "type" => {
                let at = self.at(first);
                let range = json!({ "start": at["position"], "end": at["position"] });
                let uri = at["textDocument"]["uri"].as_str().unwrap_or_default().to_owned();
                self.client.change(&uri, json!([{ "range": range, "text": words[1..].join(" ") }]));
            }
            "bytecode" => {
                let uri = self.uri(first);
                let found = self.client.request("mlir/convertToBytecode", json!({ "uri": uri }))?;
                let _ = writeln!(result, "{} bytes in base64", found["output"].as_str().map_or(0, str::len));
            }
            _ => panic!("the request `{verb}`"),
        }
        Ok(result)
    }

    fn tokens(&self, file: &str, found: &Value) -> String {
        let text = &self.case.files.iter().find(|(name, _)| name == file).expect("the file").1;
        let lines: Vec<Vec<u16>> = text.lines().map(|line| line.encode_utf16().collect()).collect();
        let types = self.client.capabilities["semanticTokensProvider"]["legend"]["tokenTypes"].clone();
        let (mut line, mut start) = (0_usize, 0_usize);
        let mut result = String::new();
        let data: Vec<usize> = found["data"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|one| Some(one.as_u64()? as usize))
            .collect();
        for token in data.chunks(5) {
            start = if token[0] == 0 { start + token[1] } else { token[1] };
            line += token[0];
            let word = String::from_utf16_lossy(&lines[line][start..start + token[2]]);
            let declared = if token[4] & 1 == 1 { " declared" } else { "" };
            let _ = writeln!(result, "{word} {}{declared}", types[token[3]].as_str().unwrap_or_default());
        }
        result
    }
}

fn outline(symbols: &Value, depth: usize, result: &mut String) {
    for symbol in symbols.as_array().into_iter().flatten() {
        let detail = symbol["detail"].as_str().map(|detail| format!(": {detail}")).unwrap_or_default();
        let name = symbol["name"].as_str().unwrap_or_default();
        let _ = writeln!(
            result,
            "{}{name}{detail} {}",
            "  ".repeat(depth),
            Run::range(&symbol["selectionRange"])
        );
        outline(&symbol["children"], depth + 1, result);
    }
}

fn run(path: &Path) {
    let text = std::fs::read_to_string(path).expect("a case");
    let case = parsed(&text);
    let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
    let folder = folder(&format!("case-{name}"), &case.files);
    let client = Client::start(&folder, isogloss_lsp::Options::default(), &["utf-16"]);
    let root = format!("file://{}", folder.display());
    let mut run = Run { client, root, case };
    for (file, text) in run.case.files.clone() {
        // A file in a folder stays on disk, and so does one of another language.
        if !file.contains('/') && (file.ends_with(".td") || file.ends_with(".mlir")) {
            let uri = run.uri(&file);
            run.client.open(&uri, &text);
        }
    }
    let requests: Vec<String> = run.case.requests.iter().map(|(request, _)| request.clone()).collect();
    let mut answers = Vec::new();
    for request in &requests {
        answers.push(run.answer(request).replace(&run.root, "ROOT"));
    }
    run.client.stop();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(path, written(&text, &answers)).expect("the case is written");
        return;
    }
    for ((request, expected), answer) in run.case.requests.iter().zip(&answers) {
        assert_eq!(answer.trim_end(), expected.trim_end(), "{name}: {request}");
    }
}

#[test]
fn all_cases() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    assert!(!paths.is_empty());
    for path in paths {
        run(&path);
    }
}
