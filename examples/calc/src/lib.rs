//! A small expression language: from source to typed operations, verified and interpreted.
//!
//! `defs/calc.td` defines the operations. [`compile`] creates them through the generated builders, each with its place
//! in the source, and verifies them; [`run`] interprets them through the generated handles. Types are checked by the
//! verifier alone: its messages have the operations' locations, so they point into the source.
//!
//! ```text
//! program  = function*
//! function = "fn" name "(" (name ":" type),* ")" "->" type block
//! type     = "int" | "bool"
//! block    = "{" ("let" name "=" value ";")* value "}"
//! value    = sum (("==" | "!=" | "<" | "<=" | ">" | ">=") sum)?
//! sum      = product (("+" | "-") product)*
//! product  = atom (("*" | "/" | "%") atom)*
//! atom     = number | "true" | "false" | name | name "(" value,* ")" | "(" value ")" | "-" atom
//!          | "if" value block "else" (block | atom)
//!          | "for" name "in" value ".." value "with" name "=" value block
//! ```
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod error;
mod interpret;
mod lex;
mod lower;
mod verify;

pub use error::Error;
pub use interpret::{MAX_DEPTH, MAX_STEPS, run};
pub use lower::MAX_NESTING;

use isogloss::Context;
use isogloss::ir::Ir;

isogloss::include_dialect!("calc");

/// The program that runs when no other is given.
pub const SAMPLE: &str = include_str!("../programs/sample.calc");

/// The verified IR of a program. The name of the file is for locations.
///
/// # Errors
/// The first mistake of syntax, or every violation that the verifier finds.
pub fn compile<'c>(context: &'c Context, file: &str, source: &str) -> Result<Ir<'c>, Vec<Error>> {
    let ir = lower::lower(context, file, source).map_err(|error| vec![error])?;
    match ir.verify() {
        Ok(()) => Ok(ir),
        Err(violations) => {
            Err(violations.into_iter().map(|found| Error::of(found.location, found.message)).collect())
        }
    }
}
