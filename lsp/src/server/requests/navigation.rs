//! Requests that lead from a name to other places.

use super::{Refused, at_params, locations};
use crate::protocol::{Converter, contents};
use crate::world::World;
use gen_lsp_types as lsp;

pub(super) fn definition(
    world: &World,
    params: lsp::DefinitionParams,
) -> Result<Option<lsp::DefinitionResponse>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let places = at.language.definition(&at);
    let found = lsp::Definition::LocationList(locations(world, &places));
    Ok((!places.is_empty()).then_some(lsp::DefinitionResponse::Definition(found)))
}

pub(super) fn declaration(
    world: &World,
    params: lsp::DeclarationParams,
) -> Result<Option<lsp::DeclarationResponse>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let places = at.language.declaration(&at);
    let found = lsp::Declaration::LocationList(locations(world, &places));
    Ok((!places.is_empty()).then_some(lsp::DeclarationResponse::Declaration(found)))
}

pub(super) fn implementation(
    world: &World,
    params: lsp::ImplementationParams,
) -> Result<Option<lsp::ImplementationResponse>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let places = at.language.implementation(&at);
    let found = lsp::Definition::LocationList(locations(world, &places));
    Ok((!places.is_empty()).then_some(lsp::ImplementationResponse::Definition(found)))
}

pub(super) fn references(
    world: &World,
    params: lsp::ReferenceParams,
) -> Result<Option<Vec<lsp::Location>>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let places = at.language.references(&at, params.context.include_declaration);
    Ok(places.map(|places| locations(world, &places)))
}

pub(super) fn hover(world: &World, params: lsp::HoverParams) -> Result<Option<lsp::Hover>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    Ok(at.language.hover(&at).map(|(text, range)| lsp::Hover {
        contents: contents(text),
        range: Some(Converter::new(world).range(&at.name, &range)),
    }))
}

pub(super) fn highlights(
    world: &World,
    params: lsp::DocumentHighlightParams,
) -> Result<Option<Vec<lsp::DocumentHighlight>>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let mut converter = Converter::new(world);
    Ok(at.language.highlights(&at).map(|found| {
        let highlight = |(range, writes): (_, bool)| lsp::DocumentHighlight {
            range: converter.range(&at.name, &range),
            kind: Some(if writes {
                lsp::DocumentHighlightKind::Write
            } else {
                lsp::DocumentHighlightKind::Read
            }),
        };
        found.into_iter().map(highlight).collect()
    }))
}
