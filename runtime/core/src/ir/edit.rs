//! Changes to an [`Ir`]: operands, attributes, positions, erasing.

use super::arguments::OptionalAttribute;
use super::def::{Arity, SegmentPolicy};
use super::ids::{
    ArgumentId, BlockId, BlockIndex, EdgeId, ExtraId, Id, ListedRegionId, OpId, OpIndex, PropertyId,
    PublicId, RegionId, Run, UseId, ValueId, ValueIndex,
};
use super::location::Loc;
use super::range::Operands;
use super::storage::{ERASED, ExtraData, Ir, OpData, OpParts, Owner, UseData, ValueData, link_use};
use super::view::ValueRef;
use crate::builtin::{DenseArrayAttr, DictionaryAttr, StringAttr, string_bytes};
use crate::{Attribute, Node, Type};

impl<'c> Ir<'c> {
    // ---- values -------------------------------------------------------------

    /// Replaces every use of a value by a use of another one. In order, each use is linked in
    /// front of the uses of the other value, as in MLIR: bytecode keeps the order of uses.
    #[track_caller]
    pub fn replace_all_uses(&mut self, value: ValueId, with: ValueId) {
        let (value, with) = (self.values.check(value), self.values.check(with));
        self.move_uses(value, with);
    }

    /// As [`Self::replace_all_uses`].
    #[track_caller]
    pub(crate) fn move_uses(&mut self, value: ValueIndex, with: ValueIndex) {
        if value == with {
            return;
        }
        let (mut uses, mut values) = (self.uses.places(), self.values.places());
        let mut following = values[value].first_use.take();
        while let Some(slot) = following {
            following = uses[slot].next;
            link_use(&mut uses, &mut values, slot, with);
        }
    }

    /// Sets the operand at an index.
    ///
    /// # Panics
    /// If there is no such operand.
    #[track_caller]
    pub fn set_operand(&mut self, op: OpId, index: usize, value: ValueId) {
        let (op, value) = (self.ops.check(op), self.values.check(value));
        match self.ops[op].operands.get::<UseId>(index) {
            Some(slot) => {
                self.unlink_uses(Run::of(slot));
                self.link_use(slot, value);
            }
            None => self.refuse_index(op, "operand", index, self.op_at(op).operands().len()),
        }
    }

    /// Replaces all operands of an operation. Their number may change.
    #[track_caller]
    pub fn set_operands(&mut self, op: OpId, values: &[ValueId]) {
        let op = self.ops.check(op);
        self.check_ids(values, &[], &[]);
        let old = self.ops[op].operands;
        self.unlink_uses(old);
        // No list of uses contains the old operands now: they may move.
        let run = self.uses.resize_run(old, values.len(), UseData::vacant(op));
        self.ops[op].operands = run;
        for (slot, &value) in run.ids::<UseId>().zip(values) {
            self.uses[slot].op = op;
            self.link_use(slot, value.bare());
        }
    }

    /// Replaces the operands of one declared group (ODS `$name`), as
    /// [`OpRef::operand_group`](super::OpRef::operand_group) returns them. Updates the property with the sizes of the groups.
    /// If the number of the values of a variadic of variadics changes, they become one group of it; see
    /// [`Self::set_operand_groups`].
    ///
    /// # Panics
    /// If the operation is not registered or has no such group, or the definition does not allow the number
    /// of values: a required operand has one value, an optional one at most one, and groups of equal
    /// size (`SameVariadicOperandSize`) keep their size.
    #[track_caller]
    pub fn set_operand_group(&mut self, op: OpId, group: usize, values: &[ValueId]) {
        self.check_ids(values, &[], &[]);
        let view = self.op(op);
        let groups = view.def().map_or(&[][..], |def| def.operands);
        let Some(declared) = groups.get(group) else {
            panic!("`{}` has no operand group {group}", view.name())
        };
        let old = view.operand_group(group).len();
        let policy = view.def().map_or(SegmentPolicy::Rest, |def| def.operand_segments);
        let allowed = match (declared.arity, policy) {
            (Arity::One, _) => values.len() == 1,
            (_, SegmentPolicy::Equal) => values.len() == old,
            (Arity::Optional, _) => values.len() <= 1,
            _ => true,
        };
        assert!(
            allowed,
            "operand `{}` of `{}` cannot have {} values",
            declared.name,
            view.name(),
            values.len()
        );
        let len = |at: usize| if at == group { values.len() } else { view.operand_group(at).len() };
        let sizes: Vec<i32> = (0..groups.len()).map(|at| len(at) as i32).collect();
        let before: usize = (0..group).map(|at| view.operand_group(at).len()).sum();
        let ids = |operands: Operands<'_, 'c>| operands.map(ValueRef::id).collect::<Vec<_>>();
        let mut all = ids(view.operands());
        if old == values.len() {
            for (index, value) in values.iter().enumerate() {
                self.set_operand(op, before + index, *value);
            }
            return;
        }
        all.splice(before..before + old, values.iter().copied());
        self.set_operands(op, &all);
        let inner = match declared.arity {
            Arity::Nested { property } => Some((property as usize, vec![values.len() as i32])),
            Arity::One | Arity::Optional | Arity::Variadic => None,
        };
        let outer = policy.property().map(|property| (property, sizes));
        for (property, sizes) in inner.into_iter().chain(outer) {
            let sizes = DenseArrayAttr::i32s(self.context, &sizes);
            self.set_property(op, property, Some(sizes.into()));
        }
    }

