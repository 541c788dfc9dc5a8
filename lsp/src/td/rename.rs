//! Renames declarations of definition files: there, and in the IR of the workspace.

use super::check::Checked;
use super::navigate::{Found, target_at, uses};
use super::resolve::{Scope, Target};
use super::unit::{DeclId, Unit};
use crate::answers::Place;
use crate::names::FileName;
use crate::world::World;
use isogloss_codegen::model::{FormatToken, FormatTokenKind, FormatTree};
use isogloss_tablegen::tree::{NodeKind, TokenKind};
use isogloss_tablegen::{DagValue, Record, Records, Value};
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

/// The renamable name at a position.
pub(crate) fn prepare(world: &World, file: &FileName, offset: usize) -> Result<Range<usize>, String> {
    if let Some(mnemonic) = mnemonic_at(world, file, offset) {
        return Ok(mnemonic.range);
    }
    if let Some(case) = case_at(world, file, offset) {
        return Ok(case.range);
    }
    let found = renamable(world, file, offset)?;
    Ok(name_range(&found, found.range.clone()))
}

/// A string of a record.
struct Quoted {
    unit: Arc<Unit>,
    checked: Arc<Checked>,
    owner: DeclId,
    /// The range in the quotes.
    range: Range<usize>,
    text: String,
}

impl Quoted {
    fn at(world: &World, file: &FileName, offset: usize) -> Option<Self> {
        let (unit, position) = world.unit_of(file)?;
        let scope = Scope::new(&unit, position);
        let token = scope.file.token_at(offset).filter(|token| token.kind() == TokenKind::String)?;
        let text = token.text().strip_prefix('"')?.strip_suffix('"')?.to_owned();
        let range = token.range().start + 1..token.range().end - 1;
        let owner = scope.record_around(range.start)?;
        let checked = super::checked(world, &unit.root)?;
        Some(Self { checked, owner, range, text, unit: unit.clone() })
    }

    fn record(&self) -> Option<Record<'_>> {
        self.checked.records.def(&self.unit.decl(self.owner).name)
    }

    /// The text of the record after the string.
    fn rest(&self) -> &str {
        let owner = self.unit.whole_of(self.owner);
        owner.file().span(&(self.range.end + 1..owner.end())).text()
    }
}

/// The IR name of a record, as a string in its definition.
struct Mnemonic {
    /// The range in the quotes.
    range: Range<usize>,
    /// The name in IR: `dialect.name`, with the sigil of types and attributes.
    item: String,
}

/// The mnemonic at a position: a string of a record that is the IR name of its operation, type or attribute.
fn mnemonic_at(world: &World, file: &FileName, offset: usize) -> Option<Mnemonic> {
    let found = Quoted::at(world, file, offset)?;
    let (record, text) = (found.record()?, found.text.as_str());
    let of = |field: &str, dialect: &str, sigil: &str| {
        let is_this = record.get::<Option<&str>>(field).ok().flatten() == Some(text);
        let Some(Value::Record(dialect)) = record.value(dialect).filter(|_| is_this) else { return None };
        Some(format!("{sigil}{}.{text}", dialect.get::<&str>("name").ok()?))
    };
    let item = if record.is_subclass_of("Op") {
        of("opName", "opDialect", "")
    } else if record.is_subclass_of("TypeDef") {
        of("mnemonic", "dialect", "!")
    } else if record.is_subclass_of("AttrDef") {
        of("mnemonic", "dialect", "#")
    } else {
        None
    };
    let item = item?;
    Some(Mnemonic { range: found.range, item })
}

/// The edits that rename an operation, type or attribute, in its definition and in the IR of the workspace.
fn rename_mnemonic(
    world: &World,
    file: &FileName,
    mnemonic: &Mnemonic,
    new: &str,
) -> Result<Vec<(Place, String)>, String> {
    let is_name = !new.is_empty()
        && new.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$'));
    if !is_name || new.starts_with(|c: char| c.is_ascii_digit()) {
        return Err(format!("`{new}` is not a name"));
    }
    let old = mnemonic.range.len();
    let mut edits = vec![(Place { file: file.clone(), range: mnemonic.range.clone() }, new.to_owned())];
    let uses = crate::ir::navigate::uses_of_item(world, &mnemonic.item).into_iter();
    for place in uses.chain(crate::ir::renamed::items_in_checks(world, &mnemonic.item)) {
        let text = world.text(&place.file).ok_or("a file is gone")?;
        // The name of an operation in generic form is in quotes.
        let end = place.range.end - usize::from(text[place.range.clone()].ends_with('"'));
        edits.push((Place { file: place.file, range: end - old..end }, new.to_owned()));
    }
    Ok(edits)
}

// Cases of enums.

