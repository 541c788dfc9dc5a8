//! The writer of a file: the sections and the operations.

use super::encode;
use super::format::{CURRENT_VERSION, MAGIC, SectionKind, mask, resource, since};
use super::interface::BytecodeWriter;
use super::number_table::{NONE, NumberedNode, Order};
use super::numbering::{Numbering, split_name};
use super::output::{AlignedData, ByteStrings, Output, zigzag};
use super::recording::{self, IndexNumbers};
use super::use_orders;
use crate::builtin::bytecode::FILE_LINE_COL_LOC;
use crate::ir::ids::OpIndex;
use crate::ir::{BlockId, Ir, Loc, OpId, OpRef, RegionId};
use crate::ir::{Resource, ResourceValue};
use crate::{Attribute, Diagnostic, MlirVersion, Type};

/// Options for writing bytecode.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct BytecodeWriteOptions {
    /// The version of the format, at most [`CURRENT_VERSION`], which is the default.
    pub version: u64,
    /// The version of MLIR that will read the file: newer encodings are not used.
    pub target: MlirVersion,
    /// The name of the writing program in the file (`--emit-bytecode-producer`), without a zero byte.
    pub producer: String,
    /// Whether to omit the data of resources (`--elide-resource-data-from-bytecode`).
    pub elide_resource_data: bool,
}

impl Default for BytecodeWriteOptions {
    fn default() -> Self {
        let producer = concat!("Isogloss", env!("CARGO_PKG_VERSION")).to_owned();
        let target = MlirVersion::default();
        Self { version: CURRENT_VERSION, target, producer, elide_resource_data: false }
    }
}

impl BytecodeWriteOptions {
    /// Sets the version.
    #[must_use]
    pub fn version(mut self, version: u64) -> Self {
        self.version = version;
        self
    }

    /// Sets the version of MLIR that will read the file.
    #[must_use]
    pub fn target(mut self, target: MlirVersion) -> Self {
        self.target = target;
        self
    }

    /// Sets the producer.
    #[must_use]
    pub fn producer(mut self, producer: impl Into<String>) -> Self {
        self.producer = producer.into();
        self
    }

    /// Sets whether to omit the data of resources.
    #[must_use]
    pub fn elide_resource_data(mut self, elide: bool) -> Self {
        self.elide_resource_data = elide;
        self
    }
}

/// Written bytecode, with warnings.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct WrittenBytecode {
    /// The file.
    pub bytes: Vec<u8>,
    /// Warnings about parts of the IR that the version cannot represent.
    pub warnings: Vec<Diagnostic>,
}

impl Ir<'_> {
    /// The bytecode of the root. Except for the producer, the bytes equal `mlir-opt`'s for the same text.
    ///
    /// ```
    /// # use isogloss::{Context, bytecode, ir::Ir};
    /// let ctx = Context::new();
    /// let ir = Ir::parse(&ctx, "%0 = \"t.one\"() : () -> i32")?;
    /// let bytes = ir.write_bytecode()?;
    /// assert!(bytecode::is_bytecode(&bytes));
    /// assert_eq!(Ir::read_bytecode(&ctx, &bytes)?.to_string(), ir.to_string());
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    ///
    /// # Errors
    /// If there is no root, or as [`write_bytecode`].
    pub fn write_bytecode(&self) -> Result<Vec<u8>, Diagnostic> {
        match self.root() {
            Some(root) => write_bytecode(root, &BytecodeWriteOptions::default()).map(|written| written.bytes),
            None => Err(Diagnostic::error("an `Ir` without a root has no bytecode")),
        }
    }
}

