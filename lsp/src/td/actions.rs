//! Code actions: fixes from the help of a diagnostic, and refactorings that keep the meaning.

use super::file::{DeclKind, TdFile};
use super::hooks;
use super::resolve::Scope;
use super::unit::{DeclId, Unit};
use crate::answers::{Action, Edits, Finding, Place};
use crate::names::FileName;
use crate::world::World;
use isogloss_tablegen::tree::NodeKind;
use std::ops::Range;

pub(crate) fn actions(world: &World, name: &FileName, range: &Range<usize>) -> Vec<Action> {
    let mut actions = Vec::new();
    let Some((unit, position)) = world.unit_of(name) else { return actions };
    let file = unit.file(position);
    let touches = |other: &Range<usize>| other.start <= range.end && range.start <= other.end;
    for found in super::findings(world, name).iter().filter(|found| found.at.file == *name) {
        if touches(&found.at.range) {
            fixes(world, &unit, file, found, &mut actions);
        }
    }
    actions.extend(redefinition(&unit, position, range));
    actions.extend(hooks::actions(world, &unit, position, range.start));
    actions
}

/// The fixes of one diagnostic.
fn fixes(world: &World, unit: &Unit, file: &TdFile, found: &Finding, actions: &mut Vec<Action>) {
    let edit = |range: Range<usize>, text: String| (Place { file: file.name.clone(), range }, text);
    let here = file.span(&found.at.range).text();
    for help in &found.help {
        for close in suggested(help) {
            let Some(range) = name_in(file, found, here, close) else { continue };
            actions.push(Action {
                title: format!("Change to `{close}`"),
                fixes: Some(found.clone()),
                edits: Edits::Known(vec![edit(range, close.to_owned())]),
            });
        }
        if let Some(statement) = statement_in(help)
            && let Some((at, text)) = inserted_member(file, found.at.range.start, statement)
        {
            actions.push(Action {
                title: format!("Add `{statement}`"),
                fixes: Some(found.clone()),
                edits: Edits::Known(vec![edit(at..at, text)]),
            });
        }
    }
    let unknown = ["unknown class `", "unknown multiclass `", "unknown name `", "variable not defined: '"];
    let wanted = unknown.iter().find_map(|start| {
        let rest = found.message.split_once(start)?.1;
        rest.split(['`', '\'']).next()
    });
    if let Some(wanted) = wanted.filter(|wanted| !wanted.is_empty()) {
        for include in files_with(world, unit, file, wanted) {
            let (at, newline) = include_position(file);
            let text =
                if newline { format!("include \"{include}\"\n") } else { format!("\ninclude \"{include}\"") };
            actions.push(Action {
                title: format!("Include `{include}`"),
                fixes: Some(found.clone()),
                edits: Edits::Known(vec![edit(at..at, text)]),
            });
        }
    }
}

/// The names in a help like ``did you mean `a` or `b`?``.
pub(crate) fn suggested(help: &str) -> impl Iterator<Item = &str> {
    let names = help.split_once("did you mean").map_or("", |(_, rest)| rest);
    names.split('`').skip(1).step_by(2)
}

/// The statement that a help suggests: `` `let x = 1;` ``.
fn statement_in(help: &str) -> Option<&str> {
    help.split('`').skip(1).step_by(2).find(|text| text.starts_with("let ") && text.ends_with(';'))
}

/// The range that a suggestion replaces: the range of a diagnostic, or the most similar word in it.
fn name_in(file: &TdFile, found: &Finding, here: &str, close: &str) -> Option<Range<usize>> {
    let start = found.at.range.start;
    let unquoted = here.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    if let Some(inner) = unquoted.filter(|inner| !inner.contains(['"', ' ']) && !close.starts_with('"')) {
        return Some(start + 1..start + 1 + inner.len());
    }
    let is_name = |text: &str| {
        !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-.!$`".contains(&byte))
    };
    if is_name(here) {
        let dollar = usize::from(here.starts_with('$') && !close.starts_with('$'));
        return Some(start + dollar..found.at.range.end);
    }
    // The name is quoted in the message.
    let named = found.message.split(['`', '\'']).skip(1).step_by(2).find_map(|name| {
        let at = here.find(name).filter(|_| !name.is_empty())?;
        Some(start + at..start + at + name.len())
    });
    named.filter(|range| file.text().is_char_boundary(range.start))
}

