//! The ancestors of classes.
//!
//! Classes with one parent form trees. Jump pointers find the ancestor of a class at a given
//! depth of its tree in logarithmic time, so that a chain of classes takes linear memory. The
//! root of a tree is a class with several parents or none; it stores the set of its ancestors.

use super::{FastMap, RecordId, Store};

/// The ancestors of a finished class with parents. A class without parents is a root without
/// ancestors.
#[derive(Clone, Debug)]
pub(crate) struct Ancestry {
    /// The number of ancestors, each counted once for each path to it.
    count: u32,
    /// The root of the tree.
    root: RecordId,
    depth: u32,
    /// The jump pointer: an ancestor in the tree, or the root itself.
    jump: RecordId,
    /// All ancestors of a root, sorted.
    set: Box<[RecordId]>,
}

/// The ancestors of a record that is being read and has many parents.
#[derive(Clone, Debug)]
pub(super) struct Gathered {
    of: RecordId,
    /// The number of its parents that `ancestors` covers.
    parents: usize,
    ancestors: FastMap<RecordId, ()>,
}

impl Default for Gathered {
    fn default() -> Gathered {
        Gathered { of: RecordId(u32::MAX), parents: 0, ancestors: FastMap::default() }
    }
}

impl Store {
    fn ancestry(&self, class: RecordId) -> Option<&Ancestry> {
        self.rec(class).ancestry.as_deref()
    }

    /// Whether record `id` has `class` among its ancestors.
    pub(crate) fn is_subclass(&self, id: RecordId, class: RecordId) -> bool {
        self.rec(id).supers().iter().any(|&(parent, _)| self.is_or_inherits(parent, class))
    }

    /// Whether a finished class is another one, or inherits from it.
    pub(crate) fn is_or_inherits(&self, class: RecordId, ancestor: RecordId) -> bool {
        class == ancestor || self.inherits(class, ancestor)
    }

    /// As `is_subclass`, for a record whose parents are added one by one: the ancestors found
    /// so far are cached.
    pub(crate) fn is_subclass_so_far(&mut self, id: RecordId, class: RecordId) -> bool {
        const FEW: usize = 16;
        if self.rec(id).supers().len() <= FEW {
            return self.is_subclass(id, class);
        }
        let mut gathered = std::mem::take(&mut self.gathered);
        if gathered.of != id {
            gathered = Gathered { of: id, ..Gathered::default() };
        }
        for &(parent, _) in &self.rec(id).supers()[gathered.parents..] {
            gathered.parents += 1;
            gathered.ancestors.insert(parent, ());
            gathered.ancestors.extend(self.all_ancestors(parent).into_iter().map(|class| (class, ())));
        }
        let found = gathered.ancestors.contains_key(&class);
        self.gathered = gathered;
        found
    }

    /// Whether a finished class has another one among its ancestors.
    fn inherits(&self, class: RecordId, ancestor: RecordId) -> bool {
        let ((root, _), (their_root, depth)) = (self.tree(class), self.tree(ancestor));
        if root == ancestor || root == their_root && self.ancestor_at(class, root, depth) == ancestor {
            return class != ancestor;
        }
        if root == class {
            return self.ancestry(root).is_some_and(|own| own.set.binary_search(&ancestor).is_ok());
        }
        // A forward-declared class may have got a parent since; then it is no longer a root.
        self.inherits(root, ancestor)
    }

    /// The root of the tree that a class is in, and its depth there.
    fn tree(&self, class: RecordId) -> (RecordId, u32) {
        self.ancestry(class).map_or((class, 0), |own| (own.root, own.depth))
    }

    /// The ancestor of `class` in the tree of `root` at the given depth; `class` itself if it
    /// is less deep.
    fn ancestor_at(&self, class: RecordId, root: RecordId, depth: u32) -> RecordId {
        let mut at = class;
        while self.depth_in(at, root) > depth {
            let (Some(own), &[(parent, _)]) = (self.ancestry(at), self.rec(at).supers()) else { break };
            at = if self.depth_in(own.jump, root) >= depth { own.jump } else { parent };
        }
        at
    }

    fn depth_in(&self, class: RecordId, root: RecordId) -> u32 {
        if class == root { 0 } else { self.tree(class).1 }
    }

    /// The number of ancestors of a finished class, each counted once for each path to it.
    pub(crate) fn ancestor_count(&self, class: RecordId) -> u32 {
        self.ancestry(class).map_or(0, |own| own.count)
    }

