//! The languages of documents, and the requests that a language answers.

use crate::answers::{
    Action, Call, CompletionItem, Finding, HierarchyItem, Hint, Place, TypedToken, WorkspaceSymbol,
};
use crate::ir::Mlir;
use crate::names::FileName;
use crate::td::TableGen;
use crate::world::World;
use gen_lsp_types::{DocumentSymbol, FoldingRange, SignatureHelp};
use isogloss_tablegen::Text;
use isogloss_tablegen::tree::Edit;
use std::ops::Range;

/// The identifier of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LanguageId {
    /// A definition file.
    TableGen,
    /// IR.
    Mlir,
}

impl LanguageId {
    /// All languages.
    pub(crate) const ALL: [Self; 2] = [Self::TableGen, Self::Mlir];

    /// The language of a file. The extension decides: an editor with one server for both languages may give both the
    /// same identifier, as Emacs does.
    pub(crate) fn of(name: &FileName, language_id: &str) -> Self {
        let is_td = name.as_str().ends_with(".td");
        let is_ir = name.as_str().ends_with(".mlir") || language_id == "mlir" && !is_td;
        if is_ir { Self::Mlir } else { Self::TableGen }
    }

    /// The answers of the language.
    pub(crate) fn language(self) -> &'static dyn Language {
        match self {
            Self::TableGen => &TableGen,
            Self::Mlir => &Mlir,
        }
    }
}

/// A position in a document.
pub(crate) struct DocumentPosition<'w> {
    pub(crate) world: &'w World,
    pub(crate) name: FileName,
    pub(crate) language: &'static dyn Language,
    pub(crate) text: Text,
    /// The byte of the position.
    pub(crate) offset: usize,
}

/// The answers of a language to requests about its documents. A request that a language does not implement has an empty
/// answer. Ranges are in the document of the position.
pub(crate) trait Language: Sync {
    /// The diagnostics to show in a document.
    fn findings(&self, world: &World, name: &FileName) -> Vec<Finding>;

    fn definition(&self, _at: &DocumentPosition<'_>) -> Vec<Place> {
        Vec::new()
    }

    fn declaration(&self, at: &DocumentPosition<'_>) -> Vec<Place> {
        self.definition(at)
    }

    fn implementation(&self, _at: &DocumentPosition<'_>) -> Vec<Place> {
        Vec::new()
    }

    fn references(&self, _at: &DocumentPosition<'_>, _with_declaration: bool) -> Option<Vec<Place>> {
        None
    }

    /// The uses of the name at a position, each with whether it is written there.
    fn highlights(&self, _at: &DocumentPosition<'_>) -> Option<Vec<(Range<usize>, bool)>> {
        None
    }

    /// Markdown about a range.
    fn hover(&self, _at: &DocumentPosition<'_>) -> Option<(String, Range<usize>)> {
        None
    }

    fn document_symbols(&self, _at: &DocumentPosition<'_>) -> Vec<DocumentSymbol> {
        Vec::new()
    }

    fn workspace_symbols(&self, _world: &World, _query: &str) -> Vec<WorkspaceSymbol> {
        Vec::new()
    }

    fn completion(&self, _at: &DocumentPosition<'_>) -> Vec<CompletionItem> {
        Vec::new()
    }

    fn signature_help(&self, _at: &DocumentPosition<'_>) -> Option<SignatureHelp> {
        None
    }

    /// The range of the name to rename, or the reason why it cannot be renamed.
    fn prepare_rename(&self, _at: &DocumentPosition<'_>) -> Result<Range<usize>, String> {
        Err(NO_NAME.to_owned())
    }

    /// The replacements that rename the name at a position, or the reason why it cannot be renamed.
    fn rename(&self, _at: &DocumentPosition<'_>, _new: &str) -> Result<Vec<(Place, String)>, String> {
        Err(NO_NAME.to_owned())
    }

    fn folding_ranges(&self, _at: &DocumentPosition<'_>) -> Option<Vec<FoldingRange>> {
        None
    }

    /// The ranges around a position, each inside the next.
    fn selection_ranges(&self, _at: &DocumentPosition<'_>) -> Vec<Range<usize>> {
        Vec::new()
    }

    /// The tokens that begin in a range.
    fn semantic_tokens(&self, _at: &DocumentPosition<'_>, _within: &Range<usize>) -> Option<Vec<TypedToken>> {
        None
    }

    /// The ranges of links, and the files that they lead to.
    fn document_links(&self, _at: &DocumentPosition<'_>) -> Vec<(Range<usize>, FileName)> {
        Vec::new()
    }

    fn inlay_hints(&self, _at: &DocumentPosition<'_>, _within: &Range<usize>) -> Vec<Hint> {
        Vec::new()
    }

    fn code_actions(&self, _at: &DocumentPosition<'_>, _within: &Range<usize>) -> Vec<Action> {
        Vec::new()
    }

    /// The edit of an action that was offered without one ([`Edits::OtherForm`](crate::answers::Edits::OtherForm)).
    fn resolve_code_action(&self, _at: &DocumentPosition<'_>) -> Option<(Place, String)> {
        None
    }

    /// The edits that format some lines, or all.
    fn format(&self, _at: &DocumentPosition<'_>, _lines: Option<Range<usize>>) -> Option<Vec<Edit>> {
        None
    }

    /// The lines of the statement or operation that ends at a position.
    fn lines_before(&self, _at: &DocumentPosition<'_>) -> Option<Range<usize>> {
        None
    }

    fn type_hierarchy_item(&self, _at: &DocumentPosition<'_>) -> Option<HierarchyItem> {
        None
    }

    fn supertypes(&self, _at: &DocumentPosition<'_>) -> Option<Vec<HierarchyItem>> {
        None
    }

    fn subtypes(&self, _at: &DocumentPosition<'_>) -> Option<Vec<HierarchyItem>> {
        None
    }

    fn call_hierarchy_item(&self, _at: &DocumentPosition<'_>) -> Option<HierarchyItem> {
        None
    }

    fn incoming_calls(&self, _at: &DocumentPosition<'_>) -> Option<Vec<Call>> {
        None
    }

    fn outgoing_calls(&self, _at: &DocumentPosition<'_>) -> Option<Vec<Call>> {
        None
    }

    /// A view of the definition at a position, by the name of the view (`records`, `rust`, `docs`).
    fn view(&self, _at: &DocumentPosition<'_>, _view: &str) -> Option<String> {
        None
    }
}

/// The reason of a language that renames nothing.
const NO_NAME: &str = "there is no name here";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_follows_from_the_name() {
        let of = |name: &str, id: &str| LanguageId::of(&FileName::new(name), id);
        for id in ["mlir", "tablegen", "td", "", "text"] {
            assert_eq!(of("/a.td", id), LanguageId::TableGen);
            assert_eq!(of("/a.mlir", id), LanguageId::Mlir);
        }
        assert_eq!(of("untitled:1", "mlir"), LanguageId::Mlir);
        assert_eq!(of("untitled:1", "tablegen"), LanguageId::TableGen);
    }
}
