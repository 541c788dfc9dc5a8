//! From a name to its definition and its uses, and between classes.

use super::check::place;
use super::file::DeclKind;
use super::resolve::{Scope, Target};
use super::unit::{DeclId, Unit};
use crate::answers::{HierarchyItem, Place};
use crate::names::FileName;
use crate::world::World;
use isogloss_tablegen::tree::{NodeKind, Token, TokenKind};
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

/// The name at a position, and the unit in which the file is seen.
pub(crate) struct Found {
    pub(crate) unit: Arc<Unit>,
    pub(crate) target: Target,
    /// The range of the name at the position.
    pub(crate) range: Range<usize>,
    pub(crate) name: String,
}

/// The target of the name at a position.
pub(crate) fn target_at(world: &World, file: &FileName, offset: usize) -> Option<Found> {
    let (unit, position) = world.unit_of(file)?;
    let scope = Scope::new(&unit, position);
    let token = scope.file.token_at(offset)?;
    let (target, range) = scope.target(token, offset)?;
    let name = match &target {
        Target::Decl(_) => scope.file.span(&range).text().to_owned(),
        Target::File(name) => name.short().to_owned(),
        Target::Argument { name, .. } => name.clone(),
    };
    Some(Found { unit: unit.clone(), target, range, name })
}

fn place_of(unit: &Unit, id: DeclId) -> Place {
    unit.name_of(id).place()
}

/// The definition of the name at a position.
pub(crate) fn definition(world: &World, file: &FileName, offset: usize) -> Vec<Place> {
    let Some(found) = target_at(world, file, offset) else { return generated_record(world, file, offset) };
    let unit = &found.unit;
    match &found.target {
        Target::Decl(id) => vec![place_of(unit, *id)],
        Target::File(name) => vec![Place { file: name.clone(), range: 0..0 }],
        Target::Argument { owner, name } => argument_declarations(unit, *owner, name),
    }
}

/// The declarations of the name at a position: for a field that a `let` sets, all previous assignments.
pub(crate) fn declaration(world: &World, file: &FileName, offset: usize) -> Vec<Place> {
    let mut places = definition(world, file, offset);
    if let Some(found) = target_at(world, file, offset)
        && let Target::Decl(id) = found.target
        && found.unit.decl(id).kind == DeclKind::Field
        && let Some((unit, position)) = world.unit_of(file)
        && let Some(owner) = Scope::new(&unit, position).record_around(offset)
    {
        for ancestor in unit.lineage(owner).into_iter().skip(1) {
            if let Some(value) = unit.child(ancestor, DeclKind::Let, &found.name) {
                places.push(place_of(&unit, value));
            }
        }
    }
    places
}

/// A record whose name is computed: the evaluation knows its origin.
fn generated_record(world: &World, file: &FileName, offset: usize) -> Vec<Place> {
    let find = || {
        let (unit, position) = world.unit_of(file)?;
        let of = unit.file(position);
        let token = of.token_at(offset)?;
        let name = token.text().trim_matches('"');
        let checked = world.last_checked(&unit.root)?;
        let record = checked.records.def(name)?;
        let sources = checked.records.sources();
        Some(place(sources, &unit.root, record.span()))
    };
    find().into_iter().collect()
}

/// The tokens that declare an argument of a class or record.
fn argument_declarations(unit: &Unit, owner: DeclId, name: &str) -> Vec<Place> {
    let scope = Scope::new(unit, owner.file);
    let named = scope.arguments(owner).into_iter().filter(|(_, token)| &token.text()[1..] == name);
    let mut places: Vec<Place> = named
        .map(|(id, token)| Place { file: unit.file(id.file).name.clone(), range: token.range() })
        .collect();
    // The nearest declares it.
    places.truncate(1);
    places
}

/// All uses of the name at a position; `None` if it refers to nothing.
pub(crate) fn references(
    world: &World,
    file: &FileName,
    offset: usize,
    with_declaration: bool,
) -> Option<Vec<Place>> {
    let found = target_at(world, file, offset)?;
    let uses = uses(world, &found, true);
    let declared: Vec<Place> = match &found.target {
        Target::Decl(id) => vec![place_of(&found.unit, *id)],
        Target::Argument { owner, name } => argument_declarations(&found.unit, *owner, name),
        Target::File(_) => Vec::new(),
    };
    let wanted = uses.into_iter().filter(|place| with_declaration || !declared.contains(place));
    Some(wanted.collect())
}

