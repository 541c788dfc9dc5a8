//! The laws of the lossless tree of `.mlir`: its text is the input's, every text has one, the tree after an edit is the
//! tree of the new text, and its operations are the reader's.

use std::fs;
use std::time::{Duration, Instant};

use isogloss::Context;
use isogloss::ir::Ir;
use isogloss_tests::mutate::Random;
use isogloss_tests::{files_that_end_in, fuzz, parallel, repository};
use isogloss_tree::Edit;
use isogloss_tree::mlir::{MAX_NESTING, NodeKind, Operation, Tree};

/// All texts of the suites: inputs, results of the reference tool, and lists of programs.
pub(crate) fn texts() -> Vec<(String, String)> {
    let files = ["tests", "examples", "cli/tests"]
        .iter()
        .flat_map(|folder| files_that_end_in(&repository().join(folder), &["mlir", "expected", "txt"]));
    let texts: Vec<(String, String)> = files
        .filter_map(|path| Some((path.display().to_string(), String::from_utf8(fs::read(&path).ok()?).ok()?)))
        .collect();
    assert!(texts.len() >= 600, "only {} texts were found", texts.len());
    texts
}

#[test]
fn trees_are_lossless() {
    parallel::map(&texts(), |(name, text)| {
        let tree = Tree::parse(text.as_str());
        assert_eq!(tree.text(), text, "{name}");
        fuzz::check_mlir_tree(&tree);
    });
}

#[test]
fn what_mlir_opt_prints_has_no_errors() {
    let printed = files_that_end_in(&repository().join("tests/ir"), &["expected"]);
    for path in printed {
        let text = fs::read_to_string(&path).unwrap_or_default();
        // Lists of error messages are not MLIR, and an empty symbol is printed without a name.
        if !text.contains("error: ") && !path.ends_with("quirks_empty_symbol.expected") {
            assert_eq!(Tree::parse(text).errors(), [], "{}", path.display());
        }
    }
}

/// A text of all constructs, and of mistakes in them.
pub(crate) const TEXT: &str = "// A comment.\n#map = affine_map<(d0) -> (d0 >= 1)>\n!t = !d.t<\"a\", [1]>\nmodule @m attributes {a = 1, \"b\"} {\n\
  func.func @f(%a: i32 {x.y}, %b: !t) -> (i32, f32) {\n    %0, %1:2 = \"a.b\"(%a, %1#0)[^bb1, ^bb2] <{p = #map}> ({\n    ^bb0(%c: i32 loc(\"x\")):\n\
      x.y\n    }, {\n    }) {k = @a::@\"b c\"} : (i32, i32) -> (i32, f32, f32) loc(#loc)\n    scf.for %i = %a to %b iter_args(%k = %0) -> i32 {\n\
      scf.yield\n    } else {\n    }\n  ^bb1:  // pred: ^bb0\n    %x = foo.bar %0#1 : tensor<4x?xf32>, { , }\n    cf.br ^bb2(%a : i32)\n\
  ^bb2(%z: i32):\n    return %z : i32\n  }\n}\n{-#\n  dialect_resources: { builtin: { k: \"0x00\" } }\n#-}\n// -----\n%q = \"a\" {\n) ] } @ ~é\n";

/// All prefixes of twenty of the suites' files, and of a text with all constructs. That a tree takes no quadratic time is
/// tested with [`large_texts_have_a_tree_in_time`].
#[test]
fn every_prefix_has_a_tree() {
    let mut texts = texts();
    texts.retain(|(_, text)| (500..1500).contains(&text.len()));
    let step = (texts.len() / 20).max(1);
    let mut texts: Vec<String> = texts.into_iter().step_by(step).take(20).map(|(_, text)| text).collect();
    texts.push(TEXT.to_owned());
    parallel::map(&texts, |text| {
        for end in (0..=text.len()).filter(|&end| text.is_char_boundary(end)) {
            fuzz::check_mlir_tree(&Tree::parse(&text[..end]));
        }
    });
}

/// Far more than any of the texts needs, and far less than the square of their length.
const DEADLINE: Duration = Duration::from_secs(100);

#[test]
fn large_texts_have_a_tree_in_time() {
    let parts = [
        "%a = b.c %d : i32\n",
        "%a, ",
        "%a ",
        "%a = ",
        "a.b ",
        "a.b\n",
        "{ ",
        "} ",
        "{ a.b\n",
        "( ",
        ") ",
        "< ",
        "> ",
        "<(",
        "([",
        "[)",
        "{a = ",
        "{a, ",
        "\"a\"(",
        "({",
        "\"a\"() : () -> ",
        "() -> ",
        "^a: ",
        "^a(%b: i32): ",
        "#a = ",
        "!a = #b\n",
        "loc(",
        "loc(\"a\") ",
        "{-# ",
        "// -----\n",
        "// -----\na.b {\n",
        "@a::",
        "@a",
        "\"",
        "~",
        "é",
        "1.e",
        "tensor<",
        "!a<",
        "#a<>",
        ": ",
        ": (",
        "a: ",
        "a {\n^b:\n",
        "x\n y\n",
    ];
    parallel::map(&parts, |part| {
        let text = part.repeat(300_000 / part.len());
        let start = Instant::now();
        let tree = Tree::parse(text.as_str());
        assert_eq!(tree.root().range(), 0..text.len());
        assert!(start.elapsed() < DEADLINE, "{part:?}: {:?}", start.elapsed());
    });
}

