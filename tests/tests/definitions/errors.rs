//! The generator's diagnostics for invalid definitions: the rendered diagnostics of every
//! `diag/NAME.td` are compared with `diag/NAME.expected`.
//!
//! After a change of a message: `UPDATE_EXPECT=1 cargo test -p isogloss-tests --test
//! definition_errors`, and review the difference.

use isogloss_codegen::{Diagnostic, EXPLANATIONS, Generated, LINTS, Options, explain, generate, lint};
use isogloss_tablegen::{Renderer, Session, Severity};
use isogloss_tests::{book, golden, llvm_dir, repository};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A session that finds the includes of the cases.
fn session() -> Session {
    let texts = fs::read_dir(repository().join("tests/diag_include")).expect("included files").map(|entry| {
        let path = entry.expect("an included file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(path).expect("a text"))
    });
    isogloss_codegen::session().files(texts)
}

/// The rendered diagnostics of a definition file; empty if it is sound.
fn drawn(path: &Path) -> String {
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    let text = fs::read_to_string(path).expect("a definition file");
    let renderer = Renderer::pretty(false);
    match session().parse_str(name, text) {
        Err(errors) => renderer.render_all(&errors.diagnostics, &errors.sources),
        Ok(records) => {
            let diagnostics = match generate(&records, &Options::default()) {
                Ok(generated) => generated.warnings,
                Err(diagnostics) => diagnostics,
            };
            for code in diagnostics.iter().filter_map(|diagnostic| diagnostic.code) {
                assert!(explain(code).is_some(), "{code} is not explained");
            }
            renderer.render_all(&diagnostics, records.sources())
        }
    }
}

#[test]
fn wrong_definitions_are_drawn_as_expected() {
    golden::check(&repository().join("tests/diag"), "expected", 260, drawn);
}

/// The diagnostics about a text; it may include MLIR's files.
fn diagnostics(text: &str) -> Vec<Diagnostic> {
    let session = isogloss_codegen::session().include_dir(llvm_dir().join("include"));
    match session.parse_str("toy.td", text) {
        Err(errors) => panic!("{}", Renderer::plain().render_all(&errors.diagnostics, &errors.sources)),
        Ok(records) => match generate(&records, &Options::default()) {
            Ok(generated) => generated.warnings,
            Err(diagnostics) => diagnostics,
        },
    }
}

/// The codes of the reports about a text.
fn reported(text: &str) -> Vec<&'static str> {
    diagnostics(text).iter().map(|diagnostic| diagnostic.code.unwrap_or("no code")).collect()
}

#[test]
fn the_page_of_each_lint_has_an_example_with_the_warning_and_one_without() {
    let mut names = BTreeSet::new();
    for lint in LINTS {
        let (name, page) = (lint.name, lint.page);
        assert!(names.insert(name) && name.chars().all(|c| c == '-' || c.is_ascii_lowercase()), "{name}");
        assert!(page.lines().nth(1) == Some(""), "{name}: an explanation in one line");
        let blocks = book::blocks(page);
        let [wrong, right] = blocks.as_slice() else { panic!("{name}: {} blocks", blocks.len()) };
        assert_eq!(
            (&wrong.attributes, right.attributes.is_empty()),
            (&vec!["fails".to_owned()], true),
            "{name}"
        );
        let found = diagnostics(&wrong.text);
        let [warning] = found.as_slice() else { panic!("{name}: {found:?}") };
        assert_eq!((warning.lint, warning.severity), (Some(name), Severity::Warning), "{warning}");
        assert!(lint.code.is_none() || warning.code == lint.code, "{name}");
        assert_eq!(diagnostics(&right.text), [], "{name}");
    }
    assert!(names.iter().copied().eq(LINTS.iter().map(|lint| lint.name)), "in the order of the names");
}

/// A warning without a lint has no level.
#[test]
fn each_warning_belongs_to_a_lint() {
    let mut seen = BTreeSet::new();
    for entry in fs::read_dir(repository().join("tests/diag")).expect("the cases") {
        let path = entry.expect("a case").path();
        if path.extension().is_none_or(|extension| extension != "td") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a definition file");
        let Ok(records) = session().parse_str("case.td", text) else { continue };
        let (Ok(Generated { warnings: found, .. }) | Err(found)) = generate(&records, &Options::default());
        for found in found.iter().filter(|found| found.severity == Severity::Warning) {
            let name = found.lint.unwrap_or_else(|| panic!("{}: {found}", path.display()));
            let lint = lint(name).unwrap_or_else(|| panic!("unknown lint `{name}`"));
            assert!(lint.code.is_none() || lint.code == found.code, "{name}: {found}");
            seen.insert(name);
        }
    }
    assert!(seen.len() > 12, "{seen:?}");
}

/// The text of a page that has a right example alone.
const WITHOUT_EXAMPLE: &str = "\nThis page has no wrong example. ";

/// The examples of the two codes about files are commands, which `cli/tests/generate.rs` runs.
#[test]
fn the_page_of_each_code_has_an_example_with_the_error_and_one_without() {
    let mut examples = 0;
    for (code, page) in EXPLANATIONS {
        let blocks = book::blocks(page);
        assert!(page.lines().nth(1) == Some(""), "{code}: an explanation in one line");
        if page.contains(WITHOUT_EXAMPLE) {
            let [right] = blocks.as_slice() else { panic!("{code}: {} blocks", blocks.len()) };
            assert!(right.attributes.is_empty() && reported(&right.text).is_empty(), "{code}");
            continue;
        }
        let [wrong, right] = blocks.as_slice() else { panic!("{code}: {} blocks", blocks.len()) };
        assert_eq!(
            (&wrong.attributes, right.attributes.is_empty()),
            (&vec!["fails".to_owned()], true),
            "{code}"
        );
        if wrong.language == "sh" {
            continue;
        }
        examples += 1;
        assert_eq!(reported(&wrong.text), [*code], "{code}");
        assert!(reported(&right.text).is_empty(), "{code}: {:?}", reported(&right.text));
    }
    assert_eq!(examples, EXPLANATIONS.len() - 3);
}
