//! The day of an author: a new dialect of nine types and eight attributes, by a definition file and by derives, in a
//! crate outside of the repository that uses the packages as they would be published, with a renamed dependency, in
//! both editions. The crate is `tests/author`; its own tests compare the two declarations.

use isogloss_tests::repository;
use isogloss_tests::user::UserCrate;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The packages, in the order of their dependencies.
const PACKAGES: [&str; 5] =
    ["isogloss-tablegen", "isogloss-defs", "isogloss-codegen", "isogloss-macros", "isogloss"];
const FILES: [&str; 5] = ["build.rs", "defs/author.td", "src/derived.rs", "src/hooks.rs", "src/lib.rs"];

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
    // Only what changed is written again, so that it is built again only then.
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

/// Makes the files of a folder equal to those of another; equal files are not touched.
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
        let patches = PACKAGES.map(|name| format!("{name} = {{ path = {:?} }}\n", unpacked.join(name)));
        user.write(
            "Cargo.toml",
            &format!(
                "[package]\nname = \"author\"\nedition = \"{edition}\"\nrust-version = \"1.88\"\n\n[dependencies]\n\
                 core_ir = {{ package = \"isogloss\", version = \"0.1.0\" }}\n\n[build-dependencies]\n\
                 isogloss-codegen = \"0.1.0\"\n\n[patch.crates-io]\n{}",
                patches.concat()
            ),
        );
        for file in FILES {
            user.write(file, &fs::read_to_string(folder.join(file)).expect("a file of the crate"));
        }
        let ran = user.succeed(&["test", "--lib", "--quiet"]);
        assert!(ran.contains("7 passed"), "{ran}");
    }
}
