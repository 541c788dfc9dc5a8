//! The structure of a file of IR: symbols, folding, selections, tokens.

use super::file::{IrFile, defined_symbol};
use crate::answers::{TypedToken, nested, token_type};
use crate::names::FileName;
use crate::world::World;
use gen_lsp_types::{DocumentSymbol, FoldingRange, FoldingRangeKind, SymbolKind};
use isogloss_tree::mlir::{NodeKind, Operation, TokenKind};
use std::ops::Range;

/// The lines of the operation that ends at a byte.
pub(crate) fn operation_lines(world: &World, name: &FileName, offset: usize) -> Option<Range<usize>> {
    let file = super::file(world, name)?;
    let range = file.tree.operation_at(offset.checked_sub(1)?)?.node().range();
    Some(file.lines.line(range.start) as usize..file.lines.line(range.end) as usize + 1)
}

/// The operations with symbols or regions, as a tree.
pub(crate) fn symbols(world: &World, name: &FileName) -> Vec<DocumentSymbol> {
    let Some(file) = super::file(world, name) else { return Vec::new() };
    // The operations around the current one, with the symbols in them.
    let mut open: Vec<(Range<usize>, Option<DocumentSymbol>)> = Vec::new();
    let mut roots = Vec::new();
    let close = |open: &mut Vec<(Range<usize>, Option<DocumentSymbol>)>, roots: &mut Vec<DocumentSymbol>| {
        let Some((_, Some(symbol))) = open.pop() else { return };
        match open.iter_mut().rev().find_map(|(_, outer)| outer.as_mut()) {
            Some(outer) => outer.children.get_or_insert_default().push(symbol),
            None => roots.push(symbol),
        }
    };
    for operation in file.tree.root().descendants().filter_map(Operation::cast) {
        let range = operation.node().range();
        while open.last().is_some_and(|(last, _)| last.end <= range.start) {
            close(&mut open, &mut roots);
        }
        open.push((range, symbol(world, &file, operation)));
    }
    while !open.is_empty() {
        close(&mut open, &mut roots);
    }
    roots
}

fn symbol(world: &World, file: &IrFile, operation: Operation<'_>) -> Option<DocumentSymbol> {
    let range = |range: &Range<usize>| file.lines.range(&file.text, range, world.encoding);
    let name = operation.name()?;
    let token = defined_symbol(operation)
        .or_else(|| operation.regions().next().and_then(|_| operation.name_token()))?;
    let is_symbol = defined_symbol(operation).is_some();
    let kind = match (is_symbol, name) {
        (true, name) if name.ends_with("func") => SymbolKind::Function,
        (_, name) if name.ends_with("module") => SymbolKind::Module,
        (true, _) => SymbolKind::Object,
        (false, _) => SymbolKind::Struct,
    };
    #[expect(deprecated, reason = "the field of the protocol has no default")]
    Some(DocumentSymbol {
        name: if is_symbol { token.text().trim_matches('"').to_owned() } else { name.to_owned() },
        detail: is_symbol.then(|| name.to_owned()),
        kind,
        tags: None,
        deprecated: None,
        range: range(&operation.node().range()),
        selection_range: range(&token.range()),
        children: Some(Vec::new()),
    })
}

/// Folding ranges: regions, dictionaries, resources, comments, parts of the file.
pub(crate) fn folding(world: &World, name: &FileName) -> Option<Vec<FoldingRange>> {
    let file = super::file(world, name)?;
    let mut ranges: Vec<FoldingRange> = Vec::new();
    let mut add = |range: Range<usize>, kind: Option<FoldingRangeKind>, keeps_last: bool| {
        let (start, mut end) = (file.lines.line(range.start), file.lines.line(range.end.saturating_sub(1)));
        end -= u32::from(keeps_last && end > start);
        if end > start && ranges.last().is_none_or(|last| last.start_line != start) {
            ranges.push(FoldingRange { start_line: start, end_line: end, kind, ..FoldingRange::default() });
        }
    };
    for node in file.tree.root().descendants() {
        let is_block = matches!(
            node.kind(),
            NodeKind::Region
                | NodeKind::Dictionary
                | NodeKind::Resources
                | NodeKind::Brackets
                | NodeKind::Parens
        );
        if is_block {
            add(node.range(), None, true);
        }
    }
    let mut comment: Option<Range<usize>> = None;
    for token in file.tree.tokens() {
        match token.kind() {
            TokenKind::Comment => {
                let range = token.range();
                comment = Some(comment.map_or(range.clone(), |first| first.start..range.end));
            }
            TokenKind::Whitespace if token.text().matches('\n').count() < 2 => {}
            _ => comment
                .take()
                .into_iter()
                .for_each(|range| add(range, Some(FoldingRangeKind::Comment), false)),
        }
    }
    comment.into_iter().for_each(|range| add(range, Some(FoldingRangeKind::Comment), false));
    ranges.sort_by_key(|range| (range.start_line, range.end_line));
    Some(ranges)
}

/// The ranges around a byte, the smallest first.
pub(crate) fn selection(world: &World, name: &FileName, offset: usize) -> Vec<Range<usize>> {
    let Some(file) = super::file(world, name) else { return Vec::new() };
    let Some(token) = file.token_at(offset) else { return Vec::new() };
    let mut ranges = if token.is_trivia() { Vec::new() } else { vec![token.range()] };
    let node = token.parent();
    ranges.extend(std::iter::once(node).chain(node.ancestors()).map(|node| node.range()));
    ranges.push(0..file.text.len());
    nested(ranges, offset)
}

/// The tokens of a file that begin in a range.
pub(crate) fn tokens(world: &World, name: &FileName, within: &Range<usize>) -> Option<Vec<TypedToken>> {
    let file = super::file(world, name)?;
    let mut result = Vec::new();
    let mut next = file.tree.token_at(within.start);
    while let Some(token) = next {
        next = token.next();
        let range = token.range();
        if range.start >= within.end {
            break;
        }
        let declared = || {
            file.name_of(token).is_some_and(|name| {
                file.occurrences(&name)
                    .is_some_and(|found| found.definitions.iter().any(|found| found.name == range))
            })
        };
        let (ty, modifiers) = match token.kind() {
            TokenKind::ValueName => ("variable", u32::from(declared())),
            TokenKind::ResultNumber => ("variable", 0),
            TokenKind::BlockName => ("namespace", u32::from(declared())),
            TokenKind::SymbolName => ("function", u32::from(declared())),
            TokenKind::AttributeName => ("macro", u32::from(declared())),
            TokenKind::TypeName => ("type", u32::from(declared())),
            TokenKind::Integer | TokenKind::Float => ("number", 0),
            TokenKind::Comment | TokenKind::Separator => ("comment", 0),
            TokenKind::String | TokenKind::BareIdentifier => {
                let parent = token.parent();
                let is_name = Operation::cast(parent).and_then(Operation::name_token) == Some(token);
                match (parent.kind(), token.kind()) {
                    _ if is_name => ("keyword", 0),
                    (_, TokenKind::String) => ("string", 0),
                    (NodeKind::Type, _) => ("type", 0),
                    (NodeKind::Entry, _) => ("property", 0),
                    (NodeKind::Operation, _) => ("decorator", 0),
                    _ => continue,
                }
            }
            _ => continue,
        };
        result.push((range, token_type(ty), modifiers));
    }
    Some(result)
}
