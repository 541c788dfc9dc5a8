//! From a name in IR to its definition and its uses.

use super::dialects;
use super::file::{Definition, IrFile, NameKind};
use crate::answers::{Call, HierarchyItem, Place};
use crate::names::FileName;
use crate::world::World;
use gen_lsp_types::SymbolKind;
use isogloss_tree::mlir::{NodeKind, Operation, Token, TokenKind};
use std::ops::Range;
use std::sync::Arc;

/// The name at a position: of a value, block, symbol or alias.
struct NamedRange {
    file: Arc<IrFile>,
    name: Box<str>,
    /// The use at the position.
    range: Range<usize>,
}

fn name_at(world: &World, file: &FileName, offset: usize) -> Option<NamedRange> {
    let file = super::file(world, file)?;
    let token = file.token_at(offset)?;
    let name = file.name_of(token)?;
    let token = if token.kind() == TokenKind::ResultNumber { token.previous()? } else { token };
    let range = token.range();
    Some(NamedRange { file: file.clone(), name, range })
}

/// The definition of the name at a position.
pub(crate) fn definition(world: &World, name: &FileName, offset: usize) -> Vec<Place> {
    if let Some(found) = name_at(world, name, offset) {
        if let Some(definition) = found.file.resolve(&found.name, &found.range) {
            return vec![Place { file: name.clone(), range: definition.name.clone() }];
        }
        if found.name.starts_with('@') {
            return symbols_elsewhere(world, name, &found.name);
        }
    }
    if let Some(item) = item_at(world, name, offset) {
        return vec![item.place];
    }
    let case = || {
        let file = super::file(world, name)?;
        super::complete::case_at(world, &file, file.token_at(offset)?)
    };
    case().into_iter().collect()
}

/// The Rust of the hooks of the operation, type or attribute at a position.
pub(crate) fn implementation(world: &World, name: &FileName, offset: usize) -> Vec<Place> {
    let Some(item) = item_at(world, name, offset) else { return Vec::new() };
    crate::td::hooks::implementations(world, &item.place.file, item.place.range.start)
}

/// The definitions at the top level of other files of the workspace.
fn symbols_elsewhere(world: &World, own: &FileName, symbol: &str) -> Vec<Place> {
    let mut places = Vec::new();
    for name in world.workspace().ir.iter().filter(|name| *name != own) {
        if !world.text(name).is_some_and(|text| text.contains(&symbol[1..])) {
            continue;
        }
        let Some(file) = super::file(world, name) else { continue };
        let definitions =
            file.occurrences(symbol).map(|found| found.definitions.as_slice()).unwrap_or_default();
        let outer = definitions
            .iter()
            .filter(|found| found.kind == NameKind::Symbol && found.scope.len() + 200 > file.text.len());
        places.extend(outer.map(|found| Place { file: name.clone(), range: found.name.clone() }));
    }
    places
}

/// The definition in another file that owns all uses of a symbol.
fn home(world: &World, found: &NamedRange) -> Option<Place> {
    let is_symbol = found.name.starts_with('@');
    let mut places =
        if is_symbol { symbols_elsewhere(world, &found.file.name, &found.name) } else { Vec::new() };
    if places.is_empty() { None } else { Some(places.swap_remove(0)) }
}

/// An operation, type or attribute of a dialect, with its position in a definition file.
pub(crate) struct DialectItem {
    /// The name, with the sigil of types and attributes.
    pub(crate) name: String,
    pub(crate) range: Range<usize>,
    pub(crate) named: Arc<dialects::Named>,
    pub(crate) place: Place,
}

