//! [`BytecodeReader`]: reads one type, attribute or other value of a dialect.

use super::Entries;
use crate::bytecode::derived;
use crate::bytecode::input::{Input, Read};
use crate::bytecode::tables::Tables;
use crate::text::{AsmParser, Limits, ParserOptions, Tok};
use crate::{Attribute, Context, Diagnostic, Node, Type};

/// Reads the fields of a type, an attribute, properties or a dialect's version (MLIR `DialectBytecodeReader`).
///
/// [`Self::attribute`] and [`Self::ty`] fail if their result is not decoded yet. The caller must return the error: the
/// decoding is retried later.
pub struct BytecodeReader<'r, 'b, 'c> {
    pub(super) entries: &'r mut Entries<'c>,
    pub(super) tables: &'r Tables<'b, 'c>,
    pub(super) input: Input<'b>,
    pub(super) dialect: u32,
    pub(super) size: u64,
    /// The entry being read; `None` for properties.
    pub(super) entry: Option<u32>,
}

/// The limit for parts that take no bytes of their own, in all entries: an amount per byte of the file, and a base amount.
const IMPLIED_PER_BYTE: u64 = 2;
const SPARE_IMPLIED: u64 = 1 << 18;

impl<'r, 'b, 'c> BytecodeReader<'r, 'b, 'c> {
    /// A reader for data that is not an entry.
    fn outside(
        entries: &'r mut Entries<'c>,
        tables: &'r Tables<'b, 'c>,
        input: Input<'b>,
        dialect: u32,
    ) -> Self {
        Self { entries, tables, input, dialect, size: 0, entry: None }
    }

    /// Reads data that is not an entry, and retries after each missing entry. Also returns the unread rest and the
    /// number of parts.
    pub(in crate::bytecode) fn read<T>(
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

    /// The version of the dialect whose encoding is read, if the file has one.
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

    /// Reads the number of the following elements, each of at least a byte.
    ///
    /// # Errors
    /// If fewer bytes are left: the size of the file bounds a list of the elements.
    pub fn count(&mut self) -> Result<usize, Diagnostic> {
        self.input.count("elements")
    }

    /// Like [`Self::count`], for a number that is not in the file.
    pub(crate) fn checked_count(&self, count: u64) -> Read<usize> {
        self.input.checked_count(count, "elements")
    }

    /// The limits of reading.
    pub(crate) fn limits(&self) -> Limits {
        self.tables.options.limits
    }

    /// Counts parts that take no bytes of their own, such as the dimensions of an identity map.
    pub(crate) fn count_implied(&mut self, count: u64, what: &str) -> Read<()> {
        self.size = self.size.saturating_add(count);
        self.entries.implied = self.entries.implied.saturating_add(count);
        let limit = IMPLIED_PER_BYTE * self.tables.file.len() as u64 + SPARE_IMPLIED;
        if self.entries.implied <= limit {
            return Ok(());
        }
        let len = self.tables.file.len();
        Err(self.error(format!("more than {limit} {what}, in a file of {len} bytes")))
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
    /// See [`Self::attribute`].
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

    /// Reads a number of elements. It continues after elements that must be decoded first, like [`Self::list`].
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
                // The element was read completely.
                failed.get_or_insert(error);
            }
        }
        failed.map_or(Ok(()), Err)
    }

    /// Reads a list of attributes.
    ///
    /// # Errors
    /// See [`Self::attribute`].
    pub fn attributes(&mut self) -> Result<Vec<Attribute<'c>>, Diagnostic> {
        self.list(Self::attribute)
    }

    /// Reads a list of types.
    ///
    /// # Errors
    /// See [`Self::ty`].
    pub fn types(&mut self) -> Result<Vec<Type<'c>>, Diagnostic> {
        self.list(Self::ty)
    }

    pub(super) fn encoded(&mut self, is_attribute: bool) -> Read<Node<'c>> {
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

    pub(super) fn text(&mut self, is_attribute: bool) -> Read<Node<'c>> {
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
    pub(in crate::bytecode) fn def_of(
        &self,
        mnemonic: &[u8],
        is_attribute: bool,
    ) -> Option<&'static crate::def::Def> {
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
