//! New names for what is declared in definition files.

use super::check::Place;
use super::navigate::{Found, target_at, uses};
use super::resolve::{Scope, Target};
use crate::names::FileName;
use crate::world::World;
use isogloss_tablegen::tree::NodeKind;
use std::ops::Range;

/// The name at a position that can be changed.
pub(crate) fn prepare(world: &World, file: &FileName, offset: usize) -> Result<Range<usize>, String> {
    let found = renamable(world, file, offset)?;
    Ok(name_range(&found, found.range.clone()))
}

/// Without the `$` of an argument.
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

/// The edits that give what a position refers to another name.
pub(crate) fn rename(
    world: &World,
    file: &FileName,
    offset: usize,
    new: &str,
) -> Result<Vec<(Place, String)>, String> {
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
        // A variable of the new name would be meant instead.
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
    Ok(edits.collect())
}
