//! The packages as they would be published: a crate outside of the repository that depends on nothing else is built by cargo,
//! with a renamed dependency, in both editions, and so are the crates of the README. Everything is compiled again for this, so
//! that it is asked for: `ISOGLOSS_PACKAGES=1`, which `.ci/run` sets if what a package contains may have changed.

use isogloss_tests::repository;
use isogloss_tests::user::UserCrate;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::author::{the_command_reads_the_definition_file, write_files};
use crate::tutorial;

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
/// Packs the crates, and unpacks them to a folder.
fn packages() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packages");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
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
    for entry in fs::read_dir(to).expect("a folder") {
        let entry = entry.expect("a file").path();
        let original = from.join(entry.file_name().expect("a name"));
        if entry.is_dir() && !original.is_dir() {
            fs::remove_dir_all(&entry).expect("a writable folder");
        } else if entry.is_file() && !original.is_file() {
            fs::remove_file(&entry).expect("a writable file");
        }
    }
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

/// The manifest's table that replaces the published packages.
fn patches(unpacked: &Path) -> String {
    let lines = PACKAGES.map(|name| match name {
        // The command is a member of the workspace, because cargo runs the programs of members only.
        "isogloss-cli" => format!("{name} = {{ path = {name:?} }}\n"),
        _ => format!("{name} = {{ path = {:?} }}\n", unpacked.join(name)),
    });
    format!("[workspace]\nmembers = [\"isogloss-cli\"]\n\n[patch.crates-io]\n{}", lines.concat())
}

/// A crate that depends on the packages.
fn user(name: &str, unpacked: &Path) -> UserCrate {
    let user = UserCrate::new(name, Path::new(env!("CARGO_TARGET_TMPDIR")));
    update(&unpacked.join("isogloss-cli"), &user.root().join("isogloss-cli"));
    user.write("Cargo.lock", &fs::read_to_string(repository().join("Cargo.lock")).expect("a lock file"));
    user
}

#[test]
fn a_new_dialect_by_both_declarations_uses_the_packages_alone() {
    if env::var_os("ISOGLOSS_PACKAGES").is_none() {
        eprintln!("skipped: ISOGLOSS_PACKAGES is not set");
        return;
    }
    let unpacked = packages();
    for edition in ["2021", "2024"] {
        let user = user(&format!("author-{edition}"), &unpacked);
        user.write(
            "Cargo.toml",
            &format!(
                "[package]\nname = \"author\"\nedition = \"{edition}\"\nrust-version = \"1.88\"\n\n[dependencies]\n\
                 core_ir = {{ package = \"isogloss\", version = \"0.1.0\" }}\n\
                 isogloss-dialects = {{ version = \"0.1.0\", features = [\"memref\", \"tensor\"] }}\n\n\
                 [dev-dependencies]\nisogloss-cli = \"0.1.0\"\n\n[build-dependencies]\n\
                 isogloss-codegen = \"0.1.0\"\n\n{}",
                patches(&unpacked)
            ),
        );
        write_files(&user);
        let ran = user.succeed(&["test", "--package", "author", "--lib", "--quiet"]);
        assert!(ran.contains("16 passed"), "{ran}");
        if edition == "2024" {
            pedantic_lints_pass(&user);
            let run = ["run", "--quiet", "--package", "isogloss-cli", "--bin", "isogloss", "--"];
            the_command_reads_the_definition_file(&user, |arguments| {
                user.succeed(&[&run[..], arguments].concat())
            });
        }
    }
    the_tutorial_uses_the_packages(&unpacked);
}

/// The crate of the README, by the macro and by a build script.
fn the_tutorial_uses_the_packages(unpacked: &Path) {
    for by_script in [false, true] {
        let user = user("tutorial", unpacked);
        for (name, text) in tutorial::files(by_script) {
            if name != "Cargo.toml" {
                user.write(&name, &text);
                continue;
            }
            let lines = text.lines().map(|line| match line.split_once("path = \"../isogloss/") {
                Some((before, _)) => format!("{before}version = \"0.1.0\" }}\n"),
                None => format!("{line}\n"),
            });
            user.write(&name, &format!("{}\n{}", lines.collect::<String>(), patches(unpacked)));
        }
        assert_eq!(user.succeed(&["run", "--quiet"]), tutorial::PRINTED);
    }
}

fn pedantic_lints_pass(user: &UserCrate) {
    let lints = ["--", "-D", "warnings", "-W", "clippy::pedantic"];
    let clippy = ["clippy", "--quiet", "--no-deps", "--package", "author", "--lib"];
    let _ = user.succeed(&[&clippy[..], &lints].concat());
}
