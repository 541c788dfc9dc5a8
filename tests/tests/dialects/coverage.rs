//! The dialects of `isogloss-dialects` have the declarations of MLIR's own definition files, except for the differences
//! in `tests/dialects/coverage.txt`, each with a reason.
//!
//! A line of that file is `PATTERN = REASON`; `*` in a pattern matches any text, and differences are as
//! `isogloss_tests::coverage` spells them. An unlisted difference fails, and so does a line that matches nothing.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use isogloss_codegen::session;
use isogloss_tablegen::Records;
use isogloss_tests::coverage::{Facts, differences, facts};
use isogloss_tests::{oracle_include, parallel, repository};

/// The dialects, their definition files here, and the ones that MLIR installs.
const DIALECTS: [(&str, &[&str], &[&str]); 12] = [
    ("arith", &["arith.td"], &["Arith/IR/ArithOps.td"]),
    ("cf", &["cf.td"], &["ControlFlow/IR/ControlFlowOps.td"]),
    ("complex", &["complex.td"], &["Complex/IR/ComplexAttributes.td", "Complex/IR/ComplexOps.td"]),
    ("func", &["func.td"], &["Func/IR/FuncOps.td"]),
    ("index", &["index.td"], &["Index/IR/IndexOps.td"]),
    (
        "llvm",
        &["llvm.td", "llvm_ops.td"],
        &["LLVMIR/LLVMOps.td", "LLVMIR/LLVMIntrinsicOps.td", "LLVMIR/LLVMTypes.td"],
    ),
    ("math", &["math.td"], &["Math/IR/MathOps.td"]),
    ("memref", &["memref.td"], &["MemRef/IR/MemRefOps.td"]),
    ("quant", &["quant.td"], &["Quant/IR/QuantOps.td"]),
    ("scf", &["scf.td"], &["SCF/IR/SCFOps.td"]),
    ("tensor", &["tensor.td"], &["Tensor/IR/TensorOps.td"]),
    ("ub", &["ub.td"], &["UB/IR/UBOps.td"]),
];

fn records(path: &Path, include: Option<&Path>) -> Records {
    let session = match include {
        Some(include) => session().include_dir(include),
        None => session(),
    };
    session.parse_file(path).unwrap_or_else(|errors| panic!("{}: {errors:?}", path.display()))
}

/// Whether a text matches a pattern, with any text in place of each `*`.
fn matches(pattern: &str, text: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else { return pattern == text };
    text.strip_prefix(start).is_some_and(|text| {
        (0..=text.len()).filter(|at| text.is_char_boundary(*at)).any(|at| matches(rest, &text[at..]))
    })
}

#[test]
fn differences_from_the_installed_definitions_have_reasons() {
    let Some(include) = oracle_include() else { return };
    let path = repository().join("tests/dialects/coverage.txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let listed: Vec<&str> = text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with("//"))
        .map(|line| line.rsplit_once(" = ").unwrap_or_else(|| panic!("no reason: {line}")).0)
        .collect();
    let found = parallel::map(&DIALECTS, |(dialect, ours, theirs)| {
        let ours = ours
            .iter()
            .flat_map(|file| facts(&records(&repository().join("defs").join(file), None), dialect));
        let ours: Facts = ours.collect();
        let theirs = theirs.iter().flat_map(|file| {
            facts(&records(&include.join("mlir/Dialect").join(file), Some(&include)), dialect)
        });
        let theirs: Facts = theirs.collect();
        (ours.keys().filter(|name| name.starts_with("op ")).count(), differences(&ours, &theirs))
    });
    let mut uses: BTreeMap<&str, usize> = listed.iter().map(|pattern| (*pattern, 0)).collect();
    let mut unlisted = Vec::new();
    for ((dialect, ..), (operations, differences)) in DIALECTS.iter().zip(&found) {
        println!("{dialect}: {operations} operations, {} differences", differences.len());
        for difference in differences {
            match listed.iter().find(|pattern| matches(pattern, difference)) {
                Some(pattern) => *uses.entry(pattern).or_default() += 1,
                None => unlisted.push(difference.as_str()),
            }
        }
    }
    let unused: Vec<&str> =
        uses.iter().filter(|(_, count)| **count == 0).map(|(pattern, _)| *pattern).collect();
    assert!(unlisted.is_empty(), "{} differences are not listed:\n{}", unlisted.len(), unlisted.join("\n"));
    assert!(unused.is_empty(), "these lines match nothing:\n{}", unused.join("\n"));
}

#[test]
fn patterns_match_with_stars() {
    assert!(matches("op *: without trait X", "op a.b: without trait X"));
    assert!(matches("a*c*", "abcd") && matches("*", "") && !matches("a*c", "abd"));
}
