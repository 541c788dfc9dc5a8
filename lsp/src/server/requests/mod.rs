//! The requests: for each a row with its method, the capability that announces it, and its function.

mod content;
mod editing;
mod hierarchy;
mod navigation;
mod structure;

use crate::answers::{Place, TOKEN_MODIFIERS, TOKEN_TYPES};
use crate::language::{DocumentPosition, LanguageId};
use crate::names::FileName;
use crate::protocol::Converter;
use crate::world::World;
use gen_lsp_types as lsp;
use lsp_server::ErrorCode;
use serde_json::{Value, json};

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

/// A function that answers a request.
pub(super) type Answer = fn(&World, Value) -> Result<Value, Refused>;

/// A request.
struct Row {
    method: &'static str,
    answer: Answer,
    /// The part of the server's capabilities that announces it.
    capability: fn() -> Value,
}

/// A request with types of the protocol: its method, its type, its function, and its capability if there is one.
macro_rules! row {
    ($method:literal, $request:ident, $answer:path $(, { $($capability:tt)* })?) => {
        Row {
            method: $method,
            answer: |world, params| typed::<lsp::$request>(world, params, $answer),
            capability: || json!({ $($($capability)*)? }),
        }
    };
}

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

const REQUESTS: &[Row] = &[
    row!("textDocument/definition", DefinitionRequest, navigation::definition, {
        "definitionProvider": true,
    }),
    row!("textDocument/declaration", DeclarationRequest, navigation::declaration, {
        "declarationProvider": true,
    }),
    row!("textDocument/implementation", ImplementationRequest, navigation::implementation, {
        "implementationProvider": true,
    }),
    row!("textDocument/references", ReferencesRequest, navigation::references, {
        "referencesProvider": true,
    }),
    row!("textDocument/hover", HoverRequest, navigation::hover, { "hoverProvider": true }),
    row!("textDocument/documentHighlight", DocumentHighlightRequest, navigation::highlights, {
        "documentHighlightProvider": true,
    }),
    row!("textDocument/documentSymbol", DocumentSymbolRequest, structure::document_symbols, {
        "documentSymbolProvider": true,
    }),
    row!("workspace/symbol", WorkspaceSymbolRequest, structure::workspace_symbols, {
        "workspaceSymbolProvider": true,
    }),
    row!("textDocument/completion", CompletionRequest, editing::completion, {
        "completionProvider": {
            "triggerCharacters": [".", "!", "$", "<", "\"", "`", "(", "%", "^", "@", "#", ":", "/"],
        },
    }),
    row!("textDocument/signatureHelp", SignatureHelpRequest, editing::signature_help, {
        "signatureHelpProvider": { "triggerCharacters": ["<", "(", ","], "retriggerCharacters": [","] },
    }),
    row!("textDocument/prepareRename", PrepareRenameRequest, editing::prepare_rename, {
        "renameProvider": { "prepareProvider": true },
    }),
    row!("textDocument/rename", RenameRequest, editing::rename),
    row!("textDocument/foldingRange", FoldingRangeRequest, structure::folding, {
        "foldingRangeProvider": true,
    }),
    row!("textDocument/selectionRange", SelectionRangeRequest, structure::selection, {
        "selectionRangeProvider": true,
    }),
    row!("textDocument/semanticTokens/full", SemanticTokensRequest, structure::semantic_tokens, {
        "semanticTokensProvider": {
            "legend": { "tokenTypes": TOKEN_TYPES, "tokenModifiers": TOKEN_MODIFIERS },
            "full": true,
        },
    }),
    row!("textDocument/semanticTokens/range", SemanticTokensRangeRequest, structure::semantic_tokens_of_range, {
        "semanticTokensProvider": { "range": true },
    }),
    row!("textDocument/documentLink", DocumentLinkRequest, structure::links, { "documentLinkProvider": {} }),
    row!("textDocument/inlayHint", InlayHintRequest, structure::inlay_hints, { "inlayHintProvider": true }),
    row!("textDocument/codeAction", CodeActionRequest, editing::code_actions, {
        "codeActionProvider": { "codeActionKinds": ["quickfix", "refactor.rewrite"] },
    }),
    row!("codeAction/resolve", CodeActionResolveRequest, editing::resolved_action, {
        "codeActionProvider": { "resolveProvider": true },
    }),
    row!("textDocument/formatting", DocumentFormattingRequest, editing::formatting, {
        "documentFormattingProvider": true,
    }),
    row!("textDocument/rangeFormatting", DocumentRangeFormattingRequest, editing::range_formatting, {
        "documentRangeFormattingProvider": true,
    }),
    row!("textDocument/onTypeFormatting", DocumentOnTypeFormattingRequest, editing::on_type_formatting, {
        "documentOnTypeFormattingProvider": { "firstTriggerCharacter": ";", "moreTriggerCharacter": ["}"] },
    }),
    row!("textDocument/prepareTypeHierarchy", TypeHierarchyPrepareRequest, hierarchy::prepare_type_hierarchy, {
        "typeHierarchyProvider": true,
    }),
    row!("typeHierarchy/supertypes", TypeHierarchySupertypesRequest, hierarchy::supertypes),
    row!("typeHierarchy/subtypes", TypeHierarchySubtypesRequest, hierarchy::subtypes),
    row!("textDocument/prepareCallHierarchy", CallHierarchyPrepareRequest, hierarchy::prepare_call_hierarchy, {
        "callHierarchyProvider": true,
    }),
    row!("callHierarchy/incomingCalls", CallHierarchyIncomingCallsRequest, hierarchy::incoming_calls),
    row!("callHierarchy/outgoingCalls", CallHierarchyOutgoingCallsRequest, hierarchy::outgoing_calls),
    row!("workspace/textDocumentContent", TextDocumentContentRequest, content::document_content, {
        "workspace": { "textDocumentContent": { "schemes": ["isogloss"] } },
    }),
    row!("workspace/executeCommand", ExecuteCommandRequest, content::execute_command, {
        "executeCommandProvider": { "commands": ["isogloss.records", "isogloss.rust", "isogloss.docs"] },
    }),
    Row { method: "isogloss/text", answer: content::text_content, capability: || json!({}) },
    Row { method: "mlir/convertFromBytecode", answer: content::from_bytecode, capability: || json!({}) },
    Row { method: "mlir/convertToBytecode", answer: content::to_bytecode, capability: || json!({}) },
];

