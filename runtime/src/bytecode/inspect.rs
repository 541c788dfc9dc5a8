//! Summaries and dumps of files: [`BytecodeInfo`] and [`dump_bytecode`].

use super::format::{SectionKind, resource};
use super::input::Read;
use super::skim::{Found, skim};
use super::tables::{ResourceEntries, Tables};
use crate::sort::sort_by_key;
use crate::text::ParserOptions;
use crate::{Context, Diagnostic};
use std::fmt::Write as _;
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
            Found::Op { name, .. } => {
                operations += 1;
                dialects[tables.names[name].dialect as usize].operations += 1;
            }
            Found::Block { .. } => blocks += 1,
            _ => {}
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
            // The IR does not have the block around the root.
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
    let context = Context::new();
    let (tables, entries) = Tables::read(&context, file, &ParserOptions::default())?;
    let mut out = String::new();
    let text = &mut out;
    line(text, 0, 0, &format!("bytecode version {} by {:?}", tables.version, lossy(tables.producer)));
    let mut sections: Vec<_> = tables.sections.iter().collect();
    sort_by_key(&mut sections, |section| section.start);
    for section in sections {
        let (name, size) = (section.kind.name(), section.data.len());
        line(
            text,
            section.start,
            0,
            &format!("section {name}, {size} bytes, alignment {}", section.alignment),
        );
        match section.kind {
            SectionKind::String => {
                for (index, string) in tables.strings.iter().enumerate() {
                    let at = string.as_ptr().addr() - file.as_ptr().addr();
                    line(text, at, 1, &format!("string {index}: {:?}", lossy(string)));
                }
            }
            SectionKind::Dialect => {
                for (index, dialect) in tables.dialects.iter().enumerate() {
                    let version = match &dialect.version_bytes {
                        Some(range) => format!(", version {}", hex(&file[range.clone()])),
                        None => String::new(),
                    };
                    let name = lossy(dialect.name);
                    line(text, section.data.start, 1, &format!("dialect {index}: {name:?}{version}"));
                }
                for index in 0..tables.names.len() {
                    let registered = match tables.names[index].registered {
                        Some(true) => ", registered",
                        _ => "",
                    };
                    let name = full_name(&tables, index);
                    line(
                        text,
                        section.data.start,
                        1,
                        &format!("operation name {index}: {name:?}{registered}"),
                    );
                }
            }
            SectionKind::AttrType => {
                for (index, entry) in entries.table.iter().enumerate() {
                    let what = match index.checked_sub(entries.attributes) {
                        None => format!("attribute {index}"),
                        Some(index) => format!("type {index}"),
                    };
                    let bytes = &file[entry.range.clone()];
                    let dialect = lossy(tables.dialects[entry.dialect as usize].name);
                    let value = if entry.custom { hex(bytes) } else { format!("{:?}", lossy(bytes)) };
                    line(text, entry.range.start, 1, &format!("{what}, {dialect}: {value}"));
                }
            }
            SectionKind::Ir => dump_ir(&tables, text)?,
            SectionKind::Resource => {
                let groups = tables.resources.iter();
                for (owner, found) in groups.flat_map(|group| group.entries.iter().map(|e| (group.owner, e)))
                {
                    let (owner, key) = (lossy(owner), lossy(found.key));
                    let (kind, size) = (kind_name(found.kind), found.range.len());
                    line(
                        text,
                        found.range.start,
                        1,
                        &format!("resource {owner}.{key:?}: {kind}, {size} bytes"),
                    );
                }
            }
            SectionKind::Properties => {
                for (index, range) in tables.properties.iter().enumerate() {
                    line(text, range.start, 1, &format!("properties {index}: {}", hex(&file[range.clone()])));
                }
            }
            SectionKind::AttrTypeOffset | SectionKind::ResourceOffset | SectionKind::DialectVersions => {}
        }
    }
    Ok(out)
}

fn dump_ir(tables: &Tables<'_, '_>, text: &mut String) -> Read<()> {
    skim(tables, &mut |depth, found| match found {
        Found::Op { at, name, mask, loc } => {
            let name = full_name(tables, name);
            line(text, at, depth + 1, &format!("operation {name:?}, mask {mask:#04x}, location {loc}"));
        }
        Found::Numbers { what, numbers } => {
            text.pop();
            let _ = writeln!(text, ", {what} {numbers:?}");
        }
        Found::Regions { at, count, isolated } => {
            let isolated = if isolated { ", isolated" } else { "" };
            line(text, at, depth + 2, &format!("{count} regions{isolated}"));
        }
        Found::Region { at, blocks, values } => {
            line(text, at, depth + 1, &format!("region of {blocks} blocks, {values} values"));
        }
        Found::Block { at, ops, arguments } => {
            line(text, at, depth + 1, &format!("block of {ops} operations, {arguments} arguments"));
        }
    })
}

fn full_name(tables: &Tables<'_, '_>, index: usize) -> String {
    let name = &tables.names[index];
    let dialect = lossy(tables.dialects[name.dialect as usize].name);
    if name.rest.is_empty() { dialect } else { format!("{dialect}.{}", lossy(name.rest)) }
}

fn line(out: &mut String, at: usize, depth: usize, what: &str) {
    let _ = writeln!(out, "{at:08x}  {:1$}{what}", "", depth * 2);
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
