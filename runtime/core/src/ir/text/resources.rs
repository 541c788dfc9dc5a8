//! The section `{-# ... #-}` after the operations, with named data (LangRef,
//! "Attributes", on resources).

use super::parse::OpParser;
use crate::Diagnostic;
use crate::ir::Ir;
use crate::ir::resources::{Resource, ResourceGroup, ResourceSection, ResourceValue, StoredValue};
use crate::text::{AsmPrinter, Parsed, Tok, hex};
use rustc_hash::FxHashMap;

/// Adds the bytes of `0x...`, a blob. The first four bytes are the alignment, a power of two; zero if no data follow
/// it, as `mlir-opt` writes it. The error is the end of the message, after the key.
fn blob(text: &[u8], section: &mut ResourceSection) -> Result<StoredValue, String> {
    let start = section.data.len();
    let digits = text.strip_prefix(HEX_PREFIX).ok_or_else(String::new)?;
    hex::push_bytes(digits, &mut section.data).ok_or_else(String::new)?;
    let is_empty = section.data.len() == start + ALIGNMENT_BYTES;
    match section.data[start..].first_chunk().map(|bytes| u32::from_le_bytes(*bytes)) {
        Some(alignment) if !(alignment.is_power_of_two() || alignment == 0 && is_empty) => {
            Err(format!(" to encode alignment in first 4 bytes, but got non-power-of-2 value: {alignment}"))
        }
        Some(alignment) => Ok(StoredValue::Blob(start + ALIGNMENT_BYTES..section.data.len(), alignment)),
        None => Err(" to encode alignment in first 4 bytes".to_owned()),
    }
}

impl<'s, 'c> OpParser<'_, 's, 'c> {
    /// `{-# dialect_resources: {...}, external_resources: {...} #-}`.
    pub(super) fn file_metadata(&mut self) -> Parsed<()> {
        let mut section = ResourceSection::default();
        let read = self.read_metadata(&mut section);
        self.ir.resources.push(section.share());
        read
    }

    fn read_metadata(&mut self, section: &mut ResourceSection) -> Parsed<()> {
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

    fn resource_groups(&mut self, section: &mut ResourceSection, external: bool) -> Parsed<()> {
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
            let mut group = ResourceGroup::new(owner.as_bytes(), external);
            this.list_until(Tok::RBrace, |this| this.resource(&mut group, section))?;
            section.groups.push(group);
            Ok(())
        })
    }

    fn resource(&mut self, group: &mut ResourceGroup, section: &mut ResourceSection) -> Parsed<()> {
        let external = group.is_external();
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
            Tok::BareId if external && self.asm.at_keyword("true") => StoredValue::Bool(true),
            Tok::BareId if external && self.asm.at_keyword("false") => StoredValue::Bool(false),
            Tok::String => {
                let text = self.asm.string_value(token);
                if external && !text.starts_with(HEX_PREFIX) {
                    group.text(&text)
                } else {
                    let refused = |why| {
                        let key = String::from_utf8_lossy(&key);
                        Diagnostic::error(format!("expected hex string blob for key '{key}'{why}")).at(span)
                    };
                    blob(&text, section)
                        .map_err(refused)
                        .map_err(|error| self.asm.unless_the_next_is_invalid(error))?
                }
            }
            _ => {
                let key = String::from_utf8_lossy(&key);
                let what = if external { "string value" } else { "hex string blob" };
                let error = Diagnostic::error(format!("expected {what} for key '{key}'")).at(span);
                return Err(self.asm.unless_the_next_is_invalid(error));
            }
        };
        self.asm.advance();
        group.push(&key, value);
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
    let mut open = false;
    let named = named(ir, asm);
    if !named.is_empty() {
        print_section("dialect_resources", named, &mut open, asm);
    }
    let external = ir.resources.external().into_iter().filter_map(|(owner, resources)| {
        let mut resources = resources.peekable();
        resources.peek().is_some().then_some((owner, resources))
    });
    let external: Vec<_> = external.collect();
    if !external.is_empty() {
        print_section("external_resources", external, &mut open, asm);
    }
    if open {
        asm.write("\n#-}\n");
    }
}

/// The resources that the output names, by dialect in the order of the first one of each.
fn named<'r>(ir: &'r Ir<'_>, asm: &AsmPrinter<'_, '_>) -> Vec<(&'r [u8], Vec<Resource<'r>>)> {
    let mut groups: Vec<(&[u8], Vec<Resource<'_>>)> = Vec::new();
    if asm.resources().is_empty() {
        return groups;
    }
    let known = ir.resources.of_dialects();
    let mut numbers: FxHashMap<&[u8], usize> = FxHashMap::default();
    for (owner, key) in asm.resources() {
        let Some(found) = known.get(&(owner.as_bytes(), *key)) else { continue };
        let number = *numbers.entry(found.owner).or_insert(groups.len());
        if number == groups.len() {
            groups.push((found.owner, Vec::new()));
        }
        groups[number].1.push(*found);
    }
    groups
}

fn print_section<'r, R: IntoIterator<Item = Resource<'r>>>(
    name: &str,
    groups: Vec<(&[u8], R)>,
    open: &mut bool,
    asm: &mut AsmPrinter<'_, '_>,
) {
    asm.write(if *open { ",\n  " } else { "\n{-#\n  " });
    *open = true;
    asm.write(name);
    asm.write(": {\n");
    for (index, (owner, resources)) in groups.into_iter().enumerate() {
        if index > 0 {
            asm.write(",\n");
        }
        asm.write("    ");
        asm.write_bytes(owner);
        asm.write(": {\n");
        for (index, resource) in resources.into_iter().enumerate() {
            if index > 0 {
                asm.write(",\n");
            }
            asm.write("      ");
            asm.keyword_or_string(resource.key);
            asm.write(": ");
            print_value(resource.value, asm);
        }
        asm.write("\n    }");
    }
    asm.write("\n  }");
}

fn print_value(value: ResourceValue<'_>, asm: &mut AsmPrinter<'_, '_>) {
    match value {
        ResourceValue::Bool(value) => asm.write(if value { "true" } else { "false" }),
        ResourceValue::Text(text) => asm.string(text),
        ResourceValue::Blob { data, alignment } => asm.hex_string_of([&alignment.to_le_bytes(), data]),
    }
}