/// The function that answers a request; `None` for an unknown one.
pub(super) fn answer_of(method: &str) -> Option<Answer> {
    REQUESTS.iter().find(|row| row.method == method).map(|row| row.answer)
}

/// The capabilities of the server: of the requests, and of notifications.
pub(super) fn capabilities(world: &World) -> Value {
    let mut all = json!({
        "positionEncoding": world.encoding.kind(),
        "textDocumentSync": { "openClose": true, "change": 2, "save": true },
        "workspace": { "workspaceFolders": { "supported": true, "changeNotifications": true } },
    });
    REQUESTS.iter().for_each(|row| merge(&mut all, (row.capability)()));
    all
}

/// Adds the entries of an object to another one; objects under the same key are merged.
fn merge(into: &mut Value, from: Value) {
    match (into, from) {
        (Value::Object(into), Value::Object(from)) => {
            for (key, value) in from {
                merge(into.entry(key).or_insert(Value::Null), value);
            }
        }
        (into, from) => *into = from,
    }
}

/// The document with its text, and the byte of a position.
fn at<'w>(
    world: &'w World,
    document: &lsp::TextDocumentIdentifier,
    position: lsp::Position,
) -> Option<DocumentPosition<'w>> {
    let name = FileName::of_uri(&document.uri);
    let text = world.text(&name)?;
    let id = world.document(&name).map_or_else(|| LanguageId::of(&name, ""), |document| document.language);
    let offset = crate::text::offset(&text, position, world.encoding);
    Some(DocumentPosition { world, name, language: id.language(), text, offset })
}

fn at_params<'w>(world: &'w World, params: &lsp::TextDocumentPositionParams) -> Option<DocumentPosition<'w>> {
    at(world, &params.text_document, params.position)
}

/// The start of a document.
fn whole<'w>(world: &'w World, document: &lsp::TextDocumentIdentifier) -> Option<DocumentPosition<'w>> {
    at(world, document, lsp::Position::default())
}

fn locations(world: &World, places: &[Place]) -> Vec<lsp::Location> {
    let mut converter = Converter::new(world);
    places.iter().map(|place| converter.location(place)).collect()
}
