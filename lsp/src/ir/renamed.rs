//! Words in IR that come from definitions: the texts of enum cases, and the names of attributes.

use super::file::IrFile;
use super::navigate::item_name;
use crate::answers::Place;
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

/// Where operations, types (`!name`) and attributes (`#name`) contain a keyword; for operations, outside their regions.
pub(crate) fn words(world: &World, items: &BTreeSet<String>, word: &str) -> Vec<Place> {
    let mut places = BTreeSet::new();
    for file in files_with(world, word) {
        let words = file.tree.tokens().filter(|token| token.kind() == TokenKind::BareIdentifier);
        for token in words.filter(|token| token.text() == word) {
            if owner_of(&file, token).is_some_and(|owner| items.contains(&owner)) {
                places.insert(place(&file, token.range()));
            }
        }
        // A FileCheck line that names the item.
        for check in checks(&file) {
            let is_named = |item: &String| whole_words(&file.text[check.clone()], item).next().is_some();
            if items.iter().any(is_named) {
                let found = whole_words(&file.text[check.clone()], word);
                places.extend(found.map(|at| place(&file, check.start + at..check.start + at + word.len())));
            }
        }
    }
    places.into_iter().collect()
}

/// The operation, type or attribute whose text contains a keyword; for operations, outside their regions and not as
/// their name or a key.
pub(super) fn owner_of(file: &IrFile, token: Token<'_>) -> Option<String> {
    let node = token.parent();
    if node.kind() == NodeKind::Entry && node.first_token() == Some(token) {
        return None;
    }
    let mut around = std::iter::once(node).chain(node.ancestors());
    let owner = around.find_map(|node| {
        if let Some(operation) = Operation::cast(node) {
            let is_name = operation.name_token() == Some(token);
            return Some(if is_name { None } else { file.full_name(operation) });
        }
        // In a type or attribute of a dialect, the name is first.
        let is_item = matches!(node.kind(), NodeKind::Type | NodeKind::Attribute);
        let is_name =
            |token: &Token<'_>| matches!(token.kind(), TokenKind::TypeName | TokenKind::AttributeName);
        let first = node.first_token().filter(|first| is_item && is_name(first))?;
        Some(named(file, first))
    });
    owner.flatten()
}

// Lines of checks.

/// The texts after the directives of FileCheck in the comments of a file: `// CHECK-NEXT: text`. A prefix may be another word in
/// capitals.
fn checks(file: &IrFile) -> impl Iterator<Item = Range<usize>> {
    let comments = file.tree.tokens().filter(|token| token.kind() == TokenKind::Comment);
    comments.filter_map(|token| {
        let text = token.text().trim_start_matches('/').trim_start();
        let (directive, checked) = text.split_once(':')?;
        let is_upper =
            |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit() || b"-_{}".contains(&byte);
        let is_directive = directive.starts_with(|c: char| c.is_ascii_uppercase())
            && directive.bytes().all(is_upper)
            && !matches!(directive, "RUN" | "TODO" | "FIXME" | "NOTE" | "XFAIL" | "REQUIRES");
        let end = token.range().end;
        is_directive.then_some(end - checked.len()..end)
    })
}

/// Where a text has a word that is not a part of a longer one.
fn whole_words<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
    let is_end = move |byte: Option<&u8>| byte.is_none_or(|byte| !is_word(*byte));
    let bytes = text.as_bytes();
    memchr::memmem::find_iter(bytes, word.as_bytes()).collect::<Vec<_>>().into_iter().filter(move |at| {
        let before = at.checked_sub(1).and_then(|before| bytes.get(before));
        // A full stop is not part of the word, unless a name follows.
        let after = bytes.get(at + word.len()).filter(|byte| {
            **byte != b'.' || bytes.get(at + word.len() + 1).is_some_and(|next| is_word(*next))
        });
        is_end(before) && is_end(after)
    })
}

/// Where lines of checks of the workspace name an operation, a type (`!name`) or an attribute (`#name`).
pub(crate) fn items_in_checks(world: &World, item: &str) -> Vec<Place> {
    let files = files_with(world, item);
    files.iter().flat_map(|file| in_checks(file, item, &(0..file.text.len()))).collect()
}

/// Where lines of checks have a word, in a part of a file.
pub(super) fn in_checks(file: &IrFile, word: &str, within: &Range<usize>) -> Vec<Place> {
    let lines = checks(file).filter(|check| within.start <= check.start && check.end <= within.end);
    let found = lines.flat_map(|check| {
        let words = whole_words(&file.text[check.clone()], word).collect::<Vec<_>>();
        words.into_iter().map(move |at| check.start + at..check.start + at + word.len())
    });
    found.map(|range| place(file, range)).collect()
}

/// The full name of a type or attribute; `#dialect<mnemonic ...>` gives `#dialect.mnemonic`.
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