/// The text of an enum case, as a string in its definition.
struct Case {
    /// The range in the quotes.
    range: Range<usize>,
    text: String,
    /// The operations, types (`!name`) and attributes (`#name`) whose text in IR may have it.
    items: BTreeSet<String>,
    /// The texts of the other cases.
    others: BTreeSet<String>,
}

/// The case at a position: a string of a record that is the text of an enum case.
fn case_at(world: &World, file: &FileName, offset: usize) -> Option<Case> {
    let found = Quoted::at(world, file, offset)?;
    // A case has a name, or is written in the list of its enum.
    let (record, text) = (found.record()?, found.text.as_str());
    let is_text = |case: Record<'_>| case.get::<&str>("str").ok() == Some(text);
    if !(record.is_subclass_of("EnumInfo") || record.is_subclass_of("EnumCase") && is_text(record)) {
        return None;
    }
    // The symbol is a string before the text.
    if found.rest().contains(&format!("\"{text}\"")) {
        return None;
    }
    let has_case = |of: &Record<'_>| {
        cases(*of)
            .into_iter()
            .any(|case| case.name() == record.name() || of.name() == record.name() && is_text(case))
    };
    let enums: Vec<Record<'_>> = found.checked.records.derived_from("EnumInfo").filter(has_case).collect();
    if enums.is_empty() {
        return None;
    }
    let (mut items, mut others) = (BTreeSet::new(), BTreeSet::new());
    for of in &enums {
        let texts = cases(*of).into_iter().filter_map(|case| case.get::<&str>("str").ok().map(str::to_owned));
        others.extend(texts.filter(|other| other != text));
        items.extend(items_with(&found.checked.records, of.name(), text));
    }
    Some(Case { items, others, range: found.range.clone(), text: text.to_owned() })
}

/// The cases of an enum.
fn cases(of: Record<'_>) -> Vec<Record<'_>> {
    of.get("enumerants").unwrap_or_default()
}

/// The operations, types and attributes that have a value of an enum.
fn items_with(records: &Records, of: &str, word: &str) -> BTreeSet<String> {
    let mut items = BTreeSet::new();
    for (class, dialect, field, arguments, sigil) in [
        ("Op", "opDialect", "opName", "arguments", ""),
        ("TypeDef", "dialect", "mnemonic", "parameters", "!"),
        ("AttrDef", "dialect", "mnemonic", "parameters", "#"),
    ] {
        for record in records.derived_from(class) {
            let has_value = record
                .get::<DagValue<'_>>(arguments)
                .is_ok_and(|dag| dag.args().any(|(_, value)| is_of_enum(value, of)));
            // A keyword of the same spelling cannot be distinguished from the case.
            let format = record.get::<Option<&str>>("assemblyFormat").ok().flatten().unwrap_or_default();
            let (Ok(Some(name)), Some(Value::Record(dialect))) =
                (record.get::<Option<&str>>(field), record.value(dialect))
            else {
                continue;
            };
            if has_value && !has_keyword(format, word) {
                items.extend(
                    dialect.get::<&str>("name").ok().map(|dialect| format!("{sigil}{dialect}.{name}")),
                );
            }
        }
    }
    items
}

fn has_keyword(format: &str, word: &str) -> bool {
    let is_word = |token: &FormatToken| format[token.range.clone()].trim_matches('`') == word;
    FormatTree::read(format)
        .tokens()
        .iter()
        .any(|token| token.kind == FormatTokenKind::Literal && is_word(token))
}

/// Whether a constraint or parameter is of an enum: the enum itself, its attribute, or a wrapper of these.
fn is_of_enum(value: Value<'_>, of: &str) -> bool {
    let Value::Record(record) = value else { return false };
    let mut next = Some(record);
    // Constraints are nested a few levels.
    for _ in 0..8 {
        let Some(record) = next else { return false };
        if record.name() == of {
            return true;
        }
        next = ["enum", "baseAttr", "baseType"].iter().find_map(|field| record.get(field).ok());
    }
    false
}

/// The edits that change the text of an enum case, in its definition and in the IR of the workspace.
fn rename_case(
    world: &World,
    file: &FileName,
    case: &Case,
    new: &str,
) -> Result<Vec<(Place, String)>, String> {
    let is_word = new.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$'));
    if new.is_empty() || !is_word || new.starts_with(|c: char| c.is_ascii_digit()) {
        return Err(format!("`{new}` is not a keyword"));
    }
    if case.others.contains(new) {
        return Err(format!("the enum has a case `{new}` already"));
    }
    let mut places = vec![Place { file: file.clone(), range: case.range.clone() }];
    places.extend(crate::ir::renamed::words(world, &case.items, &case.text));
    Ok(places.into_iter().map(|place| (place, new.to_owned())).collect())
}

/// The ranges in the workspace's IR that name an attribute which is an argument of an operation's definition.
fn attribute_names(world: &World, found: &Found) -> Vec<Place> {
    let Target::Argument { owner, name } = &found.target else { return Vec::new() };
    let Some(checked) = super::checked(world, &found.unit.root) else { return Vec::new() };
    let owner = &*found.unit.decl(*owner).name;
    let mut operations = BTreeSet::new();
    for record in checked.records.derived_from("Op") {
        let is_of_owner = record.name() == owner || record.is_subclass_of(owner);
        let is_attribute = |value: Value<'_>| {
            let Value::Record(constraint) = value else { return false };
            ["AttrConstraint", "Attr", "Property"].iter().any(|class| constraint.is_subclass_of(class))
        };
        let has_name = record.get::<DagValue<'_>>("arguments").is_ok_and(|dag| {
            dag.args().any(|(argument, value)| argument == Some(name) && is_attribute(value))
        });
        if let (true, Some(Value::Record(dialect)), Ok(operation)) =
            (is_of_owner && has_name, record.value("opDialect"), record.get::<&str>("opName"))
        {
            operations
                .extend(dialect.get::<&str>("name").ok().map(|dialect| format!("{dialect}.{operation}")));
        }
    }
    crate::ir::renamed::keys(world, &operations, name)
}

