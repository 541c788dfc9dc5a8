//! [`OpDef`]: the static table that describes a registered operation.
//!
//! As with types and attributes ([`crate::def`]), code that defines operations
//! consists of tables, and this crate interprets them.

mod forms;
mod groups;
mod traits;

pub use forms::{Language, MissingForm, OpSyntax};
pub use groups::{Arity, RegionDef, SegmentPolicy, SuccessorDef, ValueGroup};
pub use traits::OpTraits;

use super::OpRef;
use super::cached::CachedAttribute;
use super::fold::FoldOp;
use super::format::{OpElement, TypeFrom};
use super::infer::InferTypes;
use super::interfaces::{EffectDef, SYMBOL_USER_OP_INTERFACE, SymbolUserOpInterfaceTable};
use super::property::PropertyDef;
use super::symbol::SymbolTables;
use super::traits::OpTrait;
use crate::attribute::Attribute;
use crate::builtin::DenseArrayAttr;
use crate::constraint::Constraint;
use crate::def::{Interface, InterfaceImpl, InterfaceTable, find_interface};
use crate::{Context, Diagnostic};
use std::fmt;

/// One operation of a dialect (ODS `Op`).
///
/// ```
/// use isogloss::ir::{OpDef, OpTraits};
/// static YIELD: OpDef = OpDef {
///     traits: OpTraits::TERMINATOR.union(OpTraits::NO_RESULTS),
///     ..OpDef::new("toy", "toy.yield")
/// };
/// assert!(YIELD.traits.contains(OpTraits::TERMINATOR));
/// ```
#[derive(Debug)]
pub struct OpDef {
    /// The name of the dialect, `"func"`.
    pub dialect: &'static str,
    /// The whole name, `"func.return"`.
    pub name: &'static str,
    /// One line for people (ODS `summary`).
    pub summary: &'static str,
    /// The traits of every such operation (ODS `traits`).
    pub traits: OpTraits,
    /// The operands (ODS `arguments`). Without any, the operation takes any number.
    pub operands: &'static [ValueGroup],
    /// The division of the operands among the operand definitions.
    pub operand_segments: SegmentPolicy,
    /// The results (ODS `results`). Without any, the operation has any number.
    pub results: &'static [ValueGroup],
    /// The division of the results among the result definitions.
    pub result_segments: SegmentPolicy,
    /// The regions (ODS `regions`).
    pub regions: &'static [RegionDef],
    /// The successors (ODS `successors`).
    pub successors: &'static [SuccessorDef],
    /// Whether the verifier compares the numbers of operands, results, regions and
    /// successors with the definition. If not, only traits limit them.
    pub counted: bool,
    /// The attributes that are part of the operation itself (ODS `arguments`, the
    /// native properties and the sizes of segments), in the order of the slots that
    /// an operation stores them in. All other attributes are discardable.
    pub properties: &'static [PropertyDef],
    /// The names of the allowed parent operations; any parent is allowed if the list
    /// is empty (ODS `HasParent`, `ParentOneOf`).
    pub parents: &'static [&'static str],
    /// The operation that ends every region if the text names none (ODS
    /// `SingleBlockImplicitTerminator`).
    pub implicit_terminator: Option<&'static str>,
    /// Traits, in the order of their checks (ODS `NativeOpTrait`).
    pub native_traits: &'static [&'static OpTrait],
    /// Conditions on the whole operation, with their messages (ODS `PredOpTrait`).
    pub predicates: &'static [Constraint],
    /// The dialect whose prefix may be omitted inside the regions (MLIR
    /// `OpAsmOpInterface::getDefaultDialect`).
    pub default_dialect: Option<&'static str>,
    /// Checks the operation itself, before its regions (ODS `hasVerifier`).
    pub verify: Option<VerifyOp>,
    /// A check before `verify` that reads only the types of the operands and results, the properties and the numbers of
    /// regions and successors, as [`OpTrait::of_signature`]: operations that agree in these are checked once.
    pub verify_signature: Option<VerifyOp>,
    /// Checks the operation after its regions (ODS `hasRegionVerifier`).
    pub verify_regions: Option<VerifyOp>,
    /// The declarative custom form (ODS `assemblyFormat`).
    pub format: Option<&'static [OpElement]>,
    /// Whether the format has a `prop-dict`.
    pub has_prop_dict: bool,
    /// Whether the `prop-dict` has all properties, including those in the format, and default values (the
    /// `printProperties` of MLIR's dialects `xegpu` and `xevm`).
    pub prints_all_properties: bool,
    /// The properties that the format always writes although they may be absent, because their default values are not known:
    /// an operation without one of them is printed in generic form.
    pub always_written: &'static [u16],
    /// Infers the types of the results (ODS `InferTypeOpInterface`).
    pub infer: Option<InferTypes>,
    /// The custom form that the author implements (ODS `hasCustomAssemblyFormat`). An
    /// operation without it and without a format uses the generic form.
    pub syntax: Option<OpSyntax>,
    /// The reason why it has no custom form although the definition has one: code that a loader of definitions does not
    /// run.
    pub missing_form: Option<MissingForm>,
    /// Names its results in custom form; unnamed ones are numbered.
    pub result_names: Option<ResultNames>,
    /// The names of its results and of its first region's arguments in custom form.
    pub hints: &'static [NameHint],
    /// The attributes that verification leaves at it, see [`Ir::cache_attributes`](super::Ir::cache_attributes).
    pub cached: &'static [CachedAttribute],
    /// The interfaces it implements, one table each.
    pub interfaces: &'static [InterfaceImpl],
    /// Folds it (ODS `hasFolder`).
    pub fold: Option<FoldOp>,
    /// Its effects on memory, if its interfaces include the declared
    /// [`MemoryEffectOpInterface`](super::interfaces::MemoryEffectOpInterface) (ODS `MemRead`,
    /// `MemoryEffects` and others).
    pub effects: &'static [EffectDef],
    /// The compiled definition of the same operation. A loaded definition uses its functions and its handle.
    pub compiled: Option<&'static OpDef>,
}

