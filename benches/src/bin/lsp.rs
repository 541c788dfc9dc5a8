//! The language server compared with LLVM's: start, open to diagnostics, edit to diagnostics, hover, definition,
//! completion, and memory; and the same after a syntax error. Finally, the time from the start to the first answers in
//! a workspace of all definition files that LLVM installs.
//!
//! `cargo run --release -p isogloss-benches --bin lsp -- target/release/isogloss`. Times are medians, on the wall clock
//! of this client, which waits for each answer; after `/` there is the mean of the server's CPU time. Memory is the
//! peak of the server. Edits are a comment in the middle of the file, and one more letter in the summary of an
//! operation there.

use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

const LLVM: &str = "/usr/lib/llvm-22";
const PATIENCE: Duration = Duration::from_secs(60);

/// A server and a client of it.
struct Server {
    child: Child,
    input: ChildStdin,
    messages: Receiver<Value>,
    next_id: u64,
}

impl Server {
    /// Starts a server; the second result is the time until it is ready. `None` if it does not start.
    fn start(command: &[String], folder: &Path) -> Option<(Self, Duration)> {
        let start = Instant::now();
        let mut child = Command::new(&command[0])
            .args(&command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let input = child.stdin.take()?;
        let mut output = BufReader::new(child.stdout.take()?);
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            while let Some(message) = read(&mut output) {
                if sender.send(message).is_err() {
                    break;
                }
            }
        });
        let mut server = Self { child, input, messages, next_id: 0 };
        let root = format!("file://{}", folder.display());
        let capabilities = json!({ "textDocument": {
            "documentSymbol": { "hierarchicalDocumentSymbolSupport": true },
            "publishDiagnostics": { "relatedInformation": true },
            "completion": {
                "completionItem": { "snippetSupport": true },
                "completionList": { "itemDefaults": ["commitCharacters", "editRange", "insertTextFormat"] },
            },
        } });
        let params = json!({ "processId": null, "rootUri": root, "capabilities": capabilities });
        server.request("initialize", params)?;
        server.notify("initialized", json!({}))?;
        Some((server, start.elapsed()))
    }

    fn send(&mut self, message: &Value) -> Option<()> {
        let text = message.to_string();
        write!(self.input, "Content-Length: {}\r\n\r\n{text}", text.len()).ok()?;
        self.input.flush().ok()
    }

    fn notify(&mut self, method: &str, params: Value) -> Option<()> {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }))
    }

    /// The result of a request and its time; `None` if the server is gone.
    fn request(&mut self, method: &str, params: Value) -> Option<(Value, Duration)> {
        self.next_id += 1;
        let (id, start) = (self.next_id, Instant::now());
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))?;
        loop {
            let message = self.messages.recv_timeout(PATIENCE).ok()?;
            if message["id"] == id && message.get("method").is_none() {
                return Some((message["result"].clone(), start.elapsed()));
            }
        }
    }

    /// The number of diagnostics of the next publication about a document, and the time since `start`.
    fn diagnostics(&mut self, uri: &str, start: Instant) -> Option<(usize, Duration)> {
        loop {
            let message = self.messages.recv_timeout(PATIENCE).ok()?;
            if message["method"] == "textDocument/publishDiagnostics" && message["params"]["uri"] == uri {
                return Some((message["params"]["diagnostics"].as_array()?.len(), start.elapsed()));
            }
        }
    }

    /// The CPU time of all threads of the server, including ended ones, in steps of 10 ms.
    fn cpu(&self) -> Duration {
        let text = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        // The name of the command, which is in parentheses, may have blanks.
        let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok());
        Duration::from_millis(ticks.sum::<u64>() * 10)
    }

    /// The peak memory of the server, in MiB.
    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        line.split_whitespace().next()?.parse::<u64>().ok().map(|kilobytes| kilobytes / 1024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn read(output: &mut impl BufRead) -> Option<Value> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if output.read_line(&mut line).ok()? == 0 {
            return None;
        }
        match line.trim().split_once(':') {
            Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                length = value.trim().parse().ok()?;
            }
            Some(_) => {}
            None => break,
        }
    }
    let mut bytes = vec![0; length];
    output.read_exact(&mut bytes).ok()?;
    serde_json::from_slice(&bytes).ok()
}

