//! The section `{-# ... #-}` after the operations, with named data (LangRef,
//! "Attributes", on resources).

use super::parse::OpParser;
use crate::Diagnostic;
use crate::ir::{Blob, Ir, SharedBytes};
use crate::text::{AsmPrinter, Parsed, Tok, hex};
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::sync::Arc;

/// A named entry of the resource section; `B` is the data of a blob.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Resource<B = Blob> {
    /// The group: a dialect's name, or that of an external tool.
    pub(crate) owner: Arc<[u8]>,
    pub(crate) key: Box<[u8]>,
    pub(crate) value: ResourceValue<B>,
    /// Whether it is in the section `external_resources`.
    pub(crate) external: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ResourceValue<B = Blob> {
    Bool(bool),
    Text(Box<[u8]>),
    Blob(B),
}

/// The resources of a section as far as they are read.
#[derive(Default)]
struct Section {
    entries: Vec<Resource<Place>>,
    /// The decoded data of all blobs: there may be many small ones.
    bytes: Vec<u8>,
}

/// Where the data of a blob is in [`Section::bytes`].
struct Place {
    range: Range<usize>,
    alignment: u32,
}

impl Section {
    fn resources(self) -> impl Iterator<Item = Resource> {
        let bytes: SharedBytes = Arc::new(self.bytes);
        self.entries.into_iter().map(move |Resource { owner, key, value, external }| {
            let value = match value {
                ResourceValue::Bool(value) => ResourceValue::Bool(value),
                ResourceValue::Text(text) => ResourceValue::Text(text),
                ResourceValue::Blob(Place { range, alignment }) => {
                    ResourceValue::Blob(Blob::new(Arc::clone(&bytes), range, alignment))
                }
            };
            Resource { owner, key, value, external }
        })
    }

    /// Decodes `0x...`. The first four bytes are the alignment, a power of two or zero. An error is the end of the message,
    /// after the key.
    fn blob(&mut self, text: &[u8]) -> Result<Place, String> {
        let start = self.bytes.len();
        let digits = text.strip_prefix(HEX_PREFIX).ok_or_else(String::new)?;
        hex::push_bytes(digits, &mut self.bytes).ok_or_else(String::new)?;
        match self.bytes[start..].first_chunk().map(|bytes| u32::from_le_bytes(*bytes)) {
            Some(alignment) if alignment & alignment.wrapping_sub(1) != 0 => Err(format!(
                " to encode alignment in first 4 bytes, but got non-power-of-2 value: {alignment}"
            )),
            Some(alignment) => Ok(Place { range: start + ALIGNMENT_BYTES..self.bytes.len(), alignment }),
            None => Err(" to encode alignment in first 4 bytes".to_owned()),
        }
    }
}

impl<'s, 'c> OpParser<'_, 's, 'c> {
    /// `{-# dialect_resources: {...}, external_resources: {...} #-}`.
    pub(super) fn file_metadata(&mut self) -> Parsed<()> {
        let mut section = Section::default();
        let read = self.read_metadata(&mut section);
        self.ir.resources.extend(section.resources());
        read
    }

    fn read_metadata(&mut self, section: &mut Section) -> Parsed<()> {
        self.asm.expect(Tok::MetadataBegin)?;
        self.list_until(Tok::MetadataEnd, |this| {
            let span = this.asm.span();
            let Some(key) = this.asm.optional_keyword() else {
                return Err(this.asm.error("expected identifier key in file metadata dictionary"));
            };
            this.asm.expect(Tok::Colon)?;
            match key {
                "dialect_resources" => this.resource_groups(section, false),
                "external_resources" => this.resource_groups(section, true),
                _ => {
                    let message = format!("unknown key '{key}' in file metadata dictionary");
                    Err(Diagnostic::error(message).at(span))
                }
            }
        })
    }

    fn resource_groups(&mut self, section: &mut Section, external: bool) -> Parsed<()> {
        self.asm.expect(Tok::LBrace)?;
        self.list_until(Tok::RBrace, |this| {
            let span = this.asm.span();
            let Some(owner) = this.asm.optional_keyword() else {
                return Err(this.asm.error("expected identifier key for 'resource' entry"));
            };
            this.asm.expect(Tok::Colon)?;
            this.asm.expect(Tok::LBrace)?;
            if !external {
                let Some(dialect) = this.asm.context().dialect(owner) else {
                    return Err(Diagnostic::error(format!("dialect '{owner}' is unknown")).at(span));
                };
                if !dialect.has_resources {
                    let message = format!("unexpected 'resource' section for dialect '{owner}'");
                    return Err(this.asm.error(message));
                }
            }
            let owner: Arc<[u8]> = owner.as_bytes().into();
            this.list_until(Tok::RBrace, |this| this.resource(section, &owner, external))
        })
    }

    fn resource(&mut self, section: &mut Section, owner: &Arc<[u8]>, external: bool) -> Parsed<()> {
        let key = match self.asm.keyword_or_string() {
            Ok(key) => key,
            Err(_) => {
                let section = if external { "external_resources" } else { "resource" };
                return Err(self.asm.error(format!("expected identifier key for '{section}' entry")));
            }
        };
        self.asm.expect(Tok::Colon)?;
        let span = self.asm.span();
        let token = self.asm.token();
        let value = match token.kind {
            Tok::BareId if external && self.asm.at_keyword("true") => ResourceValue::Bool(true),
            Tok::BareId if external && self.asm.at_keyword("false") => ResourceValue::Bool(false),
            Tok::String => {
                let text = self.asm.string_value(token);
                if external && !text.starts_with(HEX_PREFIX) {
                    ResourceValue::Text(text.into())
                } else {
                    let refused = |why| {
                        let key = String::from_utf8_lossy(&key);
                        Diagnostic::error(format!("expected hex string blob for key '{key}'{why}")).at(span)
                    };
                    ResourceValue::Blob(section.blob(&text).map_err(refused)?)
                }
            }
            _ => {
                let key = String::from_utf8_lossy(&key);
                let what = if external { "string value" } else { "hex string blob" };
                return Err(Diagnostic::error(format!("expected {what} for key '{key}'")).at(span));
            }
        };
        self.asm.advance();
        section.entries.push(Resource {
            owner: Arc::clone(owner),
            key: key.as_ref().into(),
            value,
            external,
        });
        Ok(())
    }

    fn list_until(&mut self, end: Tok, mut element: impl FnMut(&mut Self) -> Parsed<()>) -> Parsed<()> {
        if self.asm.eat(end) {
            return Ok(());
        }
        loop {
            element(self)?;
            if !self.asm.eat(Tok::Comma) {
                break;
            }
        }
        let message = if end == Tok::RBrace { "expected ',' or '}'" } else { "expected ',' or '#-}'" };
        self.asm.expect_as(end, message).map(|_| ())
    }
}