    /// Replaces the groups of one declared operand that is a variadic of variadics (ODS `VariadicOfVariadic`), as
    /// [`OpRef::nested_operand_groups`](super::OpRef::nested_operand_groups) returns them.
    ///
    /// # Panics
    /// As [`Self::set_operand_group`], and if the operand is of another kind.
    #[track_caller]
    pub fn set_operand_groups(&mut self, op: OpId, group: usize, groups: &[&[ValueId]]) {
        let view = self.op(op);
        let arity = view.def().and_then(|def| def.operands.get(group)).map(|declared| declared.arity);
        let Some(Arity::Nested { property }) = arity else {
            panic!("operand {group} of `{}` is not a variadic of variadics", view.name())
        };
        let sizes: Vec<i32> = groups.iter().map(|group| group.len() as i32).collect();
        self.set_operand_group(op, group, &groups.concat());
        let sizes = DenseArrayAttr::i32s(self.context, &sizes);
        self.set_property(op, property as usize, Some(sizes.into()));
    }

    /// Sets the successor at an index.
    ///
    /// # Panics
    /// If there is no such successor.
    #[track_caller]
    pub fn set_successor(&mut self, op: OpId, index: usize, block: BlockId) {
        let (op, block) = (self.ops.check(op), self.blocks.check(block));
        match self.extra(op).successors.get::<EdgeId>(index) {
            Some(slot) => {
                self.unlink_edge(slot);
                self.link_edge(slot, block);
            }
            None => self.refuse_index(op, "successor", index, self.op_at(op).successors().len()),
        }
    }

    /// Replaces all successors of an operation. Their number may change.
    #[track_caller]
    pub fn set_successors(&mut self, op: OpId, blocks: &[BlockId]) {
        let op = self.ops.check(op);
        self.check_ids(&[], blocks, &[]);
        let old = self.extra(op).successors;
        for slot in old.ids::<EdgeId>().rev() {
            self.unlink_edge(slot);
        }
        self.edges.remove_run(old);
        let run = self.create_edges(op, blocks.iter().map(|block| block.bare()));
        if run.len > 0 || old.len > 0 {
            self.extra_mut(op).successors = run;
        }
    }

    /// Sets the type of a value. The verifier checks whether the uses accept it.
    ///
    /// # Panics
    /// If the type is of another context.
    #[track_caller]
    pub fn set_type(&mut self, value: ValueId, ty: Type<'c>) {
        self.check_types(&[ty]);
        self.values[value].ty = ty;
    }