/// A document, and where the requests are made.
struct Shape {
    name: &'static str,
    path: PathBuf,
    text: String,
    /// A text at whose second byte there is a name.
    needle: String,
    /// A text that breaks the syntax, at the start of a line.
    broken: &'static str,
    is_ir: bool,
}

fn shapes(folder: &Path) -> Vec<Shape> {
    let dialects = Path::new(LLVM).join("include/mlir/Dialect");
    let installed = [
        ("NVVMOps.td", "LLVMIR/NVVMOps.td", "NVVM_Op<"),
        ("GPUOps.td", "GPU/IR/GPUOps.td", "GPU_Op<"),
        ("ArithOps.td", "Arith/IR/ArithOps.td", "Arith_Op<"),
    ];
    let mut shapes = Vec::new();
    for (name, path, needle) in installed {
        let path = dialects.join(path);
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let needle = if text.contains(needle) { needle.to_owned() } else { "Op<".to_owned() };
        shapes.push(Shape { name, path, text, needle, broken: "def Broken : \n", is_ir: false });
    }
    let mut text = String::from(
        "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/Interfaces/InferTypeOpInterface.td\"\ndef Big_Dialect : Dialect { let name = \"big\"; let cppNamespace = \"::big\"; }\n\
         class Big_Op<string mnemonic, list<Trait> traits = []> : Op<Big_Dialect, mnemonic, traits>;\n",
    );
    for index in 0..980 {
        let _ = writeln!(
            text,
            "\n// The operation number {index}.\ndef Big_Op{index} : Big_Op<\"op{index}\", [SameOperandsAndResultType]> {{\n  \
             let summary = \"operation number {index}\";\n  let description = [{{\n    It takes two values and gives one. Nothing \
             else is known about it,\n    and nothing else needs to be known: this is a text of the usual length.\n    The reader \
             who wants more looks at the operation number {}.\n  }}];\n  let arguments = (ins AnyType:$lhs, AnyType:$rhs, \
             OptionalAttr<I64Attr>:$offset,\n                       UnitAttr:$fast);\n  let results = (outs AnyType:$result);\n  \
             let assemblyFormat = \"$lhs `,` $rhs (`at` $offset^)? (`fast` $fast^)? attr-dict `:` type($result)\";\n}}",
            index / 2
        );
    }
    let (path, needle) = (folder.join("big.td"), "Big_Op<\"op490\"".to_owned());
    shapes.push(Shape {
        name: "980 operations",
        path,
        text,
        needle,
        broken: "def Broken : \n",
        is_ir: false,
    });
    let mut text = String::new();
    for index in 0..1_000 {
        let _ = writeln!(
            text,
            "func.func @f{index}(%a: i64, %b: i64, %m: memref<?xi64>) -> i64 {{\n  %c0 = arith.constant 0 : index"
        );
        for step in 0..8 {
            let from = if step == 0 { "%a".to_owned() } else { format!("%v{}", step - 1) };
            let _ = writeln!(text, "  %v{step} = arith.addi {from}, %b : i64");
        }
        let _ = writeln!(
            text,
            "  %l = memref.load %m[%c0] : memref<?xi64>\n  %s = arith.muli %l, %v7 : i64\n  %t = arith.cmpi slt, %s, %a : i64\n  \
             cf.cond_br %t, ^bb1(%s : i64), ^bb2\n^bb1(%x: i64):\n  return %x : i64\n^bb2:\n  %r = func.call @f{}(%s, %v3, %m) : (i64, i64, \
             memref<?xi64>) -> i64\n  return %r : i64\n}}",
            index / 2
        );
    }
    let (path, needle) = (folder.join("big.mlir"), "func.call @f250(".to_owned());
    shapes.push(Shape { name: "IR", path, text, needle, broken: "  %broken = arith.addi %a\n", is_ir: true });
    shapes
}

