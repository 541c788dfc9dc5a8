//! Hover texts for names in IR.

use super::check::{checked, last_good};
use super::file::{Definition, IrFile, NameKind};
use super::layouts;
use super::navigate::item_at;
use crate::names::FileName;
use crate::world::World;
use isogloss_tree::mlir::{NodeKind, Operation, TokenKind, Value};
use std::fmt::Write as _;
use std::ops::Range;
use std::sync::Arc;

/// A Markdown text about the name at a position, and the range of that name.
pub(crate) fn hover(world: &World, name: &FileName, offset: usize) -> Option<(String, Range<usize>)> {
    let file = super::file(world, name)?;
    let token = file.token_at(offset)?;
    // `%a#1` is one name in two tokens.
    let before = token.previous().filter(|_| token.kind() == TokenKind::ResultNumber);
    let first = before.unwrap_or(token);
    if let Some(key) = file.name_of(first)
        && let Some(definition) = file.resolve(&key, &first.range())
    {
        let next = first.next().filter(|next| next.kind() == TokenKind::ResultNumber);
        let range = first.range().start..next.unwrap_or(first).range().end;
        return Some((of_definition(world, &file, &key, definition, first.range()), range));
    }
    if let Some(item) = item_at(world, name, offset) {
        let mut text = format!("```mlir\n{}\n```\n", item.name);
        if let Some(record) = item.named.record(&item.name) {
            crate::td::hover::record_documentation(&mut text, record, None);
        }
        if item.name.starts_with('!') {
            let ty = type_around(&file, offset)?;
            layouts::describe(world, &file, &file.text[ty], offset, &mut text);
        }
        return Some((text, item.range));
    }
    let range = type_around(&file, offset)?;
    let mut text = format!("```mlir\n{}\n```\n", &file.text[range.clone()]);
    layouts::describe(world, &file, &file.text[range.clone()], offset, &mut text);
    Some((text, range))
}

/// The type around a byte.
fn type_around(file: &IrFile, offset: usize) -> Option<Range<usize>> {
    let token = file.token_at(offset)?;
    let node = token.parent();
    let mut around = std::iter::once(node).chain(node.ancestors());
    around.find(|node| node.kind() == NodeKind::Type).map(|node| node.range())
}

fn of_definition(
    world: &World,
    file: &Arc<IrFile>,
    key: &str,
    definition: &Definition,
    at: Range<usize>,
) -> String {
    let mut text = String::new();
    let first_line = |range: &Range<usize>| {
        let whole = file.text[range.clone()].lines().next().unwrap_or_default().trim();
        whole.trim_end_matches('{').trim_end().to_owned()
    };
    match definition.kind {
        NameKind::Value => {
            let ty = type_of(world, file, definition, &at);
            let number = if at == definition.name { None } else { number_after(file, &at) };
            let number = number.map(|number| format!("#{number}")).unwrap_or_default();
            let _ = writeln!(
                text,
                "```mlir\n{key}{number}{}\n```",
                ty.as_ref().map(|ty| format!(" : {ty}")).unwrap_or_default()
            );
            let _ = writeln!(text, "\n```mlir\n{}\n```", first_line(&definition.whole));
            let uses = file.uses(key, definition).len().saturating_sub(1);
            let _ =
                writeln!(text, "\n*{}*", if uses == 1 { "1 use".to_owned() } else { format!("{uses} uses") });
            if let Some(ty) = ty {
                layouts::describe(world, file, &ty, definition.name.start, &mut text);
            }
        }
        NameKind::Block => {
            let label = file.tree.node_around(definition.whole.clone());
            let header = label.child(NodeKind::Label).map_or(key, |label| label.text());
            let branches = file.uses(key, definition).len().saturating_sub(1);
            let noun = if branches == 1 { "branch" } else { "branches" };
            let _ = writeln!(text, "```mlir\n{header}\n```\n\n*{branches} {noun} to it*");
        }
        NameKind::Resource => {
            let name = file.text[definition.name.clone()].trim_matches('"');
            let _ = writeln!(text, "```mlir\ndense_resource<{name}>\n```");
            if let Some((bytes, alignment)) = resource_size(file, definition) {
                let _ = writeln!(text, "\n{bytes} bytes of data, aligned to {alignment}");
            }
        }
        NameKind::Symbol | NameKind::Alias => {
            let _ = writeln!(text, "```mlir\n{}\n```", first_line(&definition.whole));
            let node = file.tree.node_around(definition.whole.clone());
            let comments: Vec<_> = node
                .comments_before()
                .into_iter()
                .map(|comment| comment.text().trim_start_matches('/').trim())
                .filter(|line| !line.starts_with("RUN") && !line.starts_with("CHECK"))
                .collect();
            if !comments.is_empty() {
                let _ = writeln!(text, "\n{}", comments.join("\n"));
            }
        }
    }
    text
}

