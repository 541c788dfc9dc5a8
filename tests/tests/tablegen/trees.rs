//! The laws of the lossless tree: its text is the input's, every text has one, it has the syntax errors that evaluation
//! has, and the tree after an edit is the tree of the new text.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use isogloss_fmt::Options;
use isogloss_tablegen::parse_only;
use isogloss_tablegen::tree::{Edit, NodeKind, Tree};
use isogloss_tests::mutate::Random;
use isogloss_tests::{definition_files, fuzz, oracle_include, parallel, repository};

/// The definition files of the repository, of the reference tools if they are installed, and the probes.
fn files() -> Vec<PathBuf> {
    let mut files = definition_files(&repository().join("defs"));
    files.extend(definition_files(&repository().join("tests/tablegen")));
    files.extend(oracle_include().iter().flat_map(|include| definition_files(include)));
    assert!(files.len() >= 300, "only {} files were found", files.len());
    files
}

fn read(path: &PathBuf) -> Option<String> {
    String::from_utf8(fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))).ok()
}

#[test]
fn trees_are_lossless_and_have_the_errors_of_evaluation() {
    let problems = parallel::map(&files(), |path| {
        let text = read(path)?;
        let check = || {
            fuzz::check_tree(&Tree::parse("a.td", text.as_str()));
            let tree = Tree::parse_defined("a.td", text.as_str(), [""; 0]);
            fuzz::check_tree(&tree);
            let expected =
                parse_only("a.td", text.as_str()).err().map_or(Vec::new(), |errors| errors.diagnostics);
            assert_eq!(tree.diagnostics(), expected, "{}", path.display());
            let wrong = tree.root().has_error()
                || tree.root().descendants().any(|node| node.kind() == NodeKind::Error);
            assert!(!wrong || !expected.is_empty(), "{}: an error in the tree only", path.display());
        };
        std::panic::catch_unwind(check).err().map(|_| path.display().to_string())
    });
    let problems: Vec<String> = problems.into_iter().flatten().collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// A text of the kinds of statements, values, comments and directives, and of mistakes in them.
const TEXT: &str = "#ifndef GUARD\n#define GUARD\n// A comment.\ninclude \"a.td\"\nclass A<int n, list<string> l = [\"a\" \"b\"]> : \
    B<n, x = 1>, C { /* in /* it */ */ field bits<4> b = {1, ?, b{3-2}}; let c{1...0} = 0b10; string s = [{ } ]}]; }\n\
    #ifdef X\ndef \"a\" # n : A<1> { dag d = (ins A:$a, $b); }\n#else\ndef a { let x = !cond(a: l[1, 2-3], true: a.b) }\n\
    #endif // X\nlet a<3> = 1, b = ? in { foreach i = {1, 2} in def x#i; }\nif !eq(a, 1) then { dump \"x\"; } else def y;\n\
    def @ z;\n}\nmulticlass M { def _a; defm q : N; }\ndefset list<A> s = { }\ndeftype t = int;\ndefvar v = 'x';\nassert 1, \"m\";\n#endif\n";

/// All prefixes of twenty installed files, and of a text with all constructs. That a tree takes no quadratic time is tested with
/// [`large_texts_have_a_tree_and_are_formatted_in_time`].
#[test]
fn every_prefix_has_a_tree() {
    let mut files: Vec<(PathBuf, String)> =
        files().into_iter().filter_map(|path| read(&path).map(|text| (path, text))).collect();
    files.retain(|(_, text)| (1000..3000).contains(&text.len()));
    let step = (files.len() / 20).max(1);
    let mut texts: Vec<String> = files.into_iter().step_by(step).take(20).map(|(_, text)| text).collect();
    texts.push(TEXT.to_owned());
    parallel::map(&texts, |text| {
        for end in (0..=text.len()).filter(|&end| text.is_char_boundary(end)) {
            fuzz::check_tree(&Tree::parse("a.td", &text[..end]));
        }
    });
}

/// Far more than any of the texts needs, and far less than the square of their length.
const DEADLINE: Duration = Duration::from_secs(100);

#[test]
fn large_texts_have_a_tree_and_are_formatted_in_time() {
    let parts = [
        "def a : B<1>;\n",
        "#ifdef A\ndef a;\n#else\ndef b;\n#endif\n",
        "#ifdef A\n",
        "#ifdef A\n{\n#else\n",
        "def {\n",
        "} ",
        "[{ ",
        "/* ",
        "`",
        "include \"a\" ",
        "x[0].",
        "def a : B<",
        "let a = ",
        "1, ",
        "!add(1, ",
        "def a { list<int> l = [1, 2]; }",
        "\"",
    ];
    parallel::map(&parts, |part| {
        let text = part.repeat(2_000_000 / part.len());
        let text = if *part == "1, " { format!("defvar x = [{text}];") } else { text };
        let start = Instant::now();
        let tree = Tree::parse("a.td", text.as_str());
        assert_eq!(tree.root().range(), 0..text.len());
        assert!(isogloss_fmt::tablegen::format(&tree, &Options::default()).len() >= text.trim().len() / 2);
        assert!(start.elapsed() < DEADLINE, "{part:?}: {:?}", start.elapsed());
    });
}

#[test]
fn the_tree_after_an_edit_is_that_of_the_new_text() {
    let pieces =
        ["", "}", "{", "def a;", "\"", "[{", "/*", "#endif\n", "\n#else\n", "let x = 1 in", "é", ";"];
    let tree = Tree::parse("a.td", TEXT);
    for (step, piece) in (0..TEXT.len()).step_by(7).zip(pieces.iter().cycle()) {
        let end = (step + step % 5).min(TEXT.len());
        let edited = tree.edit(&[Edit::replace(step..end, *piece)]).expect("an edit in the text");
        fuzz::check_tree(&edited);
        assert_eq!(edited.text(), [&TEXT[..step], piece, &TEXT[end..]].concat());
        assert_eq!(edited, Tree::parse("a.td", edited.text()));
    }
}

#[test]
fn reading_goes_on_after_an_error() {
    let tree = Tree::parse("a.td", TEXT);
    let kinds: Vec<NodeKind> = tree.root().children().map(|node| node.kind()).collect();
    use NodeKind::*;
    assert_eq!(
        kinds,
        [Include, Class, Def, Def, LetIn, If, Def, Error, Multiclass, Defset, Deftype, Defvar, Error, Assert]
    );
    let texts = |kind: NodeKind| -> Vec<&str> {
        tree.root().descendants().filter(|node| node.kind() == kind).map(|node| node.text()).collect()
    };
    assert_eq!(texts(Error), ["@ z;\n}", "'x';"]);
}

#[test]
fn random_bytes_have_a_tree() {
    const BYTES: &[u8] = b"  \n\n\r\t\0#/**/[]{}()<>;:,.=?!$-+\"\\'`01xbadefgint\xc3\xa9\xff";
    let numbers: Vec<u64> = (0..3000).collect();
    parallel::map(&numbers, |&number| {
        let mut random = Random::new(number);
        let any = number % 2 == 0;
        let byte = |random: &mut Random| {
            if any { random.below(256) as u8 } else { BYTES[random.below(BYTES.len())] }
        };
        let bytes: Vec<u8> = (0..random.below(300)).map(|_| byte(&mut random)).collect();
        fuzz::tree(&bytes);
        fuzz::format(&bytes);
    });
}
