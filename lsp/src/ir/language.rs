//! The requests that IR answers.

use super::{actions, complete, hints, hover, navigate, outline, signature};
use crate::answers::{Action, Call, CompletionItem, Finding, HierarchyItem, Hint, Place, TypedToken};
use crate::language::{DocumentPosition, Language};
use crate::names::FileName;
use crate::world::World;
use gen_lsp_types::{DocumentSymbol, FoldingRange, SignatureHelp};
use isogloss_tablegen::tree::Edit;
use std::ops::Range;

/// The language of IR.
pub(crate) struct Mlir;

impl Language for Mlir {
    fn findings(&self, world: &World, name: &FileName) -> Vec<Finding> {
        super::findings(world, name)
    }

    fn definition(&self, at: &DocumentPosition<'_>) -> Vec<Place> {
        navigate::definition(at.world, &at.name, at.offset)
    }

    fn implementation(&self, at: &DocumentPosition<'_>) -> Vec<Place> {
        navigate::implementation(at.world, &at.name, at.offset)
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

    fn completion(&self, at: &DocumentPosition<'_>) -> Vec<CompletionItem> {
        complete::complete(at.world, &at.name, at.offset)
    }

    fn signature_help(&self, at: &DocumentPosition<'_>) -> Option<SignatureHelp> {
        signature::signature_help(at.world, &at.name, at.offset)
    }

    fn prepare_rename(&self, at: &DocumentPosition<'_>) -> Result<Range<usize>, String> {
        navigate::prepare_rename(at.world, &at.name, at.offset)
    }

    fn rename(&self, at: &DocumentPosition<'_>, new: &str) -> Result<Vec<(Place, String)>, String> {
        navigate::rename(at.world, &at.name, at.offset, new)
    }

    fn folding_ranges(&self, at: &DocumentPosition<'_>) -> Option<Vec<FoldingRange>> {
        outline::folding(at.world, &at.name)
    }

    fn selection_ranges(&self, at: &DocumentPosition<'_>) -> Vec<Range<usize>> {
        outline::selection(at.world, &at.name, at.offset)
    }

    fn semantic_tokens(&self, at: &DocumentPosition<'_>, within: &Range<usize>) -> Option<Vec<TypedToken>> {
        outline::tokens(at.world, &at.name, within)
    }

    fn inlay_hints(&self, at: &DocumentPosition<'_>, within: &Range<usize>) -> Vec<Hint> {
        hints::hints(at.world, &at.name, within)
    }

    fn code_actions(&self, at: &DocumentPosition<'_>, within: &Range<usize>) -> Vec<Action> {
        actions::actions(at.world, &at.name, within)
    }

    fn resolve_code_action(&self, at: &DocumentPosition<'_>) -> Option<(Place, String)> {
        actions::edit_to_other_form(at.world, &at.name, at.offset)
    }

    fn format(&self, at: &DocumentPosition<'_>, lines: Option<Range<usize>>) -> Option<Vec<Edit>> {
        let file = super::file(at.world, &at.name)?;
        let mut options = isogloss_fmt::Options::default();
        options.lines = lines;
        Some(super::format_edits(at.world, &file, &options))
    }

    fn lines_before(&self, at: &DocumentPosition<'_>) -> Option<Range<usize>> {
        outline::operation_lines(at.world, &at.name, at.offset)
    }

    fn call_hierarchy_item(&self, at: &DocumentPosition<'_>) -> Option<HierarchyItem> {
        navigate::callable_at(at.world, &at.name, at.offset)
    }

    fn incoming_calls(&self, at: &DocumentPosition<'_>) -> Option<Vec<Call>> {
        navigate::incoming(at.world, &at.name, at.offset)
    }

    fn outgoing_calls(&self, at: &DocumentPosition<'_>) -> Option<Vec<Call>> {
        navigate::outgoing(at.world, &at.name, at.offset)
    }
}
