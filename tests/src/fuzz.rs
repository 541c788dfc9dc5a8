//! The bodies of fuzz targets; the normal tests run them with the inputs on which a fuzz target once failed.
//!
//! The fuzz targets include this file by its path, so that they depend on the front end and the formatters alone.

use std::path::PathBuf;

use isogloss_fmt::mlir::Forms;
use isogloss_fmt::{Options, mlir as mlir_format, tablegen};
use isogloss_tablegen::tree::{NodeKind, TokenKind, Tree};
use isogloss_tablegen::{IncludeResolver, Limits, Resolved, Session};
use isogloss_tree::{Edit, Element, Language, Syntax, apply, mlir};

/// Resolves no include, so that the result depends on the input alone and the disk is not
/// read.
struct NoIncludes;

impl IncludeResolver for NoIncludes {
    fn resolve(&self, _: &str, _: &str, _: &mut Vec<PathBuf>) -> Result<Option<Resolved>, String> {
        Ok(None)
    }
}

/// Limits under which any input is processed quickly.
fn limits() -> Limits {
    let mut limits = Limits::default();
    limits.nesting = 200;
    limits.depth = 400;
    limits.list_length = 2_000;
    limits.string_length = 1 << 16;
    limits.records = 2_000;
    limits.memory = 64 << 20;
    limits.steps = 200_000;
    limits.errors = 20;
    limits
}

/// Parses, evaluates and prints a definition file; any input must be accepted or rejected with
/// an error.
///
/// # Panics
/// If the front end breaks one of its guarantees.
pub fn tablegen(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let session = Session::new().resolver(NoIncludes).limits(limits());
    match session.parse_str("fuzz.td", text) {
        Ok(records) => {
            let mut output = Vec::new();
            records.write_text(&mut output).expect("writing to memory does not fail");
            records.write_json(&mut output).expect("writing to memory does not fail");
        }
        Err(errors) => {
            assert!(!errors.diagnostics.is_empty(), "rejected for no reason");
            let _ = errors.to_string();
        }
    }
}

/// Parses a text into a lossless tree.
///
/// # Panics
/// If the tree differs from the text.
pub fn tree(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let of_all = Tree::parse("fuzz.td", &*text);
    check_tree(&of_all);
    let tree = Tree::parse_defined("fuzz.td", &*text, ["A"]);
    check_tree(&tree);
    for end in ends(&text) {
        check_tree(&Tree::parse("fuzz.td", &text[..end]));
    }
    let edits = edits(&text, "def a;");
    let edited = |tree: &Tree| tree.edit(&edits).expect("they do not overlap");
    let expected = apply(&text, &edits).expect("they do not overlap");
    assert_eq!(edited(&of_all), Tree::parse("fuzz.td", &*expected));
    assert_eq!(edited(&tree), Tree::parse_defined("fuzz.td", expected, ["A"]));
}

/// The ends of some prefixes of a text: six of them, distributed over the text.
fn ends(text: &str) -> impl Iterator<Item = usize> + '_ {
    (1..=6).map(|part| boundary(text, text.len() * part / 7))
}

