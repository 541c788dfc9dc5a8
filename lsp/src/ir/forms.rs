//! Features that depend on the forms of operations: converting an operation between generic and custom form; and
//! formatting.

use super::check::{checked, options};
use super::dialects;
use super::file::IrFile;
use crate::answers::Finding;
use crate::world::World;
use isogloss::Context;
use isogloss::ir::text::{GivenNames, OpPrintFlags, parse_file_part, print_named};
use isogloss::ir::{OpRef, RegionRef, VerifyOptions};
use isogloss::text::PrintOptions;
use isogloss_fmt::Options;
use isogloss_fmt::mlir::{Dialects, Forms, edits_with};
use isogloss_tablegen::Severity;
use isogloss_tree::Edit;
use isogloss_tree::mlir::{NodeKind, Operation, Region};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

/// The other form of an operation.
pub(super) struct Other {
    /// The replaced range: the operation without its location.
    pub(super) range: Range<usize>,
    pub(super) text: String,
}

/// The operation whose name is at a byte, with the range of its name. `None` if it contains comments or locations,
/// which a conversion would lose.
fn named_at(file: &IrFile, at: usize) -> Option<(Operation<'_>, Range<usize>)> {
    let operation = file.operation_at(at)?;
    let name = operation.name_token()?.range();
    let is_at_name = (name.start..=name.end).contains(&at);
    (is_at_name && !has_more_than_ir(operation)).then_some((operation, name))
}

/// Whether the other form of the operation whose name is at a byte is the generic one. `None` if it has no custom form, or if
/// the text around it has errors.
pub(super) fn offered(world: &World, file: &Arc<IrFile>, at: usize) -> Option<bool> {
    let (operation, name) = named_at(file, at)?;
    let part = file.parts.iter().find(|part| part.contains(&name.start))?;
    let checked = checked(world, file);
    let is_error = |found: &Finding| {
        found.severity == Severity::Error
            && part.contains(&found.at.range.start)
            && found.at.file == file.name
    };
    let full = file.full_name(operation)?;
    let mut defs = checked.tables.dialects.iter().flat_map(|dialect| dialect.ops);
    let def = defs.find(|def| def.name == full)?;
    let has_custom_form = def.format.is_some() || def.syntax.is_some();
    (has_custom_form && !checked.findings.iter().any(is_error)).then_some(!operation.is_generic())
}

/// The operation whose name is at a byte, in its other form. `None` if the text around it has errors.
pub(super) fn other(world: &World, file: &Arc<IrFile>, at: usize) -> Option<Other> {
    let (operation, name) = named_at(file, at)?;
    let part = file.parts.iter().find(|part| part.contains(&name.start))?;
    let dialects = file.dialects();
    let (tables, unknown) = dialects::tables(world, dialects.keys().map(|name| &**name));
    let context = Context::try_with_dialects(tables.dialects.iter().copied()).ok()?;
    let options = options(file, !unknown.is_empty());
    let first = super::check::position(file, part.start);
    let parsed = parse_file_part(&context, file.text.as_bytes(), part.clone(), first, &options);
    let root = parsed.ir.root().filter(|_| parsed.errors.is_empty())?;
    let mut verifier = VerifyOptions::allow_unregistered(true);
    verifier.show_operations = false;
    if !parsed.ir.inspect_op(root.id(), &verifier).accepted {
        return None;
    }
    let names = names(file, root, part);
    let op = root.walk().find(|op| op.offset() == Some(name.start))?;
    let is_generic = !operation.is_generic();
    let mut out = Vec::new();
    let flags = OpPrintFlags::default().local_scope(true).generic(is_generic);
    print_named(op, flags, &PrintOptions::default(), &names, &mut out);
    let text = String::from_utf8(out).ok()?;
    // An operation without a custom form.
    let is_same = !is_generic && text.split_once('(').is_some_and(|(start, _)| start.contains('"'));
    let indent = indent(&file.text, name.start);
    let end = operation.location().map_or(operation.node().range().end, |found| found.range().start);
    let start = operation.node().range().start;
    let end = start + file.text[start..end].trim_end().len();
    (!is_same).then(|| Other { range: start..end, text: text.replace('\n', &format!("\n{indent}")) })
}

/// The edits that format a file.
pub(crate) fn format_edits(world: &World, file: &IrFile, options: &Options) -> Vec<Edit> {
    let names = file.dialects();
    let (tables, _) = dialects::tables(world, names.keys().map(|name| &**name));
    let context = Context::try_with_dialects(tables.dialects.iter().copied()).ok();
    let forms = context.as_deref().map(Dialects);
    edits_with(&file.tree, options, forms.as_ref().map(|forms| forms as &dyn Forms))
}

/// Whether an operation has comments, or locations of operations and arguments inside.
fn has_more_than_ir(operation: Operation<'_>) -> bool {
    let own = operation.location();
    let node = operation.node();
    node.tokens().any(|token| token.kind() == isogloss_tree::mlir::TokenKind::Comment)
        || node.descendants().any(|inner| inner.kind() == NodeKind::Location && Some(inner) != own)
}

fn indent(text: &str, at: usize) -> &str {
    let line = text[..at].rfind('\n').map_or(0, |line| line + 1);
    let length = text[line..].len() - text[line..].trim_start_matches(' ').len();
    &text[line..line + length]
}

/// The names that values and blocks have in the text.
fn names(file: &IrFile, root: OpRef<'_, '_>, part: &Range<usize>) -> GivenNames {
    let written: HashMap<usize, Operation<'_>> = file
        .tree
        .root()
        .descendants()
        .filter(|node| part.contains(&node.range().start))
        .filter_map(Operation::cast)
        .filter_map(|operation| Some((operation.name_token()?.range().start, operation)))
        .collect();
    let mut names = GivenNames::default();
    for op in root.walk() {
        let Some(operation) = op.offset().and_then(|at| written.get(&at)) else { continue };
        let bare = |text: &str| text[1..].to_owned();
        let mut results = op.results();
        for result in operation.results() {
            let Some(name) = result.name() else { continue };
            for value in results.by_ref().take(result.count()) {
                names.values.insert(value.id(), bare(name.text()));
            }
        }
        // The arguments that the operation itself names, in the order of its regions.
        let mut own = operation.values().filter(|value| value.is_definition());
        for (region, text) in op.regions().zip(operation.regions()) {
            if let Some(entry) = region.entry().filter(|_| !has_label(text)) {
                for (argument, value) in entry.arguments().zip(own.by_ref()) {
                    if let Some(name) = value.name() {
                        names.values.insert(argument.id(), bare(name.text()));
                    }
                }
            }
            labels(region, text, &mut names);
        }
    }
    names
}

fn has_label(region: Region<'_>) -> bool {
    region.blocks().next().is_some_and(|block| block.label().is_some())
}

/// Adds the names of blocks with labels, and of their arguments.
fn labels(region: RegionRef<'_, '_>, text: Region<'_>, names: &mut GivenNames) {
    for (block, text) in region.blocks().zip(text.blocks()) {
        if let Some(label) = text.label() {
            names.blocks.insert(block.id(), label.text()[1..].to_owned());
        }
        for (argument, written) in block.arguments().zip(text.arguments()) {
            if let Some(name) = written.value().and_then(|value| value.name()) {
                names.values.insert(argument.id(), name.text()[1..].to_owned());
            }
        }
    }
}
