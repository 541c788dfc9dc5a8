//! Common subexpressions (MLIR `eliminateCommonSubExpressions`).

use super::dead::is_trivially_dead;
use crate::ir::interfaces::{EffectKind, memory_effects};
use crate::ir::{
    BlockId, BlockRef, Dominance, Ir, Loc, OpId, OpRef, OpTraits, RegionRef, ValueId, ValueRef,
    has_ssa_dominance,
};
use rustc_hash::FxHashMap;

/// Replaces operations inside an operation by equal ones that dominate them, and erases them and the dead ones. Returns how many
/// were erased.
///
/// Operations without effects on memory are compared, and those that only read, if nothing in between in the block
/// may write. An operation with a region of one block counts if what is inside is equal, too.
///
/// ```
/// # use isogloss::{Context, ir::Ir, dialects::func, rewrite::eliminate_common_subexpressions};
/// let ctx = Context::with_dialects([func::dialect()]);
/// let mut ir = Ir::parse(&ctx, r#"
///   func.func private @f()
///   func.func @g() -> (() -> (), () -> ()) {
///     %0 = func.constant @f : () -> ()
///     %1 = func.constant @f : () -> ()
///     return %0, %1 : () -> (), () -> ()
///   }"#)?;
/// let root = ir.root().unwrap().id();
/// assert_eq!(eliminate_common_subexpressions(&mut ir, root), 1);
/// assert!(ir.to_string().contains("return %f, %f"));
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
///
/// # Panics
/// If the operation was erased or is of another `Ir`.
#[track_caller]
#[doc(alias = "eliminateCommonSubExpressions")]
pub fn eliminate_common_subexpressions(ir: &mut Ir<'_>, root: OpId) -> usize {
    let mut search = Search::default();
    search.run(ir.op(root));
    let Search { replaced, located, dead, .. } = search;
    for (op, loc) in located {
        ir.set_loc(op, loc);
    }
    for (old, new) in replaced {
        ir.replace_all_uses(old, new);
    }
    // Users come after what they use.
    for op in dead.iter().rev() {
        ir.erase(*op);
    }
    dead.len()
}

/// A part of the search that is to be done.
enum Task<'a, 'c> {
    /// The operations of a region, which see what is known around it.
    Region(RegionRef<'a, 'c>),
    /// The operations of a region that sees nothing around it.
    Isolated(RegionRef<'a, 'c>),
    /// A block, from an operation on, and then the blocks that it dominates.
    Block(Option<OpRef<'a, 'c>>, BlockRef<'a, 'c>),
    /// Forget what was found since there were so many.
    Forget(usize),
    /// What was known before an isolated region.
    Restore(Known<'a, 'c>),
}

/// The operations that others may equal, by their hash.
type Known<'a, 'c> = FxHashMap<u64, Vec<OpRef<'a, 'c>>>;

/// What is found, without a change of the IR: so values that are replaced are followed in `same`.
#[derive(Default)]
struct Search<'a, 'c> {
    known: Known<'a, 'c>,
    /// The hashes of what is known, in the order of finding.
    found: Vec<u64>,
    /// The value that replaces a value.
    same: FxHashMap<ValueId, ValueRef<'a, 'c>>,
    /// By block: the blocks that it dominates immediately.
    dominated: FxHashMap<BlockId, Vec<BlockRef<'a, 'c>>>,
    dominance: Dominance,
    /// By operation that reads: the operation up to which nothing writes after it, or `None` if something does.
    unwritten: FxHashMap<OpId, Option<OpRef<'a, 'c>>>,
    replaced: Vec<(ValueId, ValueId)>,
    /// Operations without a location that get the one of an equal operation.
    located: Vec<(OpId, Loc)>,
    dead: Vec<OpId>,
}

