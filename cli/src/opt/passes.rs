//! The passes of `isogloss opt`: folding, and common subexpression elimination.

use isogloss::ir::{Ir, OpId};
use isogloss::rewrite::{GreedyOptions, Patterns, eliminate_common_subexpressions, rewrite_greedily};

/// A change of the IR between reading and printing, named after the flag of `mlir-opt`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Pass {
    /// `--canonicalize`: folds operations, erases dead ones and applies the patterns of the dialects
    /// ([`CanonicalizationPatterns`](isogloss::rewrite::CanonicalizationPatterns)) until nothing changes. The dialects of
    /// `isogloss-dialects` have the folders of MLIR's, and not their patterns.
    Canonicalize,
    /// `--cse`: replaces operations by equal ones that dominate them, and erases dead ones.
    Cse,
}

impl Pass {
    /// All passes.
    pub const ALL: [Self; 2] = [Self::Canonicalize, Self::Cse];

    /// The flag, without its dashes.
    #[must_use]
    pub const fn flag(self) -> &'static str {
        match self {
            Self::Canonicalize => "canonicalize",
            Self::Cse => "cse",
        }
    }

    /// What it does, in a line of a command's help.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Canonicalize => {
                "Fold operations, erase dead ones and apply the patterns of dialects until nothing changes"
            }
            Self::Cse => "Replace operations by equal ones that dominate them",
        }
    }

    /// The pass of a flag without its dashes.
    pub(super) fn of_flag(flag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pass| pass.flag() == flag)
    }

    /// Runs the pass on the contents of an operation.
    pub(super) fn run(self, ir: &mut Ir<'_>, root: OpId) {
        match self {
            Self::Canonicalize => {
                let patterns = Patterns::of_dialects(ir.context());
                let rewritten = rewrite_greedily(ir, root, &patterns, &GreedyOptions::default());
                debug_assert!(rewritten.is_ok(), "fails only if each rewrite is verified");
            }
            Self::Cse => {
                eliminate_common_subexpressions(ir, root);
            }
        }
    }
}
