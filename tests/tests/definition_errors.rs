//! The generator's diagnostics for invalid definitions: the rendered diagnostics of every
//! `diag/NAME.td` are compared with `diag/NAME.expected`.
//!
//! After a change of a message: `UPDATE_EXPECT=1 cargo test -p isogloss-tests --test
//! definition_errors`, and review the difference.

use isogloss_codegen::{Options, explain, generate, session};
use isogloss_tablegen::Renderer;
use isogloss_tests::{golden, repository};
use std::fs;
use std::path::Path;

/// What is drawn for a definition file; nothing when it is sound.
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
    golden::check(&repository().join("tests/diag"), "expected", 40, drawn);
}
