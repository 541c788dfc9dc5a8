//! The programs of the dialects in `isogloss-dialects`, and which verifiers reject them.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};

use isogloss::Context;
use isogloss::ir::{Ir, VerifyOp};

use crate::ir::wrong;
use crate::repository;

/// The dialects whose programs are in `tests/dialects/NAME.txt`.
pub const NAMES: [&str; 11] =
    ["arith", "cf", "complex", "func", "index", "llvm", "math", "memref", "scf", "tensor", "ub"];

/// The programs of a dialect, valid and wrong ones.
///
/// # Panics
/// If the file cannot be read.
#[must_use]
pub fn programs(name: &str) -> Vec<String> {
    let path = repository().join("tests/dialects").join(name).with_extension("txt");
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
    // A verifier may place its error at an operation inside.
    let mut ops = ir.root()?.walk();
    ops.find_map(|op| {
        let def = op.def()?;
        // A verifier may panic for an operation of which the declared properties are absent.
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
