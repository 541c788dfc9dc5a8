//! [`IrReader`]: the reader of operations.
//!
//! It reads regions with a stack of frames rather than by recursion. The numbers of values start at 0 in an isolated
//! operation. A value that is used before its definition is a placeholder until then.

use super::entries::{BytecodeReader, Entries, size_limit};
use super::format::{SectionKind, mask, since};
use super::input::{Input, Read};
use super::properties::Layout;
use super::tables::{FileError, Tables, in_section};
use super::use_orders::{self, UseOrder};
use crate::builtin::DictionaryAttr;
use crate::ir::data::ValueData;
use crate::ir::ids::{BlockIndex, Id, NameIndex, OpIndex, ValueIndex};
use crate::ir::storage::OpParts;
use crate::ir::{BlockId, Ir, Loc, OpDef, OpTraits, RegionId, ValueId};
use crate::{Attribute, Diagnostic, Type};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// The minimum memory of a block and an argument in bytes, and the limit for both: an amount per byte of the file, and
/// a base amount.
const BLOCK_BYTES: u64 = 144;
const ARGUMENT_BYTES: u64 = 104;
const MEMORY_PER_BYTE: u64 = 56;
const SPARE_MEMORY: u64 = 48 << 20;

/// The name of an operation, resolved on first use.
#[derive(Clone)]
struct Name {
    id: NameIndex,
    def: Option<&'static OpDef>,
    registered: Option<bool>,
    layout: Option<Layout>,
}

/// The visible value with a number.
#[derive(Clone, Copy)]
enum ValueSlot {
    Empty,
    /// Used, but not defined yet.
    Forward(ValueIndex),
    Defined(ValueIndex),
}

/// An open operation with regions.
struct ReadFrame<'b> {
    /// `None` for the top-level block.
    op: Option<OpIndex>,
    /// The source of the fields: the section of an isolated operation, or the enclosing section.
    input: Input<'b>,
    /// Whether `input` is a section of its own.
    section: bool,
    /// The number of regions begun so far.
    region: usize,
    /// The number of regions.
    regions: usize,
    /// The blocks of the current region, on the stack of blocks.
    blocks: Range<usize>,
    next_block: usize,
    block: Option<BlockIndex>,
    /// The number of unread operations of the current block.
    ops_left: u64,
    /// The slot of the next value.
    next_value: usize,
    /// The slots of the values of the current region.
    values: Range<usize>,
    /// The start of the enclosing scope in the slots.
    outer_scope: usize,
    outer_forwards: usize,
    isolated: bool,
}

/// Reads operations from the IR section.
pub(super) struct IrReader<'r, 'b, 'c> {
    tables: &'r Tables<'b, 'c>,
    entries: &'r mut Entries<'c>,
    ir: &'r mut Ir<'c>,
    state: &'r mut IrState,
    /// Whether isolated regions are skipped.
    lazy: bool,
    /// The order of the operations created by this reader, if their numbers do not determine it: an operation that is
    /// read later may reuse the number of an erased one.
    sequence: FxHashMap<OpIndex, u32>,
    frames: Vec<ReadFrame<'b>>,
    blocks: Vec<BlockIndex>,
    slots: Vec<ValueSlot>,
    /// The start of this scope in `slots`.
    scope: usize,
    /// The number of values of this scope that are used and not defined yet.
    forwards: usize,
    /// The orders of uses in the file, with their values.
    orders: Vec<(ValueIndex, UseOrder)>,
    shuffled: Vec<ValueIndex>,
    parts: Parts<'c>,
}

/// The state that a [`LazyBytecode`](super::LazyBytecode) keeps between reads.
#[derive(Default)]
pub(super) struct IrState {
    names: Vec<Option<Name>>,
    /// The number of parts of the attributes and types of all operations.
    size: u64,
    /// The memory of blocks and arguments, in bytes.
    memory: u64,
}

