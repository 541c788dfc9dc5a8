//! [`Pattern`], [`Edit`] and [`Patterns`].

use super::rewriter::Rewriter;
use crate::ir::{OpHandle, OpRef, ValueId};
use std::fmt;

/// A rewrite of the operations of a definition, or of the operations that implement an interface.
///
/// ```
/// # use isogloss::ir::{AsOp, OpHandle, OpRef};
/// # use isogloss::rewrite::{Edit, Pattern};
/// # use isogloss::builtin::UnrealizedConversionCastOp;
/// /// A cast of a cast back is the value itself.
/// struct CastBack;
///
/// impl Pattern for CastBack {
///     type Op = UnrealizedConversionCastOp<'static, 'static>;
///
///     fn matches<'a, 'c: 'a>(&self, cast: UnrealizedConversionCastOp<'a, 'c>) -> Option<Edit<'c>> {
///         let op = OpRef::from(cast);
///         let inner = op.operand(0)?.defining_op()?.dyn_cast::<UnrealizedConversionCastOp<'_, '_>>()?;
///         let value = OpRef::from(inner).operand(0).filter(|value| value.ty() == op.results().next().unwrap().ty())?;
///         (op.num_results() == 1).then(|| Edit::replace([value.id()]))
///     }
/// }
/// ```
pub trait Pattern {
    /// The handle of the operations, or of the interface, with any lifetimes.
    type Op: OpHandle;

    /// Patterns with a larger benefit are tried first; patterns with equal ones in the order in which they were added.
    fn benefit(&self) -> u32 {
        1
    }

    /// The name in messages; by default, the name of the Rust type.
    fn name(&self) -> &str {
        let path = std::any::type_name::<Self>();
        path.rsplit("::").next().unwrap_or(path)
    }

    /// The name of the operations that it applies to, if [`Self::Op`] is any operation, `OpRef`.
    ///
    /// ```
    /// # use isogloss::ir::OpRef;
    /// # use isogloss::rewrite::{Edit, Pattern};
    /// /// Erases the operations `t.mark`, whose dialect has no handles.
    /// struct Unmark;
    ///
    /// impl Pattern for Unmark {
    ///     type Op = OpRef<'static, 'static>;
    ///
    ///     fn op_name(&self) -> Option<&str> {
    ///         Some("t.mark")
    ///     }
    ///
    ///     fn matches<'a, 'c: 'a>(&self, op: OpRef<'a, 'c>) -> Option<Edit<'c>> {
    ///         (op.num_results() == 0).then(Edit::erase)
    ///     }
    /// }
    /// # let ctx = isogloss::Context::new();
    /// # let mut ir = isogloss::ir::Ir::parse(&ctx, r#""t.mark"() : () -> () "t.other"() : () -> ()"#)?;
    /// # let mut patterns = isogloss::rewrite::Patterns::new();
    /// # patterns.add(Unmark);
    /// # let root = ir.root().unwrap().id();
    /// # isogloss::rewrite::rewrite_greedily(&mut ir, root, &patterns, &Default::default())?;
    /// # assert_eq!(ir.to_string(), "module {\n  \"t.other\"() : () -> ()\n}\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn op_name(&self) -> Option<&str> {
        None
    }

    /// The edit of an operation; `None` if the pattern does not apply to it.
    fn matches<'a, 'c: 'a>(&self, op: <Self::Op as OpHandle>::Of<'a, 'c>) -> Option<Edit<'c>>;
}

type Apply<'c> = dyn FnOnce(&mut Rewriter<'_, 'c>) + 'c;

/// The change that a pattern makes for the operation that it matched.
///
/// Nothing else changes between the match and the edit, so that ids that were read for the match are valid in it.
pub struct Edit<'c>(pub(super) Box<Apply<'c>>);

impl<'c> Edit<'c> {
    /// A function that changes the IR. It keeps ids of values and operations, since a view of them
    /// ([`ValueRef`](crate::ir::ValueRef), a handle) ends before the IR changes:
    ///
    /// ```
    /// use isogloss_core::ir::OpRef;
    /// use isogloss_core::rewrite::Edit;
    ///
    /// fn forward<'c>(op: OpRef<'_, 'c>) -> Option<Edit<'c>> {
    ///     let value = op.operands().next()?.id();
    ///     Some(Edit::new(move |rewriter| rewriter.replace(&[value])))
    /// }
    /// ```
    pub fn new(apply: impl FnOnce(&mut Rewriter<'_, 'c>) + 'c) -> Self {
        Self(Box::new(apply))
    }

    /// Replaces the results of the operation by values, and erases it. The values are ids or views.
    pub fn replace<const N: usize>(values: [impl Into<ValueId>; N]) -> Self {
        let values = values.map(Into::into);
        Self::new(move |rewriter| rewriter.replace(&values))
    }

    /// Erases the operation, whose results nothing uses.
    #[must_use]
    pub fn erase() -> Self {
        Self::new(|rewriter| rewriter.replace(&[]))
    }
}

impl fmt::Debug for Edit<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Edit")
    }
}

type Matches = dyn for<'a, 'c> Fn(OpRef<'a, 'c>) -> Option<Edit<'c>>;

/// A pattern, with a test for the operations that it may apply to.
pub(super) struct Entry {
    pub(super) name: String,
    benefit: u32,
    is_for: Box<dyn Fn(OpRef<'_, '_>) -> bool>,
    pub(super) matches: Box<Matches>,
}

/// A set of patterns.
#[derive(Default)]
pub struct Patterns {
    /// By benefit, the largest first.
    entries: Vec<Entry>,
}

impl Patterns {
    /// A set without patterns.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a pattern.
    pub fn add<P: Pattern + 'static>(&mut self, pattern: P) -> &mut Self {
        let op_name = pattern.op_name().map(str::to_owned);
        self.insert(Entry {
            name: pattern.name().to_owned(),
            benefit: pattern.benefit(),
            is_for: Box::new(move |op| {
                op.isa::<P::Op>() && op_name.as_deref().is_none_or(|name| op.name() == name)
            }),
            matches: Box::new(move |op| pattern.matches(op.dyn_cast::<P::Op>()?)),
        })
    }

    /// Adds a function that is tried on each operation.
    pub fn add_fn(
        &mut self,
        name: impl Into<String>,
        matches: impl for<'a, 'c> Fn(OpRef<'a, 'c>) -> Option<Edit<'c>> + 'static,
    ) -> &mut Self {
        self.insert(Entry {
            name: name.into(),
            benefit: 1,
            is_for: Box::new(|_| true),
            matches: Box::new(matches),
        })
    }

    fn insert(&mut self, entry: Entry) -> &mut Self {
        let at = self.entries.partition_point(|other| other.benefit >= entry.benefit);
        self.entries.insert(at, entry);
        self
    }

    pub(super) fn get(&self, index: u32) -> &Entry {
        &self.entries[index as usize]
    }

    /// The patterns that may apply to operations like this one.
    pub(super) fn of(&self, op: OpRef<'_, '_>) -> Vec<u32> {
        let entries = (0..).zip(&self.entries);
        entries.filter(|(_, entry)| (entry.is_for)(op)).map(|(index, _)| index).collect()
    }
}

impl fmt::Debug for Patterns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.entries.iter().map(|entry| &entry.name)).finish()
    }
}
