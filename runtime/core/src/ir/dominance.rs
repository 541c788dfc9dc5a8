//! [`Dominance`]: which definitions are executed before which uses.

use super::data::ValueDef;
use super::def::{OpDef, OpTraits};
use super::ids::{BlockId, EdgeId, Run};
use super::interfaces::{REGION_KIND_INTERFACE, RegionKindInterfaceTable};
use super::revision::Revision;
use super::storage::Ir;
use super::view::{BlockRef, OpRef, RegionRef, ValueRef};
use crate::Context;

/// Dominance between the blocks, operations and values of an [`Ir`](super::Ir)
/// (LangRef, "Control Flow and SSACFG Regions").
///
/// The first query about a region computes its dominator tree, which is cached: use one value for all queries. It is
/// never stale: a query after a change of operations, blocks, regions or successors drops the cache; replaced uses,
/// operands and types keep it. [`Self::is_current`] tells whether it is valid.
///
/// Computing a tree takes O(e log b) time for b blocks and e edges, a query about two blocks constant time. A pass that
/// alternates between queries and such changes computes a tree for each query: collect the changes first.
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
    /// The revision that the tables were computed for.
    of: Revision,
    /// By block: its node in the dominator tree of its region. An unreachable block,
    /// or one of a region without queries, has an empty node.
    nodes: Vec<Node>,
    /// By operation: its position in its block, counted from one; 0 if unknown.
    positions: Vec<u32>,
    /// Buffers of the last computation, for reuse: most regions are small.
    scratch: DominatorBuffers,
}

/// The position of a value's definition, see [`Dominance::relation`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UseRelation {
    /// In the block, before the operation.
    Before,
    /// In the block, by the operation or after it.
    After,
    /// Not in the block.
    Elsewhere,
}

/// A node of a dominator tree. The nodes of a subtree are numbered
/// consecutively, in preorder.
#[derive(Clone, Copy, Debug, Default)]
struct Node {
    /// The number of the node.
    first: u32,
    /// One more than the last number in its subtree; 0 for an empty node.
    end: u32,
    /// `None` for the entry.
    immediate_dominator: Option<BlockId>,
}

impl Dominance {
    /// Whether the cache matches the present state of an IR, so that the next query keeps it.
    #[must_use]
    pub fn is_current(&self, ir: &Ir<'_>) -> bool {
        self.of == ir.structure()
    }

    /// Drops the cache of another state.
    fn update(&mut self, ir: &Ir<'_>) {
        let now = ir.structure();
        if self.of != now {
            self.nodes.clear();
            self.positions.clear();
            self.of = now;
        }
    }

    /// Whether control can reach a block from the entry of its region.
    pub fn is_reachable(&mut self, block: BlockRef<'_, '_>) -> bool {
        self.update(block.ir());
        self.reaches(block)
    }

    /// As [`Self::is_reachable`], for an IR that did not change since this value was made.
    pub(super) fn reaches(&mut self, block: BlockRef<'_, '_>) -> bool {
        block.is_entry() || self.node(block).end != 0
    }

    /// The immediate dominator of a block. `None` for an entry block and for an
    /// unreachable one.
    pub fn immediate_dominator<'a, 'c>(&mut self, block: BlockRef<'a, 'c>) -> Option<BlockRef<'a, 'c>> {
        self.update(block.ir());
        self.node(block).immediate_dominator.map(|dominator| block.ir().block(dominator))
    }

    /// Whether every path from the entry to `b` contains `a`. Both are in one
    /// region. A block dominates itself; every block dominates an unreachable one.
    pub fn block_dominates(&mut self, a: BlockRef<'_, '_>, b: BlockRef<'_, '_>) -> bool {
        self.update(a.ir());
        self.dominates_block(a, b)
    }

    /// As [`Self::block_dominates`], for an IR that did not change since this value was made.
    pub(super) fn dominates_block(&mut self, a: BlockRef<'_, '_>, b: BlockRef<'_, '_>) -> bool {
        if a.id() == b.id() || a.is_entry() {
            return true;
        }
        let (a, b) = (self.node(a), self.node(b));
        b.end == 0 || (a.first <= b.first && b.end <= a.end)
    }

