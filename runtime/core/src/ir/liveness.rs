//! [`Liveness`]: which values are needed where (MLIR `Liveness`); and the slices of definitions and uses.
//!
//! Not here: single uses (`view`), and the replacement of uses (`uses`).

use super::dominance::ancestor_in;
use super::ids::{BlockId, OpId, ValueId};
use super::revision::Revision;
use super::storage::Ir;
use super::view::{BlockRef, OpRef, RegionRef, ValueRef};
use rustc_hash::{FxHashMap, FxHashSet};

/// The values that are live at the start and at the end of blocks inside an operation.
///
/// A value is live at a point if a path from there leads to a use. Control follows successors; the regions of an
/// operation run at the operation, each from its entry, any number of times.
///
/// It is computed eagerly, in time linear in the number of operations and of live values of all blocks.
/// [`Self::is_current`] tells whether the IR has changed since.
///
/// ```
/// # use isogloss::{Context, ir::{Ir, Liveness}};
/// let ctx = Context::new();
/// let ir = Ir::parse(&ctx, r#"
///   "t.f"() ({
///     %a, %b = "t.two"() : () -> (i8, i8)
///     "t.br"(%b)[^bb1] : (i8) -> ()
///   ^bb1:
///     "t.end"(%a) : (i8) -> ()
///   }) : () -> ()"#)?;
/// let liveness = Liveness::new(ir.root().unwrap());
/// let two = ir.root().unwrap().walk().find(|op| op.name() == "t.two").unwrap();
/// let [a, b] = [0, 1].map(|at| two.result(at).unwrap());
/// let (first, end) = (a.block().unwrap(), a.block().unwrap().next().unwrap());
/// assert_eq!((liveness.live_out(first), liveness.live_in(end)), (&[a.id()][..], &[a.id()][..]));
/// assert!(liveness.is_dead_after(b, first.last_op().unwrap()));
/// assert!(!liveness.is_dead_after(a, first.last_op().unwrap()));
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[derive(Clone, Debug)]
pub struct Liveness {
    of: Revision,
    blocks: FxHashMap<BlockId, Live>,
    /// The positions of the operations in their blocks.
    positions: FxHashMap<OpId, usize>,
}

/// The values that are live at the start and at the end of a block, in the order of their definitions.
#[derive(Clone, Debug, Default)]
struct Live {
    incoming: Vec<ValueId>,
    outgoing: Vec<ValueId>,
}

impl Liveness {
    /// The values that are live in the blocks inside an operation.
    #[must_use]
    pub fn new(root: OpRef<'_, '_>) -> Self {
        let mut liveness =
            Self { of: root.ir().revision(), blocks: FxHashMap::default(), positions: FxHashMap::default() };
        let blocks: Vec<BlockRef<'_, '_>> =
            root.walk().flat_map(OpRef::regions).flat_map(RegionRef::blocks).collect();
        for block in &blocks {
            liveness.blocks.insert(block.id(), Live::default());
            liveness.positions.extend(block.ops().enumerate().map(|(at, op)| (op.id(), at)));
        }
        // Values from outside are first.
        let mut pending = Vec::new();
        for value in root.values_from_above() {
            liveness.add(value, &mut pending);
        }
        for block in &blocks {
            for value in block.arguments().chain(block.ops().flat_map(OpRef::results)) {
                liveness.add(value, &mut pending);
            }
        }
        liveness
    }

    /// Adds a value to the blocks where it is live. `pending` is empty before and after.
    fn add<'a, 'c>(&mut self, value: ValueRef<'a, 'c>, pending: &mut Vec<BlockRef<'a, 'c>>) {
        let home = value.block();
        for (user, _) in value.uses() {
            // A use inside of regions affects all enclosing blocks up to the value's.
            let mut block = user.block();
            while let Some(inner) = block.filter(|inner| Some(*inner) != home && self.is_known(*inner)) {
                self.begin(value, inner, pending);
                let is_level = inner.region() == home.and_then(BlockRef::region);
                block = inner.parent().and_then(OpRef::block).filter(|_| !is_level);
            }
        }
        while let Some(block) = pending.pop() {
            for before in block.predecessors().filter_map(OpRef::block) {
                let Some(live) = self.blocks.get_mut(&before.id()) else { continue };
                if live.outgoing.last() != Some(&value.id()) {
                    live.outgoing.push(value.id());
                    if Some(before) != home {
                        self.begin(value, before, pending);
                    }
                }
            }
        }
    }

    /// Records that a value is live at the start of a block.
    fn begin<'a, 'c>(
        &mut self,
        value: ValueRef<'a, 'c>,
        block: BlockRef<'a, 'c>,
        pending: &mut Vec<BlockRef<'a, 'c>>,
    ) {
        let Some(live) = self.blocks.get_mut(&block.id()) else { return };
        // Values are added one after the other.
        if live.incoming.last() != Some(&value.id()) {
            live.incoming.push(value.id());
            pending.push(block);
        }
    }

