//! What cargo compiles for the tests: nothing twice, and the same for all suites as for those of this package, so that
//! crates of users are compiled against libraries that exist.

use isogloss_tests::{files_that_end_in, repository};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// What is compiled: the package, its target and its kind.
type Unit = (String, String, String);

/// The libraries and programs that cargo compiles for the tests of some packages, each with the ways in which it does.
fn units(packages: &[&str]) -> BTreeMap<Unit, BTreeSet<String>> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    // The graph of units is an unstable option of stable releases, too.
    command.current_dir(repository()).env("RUSTC_BOOTSTRAP", "1").args(["test", "--no-run", "--offline"]);
    command.args(packages).args(["--unit-graph", "-Z", "unstable-options"]);
    let output = command.output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let graph: Value = serde_json::from_slice(&output.stdout).expect("a graph");
    let mut found: BTreeMap<Unit, BTreeSet<String>> = BTreeMap::new();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut seen = BTreeSet::new();
    for (index, unit) in graph["units"].as_array().expect("units").iter().enumerate() {
        // With the tests of a library, it is another crate; a script runs as often as it was compiled.
        if unit["mode"] != "build" {
            continue;
        }
        let target = &unit["target"];
        let key = (text(&unit["pkg_id"]), text(&target["name"]), target["kind"].to_string());
        let mut way = format!("{} {} {}", unit["features"], unit["profile"], unit["platform"]);
        if !seen.insert((key.clone(), way.clone())) {
            // The difference is in what it depends on.
            way = format!("{way} (unit {index})");
        }
        found.entry(key).or_default().insert(way);
    }
    found
}

#[test]
fn no_crate_is_compiled_twice_for_the_tests() {
    let units = units(&["--workspace"]);
    let of = |name: &str| units.keys().filter(|(_, target, _)| target == name).count();
    for name in ["isogloss_core", "isogloss_tablegen", "isogloss_codegen", "isogloss_macros"] {
        assert_eq!(of(name), 1, "{name}");
    }
    let twice: Vec<String> = units
        .iter()
        .filter(|(_, ways)| ways.len() > 1)
        .map(|((package, target, kind), ways)| format!("{package} {target} {kind}:\n{ways:#?}"))
        .collect();
    assert!(
        twice.is_empty(),
        "{} crates are compiled twice; tests/Cargo.toml says how features become equal:\n{}",
        twice.len(),
        twice.join("\n")
    );
}

#[test]
fn these_suites_alone_use_the_same_libraries() {
    let (all, own) = (units(&["--workspace"]), units(&["--package", "isogloss-tests", "--lib"]));
    let different: Vec<_> = own.iter().filter(|(unit, ways)| all.get(*unit) != Some(*ways)).collect();
    assert!(different.is_empty(), "{different:#?}");
}

/// The Rust of a target: its file, and those beside it if no other target is there.
fn source(path: &Path) -> String {
    let folder = path.parent().expect("a folder");
    let is_root = path.ends_with("lib.rs") || path.ends_with("main.rs") && !folder.join("lib.rs").exists();
    let paths = if is_root { files_that_end_in(folder, &["rs"]) } else { vec![path.to_owned()] };
    // The programs of a package are targets of their own.
    let is_program = |file: &Path| file.components().any(|part| part.as_os_str() == "bin");
    let own = paths.iter().filter(|file| *file == path || !is_program(file));
    own.map(|file| fs::read_to_string(file).expect("a text")).collect()
}

/// Whether documentation has a block of Rust.
fn has_examples(text: &str) -> bool {
    let mut is_inside = false;
    text.lines().any(|line| {
        let line = line.trim_start();
        let fence = ["/// ```", "//! ```"].iter().find_map(|start| line.strip_prefix(start));
        let Some(language) = fence else { return false };
        is_inside = !is_inside;
        let is_rust = |word: &str| ["rust", "no_run", "should_panic", "compile_fail"].contains(&word);
        is_inside && (language.is_empty() || language.split(',').any(is_rust))
    })
}

/// Cargo compiles neither unit tests nor examples of documentation of targets that say that they have none.
#[test]
fn targets_whose_tests_are_not_run_have_none() {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(repository()).args(["metadata", "--no-deps", "--format-version", "1", "--offline"]);
    let output = command.output().expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("metadata");
    let packages = metadata["packages"].as_array().expect("packages");
    let mut count = 0;
    for target in packages.iter().flat_map(|package| package["targets"].as_array().expect("targets")) {
        let path = target["src_path"].as_str().expect("a path");
        let has = |kinds: &[&str]| kinds.iter().any(|kind| target["kind"][0] == *kind);
        if !has(&["lib", "bin", "proc-macro"]) {
            continue;
        }
        let text = source(Path::new(path));
        if target["test"] == false {
            count += 1;
            assert!(!text.contains("#[test]"), "{path} has tests, which are not run");
        }
        if target["doctest"] == false && has(&["lib", "proc-macro"]) {
            assert!(!has_examples(&text), "{path} has examples, which are not run");
        }
    }
    assert!(count >= 20, "only {count} targets");
}