/// A name for values of an operation in custom form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameHint {
    /// The values of the declared result with this index.
    Result(u16, &'static str),
    /// The arguments of the first region that belong to the values of the declared operand with this index, in the same
    /// order.
    Argument(u16, &'static str),
}

/// Names results in custom form: passes the index of a result and its name to the callback
/// (MLIR `OpAsmOpInterface::getAsmResultNames`). The results after a named one share its
/// name, up to the next named one.
pub type ResultNames = for<'a, 'c> fn(OpRef<'a, 'c>, &mut dyn FnMut(usize, &str));

/// Checks one operation.
pub type VerifyOp = for<'a, 'c> fn(OpRef<'a, 'c>) -> Result<(), Diagnostic>;

/// Checks the symbols that one operation refers to.
pub(crate) type VerifySymbols =
    for<'a, 'c> fn(OpRef<'a, 'c>, &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic>;

impl OpDef {
    /// An operation without traits, checks or a custom form.
    #[must_use]
    pub const fn new(dialect: &'static str, name: &'static str) -> Self {
        Self {
            dialect,
            name,
            summary: "",
            traits: OpTraits::NONE,
            operands: &[],
            operand_segments: SegmentPolicy::Rest,
            results: &[],
            result_segments: SegmentPolicy::Rest,
            regions: &[],
            successors: &[],
            counted: false,
            properties: &[],
            parents: &[],
            implicit_terminator: None,
            native_traits: &[],
            predicates: &[],
            format: None,
            has_prop_dict: false,
            prints_all_properties: false,
            always_written: &[],
            infer: None,
            default_dialect: None,
            verify: None,
            verify_signature: None,
            verify_regions: None,
            syntax: None,
            missing_form: None,
            result_names: None,
            hints: &[],
            cached: &[],
            interfaces: &[],
            fold: None,
            effects: &[],
            compiled: None,
        }
    }

    /// The error for properties in text that operations cannot have.
    pub(crate) fn invalid_properties(&self, found: impl fmt::Display, why: impl fmt::Display) -> Diagnostic {
        Diagnostic::error(format!("invalid properties {found} for op {}: {why}", self.name))
    }

    /// The index of the property of that name.
    #[must_use]
    pub fn property_index(&self, name: &[u8]) -> Option<usize> {
        self.properties.iter().position(|property| property.name.as_bytes() == name)
    }

    /// The property of that name.
    #[must_use]
    pub fn property(&self, name: &[u8]) -> Option<&'static PropertyDef> {
        Some(&self.properties[self.property_index(name)?])
    }

    /// The index of the inherent attribute of that name: a dictionary of attributes that has it sets the property. As in
    /// MLIR, an attribute with the name of a native property is a discardable one.
    pub(crate) fn inherent_index(&self, name: &[u8]) -> Option<usize> {
        self.property_index(name).filter(|index| !self.properties[*index].native)
    }

    /// The operand or the result that a type is from; `None` for a property.
    #[inline]
    pub(crate) fn values(&self, of: TypeFrom) -> Option<&'static ValueGroup> {
        match of {
            TypeFrom::Operand(index) => self.operands.get(usize::from(index)),
            TypeFrom::Result(index) => self.results.get(usize::from(index)),
            TypeFrom::Property(_) => None,
        }
    }

    /// The properties with the sizes of segments, of operands and of results, each with the number of groups.
    pub(crate) fn segment_properties(&self) -> impl Iterator<Item = (usize, usize)> {
        let policies = [
            (self.operand_segments.property(), self.operands.len()),
            (self.result_segments.property(), self.results.len()),
        ];
        policies.into_iter().filter_map(|(property, groups)| Some((property?, groups)))
    }

    /// Fills the empty slots of properties that have a default value, and of native properties without one as MLIR
    /// initialises their storage. The sizes of segments are zero for each group, as MLIR initialises its arrays of numbers.
    pub(crate) fn fill_defaults<'c>(&self, context: &'c Context, slots: &mut [Option<Attribute<'c>>]) {
        self.fill_segment_sizes(context, slots);
        for (property, slot) in self.properties.iter().zip(slots) {
            if slot.is_none() {
                *slot = match property.default {
                    Some(default) => (!property.optional).then(|| default.make(context)),
                    None => property.initial(context),
                };
            }
        }
    }

    /// Fills the empty slots of the sizes of groups with zeros, which MLIR's storage has from the beginning.
    pub(crate) fn fill_segment_sizes<'c>(&self, context: &'c Context, slots: &mut [Option<Attribute<'c>>]) {
        for (property, groups) in self.segment_properties() {
            if let Some(slot) = slots.get_mut(property) {
                slot.get_or_insert_with(|| DenseArrayAttr::i32s(context, &vec![0; groups]).into());
            }
        }
    }

    /// Whether it has a custom form.
    #[must_use]
    pub fn has_custom_form(&self) -> bool {
        self.format.is_some() || self.syntax.is_some()
    }

    /// The check of the symbols that it refers to (ODS `SymbolUserOpInterface`).
    pub(crate) fn symbol_check(&self) -> Option<VerifySymbols> {
        let table = self.interface::<SymbolUserOpInterfaceTable>(&SYMBOL_USER_OP_INTERFACE)?;
        Some(table.verify_symbol_uses)
    }

    /// The table for an interface, if the operation implements it.
    #[must_use]
    pub fn interface<T: 'static>(&self, interface: &'static Interface) -> Option<&'static T> {
        let table: &'static InterfaceTable = find_interface(self.interfaces, interface)?;
        table.downcast_ref()
    }
}
