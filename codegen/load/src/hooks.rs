//! Adds the hand-written Rust of a shipped dialect (verifiers, custom forms, functions of interfaces) to the same
//! dialect when it is loaded from definition files.

use crate::leak;
use crate::names::Names;
use crate::ops::Unchecked;
use isogloss::constraint::Constraint;
use isogloss::def::{Dialect, InterfaceImpl};
use isogloss::ir::format::TypeSource;
use isogloss::ir::traits::OpTrait;
use isogloss::ir::{OpDef, PropertyDef, Storage, ValueGroup};
use std::collections::HashMap;

/// A compiled dialect, with its extensions in all crates.
pub(crate) struct Hooks {
    dialect: &'static Dialect,
    ops: HashMap<&'static str, &'static OpDef>,
}

impl Hooks {
    /// The dialect of a name.
    pub(crate) fn of(name: &str, compiled: &[&'static Dialect]) -> Option<Self> {
        let joined = Dialect::join(compiled.iter().copied()).ok()?;
        let dialect = joined.into_iter().find(|dialect| dialect.name == name)?;
        Some(Self { dialect, ops: dialect.ops.iter().map(|op| (op.name, *op)).collect() })
    }

    /// The table of the dialect without operations. Its types and attributes are the compiled ones, because their
    /// handles accept no others.
    pub(crate) fn table(&self, names: &mut Names) -> Dialect {
        for def in self.dialect.types.iter().chain(self.dialect.attributes) {
            names.define(def);
        }
        // The loader resolves dependencies by itself.
        Dialect { ops: &[], dependencies: &[], ..*self.dialect }
    }

    /// Completes an operation with the functions of the compiled one. Returns `false` if their parts differ.
    pub(crate) fn complete(&self, def: &mut OpDef, unchecked: &mut Unchecked) -> bool {
        let Some(&compiled) = self.ops.get(def.name).filter(|compiled| is_of_one_shape(def, compiled)) else {
            return false;
        };
        def.compiled = Some(compiled);
        (def.verify, def.verify_regions) = (compiled.verify, compiled.verify_regions);
        def.verify_signature = compiled.verify_signature;
        (def.infer, def.fold) = (compiled.infer, compiled.fold);
        def.default_dialect = compiled.default_dialect;
        (def.result_names, def.syntax) = (compiled.result_names, compiled.syntax);
        if def.missing_form.is_some() && (compiled.format.is_some() || compiled.syntax.is_some()) {
            (def.format, def.has_prop_dict) = (compiled.format, compiled.has_prop_dict);
            def.missing_form = None;
        }
        def.always_written = compiled.always_written;
        def.operands = groups(def.operands, compiled.operands);
        def.results = groups(def.results, compiled.results);
        def.properties = properties(def.properties, compiled.properties);
        if def.predicates.len() == compiled.predicates.len() {
            def.predicates = compiled.predicates;
        }
        // Traits of the compiled operation come first, because their order is the order of checks.
        let is_other =
            |listed: &&&OpTrait| !compiled.native_traits.iter().any(|known| known.name == listed.name);
        let others = def.native_traits.iter().filter(is_other);
        def.native_traits = leak::slice(compiled.native_traits.iter().chain(others).copied().collect());
        def.interfaces = interfaces(def.interfaces, compiled.interfaces);
        // The compiled operation runs everything that is otherwise unchecked.
        *unchecked = Unchecked { name: std::mem::take(&mut unchecked.name), ..Unchecked::default() };
        true
    }
}

/// Whether two definitions have the same parts in the same order, so that one can use the functions of the other.
fn is_of_one_shape(a: &OpDef, b: &OpDef) -> bool {
    let groups = |a: &[ValueGroup], b: &[ValueGroup]| {
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a.name, a.arity) == (b.name, b.arity))
    };
    groups(a.operands, b.operands)
        && groups(a.results, b.results)
        && (a.operand_segments, a.result_segments) == (b.operand_segments, b.result_segments)
        && a.properties.iter().map(|part| part.name).eq(b.properties.iter().map(|part| part.name))
        && a.regions.iter().map(|part| part.variadic).eq(b.regions.iter().map(|part| part.variadic))
        && a.successors.iter().map(|part| part.variadic).eq(b.successors.iter().map(|part| part.variadic))
}

fn has_unknown(constraint: &Constraint) -> bool {
    let mut found = false;
    constraint.pred.for_each_unknown(&mut |_| found = true);
    found
}

fn groups(own: &[ValueGroup], compiled: &[ValueGroup]) -> &'static [ValueGroup] {
    let completed = own.iter().zip(compiled).map(|(own, compiled)| {
        let constraint = if has_unknown(own.constraint) { compiled.constraint } else { own.constraint };
        let source = |own: TypeSource, compiled: TypeSource| match own {
            TypeSource::Written => compiled,
            own => own,
        };
        let (ty, inferred) = (source(own.ty, compiled.ty), source(own.inferred, compiled.inferred));
        ValueGroup { constraint, ty, inferred, ..*own }
    });
    leak::slice(completed.collect())
}

fn properties(own: &[PropertyDef], compiled: &[PropertyDef]) -> &'static [PropertyDef] {
    let completed = own.iter().zip(compiled).map(|(own, compiled)| {
        let mut made = *own;
        if own.constraint.is_some_and(has_unknown) {
            made.constraint = compiled.constraint;
        }
        if matches!(own.storage, Storage::Any) {
            made.storage = compiled.storage;
        }
        if own.default.is_none() {
            (made.default, made.required) = (compiled.default, compiled.required);
        }
        made
    });
    leak::slice(completed.collect())
}

/// The interfaces, with their implementations by the compiled operation.
fn interfaces(own: &[InterfaceImpl], compiled: &'static [InterfaceImpl]) -> &'static [InterfaceImpl] {
    let other =
        |own: &&InterfaceImpl| !compiled.iter().any(|found| found.interface.name == own.interface.name);
    leak::slice(compiled.iter().chain(own.iter().filter(other)).copied().collect())
}
