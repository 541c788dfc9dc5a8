//! Patterns of the dialect.

use crate::{AddOp, MixOp, ScaleOp, SignalDialect, scale};
use isogloss::ir::{Ir, OpId};
use isogloss::rewrite::{
    CanonicalizationPatterns, Edit, GreedyOptions, GreedyOutcome, Pattern, Patterns, RewriteError,
    rewrite_greedily,
};

/// `x + x` is `x` by 2.
struct AddTwice;

impl Pattern for AddTwice {
    type Op = AddOp<'static, 'static>;

    fn matches<'a, 'c: 'a>(&self, add: AddOp<'a, 'c>) -> Option<Edit<'c>> {
        let value = add.lhs();
        (value == add.rhs()).then(|| {
            let value = value.id();
            Edit::new(move |rewriter| {
                let doubled = scale(rewriter, value, 2);
                rewriter.replace(&[doubled]);
            })
        })
    }
}

/// `x` by 2 by 3 is `x` by 6.
struct ScaleTwice;

impl Pattern for ScaleTwice {
    type Op = ScaleOp<'static, 'static>;

    fn matches<'a, 'c: 'a>(&self, outer: ScaleOp<'a, 'c>) -> Option<Edit<'c>> {
        let inner = outer.input().defining_op()?.dyn_cast::<ScaleOp<'_, '_>>()?;
        let factor = outer.factor().checked_mul(inner.factor())?;
        let input = inner.input().id();
        Some(Edit::new(move |rewriter| {
            let scaled = scale(rewriter, input, factor);
            rewriter.replace(&[scaled]);
        }))
    }
}

/// A sum of one part with the weight 1 is that part.
struct MixOfOne;

impl Pattern for MixOfOne {
    type Op = MixOp<'static, 'static>;

    fn matches<'a, 'c: 'a>(&self, mix: MixOp<'a, 'c>) -> Option<Edit<'c>> {
        let mut parts = mix.parts();
        let (first, rest) = (parts.next()?, parts.next());
        (rest.is_none() && mix.factors() == [1]).then(|| Edit::replace([first.id()]))
    }
}

impl CanonicalizationPatterns for SignalDialect {
    fn canonicalization_patterns(patterns: &mut Patterns) {
        patterns.add(AddTwice).add(ScaleTwice).add(MixOfOne);
    }
}

/// Folds the contents of an operation, and applies the patterns of the dialect.
///
/// # Errors
/// In debug builds, if a pattern makes invalid IR.
pub fn simplify(ir: &mut Ir<'_>, root: OpId) -> Result<GreedyOutcome, RewriteError> {
    let mut patterns = Patterns::new();
    SignalDialect::canonicalization_patterns(&mut patterns);
    let options = GreedyOptions { verify: cfg!(debug_assertions), ..GreedyOptions::default() };
    rewrite_greedily(ir, root, &patterns, &options)
}