    fn is_known(&self, block: BlockRef<'_, '_>) -> bool {
        self.blocks.contains_key(&block.id())
    }

    /// Whether the IR is as it was: otherwise all answers are about the former state.
    #[must_use]
    pub fn is_current(&self, ir: &Ir<'_>) -> bool {
        self.of == ir.revision()
    }

    /// The values that are live at the start of a block, without its arguments: first values from outside the
    /// operation, then values inside it, in the order of definition. Empty for a block outside the operation.
    #[must_use]
    pub fn live_in(&self, block: BlockRef<'_, '_>) -> &[ValueId] {
        self.blocks.get(&block.id()).map_or(&[], |live| &live.incoming)
    }

    /// The values that are live at the end of a block, as [`Self::live_in`], without operands that a terminator passes
    /// on to the arguments of a block.
    #[must_use]
    pub fn live_out(&self, block: BlockRef<'_, '_>) -> &[ValueId] {
        self.blocks.get(&block.id()).map_or(&[], |live| &live.outgoing)
    }

    /// Whether no use of a value follows an operation. The value is defined before the operation or by it.
    ///
    /// If the operation is inside a region that the value is not in, a use anywhere in that region follows, since the region
    /// may run again.
    #[must_use]
    pub fn is_dead_after(&self, value: ValueRef<'_, '_>, op: OpRef<'_, '_>) -> bool {
        let Some(home) = value.block() else { return true };
        // Values from outside the operation have no block here: theirs is as far out as operations are known.
        let mut at = op;
        while at.block().is_some_and(|block| block.region() != home.region()) {
            match at.parent().filter(|parent| self.positions.contains_key(&parent.id())) {
                Some(parent) => at = parent,
                None => break,
            }
        }
        let Some(block) = at.block() else { return true };
        if self.live_out(block).contains(&value.id()) {
            return false;
        }
        let position = |op: OpRef<'_, '_>| self.positions.get(&op.id()).copied().unwrap_or(0);
        value.uses().filter_map(|(user, _)| ancestor_in(block, user)).all(|user| {
            let follows = position(user) > position(at) || user == at && at != op;
            user.block() != Some(block) || !follows
        })
    }
}

impl<'a, 'c> OpRef<'a, 'c> {
    /// The values that operations inside its regions use and that are defined outside of it, each once, in the order of
    /// the first use (MLIR `getUsedValuesDefinedAbove`).
    #[must_use]
    pub fn values_from_above(self) -> Vec<ValueRef<'a, 'c>> {
        let mut seen = FxHashSet::default();
        let mut found = Vec::new();
        for value in self.walk().skip(1).flat_map(OpRef::operands) {
            if seen.insert(value.id()) && !value.block().is_some_and(|block| self.surrounds(block)) {
                found.push(value);
            }
        }
        found
    }

    /// Whether a block is inside its regions.
    fn surrounds(self, block: BlockRef<'_, '_>) -> bool {
        block.parent().is_some_and(|parent| {
            parent.id() == self.id() || parent.ancestors().any(|outer| outer.id() == self.id())
        })
    }

    /// The operations that compute its operands, in the order of dependence with itself at the end (MLIR
    /// `getBackwardSlice`). `follow` selects the operations of the slice; the operands of other operations are not
    /// followed.
    ///
    /// Operands of operations inside regions count as operands of the operation with the regions.
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir};
    /// let ctx = Context::new();
    /// let ir = Ir::parse(&ctx, r#"
    ///   %a = "t.a"() : () -> i8
    ///   %b = "t.b"() : () -> i8
    ///   %c = "t.c"(%a) : (i8) -> i8"#)?;
    /// let last = ir.block(ir.body()).last_op().unwrap();
    /// let names: Vec<&str> = last.backward_slice(|_| true).iter().map(|op| op.name()).collect();
    /// assert_eq!(names, ["t.a", "t.c"]);
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    #[must_use]
    pub fn backward_slice(self, follow: impl Fn(OpRef<'a, 'c>) -> bool) -> Vec<OpRef<'a, 'c>> {
        slice(self, |op| {
            let operands = op.operands().chain(op.values_from_above());
            operands.filter_map(ValueRef::defining_op).filter(|op| follow(*op)).collect()
        })
    }

    /// The operations that depend on its results, in the order of dependence with itself at the start (MLIR
    /// `getForwardSlice`). `follow` selects the operations of the slice; the results of other operations are not
    /// followed.
    #[must_use]
    pub fn forward_slice(self, follow: impl Fn(OpRef<'a, 'c>) -> bool) -> Vec<OpRef<'a, 'c>> {
        let mut found = slice(self, |op| {
            let users = op.results().flat_map(ValueRef::users_in_order);
            let mut users: Vec<_> = users.filter(|op| follow(*op)).collect();
            users.reverse();
            users
        });
        found.reverse();
        found
    }
}

