//! The structure of a definition file: symbols, folding, selections, links.

use super::file::{DeclKind, TdFile};
use super::formats::Format;
use super::resolve::Scope;
use super::span::Span;
use crate::answers::{WorkspaceSymbol, nested};
use crate::names::FileName;
use crate::world::World;
use gen_lsp_types::{DocumentSymbol, FoldingRange, FoldingRangeKind, SymbolKind};
use isogloss_tablegen::tree::{NodeKind, Statement, TokenKind};
use std::ops::Range;

pub(crate) fn symbol_kind(kind: DeclKind) -> SymbolKind {
    match kind {
        DeclKind::Class => SymbolKind::Class,
        DeclKind::Multiclass => SymbolKind::Interface,
        DeclKind::Def => SymbolKind::Object,
        DeclKind::Defm => SymbolKind::Module,
        DeclKind::Defset => SymbolKind::Array,
        DeclKind::Deftype => SymbolKind::TypeParameter,
        DeclKind::Defvar | DeclKind::LoopVariable | DeclKind::OperatorVariable => SymbolKind::Variable,
        DeclKind::Field => SymbolKind::Field,
        DeclKind::Let => SymbolKind::Property,
        DeclKind::TemplateArg => SymbolKind::TypeParameter,
    }
}

/// The declarations of a file as a tree.
pub(crate) fn symbols(world: &World, name: &FileName) -> Vec<DocumentSymbol> {
    let Some(file) = world.td_file(name) else { return Vec::new() };
    let mut children: Vec<Vec<DocumentSymbol>> = file.indices().map(|_| Vec::new()).collect();
    let mut roots = Vec::new();
    // Parents come before their children.
    for index in file.indices().rev() {
        let mut own = std::mem::take(&mut children[index as usize]);
        own.reverse();
        // Declarations in a loop belong to the declaration around the loop.
        let is_shown = !matches!(file.decl(index).kind, DeclKind::LoopVariable | DeclKind::OperatorVariable);
        let mut all = if is_shown { vec![symbol(world, &file, index, own)] } else { own };
        all.reverse();
        match file.parent_of(index) {
            Some(parent) => children[parent as usize].append(&mut all),
            None => roots.append(&mut all),
        }
    }
    roots.reverse();
    roots
}

fn symbol(world: &World, file: &TdFile, index: u32, children: Vec<DocumentSymbol>) -> DocumentSymbol {
    let decl = file.decl(index);
    let range = |span: Span<'_>| file.lines().range(file.text(), &span.range(), world.encoding);
    let parents: Vec<_> = decl.parents.iter().map(|parent| &*parent.name).collect();
    let ty = || file.type_of(index).map(|ty| ty.text().to_owned());
    let detail = if parents.is_empty() { ty() } else { Some(parents.join(", ")) };
    #[expect(deprecated, reason = "the field of the protocol has no default")]
    DocumentSymbol {
        name: if decl.name.is_empty() { decl.kind.word().to_owned() } else { decl.name.to_string() },
        detail,
        kind: symbol_kind(decl.kind),
        tags: None,
        deprecated: None,
        range: range(file.whole_of(index)),
        selection_range: range(file.name_of(index)),
        children: Some(children),
    }
}

/// The maximum number of workspace symbols in one answer.
const MOST: usize = 1_000;

/// The declarations of the workspace whose names have the characters of a query in this order. Exact names come first, then
/// names that begin with the query.
pub(crate) fn workspace_symbols(world: &World, query: &str) -> Vec<WorkspaceSymbol> {
    let mut found = Vec::new();
    for name in &world.workspace().definitions {
        let Some(file) = world.td_file(name) else { continue };
        for index in file.indices() {
            let decl = file.decl(index);
            let is_shown = matches!(
                decl.kind,
                DeclKind::Class | DeclKind::Multiclass | DeclKind::Def | DeclKind::Defm | DeclKind::Defset
            );
            if !is_shown || decl.name.is_empty() {
                continue;
            }
            let Some(rank) = match_rank(&decl.name, query) else { continue };
            let at = file.name_of(index).place();
            found.push((
                rank,
                WorkspaceSymbol { name: decl.name.to_string(), kind: symbol_kind(decl.kind), at },
            ));
        }
    }
    found.sort_by(|(rank, one), (other_rank, other)| {
        (rank, one.name.len(), &one.name, &one.at).cmp(&(
            other_rank,
            other.name.len(),
            &other.name,
            &other.at,
        ))
    });
    found.into_iter().map(|(_, symbol)| symbol).take(MOST).collect()
}