    /// Fixes the ancestors of a finished class.
    pub(crate) fn seal_class(&mut self, id: RecordId) {
        let supers = self.rec(id).supers();
        let counts = supers.iter().map(|&(parent, _)| self.ancestor_count(parent).saturating_add(1));
        let count = counts.fold(0, u32::saturating_add);
        let ancestry = match *supers {
            [] => return,
            [(parent, _)] => self.child_ancestry(parent, count),
            _ => {
                let set = self.all_ancestors(id).into_boxed_slice();
                Ancestry { count, root: id, depth: 0, jump: id, set }
            }
        };
        self.rec_mut(id).ancestry = Some(Box::new(ancestry));
    }

    /// The ancestry of a class whose only parent is `parent`.
    fn child_ancestry(&self, parent: RecordId, count: u32) -> Ancestry {
        let jump_of = |class| self.ancestry(class).map_or(class, |own| own.jump);
        let (root, depth) = self.tree(parent);
        let (jump, far) = (jump_of(parent), jump_of(jump_of(parent)));
        let depth_of = |class| self.depth_in(class, root);
        // Two jumps of equal length become one: the lengths form a skew binary number.
        let same = depth - depth_of(jump) == depth_of(jump) - depth_of(far);
        let jump = if same { far } else { parent };
        Ancestry { count, root, depth: depth + 1, jump, set: Box::default() }
    }

    /// All ancestors of a class, sorted.
    fn all_ancestors(&self, id: RecordId) -> Vec<RecordId> {
        let mut all = Vec::new();
        for &(parent, _) in self.rec(id).supers() {
            let mut at = parent;
            loop {
                all.push(at);
                all.extend_from_slice(self.ancestry(at).map_or(&[], |own| &own.set));
                match *self.rec(at).supers() {
                    [(above, _)] => at = above,
                    _ => break,
                }
            }
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    /// All ancestors of a record as the output lists them: those of each
    /// parent before the parent, parents in order.
    pub(crate) fn superclasses(&self, id: RecordId) -> Vec<RecordId> {
        // Collected in reverse order, each class before its ancestors. Inheritance has no
        // cycles, so the walk ends.
        let mut out = Vec::new();
        let mut work: Vec<RecordId> = self.rec(id).supers().iter().map(|&(parent, _)| parent).collect();
        while let Some(class) = work.pop() {
            out.push(class);
            work.extend(self.rec(class).supers().iter().map(|&(parent, _)| parent));
        }
        out.reverse();
        out
    }
}

#[cfg(test)]
mod tests {
    use super::super::{RecordData, RecordKind, ValueId};
    use super::*;
    use crate::Span;

    /// A store with classes whose parents are given by their numbers.
    fn classes(parents: &[Vec<u32>]) -> Store {
        let mut store = Store::new();
        for (id, parents) in parents.iter().enumerate() {
            let mut data = RecordData::new(ValueId::UNSET, RecordKind::Class, Span::NONE);
            parents.iter().for_each(|&parent| data.add_super(RecordId(parent), Span::NONE));
            store.recs.push(data);
            store.seal_class(RecordId(id as u32));
        }
        store
    }

    fn check(parents: &[Vec<u32>]) {
        let store = classes(parents);
        for id in 0..parents.len() as u32 {
            let known = store.superclasses(RecordId(id));
            for other in (0..parents.len() as u32).map(RecordId) {
                assert_eq!(store.is_subclass(RecordId(id), other), known.contains(&other), "{id} {other:?}");
            }
        }
    }

    #[test]
    fn ancestors_are_found_in_chains_trees_and_lattices() {
        check(&(0..70_u32).map(|id| id.checked_sub(1).into_iter().collect()).collect::<Vec<_>>());
        check(
            &(0..60_u32)
                .map(|id| id.checked_sub(1).map(|id| id / 2).into_iter().collect())
                .collect::<Vec<_>>(),
        );
        let lattice = |id: u32| match id {
            0 | 7 => vec![],
            _ if id.is_multiple_of(5) => vec![id - 1, id / 2],
            _ => vec![id - 1 - id % 3 / 2],
        };
        check(&(0..50).map(lattice).collect::<Vec<_>>());
    }

    #[test]
    fn a_late_parent_is_inherited() {
        // 0, then 1 and 2 below it; then 0 gets the parent 3.
        let mut store = classes(&[vec![], vec![0], vec![1], vec![]]);
        store.rec_mut(RecordId(0)).add_super(RecordId(3), Span::NONE);
        store.seal_class(RecordId(0));
        for (id, class) in [(2, 1), (2, 0), (2, 3), (0, 3)] {
            assert!(store.is_subclass(RecordId(id), RecordId(class)), "{id} {class}");
        }
        assert!(!store.is_subclass(RecordId(3), RecordId(0)));
        assert!(!store.is_subclass(RecordId(1), RecordId(2)));
    }
}