#[test]
fn nodes_are_nested_to_a_limit() {
    for (open, close, kind) in
        [("(", ")", NodeKind::Parens), ("a.b {\n", "}\n", NodeKind::Region), ("!a<", ">", NodeKind::Angles)]
    {
        let depth = 10 * MAX_NESTING;
        let tree = Tree::parse(format!("a.b {}{}\nc.d\n", open.repeat(depth), close.repeat(depth)));
        assert_eq!(tree.errors(), [], "{open}");
        let count = tree.root().descendants().filter(|node| node.kind() == kind).count();
        assert_eq!(count, MAX_NESTING + 1, "{open}");
        assert_eq!(tree.operations().last().and_then(|operation| operation.name()), Some("c.d"), "{open}");
    }
}

#[test]
fn the_tree_after_an_edit_is_that_of_the_new_text() {
    let pieces =
        ["", "}", "{", "a.b", "\"", "(", ")", "<", "\n// -----\n", "%a = ", "é", "^bb:", "{-#", "//"];
    let tree = Tree::parse(TEXT);
    for (step, piece) in (0..TEXT.len()).zip(pieces.iter().cycle()) {
        let end = (step + step % 5).min(TEXT.len());
        let Ok(edited) = tree.edit(&[Edit::replace(step..end, *piece)]) else {
            assert!(!TEXT.is_char_boundary(step) || !TEXT.is_char_boundary(end));
            continue;
        };
        fuzz::check_mlir_tree(&edited);
        assert_eq!(edited.text(), [&TEXT[..step], piece, &TEXT[end..]].concat());
        assert_eq!(edited, Tree::parse(edited.text()));
    }
}

#[test]
fn random_texts_have_a_tree() {
    const TOKENS: [&str; 40] = [
        "%a",
        "%0",
        "#1",
        ":",
        "=",
        "\"a.b\"",
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        "<",
        ">",
        "{-#",
        "#-}",
        "a.b",
        "return",
        "loc",
        "->",
        ",",
        "@s",
        "::",
        "^bb",
        "#a",
        "!t",
        "!d.t",
        "i32",
        "tensor",
        "1",
        "2.5",
        "\n",
        "\n",
        "  ",
        "// c\n",
        "// -----\n",
        "else",
        "?",
        "-",
        "attributes",
    ];
    let numbers: Vec<u64> = (0..4000).collect();
    parallel::map(&numbers, |&number| {
        let mut random = Random::new(number);
        let bytes: Vec<u8> = if number % 2 == 0 {
            (0..random.below(300)).map(|_| random.below(256) as u8).collect()
        } else {
            (0..random.below(150))
                .flat_map(|_| {
                    let blank = if random.below(2) == 0 { "" } else { " " };
                    [TOKENS[random.below(TOKENS.len())], blank].concat().into_bytes()
                })
                .collect()
        };
        fuzz::mlir_tree(&bytes);
    });
}

#[test]
fn reading_goes_on_after_an_error() {
    let text = "func.func @a() {\n  %0 = \"a.b\"(\n}\nfunc.func @b() {\n  %1 = ~\n  c.d\n}\nfunc.func @c() {\n  e.f {\nfunc.func @d() {\n}\n// -----\n%2 = g.h\n";
    let tree = Tree::parse(text);
    let symbols: Vec<_> = tree
        .operations()
        .map(|operation| operation.symbol().map_or(operation.name().unwrap_or(""), |token| token.text()))
        .collect();
    assert_eq!(symbols, ["@a", "@b", "@c", "@d", "g.h"]);
    let names: Vec<_> =
        tree.root().descendants().filter_map(Operation::cast).filter_map(Operation::name).collect();
    assert_eq!(names, ["func.func", "a.b", "func.func", "c.d", "func.func", "e.f", "func.func", "g.h"]);
}

/// Operations of the tree by the positions of the reader's: without `loc`, the location of an operation is the position
/// of its name.
#[test]
fn operations_of_the_reader_are_found_in_the_tree() {
    let mut compared = 0;
    let context = Context::with_dialects(isogloss::dialects::all());
    for (name, text) in texts().iter().filter(|(name, _)| name.ends_with(".mlir")) {
        for part in text.split("// -----\n") {
            let Ok(ir) = Ir::parse_named(&context, "place.mlir", part.as_bytes()) else { continue };
            let tree = Tree::parse(part);
            for operation in ir.root().into_iter().flat_map(|root| root.walk()) {
                let Some(range) = operation.location().file_range() else { continue };
                let (line, column) = (range.start_line() as usize, range.start_column() as usize);
                // Locations of another file, and of the module that is not written.
                if range.filename().to_string() != "\"place.mlir\"" || line == 0 {
                    continue;
                }
                let offset = tree.offset(line, column).expect("a place in the text");
                let found =
                    tree.operation_at(offset).unwrap_or_else(|| panic!("{name}:{line}:{column}:\n{part}"));
                let name_at = found.name_token().map(|token| token.range().start);
                assert_eq!(name_at, Some(offset), "{name}:{line}:{column}:\n{part}");
                compared += 1;
            }
        }
    }
    assert!(compared > 1000, "only {compared} operations were compared");
}
