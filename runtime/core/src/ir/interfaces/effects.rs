//! Effects on memory, and speculation (MLIR `SideEffectInterfaces`).

use super::{
    AnyConditionallySpeculatable, AnyMemoryEffectOpInterface, ConditionallySpeculatable,
    ConditionallySpeculatableTable, MemoryEffectOpInterface, MemoryEffectOpInterfaceTable,
};
use crate::builtin::{MemRefType, SymbolRefAttr, UnrankedMemRefType};
use crate::def::InterfaceImpl;
use crate::ir::{OpDef, OpRef, OpTraits, RegionRef, ValueRef};

/// The kind of an effect on memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EffectKind {
    /// Allocates memory.
    Allocate,
    /// Frees memory.
    Free,
    /// Reads memory.
    Read,
    /// Writes memory.
    Write,
}

/// An effect as a definition declares it (ODS `MemRead<…>` and others).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectDef {
    /// The kind.
    pub kind: EffectKind,
    /// The part of the operation that names the memory.
    pub target: EffectTarget,
    /// The name of the resource (ODS `Resource`).
    pub resource: &'static str,
    /// The order of effects, the smallest first (ODS `stage`).
    pub stage: u32,
    /// Whether it acts on all of the resource (ODS `FullEffect`).
    pub full: bool,
}

/// The name of the default resource.
pub const DEFAULT_RESOURCE: &str = "DefaultResource";

impl EffectDef {
    /// An effect on the default resource.
    #[must_use]
    pub const fn new(kind: EffectKind, target: EffectTarget) -> Self {
        Self { kind, target, resource: DEFAULT_RESOURCE, stage: 0, full: false }
    }
}

/// The part of an operation that names the memory of an [`EffectDef`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectTarget {
    /// No particular part.
    Operation,
    /// Each value of the declared operand at an index.
    Operand(u32),
    /// Each value of the declared result at an index.
    Result(u32),
    /// The symbol that the property at an index names.
    Symbol(u32),
}

/// One effect of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryEffect<'a, 'c> {
    /// The kind.
    pub kind: EffectKind,
    /// The value that refers to the memory, if there is one.
    pub value: Option<ValueRef<'a, 'c>>,
    /// The symbol that names the memory, if there is one.
    pub symbol: Option<SymbolRefAttr<'c>>,
    /// The name of the resource.
    pub resource: &'static str,
    /// The order of effects, the smallest first.
    pub stage: u32,
    /// Whether it acts on all of the resource.
    pub full: bool,
}

impl<'a, 'c> MemoryEffect<'a, 'c> {
    /// An effect on the default resource.
    #[must_use]
    pub fn new(kind: EffectKind) -> Self {
        Self { kind, value: None, symbol: None, resource: DEFAULT_RESOURCE, stage: 0, full: false }
    }

    /// The same effect on a value.
    #[must_use]
    pub fn on(self, value: ValueRef<'a, 'c>) -> Self {
        Self { value: Some(value), ..self }
    }
}

/// Whether an operation may be executed speculatively (MLIR `Speculatability`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speculatability {
    /// It may not.
    NotSpeculatable,
    /// It may.
    Speculatable,
    /// It may if the operations in its regions may.
    RecursivelySpeculatable,
}

/// The effects of an operation, as its definition declares them.
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
                // An absent optional symbol has no effect.
                if let Some(symbol) = op.property(index as usize) {
                    effects.push(MemoryEffect { symbol: symbol.dyn_cast::<SymbolRefAttr<'_>>(), ..plain });
                }
            }
        }
    }
    effects
}

/// The effects of an operation and, if it has `RecursiveMemoryEffects`, of the operations in its
/// regions; `None` if they are unknown (MLIR `getEffectsRecursively`).
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
    /// Whether neither it nor an operation inside it has an effect on memory (MLIR
    /// `isMemoryEffectFree`).
    #[must_use]
    pub fn is_memory_effect_free(self) -> bool {
        memory_effects(self).is_some_and(|effects| effects.is_empty())
    }

    /// Whether it may be executed speculatively (MLIR `isSpeculatable`).
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

    /// Whether it has no effect on memory and may be executed speculatively (MLIR `isPure`).
    #[must_use]
    pub fn is_pure(self) -> bool {
        self.is_speculatable() && self.is_memory_effect_free()
    }
}

crate::op_model! {
    /// An operation whose definition declares effects and speculatability.
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

crate::op_model! {
    /// An operation in destination-passing style, whose effects are those on its buffers.
    struct OnBuffers;
}

impl<'a, 'c> MemoryEffectOpInterface<'a, 'c> for OnBuffers<'a, 'c> {
    fn effects(self) -> Vec<MemoryEffect<'a, 'c>> {
        let is_buffer = |value: &ValueRef<'_, '_>| {
            value.ty().isa::<MemRefType<'_>>() || value.ty().isa::<UnrankedMemRefType<'_>>()
        };
        let kinds = [EffectKind::Read, EffectKind::Write];
        let buffers = self.operands().filter(is_buffer);
        buffers.flat_map(|buffer| kinds.map(|kind| MemoryEffect::new(kind).on(buffer))).collect()
    }
}

impl MemoryEffectOpInterfaceTable {
    /// The table entry of an operation on tensors or buffers whose own effects are not known: it may read and write every operand
    /// that is a memref, and has no effect through others.
    #[must_use]
    pub const fn on_buffers() -> InterfaceImpl {
        Self::entry::<OnBuffers<'static, 'static>>()
    }

    /// The table entry of an operation whose effects are [`OpDef::effects`].
    #[must_use]
    pub const fn declared() -> InterfaceImpl {
        Self::entry::<Declared<'static, 'static>>()
    }
}

impl ConditionallySpeculatableTable {
    /// The table entry of an operation whose traits decide whether it is speculatable (ODS
    /// `AlwaysSpeculatable`, `RecursivelySpeculatable`).
    #[must_use]
    pub const fn declared() -> InterfaceImpl {
        Self::entry::<Declared<'static, 'static>>()
    }
}