    /// Whether a value is defined whenever an operation runs: it is defined
    /// before the operation, around it, or in a graph region around it.
    pub fn value_dominates(&mut self, value: ValueRef<'_, '_>, user: OpRef<'_, '_>) -> bool {
        self.update(value.ir());
        self.dominates(value, user)
    }

    /// As [`Self::value_dominates`], for an IR that did not change since this value was made.
    pub(super) fn dominates(&mut self, value: ValueRef<'_, '_>, user: OpRef<'_, '_>) -> bool {
        match value.def() {
            Some(ValueDef::Argument(block, _)) => {
                let block = value.ir().block(block);
                let Some(ancestor) = ancestor_in(block, user) else { return false };
                ancestor.block().is_some_and(|inner| self.dominates_block(block, inner))
            }
            Some(ValueDef::Result(op, _)) => self.result_dominates(value.ir().op(op), user),
            None => false,
        }
    }

    fn result_dominates(&mut self, def: OpRef<'_, '_>, user: OpRef<'_, '_>) -> bool {
        let Some(block) = def.block() else { return false };
        // Most values are used in the block that defines them.
        let near = (user.block() == Some(block)).then_some(user);
        let Some(ancestor) = near.or_else(|| ancestor_in(block, user)) else { return false };
        let Some(inner) = ancestor.block() else { return false };
        if inner.id() != block.id() {
            return self.dominates_block(block, inner);
        }
        let ordered = block.region().is_some_and(has_ssa_dominance);
        if ancestor.id() == def.id() {
            // An operation does not dominate itself or its contents.
            return !ordered;
        }
        !ordered || self.position(def) < self.position(ancestor)
    }

    /// The position of an operation in its block.
    fn position(&mut self, op: OpRef<'_, '_>) -> u32 {
        let Some(block) = op.block() else { return 0 };
        if self.positions.is_empty() {
            self.positions = vec![0; op.ir().op_capacity()];
        }
        if self.positions[op.id().index()] == 0 {
            for (position, op) in (1..).zip(block.ops()) {
                self.positions[op.id().index()] = position;
            }
        }
        self.positions[op.id().index()]
    }

    /// Sets the position of an operation in its block, counted from one. The caller sets the positions of all
    /// operations of the block.
    #[inline]
    pub(super) fn set_position(&mut self, op: OpRef<'_, '_>, position: u32) {
        if self.positions.is_empty() {
            self.positions = vec![0; op.ir().op_capacity()];
        }
        self.positions[op.id().index()] = position;
    }

    /// The position of a value's definition relative to the operation at a position of a block. The positions of the
    /// operations before it are set.
    #[inline]
    pub(super) fn relation(
        &self,
        value: ValueRef<'_, '_>,
        block: BlockRef<'_, '_>,
        position: u32,
    ) -> UseRelation {
        match value.def() {
            Some(ValueDef::Argument(of, _)) if of == block.id() => UseRelation::Before,
            Some(ValueDef::Result(op, _)) if value.ir().op(op).block() == Some(block) => {
                match self.positions.get(op.index()) {
                    Some(found) if (1..position).contains(found) => UseRelation::Before,
                    _ => UseRelation::After,
                }
            }
            Some(ValueDef::Argument(..) | ValueDef::Result(..)) | None => UseRelation::Elsewhere,
        }
    }

    /// The node of a block. Computes the tree of its region if necessary.
    fn node(&mut self, block: BlockRef<'_, '_>) -> Node {
        let Some(entry) = block.region().and_then(RegionRef::entry) else { return Node::default() };
        if self.nodes.is_empty() {
            self.nodes = vec![Node::default(); block.ir().blocks.len()];
        }
        if self.nodes[entry.id().index()].end == 0 {
            self.compute(entry);
        }
        self.nodes[block.id().index()]
    }

