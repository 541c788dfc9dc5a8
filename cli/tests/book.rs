//! The commands in the book: their output matches the pages, and the command reference matches the help of the command.
//!
//! `UPDATE_EXPECT=1 cargo test -p isogloss-cli --test book` writes the outputs.

use isogloss_tests::{Folder, book};
use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;

/// Both tests may write the page of the command reference.
static WRITING: Mutex<()> = Mutex::new(());

const COMMAND: &str = env!("CARGO_BIN_EXE_isogloss");

/// Runs a script in a folder; returns whether it succeeded, and its output.
fn run(folder: &Folder, script: &str) -> (bool, String) {
    let command = Path::new(COMMAND).parent().expect("a folder");
    let path = format!("{}:{}", command.display(), std::env::var("PATH").unwrap_or_default());
    let output = Command::new("sh")
        .args(["-ec", &format!("exec 2>&1\n{script}")])
        .current_dir(folder.path())
        .env("PATH", path)
        .env("COLUMNS", "100")
        .env_remove("CLICOLOR_FORCE")
        .stdin(Stdio::null())
        .output();
    let output = output.expect("the shell runs");
    (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs each block of shell commands in a folder with the preceding files. The next block, if it is text, is the
/// output; with the attribute `fails` the commands must fail. Pictures that they write must match the book's.
#[test]
#[cfg(unix)]
fn commands_print_what_the_pages_say() {
    let _writing = WRITING.lock();
    let mut count = 0;
    for name in book::pages().into_iter().filter(|name| name != "calc.md") {
        let page = book::page(&name);
        let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "book");
        let blocks = book::blocks(&page);
        let mut lines: Vec<String> = page.lines().map(str::to_owned).collect();
        let mut replaced = Vec::new();
        for (index, block) in blocks.iter().enumerate() {
            if let Some(file) =
                block.file.as_ref().filter(|file| block.language != "sh" && !file.contains('/'))
            {
                folder.write(file, &block.text);
            }
            // Other commands are about the repository.
            if block.language != "sh" || !block.text.starts_with("isogloss ") {
                continue;
            }
            count += 1;
            let (succeeded, printed) = run(&folder, &block.text);
            let fails = block.attributes.contains(&"fails".to_owned());
            assert_eq!(succeeded, !fails, "docs/{name}:{}: {printed}", block.line);
            match blocks.get(index + 1).filter(|next| next.language == "text") {
                Some(expected) => replaced.push((expected.line, expected.text.lines().count(), printed)),
                None => assert_eq!(printed, "", "docs/{name}:{}", block.line),
            }
        }
        for (line, count, printed) in replaced.into_iter().rev() {
            lines.splice(line..line + count, printed.lines().map(str::to_owned));
        }
        book::check_file(&name, &(lines.join("\n") + "\n"));
        for picture in folder.names("").iter().filter(|file| file.ends_with(".svg")) {
            book::check_file(picture, &folder.read(picture));
        }
    }
    assert!(count >= 10, "{count} blocks");
}

#[test]
fn the_command_reference_is_the_help() {
    let _writing = WRITING.lock();
    let help = |arguments: &[&str]| {
        let output = Command::new(COMMAND)
            .args(arguments)
            .arg("--help")
            .env("COLUMNS", "100")
            .stdin(Stdio::null())
            .output();
        String::from_utf8(output.expect("the command runs").stdout).expect("text")
    };
    let top = help(&[]);
    let mut text = format!("### `isogloss`\n\n```text\n{}\n```\n", top.trim_end());
    let (_, commands) = top.split_once("Commands:\n").expect("the subcommands");
    let names = commands
        .lines()
        .take_while(|line| !line.is_empty())
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    for name in names.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help") {
        let lines: Vec<_> = help(&[name]).lines().map(|line| line.trim_end().to_owned()).collect();
        let _ = write!(text, "\n### `isogloss {name}`\n\n```text\n{}\n```\n", lines.join("\n").trim_end());
    }
    book::check_part("reference/command.md", "help", &text);
}
