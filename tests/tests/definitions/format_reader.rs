//! The reader of assembly formats: it has a tree for every text, and a format without errors has no text that is not read.

use std::fs;

use isogloss_codegen::model::{FormatTokenKind, FormatTree};
use isogloss_tests::mutate::Random;
use isogloss_tests::{definition_files, repository};

/// The number of changes that are tried for each format.
const MUTATIONS: usize = 20;

/// Texts that may change the structure of a format.
const PIECES: &str =
    "` `x` $ $x ( ) ( )? ^ ? : , | < > \" \\ \n custom< custom<X>( oilist( each( type( ref( attr-dict ü 7";

/// The strings in the definition files of this repository after the name of a field for a format.
fn formats() -> Vec<String> {
    let mut files = definition_files(&repository().join("defs"));
    files.extend(definition_files(&repository().join("examples")));
    let mut formats = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for rest in text.split("let assemblyFormat = ").skip(1) {
            let (code, string) = (rest.strip_prefix("[{"), rest.strip_prefix('"'));
            let code = code.and_then(|code| code.split_once("}]"));
            let string = string.and_then(|string| string.split_once("\";"));
            let format = code.or(string).map(|(format, _)| format.to_owned());
            // Others are several strings, or have strings in them.
            formats.extend(format.filter(|format| !format.contains('"')));
        }
    }
    formats
}

/// The properties of every tree.
fn check(text: &str) {
    let tree = FormatTree::read(text);
    // Only white space is outside of tokens, which are in order.
    let mut end = 0;
    for token in tree.tokens() {
        assert!(!token.range.is_empty() && token.range.start >= end, "{text:?}: {token:?}");
        assert_eq!(text[end..token.range.start].trim(), "", "{text:?}");
        end = token.range.end;
    }
    assert_eq!(text[end..].trim(), "", "{text:?}");
    let mut last = 0;
    for element in tree.elements() {
        assert!(last <= element.range.start && element.range.end <= text.len(), "{text:?}: {element:?}");
        last = element.range.end;
    }
    for at in 0..=text.len() {
        let around = tree.around(at);
        let is_nested = |pair: &[std::ops::Range<usize>]| {
            pair[1].start <= pair[0].start
                && pair[0].end <= pair[1].end
                && text.get(pair[0].clone()).is_some()
        };
        assert!(around.windows(2).all(is_nested), "{text:?} at {at}: {around:?}");
        assert!(around.iter().all(|range| (range.start..=range.end).contains(&at)), "{text:?} at {at}");
        let token = tree.token_at(at);
        assert!(token.is_none_or(|token| (token.range.start..=token.range.end).contains(&at)), "{text:?}");
    }
    assert!(!tree.directives_at(text.len()).is_empty(), "{text:?}");
}

/// The start of the first character at or after a byte.
fn boundary(text: &str, at: usize) -> usize {
    (at..text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(text.len())
}

#[test]
fn shipped_formats_are_read_without_a_rest() {
    let formats = formats();
    assert!(formats.len() >= 200, "only {} formats were found", formats.len());
    for format in &formats {
        let tree = FormatTree::read(format);
        let of = |kinds: &[FormatTokenKind]| {
            tree.tokens().iter().filter(|token| kinds.contains(&token.kind)).count()
        };
        assert_eq!(of(&[FormatTokenKind::Unreadable, FormatTokenKind::Word]), 0, "{format}");
        let open = of(&[FormatTokenKind::Open, FormatTokenKind::Arguments]);
        assert_eq!(open, of(&[FormatTokenKind::Close]), "{format}");
        check(format);
    }
}

#[test]
fn changed_formats_have_a_tree_with_nested_ranges() {
    let formats = formats();
    let pieces: Vec<&str> = PIECES.split(' ').collect();
    let mut random = Random::new(55);
    for format in formats.iter().filter(|format| format.len() < 200) {
        for _ in 0..MUTATIONS {
            let mut text = format.clone();
            for _ in 0..=random.below(4) {
                let at = boundary(&text, random.below(text.len() + 1));
                let end = boundary(&text, at + random.below(6));
                text.replace_range(at..end, pieces[random.below(pieces.len())]);
            }
            check(&text);
        }
    }
}

#[test]
fn deeply_nested_formats_are_read() {
    for piece in ["(", "custom<X>(", "type(", "oilist(", "each($x ", "a(b, ", "($x^ : (", "ref(type("] {
        let tree = FormatTree::read(&piece.repeat(3_000));
        assert!(tree.around(piece.len() * 1_500).len() <= 70, "{piece}");
    }
}
