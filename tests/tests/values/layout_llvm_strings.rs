//! Data layout strings of real targets, converted to specifications: compared with the
//! checked-in output of `mlir-translate --import-llvm`, and with the tool itself if it is
//! installed.

use isogloss::dlti::DataLayoutSpecAttr;
use isogloss::{Context, dlti, llvm};
use isogloss_tests::{oracle, repository};
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

/// Strings and their specifications.
fn cases() -> Vec<(String, String)> {
    let text = fs::read_to_string(repository().join("tests/layout/llvm_strings.txt")).expect("checked in");
    let blocks = text.split("\n\n").map(|block| block.trim().split_once('\n').expect("two lines"));
    blocks.map(|(string, spec)| (string.to_owned(), spec.to_owned())).collect()
}

fn spec_of(string: &str) -> String {
    let context = Context::with_dialects([dlti::dialect(), llvm::dialect()]);
    DataLayoutSpecAttr::from_llvm_string(&context, string).expect(string).to_string()
}

#[test]
fn strings_of_real_targets_become_specifications() {
    let cases = cases();
    assert!(cases.len() >= 20, "{} strings", cases.len());
    for (string, spec) in cases {
        assert_eq!(spec_of(&string), spec, "{string}");
    }
}

#[test]
fn mlir_translate_agrees() {
    let Some(tool) = oracle("mlir-translate") else { return };
    let unusual =
        ["", "E", "i7:8:64-n7", "p1:16:8:32:8-p2:64:64", "A5-G1-P2-S64", "Fi16-m:x", "f80:32-f16:32"];
    let strings = cases().into_iter().map(|(string, _)| string).chain(unusual.map(String::from));
    for string in strings {
        let mut child = Command::new(&tool)
            .args(["--import-llvm", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the tool runs");
        let module = format!("target datalayout = \"{string}\"\n");
        child.stdin.take().expect("piped").write_all(module.as_bytes()).expect("read by the tool");
        let output = child.wait_with_output().expect("the tool ends");
        let output = String::from_utf8(output.stdout).expect("text");
        let spec = output.split_once("dlti.dl_spec = ").and_then(|(_, rest)| rest.split_once(", llvm."));
        assert_eq!(Some(spec_of(&string).as_str()), spec.map(|(spec, _)| spec), "{string}");
    }
}
