//! Hierarchies of types and calls.

use super::{Refused, at, at_params};
use crate::answers::{Call, HierarchyItem};
use crate::language::DocumentPosition;
use crate::names::FileName;
use crate::protocol::Converter;
use crate::world::World;
use gen_lsp_types as lsp;
use std::ops::Range;

/// The position of the name of a hierarchy item.
fn at_item<'w>(world: &'w World, uri: &lsp::Uri, name: lsp::Range) -> Option<DocumentPosition<'w>> {
    at(world, &lsp::TextDocumentIdentifier { uri: uri.clone() }, name.start)
}

pub(super) fn prepare_type_hierarchy(
    world: &World,
    params: lsp::TypeHierarchyPrepareParams,
) -> Result<Option<Vec<lsp::TypeHierarchyItem>>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    Ok(at.language.type_hierarchy_item(&at).map(|found| type_items(world, vec![found])))
}

fn type_items(world: &World, found: Vec<HierarchyItem>) -> Vec<lsp::TypeHierarchyItem> {
    let mut converter = Converter::new(world);
    let item = |item: HierarchyItem| lsp::TypeHierarchyItem {
        name: item.name,
        kind: item.kind,
        tags: None,
        detail: Some(item.file.short().to_owned()),
        uri: item.file.uri(),
        range: converter.range(&item.file, &item.range),
        selection_range: converter.range(&item.file, &item.name_range),
        data: None,
    };
    found.into_iter().map(item).collect()
}

pub(super) fn supertypes(
    world: &World,
    params: lsp::TypeHierarchySupertypesParams,
) -> Result<Option<Vec<lsp::TypeHierarchyItem>>, Refused> {
    let lsp::TypeHierarchyItem { uri, selection_range, .. } = params.item;
    let Some(at) = at_item(world, &uri, selection_range) else { return Ok(None) };
    Ok(at.language.supertypes(&at).map(|found| type_items(world, found)))
}

pub(super) fn subtypes(
    world: &World,
    params: lsp::TypeHierarchySubtypesParams,
) -> Result<Option<Vec<lsp::TypeHierarchyItem>>, Refused> {
    let lsp::TypeHierarchyItem { uri, selection_range, .. } = params.item;
    let Some(at) = at_item(world, &uri, selection_range) else { return Ok(None) };
    Ok(at.language.subtypes(&at).map(|found| type_items(world, found)))
}

pub(super) fn prepare_call_hierarchy(
    world: &World,
    params: lsp::CallHierarchyPrepareParams,
) -> Result<Option<Vec<lsp::CallHierarchyItem>>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let mut converter = Converter::new(world);
    Ok(at.language.call_hierarchy_item(&at).map(|found| vec![call_item(&mut converter, &found)]))
}

fn call_item(converter: &mut Converter<'_>, item: &HierarchyItem) -> lsp::CallHierarchyItem {
    lsp::CallHierarchyItem {
        name: item.name.clone(),
        kind: item.kind,
        tags: None,
        detail: Some(item.file.short().to_owned()),
        uri: item.file.uri(),
        range: converter.range(&item.file, &item.range),
        selection_range: converter.range(&item.file, &item.name_range),
        data: None,
    }
}

pub(super) fn incoming_calls(
    world: &World,
    params: lsp::CallHierarchyIncomingCallsParams,
) -> Result<Option<Vec<lsp::CallHierarchyIncomingCall>>, Refused> {
    let lsp::CallHierarchyItem { uri, selection_range, .. } = params.item;
    let Some(at) = at_item(world, &uri, selection_range) else { return Ok(None) };
    let mut converter = Converter::new(world);
    Ok(at.language.incoming_calls(&at).map(|found| {
        let call = |Call { item, ranges }| lsp::CallHierarchyIncomingCall {
            from: call_item(&mut converter, &item),
            from_ranges: lsp_ranges(&mut converter, &item.file, &ranges),
        };
        found.into_iter().map(call).collect()
    }))
}

pub(super) fn outgoing_calls(
    world: &World,
    params: lsp::CallHierarchyOutgoingCallsParams,
) -> Result<Option<Vec<lsp::CallHierarchyOutgoingCall>>, Refused> {
    let lsp::CallHierarchyItem { uri, selection_range, .. } = params.item;
    let Some(at) = at_item(world, &uri, selection_range) else { return Ok(None) };
    let mut converter = Converter::new(world);
    Ok(at.language.outgoing_calls(&at).map(|found| {
        let call = |Call { item, ranges }| lsp::CallHierarchyOutgoingCall {
            to: call_item(&mut converter, &item),
            from_ranges: lsp_ranges(&mut converter, &at.name, &ranges),
        };
        found.into_iter().map(call).collect()
    }))
}

fn lsp_ranges(converter: &mut Converter<'_>, file: &FileName, ranges: &[Range<usize>]) -> Vec<lsp::Range> {
    ranges.iter().map(|range| converter.range(file, range)).collect()
}
