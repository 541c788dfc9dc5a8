//! The front end's diagnostics: every `tablegen/diagnostics/NAME.td` is evaluated, and the
//! rendered errors and warnings are compared with `NAME.stderr`.
//!
//! After a change of a message: `UPDATE_EXPECT=1 cargo test -p isogloss-tests --test
//! tablegen_diagnostics`, and review the difference.

use std::fs;
use std::path::{Path, PathBuf};

use isogloss_tablegen::{Limits, Renderer, Session};
use isogloss_tests::{definition_files, golden, oracle, ours, repository, tblgen};

/// The case that reaches a limit, which is lowered for it.
const LIMITED: &str = "limits";

fn directory() -> PathBuf {
    repository().join("tests/tablegen/diagnostics")
}

fn is_limited(path: &Path) -> bool {
    path.file_stem().is_some_and(|stem| stem == LIMITED)
}

/// A session that finds the includes of the cases, by names without directories.
fn session() -> Session {
    let texts = fs::read_dir(directory().join("include")).expect("included files").map(|entry| {
        let path = entry.expect("an included file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(path).expect("a text"))
    });
    Session::new().files(texts)
}

/// The rendered diagnostics of a definition file.
fn drawn(path: &Path) -> String {
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    let text = fs::read_to_string(path).expect("a definition file");
    let renderer = Renderer::pretty(false);
    let mut limits = Limits::default();
    if is_limited(path) {
        limits.list_length = 30;
    }
    match session().limits(limits).parse_str(name, text) {
        Err(errors) => renderer.render_all(&errors.diagnostics, &errors.sources),
        Ok(records) => renderer.render_all(records.diagnostics(), records.sources()),
    }
}

#[test]
fn diagnostics_are_drawn_as_expected() {
    golden::check(&directory(), "stderr", 30, drawn);
}

#[test]
fn the_first_error_is_on_the_line_of_the_reference_tools() {
    let Some(tool) = oracle("llvm-tblgen") else { return };
    let include = directory().join("include").to_string_lossy().into_owned();
    let arguments = ["--print-records".to_owned(), "-I".to_owned(), include];
    for path in definition_files(&directory()) {
        let answer = tblgen::run(&tool, &arguments, &path);
        if is_limited(&path) {
            assert!(answer.accepted, "{}", path.display());
            continue;
        }
        let own = ours::evaluate(&session(), &path).err().unwrap_or_default();
        let (theirs, own) = (answer.first_error(), ours::first_error(&own));
        assert_eq!(theirs.is_some(), own.is_some(), "{}", path.display());
        // Some errors of the tool have no location.
        if let (Some(theirs), Some(own)) = (theirs, own)
            && theirs.line > 0
        {
            assert_eq!((&own.file, own.line), (&theirs.file, theirs.line), "{}", path.display());
        }
    }
}
