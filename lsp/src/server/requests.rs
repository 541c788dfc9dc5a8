//! The requests and the functions that answer them.

use crate::answers::{Converter, contents};
use crate::ir;
use crate::names::FileName;
use crate::td;
use crate::td::actions::Edits;
use crate::td::check::Place;
use crate::world::{Language, World};
use gen_lsp_types as lsp;
use isogloss_tablegen::Text;
use lsp_server::ErrorCode;
use serde_json::Value;

/// Why a request has no answer.
pub(crate) struct Refused {
    pub(crate) code: ErrorCode,
    pub(crate) message: String,
}

impl Refused {
    pub(crate) fn because(message: impl Into<String>) -> Self {
        Self { code: ErrorCode::RequestFailed, message: message.into() }
    }
}

pub(super) type Answer = fn(&World, Value) -> Result<Value, Refused>;

/// Answers a request of a type of the protocol.
fn typed<R: lsp::Request>(
    world: &World,
    params: Value,
    answer: impl FnOnce(&World, R::Params) -> Result<R::Result, Refused>,
) -> Result<Value, Refused> {
    let params = serde_json::from_value(params)
        .map_err(|error| Refused { code: ErrorCode::InvalidParams, message: error.to_string() })?;
    let result = answer(world, params)?;
    serde_json::to_value(result)
        .map_err(|error| Refused { code: ErrorCode::InternalError, message: error.to_string() })
}

/// Lists the requests: `"method" => RequestType, function;`.
macro_rules! requests {
    ($($method:literal => $request:ident, $answer:path;)*) => {
        /// The function that answers a request; `None` for an unknown one.
        pub(super) fn answer_of(method: &str) -> Option<Answer> {
            Some(match method {
                $($method => |world, params| typed::<lsp::$request>(world, params, $answer),)*
                "isogloss/text" => |world, params| text_content(world, &params),
                // LLVM's extension of VS Code asks for these.
                "mlir/convertFromBytecode" => |world, params| converted(ir::convert::from_bytecode(world, &of_uri(&params))),
                "mlir/convertToBytecode" => |world, params| converted(ir::convert::to_bytecode(world, &of_uri(&params))),
                _ => return None,
            })
        }
    };
}

requests! {
    "textDocument/definition" => DefinitionRequest, definition;
    "textDocument/declaration" => DeclarationRequest, declaration;
    "textDocument/implementation" => ImplementationRequest, implementation;
    "textDocument/references" => ReferencesRequest, references;
    "textDocument/hover" => HoverRequest, hover;
    "textDocument/documentHighlight" => DocumentHighlightRequest, highlights;
    "textDocument/documentSymbol" => DocumentSymbolRequest, document_symbols;
    "workspace/symbol" => WorkspaceSymbolRequest, workspace_symbols;
    "textDocument/completion" => CompletionRequest, completion;
    "textDocument/signatureHelp" => SignatureHelpRequest, signature_help;
    "textDocument/prepareRename" => PrepareRenameRequest, prepare_rename;
    "textDocument/rename" => RenameRequest, rename;
    "textDocument/foldingRange" => FoldingRangeRequest, folding;
    "textDocument/selectionRange" => SelectionRangeRequest, selection;
    "textDocument/semanticTokens/full" => SemanticTokensRequest, semantic_tokens;
    "textDocument/semanticTokens/range" => SemanticTokensRangeRequest, semantic_tokens_of_range;
    "textDocument/documentLink" => DocumentLinkRequest, links;
    "textDocument/inlayHint" => InlayHintRequest, inlay_hints;
    "textDocument/codeAction" => CodeActionRequest, code_actions;
    "codeAction/resolve" => CodeActionResolveRequest, resolved_action;
    "textDocument/formatting" => DocumentFormattingRequest, formatting;
    "textDocument/rangeFormatting" => DocumentRangeFormattingRequest, range_formatting;
    "textDocument/onTypeFormatting" => DocumentOnTypeFormattingRequest, on_type_formatting;
    "textDocument/prepareTypeHierarchy" => TypeHierarchyPrepareRequest, prepare_type_hierarchy;
    "typeHierarchy/supertypes" => TypeHierarchySupertypesRequest, supertypes;
    "typeHierarchy/subtypes" => TypeHierarchySubtypesRequest, subtypes;
    "textDocument/prepareCallHierarchy" => CallHierarchyPrepareRequest, prepare_call_hierarchy;
    "callHierarchy/incomingCalls" => CallHierarchyIncomingCallsRequest, incoming_calls;
    "callHierarchy/outgoingCalls" => CallHierarchyOutgoingCallsRequest, outgoing_calls;
    "workspace/textDocumentContent" => TextDocumentContentRequest, document_content;
    "workspace/executeCommand" => ExecuteCommandRequest, execute_command;
}

