//! Programs that do not compile, with messages that are mostly the compiler's and change with its releases: the test
//! searches them only for the words in the first lines of the files of `ui/words`.
//!
//! Not here: the project's own messages in full (`tests/ui`), and programs that compile (`uses_that_compile`).

use isogloss_tests::repository;
use isogloss_tests::user::UserCrate;
use std::fs;
use std::path::{Path, PathBuf};

/// Fails unless all errors about a program with `dialect!` are at the line with the definition file.
fn assert_only_at_the_file(name: &str, text: &str, said: &str) {
    let line = text.lines().position(|line| line.contains("file = ")).expect("a file") + 1;
    let places = said.lines().filter_map(|line| line.trim_start().strip_prefix("--> src/bin/"));
    let elsewhere: Vec<_> =
        places.filter(|place| !place.starts_with(&format!("{name}.rs:{line}:"))).collect();
    assert!(elsewhere.is_empty(), "errors of {name} are at {elsewhere:?}:\n{said}");
    assert!(!said.contains("in this procedural macro expansion"), "{said}");
}

#[test]
fn mistakes_are_refused_in_words_that_help() {
    let user = UserCrate::new("words", Path::new(env!("CARGO_TARGET_TMPDIR")));
    user.write(
        "Cargo.toml",
        "[package]\nname = \"words\"\nedition = \"2024\"\n[dependencies]\nisogloss = { path = \"../isogloss/runtime\" }\n",
    );
    let folder = repository().join("tests/ui/words");
    let files = fs::read_dir(folder).expect("the cases").map(|entry| entry.expect("a case").path());
    let (definitions, cases): (Vec<_>, Vec<_>) =
        files.partition(|path: &PathBuf| path.extension().is_some_and(|extension| extension == "td"));
    let text_of = |path: &Path| fs::read_to_string(path).expect("a text");
    for path in definitions {
        user.write(&path.file_name().expect("a name").to_string_lossy(), &text_of(&path));
    }
    let cases: Vec<_> = cases
        .into_iter()
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            user.write(&format!("src/bin/{name}.rs"), &text_of(&path));
            (name, text_of(&path))
        })
        .collect();
    assert!(cases.len() >= 3, "only {} cases", cases.len());
    for (name, text) in cases {
        let output = user.check(&format!("src/bin/{name}.rs"));
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success(), "{name} compiles");
        let words: Vec<_> = text.lines().map_while(|line| line.strip_prefix("// says: ")).collect();
        if text.contains("file = ") {
            assert_only_at_the_file(&name, &text, &said);
        }
        assert!(!words.is_empty(), "{name} says nothing");
        for words in words {
            assert!(said.contains(words), "`{words}` is not said of {name}:\n{said}");
        }
    }
}
