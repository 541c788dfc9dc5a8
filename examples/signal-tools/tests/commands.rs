//! The whole command knows the dialect, and has the subcommands of `isogloss`.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Command, Stdio};

const SIGNAL: &str = env!("CARGO_BIN_EXE_signal");

/// The exit code, standard output and standard error of a command.
fn run(command: &str, arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let folder = std::env::temp_dir();
    let mut child = Command::new(command)
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    // A command that does not read its input may close it.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the command ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

const SUM: &str =
    "%a = signal.constant 3\n%b = signal.constant 4\n%c = signal.add %a, %b\n\"t.use\"(%c) : (i64) -> ()\n";

#[test]
fn the_whole_command_knows_the_dialect() {
    let (code, text, _) = run(SIGNAL, &["opt", "--allow-unregistered-dialect"], SUM);
    assert!(code == Some(0) && text.contains("%2 = signal.add %0, %1"), "{text}");
    let (code, text, messages) = run(SIGNAL, &["layout", "!signal.stream<i32>"], "");
    assert_eq!((code, text.as_str()), (Some(1), ""));
    assert!(messages.contains("data layout information for !signal.stream<i32>"), "{messages}");
    let (code, _, messages) = run(SIGNAL, &["query", "-", "k"], "signal.add");
    assert!(code == Some(1) && messages.contains("the form is `signal.add %lhs, %rhs`"), "{messages}");
    let (code, text, _) = run(SIGNAL, &["explain", "E0301"], "");
    assert!(
        code == Some(0) && text.trim_start().starts_with("An assembly format names a parameter"),
        "{text}"
    );
    let (code, _, messages) = run(SIGNAL, &["opt", "--cannonicalize"], "");
    assert!(code == Some(2) && messages.contains("did you mean `--canonicalize`"), "{messages}");
}

/// A message of the language server protocol.
fn message(text: &str) -> String {
    format!("Content-Length: {}\r\n\r\n{text}", text.len())
}

#[test]
fn the_language_server_knows_the_dialect() {
    let root = std::env::temp_dir().join(format!("signal-lsp-{}", std::process::id()));
    std::fs::create_dir_all(&root).expect("a folder");
    let root_uri = format!("file://{}", root.display());
    let program = r#"%a = signal.constant 1\n%b = \"signal.add\"(%a) : (i64) -> i64\n%c = signal.add %a, %b"#;
    let mut child = Command::new(SIGNAL)
        .arg("lsp")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the server starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut send = |text: String| input.write_all(message(&text).as_bytes()).expect("the server reads");
    send(format!(
        r#"{{"jsonrpc":"2.0","id":1,"method":"initialize","params":{{"processId":null,"rootUri":"{root_uri}","capabilities":{{}}}}}}"#
    ));
    send(r#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#.to_owned());
    send(format!(
        r#"{{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{{"textDocument":{{"uri":"{root_uri}/a.mlir","languageId":"mlir","version":1,"text":"{program}"}}}}}}"#
    ));
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let published = loop {
        let mut length = 0;
        loop {
            let mut line = String::new();
            assert!(output.read_line(&mut line).expect("a header") > 0, "the server ended");
            match line.trim().strip_prefix("Content-Length: ") {
                Some(number) => length = number.parse().expect("a number"),
                None if line.trim().is_empty() => break,
                None => {}
            }
        }
        let mut text = vec![0; length];
        output.read_exact(&mut text).expect("a message");
        let text = String::from_utf8(text).expect("text");
        if text.contains("textDocument/publishDiagnostics") {
            break text;
        }
    };
    child.kill().expect("the server ends");
    child.wait().expect("the server ends");
    std::fs::remove_dir_all(&root).expect("a folder");
    assert!(published.contains("'signal.add' op expected 2 operands, but found 1"), "{published}");
    assert_eq!(published.matches("\"message\"").count(), 1, "{published}");
}

/// A definition file that is loaded finds the constraints, types and interfaces of the compiled dialect.
#[test]
fn loaded_definitions_find_the_compiled_dialect() {
    let folder = std::env::temp_dir().join(format!("signal-commands-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("radio.td");
    let definitions = concat!(env!("CARGO_MANIFEST_DIR"), "/../signal/defs/signal.td");
    let text = format!(
        "include {definitions:?}\n\
         def Radio_Dialect : Dialect {{ let name = \"radio\"; }}\n\
         def Radio_TuneOp : Op<Radio_Dialect, \"tune\", [Pure]> {{\n\
           let arguments = (ins Signal_StreamType:$in, I64:$to);\n\
           let results = (outs Signal_StreamType:$out);\n\
           let assemblyFormat = \"$in `,` $to attr-dict `:` type($in) `->` type($out)\";\n\
         }}\n"
    );
    std::fs::write(&file, text).expect("a file");
    let file = file.to_str().expect("a path in UTF-8");
    let right = "%s = \"t.in\"() : () -> !signal.stream<i32>\n%n = signal.constant 1\n\
                 %t = radio.tune %s, %n : <i32> -> <i8>\n";
    let arguments = ["opt", "--dialect", file, "--allow-unregistered-dialect"];
    let (code, text, messages) = run(SIGNAL, &arguments, right);
    assert_eq!((code, messages.as_str()), (Some(0), ""));
    assert!(text.contains("radio.tune %0, %1 : <i32> -> <i8>"), "{text}");
    let wrong = "%n = signal.constant 1\n%t = \"radio.tune\"(%n, %n) : (i64, i64) -> !signal.stream<i8>\n";
    let (code, _, messages) = run(SIGNAL, &["opt", "--dialect", file], wrong);
    assert_eq!(code, Some(1));
    assert!(messages.contains("operand #0 must be a stream of samples, but got 'i64'"), "{messages}");
    // It is not reloaded: the compiled one folds.
    let arguments =
        ["opt", "--load", "signal,radio", "-I", folder.to_str().expect("a path"), "--canonicalize"];
    let (code, text, messages) =
        run(SIGNAL, &[&arguments[..], &["--allow-unregistered-dialect"]].concat(), SUM);
    assert_eq!((code, messages.as_str()), (Some(0), ""));
    assert!(text.contains("signal.constant 7"), "{text}");
    std::fs::remove_dir_all(&folder).expect("a folder");
}
