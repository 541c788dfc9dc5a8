//! [`StridedLayoutAttr`]: strides and an offset as they are written
//! (LangRef, "Strided MemRef").

use super::StridedLayoutAttr;
use super::SymbolicNumbers;
use super::generated::MemRefLayoutAttrInterface;
use super::strides::{StridedForm, Strides};
use crate::affine::{AffineExpr, AffineMap};
use crate::attribute::Attribute;
use crate::diagnostic::Diagnostic;

impl<'c> MemRefLayoutAttrInterface<'c> for StridedLayoutAttr<'c> {
    /// A sum of products; unknown numbers are symbols, the offset first.
    fn affine_map(self) -> AffineMap<'c> {
        let context = Attribute::from(self).context();
        let mut numbers = SymbolicNumbers::new(context);
        let offset = numbers.expr(self.offset());
        let terms = self
            .strides()
            .iter()
            .zip(0..)
            .map(|(stride, at)| AffineExpr::dim(context, at) * numbers.expr(*stride));
        let sum = terms.fold(offset, |sum, term| sum + term);
        AffineMap::get(context, self.strides().len() as u32, numbers.symbols, &[sum])
    }

    /// Never, as in MLIR: `strided<[1]>` is printed.
    fn is_identity(self) -> bool {
        false
    }

    fn verify_layout(self, shape: &[i64]) -> Result<(), Diagnostic> {
        if self.strides().len() == shape.len() {
            return Ok(());
        }
        Err(Diagnostic::error("expected the number of strides to match the rank"))
    }

    fn strides_and_offset(self, _: &[i64]) -> Option<StridedForm> {
        Some(StridedForm { strides: Strides::from(self.strides()), offset: self.offset() })
    }
}