/// The operation, type or attribute whose name is at a position.
pub(crate) fn item_at(world: &World, name: &FileName, offset: usize) -> Option<DialectItem> {
    let file = super::file(world, name)?;
    let token = file.token_at(offset)?;
    let full = item_name(&file, token)?;
    let dialect = full.trim_start_matches(['!', '#']).split('.').next()?.to_owned();
    let named = dialects::named(world, &dialect)?;
    let table = match full.as_bytes().first() {
        Some(b'!') => &named.types,
        Some(b'#') => &named.attributes,
        _ => &named.operations,
    };
    let place = table.get(&full)?.clone();
    Some(DialectItem { name: full, range: token.range(), named: named.clone(), place })
}

/// The name of an operation, type or attribute that a token spells; for a type, `!dialect.name`.
pub(super) fn item_name(file: &IrFile, token: Token<'_>) -> Option<String> {
    let text = token.text();
    match token.kind() {
        TokenKind::TypeName | TokenKind::AttributeName if text.contains('.') => Some(text.to_owned()),
        // `!dialect<name...>`.
        TokenKind::BareIdentifier | TokenKind::String => {
            let operation = Operation::cast(token.parent())?;
            (operation.name_token() == Some(token)).then(|| file.full_name(operation)).flatten()
        }
        _ => None,
    }
}

/// All uses of the name at a position; `None` if it refers to nothing.
pub(crate) fn references(
    world: &World,
    name: &FileName,
    offset: usize,
    with_declaration: bool,
) -> Option<Vec<Place>> {
    let Some(found) = name_at(world, name, offset) else { return item_references(world, name, offset) };
    let Some(definition) = found.file.resolve(&found.name, &found.range) else {
        return match home(world, &found) {
            Some(home) => references(world, &home.file, home.range.start, with_declaration),
            None => item_references(world, name, offset),
        };
    };
    let mut places: Vec<Place> = uses(&found, definition);
    if definition.kind == NameKind::Symbol {
        places.extend(uses_elsewhere(world, name, &found.name, definition));
    }
    places.retain(|place| with_declaration || place.file != *name || place.range != definition.name);
    Some(places)
}

fn uses(found: &NamedRange, definition: &Definition) -> Vec<Place> {
    let ranges = found.file.uses(&found.name, definition);
    ranges.into_iter().map(|range| Place { file: found.file.name.clone(), range }).collect()
}

/// The uses of a symbol in other files, which do not define it themselves.
fn uses_elsewhere(world: &World, own: &FileName, symbol: &str, definition: &Definition) -> Vec<Place> {
    let mut places = Vec::new();
    let home = symbols_elsewhere(world, &FileName::new(""), symbol);
    if !home.iter().any(|place| place.file == *own && place.range == definition.name) {
        return places;
    }
    for name in world.workspace().ir.iter().filter(|name| *name != own) {
        if !world.text(name).is_some_and(|text| text.contains(&symbol[1..])) {
            continue;
        }
        let Some(file) = super::file(world, name) else { continue };
        let ranges = file.occurrences(symbol).map(|found| found.uses.as_slice()).unwrap_or_default();
        let unresolved = ranges.iter().filter(|range| file.resolve(symbol, range).is_none());
        places.extend(unresolved.map(|range| Place { file: name.clone(), range: range.clone() }));
    }
    places
}

/// The uses of an operation, type or attribute in the workspace, and its definition.
fn item_references(world: &World, name: &FileName, offset: usize) -> Option<Vec<Place>> {
    let item = item_at(world, name, offset)?;
    let mut places = vec![item.place.clone()];
    places.extend(uses_of_item(world, &item.name));
    Some(places)
}

/// Where the IR of the workspace names an operation, type (`!name`) or attribute (`#name`).
pub(crate) fn uses_of_item(world: &World, item: &str) -> Vec<Place> {
    let mut places = Vec::new();
    let mnemonic = item.rsplit('.').next().unwrap_or(item);
    for name in &world.workspace().ir {
        if !world.text(name).is_some_and(|text| text.contains(mnemonic)) {
            continue;
        }
        let Some(file) = super::file(world, name) else { continue };
        for token in file.tree.tokens() {
            let may_be = token.text().contains(mnemonic);
            if may_be && item_name(&file, token).is_some_and(|found| found == item) {
                places.push(Place { file: name.clone(), range: token.range() });
            }
        }
    }
    places
}