/// Writes an operation with everything inside it as a file of bytecode.
///
/// # Errors
/// If the version is not supported, the producer has a zero byte, a type or an attribute is nested too deeply, an
/// operation lacks a required property, uses a value from outside the root or has unread regions (see
/// [`LazyBytecode`](super::LazyBytecode)), or an entry in a dialect's own encoding begins like a derived one.
pub fn write_bytecode(
    root: OpRef<'_, '_>,
    options: &BytecodeWriteOptions,
) -> Result<WrittenBytecode, Diagnostic> {
    if options.version > CURRENT_VERSION {
        return Err(Diagnostic::error(format!(
            "unsupported version requested {}, must be in range [0, {CURRENT_VERSION}]",
            options.version
        )));
    }
    if options.producer.contains('\0') {
        return Err(Diagnostic::error("the producer of bytecode holds a zero byte"));
    }
    let mut numbering = Numbering::new(root, options.version, options.target)?;
    let strings = Strings::new(std::mem::take(&mut numbering.strings));
    let mut writer = FileWriter {
        numbering: &numbering,
        options,
        strings,
        properties: ByteStrings::default(),
        property_numbers: vec![NONE; numbering.properties.len()],
        orders: use_orders::UseOrderBuffers::default(),
        scratch: Output::new(),
    };
    let mut file = Output::new();
    // An estimate: unused capacity takes no memory.
    file.bytes.reserve(8 * numbering.attributes.subjects.len() + 24 * root.ir().ops.len());
    file.bytes.extend_from_slice(&MAGIC);
    file.varint(options.version);
    file.bytes.extend_from_slice(options.producer.as_bytes());
    file.byte(0);
    writer.dialects(&mut file);
    writer.entries(&mut file);
    writer.operations(root, &mut file);
    writer.resources(root.ir(), &mut file);
    writer.strings(&mut file);
    if options.version >= since::PROPERTIES {
        writer.property_blobs(&mut file);
    }
    let warnings = lost_parts(root, options.version);
    Ok(WrittenBytecode { bytes: file.bytes, warnings })
}

/// Warnings about parts that a version cannot represent: properties of unregistered operations.
fn lost_parts(root: OpRef<'_, '_>, version: u64) -> Vec<Diagnostic> {
    if version >= since::PROPERTIES {
        return Vec::new();
    }
    let lost = root.walk().find(|op| op.foreign_properties().is_some());
    let warning = lost.map(|op| {
        let message = format!("version {version} of bytecode cannot hold the properties of '{}'", op.name());
        Diagnostic::new(crate::Severity::Warning, message)
            .note("version 5 is the first one that can; the properties are left out")
    });
    warning.into_iter().collect()
}

struct FileWriter<'w, 'a, 'c> {
    numbering: &'w Numbering<'a, 'c>,
    options: &'w BytecodeWriteOptions,
    strings: Strings,
    properties: ByteStrings,
    /// By recorded properties: their number in the file, or [`NONE`].
    property_numbers: Vec<u32>,
    orders: use_orders::UseOrderBuffers,
    /// Memory for small parts.
    scratch: Output,
}

impl<'c> FileWriter<'_, '_, 'c> {
    /// Writes the dialect section.
    fn dialects(&mut self, file: &mut Output) {
        let numbering = self.numbering;
        let mut output = Output::new();
        output.varint(numbering.dialects.len() as u64);
        for dialect in &numbering.dialects {
            let name = self.strings.number(dialect.name);
            if self.options.version < since::DIALECT_VERSIONS {
                output.varint(name);
                continue;
            }
            let mut version = Output::new();
            let known = str::from_utf8(dialect.name).ok().and_then(|name| numbering.ir.context.dialect(name));
            match (known.and_then(encode::interface), numbering.ir.bytecode.versions.get(dialect.name)) {
                (Some(table), _) => (table.write_version)(&mut self.fields(&mut version)),
                (None, Some(kept)) => version.bytes.extend_from_slice(kept),
                (None, None) => {}
            }
            output.flagged(name, !version.bytes.is_empty());
            if !version.bytes.is_empty() {
                output.section(SectionKind::DialectVersions, &version);
            }
        }
        if self.options.version >= since::OPTIONAL_LOCATIONS {
            output.varint(numbering.names.len() as u64);
        }
        groups(&numbering.name_order, &mut output, |index, output| {
            let name = numbering.names[index as usize];
            let rest = self.strings.number(split_name(numbering.ir.names.text(name)).1.as_bytes());
            if self.options.version < since::PROPERTIES {
                output.varint(rest);
            } else {
                output.flagged(rest, numbering.ir.names.def(name).is_some());
            }
        });
        file.section(SectionKind::Dialect, &output);
    }

