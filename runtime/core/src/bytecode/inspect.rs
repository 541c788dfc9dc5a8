//! Summaries and dumps of files: [`BytecodeInfo`] and [`dump_bytecode`].

use super::entries::Entries;
use super::format::{SectionKind, resource};
use super::input::Read;
use super::skim::{SkimmedPart, skim};
use super::tables::{ResourceEntries, Tables};
use crate::sort::sort_by_key;
use crate::text::ParserOptions;
use crate::{Context, Diagnostic};
use std::fmt::{self, Write as _};
use std::io;
use std::ops::Range;

/// The contents of a file of bytecode. Types and attributes are not decoded.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BytecodeInfo {
    /// The version of the format.
    pub version: u64,
    /// The name of the program that wrote the file.
    pub producer: String,
    /// The sections at the top, in the order of the file.
    pub sections: Vec<SectionInfo>,
    /// The dialects, in the order of their numbers.
    pub dialects: Vec<DialectInfo>,
    /// The number of strings.
    pub strings: usize,
    /// The number of attributes, including locations.
    pub attributes: usize,
    /// The number of types.
    pub types: usize,
    /// The number of operations, including nested ones.
    pub operations: usize,
    /// The number of blocks.
    pub blocks: usize,
    /// The number of distinct encoded properties.
    pub properties: usize,
    /// The resources, in the order of the file.
    pub resources: Vec<ResourceInfo>,
}

/// A section of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SectionInfo {
    /// Its kind.
    pub kind: SectionKind,
    /// The offset of its id in the file, in bytes.
    pub offset: usize,
    /// The range of its data in the file, in bytes.
    pub data: Range<usize>,
    /// Its alignment in bytes; 1 if the file has none.
    pub alignment: usize,
}

/// A dialect of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DialectInfo {
    /// Its name.
    pub name: String,
    /// The bytes of its version, if the file has one.
    pub version: Option<Vec<u8>>,
    /// The number of its attributes, and of those encoded as text.
    pub attributes: (usize, usize),
    /// The number of its types, and of those encoded as text.
    pub types: (usize, usize),
    /// The number of its operation names.
    pub operation_names: usize,
    /// The number of its operations.
    pub operations: usize,
}

/// A resource of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ResourceInfo {
    /// The dialect, or the external group.
    pub owner: String,
    /// Whether the owner is an external group rather than a dialect.
    pub external: bool,
    /// Its key.
    pub key: String,
    /// `blob`, `bool` or `string`.
    pub kind: &'static str,
    /// Its range in the file, in bytes, including its alignment and size.
    pub data: Range<usize>,
}

fn lossy(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

impl BytecodeInfo {
    /// Reads the contents of a file.
    ///
    /// # Errors
    /// If a section or an operation cannot be read.
    pub fn of(file: &[u8]) -> Result<Self, Diagnostic> {
        let context = Context::new();
        let (tables, entries) = Tables::read(&context, file, &ParserOptions::default())?;
        let mut dialects: Vec<DialectInfo> = tables
            .dialects
            .iter()
            .map(|dialect| DialectInfo {
                name: lossy(dialect.name),
                version: dialect.version_bytes.clone().map(|range| file[range].to_vec()),
                attributes: (0, 0),
                types: (0, 0),
                operation_names: 0,
                operations: 0,
            })
            .collect();
        for (index, entry) in entries.table.iter().enumerate() {
            let dialect = &mut dialects[entry.dialect as usize];
            let count = if index < entries.attributes { &mut dialect.attributes } else { &mut dialect.types };
            count.0 += 1;
            count.1 += usize::from(!entry.custom);
        }
        tables.names.iter().for_each(|name| dialects[name.dialect as usize].operation_names += 1);
        let (mut operations, mut blocks) = (0, 0);
        skim(&tables, &mut |_, found| match found {
            SkimmedPart::Op { name, .. } => {
                operations += 1;
                dialects[tables.names[name].dialect as usize].operations += 1;
            }
            SkimmedPart::Block { .. } => blocks += 1,
            SkimmedPart::Numbers { .. } | SkimmedPart::Regions { .. } | SkimmedPart::Region { .. } => {}
        })?;
        let mut sections: Vec<SectionInfo> = tables
            .sections
            .iter()
            .map(|section| SectionInfo {
                kind: section.kind,
                offset: section.start,
                data: section.data.clone(),
                alignment: section.alignment,
            })
            .collect();
        sort_by_key(&mut sections, |section| section.offset);
        let resources = tables.resources.iter().flat_map(|ResourceEntries { owner, external, entries }| {
            entries.iter().map(|found| ResourceInfo {
                owner: lossy(owner),
                external: *external,
                key: lossy(found.key),
                kind: kind_name(found.kind),
                data: found.range.clone(),
            })
        });
        Ok(Self {
            version: tables.version,
            producer: lossy(tables.producer),
            sections,
            dialects,
            strings: tables.strings.len(),
            attributes: entries.attributes,
            types: entries.types(),
            operations,
            // The IR omits the block around the root.
            blocks: blocks - 1,
            properties: tables.properties.len(),
            resources: resources.collect(),
        })
    }
}

fn kind_name(kind: u8) -> &'static str {
    match kind {
        resource::BOOL => "bool",
        resource::STRING => "string",
        _ => "blob",
    }
}

