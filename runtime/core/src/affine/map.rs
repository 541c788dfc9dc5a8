//! [`AffineMap`]: a list of expressions over numbered dimensions and symbols.

use super::expr::{AffineExpr, AffineExprKind};
use super::linear;
use crate::arena::Body;
use crate::context::Context;
use crate::def::{Def, DefKind};
use crate::node::Node;
use crate::param::{Param, Parameter};

/// A map from dimensions and symbols to a list of expressions,
/// `(d0, d1)[s0] -> (d0 + s0, d1)` (MLIR, "Affine Maps").
///
/// Interned like the expressions: `Copy`, compared by pointer.
///
/// ```
/// use isogloss::{Context, affine::AffineMap};
/// let ctx = Context::new();
/// let swap = AffineMap::permutation(&ctx, &[1, 0]).expect("a permutation");
/// assert_eq!(swap.to_string(), "(d0, d1) -> (d1, d0)");
/// assert_eq!(swap.compose(swap), AffineMap::identity(&ctx, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct AffineMap<'c>(Node<'c>);

static MAP: Def = Def::new(DefKind::Affine, "", "affine.map", "AffineMap");

/// Encodes expressions as parameters of a node.
pub(super) fn encode<'c>(exprs: impl IntoIterator<Item = AffineExpr<'c>>) -> Vec<Param<'c>> {
    exprs.into_iter().map(Parameter::encode).collect()
}

/// Panics unless the expressions use at most these dimensions and symbols.
#[track_caller]
pub(super) fn assert_inputs<'c>(exprs: impl Iterator<Item = AffineExpr<'c>>, dims: u32, symbols: u32) {
    for expr in exprs {
        let (dims_needed, symbols_needed) = expr.inputs_needed();
        assert!(
            dims_needed <= dims && symbols_needed <= symbols,
            "`{expr}` needs more than {dims} dimensions and {symbols} symbols"
        );
    }
}