    fn compute(&mut self, entry: BlockRef<'_, '_>) {
        let DominatorBuffers { graph, forest, dominators, buckets, next_in_bucket, sizes } =
            &mut self.scratch;
        graph.fill_from(entry, &mut self.nodes);
        let count = graph.blocks.len();
        forest.reset(count);
        for list in [&mut *dominators, &mut *buckets, &mut *next_in_bucket] {
            list.clear();
            list.resize(count, 0);
        }
        graph.immediate_dominators(forest, dominators, buckets, next_in_bucket);
        sizes.clear();
        sizes.resize(count, 1);
        for node in (1..count).rev() {
            sizes[dominators[node] as usize] += sizes[node];
        }
        // By node: the number of its next child. All buckets are empty again.
        let next = buckets;
        for node in 0..count {
            let dominator = dominators[node] as usize;
            let first = next[dominator];
            next[dominator] += sizes[node];
            next[node] = first + 1;
            self.nodes[graph.blocks[node].index()] = Node {
                first,
                end: first + sizes[node],
                immediate_dominator: (node != 0).then(|| graph.blocks[dominator]),
            };
        }
    }
}

/// The lists that the computation of a tree fills.
#[derive(Debug, Default)]
struct DominatorBuffers {
    graph: Graph,
    forest: Forest,
    /// By node: its immediate dominator; the entry's is the entry.
    dominators: Vec<u32>,
    /// By node: the head of the list of nodes with this semidominator whose dominator is not known yet; 0 for an empty
    /// list.
    buckets: Vec<u32>,
    /// By node: the next one in its bucket.
    next_in_bucket: Vec<u32>,
    /// By node: the number of nodes in its subtree.
    sizes: Vec<u32>,
}

/// The reachable blocks of a region, numbered in the order of a depth-first
/// search: node 0 is the entry.
#[derive(Debug, Default)]
struct Graph {
    blocks: Vec<BlockId>,
    /// By node: its parent in the tree of the search.
    parents: Vec<u32>,
    /// The predecessors of all nodes, node by node.
    predecessors: Vec<u32>,
    /// By node: the end of its predecessors, where the next node's begin.
    ends: Vec<u32>,
    /// The nodes that the search has entered and not left, each with the edges that it has not followed.
    path: Vec<(u32, Run)>,
}

impl Graph {
    /// Searches a region. `nodes` is scratch space: the numbers of the blocks.
    fn fill_from(&mut self, entry: BlockRef<'_, '_>, nodes: &mut [Node]) {
        self.blocks.clear();
        self.parents.clear();
        self.predecessors.clear();
        self.ends.clear();
        let region = entry.region().map(RegionRef::id);
        self.enter(entry, 0, nodes);
        while let Some((node, pending)) = self.path.last_mut() {
            let Some(edge) = pending.take_first::<EdgeId>() else {
                self.path.pop();
                continue;
            };
            let node = *node;
            // An edge into another region is an error of its own.
            if let Some(next) = entry.ir().edges[edge].block.map(|next| entry.ir().block_at(next))
                && next.region().map(RegionRef::id) == region
            {
                self.enter(next, node, nodes);
            }
        }
        for block in &self.blocks {
            let from = entry.ir().block(*block).predecessors().filter_map(OpRef::block);
            let reachable = from.map(|block| nodes[block.id().index()]).filter(|node| node.end != 0);
            self.predecessors.extend(reachable.map(|node| node.first));
            self.ends.push(self.predecessors.len() as u32);
        }
    }

    /// Numbers a block, unless it has a number.
    fn enter(&mut self, block: BlockRef<'_, '_>, parent: u32, nodes: &mut [Node]) {
        let known = &mut nodes[block.id().index()];
        if known.end == 0 {
            let number = self.blocks.len() as u32;
            *known = Node { first: number, end: number + 1, immediate_dominator: None };
            self.blocks.push(block.id());
            self.parents.push(parent);
            let successors = block.last_op().map_or(Run::EMPTY, |last| block.ir().extra(last.id).successors);
            self.path.push((number, successors));
        }
    }

