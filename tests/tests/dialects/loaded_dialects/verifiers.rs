//! The verifiers of dialects that are loaded, compared with `mlir-opt`: programs in `tests/upstream/wrong/NAME.mlir`,
//! each with the operation that it is for. Programs with `right` in their first line are accepted.

use super::{loaded_from, printed};
use isogloss_load::Loader;
use isogloss_tests::ir::MARKER;
use isogloss_tests::ir::beside::{Answer, Beside};
use isogloss_tests::{oracle, oracle_include, repository};
use std::collections::BTreeSet;
use std::fs;

/// The dialects with verifiers.
const DIALECTS: [&str; 5] = ["affine", "bufferization", "gpu", "linalg", "vector"];

/// The dialects whose operations with regions have a known control flow, and nothing else.
const BRANCHES: [&str; 4] = ["acc", "async", "shape", "transform"];

#[test]
fn wrong_operations_have_the_errors_of_the_reference_tool() {
    let (Some(tool), Some(include)) = (oracle("mlir-opt"), oracle_include()) else { return };
    let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(include);
    let names = || DIALECTS.into_iter().chain(BRANCHES);
    loader.by_name(names()).unwrap_or_else(|error| panic!("{error}"));
    let beside = Beside { tool, flags: Vec::new(), dialects: loader.dialects() };
    for dialect in names() {
        let file = repository().join(format!("tests/upstream/wrong/{dialect}.mlir"));
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let programs: Vec<String> = text.split(&format!("{MARKER}\n")).map(str::to_owned).collect();
        for (program, (theirs, ours)) in programs.iter().zip(beside.answers(&programs)) {
            let is_right = program.lines().next().is_some_and(|first| first.ends_with(": right"));
            assert_eq!(matches!(theirs, Answer::Accepted(_)), is_right, "{program}\n{theirs:?}");
            match (&theirs, &ours) {
                (Answer::Accepted(_), Answer::Accepted(_)) => {}
                (theirs, ours) => assert_eq!(ours, theirs, "{program}"),
            }
        }
    }
}

#[test]
fn verifiers_are_no_longer_counted() {
    let Some(include) = oracle_include() else { return };
    let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(include);
    loader.by_name(DIALECTS).unwrap_or_else(|error| panic!("{error}"));
    let reports = loader.loaded().reports.iter().filter(|report| DIALECTS.contains(&report.name.as_str()));
    let unchecked = reports.flat_map(|report| &report.unchecked);
    let left: Vec<&str> =
        unchecked.clone().filter(|op| op.verifier.is_some()).map(|op| op.name.as_str()).collect();
    assert_eq!(left, Vec::<&str>::new());
    let interfaces: BTreeSet<&str> =
        unchecked.flat_map(|op| &op.interfaces).map(|code| code.text.as_str()).collect();
    let expected = ["RegionBranchOpInterface", "SubsetOpInterface", "SymbolOpInterface"];
    assert!(interfaces.iter().all(|name| expected.contains(name)), "{interfaces:?}");
}

/// A dialect of an author that has the name of one of MLIR's has none of its verifiers.
#[test]
fn dialects_of_other_namespaces_have_no_verifiers_of_mlir() {
    let (_folder, loader) = loaded_from(
        &[(
            "own.td",
            "include \"isogloss/Op.td\"\n\
             def Own_Dialect : Dialect { let name = \"vector\"; let cppNamespace = \"::geometry\"; }\n\
             def Own_ShuffleOp : Op<Own_Dialect, \"shuffle\"> {\n  \
               let arguments = (ins AnyVectorOfNonZeroRank:$v1, AnyVectorOfNonZeroRank:$v2, DenseI64ArrayAttr:$mask);\n  \
               let results = (outs AnyVectorOfNonZeroRank:$result);\n}\n",
        )],
        &["vector"],
    );
    let program = "func.func @f(%v: vector<4xf32>) {\n  \
                   %0 = \"vector.shuffle\"(%v, %v) <{mask = array<i64: 9>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>\n  \
                   return\n}\n";
    assert!(printed(&loader, program).contains("vector.shuffle"));
}
