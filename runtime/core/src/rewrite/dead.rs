//! Dead code: operations without effects whose results nothing uses.

use crate::ir::interfaces::{AnyMemoryEffectOpInterface, EffectKind};
use crate::ir::{Ir, OpId, OpRef, OpTraits, ValueRef};

/// Whether nothing is lost if an operation is erased: nothing uses its results, and neither it nor an operation inside
/// it does more than read memory, allocate its own results, and change these (MLIR `isOpTriviallyDead`). Terminators,
/// symbols and operations that are not registered are not.
///
/// ```
/// # use isogloss::{Context, ir::Ir, rewrite::is_trivially_dead};
/// let ctx = Context::new();
/// let ir = Ir::parse(&ctx, r#""other.op"() : () -> ()"#)?;
/// assert!(!is_trivially_dead(ir.block(ir.body()).first_op().unwrap()));
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[must_use]
pub fn is_trivially_dead(op: OpRef<'_, '_>) -> bool {
    op.results().all(ValueRef::is_unused) && is_dead_if_unused(op)
}

/// As [`is_trivially_dead`], without the results.
fn is_dead_if_unused(root: OpRef<'_, '_>) -> bool {
    if root.has(OpTraits::TERMINATOR) || root.has(OpTraits::SYMBOL) || root.def().is_none() {
        return false;
    }
    let mut pending = vec![root];
    while let Some(op) = pending.pop() {
        let is_recursive = op.has(OpTraits::RECURSIVE_MEMORY_EFFECTS);
        if is_recursive {
            pending.extend(op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()));
        }
        let Some(own) = op.dyn_cast::<AnyMemoryEffectOpInterface<'_, '_>>() else {
            if is_recursive {
                continue;
            }
            return false;
        };
        let effects = own.effects();
        let is_result =
            |value: Option<ValueRef<'_, '_>>| value.is_some_and(|value| value.defining_op() == Some(op));
        let allocated = |value: Option<ValueRef<'_, '_>>| {
            effects.iter().any(|effect| {
                effect.kind == EffectKind::Allocate && effect.value == value && is_result(value)
            })
        };
        let is_harmless = effects.iter().all(|effect| match effect.kind {
            EffectKind::Read => true,
            EffectKind::Allocate => is_result(effect.value),
            EffectKind::Write | EffectKind::Free => allocated(effect.value),
        });
        if !is_harmless {
            return false;
        }
    }
    true
}

/// Erases the dead operations inside an operation, and operations that become dead by that. Returns their number.
///
/// Control flow stays as it is: blocks that nothing branches to, and arguments that nothing uses, are not dead code here.
///
/// ```
/// # use isogloss::{Context, ir::Ir, dialects::func, rewrite::erase_dead_ops};
/// let ctx = Context::with_dialects([func::dialect()]);
/// let mut ir = Ir::parse(&ctx, r#"
///   func.func @f() {
///     %0 = func.constant @f : () -> ()
///     return
///   }"#)?;
/// let root = ir.root().unwrap().id();
/// assert_eq!(erase_dead_ops(&mut ir, root), 1);
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
///
/// # Panics
/// If the operation was erased or is of another `Ir`.
#[track_caller]
pub fn erase_dead_ops(ir: &mut Ir<'_>, root: OpId) -> usize {
    let mut erased = 0;
    // Users follow definitions, so that one backward walk finds nearly all. The next one finds values that are used
    // before their definition, in graph regions and around loops of blocks.
    loop {
        let before = erased;
        let mut ops = ir.ids_inside(root);
        ops.remove(0);
        ir.keep_erased(|ir| {
            for op in ops.into_iter().rev() {
                if ir.contains(op) && is_trivially_dead(ir.op(op)) {
                    ir.erase(op);
                    erased += 1;
                }
            }
        });
        if erased == before {
            return erased;
        }
    }
}