/// The prefix of the text of a blob, in both sections.
const HEX_PREFIX: &[u8] = b"0x";

/// The number of bytes at the start of a blob's text that are its alignment.
const ALIGNMENT_BYTES: usize = 4;

/// Prints the resources that the output names, and all external ones.
pub(super) fn print(ir: &Ir<'_>, asm: &mut AsmPrinter<'_, '_>) {
    let mut known: FxHashMap<(&[u8], &[u8]), &Resource> = FxHashMap::default();
    for resource in ir.resources.iter().filter(|resource| !resource.external) {
        known.entry((&resource.owner, &resource.key)).or_insert(resource);
    }
    let named: Vec<&Resource> = asm
        .resources()
        .iter()
        .filter_map(|(owner, key)| known.get(&(owner.as_bytes(), *key)).copied())
        .collect();
    let external: Vec<&Resource> = ir.resources.iter().filter(|resource| resource.external).collect();
    let sections = [("dialect_resources", named), ("external_resources", external)];
    let mut open = false;
    for (section, resources) in sections {
        if resources.is_empty() {
            continue;
        }
        asm.write(if open { ",\n" } else { "\n{-#\n" });
        open = true;
        asm.write("  ");
        asm.write(section);
        asm.write(": {\n");
        print_groups(&resources, asm);
        asm.write("\n  }");
    }
    if open {
        asm.write("\n#-}\n");
    }
}

fn print_groups(resources: &[&Resource], asm: &mut AsmPrinter<'_, '_>) {
    // In the order of the first resource of each owner.
    let mut numbers: FxHashMap<&[u8], usize> = FxHashMap::default();
    let mut groups: Vec<(&[u8], Vec<&Resource>)> = Vec::new();
    for resource in resources {
        let number = *numbers.entry(&resource.owner).or_insert(groups.len());
        if number == groups.len() {
            groups.push((&resource.owner, Vec::new()));
        }
        groups[number].1.push(resource);
    }
    for (index, (owner, own)) in groups.into_iter().enumerate() {
        if index > 0 {
            asm.write(",\n");
        }
        asm.write("    ");
        asm.write_bytes(owner);
        asm.write(": {\n");
        for (index, resource) in own.into_iter().enumerate() {
            if index > 0 {
                asm.write(",\n");
            }
            asm.write("      ");
            asm.keyword_or_string(&resource.key);
            asm.write(": ");
            print_value(&resource.value, asm);
        }
        asm.write("\n    }");
    }
}

fn print_value(value: &ResourceValue, asm: &mut AsmPrinter<'_, '_>) {
    match value {
        ResourceValue::Bool(value) => asm.write(if *value { "true" } else { "false" }),
        ResourceValue::Text(text) => asm.string(text),
        ResourceValue::Blob(blob) => {
            asm.hex_string_of([&blob.alignment().to_le_bytes(), blob.data()]);
        }
    }
}
