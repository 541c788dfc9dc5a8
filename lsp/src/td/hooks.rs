//! The Rust that the author of a definition writes: missing hooks, and their positions.

use super::check::Checked;
use super::resolve::Scope;
use super::unit::Unit;
use super::views;
use crate::answers::{Action, Edits, Place};
use crate::names::FileName;
use crate::world::World;
use isogloss_codegen::{Hook, Options, generate_with_report};
use isogloss_tablegen::Records;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The hooks of a record, by its name.
pub(crate) type Hooks = Vec<(String, Vec<Hook>)>;

/// The hooks of all records; none if the definitions have errors.
pub(super) fn of_records(records: &Records) -> Hooks {
    let mut options = Options::default();
    // The other hooks are listed, too.
    options.accept_unknown_conditions = true;
    let Ok((_, report)) = generate_with_report(records, &options) else { return Vec::new() };
    let entries = report.entries.into_iter().filter(|entry| !entry.hooks.is_empty());
    entries.map(|entry| (entry.def, entry.hooks)).collect()
}

/// How many files of a crate are searched for hooks.
const MOST_FILES: usize = 1_000;

/// The source of a crate that includes the Rust of a definition file.
struct Crate {
    /// The source that includes it, with the byte after the line that does so, and the indentation of that line.
    file: FileName,
    at: usize,
    indent: String,
    sources: Vec<(FileName, Arc<str>)>,
}

/// Adds actions for the hooks of the definition at a byte that its crate does not implement.
pub(super) fn actions(world: &World, unit: &Unit, position: u32, offset: usize) -> Vec<Action> {
    let Some(owner) = Scope::new(unit, position).record_around(offset) else { return Vec::new() };
    let Some(found) = including_crate(world, &unit.root) else { return Vec::new() };
    let Some(checked) = super::checked(world, &unit.root) else { return Vec::new() };
    let mut actions: Vec<Action> = Vec::new();
    for record in views::records_of(&checked, unit, owner) {
        for hook in missing(&checked, record.name(), &found.sources) {
            let action = implement(&found, hook);
            if !actions.iter().any(|other| other.title == action.title) {
                actions.push(action);
            }
        }
    }
    actions
}

/// The Rust implementations of the hooks of the definition at a byte.
pub(crate) fn implementations(world: &World, name: &FileName, offset: usize) -> Vec<Place> {
    let find = || {
        let (unit, position) = world.unit_of(name)?;
        let owner = Scope::new(&unit, position).record_around(offset)?;
        let found = including_crate(world, &unit.root)?;
        let checked = super::checked(world, &unit.root)?;
        let mut places = Vec::new();
        for record in views::records_of(&checked, &unit, owner) {
            for hook in hooks_of(&checked, record.name()) {
                for (file, text) in &found.sources {
                    let range = found_at(text, hook).map(|at| at..line_end(text, at));
                    places.extend(range.map(|range| Place { file: file.clone(), range }));
                }
            }
        }
        places.sort();
        places.dedup();
        Some(places)
    };
    find().unwrap_or_default()
}

fn line_end(text: &str, at: usize) -> usize {
    text[at..].find(['{', ';', '\n']).map_or(text.len(), |end| at + text[at..at + end].trim_end().len())
}

fn hooks_of<'c>(checked: &'c Checked, record: &str) -> impl Iterator<Item = &'c Hook> {
    checked.hooks().iter().filter(move |(name, _)| name == record).flat_map(|(_, hooks)| hooks)
}

fn missing<'c>(
    checked: &'c Checked,
    record: &str,
    sources: &[(FileName, Arc<str>)],
) -> impl Iterator<Item = &'c Hook> {
    hooks_of(checked, record).filter(|hook| !sources.iter().any(|(_, text)| has(text, hook)))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// Whether a source implements a hook: it has an `impl` of the trait for the type, or declares the type.