/// The type of a value: as written, or as parsed.
pub(crate) fn type_of(
    world: &World,
    file: &Arc<IrFile>,
    definition: &Definition,
    at: &Range<usize>,
) -> Option<String> {
    let token = file.tree.token_at(definition.name.start)?;
    let node = token.parent();
    // `%a: type`.
    let next = node.last_token()?.next();
    let written = std::iter::successors(next, |token| token.next()).find(|token| !token.is_trivia());
    if written.is_some_and(|colon| colon.text() == ":") && node.kind() == NodeKind::Value {
        let siblings = node.parent()?.children();
        let ty =
            siblings.skip_while(|sibling| *sibling != node).nth(1).filter(|ty| ty.kind() == NodeKind::Type);
        if let Some(ty) = ty {
            return Some(ty.text().to_owned());
        }
    }
    let operation = std::iter::once(node).chain(node.ancestors()).find_map(Operation::cast)?;
    let start = operation.name_token()?.range().start;
    // If this text has no answer, the last good result may have one.
    let found = checked(world, file);
    let older = std::iter::once_with(|| last_good(world, file, start)).flatten();
    for (found, start) in std::iter::once((found, start)).chain(older) {
        if node.kind() == NodeKind::Result {
            let Some(types) = found.results(start) else { continue };
            let mut index = 0;
            for result in operation.results() {
                if result.name() == Some(token) {
                    // A use without a number refers to the first result.
                    let is_use = *at != definition.name;
                    let number = number_after(file, at).or(is_use.then_some(0));
                    let one = |index: usize| types.get(index).map(|ty| (*ty).to_owned());
                    return match number {
                        Some(number) => one(index + number),
                        None if result.count() > 1 => {
                            Some(types.get(index..index + result.count())?.join(", "))
                        }
                        None => one(index),
                    };
                }
                index += result.count();
            }
        } else {
            let Some(types) = found.arguments(start) else { continue };
            let defined = operation.values().filter(|value: &Value<'_>| value.is_definition());
            let index = defined.into_iter().position(|value| value.name() == Some(token))?;
            return types.get(index).map(|ty| (*ty).to_owned());
        }
    }
    None
}

/// The number in `%a#1` after the name.
fn number_after(file: &IrFile, name: &Range<usize>) -> Option<usize> {
    let next = file.tree.token_at(name.end).filter(|next| next.kind() == TokenKind::ResultNumber);
    next?.text().strip_prefix('#')?.parse().ok()
}

/// The size of a resource in bytes, and its alignment: the blob starts with the alignment in four bytes.
fn resource_size(file: &IrFile, definition: &Definition) -> Option<(usize, u32)> {
    let key = file.tree.token_at(definition.name.start)?;
    let value = std::iter::successors(key.next(), |token| token.next())
        .find(|token| token.kind() == TokenKind::String)?;
    let digits = value.text().trim_matches('"').strip_prefix("0x")?;
    let alignment = u32::from_str_radix(digits.get(..8)?, 16).ok()?.swap_bytes();
    Some((digits.len() / 2 - 4, alignment))
}
