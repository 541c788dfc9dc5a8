//! [`NodeSet`]: nodes with numbers, in the order in which they were added.

use crate::node::Node;
use std::marker::PhantomData;

/// Nodes, or handles over nodes, each once. The table holds numbers of four bytes, so that it stays small.
#[derive(Clone, Debug)]
pub(crate) struct NodeSet<'c, H = Node<'c>> {
    items: Vec<H>,
    /// A number plus one, or 0; a power of two of them, or none.
    slots: Vec<u32>,
    nodes: PhantomData<Node<'c>>,
}

impl<H> Default for NodeSet<'_, H> {
    fn default() -> Self {
        Self { items: Vec::new(), slots: Vec::new(), nodes: PhantomData }
    }
}

impl<'c, H: Copy + Into<Node<'c>>> NodeSet<'c, H> {
    const FIRST_SLOTS: usize = 16;

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.items.len()
    }

    /// The one of a number, if there are so many.
    #[inline]
    pub(crate) fn get(&self, number: u32) -> Option<H> {
        self.items.get(number as usize).copied()
    }

    /// All in the order of their numbers.
    pub(crate) fn items(&self) -> &[H] {
        &self.items
    }

    /// The number of a node, if it is there.
    #[inline]
    pub(crate) fn find(&self, node: Node<'c>) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        self.slots[self.slot(node)].checked_sub(1)
    }

    /// The number of a node, and whether it was added now.
    ///
    /// # Panics
    /// When there are 2^32 - 1 already.
    #[inline]
    pub(crate) fn insert(&mut self, item: H) -> (u32, bool) {
        if self.items.len() * 8 >= self.slots.len() * 5 {
            self.grow();
        }
        let slot = self.slot(item.into());
        if let Some(number) = self.slots[slot].checked_sub(1) {
            return (number, false);
        }
        self.items.push(item);
        let next = u32::try_from(self.items.len());
        self.slots[slot] = next.unwrap_or_else(|_| panic!("a set has at most 2^32 - 1 nodes"));
        (self.slots[slot] - 1, true)
    }

    #[cold]
    fn grow(&mut self) {
        self.slots = vec![0; (self.slots.len() * 2).max(Self::FIRST_SLOTS)];
        for at in 0..self.items.len() {
            let slot = self.slot(self.items[at].into());
            self.slots[slot] = at as u32 + 1;
        }
    }

    /// The slot of a node: the one it is in, or a free one.
    #[inline]
    fn slot(&self, node: Node<'c>) -> usize {
        let mask = self.slots.len() - 1;
        let hash = (node.address() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut slot = (hash >> 32) as usize & mask;
        while let Some(number) = self.slots[slot].checked_sub(1)
            && self.items[number as usize].into() != node
        {
            slot = (slot + 1) & mask;
        }
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Context, builtin::IntegerAttr};

    #[test]
    fn nodes_keep_their_numbers() {
        let ctx = Context::new();
        let nodes: Vec<Node<'_>> = (0..1000).map(|at| IntegerAttr::get(ctx.i32(), at).into()).collect();
        let mut set = NodeSet::default();
        assert_eq!(set.find(nodes[0]), None);
        for (at, node) in (0..).zip(&nodes) {
            assert_eq!(set.insert(*node), (at, true));
            assert_eq!(set.insert(nodes[0]), (0, false));
        }
        for (at, node) in (0..).zip(&nodes) {
            assert_eq!((set.find(*node), set.get(at)), (Some(at), Some(*node)));
        }
        assert_eq!((set.len(), set.get(1000)), (1000, None));
    }
}
