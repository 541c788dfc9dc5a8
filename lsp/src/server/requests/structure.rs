//! Requests about the structure of a document or of the workspace.

use super::{Refused, at, whole};
use crate::answers::Hint;
use crate::language::{DocumentPosition, LanguageId};
use crate::names::FileName;
use crate::protocol::{self, Converter};
use crate::world::World;
use gen_lsp_types as lsp;
use std::ops::Range;

pub(super) fn document_symbols(
    world: &World,
    params: lsp::DocumentSymbolParams,
) -> Result<Option<lsp::DocumentSymbolResponse>, Refused> {
    let Some(at) = whole(world, &params.text_document) else { return Ok(None) };
    let symbols = at.language.document_symbols(&at);
    if world.settings.client.hierarchical_symbols {
        return Ok(Some(lsp::DocumentSymbolResponse::DocumentSymbolList(symbols)));
    }
    let mut flat = Vec::new();
    flatten(&symbols, None, &at.name, &mut flat);
    Ok(Some(lsp::DocumentSymbolResponse::SymbolInformationList(flat)))
}

/// Symbols for a client without support for symbol trees.
fn flatten(
    symbols: &[lsp::DocumentSymbol],
    container: Option<&str>,
    file: &FileName,
    flat: &mut Vec<lsp::SymbolInformation>,
) {
    for symbol in symbols {
        let location = lsp::Location { uri: file.uri(), range: symbol.range };
        let base = lsp::BaseSymbolInformation {
            name: symbol.name.clone(),
            kind: symbol.kind,
            tags: None,
            container_name: container.map(str::to_owned),
        };
        flat.push(lsp::SymbolInformation::new(None, location, base));
        flatten(symbol.children.as_deref().unwrap_or_default(), Some(&symbol.name), file, flat);
    }
}

pub(super) fn workspace_symbols(
    world: &World,
    params: lsp::WorkspaceSymbolParams,
) -> Result<Option<lsp::WorkspaceSymbolResponse>, Refused> {
    let languages = LanguageId::ALL.into_iter();
    let found = languages.flat_map(|id| id.language().workspace_symbols(world, &params.query));
    let mut converter = Converter::new(world);
    let symbols = found.map(|found| lsp::WorkspaceSymbol {
        location: lsp::WorkspaceSymbolLocation::Location(converter.location(&found.at)),
        data: None,
        base_symbol_information: lsp::BaseSymbolInformation {
            name: found.name,
            kind: found.kind,
            tags: None,
            container_name: Some(found.at.file.short().to_owned()),
        },
    });
    Ok(Some(lsp::WorkspaceSymbolResponse::WorkspaceSymbolList(symbols.collect())))
}

pub(super) fn folding(
    world: &World,
    params: lsp::FoldingRangeParams,
) -> Result<Option<Vec<lsp::FoldingRange>>, Refused> {
    let Some(at) = whole(world, &params.text_document) else { return Ok(None) };
    Ok(at.language.folding_ranges(&at))
}

pub(super) fn selection(
    world: &World,
    params: lsp::SelectionRangeParams,
) -> Result<Option<Vec<lsp::SelectionRange>>, Refused> {
    let mut converter = Converter::new(world);
    let mut result = Vec::new();
    for position in &params.positions {
        let Some(at) = at(world, &params.text_document, *position) else { return Ok(None) };
        let ranges = at.language.selection_ranges(&at);
        let mut selection = None;
        // The widest first.
        for range in ranges.iter().rev() {
            let range = converter.range(&at.name, range);
            selection = Some(lsp::SelectionRange { range, parent: selection.map(Box::new) });
        }
        let here = lsp::Range { start: *position, end: *position };
        result.push(selection.unwrap_or(lsp::SelectionRange { range: here, parent: None }));
    }
    Ok(Some(result))
}

pub(super) fn semantic_tokens(
    world: &World,
    params: lsp::SemanticTokensParams,
) -> Result<Option<lsp::SemanticTokens>, Refused> {
    let Some(at) = whole(world, &params.text_document) else { return Ok(None) };
    let all = 0..at.text.len();
    Ok(tokens_of(world, &at, &all))
}

pub(super) fn semantic_tokens_of_range(
    world: &World,
    params: lsp::SemanticTokensRangeParams,
) -> Result<Option<lsp::SemanticTokens>, Refused> {
    let Some(start) = at(world, &params.text_document, params.range.start) else { return Ok(None) };
    let end = at(world, &params.text_document, params.range.end).map_or(start.offset, |end| end.offset);
    Ok(tokens_of(world, &start, &(start.offset..end)))
}

fn tokens_of(world: &World, at: &DocumentPosition<'_>, within: &Range<usize>) -> Option<lsp::SemanticTokens> {
    let tokens = at.language.semantic_tokens(at, within)?;
    Some(protocol::semantic_tokens(world, &at.text, &tokens))
}

pub(super) fn links(
    world: &World,
    params: lsp::DocumentLinkParams,
) -> Result<Option<Vec<lsp::DocumentLink>>, Refused> {
    let Some(at) = whole(world, &params.text_document) else { return Ok(None) };
    let mut converter = Converter::new(world);
    let link = |(range, target): (_, FileName)| lsp::DocumentLink {
        range: converter.range(&at.name, &range),
        target: Some(target.uri()),
        ..lsp::DocumentLink::default()
    };
    Ok(Some(at.language.document_links(&at).into_iter().map(link).collect()))
}

pub(super) fn inlay_hints(
    world: &World,
    params: lsp::InlayHintParams,
) -> Result<Option<Vec<lsp::InlayHint>>, Refused> {
    let Some(start) = at(world, &params.text_document, params.range.start) else { return Ok(None) };
    let end = at(world, &params.text_document, params.range.end).map_or(start.offset, |end| end.offset);
    let hints = start.language.inlay_hints(&start, &(start.offset..end));
    let mut converter = Converter::new(world);
    let hint = |hint: Hint| lsp::InlayHint {
        position: converter.range(&start.name, &(hint.at..hint.at)).start,
        label: lsp::Label::String(hint.label),
        kind: Some(if hint.is_parameter { lsp::InlayHintKind::Parameter } else { lsp::InlayHintKind::Type }),
        text_edits: None,
        tooltip: None,
        padding_left: Some(!hint.is_parameter),
        padding_right: Some(hint.is_parameter),
        data: None,
    };
    Ok(Some(hints.into_iter().map(hint).collect()))
}
