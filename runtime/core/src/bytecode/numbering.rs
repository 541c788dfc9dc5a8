//! [`Numbering`]: the numbers of all parts of a file.
//!
//! The numbers determine the bytes, so they equal MLIR's: a walk numbers all parts in the order of their first use;
//! then they are sorted by decreasing number of uses, and by dialect among numbers of the same encoded length.

use super::derived;
use super::dictionaries::{Dictionaries, Holder};
use super::encode::{self, Encoder};
use super::format::since;
use super::interface::{BytecodeDialectInterfaceTable, BytecodeWriter};
use super::number_table::{NONE, NodeIndices, NumberTable, NumberedNode, Order, Uses};
use super::output::{ByteStrings, Distinct, zigzag};
use super::properties::Layout;
use super::recording::{MAX_INDICES, RecordedPart, Recordings};
use crate::builtin::bytecode::write_dictionary;
use crate::builtin::{DictionaryAttr, FileLineColRange, StringAttr};
use crate::handle::DefHandle as _;
use crate::ir::ids::{NameIndex, OpIndex};
use crate::ir::{BlockId, BlockRef, Ir, Loc, OpId, OpRef, RegionId, RegionRef, Resource, ValueId};
use crate::text::Position;
use crate::{Attribute, Diagnostic, MlirVersion, Node, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

/// A dialect, with the keys of its used resources.
pub(super) struct NumberedDialect<'a, 'c> {
    pub(super) name: &'a [u8],
    pub(super) resources: Vec<&'c [u8]>,
    known: FxHashSet<&'c [u8]>,
}

/// The numbers of an operation: indices in the tables.
#[derive(Clone, Copy)]
pub(super) struct OpNumbers {
    pub(super) loc: u32,
    dictionary: u32,
    /// The index of the recorded properties.
    properties: u32,
}

/// The number of a block within its region, the number of its operations, and its start in `argument_locs`.
#[derive(Clone, Copy, Default)]
struct BlockNumbers {
    number: u32,
    ops: u32,
    /// The number of arguments of the previously numbered blocks.
    arguments: u32,
}

/// The encoding of a definition's instances.
#[derive(Clone, Copy)]
struct DefEncoding {
    dialect: u32,
    interface: Option<&'static BytecodeDialectInterfaceTable>,
}

/// The numbers of everything in a file.
pub(super) struct Numbering<'a, 'c> {
    pub(super) ir: &'a Ir<'c>,
    version: u64,
    pub(super) target: MlirVersion,
    pub(super) dialects: Vec<NumberedDialect<'a, 'c>>,
    dialect_indices: FxHashMap<&'a [u8], u32>,
    /// The number of the dialect of file positions and dictionaries, or [`NONE`].
    builtin: u32,
    pub(super) attributes: NumberTable<'c>,
    pub(super) types: NumberTable<'c>,
    /// The indices of nodes in both tables.
    nodes: NodeIndices,
    dictionaries: Dictionaries<'c>,
    /// By address of a definition. Definitions whose instances differ in dialect are omitted.
    defs: FxHashMap<usize, DefEncoding>,
    /// The encodings of types and attributes.
    pub(super) encodings: Recordings,
    /// The distinct properties of operations.
    pub(super) properties: Distinct<RecordedPart>,
    /// The encodings of entries that are being visited.
    pending: Vec<RecordedPart>,
    /// The strings of recorded encodings, and later all other strings.
    pub(super) strings: ByteStrings,
    pub(super) names: Vec<NameIndex>,
    name_uses: Vec<Uses>,
    /// By [`NameIndex`].
    name_indices: Vec<u32>,
    pub(super) name_order: Order,
    /// The file of the last position, and its index.
    last_file: Option<(StringAttr<'c>, u32)>,
    ops: Vec<OpNumbers>,
    /// By operation: its number in the order of the text. Empty if the ids have the same order.
    op_order: Vec<u32>,
    /// By operation: whether it is isolated.
    isolated: Vec<bool>,
    /// The numbers of values, and the indices of their types.
    values: Vec<(u32, u32)>,
    blocks: Vec<BlockNumbers>,
    /// The indices of the locations of block arguments, in the order of the walk.
    argument_locs: Vec<u32>,
    /// By region: the number of values that it defines, without nested regions.
    region_values: Vec<u32>,
    /// The texts of entries without another encoding, and their ranges by number.
    text: Vec<u8>,
    text_ranges: Vec<Range<usize>>,
    /// The resources of dialects with data, by dialect and key, if any are used.
    pub(super) dialect_resources: FxHashMap<(&'a [u8], &'a [u8]), Resource<'a>>,
    /// The numbers of resources, for each dialect those with data first.
    resources: FxHashMap<(&'a [u8], &'c [u8]), u64>,
    has_unread: bool,
    /// The first part that cannot be written.
    error: Option<Diagnostic>,
    /// By [`NameIndex`]: the layout of properties, if an operation of that name has any.
    layouts: Vec<Option<Layout>>,
}

impl<'a, 'c> Numbering<'a, 'c> {
    /// Numbers a root and everything inside it.
    pub(super) fn new(root: OpRef<'a, 'c>, version: u64, target: MlirVersion) -> Result<Self, Diagnostic> {
        let ir = root.ir();
        let mut this = Self {
            ir,
            version,
            target,
            dialects: Vec::new(),
            dialect_indices: FxHashMap::default(),
            builtin: NONE,
            attributes: NumberTable::default(),
            types: NumberTable::default(),
            nodes: NodeIndices::default(),
            dictionaries: Dictionaries::default(),
            defs: FxHashMap::default(),
            encodings: Recordings::default(),
            properties: Distinct::default(),
            pending: Vec::new(),
            strings: ByteStrings::default(),
            names: Vec::new(),
            name_uses: Vec::new(),
            name_indices: vec![NONE; ir.names.len()],
            name_order: Order::default(),
            last_file: None,
            ops: vec![OpNumbers { loc: NONE, dictionary: NONE, properties: NONE }; ir.ops.len()],
            op_order: Vec::new(),
            isolated: vec![false; ir.ops.len()],
            values: vec![(0, 0); ir.values.len()],
            blocks: vec![BlockNumbers::default(); ir.blocks.len()],
            argument_locs: Vec::with_capacity(ir.arguments.len()),
            region_values: vec![0; ir.regions.len()],
            text: Vec::new(),
            text_ranges: Vec::new(),
            dialect_resources: FxHashMap::default(),
            resources: FxHashMap::default(),
            has_unread: ir.bytecode.has_unread(),
            error: None,
            layouts: vec![None; ir.names.len()],
        };
        // Most operations have a location of their own, and at most two attributes and a list of their own.
        let interned = ir.context.interned_count().min(2 * ir.ops.len());
        let nodes = interned + ir.extras.len();
        this.nodes.reserve(interned);
        this.dictionaries.reserve(ir.extras.len());
        let places = (ir.ops.len() + ir.arguments.len()).max(ir.sources.position_count());
        this.attributes.reserve(nodes, places);
        this.encodings.reserve(nodes);
        this.order_ops(root);
        if let Some(error) = this.error {
            return Err(error);
        }
        this.walk(root);
        if let Some(error) = this.error {
            return Err(error);
        }
        let counts = [this.attributes.subjects.len(), this.types.subjects.len(), this.strings.len()];
        if counts.iter().any(|count| *count > MAX_INDICES) {
            let message = format!("the IR has more than {MAX_INDICES} types, attributes or strings");
            return Err(Diagnostic::error(message));
        }
        this.nodes.count_uses(&mut this.attributes, &mut this.types);
        this.attributes.sort();
        this.types.sort();
        this.name_order = Order::new(this.name_uses.iter().copied());
        this.number_resources();
        Ok(this)
    }

    fn number_resources(&mut self) {
        if self.dialects.iter().all(|dialect| dialect.resources.is_empty()) {
            return;
        }
        self.dialect_resources = self.ir.resources.of_dialects();
        for dialect in &self.dialects {
            for has_data in [true, false] {
                for key in &dialect.resources {
                    if self.dialect_resources.contains_key(&(dialect.name, *key)) == has_data {
                        let number = self.resources.len() as u64;
                        self.resources.insert((dialect.name, *key), number);
                    }
                }
            }
        }
    }

    /// Numbers operations in the order of the text, and finds operations that use no values from outside.
    fn order_ops(&mut self, root: OpRef<'a, 'c>) {
        let mut last = None;
        for op in root.walk() {
            if last.replace(op.id()).is_some_and(|last| last > op.id()) {
                last = None;
                break;
            }
            self.isolate(op, root);
        }
        if last.is_some() {
            return;
        }
        self.op_order = vec![0; self.ir.ops.len()];
        for (order, op) in (0..).zip(root.walk()) {
            self.op_order[op.id().index()] = order;
            self.isolate(op, root);
        }
    }

    /// Decides whether an operation may be isolated, and marks the operations around it as not isolated if it uses
    /// values from outside them. Operations come before the operations inside them.
    fn isolate(&mut self, op: OpRef<'a, 'c>, root: OpRef<'a, 'c>) {
        // As in MLIR, the trait of the operation is not decisive.
        self.isolated[op.id().index()] = op.ir().extra(op.id).regions.len > 0;
        if self.has_unread && self.ir.bytecode.is_unread(op.id) {
            self.fail(|| op.error("has regions that were not read: `LazyBytecode::read_all` reads them"));
        }
        if op.id() == root.id() {
            self.check_root(root);
            return;
        }
        let own = op.block();
        for operand in op.operands() {
            let home = operand.block();
            if home == own {
                continue;
            }
            let home = home.and_then(BlockRef::region);
            let mut region = own.and_then(BlockRef::region);
            while region != home || region.is_none() {
                let parent = region.and_then(RegionRef::parent);
                let Some(parent) = parent.filter(|parent| parent.id() != root.id()) else {
                    let written = root.name();
                    self.fail(|| {
                        op.error(format_args!("uses a value that is not visible in the written '{written}'"))
                    });
                    break;
                };
                self.isolated[parent.id().index()] = false;
                region = parent.block().and_then(BlockRef::region);
            }
        }
    }

    /// Checks that the root uses nothing from outside it. The results of the root have no numbers.
    fn check_root(&mut self, root: OpRef<'a, 'c>) {
        if !root.operands().is_empty() {
            self.fail(|| root.error("is written without the operations that define its operands"));
        }
        if root.successors().len() > 0 {
            self.fail(|| root.error("is written without the blocks that are its successors"));
        }
    }

    fn walk(&mut self, root: OpRef<'a, 'c>) {
        let mut next_value = 0;
        self.op(root, &mut next_value);
        let mut regions = Vec::new();
        let mut with_regions = Vec::new();
        self.push_regions(root, 0, &mut regions);
        while let Some((region, first)) = regions.pop() {
            let region = self.ir.region(region);
            let mut next = first;
            for (number, block) in (0..).zip(region.blocks()) {
                let arguments = self.argument_locs.len() as u32;
                for argument in block.arguments() {
                    let loc = self.loc(argument.loc());
                    self.argument_locs.push(loc);
                    let ty = self.ty(argument.ty());
                    self.values[argument.id().index()] = (next, ty);
                    next += 1;
                }
                let mut ops = 0;
                for op in block.ops() {
                    self.op(op, &mut next);
                    ops += 1;
                    if op.regions().len() > 0 {
                        with_regions.push(op);
                    }
                }
                self.blocks[block.id().index()] = BlockNumbers { number, ops, arguments };
            }
            self.region_values[region.id().index()] = next - first;
            for op in with_regions.drain(..) {
                self.push_regions(op, next, &mut regions);
            }
        }
    }

    /// Pushes the regions of an operation. In an isolated one, the numbers of values start at 0.
    fn push_regions(&self, op: OpRef<'a, 'c>, next: u32, regions: &mut Vec<(RegionId, u32)>) {
        let first = if self.is_isolated(op.id()) { 0 } else { next };
        regions.extend(op.regions().filter(|region| !region.is_empty()).map(|region| (region.id(), first)));
    }

    fn op(&mut self, op: OpRef<'a, 'c>, next_value: &mut u32) {
        self.name(self.ir.name(op.id));
        for result in op.results() {
            let ty = self.ty(result.ty());
            self.values[result.id().index()] = (*next_value, ty);
            *next_value += 1;
        }
        let dictionary = self.dictionary(op);
        let properties = if self.version >= since::PROPERTIES { self.properties(op) } else { NONE };
        let loc = self.loc(op.loc());
        self.ops[op.id().index()] = OpNumbers { loc, dictionary, properties };
    }

    /// The written dictionary. In versions without properties it contains them, except for native ones, which MLIR
    /// loses.
    fn dictionary(&mut self, op: OpRef<'a, 'c>) -> u32 {
        if self.version < since::PROPERTIES && op.properties().any(|(_, value)| value.is_some()) {
            let mut entries = op.dictionary_entries().peekable();
            let written = entries.peek().is_some().then(|| self.ir.dictionary(entries));
            return written.map_or(NONE, |dictionary| self.attribute(dictionary.into()));
        }
        match op.interned_dictionary() {
            Some(dictionary) => self.attribute(dictionary),
            None => self.listed_dictionary(op),
        }
    }

    /// The dictionary of an operation that stores its attributes as a list.
    fn listed_dictionary(&mut self, op: OpRef<'a, 'c>) -> u32 {
        let (names, values) = op.discardable();
        if names.is_empty() {
            return NONE;
        }
        let vacant = match self.dictionaries.find(self.ir, (names, values)) {
            Ok(index) => {
                self.attributes.use_again(index);
                return index;
            }
            Err(vacant) => vacant,
        };
        let dialect = self.builtin();
        let index = self.attributes.push(NumberedNode::Recorded(0), dialect);
        self.dictionaries.add(vacant, Holder::Op(op.id()), index);
        let pending = self.pending.len();
        write_dictionary(names, values, &mut NumberingWriter::new(self));
        let recording = self.encodings.add(&self.pending[pending..]);
        self.pending.truncate(pending);
        let context = self.ir.context;
        let node = || Attribute::from(DictionaryAttr::of_sorted(context, names, values)).node();
        self.attributes.subjects[index as usize] = match recording {
            Some(recording) => NumberedNode::Recorded(recording),
            None => NumberedNode::Direct(node()),
        };
        index
    }

    /// Records the properties of an operation; [`NONE`] if it has none.
    fn properties(&mut self, op: OpRef<'a, 'c>) -> u32 {
        let Some(def) = op.def() else {
            let Some(found) = op.foreign_properties() else { return NONE };
            let index = self.attribute(found);
            return self.properties.number(&[RecordedPart::attribute(index)]) as u32;
        };
        if def.properties.is_empty() {
            return NONE;
        }
        // Writing borrows `self`.
        let name = self.ir.name(op.id).index();
        let layout = self.layouts[name].take().unwrap_or_else(|| Layout::new(def, self.version));
        if let Some(property) = layout.missing(op) {
            let op = op.name();
            self.fail(|| {
                Diagnostic::error(format!("'{op}' cannot be written without its property '{property}'"))
            });
        }
        // The fields are numbers and indices, which can always be recorded.
        layout.write(op, &mut NumberingWriter::new(self));
        self.layouts[name] = Some(layout);
        let recorded = self.properties.number(&self.pending) as u32;
        self.pending.clear();
        recorded
    }

    fn name(&mut self, name: NameIndex) {
        let index = self.name_indices[name.index()];
        if index != NONE {
            self.name_uses[index as usize].uses += 1;
            return;
        }
        let dialect = self.dialect(split_name(self.ir.names.text(name)).0.as_bytes());
        self.name_indices[name.index()] = self.names.len() as u32;
        self.names.push(name);
        self.name_uses.push(Uses { dialect, uses: 1 });
    }

    fn dialect(&mut self, name: &'a [u8]) -> u32 {
        if let Some(index) = self.dialect_indices.get(name) {
            return *index;
        }
        let index = self.dialects.len() as u32;
        self.dialects.push(NumberedDialect { name, resources: Vec::new(), known: FxHashSet::default() });
        self.dialect_indices.insert(name, index);
        index
    }

    fn loc(&mut self, loc: Loc) -> u32 {
        match self.ir.sources.position(loc) {
            Some((file, position)) => self.place(file, position),
            None => self.attribute(self.ir.location(loc).into()),
        }
    }

    #[inline]
    fn place(&mut self, file: StringAttr<'c>, at: Position) -> u32 {
        let known = match self.last_file {
            Some((last, index)) if last == file => index,
            _ => self.file(file),
        };
        let dialect = self.builtin();
        if known == NONE {
            let index = self.attributes.push_place(at, dialect);
            let file_index = self.attribute(file.into());
            self.last_file = Some((file, file_index));
            self.attributes.set_file(index, file_index);
            return index;
        }
        let (index, is_new) = self.attributes.use_place(known, at, dialect);
        if is_new {
            self.attributes.use_again(known);
        }
        index
    }

    /// The index of a file's name; [`NONE`] if it has none.
    fn file(&mut self, file: StringAttr<'c>) -> u32 {
        let Some(index) = self.nodes.find(Attribute::from(file).node()) else { return NONE };
        self.last_file = Some((file, index));
        index
    }

    #[inline]
    fn builtin(&mut self) -> u32 {
        if self.builtin == NONE {
            self.builtin = self.dialect(FileLineColRange::DEF.dialect.as_bytes());
        }
        self.builtin
    }

    fn attribute(&mut self, attribute: Attribute<'c>) -> u32 {
        let node = attribute.node();
        // First try without reading the node.
        let slot = self.nodes.slot(node);
        if let Some(index) = self.nodes.find_at(slot) {
            return index;
        }
        if let Some((file, at)) = place_of(attribute) {
            let index = self.place(file, at);
            self.nodes.set(slot, index, false);
            return index;
        }
        let mut vacant = None;
        if node.is(DictionaryAttr::DEF) {
            // An operation may have the same dictionary as a list.
            let dictionary = node.cast::<DictionaryAttr<'_>>();
            match self.dictionaries.find(self.ir, (dictionary.names(), dictionary.values())) {
                Ok(index) => {
                    self.attributes.use_again(index);
                    self.nodes.set(slot, index, false);
                    return index;
                }
                Err(found) => vacant = Some(found),
            }
        }
        let encoding = self.encoding_of(node);
        let index = self.attributes.push(NumberedNode::Direct(node), encoding.dialect);
        self.nodes.set(slot, index, false);
        if let Some(vacant) = vacant {
            self.dictionaries.add(vacant, Holder::Node(node), index);
        }
        self.attributes.subjects[index as usize] = self.parts(node, encoding);
        index
    }

    fn ty(&mut self, ty: Type<'c>) -> u32 {
        let node = ty.node();
        let slot = self.nodes.slot(node);
        if let Some(index) = self.nodes.find_at(slot) {
            return index;
        }
        let encoding = self.encoding_of(node);
        let index = self.types.push(NumberedNode::Direct(node), encoding.dialect);
        self.nodes.set(slot, index, true);
        self.types.subjects[index as usize] = self.parts(node, encoding);
        index
    }

    fn encoding_of(&mut self, node: Node<'c>) -> DefEncoding {
        let address = std::ptr::from_ref(node.def()).addr();
        match self.defs.get(&address) {
            Some(known) => *known,
            None => self.new_encoding_of(node, address),
        }
    }

    #[cold]
    fn new_encoding_of(&mut self, node: Node<'c>, address: usize) -> DefEncoding {
        let name = encode::dialect_name(node);
        let encoding = DefEncoding {
            dialect: self.dialect(name.as_bytes()),
            interface: encode::interface_of(self.ir.context, node),
        };
        if name == node.def().dialect {
            self.defs.insert(address, encoding);
        }
        encoding
    }

    /// Numbers the parts of a new type or attribute.
    fn parts(&mut self, node: Node<'c>, encoding: DefEncoding) -> NumberedNode<'c> {
        let pending = self.pending.len();
        let encoded = isogloss_stack::ensure(|| {
            let mut writer = NumberingWriter::new(self);
            let encoder = encode::node_by(encoding.interface, node, &mut writer);
            (encoder, writer.is_complete)
        });
        let Ok((encoder, is_recorded)) = encoded else {
            self.fail(|| {
                let (name, levels) = (node.def().name, node.summary().depth);
                Diagnostic::error(format!(
                    "a `{name}` is nested too deep for the stack: it has {levels} levels"
                ))
            });
            return NumberedNode::Direct(node);
        };
        self.check_encoder(node, encoder, pending);
        let recording = if is_recorded { self.encodings.add(&self.pending[pending..]) } else { None };
        self.pending.truncate(pending);
        if encoder != Encoder::Nobody {
            return match recording {
                Some(recording) => NumberedNode::Recorded(recording),
                None => NumberedNode::Direct(node),
            };
        }
        let start = self.text.len();
        let mut named = Vec::new();
        if !encode::text(node, &mut self.text, |dialect, key| named.push((dialect, key))) {
            self.text.truncate(start);
            self.fail(|| {
                let (name, most) = (node.def().name, encode::MAX_TEXT >> 20);
                Diagnostic::error(format!(
                    "a `{name}` is encoded as text, and has more than {most} MiB of it, or is nested too deep for the stack"
                ))
            });
        }
        named.into_iter().for_each(|(dialect, key)| self.resource(dialect, key));
        self.text_ranges.push(start..self.text.len());
        NumberedNode::Text(self.text_ranges.len() as u32 - 1)
    }

    /// Checks that the reader will recognise the encoder of a node, whose fields begin at an index.
    fn check_encoder(&mut self, node: Node<'c>, encoder: Encoder, fields: usize) {
        let mut bytes = self.pending[fields..].iter().map_while(|token| token.as_byte());
        let start = [bytes.next(), bytes.next()].map(|byte| byte.unwrap_or(u8::MAX));
        let has_form = derived::form(&start).is_some();
        let name = node.def().name;
        match encoder {
            Encoder::Dialect if has_form => {
                let is_attribute = Attribute::from_node(node).is_some();
                let dialect = self.ir.context.dialect(node.def().dialect);
                if dialect.is_some_and(|dialect| derived::is_used_by(dialect, is_attribute)) {
                    let dialect = node.def().dialect;
                    self.fail(|| {
                        Diagnostic::error(format!(
                            "the `BytecodeDialectInterface` of '{dialect}' writes a `{name}` with the first bytes of the \
                             encoding by parameters, which other definitions have (`bytecode = 1`)"
                        ))
                    });
                }
            }
            Encoder::Definition if !has_form => self.fail(|| {
                let dialect = node.def().dialect;
                Diagnostic::error(format!(
                    "the `BytecodeDialectInterface` of '{dialect}' writes fields of a `{name}`, and returns `false`"
                ))
            }),
            Encoder::Dialect | Encoder::Definition | Encoder::Nobody => {}
        }
    }

    /// Records the first error.
    fn fail(&mut self, error: impl FnOnce() -> Diagnostic) {
        self.error.get_or_insert_with(error);
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

    /// Whether an operation with regions uses no values from outside.
    #[inline]
    pub(super) fn is_isolated(&self, op: OpId) -> bool {
        self.isolated[op.index()]
    }

    /// Numbers operations in the order of the text.
    #[inline]
    pub(super) fn op_order(&self, op: OpIndex) -> u32 {
        self.op_order.get(op.index()).copied().unwrap_or(op.index() as u32)
    }

    #[inline]
    pub(super) fn name_number(&self, name: NameIndex) -> u64 {
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
        u64::from(self.blocks[block.index()].number)
    }

    /// The number of operations of a block.
    #[inline]
    pub(super) fn op_count(&self, block: BlockId) -> u64 {
        u64::from(self.blocks[block.index()].ops)
    }

    pub(super) fn value_count(&self, region: RegionId) -> u64 {
        u64::from(self.region_values[region.index()])
    }

    /// The number of the dictionary of an operation.
    #[inline]
    pub(super) fn dictionary_number(&self, numbers: OpNumbers) -> Option<u64> {
        (numbers.dictionary != NONE).then(|| self.attributes.number(numbers.dictionary))
    }

    /// The index of the recorded properties of an operation.
    #[inline]
    pub(super) fn recorded_properties(&self, numbers: OpNumbers) -> Option<u32> {
        (numbers.properties != NONE).then_some(numbers.properties)
    }

    /// The numbers of the locations of a block's arguments.
    pub(super) fn argument_locs(&self, block: BlockId) -> impl Iterator<Item = u64> {
        let first = self.blocks[block.index()].arguments as usize;
        self.argument_locs[first..].iter().map(|index| self.attributes.number(*index))
    }

    /// The number of an attribute that was numbered.
    pub(super) fn attribute_number(&self, attribute: Attribute<'c>) -> u64 {
        self.nodes.find(attribute.node()).map_or(0, |index| self.attributes.number(index))
    }

    /// The number of a type that was numbered.
    pub(super) fn type_number(&self, ty: Type<'c>) -> u64 {
        self.nodes.find(ty.node()).map_or(0, |index| self.types.number(index))
    }

    /// The number of a numbered resource.
    pub(super) fn resource_number(&self, dialect: &'static str, key: &'c [u8]) -> u64 {
        self.resources.get(&(dialect.as_bytes(), key)).copied().unwrap_or(0)
    }

    /// A text by its number.
    pub(super) fn text(&self, number: u32) -> &[u8] {
        &self.text[self.text_ranges[number as usize].clone()]
    }
}

/// The file and the position of a location with a line and a column.
#[inline]
fn place_of<'c>(attribute: Attribute<'c>) -> Option<(StringAttr<'c>, Position)> {
    let (file, line, column) = FileLineColRange::place_of(attribute.node())?;
    Some((file, Position { line, column }))
}

/// The dialect and the rest of an operation's name.
pub(super) fn split_name(name: &str) -> (&str, &str) {
    name.split_once('.').unwrap_or((name, ""))
}

/// Numbers types, attributes and resources, and records the fields instead of writing them.
struct NumberingWriter<'n, 'a, 'c> {
    numbering: &'n mut Numbering<'a, 'c>,
    /// Whether all fields were recorded.
    is_complete: bool,
}

impl<'n, 'a, 'c> NumberingWriter<'n, 'a, 'c> {
    fn new(numbering: &'n mut Numbering<'a, 'c>) -> Self {
        Self { numbering, is_complete: true }
    }

    /// Marks a field as unrecorded.
    fn skip(&mut self) {
        self.is_complete = false;
        RecordedPart::push_number(&mut self.numbering.pending, 0);
    }
}

impl<'c> BytecodeWriter<'c> for NumberingWriter<'_, '_, 'c> {
    fn file_version(&self) -> u64 {
        self.numbering.version
    }
    fn target(&self) -> MlirVersion {
        self.numbering.target
    }
    fn byte(&mut self, value: u8) {
        self.numbering.pending.push(RecordedPart::byte(value));
    }
    fn varint(&mut self, value: u64) {
        RecordedPart::push_number(&mut self.numbering.pending, value);
    }
    fn signed(&mut self, value: i64) {
        self.varint(zigzag(value));
    }
    fn attribute(&mut self, value: Attribute<'c>) {
        let index = self.numbering.attribute(value);
        self.numbering.pending.push(RecordedPart::attribute(index));
    }
    fn optional_attribute(&mut self, value: Option<Attribute<'c>>) {
        match value {
            Some(value) => {
                let index = self.numbering.attribute(value);
                self.numbering.pending.push(RecordedPart::optional_attribute(index));
            }
            None => self.varint(0),
        }
    }
    fn ty(&mut self, value: Type<'c>) {
        let index = self.numbering.ty(value);
        self.numbering.pending.push(RecordedPart::ty(index));
    }
    fn string(&mut self, value: &[u8]) {
        let number = self.numbering.strings.number(value);
        self.numbering.pending.push(RecordedPart::string(number as u32));
    }
    fn blob(&mut self, value: &[u8]) {
        if !RecordedPart::push_blob(&mut self.numbering.pending, value) {
            self.skip();
        }
    }
    fn resource(&mut self, dialect: &'static str, key: &'c [u8]) {
        self.numbering.resource(dialect, key);
        self.skip();
    }
}
