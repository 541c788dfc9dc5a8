//! The types and attributes of a file: [`Entries`] has them, and [`BytecodeReader`] decodes one.
//!
//! Entries refer to each other by number, in any order. The decoding of an entry decodes those that it needs, by
//! recursion of limited depth. If it needs one beyond that depth, it fails; that one is decoded first, and the entry is
//! tried again. An explicit stack has these entries, so that nesting does not overflow the machine stack, and an entry
//! that contains itself is found.
//!
//! Most entries of a file are positions, which locations of operations need without their attribute, and dictionaries of
//! one operation, which need no attribute, either: see [`Entries::loc`] and [`Entries::listed_dictionary`].

use super::derived;
use super::input::{Input, Read};
use super::tables::Tables;
use crate::builtin::bytecode::{DICTIONARY, FILE_LINE_COL_LOC};
use crate::builtin::{Location, StringAttr};
use crate::def::DefKind;
use crate::handle::DefHandle;
use crate::ir::Loc;
use crate::ir::location::SourceMap;
use crate::node::NodeData;
use crate::text::Position;
use crate::text::{AsmParser, ParserOptions, Tok};
use crate::{Attribute, Context, Diagnostic, Node, Type};
use std::ops::Range;

/// The kinds of the entries of a file, and where they are.
#[derive(Default)]
pub(super) struct EntryTable {
    /// By entry: its start in the data, and in the last [`KIND_BITS`] its dialect and whether it has the encoding of its
    /// dialect rather than text.
    entries: Vec<u64>,
    /// The number of attributes, which are before the types.
    pub(super) attributes: usize,
    /// The start of the data in the file.
    base: usize,
    /// The end of the last entry in the data.
    end: u64,
}

const KIND_BITS: u32 = 24;

/// A type or an attribute in the file.
pub(super) struct Entry {
    pub(super) range: Range<usize>,
    pub(super) dialect: u32,
    /// Whether it has the encoding of its dialect rather than text.
    pub(super) custom: bool,
}

impl EntryTable {
    /// An empty table for so many types and attributes of so many dialects, with the range of their data in the file.
    pub(super) fn new(total: usize, attributes: usize, dialects: usize, data: &Input<'_>) -> Read<Self> {
        if data.remaining() as u64 >> (u64::BITS - KIND_BITS) != 0 {
            return Err(data.error("types and attributes take 1 TiB or more"));
        }
        if dialects >> (KIND_BITS - 1) != 0 {
            return Err(data.error(format!("{dialects} dialects are too many")));
        }
        Ok(Self { entries: Vec::with_capacity(total), attributes, base: data.offset(), end: 0 })
    }

    /// Adds an entry with the next bytes of the data; there are as many.
    #[inline]
    pub(super) fn push(&mut self, len: usize, dialect: u32, custom: bool) {
        self.entries.push(self.end << KIND_BITS | u64::from(dialect << 1) | u64::from(custom));
        self.end += len as u64;
    }

    /// The end of the last entry, in the file.
    pub(super) fn end(&self) -> usize {
        self.base + self.end as usize
    }

    /// The number of types and attributes.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    #[inline]
    pub(super) fn get(&self, index: usize) -> Entry {
        let entry = self.entries[index];
        let start = (entry >> KIND_BITS) as usize;
        let end = self.entries.get(index + 1).map_or(self.end, |next| next >> KIND_BITS) as usize;
        let dialect = (entry & ((1 << KIND_BITS) - 1)) as u32 >> 1;
        Entry { range: self.base + start..self.base + end, dialect, custom: entry & 1 == 1 }
    }

    /// All entries, attributes first.
    pub(super) fn iter(&self) -> impl Iterator<Item = Entry> {
        (0..self.len()).map(|index| self.get(index))
    }

    /// The name of an entry in messages.
    fn describe(&self, index: usize) -> String {
        match index.checked_sub(self.attributes) {
            None => format!("attribute {index}"),
            Some(index) => format!("type {index}"),
        }
    }
}

