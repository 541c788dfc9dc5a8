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

/// Walks over an operation and everything inside it, each operation before what
/// is inside it. It allocates no memory.
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

    /// This operation, then everything inside it, each operation before what is
    /// inside it (pre-order).
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

/// Most operations with regions have more than a few inside.
const MANY: usize = 32;

impl<'c> Ir<'c> {
    /// The ids of an operation and everything inside it, in pre-order, for changing
    /// the IR during the walk. If that erases operations of the walk,
    /// [`Ir::contains`] returns which are left.
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
}
