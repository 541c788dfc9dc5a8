//! Where IR has words that definitions give: the texts of cases, and the names of attributes.

use super::file::IrFile;
use super::navigate::item_name;
use crate::td::check::Place;
use crate::world::World;
use isogloss_tree::mlir::{Dictionary, NodeKind, Operation, Token, TokenKind};
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

/// The files of the workspace in which a word occurs.
fn files_with(world: &World, word: &str) -> Vec<Arc<IrFile>> {
    let workspace = world.workspace();
    let names = workspace.ir.iter().filter(|name| world.text(name).is_some_and(|text| text.contains(word)));
    names.filter_map(|name| super::file(world, name)).collect()
}

fn place(file: &IrFile, range: Range<usize>) -> Place {
    Place { file: file.name.clone(), range }
}

/// Where operations, types (`!name`) and attributes (`#name`) have a keyword: of operations, outside of their regions.
pub(crate) fn words(world: &World, items: &BTreeSet<String>, word: &str) -> Vec<Place> {
    let mut places = BTreeSet::new();
    for file in files_with(world, word) {
        let words = file.tree.tokens().filter(|token| token.kind() == TokenKind::BareIdentifier);
        for token in words.filter(|token| token.text() == word) {
            let node = token.parent();
            let is_key = node.kind() == NodeKind::Entry && node.first_token() == Some(token);
            let mut around = std::iter::once(node).chain(node.ancestors());
            let owner = around.find_map(|node| {
                if let Some(operation) = Operation::cast(node) {
                    let is_name = operation.name_token() == Some(token);
                    return Some(if is_name { None } else { file.full_name(operation) });
                }
                // Of a type or attribute of a dialect, the name is first.
                let is_item = matches!(node.kind(), NodeKind::Type | NodeKind::Attribute);
                let is_name = |token: &Token<'_>| {
                    matches!(token.kind(), TokenKind::TypeName | TokenKind::AttributeName)
                };
                let first = node.first_token().filter(|first| is_item && is_name(first))?;
                Some(named(&file, first))
            });
            if !is_key && owner.flatten().is_some_and(|owner| items.contains(&owner)) {
                places.insert(place(&file, token.range()));
            }
        }
    }
    places.into_iter().collect()
}

/// The full name of a type or attribute; that of `#dialect<mnemonic ...>` is joined.
fn named(file: &IrFile, first: Token<'_>) -> Option<String> {
    if let Some(name) = item_name(file, first) {
        return Some(name);
    }
    let opener = first.next().filter(|token| token.kind() == TokenKind::Less)?;
    let mnemonic = opener.next().filter(|token| token.kind() == TokenKind::BareIdentifier)?;
    Some(format!("{}.{}", first.text(), mnemonic.text()))
}

/// Where the dictionaries of operations name an attribute.
pub(crate) fn keys(world: &World, operations: &BTreeSet<String>, name: &str) -> Vec<Place> {
    let mut places = Vec::new();
    for file in files_with(world, name) {
        let all = file.tree.root().descendants().filter_map(Operation::cast);
        for operation in all {
            let dictionaries = operation.properties().into_iter().chain(operation.attributes());
            let mut entries =
                dictionaries.flat_map(Dictionary::entries).filter(|entry| entry.name() == name).peekable();
            if entries.peek().is_none()
                || !file.full_name(operation).is_some_and(|full| operations.contains(&full))
            {
                continue;
            }
            for key in entries.filter_map(|entry| entry.node().first_token()) {
                let quotes = usize::from(key.kind() == TokenKind::String);
                places.push(place(&file, key.range().start + quotes..key.range().end - quotes));
            }
        }
    }
    places
}
