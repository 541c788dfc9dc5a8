//! Simplification of a whole expression as a sum of numbers times dimensions, symbols
//! and terms that are not linear (MLIR's flattening).

use super::expr::{AffineExpr, AffineExprKind, AffineOp, gcd};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// The factor of a coefficient, in the order of printing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Term {
    Dim(u32),
    Symbol(u32),
    /// A quotient or a product of symbols, numbered by appearance.
    Local(usize),
}

/// A sum of terms and a constant; fails if a coefficient exceeds 64 bits.
#[derive(Clone)]
struct Linear {
    /// The terms with their coefficients, which are not 0.
    terms: BTreeMap<Term, i64>,
    constant: i64,
}

impl Linear {
    fn constant(constant: i64) -> Self {
        Self { terms: BTreeMap::new(), constant }
    }

    fn term(term: Term) -> Self {
        Self { terms: BTreeMap::from([(term, 1)]), constant: 0 }
    }

    fn as_constant(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.constant)
    }

    /// `self + other`. The shorter sum is added to the longer one, so that a sum of many is not visited for each of them.
    fn add(self, other: Self) -> Option<Self> {
        let (longer, shorter) =
            if self.terms.len() < other.terms.len() { (other, self) } else { (self, other) };
        longer.add_scaled(&shorter, 1)
    }

    /// `self + other * factor`
    fn add_scaled(mut self, other: &Self, factor: i64) -> Option<Self> {
        self.constant = self.constant.checked_add(other.constant.checked_mul(factor)?)?;
        for (term, count) in &other.terms {
            let added = count.checked_mul(factor)?;
            match self.terms.entry(*term) {
                Entry::Vacant(_) if added == 0 => {}
                Entry::Vacant(place) => drop(place.insert(added)),
                Entry::Occupied(mut known) => match known.get().checked_add(added)? {
                    0 => drop(known.remove()),
                    sum => *known.get_mut() = sum,
                },
            }
        }
        Some(self)
    }

    /// The greatest common divisor of all coefficients and `by`, which is positive.
    fn common_divisor(&self, by: i64) -> i64 {
        let counts = self.terms.values().chain([&self.constant]);
        let divisor = counts.fold(by.unsigned_abs(), |divisor, count| gcd(divisor, count.unsigned_abs()));
        // It divides `by`.
        divisor as i64
    }

    /// Divides by a number that divides all coefficients.
    fn divided(mut self, by: i64) -> Self {
        self.constant /= by;
        self.terms.values_mut().for_each(|count| *count /= by);
        self
    }
}

/// The terms that are not linear, and the context they are in.
struct Flattener<'c> {
    locals: Vec<AffineExpr<'c>>,
    /// The index of each in `locals`.
    indices: FxHashMap<AffineExpr<'c>, usize>,
    like: AffineExpr<'c>,
}

impl<'c> Flattener<'c> {
    fn local(&mut self, expr: AffineExpr<'c>) -> Linear {
        let index = *self.indices.entry(expr).or_insert(self.locals.len());
        if index == self.locals.len() {
            self.locals.push(expr);
        }
        Linear::term(Term::Local(index))
    }

    fn leaf(kind: AffineExprKind<'c>) -> Linear {
        match kind {
            AffineExprKind::Dim(at) => Linear::term(Term::Dim(at)),
            AffineExprKind::Symbol(at) => Linear::term(Term::Symbol(at)),
            AffineExprKind::Constant(value) => Linear::constant(value),
            AffineExprKind::Binary(..) => unreachable!("an operator is not a leaf"),
        }
    }

