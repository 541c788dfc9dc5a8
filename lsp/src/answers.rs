//! Positions and texts of the server as values of the protocol.

use crate::names::FileName;
use crate::td::check::{Finding, Place};
use crate::text::Lines;
use crate::world::{Client, World};
use gen_lsp_types::{
    Code, CodeDescription, Contents, Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity,
    DiagnosticTag, Documentation, Location, MarkupContent, MarkupKind, Message, Range as LspRange, Uri,
};
use isogloss_tablegen::{Severity, Text};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

/// Converts ranges of files to positions. Caches the lines of each file.
pub(crate) struct Converter<'w> {
    world: &'w World,
    files: HashMap<FileName, Option<(Text, Arc<Lines>)>>,
}

impl<'w> Converter<'w> {
    pub(crate) fn new(world: &'w World) -> Self {
        Self { world, files: HashMap::new() }
    }

    /// The capabilities of the client.
    pub(crate) fn client(&self) -> Client {
        self.world.settings.client
    }

    pub(crate) fn range(&mut self, file: &FileName, range: &Range<usize>) -> LspRange {
        let world = self.world;
        let known = self.files.entry(file.clone()).or_insert_with(|| world.lines(file));
        match known {
            Some((text, lines)) => lines.range(text, range, world.encoding),
            None => LspRange::default(),
        }
    }

    pub(crate) fn location(&mut self, place: &Place) -> Location {
        Location { uri: place.file.uri(), range: self.range(&place.file, &place.range) }
    }

    pub(crate) fn diagnostic(&mut self, found: &Finding) -> Diagnostic {
        let related: Vec<_> = found
            .related
            .iter()
            .map(|(place, message)| DiagnosticRelatedInformation {
                location: self.location(place),
                message: message.clone(),
            })
            .collect();
        let mut message = found.message.clone();
        for help in &found.help {
            message.push_str("\nhelp: ");
            message.push_str(help);
        }
        let tags =
            [(found.unnecessary, DiagnosticTag::Unnecessary), (found.deprecated, DiagnosticTag::Deprecated)];
        let tags: Vec<_> = tags.into_iter().filter(|(has, _)| *has).map(|(_, tag)| tag).collect();
        Diagnostic {
            range: self.range(&found.at.file, &found.at.range),
            severity: Some(match found.severity {
                _ if found.is_hint => DiagnosticSeverity::Hint,
                Severity::Error => DiagnosticSeverity::Error,
                Severity::Warning => DiagnosticSeverity::Warning,
                Severity::Note => DiagnosticSeverity::Information,
            }),
            code: found.code.map(|code| Code::String(code.to_owned())),
            code_description: found.code.map(|code| CodeDescription { href: page_of(code) }),
            source: Some("isogloss".to_owned()),
            message: Message::String(message),
            tags: (!tags.is_empty()).then_some(tags),
            related_information: (!related.is_empty()).then_some(related),
            data: None,
        }
    }
}

/// The URI of the server's page for an error code: see [`crate::world::World::text`].
fn page_of(code: &str) -> Uri {
    Uri(format!("isogloss:///explain/{code}.md"))
}

pub(crate) fn markdown(text: String) -> MarkupContent {
    MarkupContent { kind: MarkupKind::Markdown, value: text }
}

pub(crate) fn contents(text: String) -> Contents {
    Contents::MarkupContent(markdown(text))
}

pub(crate) fn documentation(text: String) -> Documentation {
    Documentation::MarkupContent(markdown(text))
}
