//! What the front end says of wrong definition files, and of right ones that deserve a word: every
//! `tablegen/diagnostics/NAME.td` is evaluated, and what is drawn is compared with `NAME.stderr`.
//!
//! After a change of a message: `UPDATE_EXPECT=1 cargo test -p isogloss-tests --test tablegen_diagnostics`, and read
//! the difference.

use std::fs;
use std::path::Path;

use isogloss_tablegen::{Renderer, Session};
use isogloss_tests::{golden, repository};

/// What is drawn for a definition file.
fn drawn(path: &Path) -> String {
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    let text = fs::read_to_string(path).expect("a definition file");
    let renderer = Renderer::pretty(false);
    match Session::new().parse_str(name, text) {
        Err(errors) => renderer.render_all(&errors.diagnostics, &errors.sources),
        Ok(records) => renderer.render_all(records.diagnostics(), records.sources()),
    }
}

#[test]
fn diagnostics_are_drawn_as_expected() {
    golden::check(&repository().join("tests/tablegen/diagnostics"), "stderr", 20, drawn);
}
