//! Diagnostics of a definition file: from its syntax, its evaluation and the dialects it defines.

use super::file::DeclKind;
use super::hooks::{self, Hooks};
use super::resolve::Scope;
use super::unit::Unit;
use crate::answers::{Finding, Place};
use crate::names::FileName;
use crate::world::{Includes, World};
use isogloss_codegen::{Level, LintLevels, Options, find_settings, read_settings};
use isogloss_tablegen::tree::{NodeKind, Statement, Token};
use isogloss_tablegen::{Diagnostic, Records, Severity, SourceMap, Span};
use rustc_hash::FxHashSet;
use std::collections::HashSet;
use std::path::Path;
use std::sync::{Arc, OnceLock};

/// The result of evaluating a root.
#[derive(Debug)]
pub(crate) struct Checked {
    /// The texts that were evaluated.
    pub(crate) unit: Arc<Unit>,
    pub(crate) records: Records,
    pub(crate) findings: Vec<Finding>,
    /// The diagnostics of the dialects that the records define, if they were checked.
    of_dialects: Option<Arc<[Diagnostic]>>,
    /// The hooks of the records, computed on demand.
    hooks: OnceLock<Hooks>,
}

impl Checked {
    /// The Rust hooks that the author writes for each record.
    pub(super) fn hooks(&self) -> &Hooks {
        self.hooks.get_or_init(|| hooks::of_records(&self.records))
    }
}

/// The code of `generate` for definitions without a dialect: a file of classes and constraints for inclusion is
/// correct.
const NO_DIALECT: &str = "E0214";
/// A use of a deprecated record: `deprecated_uses` marks the name itself.
const DEPRECATED: &str = "E0219";

/// Evaluates a root and checks its dialects.
pub(crate) fn check(world: &World, root: &FileName) -> Option<Checked> {
    let unit = world.unit(root)?;
    let text = unit.files.first()?.text().clone();
    let session = isogloss_codegen::session().resolver(Includes(world.clone()));
    let session = session.combined(root.is_virtual()).limits(world.settings.options.limits.clone());
    let session = world.settings.options.macros.iter().fold(session, isogloss_tablegen::Session::define);
    let records = if world.document(root).is_some() {
        // It is reused after the next edit.
        let mut checkpoint = world.take_checkpoint(root);
        let records = session.reevaluate(root.as_str(), text, &mut checkpoint);
        world.keep_checkpoint(root, checkpoint);
        records
    } else {
        session.evaluate_str(root.as_str(), text)
    };
    let sources = records.sources();
    let is_error = |found: &&Diagnostic| found.severity == Severity::Error;
    let failed: Vec<Span> = records.diagnostics().iter().filter(is_error).map(Diagnostic::span).collect();
    let mut own = Vec::new();
    let mut of_dialects = None;
    if !root.is_virtual()
        && defines_items(&records)
        && let Some(broken) = broken_records(&records, &unit, &failed)
    {
        let all = of_dialects.insert(dialect_diagnostics(world, root, &records));
        let is_in_broken = |found: &&Diagnostic| {
            let at = place(sources, root, found.span());
            broken.iter().any(|broken| broken.file == at.file && broken.range.contains(&at.range.start))
        };
        let is_said_elsewhere =
            |found: &&Diagnostic| found.code.is_some_and(|code| [NO_DIALECT, DEPRECATED].contains(&code));
        own.extend(all.iter().filter(|found| !is_in_broken(found) && !is_said_elsewhere(found)));
    }
    let mut findings: Vec<Finding> =
        records.diagnostics().iter().map(|found| finding(found, sources, root)).collect();
    // In definitions for C++, diagnostics about Rust are demoted to hints.
    let is_cpp = records
        .class("Op")
        .or(records.class("Dialect"))
        .is_some_and(|class| !place(sources, root, class.span()).file.is_library());
    let levels = lint_levels(root, &mut findings);
    let mut known = HashSet::new();
    for found in own {
        let severity = match levels.level_of(found) {
            Some(Level::Allow) => continue,
            Some(Level::Deny) => Severity::Error,
            Some(Level::Warn) | None => found.severity,
        };
        let is_hint = is_cpp && severity != Severity::Error;
        // Report it once.
        if !is_hint || known.insert(found.message.as_str()) {
            findings.push(Finding { is_hint, severity, ..finding(found, sources, root) });
        }
    }
    findings.extend(unused_variables(&unit));
    findings.extend(deprecated_uses(&unit));
    let mut seen = HashSet::new();
    findings
        .retain(|found| seen.insert((found.at.file.clone(), found.at.range.start, found.message.clone())));
    Some(Checked { unit, records, findings, of_dialects, hooks: OnceLock::new() })
}

/// The levels of lints for a root: of the nearest `isogloss.toml`, whose errors are added to `findings`.
fn lint_levels(root: &FileName, findings: &mut Vec<Finding>) -> LintLevels {
    let settings = root.path().and_then(Path::parent).and_then(find_settings);
    match settings.map(|path| read_settings(&path)) {
        None => LintLevels::default(),
        Some(Ok(levels)) => levels,
        Some(Err(errors)) => {
            findings.extend(errors.diagnostics.iter().map(|error| finding(error, &errors.sources, root)));
            LintLevels::default()
        }
    }
}

