//! The day of an author: a new dialect of twelve types, nine attributes and an operation, by a definition file and by derives, in a
//! crate outside of the repository that uses the packages as they would be published, with a renamed dependency, in
//! both editions. The crate is `tests/author`; its own tests compare the two declarations. Generated code passes Clippy's
//! pedantic lints, and the packaged command reads the definition file.

use isogloss_tests::repository;
use isogloss_tests::user::UserCrate;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The packages, in the order of their dependencies.
const PACKAGES: [&str; 15] = [
    "isogloss-stack",
    "isogloss-support",
    "isogloss-tree",
    "isogloss-tablegen",
    "isogloss-fmt",
    "isogloss-defs",
    "isogloss-codegen",
    "isogloss-core",
    "isogloss-macros",
    "isogloss",
    "isogloss-dialects",
    "isogloss-load",
    "isogloss-lsp",
    "isogloss-cli",
    "isogloss-testing",
];
const FILES: [&str; 7] = [
    "build.rs",
    "defs/author.td",
    "defs/options.td",
    "defs/shared/modes.td",
    "src/derived.rs",
    "src/hooks.rs",
    "src/lib.rs",
];

/// Packs the crates, and unpacks them to a folder.
fn packages() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packages");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(repository()).args([
        "package",
        "--no-verify",
        "--allow-dirty",
        "--quiet",
        "--offline",
    ]);
    command.args(PACKAGES.iter().flat_map(|name| ["-p", *name])).arg("--target-dir").arg(&target);
    let output = command.output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let unpacked = target.join("unpacked");
    // Only changed files are written again, so that only they are built again.
    let fresh = target.join("fresh");
    let _ = fs::remove_dir_all(&fresh);
    fs::create_dir_all(&fresh).expect("a writable folder");
    for name in PACKAGES {
        let file = target.join(format!("package/{name}-0.1.0.crate"));
        let mut command = Command::new("tar");
        let done = command.arg("-xzf").arg(&file).arg("-C").arg(&fresh).status().expect("tar runs");
        assert!(done.success(), "{} cannot be unpacked", file.display());
        update(&fresh.join(format!("{name}-0.1.0")), &unpacked.join(name));
    }
    unpacked
}

/// Makes the files of a folder equal to another's; equal files are not touched.
fn update(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a writable folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("a file").path();
        let copy = to.join(entry.file_name().expect("a name"));
        if entry.is_dir() {
            update(&entry, &copy);
        } else if fs::read(&entry).ok() != fs::read(&copy).ok() {
            fs::copy(&entry, &copy).expect("a writable file");
        }
    }
}

#[test]
fn a_new_dialect_by_both_declarations_uses_the_packages_alone() {
    let unpacked = packages();
    let folder = repository().join("tests/author");
    for edition in ["2021", "2024"] {
        let user = UserCrate::new(&format!("author-{edition}"), Path::new(env!("CARGO_TARGET_TMPDIR")));
        // The command is a member of the workspace, because cargo runs the programs of members only.
        update(&unpacked.join("isogloss-cli"), &user.root().join("isogloss-cli"));
        let patches = PACKAGES.map(|name| match name {
            "isogloss-cli" => format!("{name} = {{ path = {name:?} }}\n"),
            _ => format!("{name} = {{ path = {:?} }}\n", unpacked.join(name)),
        });
        user.write(
            "Cargo.toml",
            &format!(
                "[package]\nname = \"author\"\nedition = \"{edition}\"\nrust-version = \"1.88\"\n\n[dependencies]\n\
                 core_ir = {{ package = \"isogloss\", version = \"0.1.0\" }}\n\
                 isogloss-dialects = {{ version = \"0.1.0\", features = [\"memref\", \"tensor\"] }}\n\n\
                 [dev-dependencies]\nisogloss-cli = \"0.1.0\"\n\n[build-dependencies]\n\
                 isogloss-codegen = \"0.1.0\"\n\n[workspace]\nmembers = [\"isogloss-cli\"]\n\n\
                 [patch.crates-io]\n{}",
                patches.concat()
            ),
        );
        for file in FILES {
            user.write(file, &fs::read_to_string(folder.join(file)).expect("a file of the crate"));
        }
        let ran = user.succeed(&["test", "--package", "author", "--lib", "--quiet"]);
        assert!(ran.contains("16 passed"), "{ran}");
        if edition == "2024" {
            pedantic_lints_pass(&user);
            the_command_reads_the_definition_file(&user);
        }
    }
}

/// Generated code is linted as the author's own.
fn pedantic_lints_pass(user: &UserCrate) {
    let lints = ["--", "-D", "warnings", "-W", "clippy::pedantic"];
    let clippy = ["clippy", "--quiet", "--no-deps", "--package", "author", "--lib"];
    let _ = user.succeed(&[&clippy[..], &lints].concat());
}

fn the_command_reads_the_definition_file(user: &UserCrate) {
    let run = ["run", "--quiet", "--package", "isogloss-cli", "--bin", "isogloss", "--"];
    let isogloss = |arguments: &[&str]| user.succeed(&[&run[..], arguments].concat());
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
