//! [`Dominance`]: which values are sure to be defined where.

use super::def::OpTraits;
use super::ids::BlockId;
use super::storage::ValueDef;
use super::view::{BlockRef, OpRef, RegionRef, ValueRef};
use rustc_hash::FxHashMap;

/// Dominance between the blocks, operations and values of an [`Ir`](super::Ir)
/// (LangRef, "Control Flow and SSACFG Regions").
///
/// Trees are computed region by region, when first asked for, and kept: the
/// borrow of the IR guarantees that they stay right.
///
/// ```
/// # use isogloss::{Context, ir::{Dominance, Ir}};
/// let ctx = Context::new();
/// let ir = Ir::parse(&ctx, r#"
///   "t.f"() ({
///     "t.br"()[^bb1] : () -> ()
///   ^bb1:
///     "t.end"() : () -> ()
///   }) : () -> ()"#)?;
/// let blocks: Vec<_> = ir.root().unwrap().walk().nth(1).unwrap().regions().next().unwrap().blocks().collect();
/// assert!(Dominance::default().block_dominates(blocks[0], blocks[1]));
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[derive(Debug, Default)]
pub struct Dominance {
    /// For each reachable block of a region with several: its place in reverse
    /// post-order, and the block that dominates it immediately.
    nodes: FxHashMap<BlockId, Node>,
    /// The entries of the regions that are in `nodes`.
    known: FxHashMap<BlockId, ()>,
    /// By operation: its place in its block, counted from one; 0 if not known.
    positions: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    order: u32,
    /// Itself for the entry.
    dominator: BlockId,
    /// Distance from the entry in the tree.
    depth: u32,
}

impl Dominance {
    /// Whether control can reach a block from the entry of its region.
    pub fn is_reachable(&mut self, block: BlockRef<'_, '_>) -> bool {
        if block.is_entry() {
            return true;
        }
        self.compute(block);
        self.nodes.contains_key(&block.id())
    }

    /// The block that dominates a block immediately; `None` for an entry and for
    /// what cannot be reached.
    pub fn immediate_dominator<'a, 'c>(&mut self, block: BlockRef<'a, 'c>) -> Option<BlockRef<'a, 'c>> {
        self.compute(block);
        let dominator = self.nodes.get(&block.id())?.dominator;
        (dominator != block.id()).then(|| block.ir().block(dominator))
    }

    /// Whether every way to `b` leads through `a`, which is in the same region.
    /// A block dominates itself; everything dominates what cannot be reached.
    pub fn block_dominates(&mut self, a: BlockRef<'_, '_>, b: BlockRef<'_, '_>) -> bool {
        if a.id() == b.id() {
            return true;
        }
        self.compute(b);
        let Some(mut at) = self.nodes.get(&b.id()).copied() else { return true };
        let Some(target) = self.nodes.get(&a.id()).copied() else { return false };
        while at.depth > target.depth + 1 {
            at = self.nodes[&at.dominator];
        }
        at.depth == target.depth + 1 && at.dominator == a.id()
    }

    /// Whether a value is sure to be defined when an operation runs: it is
    /// defined before it or around it, or in a graph region around it.
    pub fn value_dominates(&mut self, value: ValueRef<'_, '_>, user: OpRef<'_, '_>) -> bool {
        match value.def() {
            Some(ValueDef::Argument(block, _)) => {
                let block = value.ir().block(block);
                let Some(place) = ancestor_in(block, user) else { return false };
                place.block().is_some_and(|inner| self.block_dominates(block, inner))
            }
            Some(ValueDef::Result(op, _)) => self.result_dominates(value.ir().op(op), user),
            None => false,
        }
    }

    fn result_dominates(&mut self, def: OpRef<'_, '_>, user: OpRef<'_, '_>) -> bool {
        let Some(block) = def.block() else { return false };
        // Most values are used in the block that defines them.
        let near = (user.block() == Some(block)).then_some(user);
        let Some(place) = near.or_else(|| ancestor_in(block, user)) else { return false };
        let Some(inner) = place.block() else { return false };
        if inner.id() != block.id() {
            return self.block_dominates(block, inner);
        }
        let ordered = block.region().is_some_and(has_ssa_dominance);
        if place.id() == def.id() {
            // An operation does not dominate itself or what is inside it.
            return !ordered;
        }
        !ordered || self.position(def) < self.position(place)
    }

