//! Programs that must not compile, beside the compiler's messages.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

use super::libraries::{self, Libraries};
use crate::{parallel, repository};

/// The libraries that the programs may name.
const DEPENDENCIES: [&str; 2] = ["isogloss", "isogloss_dialects"];

/// Compiles each program of a folder of `tests/`; the messages are those of the file beside it, `NAME.stderr`, which
/// `UPDATE_EXPECT=1` writes. `temporary` is the suite's directory for temporary files.
///
/// # Panics
/// If a program compiles, or has other messages.
pub fn compile_fail(folder: &str, temporary: &Path) {
    let tests = repository().join("tests");
    let entries = fs::read_dir(tests.join(folder)).expect("the programs");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let is_program = |path: &std::path::PathBuf| path.extension().is_some_and(|extension| extension == "rs");
    let mut names: Vec<String> = paths
        .filter(is_program)
        .map(|path| format!("{folder}/{}", path.file_name().expect("a name").to_string_lossy()))
        .collect();
    names.sort();
    assert!(!names.is_empty(), "no programs in {folder}");
    let libraries = Libraries::of_the_suite(temporary);
    let found = parallel::map(&names, |name| {
        let messages = messages(libraries, &tests, name, temporary);
        let expected = tests.join(name).with_extension("stderr");
        if env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&expected, &messages).expect("a writable file");
        }
        let expected = fs::read_to_string(&expected).unwrap_or_default();
        let same = expected == messages;
        (!same).then(|| format!("{name}\n--- expected:\n{expected}\n--- found:\n{messages}"))
    });
    let wrong: Vec<String> = found.into_iter().flatten().collect();
    assert!(
        wrong.is_empty(),
        "{} of {} programs have other messages; UPDATE_EXPECT=1 writes them\n{}",
        wrong.len(),
        names.len(),
        wrong.join("\n")
    );
}

/// The messages about a program, without what differs between machines.
fn messages(libraries: &Libraries, tests: &Path, name: &str, temporary: &Path) -> String {
    let mut rustc = Command::new(libraries::tool("rustc"));
    let dependencies = DEPENDENCIES.map(|name| (name.to_owned(), name.to_owned()));
    libraries.give_to(&mut rustc, &dependencies);
    // The libraries name their files from here.
    rustc.current_dir(repository()).arg(format!("tests/{name}"));
    rustc.args(["--edition", "2024", "--crate-type", "bin", "--verbose"]);
    rustc.args(["--emit", "metadata", "-A", "dead_code", "--diagnostic-width=140", "--out-dir"]);
    rustc.arg(temporary).env("CARGO_MANIFEST_DIR", tests);
    let output = rustc.output().expect("the compiler runs");
    if output.status.success() {
        return "it compiles\n".to_owned();
    }
    plain(&String::from_utf8_lossy(&output.stderr), name)
}

/// Messages without summaries, and without the numbers of lines in files that are not the program, which change without it.
fn plain(messages: &str, program: &str) -> String {
    let mut out = String::new();
    let mut elsewhere = false;
    for line in messages.lines() {
        let summaries =
            ["error: aborting due to ", "For more information about ", "Some errors have detailed "];
        if summaries.iter().any(|summary| line.starts_with(summary)) {
            continue;
        }
        let trimmed = line.trim_start();
        let mut line = line.trim_end().to_owned();
        if trimmed.starts_with("--> ") || trimmed.starts_with("::: ") {
            line = line.replacen(&format!(" tests/{program}:"), &format!(" {program}:"), 1);
            elsewhere = !line.contains(program);
            if elsewhere {
                line = line.replacen("--> ", "--> $WORKSPACE/", 1).replacen("::: ", "::: $WORKSPACE/", 1);
                let end = line.trim_end_matches(|last: char| last.is_ascii_digit() || last == ':').len();
                line.truncate(end);
            }
        } else if elsewhere {
            elsewhere = trimmed.starts_with(|first: char| first.is_ascii_digit() || "|.".contains(first));
            if elsewhere {
                line = without_number(&line);
            }
        }
        // Writing to a String does not fail.
        let _ = writeln!(out, "{line}");
    }
    let blocks: Vec<String> = out.trim_end().split("\n\n").map(narrow).collect();
    format!("{}\n", blocks.join("\n\n"))
}

/// A message whose gutter is not wider than its numbers: the compiler made it for those that are not shown.
fn narrow(message: &str) -> String {
    let extra = message.lines().filter_map(extra_blanks).min().unwrap_or(0);
    let lines = message.lines().map(|line| match (extra_blanks(line), line.find(' ')) {
        (Some(_), Some(blank)) => format!("{}{}", &line[..blank], &line[blank + extra..]),
        _ => line.to_owned(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// How many blanks of a line that has a gutter can go; `None` if it has none.
fn extra_blanks(line: &str) -> Option<usize> {
    if let Some(rest) = line.strip_prefix("... ") {
        return Some(rest.len() - rest.trim_start_matches(' ').len());
    }
    let number = line.trim_start_matches(' ');
    let after = number.trim_start_matches(|next: char| next.is_ascii_digit());
    let rest = after.trim_start_matches(' ');
    let blanks = line.len() - number.len() + after.len() - rest.len();
    let is_gutter = match number.len() - after.len() {
        0 => ["|", "--> ", "::: ", "= "].iter().any(|mark| rest.starts_with(mark)),
        _ => ["|", "+ ", "- ", "~ "].iter().any(|mark| rest.starts_with(mark)),
    };
    (is_gutter && blanks > 0).then(|| blanks - 1)
}

/// A line of source with blanks for its number.
fn without_number(line: &str) -> String {
    let end = line.find(|next: char| !next.is_ascii_digit() && next != ' ').unwrap_or(line.len());
    format!("{}{}", " ".repeat(end), &line[end..])
}
