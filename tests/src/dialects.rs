//! The programs of the dialects in `isogloss-dialects`, and the verifiers that reject them.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use isogloss::Context;
use isogloss::ir::{Ir, VerifyOp};

use crate::ir::{self, wrong};

/// The dialects whose programs are in `tests/ir/NAME/programs.txt`.
pub const NAMES: [&str; 12] =
    ["arith", "cf", "complex", "func", "index", "llvm", "math", "memref", "quant", "scf", "tensor", "ub"];

/// Programs that are answered otherwise on purpose, and why.
const DIFFERENT: [(&str, &str); 9] = [
    ("#ub.poison<>", "mlir-opt ignores empty brackets after an attribute without parameters"),
    (
        "({ ^bb0: scf.yield }) : (index, index, index)",
        "mlir-opt counts -1 arguments, as 18446744073709551615",
    ),
    ("index.cmp (%0", "messages from inside an attribute have no prefix with the operation's name"),
    ("index.cmp <eq>", "as above"),
    ("index.cmp 5", "as above"),
    ("memref<10x2xf32, affine_map<(d0, d1) -> (d1, d0)>>", "maps that permute dimensions have strides here"),
    ("memref<3x2xf32, affine_map<(d0, d1) -> (d1, d0)>>", "as above"),
    ("@u(0 : i32) {addr_space = 2 : i32}", "of two errors, mlir-opt reports the second one first"),
    ("tail_call_kind = <foo>", "messages from inside an attribute have no prefix with the operation's name"),
];

/// Whether the reference tool answers this program otherwise on purpose.
#[must_use]
pub fn is_different(program: &str) -> bool {
    DIFFERENT.iter().any(|(piece, _)| program.contains(piece))
}

/// The folder of a dialect's texts.
#[must_use]
pub fn folder(name: &str) -> PathBuf {
    ir::directory().join(name)
}

/// The programs of a dialect, valid and invalid ones.
///
/// # Panics
/// If the file cannot be read.
#[must_use]
pub fn programs(name: &str) -> Vec<String> {
    let path = folder(name).join("programs.txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    wrong::programs(&text)
}

/// The operation whose own verifier (ODS `hasVerifier` or `hasRegionVerifier`) gives the first error of a program;
/// `None` if the program is valid or has another error first.
#[must_use]
pub fn rejecting_verifier(context: &Context, program: &str) -> Option<&'static str> {
    let ir = Ir::parse(context, program).ok()?;
    let violations = ir.verify().err()?;
    let first = violations.first()?;
    // A verifier may report its error at an operation inside.
    let mut ops = ir.root()?.walk();
    ops.find_map(|op| {
        let def = op.def()?;
        // A verifier may panic for an operation without its declared properties.
        let rejects = |verify: VerifyOp| {
            let result = catch_unwind(AssertUnwindSafe(|| verify(op)));
            matches!(result, Ok(Err(error)) if error.message() == first.message())
        };
        [def.verify, def.verify_regions].into_iter().flatten().any(rejects).then_some(def.name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verifier_is_named_for_its_own_errors_only() {
        let context = Context::with_dialects(isogloss_cli::known_dialects());
        let constant = |ty| format!("%0 = \"arith.constant\"() <{{value = 1 : {ty}}}> : () -> {ty}\n");
        assert_eq!(rejecting_verifier(&context, &constant("i32")), None);
        assert_eq!(rejecting_verifier(&context, &constant("si32")), Some("arith.constant"));
        assert_eq!(rejecting_verifier(&context, "%0 = \"arith.addi\"() : () -> i32\n"), None);
    }
}
