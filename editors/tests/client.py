"""A typed client of PyPI (pytest-lsp) goes through every capability of `isogloss lsp`.

    pip install pytest-lsp pytest-asyncio; ISOGLOSS=target/debug/isogloss pytest editors/tests/client.py
"""

import os
import pathlib

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

TD = """include "isogloss/Op.td"
def Toy_Dialect : Dialect { let name = "toy"; }
/// An operation of toys.
class Toy_Op<string mnemonic, list<Trait> traits = []> : Op<Toy_Dialect, mnemonic, traits>;

def Toy_NegOp : Toy_Op<"neg", [SameOperandsAndResultType]> {
  let summary = "negates a number";
  let arguments = (ins F32:$in);
  let results = (outs F32:$out);
  let assemblyFormat = "$in attr-dict";
}
def Toy_StopOp : Toy_Opp<"stop">;
"""
MLIR = """func.func @f(%a: f32) -> f32 {
  %r = toy.neg %a
  return %r : f32
}
func.func @g(%b: f32) -> f32 {
  %s = call @f(%b) : (f32) -> f32
  return %s : f32
}
"""


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[os.path.realpath(os.environ.get("ISOGLOSS", "isogloss")), "lsp", "--stdio"])
)
async def client(lsp_client: LanguageClient, tmp_path_factory):
    folder = tmp_path_factory.mktemp("workspace")
    (folder / "toy.td").write_text(TD)
    (folder / "main.mlir").write_text(MLIR)
    lsp_client.folder = folder
    params = types.InitializeParams(
        capabilities=client_capabilities("visual-studio-code"),
        workspace_folders=[types.WorkspaceFolder(uri=folder.as_uri(), name="test")],
    )
    lsp_client.answer = await lsp_client.initialize_session(params)
    for name, language in (("toy.td", "tablegen"), ("main.mlir", "mlir")):
        path: pathlib.Path = folder / name
        lsp_client.text_document_did_open(
            types.DidOpenTextDocumentParams(
                types.TextDocumentItem(uri=path.as_uri(), language_id=language, version=1, text=path.read_text())
            )
        )
        await lsp_client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    yield
    await lsp_client.shutdown_session()


def document(client, name):
    return types.TextDocumentIdentifier(uri=(client.folder / name).as_uri())


def position(name, needle, off=0):
    text = TD if name.endswith(".td") else MLIR
    at = text.index(needle) + off
    return types.Position(line=text.count("\n", 0, at), character=at - text.rfind("\n", 0, at) - 1)


def whole():
    return types.Range(types.Position(0, 0), types.Position(100, 0))


async def test_every_capability_is_answered(client):
    capabilities = client.answer.capabilities
    assert capabilities.position_encoding is not None
    cases = {"toy.td": ("Toy_Op<\"neg\"", 1), "main.mlir": ("%r : f32", 1)}
    for name, (needle, off) in cases.items():
        text_document, at = document(client, name), position(name, needle, off)
        here = {"text_document": text_document, "position": at}
        assert await client.text_document_hover_async(types.HoverParams(**here))
        assert await client.text_document_definition_async(types.DefinitionParams(**here))
        assert await client.text_document_declaration_async(types.DeclarationParams(**here))
        context = types.ReferenceContext(include_declaration=True)
        assert len(await client.text_document_references_async(types.ReferenceParams(context=context, **here))) > 1
        assert len(await client.text_document_document_highlight_async(types.DocumentHighlightParams(**here))) > 1
        assert (await client.text_document_completion_async(types.CompletionParams(**here))).items
        assert await client.text_document_prepare_rename_async(types.PrepareRenameParams(**here))
        edit = await client.text_document_rename_async(types.RenameParams(new_name="other", **here))
        assert text_document.uri in edit.changes
        assert await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document))
        assert await client.text_document_folding_range_async(types.FoldingRangeParams(text_document))
        assert await client.text_document_selection_range_async(types.SelectionRangeParams(text_document, [at]))
        assert (await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(text_document))).data
        partial = types.SemanticTokensRangeParams(text_document, whole())
        assert (await client.text_document_semantic_tokens_range_async(partial)).data
        assert await client.text_document_inlay_hint_async(types.InlayHintParams(text_document, whole()))
        actions = types.CodeActionParams(text_document, whole(), types.CodeActionContext([]))
        assert await client.text_document_code_action_async(actions) is not None
    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    td, mlir = document(client, "toy.td"), document(client, "main.mlir")
    assert await client.text_document_formatting_async(types.DocumentFormattingParams(td, options)) is not None
    ranged = types.DocumentRangeFormattingParams(td, whole(), options)
    assert await client.text_document_range_formatting_async(ranged) is not None
    assert await client.text_document_document_link_async(types.DocumentLinkParams(td))
    help_at = position("toy.td", '"neg"', 1)
    assert (await client.text_document_signature_help_async(types.SignatureHelpParams(td, help_at))).signatures
    assert await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="Neg"))
    prepare = types.TypeHierarchyPrepareParams(td, position("toy.td", "Toy_Op<string", 1))
    item = (await client.text_document_prepare_type_hierarchy_async(prepare))[0]
    assert await client.type_hierarchy_supertypes_async(types.TypeHierarchySupertypesParams(item))
    assert await client.type_hierarchy_subtypes_async(types.TypeHierarchySubtypesParams(item))
    calls = types.CallHierarchyPrepareParams(mlir, position("main.mlir", "@f(%b", 1))
    item = (await client.text_document_prepare_call_hierarchy_async(calls))[0]
    assert (await client.call_hierarchy_incoming_calls_async(types.CallHierarchyIncomingCallsParams(item)))[0]


async def test_diagnostics_have_a_fix(client):
    uri = document(client, "toy.td").uri
    [found] = client.diagnostics[uri]
    assert "unknown class `Toy_Opp`" in found.message
    params = types.CodeActionParams(types.TextDocumentIdentifier(uri), found.range, types.CodeActionContext([found]))
    [action] = await client.text_document_code_action_async(params)
    assert action.title == "Change to `Toy_Op`"


async def test_an_operation_leads_to_its_definition(client):
    here = types.DefinitionParams(document(client, "main.mlir"), position("main.mlir", "neg %a", 1))
    [found] = await client.text_document_definition_async(here)
    assert found.uri.endswith("/toy.td") and found.range.start == position("toy.td", "Toy_NegOp")


async def test_the_other_form_of_an_operation_is_made_when_it_is_chosen(client):
    text_document, at = document(client, "main.mlir"), position("main.mlir", "neg %a", 1)
    params = types.CodeActionParams(text_document, types.Range(at, at), types.CodeActionContext([]))
    actions = await client.text_document_code_action_async(params)
    [action] = [action for action in actions if action.title == "Write in generic form"]
    assert action.edit is None and action.data
    resolved = await client.code_action_resolve_async(action)
    [edit] = resolved.edit.changes[text_document.uri]
    assert '"toy.neg"(%a)' in edit.new_text


async def test_views_of_a_definition(client):
    here = {
        "textDocument": {"uri": document(client, "toy.td").uri},
        "position": {"line": position("toy.td", "Toy_NegOp").line, "character": 5},
    }
    expected = {"records": 'string opName = "neg";', "rust": "pub struct NegOp", "docs": "negates a number"}
    for view, text in expected.items():
        params = types.ExecuteCommandParams(command=f"isogloss.{view}", arguments=[here])
        assert text in await client.workspace_execute_command_async(params)