fn position(text: &str, offset: usize) -> Value {
    let before = &text[..offset];
    let line = before.matches('\n').count();
    json!({ "line": line, "character": offset - before.rfind('\n').map_or(0, |at| at + 1) })
}

fn median(mut times: Vec<Duration>) -> Option<Duration> {
    times.sort();
    times.get(times.len() / 2).copied()
}

fn shown(time: Option<Duration>) -> String {
    time.map_or_else(|| "gone".to_owned(), |time| format!("{:.2}", time.as_secs_f64() * 1e3))
}

/// The medians of hover, definition, completion and references, with whether each has an answer.
fn requests(server: &mut Server, uri: &str, shape: &Shape, text: &str) -> String {
    let mut row = String::new();
    let Some(at) = text.find(&shape.needle) else { return "no such text".to_owned() };
    let at = at + if shape.is_ir { shape.needle.len() - 3 } else { 1 };
    for method in ["hover", "definition", "completion", "references"] {
        let params = json!({
            "textDocument": { "uri": uri },
            "position": position(text, at),
            "context": { "includeDeclaration": true, "triggerKind": 1 },
        });
        let mut times = Vec::new();
        let mut answered = true;
        for _ in 0..9 {
            match server.request(&format!("textDocument/{method}"), params.clone()) {
                Some((result, time)) => {
                    answered &= !result.is_null() && result != json!([]);
                    times.push(time);
                }
                None => return row + &format!(" {method} gone"),
            }
        }
        let nothing = if answered { "" } else { " (nothing)" };
        let _ = write!(row, " {method} {}{nothing}", shown(median(times)));
    }
    row
}

fn run(name: &str, command: &[String], shape: &Shape, folder: &Path) {
    let Some((mut server, ready)) = Server::start(command, folder) else {
        println!("  {name}: skipped, it does not start");
        return;
    };
    let uri = format!("file://{}", shape.path.display());
    let language = if shape.is_ir { "mlir" } else { "tablegen" };
    let start = Instant::now();
    let document = json!({ "uri": uri, "languageId": language, "version": 1, "text": shape.text });
    let _ = server.notify("textDocument/didOpen", json!({ "textDocument": document }));
    let opened = server.diagnostics(&uri, start);
    let mut text = shape.text.clone();
    let mut version = 1;
    // Inserts a text: at the start of the line of the needle, or in the summary after it.
    let mut edit = |server: &mut Server, text: &mut String, new: &str| {
        version += 1;
        let needle = text.find(&shape.needle).unwrap_or(0);
        let line = text[..needle].rfind('\n').map_or(0, |at| at + 1);
        let summary = text[needle..].find(SUMMARY).map(|at| needle + at + SUMMARY.len());
        let place = summary.filter(|_| new == LETTER).unwrap_or(line);
        let at = position(text, place);
        text.insert_str(place, new);
        // mlir-lsp-server takes whole texts only.
        let change = if shape.is_ir {
            json!({ "text": text })
        } else {
            json!({ "range": { "start": at, "end": at }, "text": new })
        };
        let start = Instant::now();
        let document = json!({ "uri": uri, "version": version });
        server.notify(
            "textDocument/didChange",
            json!({ "textDocument": document, "contentChanges": [change] }),
        )?;
        server.diagnostics(&uri, start)
    };
    // The number of diagnostics after that many edits, and their times.
    let mut edits = |server: &mut Server, text: &mut String, new: &str, count: u32| {
        let before = server.cpu();
        let (mut times, mut found) = (Vec::new(), 0);
        for _ in 0..count {
            let (diagnostics, time) = edit(server, text, new)?;
            times.push(time);
            found = diagnostics;
        }
        let cpu = server.cpu().saturating_sub(before) / count;
        Some((found, format!("{} / {}", shown(median(times)), shown(Some(cpu)))))
    };
    let gone = || (0, "gone".to_owned());
    let (_, of_comment) = edits(&mut server, &mut text, COMMENT, EDITS).unwrap_or_else(gone);
    // IR has no summaries.
    let of_record = |measured: &mut dyn FnMut() -> Option<(usize, String)>| {
        if shape.is_ir {
            return String::new();
        }
        format!(", edit of a summary {}", measured().unwrap_or_else(gone).1)
    };
    let of_letter = of_record(&mut || edits(&mut server, &mut text, LETTER, EDITS));
    let answers = requests(&mut server, &uri, shape, &text);
    println!(
        "  {name}: ready {}, open {} ({} diagnostics), edit {of_comment}{of_letter},{answers}",
        shown(Some(ready)),
        shown(opened.map(|(_, time)| time)),
        opened.map_or(0, |(count, _)| count),
    );
    let _ = edits(&mut server, &mut text, shape.broken, 1);
    let (found, of_comment) = edits(&mut server, &mut text, COMMENT, EDITS).unwrap_or_else(gone);
    let of_letter = of_record(&mut || edits(&mut server, &mut text, LETTER, EDITS));
    let answers = requests(&mut server, &uri, shape, &text);
    println!(
        "  {name}, after a syntax error: edit {of_comment}{of_letter} ({found} diagnostics),{answers}; {} MiB",
        server.memory().unwrap_or(0),
    );
}