    /// The place of an operation among those of its block.
    fn position(&mut self, op: OpRef<'_, '_>) -> u32 {
        let Some(block) = op.block() else { return 0 };
        if self.positions.is_empty() {
            self.positions.resize(op.ir().op_capacity(), 0);
        }
        if self.positions[op.id().index()] == 0 {
            for (position, op) in (1..).zip(block.ops()) {
                self.positions[op.id().index()] = position;
            }
        }
        self.positions[op.id().index()]
    }

    fn compute(&mut self, block: BlockRef<'_, '_>) {
        let Some(entry) = block.region().and_then(RegionRef::entry) else { return };
        if self.known.insert(entry.id(), ()).is_some() {
            return;
        }
        let order = reverse_post_order(entry);
        let first = self.nodes.len();
        for (at, block) in (0..).zip(&order) {
            self.nodes.insert(*block, Node { order: at, dominator: *block, depth: 0 });
        }
        debug_assert_eq!(self.nodes.len(), first + order.len());
        self.iterate(entry, &order);
        for id in &order[1..] {
            let depth = self.nodes[&self.nodes[id].dominator].depth + 1;
            if let Some(node) = self.nodes.get_mut(id) {
                node.depth = depth;
            }
        }
    }

    /// The iteration of Cooper, Harvey and Kennedy, "A Simple, Fast Dominance
    /// Algorithm".
    fn iterate(&mut self, entry: BlockRef<'_, '_>, order: &[BlockId]) {
        let ir = entry.ir();
        let mut processed = vec![false; order.len()];
        processed[0] = true;
        let mut changed = true;
        while changed {
            changed = false;
            for (at, id) in order.iter().enumerate().skip(1) {
                let mut dominator = None;
                for predecessor in ir.block(*id).predecessors().filter_map(OpRef::block) {
                    let Some(node) = self.nodes.get(&predecessor.id()) else { continue };
                    if processed[node.order as usize] {
                        dominator = Some(match dominator {
                            None => predecessor.id(),
                            Some(other) => self.intersect(other, predecessor.id()),
                        });
                    }
                }
                let Some(dominator) = dominator else { continue };
                if let Some(node) = self.nodes.get_mut(id)
                    && (!processed[at] || node.dominator != dominator)
                {
                    node.dominator = dominator;
                    processed[at] = true;
                    changed = true;
                }
            }
        }
    }

    fn intersect(&self, mut a: BlockId, mut b: BlockId) -> BlockId {
        while a != b {
            while self.nodes[&a].order > self.nodes[&b].order {
                a = self.nodes[&a].dominator;
            }
            while self.nodes[&b].order > self.nodes[&a].order {
                b = self.nodes[&b].dominator;
            }
        }
        a
    }
}

/// Whether uses must come after definitions in a region: not in a graph region,
/// and not in the only block of an operation that is not registered.
#[must_use]
pub fn has_ssa_dominance(region: RegionRef<'_, '_>) -> bool {
    let Some(parent) = region.parent() else { return true };
    match parent.def() {
        Some(def) => !def.traits.contains(OpTraits::GRAPH_REGION),
        None => !region.has_one_block(),
    }
}

/// The operation in the same region as `block` that is or surrounds `op`.
pub(crate) fn ancestor_in<'a, 'c>(block: BlockRef<'_, '_>, op: OpRef<'a, 'c>) -> Option<OpRef<'a, 'c>> {
    let region = block.region()?.id();
    let is_here =
        |op: &OpRef<'a, 'c>| op.block().and_then(BlockRef::region).is_some_and(|r| r.id() == region);
    std::iter::once(op).chain(op.ancestors()).find(is_here)
}

fn reverse_post_order(entry: BlockRef<'_, '_>) -> Vec<BlockId> {
    let region = entry.region().map(RegionRef::id);
    let successors = |block: BlockRef<'_, '_>| -> Vec<BlockId> {
        let last = block.last_op();
        let all = last.iter().flat_map(|op| op.successors());
        // An edge into another region is an error of its own.
        all.filter(|next| next.region().map(RegionRef::id) == region).map(BlockRef::id).collect()
    };
    let ir = entry.ir();
    let mut seen: FxHashMap<BlockId, ()> = FxHashMap::default();
    seen.insert(entry.id(), ());
    let mut stack = vec![(entry.id(), successors(entry))];
    let mut order = Vec::new();
    while let Some((block, pending)) = stack.last_mut() {
        match pending.pop() {
            Some(next) => {
                if seen.insert(next, ()).is_none() {
                    stack.push((next, successors(ir.block(next))));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}