    fn predecessors(&self, node: usize) -> &[u32] {
        let start = if node == 0 { 0 } else { self.ends[node - 1] };
        &self.predecessors[start as usize..self.ends[node] as usize]
    }

    /// Finds the immediate dominator of each node. The other lists are zeroed on entry; the buckets are zeroed again on
    /// return.
    ///
    /// Lengauer and Tarjan, "A Fast Algorithm for Finding Dominators in a
    /// Flowgraph", in the version with path compression only.
    fn immediate_dominators(
        &self,
        forest: &mut Forest,
        dominators: &mut [u32],
        buckets: &mut [u32],
        next_in_bucket: &mut [u32],
    ) {
        let count = self.blocks.len();
        for node in (1..count).rev() {
            let semi = self.predecessors(node).iter().map(|from| forest.semi_of_minimum(*from)).min();
            let semi = semi.unwrap_or(0);
            forest.semi[node] = semi;
            next_in_bucket[node] = std::mem::replace(&mut buckets[semi as usize], node as u32);
            let parent = self.parents[node];
            forest.link(parent, node as u32);
            let mut waiting = std::mem::take(&mut buckets[parent as usize]);
            while waiting != 0 {
                let minimum = forest.minimum(waiting);
                let is_parent = forest.semi[minimum as usize] == parent;
                dominators[waiting as usize] = if is_parent { parent } else { minimum };
                waiting = next_in_bucket[waiting as usize];
            }
        }
        for node in 1..count {
            if dominators[node] != forest.semi[node] {
                dominators[node] = dominators[dominators[node] as usize];
            }
        }
    }
}

/// The forest of the nodes that were processed.
#[derive(Debug, Default)]
struct Forest {
    /// By node: its semidominator; until that is known, itself.
    semi: Vec<u32>,
    /// By node: a node on the path towards its root; [`Forest::ROOT`] for a root.
    ancestors: Vec<u32>,
    /// By node: the one of least semidominator on the path to its ancestor.
    minima: Vec<u32>,
    path: Vec<u32>,
}

impl Forest {
    const ROOT: u32 = u32::MAX;

    /// Makes that many nodes roots.
    fn reset(&mut self, count: usize) {
        for list in [&mut self.semi, &mut self.minima] {
            list.clear();
            list.extend(0..count as u32);
        }
        self.ancestors.clear();
        self.ancestors.resize(count, Self::ROOT);
    }

    fn link(&mut self, parent: u32, node: u32) {
        self.ancestors[node as usize] = parent;
    }

    fn semi_of_minimum(&mut self, node: u32) -> u32 {
        let minimum = self.minimum(node);
        self.semi[minimum as usize]
    }

    /// The node of least semidominator on the path from a node to its root,
    /// without the root; the node itself if it is a root.
    fn minimum(&mut self, node: u32) -> u32 {
        let mut at = node;
        while self.ancestors[at as usize] != Self::ROOT {
            self.path.push(at);
            at = self.ancestors[at as usize];
        }
        // The topmost has the root as its ancestor already.
        let mut above = self.path.pop();
        while let (Some(upper), Some(lower)) = (above, self.path.pop()) {
            let (from_upper, from_lower) = (self.minima[upper as usize], self.minima[lower as usize]);
            if self.semi[from_upper as usize] < self.semi[from_lower as usize] {
                self.minima[lower as usize] = from_upper;
            }
            self.ancestors[lower as usize] = self.ancestors[upper as usize];
            above = Some(lower);
        }
        self.minima[node as usize]
    }
}

/// Whether uses must come after definitions in a region: not in a graph region, not in one of an unknown kind, and not
/// in the only block of an operation that is not registered.
#[must_use]
pub fn has_ssa_dominance(region: RegionRef<'_, '_>) -> bool {
    let Some(parent) = region.parent() else { return true };
    match parent.ir().names.region_order(parent.ir().name(parent.id)) {
        RegionOrder::All(ordered) => ordered,
        RegionOrder::ByIndex(is_ordered) => region.index().is_none_or(is_ordered),
        RegionOrder::OfSeveralBlocks => !region.has_one_block(),
    }
}

