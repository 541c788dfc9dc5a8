//! Walking over nested operations, without recursion.

use super::ids::{OpId, OpIndex};
use super::storage::Ir;
use super::view::{BlockRef, OpRef};
use std::iter::FusedIterator;

/// One step of a [`Walk`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Visit<'a, 'c> {
    /// An operation, before everything inside it.
    Enter(OpRef<'a, 'c>),
    /// The same operation, after everything inside it.
    Leave(OpRef<'a, 'c>),
}

/// Walks over an operation and everything inside it, in the order of the text,
/// along the links of the IR: it allocates no memory.
#[derive(Clone, Debug)]
pub struct Walk<'a, 'c> {
    root: OpIndex,
    next: Option<Visit<'a, 'c>>,
}

impl<'a, 'c> Walk<'a, 'c> {
    /// Skips everything inside the operation that was entered last.
    pub fn skip_inside(&mut self) {
        if let Some(Visit::Enter(inner)) = self.next
            && let Some(outer) = inner.parent()
        {
            self.next = Some(Visit::Leave(outer));
        }
    }

    fn after(&self, visit: Visit<'a, 'c>) -> Option<Visit<'a, 'c>> {
        match visit {
            Visit::Enter(op) => Some(first_inside(op, 0).map_or(Visit::Leave(op), Visit::Enter)),
            Visit::Leave(op) if op.id == self.root => None,
            Visit::Leave(op) => {
                if let Some(next) = op.next() {
                    return Some(Visit::Enter(next));
                }
                let block = op.block()?;
                if let Some(next) = first_in_blocks(block.next()) {
                    return Some(Visit::Enter(next));
                }
                let region = block.region()?;
                let parent = region.parent()?;
                let later = first_inside(parent, region.index()? + 1);
                Some(later.map_or(Visit::Leave(parent), Visit::Enter))
            }
        }
    }
}

fn first_in_blocks<'a, 'c>(first: Option<BlockRef<'a, 'c>>) -> Option<OpRef<'a, 'c>> {
    std::iter::successors(first, |block| block.next()).find_map(BlockRef::first_op)
}

/// The first operation in the regions of an operation from an index on.
#[inline]
fn first_inside<'a, 'c>(op: OpRef<'a, 'c>, first_region: usize) -> Option<OpRef<'a, 'c>> {
    let regions = op.ir().extra(op.id).regions;
    if regions.len as usize <= first_region {
        return None;
    }
    op.regions().skip(first_region).find_map(|region| first_in_blocks(region.entry()))
}

impl<'a, 'c> Iterator for Walk<'a, 'c> {
    type Item = Visit<'a, 'c>;

    fn next(&mut self) -> Option<Visit<'a, 'c>> {
        let visit = self.next?;
        self.next = self.after(visit);
        Some(visit)
    }
}

impl FusedIterator for Walk<'_, '_> {}

/// Walks over an operation and everything inside it, each operation before its contents. It allocates no memory.
#[derive(Clone, Debug)]
pub struct PreOrder<'a, 'c> {
    root: OpRef<'a, 'c>,
    next: Option<OpRef<'a, 'c>>,
}

impl<'a, 'c> PreOrder<'a, 'c> {
    /// The operation after everything inside another one.
    #[inline]
    fn after(&self, op: OpRef<'a, 'c>) -> Option<OpRef<'a, 'c>> {
        if op.id == self.root.id {
            return None;
        }
        op.next().or_else(|| self.after_block(op))
    }

    /// The operation after the block that `last` ends.
    #[inline(never)]
    fn after_block(&self, last: OpRef<'a, 'c>) -> Option<OpRef<'a, 'c>> {
        let mut at = last;
        loop {
            let block = at.block()?;
            let region = block.region()?;
            let parent = region.parent()?;
            let found = first_in_blocks(block.next()).or_else(|| first_inside(parent, region.index()? + 1));
            if found.is_some() || parent.id == self.root.id {
                return found;
            }
            match parent.next() {
                Some(next) => return Some(next),
                None => at = parent,
            }
        }
    }
}

impl<'a, 'c> Iterator for PreOrder<'a, 'c> {
    type Item = OpRef<'a, 'c>;

