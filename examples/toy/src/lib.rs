//! The dialect that `defs/toy.td` defines.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

use isogloss::{Context, Diagnostic, Type};

isogloss::include_dialect!("toy");

impl MatrixTypeVerify for MatrixType<'_> {
    fn verify<'c>(_: &'c Context, rows: u64, columns: u64, _: Type<'c>, _: Order) -> Result<(), Diagnostic> {
        if rows == 0 || columns == 0 {
            return Err(Diagnostic::error("a matrix has at least one row and one column"));
        }
        Ok(())
    }
}