/// The regions in which uses must come after definitions, for the operations of a name.
#[derive(Clone, Copy)]
pub(crate) enum RegionOrder {
    /// In all or in none.
    All(bool),
    /// In regions whose index the function accepts.
    ByIndex(fn(usize) -> bool),
    /// In regions of several blocks.
    OfSeveralBlocks,
}

impl RegionOrder {
    /// For unregistered operations.
    pub(crate) const UNKNOWN: Self = Self::OfSeveralBlocks;

    /// For the operations of a definition.
    pub(crate) fn of(context: &Context, def: &'static OpDef) -> Self {
        if def.traits.contains(OpTraits::GRAPH_REGION) {
            return Self::All(false);
        }
        if def.interfaces.is_empty() {
            return Self::All(true);
        }
        let attached = || context.op_model(def.name, &REGION_KIND_INTERFACE)?.downcast_ref();
        let kinds: Option<&RegionKindInterfaceTable> =
            def.interface(&REGION_KIND_INTERFACE).or_else(attached);
        // A loaded definition may list the interface without the function that returns the kind.
        let lists =
            || def.interfaces.iter().any(|found| found.interface.name.ends_with("RegionKindInterface"));
        kinds.map_or_else(|| Self::All(!lists()), |kinds| Self::ByIndex(kinds.has_ssa_dominance))
    }
}

