//! Programs in files, and the messages about them.

use super::context;
use isogloss::Context;
use isogloss::ir::Ir;
use isogloss_tests::{TemporaryFile, oracle, repository};
use std::fs;
use std::process::Command;

/// A program that shows a line of the checklist.
struct Case {
    line: u32,
    program: String,
}

/// The programs of a file, which empty lines separate.
fn cases(file: &str) -> Vec<Case> {
    let path = repository().join("tests/ops/checklist").join(file);
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{file}: {error}"));
    let case = |text: &str| {
        let (head, program) = text.strip_prefix("// ")?.split_once('\n')?;
        let line = head.split(':').next()?.parse().ok()?;
        Some(Case { line, program: program.trim_end_matches('\n').to_owned() })
    };
    let texts = text.split("\n\n").skip(1);
    texts.map(|text| case(text).unwrap_or_else(|| panic!("{file}: no number of a line:\n{text}"))).collect()
}

/// Whether a file has a program for a line of the checklist.
pub(super) fn has_line(file: &str, line: Option<u32>) -> bool {
    cases(file).iter().any(|case| Some(case.line) == line)
}

#[test]
fn what_is_wrong_is_said_first() {
    let ctx = context();
    let cases = cases("wrong.txt");
    assert!(!cases.is_empty());
    for Case { line, program } in cases {
        let (program, expected) = program.split_once("\n=> ").expect("what is said");
        let said = match Ir::parse(&ctx, program) {
            Err(error) => error.message().to_owned(),
            Ok(ir) => match ir.verify() {
                Err(violations) => violations[0].message().to_owned(),
                Ok(()) => "nothing".to_owned(),
            },
        };
        assert_eq!(said, *expected, "line {line}: {program}");
    }
}

#[test]
fn what_is_right_is_kept() {
    let ctx = context();
    let cases = cases("kept.txt");
    assert!(!cases.is_empty());
    for Case { line, program } in cases {
        // The head before the module.
        let (head, program) = program.split_once("---\n").unwrap_or(("", &program));
        let text = format!("{head}module {{\n  {}\n}}\n", program.replace('\n', "\n  "));
        let ir = Ir::parse(&ctx, &text).unwrap_or_else(|error| panic!("line {line}: {text}{error}"));
        assert!(ir.verify().is_ok(), "line {line}: {text}{:?}", ir.verify());
        assert_eq!(ir.to_string(), text, "line {line}");
    }
}

/// Functions with invalid operations.
const WRONG_FUNCTIONS: &str = r#"
"func.func"() <{sym_name = "a", function_type = () -> ()}> ({
  "arith.addi"() : () -> ()
  "arith.subi"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{sym_name = "b", function_type = () -> ()}> ({ "func.return"() : () -> () }) : () -> ()
"func.func"() <{sym_name = "c", function_type = () -> ()}> ({
  "t.nested"() ({ "arith.muli"() : () -> () }) : () -> ()
  "arith.muli"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"#;

/// All invalid operations are reported; mlir-opt reports the first one of each isolated operation.
#[test]
fn line_18_isolated_operations_each_report() {
    let ctx = Context::with_dialects(isogloss_cli::known_dialects());
    let ir = Ir::parse(&ctx, WRONG_FUNCTIONS).unwrap_or_else(|error| panic!("{error}"));
    let violations = ir.verify().expect_err("two functions are wrong");
    let ours: Vec<&str> = violations.iter().map(|violation| violation.message()).collect();
    assert_eq!(ours.len(), 4, "{ours:?}");
    let Some(tool) = oracle("mlir-opt") else { return };
    let file = TemporaryFile::new("isolated.mlir", WRONG_FUNCTIONS);
    let output =
        Command::new(tool).arg("--allow-unregistered-dialect").arg(&*file).output().expect("mlir-opt");
    let said = String::from_utf8_lossy(&output.stderr);
    let errors = said.lines().filter_map(|line| Some(line.split_once(": error: ")?.1));
    assert_eq!(errors.collect::<Vec<_>>(), [ours[0], ours[2]], "{said}");
}
