//! The dialect that `defs/toy.td` defines. It has no operations, so it depends on the runtime without the feature `ir`.
//!
//! ```
//! use isogloss::{Context, text::parse_type};
//! use toy::Counted;
//! let ctx = Context::with_dialects([toy::dialect()]);
//! let ty = parse_type(&ctx, "!toy.matrix<4 x 8, f32>")?;
//! assert_eq!(ty.dyn_cast::<toy::AnyCounted<'_>>().map(|counted| counted.element_count()), Some(32));
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```
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

impl<'c> Counted<'c> for MatrixType<'c> {
    fn element_count(self) -> u64 {
        self.rows().saturating_mul(self.columns())
    }
}
