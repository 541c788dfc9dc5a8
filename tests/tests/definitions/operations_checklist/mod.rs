//! The requirements on operations: each line of `ops/checklist/lines.txt` has one, with the tests that show it. This suite has
//! the tests of the lines that no other suite covers, with a dialect of its own.

mod groups;
mod programs;
mod properties;
mod types;

use isogloss::ir::{Ir, OpRef};
use isogloss::{Context, Diagnostic, Type};
use isogloss_tests::repository;
use std::fs;

isogloss::dialect! { file = "ops/checklist/definitions.td" }

impl OrderOpVerify for OrderOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        match self.a() {
            13 => Err(self.error("has an unlucky number")),
            _ => Ok(()),
        }
    }
}

impl HookOpInferTypes for HookOp<'_, '_> {
    fn infer<'c>(op: HookOpAdaptor<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic> {
        Ok(vec![isogloss::builtin::TupleType::get(op.context(), op.operand_types()).into()])
    }
}

impl SecondOpInferTypes for SecondOp<'_, '_> {
    fn infer<'c>(op: SecondOpAdaptor<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic> {
        Ok(vec![isogloss::builtin::TupleType::get(op.context(), op.operand_group(1)).into()])
    }
}

fn context() -> Box<Context> {
    Context::with_dialects([dialect()])
}

/// Calls `see` with the operation of a name in a text that is valid.
fn with_op(text: &str, name: &str, see: impl FnOnce(OpRef<'_, '_>)) {
    let ctx = context();
    let ir = Ir::parse(&ctx, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert!(ir.verify().is_ok(), "{text}: {:?}", ir.verify());
    see(ir.root().expect("a root").walk().find(|op| op.name() == name).expect("the operation"));
}

/// The number of lines of the checklist.
const LINES: usize = 69;

/// Whether a test exists that a line of the checklist names: `PROGRAM/SUITE::FUNCTION`, `oracle HEADING`, `wrong NUMBER` and
/// `kept NUMBER` of the files `wrong.txt` and `kept.txt`, `diag NAME`, `file PATH`.
fn exists(test: &str) -> bool {
    let read = |path: String| fs::read_to_string(repository().join(path)).unwrap_or_default();
    let (kind, rest) = test.split_once(' ').unwrap_or(("", test));
    let number = || rest.parse::<u32>().ok();
    match kind {
        "" => rest.split_once("::").is_some_and(|(suite, function)| {
            read(format!("tests/tests/{suite}.rs")).contains(&format!("#[test]\nfn {function}()"))
        }),
        "oracle" => {
            read("tests/ops/oracle/programs.txt".to_owned()).lines().any(|line| line == format!("// {rest}"))
        }
        "wrong" => programs::has_line("wrong.txt", number()),
        "kept" => programs::has_line("kept.txt", number()),
        "diag" => !read(format!("tests/diag/{rest}.expected")).is_empty(),
        "file" => !read(rest.to_owned()).is_empty(),
        _ => false,
    }
}

#[test]
fn every_line_of_the_checklist_has_a_test() {
    let table =
        fs::read_to_string(repository().join("tests/ops/checklist/lines.txt")).expect("the checklist");
    let lines: Vec<&str> = table.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
    assert_eq!(lines.len(), LINES);
    for (number, line) in (1..).zip(lines) {
        let columns: Vec<&str> = line.split(" | ").collect();
        let [id, _, verdict, tests] = columns[..] else { panic!("not four columns: {line}") };
        assert_eq!(id.trim().parse(), Ok(number), "{line}");
        let has_reason = ["ours: ", "differs: "].iter().any(|start| verdict.starts_with(start));
        assert!(verdict == "equal" || has_reason, "{line}");
        for test in tests.split("; ") {
            assert!(exists(test), "line {number}: there is no test `{test}`");
        }
    }
}