/// How well a name fits a query; `None` if it does not.
fn match_rank(name: &str, query: &str) -> Option<u8> {
    let (name, query) = (name.to_ascii_lowercase(), query.to_ascii_lowercase());
    if name == query {
        Some(0)
    } else if name.starts_with(&query) {
        Some(1)
    } else if name.contains(&query) {
        Some(2)
    } else {
        let mut rest = name.bytes();
        query.bytes().all(|wanted| rest.any(|byte| byte == wanted)).then_some(3)
    }
}

/// Folding ranges: bodies, lists, blocks of code, comments and includes.
pub(crate) fn folding(world: &World, name: &FileName) -> Option<Vec<FoldingRange>> {
    let file = world.td_file(name)?;
    let mut ranges: Vec<FoldingRange> = Vec::new();
    let mut add = |range: Range<usize>, kind: Option<FoldingRangeKind>, keeps_last: bool| {
        let (start, mut end) =
            (file.lines().line(range.start), file.lines().line(range.end.saturating_sub(1)));
        // The line with the closing bracket stays visible.
        end -= u32::from(keeps_last && end > start);
        let known = ranges.iter().any(|known| known.start_line == start);
        if end > start && !known {
            ranges.push(FoldingRange { start_line: start, end_line: end, kind, ..FoldingRange::default() });
        }
    };
    let root = file.tree.root();
    let mut includes: Option<Range<usize>> = None;
    let mut imports = Vec::new();
    for node in root.children() {
        if node.kind() == NodeKind::Include {
            let range = node.range();
            includes = Some(includes.map_or(range.clone(), |first| first.start..range.end));
        } else {
            imports.extend(includes.take());
        }
    }
    imports.extend(includes);
    imports.into_iter().for_each(|range| add(range, Some(FoldingRangeKind::Imports), false));
    for node in root.descendants() {
        let is_block = matches!(
            node.kind(),
            NodeKind::Body
                | NodeKind::Block
                | NodeKind::List
                | NodeKind::Dag
                | NodeKind::Args
                | NodeKind::TemplateArgs
        );
        if is_block {
            add(node.range(), None, true);
        }
    }
    let mut comment: Option<Range<usize>> = None;
    for token in file.tree.tokens() {
        match token.kind() {
            TokenKind::Code => add(token.range(), None, true),
            TokenKind::BlockComment => add(token.range(), Some(FoldingRangeKind::Comment), false),
            TokenKind::LineComment => {
                let range = token.range();
                comment = Some(comment.map_or(range.clone(), |first| first.start..range.end));
                continue;
            }
            TokenKind::Whitespace if token.text().matches('\n').count() < 2 => continue,
            _ => {}
        }
        if let Some(range) = comment.take() {
            add(range, Some(FoldingRangeKind::Comment), false);
        }
    }
    if let Some(range) = comment {
        add(range, Some(FoldingRangeKind::Comment), false);
    }
    ranges.sort_by_key(|range| (range.start_line, range.end_line));
    Some(ranges)
}

/// The ranges around a byte, the smallest first.
pub(crate) fn selection(world: &World, name: &FileName, offset: usize) -> Vec<Range<usize>> {
    let Some((unit, position)) = world.unit_of(name) else { return Vec::new() };
    let scope = Scope::new(&unit, position);
    let file = scope.file;
    let mut ranges: Vec<Range<usize>> = Vec::new();
    let Some(token) = file.token_at(offset) else { return ranges };
    if !token.is_trivia() {
        match Format::at(scope, token) {
            Some(format) => ranges.extend(format.around(offset)),
            None => ranges.extend(super::navigate::argument_in(token, offset)),
        }
        ranges.push(token.range());
    }
    let node = token.parent();
    for node in std::iter::once(node).chain(node.ancestors()) {
        ranges.push(node.range());
    }
    ranges.push(0..file.text().len());
    nested(ranges, offset)
}

/// The names of included files, with the files.
pub(crate) fn links(world: &World, name: &FileName) -> Vec<(Range<usize>, FileName)> {
    let Some(file) = world.td_file(name) else { return Vec::new() };
    let found = file.includes.iter().filter_map(|include| {
        let target = world.find(name, &include.name)?;
        let range = include.range.start + 1..include.range.end.saturating_sub(1).max(include.range.start + 1);
        Some((range, target))
    });
    found.collect()
}

/// The lines of the statement that ends at a byte.
pub(crate) fn statement_lines(world: &World, name: &FileName, offset: usize) -> Option<Range<usize>> {
    let file = world.td_file(name)?;
    let token = file.tree.token_at(offset.checked_sub(1)?)?;
    let node = token.parent();
    let around = std::iter::once(node).chain(node.ancestors());
    let statement = around.into_iter().find(|node| Statement::cast(*node).is_some())?;
    let range = statement.range();
    Some(file.lines().line(range.start) as usize..file.lines().line(range.end) as usize + 1)
}