    fn binary(&mut self, op: AffineOp, left: Linear, right: Linear) -> Option<Linear> {
        if op == AffineOp::Add {
            return left.add(right);
        }
        let number = right.as_constant();
        match (op, number) {
            (AffineOp::Mul, Some(by)) => Linear::constant(0).add_scaled(&left, by),
            (AffineOp::Mul, None) if left.as_constant().is_some() => {
                Linear::constant(0).add_scaled(&right, left.constant)
            }
            (AffineOp::Mod, Some(by)) if by >= 1 => {
                // x mod c is x - x floordiv c * c.
                let quotient = self.quotient(AffineOp::FloorDiv, left.clone(), by);
                left.add_scaled(&quotient, by.checked_neg()?)
            }
            (AffineOp::FloorDiv | AffineOp::CeilDiv, Some(by)) if by >= 1 => {
                Some(self.quotient(op, left, by))
            }
            (AffineOp::Add | AffineOp::Mul | AffineOp::Mod | AffineOp::FloorDiv | AffineOp::CeilDiv, _) => {
                let expr = AffineExpr::binary(op, self.expr(&left), self.expr(&right));
                Some(self.local(expr))
            }
        }
    }

    fn quotient(&mut self, op: AffineOp, left: Linear, by: i64) -> Linear {
        let divisor = left.common_divisor(by);
        let (left, by) = (left.divided(divisor), by / divisor);
        if by == 1 {
            return left;
        }
        if let Some(value) = left.as_constant().and_then(|value| op.apply(value, by)) {
            return Linear::constant(value);
        }
        let by = AffineExpr::constant(self.like.context(), by);
        let quotient = AffineExpr::binary(op, self.expr(&left), by);
        self.local(quotient)
    }

    /// The sum as an expression: dimensions, symbols, other terms, the constant.
    fn expr(&self, linear: &Linear) -> AffineExpr<'c> {
        let context = self.like.context();
        let sum = linear.terms.iter().fold(AffineExpr::constant(context, 0), |sum, (term, count)| {
            let expr = match *term {
                Term::Dim(at) => AffineExpr::dim(context, at),
                Term::Symbol(at) => AffineExpr::symbol(context, at),
                Term::Local(index) => self.locals[index],
            };
            sum + expr * *count
        });
        sum + linear.constant
    }
}

/// See [`AffineExpr::simplify`].
pub(super) fn simplify(expr: AffineExpr<'_>) -> AffineExpr<'_> {
    let flattener =
        std::cell::RefCell::new(Flattener { locals: Vec::new(), indices: FxHashMap::default(), like: expr });
    let linear = expr.fold(
        |leaf| Some(Flattener::leaf(leaf)),
        |op, _, left, right| flattener.borrow_mut().binary(op, left?, right?),
    );
    linear.map_or(expr, |linear| flattener.into_inner().expr(&linear))
}

impl AffineExpr<'_> {
    /// The expression with all like terms collected: dimensions first, then symbols,
    /// quotients and the constant. Its values do not change.
    ///
    /// ```
    /// use isogloss::{Context, affine::AffineExpr};
    /// let ctx = Context::new();
    /// let (d0, d1) = (AffineExpr::dim(&ctx, 0), AffineExpr::dim(&ctx, 1));
    /// assert_eq!((d0 - d1 - d0 + (d1 + 3) * 2).simplify().to_string(), "d1 + 6");
    /// assert_eq!((d0.floor_div(4) * 4 + d0.modulo(4)).simplify(), d0);
    /// ```
    #[must_use]
    pub fn simplify(self) -> Self {
        simplify(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;

    /// Time that grew with the square of the number of terms would be minutes here.
    #[test]
    fn long_sums_are_simplified_in_either_direction() {
        let context = Context::new();
        let terms: Vec<_> = (0..30_000).map(|at| AffineExpr::dim(&context, at)).collect();
        let forward = terms.iter().copied().reduce(|sum, term| sum + term).unwrap();
        let backward = terms.iter().rev().copied().reduce(|sum, term| term + sum).unwrap();
        assert_ne!(forward, backward);
        assert_eq!(forward.simplify(), forward);
        assert_eq!(backward.simplify(), forward);
        assert_eq!((backward - forward).simplify(), AffineExpr::constant(&context, 0));
        let halves = terms.iter().map(|term| term.floor_div(2));
        let halves = halves.reduce(|sum, half| sum + half).unwrap();
        assert_eq!(halves.simplify(), halves);
    }
}