/// The types and attributes of a file: the attributes first, then the types.
pub(super) struct Entries<'c> {
    pub(super) table: EntryTable,
    /// The number of attributes.
    pub(super) attributes: usize,
    /// By entry.
    slots: Vec<Slot<'c>>,
    /// By attribute: its location, or [`Loc::NONE`].
    locs: Vec<Loc>,
    /// The entries that must be decoded first.
    missing: Vec<u32>,
    /// The depth of the recursion.
    depth: u32,
    /// The number of the dialect that encodes places in files and dictionaries, or one past the last dialect.
    builtin: u32,
    /// The maximum number of parts of an entry.
    size_limit: u64,
}

/// The node of an entry, the number of its parts when printed (a shared part counts each time), and whether it is being
/// decoded. A dictionary without a node whose parts are counted was checked: see [`Entries::dictionary`]. A vector of these
/// empty tuples takes no memory until it is written.
type Slot<'c> = (Option<&'c NodeData<'c>>, u32, bool);

/// The number of bytes of an entry that count as a part.
const PART_BYTES: usize = 16;

/// The maximum depth of the recursion.
const MAX_RECURSION: u32 = 32;

impl<'c> Entries<'c> {
    pub(super) fn new(table: EntryTable, builtin: u32, file_len: usize) -> Self {
        let (len, attributes) = (table.len(), table.attributes);
        Self {
            table,
            attributes,
            slots: vec![(None, 0, false); len],
            locs: vec![Loc::NONE; attributes],
            missing: Vec::new(),
            depth: 0,
            builtin,
            size_limit: size_limit(file_len),
        }
    }

    /// The number of types.
    #[inline]
    pub(super) fn types(&self) -> usize {
        self.slots.len() - self.attributes
    }