/// The parts of the current operation.
#[derive(Default)]
struct Parts<'c> {
    types: Vec<Type<'c>>,
    operands: Vec<ValueId>,
    successors: Vec<BlockId>,
    regions: Vec<RegionId>,
    slots: Vec<Option<Attribute<'c>>>,
    /// Discardable attributes without a dictionary.
    names: Vec<Attribute<'c>>,
    values: Vec<Attribute<'c>>,
}

impl<'r, 'b, 'c> IrReader<'r, 'b, 'c> {
    pub(super) fn new(
        tables: &'r Tables<'b, 'c>,
        entries: &'r mut Entries<'c>,
        ir: &'r mut Ir<'c>,
        state: &'r mut IrState,
        lazy: bool,
    ) -> Self {
        state.names.resize(tables.names.len(), None);
        Self {
            tables,
            entries,
            ir,
            state,
            lazy,
            sequence: FxHashMap::default(),
            frames: Vec::new(),
            blocks: Vec::new(),
            slots: Vec::new(),
            scope: 0,
            forwards: 0,
            orders: Vec::new(),
            shuffled: Vec::new(),
            parts: Parts::default(),
        }
    }

    /// Reads the whole section into a block.
    pub(super) fn top(&mut self, block: BlockIndex) -> Result<(), FileError> {
        let mut input = Input::new(self.tables.file, self.tables.ir.clone());
        let read = self.top_header(&mut input, block).and_then(|()| self.run());
        in_section(SectionKind::Ir, read)
    }

    fn top_header(&mut self, input: &mut Input<'b>, block: BlockIndex) -> Read<()> {
        let start = *input;
        let (ops, has_arguments) = input.flagged()?;
        if has_arguments {
            return Err(start.error("the block at the top has arguments"));
        }
        input.checked_count(ops, "operations")?;
        self.frames.push(ReadFrame {
            op: None,
            input: *input,
            section: true,
            region: 1,
            regions: 1,
            blocks: 0..0,
            next_block: 0,
            block: Some(block),
            ops_left: ops,
            next_value: 0,
            values: 0..0,
            outer_scope: 0,
            outer_forwards: 0,
            isolated: true,
        });
        Ok(())
    }

    /// Reads the skipped regions of an operation.
    pub(super) fn later(&mut self, op: OpIndex, regions: Range<usize>) -> Result<(), FileError> {
        let input = Input::new(self.tables.file, regions);
        self.enter(op, input, true, true);
        let read = self.run();
        in_section(SectionKind::Ir, read)
    }

    fn run(&mut self) -> Read<()> {
        while let Some(frame) = self.frames.last_mut() {
            if frame.ops_left > 0
                && let Some(block) = frame.block
            {
                frame.ops_left -= 1;
                self.operation(block)?;
            } else if frame.next_block < frame.blocks.end {
                let block = self.blocks[frame.next_block];
                frame.next_block += 1;
                frame.block = Some(block);
                self.block_header(block)?;
            } else if frame.op.is_some() {
                self.next_region()?;
            } else {
                break;
            }
        }
        self.frames.clear();
        self.apply_orders()
    }

    // ---- regions ------------------------------------------------------------------

    /// Begins to read the regions of an operation.
    fn enter(&mut self, op: OpIndex, input: Input<'b>, section: bool, isolated: bool) {
        let (outer_scope, outer_forwards) = (self.scope, self.forwards);
        if isolated {
            (self.scope, self.forwards) = (self.slots.len(), 0);
        }
        let at = self.blocks.len();
        self.frames.push(ReadFrame {
            op: Some(op),
            input,
            section,
            region: 0,
            regions: self.ir.op_at(op).regions().len(),
            blocks: at..at,
            next_block: at,
            block: None,
            ops_left: 0,
            next_value: self.slots.len(),
            values: self.slots.len()..self.slots.len(),
            outer_scope,
            outer_forwards,
            isolated,
        });
    }

