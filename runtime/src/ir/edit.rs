//! Changing an [`Ir`] that exists: moving, replacing, erasing, cloning.

use super::ids::{BlockId, OpId, RegionId, Run, UseId, ValueId};
use super::location::Loc;
use super::storage::{Ir, OpParts, Owner, UseData};
use super::view::{OpRef, ValueRef};
use crate::builtin::{DictionaryAttr, StringAttr};
use crate::{Attribute, Node, Type};
use rustc_hash::FxHashMap;

impl<'c> Ir<'c> {
    // ---- values -------------------------------------------------------------

    /// Makes every use of a value a use of another one.
    pub fn replace_all_uses(&mut self, value: ValueId, with: ValueId) {
        if value == with {
            return;
        }
        let Some(first) = self.values[value].first_use.take() else { return };
        let mut last = first;
        loop {
            self.uses[last].value = Some(with);
            match self.uses[last].next {
                Some(next) => last = next,
                None => break,
            }
        }
        let head = self.values[with].first_use.replace(first);
        self.uses[last].next = head;
        if let Some(head) = head {
            self.uses[head].prev = Some(last);
        }
    }

    /// Makes the operand at an index that value.
    ///
    /// # Panics
    /// When there is no such operand.
    pub fn set_operand(&mut self, op: OpId, index: usize, value: ValueId) {
        match self.ops[op].operands.get::<UseId>(index) {
            Some(slot) => {
                self.unlink_use(slot);
                self.link_use(slot, value);
            }
            None => panic!("{op:?} has no operand {index}"),
        }
    }

    /// Gives an operation other operands, as many as there are values.
    pub fn set_operands(&mut self, op: OpId, values: &[ValueId]) {
        for slot in self.ops[op].operands.ids() {
            self.unlink_use(slot);
        }
        let mut run = self.ops[op].operands;
        if values.len() > run.range().len() {
            run = Run::since(self.uses.len(), self.uses.len() + values.len());
            for _ in values {
                self.uses.push(UseData { value: None, op, prev: None, next: None });
            }
        }
        run = Run::since(run.range().start, run.range().start + values.len());
        for (slot, &value) in run.ids().zip(values) {
            self.link_use(slot, value);
        }
        self.ops[op].operands = run;
    }

    /// Changes the type of a value; whether its uses agree is for the verifier.
    pub fn set_type(&mut self, value: ValueId, ty: Type<'c>) {
        self.values[value].ty = ty;
    }

    /// Replaces the types and attributes of an operation and of everything inside
    /// it by what `new` makes of them: the types of results and block arguments,
    /// attributes and properties. Each is shown as a whole; a result of another
    /// kind is ignored.
    pub fn replace_nodes(&mut self, root: OpId, mut new: impl FnMut(Node<'c>) -> Node<'c>) {
        for op in self.ids_inside(root) {
            let view = self.op(op);
            let arguments =
                view.regions().flat_map(|region| region.blocks()).flat_map(|block| block.arguments());
            let values: Vec<ValueId> = view.results().chain(arguments).map(ValueRef::id).collect();
            for value in values {
                if let Some(ty) = Type::from_node(new(self.values[value].ty.node())) {
                    self.values[value].ty = ty;
                }
            }
            let data = &mut self.ops[op];
            if let Some(attributes) = data.attributes {
                data.attributes = Attribute::from_node(new(attributes.into()))
                    .and_then(Attribute::dyn_cast::<DictionaryAttr<'_>>);
            }
            if let Some(properties) = data.properties {
                data.properties = Attribute::from_node(new(properties.node()));
            }
        }
    }

    // ---- attributes ---------------------------------------------------------

    /// Sets a property of a registered operation or, where it has none of that
    /// name, a discardable attribute. `None` removes it.
    pub fn set_attribute(&mut self, op: OpId, name: &str, value: Option<Attribute<'c>>) {
        let edited = |dictionary: Option<DictionaryAttr<'c>>| {
            let standing: Vec<(&[u8], _)> =
                dictionary.into_iter().flat_map(DictionaryAttr::entries).collect();
            let kept = standing.into_iter().filter(|(found, _)| *found != name.as_bytes());
            let new = value.map(|value| (name.as_bytes(), value));
            self.dictionary(kept.chain(new))
        };
        if self.def(op).is_some_and(|def| def.is_property(name.as_bytes())) {
            let properties = self.ops[op].properties.and_then(|found| found.dyn_cast::<DictionaryAttr<'_>>());
            self.ops[op].properties = Some(edited(properties).into());
        } else {
            let attributes = edited(self.ops[op].attributes);
            self.set_attributes(op, Some(attributes));
        }
    }

    /// A dictionary of entries whose names differ.
    pub(crate) fn dictionary<'n>(
        &self,
        entries: impl IntoIterator<Item = (&'n [u8], Attribute<'c>)>,
    ) -> DictionaryAttr<'c> {
        let entries = entries.into_iter().map(|(name, value)| (StringAttr::get(self.context, name), value));
        match DictionaryAttr::get(self.context, entries) {
            Ok(dictionary) => dictionary,
            Err(twice) => panic!("the attribute {twice} is given twice"),
        }
    }