/// The position for a new statement in the record around a byte, and its text.
fn inserted_member(file: &TdFile, offset: usize, statement: &str) -> Option<(usize, String)> {
    let whole = file.whole_of(file.record_around(offset)?);
    let lines = file.lines();
    let line_start = lines.start(lines.line(whole.start()), file.text());
    let line = file.span(&(line_start..line_start)).after();
    let indent: String = line.chars().take_while(|c| *c == ' ' || *c == '\t').collect();
    match whole.node().child(NodeKind::Body) {
        Some(body) => Some((body.range().start + 1, format!("\n{indent}  {statement}"))),
        None => {
            // `def A : B;` gets a body.
            whole
                .text()
                .ends_with(';')
                .then(|| (whole.end() - 1, format!(" {{\n{indent}  {statement}\n{indent}}}")))
        }
    }
}

/// Files that declare a name but are not included, spelled as for `include`.
fn files_with(world: &World, unit: &Unit, file: &TdFile, wanted: &str) -> Vec<String> {
    let mut result = Vec::new();
    let declares = |name: &FileName| {
        let is_new = unit.position(name).is_none();
        let text = is_new.then(|| world.text(name)).flatten();
        let may = text.is_some_and(|text| text.contains(wanted));
        may && world.td_file(name).is_some_and(|file| !file.globals(wanted).is_empty())
    };
    let library = isogloss_defs::files().iter().map(|(name, _)| FileName::new(name));
    for name in library.chain(world.workspace().definitions.iter().cloned()) {
        if result.len() >= 5 {
            break;
        }
        if name != file.name && declares(&name) {
            result.extend(name_for_include(world, &file.name, &name));
        }
    }
    result
}

/// The path by which a file can include another one.
fn name_for_include(world: &World, from: &FileName, file: &FileName) -> Option<String> {
    if file.is_library() {
        return Some(file.as_str().to_owned());
    }
    let path = file.path()?;
    let beside = from.path().and_then(std::path::Path::parent);
    let directories = world.include_dirs();
    let folders = world.settings.folders.iter().flat_map(|folder| [folder.join("include"), folder.clone()]);
    let all = directories.iter().cloned().chain(beside.map(Into::into)).chain(folders);
    let name = all.into_iter().find_map(|directory| Some(path.strip_prefix(directory).ok()?.to_owned()))?;
    Some(name.to_string_lossy().into_owned())
}

/// The position of a new `include`, after the last at the top or at the start; and whether it is before a line.
fn include_position(file: &TdFile) -> (usize, bool) {
    let top = file.tree.root().children().take_while(|node| node.kind() == NodeKind::Include).last();
    match top {
        Some(last) => (last.range().end, false),
        None => {
            let first = file.tree.root().children().next();
            let at = first.map_or(0, |first| {
                let comments = first.comments_before();
                comments.first().map_or(first.range().start, |comment| comment.range().start)
            });
            (at, true)
        }
    }
}

/// A field that repeats an inherited one: `let` says the same without its type.
fn redefinition(unit: &Unit, position: u32, range: &Range<usize>) -> Option<Action> {
    let file = unit.file(position);
    let decl = file.decl_around(range.start, |index| file.decl(index).kind == DeclKind::Field)?;
    let (field, id) = (file.decl(decl), DeclId { file: position, decl });
    let owner = unit.parent(id)?;
    let inherited = unit
        .lineage(owner)
        .into_iter()
        .skip(1)
        .find_map(|id| unit.child(id, DeclKind::Field, &field.name))?;
    let scope = Scope::new(unit, position);
    let is_same = scope.type_of_decl(inherited) == scope.type_of_decl(id);
    if !is_same || !field.has_value() {
        return None;
    }
    let replaced = unit.whole_of(id).start()..unit.name_of(id).start();
    let edit = (file.span(&replaced).place(), "let ".to_owned());
    Some(Action {
        title: format!("Use `let` for the inherited field `{}`", field.name),
        fixes: None,
        edits: Edits::Known(vec![edit]),
    })
}