impl<'a, 'c> Search<'a, 'c> {
    fn run(&mut self, root: OpRef<'a, 'c>) {
        let mut tasks: Vec<Task<'a, 'c>> = root.regions().rev().map(Task::Isolated).collect();
        while let Some(task) = tasks.pop() {
            match task {
                Task::Forget(count) => self.forget(count),
                Task::Restore(known) => self.known = known,
                Task::Isolated(region) => {
                    tasks.push(Task::Restore(std::mem::take(&mut self.known)));
                    tasks.push(Task::Region(region));
                }
                Task::Region(region) => self.enter(region, &mut tasks),
                Task::Block(Some(op), block) => {
                    tasks.push(Task::Block(op.next(), block));
                    self.visit(op, &mut tasks);
                }
                Task::Block(None, block) => {
                    for inner in self.dominated.remove(&block.id()).into_iter().flatten() {
                        tasks.push(Task::Forget(self.found.len()));
                        tasks.push(Task::Block(inner.first_op(), inner));
                    }
                }
            }
        }
    }

    fn forget(&mut self, count: usize) {
        for hash in self.found.drain(count..).rev() {
            if let Some(ops) = self.known.get_mut(&hash) {
                ops.pop();
            }
        }
    }

    fn enter(&mut self, region: RegionRef<'a, 'c>, tasks: &mut Vec<Task<'a, 'c>>) {
        let Some(entry) = region.entry() else { return };
        tasks.push(Task::Forget(self.found.len()));
        if region.has_one_block() {
            tasks.push(Task::Block(entry.first_op(), entry));
            return;
        }
        if !has_ssa_dominance(region) {
            return;
        }
        for block in region.blocks() {
            if let Some(dominator) = self.dominance.immediate_dominator(block) {
                self.dominated.entry(dominator.id()).or_default().push(block);
            }
        }
        tasks.push(Task::Block(entry.first_op(), entry));
    }

    fn visit(&mut self, op: OpRef<'a, 'c>, tasks: &mut Vec<Task<'a, 'c>>) {
        if is_trivially_dead(op) {
            self.dead.push(op.id());
            return;
        }
        if self.is_replaced(op) {
            return;
        }
        let isolated = op.def().is_none() || op.has(OpTraits::ISOLATED_FROM_ABOVE);
        let task = if isolated { Task::Isolated } else { Task::Region };
        tasks.extend(op.regions().rev().map(task));
    }

    /// Whether an equal operation is known. If not, this one is from now on.
    fn is_replaced(&mut self, op: OpRef<'a, 'c>) -> bool {
        let has_simple_regions = op.num_regions() == 0
            || op.num_regions() == 1 && op.region(0).is_some_and(|region| region.has_one_block());
        if op.has(OpTraits::TERMINATOR) || !has_simple_regions || op.def().is_none() {
            return false;
        }
        let Some(effects) = memory_effects(op) else { return false };
        if effects.iter().any(|effect| effect.kind != EffectKind::Read) {
            return false;
        }
        let reads = !effects.is_empty();
        let same = |value: ValueRef<'a, 'c>| self.same.get(&value.id()).copied().unwrap_or(value);
        let hash = op.structural_hash_with(same);
        let candidates = self.known.get(&hash).into_iter().flatten().rev();
        let equal = candidates.copied().find(|known| known.is_equivalent_with(op, same));
        if let Some(known) = equal
            && (!reads || self.is_unwritten(known, op))
        {
            for (old, new) in op.results().zip(known.results()) {
                self.same.insert(old.id(), new);
                self.replaced.push((old.id(), new.id()));
            }
            if known.loc() == Loc::UNKNOWN && op.loc() != Loc::UNKNOWN {
                self.located.push((known.id(), op.loc()));
            }
            self.dead.push(op.id());
            return true;
        }
        self.known.entry(hash).or_default().push(op);
        self.found.push(hash);
        false
    }

    /// Whether both are in one block, and no operation between them may change memory.
    fn is_unwritten(&mut self, from: OpRef<'a, 'c>, to: OpRef<'a, 'c>) -> bool {
        if from.block() != to.block() {
            return false;
        }
        let Some(mut at) = *self.unwritten.entry(from.id()).or_insert(Some(from)) else { return false };
        while let Some(next) = at.next().filter(|next| *next != to) {
            let is_read_only = memory_effects(next)
                .is_some_and(|effects| effects.iter().all(|effect| effect.kind == EffectKind::Read));
            if !is_read_only {
                self.unwritten.insert(from.id(), None);
                return false;
            }
            at = next;
        }
        self.unwritten.insert(from.id(), Some(at));
        true
    }
}