    /// Ends a region and begins the next one, or ends the operation.
    fn next_region(&mut self) -> Read<()> {
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        if self.forwards > 0 {
            let resolved = |slot: &ValueSlot| !matches!(slot, ValueSlot::Forward(_));
            if !self.slots[frame.values.clone()].iter().all(resolved) {
                return Err(frame.input.error("not all forward unresolved forward operand references"));
            }
        }
        self.slots.truncate(frame.values.start);
        self.blocks.truncate(frame.blocks.start);
        if frame.region == frame.regions {
            let (input, section) = (frame.input, frame.section);
            if section && !input.is_empty() {
                return Err(input.error("unexpected trailing bytes after the regions of an operation"));
            }
            if frame.isolated {
                (self.scope, self.forwards) = (frame.outer_scope, frame.outer_forwards);
            }
            self.frames.pop();
            if !section && let Some(outer) = self.frames.last_mut() {
                outer.input = input;
            }
            return Ok(());
        }
        let op = frame.op;
        let index = frame.region;
        frame.region += 1;
        let blocks = frame.input.count("blocks")?;
        let mut values = 0;
        if blocks > 0 {
            values = frame.input.count("values")?;
        }
        let first_value = self.slots.len();
        (frame.values, frame.next_value) = (first_value..first_value + values, first_value);
        self.slots.resize(first_value + values, ValueSlot::Empty);
        let first = self.blocks.len();
        (frame.blocks, frame.next_block) = (first..first + blocks, first);
        let start = frame.input;
        self.charge(blocks as u64 * BLOCK_BYTES, start)?;
        let region = op.and_then(|op| self.ir.op_at(op).region(index)).map(|region| region.id);
        if let Some(region) = region {
            for _ in 0..blocks {
                let block = self.ir.new_block();
                self.ir.link_block(region, block);
                self.blocks.push(block);
            }
        }
        Ok(())
    }

    fn block_header(&mut self, block: BlockIndex) -> Read<()> {
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let mut input = frame.input;
        let (ops, has_arguments) = input.flagged()?;
        input.checked_count(ops, "operations")?;
        frame.ops_left = ops;
        if has_arguments {
            self.block_arguments(block, &mut input)?;
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.input = input;
        }
        Ok(())
    }

    fn block_arguments(&mut self, block: BlockIndex, input: &mut Input<'b>) -> Read<()> {
        let start = *input;
        let count = input.count("arguments")?;
        self.charge(count as u64 * ARGUMENT_BYTES, start)?;
        let mut arguments = Vec::with_capacity(count);
        for _ in 0..count {
            let start = *input;
            let (ty, loc) = if self.tables.version < since::OPTIONAL_LOCATIONS {
                let ty = input.varint()?;
                (ty, Some(self.loc(input)?))
            } else {
                let (ty, has_loc) = input.flagged()?;
                (ty, if has_loc { Some(self.loc(input)?) } else { None })
            };
            let ty = self.ty(start, ty)?;
            arguments.push((ty, loc.unwrap_or(Loc::UNKNOWN)));
        }
        let added = self.ir.add_arguments(block, &arguments);
        let values: Vec<ValueIndex> =
            self.ir.arguments[added].iter().map(|argument| argument.value).collect();
        for (index, value) in values.iter().enumerate() {
            self.define(*value, values.len() - index, input)?;
        }
        if self.tables.version >= since::USE_ORDERS {
            let start = *input;
            match input.byte()? {
                0 => {}
                mask::USE_ORDERS => self.use_orders(input, &values)?,
                other => {
                    return Err(start.error(format!("expected a mask of block arguments, got {other:#x}")));
                }
            }
        }
        Ok(())
    }

    // ---- operations ---------------------------------------------------------------

