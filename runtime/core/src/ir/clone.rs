//! Copies of operations with everything inside them.

use super::data::{ExtraData, OpData, Owner, UseData, ValueData};
use super::ids::{
    ArgumentId, BlockIndex, EdgeId, ExtraId, Id, OpId, OpIndex, RegionIndex, Run, UseId, ValueIndex,
};
use super::links::link_use;
use super::storage::Ir;
use rustc_hash::FxHashMap;

impl<'c> Ir<'c> {
    /// Copies an operation with everything inside it. The copy is in no block.
    /// Copied operations use the copies of values and blocks that are copied, too.
    #[track_caller]
    #[doc(alias = "clone")]
    pub fn clone_op(&mut self, op: OpId) -> OpId {
        let op = self.ops.check(op);
        let copy = self.clone_at(op);
        self.ops.id(copy)
    }

    #[track_caller]
    fn clone_at(&mut self, op: OpIndex) -> OpIndex {
        if self.extra(op).regions.len == 0 {
            return self.clone_alone(op);
        }
        let ops = self.indices_inside(op);
        let mut copies = Copies::of(self, &ops);
        for &op in &ops {
            let copy = self.clone_shallow(op, &mut copies);
            copies.ops.push(copy);
        }
        // A value may be used before it is copied.
        for (&op, &copy) in ops.iter().zip(&copies.ops) {
            self.clone_operands(op, copy, |value| copies.values.get(value));
            self.clone_successors(op, copy, |block| copies.blocks.get(block));
        }
        copies.ops[0]
    }

    /// Copies an operation without regions.
    fn clone_alone(&mut self, op: OpIndex) -> OpIndex {
        let copy = self.clone_shallow(op, &mut Copies::default());
        let (old, new) = (self.ops[op].results, self.ops[copy].results);
        let own = |value: ValueIndex| {
            let index = (value.index() as u32).wrapping_sub(old.start);
            (index < old.len).then(|| ValueIndex::from_index((new.start + index) as usize))
        };
        self.clone_operands(op, copy, own);
        self.clone_successors(op, copy, |_| None);
        copy
    }

    /// Copies the operation without operands and successors, and its regions with
    /// empty blocks. Appends the copy to the copy of its block.
    #[inline]
    fn clone_shallow(&mut self, op: OpIndex, copies: &mut Copies) -> OpIndex {
        let OpData { name, loc, block, results, properties, extra, .. } = self.ops[op];
        let copy = self.ops.insert(OpData::VACANT);
        let results = self.clone_results(results, copy, copies);
        let properties = self.slots.copy_run(properties);
        let extra = extra.and_then(|extra| self.clone_extra(extra, copy, copies));
        #[cfg(feature = "bytecode")]
        self.bytecode.copied(op, copy);
        let data = &mut self.ops[copy];
        data.name = name;
        data.loc = loc;
        data.results = results;
        data.properties = properties;
        data.extra = extra;
        if let Some(block) = block.and_then(|block| copies.blocks.get(block)) {
            self.link_op(block, copy);
        }
        copy
    }

    fn clone_extra(&mut self, extra: ExtraId, copy: OpIndex, copies: &mut Copies) -> Option<ExtraId> {
        let ExtraData { regions, attributes, .. } = self.extras[extra];
        let regions = self.clone_regions(regions, copy, copies);
        let attributes = self.attributes.copy_run(attributes);
        self.insert_extra(ExtraData { regions, successors: Run::EMPTY, attributes })
    }

    #[inline]
    fn clone_results(&mut self, old: Run, owner: OpIndex, copies: &mut Copies) -> Run {
        let Some(first) = old.get::<ValueIndex>(0) else { return Run::EMPTY };
        let ty = self.values[first].ty;
        let new = self.values.place(old.len as usize, || ValueData::undefined(ty));
        for (old, new) in old.ids::<ValueIndex>().zip(new.ids::<ValueIndex>()) {
            let ty = self.values[old].ty;
            let data = &mut self.values[new];
            data.ty = ty;
            data.first_use = None;
            data.owner = Owner::op(owner);
            copies.values.set(old, new);
        }
        new
    }

