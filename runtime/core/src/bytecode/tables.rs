//! The sections of a file except its operations: [`Tables`].

use super::encode;
use super::entries::{BytecodeReader, Entries, EntryTable, size_limit};
use super::format::{CURRENT_VERSION, MAGIC, SectionKind, resource, since};
use super::input::{Input, Read, Section};
use super::interface::BytecodeDialectInterfaceTable;
use crate::builtin::FileLineColRange;
use crate::def::Dialect;
use crate::handle::DefHandle as _;
use crate::ir::SharedBytes;
use crate::ir::resources::{ResourceGroup, ResourceSection, StoredValue};
use crate::text::ParserOptions;
use crate::{Context, Diagnostic};
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::sync::Arc;

/// A dialect that a file names.
pub(super) struct DialectEntry<'b> {
    pub(super) name: &'b [u8],
    pub(super) known: Option<&'static Dialect>,
    /// The encoding that the author of the dialect implements.
    pub(super) interface: Option<&'static BytecodeDialectInterfaceTable>,
    /// The range of the version in the file.
    pub(super) version_bytes: Option<Range<usize>>,
    /// The version as decoded by the dialect.
    pub(super) version: Option<u64>,
}

/// The name of an operation.
#[derive(Debug)]
pub(super) struct NameEntry<'b> {
    pub(super) dialect: u32,
    /// The part after the dialect and a dot; empty if there is no dot.
    pub(super) rest: &'b [u8],
    /// Whether the writer knew the operation. `None` before version 5.
    pub(super) registered: Option<bool>,
}

/// A group of resources in the file.
pub(super) struct ResourceEntries<'b> {
    /// The dialect, or the external tool.
    pub(super) owner: &'b [u8],
    pub(super) external: bool,
    pub(super) entries: Vec<ResourceEntry<'b>>,
}

/// A resource in the file.
pub(super) struct ResourceEntry<'b> {
    pub(super) key: &'b [u8],
    pub(super) kind: u8,
    pub(super) range: Range<usize>,
}

/// The tables that operations refer to.
pub(super) struct Tables<'b, 'c> {
    pub(super) context: &'c Context,
    pub(super) options: ParserOptions,
    pub(super) file: &'b [u8],
    pub(super) version: u64,
    pub(super) producer: &'b [u8],
    pub(super) sections: Vec<Section>,
    pub(super) strings: Vec<&'b [u8]>,
    pub(super) dialects: Vec<DialectEntry<'b>>,
    pub(super) names: Vec<NameEntry<'b>>,
    /// The owners and keys of the dialects' resources.
    pub(super) resource_keys: Vec<(&'b [u8], &'b [u8])>,
    pub(super) resources: Vec<ResourceEntries<'b>>,
    pub(super) properties: Vec<Range<usize>>,
    pub(super) ir: Range<usize>,
}

/// The sections of a file, each at most once.
struct Sections<'b> {
    input: Input<'b>,
    found: [Option<Section>; SectionKind::COUNT],
}

impl<'b> Sections<'b> {
    fn get(&self, kind: SectionKind) -> Option<Input<'b>> {
        self.found[kind as usize].as_ref().map(|section| self.input.of(section.data.clone()))
    }

    fn need(&self, kind: SectionKind) -> Read<Input<'b>> {
        self.get(kind).ok_or_else(|| {
            let message = format!("missing data for top-level section: {} ({})", kind.name(), kind as u8);
            self.input.error(message)
        })
    }
}

/// Reads the magic number, the version and the producer.
pub(super) fn header<'b>(input: &mut Input<'b>) -> Read<(u64, &'b [u8])> {
    if input.bytes(MAGIC.len())? != MAGIC {
        return Err(Diagnostic::error("input buffer is not an MLIR bytecode file").at(0..0));
    }
    let start = *input;
    let version = input.varint()?;
    let producer = input.nul_terminated();
    if version > CURRENT_VERSION {
        let message =
            format!("bytecode version {version} is newer than the current version {CURRENT_VERSION}");
        return Err(start.error(message));
    }
    Ok((version, producer?))
}

