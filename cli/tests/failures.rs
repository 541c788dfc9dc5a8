//! Every subcommand that cannot read its input or write its output prints one line to standard error, and exits with a
//! nonzero code.

use isogloss_tests::Folder;
use std::fs::{self, File};
use std::process::{Command, Stdio};

/// The subcommands with a file as input, with the name that the file must have.
const READERS: [(&[&str], &str); 6] = [
    (&["generate"], "a.td"),
    (&["records"], "a.td"),
    (&["opt"], "a.mlir"),
    (&["layout"], "a.mlir"),
    (&["query"], "a.mlir"),
    (&["bytecode"], "a.mlirbc"),
];

/// Flags with a definition file, before the arguments.
const DEFINITIONS: [&[&str]; 6] = [
    &["generate", "a.td", "--dialect"],
    &["generate", "--dialect", "a.td", "--dialect"],
    &["records", "a.td", "--dialect"],
    &["opt", "a.mlir", "--dialect"],
    &["opt", "a.mlir", "--dialect", "a.td", "--dialect"],
    &["opt", "a.mlir", "--cpp-meanings"],
];

/// Command lines that succeed, with text on standard output.
const WRITERS: [&[&str]; 29] = [
    &["generate", "a.td"],
    &["generate", "--report", "json", "a.td"],
    &["records", "a.td"],
    &["records", "--format=json", "a.td"],
    &["records", "--def", "D", "a.td"],
    &["opt", "a.mlir"],
    &["opt", "--emit-bytecode", "a.mlir"],
    &["opt", "--dialect", "a.td", "a.mlir"],
    &["opt", "--show-dialects"],
    &["opt", "--show-dialects=json"],
    &["layout", "i32"],
    &["layout", "i32", "--format", "svg"],
    &["layout", "i32", "--format", "json"],
    &["layout", "i32", "--diff", "e"],
    &["layout", "a.mlir"],
    &["query", "a.mlir", "@m", "k"],
    &["bytecode", "a.mlirbc"],
    &["bytecode", "--dump", "a.mlirbc"],
    &["explain"],
    &["explain", "E0203"],
    &["completions", "bash"],
    &["completions", "zsh"],
    &["completions", "fish"],
    &["man"],
    &["man", "opt"],
    &["--help"],
    &["--version"],
    &["opt", "--help"],
    &["help", "layout"],
];

/// A folder with a small valid input of each kind.
fn inputs(name: &str) -> Folder {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), name);
    folder.write("a.td", "include \"isogloss/Dialect.td\"\ndef D : Dialect { let name = \"d\"; }\n");
    folder
        .write("a.mlir", "module {\n  module @m attributes {dlti.map = #dlti.map<\"k\" = 1 : i32>} {}\n}\n");
    let output = isogloss(&folder, &["opt", "--emit-bytecode", "-o", "a.mlirbc", "a.mlir"]).output();
    assert!(output.expect("the command runs").status.success());
    folder
}

fn isogloss(folder: &Folder, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_isogloss"));
    command.current_dir(folder.path()).args(arguments).stdin(Stdio::null());
    command
}

/// Runs a command line that must fail, and returns its messages.
fn failure(mut command: Command) -> String {
    let output = command.output().expect("the command runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{command:?}: {said}");
    said
}

/// The arguments of a reader for a path.
fn arguments<'a>(reader: &[&'a str], path: &'a str) -> Vec<&'a str> {
    let mut all = [reader, &[path]].concat();
    if reader == ["query"] {
        all.extend(["@m", "k"]);
    }
    all
}

#[test]
fn a_missing_file_is_one_line() {
    let folder = inputs("missing");
    for (reader, name) in READERS {
        let name = name.replace("a.", "none.");
        let said = failure(isogloss(&folder, &arguments(reader, &name)));
        assert_eq!(said.lines().count(), 1, "{reader:?}: {said}");
        assert!(said.contains(&name) && said.contains("No such file"), "{reader:?}: {said}");
    }
}

#[test]
fn a_directory_is_one_line() {
    let folder = inputs("directory");
    for (reader, name) in READERS {
        let name = name.replace("a.", "folder.");
        fs::create_dir_all(folder.path().join(&name)).expect("a folder");
        let said = failure(isogloss(&folder, &arguments(reader, &name)));
        assert_eq!(said.lines().count(), 1, "{reader:?}: {said}");
        assert!(said.contains(&name) && said.contains("directory"), "{reader:?}: {said}");
    }
}

