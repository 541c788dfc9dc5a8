//! Scopes: operations that carry a data layout, and the layouts inside them.

use super::data_layout::{DataLayout, Handler, does_not_combine};
use super::generated::{
    DataLayoutSpecInterfaceTable, TargetDeviceSpecInterfaceTable, TargetSystemSpecInterfaceTable,
};
use super::scope_interface::DataLayoutOpInterfaceTable;
use crate::attribute::Attribute;
use crate::builtin::FileLineColRange;
use crate::diagnostic::Diagnostic;
use crate::dlti::DATA_LAYOUT_ATTR_NAME;
use crate::ir::{Ir, OpId, OpRef};
use std::fmt;
use std::ops::Deref;

/// The first attribute of an operation, by name, that satisfies `accepts`.
pub(crate) fn first_attribute<'c>(
    op: OpRef<'_, 'c>,
    accepts: impl Fn(Attribute<'c>) -> bool,
) -> Option<Attribute<'c>> {
    op.all_attributes().map(|(_, value)| value).find(|value| accepts(*value))
}

/// An operation that is a scope, with its functions.
#[derive(Clone, Copy)]
struct Scope<'a, 'c> {
    op: OpRef<'a, 'c>,
    table: &'static DataLayoutOpInterfaceTable,
}

impl<'a, 'c> Scope<'a, 'c> {
    /// The operation as a scope, if it is one.
    fn of(op: OpRef<'a, 'c>) -> Option<Self> {
        Some(Self { op, table: DataLayoutOpInterfaceTable::find(op)? })
    }

    /// The scopes that enclose an operation, itself included, the nearest first.
    fn around(op: OpRef<'a, 'c>) -> impl Iterator<Item = Self> {
        std::iter::once(op).chain(op.ancestors()).filter_map(Self::of)
    }

    fn is_module(self) -> bool {
        (self.table.is_module)()
    }

    fn spec(self) -> Option<Attribute<'c>> {
        (self.table.data_layout_spec)(self.op)
    }
}

/// Whether an operation is a scope.
#[must_use]
pub fn is_scope(op: OpRef<'_, '_>) -> bool {
    Scope::of(op).is_some()
}

/// The layout of a scope, which it borrows: the operations cannot change while it is
/// used. A pass that changes them uses [`Self::detach`].
///
/// ```
/// use isogloss::{Context, dlti, ir::Ir, layout::{ScopedDataLayout, TypeSize}};
/// let ctx = Context::with_dialects([dlti::dialect()]);
/// let text = "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {}";
/// let ir = Ir::parse(&ctx, text)?;
/// let layout = ScopedDataLayout::closest(ir.root().expect("a module"))?;
/// assert_eq!(layout.size(ctx.index()), Ok(TypeSize::fixed(4)));
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
///
/// Using it after a change does not compile:
///
/// ```compile_fail,E0502
/// use isogloss::{Context, ir::Ir, layout::ScopedDataLayout};
/// let ctx = Context::new();
/// let mut ir = Ir::parse(&ctx, "module {}").unwrap();
/// let layout = ScopedDataLayout::closest(ir.root().unwrap()).unwrap();
/// let body = ir.body();
/// ir.builder_at_end(body).op("t.new").create();
/// let size = layout.size(ctx.index());
/// ```
pub struct ScopedDataLayout<'a, 'c> {
    layout: DataLayout<'c>,
    scope: Option<OpRef<'a, 'c>>,
}

impl<'a, 'c> ScopedDataLayout<'a, 'c> {
    /// The layout of the closest scope: the operation itself or the nearest enclosing
    /// one. If there is no scope, every type has its default layout.
    ///
    /// # Errors
    /// If the specifications of the scopes contradict each other.
    pub fn closest(op: OpRef<'a, 'c>) -> Result<Self, Diagnostic> {
        let Some(scope) = Scope::around(op).next() else {
            return Ok(Self { layout: DataLayout::new(op.context()), scope: None });
        };
        let mut specs: Vec<_> = Scope::around(scope.op).filter_map(Scope::spec).collect();
        specs.reverse();
        let mut layout = DataLayout::with_specs(op.context(), &specs)?;
        if !scope.is_module() {
            let DataLayoutOpInterfaceTable { layout: answer, property, byte_width, .. } = *scope.table;
            layout.handler = Some(Handler { layout: answer, property });
            layout.byte_width = byte_width().max(1);
        }
        Ok(Self { layout, scope: Some(scope.op) })
    }

    /// The operation whose layout it is; `None` outside of all scopes.
    #[must_use]
    pub fn scope(&self) -> Option<OpRef<'a, 'c>> {
        self.scope
    }

    /// The value of a property of a device (MLIR's `getDevicePropertyValue`): in
    /// the description of the system that the scope has, or else the nearest scope
    /// around it up to the nearest module, where the search ends.
    #[must_use]
    pub fn device_property(&self, device: &str, property: &str) -> Option<Attribute<'c>> {
        let system = target_system(self.scope?)?;
        let devices = (TargetSystemSpecInterfaceTable::find(system)?.entries)(system.node());
        let device = devices.iter().find(|entry| entry.identifier() == Some(device))?.value;
        let properties = (TargetDeviceSpecInterfaceTable::find(device)?.entries)(device.node());
        properties.iter().find(|entry| entry.identifier() == Some(property)).map(|entry| entry.value)
    }

    /// The same without the borrow, for code that changes the operations: it answers as
    /// long as the scopes do not change.
    #[must_use]
    pub fn detach(self) -> DetachedDataLayout<'c> {
        let scope = self.scope.map(OpRef::id);
        let fingerprint = self.scope.map_or_else(Vec::new, fingerprint);
        DetachedDataLayout { layout: self.layout, scope, fingerprint }
    }
}

