//! [`Numbering`]: the numbers of all parts of a file.
//!
//! The numbers decide the bytes, so they equal MLIR's: a walk numbers all parts in the order in which it meets them;
//! then they are sorted by decreasing number of uses, and by dialect among numbers of the same encoded length.

use super::encode;
use super::format::since;
use super::interface::BytecodeWriter;
use super::properties::Layout;
use crate::builtin::{DictionaryAttr, FileLineColRange, StringAttr};
use crate::handle::DefHandle;
use crate::ir::ids::OpName;
use crate::ir::location::Position;
use crate::ir::{BlockId, Ir, Loc, OpId, OpRef, OpTraits, RegionId, ValueId, ValueRef};
use crate::{Attribute, Diagnostic, Node, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

/// The number of a part without a number.
const NONE: u32 = u32::MAX;

/// The maximum nesting depth of written types and attributes.
pub(super) const MAX_DEPTH: u32 = crate::text::PrintOptions::DEFAULT_NESTING;

/// The dialect and the number of uses of a type, an attribute or the name of an operation.
struct Entry {
    dialect: u32,
    uses: u32,
}

/// A type or an attribute. A position in a file need not exist as an attribute.
#[derive(Clone, Copy)]
pub(super) enum Subject<'c> {
    Node(Node<'c>),
    Place(StringAttr<'c>, Position),
}

/// The types or the attributes of a file.
pub(super) struct Table<'c> {
    pub(super) subjects: Vec<Subject<'c>>,
    entries: Vec<Entry>,
    indices: FxHashMap<usize, u32>,
    /// By index: the text of an entry without another encoding.
    pub(super) texts: FxHashMap<u32, Range<usize>>,
    order: Order,
}

/// The sorted order of entries.
#[derive(Default)]
pub(super) struct Order {
    /// The indices of entries by their numbers.
    pub(super) order: Vec<u32>,
    /// The numbers of entries by their indices.
    numbers: Vec<u32>,
    /// The ranges of numbers with the same dialect, with that dialect.
    pub(super) groups: Vec<(u32, Range<usize>)>,
}

/// A dialect, with the keys of its used resources.
pub(super) struct DialectEntry<'a, 'c> {
    pub(super) name: &'a [u8],
    pub(super) resources: Vec<&'c [u8]>,
    known: FxHashSet<&'c [u8]>,
}

/// The numbers of an operation; the location and the dictionary are indices in the tables.
#[derive(Clone, Copy)]
pub(super) struct OpNumbers {
    /// Among all operations, in the order of the text.
    pub(super) order: u32,
    pub(super) loc: u32,
    pub(super) dictionary: u32,
    pub(super) isolated: bool,
}

/// The numbers of everything in a file.
pub(super) struct Numbering<'a, 'c> {
    pub(super) ir: &'a Ir<'c>,
    version: u64,
    pub(super) dialects: Vec<DialectEntry<'a, 'c>>,
    dialect_indices: FxHashMap<&'a [u8], u32>,
    pub(super) attributes: Table<'c>,
    pub(super) types: Table<'c>,
    pub(super) names: Vec<OpName>,
    name_entries: Vec<Entry>,
    /// By [`OpName`].
    name_indices: Vec<u32>,
    name_order: Order,
    /// Places in files, which are attributes.
    places: FxHashMap<(usize, Position), u32>,
    ops: Vec<OpNumbers>,
    /// The numbers of values, and the indices of their types.
    values: Vec<(u32, u32)>,
    blocks: Vec<u32>,
    /// By region: the number of values that it defines, without nested regions.
    region_values: FxHashMap<RegionId, u32>,
    /// The texts of entries without another encoding.
    pub(super) text: Vec<u8>,
    /// The numbers of resources: of each dialect those that have data first.
    resources: FxHashMap<(&'a [u8], &'c [u8]), u64>,
    /// A node that is nested too deep.
    too_deep: Option<Node<'c>>,
    /// An operation that lacks a required property, and the name of the property.
    incomplete: Option<(OpId, &'static str)>,
    layouts: FxHashMap<usize, Layout>,
}

impl<'c> Table<'c> {
    fn new() -> Self {
        Self {
            subjects: Vec::new(),
            entries: Vec::new(),
            indices: FxHashMap::default(),
            texts: FxHashMap::default(),
            order: Order::default(),
        }
    }

    fn push(&mut self, subject: Subject<'c>, dialect: u32) -> u32 {
        self.subjects.push(subject);
        self.entries.push(Entry { dialect, uses: 1 });
        self.entries.len() as u32 - 1
    }

    /// The number of an entry by its index.
    #[inline]
    pub(super) fn number(&self, index: u32) -> u64 {
        u64::from(self.order.numbers[index as usize])
    }

    pub(super) fn order(&self) -> &Order {
        &self.order
    }
}

impl Order {
    /// Sorts by decreasing number of uses, then groups entries whose numbers have the same encoded length by dialect.
    fn new(entries: &[Entry]) -> Self {
        let mut order = by_falling_uses(entries);
        let dialect = |index: &u32| entries[*index as usize].dialect;
        let (mut first, mut start, mut run) = (0, 0, 0);
        for bytes in 1..9 {
            run = (1usize << (7 * bytes)) - run;
            if start == order.len() {
                break;
            }
            let end = order.len().min(start.saturating_add(run));
            let part = &mut order[start..end];
            part.sort_by_key(|index| (dialect(index) != first, dialect(index)));
            first = part.last().map_or(first, dialect);
            start = end;
        }
        let mut numbers = vec![0; order.len()];
        for (number, index) in (0..).zip(&order) {
            numbers[*index as usize] = number;
        }
        let mut groups: Vec<(u32, Range<usize>)> = Vec::new();
        for (at, index) in order.iter().enumerate() {
            match groups.last_mut() {
                Some((last, range)) if *last == dialect(index) => range.end = at + 1,
                _ => groups.push((dialect(index), at..at + 1)),
            }
        }
        Self { order, numbers, groups }
    }
}

/// The indices of entries, stably sorted by decreasing number of uses: a counting sort, because nearly all have few.
fn by_falling_uses(entries: &[Entry]) -> Vec<u32> {
    const FEW: usize = 256;
    let class = |entry: &Entry| FEW - 1 - (entry.uses as usize).min(FEW - 1);
    let mut starts = [0usize; FEW];
    entries.iter().for_each(|entry| starts[class(entry)] += 1);
    let mut sum = 0;
    for start in &mut starts {
        sum += std::mem::replace(start, sum);
    }
    let many = starts[1];
    let mut order = vec![0; entries.len()];
    for (index, entry) in (0..).zip(entries) {
        let place = &mut starts[class(entry)];
        order[*place] = index;
        *place += 1;
    }
    order[..many].sort_by_key(|index| std::cmp::Reverse(entries[*index as usize].uses));
    order
}

impl<'a, 'c> Numbering<'a, 'c> {
    /// Numbers a root and everything inside it.
    pub(super) fn new(root: OpRef<'a, 'c>, version: u64) -> Result<Self, Diagnostic> {
        let ir = root.ir();
        let unset = OpNumbers { order: 0, loc: NONE, dictionary: NONE, isolated: false };
        let mut this = Self {
            ir,
            version,
            dialects: Vec::new(),
            dialect_indices: FxHashMap::default(),
            attributes: Table::new(),
            types: Table::new(),
            names: Vec::new(),
            name_entries: Vec::new(),
            name_indices: Vec::new(),
            name_order: Order::default(),
            places: FxHashMap::default(),
            ops: vec![unset; ir.ops.len()],
            values: vec![(NONE, NONE); ir.values.len()],
            blocks: vec![NONE; ir.blocks.len()],
            region_values: FxHashMap::default(),
            text: Vec::new(),
            resources: FxHashMap::default(),
            too_deep: None,
            incomplete: None,
            layouts: FxHashMap::default(),
        };
        this.order_ops(root);
        this.walk(root);
        if let Some(node) = this.too_deep {
            let message = format!("a `{}` is nested deeper than {MAX_DEPTH} levels", node.def().name);
            return Err(Diagnostic::error(message));
        }
        if let Some((op, name)) = this.incomplete {
            let op = ir.op(op).name();
            return Err(Diagnostic::error(format!("'{op}' cannot be written without its property '{name}'")));
        }
        this.attributes.order = Order::new(&this.attributes.entries);
        this.types.order = Order::new(&this.types.entries);
        this.name_order = Order::new(&this.name_entries);
        this.number_resources();
        Ok(this)
    }

    fn number_resources(&mut self) {
        let own = self.ir.resources.iter().filter(|resource| !resource.external);
        let with_data: FxHashSet<(&[u8], &[u8])> =
            own.map(|resource| (&*resource.owner, &*resource.key)).collect();
        for dialect in &self.dialects {
            for has_data in [true, false] {
                for key in &dialect.resources {
                    if with_data.contains(&(dialect.name, *key)) == has_data {
                        let number = self.resources.len() as u64;
                        self.resources.insert((dialect.name, *key), number);
                    }
                }
            }
        }
    }

    /// Numbers operations in the order of the text, and finds those that use no values from outside.
    fn order_ops(&mut self, root: OpRef<'a, 'c>) {
        for (order, op) in (0..).zip(root.walk()) {
            let numbers = &mut self.ops[op.id().index()];
            numbers.order = order;
            // As in MLIR, an unregistered operation may be isolated.
            numbers.isolated = op.def().is_none_or(|def| def.traits.contains(OpTraits::ISOLATED_FROM_ABOVE));
            if op.operands().is_empty() || op.id() == root.id() {
                continue;
            }
            let own = op.block().and_then(|block| block.region());
            for operand in op.operands() {
                let home = region_of(operand);
                let mut region = own;
                while let Some(inner) = region
                    && region != home
                {
                    let Some(parent) = inner.parent() else { break };
                    self.ops[parent.id().index()].isolated = false;
                    if parent.id() == root.id() {
                        break;
                    }
                    region = parent.block().and_then(|block| block.region());
                }
            }
        }
    }

    fn walk(&mut self, root: OpRef<'a, 'c>) {
        let mut next_value = 0;
        self.op(root, &mut next_value);
        let mut regions = Vec::new();
        self.push_regions(root, 0, &mut regions);
        while let Some((region, first)) = regions.pop() {
            let region = self.ir.region(region);
            let mut next = first;
            for (number, block) in (0..).zip(region.blocks()) {
                self.blocks[block.id().index()] = number;
                for argument in block.arguments() {
                    self.loc(argument.loc());
                    let ty = self.ty(argument.ty());
                    self.values[argument.id().index()] = (next, ty);
                    next += 1;
                }
                block.ops().for_each(|op| self.op(op, &mut next));
            }
            self.region_values.insert(region.id(), next - first);
            for op in region.blocks().flat_map(|block| block.ops()) {
                self.push_regions(op, next, &mut regions);
            }
        }
    }

    /// Pushes the regions of an operation. In an isolated one, the numbers of values start at 0.
    fn push_regions(&self, op: OpRef<'a, 'c>, next: u32, regions: &mut Vec<(RegionId, u32)>) {
        let first = if self.op_numbers(op.id()).isolated { 0 } else { next };
        regions.extend(op.regions().filter(|region| !region.is_empty()).map(|region| (region.id(), first)));
    }

    fn op(&mut self, op: OpRef<'a, 'c>, next_value: &mut u32) {
        self.name(self.ir.name(op.id()));
        for result in op.results() {
            let ty = self.ty(result.ty());
            self.values[result.id().index()] = (*next_value, ty);
            *next_value += 1;
        }
        let dictionary = self.dictionary(op).map_or(NONE, |dictionary| self.attribute(dictionary.into()));
        if self.version >= since::PROPERTIES {
            self.properties(op);
        }
        let loc = self.loc(op.loc());
        let numbers = &mut self.ops[op.id().index()];
        (numbers.dictionary, numbers.loc) = (dictionary, loc);
    }

    /// The written dictionary. Versions without properties have them in it.
    fn dictionary(&self, op: OpRef<'a, 'c>) -> Option<DictionaryAttr<'c>> {
        if self.version >= since::PROPERTIES || op.properties().all(|(_, value)| value.is_none()) {
            return op.attributes();
        }
        let mut entries: Vec<_> = op.all_attributes().collect();
        entries.dedup_by_key(|(name, _)| *name);
        Some(self.ir.dictionary(entries))
    }

    fn properties(&mut self, op: OpRef<'a, 'c>) {
        let Some(def) = op.def() else {
            if let Some(found) = op.foreign_properties() {
                self.attribute(found);
            }
            return;
        };
        if def.properties.is_empty() {
            return;
        }
        let layout = self.layout(op);
        if self.incomplete.is_none() {
            self.incomplete = layout.missing(op).map(|name| (op.id(), name));
        }
        // `layout` removed it from the map, because writing borrows `self`.
        layout.write(op, &mut NumberingWriter(self));
        self.layouts.insert(std::ptr::from_ref(def).addr(), layout);
    }

    /// Removes the layout of the properties of a registered operation from the map, or creates it. The caller puts it back.
    fn layout(&mut self, op: OpRef<'a, 'c>) -> Layout {
        let address = op.def().map_or(0, |def| std::ptr::from_ref(def).addr());
        let known = self.layouts.remove(&address);
        known.or_else(|| op.def().map(|def| Layout::new(def, self.version))).unwrap_or_default()
    }

    fn name(&mut self, name: OpName) {
        let at = name.index();
        if self.name_indices.len() <= at {
            self.name_indices.resize(at + 1, NONE);
        }
        if self.name_indices[at] != NONE {
            self.name_entries[self.name_indices[at] as usize].uses += 1;
            return;
        }
        let dialect = self.dialect(split_name(self.ir.names.text(name)).0.as_bytes());
        self.name_indices[at] = self.names.len() as u32;
        self.names.push(name);
        self.name_entries.push(Entry { dialect, uses: 1 });
    }

    fn dialect(&mut self, name: &'a [u8]) -> u32 {
        if let Some(index) = self.dialect_indices.get(name) {
            return *index;
        }
        let index = self.dialects.len() as u32;
        self.dialects.push(DialectEntry { name, resources: Vec::new(), known: FxHashSet::default() });
        self.dialect_indices.insert(name, index);
        index
    }

    fn loc(&mut self, loc: Loc) -> u32 {
        match self.ir.sources.position(loc) {
            Some((file, position)) => self.place(file, position),
            None => self.attribute(self.ir.location(loc).into()),
        }
    }

    fn place(&mut self, file: StringAttr<'c>, position: Position) -> u32 {
        let key = (Attribute::from(file).node().address(), position);
        if let Some(index) = self.places.get(&key) {
            self.attributes.entries[*index as usize].uses += 1;
            return *index;
        }
        let dialect = self.dialect(b"builtin");
        let index = self.attributes.push(Subject::Place(file, position), dialect);
        self.places.insert(key, index);
        self.attribute(file.into());
        index
    }

    fn attribute(&mut self, attribute: Attribute<'c>) -> u32 {
        let node = attribute.node();
        if node.is(FileLineColRange::DEF) {
            let range = node.cast::<FileLineColRange<'_>>();
            if range.numbers() == 2 {
                let at = Position { line: range.start_line(), column: range.start_column() };
                return self.place(range.filename(), at);
            }
        }
        if let Some(index) = self.attributes.indices.get(&node.address()) {
            self.attributes.entries[*index as usize].uses += 1;
            return *index;
        }
        let dialect = self.dialect(dialect_of(node));
        let index = self.attributes.push(Subject::Node(node), dialect);
        self.attributes.indices.insert(node.address(), index);
        if let Some(text) = self.parts(node) {
            self.attributes.texts.insert(index, text);
        }
        index
    }

    fn ty(&mut self, ty: Type<'c>) -> u32 {
        let node = ty.node();
        if let Some(index) = self.types.indices.get(&node.address()) {
            self.types.entries[*index as usize].uses += 1;
            return *index;
        }
        let dialect = self.dialect(dialect_of(node));
        let index = self.types.push(Subject::Node(node), dialect);
        self.types.indices.insert(node.address(), index);
        if let Some(text) = self.parts(node) {
            self.types.texts.insert(index, text);
        }
        index
    }

    /// Numbers the parts of a new type or attribute. Returns the range of its text if it has no other encoding.
    fn parts(&mut self, node: Node<'c>) -> Option<Range<usize>> {
        if node.summary().depth > MAX_DEPTH {
            self.too_deep = Some(node);
            return None;
        }
        if encode::node(self.ir.context, node, &mut NumberingWriter(self)) {
            return None;
        }
        let start = self.text.len();
        let mut named = Vec::new();
        encode::text(node, &mut self.text, |dialect, key| named.push((dialect, key)));
        named.into_iter().for_each(|(dialect, key)| self.resource(dialect, key));
        Some(start..self.text.len())
    }

    fn resource(&mut self, dialect: &'static str, key: &'c [u8]) {
        let dialect = self.dialect(dialect.as_bytes()) as usize;
        let entry = &mut self.dialects[dialect];
        if entry.known.insert(key) {
            entry.resources.push(key);
        }
    }

    // ---- results ------------------------------------------------------------------

    #[inline]
    pub(super) fn op_numbers(&self, op: OpId) -> OpNumbers {
        self.ops[op.index()]
    }

    pub(super) fn name_order(&self) -> &Order {
        &self.name_order
    }

    #[inline]
    pub(super) fn name_number(&self, name: OpName) -> u64 {
        u64::from(self.name_order.numbers[self.name_indices[name.index()] as usize])
    }

    #[inline]
    pub(super) fn value_number(&self, value: ValueId) -> u64 {
        u64::from(self.values[value.index()].0)
    }

    /// The number of a value's type.
    #[inline]
    pub(super) fn value_type(&self, value: ValueId) -> u64 {
        self.types.number(self.values[value.index()].1)
    }

    #[inline]
    pub(super) fn block_number(&self, block: BlockId) -> u64 {
        u64::from(self.blocks[block.index()])
    }

    pub(super) fn value_count(&self, region: RegionId) -> u64 {
        u64::from(self.region_values.get(&region).copied().unwrap_or(0))
    }

    /// The number of the dictionary of an operation.
    #[inline]
    pub(super) fn dictionary_number(&self, numbers: OpNumbers) -> Option<u64> {
        (numbers.dictionary != NONE).then(|| self.attributes.number(numbers.dictionary))
    }

    /// The number of a location.
    pub(super) fn loc_number(&self, loc: Loc) -> u64 {
        match self.ir.sources.position(loc) {
            Some((file, position)) => self.place_number(file, position),
            None => self.attribute_number(self.ir.location(loc).into()),
        }
    }

    fn place_number(&self, file: StringAttr<'c>, position: Position) -> u64 {
        let key = (Attribute::from(file).node().address(), position);
        self.places.get(&key).map_or(0, |index| self.attributes.number(*index))
    }

    /// The number of an attribute that was numbered.
    pub(super) fn attribute_number(&self, attribute: Attribute<'c>) -> u64 {
        let node = attribute.node();
        if node.is(FileLineColRange::DEF) {
            let range = node.cast::<FileLineColRange<'_>>();
            if range.numbers() == 2 {
                let at = Position { line: range.start_line(), column: range.start_column() };
                return self.place_number(range.filename(), at);
            }
        }
        self.attributes.indices.get(&node.address()).map_or(0, |index| self.attributes.number(*index))
    }

    /// The number of a type that was numbered.
    pub(super) fn type_number(&self, ty: Type<'c>) -> u64 {
        self.types.indices.get(&ty.node().address()).map_or(0, |index| self.types.number(*index))
    }

    /// The number of a numbered resource.
    pub(super) fn resource_number(&self, dialect: &'static str, key: &'c [u8]) -> u64 {
        self.resources.get(&(dialect.as_bytes(), key)).copied().unwrap_or(0)
    }

    pub(super) fn layout_of(&self, op: OpRef<'_, '_>) -> Option<&Layout> {
        self.layouts.get(&std::ptr::from_ref(op.def()?).addr())
    }
}

/// The dialect and the rest of an operation's name.
pub(super) fn split_name(name: &str) -> (&str, &str) {
    name.split_once('.').unwrap_or((name, ""))
}

fn dialect_of(node: Node<'_>) -> &[u8] {
    encode::dialect_name(node).as_bytes()
}

fn region_of<'a, 'c>(value: ValueRef<'a, 'c>) -> Option<crate::ir::RegionRef<'a, 'c>> {
    value.block().and_then(|block| block.region())
}

/// Numbers types, attributes and resources instead of writing them.
struct NumberingWriter<'n, 'a, 'c>(&'n mut Numbering<'a, 'c>);

