//! The day of an author: a new dialect of twelve types, nine attributes and an operation, by a definition file and by derives, in a
//! crate outside of the repository, with a renamed dependency, in both editions. The crate is `tests/author`; its own tests
//! compare the two declarations. Generated code passes Clippy's pedantic lints, and the command reads the definition file.
//! `packages` does the same with cargo and the packages.

use isogloss_tests::repository;
use isogloss_tests::user::UserCrate;
use std::fs;
use std::path::Path;

/// The files of the crate.
const FILES: [&str; 7] = [
    "build.rs",
    "defs/author.td",
    "defs/options.td",
    "defs/shared/modes.td",
    "src/derived.rs",
    "src/hooks.rs",
    "src/lib.rs",
];

/// An own command.
const COMMAND: &str =
    "fn main() -> std::process::ExitCode {\n    isogloss_cli::main_with(isogloss_cli::known_dialects())\n}\n";

/// Writes the files of the crate.
pub(crate) fn write_files(user: &UserCrate) {
    let folder = repository().join("tests/author");
    for file in FILES {
        user.write(file, &fs::read_to_string(folder.join(file)).expect("a file of the crate"));
    }
}

#[test]
fn a_new_dialect_by_both_declarations_compiles_and_works_in_both_editions() {
    for edition in ["2021", "2024"] {
        let user = UserCrate::new(&format!("author-{edition}"), Path::new(env!("CARGO_TARGET_TMPDIR")));
        user.write(
            "Cargo.toml",
            &format!(
                "[package]\nname = \"author\"\nedition = \"{edition}\"\nrust-version = \"1.88\"\n\n[dependencies]\n\
                 core_ir = {{ package = \"isogloss\", path = \"../isogloss/runtime\" }}\n\
                 isogloss-dialects = {{ path = \"../isogloss/dialects\", features = [\"memref\", \"tensor\"] }}\n\
                 isogloss-cli = {{ path = \"../isogloss/cli\" }}\n\n\
                 [build-dependencies]\nisogloss-codegen = {{ path = \"../isogloss/codegen\" }}\n"
            ),
        );
        write_files(&user);
        user.check_manifest();
        let ran = user.printed("tests", &user.test());
        assert!(ran.contains("16 passed"), "{ran}");
        if edition == "2024" {
            // Generated code is linted as the author's own.
            if let Some(output) = user.clippy(&["-D", "warnings", "-W", "clippy::pedantic"]) {
                let _ = user.printed("clippy", &output);
            }
            user.write("src/main.rs", COMMAND);
            the_command_reads_the_definition_file(&user, |arguments| {
                user.printed("the command", &user.run(arguments))
            });
        }
    }
}

/// `isogloss` runs the command with arguments, and returns what it prints.
pub(crate) fn the_command_reads_the_definition_file(user: &UserCrate, isogloss: impl Fn(&[&str]) -> String) {
    let generated = isogloss(&["generate", "--runtime-path", "::core_ir", "defs/author.td"]);
    assert!(generated.contains("pub struct CellsType<'c>(::core_ir::Type<'c>);"), "{generated}");
    let options =
        ["-I", "defs/shared", "-D", "WITH_MODES", "--extern-dialect", "AuthorDialect=crate::declared"];
    let options = [&["generate", "--dialect", "options"][..], &options, &["defs/options.td"]].concat();
    let generated = isogloss(&options);
    assert!(generated.contains("crate::declared::IntType<'static>"), "{generated}");
    let text = "module attributes {author.a = !author.pair<i8, !author.half>} {\n}\n\n";
    user.write("a.mlir", text);
    assert_eq!(isogloss(&["opt", "--dialect", "defs/author.td", "a.mlir"]), text);
}
