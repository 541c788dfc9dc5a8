//! The formatter of definition files: it changes white space only, a second run changes nothing, and the records stay the same.

use std::fs;
use std::path::{Path, PathBuf};

use isogloss_fmt::{Options, tablegen};
use isogloss_tablegen::tree::{NodeKind, TokenKind, Tree, apply};
use isogloss_tablegen::{Session, Text};
use isogloss_tests::mutate::{Random, mutate};
use isogloss_tests::{definition_files, fuzz, golden, oracle_include, ours, parallel, repository};

fn format(text: &str, options: &Options) -> String {
    tablegen::format(&Tree::parse("a.td", text), options)
}

fn read(path: &Path) -> Option<String> {
    String::from_utf8(fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))).ok()
}

/// The definition files of the repository, and of the reference tools if they are installed.
fn files() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = ["defs", "tests", "examples"]
        .iter()
        .flat_map(|folder| definition_files(&repository().join(folder)))
        .collect();
    files.extend(oracle_include().iter().flat_map(|include| definition_files(include)));
    assert!(files.len() >= 1000, "only {} files were found", files.len());
    files
}

/// Formatted files next to their originals.
#[test]
fn files_look_as_expected() {
    golden::check(&repository().join("tests/format"), "formatted", 10, |path| {
        format(&read(path).expect("UTF-8"), &Options::default())
    });
}