/// The text of all fields of a file, one per line with its offset, for authors of readers and writers.
///
/// # Errors
/// If a section or an operation cannot be read.
pub fn dump_bytecode(file: &[u8]) -> Result<String, Diagnostic> {
    let mut out = Vec::new();
    // Writing to a vector cannot fail.
    dump_bytecode_to(file, &mut out).unwrap_or(Ok(()))?;
    Ok(String::from_utf8(out).unwrap_or_default())
}

/// Like [`dump_bytecode`], but writes the text to `out` piece by piece, so that it is never in memory as a whole. The
/// fields before the first one that cannot be read are written.
///
/// # Errors
/// The first error of `out`, after which nothing is written to it. Otherwise, inside, if a section or an operation cannot
/// be read.
///
/// ```
/// # use isogloss::{Context, bytecode, ir::Ir};
/// # let ctx = Context::new();
/// let file = Ir::parse(&ctx, "module { }")?.write_bytecode()?;
/// bytecode::dump_bytecode_to(&file, &mut std::io::stdout())??;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn dump_bytecode_to(file: &[u8], out: &mut dyn io::Write) -> io::Result<Result<(), Diagnostic>> {
    let mut dump = Dump { out, written: Ok(()), is_first: true };
    let read = dump.file(file);
    if !dump.is_first {
        dump.write(format_args!("\n"));
    }
    dump.written.map(|()| read)
}

/// The maximum indentation. Deeper lines show their depth as a number, because a file may have a level for every few
/// bytes.
const MAX_INDENTED: usize = 32;

/// The output of a dump.
struct Dump<'o> {
    out: &'o mut dyn io::Write,
    written: io::Result<()>,
    /// Whether no line has begun.
    is_first: bool,
}

