//! The formatter of `.mlir`: it changes white space only, a second run changes nothing, and `mlir-opt` reads the same.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use isogloss::Context;
use isogloss_fmt::mlir::Dialects;
use isogloss_fmt::{Options, mlir};
use isogloss_tests::mutate::{Random, mutate};
use isogloss_tests::{files_that_end_in, fuzz, golden, oracle, parallel, repository};
use isogloss_tree::apply;
use isogloss_tree::mlir::{NodeKind, Token, TokenKind, Tree, tokens};

use crate::trees::texts;

/// As `isogloss fmt` does it.
fn format(text: &str) -> String {
    let context = context();
    mlir::format_with(&Tree::parse(text), &Options::default(), Some(&Dialects(&context)))
}

/// A context with the dialects that `isogloss fmt` has.
fn context() -> Box<Context> {
    Context::with_dialects(isogloss::dialects::all().into_iter().chain(isogloss_dialects::all()))
}

/// Checks that formatting is safe and stable, without dialects and with them.
fn check_format(text: &str) {
    fuzz::check_mlir_format(text, None);
    fuzz::check_mlir_format(text, Some(&Dialects(&context())));
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files that show how the formatter works.
fn examples() -> Vec<PathBuf> {
    files_that_end_in(&repository().join("tests/format/mlir"), &["mlir"])
}

/// Formatted files next to their originals.
#[test]
fn files_look_as_expected() {
    golden::check_files(examples(), "formatted", 13, |path| format(&read(path)));
}

fn check_all<T: Sync>(all: &[T], check: impl Fn(&T) + Sync, name: impl Fn(&T) -> String + Sync) {
    let problems = parallel::map(all, |one| {
        let check = std::panic::AssertUnwindSafe(|| check(one));
        std::panic::catch_unwind(check).err().map(|_| name(one))
    });
    let problems: Vec<String> = problems.into_iter().flatten().collect();
    assert!(problems.is_empty(), "{}:\n{}", problems.len(), problems.join("\n=====\n"));
}

/// A text without the blanks between tokens that need none, or with one between any two, except inside of `<...>` and locations.
fn with_other_blanks(text: &str, is_tight: bool) -> String {
    let tree = Tree::parse(text);
    let mut result = String::new();
    let mut last: Option<Token<'_>> = None;
    for token in tree.tokens() {
        let is_space = token.kind() == TokenKind::Whitespace;
        let around = std::iter::once(token.parent()).chain(token.parent().ancestors());
        let stays = token.kind().is_comment()
            || around.into_iter().any(|node| matches!(node.kind(), NodeKind::Angles | NodeKind::Location));
        let next = token.next().map_or("", |next| next.text());
        let before = last.map_or("", |last| last.text());
        if !stays && is_space && is_tight && token.text() == " " && lexes_apart(before, next) {
            continue;
        }
        let is_number = |token: Token<'_>| {
            matches!(token.kind(), TokenKind::Integer | TokenKind::ResultNumber | TokenKind::DoubleColon)
        };
        if !stays
            && !is_space
            && !is_tight
            && last.is_some_and(|last| {
                last.kind() != TokenKind::Whitespace && !is_number(last) && !is_number(token)
            })
        {
            result.push(' ');
        }
        result.push_str(token.text());
        last = Some(token);
    }
    result
}

/// Whether two tokens are two without a blank, too.
fn lexes_apart(first: &str, second: &str) -> bool {
    let both = [first, second].concat();
    tokens(&both).map(|(_, range)| range.end).eq([first.len(), both.len()])
}

#[test]
fn blanks_are_those_of_the_forms() {
    let printed = files_that_end_in(&repository().join("tests/ir"), &["expected"]);
    let (mut all, mut other) = (0, Vec::new());
    for path in printed {
        let text = read(&path);
        if text.contains("error: ") {
            continue;
        }
        for is_tight in [true, false] {
            let formatted = format(&with_other_blanks(&text, is_tight));
            all += text.lines().count();
            let pairs = text
                .lines()
                .filter(|line| !line.is_empty())
                .zip(formatted.lines().filter(|line| !line.is_empty()));
            other.extend(
                pairs
                    .filter(|(one, two)| one != two)
                    .map(|(one, two)| format!("{}\n{one}\n{two}\n", path.display())),
            );
        }
    }
    println!("{}", other.join("\n"));
    assert!(other.len() * 100 < all, "{} of {all} lines have other blanks", other.len());
}

#[test]
fn formatting_is_safe_and_stable() {
    check_all(&texts(), |(_, text)| check_format(text), |(name, _)| name.clone());
}

/// A text with other white space where that means the same, except in the bodies of types and attributes.
fn perturbed(text: &str, random: &mut Random) -> String {
    let tree = Tree::parse(text);
    let mut result = String::new();
    let mut last = TokenKind::Whitespace;
    for token in tree.tokens() {
        let space = match random.below(10) {
            _ if token.kind() != TokenKind::Whitespace || last.is_comment() => token.text(),
            0 => "\n",
            1 => "\n\n   ",
            2 | 3 => " ",
            _ => token.text(),
        };
        result.push_str(space);
        last = token.kind();
    }
    result
}