/// An error in a file, and its section.
pub(super) struct FileError {
    pub(super) error: Diagnostic,
    section: Option<SectionKind>,
}

impl From<Diagnostic> for FileError {
    fn from(error: Diagnostic) -> Self {
        Self { error, section: None }
    }
}

impl From<FileError> for Diagnostic {
    /// The error with its position as a note.
    fn from(found: FileError) -> Self {
        let place = found.place();
        found.error.note(place)
    }
}

impl FileError {
    /// The offset and the section.
    pub(super) fn place(&self) -> String {
        let at = self.error.span().map_or(0, |span| span.start);
        match self.section {
            Some(section) => format!("at byte {at} of the file, in the {} section", section.name()),
            None => format!("at byte {at} of the file"),
        }
    }
}

/// Adds the section to an error.
pub(super) fn in_section<T>(kind: SectionKind, read: Read<T>) -> Result<T, FileError> {
    read.map_err(|error| FileError { error, section: Some(kind) })
}

impl<'b, 'c> Tables<'b, 'c> {
    /// Reads the sections of a file.
    pub(super) fn read(
        context: &'c Context,
        file: &'b [u8],
        options: &ParserOptions,
    ) -> Result<(Self, Entries<'c>), FileError> {
        let mut input = Input::new(file, 0..file.len());
        let (version, producer) = header(&mut input)?;
        let sections = Self::sections(input, version)?;
        let mut tables = Self {
            context,
            options: options.clone(),
            file,
            version,
            producer,
            sections: sections.found.iter().flatten().cloned().collect(),
            strings: Vec::new(),
            dialects: Vec::new(),
            names: Vec::new(),
            resource_keys: Vec::new(),
            resources: Vec::new(),
            properties: Vec::new(),
            ir: 0..0,
        };
        let read = |kind: SectionKind, read: &mut dyn FnMut(Input<'b>) -> Read<()>| match sections.get(kind) {
            Some(input) => in_section(kind, read(input)),
            None => Ok(()),
        };
        read(SectionKind::String, &mut |input| tables.strings(input))?;
        read(SectionKind::Properties, &mut |input| tables.properties(input))?;
        read(SectionKind::Dialect, &mut |input| tables.dialects(input))?;
        if let (Some(offsets), Some(data)) =
            (sections.get(SectionKind::ResourceOffset), sections.get(SectionKind::Resource))
        {
            in_section(SectionKind::ResourceOffset, tables.resources(offsets, data))?;
        }
        let mut table = EntryTable::default();
        let data = sections.need(SectionKind::AttrType)?;
        read(SectionKind::AttrTypeOffset, &mut |offsets| {
            table = tables.entries(offsets, data)?;
            Ok(())
        })?;
        let builtin = FileLineColRange::DEF.dialect.as_bytes();
        let builtin = tables.dialects.iter().position(|dialect| dialect.name == builtin);
        let builtin = builtin.unwrap_or(tables.dialects.len()) as u32;
        let limit = size_limit(options.limits, file.len());
        let mut entries = Entries::new(table, builtin, limit);
        in_section(SectionKind::Dialect, tables.dialect_versions(&mut entries))?;
        let ir = sections.need(SectionKind::Ir)?;
        tables.ir = ir.offset()..ir.offset() + ir.remaining();
        Ok((tables, entries))
    }