    fn fields<'o>(&'o mut self, output: &'o mut Output) -> FieldWriter<'o, 'o, 'c> {
        FieldWriter {
            numbering: self.numbering,
            version: self.options.version,
            strings: &mut self.strings,
            output,
        }
    }

    fn replayed(&mut self) -> Replayed<'_> {
        let numbering = self.numbering;
        Replayed {
            attributes: &numbering.attributes.order.numbers,
            types: &numbering.types.order.numbers,
            strings: &mut self.strings,
        }
    }

    /// Writes the types and attributes, preceded by the section of their sizes.
    fn entries(&mut self, file: &mut Output) {
        let numbering = self.numbering;
        let context = numbering.ir.context;
        let first = file.bytes.len();
        let mut offsets = Output::new();
        offsets.varint(numbering.attributes.subjects.len() as u64);
        offsets.varint(numbering.types.subjects.len() as u64);
        for table in [&numbering.attributes, &numbering.types] {
            groups(&table.order, &mut offsets, |index, offsets| {
                let start = file.bytes.len();
                let mut custom = true;
                match table.subjects[index as usize] {
                    NumberedNode::Place { file: name, at } => {
                        file.varint(FILE_LINE_COL_LOC);
                        file.varint(numbering.attributes.number(name));
                        file.varint(at.line.into());
                        file.varint(at.column.into());
                    }
                    NumberedNode::Recorded(recording) => {
                        recording::replay(numbering.encodings.get(recording), &mut self.replayed(), file);
                    }
                    NumberedNode::Direct(node) => {
                        encode::node_by(encode::interface_of(context, node), node, &mut self.fields(file));
                    }
                    NumberedNode::Text(text) => {
                        custom = false;
                        file.bytes.extend_from_slice(numbering.text(text));
                        file.byte(0);
                    }
                }
                offsets.flagged((file.bytes.len() - start) as u64, custom);
            });
        }
        let mut before = Output::new();
        before.section(SectionKind::AttrTypeOffset, &offsets);
        file.end_section(SectionKind::AttrType, first, &mut before);
    }

    fn strings(&self, file: &mut Output) {
        let start = file.bytes.len();
        file.varint(self.strings.iter().len() as u64);
        self.strings.iter().rev().for_each(|string| file.varint(string.len() as u64 + 1));
        for string in self.strings.iter() {
            file.bytes.extend_from_slice(string);
            file.byte(0);
        }
        file.end_section(SectionKind::String, start, &mut Output::new());
    }

    fn property_blobs(&self, file: &mut Output) {
        let start = file.bytes.len();
        file.varint(self.properties.len() as u64);
        for blob in self.properties.iter() {
            file.varint(blob.len() as u64);
            file.bytes.extend_from_slice(blob);
        }
        file.end_section(SectionKind::Properties, start, &mut Output::new());
    }

    // ---- operations ---------------------------------------------------------------

    /// Writes the block that contains the root.
    fn operations(&mut self, root: OpRef<'_, 'c>, file: &mut Output) {
        let start = file.bytes.len();
        file.flagged(1, false);
        let ir = root.ir();
        let mut frames = Vec::new();
        self.operation(root, file, &mut frames);
        while let Some(frame) = frames.last_mut() {
            match frame.next(ir) {
                Some(Next::Region(region)) => self.region(region, file),
                Some(Next::Block(block)) => self.block(ir, block, file),
                Some(Next::Op(op)) => self.operation(ir.op(op), file, &mut frames),
                None => {
                    let section = frame.section;
                    frames.pop();
                    if let Some(start) = section {
                        self.scratch.bytes.clear();
                        file.end_section(SectionKind::Ir, start, &mut self.scratch);
                    }
                }
            }
        }
        file.end_section(SectionKind::Ir, start, &mut Output::new());
    }

    fn region(&mut self, region: RegionId, output: &mut Output) {
        let view = self.numbering.ir.region(region);
        let blocks = view.blocks().count() as u64;
        output.varint(blocks);
        if blocks > 0 {
            output.varint(self.numbering.value_count(region));
        }
    }

    fn block(&mut self, ir: &Ir<'c>, block: BlockId, output: &mut Output) {
        let block = ir.block(block);
        let arguments = block.arguments();
        output.flagged(self.numbering.op_count(block.id()), arguments.len() > 0);
        if arguments.len() == 0 {
            return;
        }
        output.varint(arguments.len() as u64);
        for (argument, number) in arguments.clone().zip(self.numbering.argument_locs(block.id())) {
            let ty = self.numbering.value_type(argument.id());
            let loc = argument.loc();
            if self.options.version < since::OPTIONAL_LOCATIONS {
                output.varint(ty);
                output.varint(number);
            } else {
                let known = loc != Loc::UNKNOWN;
                output.flagged(ty, known);
                if known {
                    output.varint(number);
                }
            }
        }
        if self.options.version >= since::USE_ORDERS {
            let at = output.bytes.len();
            output.byte(0);
            let order = |op: OpIndex| self.numbering.op_order(op);
            if self.orders.write(arguments, order, output) {
                output.bytes[at] = mask::USE_ORDERS;
            }
        }
    }

    fn operation(&mut self, op: OpRef<'_, 'c>, output: &mut Output, frames: &mut Vec<WriteFrame>) {
        let numbering = self.numbering;
        let numbers = numbering.op_numbers(op.id());
        output.varint(numbering.name_number(numbering.ir.name(op.id)));
        let at = output.bytes.len();
        let mut found = 0;
        output.byte(0);
        output.varint(numbering.attributes.number(numbers.loc));
        if let Some(dictionary) = numbering.dictionary_number(numbers) {
            found |= mask::ATTRIBUTES;
            output.varint(dictionary);
        }
        if self.options.version >= since::PROPERTIES
            && let Some(recorded) = numbering.recorded_properties(numbers)
        {
            found |= mask::PROPERTIES;
            let properties = self.properties(recorded);
            output.varint(properties);
        }
        let results = op.results();
        if !results.is_empty() {
            found |= mask::RESULTS;
            output.varint(results.len() as u64);
            results.clone().for_each(|result| output.varint(numbering.value_type(result.id())));
        }
        let operands = op.operands();
        if !operands.is_empty() {
            found |= mask::OPERANDS;
            output.varint(operands.len() as u64);
            operands.for_each(|operand| output.varint(numbering.value_number(operand.id())));
        }
        let successors = op.successors();
        if successors.len() > 0 {
            found |= mask::SUCCESSORS;
            output.varint(successors.len() as u64);
            successors.for_each(|block| output.varint(numbering.block_number(block.id())));
        }
        if self.options.version >= since::USE_ORDERS {
            let order = |op: OpIndex| numbering.op_order(op);
            if self.orders.write(results, order, output) {
                found |= mask::USE_ORDERS;
            }
        }
        let regions = op.regions();
        if regions.len() > 0 {
            found |= mask::REGIONS;
            let isolated = numbering.is_isolated(op.id());
            output.flagged(regions.len() as u64, isolated);
            let has_section = isolated && self.options.version >= since::REGION_SECTIONS;
            let section = has_section.then_some(output.bytes.len());
            frames.push(WriteFrame { op: op.id(), region: 0, block: None, next: None, section });
        }
        output.bytes[at] = found;
    }

    /// The number of the blob of recorded properties.
    fn properties(&mut self, recorded: u32) -> u64 {
        let known = self.property_numbers[recorded as usize];
        if known != NONE {
            return known.into();
        }
        let mut blob = std::mem::take(&mut self.scratch);
        blob.bytes.clear();
        let tokens = self.numbering.properties.get(recorded as usize);
        recording::replay(tokens, &mut self.replayed(), &mut blob);
        let number = self.properties.number(&blob.bytes);
        self.scratch = blob;
        self.property_numbers[recorded as usize] = number as u32;
        number
    }

    // ---- resources ----------------------------------------------------------------

    fn resources(&mut self, ir: &Ir<'c>, file: &mut Output) {
        let (mut data, mut offsets) = (AlignedData::default(), Output::new());
        let external = ir.resources.external();
        offsets.varint(external.len() as u64);
        for (owner, group) in external {
            let entries = group.map(|resource| self.resource(resource, &mut data)).collect::<Vec<_>>();
            offsets.varint(self.strings.number(owner));
            self.resource_entries(&entries, &mut offsets);
        }
        let numbering = self.numbering;
        for (number, dialect) in numbering.dialects.iter().enumerate() {
            if dialect.resources.is_empty() {
                continue;
            }
            let find = |key: &[u8]| numbering.dialect_resources.get(&(dialect.name, key)).copied();
            let with_data = dialect.resources.iter().filter_map(|key| find(key));
            let mut entries: Vec<_> = with_data.map(|resource| self.resource(resource, &mut data)).collect();
            let declared = dialect.resources.iter().filter(|key| find(key).is_none());
            entries.extend(declared.map(|key| Entry { key, size: 0, kind: resource::BLOB }));
            offsets.varint(number as u64);
            self.resource_entries(&entries, &mut offsets);
        }
        file.section(SectionKind::ResourceOffset, &offsets);
        file.aligned_section(SectionKind::Resource, &data);
    }

    fn resource<'r>(&mut self, found: Resource<'r>, data: &mut AlignedData<'r>) -> Entry<'r> {
        let start = data.len();
        let kind = match found.value {
            ResourceValue::Bool(_) => resource::BOOL,
            ResourceValue::Text(_) => resource::STRING,
            ResourceValue::Blob { .. } => resource::BLOB,
        };
        if !self.options.elide_resource_data {
            match found.value {
                ResourceValue::Bool(value) => data.byte(value.into()),
                ResourceValue::Text(text) => {
                    let number = self.strings.number(text);
                    data.varint(number);
                }
                ResourceValue::Blob { data: blob, alignment } => {
                    // MLIR writes alignment 0 for empty data, and does not read it.
                    let alignment = alignment.max(1);
                    data.varint(alignment.into());
                    data.varint(blob.len() as u64);
                    data.blob(alignment as usize, blob);
                }
            }
        }
        Entry { key: found.key, size: data.len() - start, kind }
    }

    fn resource_entries(&mut self, entries: &[Entry<'_>], offsets: &mut Output) {
        offsets.varint(entries.len() as u64);
        for entry in entries {
            let key = self.strings.number(entry.key);
            offsets.varint(key);
            offsets.varint(entry.size as u64);
            offsets.byte(entry.kind);
        }
    }
}