    /// An entry, if it is decoded.
    #[inline]
    fn get(&self, index: usize) -> Option<Node<'c>> {
        self.slots[index].0.map(Node::new)
    }

    /// An attribute with the number of its parts; decodes it if necessary.
    #[inline]
    pub(super) fn attribute(&mut self, index: usize, tables: &Tables<'_, 'c>) -> Read<(Attribute<'c>, u64)> {
        let node = self.node(index, tables)?;
        Ok((Attribute::from_known(node), self.size(index)))
    }

    /// A type with the number of its parts; decodes it if necessary.
    #[inline]
    pub(super) fn ty(&mut self, index: usize, tables: &Tables<'_, 'c>) -> Read<(Type<'c>, u64)> {
        let node = self.node(self.attributes + index, tables)?;
        Ok((Type::from_known(node), self.size(self.attributes + index)))
    }

    /// The number of parts of a decoded entry.
    #[inline]
    fn size(&self, index: usize) -> u64 {
        u64::from(self.slots[index].1)
    }

    /// An entry; decodes it if necessary.
    #[inline]
    pub(super) fn node(&mut self, index: usize, tables: &Tables<'_, 'c>) -> Read<Node<'c>> {
        match self.slots[index].0 {
            Some(node) => Ok(Node::new(node)),
            None => self.decode(index, tables),
        }
    }

    /// Decodes all entries.
    pub(super) fn decode_all(&mut self, tables: &Tables<'_, 'c>, sources: &mut SourceMap<'c>) -> Read<()> {
        sources.reserve_positions(self.attributes);
        for index in 0..self.slots.len() {
            if !self.position(index, tables, sources) && !self.dictionary(index, tables) {
                self.node(index, tables)?;
            }
        }
        Ok(())
    }

    /// Whether an entry has the builtin encoding with a code that takes one byte.
    #[inline]
    fn has_code(&self, index: usize, entry: &Entry, code: u64, tables: &Tables<'_, 'c>) -> bool {
        tables.file.get(entry.range.start) == Some(&((code << 1 | 1) as u8))
            && entry.custom
            && entry.dialect == self.builtin
            && index < self.attributes
    }

    // ---- dictionaries ---------------------------------------------------------------

    /// Decodes what a dictionary consists of, and checks it, without its node. Returns `false`, and does nothing, if the
    /// entry is not a well-formed dictionary with sorted names, or has a node.
    fn dictionary(&mut self, index: usize, tables: &Tables<'_, 'c>) -> bool {
        let entry = self.table.get(index);
        self.has_code(index, &entry, DICTIONARY, tables)
            && self.slots[index].0.is_none()
            && self.check_dictionary(index, entry.range, tables).is_some()
    }

    fn check_dictionary(&mut self, index: usize, range: Range<usize>, tables: &Tables<'_, 'c>) -> Option<()> {
        /// More than the levels of nesting that a dictionary counts for.
        const LEVELS: u32 = 4;
        let mut size = 1 + (range.len() / PART_BYTES) as u64;
        let mut input = Input::new(tables.file, range.start + 1..range.end);
        let count = input.count("elements").ok().filter(|count| *count > 0)?;
        let mut last: Option<&[u8]> = None;
        for _ in 0..count {
            let name = input.index(self.attributes, "attribute").ok()?;
            let value = input.index(self.attributes, "attribute").ok()?;
            let found = self.node(name, tables).ok()?;
            let text = found.is(StringAttr::DEF).then(|| found.cast::<StringAttr<'_>>())?;
            if text.ty().is_some() || last.is_some_and(|last| last >= text.bytes()) {
                return None;
            }
            last = Some(text.bytes());
            let depth = self.node(value, tables).ok()?.summary().depth;
            size = size.saturating_add(self.size(name)).saturating_add(self.size(value));
            if depth.saturating_add(LEVELS) > tables.options.limits.nesting {
                return None;
            }
        }
        if !input.is_empty() || size > self.size_limit {
            return None;
        }
        self.slots[index].1 = u32::try_from(size).ok()?;
        Some(())
    }

    /// Appends the names and the values of a dictionary that was checked, unless it was asked for before: other operations
    /// share a node. Returns the number of its parts.
    pub(super) fn listed_dictionary(
        &mut self,
        index: usize,
        tables: &Tables<'_, 'c>,
        names: &mut Vec<Attribute<'c>>,
        values: &mut Vec<Attribute<'c>>,
    ) -> Option<u64> {
        let (None, size @ 1.., _) = self.slots[index] else { return None };
        let range = self.table.get(index).range;
        let mut input = Input::new(tables.file, range.start + 1..range.end);
        let count = input.count("elements").ok()?;
        for _ in 0..count {
            for list in [&mut *names, &mut *values] {
                let part = input.index(self.attributes, "attribute").ok()?;
                list.push(Attribute::from_known(self.get(part)?));
            }
        }
        self.slots[index].1 = 0;
        Some(size.into())
    }

    // ---- locations ----------------------------------------------------------------

    /// An attribute as a location; decodes it if necessary. `Err` with the attribute if it is not a location.
    #[inline]
    pub(super) fn loc(
        &mut self,
        index: usize,
        tables: &Tables<'_, 'c>,
        sources: &mut SourceMap<'c>,
    ) -> Read<Result<Loc, Node<'c>>> {
        match self.locs[index] {
            Loc::NONE => self.new_loc(index, tables, sources),
            loc => Ok(Ok(loc)),
        }
    }

    #[inline(never)]
    fn new_loc(
        &mut self,
        index: usize,
        tables: &Tables<'_, 'c>,
        sources: &mut SourceMap<'c>,
    ) -> Read<Result<Loc, Node<'c>>> {
        if !self.position(index, tables, sources) {
            let node = self.node(index, tables)?;
            let location = Attribute::from_node(node).and_then(|found| found.dyn_cast::<Location<'_>>());
            let Some(location) = location else { return Ok(Err(node)) };
            self.locs[index] = sources.intern(location);
        }
        Ok(Ok(self.locs[index]))
    }

    /// Decodes a position in a file as a location only. Returns `false`, and does nothing, if the entry is not a
    /// well-formed one.
    #[inline]
    fn position(&mut self, index: usize, tables: &Tables<'_, 'c>, sources: &mut SourceMap<'c>) -> bool {
        let entry = self.table.get(index);
        self.has_code(index, &entry, FILE_LINE_COL_LOC, tables)
            && self.decode_position(index, entry.range, tables, sources).is_some()
    }

    fn decode_position(
        &mut self,
        index: usize,
        range: Range<usize>,
        tables: &Tables<'_, 'c>,
        sources: &mut SourceMap<'c>,
    ) -> Option<()> {
        let mut input = Input::new(tables.file, range.start + 1..range.end);
        let file = input.index(self.attributes, "attribute").ok()?;
        let line = u32::try_from(input.varint().ok()?).ok()?;
        let column = u32::try_from(input.varint().ok()?).ok()?;
        let file = self.node(file, tables).ok()?;
        let is_short = input.is_empty() && file.summary().depth < tables.options.limits.nesting;
        if !is_short || !file.is(StringAttr::DEF) {
            return None;
        }
        self.locs[index] = sources.add_position(file.cast::<StringAttr<'_>>(), Position { line, column });
        Some(())
    }

    // ---- nodes --------------------------------------------------------------------

    #[inline(never)]
    fn decode(&mut self, index: usize, tables: &Tables<'_, 'c>) -> Read<Node<'c>> {
        self.slots[index].2 = true;
        // Most entries need no stack.
        let mut stack = Vec::new();
        let decoded = match self.decode_one(index, tables) {
            Ok(true) => Ok(()),
            Ok(false) => {
                stack.push(index as u32);
                stack.append(&mut self.missing);
                self.decode_on(&mut stack, tables)
            }
            Err(error) => Err(error),
        };
        self.slots[index].2 = false;
        if decoded.is_err() {
            self.missing.clear();
            stack.iter().for_each(|index| self.slots[*index as usize].2 = false);
        }
        decoded?;
        self.get(index).ok_or_else(|| {
            let range = self.table.get(index).range;
            Diagnostic::error("an entry was not decoded").at(range)
        })
    }

    /// Decodes all entries on a stack, the last one first. After an error the stack has those that are open.
    fn decode_on(&mut self, stack: &mut Vec<u32>, tables: &Tables<'_, 'c>) -> Read<()> {
        while let Some(next) = stack.last() {
            let next = *next as usize;
            if self.slots[next].0.is_none() {
                self.slots[next].2 = true;
                if !self.decode_one(next, tables)? {
                    stack.append(&mut self.missing);
                    continue;
                }
                self.slots[next].2 = false;
            }
            stack.pop();
        }
        Ok(())
    }

    /// Decodes an open entry. Returns `false` if the entries in `missing` must be decoded first.
    fn decode_one(&mut self, index: usize, tables: &Tables<'_, 'c>) -> Read<bool> {
        let entry = self.table.get(index);
        let is_attribute = index < self.attributes;
        let missing = self.missing.len();
        let start = entry.range.start;
        let mut reader = BytecodeReader {
            entries: self,
            tables,
            input: Input::new(tables.file, entry.range.clone()),
            dialect: entry.dialect,
            size: 1 + (entry.range.len() / PART_BYTES) as u64,
            entry: Some(index as u32),
        };
        let read = if entry.custom { reader.encoded(is_attribute) } else { reader.text(is_attribute) };
        let (rest, size) = (reader.input, reader.size);
        if self.missing.len() > missing {
            return Ok(false);
        }
        let describe = || if is_attribute { "attribute" } else { "type" };
        let node = read.map_err(|error| error.with_default_span(start..start))?;
        if !rest.is_empty() {
            return Err(rest.error(format!("unexpected trailing bytes after {} entry", describe())));
        }
        let limit = tables.options.limits.nesting;
        if node.summary().depth > limit {
            let message = format!("{} nested deeper than the limit of {limit} levels", describe());
            return Err(Diagnostic::error(message).at(start..start));
        }
        if size > self.size_limit {
            let message = format!("{} with more than {} parts", describe(), self.size_limit);
            return Err(Diagnostic::error(message).at(start..start));
        }
        let kind = if is_attribute { DefKind::Attribute } else { DefKind::Type };
        if node.def().kind != kind {
            return Err(Diagnostic::error(format!(
                "expected {kind}, but got another node",
                kind = describe()
            )));
        }
        let slot = &mut self.slots[index];
        (slot.0, slot.1) = (Some(node.data()), u32::try_from(size).unwrap_or(u32::MAX));
        Ok(true)
    }

    /// Decodes an entry that another one needs, or adds it to those that must be decoded first.
    #[inline(never)]
    fn decode_part(&mut self, index: usize, of: Option<u32>, tables: &Tables<'_, 'c>) -> Read<()> {
        if self.slots[index].2 {
            let outer = of.map_or(index, |outer| outer as usize);
            let at = self.table.get(outer).range.start;
            let message = format!("{} contains itself", self.table.describe(outer));
            return Err(Diagnostic::error(message).at(at..at));
        }
        if self.depth == MAX_RECURSION || !self.missing.is_empty() {
            self.missing.push(index as u32);
            return Err(Diagnostic::error("an entry must be decoded first"));
        }
        self.slots[index].2 = true;
        self.depth += 1;
        let decoded = self.decode_one(index, tables);
        self.depth -= 1;
        self.slots[index].2 = false;
        if decoded? { Ok(()) } else { Err(Diagnostic::error("an entry must be decoded first")) }
    }
}

