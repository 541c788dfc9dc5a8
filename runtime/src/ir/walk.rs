//! Walking over nested operations, without recursion.

use super::ids::OpId;
use super::storage::Ir;
use super::view::{BlockRef, OpRef, RegionRef};
use std::iter::FusedIterator;

/// One step of a [`Walk`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visit<'a, 'c> {
    /// An operation, before everything inside it.
    Enter(OpRef<'a, 'c>),
    /// The same operation, after everything inside it.
    Leave(OpRef<'a, 'c>),
}

/// Walks over an operation and everything inside it, in the order of the text.
/// Needs no memory: the links of the IR are enough.
#[derive(Clone, Debug)]
pub struct Walk<'a, 'c> {
    root: OpId,
    next: Option<Visit<'a, 'c>>,
}

impl<'a, 'c> Walk<'a, 'c> {
    /// Goes on behind everything inside the operation that was entered last.
    pub fn skip_inside(&mut self) {
        if let Some(Visit::Enter(inner)) = self.next
            && let Some(outer) = inner.parent()
        {
            self.next = Some(Visit::Leave(outer));
        }
    }

    fn after(&self, visit: Visit<'a, 'c>) -> Option<Visit<'a, 'c>> {
        match visit {
            Visit::Enter(op) => Some(first_in_regions(op.regions()).map_or(Visit::Leave(op), Visit::Enter)),
            Visit::Leave(op) if op.id() == self.root => None,
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
                let later = parent.regions().skip_while(|other| *other != region).skip(1);
                Some(first_in_regions(later).map_or(Visit::Leave(parent), Visit::Enter))
            }
        }
    }
}

fn first_in_blocks<'a, 'c>(first: Option<BlockRef<'a, 'c>>) -> Option<OpRef<'a, 'c>> {
    std::iter::successors(first, |block| block.next()).find_map(BlockRef::first_op)
}

fn first_in_regions<'a, 'c>(mut regions: impl Iterator<Item = RegionRef<'a, 'c>>) -> Option<OpRef<'a, 'c>> {
    regions.find_map(|region| first_in_blocks(region.entry()))
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

impl<'a, 'c> OpRef<'a, 'c> {
    /// Enters and leaves this operation and everything inside it.
    #[must_use]
    pub fn visits(self) -> Walk<'a, 'c> {
        Walk { root: self.id(), next: Some(Visit::Enter(self)) }
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
    pub fn walk(self) -> impl Iterator<Item = OpRef<'a, 'c>> {
        self.visits().filter_map(|visit| match visit {
            Visit::Enter(op) => Some(op),
            Visit::Leave(_) => None,
        })
    }

    /// Everything inside this operation, then itself (post-order).
    pub fn walk_post(self) -> impl Iterator<Item = OpRef<'a, 'c>> {
        self.visits().filter_map(|visit| match visit {
            Visit::Enter(_) => None,
            Visit::Leave(op) => Some(op),
        })
    }
}

impl<'c> Ir<'c> {
    /// The ids of an operation and everything inside it, in pre-order: to change
    /// the IR while going through them.
    #[must_use]
    pub fn ids_inside(&self, op: OpId) -> Vec<OpId> {
        self.op(op).walk().map(OpRef::id).collect()
    }
}
