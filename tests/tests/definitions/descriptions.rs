//! ODS descriptions become Rust documentation: every summary and description of MLIR's own
//! definition files documents a Rust item, and rustdoc neither warns nor finds a doctest.

use isogloss_codegen::{Options, generate, session};
use isogloss_tests::user::UserCrate;
use isogloss_tests::{definition_files, oracle_include, parallel};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

/// Summary and description of each record of the installed files that has one of them, each pair once.
fn installed_texts(include: &Path) -> BTreeSet<(String, String)> {
    let files = definition_files(&include.join("mlir"));
    let texts = parallel::map(&files, |path| {
        let Ok(records) = session().include_dir(include).parse_file(path) else { return Vec::new() };
        let text = |value: Result<Option<&str>, _>| value.ok().flatten().unwrap_or("").to_owned();
        let texts = records.defs().map(|def| (text(def.get("summary")), text(def.get("description"))));
        texts.filter(|(summary, description)| !summary.is_empty() || !description.is_empty()).collect()
    });
    texts.into_iter().flatten().collect()
}

/// A definition file with one type for each pair.
fn definitions(texts: &[(usize, (String, String))]) -> String {
    let mut file = "include \"isogloss/Dialect.td\"\ndef D : Dialect { let name = \"d\"; }\n".to_owned();
    for (index, (summary, description)) in texts {
        // Writing to a String does not fail.
        let _ = writeln!(
            file,
            "def D{index} : TypeDef<D, \"D{index}\"> {{ let mnemonic = \"d{index}\";\n  let summary = [{{{summary}}}];\n  \
             let description = [{{{description}}}]; }}"
        );
    }
    file
}

/// The documentation of each type, as it is generated, on a struct of its own.
fn documented_structs(definitions: String) -> String {
    let records = session().parse_str("texts.td", definitions).expect("sound definitions");
    let rust = generate(&records, &Options::default()).expect("sound definitions").source;
    let mut out = String::new();
    let mut docs: Vec<&str> = Vec::new();
    for line in rust.lines() {
        if line.starts_with("///") {
            docs.push(line);
        } else if let Some(name) =
            line.strip_prefix("pub struct ").and_then(|rest| rest.strip_suffix("<'c>(::isogloss::Type<'c>);"))
        {
            // Writing to a String does not fail.
            let _ = writeln!(out, "{}\npub struct {name};", docs.join("\n"));
        } else if !line.starts_with("#[derive") {
            docs.clear();
        }
    }
    out
}

#[test]
fn installed_descriptions_are_documentation_without_warnings_or_doctests() {
    let Some(include) = oracle_include() else { return };
    let texts = installed_texts(&include);
    assert!(texts.len() >= 2_000, "only {} texts", texts.len());
    let texts: Vec<_> = texts.into_iter().enumerate().collect();
    let parts: Vec<_> = texts.chunks(100).collect();
    let parts = parallel::map(&parts, |part| documented_structs(definitions(part)));
    let structs = format!("//! Documentation.\n{}", parts.concat());
    assert_eq!(structs.matches("pub struct ").count(), texts.len());

    let user = UserCrate::new("descriptions", Path::new(env!("CARGO_TARGET_TMPDIR")));
    user.write("Cargo.toml", "[package]\nname = \"descriptions\"\nedition = \"2024\"\n");
    user.write("src/lib.rs", &structs);
    let [output, ran] = user.document();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "rustdoc warns:\n{said}");
    let ran = user.printed("examples", &ran);
    assert!(ran.contains("running 0 tests"), "{ran}");
}
