//! Texts that the server makes: pages, views of definitions, and the other form of IR.

use super::{Refused, at_params};
use crate::ir::convert;
use crate::names::FileName;
use crate::td::views;
use crate::world::World;
use gen_lsp_types as lsp;
use serde_json::Value;

/// The IR of a bytecode file, as text (`mlir/convertFromBytecode`, which LLVM's extension of VS Code sends).
pub(super) fn from_bytecode(world: &World, params: Value) -> Result<Value, Refused> {
    converted(convert::from_bytecode(world, &of_uri(&params)))
}

/// The bytecode of a document (`mlir/convertToBytecode`).
pub(super) fn to_bytecode(world: &World, params: Value) -> Result<Value, Refused> {
    converted(convert::to_bytecode(world, &of_uri(&params)))
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
pub(super) fn document_content(
    world: &World,
    params: lsp::TextDocumentContentParams,
) -> Result<lsp::TextDocumentContentResult, Refused> {
    match content(world, &params.uri) {
        Some(text) => Ok(lsp::TextDocumentContentResult { text }),
        None => Err(Refused::because(format!("there is no text `{}`", params.uri))),
    }
}

/// As [`document_content`], for clients of older versions of the protocol: `{ "uri": ... }` gives the text.
pub(super) fn text_content(world: &World, params: Value) -> Result<Value, Refused> {
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
        return views::view(world, view, of);
    }
    world.text(&name).map(|text| text.to_string())
}

pub(super) fn execute_command(
    world: &World,
    params: lsp::ExecuteCommandParams,
) -> Result<Option<lsp::LspAny>, Refused> {
    let view = params.command.strip_prefix("isogloss.").unwrap_or_default();
    let argument = params.arguments.iter().flatten().next();
    let document = argument.and_then(|argument| serde_json::from_value(argument.clone()).ok());
    let Some(at) = document.and_then(|position: lsp::TextDocumentPositionParams| at_params(world, &position))
    else {
        return Err(Refused::because("the argument of the command is a document and a position in it"));
    };
    match at.language.view(&at, view) {
        Some(text) => Ok(Some(Value::String(text))),
        None => Err(Refused::because("there is no definition here")),
    }
}