/// The uses in the same file, each with whether it is the definition.
pub(crate) fn highlights(world: &World, name: &FileName, offset: usize) -> Option<Vec<(Range<usize>, bool)>> {
    let found = name_at(world, name, offset)?;
    let definition = found.file.resolve(&found.name, &found.range)?;
    let ranges = found.file.uses(&found.name, definition);
    Some(ranges.into_iter().map(|range| (range.clone(), range == definition.name)).collect())
}

// Other names.

/// The renamable name at a position, without its sigil.
pub(crate) fn prepare_rename(world: &World, name: &FileName, offset: usize) -> Result<Range<usize>, String> {
    let found = name_at(world, name, offset).ok_or("there is no name here")?;
    if found.file.resolve(&found.name, &found.range).is_none() && home(world, &found).is_none() {
        return Err(format!("the definition of `{}` is not found", found.name));
    }
    Ok(bare(&found.file.text[found.range.clone()], &found.range))
}

/// A name without its sigil, and without quotes.
fn bare(text: &str, range: &Range<usize>) -> Range<usize> {
    let start = if text.starts_with("@\"") {
        2
    } else {
        usize::from(text.starts_with(['%', '^', '@', '!', '#', '"']))
    };
    let end = usize::from(text.ends_with('"'));
    range.start + start..(range.end - end).max(range.start + start)
}

/// The edits that rename a value, block, symbol or alias.
pub(crate) fn rename(
    world: &World,
    name: &FileName,
    offset: usize,
    new: &str,
) -> Result<Vec<(Place, String)>, String> {
    let found = name_at(world, name, offset).ok_or("there is no name here")?;
    let Some(definition) = found.file.resolve(&found.name, &found.range) else {
        let home = home(world, &found).ok_or("the definition is not found")?;
        return rename(world, &home.file, home.range.start, new);
    };
    // The prefix of the name in the table of names.
    let sigil = match definition.kind {
        NameKind::Value | NameKind::Block | NameKind::Symbol | NameKind::Alias => &found.name[..1],
        NameKind::Resource => super::file::RESOURCE,
    };
    let new = new.strip_prefix(sigil).unwrap_or(new);
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.' | '-');
    let starts_well =
        new.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '_' | '$' | '-' | '.'));
    let is_number = !new.is_empty() && new.bytes().all(|byte| byte.is_ascii_digit());
    let fits = match definition.kind {
        NameKind::Value | NameKind::Block => starts_well || is_number,
        NameKind::Symbol => starts_well,
        NameKind::Resource => {
            new.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && !new.contains('-')
        }
        NameKind::Alias => starts_well && !new.contains('.'),
    };
    if !fits || !new.chars().all(is_word) {
        let sigil = if definition.kind == NameKind::Resource { "" } else { sigil };
        return Err(format!("`{sigil}{new}` is not a name"));
    }
    let renamed = format!("{sigil}{new}");
    let taken = found.file.occurrences(&renamed).is_some_and(|other| {
        other.definitions.iter().any(|other| {
            let overlaps =
                other.scope.start < definition.scope.end && definition.scope.start < other.scope.end;
            overlaps && (definition.kind != NameKind::Symbol || other.scope == definition.scope)
        })
    });
    if taken {
        return Err(format!("`{renamed}` is defined already"));
    }
    let mut places = uses(&found, definition);
    if definition.kind == NameKind::Symbol {
        places.extend(uses_elsewhere(world, name, &found.name, definition));
    }
    if definition.kind == NameKind::Symbol {
        // Lines of checks: in the part of the definition, and in files that use it.
        let mut files: Vec<FileName> = places.iter().map(|place| place.file.clone()).collect();
        files.sort();
        files.dedup();
        for other in files.iter().filter_map(|other| super::file(world, other)) {
            let at = definition.name.start;
            let part = other.parts.iter().find(|part| other.name == *name && part.contains(&at));
            let within = part.cloned().unwrap_or(0..other.text.len());
            places.extend(super::renamed::in_checks(&other, &found.name, &within));
        }
    }
    let edits = places.into_iter().filter_map(|place| {
        let text = world.text(&place.file)?;
        let token = text.get(place.range.clone())?;
        let range = bare(token, &place.range);
        Some((Place { file: place.file, range }, new.to_owned()))
    });
    Ok(edits.collect())
}