/// The uses of a target, including its declaration: in the files of its unit or, with `everywhere`, also in the
/// workspace.
pub(crate) fn uses(world: &World, found: &Found, everywhere: bool) -> Vec<Place> {
    let unit = &found.unit;
    if let Target::File(name) = &found.target {
        return includes_of(world, unit, name);
    }
    let mut places = BTreeSet::new();
    let mut files: BTreeSet<FileName> = unit.files.iter().map(|file| file.name.clone()).collect();
    for position in 0..unit.files.len() {
        let scope = Scope::new(unit, u32::try_from(position).unwrap_or(u32::MAX));
        uses_in(scope, found, &|target| target == found.target, &mut places);
    }
    if everywhere && !is_local(unit, &found.target) {
        let workspace = world.workspace();
        let declared = declared_at(unit, &found.target);
        for name in &workspace.definitions {
            if !files.insert(name.clone()) {
                continue;
            }
            let Some(text) = world.text(name) else { continue };
            if memchr::memmem::find(text.as_bytes(), found.name.as_bytes()).is_none() {
                continue;
            }
            let Some((other, position)) = world.unit_of(name) else { continue };
            let is_target = |target: Target| declared_at(&other, &target) == declared;
            uses_in(Scope::new(&other, position), found, &is_target, &mut places);
        }
    }
    places.into_iter().collect()
}

/// A target, independent of the unit.
fn declared_at(unit: &Unit, target: &Target) -> Option<(FileName, usize, String)> {
    match target {
        Target::Decl(id) => {
            let place = place_of(unit, *id);
            Some((place.file, place.range.start, unit.decl(*id).name.to_string()))
        }
        Target::File(name) => Some((name.clone(), 0, String::new())),
        Target::Argument { owner, name } => {
            let place = argument_declarations(unit, *owner, name).pop()?;
            Some((place.file, place.range.start, name.clone()))
        }
    }
}

/// Whether a target is invisible outside its own file.
fn is_local(unit: &Unit, target: &Target) -> bool {
    match target {
        Target::Decl(id) => match unit.decl(*id).kind {
            DeclKind::LoopVariable | DeclKind::OperatorVariable => true,
            DeclKind::Defvar => unit.decl(*id).is_inside(),
            DeclKind::Class
            | DeclKind::Multiclass
            | DeclKind::Def
            | DeclKind::Defm
            | DeclKind::Defset
            | DeclKind::Deftype
            | DeclKind::Field
            | DeclKind::Let
            | DeclKind::TemplateArg => false,
        },
        Target::File(_) | Target::Argument { .. } => false,
    }
}

/// Adds the uses in one file.
fn uses_in(
    scope: Scope<'_>,
    found: &Found,
    is_target: &dyn Fn(Target) -> bool,
    places: &mut BTreeSet<Place>,
) {
    let file = scope.file;
    let is_word = |byte: Option<&u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_');
    let bytes = file.text().as_bytes();
    let declared = match &found.target {
        Target::Argument { owner, name } => argument_declarations(&found.unit, *owner, name).pop(),
        Target::Decl(_) | Target::File(_) => None,
    };
    for at in memchr::memmem::find_iter(bytes, found.name.as_bytes()) {
        let end = at + found.name.len();
        let before = at.checked_sub(1).and_then(|before| bytes.get(before));
        if is_word(before) || is_word(bytes.get(end)) {
            continue;
        }
        let Some(token) = file.tree.token_at(at) else { continue };
        let may_be = match token.kind() {
            TokenKind::Identifier => matches!(found.target, Target::Decl(_)),
            TokenKind::ArgumentName => matches!(found.target, Target::Argument { .. }),
            TokenKind::String | TokenKind::Code => true,
            _ => false,
        };
        if !may_be {
            continue;
        }
        let Some((target, range)) = scope.target(token, at) else { continue };
        // Records that derive from one owner share its arguments.
        let is_same = if let (Target::Argument { owner, name }, Some(declared)) = (&target, &declared) {
            name == &found.name && argument_declarations(scope.unit, *owner, name).first() == Some(declared)
        } else {
            is_target(target)
        };
        if is_same {
            places.insert(Place { file: file.name.clone(), range });
        }
    }
}

/// The `include`s that open a file.
fn includes_of(world: &World, unit: &Unit, name: &FileName) -> Vec<Place> {
    let mut places = BTreeSet::new();
    let mut add = |unit: &Unit| {
        for (file, included) in unit.files.iter().zip(&unit.included) {
            for (include, target) in file.includes.iter().zip(included) {
                if target.as_ref() == Some(name) {
                    places.insert(Place { file: file.name.clone(), range: include.range.clone() });
                }
            }
        }
    };
    add(unit);
    for (file, names) in &world.workspace().includes {
        let may_include = names.iter().any(|included| name.as_str().ends_with(&**included));
        if may_include && let Some(unit) = world.unit(file) {
            add(&unit);
        }
    }
    places.into_iter().collect()
}

