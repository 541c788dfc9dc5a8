//! Strides of an expression: how much its value changes with each dimension.

use super::expr::{AffineExpr, AffineExprKind, AffineOp};

/// The strides of an expression that is a sum of dimensions with factors without
/// dimensions: `offset + d0 * strides[0] + d1 * strides[1] + ...`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SymbolicStrides<'c> {
    /// One stride for each dimension, an expression without dimensions.
    pub strides: Vec<AffineExpr<'c>>,
    /// The value at the origin, an expression without dimensions.
    pub offset: AffineExpr<'c>,
}

impl<'c> AffineExpr<'c> {
    /// The strides for that number of dimensions, or `None` if the expression is not such
    /// a sum. Strides are in units of the expression: elements for a memref.
    ///
    /// ```
    /// use isogloss::{Context, affine::AffineExpr};
    /// let ctx = Context::new();
    /// let (d0, d1, s0) = (AffineExpr::dim(&ctx, 0), AffineExpr::dim(&ctx, 1), AffineExpr::symbol(&ctx, 0));
    /// let strides = ((d0 * s0 + d1) * 2 + 7).strides(2).expect("strided");
    /// assert_eq!(strides.strides, [s0 * 2, AffineExpr::constant(&ctx, 2)]);
    /// assert_eq!(strides.offset.as_constant(), Some(7));
    /// assert_eq!(d0.modulo(4).strides(2), None);
    /// ```
    #[must_use]
    pub fn strides(self, dims: u32) -> Option<SymbolicStrides<'c>> {
        let context = self.context();
        let zero = AffineExpr::constant(context, 0);
        let mut found = SymbolicStrides { strides: vec![zero; dims as usize], offset: zero };
        let mut parts = vec![(self.simplify(), AffineExpr::constant(context, 1))];
        while let Some((expr, factor)) = parts.pop() {
            if expr.is_symbolic_or_constant() {
                found.offset = found.offset + expr * factor;
                continue;
            }
            match expr.kind() {
                AffineExprKind::Dim(at) => {
                    let stride = found.strides.get_mut(at as usize)?;
                    *stride = *stride + factor;
                }
                AffineExprKind::Binary(AffineOp::Add, left, right) => {
                    parts.extend([(right, factor), (left, factor)]);
                }
                AffineExprKind::Binary(AffineOp::Mul, left, right) if right.is_symbolic_or_constant() => {
                    parts.push((left, right * factor));
                }
                AffineExprKind::Binary(AffineOp::Mul, left, right) if left.is_symbolic_or_constant() => {
                    parts.push((right, left * factor));
                }
                AffineExprKind::Constant(_) | AffineExprKind::Symbol(_) | AffineExprKind::Binary(..) => {
                    return None;
                }
            }
        }
        found.offset = found.offset.simplify();
        found.strides.iter_mut().for_each(|stride| *stride = stride.simplify());
        Some(found)
    }
}