/// The range without the `$` of an argument.
fn name_range(found: &Found, range: Range<usize>) -> Range<usize> {
    match found.target {
        Target::Argument { .. } => range.start + 1..range.end,
        Target::Decl(_) | Target::File(_) => range,
    }
}

fn renamable(world: &World, file: &FileName, offset: usize) -> Result<Found, String> {
    let found = target_at(world, file, offset).ok_or("there is no name here")?;
    match &found.target {
        Target::File(_) => Err("the name of a file cannot be changed here".to_owned()),
        Target::Decl(id) => {
            let decl = found.unit.decl(*id);
            let home = &found.unit.file(id.file).name;
            if !decl.is_plain {
                return Err(format!("the name of `{}` is an expression", decl.name));
            }
            if home.is_library() {
                return Err(format!("`{}` is declared in the library, `{}`", decl.name, home.as_str()));
            }
            if world.document(home).is_none()
                && !world.is_in_workspace(home)
                && !world.settings.folders.is_empty()
            {
                return Err(format!(
                    "`{}` is declared outside of the workspace, in `{}`",
                    decl.name,
                    home.as_str()
                ));
            }
            Ok(found)
        }
        Target::Argument { .. } => Ok(found),
    }
}

/// The edits that rename the target at a position.
pub(crate) fn rename(
    world: &World,
    file: &FileName,
    offset: usize,
    new: &str,
) -> Result<Vec<(Place, String)>, String> {
    if let Some(mnemonic) = mnemonic_at(world, file, offset) {
        return rename_mnemonic(world, file, &mnemonic, new);
    }
    if let Some(case) = case_at(world, file, offset) {
        return rename_case(world, file, &case, new);
    }
    let found = renamable(world, file, offset)?;
    let new = match found.target {
        Target::Argument { .. } => new.strip_prefix('$').unwrap_or(new),
        Target::Decl(_) | Target::File(_) => new,
    };
    let is_name = new.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && new.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if !is_name {
        return Err(format!("`{new}` is not a name"));
    }
    if super::complete::is_keyword(new) {
        return Err(format!("`{new}` is a keyword"));
    }
    if let Target::Decl(id) = found.target {
        let kind = found.unit.decl(id).kind;
        let is_taken = found.unit.of_kind(new, kind).is_some();
        if is_taken {
            return Err(format!("there is a {} `{new}` already", kind.word()));
        }
    }
    let places = uses(world, &found, true);
    if let Target::Decl(_) = found.target {
        // A variable of the new name would shadow it.
        for place in &places {
            let Some(position) = found.unit.position(&place.file) else { continue };
            let scope = Scope::new(&found.unit, position);
            let node = scope.file.tree.node_around(place.range.clone());
            let taken = scope.visible(node, new).filter(|_| node.kind() == NodeKind::Name);
            if let Some(taken) = taken {
                return Err(format!("`{new}` is the name of a {} here", scope.unit.decl(taken).kind.word()));
            }
        }
    }
    if let Some(library) = places.iter().find(|place| place.file.is_library()) {
        return Err(format!("the name is used in the library, `{}`", library.file.as_str()));
    }
    let edits = places.into_iter().map(|place| {
        let range = name_range(&found, place.range);
        (Place { file: place.file, range }, new.to_owned())
    });
    let in_ir = attribute_names(world, &found).into_iter().map(|place| (place, new.to_owned()));
    Ok(edits.chain(in_ir).collect())
}
