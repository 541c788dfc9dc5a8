//! [`CanonicalizationPatterns`]: the patterns that a dialect brings.

use super::pattern::Patterns;
use crate::Context;
use crate::def::{Interface, InterfaceImpl};

/// The patterns that bring operations to a canonical form (MLIR `Dialect::getCanonicalizationPatterns`): `isogloss opt
/// --canonicalize`, also an author's own, applies those of all dialects.
///
/// The author implements it for the dialect's struct, and asks for it: in a definition file by `let hasCanonicalizer = 1;` of
/// the dialect, in a derive by `#[dialect(interfaces(isogloss::rewrite::CanonicalizationPatterns))]`, and in a table written by
/// hand by [`CanonicalizationPatternsTable::entry`].
///
/// ```
/// use isogloss::def::Dialect;
/// use isogloss::ir::{Ir, OpRef};
/// use isogloss::rewrite::{
///     CanonicalizationPatterns, CanonicalizationPatternsTable, Edit, GreedyOptions, Patterns, rewrite_greedily,
/// };
///
/// struct Toy;
/// impl CanonicalizationPatterns for Toy {
///     fn canonicalization_patterns(patterns: &mut Patterns) {
///         patterns.add_fn("t.nothing is erased", |op: OpRef<'_, '_>| (op.name() == "t.nothing").then(Edit::erase));
///     }
/// }
/// static TOY: Dialect = Dialect {
///     interfaces: &[CanonicalizationPatternsTable::entry::<Toy>()],
///     allows_unknown_operations: true,
///     ..Dialect::new("toy")
/// };
///
/// let ctx = isogloss::Context::with_dialects([&TOY]);
/// let mut ir = Ir::parse(&ctx, r#""t.nothing"() : () -> ()"#)?;
/// let root = ir.root().unwrap().id();
/// rewrite_greedily(&mut ir, root, &Patterns::of_dialects(&ctx), &GreedyOptions::default())?;
/// assert_eq!(ir.to_string(), "module {\n}\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl isogloss::rewrite::CanonicalizationPatterns`",
    label = "`CanonicalizationPatterns` is not implemented",
    note = "the definition of the dialect sets `hasCanonicalizer`",
    note = "`fn canonicalization_patterns(patterns: &mut Patterns)` adds the patterns"
)]
pub trait CanonicalizationPatterns {
    /// Adds the patterns of the dialect.
    fn canonicalization_patterns(patterns: &mut Patterns);
}

/// Identifies [`CanonicalizationPatterns`].
pub static CANONICALIZATION_PATTERNS: Interface = Interface { name: "CanonicalizationPatterns" };

/// The function of [`CanonicalizationPatterns`].
pub struct CanonicalizationPatternsTable {
    add: fn(&mut Patterns),
}

impl CanonicalizationPatternsTable {
    /// The table of an implementation.
    #[must_use]
    pub const fn of<T: CanonicalizationPatterns>() -> Self {
        Self { add: T::canonicalization_patterns }
    }

    /// The table as an interface of a dialect.
    #[must_use]
    pub const fn entry<T: CanonicalizationPatterns>() -> InterfaceImpl {
        InterfaceImpl::new(&CANONICALIZATION_PATTERNS, const { &Self::of::<T>() })
    }
}

impl Patterns {
    /// The patterns of all dialects of a context: see [`CanonicalizationPatterns`].
    #[must_use]
    pub fn of_dialects(context: &Context) -> Self {
        let mut patterns = Self::new();
        for dialect in context.dialects() {
            if let Some(table) =
                dialect.interface::<CanonicalizationPatternsTable>(&CANONICALIZATION_PATTERNS)
            {
                (table.add)(&mut patterns);
            }
        }
        patterns
    }
}