#[test]
fn formatting_is_safe_and_stable_whatever_the_white_space() {
    let check = |(_, text): &(String, String)| {
        let mut random = Random::new(text.len() as u64);
        for _ in 0..3 {
            check_format(&perturbed(text, &mut random));
        }
    };
    check_all(&texts(), check, |(name, _)| name.clone());
}

#[test]
fn texts_with_mistakes_are_formatted() {
    let mut sources: Vec<String> = examples().iter().map(|path| read(path)).collect();
    sources.push(crate::trees::TEXT.to_owned());
    let count =
        std::env::var("ISOGLOSS_RANDOM").ok().and_then(|count| count.parse().ok()).unwrap_or(3000_u64);
    let texts: Vec<String> = (0..count)
        .map(|number| {
            let mut random = Random::new(number);
            mutate(&sources[random.below(sources.len())], &mut random)
        })
        .collect();
    let check = |text: &String| {
        fuzz::mlir_tree(text.as_bytes());
        check_format(text);
    };
    check_all(&texts, check, String::clone);
}

/// The answer of `mlir-opt` to a text: the operations in generic form, and the number of errors.
fn generic(tool: &Path, file: &Path) -> (bool, Vec<u8>, usize) {
    let flags = ["--split-input-file", "--allow-unregistered-dialect", "--mlir-print-op-generic"];
    let output = Command::new(tool).args(flags).arg(file).output().expect("mlir-opt runs");
    let errors = String::from_utf8_lossy(&output.stderr).matches("error:").count();
    (output.status.success(), output.stdout, errors)
}

#[test]
fn mlir_opt_reads_the_same_after_formatting() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("formatted");
    fs::create_dir_all(&folder).expect("a writable folder");
    let mut files = files_that_end_in(&repository().join("tests/ir"), &["mlir"]);
    files.extend(files_that_end_in(&repository().join("tests/documents"), &["mlir"]));
    files.extend(examples());
    let read_whole = parallel::map(&files, |path| {
        let Ok(text) = fs::read_to_string(path) else { return false };
        let mut random = Random::new(text.len() as u64);
        let written = folder.join(path.to_string_lossy().replace('/', "_"));
        let before = generic(&tool, path);
        fs::write(&written, format(&text)).expect("a writable folder");
        assert!(generic(&tool, &written) == before, "{}: other operations", path.display());
        if random.below(4) > 0 {
            return before.0;
        }
        // The bodies of types and attributes are changed by this, before and after in the same way.
        let text = perturbed(&text, &mut random);
        fs::write(&written, &text).expect("a writable folder");
        let perturbed = generic(&tool, &written);
        fs::write(&written, format(&text)).expect("a writable folder");
        assert!(
            generic(&tool, &written) == perturbed,
            "{}: other operations, perturbed:\n{text}",
            path.display()
        );
        before.0
    });
    let count = read_whole.iter().filter(|whole| **whole).count();
    assert!(count >= 100, "only {count} files were read without an error");
}

#[test]
fn edits_are_white_space() {
    for path in examples() {
        let tree = Tree::parse(read(&path));
        let edits = mlir::edits(&tree, &Options::default());
        for edit in &edits {
            assert!(
                tree.text()[edit.range.clone()].trim().is_empty() && edit.text.trim().is_empty(),
                "{edit:?}"
            );
        }
        let formatted = mlir::format(&tree, &Options::default());
        assert_eq!(apply(tree.text(), &edits).expect("edits"), formatted, "{}", path.display());
    }
}

#[test]
fn some_lines_are_formatted() {
    let text = "a.b( %x )\nfunc.func @f( ) {\n      c.d( %y,\n    %z )\n      e.f( %y )\n}\ng.h( %x )\n";
    let with = |lines: std::ops::Range<usize>| {
        let mut options = Options::default();
        options.lines = Some(lines);
        mlir::format(&Tree::parse(text), &options)
    };
    assert_eq!(with(0..1), text.replace("a.b( %x )", "a.b(%x)"));
    assert_eq!(with(1..2), text.replace("@f( )", "@f()"));
    // The whole operation of a line, without the operations around it.
    assert_eq!(with(3..4), text.replace("      c.d( %y,\n    %z )", "  c.d(%y,\n      %z)"));
    assert_eq!(with(4..5), text.replace("      e.f( %y )", "  e.f(%y)"));
    assert_eq!(with(0..7), format(text));
    assert_eq!(with(100..200), text);
}

#[test]
fn what_mlir_opt_prints_stays_as_it_is() {
    let printed = files_that_end_in(&repository().join("tests/ir"), &["expected"]);
    let mut changed = 0;
    for path in &printed {
        let text = read(path);
        let formatted = format(&text);
        // It ends with an empty line, and so does each part.
        let lines =
            |text: &str| text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect::<Vec<_>>();
        if !text.contains("error: ") && lines(&text) != lines(&formatted) {
            let differs =
                lines(&text).into_iter().zip(lines(&formatted)).find(|(before, after)| before != after);
            println!("{}: {differs:?}", path.display());
            changed += 1;
        }
    }
    assert_eq!(changed, 0, "of {} files change", printed.len());
}