    /// Replaces all discardable attributes.
    pub fn set_attributes(&mut self, op: OpId, attributes: Option<DictionaryAttr<'c>>) {
        self.ops[op].attributes = attributes.filter(|dictionary| !dictionary.names().is_empty());
    }

    /// Replaces the properties: a dictionary for a registered operation.
    pub fn set_properties(&mut self, op: OpId, properties: Option<Attribute<'c>>) {
        self.ops[op].properties = properties;
    }

    /// Says where an operation comes from.
    pub fn set_loc(&mut self, op: OpId, loc: Loc) {
        self.ops[op].loc = loc;
    }

    // ---- places -------------------------------------------------------------

    /// Takes an operation out of its block; it keeps its operands and its uses.
    pub fn detach(&mut self, op: OpId) {
        let data = &mut self.ops[op];
        let (block, prev, next) = (data.block.take(), data.prev.take(), data.next.take());
        let Some(block) = block else { return };
        match prev {
            Some(prev) => self.ops[prev].next = next,
            None => self.blocks[block].first = next,
        }
        match next {
            Some(next) => self.ops[next].prev = prev,
            None => self.blocks[block].last = prev,
        }
    }

    /// Puts an operation without a block before another one.
    ///
    /// # Panics
    /// When the operation is in a block, or the other one in none.
    pub fn insert_before(&mut self, op: OpId, before: OpId) {
        let Some(block) = self.ops[before].block else { panic!("{before:?} is in no block") };
        assert!(self.ops[op].block.is_none(), "{op:?} is in a block already");
        let prev = self.ops[before].prev.replace(op);
        let data = &mut self.ops[op];
        (data.block, data.prev, data.next) = (Some(block), prev, Some(before));
        match prev {
            Some(prev) => self.ops[prev].next = Some(op),
            None => self.blocks[block].first = Some(op),
        }
    }

    /// Moves an operation before another one.
    pub fn move_before(&mut self, op: OpId, before: OpId) {
        if op != before {
            self.detach(op);
            self.insert_before(op, before);
        }
    }

    /// Moves an operation to the end of a block.
    pub fn move_to_end(&mut self, op: OpId, block: BlockId) {
        self.detach(op);
        self.append_op(block, op);
    }

