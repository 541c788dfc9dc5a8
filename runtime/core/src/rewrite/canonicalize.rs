//! [`CanonicalizationPatterns`], [`OpCanonicalize`]: the patterns that dialects and operations bring.

use super::pattern::{Edit, Patterns};
use crate::Context;
use crate::def::{Interface, InterfaceImpl};
use crate::ir::AsOp;

/// The patterns that bring operations to a canonical form (MLIR `getCanonicalizationPatterns` of dialects and of
/// operations): `isogloss opt --canonicalize`, also an author's own, applies the patterns of all dialects and their
/// operations.
///
/// The author implements it for the dialect's struct or for the handle of an operation, and enables it: in a definition
/// file by `let hasCanonicalizer = 1;`, in the derive of a dialect by
/// `#[dialect(interfaces(isogloss::rewrite::CanonicalizationPatterns))]`, in the derive of an operation by
/// `canonicalizer`, and in a table written by hand by [`CanonicalizationPatternsTable::entry`].
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
    note = "its definition sets `hasCanonicalizer`",
    note = "`fn canonicalization_patterns(patterns: &mut Patterns)` adds the patterns"
)]
pub trait CanonicalizationPatterns {
    /// Adds the patterns of the dialect or the operation.
    fn canonicalization_patterns(patterns: &mut Patterns);
}

/// One pattern of an operation, as a method of its handle (MLIR `canonicalize`, ODS `hasCanonicalizeMethod`). The
/// operation may have [`CanonicalizationPatterns`], too.
///
/// ```
/// use isogloss::rewrite::{Edit, OpCanonicalize};
///
/// isogloss::dialect! { r#"
///   include "isogloss/Op.td"
///   def T_Dialect : Dialect { let name = "t"; }
///   def T_FlipOp : Op<T_Dialect, "flip", [SameOperandsAndResultType, Pure]> {
///     let arguments = (ins AnyType:$input);
///     let results = (outs AnyType:$out);
///     let hasCanonicalizeMethod = 1;
///   }
/// "# }
///
/// impl<'a, 'c> OpCanonicalize<'a, 'c> for FlipOp<'a, 'c> {
///     /// What is flipped twice is as before.
///     fn canonicalize(self) -> Option<Edit<'c>> {
///         let inner = self.input().defining_op()?.dyn_cast::<FlipOp<'_, '_>>()?;
///         Some(Edit::replace([inner.input().id()]))
///     }
/// }
/// # fn main() {}
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl isogloss::rewrite::OpCanonicalize`",
    label = "`OpCanonicalize` is not implemented",
    note = "its definition sets `hasCanonicalizeMethod`",
    note = "`fn canonicalize(self) -> Option<Edit<'c>>` returns the change, if there is one"
)]
pub trait OpCanonicalize<'a, 'c>: AsOp<'a, 'c> {
    /// The edit of the operation; `None` if it is canonical.
    fn canonicalize(self) -> Option<Edit<'c>>;
}

/// Identifies [`OpCanonicalize`].
pub(crate) static OP_CANONICALIZE: Interface = Interface { name: "OpCanonicalize" };

/// Identifies [`CanonicalizationPatterns`].
pub static CANONICALIZATION_PATTERNS: Interface = Interface { name: "CanonicalizationPatterns" };

/// The function of [`CanonicalizationPatterns`], or one that adds the pattern of an [`OpCanonicalize`].
pub struct CanonicalizationPatternsTable {
    pub(crate) add: fn(&mut Patterns),
}

impl CanonicalizationPatternsTable {
    /// The table of an implementation.
    #[must_use]
    pub const fn of<T: CanonicalizationPatterns>() -> Self {
        Self { add: T::canonicalization_patterns }
    }

    /// The table as an interface of a dialect or an operation.
    #[must_use]
    pub const fn entry<T: CanonicalizationPatterns>() -> InterfaceImpl {
        InterfaceImpl::new(&CANONICALIZATION_PATTERNS, const { &Self::of::<T>() })
    }
}

impl Patterns {
    /// The patterns of all dialects of a context, and then of their operations: see [`CanonicalizationPatterns`] and
    /// [`OpCanonicalize`].
    #[must_use]
    pub fn of_dialects(context: &Context) -> Self {
        let tables =
            context.dialects().iter().filter_map(|dialect| dialect.interface(&CANONICALIZATION_PATTERNS));
        let operations = context.dialects().iter().flat_map(|dialect| dialect.ops);
        let of_operations = operations.flat_map(|op| {
            [&CANONICALIZATION_PATTERNS, &OP_CANONICALIZE]
                .into_iter()
                .filter_map(|interface| op.interface::<CanonicalizationPatternsTable>(interface))
        });
        let mut patterns = Self::new();
        tables.chain(of_operations).for_each(|table| (table.add)(&mut patterns));
        patterns
    }
}