/// The operations that are reachable from an operation, in postorder. A cycle is cut where it closes.
fn slice<'a, 'c>(
    from: OpRef<'a, 'c>,
    mut next: impl FnMut(OpRef<'a, 'c>) -> Vec<OpRef<'a, 'c>>,
) -> Vec<OpRef<'a, 'c>> {
    let mut seen = FxHashSet::default();
    seen.insert(from.id());
    let mut found = Vec::new();
    let mut open = vec![(from, next(from).into_iter())];
    while let Some((op, left)) = open.last_mut() {
        match left.next() {
            Some(inner) if seen.insert(inner.id()) => open.push((inner, next(inner).into_iter())),
            Some(_) => {}
            None => {
                found.push(*op);
                open.pop();
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;

    fn op<'a, 'c>(ir: &'a Ir<'c>, name: &str) -> OpRef<'a, 'c> {
        ir.root().into_iter().flat_map(OpRef::walk).find(|op| op.name() == name).expect(name)
    }

    fn names<'a>(ops: &[OpRef<'a, '_>]) -> Vec<&'a str> {
        ops.iter().map(|op| op.name()).collect()
    }

    /// A loop of blocks, a region in it, and a value from outside.
    const LOOP: &str = r#"
        %out = "t.out"() : () -> i8
        "t.f"() ({
          %a, %b = "t.two"() : () -> (i8, i8)
          "t.br"(%b)[^head] : (i8) -> ()
        ^head:
          %c = "t.c"(%out) : (i8) -> i8
          "t.region"(%c) ({
            "t.inner"(%a) : (i8) -> ()
            "t.end"() : () -> ()
          }) : (i8) -> ()
          "t.cond"()[^head, ^exit] : () -> ()
        ^exit:
          "t.end"(%c) : (i8) -> ()
        }) : () -> ()"#;

    #[test]
    fn values_are_live_around_loops_and_in_regions() {
        let ctx = Context::new();
        let ir = Ir::parse(&ctx, LOOP).expect("sound");
        let liveness = Liveness::new(op(&ir, "t.f"));
        let value = |name: &str, at: usize| op(&ir, name).result(at).expect("a result");
        let (a, b, c, out) = (value("t.two", 0), value("t.two", 1), value("t.c", 0), value("t.out", 0));
        let block = |name: &str| op(&ir, name).block().expect("a block");
        let (entry, head, inner) = (block("t.two"), block("t.c"), block("t.inner"));
        let exit = head.next().expect("a block");
        let ids = |values: &[ValueRef<'_, '_>]| values.iter().map(|value| value.id()).collect::<Vec<_>>();
        assert_eq!(liveness.live_in(entry), ids(&[out]));
        assert_eq!(liveness.live_out(entry), ids(&[out, a]));
        assert_eq!(liveness.live_in(head), ids(&[out, a]));
        assert_eq!(liveness.live_out(head), ids(&[out, a, c]));
        assert_eq!(liveness.live_in(inner), ids(&[a]));
        assert_eq!(liveness.live_out(inner), ids(&[]));
        assert_eq!((liveness.live_in(exit), liveness.live_out(exit)), (&ids(&[c])[..], &[][..]));
        // The module is not inside.
        assert!(liveness.live_in(ir.block(ir.body())).is_empty());

        let two = op(&ir, "t.two");
        assert!(!liveness.is_dead_after(b, two) && liveness.is_dead_after(b, two.next().expect("a branch")));
        // It is used in the next turn.
        assert!(
            !liveness.is_dead_after(a, op(&ir, "t.cond")) && !liveness.is_dead_after(out, op(&ir, "t.c"))
        );
        assert!(!liveness.is_dead_after(c, op(&ir, "t.region")));
        assert!(liveness.is_dead_after(c, exit.last_op().expect("the end")));
        assert!(!liveness.is_dead_after(a, op(&ir, "t.inner")));
        assert!(liveness.is_dead_after(out, exit.last_op().expect("the end")));
    }

    #[test]
    fn a_use_in_a_region_follows_all_that_is_in_it() {
        let ctx = Context::new();
        let text = r#"
            %a = "t.a"() : () -> i8
            "t.for"() ({
              "t.first"(%a) : (i8) -> ()
              "t.second"() : () -> ()
            }) : () -> ()
            "t.last"() : () -> ()"#;
        let ir = Ir::parse(&ctx, text).expect("sound");
        let liveness = Liveness::new(ir.root().expect("a module"));
        let a = op(&ir, "t.a").result(0).expect("a result");
        assert!(!liveness.is_dead_after(a, op(&ir, "t.a")));
        assert!(!liveness.is_dead_after(a, op(&ir, "t.second")));
        assert!(liveness.is_dead_after(a, op(&ir, "t.for")));
        assert!(liveness.is_dead_after(a, op(&ir, "t.last")));
    }

    /// By definition: a value is live at the start of a block if a path of blocks leads from there to one with a use,
    /// and the block of the value is not on it.
    #[test]
    fn live_values_equal_the_definition() {
        let context = Context::new();
        let mut state = 9_u32;
        let mut below = |limit: usize| {
            state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            (state >> 16) as usize % limit
        };
        for _ in 0..200 {
            let count = 1 + below(8);
            let mut ir = Ir::new(&context);
            let body = ir.body();
            let function = ir.builder_at_end(body).op("t.f").region().create();
            let region = ir.op(function).region(0).expect("a region").id();
            let blocks: Vec<BlockId> = (0..count).map(|_| ir.create_block()).collect();
            for block in &blocks {
                ir.append_block(region, *block);
            }
            let mut values = Vec::new();
            for block in &blocks {
                values.push(ir.builder_at_end(*block).op("t.def").result(context.i8()).create_value());
            }
            let edges: Vec<Vec<usize>> =
                (0..count).map(|_| (0..below(4)).map(|_| below(count)).collect()).collect();
            let users: Vec<usize> = (0..count).map(|_| below(count)).collect();
            for (at, block) in blocks.iter().enumerate() {
                let used: Vec<ValueId> =
                    (0..count).filter(|of| users[*of] == at).map(|of| values[of]).collect();
                let mut builder = ir.builder_at_end(*block);
                let branch = builder.op("t.branch").operands(&used);
                edges[at].iter().fold(branch, |branch, to| branch.successor(blocks[*to])).create();
            }
            let liveness = Liveness::new(ir.op(function));
            for of in 0..count {
                let live = |from: usize| {
                    let (mut seen, mut pending) = (vec![false; count], vec![from]);
                    while let Some(at) = pending.pop() {
                        if at != of && !std::mem::replace(&mut seen[at], true) {
                            pending.extend(&edges[at]);
                        }
                    }
                    users[of] != of && seen[users[of]]
                };
                for at in 0..count {
                    let block = ir.block(blocks[at]);
                    assert_eq!(liveness.live_in(block).contains(&values[of]), live(at), "{ir}\n{of} in {at}");
                    let is_out = edges[at].iter().any(|to| live(*to));
                    assert_eq!(liveness.live_out(block).contains(&values[of]), is_out, "{ir}\n{of} out {at}");
                }
            }
        }
    }

    #[test]
    fn it_says_that_it_is_stale() {
        let ctx = Context::new();
        let mut ir = Ir::parse(&ctx, LOOP).expect("sound");
        let liveness = Liveness::new(ir.root().expect("a module"));
        assert!(liveness.is_current(&ir) && !liveness.is_current(&ir.clone()));
        ir.verify().expect("sound");
        assert!(liveness.is_current(&ir));
        let inner = op(&ir, "t.inner").id();
        ir.set_operands(inner, &[]);
        assert!(!liveness.is_current(&ir));
    }

    #[test]
    fn slices_are_in_the_order_of_dependence() {
        let ctx = Context::new();
        let ir = Ir::parse(&ctx, LOOP).expect("sound");
        assert_eq!(names(&op(&ir, "t.c").backward_slice(|_| true)), ["t.out", "t.c"]);
        assert_eq!(
            names(&op(&ir, "t.region").backward_slice(|_| true)),
            ["t.out", "t.c", "t.two", "t.region"]
        );
        assert_eq!(
            names(&op(&ir, "t.region").backward_slice(|op| op.name() != "t.c")),
            ["t.two", "t.region"]
        );
        assert_eq!(names(&op(&ir, "t.out").forward_slice(|_| true)), ["t.out", "t.c", "t.region", "t.end"]);
        assert_eq!(names(&op(&ir, "t.two").forward_slice(|op| op.num_operands() == 9)), ["t.two"]);
        let above: Vec<String> =
            op(&ir, "t.region").values_from_above().iter().map(|value| value.to_string()).collect();
        assert_eq!(above.len(), 1, "{above:?}");
        assert!(ir.root().expect("a module").values_from_above().is_empty());
        // A value that depends on itself, in a graph region.
        let cycle = r#"%a = "t.a"(%b) : (i8) -> i8
            %b = "t.b"(%a) : (i8) -> i8"#;
        let ir = Ir::parse(&ctx, cycle).expect("sound");
        assert_eq!(names(&op(&ir, "t.a").backward_slice(|_| true)), ["t.b", "t.a"]);
        assert_eq!(names(&op(&ir, "t.a").forward_slice(|_| true)), ["t.a", "t.b"]);
    }
}
