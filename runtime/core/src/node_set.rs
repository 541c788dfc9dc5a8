//! [`NodeSet`]: nodes with numbers, in the order in which they were added.

use crate::hash;
use crate::node::Node;
use crate::numbers::Numbers;
use std::marker::PhantomData;

/// Nodes, or handles over nodes, each once.
#[derive(Clone, Debug)]
pub(crate) struct NodeSet<'c, H = Node<'c>> {
    items: Vec<H>,
    numbers: Numbers,
    nodes: PhantomData<Node<'c>>,
}

impl<H> Default for NodeSet<'_, H> {
    fn default() -> Self {
        Self { items: Vec::new(), numbers: Numbers::default(), nodes: PhantomData }
    }
}

impl<'c, H: Copy + Into<Node<'c>>> NodeSet<'c, H> {
    /// The number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.items.len()
    }

    /// The node with a number, if there is one.
    #[inline]
    pub(crate) fn get(&self, number: u32) -> Option<H> {
        self.items.get(number as usize).copied()
    }

    /// All in the order of their numbers.
    pub(crate) fn items(&self) -> &[H] {
        &self.items
    }

    /// The number of a node, if it is in the set.
    #[inline]
    pub(crate) fn find(&self, node: Node<'c>) -> Option<u32> {
        self.numbers.find(hash::of_node(node), |number| self.items[number as usize].into() == node)
    }

    /// The number of a node, and whether it was added now.
    ///
    /// # Panics
    /// When there are 2^32 - 1 already.
    #[inline]
    pub(crate) fn insert(&mut self, item: H) -> (u32, bool) {
        let node = item.into();
        let known = |number: u32| self.items[number as usize].into() == node;
        let found = self.numbers.find_or_add(hash::of_node(node), self.items.len(), known);
        if found.1 {
            self.items.push(item);
        }
        found
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