/// The maximum number of printed parts of a file; an attribute counts each time that it is printed.
pub(super) fn size_limit(file_len: usize) -> u64 {
    (1 << 22) + 256 * file_len as u64
}

/// Reads the fields of a type, an attribute, properties or a dialect's version (MLIR `DialectBytecodeReader`).
///
/// [`Self::attribute`] and [`Self::ty`] fail if their result is not decoded yet. The caller must return the error: the
/// decoding starts again later.
pub struct BytecodeReader<'r, 'b, 'c> {
    entries: &'r mut Entries<'c>,
    tables: &'r Tables<'b, 'c>,
    input: Input<'b>,
    dialect: u32,
    size: u64,
    /// The entry that this is; `None` for properties.
    entry: Option<u32>,
}

impl<'r, 'b, 'c> BytecodeReader<'r, 'b, 'c> {
    /// A reader of something that is not an entry.
    fn outside(
        entries: &'r mut Entries<'c>,
        tables: &'r Tables<'b, 'c>,
        input: Input<'b>,
        dialect: u32,
    ) -> Self {
        Self { entries, tables, input, dialect, size: 0, entry: None }
    }

    /// Reads something that is not an entry; tries again after each missing entry. Also returns the unread rest and the
    /// number of parts.
    pub(super) fn read<T>(
        entries: &mut Entries<'c>,
        tables: &Tables<'b, 'c>,
        input: Input<'b>,
        dialect: u32,
        mut read: impl FnMut(&mut BytecodeReader<'_, 'b, 'c>) -> Read<T>,
    ) -> Read<(T, Input<'b>, u64)> {
        loop {
            let mut reader = BytecodeReader::outside(entries, tables, input, dialect);
            let found = read(&mut reader);
            let (rest, size) = (reader.input, reader.size);
            match entries.missing.pop() {
                None => return found.map(|found| (found, rest, size)),
                Some(missing) => {
                    entries.missing.clear();
                    entries.decode(missing as usize, tables)?;
                }
            }
        }
    }

    /// The context that owns the types and attributes.
    #[must_use]
    pub fn context(&self) -> &'c Context {
        self.tables.context
    }