#[test]
fn binary_garbage_is_an_error_with_its_file() {
    let folder = inputs("garbage");
    // Every byte, with magic numbers of other formats at the start.
    let every: Vec<u8> = (0..=255).collect();
    for start in
        [&b"\x7fELF\x02\x01"[..], b"\x89PNG\r\n\x1a\n", b"\0\0\0\0", b"ML\xefR\xff\xff\xff\xff", b"\xff\xfe"]
    {
        let garbage = [start, &every, &every].concat();
        for (reader, name) in READERS {
            let name = name.replace("a.", "garbage.");
            fs::write(folder.path().join(&name), &garbage).expect("a file");
            let output = isogloss(&folder, &arguments(reader, &name)).output().expect("the command runs");
            let said = String::from_utf8_lossy(&output.stderr).into_owned()
                + &String::from_utf8_lossy(&output.stdout);
            assert_eq!(output.status.code(), Some(1), "{reader:?}: {said}");
            // The version of bytecode is in notes.
            let lines: Vec<_> = said.lines().filter(|line| !line.contains(": note: ")).collect();
            // `layout` answers in JSON, without the name.
            let named = lines[0].contains(&name) || lines[0].starts_with("{\"kind\": \"error\"");
            assert!(lines.len() == 1 && named, "{reader:?} {start:?}: {said}");
        }
    }
}

#[test]
fn a_file_of_another_kind_is_not_a_type() {
    let folder = inputs("another-kind");
    let said = failure(isogloss(&folder, &["layout", "a.td"]));
    assert_eq!(said, "error: a.td: a file with IR ends in `.mlir` or `.mlirbc`\n");
}

#[test]
fn definition_files_of_flags_are_one_line() {
    let folder = inputs("flags");
    let garbage: Vec<u8> = b"\x7fELF\x02\x01".iter().copied().chain(0..=255).collect();
    fs::write(folder.path().join("garbage.td"), garbage).expect("a file");
    fs::create_dir_all(folder.path().join("folder.td")).expect("a folder");
    for flags in DEFINITIONS {
        let wrong =
            [("garbage.td", "not a text file"), ("none.td", "No such file"), ("folder.td", "directory")];
        for (name, expected) in wrong {
            let said = failure(isogloss(&folder, &[flags, &[name]].concat()));
            assert!(said.contains(name) && said.contains(expected), "{flags:?}: {said}");
            assert_eq!(said.lines().count(), 1, "{flags:?}: {said}");
        }
    }
    for flags in [&["--load", "d"][..], &["--load-all"]] {
        for (name, expected) in [("none", "No such file"), ("a.td", "Not a directory")] {
            let said = failure(isogloss(&folder, &[&["opt", "a.mlir", "-I", name], flags].concat()));
            assert!(said.contains(name) && said.contains(expected), "{flags:?}: {said}");
            assert_eq!(said.lines().count(), 1, "{flags:?}: {said}");
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_one_line() {
    let folder = inputs("full");
    for writer in WRITERS {
        let mut command = isogloss(&folder, writer);
        command.stdout(File::options().write(true).open("/dev/full").expect("/dev/full"));
        let said = failure(command);
        assert!(said.starts_with("error: standard output: No space left on device"), "{writer:?}: {said}");
        assert_eq!(said.lines().count(), 1, "{writer:?}: {said}");
    }
    for writer in [&["opt", "-o", "/dev/full", "a.mlir"][..], &["generate", "-o", "/dev/full", "a.td"]] {
        let said = failure(isogloss(&folder, writer));
        assert_eq!(said.lines().count(), 1, "{writer:?}: {said}");
        assert!(said.contains("/dev/full"), "{writer:?}: {said}");
    }
}

#[test]
#[cfg(unix)]
fn a_closed_pipe_is_one_line() {
    let folder = inputs("closed");
    for writer in WRITERS {
        let (reader, pipe) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut command = isogloss(&folder, writer);
        command.stdout(pipe);
        let said = failure(command);
        assert!(said.starts_with("error: standard output: Broken pipe"), "{writer:?}: {said}");
        assert_eq!(said.lines().count(), 1, "{writer:?}: {said}");
    }
}