/// The operation in the same region as `block` that is or surrounds `op`.
pub(crate) fn ancestor_in<'a, 'c>(block: BlockRef<'_, '_>, op: OpRef<'a, 'c>) -> Option<OpRef<'a, 'c>> {
    let region = block.region()?.id();
    let is_here =
        |op: &OpRef<'a, 'c>| op.block().and_then(BlockRef::region).is_some_and(|r| r.id() == region);
    std::iter::once(op).chain(op.ancestors()).find(is_here)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;

    /// Dominators by definition: `a` dominates `b` if `b` cannot be reached without `a`.
    fn reachable_without(edges: &[Vec<usize>], removed: Option<usize>) -> Vec<bool> {
        let mut reached = vec![false; edges.len()];
        let mut pending = vec![0];
        while let Some(at) = pending.pop() {
            if Some(at) != removed && !std::mem::replace(&mut reached[at], true) {
                pending.extend(&edges[at]);
            }
        }
        reached
    }

    #[test]
    fn trees_equal_the_definition_of_dominance() {
        let context = Context::new();
        let mut state = 1u64;
        let mut below = |bound: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % bound
        };
        for round in 0..300 {
            let count = 1 + round % 12;
            let edges: Vec<Vec<usize>> =
                (0..count).map(|_| (0..below(4)).map(|_| below(count)).collect()).collect();
            let mut ir = Ir::empty(&context);
            let region = ir.create_region();
            let blocks: Vec<_> = (0..count).map(|_| ir.create_block()).collect();
            for (block, targets) in blocks.iter().zip(&edges) {
                ir.append_block(region, *block);
                let targets: Vec<_> = targets.iter().map(|target| blocks[*target]).collect();
                let mut builder = ir.builder_at_end(*block);
                let branch = builder.op("t.branch");
                targets.into_iter().fold(branch, |branch, target| branch.successor(target)).create();
            }
            let reachable = reachable_without(&edges, None);
            let mut dominance = Dominance::default();
            for a in 0..count {
                let without = reachable_without(&edges, Some(a));
                for b in 0..count {
                    let expected = a == b || !reachable[b] || !without[b];
                    let found = dominance.block_dominates(ir.block(blocks[a]), ir.block(blocks[b]));
                    assert_eq!(found, expected, "{edges:?}: {a} dominates {b}");
                }
                assert_eq!(dominance.is_reachable(ir.block(blocks[a])), reachable[a], "{edges:?}: {a}");
            }
        }
    }

    #[test]
    fn immediate_dominators_of_a_diamond_with_a_back_edge() {
        let context = Context::new();
        let ir = Ir::parse(
            &context,
            r#""t.f"() ({
                 "t.br"()[^a, ^b] : () -> ()
               ^a:
                 "t.br"()[^c] : () -> ()
               ^b:
                 "t.br"()[^c] : () -> ()
               ^c:
                 "t.br"()[^a, ^d] : () -> ()
               ^d:
                 "t.end"() : () -> ()
               ^unreachable:
                 "t.br"()[^d] : () -> ()
               }) : () -> ()"#,
        )
        .unwrap();
        let op = ir.root().unwrap().walk().nth(1).unwrap();
        let blocks: Vec<_> = op.regions().next().unwrap().blocks().collect();
        let mut dominance = Dominance::default();
        let found: Vec<_> = blocks
            .iter()
            .map(|block| {
                dominance.immediate_dominator(*block).and_then(|d| blocks.iter().position(|b| *b == d))
            })
            .collect();
        assert_eq!(found, [None, Some(0), Some(0), Some(0), Some(3), None]);
    }

    #[test]
    fn what_was_computed_is_forgotten_after_a_change_of_the_structure() {
        let context = Context::new();
        let text = r#"
            "t.f"() ({
              %b = "t.b"() : () -> i8
              %a = "t.a"() : () -> i8
              "t.br"()[^end] : () -> ()
            ^middle:
              "t.br"()[^end] : () -> ()
            ^end:
              "t.use"(%a) : (i8) -> ()
              "t.end"() : () -> ()
            }) : () -> ()"#;
        let mut ir = Ir::parse(&context, text).expect("sound");
        let op = |ir: &Ir<'_>, name: &str| {
            ir.root().into_iter().flat_map(OpRef::walk).find(|op| op.name() == name).expect(name).id()
        };
        let blocks = |ir: &Ir<'_>| -> Vec<BlockId> {
            ir.op(op(ir, "t.f")).regions().flat_map(RegionRef::blocks).map(BlockRef::id).collect()
        };
        let (a, b, user) = (op(&ir, "t.a"), op(&ir, "t.b"), op(&ir, "t.use"));
        let [entry, middle, end] = blocks(&ir)[..] else { panic!("three blocks") };
        let branch = ir.op(a).next().expect("a branch").id();
        let mut dominance = Dominance::default();
        assert!(!dominance.is_current(&ir));
        let dominates = |dominance: &mut Dominance, ir: &Ir<'_>| {
            let value = ir.op(a).result(0).expect("a result");
            dominance.value_dominates(value, ir.op(user))
        };
        assert!(dominates(&mut dominance, &ir) && !dominance.is_reachable(ir.block(middle)));
        assert!(dominance.is_current(&ir) && !dominance.is_current(&ir.clone()));

        // Dominance does not depend on these.
        let value = ir.op(a).result(0).expect("a result").id();
        let other = ir.op(b).result(0).expect("a result").id();
        ir.set_operand(user, 0, other);
        ir.set_type(value, context.i64());
        ir.replace_all_uses(other, value);
        let _asked = ir.revision();
        assert!(dominance.is_current(&ir));

        // Each of these changes an answer.
        ir.set_successors(branch, &[middle]);
        assert!(!dominance.is_current(&ir));
        assert!(dominance.is_reachable(ir.block(middle)));
        assert!(dominance.block_dominates(ir.block(middle), ir.block(end)));
        let last = ir.block(end).last_op().expect("the end").id();
        ir.move_before(a, last);
        assert!(!dominates(&mut dominance, &ir));
        ir.move_before(a, user);
        assert!(dominates(&mut dominance, &ir));
        let new = ir.create_block();
        ir.insert_block_before(new, end);
        ir.set_successors(branch, &[new]);
        let first = ir.create_block();
        ir.insert_block_before(first, entry);
        assert!(!dominance.is_reachable(ir.block(end)) && dominance.is_reachable(ir.block(first)));
        // Another `Ir` has other blocks of the same numbers.
        let other = Ir::parse(&context, text).expect("sound");
        assert!(!dominance.is_reachable(other.block(blocks(&other)[1])));
        assert!(dominance.is_reachable(other.block(blocks(&other)[2])));
    }
}