    /// The version of the file.
    #[must_use]
    pub fn file_version(&self) -> u64 {
        self.tables.version
    }

    /// The version of the dialect whose encoding it reads, if the file has one.
    #[must_use]
    pub fn dialect_version(&self) -> Option<u64> {
        self.tables.dialects.get(self.dialect as usize)?.version
    }

    /// The offset of the next field in the file, in bytes.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.input.offset()
    }

    /// An error at the next field.
    #[must_use]
    pub fn error(&self, message: impl Into<String>) -> Diagnostic {
        self.input.error(message)
    }

    /// Reads a byte.
    ///
    /// # Errors
    /// If no byte is left.
    pub fn byte(&mut self) -> Result<u8, Diagnostic> {
        self.input.byte()
    }

    /// Reads a byte that is 0 or 1.
    ///
    /// # Errors
    /// If it is another byte, or no byte is left.
    pub fn flag(&mut self) -> Result<bool, Diagnostic> {
        let start = self.input;
        match self.input.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            other => Err(start.error(format!("expected a flag, but got the byte {other}"))),
        }
    }

    /// Reads a number.
    ///
    /// # Errors
    /// If too few bytes are left.
    #[inline]
    pub fn varint(&mut self) -> Result<u64, Diagnostic> {
        self.input.varint()
    }

    /// Reads a signed number.
    ///
    /// # Errors
    /// If too few bytes are left.
    pub fn signed(&mut self) -> Result<i64, Diagnostic> {
        self.input.signed()
    }

    /// Reads the number of elements that follow, each of at least a byte.
    ///
    /// # Errors
    /// If fewer bytes are left, so that the size of the file bounds a list of the elements.
    pub fn count(&mut self) -> Result<usize, Diagnostic> {
        self.input.count("elements")
    }

    /// As [`Self::count`], for a number that is not in the file.
    pub(crate) fn checked_count(&self, count: u64) -> Read<usize> {
        self.input.checked_count(count, "elements")
    }

    /// Reads a string, by its number.
    ///
    /// # Errors
    /// If there is no such string.
    #[inline]
    pub fn string(&mut self) -> Result<&'b [u8], Diagnostic> {
        let index = self.input.index(self.tables.strings.len(), "string")?;
        Ok(self.tables.strings[index])
    }

    /// Reads bytes after their number.
    ///
    /// # Errors
    /// If too few bytes are left.
    pub fn blob(&mut self) -> Result<&'b [u8], Diagnostic> {
        self.input.blob()
    }

    /// Reads the key of a resource of a dialect, by its number.
    ///
    /// # Errors
    /// If there is no such resource, or it belongs to another dialect.
    pub fn resource(&mut self, dialect: &str) -> Result<&'b [u8], Diagnostic> {
        let start = self.input;
        let index = self.input.index(self.tables.resource_keys.len(), "resource handle")?;
        let (owner, key) = self.tables.resource_keys[index];
        if owner != dialect.as_bytes() {
            let owner = String::from_utf8_lossy(owner);
            return Err(start.error(format!("expected a resource of '{dialect}', but got one of '{owner}'")));
        }
        Ok(key)
    }

    /// Reads an attribute, by its number.
    ///
    /// # Errors
    /// If there is no such attribute, or it must be decoded first.
    #[inline]
    pub fn attribute(&mut self) -> Result<Attribute<'c>, Diagnostic> {
        let start = self.input;
        let index = self.input.varint()?;
        self.attribute_at(start, index)
    }

    #[inline]
    fn attribute_at(&mut self, start: Input<'b>, index: u64) -> Read<Attribute<'c>> {
        let what = if self.entry.is_some() { "attribute" } else { "Attribute" };
        let index = start.checked_index(index, self.entries.attributes, what)?;
        Ok(Attribute::from_known(self.decoded(index)?))
    }

    /// Reads an optional attribute.
    ///
    /// # Errors
    /// As [`Self::attribute`].
    pub fn optional_attribute(&mut self) -> Result<Option<Attribute<'c>>, Diagnostic> {
        let start = self.input;
        match self.input.flagged()? {
            (index, true) => self.attribute_at(start, index).map(Some),
            (_, false) => Ok(None),
        }
    }

    /// Reads a type, by its number.
    ///
    /// # Errors
    /// If there is no such type, or it must be decoded first.
    pub fn ty(&mut self) -> Result<Type<'c>, Diagnostic> {
        let what = if self.entry.is_some() { "type" } else { "Type" };
        let index = self.input.index(self.entries.types(), what)?;
        Ok(Type::from_known(self.decoded(self.entries.attributes + index)?))
    }

    #[inline]
    fn decoded(&mut self, index: usize) -> Read<Node<'c>> {
        if self.entries.slots[index].0.is_none() {
            self.entries.decode_part(index, self.entry, self.tables)?;
        }
        let (node, size, _) = self.entries.slots[index];
        self.size = self.size.saturating_add(size.into());
        node.map(Node::new).ok_or_else(|| self.error("an entry was not decoded"))
    }

    /// Reads a list; `element` reads each element. It continues after elements that must be decoded first, to find all
    /// of these at once.
    ///
    /// # Errors
    /// The first error.
    pub fn list<T>(
        &mut self,
        mut element: impl FnMut(&mut Self) -> Result<T, Diagnostic>,
    ) -> Result<Vec<T>, Diagnostic> {
        let count = self.count()?;
        let mut list = Vec::with_capacity(count);
        self.each(count, |from, _| {
            list.push(element(from)?);
            Ok(())
        })?;
        Ok(list)
    }

    /// Reads so many elements. It continues after elements that must be decoded first, as [`Self::list`].
    pub(crate) fn each(
        &mut self,
        count: usize,
        mut element: impl FnMut(&mut Self, usize) -> Read<()>,
    ) -> Read<()> {
        let mut failed = None;
        for index in 0..count {
            let missing = self.entries.missing.len();
            if let Err(error) = element(self, index) {
                if self.entries.missing.len() == missing {
                    return Err(error);
                }
                // All fields of the element were read.
                failed.get_or_insert(error);
            }
        }
        failed.map_or(Ok(()), Err)
    }

    /// Reads a list of attributes.
    ///
    /// # Errors
    /// As [`Self::attribute`].
    pub fn attributes(&mut self) -> Result<Vec<Attribute<'c>>, Diagnostic> {
        self.list(Self::attribute)
    }

    /// Reads a list of types.
    ///
    /// # Errors
    /// As [`Self::ty`].
    pub fn types(&mut self) -> Result<Vec<Type<'c>>, Diagnostic> {
        self.list(Self::ty)
    }

    fn encoded(&mut self, is_attribute: bool) -> Read<Node<'c>> {
        let dialect = &self.tables.dialects[self.dialect as usize];
        let is_derived = || dialect.known.is_some_and(|known| derived::is_used_by(known, is_attribute));
        if derived::form(self.input.rest()).is_some() && is_derived() {
            return derived::read(self, is_attribute);
        }
        if let Some(table) = dialect.interface {
            return if is_attribute {
                (table.read_attribute)(self).map(Attribute::node)
            } else {
                (table.read_type)(self).map(Type::node)
            };
        }
        let name = String::from_utf8_lossy(dialect.name);
        let mut message = format!("dialect '{name}' does not implement the bytecode interface");
        if is_derived() {
            message.push_str(", and the entry does not begin with a version of the encoding by parameters");
        }
        Err(self.error(message))
    }

    fn text(&mut self, is_attribute: bool) -> Read<Node<'c>> {
        let start = self.input;
        let text = self.input.nul_terminated()?;
        let what = if is_attribute { "attribute" } else { "type" };
        let read = parse(self.context(), text, self.tables.options.clone(), is_attribute);
        read.map_err(|error| {
            let shown = String::from_utf8_lossy(&text[..text.len().min(200)]);
            let at = error.span().map_or(0, |span| span.start);
            start.error(error.message()).note(format!("at byte {at} of the {what} `{shown}`"))
        })
    }

    /// The def of the dialect with a mnemonic.
    pub(super) fn def_of(&self, mnemonic: &[u8], is_attribute: bool) -> Option<&'static crate::def::Def> {
        let dialect = self.tables.dialects[self.dialect as usize].known?;
        let defs = if is_attribute { dialect.attributes } else { dialect.types };
        defs.iter().copied().find(|def| def.mnemonic.is_some_and(|found| found.as_bytes() == mnemonic))
    }
}

fn parse<'c>(
    context: &'c Context,
    text: &[u8],
    options: ParserOptions,
    is_attribute: bool,
) -> Read<Node<'c>> {
    let mut parser = AsmParser::new(context, text, options)?;
    let node = if is_attribute { parser.attribute()?.node() } else { parser.ty()?.node() };
    if parser.at(Tok::Eof) {
        return Ok(node);
    }
    let rest = String::from_utf8_lossy(&text[parser.span().start.min(text.len())..]).into_owned();
    let what = if is_attribute { "attribute" } else { "type" };
    Err(parser.error(format!("trailing characters found after {what} assembly format: {rest}")))
}
