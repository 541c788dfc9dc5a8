//! Common subexpressions (MLIR `eliminateCommonSubExpressions`).

use super::dead::is_trivially_dead;
use crate::ir::interfaces::{AnyMemoryEffectOpInterface, EffectKind, memory_effects};
use crate::ir::{
    BlockId, Dominance, Ir, Loc, OpId, OpRef, OpTraits, RegionId, RegionRef, ValueId, ValueRef,
    has_ssa_dominance,
};
use rustc_hash::FxHashMap;

/// Replaces operations inside an operation by equal ones that dominate them, and erases them and the dead ones. Returns
/// the number of erased ones.
///
/// Operations are compared if neither they nor the operations inside them have an effect on memory. An operation that
/// only reads, by its own definition, is compared with operations of its block, up to an operation in between that may
/// write. An operation with regions is compared after the operations inside it, if no region has more than one block.
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
    let mut search = Search::new(ir);
    search.run(root);
    let erased = search.erased;
    // None of them has a use left. Operations come after the ones inside them.
    for op in &erased {
        ir.erase(*op);
    }
    erased.len()
}

/// A part of the search that is to be done.
enum Task {
    /// The operations of a region, which may equal operations around it.
    Region(RegionId),
    /// The operations of a region that uses nothing around it.
    Isolated(RegionId),
    /// The operations of a block from one on, and then the blocks that it dominates.
    Block { next: Option<OpId>, block: BlockId, is_ordered: bool },
    /// An operation, after its regions.
    Op { op: OpId, is_ordered: bool },
    /// Drops the operations that were added after this many.
    Forget(usize),
    /// Takes the operations from before an isolated region back.
    Restore(Candidates),
}

/// The operations that others may equal, by their hash.
type Candidates = FxHashMap<u64, Vec<OpId>>;

struct Search<'s, 'c> {
    ir: &'s mut Ir<'c>,
    candidates: Candidates,
    /// The hashes of the candidates, in the order in which they were added.
    added: Vec<u64>,
    /// By block: the blocks that it dominates immediately.
    dominated: FxHashMap<BlockId, Vec<BlockId>>,
    dominance: Dominance,
    /// By operation that reads: the operation up to which nothing writes after it, or `None` if something does.
    unwritten: FxHashMap<OpId, Option<OpId>>,
    /// Operations without uses, which are erased at the end. Until then they count as operations inside others.
    erased: Vec<OpId>,
}

impl<'s, 'c> Search<'s, 'c> {
    fn new(ir: &'s mut Ir<'c>) -> Self {
        Self {
            ir,
            candidates: Candidates::default(),
            added: Vec::new(),
            dominated: FxHashMap::default(),
            dominance: Dominance::default(),
            unwritten: FxHashMap::default(),
            erased: Vec::new(),
        }
    }

    fn run(&mut self, root: OpId) {
        let regions = self.ir.op(root).regions().rev().map(RegionRef::id);
        let mut tasks: Vec<Task> = regions.map(Task::Isolated).collect();
        while let Some(task) = tasks.pop() {
            match task {
                Task::Forget(count) => self.forget(count),
                Task::Restore(candidates) => self.candidates = candidates,
                Task::Isolated(region) => {
                    tasks.push(Task::Restore(std::mem::take(&mut self.candidates)));
                    tasks.push(Task::Region(region));
                }
                Task::Region(region) => self.enter(region, &mut tasks),
                Task::Block { next: Some(op), block, is_ordered } => {
                    let view = self.ir.op(op);
                    tasks.push(Task::Block { next: view.next().map(OpRef::id), block, is_ordered });
                    tasks.push(Task::Op { op, is_ordered });
                    let is_isolated = view.def().is_none() || view.has(OpTraits::ISOLATED_FROM_ABOVE);
                    let task = if is_isolated { Task::Isolated } else { Task::Region };
                    tasks.extend(view.regions().rev().map(|region| task(region.id())));
                }
                Task::Block { next: None, block, is_ordered } => {
                    for block in self.dominated.remove(&block).into_iter().flatten() {
                        let next = self.ir.block(block).first_op().map(OpRef::id);
                        tasks.push(Task::Forget(self.added.len()));
                        tasks.push(Task::Block { next, block, is_ordered });
                    }
                }
                Task::Op { op, is_ordered } => self.simplify(op, is_ordered),
            }
        }
    }

