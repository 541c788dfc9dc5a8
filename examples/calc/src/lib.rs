//! A small expression language: from source to typed operations, verified and interpreted.
//!
//! `defs/calc.td` defines the operations; functions come from the `func` dialect. [`compile`] creates the operations
//! through the generated builders, each with its location in the source, and verifies them: messages of the verifier
//! point into the source. [`run`] interprets them through the generated handles, and [`lower`] translates them to
//! MLIR's common dialects, which LLVM's tools compile. `docs/calc.md` explains it step by step.
//!
//! ```text
//! program  = function*
//! function = "fn" name "(" (name ":" type),* ")" "->" type block
//! type     = "int" | "bool"
//! block    = "{" ("let" name "=" value ";")* value "}"
//! value    = atom (operator atom)*                     by precedence: comparisons, + and -, then *, / and %
//! atom     = number | "true" | "false" | name | name "(" value,* ")" | "(" value ")" | "-" atom
//!          | "if" value block "else" (block | atom)
//!          | "for" name "in" value ".." value "with" name "=" value block
//! ```
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod error;
mod interpret;
mod lower;
mod parse;
mod verify;

pub use error::{Error, render};
pub use interpret::run;
pub use lower::lower;
pub use parse::MAX_NESTING;

use isogloss::Context;
use isogloss::dialects::func;
use isogloss::ir::{Ir, VerifyOptions, Violation};
use isogloss_dialects::{arith, memref, scf};

isogloss::include_dialect!("calc");

/// The maximum depth of nested regions at run time: calls, conditions and loops.
pub const MAX_DEPTH: u32 = 500;
/// The maximum number of executed operations.
pub const MAX_STEPS: u64 = 50_000_000;

/// The program that the command runs if it has no argument.
pub const SAMPLE: &str = include_str!("../programs/sample.calc");

/// A context with the dialects of programs.
#[must_use]
pub fn context() -> Box<Context> {
    let common = [arith::dialect(), memref::dialect(), scf::dialect()];
    Context::with_dialects([dialect(), func::dialect()].into_iter().chain(common))
}

/// Compiles a program to verified IR. `file` is the file name in locations.
///
/// # Errors
/// The first syntax error, or all errors of the verifier.
pub fn compile<'c>(context: &'c Context, file: &str, source: &str) -> Result<Ir<'c>, Vec<Error>> {
    let ir = parse::parse(context, file, source).map_err(|error| vec![error])?;
    let found = ir.inspect(&VerifyOptions::allow_unregistered(true));
    if found.accepted {
        return Ok(ir);
    }
    let error = |found: Violation<'_>| Error::of(found.location, found.message);
    Err(found.reports.into_iter().map(error).collect())
}
