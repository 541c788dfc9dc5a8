//! The section `{-# ... #-}` after the operations, with named data (LangRef,
//! "Attributes", on resources).

use super::parse::OpParser;
use crate::Diagnostic;
use crate::ir::{Blob, Ir};
use crate::text::{AsmPrinter, Parsed, Tok};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A named entry of the resource section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Resource {
    /// The group: a dialect's name, or that of an external tool.
    pub(crate) owner: Box<[u8]>,
    pub(crate) key: Box<[u8]>,
    pub(crate) value: ResourceValue,
    /// Whether it is in the section `external_resources`.
    pub(crate) external: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ResourceValue {
    Bool(bool),
    Text(Box<[u8]>),
    Blob(Blob),
}

impl<'s, 'c> OpParser<'_, 's, 'c> {
    /// `{-# dialect_resources: {...}, external_resources: {...} #-}`.
    pub(super) fn file_metadata(&mut self) -> Parsed<()> {
        self.asm.expect(Tok::MetadataBegin)?;
        self.list_until(Tok::MetadataEnd, |this| {
            let span = this.asm.span();
            let Some(key) = this.asm.optional_keyword() else {
                return Err(this.asm.error("expected identifier key in file metadata dictionary"));
            };
            this.asm.expect(Tok::Colon)?;
            match key {
                "dialect_resources" => this.resource_groups(false),
                "external_resources" => this.resource_groups(true),
                _ => {
                    let message = format!("unknown key '{key}' in file metadata dictionary");
                    Err(Diagnostic::error(message).at(span))
                }
            }
        })
    }

    fn resource_groups(&mut self, external: bool) -> Parsed<()> {
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
            this.list_until(Tok::RBrace, |this| this.resource(owner, external))
        })
    }

    fn resource(&mut self, owner: &str, external: bool) -> Parsed<()> {
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
                    let key = String::from_utf8_lossy(&key);
                    let refused =
                        |why| Diagnostic::error(format!("expected hex string blob for key '{key}'{why}"));
                    ResourceValue::Blob(blob(&text).map_err(|why| refused(why).at(span))?)
                }
            }
            _ => {
                let key = String::from_utf8_lossy(&key);
                let what = if external { "string value" } else { "hex string blob" };
                return Err(Diagnostic::error(format!("expected {what} for key '{key}'")).at(span));
            }
        };
        self.asm.advance();
        self.ir.resources.push(Resource {
            owner: owner.as_bytes().into(),
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

/// Decodes `0x...`. The first four bytes are the alignment, a power of two or zero.
/// An error is the end of the message, after the key.
fn blob(text: &[u8]) -> Result<Blob, String> {
    let nibble = |digit: u8| char::from(digit).to_digit(16);
    let bytes = |digits: &[u8]| -> Option<Vec<u8>> {
        let (pairs, rest) = digits.as_chunks::<2>();
        let pairs = pairs.iter().map(|[high, low]| Some((nibble(*high)? << 4 | nibble(*low)?) as u8));
        rest.is_empty().then(|| pairs.collect())?
    };
    let bytes = text.strip_prefix(HEX_PREFIX).and_then(bytes).ok_or_else(String::new)?;
    match bytes.first_chunk().map(|bytes| u32::from_le_bytes(*bytes)) {
        Some(alignment) if alignment & alignment.wrapping_sub(1) != 0 => {
            Err(format!(" to encode alignment in first 4 bytes, but got non-power-of-2 value: {alignment}"))
        }
        Some(alignment) => {
            let data = ALIGNMENT_BYTES..bytes.len();
            Ok(Blob::new(Arc::new(bytes), data, alignment))
        }
        None => Err(" to encode alignment in first 4 bytes".to_owned()),
    }
}

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
            const HEX: &[u8; 16] = b"0123456789ABCDEF";
            asm.write("\"0x");
            let alignment = blob.alignment().to_le_bytes();
            let bytes = alignment.iter().chain(blob.data());
            let digits = bytes.flat_map(|byte| [HEX[usize::from(byte >> 4)], HEX[usize::from(byte & 15)]]);
            asm.write_bytes(&digits.collect::<Vec<u8>>());
            asm.write("\"");
        }
    }
}