    fn forget(&mut self, count: usize) {
        for hash in self.added.drain(count..).rev() {
            if let Some(ops) = self.candidates.get_mut(&hash) {
                ops.pop();
            }
        }
    }

    fn enter(&mut self, region: RegionId, tasks: &mut Vec<Task>) {
        let region = self.ir.region(region);
        let Some(entry) = region.entry() else { return };
        let is_ordered = has_ssa_dominance(region);
        if !region.has_one_block() {
            if !is_ordered {
                return;
            }
            for block in region.blocks() {
                if let Some(dominator) = self.dominance.immediate_dominator(block) {
                    self.dominated.entry(dominator.id()).or_default().push(block.id());
                }
            }
        }
        tasks.push(Task::Forget(self.added.len()));
        let next = entry.first_op().map(OpRef::id);
        tasks.push(Task::Block { next, block: entry.id(), is_ordered });
    }

    /// Replaces an operation by an equal candidate, marks it as dead, or makes it a candidate.
    fn simplify(&mut self, id: OpId, is_ordered: bool) {
        let op = self.ir.op(id);
        if op.has(OpTraits::TERMINATOR) {
            return;
        }
        if is_trivially_dead(op) {
            self.erased.push(id);
            return;
        }
        if op.regions().any(|region| !region.is_empty() && !region.has_one_block()) {
            return;
        }
        let reads = !op.is_memory_effect_free();
        if reads && !only_reads(op) {
            return;
        }
        let hash = op.structural_hash();
        if let Some(equal) = equal_candidate(&self.candidates, hash, op)
            && (!reads || self.is_unwritten(equal, id))
        {
            self.replace(id, equal, is_ordered);
            return;
        }
        self.candidates.entry(hash).or_default().push(id);
        self.added.push(hash);
    }

    fn replace(&mut self, op: OpId, equal: OpId, is_ordered: bool) {
        let results = |op: OpRef<'_, '_>| op.results().map(ValueRef::id).collect::<Vec<ValueId>>();
        let pairs = results(self.ir.op(op)).into_iter().zip(results(self.ir.op(equal)));
        for (old, new) in pairs {
            if is_ordered {
                self.ir.replace_all_uses(old, new);
            } else {
                // A candidate keeps its operands, since its hash depends on them, and so does an operation that equals one.
                let candidates = &self.candidates;
                self.ir.replace_uses_if(old, new, |user, _| {
                    equal_candidate(candidates, user.structural_hash(), user).is_none()
                });
            }
        }
        if is_ordered || self.ir.op(op).results().all(ValueRef::is_unused) {
            self.erased.push(op);
        }
        let (from, to) = (self.ir.op(op).loc(), self.ir.op(equal).loc());
        if to == Loc::UNKNOWN && from != Loc::UNKNOWN {
            self.ir.set_loc(equal, from);
        }
    }

    /// Whether both are in one block, and no operation between them may write memory.
    fn is_unwritten(&mut self, from: OpId, to: OpId) -> bool {
        let (first, last) = (self.ir.op(from), self.ir.op(to));
        if first.block() != last.block() {
            return false;
        }
        let mut at = match self.unwritten.get(&from) {
            Some(None) => return false,
            Some(Some(at)) => self.ir.op(*at).next(),
            None => Some(first),
        };
        while let Some(op) = at.filter(|op| *op != last) {
            let may_write = memory_effects(op)
                .is_none_or(|effects| effects.iter().any(|effect| effect.kind == EffectKind::Write));
            if may_write {
                self.unwritten.insert(from, None);
                return false;
            }
            at = op.next();
        }
        self.unwritten.insert(from, last.prev().map(OpRef::id));
        true
    }
}

/// Whether the effects of an operation are reads, regardless of the operations inside it.
fn only_reads(op: OpRef<'_, '_>) -> bool {
    op.dyn_cast::<AnyMemoryEffectOpInterface<'_, '_>>().is_some_and(|own| {
        let effects = own.effects();
        !effects.is_empty() && effects.iter().all(|effect| effect.kind == EffectKind::Read)
    })
}

/// The last candidate with a hash that equals an operation.
fn equal_candidate(candidates: &Candidates, hash: u64, op: OpRef<'_, '_>) -> Option<OpId> {
    let ids = candidates.get(&hash)?.iter().rev();
    ids.copied().find(|id| op.ir().op(*id).is_equivalent(op))
}