/// The uses in the same file of the name at a position, each with whether it assigns a value.
pub(crate) fn highlights(world: &World, file: &FileName, offset: usize) -> Option<Vec<(Range<usize>, bool)>> {
    let found = target_at(world, file, offset)?;
    let position = found.unit.position(file)?;
    let scope = Scope::new(&found.unit, position);
    let mut places = BTreeSet::new();
    uses_in(scope, &found, &|target| target == found.target, &mut places);
    let writes = |range: &Range<usize>| {
        let parent = scope.file.tree.token_at(range.start).map(Token::parent);
        let is_declared = scope.file.decl_at(range.start).is_some();
        is_declared || parent.is_some_and(|parent| matches!(parent.kind(), NodeKind::Let | NodeKind::Binding))
    };
    Some(places.into_iter().map(|place| (place.range.clone(), writes(&place.range))).collect())
}

fn item(unit: &Unit, id: DeclId) -> HierarchyItem {
    let decl = unit.decl(id);
    HierarchyItem {
        name: decl.name.to_string(),
        kind: super::outline::symbol_kind(decl.kind),
        file: unit.file(id.file).name.clone(),
        range: unit.whole_of(id).range(),
        name_range: unit.name_of(id).range(),
    }
}

/// The class or record that a position refers to, or is in.
fn record_at(world: &World, file: &FileName, offset: usize) -> Option<(Arc<Unit>, DeclId)> {
    if let Some(found) = target_at(world, file, offset)
        && let Target::Decl(id) = found.target
        && found.unit.decl(id).kind.is_record()
    {
        return Some((found.unit, id));
    }
    let (unit, position) = world.unit_of(file)?;
    let id = Scope::new(&unit, position).record_around(offset)?;
    Some((unit, id))
}

pub(crate) fn hierarchy_item(world: &World, file: &FileName, offset: usize) -> Option<HierarchyItem> {
    let (unit, id) = record_at(world, file, offset)?;
    Some(item(&unit, id))
}

/// The parents of a class or record.
pub(crate) fn supertypes(world: &World, file: &FileName, offset: usize) -> Option<Vec<HierarchyItem>> {
    let (unit, id) = record_at(world, file, offset)?;
    Some(unit.parents(id).map(|parent| item(&unit, parent)).collect())
}

/// The classes and records that name a class as a parent: in its unit, and in the workspace.
pub(crate) fn subtypes(world: &World, file: &FileName, offset: usize) -> Option<Vec<HierarchyItem>> {
    let (unit, id) = record_at(world, file, offset)?;
    let name = unit.decl(id).name.clone();
    let home = place_of(&unit, id);
    let mut units = vec![unit.clone()];
    for file in &world.workspace().definitions {
        let is_new = units.iter().all(|unit| unit.position(file).is_none());
        let names_it = || world.text(file).is_some_and(|text| text.contains(&*name));
        if is_new && names_it() {
            units.extend(world.unit_of(file).map(|(unit, _)| unit));
        }
    }
    let mut seen = BTreeSet::new();
    let mut result = Vec::new();
    for unit in &units {
        for child in unit.all(DeclKind::is_record) {
            if unit.decl(child).parents.iter().all(|parent| parent.name != name) {
                continue;
            }
            let is_parent = unit.parents(child).any(|parent| place_of(unit, parent) == home);
            let place = place_of(unit, child);
            if is_parent && seen.insert(place) {
                result.push(item(unit, child));
            }
        }
    }
    Some(result)
}

/// The `$name` around a byte of a token.
pub(crate) fn argument_in(token: Token<'_>, offset: usize) -> Option<Range<usize>> {
    let start = token.range().start;
    let found = argument_at(token.text(), offset.checked_sub(start)?)?;
    Some(start + found.start..start + found.end)
}

/// The `$name` in a text around a byte.
fn argument_at(text: &str, at: usize) -> Option<Range<usize>> {
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let bytes = text.as_bytes();
    let at = at.min(bytes.len());
    let mut start = at;
    while start > 0 && is_name(bytes[start - 1]) {
        start -= 1;
    }
    let dollar = match start.checked_sub(1) {
        Some(before) if bytes[before] == b'$' => before,
        _ if bytes.get(at) == Some(&b'$') => at,
        _ => return None,
    };
    let length = bytes[dollar + 1..].iter().take_while(|byte| is_name(**byte)).count();
    (length > 0).then_some(dollar..dollar + 1 + length)
}