    #[inline]
    fn next(&mut self) -> Option<OpRef<'a, 'c>> {
        let op = self.next?;
        self.next = first_inside(op, 0).or_else(|| self.after(op));
        Some(op)
    }
}

impl FusedIterator for PreOrder<'_, '_> {}

impl<'a, 'c> OpRef<'a, 'c> {
    /// Enters and leaves this operation and everything inside it.
    #[must_use]
    pub fn visits(self) -> Walk<'a, 'c> {
        Walk { root: self.id, next: Some(Visit::Enter(self)) }
    }

    /// This operation, then everything inside it, each operation before its contents (pre-order).
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir};
    /// let ctx = Context::new();
    /// let ir = Ir::parse(&ctx, r#""t.outer"() ({ "t.inner"() : () -> () }) : () -> ()"#)?;
    /// let names: Vec<_> = ir.root().unwrap().walk().map(|op| op.name()).collect();
    /// assert_eq!(names, ["builtin.module", "t.outer", "t.inner"]);
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    #[must_use]
    pub fn walk(self) -> PreOrder<'a, 'c> {
        PreOrder { root: self, next: Some(self) }
    }

    /// Everything inside this operation, then itself (post-order).
    pub fn walk_post(self) -> impl Iterator<Item = OpRef<'a, 'c>> {
        self.visits().filter_map(|visit| match visit {
            Visit::Enter(_) => None,
            Visit::Leave(op) => Some(op),
        })
    }
}

/// The next step of a walk that changes the IR: see [`Ir::walk_changing`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkResult {
    /// It goes on.
    Advance,
    /// It continues, but not inside this operation.
    SkipInside,
    /// It ends.
    Interrupt,
}

/// Most operations with regions have more than a few inside.
const MANY: usize = 32;

impl<'c> Ir<'c> {
    /// The ids of an operation and everything inside it, in pre-order, for changing the IR during the walk. If that
    /// erases operations of the walk, [`Ir::contains`] tells which are left.
    #[must_use]
    #[track_caller]
    pub fn ids_inside(&self, op: OpId) -> Vec<OpId> {
        let mut ids = Vec::with_capacity(MANY);
        ids.extend(self.op(op).walk().map(OpRef::id));
        ids
    }

    /// As [`Self::ids_inside`].
    pub(super) fn indices_inside(&self, op: OpIndex) -> Vec<OpIndex> {
        let mut found = Vec::with_capacity(MANY);
        found.extend(self.op_at(op).walk().map(|op| op.id));
        found
    }

    /// Walks over an operation and everything inside it, each operation before its contents, with a function that may
    /// change the IR: erase, replace, move and insert operations, also the one that it gets and the enclosing ones.
    /// Returns whether it reached the end.
    ///
    /// It visits the operations that are there at the beginning, each once, unless they were erased before their turn.
    /// New operations are not visited. An operation that was moved is visited at its new position, in its original
    /// turn.
    ///
    /// ```
    /// # use isogloss::{Context, ir::{Ir, WalkResult}};
    /// let ctx = Context::new();
    /// let mut ir = Ir::parse(&ctx, r#"
    ///   "t.old"() ({ "t.old"() : () -> () }) : () -> ()
    ///   "t.new"() : () -> ()"#)?;
    /// let root = ir.root().unwrap().id();
    /// ir.walk_changing(root, |ir, op| {
    ///     if ir.op(op).name() == "t.old" {
    ///         ir.erase(op);
    ///     }
    ///     WalkResult::Advance
    /// });
    /// assert_eq!(ir.to_string(), "module {\n  \"t.new\"() : () -> ()\n}\n");
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    #[track_caller]
    pub fn walk_changing(
        &mut self,
        root: OpId,
        mut visit: impl FnMut(&mut Self, OpId) -> WalkResult,
    ) -> bool {
        // Each operation with the end of its contents.
        let mut ops: Vec<(OpId, usize)> = Vec::with_capacity(MANY);
        let mut open = Vec::new();
        for step in self.op(root).visits() {
            match step {
                Visit::Enter(op) => {
                    open.push(ops.len());
                    ops.push((op.id(), 0));
                }
                Visit::Leave(_) => {
                    let end = ops.len();
                    if let Some(entered) = open.pop().and_then(|at| ops.get_mut(at)) {
                        entered.1 = end;
                    }
                }
            }
        }
        let mut at = 0;
        self.keep_erased(|ir| {
            while let Some(&(op, end)) = ops.get(at) {
                at += 1;
                if ir.contains(op) {
                    match visit(ir, op) {
                        WalkResult::Advance => {}
                        WalkResult::SkipInside => at = end,
                        WalkResult::Interrupt => return false,
                    }
                }
            }
            true
        })
    }

