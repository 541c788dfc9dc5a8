//! Requests that help to write a document, or change it.

use super::{Refused, at, at_params, whole};
use crate::answers::{Action, Edits, Place};
use crate::language::DocumentPosition;
use crate::protocol::{Converter, completion_list};
use crate::world::World;
use gen_lsp_types as lsp;
use isogloss_tablegen::tree::Edit;
use lsp_server::ErrorCode;
use std::collections::HashMap;
use std::ops::Range;

pub(super) fn completion(
    world: &World,
    params: lsp::CompletionParams,
) -> Result<Option<lsp::CompletionResponse>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let items = at.language.completion(&at);
    let mut converter = Converter::new(world);
    let list = completion_list(items, &at.name, &mut converter);
    Ok(Some(lsp::CompletionResponse::CompletionList(list)))
}

pub(super) fn signature_help(
    world: &World,
    params: lsp::SignatureHelpParams,
) -> Result<Option<lsp::SignatureHelp>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    Ok(at.language.signature_help(&at))
}

pub(super) fn prepare_rename(
    world: &World,
    params: lsp::PrepareRenameParams,
) -> Result<Option<lsp::PrepareRenameResult>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let found = at.language.prepare_rename(&at).map_err(Refused::because)?;
    Ok(Some(lsp::PrepareRenameResult::PrepareRenamePlaceholder(lsp::PrepareRenamePlaceholder {
        range: Converter::new(world).range(&at.name, &found),
        placeholder: at.text[found].to_owned(),
    })))
}

pub(super) fn rename(
    world: &World,
    params: lsp::RenameParams,
) -> Result<Option<lsp::WorkspaceEdit>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let edits = at.language.rename(&at, &params.new_name);
    Ok(Some(workspace_edit(world, &edits.map_err(Refused::because)?)))
}

/// Edits of several files.
fn workspace_edit(world: &World, edits: &[(Place, String)]) -> lsp::WorkspaceEdit {
    let mut converter = Converter::new(world);
    let mut changes: HashMap<lsp::Uri, Vec<lsp::TextEdit>> = HashMap::new();
    for (place, new_text) in edits {
        let edit =
            lsp::TextEdit { range: converter.range(&place.file, &place.range), new_text: new_text.clone() };
        changes.entry(place.file.uri()).or_default().push(edit);
    }
    lsp::WorkspaceEdit { changes: Some(changes), ..lsp::WorkspaceEdit::default() }
}

pub(super) fn code_actions(
    world: &World,
    params: lsp::CodeActionParams,
) -> Result<Option<Vec<lsp::CodeActionResponse>>, Refused> {
    let Some(start) = at(world, &params.text_document, params.range.start) else { return Ok(None) };
    let end = at(world, &params.text_document, params.range.end).map_or(start.offset, |end| end.offset);
    let actions = start.language.code_actions(&start, &(start.offset..end));
    let mut converter = Converter::new(world);
    let action = |action: Action| {
        let (edit, data) = match action.edits {
            Edits::Known(edits) => (Some(workspace_edit(world, &edits)), None),
            Edits::OtherForm(at) => {
                let position = converter.range(&start.name, &(at..at)).start;
                let version = world.document(&start.name).map(|document| document.version);
                let uri = &params.text_document.uri;
                (None, Some(serde_json::json!({ "uri": uri, "position": position, "version": version })))
            }
        };
        lsp::CodeActionResponse::CodeAction(lsp::CodeAction {
            title: action.title,
            kind: Some(if action.fixes.is_some() {
                lsp::CodeActionKind::QuickFix
            } else {
                lsp::CodeActionKind::RefactorRewrite
            }),
            is_preferred: Some(action.fixes.is_some()),
            diagnostics: action.fixes.map(|found| vec![converter.diagnostic(&found)]),
            edit,
            data,
            ..lsp::CodeAction::default()
        })
    };
    Ok(Some(actions.into_iter().map(action).collect()))
}

/// Adds the edit to an action that was sent without one.
pub(super) fn resolved_action(world: &World, action: lsp::CodeAction) -> Result<lsp::CodeAction, Refused> {
    let Some(data) = &action.data else { return Ok(action) };
    let place = serde_json::from_value::<lsp::Position>(data["position"].clone());
    let position =
        place.map_err(|error| Refused { code: ErrorCode::InvalidParams, message: error.to_string() })?;
    let uri = lsp::Uri(data["uri"].as_str().unwrap_or_default().to_owned());
    let at = at(world, &lsp::TextDocumentIdentifier { uri }, position)
        .ok_or_else(|| Refused::because("the document of the action is not known"))?;
    let version = world.document(&at.name).map(|document| document.version);
    if data["version"] != serde_json::json!(version) {
        let message = "the document has changed since the action was offered".to_owned();
        return Err(Refused { code: ErrorCode::ContentModified, message });
    }
    let edit = at.language.resolve_code_action(&at);
    let edit = edit.ok_or_else(|| Refused::because("the operation cannot be written in its other form"))?;
    Ok(lsp::CodeAction { edit: Some(workspace_edit(world, &[edit])), ..action })
}

pub(super) fn formatting(
    world: &World,
    params: lsp::DocumentFormattingParams,
) -> Result<Option<Vec<lsp::TextEdit>>, Refused> {
    let Some(at) = whole(world, &params.text_document) else { return Ok(None) };
    Ok(format_lines(world, &at, None))
}

pub(super) fn range_formatting(
    world: &World,
    params: lsp::DocumentRangeFormattingParams,
) -> Result<Option<Vec<lsp::TextEdit>>, Refused> {
    let Some(at) = whole(world, &params.text_document) else { return Ok(None) };
    let (start, end) = (params.range.start, params.range.end);
    // A selection of whole lines ends at the start of the next.
    let last = if end.character == 0 && end.line > start.line { end.line } else { end.line + 1 };
    Ok(format_lines(world, &at, Some(start.line as usize..last as usize)))
}

pub(super) fn on_type_formatting(
    world: &World,
    params: lsp::DocumentOnTypeFormattingParams,
) -> Result<Option<Vec<lsp::TextEdit>>, Refused> {
    let Some(at) = at(world, &params.text_document, params.position) else { return Ok(None) };
    let line = params.position.line as usize;
    let lines = at.language.lines_before(&at).unwrap_or(line..line + 1);
    Ok(format_lines(world, &at, Some(lines)))
}

fn format_lines(
    world: &World,
    at: &DocumentPosition<'_>,
    lines: Option<Range<usize>>,
) -> Option<Vec<lsp::TextEdit>> {
    let mut converter = Converter::new(world);
    let edit =
        |edit: Edit| lsp::TextEdit { range: converter.range(&at.name, &edit.range), new_text: edit.text };
    Some(at.language.format(at, lines)?.into_iter().map(edit).collect())
}