/// The number of measured edits: the steps of the CPU time are then a third of a millisecond.
const EDITS: u32 = 30;

/// The text that is inserted before the line of the needle.
const COMMENT: &str = "// x\n";

/// The text that is inserted into a summary, and the text before it.
const LETTER: &str = "x";
const SUMMARY: &str = "let summary = \"";

/// The times from the start of the server to its first answers in a folder with all definition files of LLVM.
fn workspace(ours: &str) -> Option<()> {
    let folder = Path::new(LLVM).join("include");
    let path = folder.join("mlir/Dialect/Arith/IR/ArithOps.td");
    let text = std::fs::read_to_string(&path).ok()?;
    let start = Instant::now();
    let (mut server, _) = Server::start(&[ours.to_owned(), "lsp".to_owned()], &folder)?;
    let uri = format!("file://{}", path.display());
    let document = json!({ "uri": uri, "languageId": "tablegen", "version": 1, "text": text });
    server.notify("textDocument/didOpen", json!({ "textDocument": document }))?;
    let at = position(&text, text.find("Arith_Op<")? + 1);
    let of =
        json!({ "textDocument": { "uri": uri }, "position": at, "context": { "includeDeclaration": true } });
    let mut row = String::new();
    for (method, params) in [
        ("textDocument/hover", of.clone()),
        ("textDocument/references", of),
        ("workspace/symbol", json!({ "query": "AddI" })),
    ] {
        let (found, _) = server.request(method, params)?;
        let count = found.as_array().map_or(1, Vec::len);
        let _ = write!(row, " {method} ({count}) after {}", shown(Some(start.elapsed())));
    }
    println!("workspace of all installed definition files:{row}; {} MiB", server.memory().unwrap_or(0));
    Some(())
}

fn main() {
    let ours = std::env::args().nth(1).unwrap_or_else(|| "target/release/isogloss".to_owned());
    let only = std::env::args().nth(2);
    let include = format!("{LLVM}/include");
    let folder = std::env::temp_dir().join("isogloss-lsp-bench");
    let _ = std::fs::create_dir_all(&folder);
    println!("times in ms");
    for shape in shapes(&folder) {
        if only.as_ref().is_some_and(|only| !shape.name.contains(only.as_str())) {
            continue;
        }
        println!("{} ({} lines, {} kB)", shape.name, shape.text.lines().count(), shape.text.len() / 1000);
        let isogloss = [ours.clone(), "lsp".to_owned(), format!("-I{include}")];
        run("isogloss", &isogloss, &shape, &folder);
        let llvm = if shape.is_ir {
            vec![format!("{LLVM}/bin/mlir-lsp-server")]
        } else {
            vec![format!("{LLVM}/bin/tblgen-lsp-server"), format!("--tablegen-extra-dir={include}")]
        };
        run("LLVM", &llvm, &shape, &folder);
    }
    if only.is_none_or(|only| "workspace".contains(&only)) && workspace(&ours).is_none() {
        println!("workspace: skipped");
    }
}
