//! Inference of result types: what an author says of an operation that does not
//! exist yet (ODS `InferTypeOpInterface`).

use super::def::{Arity, OpDef, ValueGroup};
use super::segments::group_range;
use super::{OpRef, RegionId, ValueRef};
use crate::{Attribute, Context, Diagnostic, Type};
use std::fmt;

/// Infers the types of an operation's results. The name is what a loader finds it by.
#[derive(Clone, Copy)]
pub struct InferTypes {
    /// The operation that its author wrote it for, `"toy.add"`.
    pub name: &'static str,
    /// The function.
    pub infer: for<'a, 'c> fn(&Operation<'a, 'c>) -> Result<Vec<Type<'c>>, Diagnostic>,
    /// Whether types that an operation has are as good as those inferred (ODS
    /// `isCompatibleReturnTypes`); equality, if there is no function.
    pub compatible: Option<Compatible>,
}

/// Whether result types (second list) are as good as those inferred (first list).
pub type Compatible = for<'c> fn(&[Type<'c>], &[Type<'c>]) -> bool;

/// The inference of result types that an author implements for the handle of an operation
/// (ODS `InferTypeOpInterface`, `inferReturnTypes`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl isogloss::ir::infer::InferResultTypes`",
    label = "`InferResultTypes` is not implemented",
    note = "its definition lists `InferTypeOpInterface`",
    note = "`fn infer<'a, 'c>(operation: &Operation<'a, 'c>) -> Result<Vec<Type<'c>>, Diagnostic>` returns the types"
)]
pub trait InferResultTypes {
    /// The types of the results.
    ///
    /// # Errors
    /// Why there are none.
    fn infer<'c>(operation: &Operation<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic>;
}

impl fmt::Debug for InferTypes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "InferTypes({})", self.name)
    }
}

/// An operation before it exists: what its result types may follow from (MLIR's
/// `Adaptor`).
#[derive(Clone, Debug)]
pub struct Operation<'a, 'c> {
    pub(crate) context: &'c Context,
    pub(crate) def: &'static OpDef,
    pub(crate) operands: &'a [Type<'c>],
    pub(crate) properties: &'a [Option<Attribute<'c>>],
    pub(crate) regions: &'a [RegionId],
}

impl<'a, 'c> Operation<'a, 'c> {
    /// The context.
    #[must_use]
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// The types of all operands.
    #[must_use]
    pub fn operand_types(&self) -> &'a [Type<'c>] {
        self.operands
    }

    /// The types of the values of a declared operand, by its index in the definition.
    #[must_use]
    pub fn operand_group(&self, index: usize) -> &'a [Type<'c>] {
        let arities = self.def.operands.iter().map(|group: &ValueGroup| -> Arity { group.arity });
        let sizes = self.def.operand_segments.property().and_then(|property| self.property(property));
        let range = group_range(arities, self.def.operand_segments, sizes, self.operands.len(), index);
        let len = self.operands.len();
        let start = range.start.min(len);
        &self.operands[start..range.end.clamp(start, len)]
    }

    /// The property at an index of [`OpDef::properties`]; `None` if it is absent.
    #[must_use]
    pub fn property(&self, index: usize) -> Option<Attribute<'c>> {
        self.properties.get(index).copied().flatten()
    }

    /// The property of a name; `None` if it is absent.
    #[must_use]
    pub fn inherent_attr(&self, name: &str) -> Option<Attribute<'c>> {
        self.property(self.def.property_index(name.as_bytes())?)
    }

    /// The regions.
    #[must_use]
    pub fn regions(&self) -> &'a [RegionId] {
        self.regions
    }
}

/// Checks that the result types are those inferred (MLIR
/// `verifyInferredResultTypes`): a first error says how they differ, a second one,
/// which is returned, that they do.
pub(super) fn verify_inferred(
    op: OpRef<'_, '_>,
    infer: &InferTypes,
    def: &'static OpDef,
) -> Result<(), Diagnostic> {
    let operands: Vec<Type<'_>> = op.operands().map(ValueRef::ty).collect();
    let properties: Vec<_> = (0..def.properties.len()).map(|index| op.property(index)).collect();
    let regions: Vec<RegionId> = op.regions().map(super::RegionRef::id).collect();
    let view = Operation {
        context: op.context(),
        def,
        operands: &operands,
        properties: &properties,
        regions: &regions,
    };
    let inferred = (infer.infer)(&view)?;
    let found: Vec<Type<'_>> = op.results().map(ValueRef::ty).collect();
    let fits = match infer.compatible {
        Some(compatible) => compatible(&inferred, &found),
        None => inferred == found,
    };
    if fits {
        return Ok(());
    }
    let list = |types: &[Type<'_>]| types.iter().map(|ty| format!("'{ty}'")).collect::<Vec<_>>().join(", ");
    Err(op.error(format_args!(
        "inferred type(s) {} are incompatible with return type(s) of operation {}",
        list(&inferred),
        list(&found)
    )))
}