/// A resource in the resource offset section.
struct Entry<'r> {
    key: &'r [u8],
    size: usize,
    kind: u8,
}

/// Writes entries dialect by dialect.
fn groups(order: &Order, output: &mut Output, mut write: impl FnMut(u32, &mut Output)) {
    for (dialect, range) in &order.groups {
        output.varint(u64::from(*dialect));
        output.varint(range.len() as u64);
        order.order[range.clone()].iter().for_each(|index| write(*index, output));
    }
}

/// An operation whose regions are being written.
struct WriteFrame {
    op: OpId,
    /// The number of regions begun so far.
    region: usize,
    /// The current block, and its next operation.
    block: Option<BlockId>,
    next: Option<OpId>,
    /// The start of the section with its regions, if they have one.
    section: Option<usize>,
}

/// The next part to write inside an operation.
enum Next {
    Region(RegionId),
    Block(BlockId),
    Op(OpId),
}

impl WriteFrame {
    fn next(&mut self, ir: &Ir<'_>) -> Option<Next> {
        if let Some(op) = self.next {
            self.next = ir.op(op).next().map(|next| next.id());
            return Some(Next::Op(op));
        }
        let following = match self.block {
            Some(block) => ir.block(block).next(),
            // The first block of the current region.
            None => match self.region {
                0 => None,
                begun => ir.op(self.op).region(begun - 1).and_then(|region| region.entry()),
            },
        };
        if let Some(block) = following
            && self.block.is_none_or(|before| before != block.id())
        {
            self.block = Some(block.id());
            self.next = block.first_op().map(|op| op.id());
            return Some(Next::Block(block.id()));
        }
        let region = ir.op(self.op).region(self.region)?;
        self.region += 1;
        self.block = None;
        Some(Next::Region(region.id()))
    }
}

