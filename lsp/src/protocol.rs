//! Positions, texts and answers of the server as values of the protocol.

use crate::answers::{CompletionItem, Finding, Place, TypedToken};
use crate::names::FileName;
use crate::text::Lines;
use crate::world::{Client, World};
use gen_lsp_types as lsp;
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

    pub(crate) fn range(&mut self, file: &FileName, range: &Range<usize>) -> lsp::Range {
        let world = self.world;
        let known = self.files.entry(file.clone()).or_insert_with(|| world.lines(file));
        match known {
            Some((text, lines)) => lines.range(text, range, world.encoding),
            None => lsp::Range::default(),
        }
    }

    pub(crate) fn location(&mut self, place: &Place) -> lsp::Location {
        lsp::Location { uri: place.file.uri(), range: self.range(&place.file, &place.range) }
    }

    pub(crate) fn diagnostic(&mut self, found: &Finding) -> lsp::Diagnostic {
        let related: Vec<_> = found
            .related
            .iter()
            .map(|(place, message)| lsp::DiagnosticRelatedInformation {
                location: self.location(place),
                message: message.clone(),
            })
            .collect();
        let mut message = found.message.clone();
        for help in &found.help {
            message.push_str("\nhelp: ");
            message.push_str(help);
        }
        let tags = [
            (found.unnecessary, lsp::DiagnosticTag::Unnecessary),
            (found.deprecated, lsp::DiagnosticTag::Deprecated),
        ];
        let tags: Vec<_> = tags.into_iter().filter(|(has, _)| *has).map(|(_, tag)| tag).collect();
        lsp::Diagnostic {
            range: self.range(&found.at.file, &found.at.range),
            severity: Some(match found.severity {
                _ if found.is_hint => lsp::DiagnosticSeverity::Hint,
                Severity::Error => lsp::DiagnosticSeverity::Error,
                Severity::Warning => lsp::DiagnosticSeverity::Warning,
                Severity::Note => lsp::DiagnosticSeverity::Information,
            }),
            code: found.code.map(|code| lsp::Code::String(code.to_owned())),
            code_description: found.code.map(|code| lsp::CodeDescription { href: page_of(code) }),
            source: Some("isogloss".to_owned()),
            message: lsp::Message::String(message),
            tags: (!tags.is_empty()).then_some(tags),
            related_information: (!related.is_empty()).then_some(related),
            data: None,
        }
    }
}

/// The URI of the server's page for an error code: see [`crate::world::World::text`].
fn page_of(code: &str) -> lsp::Uri {
    lsp::Uri(format!("isogloss:///explain/{code}.md"))
}

pub(crate) fn markdown(text: String) -> lsp::MarkupContent {
    lsp::MarkupContent { kind: lsp::MarkupKind::Markdown, value: text }
}

pub(crate) fn contents(text: String) -> lsp::Contents {
    lsp::Contents::MarkupContent(markdown(text))
}

pub(crate) fn documentation(text: String) -> lsp::Documentation {
    lsp::Documentation::MarkupContent(markdown(text))
}

/// Completion items as a list. A file may have a thousand symbols: common properties are sent once if the client supports
/// it, and items of one rank are sorted by their labels.
pub(crate) fn completion_list(
    items: Vec<CompletionItem>,
    file: &FileName,
    converter: &mut Converter<'_>,
) -> lsp::CompletionList {
    let first = items.first().map(|item| (item.rank, item.range.clone()));
    let is_ranked = items.iter().any(|item| first.as_ref().is_some_and(|(rank, _)| *rank != item.rank));
    let shared = first.map(|(_, range)| range).filter(|_| converter.client().shares_edit_range);
    let items =
        items.into_iter().map(|item| completion_item(item, file, shared.as_ref(), is_ranked, converter));
    let items = items.collect();
    let item_defaults = shared.map(|range| lsp::CompletionItemDefaults {
        edit_range: Some(lsp::EditRange::Range(converter.range(file, &range))),
        ..lsp::CompletionItemDefaults::default()
    });
    lsp::CompletionList { is_incomplete: false, items, item_defaults, ..lsp::CompletionList::default() }
}

fn completion_item(
    item: CompletionItem,
    file: &FileName,
    shared: Option<&Range<usize>>,
    is_ranked: bool,
    converter: &mut Converter<'_>,
) -> lsp::CompletionItem {
    let snippet = item.snippet.filter(|_| converter.client().snippets);
    let mut result = lsp::CompletionItem {
        sort_text: is_ranked.then(|| format!("{}{}", item.rank, item.label)),
        kind: Some(item.kind),
        detail: item.detail,
        documentation: item.documentation.map(documentation),
        insert_text_format: snippet.is_some().then_some(lsp::InsertTextFormat::Snippet),
        ..lsp::CompletionItem::default()
    };
    if shared == Some(&item.range) {
        result.text_edit_text = snippet;
    } else {
        let new_text = snippet.unwrap_or_else(|| item.label.clone());
        let edit = lsp::TextEdit { range: converter.range(file, &item.range), new_text };
        result.text_edit = Some(lsp::CompletionItemTextEdit::TextEdit(edit));
    }
    lsp::CompletionItem { label: item.label, ..result }
}

/// Tokens in the encoding of the protocol: each relative to the previous one, none longer than a line.
pub(crate) fn semantic_tokens(world: &World, text: &str, tokens: &[TypedToken]) -> lsp::SemanticTokens {
    let lines = Lines::new(text);
    let mut data = Vec::with_capacity(tokens.len());
    let (mut last_line, mut last_start) = (0, 0);
    for (range, token_type, modifiers) in tokens {
        let mut start = range.start;
        while start < range.end {
            let rest = text.get(start..range.end).unwrap_or_default();
            let line_end = rest.find('\n').map_or(range.end, |at| start + at);
            let part = text.get(start..line_end).unwrap_or_default().trim_end_matches('\r');
            if !part.is_empty() {
                let position = lines.position(text, start, world.encoding);
                let delta_line = position.line - last_line;
                let delta_start =
                    if delta_line == 0 { position.character - last_start } else { position.character };
                data.push(lsp::SemanticToken {
                    delta_line,
                    delta_start,
                    length: world.encoding.length(part),
                    token_type: *token_type,
                    token_modifiers_bitset: *modifiers,
                });
                (last_line, last_start) = (position.line, position.character);
            }
            start = line_end + 1;
        }
    }
    lsp::SemanticTokens { result_id: None, data }
}