#[test]
fn formatting_is_safe_and_stable_at_any_width() {
    let problems = parallel::map(&files(), |path| {
        let text = read(path)?;
        let check = || {
            for width in [1, 40, 80, 120] {
                fuzz::check_format(&text, width);
            }
        };
        std::panic::catch_unwind(check).err().map(|_| path.display().to_string())
    });
    let problems: Vec<String> = problems.into_iter().flatten().collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// A text with other white space where that means the same.
fn perturbed(text: &str, random: &mut Random) -> String {
    let tree = Tree::parse("a.td", text);
    let mut result = String::new();
    let mut last = TokenKind::Whitespace;
    for token in tree.tokens() {
        let next = token.next().map(|next| next.kind());
        let ends_line = matches!(last, TokenKind::LineComment | TokenKind::Directive | TokenKind::Inactive);
        let starts_line = matches!(next, Some(TokenKind::Directive | TokenKind::Inactive));
        let space = match random.below(7) {
            _ if token.kind() != TokenKind::Whitespace || ends_line || starts_line => token.text(),
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
    let files = files();
    let problems = parallel::map(&files, |path| {
        let text = read(path)?;
        let mut random = Random::new(text.len() as u64);
        let text = perturbed(&text, &mut random);
        let check = || fuzz::check_format(&text, 30 + random.clone().below(80));
        std::panic::catch_unwind(check).err().map(|_| path.display().to_string())
    });
    let problems: Vec<String> = problems.into_iter().flatten().collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// The number of texts with mistakes that are tried; `ISOGLOSS_RANDOM` sets another number.
fn mistakes() -> usize {
    std::env::var("ISOGLOSS_RANDOM").ok().and_then(|count| count.parse().ok()).unwrap_or(2000)
}

#[test]
fn texts_with_mistakes_are_formatted() {
    let folders = ["tests/format", "tests/tablegen/probes"];
    let files: Vec<PathBuf> =
        folders.iter().flat_map(|folder| definition_files(&repository().join(folder))).collect();
    let texts: Vec<String> = files.iter().filter_map(|path| read(path)).collect();
    let numbers: Vec<usize> = (0..mistakes()).collect();
    let problems = parallel::map(&numbers, |&number| {
        let mut random = Random::new(number as u64);
        let text = mutate(&texts[random.below(texts.len())], &mut random);
        let check = || {
            fuzz::tree(text.as_bytes());
            fuzz::check_format(&text, 10 + number % 100);
        };
        std::panic::catch_unwind(check).err().map(|_| text.clone())
    });
    let problems: Vec<String> = problems.into_iter().flatten().collect();
    assert!(problems.is_empty(), "{} texts:\n{}", problems.len(), problems.join("\n=====\n"));
}

#[test]
fn records_stay_the_same() {
    let Some(include) = oracle_include() else { return };
    let files = definition_files(&include);
    let session = Session::new().include_dir(&include);
    let compared = parallel::map(&files, |path| {
        let text = read(path)?;
        let name = path.display().to_string();
        let records = |text: &str| Some(ours::text(&session.parse_str(&*name, Text::from(text)).ok()?));
        let before = records(&text)?;
        let after = records(&format(&text, &Options::default()));
        assert!(after.is_some_and(|after| after == before), "{name}: other records");
        Some(())
    });
    let count = compared.iter().flatten().count();
    assert!(count >= 250, "only {count} files were compared");
}

/// The rate at which the formatter's rules match the practice of LLVM's authors.
#[test]
fn most_lines_of_llvm_stay_as_they_are() {
    let Some(include) = oracle_include() else { return };
    let counts = parallel::map(&definition_files(&include), |path| {
        let Some(text) = read(path) else { return (0, 0) };
        let formatted = format(&text, &Options::default());
        (unchanged_lines(&text, &formatted), text.lines().count())
    });
    let (kept, all) = counts.into_iter().fold((0, 0), |sum, count| (sum.0 + count.0, sum.1 + count.1));
    assert!(kept * 3 >= all * 2, "{kept} of {all} lines are kept");
}

/// The lines of a text that are lines of the other, at the same position among the tokens.
fn unchanged_lines(old: &str, new: &str) -> usize {
    let lines = |text: &str| -> Vec<(usize, String)> {
        let mut tokens = 0;
        let lines = text.lines().map(|line| {
            let at = tokens;
            tokens += line.chars().filter(|character| !character.is_whitespace()).count();
            (at, line.to_owned())
        });
        lines.collect()
    };
    let new: std::collections::HashSet<_> = lines(new).into_iter().collect();
    lines(old).into_iter().filter(|line| new.contains(line)).count()
}

#[test]
fn some_lines_are_formatted() {
    let text = "def  a ;\nclass  B  {\n  int  x = 1 ;\n  int  y =\n    [1,  2] ;\n}\ndef  c ;\n";
    let with = |lines: std::ops::Range<usize>| {
        let mut options = Options::default();
        options.lines = Some(lines);
        format(text, &options)
    };
    assert_eq!(with(0..1), text.replace("def  a ;", "def a;"));
    assert_eq!(with(2..3), text.replace("int  x = 1 ;", "int x = 1;"));
    // The whole statement of a line.
    assert_eq!(with(4..5), text.replace("  int  y =\n    [1,  2] ;", "  int y =\n      [1, 2];"));
    assert_eq!(with(6..7), text.replace("def  c ;", "def c;"));
    assert_eq!(with(0..7), format(text, &Options::default()));
    assert_eq!(with(100..200), text);
}

#[test]
fn edits_are_white_space() {
    for path in definition_files(&repository().join("tests/format")) {
        let tree = Tree::parse("a.td", read(&path).expect("UTF-8"));
        let edits = tablegen::edits(&tree, &Options::default());
        for edit in &edits {
            assert!(
                tree.text()[edit.range.clone()].trim().is_empty() && edit.text.trim().is_empty(),
                "{edit:?}"
            );
        }
        assert_eq!(apply(tree.text(), &edits).expect("edits"), tablegen::format(&tree, &Options::default()));
    }
}

#[test]
fn statements_around_a_broken_one_are_formatted() {
    let text = read(&repository().join("tests/format/broken.td")).expect("UTF-8");
    let tree = Tree::parse("a.td", text.as_str());
    assert!(tree.root().descendants().any(|node| node.kind() == NodeKind::Error));
    let formatted = tablegen::format(&tree, &Options::default());
    for kept in ["def  broken  :  ;", "int  = ;", "@ def", "class  Unclosed  {\n  int  x;\n"] {
        assert!(text.contains(kept) && formatted.contains(kept), "{kept}:\n{formatted}");
    }
}
