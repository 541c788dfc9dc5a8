//! The types and attributes of a file: [`Entries`] has them, and [`BytecodeReader`] decodes one.
//!
//! Entries refer to each other by number, in any order. If the decoding of an entry needs others that are not decoded,
//! these are decoded first, and the entry is tried again. An explicit stack has the open entries, so that nesting does
//! not overflow the machine stack, and an entry that contains itself is found.

use super::input::{Input, Read};
use super::tables::Tables;
use super::{builtin_read, derived, encode};
use crate::text::{AsmParser, ParserOptions, Tok};
use crate::{Attribute, Context, Diagnostic, Node, Type};
use std::ops::Range;

/// A type or an attribute in the file.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) range: Range<usize>,
    pub(super) dialect: u32,
    /// Whether it has the encoding of its dialect rather than text.
    pub(super) custom: bool,
}

/// The types and attributes of a file: the attributes first, then the types.
#[derive(Default)]
pub(super) struct Entries<'c> {
    pub(super) entries: Vec<Entry>,
    /// The number of attributes.
    pub(super) attributes: usize,
    nodes: Vec<Option<Node<'c>>>,
    /// By entry: the number of its parts when printed; a shared part counts each time.
    sizes: Vec<u32>,
    /// By entry: whether it is being decoded.
    open: Vec<bool>,
    /// The entries that must be decoded first.
    missing: Vec<u32>,
    /// The maximum number of parts of an entry.
    size_limit: u64,
}

/// The number of bytes of an entry that count as a part.
const PART_BYTES: usize = 16;

impl<'c> Entries<'c> {
    pub(super) fn new(entries: Vec<Entry>, attributes: usize, file_len: usize) -> Self {
        let len = entries.len();
        Self {
            entries,
            attributes,
            nodes: vec![None; len],
            sizes: vec![0; len],
            open: vec![false; len],
            missing: Vec::new(),
            size_limit: size_limit(file_len),
        }
    }

    /// An entry, if it is decoded.
    #[inline]
    pub(super) fn get(&self, index: usize) -> Option<Node<'c>> {
        self.nodes[index]
    }

    /// The number of parts of an entry.
    #[inline]
    pub(super) fn size(&self, index: usize) -> u64 {
        u64::from(self.sizes[index])
    }

    /// An entry; decodes it if necessary.
    #[inline]
    pub(super) fn node(&mut self, index: usize, tables: &Tables<'_, 'c>) -> Read<Node<'c>> {
        match self.nodes[index] {
            Some(node) => Ok(node),
            None => self.decode(index, tables),
        }
    }

    /// Decodes all entries.
    pub(super) fn decode_all(&mut self, tables: &Tables<'_, 'c>) -> Read<()> {
        (0..self.entries.len()).try_for_each(|index| self.node(index, tables).map(|_| ()))
    }

    fn decode(&mut self, index: usize, tables: &Tables<'_, 'c>) -> Read<Node<'c>> {
        let mut stack = Vec::new();
        let mut next = index;
        loop {
            if self.nodes[next].is_none() && !self.decode_one(next, tables)? {
                self.open[next] = true;
                stack.push(next as u32);
                for missing in self.missing.drain(..) {
                    if self.open[missing as usize] {
                        let entry = &self.entries[next];
                        let message =
                            format!("{} contains itself", self.entries.describe(self.attributes, next));
                        return Err(Diagnostic::error(message).at(entry.range.start..entry.range.start));
                    }
                    stack.push(missing);
                }
            }
            match stack.pop() {
                Some(last) => next = last as usize,
                None => break,
            }
            self.open[next] = false;
        }
        let range = &self.entries[index].range;
        self.nodes[index].ok_or_else(|| Diagnostic::error("an entry was not decoded").at(range.clone()))
    }

    /// Decodes an entry. Returns `false` if the entries in `missing` must be decoded first.
    fn decode_one(&mut self, index: usize, tables: &Tables<'_, 'c>) -> Read<bool> {
        let entry = self.entries[index].clone();
        let is_attribute = index < self.attributes;
        let mut reader = BytecodeReader {
            entries: self,
            tables,
            input: Input::new(tables.file, entry.range.clone()),
            dialect: entry.dialect,
            size: 1 + (entry.range.len() / PART_BYTES) as u64,
            in_entry: true,
        };
        let read = if entry.custom { reader.encoded(is_attribute) } else { reader.text(is_attribute) };
        let (rest, size) = (reader.input, reader.size);
        if !self.missing.is_empty() {
            return Ok(false);
        }
        let describe = || if is_attribute { "attribute" } else { "type" };
        let start = entry.range.start;
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
        self.nodes[index] = Some(node);
        self.sizes[index] = u32::try_from(size).unwrap_or(u32::MAX);
        Ok(true)
    }
}

