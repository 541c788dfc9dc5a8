//! Inference of the result types of an operation that is not created yet (ODS
//! `InferTypeOpInterface`).

use super::def::{Arity, OpDef, ValueGroup};
use super::format::{TypeFrom, TypeSource};
use super::known::{KnownTypes, TypeQuery};
use super::segments::{Groups, segment_sizes};
use super::{Ir, OpRef, RegionId, RegionRef, ValueRef};
use crate::constraint::type_of;
use crate::text::known_type;
use crate::{Attribute, Context, Diagnostic, Type};
use std::fmt;

/// Infers the types of an operation's results. A loader of definitions finds it by name.
#[derive(Clone, Copy)]
pub struct InferTypes {
    /// The name of the operation, `"toy.add"`.
    pub name: &'static str,
    /// The function.
    pub infer: for<'a, 'c> fn(&Operation<'a, 'c>) -> Result<Vec<Type<'c>>, Diagnostic>,
    /// Whether the result types of an operation are compatible with the inferred ones
    /// (ODS `isCompatibleReturnTypes`). Without a function, they must be equal.
    pub compatible: Option<Compatible>,
}

/// Whether the inferred result types (first list) and the actual ones (second list) are compatible.
pub type Compatible = for<'c> fn(&[Type<'c>], &[Type<'c>]) -> bool;

impl fmt::Debug for InferTypes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "InferTypes({})", self.name)
    }
}

/// The parts of an operation that is not created yet, from which its result types are
/// inferred (MLIR's `Adaptor`).
///
/// The author's function gets them by name: `AddOpAdaptor`, the generated adaptor of an operation, has an accessor for
/// each operand, attribute, property and region, and dereferences to this. The operation is not verified: the accessor
/// of a required part returns a `Result`.
#[derive(Clone, Copy, Debug)]
pub struct Operation<'a, 'c> {
    pub(crate) ir: &'a Ir<'c>,
    pub(crate) def: &'static OpDef,
    pub(crate) operands: &'a [Type<'c>],
    pub(crate) properties: &'a [Option<Attribute<'c>>],
    pub(crate) regions: &'a [RegionId],
}

impl<'a, 'c> Operation<'a, 'c> {
    /// The context.
    #[must_use]
    pub fn context(&self) -> &'c Context {
        self.ir.context()
    }

    /// The IR that has the regions.
    #[must_use]
    pub fn ir(&self) -> &'a Ir<'c> {
        self.ir
    }

    /// The types of all operands.
    #[must_use]
    pub fn operand_types(&self) -> &'a [Type<'c>] {
        self.operands
    }

    /// The types of the values of a declared operand, by its index in the definition.
    #[must_use]
    pub fn operand_group(&self, index: usize) -> &'a [Type<'c>] {
        let groups = Groups::new(self.def.operands, self.def.operand_segments);
        let range = groups.range(self.operands.len(), index, |property| self.property(property));
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

    /// The types of a declared operand that is a variadic of variadics, by groups; none if it is of another kind.
    #[must_use]
    pub fn nested_operand_groups(&self, index: usize) -> Vec<&'a [Type<'c>]> {
        let mut types = self.operand_group(index);
        let arity = self.def.operands.get(index).and_then(|group| group.arity.nested_property());
        let sizes = arity.and_then(|property| self.property(property as usize)).into_iter();
        let groups = sizes.flat_map(segment_sizes).map(|size| {
            let (group, rest) = types.split_at(types.len().min(usize::try_from(size).unwrap_or(0)));
            types = rest;
            group
        });
        groups.collect()
    }

    /// The regions.
    #[must_use]
    pub fn regions(&self) -> &'a [RegionId] {
        self.regions
    }

    /// The regions of a declared region, by its index in the definition: one, or all from there on.
    pub fn region_group(
        &self,
        index: usize,
    ) -> impl ExactSizeIterator<Item = RegionRef<'a, 'c>> + use<'a, 'c> {
        let ir = self.ir;
        let variadic = self.def.regions.get(index).is_some_and(|region| region.variadic);
        let regions = self.regions.get(index..).unwrap_or_default();
        let count = if variadic { regions.len() } else { regions.len().min(1) };
        regions[..count].iter().map(move |region| ir.region(*region))
    }

    /// A required part.
    ///
    /// # Errors
    /// If it is not.
    pub(crate) fn required<T>(&self, kind: &str, name: &str, part: Option<T>) -> Result<T, Diagnostic> {
        part.ok_or_else(|| Diagnostic::error(format!("'{}' op requires {kind} '{name}'", self.def.name)))
    }
}

