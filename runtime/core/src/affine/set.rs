//! [`IntegerSet`]: the points that satisfy a list of constraints.

use super::expr::AffineExpr;
use super::map::{assert_inputs, encode};
use crate::context::Context;
use crate::def::{Def, DefKind};
use crate::node::Node;
use crate::param::Param;

/// The relation of a [`Constraint`]'s expression to zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// `== 0`
    Equal,
    /// `>= 0`
    AtLeast,
}

/// One condition of an integer set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Constraint<'c> {
    /// The expression that is compared with zero.
    pub expr: AffineExpr<'c>,
    /// The relation.
    pub relation: Relation,
}

impl<'c> Constraint<'c> {
    /// `expr == 0`
    #[must_use]
    pub const fn equal(expr: AffineExpr<'c>) -> Self {
        Self { expr, relation: Relation::Equal }
    }

    /// `expr >= 0`
    #[must_use]
    pub const fn at_least(expr: AffineExpr<'c>) -> Self {
        Self { expr, relation: Relation::AtLeast }
    }

    fn holds(self, dims: &[i64], symbols: &[i64]) -> Option<bool> {
        let value = self.expr.evaluate(dims, symbols)?;
        Some(match self.relation {
            Relation::Equal => value == 0,
            Relation::AtLeast => value >= 0,
        })
    }
}

/// The points that satisfy all constraints, `(d0)[s0] : (d0 - s0 >= 0)` (MLIR,
/// "Integer Sets").
///
/// ```
/// use isogloss::{Context, affine::{AffineExpr, Constraint, IntegerSet}};
/// let ctx = Context::new();
/// let d0 = AffineExpr::dim(&ctx, 0);
/// let below_ten = IntegerSet::get(&ctx, 1, 0, &[Constraint::at_least(d0), Constraint::at_least(-d0 + 9)]);
/// assert_eq!(below_ten.to_string(), "(d0) : (d0 >= 0, -d0 + 9 >= 0)");
/// assert_eq!(below_ten.contains(&[10], &[]), Some(false));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct IntegerSet<'c>(Node<'c>);

static SET: Def = Def::new(DefKind::Affine, "", "affine.set", "IntegerSet");

impl<'c> IntegerSet<'c> {
    /// The set of these constraints. Without constraints it has the constraint `0 == 0`,
    /// as MLIR prints it.
    ///
    /// # Panics
    /// If a constraint uses a dimension or a symbol beyond these.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c Context, dims: u32, symbols: u32, constraints: &[Constraint<'c>]) -> Self {
        assert_inputs(constraints.iter().map(|constraint| constraint.expr), dims, symbols);
        let always = [Constraint::equal(AffineExpr::constant(context, 0))];
        let constraints = if constraints.is_empty() { &always } else { constraints };
        let exprs = encode(constraints.iter().map(|constraint| constraint.expr));
        let equal: Vec<_> =
            constraints.iter().map(|constraint| constraint.relation == Relation::Equal).collect();
        let inputs = Param::UInt(u64::from(dims) << 32 | u64::from(symbols));
        Self(context.intern(&SET, &[inputs, Param::List(&exprs), Param::Bools(&equal)]))
    }

    /// The empty set, `(..) : (1 == 0)`.
    #[must_use]
    pub fn empty(context: &'c Context, dims: u32, symbols: u32) -> Self {
        Self::get(context, dims, symbols, &[Constraint::equal(AffineExpr::constant(context, 1))])
    }

    /// The set in this node, if it is one.
    #[must_use]
    pub fn from_node(node: Node<'c>) -> Option<Self> {
        node.is(&SET).then_some(Self(node))
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

    fn parts(self) -> (u64, &'c [Param<'c>], &'c [bool]) {
        match *self.0.params() {
            [Param::UInt(inputs), Param::List(exprs), Param::Bools(equal)] => (inputs, exprs, equal),
            _ => (0, &[], &[]),
        }
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

    /// The constraints in order.
    pub fn constraints(self) -> impl ExactSizeIterator<Item = Constraint<'c>> {
        let (_, exprs, equal) = self.parts();
        exprs.iter().zip(equal).map(|(expr, equal)| {
            let expr = AffineExpr::held(*expr);
            Constraint { expr, relation: if *equal { Relation::Equal } else { Relation::AtLeast } }
        })
    }

    /// Whether a point is in the set; `None` if a constraint has no value there: see
    /// [`AffineExpr::evaluate`].
    #[must_use]
    pub fn contains(self, dims: &[i64], symbols: &[i64]) -> Option<bool> {
        self.constraints().try_fold(true, |all, constraint| Some(all & constraint.holds(dims, symbols)?))
    }

    /// The same with `dims[i]` for `di`, `symbols[i]` for `si`, over other inputs.
    ///
    /// # Panics
    /// If the new constraints need more inputs than given.
    #[must_use]
    #[track_caller]
    pub fn replace(
        self,
        dims: &[AffineExpr<'c>],
        symbols: &[AffineExpr<'c>],
        num_dims: u32,
        num_symbols: u32,
    ) -> Self {
        let replaced: Vec<_> = self
            .constraints()
            .map(|constraint| Constraint { expr: constraint.expr.replace(dims, symbols), ..constraint })
            .collect();
        Self::get(self.context(), num_dims, num_symbols, &replaced)
    }
}

affine_node!(IntegerSet);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_without_constraints_has_every_point() {
        let ctx = Context::new();
        let all = IntegerSet::get(&ctx, 1, 0, &[]);
        assert_eq!(all.to_string(), "(d0) : (0 == 0)");
        assert_eq!(all.contains(&[7], &[]), Some(true));
        let none = IntegerSet::empty(&ctx, 1, 0);
        assert_ne!(none, all);
        assert_eq!(none.contains(&[7], &[]), Some(false));
    }
}