    fn operation(&mut self, block: BlockIndex) -> Read<()> {
        let Some(frame) = self.frames.last() else { return Ok(()) };
        let mut input = frame.input;
        let start = input;
        let name = input.index(self.tables.names.len(), "operation name")?;
        let name = self.name(name, start)?;
        let (id, def) = (name.id, name.def);
        let found = input.byte()?;
        let loc = self.loc(&mut input)?;
        let mut attributes = None;
        self.parts.names.clear();
        self.parts.values.clear();
        if found & mask::ATTRIBUTES != 0 {
            let has_properties = def.is_some_and(|def| !def.properties.is_empty());
            attributes = self.dictionary(&mut input, !has_properties)?;
        }
        self.parts.slots.clear();
        self.parts.slots.resize(def.map_or(0, |def| def.properties.len()), None);
        if found & mask::PROPERTIES != 0 {
            self.properties(id, def, &mut input, start)?;
        }
        if let Some(def) = def.filter(|def| !def.properties.is_empty()) {
            attributes = self.move_properties(def, attributes);
            def.fill_defaults(self.tables.context, &mut self.parts.slots);
        }
        self.parts.types.clear();
        if found & mask::RESULTS != 0 {
            let count = input.count("results")?;
            for _ in 0..count {
                let start = input;
                let index = input.varint()?;
                let ty = self.ty(start, index)?;
                self.parts.types.push(ty);
            }
        }
        self.parts.operands.clear();
        if found & mask::OPERANDS != 0 {
            let count = input.count("operands")?;
            for _ in 0..count {
                let operand = self.operand(&mut input)?;
                self.parts.operands.push(self.ir.values.id(operand));
            }
        }
        self.parts.successors.clear();
        if found & mask::SUCCESSORS != 0 {
            let count = input.count("successors")?;
            let blocks = self.frames.last().map_or(0..0, |frame| frame.blocks.clone());
            for _ in 0..count {
                let index = input.index(blocks.len(), "successor")?;
                self.parts.successors.push(self.ir.blocks.id(self.blocks[blocks.start + index]));
            }
        }
        let mut orders = None;
        if found & mask::USE_ORDERS != 0 && self.tables.version >= since::USE_ORDERS {
            let results = self.parts.types.len();
            orders = Some(use_orders::read(&mut input, results)?);
        }
        let (mut regions, mut isolated) = (0, false);
        if found & mask::REGIONS != 0 {
            let start = input;
            let (count, flag) = input.flagged()?;
            regions = input
                .checked_count(count, "regions")
                .map_err(|error| error.at(start.offset()..start.offset()))?;
            isolated = flag;
        }
        self.parts.regions.clear();
        for _ in 0..regions {
            self.parts.regions.push(self.ir.create_region());
        }
        let op = self.ir.place_op(&OpParts {
            operands: &self.parts.operands,
            result_types: &self.parts.types,
            successors: &self.parts.successors,
            regions: &self.parts.regions,
            properties: &self.parts.slots,
            attributes,
            ..OpParts::new(self.ir.names.id(id), loc)
        });
        if !self.parts.names.is_empty() {
            self.ir.set_discardable(op, &self.parts.names, &self.parts.values);
        }
        if self.lazy {
            self.sequence.insert(op, self.sequence.len() as u32);
        }
        self.ir.link_op(block, op);
        self.define_results(op, orders, &input)?;
        if regions == 0 {
            if let Some(frame) = self.frames.last_mut() {
                frame.input = input;
            }
            return Ok(());
        }
        self.enter_regions(op, input, isolated)
    }

    fn enter_regions(&mut self, op: OpIndex, mut input: Input<'b>, isolated: bool) -> Read<()> {
        let limit = self.tables.options.limits.nesting as usize;
        if self.frames.len() > limit {
            return Err(input.error(format!("regions nested deeper than the limit of {limit} levels")));
        }
        if !(isolated && self.tables.version >= since::REGION_SECTIONS) {
            self.enter(op, input, false, isolated);
            return Ok(());
        }
        let start = input;
        let section = input.section()?;
        if section.kind != SectionKind::Ir {
            return Err(start.error("expected IR section for region"));
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.input = input;
        }
        // Other operations may use values of an operation that is not known to be isolated from above.
        let can_wait =
            || self.ir.def(op).is_some_and(|def| def.traits.contains(OpTraits::ISOLATED_FROM_ABOVE));
        let is_outermost = self.frames.iter().all(|frame| frame.op.is_none());
        if self.lazy && !is_outermost && can_wait() {
            self.ir.bytecode.leave_unread(op, section.data);
            return Ok(());
        }
        self.enter(op, input.of(section.data), true, true);
        Ok(())
    }

