//! [`Entries`] decodes the types and attributes of a file, [`BytecodeReader`] a single one.
//!
//! Entries refer to each other by number, in any order. Decoding an entry decodes its operands recursively, up to a
//! limited depth. Beyond that depth it fails: the missing entry is decoded first, and the failed one is retried. These
//! entries are on an explicit stack, so that nesting does not overflow the machine stack, and cycles are found.
//!
//! Most entries of a file are positions, which locations of operations use without their attribute, or dictionaries of
//! a single operation, which need no attribute, either: see [`Entries::loc`] and [`Entries::listed_dictionary`].

mod reader;

pub use reader::BytecodeReader;

use super::input::{Input, Read};
use super::tables::Tables;
use crate::builtin::bytecode::{DICTIONARY, FILE_LINE_COL_LOC};
use crate::builtin::{Location, StringAttr};
use crate::def::DefKind;
use crate::handle::DefHandle;
use crate::ir::Loc;
use crate::ir::location::SourceMap;
use crate::node::NodeData;
use crate::text::{Limits, Position};
use crate::{Attribute, Diagnostic, Node, Type};
use std::ops::Range;

/// The kinds and ranges of the entries of a file.
#[derive(Default)]
pub(super) struct EntryTable {
    /// By entry: its start in the data; and in the last [`KIND_BITS`] its dialect, and whether it has the dialect's
    /// encoding rather than text.
    entries: Vec<u64>,
    /// The number of attributes, which are before the types.
    pub(super) attributes: usize,
    /// The offset of the data in the file.
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
    /// An empty table, for given numbers of types and attributes and of dialects, with the range of their data in the
    /// file.
    pub(super) fn new(total: usize, attributes: usize, dialects: usize, data: &Input<'_>) -> Read<Self> {
        if data.remaining() as u64 >> (u64::BITS - KIND_BITS) != 0 {
            return Err(data.error("types and attributes take 1 TiB or more"));
        }
        if dialects >> (KIND_BITS - 1) != 0 {
            return Err(data.error(format!("{dialects} dialects are too many")));
        }
        Ok(Self { entries: Vec::with_capacity(total), attributes, base: data.offset(), end: 0 })
    }

    /// Adds an entry with the next `len` bytes, which the data must have.
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
    /// The number of the dialect that encodes file positions and dictionaries, or one past the last dialect.
    builtin: u32,
    /// The maximum number of parts of an entry.
    size_limit: u64,
    /// The number of parts that take no bytes of their own.
    implied: u64,
}

/// The node of an entry, the number of its parts when printed (a shared part counts each time), and whether it is being
/// decoded. A dictionary with a part count but no node is checked: see [`Entries::dictionary`]. A vector of empty slots
/// takes no memory until it is written.
type Slot<'c> = (Option<&'c NodeData<'c>>, u32, bool);

/// The number of bytes of an entry that count as a part.
const PART_BYTES: usize = 16;

/// The maximum depth of the recursion.
const MAX_RECURSION: u32 = 32;

impl<'c> Entries<'c> {
    pub(super) fn new(table: EntryTable, builtin: u32, size_limit: u64) -> Self {
        let (len, attributes) = (table.len(), table.attributes);
        Self {
            table,
            attributes,
            slots: vec![(None, 0, false); len],
            locs: vec![Loc::NONE; attributes],
            missing: Vec::new(),
            depth: 0,
            builtin,
            size_limit,
            implied: 0,
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

    /// Decodes the entries of a dictionary and checks it, without creating its node. Returns `false` without an effect
    /// if the entry is not a well-formed dictionary with sorted names, or has a node.
    fn dictionary(&mut self, index: usize, tables: &Tables<'_, 'c>) -> bool {
        let entry = self.table.get(index);
        self.has_code(index, &entry, DICTIONARY, tables)
            && self.slots[index].0.is_none()
            && self.check_dictionary(index, entry.range, tables).is_some()
    }

    fn check_dictionary(&mut self, index: usize, range: Range<usize>, tables: &Tables<'_, 'c>) -> Option<()> {
        /// More than the nesting levels that a dictionary counts for.
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

    /// Appends the names and the values of a checked dictionary on its first use: further operations share a node.
    /// Returns the number of its parts.
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

    /// Decodes a position in a file as a location only. Returns `false` without an effect if the entry is not
    /// well-formed.
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

    /// Decodes all entries on a stack, the last one first. After an error the open entries remain on the stack.
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

    /// Decodes an entry that another one needs, or adds it to `missing`.
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
pub(super) fn size_limit(limits: Limits, file_len: usize) -> u64 {
    limits.parts.saturating_add(256 * file_len as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::text::ParserOptions;

    /// The error for an attribute that is needed while it is being decoded.
    #[test]
    fn an_attribute_that_needs_itself_is_an_error() {
        let context = Context::new();
        let file = b"unit\0";
        let mut table = EntryTable::new(1, 1, 1, &Input::new(file, 0..file.len())).expect("a small table");
        table.push(file.len(), 0, false);
        let tables = Tables {
            context: &context,
            options: ParserOptions::default(),
            file,
            version: 6,
            producer: b"",
            sections: Vec::new(),
            strings: Vec::new(),
            dialects: Vec::new(),
            names: Vec::new(),
            resource_keys: Vec::new(),
            resources: Vec::new(),
            properties: Vec::new(),
            ir: 0..0,
        };
        let mut entries = Entries::new(table, 1, 1 << 10);
        entries.slots[0].2 = true;
        let error = entries.decode_part(0, None, &tables).expect_err("it is being decoded");
        assert_eq!(error.message(), "attribute 0 contains itself");
        entries.slots[0].2 = false;
        assert!(entries.node(0, &tables).is_ok());
    }
}