impl Dump<'_> {
    fn write(&mut self, text: fmt::Arguments<'_>) {
        if self.written.is_ok() {
            self.written = self.out.write_fmt(text);
        }
    }

    /// Begins a line.
    fn line(&mut self, at: usize, depth: usize, what: fmt::Arguments<'_>) {
        if !std::mem::take(&mut self.is_first) {
            self.write(format_args!("\n"));
        }
        self.write(format_args!("{at:08x}  {:1$}", "", depth.min(MAX_INDENTED) * 2));
        if depth > MAX_INDENTED {
            self.write(format_args!("(depth {depth}) "));
        }
        self.write(what);
    }

    fn file(&mut self, file: &[u8]) -> Result<(), Diagnostic> {
        let context = Context::new();
        let (tables, entries) = Tables::read(&context, file, &ParserOptions::default())?;
        let producer = lossy(tables.producer);
        self.line(0, 0, format_args!("bytecode version {} by {producer:?}", tables.version));
        let mut sections: Vec<_> = tables.sections.iter().collect();
        sort_by_key(&mut sections, |section| section.start);
        for section in sections {
            let (name, size, alignment) = (section.kind.name(), section.data.len(), section.alignment);
            self.line(section.start, 0, format_args!("section {name}, {size} bytes, alignment {alignment}"));
            let start = section.data.start;
            match section.kind {
                SectionKind::String => {
                    for (index, string) in tables.strings.iter().enumerate() {
                        let at = string.as_ptr().addr() - file.as_ptr().addr();
                        self.line(at, 1, format_args!("string {index}: {:?}", lossy(string)));
                    }
                }
                SectionKind::Dialect => self.dialects(&tables, start),
                SectionKind::AttrType => self.entries(&tables, &entries),
                SectionKind::Ir => self.ir(&tables)?,
                SectionKind::Resource => {
                    for ResourceEntries { owner, entries, .. } in &tables.resources {
                        for found in entries {
                            let (owner, key) = (short(owner), short(found.key));
                            let (kind, size) = (kind_name(found.kind), found.range.len());
                            self.line(
                                found.range.start,
                                1,
                                format_args!("resource {owner}.{key:?}: {kind}, {size} bytes"),
                            );
                        }
                    }
                }
                SectionKind::Properties => {
                    for (index, range) in tables.properties.iter().enumerate() {
                        let bytes = hex(&file[range.clone()]);
                        self.line(range.start, 1, format_args!("properties {index}: {bytes}"));
                    }
                }
                SectionKind::AttrTypeOffset | SectionKind::ResourceOffset | SectionKind::DialectVersions => {}
            }
        }
        Ok(())
    }

    /// Dialects and names of operations; all have the offset of the section.
    fn dialects(&mut self, tables: &Tables<'_, '_>, at: usize) {
        for (index, dialect) in tables.dialects.iter().enumerate() {
            let version = match &dialect.version_bytes {
                Some(range) => format!(", version {}", hex(&tables.file[range.clone()])),
                None => String::new(),
            };
            self.line(at, 1, format_args!("dialect {index}: {:?}{version}", short(dialect.name)));
        }
        for (index, name) in tables.names.iter().enumerate() {
            let registered = match name.registered {
                Some(true) => ", registered",
                _ => "",
            };
            let name = full_name(tables, index);
            self.line(at, 1, format_args!("operation name {index}: {name:?}{registered}"));
        }
    }

    fn entries(&mut self, tables: &Tables<'_, '_>, entries: &Entries<'_>) {
        for (index, entry) in entries.table.iter().enumerate() {
            let (what, number) = match index.checked_sub(entries.attributes) {
                None => ("attribute", index),
                Some(index) => ("type", index),
            };
            let bytes = &tables.file[entry.range.clone()];
            let dialect = short(tables.dialects[entry.dialect as usize].name);
            let value = if entry.custom { hex(bytes) } else { format!("{:?}", lossy(bytes)) };
            self.line(entry.range.start, 1, format_args!("{what} {number}, {dialect}: {value}"));
        }
    }

    fn ir(&mut self, tables: &Tables<'_, '_>) -> Read<()> {
        skim(tables, &mut |depth, found| match found {
            SkimmedPart::Op { at, name, mask, loc } => {
                let name = full_name(tables, name);
                self.line(
                    at,
                    depth + 1,
                    format_args!("operation {name:?}, mask {mask:#04x}, location {loc}"),
                );
            }
            SkimmedPart::Numbers { what, numbers } => self.write(format_args!(", {what} {numbers:?}")),
            SkimmedPart::Regions { at, count, isolated } => {
                let isolated = if isolated { ", isolated" } else { "" };
                self.line(at, depth + 2, format_args!("{count} regions{isolated}"));
            }
            SkimmedPart::Region { at, blocks, values } => {
                self.line(at, depth + 1, format_args!("region of {blocks} blocks, {values} values"));
            }
            SkimmedPart::Block { at, ops, arguments } => {
                let what = format_args!("block of {ops} operations, {arguments} arguments");
                self.line(at, depth + 1, what);
            }
        })
    }
}

fn full_name(tables: &Tables<'_, '_>, index: usize) -> String {
    let name = &tables.names[index];
    let dialect = short(tables.dialects[name.dialect as usize].name);
    if name.rest.is_empty() { dialect } else { format!("{dialect}.{}", short(name.rest)) }
}

/// A name that may occur on many lines, shortened; the line of its string shows it in full.
fn short(name: &[u8]) -> String {
    const SHOWN: usize = 64;
    match name.get(..SHOWN) {
        Some(start) if name.len() > SHOWN => format!("{}... ({} bytes)", lossy(start), name.len()),
        _ => lossy(name),
    }
}

/// Bytes as hexadecimal digits; only the first ones if there are many.
fn hex(bytes: &[u8]) -> String {
    const SHOWN: usize = 32;
    let mut out = String::new();
    bytes.iter().take(SHOWN).for_each(|byte| {
        let _ = write!(out, "{byte:02x}");
    });
    if bytes.len() > SHOWN {
        let _ = write!(out, "... ({} bytes)", bytes.len());
    }
    out
}
