//! The dialects of `isogloss-dialects` beside `mlir-opt`: both answer the same programs, `tests/dialects/NAME.txt`, in
//! the custom and in the generic form.

use std::fs;
use std::path::Path;

use isogloss_tests::ir::beside::{Answer, Beside, agree};
use isogloss_tests::ir::wrong;
use isogloss_tests::{oracle, parallel, repository};

/// Programs that are answered otherwise on purpose, and why.
const DIFFERENT: [(&str, &str); 21] = [
    ("#ub.poison<>", "mlir-opt ignores empty brackets after an attribute without parameters"),
    (
        "({ ^bb0: scf.yield }) : (index, index, index)",
        "mlir-opt counts -1 arguments, as 18446744073709551615",
    ),
    ("index.cmp (%0", "messages from inside an attribute have no prefix with the operation's name"),
    ("index.cmp <eq>", "as above"),
    ("index.cmp 5", "as above"),
    ("gpu.mask", "the gpu dialect is not defined here, so masks are not known from mappings"),
    (
        "  llvm.call @f() : () -> ()\n  llvm.return %0",
        "mlir-opt places errors about an operation inside at that operation",
    ),
    ("  %2 = \"t.a\"() : () -> i32\n  llvm.return %0", "as above"),
    ("  %2 = llvm.alloca %0 x i32", "as above"),
    ("  \"t.a\"() : () -> ()\n}\nllvm.mlir.global", "as above"),
    ("  llvm.return\n}\nllvm.mlir.global", "as above"),
    ("  %1 = \"t.a\"() : () -> i32\n  llvm.return %0 : !llvm.ptr", "as above"),
    ("llvm.blocktag <id = 1>\n  llvm.blocktag <id = 1>", "as above"),
    ("\"t.b\"() : () -> () memref.atomic_yield", "as above"),
    ("memref.store %f, %m[%i, %i] : memref<4x4xf32> memref.atomic_yield", "as above"),
    ("%t = memref.load %m[%i, %i] : memref<4x4xf32> memref.atomic_yield", "as above"),
    ("tensor.parallel_insert_slice %s into %a[0, 0]", "as above"),
    ("memref<10x2xf32, affine_map<(d0, d1) -> (d1, d0)>>", "maps that permute dimensions have strides here"),
    ("memref<3x2xf32, affine_map<(d0, d1) -> (d1, d0)>>", "as above"),
    ("@u(0 : i32) {addr_space = 2 : i32}", "of two errors, mlir-opt reports the second one first"),
    ("tail_call_kind = <foo>", "messages from inside an attribute have no prefix with the operation's name"),
];

const DIALECTS: [&str; 10] =
    ["arith", "cf", "complex", "index", "llvm", "math", "memref", "scf", "tensor", "ub"];

#[test]
fn programs_are_answered_as_by_the_reference_tool() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let cases: Vec<(&str, Option<&str>)> =
        DIALECTS.iter().flat_map(|name| [(*name, None), (*name, Some("--mlir-print-op-generic"))]).collect();
    let found = parallel::map(&cases, |(name, flag)| {
        let path = repository().join("tests/dialects").join(name).with_extension("txt");
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let programs = wrong::programs(&text);
        let beside = Beside {
            tool: tool.clone(),
            directory: Path::new(env!("CARGO_TARGET_TMPDIR")).join("dialects"),
            flags: flag.iter().copied().collect(),
            dialects: isogloss_cli::known_dialects(),
        };
        let answers = beside.answers(&programs);
        let accepted = answers.iter().filter(|(theirs, _)| matches!(theirs, Answer::Accepted(_))).count();
        let different: Vec<String> = programs
            .iter()
            .zip(&answers)
            .filter(|(program, answers)| {
                !agree(answers) && !DIFFERENT.iter().any(|(piece, _)| program.contains(piece))
            })
            .map(|(program, (theirs, ours))| {
                format!("{flag:?}:\n{program}\n  theirs: {theirs:?}\n  ours:   {ours:?}")
            })
            .collect();
        println!("{name} {flag:?}: {accepted} of {} accepted", answers.len());
        (accepted, answers.len() - accepted, different)
    });
    let accepted: usize = found.iter().map(|(accepted, ..)| accepted).sum();
    let rejected: usize = found.iter().map(|(_, rejected, _)| rejected).sum();
    let different: Vec<String> = found.into_iter().flat_map(|(.., different)| different).collect();
    assert!(different.is_empty(), "{} differences:\n{}", different.len(), different.join("\n"));
    assert!(accepted >= 1000 && rejected >= 1000, "{accepted} accepted, {rejected} rejected");
}