// Calls.

fn callable(file: &IrFile, name: &str, definition: &Definition) -> HierarchyItem {
    HierarchyItem {
        name: name.to_owned(),
        kind: SymbolKind::Function,
        file: file.name.clone(),
        range: definition.whole.clone(),
        name_range: definition.name.clone(),
    }
}

/// The symbol that a position refers to, or whose operation is around it.
pub(crate) fn callable_at(world: &World, name: &FileName, offset: usize) -> Option<HierarchyItem> {
    let file = super::file(world, name)?;
    if let Some(found) = name_at(world, name, offset).filter(|found| found.name.starts_with('@')) {
        if let Some(definition) = file.resolve(&found.name, &found.range) {
            return Some(callable(&file, &found.name, definition));
        }
        let place = symbols_elsewhere(world, name, &found.name).pop()?;
        let other = super::file(world, &place.file)?;
        let definition = other.resolve(&found.name, &place.range)?;
        return Some(callable(&other, &found.name, definition));
    }
    let (symbol, definition) = enclosing(&file, offset)?;
    Some(callable(&file, symbol, definition))
}

/// The innermost symbol whose operation is around a byte.
fn enclosing(file: &IrFile, offset: usize) -> Option<(&str, &Definition)> {
    let all =
        file.all_names().flat_map(|(name, found)| found.definitions.iter().map(move |found| (name, found)));
    let symbols = all.filter(|(_, found)| found.kind == NameKind::Symbol && found.whole.contains(&offset));
    symbols.min_by_key(|(_, found)| found.whole.len())
}

/// The symbols whose operations use a symbol.
pub(crate) fn incoming(world: &World, name: &FileName, offset: usize) -> Option<Vec<Call>> {
    let places = references(world, name, offset, false)?;
    let mut result: Vec<Call> = Vec::new();
    for place in places {
        let Some(file) = super::file(world, &place.file) else { continue };
        let Some((symbol, definition)) = enclosing(&file, place.range.start) else { continue };
        add_call(&mut result, callable(&file, symbol, definition), place.range);
    }
    Some(result)
}

/// The symbols that the operation of a symbol uses.
pub(crate) fn outgoing(world: &World, name: &FileName, offset: usize) -> Option<Vec<Call>> {
    let file = super::file(world, name)?;
    let found = name_at(world, name, offset)?;
    let caller = file.resolve(&found.name, &found.range)?;
    let node = file.tree.node_around(caller.whole.clone());
    let mut result: Vec<Call> = Vec::new();
    for token in node.tokens().filter(|token| token.kind() == TokenKind::SymbolName) {
        if token.range() == caller.name || token.parent().kind() != NodeKind::Symbol {
            continue;
        }
        let Some(target) = callable_at(world, name, token.range().start) else { continue };
        add_call(&mut result, target, token.range());
    }
    Some(result)
}

/// Adds a call of, or by, a symbol.
fn add_call(calls: &mut Vec<Call>, item: HierarchyItem, range: Range<usize>) {
    let is_of = |call: &&mut Call| call.item.file == item.file && call.item.name_range == item.name_range;
    match calls.iter_mut().find(is_of) {
        Some(call) => call.ranges.push(range),
        None => calls.push(Call { item, ranges: vec![range] }),
    }
}