impl<'c> AffineMap<'c> {
    /// The map with these numbers of dimensions and symbols, and these results.
    ///
    /// # Panics
    /// If a result uses a dimension or a symbol beyond these.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c Context, dims: u32, symbols: u32, results: &[AffineExpr<'c>]) -> Self {
        assert_inputs(results.iter().copied(), dims, symbols);
        let results = encode(results.iter().copied());
        let inputs = Param::UInt(u64::from(dims) << 32 | u64::from(symbols));
        Self(context.intern(&MAP, &[inputs, Param::List(&results), Param::Body(Body::unset())]))
    }

    /// `(d0, .., dn) -> (d0, .., dn)`.
    #[must_use]
    pub fn identity(context: &'c Context, dims: u32) -> Self {
        let results: Vec<_> = (0..dims).map(|at| AffineExpr::dim(context, at)).collect();
        Self::get(context, dims, 0, &results)
    }

    /// `() -> (value)`.
    #[must_use]
    #[track_caller]
    pub fn constant(context: &'c Context, value: i64) -> Self {
        Self::get(context, 0, 0, &[AffineExpr::constant(context, value)])
    }

    /// The map whose result `i` is dimension `positions[i]`; `None` unless every
    /// position below the length occurs once.
    #[must_use]
    #[track_caller]
    pub fn permutation(context: &'c Context, positions: &[u32]) -> Option<Self> {
        let mut seen = vec![false; positions.len()];
        for position in positions {
            if std::mem::replace(seen.get_mut(*position as usize)?, true) {
                return None;
            }
        }
        let results: Vec<_> = positions.iter().map(|at| AffineExpr::dim(context, *at)).collect();
        Some(Self::get(context, positions.len() as u32, 0, &results))
    }

    /// The map in this node, if it is one.
    #[must_use]
    pub fn from_node(node: Node<'c>) -> Option<Self> {
        node.is(&MAP).then_some(Self(node))
    }

    /// The interned node itself.
    #[must_use]
    pub const fn node(self) -> Node<'c> {
        self.0
    }

    /// The context that owns it.
    #[must_use]
    pub fn context(self) -> &'c Context {
        self.0.context()
    }

    fn parts(self) -> (u64, &'c [Param<'c>]) {
        match *self.0.params() {
            [Param::UInt(inputs), Param::List(results), _] => (inputs, results),
            _ => (0, &[]),
        }
    }

    /// The facts about it that the memref layouts cache.
    pub(crate) fn layout_cache(self) -> Option<&'c [Param<'c>]> {
        match *self.0.params() {
            [.., Param::Body(body)] => body.get(),
            _ => None,
        }
    }

    /// Fills the cache. Threads that race compute the same.
    pub(crate) fn set_layout_cache(self, params: &[Param<'_>]) {
        let kept = self.context().set_body(self.0, params);
        debug_assert!(kept.is_ok(), "the strides of a map do not change");
    }

    /// The number of dimensions.
    #[must_use]
    pub fn num_dims(self) -> u32 {
        (self.parts().0 >> 32) as u32
    }

    /// The number of symbols.
    #[must_use]
    pub fn num_symbols(self) -> u32 {
        self.parts().0 as u32
    }

    /// The number of results.
    #[must_use]
    pub fn num_results(self) -> usize {
        self.parts().1.len()
    }

    /// The results in order.
    #[track_caller]
    pub fn results(self) -> impl DoubleEndedIterator<Item = AffineExpr<'c>> + ExactSizeIterator {
        self.parts().1.iter().map(|param| AffineExpr::held(*param))
    }

    /// One result.
    #[must_use]
    pub fn result(self, index: usize) -> Option<AffineExpr<'c>> {
        self.parts().1.get(index).map(|param| AffineExpr::held(*param))
    }

    /// The same inputs with other results.
    ///
    /// # Panics
    /// As [`get`](Self::get).
    #[must_use]
    #[track_caller]
    pub fn with_results(self, results: &[AffineExpr<'c>]) -> Self {
        Self::get(self.context(), self.num_dims(), self.num_symbols(), results)
    }

    /// The results at these indices, in that order.
    ///
    /// # Panics
    /// If there is no such result.
    #[must_use]
    #[track_caller]
    pub fn sub_map(self, indices: &[usize]) -> Self {
        let all: Vec<_> = self.results().collect();
        let mut kept = Vec::with_capacity(indices.len());
        for &index in indices {
            kept.push(all[index]);
        }
        self.with_results(&kept)
    }

    /// Whether it is `(d0, .., dn) -> (d0, .., dn)`, with any symbols, as in MLIR.
    #[must_use]
    pub fn is_identity(self) -> bool {
        self.num_dims() as usize == self.num_results()
            && self.results().zip(0..).all(|(expr, at)| expr.as_dim() == Some(at))
    }

    /// Whether it has neither inputs nor results.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.num_dims() == 0 && self.num_symbols() == 0 && self.num_results() == 0
    }

    /// The values, if every result is a number.
    #[must_use]
    pub fn as_constants(self) -> Option<Vec<i64>> {
        self.results().map(AffineExpr::as_constant).collect()
    }

    /// The dimension of each result, if the results are different dimensions and there
    /// are no symbols (MLIR: projected permutation).
    #[must_use]
    pub fn projection(self) -> Option<Vec<u32>> {
        if self.num_symbols() > 0 {
            return None;
        }
        let mut seen = vec![false; self.num_dims() as usize];
        self.results()
            .map(|expr| {
                let at = expr.as_dim()?;
                (!std::mem::replace(&mut seen[at as usize], true)).then_some(at)
            })
            .collect()
    }

    /// The dimension of each result, if the results are all dimensions, each once, and
    /// there are no symbols.
    #[must_use]
    pub fn as_permutation(self) -> Option<Vec<u32>> {
        self.projection().filter(|positions| positions.len() == self.num_dims() as usize)
    }

    /// The map from its results back to its dimensions: for each dimension the
    /// first result that is that dimension. `None` if a dimension is not a result, or
    /// there are symbols.
    ///
    /// ```
    /// use isogloss::{Context, affine::AffineMap};
    /// let ctx = Context::new();
    /// let map = AffineMap::permutation(&ctx, &[2, 0, 1]).expect("a permutation");
    /// let back = map.inverse_permutation().expect("invertible");
    /// assert_eq!(back.to_string(), "(d0, d1, d2) -> (d1, d2, d0)");
    /// assert!(map.compose(back).is_identity());
    /// ```
    #[must_use]
    pub fn inverse_permutation(self) -> Option<Self> {
        if self.num_symbols() > 0 {
            return None;
        }
        let context = self.context();
        let mut found = vec![None; self.num_dims() as usize];
        for (expr, index) in self.results().zip(0..) {
            if let AffineExprKind::Dim(at) = expr.kind() {
                found[at as usize].get_or_insert_with(|| AffineExpr::dim(context, index));
            }
        }
        let results: Vec<_> = found.into_iter().collect::<Option<_>>()?;
        Some(Self::get(context, self.num_results() as u32, 0, &results))
    }

    /// `self` after `inner`: the map of `x` to `self(inner(x))`. Its symbols are the symbols of `self`, then the
    /// symbols of `inner`.
    ///
    /// # Panics
    /// If the number of results of `inner` is not the number of dimensions of `self`.
    #[must_use]
    #[track_caller]
    pub fn compose(self, inner: Self) -> Self {
        assert_eq!(
            self.num_dims() as usize,
            inner.num_results(),
            "the results of the inner map are the dimensions of the outer"
        );
        let symbols = self.num_symbols();
        let dims: Vec<_> = inner.results().map(|expr| expr.shift_symbols(0, symbols)).collect();
        let results: Vec<_> = self.results().map(|expr| expr.replace(&dims, &[])).collect();
        Self::get(self.context(), inner.num_dims(), symbols + inner.num_symbols(), &results)
    }

    /// The same with `dims[i]` for `di`, `symbols[i]` for `si`, over other inputs.
    ///
    /// # Panics
    /// If the new results need more inputs than given.
    #[must_use]
    #[track_caller]
    pub fn replace(
        self,
        dims: &[AffineExpr<'c>],
        symbols: &[AffineExpr<'c>],
        num_dims: u32,
        num_symbols: u32,
    ) -> Self {
        let results: Vec<_> = self.results().map(|expr| expr.replace(dims, symbols)).collect();
        Self::get(self.context(), num_dims, num_symbols, &results)
    }

    /// The same with `by` new dimensions before the others.
    #[must_use]
    pub fn shift_dims(self, by: u32) -> Self {
        let results: Vec<_> = self.results().map(|expr| expr.shift_dims(0, by)).collect();
        Self::get(self.context(), self.num_dims() + by, self.num_symbols(), &results)
    }

    /// The same with `by` new symbols before the others.
    #[must_use]
    pub fn shift_symbols(self, by: u32) -> Self {
        let results: Vec<_> = self.results().map(|expr| expr.shift_symbols(0, by)).collect();
        Self::get(self.context(), self.num_dims(), self.num_symbols() + by, &results)
    }

    /// The same with every result simplified: see [`AffineExpr::simplify`].
    #[must_use]
    pub fn simplify(self) -> Self {
        self.with_results(&self.results().map(linear::simplify).collect::<Vec<_>>())
    }

    /// The values of the results, or `None` if one has none: see
    /// [`AffineExpr::evaluate`].
    #[must_use]
    pub fn evaluate(self, dims: &[i64], symbols: &[i64]) -> Option<Vec<i64>> {
        self.results().map(|expr| expr.evaluate(dims, symbols)).collect()
    }

    /// The sum of the sizes of its results: see [`AffineExpr::size`].
    #[must_use]
    pub fn size(self) -> usize {
        self.results().map(AffineExpr::size).sum()
    }
}

affine_node!(AffineMap);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_of_maps_are_told_apart() {
        let ctx = Context::new();
        let (d0, d1, s0) = (AffineExpr::dim(&ctx, 0), AffineExpr::dim(&ctx, 1), AffineExpr::symbol(&ctx, 0));
        assert!(AffineMap::get(&ctx, 2, 0, &[d0, d1]).is_identity());
        assert!(!AffineMap::get(&ctx, 2, 0, &[d0]).is_identity());
        assert_eq!(AffineMap::get(&ctx, 2, 0, &[d1, d0]).as_permutation(), Some(vec![1, 0]));
        assert_eq!(AffineMap::get(&ctx, 2, 0, &[d1, d1]).projection(), None);
        assert_eq!(AffineMap::get(&ctx, 2, 0, &[d1]).projection(), Some(vec![1]));
        assert_eq!(AffineMap::get(&ctx, 2, 1, &[d1, d0]).as_permutation(), None);
        assert_eq!(AffineMap::get(&ctx, 1, 1, &[d0 + s0]).inverse_permutation(), None);
        assert_eq!(AffineMap::permutation(&ctx, &[0, 0]), None);
        assert_eq!(AffineMap::permutation(&ctx, &[0, 2]), None);
        assert!(AffineMap::get(&ctx, 0, 0, &[]).is_empty());
    }

    #[test]
    fn composition_keeps_both_lists_of_symbols() {
        let ctx = Context::new();
        let (d0, d1, s0) = (AffineExpr::dim(&ctx, 0), AffineExpr::dim(&ctx, 1), AffineExpr::symbol(&ctx, 0));
        let outer = AffineMap::get(&ctx, 1, 1, &[d0 * 2 + s0]);
        let inner = AffineMap::get(&ctx, 2, 1, &[d0 + d1 * s0]);
        let both = outer.compose(inner);
        assert_eq!(both.to_string(), "(d0, d1)[s0, s1] -> ((d0 + d1 * s1) * 2 + s0)");
        assert_eq!(both.evaluate(&[1, 2], &[10, 3]), Some(vec![24]));
    }

    #[test]
    #[should_panic(expected = "needs more than 1 dimensions")]
    fn results_stay_within_the_inputs() {
        let ctx = Context::new();
        let _ = AffineMap::get(&ctx, 1, 0, &[AffineExpr::dim(&ctx, 1)]);
    }
}