/// The maximum number of printed parts of a file; an attribute counts each time that it is printed.
pub(super) fn size_limit(file_len: usize) -> u64 {
    (1 << 22) + 256 * file_len as u64
}

trait Describe {
    fn describe(&self, attributes: usize, index: usize) -> String;
}

impl Describe for Vec<Entry> {
    fn describe(&self, attributes: usize, index: usize) -> String {
        match index.checked_sub(attributes) {
            None => format!("attribute {index}"),
            Some(index) => format!("type {index}"),
        }
    }
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
    /// Whether this is an entry itself rather than properties.
    in_entry: bool,
}

impl<'r, 'b, 'c> BytecodeReader<'r, 'b, 'c> {
    /// A reader of something that is not an entry.
    fn outside(
        entries: &'r mut Entries<'c>,
        tables: &'r Tables<'b, 'c>,
        input: Input<'b>,
        dialect: u32,
    ) -> Self {
        Self { entries, tables, input, dialect, size: 0, in_entry: false }
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
    pub(super) fn checked_count(&self, count: u64) -> Read<usize> {
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
        let what = if self.in_entry { "attribute" } else { "Attribute" };
        let index = start.checked_index(index, self.entries.attributes, what)?;
        let node = self.decoded(index)?;
        Attribute::from_node(node).ok_or_else(|| start.error("expected an attribute, but got a type"))
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
        let start = self.input;
        let what = if self.in_entry { "type" } else { "Type" };
        let index = self.input.index(self.entries.entries.len() - self.entries.attributes, what)?;
        let node = self.decoded(self.entries.attributes + index)?;
        Type::from_node(node).ok_or_else(|| start.error("expected a type, but got an attribute"))
    }

    #[inline]
    fn decoded(&mut self, index: usize) -> Read<Node<'c>> {
        match self.entries.get(index) {
            Some(node) => {
                self.size = self.size.saturating_add(self.entries.size(index));
                Ok(node)
            }
            None => {
                self.entries.missing.push(index as u32);
                Err(Diagnostic::error("an entry must be decoded first"))
            }
        }
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
        let mut failed = None;
        for _ in 0..count {
            let missing = self.entries.missing.len();
            match element(self) {
                Ok(found) if failed.is_none() => list.push(found),
                Ok(_) => {}
                // All fields of the element were read.
                Err(error) if self.entries.missing.len() > missing => failed = Some(error),
                Err(error) => return Err(error),
            }
        }
        failed.map_or(Ok(list), Err)
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
        if dialect.name == b"builtin" {
            return match is_attribute {
                true => builtin_read::attribute(self).map(Attribute::node),
                false => builtin_read::ty(self).map(Type::node),
            };
        }
        let table = dialect.known.and_then(encode::interface);
        if let Some(table) = table {
            return match is_attribute {
                true => (table.read_attribute)(self).map(Attribute::node),
                false => (table.read_type)(self).map(Type::node),
            };
        }
        let start = self.input;
        match derived::read(self, is_attribute)? {
            Some(node) => Ok(node),
            None => {
                let name = String::from_utf8_lossy(dialect.name);
                Err(start.error(format!("dialect '{name}' does not implement the bytecode interface")))
            }
        }
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

    /// Whether the dialect has definitions with an encoding that is derived from their parameters.
    pub(super) fn has_derived(&self, is_attribute: bool) -> bool {
        let dialect = self.tables.dialects[self.dialect as usize].known;
        dialect.is_some_and(|dialect| {
            let defs = if is_attribute { dialect.attributes } else { dialect.types };
            defs.iter().any(|def| derived::is_derived(def))
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