    #[inline]
    fn clone_operands(
        &mut self,
        from: OpIndex,
        to: OpIndex,
        copied: impl Fn(ValueIndex) -> Option<ValueIndex>,
    ) {
        let old = self.ops[from].operands;
        let new = self.uses.place(old.len as usize, || UseData::vacant(to));
        let (mut uses, mut values) = (self.uses.places(), self.values.places());
        for (old, new) in old.ids::<UseId>().zip(new.ids::<UseId>()) {
            let value = uses[old].value;
            uses[new] = UseData::vacant(to);
            if let Some(value) = value {
                link_use(&mut uses, &mut values, new, copied(value).unwrap_or(value));
            }
        }
        self.ops[to].operands = new;
    }

    #[inline]
    fn clone_successors(
        &mut self,
        from: OpIndex,
        to: OpIndex,
        copied: impl Fn(BlockIndex) -> Option<BlockIndex>,
    ) {
        let old = self.extra(from).successors;
        if old.len == 0 {
            return;
        }
        let blocks = old.ids::<EdgeId>().filter_map(|edge| self.edges[edge].block);
        let blocks: Vec<BlockIndex> = blocks.map(|block| copied(block).unwrap_or(block)).collect();
        let successors = self.create_edges(to, blocks.into_iter());
        self.extra_mut(to).successors = successors;
    }

    fn clone_regions(&mut self, old: Run, owner: OpIndex, copies: &mut Copies) -> Run {
        if old.len == 0 {
            return Run::EMPTY;
        }
        let old: Vec<RegionIndex> = self.region_lists[old].to_vec();
        let new: Vec<RegionIndex> = old.into_iter().map(|region| self.clone_blocks(region, copies)).collect();
        self.create_region_list(owner, new.into_iter())
    }

    fn clone_blocks(&mut self, region: RegionIndex, copies: &mut Copies) -> RegionIndex {
        let copy = self.new_region();
        let mut next = self.regions[region].first;
        while let Some(block) = next {
            next = self.blocks[block].next;
            let new = self.new_block();
            self.link_block(copy, new);
            copies.blocks.set(block, new);
            for at in self.blocks[block].arguments.ids::<ArgumentId>() {
                let (value, loc) = (self.arguments[at].value, self.arguments[at].loc);
                let argument = self.new_argument(new, self.values[value].ty, loc);
                copies.values.set(value, argument);
            }
        }
        copy
    }
}

/// The copies of operations, values and blocks.
#[derive(Default)]
struct Copies {
    ops: Vec<OpIndex>,
    values: Mapping<ValueIndex>,
    blocks: Mapping<BlockIndex>,
}

impl Copies {
    /// Maps of the right size for the values of these operations.
    fn of(ir: &Ir<'_>, ops: &[OpIndex]) -> Self {
        let results = || ops.iter().map(|op| ir.ops[*op].results).filter(|run| run.len > 0);
        let first = results().map(|run| run.start).min().unwrap_or(0) as usize;
        let end = results().map(|run| run.start + run.len).max().unwrap_or(0) as usize;
        let count: usize = results().map(|run| run.len as usize).sum();
        Self {
            ops: Vec::with_capacity(ops.len()),
            values: Mapping::new(first, end, count),
            blocks: Mapping::default(),
        }
    }
}

/// A map from ids to ids. The copied entities are usually neighbours: a vector maps
/// a range of the arena, a hash table maps other ids.
struct Mapping<K> {
    first: usize,
    dense: Vec<Option<K>>,
    sparse: FxHashMap<K, K>,
}

impl<K> Default for Mapping<K> {
    fn default() -> Self {
        Self { first: 0, dense: Vec::new(), sparse: FxHashMap::default() }
    }
}

impl<K: Id + Eq + std::hash::Hash> Mapping<K> {
    /// A map for `count` ids, most of them between two positions.
    fn new(first: usize, end: usize, count: usize) -> Self {
        /// The maximum ratio of the length of the vector to the number of ids.
        const SPARSE: usize = 4;
        let len = if (end - first) / SPARSE <= count { end - first } else { 0 };
        Self { first, dense: vec![None; len], sparse: FxHashMap::default() }
    }

    #[inline]
    fn set(&mut self, from: K, to: K) {
        match self.dense.get_mut(from.to_index().wrapping_sub(self.first)) {
            Some(place) => *place = Some(to),
            None => {
                self.sparse.insert(from, to);
            }
        }
    }

    #[inline]
    fn get(&self, from: K) -> Option<K> {
        match self.dense.get(from.to_index().wrapping_sub(self.first)) {
            Some(place) => *place,
            None if self.sparse.is_empty() => None,
            None => self.sparse.get(&from).copied(),
        }
    }
}