/// The description of the system in the nearest scope that has one, up to the nearest
/// module. MLIR asks modules only; its other scopes have none by default here.
fn target_system<'c>(scope: OpRef<'_, 'c>) -> Option<Attribute<'c>> {
    for scope in Scope::around(scope) {
        let system = (scope.table.target_system_spec)(scope.op);
        if system.is_some() || scope.is_module() {
            return system;
        }
    }
    None
}

impl<'c> Deref for ScopedDataLayout<'_, 'c> {
    type Target = DataLayout<'c>;

    fn deref(&self) -> &DataLayout<'c> {
        &self.layout
    }
}

impl fmt::Debug for ScopedDataLayout<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ScopedDataLayout").field("layout", &self.layout).field("scope", &self.scope).finish()
    }
}

/// A scope and its specification at the time of the fingerprint.
type Mark<'c> = (OpId, Option<Attribute<'c>>);

/// The scopes that a data layout depends on: they enclose an operation, the nearest first.
fn fingerprint<'c>(op: OpRef<'_, 'c>) -> Vec<Mark<'c>> {
    Scope::around(op).map(|scope| (scope.op.id(), scope.spec())).collect()
}

/// A data layout without a borrow of its scope. Before it answers, the scope's
/// fingerprint is compared: the enclosing operations and their specifications.
#[derive(Debug)]
pub struct DetachedDataLayout<'c> {
    layout: DataLayout<'c>,
    scope: Option<OpId>,
    fingerprint: Vec<Mark<'c>>,
}

/// The scope of a [`DetachedDataLayout`] has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StaleDataLayout;

impl fmt::Display for StaleDataLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("data layout object used, but no longer valid due to a change in the scopes around it")
    }
}

impl std::error::Error for StaleDataLayout {}

impl<'c> DetachedDataLayout<'c> {
    /// The layout, if the scopes have not changed since it was made.
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir, layout::ScopedDataLayout};
    /// let ctx = Context::new();
    /// let mut ir = Ir::parse(&ctx, "module {}")?;
    /// let layout = ScopedDataLayout::closest(ir.root().expect("a module"))?.detach();
    /// let body = ir.body();
    /// ir.builder_at_end(body).op("t.new").create();
    /// assert!(layout.get(&ir).is_ok(), "no scope has changed");
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    ///
    /// # Errors
    /// If a scope was erased or moved, or has another specification.
    pub fn get(&self, ir: &Ir<'c>) -> Result<&DataLayout<'c>, StaleDataLayout> {
        let same = match self.scope {
            None => true,
            Some(scope) => ir.contains(scope) && fingerprint(ir.op(scope)) == self.fingerprint,
        };
        if same { Ok(&self.layout) } else { Err(StaleDataLayout) }
    }
}

/// Whether a top-level module is written in the file. An implicit one is located before
/// the first line.
fn is_written(root: OpRef<'_, '_>) -> bool {
    Attribute::from(root.location())
        .dyn_cast::<FileLineColRange<'_>>()
        .is_some_and(|place| place.start_line() > 0)
}

/// The time at which the verifier checks the specification of a scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SpecCheck {
    /// Before the traits of the operation, and only if its attribute has the usual name, as in MLIR. Several
    /// specifications are reported.
    Module,
    /// After the traits of the operation.
    Other,
}

impl SpecCheck {
    /// The check of an operation, if it is a scope.
    pub(crate) fn of(op: OpRef<'_, '_>) -> Option<Self> {
        Scope::of(op).map(|scope| if scope.is_module() { Self::Module } else { Self::Other })
    }
}

/// Whether an operation has a specification with the usual name.
pub(crate) fn has_usual_spec(op: OpRef<'_, '_>) -> bool {
    op.attribute(DATA_LAYOUT_ATTR_NAME).is_some()
}

/// The names of the attributes of an operation that are data layout specifications,
/// in order.
pub(crate) fn layout_attributes(op: OpRef<'_, '_>) -> impl Iterator<Item = String> {
    let specs = op.all_attributes().filter(|(_, value)| DataLayoutSpecInterfaceTable::find(*value).is_some());
    specs.map(|(name, _)| String::from_utf8_lossy(name).into_owned())
}

/// The error in a scope.
#[derive(Clone, Debug)]
pub(crate) enum BadScope<'a, 'c> {
    /// Its specification.
    Spec(Diagnostic),
    /// It contradicts one of these outer specifications.
    Enclosed(Diagnostic, Vec<OpRef<'a, 'c>>),
}

/// Checks the specification of an operation that is a scope, and whether it
/// combines with the outer ones (MLIR's `verifyDataLayoutOp`).
pub(crate) fn verify_scope<'a, 'c>(op: OpRef<'a, 'c>) -> Result<(), BadScope<'a, 'c>> {
    let Some(spec) = Scope::of(op).and_then(Scope::spec) else { return Ok(()) };
    let Some(table) = DataLayoutSpecInterfaceTable::find(spec) else { return Ok(()) };
    (table.verify_spec)(spec.node()).map_err(BadScope::Spec)?;
    let is_told =
        |scope: &Scope<'a, 'c>| scope.op.parent().is_some() || scope.spec().is_some() || is_written(scope.op);
    let outer: Vec<_> = Scope::around(op).skip(1).filter(is_told).collect();
    let specs: Vec<_> = outer.iter().rev().filter_map(|scope| scope.spec()).collect();
    match (table.combine_with)(spec.node(), &specs) {
        Some(_) => Ok(()),
        None => {
            let enclosing = outer.into_iter().map(|scope| scope.op).collect();
            Err(BadScope::Enclosed(does_not_combine(), enclosing))
        }
    }
}
