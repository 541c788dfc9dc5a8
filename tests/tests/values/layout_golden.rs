//! The recorded answers of MLIR 22.1 to the layout queries of 205 modules: every line must be
//! reproduced, except for structs that MLIR does not lay out either if it has assertions.

use isogloss::ir::text::FileOptions;
use isogloss::layout::{DataLayout, LayoutError, report_json};
use isogloss::text::{ParserOptions, parse_type};
use isogloss::{Context, dlti, gpu, llvm};
use isogloss_tests::repository;
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

fn modules() -> Vec<PathBuf> {
    let folder = repository().join("tests/layout/golden");
    let entries = fs::read_dir(folder).expect("checked in").map(|entry| entry.expect("readable").path());
    let mut modules: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|it| it == "mlir")).collect();
    modules.sort();
    modules
}

fn sorted(lines: impl IntoIterator<Item = impl AsRef<str>>) -> Vec<String> {
    let parse = |line: &str| serde_json::from_str::<Value>(line).expect(line).to_string();
    let mut lines: Vec<_> = lines.into_iter().map(|line| parse(line.as_ref())).collect();
    lines.sort();
    lines
}

/// Whether a recorded answer is about a struct with fixed and scalable members. MLIR has an assertion against them; without
/// assertions, as recorded, the last member with a size decides. Here it is an error.
fn is_mixed(context: &Context, line: &str) -> bool {
    let line: Value = serde_json::from_str(line).expect(line);
    let ty = line["type"].as_str().and_then(|text| parse_type(context, text).ok());
    ty.is_some_and(|ty| matches!(DataLayout::new(context).size(ty), Err(LayoutError::MixedScalable { .. })))
}

// data-layout:14: class DataLayout: getTypeSize, getTypeSizeInBits, getTypeABIAlignment,
// getTypePreferredAlignment
// data-layout:60: combines it with those of enclosing scopes
#[test]
fn every_recorded_answer_is_given() {
    let modules = modules();
    assert_eq!(modules.len(), 205);
    let (mut answers, mut mixed, mut wrong) = (0, 0, Vec::new());
    for path in modules {
        let text = fs::read(&path).expect("readable");
        let expected = fs::read_to_string(path.with_extension("jsonl")).expect("checked in");
        let context = Context::with_dialects([dlti::dialect(), llvm::dialect(), gpu::dialect()]);
        let options = FileOptions::default().parser(ParserOptions::default().allow_unregistered(true));
        let report = report_json(&context, &text, &options);
        let (given, expected) = (sorted(&report.lines), sorted(expected.lines()));
        answers += expected.len();
        if given != expected {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let of_mixed = |line: &&String| is_mixed(&context, line);
            let missing = expected.iter().filter(|line| !given.contains(line));
            mixed += missing.clone().filter(of_mixed).count();
            let missing = missing.filter(|line| !of_mixed(line));
            let is_refusal = |line: &&String| of_mixed(line) && line.contains("\"unsupported\":true");
            let extra = given.iter().filter(|line| !expected.contains(line) && !is_refusal(line));
            wrong.extend(missing.map(|line| format!("{name}: not given: {line}")));
            wrong.extend(extra.map(|line| format!("{name}: given: {line}")));
        }
    }
    assert_eq!((answers, mixed), (5_343, 13));
    assert!(wrong.is_empty(), "{} lines differ:\n{}", wrong.len(), wrong[..wrong.len().min(40)].join("\n"));
}
