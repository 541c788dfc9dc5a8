//! The README's tutorial: its code blocks are the files of a crate outside of the repository, which cargo builds and
//! runs. The code blocks of the second tutorial, `docs/calc.md`, are parts of the files of `examples/calc`, which has
//! its own test for the output of programs; the code blocks of `docs/tutorial/operations.md` are all files of
//! `examples/signal`.

use isogloss_tests::user::UserCrate;
use isogloss_tests::{book, repository};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{env, fs};

/// The code blocks of a section of the README, each with the file that the line before it names.
fn blocks(section: &str) -> Vec<(String, String)> {
    let readme = fs::read_to_string(repository().join("README.md")).expect("a README");
    let (_, section) = readme.split_once(&format!("## {section}\n")).expect("the section");
    let section = section.split("\n## ").next().unwrap_or(section);
    let mut blocks = Vec::new();
    let mut rest = section;
    while let Some((before, fenced)) = rest.split_once("\n```") {
        let (code, after) = fenced.split_once("\n```").expect("a block ends");
        let (language, code) = code.split_once('\n').expect("a block has lines");
        if language == "text" {
            // Printed output is not a file.
            rest = after;
            continue;
        }
        let named = before.trim_end().rsplit('\n').next().unwrap_or("");
        let name = named.split('`').nth_back(1).expect("a file is named before its block");
        blocks.push((name.to_owned(), format!("{code}\n")));
        rest = after;
    }
    blocks
}

/// The files of the README's crate, by the macro or by a build script.
pub(crate) fn files(by_script: bool) -> Vec<(String, String)> {
    let mut files: BTreeMap<String, String> = blocks("A dialect of your own").into_iter().collect();
    let changes = if by_script { blocks("With a build script") } else { Vec::new() };
    for (name, text) in changes {
        let old = files.remove(&name).unwrap_or_default();
        let new = match name.as_str() {
            "Cargo.toml" => old + &text,
            "src/main.rs" => text + old.split_once('\n').expect("several lines").1,
            _ => text,
        };
        files.insert(name, new);
    }
    files.into_iter().collect()
}

fn shapes(name: &str, by_script: bool) -> UserCrate {
    let user = UserCrate::new(name, Path::new(env!("CARGO_TARGET_TMPDIR")));
    for (name, text) in files(by_script) {
        user.write(&name, &text);
    }
    user.check_manifest();
    user
}

/// What the program prints.
pub(crate) const PRINTED: &str = "module {\n  %0 = shapes.make : !shapes.box<3 x 4>\n}\n";

#[test]
fn a_dialect_is_at_most_25_lines_in_three_files() {
    let blocks = blocks("A dialect of your own");
    let names: Vec<&str> = blocks.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["Cargo.toml", "shapes.td", "src/main.rs"]);
    let lines: usize = blocks.iter().map(|(_, text)| text.lines().count()).sum();
    assert!(lines <= 25, "{lines} lines");
}

#[test]
fn the_dialect_of_the_tutorial_prints_what_the_readme_says() {
    let readme = fs::read_to_string(repository().join("README.md")).expect("a README");
    assert!(readme.contains(&format!("```text\n{PRINTED}```\n")), "not in the README:\n{PRINTED}");
    let user = shapes("tutorial", false);
    let output = user.run(&[]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!((String::from_utf8_lossy(&output.stdout).as_ref(), said.as_ref()), (PRINTED, ""));

    // The definition changes, and nothing else.
    let definition = fs::read_to_string(user.root().join("shapes.td")).expect("the definition");
    user.write("shapes.td", &definition.replace("`x`", "`by`"));
    assert_eq!(user.printed("the program", &user.run(&[])), PRINTED.replace(" x ", " by "));

    // A mistake has its location in the definition.
    user.write("shapes.td", &definition.replace("`<` $width", "`<` $with"));
    let output = user.run(&[]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    assert!(
        said.contains("shapes.td:6:29: error[E0301]: Shapes_Box has no parameter named 'with'"),
        "{said}"
    );
}

#[test]
fn the_same_dialect_by_a_build_script() {
    let user = shapes("build-script", true);
    let output = user.run(&[]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!((String::from_utf8_lossy(&output.stdout).as_ref(), said.as_ref()), (PRINTED, ""));
}

#[test]
fn the_second_tutorial_shows_the_files_of_its_example() {
    let page = fs::read_to_string(repository().join("docs/calc.md")).expect("the page");
    let mut files = BTreeSet::new();
    let mut rest = page.as_str();
    let mut named = "";
    while let Some((before, fenced)) = rest.split_once("\n```") {
        let (block, after) = fenced.split_once("\n```").expect("a block ends");
        rest = after;
        let (language, code) = block.split_once('\n').expect("a block has lines");
        if language == "sh" {
            continue;
        }
        // A program is named after it, an output before it.
        let is_file = |word: &&str| word.starts_with("examples/calc/");
        named = before.split('`').rfind(is_file).unwrap_or(named);
        if code.starts_with("fn f(") {
            named = after.split('`').find(is_file).expect("a program has a file");
        }
        let text = fs::read_to_string(repository().join(named)).expect("the file that is named");
        let expected: String = text
            .lines()
            .filter_map(|line| line.strip_prefix("#> "))
            .fold(String::new(), |text, line| text + line + "\n");
        assert!(text.contains(code) || expected.contains(code), "not in {named}:\n{code}");
        files.insert(named);
    }
    assert!(files.len() >= 7, "only {files:?}");
}

/// The names before `=` in each table of a manifest, except the workspace's settings.
fn dependencies(manifest: &str) -> BTreeSet<(String, String)> {
    let (mut table, mut found) = (String::new(), BTreeSet::new());
    for line in manifest.lines() {
        if line.starts_with('[') {
            line.clone_into(&mut table);
        } else if let Some((name, _)) = line.split_once('=').filter(|_| table.ends_with("dependencies]")) {
            found.insert((table.clone(), name.trim().trim_end_matches(".workspace").to_owned()));
        }
    }
    found
}

/// The page names a file for each block; together they are the files of the example, which the workspace compiles and tests.
#[test]
fn the_tutorial_of_operations_is_its_example() {
    let example = repository().join("examples/signal");
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for block in book::blocks(&book::page("tutorial/operations.md")) {
        let file = block.file.unwrap_or_else(|| panic!("line {}: no file is named", block.line));
        let text = files.entry(file).or_default();
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&block.text);
    }
    let manifest = files.remove("Cargo.toml").expect("a manifest");
    let own = fs::read_to_string(example.join("Cargo.toml")).expect("the manifest of the example");
    assert_eq!(dependencies(&manifest), dependencies(&own));
    for path in manifest.split("\"../isogloss/").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(repository().join(path).join("Cargo.toml").exists(), "{path}");
    }
    for (name, text) in &files {
        let path = example.join(name);
        if env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&path, text).expect("a writable file");
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert!(found == *text, "{} is not what the page says; UPDATE_EXPECT=1 writes it", path.display());
    }
    // Files that are not typed: the manifest of a package in a workspace, and a suite of the commands.
    let mut pending = vec![example.clone()];
    while let Some(folder) = pending.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.strip_prefix(&example).expect("a file in the example").display().to_string();
            if path.is_dir() {
                pending.push(path);
            } else if !["Cargo.toml", "tests/commands.rs"].contains(&name.as_str()) {
                assert!(files.contains_key(&name), "the page does not have {name}");
            }
        }
    }
}