    /// Replaces the types and attributes of an operation and of everything inside
    /// it by what `new` returns for them: the types of results and block arguments,
    /// the dictionary of discardable attributes, and each property. A node of another
    /// kind is ignored.
    ///
    /// # Panics
    /// If a type or an attribute is of another context.
    #[track_caller]
    pub fn replace_nodes(&mut self, root: OpId, mut new: impl FnMut(Node<'c>) -> Node<'c>) {
        for op in self.ids_inside(root) {
            let view = self.op(op);
            let arguments =
                view.regions().flat_map(|region| region.blocks()).flat_map(|block| block.arguments());
            let values: Vec<ValueId> = view.results().chain(arguments).map(ValueRef::id).collect();
            for value in values {
                if let Some(ty) = Type::from_node(new(self.values[value].ty.node())) {
                    self.set_type(value, ty);
                }
            }
            if let Some(found) = self.op(op).attributes()
                && let Some(found) = Attribute::from_node(new(found.into()))
                && let Some(found) = found.dyn_cast::<DictionaryAttr<'_>>()
            {
                self.set_attributes(op, Some(found));
            }
            let properties = self.ops[op].properties;
            for slot in properties.ids::<PropertyId>() {
                let Some(property) = self.slots[slot] else { continue };
                if let Some(found) = Attribute::from_node(new(property.node())) {
                    self.check_attributes(&[found]);
                    self.slots[slot] = Some(found);
                }
            }
        }
    }

    // ---- attributes ---------------------------------------------------------

    /// Sets a property of a registered operation by its index in
    /// [`OpDef::properties`](super::OpDef::properties). `None` removes it; the sizes of segments are zero then.
    ///
    /// # Panics
    /// If the index is too high, or the value is of another context.
    #[inline]
    #[track_caller]
    pub fn set_property(&mut self, op: OpId, index: usize, value: Option<Attribute<'c>>) {
        self.check_attributes(value.as_slice());
        let op = self.ops.check(op);
        let value = value.or_else(|| {
            let mut segments = self.def(op)?.segment_properties();
            let (_, groups) = segments.find(|(property, _)| *property == index)?;
            Some(DenseArrayAttr::i32s(self.context, &vec![0; groups]).into())
        });
        let run = self.ops[op].properties;
        match self.slots[run].get_mut(index) {
            Some(slot) => *slot = value,
            None => self.refuse_index(op, "property", index, self.op_at(op).properties().count()),
        }
    }

    /// Sets the properties of an unregistered operation: an attribute of any kind.
    /// `None` removes it.
    ///
    /// # Panics
    /// If the operation is registered: [`Self::set_property`] sets its properties. If the value is of another context.
    #[track_caller]
    pub fn set_foreign_properties(&mut self, op: OpId, value: Option<Attribute<'c>>) {
        let op = self.ops.check(op);
        assert!(self.def(op).is_none(), "the operation is registered; `set_property` sets its properties");
        self.check_attributes(value.as_slice());
        let run = self.slots.resize_run(self.ops[op].properties, value.iter().len(), None);
        self.slots[run].fill(value);
        self.ops[op].properties = run;
    }

    /// Sets a property of a registered operation or, if it has no property of that
    /// name, a discardable attribute. `None` removes it.
    ///
    /// # Panics
    /// If the value is of another context.
    #[track_caller]
    pub fn set_attribute(&mut self, op: OpId, name: &str, value: impl OptionalAttribute<'c>) {
        self.replace_attribute(op, name, value.into_option());
    }

    #[track_caller]
    fn replace_attribute(&mut self, op: OpId, name: &str, value: Option<Attribute<'c>>) {
        self.check_attributes(value.as_slice());
        let id = op;
        let op = self.ops.check(id);
        if let Some(index) = self.def(op).and_then(|def| def.property_index(name.as_bytes())) {
            return self.set_property(id, index, value);
        }
        let (names, values) = self.op_at(op).discardable();
        match (names.binary_search_by_key(&name.as_bytes(), |known| string_bytes(*known)), value) {
            (Ok(at), Some(value)) if self.op_at(op).interned_attributes().is_none() => {
                let run = self.extra(op).attributes;
                self.attributes[run][run.len as usize / 2 + at] = value;
            }
            (Err(_), None) => {}
            (found, value) => {
                let (mut names, mut values) = (names.to_vec(), values.to_vec());
                match (found, value) {
                    (Ok(at), Some(value)) => values[at] = value,
                    (Err(at), Some(value)) => {
                        names.insert(at, StringAttr::get(self.context, name).into());
                        values.insert(at, value);
                    }
                    (Ok(at) | Err(at), None) => {
                        names.remove(at);
                        values.remove(at);
                    }
                }
                self.set_discardable(op, &names, &values);
            }
        }
    }

    /// A dictionary of entries whose names differ.
    #[track_caller]
    pub(crate) fn dictionary<'n>(
        &self,
        entries: impl IntoIterator<Item = (&'n [u8], Attribute<'c>)>,
    ) -> DictionaryAttr<'c> {
        let entries = entries.into_iter().map(|(name, value)| (StringAttr::get(self.context, name), value));
        match DictionaryAttr::get(self.context, entries) {
            Ok(dictionary) => dictionary,
            Err(error) => panic!("{}", error.message()),
        }
    }

    /// Replaces all discardable attributes.
    ///
    /// # Panics
    /// If the attributes are of another context.
    #[track_caller]
    pub fn set_attributes(&mut self, op: OpId, attributes: Option<DictionaryAttr<'c>>) {
        self.check_attributes(attributes.map(Attribute::from).as_slice());
        let op = self.ops.check(op);
        self.replace_discardable(op, |ir| ir.store_dictionary(attributes));
    }

    /// Replaces all discardable attributes: names in ascending order, and a value for each.
    #[track_caller]
    pub(crate) fn set_discardable(&mut self, op: OpIndex, names: &[Attribute<'c>], values: &[Attribute<'c>]) {
        self.replace_discardable(op, |ir| ir.create_attributes(names, values));
    }

    fn replace_discardable(&mut self, op: OpIndex, store: impl FnOnce(&mut Self) -> Run) {
        let old = self.extra(op).attributes;
        self.attributes.remove_run(old);
        let new = store(self);
        if old.len > 0 || new.len > 0 {
            self.extra_mut(op).attributes = new;
        }
    }

    /// Sets the location of an operation.
    #[track_caller]
    pub fn set_loc(&mut self, op: OpId, loc: Loc) {
        self.ops[op].loc = loc;
    }

    // ---- positions ----------------------------------------------------------

    /// Removes an operation from its block. It keeps its operands and its uses.
    #[track_caller]
    pub fn detach(&mut self, op: OpId) {
        let op = self.ops.check(op);
        self.unlink(op);
    }

    /// As [`Self::detach`].
    #[track_caller]
    pub(crate) fn unlink(&mut self, op: OpIndex) {
        let mut ops = self.ops.places();
        let data = &mut ops[op];
        let (block, prev, next) = (data.block.take(), data.prev.take(), data.next.take());
        let Some(block) = block else { return };
        match prev {
            Some(prev) => ops[prev].next = next,
            None => self.blocks[block].first = next,
        }
        match next {
            Some(next) => ops[next].prev = prev,
            None => self.blocks[block].last = prev,
        }
    }

    /// Inserts an operation that is in no block before another one.
    ///
    /// # Panics
    /// If the operation is in a block, or the other one is in no block.
    #[track_caller]
    pub fn insert_before(&mut self, op: OpId, before: OpId) {
        let (op, before) = (self.ops.check(op), self.ops.check(before));
        self.link_before(op, before);
    }

    /// As [`Self::insert_before`].
    #[track_caller]
    pub(crate) fn link_before(&mut self, op: OpIndex, before: OpIndex) {
        let (Some(block), None) = (self.ops[before].block, self.ops[op].block) else {
            self.refuse_insertion(op, Some(before))
        };
        self.name(op); // Panics if it was erased.
        let prev = self.ops[before].prev.replace(op);
        let data = &mut self.ops[op];
        (data.block, data.prev, data.next) = (Some(block), prev, Some(before));
        match prev {
            Some(prev) => self.ops[prev].next = Some(op),
            None => self.blocks[block].first = Some(op),
        }
    }

    /// Moves an operation before another one.
    #[track_caller]
    pub fn move_before(&mut self, op: OpId, before: OpId) {
        let (op, before) = (self.ops.check(op), self.ops.check(before));
        if op != before {
            self.unlink(op);
            self.link_before(op, before);
        }
    }

    /// Moves an operation to the end of a block.
    #[track_caller]
    pub fn move_to_end(&mut self, op: OpId, block: BlockId) {
        let (op, block) = (self.ops.check(op), self.blocks.check(block));
        self.unlink(op);
        self.link_op(block, op);
    }

    /// Removes a block from its region. The edges to it stay.
    #[track_caller]
    pub fn detach_block(&mut self, block: BlockId) {
        let block = self.blocks.check(block);
        self.unlink_block(block);
    }

    /// As [`Self::detach_block`].
    #[track_caller]
    fn unlink_block(&mut self, block: BlockIndex) {
        let data = &mut self.blocks[block];
        let (region, prev, next) = (data.region.take(), data.prev.take(), data.next.take());
        let Some(region) = region else { return };
        match prev {
            Some(prev) => self.blocks[prev].next = next,
            None => self.regions[region].first = next,
        }
        match next {
            Some(next) => self.blocks[next].prev = prev,
            None => self.regions[region].last = prev,
        }
    }

    /// Moves all blocks of a region to the end of another one.
    #[track_caller]
    pub fn take_blocks(&mut self, from: RegionId, to: RegionId) {
        let (from, to) = (self.regions.check(from), self.regions.check(to));
        if from == to {
            return;
        }
        while let Some(block) = self.regions[from].first {
            self.unlink_block(block);
            self.link_block(to, block);
        }
    }

    // ---- erasing ------------------------------------------------------------

    /// Erases an operation with everything inside it. Its memory is reused.
    ///
    /// # Panics
    /// If something outside uses one of its results.
    #[track_caller]
    pub fn erase(&mut self, op: OpId) {
        let op = self.ops.check(op);
        self.erase_at(op);
    }

    /// As [`Self::erase`].
    #[track_caller]
    fn erase_at(&mut self, op: OpIndex) {
        self.name(op); // Panics if it was erased already.
        if self.values[self.ops[op].results].iter().any(|value| value.first_use.is_some()) {
            self.refuse_users_of_results(op);
        }
        self.unlink(op);
        match self.ops[op].extra {
            // The usual case: it has no successors and no regions.
            None => {
                self.unlink_uses(self.ops[op].operands);
                self.remove_op(op);
            }
            Some(_) => {
                let mut used = Vec::new();
                self.erase_tree(op, &mut used);
                self.remove_ops(used);
            }
        }
        if self.root == Some(op) {
            self.root = None;
        }
    }

    /// Erases a block, which nothing branches to, with everything inside it.
    ///
    /// # Panics
    /// If something outside uses its arguments or results in it, or branches to it.
    #[track_caller]
    pub fn erase_block(&mut self, block: BlockId) {
        let block = self.blocks.check(block);
        assert!(!self.blocks[block].erased, "{block:?} was erased already");
        self.refuse_users_of_block(block);
        self.unlink_block(block);
        let mut used = Vec::new();
        let mut last = self.blocks[block].last;
        while let Some(op) = last {
            last = self.ops[op].prev;
            self.erase_tree(op, &mut used);
        }
        self.remove_ops(used);
        self.remove_block(block);
    }

    /// Erases regions that belong to no operation, with everything inside them.
    ///
    /// # Panics
    /// If something outside uses values that are defined in them.
    #[track_caller]
    pub(super) fn erase_regions(&mut self, regions: &[RegionId]) {
        // Regions are erased with their operation.
        let name = self.intern_name("unfinished");
        self.check_ids(&[], &[], regions);
        let owner = self.place_op(&OpParts { regions, ..OpParts::new(name, Loc::UNKNOWN) });
        self.erase_at(owner);
    }

    /// Erases an operation and what is inside it, the last one first: new uses are at the front
    /// of their lists. Operations whose results are still used are collected instead.
    #[track_caller]
    fn erase_tree(&mut self, root: OpIndex, used: &mut Vec<OpIndex>) {
        if self.extra(root).regions.len == 0 {
            return self.erase_one(root, used);
        }
        for op in self.indices_inside(root).into_iter().rev() {
            self.erase_one(op, used);
        }
    }

    /// Erases an operation without what is inside it.
    #[inline]
    #[track_caller]
    fn erase_one(&mut self, op: OpIndex, used: &mut Vec<OpIndex>) {
        self.unlink_op(op);
        let results = self.ops[op].results;
        if self.values[results].iter().all(|value| value.first_use.is_none()) {
            self.remove_op(op);
        } else {
            used.push(op);
        }
    }

    /// Erases operations whose results were used by others that were erased after them.
    #[track_caller]
    fn remove_ops(&mut self, ops: Vec<OpIndex>) {
        // A closure would be the caller of what panics.
        for op in ops {
            self.remove_op(op);
        }
    }

    /// Removes an operation, which is erased, from the lists of uses and of edges.
    #[inline]
    #[track_caller]
    fn unlink_op(&mut self, op: OpIndex) {
        self.unlink_uses(self.ops[op].operands);
        for slot in self.extra(op).successors.ids().rev() {
            self.unlink_edge(slot);
        }
    }

    /// Frees an unlinked operation and its regions with their blocks, but not the
    /// operations in them.
    #[inline]
    #[track_caller]
    fn remove_op(&mut self, op: OpIndex) {
        let OpData { operands, results, properties, extra, .. } = self.ops[op];
        self.ops[op] = OpData::VACANT;
        for (at, value) in results.range().zip(&mut self.values[results]) {
            value.kill(at);
        }
        self.values.remove_run(results);
        self.uses.remove_run(operands);
        self.slots.remove_run(properties);
        if let Some(extra) = extra {
            #[cfg(feature = "bytecode")]
            self.bytecode.erased(op);
            self.remove_extra(extra);
        }
        self.ops.remove(op);
    }

    #[inline(never)]
    #[track_caller]
    fn remove_extra(&mut self, extra: ExtraId) {
        let ExtraData { regions, successors, attributes } =
            std::mem::replace(&mut self.extras[extra], ExtraData::NONE);
        self.extras.remove(extra);
        self.edges.remove_run(successors);
        self.attributes.remove_run(attributes);
        self.remove_regions(regions);
    }

    fn remove_regions(&mut self, regions: Run) {
        for at in regions.ids::<ListedRegionId>() {
            let region = self.region_lists[at];
            let mut next = self.regions[region].first;
            while let Some(block) = next {
                next = self.blocks[block].next;
                self.remove_block(block);
            }
            let data = &mut self.regions[region];
            (data.op, data.first, data.last, data.index) = (None, None, None, ERASED);
            self.regions.remove(region);
        }
        self.region_lists.remove_run(regions);
    }

    /// Frees a block whose operations are freed.
    #[track_caller]
    fn remove_block(&mut self, block: BlockIndex) {
        let data = &mut self.blocks[block];
        assert!(data.first_edge.is_none(), "something branches to {block:?}, which is erased");
        (data.region, data.first, data.last, data.erased) = (None, None, None, true);
        let arguments = std::mem::take(&mut data.arguments);
        for at in arguments.ids::<ArgumentId>() {
            let value = self.arguments[at].value;
            self.values[value].kill(value.index());
            self.values.remove(value);
        }
        self.arguments.remove_run(arguments);
        self.blocks.remove(block);
    }
}

