//! Effects on memory, and speculation (MLIR `SideEffectInterfaces`).

use super::{
    AnyConditionallySpeculatable, AnyMemoryEffectOpInterface, ConditionallySpeculatable,
    ConditionallySpeculatableTable, MemoryEffectOpInterface, MemoryEffectOpInterfaceTable,
};
use crate::builtin::SymbolRefAttr;
use crate::def::InterfaceImpl;
use crate::ir::{OpDef, OpRef, OpTraits, RegionRef, ValueRef};

/// What is done to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EffectKind {
    /// It is allocated.
    Allocate,
    /// It is freed.
    Free,
    /// It is read.
    Read,
    /// It is written.
    Write,
}

/// An effect as a definition declares it (ODS `MemRead<…>` and others).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectDef {
    /// What is done.
    pub kind: EffectKind,
    /// To what.
    pub target: EffectTarget,
    /// The resource that is acted upon (ODS `Resource`).
    pub resource: &'static str,
    /// In which order effects happen, the smallest first.
    pub stage: u32,
    /// Whether all of the resource is acted upon (ODS `FullEffect`).
    pub full: bool,
}

/// The name of the resource that is acted upon unless another one is named.
pub const DEFAULT_RESOURCE: &str = "DefaultResource";

impl EffectDef {
    /// An effect on the default resource.
    #[must_use]
    pub const fn new(kind: EffectKind, target: EffectTarget) -> Self {
        Self { kind, target, resource: DEFAULT_RESOURCE, stage: 0, full: false }
    }
}

/// What an [`EffectDef`] acts upon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectTarget {
    /// Nothing in particular.
    Operation,
    /// Each value of the declared operand of an index.
    Operand(u32),
    /// Each value of the declared result of an index.
    Result(u32),
    /// The symbol that the property of an index names.
    Symbol(u32),
}

/// One effect of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryEffect<'a, 'c> {
    /// What is done.
    pub kind: EffectKind,
    /// The value that is acted upon.
    pub value: Option<ValueRef<'a, 'c>>,
    /// The symbol that is acted upon.
    pub symbol: Option<SymbolRefAttr<'c>>,
    /// The resource that is acted upon.
    pub resource: &'static str,
    /// In which order effects happen, the smallest first.
    pub stage: u32,
    /// Whether all of the resource is acted upon.
    pub full: bool,
}

impl<'a, 'c> MemoryEffect<'a, 'c> {
    /// An effect on the default resource.
    #[must_use]
    pub fn new(kind: EffectKind) -> Self {
        Self { kind, value: None, symbol: None, resource: DEFAULT_RESOURCE, stage: 0, full: false }
    }

    /// The same on a value.
    #[must_use]
    pub fn on(self, value: ValueRef<'a, 'c>) -> Self {
        Self { value: Some(value), ..self }
    }
}

/// Whether an operation may run although the program would not run it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speculatability {
    /// It may not.
    NotSpeculatable,
    /// It may.
    Speculatable,
    /// It may if the operations in its regions may.
    RecursivelySpeculatable,
}