    fn sections(mut input: Input<'b>, version: u64) -> Read<Sections<'b>> {
        let mut sections = Sections { input, found: Default::default() };
        while !input.is_empty() {
            let start = input;
            let section = input.section()?;
            let place = &mut sections.found[section.kind as usize];
            if place.is_some() {
                let (name, id) = (section.kind.name(), section.kind as u8);
                return Err(start.error(format!("duplicate top-level section: {name} ({id})")));
            }
            *place = Some(section);
        }
        sections.input = input;
        for kind in [
            SectionKind::String,
            SectionKind::Dialect,
            SectionKind::AttrType,
            SectionKind::AttrTypeOffset,
            SectionKind::Ir,
        ] {
            sections.need(kind)?;
        }
        if version >= since::PROPERTIES {
            sections.need(SectionKind::Properties)?;
        }
        let has = |kind| sections.get(kind).is_some();
        match (has(SectionKind::Resource), has(SectionKind::ResourceOffset)) {
            (true, false) => {
                let message = "expected resource offset section when resource section is present";
                Err(input.error(message))
            }
            (false, true) => {
                let message = "unexpected resource offset section when resource section is not present";
                Err(input.error(message))
            }
            _ => Ok(sections),
        }
    }

    /// Reads the sizes, in reverse order, then the strings.
    fn strings(&mut self, mut input: Input<'b>) -> Read<()> {
        let count = input.count("strings")?;
        let mut sizes = Vec::with_capacity(count);
        let mut end = self.file.len().min(input.offset() + input.remaining());
        for _ in 0..count {
            let start = input;
            let size = input.varint()?;
            let size = usize::try_from(size).ok().filter(|size| *size > 0 && *size <= end);
            match size.filter(|size| end - size >= input.offset()) {
                Some(size) => {
                    sizes.push(end - size..end);
                    end -= size;
                }
                None => return Err(start.error("string size exceeds the available data size")),
            }
        }
        if end != input.offset() {
            let message = "unexpected trailing data between the offsets for strings and their data";
            return Err(input.error(message));
        }
        self.strings.reserve_exact(count);
        for range in sizes.into_iter().rev() {
            match &self.file[range.clone()] {
                [text @ .., 0] => self.strings.push(text),
                _ => {
                    let message = "malformed null-terminated string, no null character found";
                    return Err(Diagnostic::error(message).at(range));
                }
            }
        }
        Ok(())
    }

    fn string(&self, input: &mut Input<'b>) -> Read<&'b [u8]> {
        let index = input.index(self.strings.len(), "string")?;
        Ok(self.strings[index])
    }

    fn properties(&mut self, mut input: Input<'b>) -> Read<()> {
        let count = input.count("properties")?;
        self.properties.reserve_exact(count);
        for _ in 0..count {
            let blob = input.blob()?;
            let end = input.offset();
            self.properties.push(end - blob.len()..end);
        }
        if input.is_empty() {
            Ok(())
        } else {
            Err(input.error("Broken properties section: didn't exhaust the offsets table"))
        }
    }

    fn dialects(&mut self, mut input: Input<'b>) -> Read<()> {
        let count = input.count("dialects")?;
        self.dialects.reserve_exact(count);
        for _ in 0..count {
            let start = input;
            let (index, has_version) = if self.version >= since::DIALECT_VERSIONS {
                input.flagged()?
            } else {
                (input.varint()?, false)
            };
            let name = self.strings[start.checked_index(index, self.strings.len(), "string")?];
            let mut version_bytes = None;
            if has_version {
                let start = input;
                let section = input.section()?;
                if section.kind != SectionKind::DialectVersions {
                    return Err(start.error("expected dialect version section"));
                }
                version_bytes = Some(section.data);
            }
            let known = str::from_utf8(name).ok().and_then(|name| self.context.dialect(name));
            let interface = known.and_then(encode::interface);
            self.dialects.push(DialectEntry { name, known, interface, version_bytes, version: None });
        }
        // Before version 4 the file omits the number of names.
        let mut names = None;
        if self.version >= since::OPTIONAL_LOCATIONS {
            names = Some(input.count("operation names")?);
            self.names.reserve_exact(names.unwrap_or(0));
        }
        while !input.is_empty() {
            let (dialect, count) = self.group(&mut input)?;
            if names.is_some_and(|names| count > names - self.names.len()) {
                let message = format!("{count} operation names are more than the dialect section announces");
                return Err(input.error(message));
            }
            for _ in 0..count {
                let start = input;
                let (index, registered) = if self.version >= since::PROPERTIES {
                    input.flagged().map(|(index, flag)| (index, Some(flag)))?
                } else {
                    (input.varint()?, None)
                };
                let rest = self.strings[start.checked_index(index, self.strings.len(), "string")?];
                self.names.push(NameEntry { dialect, rest, registered });
            }
        }
        match names {
            Some(names) if names != self.names.len() => {
                let found = self.names.len();
                Err(input.error(format!("expected {names} operation names, but got {found}")))
            }
            _ => Ok(()),
        }
    }

    /// Reads a dialect and the number of its following entries.
    fn group(&self, input: &mut Input<'b>) -> Read<(u32, usize)> {
        let dialect = input.index(self.dialects.len(), "dialect")?;
        Ok((dialect as u32, input.count("entries")?))
    }

    fn entries(&self, mut input: Input<'b>, data: Input<'b>) -> Read<EntryTable> {
        let attributes = input.count("attributes")?;
        let types = input.count("types")?;
        let total = attributes + types;
        input.checked_count(total as u64, "types and attributes")?;
        let mut entries = EntryTable::new(total, attributes, self.dialects.len(), &data)?;
        let end = data.offset() + data.remaining();
        for bound in [attributes, total] {
            while entries.len() < bound {
                let start = input;
                let (dialect, count) = self.group(&mut input)?;
                if count > bound - entries.len() {
                    return Err(start.error(format!("a group of {count} entries is larger than the table")));
                }
                for _ in 0..count {
                    let start = input;
                    let (size, custom) = input.flagged()?;
                    let size = usize::try_from(size).ok().filter(|size| *size <= end - entries.end());
                    let Some(size) = size else {
                        let message = "Attribute or Type entry offset points past the end of section";
                        return Err(start.error(message));
                    };
                    entries.push(size, dialect, custom);
                }
            }
        }
        if input.is_empty() {
            Ok(entries)
        } else {
            Err(input.error("unexpected trailing data in the Attribute/Type offset section"))
        }
    }

    fn dialect_versions(&mut self, entries: &mut Entries<'c>) -> Read<()> {
        for index in 0..self.dialects.len() {
            let dialect = &self.dialects[index];
            let (Some(range), Some(table)) = (&dialect.version_bytes, dialect.interface) else {
                continue;
            };
            let input = Input::new(self.file, range.clone());
            let (version, rest, _) =
                BytecodeReader::read(entries, self, input, index as u32, |from| (table.read_version)(from))?;
            if !rest.is_empty() {
                return Err(rest.error("unexpected trailing bytes after the version of a dialect"));
            }
            self.dialects[index].version = Some(version);
        }
        Ok(())
    }

    /// The bytes of the versions that no dialect of the context can read, by dialect.
    pub(super) fn unread_versions(&self) -> FxHashMap<Box<[u8]>, Box<[u8]>> {
        let unread = self.dialects.iter().filter(|dialect| dialect.interface.is_none());
        let versions = unread.filter_map(|dialect| {
            let bytes = &self.file[dialect.version_bytes.clone()?];
            Some((dialect.name.into(), bytes.into()))
        });
        versions.collect()
    }

    // ---- resources ----------------------------------------------------------------

    fn resources(&mut self, mut offsets: Input<'b>, data: Input<'b>) -> Read<()> {
        let mut at = data.offset();
        let end = data.offset() + data.remaining();
        let groups = offsets.count("groups of resources")?;
        for _ in 0..groups {
            let owner = self.string(&mut offsets)?;
            self.resource_group(owner, true, &mut offsets, &mut at, end)?;
        }
        while !offsets.is_empty() {
            let start = offsets;
            let dialect = offsets.index(self.dialects.len(), "dialect")?;
            let DialectEntry { name, known, .. } = self.dialects[dialect];
            let shown = String::from_utf8_lossy(name);
            match known {
                None => return Err(start.error(format!("dialect '{shown}' is unknown"))),
                Some(dialect) if !dialect.has_resources => {
                    return Err(start.error(format!("unexpected resources for dialect '{shown}'")));
                }
                Some(_) => self.resource_group(name, false, &mut offsets, &mut at, end)?,
            }
        }
        Ok(())
    }

    fn resource_group(
        &mut self,
        owner: &'b [u8],
        external: bool,
        offsets: &mut Input<'b>,
        at: &mut usize,
        end: usize,
    ) -> Read<()> {
        let count = offsets.count("resources")?;
        let mut entries = Vec::new();
        for _ in 0..count {
            let key = self.string(offsets)?;
            let start = *offsets;
            let size = offsets.varint()?;
            let kind_at = *offsets;
            let kind = offsets.byte()?;
            if kind > resource::STRING {
                return Err(kind_at.error(format!("invalid kind of a resource: {kind}")));
            }
            let Some(size) = usize::try_from(size).ok().filter(|size| *size <= end - *at) else {
                return Err(start.error("a resource points past the end of its section"));
            };
            if !external {
                self.resource_keys.push((owner, key));
            }
            // A resource of size 0 is declared, but has no data.
            if size > 0 {
                let range = *at..*at + size;
                entries.push(ResourceEntry { key, kind, range });
            }
            *at += size;
        }
        self.resources.push(ResourceEntries { owner, external, entries });
        Ok(())
    }

    /// The data of the resources; if the file is shared, blobs are parts of it.
    pub(super) fn resource_values(&self, shared: Option<&SharedBytes>) -> Read<ResourceSection<SharedBytes>> {
        let mut section = ResourceSection::default();
        for ResourceEntries { owner, external, entries } in &self.resources {
            let mut group = ResourceGroup::new(owner, *external);
            for entry in entries {
                let data = if shared.is_some() { None } else { Some(&mut section) };
                let value = self.resource_value(entry, &mut group, data)?;
                group.push(entry.key, value);
            }
            section.groups.push(group);
        }
        Ok(match shared {
            // A file without blobs need not stay in memory.
            Some(shared) if section.has_blobs() => {
                ResourceSection { data: Arc::clone(shared), groups: section.groups }
            }
            _ => section.share(),
        })
    }

    /// The value of a resource; its data is added to a section, if one is given.
    fn resource_value(
        &self,
        entry: &ResourceEntry<'b>,
        group: &mut ResourceGroup,
        section: Option<&mut ResourceSection>,
    ) -> Read<StoredValue> {
        let mut input = Input::new(self.file, entry.range.clone());
        let start = input;
        if !group.is_external() && entry.kind != resource::BLOB {
            let kind = if entry.kind == resource::BOOL { "bool" } else { "string" };
            let message = format!("expected a blob resource entry, but found a {kind} entry instead");
            return Err(start.error(message));
        }
        let value = match entry.kind {
            resource::BOOL => StoredValue::Bool(match input.byte()? {
                0 => false,
                1 => true,
                other => return Err(start.error(format!("expected a flag, but got the byte {other}"))),
            }),
            resource::STRING => group.text(self.string(&mut input)?),
            _ => {
                let (range, alignment) = self.blob(&mut input)?;
                let range = match section {
                    Some(section) => section.append(&self.file[range]),
                    None => range,
                };
                StoredValue::Blob(range, alignment)
            }
        };
        if !input.is_empty() {
            let key = String::from_utf8_lossy(entry.key);
            return Err(input.error(format!("unexpected trailing bytes in resource entry '{key}'")));
        }
        Ok(value)
    }

    /// The range of a blob in the file, and its alignment.
    fn blob(&self, input: &mut Input<'b>) -> Read<(Range<usize>, u32)> {
        let start = *input;
        let alignment = input.varint()?;
        let size = input.varint()?;
        // The reference tool writes alignment 0 for empty data.
        let padded =
            input.align(alignment.max(1)).map_err(|error| error.at(start.offset()..start.offset()))?;
        let alignment = if alignment == 0 && size == 0 { 0 } else { padded };
        let Some(size) = usize::try_from(size).ok().filter(|size| *size <= input.remaining()) else {
            let message = format!("attempting to parse {size} bytes when only {} remain", input.remaining());
            return Err(input.error(message));
        };
        let range = input.offset()..input.offset() + size;
        input.bytes(size)?;
        Ok((range, alignment as u32))
    }
}