impl<'c> BytecodeWriter<'c> for NumberingWriter<'_, '_, 'c> {
    fn file_version(&self) -> u64 {
        self.0.version
    }
    fn byte(&mut self, _: u8) {}
    fn varint(&mut self, _: u64) {}
    fn signed(&mut self, _: i64) {}
    fn attribute(&mut self, value: Attribute<'c>) {
        self.0.attribute(value);
    }
    fn optional_attribute(&mut self, value: Option<Attribute<'c>>) {
        value.into_iter().for_each(|value| self.attribute(value));
    }
    fn ty(&mut self, value: Type<'c>) {
        self.0.ty(value);
    }
    fn string(&mut self, _: &[u8]) {}
    fn blob(&mut self, _: &[u8]) {}
    fn resource(&mut self, dialect: &'static str, key: &'c [u8]) {
        self.0.resource(dialect, key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(uses: &[(u32, u32)]) -> Vec<Entry> {
        uses.iter().map(|&(uses, dialect)| Entry { dialect, uses }).collect()
    }

    #[test]
    fn more_uses_come_first_then_the_dialect_decides() {
        let order = Order::new(&entries(&[(1, 1), (2, 0), (300, 1), (1, 0), (400, 1)]));
        assert_eq!(order.order, [1, 3, 4, 2, 0]);
        assert_eq!(order.numbers, [4, 0, 3, 1, 2]);
        assert_eq!(order.groups, [(0, 0..2), (1, 2..5)]);
    }

    #[test]
    fn numbers_of_one_byte_are_grouped_by_themselves() {
        let mut uses = vec![(5, 1); 128];
        uses.extend([(1, 0), (1, 1)]);
        let order = Order::new(&entries(&uses));
        // The dialect of the last entry before is first.
        assert_eq!(order.order[128..], [129, 128]);
        assert_eq!(order.groups, [(1, 0..129), (0, 129..130)]);
    }
}