/// The effects that a definition declares, for an operation of it.
fn declared<'a, 'c>(op: OpRef<'a, 'c>, def: &'static OpDef) -> Vec<MemoryEffect<'a, 'c>> {
    let mut effects = Vec::with_capacity(def.effects.len());
    for effect in def.effects {
        let EffectDef { kind, resource, stage, full, .. } = *effect;
        let plain = MemoryEffect { kind, value: None, symbol: None, resource, stage, full };
        match effect.target {
            EffectTarget::Operation => effects.push(plain),
            EffectTarget::Operand(index) => {
                effects.extend(op.operand_group(index as usize).map(|value| plain.on(value)));
            }
            EffectTarget::Result(index) => {
                effects.extend(op.result_group(index as usize).map(|value| plain.on(value)));
            }
            EffectTarget::Symbol(index) => {
                // An optional symbol that is missing is not acted upon.
                if let Some(symbol) = op.property(index as usize) {
                    effects.push(MemoryEffect { symbol: symbol.dyn_cast::<SymbolRefAttr<'_>>(), ..plain });
                }
            }
        }
    }
    effects
}

/// The effects of an operation and, where they are its own, of the operations in its regions
/// (ODS `RecursiveMemoryEffects`); `None` if they are not known (MLIR
/// `getEffectsRecursively`).
///
/// ```
/// # use isogloss::{Context, ir::Ir, ir::interfaces::memory_effects};
/// let ctx = Context::new();
/// let ir = Ir::parse(&ctx, r#""other.op"() : () -> ()"#)?;
/// assert_eq!(memory_effects(ir.block(ir.body()).first_op().unwrap()), None);
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[must_use]
pub fn memory_effects<'a, 'c>(op: OpRef<'a, 'c>) -> Option<Vec<MemoryEffect<'a, 'c>>> {
    let mut effects = Vec::new();
    let mut pending = vec![op];
    while let Some(op) = pending.pop() {
        let own = op.dyn_cast::<AnyMemoryEffectOpInterface<'_, '_>>();
        let recursive = op.has(OpTraits::RECURSIVE_MEMORY_EFFECTS);
        match own {
            Some(own) => effects.extend(own.effects()),
            None if recursive => {}
            None => return None,
        }
        if recursive {
            let inside = op.regions().flat_map(RegionRef::blocks).flat_map(|block| block.ops());
            let first = pending.len();
            pending.extend(inside);
            pending[first..].reverse();
        }
    }
    Some(effects)
}

impl<'a, 'c> OpRef<'a, 'c> {
    /// Whether neither it nor what is inside does anything to memory (MLIR `isMemoryEffectFree`).
    #[must_use]
    pub fn is_memory_effect_free(self) -> bool {
        memory_effects(self).is_some_and(|effects| effects.is_empty())
    }

    /// Whether it may run although the program would not run it (MLIR `isSpeculatable`).
    #[must_use]
    pub fn is_speculatable(self) -> bool {
        let mut pending = vec![self];
        while let Some(op) = pending.pop() {
            match op.dyn_cast::<AnyConditionallySpeculatable<'_, '_>>().map(|op| op.speculatability()) {
                Some(Speculatability::Speculatable) => {}
                Some(Speculatability::RecursivelySpeculatable) => {
                    pending.extend(op.regions().flat_map(RegionRef::blocks).flat_map(|block| block.ops()));
                }
                Some(Speculatability::NotSpeculatable) | None => return false,
            }
        }
        true
    }

    /// Whether it has no effect and may be moved (MLIR `isPure`).
    #[must_use]
    pub fn is_pure(self) -> bool {
        self.is_speculatable() && self.is_memory_effect_free()
    }
}

crate::op_model! {
    /// An operation whose definition says all.
    struct Declared;
}

impl<'a, 'c> MemoryEffectOpInterface<'a, 'c> for Declared<'a, 'c> {
    fn effects(self) -> Vec<MemoryEffect<'a, 'c>> {
        self.def().map_or(Vec::new(), |def| declared(self.0, def))
    }
}

impl<'a, 'c> ConditionallySpeculatable<'a, 'c> for Declared<'a, 'c> {
    fn speculatability(self) -> Speculatability {
        if self.has(OpTraits::ALWAYS_SPECULATABLE) {
            Speculatability::Speculatable
        } else if self.has(OpTraits::RECURSIVELY_SPECULATABLE) {
            Speculatability::RecursivelySpeculatable
        } else {
            Speculatability::NotSpeculatable
        }
    }
}

impl MemoryEffectOpInterfaceTable {
    /// What the table of an operation lists whose effects are those of [`OpDef::effects`].
    #[must_use]
    pub const fn declared() -> InterfaceImpl {
        Self::entry::<Declared<'static, 'static>>()
    }
}

impl ConditionallySpeculatableTable {
    /// What the table of an operation lists whose traits say whether it is speculatable (ODS
    /// `AlwaysSpeculatable`, `RecursivelySpeculatable`).
    #[must_use]
    pub const fn declared() -> InterfaceImpl {
        Self::entry::<Declared<'static, 'static>>()
    }
}
