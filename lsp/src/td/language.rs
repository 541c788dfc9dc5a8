//! The requests that definition files answer.

use super::{actions, complete, hints, hooks, hover, navigate, outline, rename, signature, tokens, views};
use crate::answers::{
    Action, CompletionItem, Finding, HierarchyItem, Hint, Place, TypedToken, WorkspaceSymbol,
};
use crate::language::{DocumentPosition, Language};
use crate::names::FileName;
use crate::world::World;
use gen_lsp_types::{DocumentSymbol, FoldingRange, SignatureHelp};
use isogloss_tablegen::tree::Edit;
use std::ops::Range;

/// The language of definition files.
pub(crate) struct TableGen;

impl Language for TableGen {
    fn findings(&self, world: &World, name: &FileName) -> Vec<Finding> {
        super::findings(world, name)
    }

    fn definition(&self, at: &DocumentPosition<'_>) -> Vec<Place> {
        navigate::definition(at.world, &at.name, at.offset)
    }

    fn declaration(&self, at: &DocumentPosition<'_>) -> Vec<Place> {
        navigate::declaration(at.world, &at.name, at.offset)
    }

    fn implementation(&self, at: &DocumentPosition<'_>) -> Vec<Place> {
        hooks::implementations(at.world, &at.name, at.offset)
    }

    fn references(&self, at: &DocumentPosition<'_>, with_declaration: bool) -> Option<Vec<Place>> {
        navigate::references(at.world, &at.name, at.offset, with_declaration)
    }

    fn highlights(&self, at: &DocumentPosition<'_>) -> Option<Vec<(Range<usize>, bool)>> {
        navigate::highlights(at.world, &at.name, at.offset)
    }

    fn hover(&self, at: &DocumentPosition<'_>) -> Option<(String, Range<usize>)> {
        hover::hover(at.world, &at.name, at.offset)
    }

    fn document_symbols(&self, at: &DocumentPosition<'_>) -> Vec<DocumentSymbol> {
        outline::symbols(at.world, &at.name)
    }

    fn workspace_symbols(&self, world: &World, query: &str) -> Vec<WorkspaceSymbol> {
        outline::workspace_symbols(world, query)
    }

    fn completion(&self, at: &DocumentPosition<'_>) -> Vec<CompletionItem> {
        complete::complete(at.world, &at.name, at.offset)
    }

    fn signature_help(&self, at: &DocumentPosition<'_>) -> Option<SignatureHelp> {
        signature::signature_help(at.world, &at.name, at.offset)
    }

    fn prepare_rename(&self, at: &DocumentPosition<'_>) -> Result<Range<usize>, String> {
        rename::prepare(at.world, &at.name, at.offset)
    }

    fn rename(&self, at: &DocumentPosition<'_>, new: &str) -> Result<Vec<(Place, String)>, String> {
        rename::rename(at.world, &at.name, at.offset, new)
    }

    fn folding_ranges(&self, at: &DocumentPosition<'_>) -> Option<Vec<FoldingRange>> {
        outline::folding(at.world, &at.name)
    }

    fn selection_ranges(&self, at: &DocumentPosition<'_>) -> Vec<Range<usize>> {
        outline::selection(at.world, &at.name, at.offset)
    }

    fn semantic_tokens(&self, at: &DocumentPosition<'_>, within: &Range<usize>) -> Option<Vec<TypedToken>> {
        tokens::tokens(at.world, &at.name, within)
    }

    fn document_links(&self, at: &DocumentPosition<'_>) -> Vec<(Range<usize>, FileName)> {
        outline::links(at.world, &at.name)
    }

    fn inlay_hints(&self, at: &DocumentPosition<'_>, within: &Range<usize>) -> Vec<Hint> {
        hints::hints(at.world, &at.name, within)
    }

    fn code_actions(&self, at: &DocumentPosition<'_>, within: &Range<usize>) -> Vec<Action> {
        actions::actions(at.world, &at.name, within)
    }

    fn format(&self, at: &DocumentPosition<'_>, lines: Option<Range<usize>>) -> Option<Vec<Edit>> {
        let file = at.world.td_file(&at.name)?;
        let mut options = isogloss_fmt::Options::default();
        options.lines = lines;
        Some(isogloss_fmt::tablegen::edits(&file.tree, &options))
    }

    fn lines_before(&self, at: &DocumentPosition<'_>) -> Option<Range<usize>> {
        outline::statement_lines(at.world, &at.name, at.offset)
    }

    fn type_hierarchy_item(&self, at: &DocumentPosition<'_>) -> Option<HierarchyItem> {
        navigate::hierarchy_item(at.world, &at.name, at.offset)
    }

    fn supertypes(&self, at: &DocumentPosition<'_>) -> Option<Vec<HierarchyItem>> {
        navigate::supertypes(at.world, &at.name, at.offset)
    }

    fn subtypes(&self, at: &DocumentPosition<'_>) -> Option<Vec<HierarchyItem>> {
        navigate::subtypes(at.world, &at.name, at.offset)
    }

    fn view(&self, at: &DocumentPosition<'_>, view: &str) -> Option<String> {
        views::of_position(at.world, view, &at.name, at.offset)
    }
}
