//! The command of the crate knows its dialect, and has the flags of `isogloss opt`.

use std::io::Write as _;
use std::process::{Command, Stdio};

const OPT: &str = env!("CARGO_BIN_EXE_signal-opt");

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
fn a_program_of_opt_alone_has_its_flags() {
    let arguments = ["--canonicalize", "-allow-unregistered-dialect"];
    let folded = "module {\n  %0 = signal.constant 7\n  \"t.use\"(%0) : (i64) -> ()\n}\n\n";
    assert_eq!(run(OPT, &arguments, SUM), (Some(0), folded.to_owned(), String::new()));
    let (code, text, _) = run(OPT, &["--help"], "");
    assert_eq!(code, Some(0));
    assert!(text.contains("Usage: signal-opt [OPTIONS] [FILE]"), "{text}");
    assert!(text.split_whitespace().any(|word| word.trim_end_matches([',', '.']) == "signal"), "{text}");
    let (code, text, _) = run(OPT, &["--show-dialects"], "");
    assert!(code == Some(0) && text.contains("signal (compiled): "), "{text}");
    let (code, _, messages) = run(OPT, &["--canonicalise"], "");
    assert_eq!(
        (code, messages.as_str()),
        (Some(2), "error: `signal-opt` has no flag `--canonicalise`; did you mean `--canonicalize`?\n")
    );
    let (code, _, messages) = run(OPT, &["--inline"], "");
    assert!(code == Some(2) && messages.contains("mlir-opt --inline FILE | signal-opt"), "{messages}");
}