/// The generator's diagnostics for the dialects that records define. An edit of blanks and comments shares the records,
/// and their diagnostics with them.
fn dialect_diagnostics(world: &World, root: &FileName, records: &Records) -> Arc<[Diagnostic]> {
    let last = world.last_checked(root).filter(|last| records.is_evaluation_of(&last.records));
    let known = last.and_then(|last| last.of_dialects.clone());
    known.unwrap_or_else(|| isogloss_codegen::diagnostics(records, &Options::default()).into())
}

/// Unused variables of the root, as hints.
fn unused_variables(unit: &Unit) -> Vec<Finding> {
    let Some(file) = unit.files.first() else { return Vec::new() };
    let variables = file.indices().filter(|index| file.decl(*index).kind == DeclKind::Defvar);
    let is_unused = |name: &str| file.identifiers(name).nth(1).is_none();
    // A variable at the top level may be used by including files.
    let is_local = |index: &u32| file.decl(*index).is_inside() && is_unused(&file.decl(*index).name);
    let unused = variables.filter(is_local).map(|index| {
        let at = file.name_of(index).place();
        let message = format!("the variable `{}` is never used", file.decl(index).name);
        Finding { unnecessary: true, is_hint: true, ..Finding::new(Severity::Note, message, at) }
    });
    unused.collect()
}

/// Uses of deprecated records in the root (ODS `Deprecated`).
fn deprecated_uses(unit: &Unit) -> Vec<Finding> {
    let Some(file) = unit.files.first().filter(|_| unit.class("Deprecated").is_some()) else {
        return Vec::new();
    };
    let deprecated = unit.defs_of("Deprecated");
    let names: FxHashSet<&str> = deprecated.into_iter().map(|id| &*unit.decl(id).name).collect();
    let scope = Scope::new(unit, 0);
    let mut uses: Vec<Token<'_>> =
        names.into_iter().filter(|name| !file.lacks(name)).flat_map(|name| file.identifiers(name)).collect();
    uses.sort_unstable_by_key(|token| token.index());
    let found = uses.into_iter().filter_map(|token| {
        let target = scope.identifier(token)?;
        let here = file.span(&token.range());
        let is_declared = unit.name_of(target) == here;
        if is_declared || !unit.derives_from(target, "Deprecated") {
            return None;
        }
        let at = here.place();
        let message = format!("`{}` is deprecated", token.text());
        Some(Finding { deprecated: true, ..Finding::new(Severity::Warning, message, at) })
    });
    found.collect()
}

/// Whether records of ODS are defined. A file without them is not checked as a dialect.
fn defines_items(records: &Records) -> bool {
    let roots = ["Dialect", "TypeDef", "AttrDef", "Op", "EnumInfo", "Interface"];
    roots.iter().any(|class| records.derived_from(class).next().is_some())
}

/// The definitions with evaluation errors; ODS errors about these are consequences. `None` if an error is in a
/// definition that others build on: then any ODS error may be a consequence.
fn broken_records(records: &Records, unit: &Unit, failed: &[Span]) -> Option<Vec<Place>> {
    let mut broken = Vec::new();
    for span in failed {
        let at = place(records.sources(), &unit.root, *span);
        let position = unit.position(&at.file)?;
        let file = unit.file(position);
        let node = file.tree.node_around(at.range.clone());
        let around = std::iter::once(node).chain(node.ancestors());
        let statement = around.filter(|node| Statement::cast(*node).is_some()).last()?;
        if statement.kind() != NodeKind::Def {
            return None;
        }
        let def = file
            .decl_around(statement.range().start, |index| file.whole_of(index).range() == statement.range());
        let is_dialect =
            def.is_none_or(|decl| unit.derives_from(super::unit::DeclId { file: position, decl }, "Dialect"));
        if is_dialect {
            return None;
        }
        broken.push(Place { file: at.file, range: statement.range() });
    }
    Some(broken)
}

/// The position of a span; the start of the root if there is none.
pub(crate) fn place(sources: &SourceMap, root: &FileName, span: Span) -> Place {
    let file = sources.file_of(span).map(|file| sources.file(file));
    match (file, sources.range(span)) {
        (Some(file), Some(range)) => Place { file: FileName::new(file.name()), range },
        _ => Place { file: root.clone(), range: 0..0 },
    }
}

fn finding(found: &Diagnostic, sources: &SourceMap, root: &FileName) -> Finding {
    let main = found.span();
    let mut message = found.message.clone();
    let mut related = Vec::new();
    for label in &found.labels {
        if label.span == main && label.primary {
            if !label.message.is_empty() {
                message = format!("{message}: {}", label.message);
            }
        } else {
            let text = if label.message.is_empty() { "related".to_owned() } else { label.message.clone() };
            related.push((place(sources, root, label.span), text));
        }
    }
    for frame in &found.trace {
        related.push((place(sources, root, frame.span), frame.message.clone()));
    }
    for note in &found.notes {
        message.push_str("\nnote: ");
        message.push_str(note);
    }
    Finding {
        code: found.code,
        help: found.help.clone(),
        related,
        ..Finding::new(found.severity, message, place(sources, root, main))
    }
}
