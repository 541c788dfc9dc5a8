//! One mistake gives one error.
//!
//! `tablegen/mistakes.td` is a valid definition file. Each part of `tablegen/mistakes.txt` is a mistake in it: the text
//! after `- ` is replaced by the text after `+ `, once (`<end>` cuts off the file there); the line below has the
//! location and the message of the only error. If `llvm-tblgen` is installed, its first error must be on the same line.
//!
//! After a change of a message: `UPDATE_EXPECT=1 cargo test -p isogloss-tests --test tablegen mistakes::`, and review the
//! difference.

use isogloss_codegen::{Options, generate, session};
use isogloss_tablegen::{Diagnostic, SourceMap};
use isogloss_tests::{Folder, golden, oracle, repository, tblgen};
use std::fmt::Write as _;
use std::fs;

/// A mistake: its text in the file, and the definition file that it makes.
struct Mistake {
    written: String,
    text: String,
}

fn base() -> String {
    fs::read_to_string(repository().join("tests/tablegen/mistakes.td")).expect("the definition file")
}

fn mistakes() -> Vec<Mistake> {
    let base = base();
    let list = fs::read_to_string(repository().join("tests/tablegen/mistakes.txt")).expect("the list");
    let mut lines = list.lines();
    let mut found = Vec::new();
    while let Some(line) = lines.next() {
        let Some(old) = line.strip_prefix("- ") else { continue };
        let new = lines.next().and_then(|line| line.strip_prefix("+ ")).expect("a replacement");
        let (before, after) = base.split_once(&unescaped(old)).unwrap_or_else(|| panic!("no `{old}`"));
        let text = match new {
            "<end>" => before.to_owned(),
            _ => format!("{before}{}{after}", unescaped(new)),
        };
        found.push(Mistake { written: format!("- {old}\n+ {new}\n"), text });
    }
    assert!(found.len() >= 120, "only {} mistakes", found.len());
    found
}

fn unescaped(text: &str) -> String {
    text.replace("\\n", "\n").replace("\\\\", "\\")
}

/// The errors of a definition file, a line each.
fn errors(text: &str) -> Vec<String> {
    let lines = |diagnostics: &[Diagnostic], sources: &SourceMap| -> Vec<String> {
        let line = |error: &Diagnostic| {
            let place = sources.location(error.span());
            format!("{}:{}: {}", place.line, place.column, error.message)
        };
        diagnostics.iter().map(line).collect()
    };
    match session().parse_str("mistake.td", text) {
        Err(errors) => lines(&errors.diagnostics, &errors.sources),
        Ok(records) => match generate(&records, &Options::default()) {
            Ok(_) => Vec::new(),
            Err(errors) => lines(&errors, records.sources()),
        },
    }
}

#[test]
fn each_mistake_is_one_error() {
    assert_eq!(errors(&base()), [""; 0]);
    let mut found = String::new();
    let mut several = Vec::new();
    for Mistake { written, text } in mistakes() {
        let errors = errors(&text);
        if errors.len() != 1 {
            several.push(format!("{written}{}", errors.join("\n")));
        }
        let separator = if found.is_empty() { "" } else { "\n" };
        let _ = writeln!(found, "{separator}{written}{}", errors.join("\n"));
    }
    assert!(several.is_empty(), "not one error:\n\n{}", several.join("\n\n"));
    golden::check_text(&repository().join("tests/tablegen/mistakes.txt"), &found);
}

#[test]
fn the_error_is_on_the_line_of_the_reference_tools_first() {
    let Some(tool) = oracle("llvm-tblgen") else { return };
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "tablegen_mistakes");
    let arguments = ["-I".to_owned(), repository().join("defs").to_string_lossy().into_owned()];
    let mut different = Vec::new();
    for Mistake { written, text } in mistakes() {
        folder.write("mistake.td", &text);
        let answer = tblgen::run(&tool, &arguments, &folder.path().join("mistake.td"));
        let theirs = answer.first_error().expect("an error").line;
        let ours = errors(&text);
        let line = |error: &String| error.split(':').next().and_then(|line| line.parse::<usize>().ok());
        if ours.first().and_then(line) != Some(theirs) {
            different.push(format!("{written}line {theirs} there, here {ours:?}"));
        }
    }
    assert!(different.is_empty(), "{}", different.join("\n\n"));
}