fn has(text: &str, hook: &Hook) -> bool {
    type_of(hook).is_none() || found_at(text, hook).is_some()
}

/// The type of a hook: of `impl Trait for Type<'_>` and of `pub struct Type`.
fn type_of(hook: &Hook) -> Option<&str> {
    let named = words(hook.implement.rsplit(" for ").next().unwrap_or_default());
    named.into_iter().find(|word| !matches!(*word, "pub" | "struct"))
}

/// Where a source implements a hook.
fn found_at(text: &str, hook: &Hook) -> Option<usize> {
    let ty = type_of(hook)?;
    if !hook.implement.starts_with("impl") {
        return ["struct ", "enum ", "type ", " as "].iter().find_map(|word| {
            let wanted = format!("{word}{ty}");
            let mut found = text.match_indices(&wanted).map(|(at, _)| at);
            found.find(|at| !text[at + wanted.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '_'))
        });
    }
    let name = hook.name.rsplit("::").next().unwrap_or_default();
    text.match_indices("impl").map(|(at, _)| at).find(|at| {
        let head = text[*at..].split('{').next().unwrap_or_default();
        let Some((before, after)) = head.split_once(" for ") else { return false };
        words(before).any(|word| word == name) && words(after).any(|word| word == ty)
    })
}

/// The action that adds an item for a hook. Its functions compile, and panic with the hook's name until they are
/// implemented.
fn implement(found: &Crate, hook: &Hook) -> Action {
    let indent = &found.indent;
    let mut text = format!("\n{indent}{}", hook.implement);
    if hook.implement.starts_with("impl") {
        text.push_str(" {\n");
        let body = format!("panic!(\"`{}` is not written yet\")", hook.name);
        for signature in &hook.signatures {
            let signature = signature.trim_end_matches(';');
            if signature.starts_with("fn ") {
                text.push_str(&format!(
                    "{indent}    {signature} {{\n{indent}        {body}\n{indent}    }}\n"
                ));
            } else {
                text.push_str(&format!("{indent}    {signature} = {body};\n"));
            }
        }
        text.push_str(&format!("{indent}}}\n"));
    } else {
        text.push_str(";\n");
    }
    let place = Place { file: found.file.clone(), range: found.at..found.at };
    Action {
        title: format!("Write `{}` in `{}`", hook.implement, found.file.short()),
        fixes: None,
        edits: Edits::Known(vec![(place, text)]),
    }
}

/// The crate around a definition file that includes its generated Rust.
fn including_crate(world: &World, root: &FileName) -> Option<Crate> {
    let path = root.path().filter(|_| world.is_in_workspace(root))?;
    let name = path.file_stem()?.to_string_lossy();
    let folder = path.ancestors().skip(1).find(|folder| folder.join("Cargo.toml").is_file())?;
    let mut including = None;
    let mut sources = Vec::new();
    for file in rust_files(&folder.join("src")) {
        let file = FileName::of_path(&file);
        let Some(text) = world.text(&file) else { continue };
        if including.is_none() {
            including = inclusion(&text, &name).map(|(at, indent)| (file.clone(), at, indent));
        }
        sources.push((file.clone(), Arc::from(&*text)));
    }
    let (file, at, indent) = including?;
    Some(Crate { file, at, indent, sources })
}

/// Where a source includes the Rust of a definition file: the byte after that line, and its indentation.
fn inclusion(text: &str, name: &str) -> Option<(usize, String)> {
    let macros = [format!("include_dialect!(\"{name}\")"), format!("\"/{name}.rs\"")];
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        let code = line.trim_start();
        if !code.starts_with("//") && macros.iter().any(|wanted| code.contains(wanted.as_str())) {
            return Some((end, line[..line.len() - code.len()].to_owned()));
        }
        start = end;
    }
    None
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let (mut files, mut pending) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = pending.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                pending.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
        if files.len() >= MOST_FILES {
            break;
        }
    }
    files.sort();
    files
}