    /// As [`Self::walk_changing`], but each operation after its contents: the usual order of rewriting.
    /// [`WalkResult::SkipInside`] is [`WalkResult::Advance`] here.
    #[track_caller]
    pub fn walk_post_changing(
        &mut self,
        root: OpId,
        mut visit: impl FnMut(&mut Self, OpId) -> WalkResult,
    ) -> bool {
        let ops: Vec<OpId> = self.op(root).walk_post().map(OpRef::id).collect();
        self.keep_erased(|ir| {
            ops.into_iter().all(|op| !ir.contains(op) || visit(ir, op) != WalkResult::Interrupt)
        })
    }

    /// Runs a function during which the ids of erased operations name no others.
    pub(crate) fn keep_erased<R>(&mut self, run: impl FnOnce(&mut Self) -> R) -> R {
        self.ops.hold_removed();
        let result = run(self);
        self.ops.release_removed();
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;

    const NESTED: &str = r#"
        "t.a"() ({
          "t.b"() : () -> ()
          "t.c"() ({ "t.d"() : () -> () }) : () -> ()
        }) : () -> ()
        "t.e"() : () -> ()"#;

    /// The names in the order of their visits; `change` gets the operation and its name.
    fn visited(post: bool, mut change: impl FnMut(&mut Ir<'_>, OpId, &str) -> WalkResult) -> (String, bool) {
        let ctx = Context::new();
        let mut ir = Ir::parse(&ctx, NESTED).expect("valid");
        let root = ir.root().expect("a root").id();
        let mut names = Vec::new();
        let visit = |ir: &mut Ir<'_>, op: OpId| {
            let name = ir.op(op).name().replace("t.", "").replace("builtin.module", "M");
            let result = change(ir, op, &name);
            names.push(name);
            result
        };
        let whole = if post { ir.walk_post_changing(root, visit) } else { ir.walk_changing(root, visit) };
        assert!(ir.verify().is_ok());
        (names.concat(), whole)
    }

    #[test]
    fn a_walk_may_change_what_it_walks_over() {
        use WalkResult::{Advance, Interrupt, SkipInside};
        assert_eq!(visited(false, |_, _, _| Advance), ("MabcdeM".replace("eM", "e"), true));
        assert_eq!(visited(true, |_, _, _| Advance), ("bdcaeM".into(), true));
        assert_eq!(
            visited(false, |_, _, name| if name == "a" { SkipInside } else { Advance }),
            ("Mae".into(), true)
        );
        assert_eq!(
            visited(false, |_, _, name| if name == "c" { Interrupt } else { Advance }),
            ("Mabc".into(), false)
        );
        assert_eq!(
            visited(true, |_, _, name| if name == "c" { Interrupt } else { Advance }),
            ("bdc".into(), false)
        );
        // New operations in the positions of erased ones are not visited.
        let replace = |ir: &mut Ir<'_>, op: OpId, name: &str| {
            if name != "M" {
                ir.builder_before(op).op("t.new").region().create();
                ir.erase(op);
            }
            Advance
        };
        assert_eq!(visited(true, replace), ("bdcaeM".into(), true));
        assert_eq!(visited(false, replace), ("Mae".into(), true));
        // Later ones may be erased, too, and this one may move.
        let others = |ir: &mut Ir<'_>, op: OpId, name: &str| {
            let next = ir.op(op).next().map(OpRef::id);
            match (name, next) {
                ("b", Some(next)) => ir.erase(next),
                ("a", Some(next)) => {
                    ir.detach(next);
                    ir.insert_before(next, op);
                }
                _ => {}
            }
            Advance
        };
        assert_eq!(visited(false, others), ("Mabe".into(), true));
    }
}