    /// The name of an operation.
    fn name(&mut self, index: usize, start: Input<'b>) -> Read<&Name> {
        if self.state.names[index].is_none() {
            let entry = &self.tables.names[index];
            let dialect = &self.tables.dialects[entry.dialect as usize];
            let mut name = dialect.name.to_vec();
            // Without a dialect and a rest it was `.`; an empty name cannot be printed.
            if !entry.rest.is_empty() || name.is_empty() {
                name.push(b'.');
                name.extend_from_slice(entry.rest);
            }
            if name.contains(&0) {
                return Err(start.error("the name of an operation holds a zero byte"));
            }
            let Some(id) = self.ir.names.intern_bytes(&name) else {
                let name = String::from_utf8_lossy(&name);
                return Err(start.error(format!("an operation's name must be UTF-8, but is '{name}'")));
            };
            let def = self.ir.names.def(id);
            if def.is_none() && dialect.known.is_none() && !self.tables.options.allow_unregistered {
                let shown = String::from_utf8_lossy(dialect.name);
                return Err(start.error(format!(
                    "dialect '{shown}' is unknown. If this is intended, please call allowUnregisteredDialects() on \
                     the MLIRContext, or use -allow-unregistered-dialect with the MLIR tool used."
                )));
            }
            self.state.names[index] = Some(Name { id, def, registered: entry.registered, layout: None });
        }
        self.state.names[index].as_ref().ok_or_else(|| start.error("an operation without a name"))
    }

    fn loc(&mut self, input: &mut Input<'b>) -> Read<Loc> {
        let start = *input;
        let index = input.index(self.entries.attributes, "Attribute")?;
        self.entries.loc(index, self.tables, &mut self.ir.sources)?.map_err(|found| {
            let shown = Attribute::from_node(found).map_or_else(String::new, |found| found.to_string());
            start.error(format!("expected attribute of type: mlir::LocationAttr, but got: {shown}"))
        })
    }

