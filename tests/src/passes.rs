//! IR that passes of the reference tool make: programs of `tests/passes`, lowered step by step to the dialects that the command
//! has. Nobody wrote it for a test of ours.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use crate::repository;

/// Pipelines. The first passes of each bring the program into dialects that the command has.
const PIPELINES: [(&[&str], &[&str]); 3] = [
    (
        &[BUFFERIZE, "--convert-linalg-to-loops", "--expand-strided-metadata", "--lower-affine"],
        &[
            "--canonicalize",
            "--cse",
            "--loop-invariant-code-motion",
            "--convert-complex-to-standard",
            "--arith-expand",
            "--math-uplift-to-fma",
            "--convert-scf-to-cf",
            "--symbol-privatize",
        ],
    ),
    (
        &[BUFFERIZE, "--convert-linalg-to-loops", "--expand-strided-metadata", "--lower-affine"],
        &[
            "--convert-complex-to-llvm",
            "--convert-math-to-llvm",
            "--convert-scf-to-cf",
            "--convert-arith-to-llvm",
            "--convert-index-to-llvm",
            "--finalize-memref-to-llvm",
            "--convert-cf-to-llvm",
            "--convert-func-to-llvm",
            "--reconcile-unrealized-casts",
            "--canonicalize",
            "--ensure-debug-info-scope-on-llvm-func",
            "--llvm-legalize-for-export",
        ],
    ),
    (
        &[
            BUFFERIZE,
            "--convert-linalg-to-parallel-loops",
            "--scf-parallel-loop-tiling=parallel-loop-tile-sizes=4,4",
            "--expand-strided-metadata",
            "--lower-affine",
        ],
        &["--canonicalize", "--convert-scf-to-cf"],
    ),
];

const BUFFERIZE: &str = "--one-shot-bufferize=bufferize-function-boundaries";

/// The program after each pass, once.
///
/// # Panics
/// If the reference tool rejects the program or a pass.
#[must_use]
pub fn programs(tool: &Path) -> Vec<String> {
    let source = repository().join("tests/passes/programs.mlir");
    let mut found = BTreeSet::new();
    for (first, then) in PIPELINES {
        for count in 0..=then.len() {
            let output = Command::new(tool).args(first).args(&then[..count]).arg(&source).output();
            let output = output.unwrap_or_else(|error| panic!("{}: {error}", tool.display()));
            let messages = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{:?}: {messages}", &then[..count]);
            found.insert(String::from_utf8_lossy(&output.stdout).into_owned());
        }
    }
    found.into_iter().collect()
}