impl ValueData<'_> {
    /// Marks the value, which has that position, as erased.
    #[inline]
    #[track_caller]
    fn kill(&mut self, at: usize) {
        if self.first_use.is_some() {
            refuse_used(at);
        }
        self.owner = Owner::NOTHING;
    }
}

#[cold]
#[inline(never)]
#[track_caller]
fn refuse_used(at: usize) -> ! {
    panic!("something uses {:?}, which is erased", ValueIndex::from_index(at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::builtin::{IntegerAttr, UnitAttr};
    use crate::def::Dialect;
    use crate::dialects::func;
    use crate::ir::ids::{BlockId, CHECKED};
    use crate::ir::text::{FileOptions, parse_file};
    use crate::ir::{OpDef, OpRef, PropertyDef};

    /// Operations with everything that is stored in runs: operands, results,
    /// successors, regions, arguments, properties.
    const TEXT: &str = r#"
      func.func @f(%a: i32, %b: i32) -> i32 {
        "cf.br"(%a, %b)[^bb1] : (i32, i32) -> ()
      ^bb1:
        %0:3 = "t.three"(%a, %b, %a) ({
        ^bb0(%c: i32):
          "t.inner"(%c, %a) : (i32, i32) -> ()
        }, {}) : (i32, i32, i32) -> (i32, i32, i32)
        func.return %0#1 : i32
      }"#;

    /// The number of places of each arena.
    fn places(ir: &Ir<'_>) -> [usize; 11] {
        let lens = [ir.ops.len(), ir.blocks.len(), ir.regions.len(), ir.values.len(), ir.uses.len()];
        let lists = [ir.edges.len(), ir.arguments.len(), ir.region_lists.len(), ir.slots.len()];
        let rest = [ir.extras.len(), ir.attributes.len()];
        std::array::from_fn(|at| lens.iter().chain(&lists).chain(&rest).copied().nth(at).unwrap_or(0))
    }

    fn first_op(ir: &Ir<'_>) -> OpId {
        ir.block(ir.body()).first_op().expect("an operation").id()
    }

    /// So many rounds of a test erase more than what waits before it is used again.
    const WARM_UP: usize = if CHECKED { 2 } else { 3000 };

    #[test]
    fn erased_memory_is_used_again() {
        let ctx = Context::with_dialects([func::dialect()]);
        let mut ir = Ir::parse(&ctx, TEXT).expect("it is right");
        let text = ir.to_string();
        let body = ir.body();
        let function = first_op(&ir);
        let copy = ir.clone_op(function);
        ir.append_op(body, copy);
        let mut most = places(&ir);
        for round in 0..WARM_UP + 10 {
            let old = first_op(&ir);
            ir.erase(old);
            let function = first_op(&ir);
            let copy = ir.clone_op(function);
            ir.append_op(body, copy);
            if round < WARM_UP {
                most = places(&ir);
            }
        }
        assert_eq!(places(&ir), most);
        let old = first_op(&ir);
        ir.erase(old);
        assert!(ir.verify().is_ok());
        assert_eq!(ir.to_string(), text);
    }

    #[test]
    fn edits_leave_no_stale_places() {
        let ctx = Context::new();
        let mut ir = Ir::new(&ctx);
        let body = ir.body();
        let slots_of_the_module = ir.slots.len();
        let mut builder = ir.builder_at_end(body);
        let value = builder.op("t.value").result(ctx.i32()).create_value();
        let user = builder.op("t.user").create();
        assert_eq!(ir.slots.len(), slots_of_the_module, "operations without properties need no slots");
        let mut most = places(&ir);
        for round in 0..WARM_UP + 10 {
            for len in [3, 20, 0, 7] {
                ir.set_operands(user, &vec![value; len]);
                assert_eq!(ir.op(user).operands().len(), len);
                assert_eq!(ir.value(value).uses().count(), len);
                assert!(ir.value(value).uses().all(|(op, index)| op.id() == user && index < len));
            }
            let block = ir.create_block();
            let argument = ir.add_argument(block, ctx.i32(), Loc::UNKNOWN);
            assert_eq!(ir.block(block).arguments().next().map(ValueRef::id), Some(argument));
            ir.erase_block(block);
            ir.set_foreign_properties(user, Some(UnitAttr::get(&ctx).into()));
            ir.set_foreign_properties(user, None);
            // At the end of an arena runs grow in place: there is a free run of each length only later.
            if round < WARM_UP {
                most = places(&ir);
            }
            assert_eq!(places(&ir), most);
        }
    }

    #[test]
    fn arguments_keep_their_order_when_their_run_moves() {
        let ctx = Context::new();
        let mut ir = Ir::new(&ctx);
        let blocks = [ir.create_block(), ir.create_block()];
        let mut added = [Vec::new(), Vec::new()];
        for _ in 0..100 {
            for (block, added) in blocks.iter().zip(&mut added) {
                added.push(ir.add_argument(*block, ctx.i32(), Loc::UNKNOWN));
            }
        }
        for (block, added) in blocks.iter().zip(&added) {
            assert!(ir.block(*block).arguments().map(ValueRef::id).eq(added.iter().copied()));
            for (index, value) in (0..).zip(added) {
                assert_eq!(ir.value(*value).def(), Some(crate::ir::ValueDef::Argument(*block, index)));
            }
        }
    }

    #[test]
    fn a_replacement_of_another_kind_is_ignored() {
        let ctx = Context::with_dialects([&DIALECT]);
        let text = "module {\n  %0 = \"t.op\"() <{b, z = 1 : i32}> {y = i32} : () -> i32\n}\n";
        let mut ir = Ir::parse(&ctx, text).expect("it is right");
        let root = ir.root().expect("a module").id();
        let unit = Attribute::from(UnitAttr::get(&ctx));
        // An attribute is not a type, and a unit is not a dictionary.
        ir.replace_nodes(root, |node| if Type::from_node(node).is_some() { unit.node() } else { node });
        assert_eq!(ir.to_string(), text);
        ir.replace_nodes(root, |node| Attribute::from_node(node).map_or(node, |_| ctx.i64().node()));
        assert_eq!(ir.to_string(), text);
    }

    /// Random edits. Each operation has a number; whatever an id names has the number that it had first.
    #[test]
    #[cfg_attr(not(any(debug_assertions, feature = "check-ids")), ignore = "ids are not checked")]
    fn an_id_names_one_operation_ever() {
        let ctx = Context::new();
        let mut ir = Ir::new(&ctx);
        let body = ir.body();
        let mut live: Vec<(OpId, ValueId, i64)> = Vec::new();
        let mut erased: Vec<(OpId, ValueId)> = Vec::new();
        let mut state = 1_u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        let number = |ir: &Ir<'_>, op: OpId| {
            ir.op(op).attribute("n").and_then(|found| found.dyn_cast::<IntegerAttr<'_>>()?.to_i64())
        };
        for step in 0..3000_i64 {
            match random(5) {
                0 | 1 => {
                    let mut builder = ir.builder_at_end(body);
                    let mut new = builder.op("t.op").attribute("n", IntegerAttr::get(ctx.i64(), step));
                    for _ in 0..=random(4) {
                        new = new.result(ctx.i32());
                    }
                    let op = new.create();
                    let last = ir.op(op).results().next_back().expect("a result").id();
                    live.push((op, last, step));
                }
                2 if !live.is_empty() => {
                    let (op, _, number) = live[random(live.len())];
                    let copy = ir.clone_op(op);
                    ir.append_op(body, copy);
                    live.push((copy, ir.op(copy).results().next_back().expect("a result").id(), number));
                }
                3 | 4 if !live.is_empty() => {
                    let (op, value, _) = live.swap_remove(random(live.len()));
                    ir.erase(op);
                    erased.push((op, value));
                }
                _ => {}
            }
            if step % 100 == 0 {
                for &(op, value, expected) in &live {
                    assert_eq!(number(&ir, op), Some(expected));
                    assert_eq!(ir.value(value).defining_op().map(|found| found.id()), Some(op));
                }
                assert!(erased.iter().all(|(op, value)| !ir.contains(*op) && !ir.values.has(*value)));
            }
        }
        let copy = ir.clone();
        assert!(live.iter().all(|(op, ..)| ir.contains(*op) && !copy.contains(*op)));
        let moved = ir;
        assert!(live.iter().all(|(op, ..)| moved.contains(*op)));
        assert!(moved.verify().is_ok() && copy.to_string() == moved.to_string());
    }

    /// Random operands and successors of new and old operations: what is right is taken, and what was erased or is of another
    /// `Ir` is a panic that changes nothing.
    #[test]
    fn a_wrong_id_never_names_something_else() {
        let ctx = Context::new();
        let (mut ir, mut other) = (Ir::new(&ctx), Ir::new(&ctx));
        let (body, other_body) = (ir.body(), other.body());
        let new = |ir: &mut Ir<'_>, body: BlockId, number: i64| {
            let i32 = ir.context().i32();
            let mut builder = ir.builder_at_end(body);
            let number = IntegerAttr::get(builder.context().i64(), number);
            let op = builder.op("t.op").attribute("n", number).result(i32).region().create();
            let region = ir.op(op).region(0).expect("a region").id();
            let block = ir.create_block();
            ir.append_block(region, block);
            (op, ir.op(op).result(0).expect("a result").id(), block)
        };
        let number = |op: OpRef<'_, '_>| {
            op.attribute("n").and_then(|found| found.dyn_cast::<IntegerAttr<'_>>()?.to_i64())
        };
        let mut state = 1_u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        let foreign: Vec<_> = (0..50).map(|at| (new(&mut other, other_body, at), at)).collect();
        let mut live: Vec<((OpId, ValueId, BlockId), i64)> = Vec::new();
        let mut stale = Vec::new();
        let mut refused = 0;
        for step in 0..1000_i64 {
            if live.len() > 5 && (random(3) > 0 || live.len() > 20) {
                let (erased, number) = live.swap_remove(random(live.len()));
                ir.erase(erased.0);
                stale.push((erased, number));
            }
            live.push((new(&mut ir, body, step), step));
            let from = match random(3) {
                0 if CHECKED && !stale.is_empty() => &stale,
                1 if CHECKED => &foreign,
                _ => &live,
            };
            let is_right = std::ptr::eq(from, &live);
            let ((op, value, block), expected) = from[random(from.len())];
            let user = live.last().expect("a new one").0.0;
            let before = if is_right { String::new() } else { ir.to_string() };
            let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| match random(4) {
                0 => ir.set_operands(user, &[value]),
                1 => ir.set_successors(user, &[block]),
                2 => ir.set_attribute(op, "x", None),
                _ => ir.replace_all_uses(value, value),
            }));
            assert_eq!(done.is_ok(), is_right, "{step}");
            if is_right {
                for value in ir.op(user).operands() {
                    assert_eq!(value.defining_op().and_then(number), Some(expected));
                }
                for block in ir.op(user).successors() {
                    assert_eq!(block.parent().and_then(number), Some(expected));
                }
                // So that each can be erased.
                ir.set_operands(user, &[]);
                ir.set_successors(user, &[]);
            } else {
                refused += 1;
                assert_eq!(ir.to_string(), before, "{step}");
            }
        }
        assert!((refused > 200) == CHECKED && ir.verify().is_ok(), "{refused}");
    }

    /// Where ids are not checked, the verifier finds what is used and was erased.
    #[test]
    #[cfg_attr(any(debug_assertions, feature = "check-ids"), ignore = "such ids are refused")]
    fn uses_of_what_was_erased_are_violations() {
        let ctx = Context::new();
        for uses_value in [true, false] {
            let mut ir = Ir::new(&ctx);
            let body = ir.body();
            let user = ir.builder_at_end(body).op("t.user").region().create();
            let old = ir.builder_at_end(body).op("t.old").result(ctx.i32()).create();
            let value = ir.op(old).result(0).expect("a result").id();
            let block = ir.create_block();
            ir.erase(old);
            ir.erase_block(block);
            // Neither the operation nor the block takes the place of the erased one.
            ir.builder_at_end(body).op("t.new").result(ctx.i32()).region().create();
            ir.create_block();
            if uses_value {
                ir.set_operands(user, &[value]);
            } else {
                ir.set_successors(user, &[block]);
            }
            assert!(ir.verify().is_err(), "{ir}");
        }
    }

    #[test]
    #[cfg_attr(not(any(debug_assertions, feature = "check-ids")), ignore = "names are not checked")]
    #[should_panic(expected = "of another `Ir`")]
    fn the_name_of_an_operation_is_one_of_its_ir() {
        let ctx = Context::new();
        let name = Ir::new(&ctx).intern_name("t.op");
        let mut ir = Ir::new(&ctx);
        ir.create_op(&OpParts::new(name, Loc::UNKNOWN));
    }

    #[test]
    #[should_panic(expected = "was erased")]
    fn an_operation_is_erased_once() {
        let ctx = Context::new();
        let mut ir = Ir::new(&ctx);
        let body = ir.body();
        let op = ir.builder_at_end(body).op("t.op").create();
        ir.erase(op);
        ir.erase(op);
    }

    static OP: OpDef = OpDef {
        properties: &[
            PropertyDef::new("z"),
            PropertyDef::new("b").default(|ctx| UnitAttr::get(ctx).into()),
            PropertyDef::new("c").optional_default(|ctx| UnitAttr::get(ctx).into()),
        ],
        ..OpDef::new("t", "t.op")
    };
    static DIALECT: Dialect = Dialect { ops: &[&OP], ..Dialect::new("t") };

    #[test]
    fn properties_are_slots_in_the_order_of_the_definition() {
        let ctx = Context::with_dialects([&DIALECT]);
        let mut ir = Ir::new(&ctx);
        let body = ir.body();
        let unit = UnitAttr::get(&ctx);
        let op = ir
            .builder_at_end(body)
            .op(&OP)
            .attribute("z", unit)
            .attribute("y", IntegerAttr::get(ctx.i32(), 1))
            .create();
        let given =
            |ir: &Ir<'_>| -> Vec<bool> { ir.op(op).properties().map(|(_, value)| value.is_some()).collect() };
        assert_eq!(given(&ir), [true, true, false]);
        assert_eq!(ir.op(op).property(0), Some(unit.into()));
        assert_eq!(ir.op(op).inherent_attr("y"), None);
        let names: Vec<&[u8]> = ir.op(op).all_attributes().map(|(name, _)| name).collect();
        assert_eq!(names, [b"b", b"y", b"z"]);
        assert_eq!(ir.to_string(), "module {\n  \"t.op\"() <{b, z}> {y = 1 : i32} : () -> ()\n}\n");
        ir.set_property(op, 2, Some(unit.into()));
        ir.set_attribute(op, "z", None);
        assert_eq!(given(&ir), [false, true, true]);
    }

    #[test]
    fn discardable_attributes_change_as_a_list_and_as_a_dictionary() {
        let ctx = Context::new();
        let text = r#""t.a"() {a, c = 1 : i32} : () -> () "t.b"() : () -> ()"#;
        let mut ir = Ir::parse(&ctx, text).expect("valid");
        let ids: Vec<OpId> = ir.block(ir.body()).ops().map(|op| op.id()).collect();
        let dictionary = ir.op(ids[0]).attributes();
        ir.set_attributes(ids[1], dictionary);
        let unit = Some(UnitAttr::get(&ctx).into());
        for op in ids {
            assert_eq!(ir.op(op).attributes(), dictionary);
            ir.set_attribute(op, "c", unit);
            ir.set_attribute(op, "b", unit);
            ir.set_attribute(op, "a", None);
            ir.set_attribute(op, "d", None);
            assert_eq!(ir.op(op).attributes().map(|all| all.to_string()).as_deref(), Some("{b, c}"));
            assert_eq!((ir.op(op).attribute("a"), ir.op(op).attribute("b")), (None, unit));
            let copy = ir.clone_op(op);
            assert_eq!(ir.op(copy).attributes(), ir.op(op).attributes());
            ir.set_attributes(op, None);
            assert_eq!(ir.op(op).attributes(), None);
            assert_ne!(ir.op(copy).attributes(), None);
        }
    }

    #[test]
    fn unknown_properties_are_dropped_and_braces_come_second() {
        let ctx = Context::with_dialects([&DIALECT]);
        let text = r#""t.op"() <{x, z = 1 : i32}> {z = 2 : i32, y, c} : () -> ()"#;
        let options = FileOptions::default();
        let parsed = parse_file(&ctx, text.as_bytes(), &options);
        assert!(parsed.errors.is_empty());
        let messages: Vec<&str> = parsed.warnings.iter().map(|found| found.message()).collect();
        assert_eq!(messages, ["'t.op' has no property `x`: it is dropped"]);
        let expected = "module {\n  \"t.op\"() <{b, c, z = 1 : i32}> {y} : () -> ()\n}\n";
        assert_eq!(parsed.ir.to_string(), expected);
    }
}