/// A position in a document, resolved for the handlers.
pub(crate) struct At {
    pub(crate) name: FileName,
    pub(crate) language: Language,
    pub(crate) text: Text,
    pub(crate) offset: usize,
}

/// The document with its text, and the byte of a position.
fn at(world: &World, document: &lsp::TextDocumentIdentifier, position: lsp::Position) -> Option<At> {
    let name = FileName::of_uri(&document.uri);
    let text = world.text(&name)?;
    let language =
        world.document(&name).map_or_else(|| Language::of(&name, ""), |document| document.language);
    let offset = crate::text::offset(&text, position, world.encoding);
    Some(At { name, language, text, offset })
}

fn at_params(world: &World, params: &lsp::TextDocumentPositionParams) -> Option<At> {
    at(world, &params.text_document, params.position)
}

fn whole(world: &World, document: &lsp::TextDocumentIdentifier) -> Option<At> {
    at(world, document, lsp::Position::default())
}

fn locations(world: &World, places: &[Place]) -> Vec<lsp::Location> {
    let mut converter = Converter::new(world);
    places.iter().map(|place| converter.location(place)).collect()
}

fn definition(
    world: &World,
    params: lsp::DefinitionParams,
) -> Result<Option<lsp::DefinitionResponse>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let places = match at.language {
        Language::TableGen => td::navigate::definition(world, &at.name, at.offset),
        Language::Ir => ir::navigate::definition(world, &at.name, at.offset),
    };
    let found = lsp::Definition::LocationList(locations(world, &places));
    Ok((!places.is_empty()).then_some(lsp::DefinitionResponse::Definition(found)))
}

fn declaration(
    world: &World,
    params: lsp::DeclarationParams,
) -> Result<Option<lsp::DeclarationResponse>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let places = match at.language {
        Language::TableGen => td::navigate::declaration(world, &at.name, at.offset),
        Language::Ir => ir::navigate::definition(world, &at.name, at.offset),
    };
    let found = lsp::Declaration::LocationList(locations(world, &places));
    Ok((!places.is_empty()).then_some(lsp::DeclarationResponse::Declaration(found)))
}

fn implementation(
    world: &World,
    params: lsp::ImplementationParams,
) -> Result<Option<lsp::ImplementationResponse>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let places = match at.language {
        Language::TableGen => td::hooks::implementations(world, &at.name, at.offset),
        Language::Ir => ir::navigate::implementation(world, &at.name, at.offset),
    };
    let found = lsp::Definition::LocationList(locations(world, &places));
    Ok((!places.is_empty()).then_some(lsp::ImplementationResponse::Definition(found)))
}

fn references(world: &World, params: lsp::ReferenceParams) -> Result<Option<Vec<lsp::Location>>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let with_declaration = params.context.include_declaration;
    let places = match at.language {
        Language::TableGen => td::navigate::references(world, &at.name, at.offset, with_declaration),
        Language::Ir => ir::navigate::references(world, &at.name, at.offset, with_declaration),
    };
    Ok(places.map(|places| locations(world, &places)))
}

fn hover(world: &World, params: lsp::HoverParams) -> Result<Option<lsp::Hover>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let found = match at.language {
        Language::TableGen => td::hover::hover(world, &at.name, at.offset),
        Language::Ir => ir::hover::hover(world, &at.name, at.offset),
    };
    Ok(found.map(|(text, range)| lsp::Hover {
        contents: contents(text),
        range: Some(Converter::new(world).range(&at.name, &range)),
    }))
}

