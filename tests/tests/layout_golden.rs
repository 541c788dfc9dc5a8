//! The recorded answers of MLIR 22.1 to the layout queries of 205 modules: every line must be
//! reproduced.

use isogloss::ir::text::FileOptions;
use isogloss::layout::report_json;
use isogloss::text::ParserOptions;
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

// data-layout:14: class DataLayout: getTypeSize, getTypeSizeInBits, getTypeABIAlignment,
// getTypePreferredAlignment
// data-layout:60: combines it with those of enclosing scopes
#[test]
fn every_recorded_answer_is_given() {
    let modules = modules();
    assert_eq!(modules.len(), 205);
    let (mut answers, mut wrong) = (0, Vec::new());
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
            let missing = expected.iter().filter(|line| !given.contains(line));
            let extra = given.iter().filter(|line| !expected.contains(line));
            wrong.extend(missing.map(|line| format!("{name}: not given: {line}")));
            wrong.extend(extra.map(|line| format!("{name}: given: {line}")));
        }
    }
    assert_eq!(answers, 5_343);
    assert!(wrong.is_empty(), "{} lines differ:\n{}", wrong.len(), wrong[..wrong.len().min(40)].join("\n"));
}