    /// The attributes of an operation: a dictionary, or entries added to its parts if `may_list` is set.
    fn dictionary(&mut self, input: &mut Input<'b>, may_list: bool) -> Read<Option<DictionaryAttr<'c>>> {
        let start = *input;
        let index = input.index(self.entries.attributes, "Attribute")?;
        if may_list {
            let Parts { names, values, .. } = &mut self.parts;
            if let Some(parts) = self.entries.listed_dictionary(index, self.tables, names, values) {
                self.count_parts(parts, start)?;
                return Ok(None);
            }
            // A failed list may have been appended partially.
            names.clear();
            values.clear();
        }
        let (found, parts) = self.entries.attribute(index, self.tables)?;
        self.count_parts(parts, start)?;
        found.dyn_cast::<DictionaryAttr<'_>>().map(Some).ok_or_else(|| {
            start.error(format!("expected attribute of type: mlir::DictionaryAttr, but got: {found}"))
        })
    }

    fn ty(&mut self, start: Input<'b>, index: u64) -> Read<Type<'c>> {
        let index = start.checked_index(index, self.entries.types(), "Type")?;
        let (ty, parts) = self.entries.ty(index, self.tables)?;
        self.count_parts(parts, start)?;
        Ok(ty)
    }

    /// Counts printed parts, so that a small file cannot expand to a huge text.
    #[inline]
    fn count_parts(&mut self, parts: u64, at: Input<'b>) -> Read<()> {
        self.state.size = self.state.size.saturating_add(parts);
        let limit = size_limit(self.tables.options.limits, self.tables.file.len());
        if self.state.size > limit {
            return Err(
                at.error(format!("the attributes and types of all operations have more than {limit} parts"))
            );
        }
        Ok(())
    }

    /// Counts the memory of data that takes a byte in the file and much more in memory.
    fn charge(&mut self, bytes: u64, at: Input<'b>) -> Read<()> {
        self.state.memory = self.state.memory.saturating_add(bytes);
        let limit = MEMORY_PER_BYTE * self.tables.file.len() as u64 + SPARE_MEMORY;
        if self.state.memory > limit {
            let len = self.tables.file.len();
            let message =
                format!("blocks and arguments would take more than {limit} bytes, in a file of {len}");
            return Err(at.error(message));
        }
        Ok(())
    }

    // ---- properties ---------------------------------------------------------------

    /// Reads the properties of an operation into the slots.
    fn properties(
        &mut self,
        id: NameIndex,
        def: Option<&'static OpDef>,
        input: &mut Input<'b>,
        op: Input<'b>,
    ) -> Read<()> {
        let start = *input;
        let index = input.varint()?;
        let blob = usize::try_from(index).ok().and_then(|index| self.tables.properties.get(index));
        let Some(range) = blob.filter(|_| self.tables.version >= since::PROPERTIES) else {
            let name = self.ir.names.text(id);
            return Err(start.error(format!("Properties idx out-of-bound for {name}")));
        };
        let name_index = { op }.varint()? as usize;
        let registered = self.state.names[name_index].as_ref().and_then(|name| name.registered);
        let blob = Input::new(self.tables.file, range.clone());
        let dialect = self.tables.names[name_index].dialect;
        let at = |error: Diagnostic, ir: &Ir<'c>| {
            error.with_default_span(range.start..range.start).note(format!(
                "in the properties of '{}', at byte {} of the file",
                ir.names.text(id),
                range.start
            ))
        };
        let (rest, size) = match (def, registered) {
            (Some(def), Some(true)) => {
                let known = self.state.names[name_index].as_mut().and_then(|name| name.layout.take());
                let layout = known.unwrap_or_else(|| Layout::new(def, self.tables.version));
                let slots = &mut self.parts.slots;
                let read = BytecodeReader::read(self.entries, self.tables, blob, dialect, |from| {
                    layout.read(def, from, slots)
                });
                let (_, rest, size) = read.map_err(|error| at(error, self.ir))?;
                let newer = layout.check_rest(def, &self.parts.slots, rest.rest());
                if let Some(Some(name)) = self.state.names.get_mut(name_index) {
                    name.layout = Some(layout);
                }
                if let Err(reason) = newer {
                    let help = "write the file with `--emit-bytecode-version=4`, which names all attributes";
                    return Err(self.trailing(id, rest).note(reason).help(help));
                }
                return self.count_parts(size, start);
            }
            (None, Some(true)) => {
                let name = self.ir.names.text(id);
                let prefix = name.split('.').next().unwrap_or(name);
                let error = start
                    .error(format!("the properties of '{name}' cannot be read: its definition is not known"));
                let without = "write the file with `--emit-bytecode-version=4`";
                let note = match self.ir.context().dialect(prefix).filter(|known| !known.is_open()) {
                    None => format!("`--load {prefix}` loads it from its definition file; or {without}"),
                    Some(_) => format!("the dialect '{prefix}' is known without this operation; {without}"),
                };
                return Err(error.note(note));
            }
            (def, _) => {
                let read =
                    BytecodeReader::read(self.entries, self.tables, blob, dialect, |from| from.attribute());
                let (found, rest, size) = read.map_err(|error| at(error, self.ir))?;
                match def {
                    None => self.parts.slots.push(Some(found)),
                    Some(def) => self.foreign(def, found).map_err(|error| at(error, self.ir))?,
                }
                (rest, size)
            }
        };
        if !rest.is_empty() {
            return Err(self.trailing(id, rest));
        }
        self.count_parts(size, start)
    }

    fn trailing(&self, id: NameIndex, rest: Input<'b>) -> Diagnostic {
        rest.error(format!("unexpected trailing bytes after the properties of '{}'", self.ir.names.text(id)))
    }

    /// Sets the properties of an operation whose definition was unknown to the writer of the file.
    fn foreign(&mut self, def: &'static OpDef, found: Attribute<'c>) -> Read<()> {
        let Some(dictionary) = found.dyn_cast::<DictionaryAttr<'_>>() else {
            return Err(Diagnostic::error(format!(
                "expected DictionaryAttr to set properties, but got: {found}"
            )));
        };
        for (name, value) in dictionary.entries() {
            if let Some(index) = def.property_index(name) {
                let property = &def.properties[index];
                let value = property.converted(value).unwrap_or(value);
                if !property.can_hold(value) {
                    return Err(Diagnostic::error(property.conversion_error(value)));
                }
                self.parts.slots[index] = Some(value);
            }
        }
        Ok(())
    }

    /// Moves inherent attributes of the definition from the dictionary to the slots.
    fn move_properties(
        &mut self,
        def: &'static OpDef,
        attributes: Option<DictionaryAttr<'c>>,
    ) -> Option<DictionaryAttr<'c>> {
        let dictionary = attributes?;
        if !dictionary.entries().any(|(name, _)| def.inherent_index(name).is_some()) {
            return Some(dictionary);
        }
        for (name, value) in dictionary.entries() {
            if let Some(index) = def.inherent_index(name)
                && def.properties[index].can_hold(value)
            {
                self.parts.slots[index] = Some(value);
            }
        }
        Some(self.ir.dictionary(dictionary.entries().filter(|(name, _)| def.inherent_index(name).is_none())))
    }

    // ---- values -------------------------------------------------------------------

    fn operand(&mut self, input: &mut Input<'b>) -> Read<ValueIndex> {
        let index = input.index(self.slots.len() - self.scope, "value")?;
        let slot = &mut self.slots[self.scope + index];
        Ok(match *slot {
            ValueSlot::Defined(value) | ValueSlot::Forward(value) => value,
            ValueSlot::Empty => {
                let ty = crate::builtin::NoneType::get(self.tables.context).into();
                let value = self.ir.values.insert(ValueData::undefined(ty));
                *slot = ValueSlot::Forward(value);
                self.forwards += 1;
                value
            }
        })
    }

    /// Defines the next value, the first of `count` values that are defined together.
    fn define(&mut self, value: ValueIndex, count: usize, at: &Input<'b>) -> Read<()> {
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let next = frame.next_value;
        if next + count > frame.values.end {
            let first = next - self.scope;
            let most = (frame.values.end - self.scope).saturating_sub(1);
            return Err(at.error(format!(
                "value index range was outside of the expected range for the parent region, got [{first}, {}), but \
                 the maximum index was {most}",
                first + count
            )));
        }
        frame.next_value += 1;
        if let ValueSlot::Forward(placeholder) =
            std::mem::replace(&mut self.slots[next], ValueSlot::Defined(value))
        {
            self.ir.move_uses(placeholder, value);
            self.ir.values.remove(placeholder);
            self.forwards -= 1;
            self.shuffled.push(value);
        }
        Ok(())
    }

    fn define_results(
        &mut self,
        op: OpIndex,
        orders: Option<Vec<(usize, UseOrder)>>,
        at: &Input<'b>,
    ) -> Read<()> {
        let results = self.ir.ops[op].results;
        let count = results.len as usize;
        // Results of top-level operations have no numbers.
        if self.frames.last().is_some_and(|frame| frame.op.is_some()) {
            for index in 0..count {
                self.define(ValueIndex::from_index(results.at(index)), count - index, at)?;
            }
        }
        for (index, order) in orders.into_iter().flatten() {
            self.orders.push((ValueIndex::from_index(results.at(index)), order));
        }
        Ok(())
    }

    // ---- the order of uses ----------------------------------------------------------

    fn use_orders(&mut self, input: &mut Input<'b>, values: &[ValueIndex]) -> Read<()> {
        let orders = use_orders::read(input, values.len())?;
        self.orders.extend(orders.into_iter().map(|(index, order)| (values[index], order)));
        Ok(())
    }

    /// Applies the orders of uses in the file.
    fn apply_orders(&mut self) -> Read<()> {
        for value in std::mem::take(&mut self.shuffled) {
            let sequence = &self.sequence;
            use_orders::sort(self.ir, value, |op| match sequence.get(&op) {
                Some(place) => *place,
                None => op.index() as u32,
            });
        }
        for (value, order) in std::mem::take(&mut self.orders) {
            if !use_orders::apply(self.ir, value, &order) {
                let at = order.offset;
                let message = "parsed use-list orders were invalid and could not be applied";
                return Err(Diagnostic::error(message).at(at..at));
            }
        }
        Ok(())
    }
}