/// Checks that the result types are the inferred ones (MLIR `verifyInferredResultTypes`), which
/// the author's function returns or the definition determines.
pub(super) fn verify_inferred(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let Some(def) = op.def() else { return Ok(()) };
    match &def.infer {
        Some(infer) => verify_hook(op, infer, def),
        None => verify_followed(op, def),
    }
}

/// Whether the types of all results are inferred.
pub(super) fn infers_results(def: &OpDef) -> bool {
    let follows =
        |group: &ValueGroup| group.arity == Arity::One && !matches!(group.inferred, TypeSource::Written);
    def.infer.is_some() || !def.results.is_empty() && def.results.iter().all(follows)
}

/// Checks the result types that a definition determines.
fn verify_followed<'c>(op: OpRef<'_, 'c>, def: &'static OpDef) -> Result<(), Diagnostic> {
    // Nearly all definitions use only these two sources.
    let same = |(index, group): (usize, &ValueGroup)| {
        let Some(ty) = op.result(index).map(ValueRef::ty) else { return false };
        match group.inferred {
            TypeSource::Follows { from: TypeFrom::Operand(from), steps: [] } => {
                op.operand_group(from.into()).next().is_some_and(|operand| operand.ty() == ty)
            }
            TypeSource::Known(text) => known_type(op.context(), text).is_ok_and(|known| known == ty),
            TypeSource::Written | TypeSource::Follows { .. } | TypeSource::Inferred => false,
        }
    };
    if def.results.iter().enumerate().all(same) {
        return Ok(());
    }
    let (mut known, mut inferred) = (KnownTypes::default(), Vec::new());
    let mut given = |of: TypeFrom, types: &mut Vec<Type<'c>>| {
        let found = match of {
            TypeFrom::Operand(index) => op.operand_group(index.into()).next().map(ValueRef::ty),
            TypeFrom::Property(index) => op.property(index.into()).and_then(type_of),
            TypeFrom::Result(index) => types.get(usize::from(index)).copied(),
        };
        types.extend(found);
        found.is_some()
    };
    for index in 0..def.results.len() {
        let rule = TypeQuery::new(def, TypeFrom::Result(index as u16), |group| group.inferred);
        if !known.append(&mut inferred, rule, op.context(), &mut given, 1)? {
            return Ok(());
        }
    }
    let found: Vec<Type<'_>> = op.results().map(ValueRef::ty).collect();
    if inferred == found { Ok(()) } else { Err(incompatible(op, &inferred, &found)) }
}

fn verify_hook(op: OpRef<'_, '_>, infer: &InferTypes, def: &'static OpDef) -> Result<(), Diagnostic> {
    let operands: Vec<Type<'_>> = op.operands().map(ValueRef::ty).collect();
    let properties: Vec<_> = (0..def.properties.len()).map(|index| op.property(index)).collect();
    let regions: Vec<RegionId> = op.regions().map(super::RegionRef::id).collect();
    let view =
        Operation { ir: op.ir(), def, operands: &operands, properties: &properties, regions: &regions };
    let inferred = (infer.infer)(&view).map_err(|error| error.naming_op(def.name))?;
    let found: Vec<Type<'_>> = op.results().map(ValueRef::ty).collect();
    let fits = match infer.compatible {
        Some(compatible) => compatible(&inferred, &found),
        None => inferred == found,
    };
    if fits { Ok(()) } else { Err(incompatible(op, &inferred, &found)) }
}

#[cold]
fn incompatible(op: OpRef<'_, '_>, inferred: &[Type<'_>], found: &[Type<'_>]) -> Diagnostic {
    let list = |types: &[Type<'_>]| types.iter().map(|ty| format!("'{ty}'")).collect::<Vec<_>>().join(", ");
    op.error(format_args!(
        "inferred type(s) {} are incompatible with return type(s) of operation {}",
        list(inferred),
        list(found)
    ))
}