/// The last position up to `at` that splits no character.
fn boundary(text: &str, at: usize) -> usize {
    (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// Changes of a text that its own bytes choose: a piece becomes another, a piece goes, and `start` is put before all.
fn edits(text: &str, start: &str) -> Vec<Edit> {
    let mut at: Vec<usize> = text
        .bytes()
        .scan(0_usize, |sum, byte| {
            *sum = sum.wrapping_mul(31).wrapping_add(byte.into());
            Some(*sum)
        })
        .take(4)
        .map(|sum| boundary(text, sum % (text.len() + 1)))
        .collect();
    at.resize(4, text.len());
    at.sort_unstable();
    vec![Edit::insert(0, start), Edit::replace(at[0]..at[1], &text[at[2]..at[3]]), Edit::delete(at[2]..at[3])]
}

/// Formats a text.
///
/// # Panics
/// If something other than white space changes, or a second run changes something.
pub fn format(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let width = usize::from(input.first().copied().unwrap_or(80));
    check_format(&text, width);
}

/// Checks that formatting a text changes white space only, and that formatting the result changes nothing.
///
/// # Panics
/// If that is not so.
pub fn check_format(text: &str, width: usize) {
    let mut options = Options::default();
    options.width = width;
    let tree = Tree::parse("fuzz.td", text);
    let formatted = Tree::parse("fuzz.td", tablegen::format(&tree, &options));
    let tokens = |tree: &Tree| -> Vec<(TokenKind, String)> {
        let tokens = tree.tokens().filter(|token| token.kind() != TokenKind::Whitespace);
        tokens.map(|token| (token.kind(), token.text().to_owned())).collect()
    };
    let nodes =
        |tree: &Tree| -> Vec<NodeKind> { tree.root().descendants().map(|node| node.kind()).collect() };
    assert_eq!(tokens(&tree), tokens(&formatted), "tokens at a width of {width}");
    assert_eq!(nodes(&tree), nodes(&formatted), "nodes at a width of {width}");
    let again = tablegen::format(&formatted, &options);
    let differs = |(first, second): &(&str, &str)| first != second;
    let difference = formatted.text().lines().zip(again.lines()).find(differs);
    assert!(
        again == formatted.text(),
        "a second run at a width of {width} changes something: {difference:?}"
    );
}

/// Checks that a tree has all of its text, and that its nodes, tokens and their positions agree.
///
/// # Panics
/// If they do not.
pub fn check_tree(tree: &Tree) {
    check_syntax(tree);
    assert!(!tree.root().has_error() || !tree.diagnostics().is_empty(), "an error without a message");
}

/// The same for a tree of `.mlir`.
///
/// # Panics
/// If something does not agree.
pub fn check_mlir_tree(tree: &mlir::Tree) {
    check_syntax(tree);
    assert_eq!(tree.root().has_error(), !tree.errors().is_empty(), "{:?}", tree.errors());
    for error in tree.errors() {
        assert!(tree.text().get(error.range.clone()).is_some(), "{error:?}");
    }
}

/// Parses a text into a lossless tree of `.mlir`.
///
/// # Panics
/// If the tree differs from the text.
pub fn mlir_tree(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let tree = mlir::Tree::parse(&*text);
    assert_eq!(tree.text(), text);
    check_mlir_tree(&tree);
    for end in ends(&text) {
        check_mlir_tree(&mlir::Tree::parse(&text[..end]));
    }
    let edits = edits(&text, "%a = b.c\n");
    let edited = tree.edit(&edits).expect("they do not overlap");
    assert_eq!(edited, mlir::Tree::parse(apply(&text, &edits).expect("they do not overlap")));
}

/// Formats a text of `.mlir`, with or without the blanks of the dialects' forms.
///
/// # Panics
/// If something other than white space changes, or a second run changes something.
pub fn check_mlir_format(text: &str, forms: Option<&dyn Forms>) {
    let options = Options::default();
    let tree = mlir::Tree::parse(text);
    let formatted = mlir::Tree::parse(mlir_format::format_with(&tree, &options, forms));
    let tokens = |tree: &mlir::Tree| -> Vec<(mlir::TokenKind, String)> {
        let tokens = tree.tokens().filter(|token| token.kind() != mlir::TokenKind::Whitespace);
        tokens.map(|token| (token.kind(), token.text().to_owned())).collect()
    };
    let nodes = |tree: &mlir::Tree| -> Vec<_> { tree.root().descendants().map(|node| node.kind()).collect() };
    assert_eq!(tokens(&tree), tokens(&formatted), "tokens");
    assert_eq!(nodes(&tree), nodes(&formatted), "nodes");
    let again = mlir_format::format_with(&formatted, &options, forms);
    let differs = |(first, second): &(&str, &str)| first != second;
    let difference = formatted.text().lines().zip(again.lines()).find(differs);
    assert!(again == formatted.text(), "a second run changes something: {difference:?}");
}

fn check_syntax<L: Language>(tree: &Syntax<L>) {
    let root = tree.root();
    let mut end = 0;
    for token in tree.tokens() {
        assert_eq!(token.range().start, end, "{token:?}");
        assert!(!token.text().is_empty(), "{token:?}");
        end = token.range().end;
        let parent = token.parent();
        assert!(
            parent.elements().any(|element| element == Element::Token(token))
                || parent.children().count() > 50
        );
    }
    assert_eq!((end, root.range()), (tree.text().len(), 0..tree.text().len()));
    for node in root.descendants() {
        let parent = node.parent().expect("a node below the root");
        let (inner, outer) = (node.range(), parent.range());
        assert!(
            outer.start <= inner.start && inner.end <= outer.end && !inner.is_empty(),
            "{node:?} in {parent:?}"
        );
        assert!(!node.has_error() || parent.has_error(), "{node:?} in {parent:?}");
        let mut at = inner.start;
        for child in node.children() {
            assert!(at <= child.range().start, "{child:?} in {node:?}");
            at = child.range().end;
        }
        let first = node.first_token().expect("a node has a token");
        assert!(!first.is_trivia() && node.last_token().is_some_and(|last| !last.is_trivia()), "{node:?}");
    }
}
