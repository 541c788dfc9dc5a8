//! Code actions in IR.

use super::forms;
use crate::answers::{Action, Edits, Finding, Place};
use crate::names::FileName;
use crate::td::actions::suggested;
use crate::world::World;
use isogloss_tablegen::Severity;
use std::ops::Range;

/// A comment that expects a diagnostic, as in tests of verifiers.
fn expectation(name: &FileName, text: &str, found: &Finding) -> Option<Action> {
    let word = match found.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => return None,
    };
    let line = text[..found.at.range.start].rfind('\n').map_or(0, |at| at + 1);
    let indent: String = text[line..].chars().take_while(|c| *c == ' ').collect();
    let message = found.message.lines().next().unwrap_or_default();
    let comment = format!("{indent}// expected-{word} @+1 {{{{{message}}}}}\n");
    Some(Action {
        title: format!("Add the comment `expected-{word}`"),
        fixes: None,
        edits: Edits::Known(vec![(Place { file: name.clone(), range: line..line }, comment)]),
    })
}

/// The changes that diagnostics of IR suggest, and the other form of an operation.
pub(crate) fn actions(world: &World, name: &FileName, range: &Range<usize>) -> Vec<Action> {
    let mut actions = Vec::new();
    let Some(text) = world.text(name) else { return actions };
    for found in super::findings(world, name) {
        let at = &found.at.range;
        if at.end < range.start || range.end < at.start {
            continue;
        }
        actions.extend(expectation(name, &text, &found));
        let here = text.get(at.clone()).unwrap_or_default();
        let closes: Vec<String> =
            found.help.iter().flat_map(|help| suggested(help)).map(str::to_owned).collect();
        for close in closes {
            // A symbol or value keeps its sigil, and a string its quotes.
            let sigil =
                here.chars().next().filter(|sigil| "%^@#!\"".contains(*sigil) && !close.starts_with(*sigil));
            let start = at.start + sigil.map_or(0, char::len_utf8);
            let end = at.end - usize::from(sigil == Some('"') && here.ends_with('"'));
            actions.push(Action {
                title: format!("Change to `{close}`"),
                fixes: Some(found.clone()),
                edits: Edits::Known(vec![(
                    Place { file: name.clone(), range: start..end.max(start) },
                    close,
                )]),
            });
        }
        actions.extend(allowance(name, &text, &found));
    }
    actions.extend(other_form(world, name, range.start));
    actions
}

/// The other form of the operation whose name is at a byte. Editors ask for actions at every move of the cursor. If the
/// client can resolve actions later, the form is computed when the action is chosen; otherwise only in short parts of a
/// file.
fn other_form(world: &World, name: &FileName, at: usize) -> Option<Action> {
    let file = super::file(world, name)?;
    let is_generic = forms::offered(world, &file, at)?;
    let edits = if world.settings.client.resolves_edits {
        Edits::OtherForm(at)
    } else {
        let is_short = file.parts.iter().any(|part| part.contains(&at) && part.len() <= MOST_BYTES);
        Edits::Known(vec![edit_to_other_form(world, name, at).filter(|_| is_short)?])
    };
    let title = format!("Write in {} form", if is_generic { "generic" } else { "custom" });
    Some(Action { title, fixes: None, edits })
}

/// Longer parts of a file are not parsed for an action that may not be chosen.
const MOST_BYTES: usize = 256 << 10;

/// The edit that writes an operation in its other form.
pub(crate) fn edit_to_other_form(world: &World, name: &FileName, at: usize) -> Option<(Place, String)> {
    let file = super::file(world, name)?;
    let other = forms::other(world, &file, at)?;
    Some((Place { file: name.clone(), range: other.range }, other.text))
}

/// The flag of the command in the comments of a test that accepts unknown dialects.
const ALLOW: &str = "--allow-unregistered-dialect";

/// Adds [`ALLOW`] to the commands of a test, for a diagnostic about an unknown dialect.
fn allowance(name: &FileName, text: &str, found: &Finding) -> Option<Action> {
    let is_unknown = found.message.contains("unregistered dialect")
        || found.message.starts_with("the definition of the dialect");
    if !is_unknown || text.contains("allow-unregistered-dialect") {
        return None;
    }
    let place = |at: usize| Place { file: name.clone(), range: at..at };
    let mut edits = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let command = line.trim_start().strip_prefix("//").map(str::trim_start);
        if let Some(command) = command.and_then(|line| line.strip_prefix("RUN:")) {
            let tool = command.split_whitespace().next().unwrap_or_default();
            let arguments = match command.trim_start().strip_prefix("isogloss ") {
                Some(rest) => rest.split_whitespace().next().unwrap_or_default(),
                None => tool,
            };
            let at = start + line.find(arguments)? + arguments.len();
            edits.push((place(at), format!(" {ALLOW}")));
        }
        start += line.len();
    }
    if edits.is_empty() {
        edits.push((place(0), format!("// RUN: isogloss opt {ALLOW} %s\n")));
    }
    let title = format!("Add `{ALLOW}` to the command of the test");
    Some(Action { title, fixes: None, edits: Edits::Known(edits) })
}