    /// Takes a block out of its region; the edges to it stay.
    pub fn detach_block(&mut self, block: BlockId) {
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
    pub fn take_blocks(&mut self, from: RegionId, to: RegionId) {
        while let Some(block) = self.regions[from].first {
            self.detach_block(block);
            self.append_block(to, block);
        }
    }

    // ---- erasing ------------------------------------------------------------

    /// Erases an operation with everything inside it.
    ///
    /// # Panics
    /// When something outside still uses one of its results.
    pub fn erase(&mut self, op: OpId) {
        self.detach(op);
        self.drop_inside(op);
        if self.root == Some(op) {
            self.root = None;
        }
    }

    /// Erases a block, which nothing branches to, with everything inside it.
    ///
    /// # Panics
    /// When something outside still uses its arguments or results in it, or
    /// still branches to it.
    pub fn erase_block(&mut self, block: BlockId) {
        self.detach_block(block);
        let ops: Vec<OpId> = self.block(block).ops().map(OpRef::id).collect();
        for op in ops.into_iter().rev() {
            self.erase(op);
        }
        self.drop_block(block);
    }

    fn drop_inside(&mut self, op: OpId) {
        let inside = self.ids_inside(op);
        for &op in &inside {
            for slot in self.ops[op].operands.ids() {
                self.unlink_use(slot);
            }
            for slot in self.ops[op].successors.ids() {
                self.unlink_edge(slot);
            }
        }
        for &op in &inside {
            for value in self.ops[op].results.ids() {
                self.drop_value(value);
            }
            let blocks: Vec<BlockId> =
                self.op(op).regions().flat_map(|region| region.blocks().map(|block| block.id())).collect();
            for block in blocks {
                self.drop_block(block);
            }
            self.ops[op].name = None;
        }
    }

    fn drop_block(&mut self, block: BlockId) {
        assert!(self.blocks[block].first_edge.is_none(), "something branches to {block:?}, which is erased");
        for at in self.blocks[block].arguments.range() {
            self.drop_value(self.arguments[at].0);
        }
        self.blocks[block].erased = true;
    }

    fn drop_value(&mut self, value: ValueId) {
        assert!(self.values[value].first_use.is_none(), "something uses {value:?}, which is erased");
        self.values[value].owner = Owner::Nothing;
    }

    // ---- cloning ------------------------------------------------------------

    /// Copies an operation with everything inside it. The copy is in no block.
    /// Uses of values and blocks from inside become uses of their copies.
    pub fn clone_op(&mut self, op: OpId) -> OpId {
        let mut copies = Copies::default();
        for inner in self.ids_inside(op) {
            let copy = self.clone_shallow(inner, &mut copies);
            if inner != op
                && let Some(block) = self.ops[inner].block
            {
                self.append_op(copies.blocks[&block], copy);
            }
            copies.ops.push(copy);
        }
        for &copy in &copies.ops {
            for slot in self.ops[copy].operands.ids() {
                if let Some(value) = self.uses[slot].value.and_then(|value| copies.values.get(&value)) {
                    self.unlink_use(slot);
                    self.link_use(slot, *value);
                }
            }
            for slot in self.ops[copy].successors.ids() {
                if let Some(block) = self.edges[slot].block.and_then(|block| copies.blocks.get(&block)) {
                    self.unlink_edge(slot);
                    self.link_edge(slot, *block);
                }
            }
        }
        copies.ops[0]
    }

    /// The operation itself, with regions of blocks that are still empty.
    fn clone_shallow(&mut self, op: OpId, copies: &mut Copies) -> OpId {
        let view = self.op(op);
        let operands: Vec<ValueId> = view.operands().map(|value| value.id()).collect();
        let result_types: Vec<Type<'c>> = view.results().map(|value| value.ty()).collect();
        let successors: Vec<BlockId> = view.successors().map(|block| block.id()).collect();
        let regions: Vec<RegionId> = view.regions().map(|region| region.id()).collect();
        let regions: Vec<RegionId> =
            regions.into_iter().map(|region| self.clone_blocks(region, copies)).collect();
        let data = &self.ops[op];
        let (results, properties, attributes) = (data.results, data.properties, data.attributes);
        let copy = self.create_op(&OpParts {
            operands: &operands,
            result_types: &result_types,
            successors: &successors,
            regions: &regions,
            properties,
            attributes,
            ..OpParts::new(self.name(op), data.loc)
        });
        copies.values.extend(results.ids::<ValueId>().zip(self.ops[copy].results.ids::<ValueId>()));
        copy
    }

    fn clone_blocks(&mut self, region: RegionId, copies: &mut Copies) -> RegionId {
        let blocks: Vec<BlockId> = self.region(region).blocks().map(|block| block.id()).collect();
        let copy = self.create_region();
        for block in blocks {
            let new = self.create_block();
            self.append_block(copy, new);
            copies.blocks.insert(block, new);
            for at in self.blocks[block].arguments.range() {
                let (value, loc) = self.arguments[at];
                let argument = self.add_argument(new, self.values[value].ty, loc);
                copies.values.insert(value, argument);
            }
        }
        copy
    }
}

/// What was copied to what.
#[derive(Default)]
struct Copies {
    ops: Vec<OpId>,
    values: FxHashMap<ValueId, ValueId>,
    blocks: FxHashMap<BlockId, BlockId>,
}