/// The strings of a file. Their numbers in the file differ from the indices here, because most were added before
/// writing.
struct Strings {
    known: ByteStrings,
    /// By index: the number in the file, or [`NONE`].
    numbers: Vec<u32>,
    /// By number in the file: the index.
    order: Vec<u32>,
}

impl Strings {
    fn new(known: ByteStrings) -> Self {
        Self { numbers: vec![NONE; known.len()], order: Vec::with_capacity(known.len()), known }
    }

    /// The number of a string in the file.
    fn number(&mut self, text: &[u8]) -> u64 {
        let index = self.known.number(text) as u32;
        if index as usize == self.numbers.len() {
            self.numbers.push(NONE);
        }
        self.number_of(index)
    }

    /// The number of a known string in the file.
    #[inline]
    fn number_of(&mut self, index: u32) -> u64 {
        let number = &mut self.numbers[index as usize];
        if *number == NONE {
            *number = self.order.len() as u32;
            self.order.push(index);
        }
        u64::from(*number)
    }

    /// In the order of the file.
    fn iter(&self) -> impl DoubleEndedIterator<Item = &[u8]> + ExactSizeIterator {
        self.order.iter().map(|index| self.known.get(*index as usize))
    }
}

/// The numbers of the items that recorded fields refer to.
struct Replayed<'w> {
    attributes: &'w [u32],
    types: &'w [u32],
    strings: &'w mut Strings,
}

