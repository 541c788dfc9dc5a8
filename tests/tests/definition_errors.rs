//! What the generator says of wrong definitions: every `diag/NAME.td` is given to it, and what it draws is compared
//! with `diag/NAME.expected`.
//!
//! After a change of a message: `UPDATE_EXPECT=1 cargo test -p isogloss-tests --test definition_errors`, and read the
//! difference.

use isogloss_codegen::{Options, explain, generate, session};
use isogloss_tablegen::Renderer;
use isogloss_tests::repository;
use std::path::Path;
use std::{env, fs};

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
    let folder = repository().join("tests/diag");
    let files = isogloss_tests::definition_files(&folder);
    assert!(files.len() >= 40, "only {} cases", files.len());
    let mut stale = Vec::new();
    for path in files {
        let found = drawn(&path);
        let expected = path.with_extension("expected");
        if env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&expected, &found).expect("the folder is writable");
        } else if fs::read_to_string(&expected).is_ok_and(|expected| expected == found) {
            continue;
        } else {
            stale.push(format!("{}:\n{found}", path.display()));
        }
    }
    assert!(stale.is_empty(), "other than expected:\n{}", stale.join("\n"));
}
