//! Invalid definitions of operations compared with `mlir-tblgen`: every operation of the files `diag/op_*.td` by
//! itself.
//!
//! `ops/refused.txt` has a line for each operation: the report of both if it is the same, or each of the two. After a
//! change of a message: `UPDATE_EXPECT=1 cargo test -p isogloss-tests --test definitions operations_refused::`, and
//! review the difference.

use isogloss_codegen::{Options, generate, session};
use isogloss_tablegen::{Diagnostic, Severity, SourceMap};
use isogloss_tests::{Folder, definition_files, golden, oracle, oracle_include, parallel, repository};
use std::fmt::Write as _;
use std::fs;
use std::process::Command;

/// The library that the definitions include, and MLIR's own files with the same classes.
const OWN: &str = "include \"isogloss/Op.td\"";
const UPSTREAM: &str = "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/AttrTypeBase.td\"\n\
    include \"mlir/IR/BuiltinAttributes.td\"\ninclude \"mlir/Interfaces/InferTypeOpInterface.td\"";

/// Files with classes that MLIR does not have.
const OWN_CLASSES: [&str; 4] =
    ["op_default_not_understood", "op_interfaces", "op_predicates", "op_unverified"];

/// An operation of a definition file: its record, its name without the dialect, and its lines.
struct Operation {
    record: String,
    name: String,
    lines: std::ops::Range<u32>,
}

/// The operations that begin at a line `def NAME : Op<DIALECT, "name"`.
fn operations(text: &str) -> Vec<Operation> {
    let starts: Vec<(u32, &str)> =
        (1..).zip(text.lines()).filter(|(_, line)| line.starts_with("def ")).collect();
    let ends = starts.iter().skip(1).map(|(line, _)| *line).chain([u32::MAX]);
    let found = starts.iter().zip(ends).filter_map(|((start, line), end)| {
        let (record, rest) = line.strip_prefix("def ")?.split_once(" : Op<")?;
        let name = rest.split('"').nth(1)?;
        Some(Operation { record: record.to_owned(), name: name.to_owned(), lines: *start..end })
    });
    found.collect()
}

/// Our errors and warnings of a definition file, with their lines.
fn ours(text: &str) -> Vec<(u32, Diagnostic)> {
    let lines = |found: Vec<Diagnostic>, sources: &SourceMap| {
        found.into_iter().map(|found| (sources.location(found.span()).line, found)).collect()
    };
    match session().parse_str("refused.td", text) {
        Err(errors) => lines(errors.diagnostics.clone(), &errors.sources),
        Ok(records) => match generate(&records, &Options::default()) {
            Ok(generated) => lines(generated.warnings, records.sources()),
            Err(diagnostics) => lines(diagnostics, records.sources()),
        },
    }
}

#[test]
fn wrong_definitions_are_refused_beside_mlir_tblgen() {
    let (Some(tool), Some(include)) = (oracle("mlir-tblgen"), oracle_include()) else { return };
    let files: Vec<_> = definition_files(&repository().join("tests/diag"))
        .into_iter()
        .filter(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy();
            name.starts_with("op_") && !OWN_CLASSES.contains(&&*name)
        })
        .collect();
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "operations_refused");
    let answers = parallel::map(&files, |path| {
        let stem = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(path).expect("a definition file");
        let (ours, mut lines) = (ours(&text), String::new());
        folder.write(&format!("{stem}.td"), &text.replace(OWN, UPSTREAM));
        for operation in operations(&text) {
            let output = Command::new(&tool)
                .args(["-gen-op-defs", "-I"])
                .arg(&include)
                .arg(format!("--op-include-regex=^t\\.{}$", operation.name))
                .arg(folder.path().join(format!("{stem}.td")))
                .output()
                .expect("mlir-tblgen");
            assert!(output.status.code().is_some(), "{stem} {}: {}", operation.record, output.status);
            let said = String::from_utf8_lossy(&output.stderr);
            let theirs = said.lines().find_map(|line| Some(line.split_once("error: ")?.1.to_owned()));
            let ours: Vec<_> = ours.iter().filter(|(line, _)| operation.lines.contains(line)).collect();
            let mut own = Vec::new();
            for (_, found) in &ours {
                let kind = if found.severity == Severity::Error { "" } else { "warning: " };
                own.push(format!("{kind}{}", found.message));
            }
            let theirs = theirs.unwrap_or_else(|| "accepted".to_owned());
            let own = if own.is_empty() { "accepted".to_owned() } else { own.join("; ") };
            let record = &operation.record;
            let _ = if own == theirs {
                writeln!(lines, "{stem} {record}: {own}")
            } else {
                writeln!(lines, "{stem} {record}\n    mlir-tblgen: {theirs}\n    isogloss: {own}")
            };
        }
        lines
    });
    // Whatever it refuses is reported.
    let lines = answers.concat();
    assert!(!lines.contains("isogloss: accepted"), "{lines}");
    golden::check_text(&repository().join("tests/ops/refused.txt"), &lines);
}