impl IndexNumbers for Replayed<'_> {
    #[inline]
    fn attribute(&self, index: u32) -> u64 {
        self.attributes[index as usize].into()
    }
    #[inline]
    fn ty(&self, index: u32) -> u64 {
        self.types[index as usize].into()
    }
    #[inline]
    fn string(&mut self, index: u32) -> u64 {
        self.strings.number_of(index)
    }
}

/// Writes fields. Types, attributes, strings and resources are looked up and written as numbers.
struct FieldWriter<'w, 'a, 'c> {
    numbering: &'w Numbering<'a, 'c>,
    version: u64,
    strings: &'w mut Strings,
    output: &'w mut Output,
}

impl<'c> BytecodeWriter<'c> for FieldWriter<'_, '_, 'c> {
    fn file_version(&self) -> u64 {
        self.version
    }
    fn target(&self) -> MlirVersion {
        self.numbering.target
    }
    fn byte(&mut self, value: u8) {
        self.output.byte(value);
    }
    #[inline]
    fn varint(&mut self, value: u64) {
        self.output.varint(value);
    }
    #[inline]
    fn signed(&mut self, value: i64) {
        self.output.varint(zigzag(value));
    }
    fn attribute(&mut self, value: Attribute<'c>) {
        let number = self.numbering.attribute_number(value);
        self.output.varint(number);
    }
    fn optional_attribute(&mut self, value: Option<Attribute<'c>>) {
        match value {
            Some(value) => {
                let number = self.numbering.attribute_number(value);
                self.output.flagged(number, true);
            }
            None => self.output.varint(0),
        }
    }
    fn ty(&mut self, value: Type<'c>) {
        self.output.varint(self.numbering.type_number(value));
    }
    fn string(&mut self, value: &[u8]) {
        let number = self.strings.number(value);
        self.output.varint(number);
    }
    fn blob(&mut self, value: &[u8]) {
        self.output.varint(value.len() as u64);
        self.output.bytes.extend_from_slice(value);
    }
    fn resource(&mut self, dialect: &'static str, key: &'c [u8]) {
        self.output.varint(self.numbering.resource_number(dialect, key));
    }
}
