//! Operations whose forms are code that a loaded dialect does not have: one error for each form, reading that continues
//! after the text of the operation, and texts that are kept (`--keep-unknown-forms`).

use isogloss::def::Dialect;
use isogloss_cli::opt::{OptOptions, run_opt};
use isogloss_codegen::session;
use isogloss_tests::{golden, repository};
use std::fmt::Write as _;
use std::fs;

const DEFINITIONS: &str = r##"
include "isogloss/Op.td"
def U_Dialect : Dialect { let name = "u"; }
class U_Op<string name, list<Trait> traits = []> : Op<U_Dialect, name, traits> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
}
def U_MakeOp : U_Op<"make"> { let hasCustomAssemblyFormat = 1; }
def U_LoopOp : U_Op<"loop"> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "custom<Body>($inputs, type($inputs), type($outputs), $body) attr-dict";
}
def U_ParallelOp : U_Op<"parallel"> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "custom<Body>($inputs, type($inputs), type($outputs), $body) attr-dict";
}
def U_BranchOp : U_Op<"branch", [Terminator]> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$to);
  let hasCustomAssemblyFormat = 1;
}
def U_UseOp : Op<U_Dialect, "use", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let assemblyFormat = "($inputs^ `:` type($inputs))? attr-dict";
}
"##;

fn dialect() -> &'static Dialect {
    let records = session().parse_str("u.td", DEFINITIONS).unwrap_or_else(|errors| panic!("{errors}"));
    isogloss_load::load(&records, &[]).dialects[0]
}

fn options(keep: bool) -> OptOptions {
    let mut options = OptOptions::default();
    options.file_name = "a.mlir".to_owned();
    assert!(options.set_flag("--allow-unregistered-dialect"));
    assert!(!keep || options.set_flag("--keep-unknown-forms"));
    options
}

#[test]
fn a_form_is_one_error_and_its_texts_are_kept_if_asked() {
    let folder = repository().join("tests/forms");
    let programs = fs::read_to_string(folder.join("unknown.txt")).expect("programs");
    let dialects = isogloss_cli::known_dialects().into_iter().chain([dialect()]).collect::<Vec<_>>();
    let mut found = String::new();
    for program in programs.split("// -----\n") {
        let refused = run_opt(&dialects, program.as_bytes().to_vec(), &options(false));
        assert!(!refused.success, "{program}");
        let errors = refused.messages.lines().filter(|line| line.contains("error: "));
        errors.for_each(|error| writeln!(found, "{error}").expect("a string"));
        let kept = run_opt(&dialects, program.as_bytes().to_vec(), &options(true));
        found.push_str("// kept:\n");
        found.push_str(&kept.messages);
        found.push_str(&String::from_utf8_lossy(&kept.text));
        if kept.success {
            let again = run_opt(&dialects, kept.text.clone(), &options(true));
            assert!(again.success, "{}", again.messages);
            assert_eq!(String::from_utf8_lossy(&again.text), String::from_utf8_lossy(&kept.text));
        }
        found.push_str("// -----\n");
    }
    golden::check_text(&folder.join("unknown.expected"), &found);
}

/// Every prefix of the programs, and the programs without each of their brackets: an answer, and no panic.
#[test]
fn broken_texts_have_answers() {
    let programs = fs::read(repository().join("tests/forms/unknown.txt")).expect("programs");
    let dialects = isogloss_cli::known_dialects().into_iter().chain([dialect()]).collect::<Vec<_>>();
    let mut answers = 0;
    let brackets = |at: &usize| b"{}()[]\"%^#".contains(&programs[*at]);
    for at in (0..programs.len()).filter(brackets) {
        let without = [&programs[..at], &programs[at + 1..]].concat();
        for text in [programs[..at].to_vec(), without] {
            let answer = run_opt(&dialects, text.clone(), &options(true));
            answers += usize::from(!answer.success || !answer.text.is_empty());
            answers += usize::from(!run_opt(&dialects, text, &options(false)).success);
        }
    }
    assert!(answers > 500, "{answers}");
}

/// Many operations in brackets that are not closed are read in a time that grows with the text.
#[test]
fn unclosed_brackets_are_looked_at_once() {
    let text = "u.make (\n".repeat(200_000);
    let dialects = [dialect()];
    for keep in [false, true] {
        let answer = run_opt(&dialects, text.clone().into_bytes(), &options(keep));
        assert!(!answer.success);
        assert_eq!(answer.messages.matches("error: ").count(), 1);
    }
}