fn highlights(
    world: &World,
    params: lsp::DocumentHighlightParams,
) -> Result<Option<Vec<lsp::DocumentHighlight>>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let found = match at.language {
        Language::TableGen => td::navigate::highlights(world, &at.name, at.offset),
        Language::Ir => ir::navigate::highlights(world, &at.name, at.offset),
    };
    let mut converter = Converter::new(world);
    Ok(found.map(|found| {
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

fn document_symbols(
    world: &World,
    params: lsp::DocumentSymbolParams,
) -> Result<Option<lsp::DocumentSymbolResponse>, Refused> {
    let Some(at) = whole(world, &params.text_document) else { return Ok(None) };
    let symbols = match at.language {
        Language::TableGen => td::outline::symbols(world, &at.name),
        Language::Ir => ir::outline::symbols(world, &at.name),
    };
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

fn workspace_symbols(
    world: &World,
    params: lsp::WorkspaceSymbolParams,
) -> Result<Option<lsp::WorkspaceSymbolResponse>, Refused> {
    let found = td::outline::workspace_symbols(world, &params.query);
    let mut converter = Converter::new(world);
    let symbols = found.into_iter().map(|found| lsp::WorkspaceSymbol {
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

fn completion(
    world: &World,
    params: lsp::CompletionParams,
) -> Result<Option<lsp::CompletionResponse>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let items = match at.language {
        Language::TableGen => td::complete::complete(world, &at.name, at.offset),
        Language::Ir => ir::complete::complete(world, &at.name, at.offset),
    };
    let mut converter = Converter::new(world);
    let list = td::complete::Item::list(items, &at.name, &mut converter);
    Ok(Some(lsp::CompletionResponse::CompletionList(list)))
}

fn signature_help(
    world: &World,
    params: lsp::SignatureHelpParams,
) -> Result<Option<lsp::SignatureHelp>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    Ok(match at.language {
        Language::TableGen => td::signature::signature_help(world, &at.name, at.offset),
        Language::Ir => ir::signature::signature_help(world, &at.name, at.offset),
    })
}

fn prepare_rename(
    world: &World,
    params: lsp::PrepareRenameParams,
) -> Result<Option<lsp::PrepareRenameResult>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let found = match at.language {
        Language::TableGen => td::rename::prepare(world, &at.name, at.offset).map_err(Refused::because)?,
        Language::Ir => ir::navigate::prepare_rename(world, &at.name, at.offset).map_err(Refused::because)?,
    };
    Ok(Some(lsp::PrepareRenameResult::PrepareRenamePlaceholder(lsp::PrepareRenamePlaceholder {
        range: Converter::new(world).range(&at.name, &found),
        placeholder: at.text[found].to_owned(),
    })))
}

fn rename(world: &World, params: lsp::RenameParams) -> Result<Option<lsp::WorkspaceEdit>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let edits = match at.language {
        Language::TableGen => td::rename::rename(world, &at.name, at.offset, &params.new_name),
        Language::Ir => ir::navigate::rename(world, &at.name, at.offset, &params.new_name),
    };
    Ok(Some(workspace_edit(world, &edits.map_err(Refused::because)?)))
}

/// Edits of several files.
pub(crate) fn workspace_edit(world: &World, edits: &[(Place, String)]) -> lsp::WorkspaceEdit {
    let mut converter = Converter::new(world);
    let mut changes: std::collections::HashMap<lsp::Uri, Vec<lsp::TextEdit>> =
        std::collections::HashMap::new();
    for (place, new_text) in edits {
        let edit =
            lsp::TextEdit { range: converter.range(&place.file, &place.range), new_text: new_text.clone() };
        changes.entry(place.file.uri()).or_default().push(edit);
    }
    lsp::WorkspaceEdit { changes: Some(changes), ..lsp::WorkspaceEdit::default() }
}

fn folding(
    world: &World,
    params: lsp::FoldingRangeParams,
) -> Result<Option<Vec<lsp::FoldingRange>>, Refused> {
    let Some(at) = whole(world, &params.text_document) else { return Ok(None) };
    Ok(match at.language {
        Language::TableGen => td::outline::folding(world, &at.name),
        Language::Ir => ir::outline::folding(world, &at.name),
    })
}

fn selection(
    world: &World,
    params: lsp::SelectionRangeParams,
) -> Result<Option<Vec<lsp::SelectionRange>>, Refused> {
    let mut converter = Converter::new(world);
    let mut result = Vec::new();
    for position in &params.positions {
        let Some(at) = at(world, &params.text_document, *position) else { return Ok(None) };
        let ranges = match at.language {
            Language::TableGen => td::outline::selection(world, &at.name, at.offset),
            Language::Ir => ir::outline::selection(world, &at.name, at.offset),
        };
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

fn semantic_tokens(
    world: &World,
    params: lsp::SemanticTokensParams,
) -> Result<Option<lsp::SemanticTokens>, Refused> {
    let Some(at) = whole(world, &params.text_document) else { return Ok(None) };
    let all = 0..at.text.len();
    Ok(tokens_of(world, &at, &all))
}

fn semantic_tokens_of_range(
    world: &World,
    params: lsp::SemanticTokensRangeParams,
) -> Result<Option<lsp::SemanticTokens>, Refused> {
    let Some(start) = at(world, &params.text_document, params.range.start) else { return Ok(None) };
    let end = at(world, &params.text_document, params.range.end).map_or(start.offset, |end| end.offset);
    Ok(tokens_of(world, &start, &(start.offset..end)))
}

fn tokens_of(world: &World, at: &At, within: &std::ops::Range<usize>) -> Option<lsp::SemanticTokens> {
    let tokens = match at.language {
        Language::TableGen => td::tokens::tokens(world, &at.name, within)?,
        Language::Ir => ir::outline::tokens(world, &at.name, within)?,
    };
    Some(td::tokens::encoded(world, &at.text, &tokens))
}

fn links(world: &World, params: lsp::DocumentLinkParams) -> Result<Option<Vec<lsp::DocumentLink>>, Refused> {
    let Some(at) = whole(world, &params.text_document) else { return Ok(None) };
    let links = match at.language {
        Language::TableGen => td::outline::links(world, &at.name),
        Language::Ir => Vec::new(),
    };
    let mut converter = Converter::new(world);
    let link = |(range, target): (_, FileName)| lsp::DocumentLink {
        range: converter.range(&at.name, &range),
        target: Some(target.uri()),
        ..lsp::DocumentLink::default()
    };
    Ok(Some(links.into_iter().map(link).collect()))
}

fn inlay_hints(world: &World, params: lsp::InlayHintParams) -> Result<Option<Vec<lsp::InlayHint>>, Refused> {
    let Some(start) = at(world, &params.text_document, params.range.start) else { return Ok(None) };
    let end = at(world, &params.text_document, params.range.end).map_or(start.offset, |end| end.offset);
    let hints = match start.language {
        Language::TableGen => td::hints::hints(world, &start.name, &(start.offset..end)),
        Language::Ir => ir::hints::hints(world, &start.name, &(start.offset..end)),
    };
    let mut converter = Converter::new(world);
    let hint = |hint: td::hints::Hint| lsp::InlayHint {
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

fn code_actions(
    world: &World,
    params: lsp::CodeActionParams,
) -> Result<Option<Vec<lsp::CodeActionResponse>>, Refused> {
    let Some(start) = at(world, &params.text_document, params.range.start) else { return Ok(None) };
    let end = at(world, &params.text_document, params.range.end).map_or(start.offset, |end| end.offset);
    let actions = match start.language {
        Language::TableGen => td::actions::actions(world, &start.name, &(start.offset..end)),
        Language::Ir => ir::actions::actions(world, &start.name, &(start.offset..end)),
    };
    let mut converter = Converter::new(world);
    let action = |action: td::actions::Action| {
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
fn resolved_action(world: &World, action: lsp::CodeAction) -> Result<lsp::CodeAction, Refused> {
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
    let edit = ir::actions::edit_to_other_form(world, &at.name, at.offset)
        .ok_or_else(|| Refused::because("the operation cannot be written in its other form"))?;
    Ok(lsp::CodeAction { edit: Some(workspace_edit(world, &[edit])), ..action })
}

fn formatting(
    world: &World,
    params: lsp::DocumentFormattingParams,
) -> Result<Option<Vec<lsp::TextEdit>>, Refused> {
    let Some(at) = whole(world, &params.text_document) else { return Ok(None) };
    Ok(format_lines(world, &at, None))
}

fn range_formatting(
    world: &World,
    params: lsp::DocumentRangeFormattingParams,
) -> Result<Option<Vec<lsp::TextEdit>>, Refused> {
    let Some(at) = whole(world, &params.text_document) else { return Ok(None) };
    let (start, end) = (params.range.start, params.range.end);
    // A selection of whole lines ends at the start of the next.
    let last = if end.character == 0 && end.line > start.line { end.line } else { end.line + 1 };
    Ok(format_lines(world, &at, Some(start.line as usize..last as usize)))
}

fn on_type_formatting(
    world: &World,
    params: lsp::DocumentOnTypeFormattingParams,
) -> Result<Option<Vec<lsp::TextEdit>>, Refused> {
    let Some(at) = at(world, &params.text_document, params.position) else { return Ok(None) };
    let line = params.position.line as usize;
    let lines = match at.language {
        Language::TableGen => {
            td::outline::statement_lines(world, &at.name, at.offset).unwrap_or(line..line + 1)
        }
        Language::Ir => ir::outline::operation_lines(world, &at.name, at.offset).unwrap_or(line..line + 1),
    };
    Ok(format_lines(world, &at, Some(lines)))
}

fn format_lines(world: &World, at: &At, lines: Option<std::ops::Range<usize>>) -> Option<Vec<lsp::TextEdit>> {
    let edits = match at.language {
        Language::TableGen => {
            let file = world.td_file(&at.name)?;
            let mut options = isogloss_fmt::Options::default();
            options.lines = lines;
            isogloss_fmt::tablegen::edits(&file.tree, &options)
        }
        Language::Ir => {
            let file = ir::file(world, &at.name)?;
            let mut options = isogloss_fmt::Options::default();
            options.lines = lines;
            ir::format_edits(world, &file, &options)
        }
    };
    let mut converter = Converter::new(world);
    let edit = |edit: isogloss_tablegen::tree::Edit| lsp::TextEdit {
        range: converter.range(&at.name, &edit.range),
        new_text: edit.text,
    };
    Some(edits.into_iter().map(edit).collect())
}

fn prepare_type_hierarchy(
    world: &World,
    params: lsp::TypeHierarchyPrepareParams,
) -> Result<Option<Vec<lsp::TypeHierarchyItem>>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let found = match at.language {
        Language::TableGen => td::navigate::hierarchy_item(world, &at.name, at.offset),
        Language::Ir => None,
    };
    Ok(found.map(|found| hierarchy_items(world, vec![found])))
}

fn hierarchy_items(world: &World, found: Vec<td::navigate::HierarchyItem>) -> Vec<lsp::TypeHierarchyItem> {
    let mut converter = Converter::new(world);
    let item = |item: td::navigate::HierarchyItem| lsp::TypeHierarchyItem {
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

fn of_item(world: &World, item: &lsp::TypeHierarchyItem) -> Option<At> {
    at(world, &lsp::TextDocumentIdentifier { uri: item.uri.clone() }, item.selection_range.start)
}

fn supertypes(
    world: &World,
    params: lsp::TypeHierarchySupertypesParams,
) -> Result<Option<Vec<lsp::TypeHierarchyItem>>, Refused> {
    let Some(at) = of_item(world, &params.item) else { return Ok(None) };
    Ok(td::navigate::supertypes(world, &at.name, at.offset).map(|found| hierarchy_items(world, found)))
}

fn subtypes(
    world: &World,
    params: lsp::TypeHierarchySubtypesParams,
) -> Result<Option<Vec<lsp::TypeHierarchyItem>>, Refused> {
    let Some(at) = of_item(world, &params.item) else { return Ok(None) };
    Ok(td::navigate::subtypes(world, &at.name, at.offset).map(|found| hierarchy_items(world, found)))
}

fn prepare_call_hierarchy(
    world: &World,
    params: lsp::CallHierarchyPrepareParams,
) -> Result<Option<Vec<lsp::CallHierarchyItem>>, Refused> {
    let Some(at) = at_params(world, &params.text_document_position_params) else { return Ok(None) };
    let found = match at.language {
        Language::TableGen => None,
        Language::Ir => ir::navigate::callable_at(world, &at.name, at.offset),
    };
    let mut converter = Converter::new(world);
    Ok(found.map(|found| vec![call_item(&mut converter, &found)]))
}

fn call_item(converter: &mut Converter<'_>, item: &ir::navigate::Callable) -> lsp::CallHierarchyItem {
    lsp::CallHierarchyItem {
        name: item.name.clone(),
        kind: lsp::SymbolKind::Function,
        tags: None,
        detail: Some(item.file.short().to_owned()),
        uri: item.file.uri(),
        range: converter.range(&item.file, &item.whole),
        selection_range: converter.range(&item.file, &item.name_range),
        data: None,
    }
}

fn incoming_calls(
    world: &World,
    params: lsp::CallHierarchyIncomingCallsParams,
) -> Result<Option<Vec<lsp::CallHierarchyIncomingCall>>, Refused> {
    let item = &params.item;
    let document = lsp::TextDocumentIdentifier { uri: item.uri.clone() };
    let Some(at) = at(world, &document, item.selection_range.start) else { return Ok(None) };
    let mut converter = Converter::new(world);
    Ok(ir::navigate::incoming(world, &at.name, at.offset).map(|found| {
        let call = |caller: ir::navigate::Callable| lsp::CallHierarchyIncomingCall {
            from: call_item(&mut converter, &caller),
            from_ranges: caller.calls.iter().map(|range| converter.range(&caller.file, range)).collect(),
        };
        found.into_iter().map(call).collect()
    }))
}

fn outgoing_calls(
    world: &World,
    params: lsp::CallHierarchyOutgoingCallsParams,
) -> Result<Option<Vec<lsp::CallHierarchyOutgoingCall>>, Refused> {
    let item = &params.item;
    let document = lsp::TextDocumentIdentifier { uri: item.uri.clone() };
    let Some(at) = at(world, &document, item.selection_range.start) else { return Ok(None) };
    let mut converter = Converter::new(world);
    Ok(ir::navigate::outgoing(world, &at.name, at.offset).map(|found| {
        let call = |called: ir::navigate::Callable| lsp::CallHierarchyOutgoingCall {
            to: call_item(&mut converter, &called),
            from_ranges: called.calls.iter().map(|range| converter.range(&at.name, range)).collect(),
        };
        found.into_iter().map(call).collect()
    }))
}

/// The document of a request that has only its URI.
fn of_uri(params: &Value) -> FileName {
    let uri = params.get("uri").and_then(Value::as_str).unwrap_or_default();
    FileName::of_uri(&lsp::Uri(uri.to_owned()))
}

fn converted(result: Result<String, String>) -> Result<Value, Refused> {
    result.map(|output| serde_json::json!({ "output": output })).map_err(Refused::because)
}

/// The text of a document that is not on disk: a library text, or the page of an error code.
fn document_content(
    world: &World,
    params: lsp::TextDocumentContentParams,
) -> Result<lsp::TextDocumentContentResult, Refused> {
    match content(world, &params.uri) {
        Some(text) => Ok(lsp::TextDocumentContentResult { text }),
        None => Err(Refused::because(format!("there is no text `{}`", params.uri))),
    }
}

/// The same for clients of older versions of the protocol: `{ "uri": ... }` gives the text.
fn text_content(world: &World, params: &Value) -> Result<Value, Refused> {
    let uri = params.get("uri").and_then(Value::as_str).unwrap_or_default();
    match content(world, &lsp::Uri(uri.to_owned())) {
        Some(text) => Ok(Value::String(text)),
        None => Err(Refused::because(format!("there is no text `{uri}`"))),
    }
}

fn content(world: &World, uri: &lsp::Uri) -> Option<String> {
    let name = FileName::of_uri(uri);
    if let Some(page) = name.as_str().strip_prefix("explain/") {
        return isogloss_codegen::explain(page.trim_end_matches(".md")).map(str::to_owned);
    }
    if let Some((view, of)) = name.as_str().strip_prefix("view/").and_then(|rest| rest.split_once('/')) {
        return td::views::view(world, view, of);
    }
    world.text(&name).map(|text| text.to_string())
}

fn execute_command(world: &World, params: lsp::ExecuteCommandParams) -> Result<Option<lsp::LspAny>, Refused> {
    let view = params.command.strip_prefix("isogloss.").unwrap_or_default();
    let argument = params.arguments.iter().flatten().next();
    let document = argument.and_then(|argument| serde_json::from_value(argument.clone()).ok());
    let Some(at) = document.and_then(|position: lsp::TextDocumentPositionParams| at_params(world, &position))
    else {
        return Err(Refused::because("the argument of the command is a document and a position in it"));
    };
    match td::views::of_position(world, view, &at.name, at.offset) {
        Some(text) => Ok(Some(Value::String(text))),
        None => Err(Refused::because("there is no definition here")),
    }
}
