//! The capabilities that the server announces.

use crate::td::tokens;
use crate::world::World;
use serde_json::{Value, json};

/// The result of `initialize`.
pub(super) fn result(world: &World) -> Value {
    json!({
        "capabilities": {
            "positionEncoding": world.encoding.kind(),
            "textDocumentSync": { "openClose": true, "change": 2, "save": true },
            "definitionProvider": true,
            "declarationProvider": true,
            "implementationProvider": true,
            "referencesProvider": true,
            "hoverProvider": true,
            "documentHighlightProvider": true,
            "documentSymbolProvider": true,
            "workspaceSymbolProvider": true,
            "completionProvider": {
                "triggerCharacters": [".", "!", "$", "<", "\"", "`", "(", "%", "^", "@", "#", ":", "/"],
            },
            "signatureHelpProvider": { "triggerCharacters": ["<", "(", ","], "retriggerCharacters": [","] },
            "renameProvider": { "prepareProvider": true },
            "foldingRangeProvider": true,
            "selectionRangeProvider": true,
            "semanticTokensProvider": {
                "legend": { "tokenTypes": tokens::TYPES, "tokenModifiers": tokens::MODIFIERS },
                "full": true,
                "range": true,
            },
            "documentLinkProvider": {},
            "inlayHintProvider": true,
            "codeActionProvider": { "codeActionKinds": ["quickfix", "refactor.rewrite"], "resolveProvider": true },
            "documentFormattingProvider": true,
            "documentRangeFormattingProvider": true,
            "documentOnTypeFormattingProvider": { "firstTriggerCharacter": ";", "moreTriggerCharacter": ["}"] },
            "typeHierarchyProvider": true,
            "callHierarchyProvider": true,
            "executeCommandProvider": { "commands": ["isogloss.records", "isogloss.rust", "isogloss.docs"] },
            "workspace": {
                "workspaceFolders": { "supported": true, "changeNotifications": true },
                "textDocumentContent": { "schemes": ["isogloss"] },
            },
        },
        "serverInfo": { "name": "isogloss", "version": env!("CARGO_PKG_VERSION") },
    })
}
