//! Diagnostics of a file of IR: of the parser and of the verifier; and the types of values.

use super::dialects::{self, Tables};
use super::file::IrFile;
use super::reparse::ReusableOperations;
use crate::answers::{Finding, Place};
use crate::world::{World, is_same};
use isogloss::builtin::Location;
use isogloss::ir::text::{FileOptions, parse_file_part};
use isogloss::ir::{Ir, Language, MissingForm, OpRef, Position, VerifyOptions, Violation};
use isogloss::text::ParserOptions;
use isogloss::{Context, Type};
use isogloss_tablegen::{Severity, Text};
use isogloss_tree::Edit;
use isogloss_tree::mlir::{Node, NodeKind, Token, TokenKind};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The result of parsing and verifying a file.
#[derive(Debug)]
pub(crate) struct IrChecked {
    text: Text,
    /// The revision of the world for which it is known to be current.
    revision: AtomicU64,
    pub(crate) findings: Vec<Finding>,
    /// The values of operations, in the order of the bytes at which the names of these begin.
    operations: Vec<Values>,
    /// The types of all values, as indices into `types`.
    values: Vec<u32>,
    /// The texts of types.
    types: Vec<String>,
    pub(crate) tables: Arc<Tables>,
    /// Whether the whole text was parsed.
    is_good: bool,
    /// Whether operations of unknown dialects are accepted.
    allows_unknown: bool,
    /// The operations that can be reused when the text changes, if there are no findings.
    reusable: Option<ReusableOperations>,
}

/// The types of the values of an operation, as indices into a table.
#[derive(Debug)]
struct Values {
    /// The byte at which the name of the operation begins.
    at: usize,
    results: Range<u32>,
    /// The arguments of the entry blocks of its regions.
    arguments: Range<u32>,
}

impl IrChecked {
    fn texts(&self, values: &Range<u32>) -> Vec<&str> {
        let types = &self.values[values.start as usize..values.end as usize];
        types.iter().map(|index| self.types[*index as usize].as_str()).collect()
    }

    fn operation(&self, at: usize) -> Option<&Values> {
        let found = self.operations.binary_search_by_key(&at, |values| values.at).ok()?;
        Some(&self.operations[found])
    }

    /// The types of the results of the operation whose name begins at a byte.
    pub(crate) fn results(&self, at: usize) -> Option<Vec<&str>> {
        self.operation(at).map(|values| self.texts(&values.results))
    }

    /// The types of the arguments of the entry blocks of its regions.
    pub(crate) fn arguments(&self, at: usize) -> Option<Vec<&str>> {
        self.operation(at).map(|values| self.texts(&values.arguments))
    }
}

/// The result for the present text of a file.
pub(crate) fn checked(world: &World, file: &Arc<IrFile>) -> Arc<IrChecked> {
    let known = world.shared.ir.checked.get(&file.name);
    let known = known.filter(|known| is_same(&known.text, &file.text));
    if let Some(known) = &known
        && known.revision.load(Ordering::Relaxed) == world.revision
    {
        return known.clone();
    }
    let names = file.dialects();
    let (tables, unknown) = dialects::tables(world, names.keys().map(|name| &**name));
    if let Some(known) = known.filter(|known| Arc::ptr_eq(&known.tables, &tables)) {
        known.revision.store(world.revision, Ordering::Relaxed);
        return known;
    }
    let checked = Arc::new(check(world, file, names, tables, &unknown));
    world.shared.ir.checked.insert(file.name.clone(), checked.clone());
    if checked.is_good {
        world.shared.ir.good.insert(file.name.clone(), checked.clone());
    }
    checked
}

/// The last result for a completely parsed file, and the position in its text of a byte of the present text.
pub(crate) fn last_good(world: &World, file: &IrFile, offset: usize) -> Option<(Arc<IrChecked>, usize)> {
    let good = world.shared.ir.good.get(&file.name)?;
    let at = moved(&file.text, &good.text, offset)?;
    Some((good, at))
}

/// Maps a byte of a text to another text that differs by one edit; `None` for a byte inside the edit.
fn moved(text: &str, other: &str, offset: usize) -> Option<usize> {
    let changed = Edit::between(text, other).range;
    if offset < changed.start {
        return Some(offset);
    }
    (offset >= changed.end).then(|| other.len() - (text.len() - offset))
}

/// The options of the reader: unknown dialects are accepted if the file says that they are, or if some are unknown.
pub(super) fn options(file: &IrFile, unknown: bool) -> FileOptions {
    let allow =
        unknown || memchr::memmem::find(file.text.as_bytes(), b"allow-unregistered-dialect").is_some();
    FileOptions::default()
        .name(file.name.as_str().to_owned())
        .parser(ParserOptions::default().allow_unregistered(allow))
}

fn check(
    world: &World,
    file: &IrFile,
    names: &FxHashMap<Box<str>, Range<usize>>,
    tables: Arc<Tables>,
    unknown: &BTreeSet<String>,
) -> IrChecked {
    let mut findings = Vec::new();
    for name in unknown {
        let range = names.get(name.as_str()).cloned().unwrap_or_default();
        findings.push(unknown_dialect(world, file, name, range));
    }
    let mut result = IrChecked {
        text: file.text.clone(),
        revision: AtomicU64::new(world.revision),
        findings,
        operations: Vec::new(),
        values: Vec::new(),
        types: Vec::new(),
        tables,
        is_good: true,
        allows_unknown: options(file, !unknown.is_empty()).parser.allow_unregistered,
        reusable: None,
    };
    let tables = result.tables.clone();
    // Without a context, the findings contain the reason.
    let _ = dialects::with_context(world, &tables, &file.text, |context| {
        if !read_changes(world, file, context, unknown, &mut result) {
            read(world, file, context, unknown, &mut result);
        }
    });
    // Of several operations at one position, the first wins.
    result.operations.sort_by_key(|values| values.at);
    result.operations.dedup_by_key(|values| values.at);
    result
}

/// Parses incrementally after a text without findings: only the changed part, if it has errors and its surroundings
/// have none. Returns whether the result equals a full parse.
fn read_changes(
    world: &World,
    file: &IrFile,
    context: &Context,
    unknown: &BTreeSet<String>,
    result: &mut IrChecked,
) -> bool {
    let good = world.shared.ir.good.get(&file.name);
    let is_same = |good: &Arc<IrChecked>| {
        Arc::ptr_eq(&good.tables, &result.tables) && good.allows_unknown == result.allows_unknown
    };
    // The parsing of an unknown operation depends on other operations of its name.
    let is_alone =
        !result.allows_unknown && file.parts.len() == 1 && !dialects::has_state(&result.tables, &file.text);
    let Some(good) = good.filter(|good| is_alone && is_same(good)) else { return false };
    let Some(part) = good.reusable.as_ref().and_then(|reusable| reusable.changed_part(&good.text, file))
    else {
        return false;
    };
    let options = options(file, false);
    let parsed = parse_file_part(context, &part.text, 0..part.text.len(), Position::START, &options);
    if !part.is_read(&parsed.ir, &parsed.errors) {
        return false;
    }
    let found = parsed.warnings.iter().chain(&parsed.errors);
    let found = found.filter_map(|found| finding(file, found, 0, unknown));
    result.findings.extend(found.map(|found| explained(world, file, &result.tables, found)));
    result.values.clone_from(&good.values);
    result.types.clone_from(&good.types);
    let unchanged = good.operations.iter().filter_map(|known| {
        let at = part.moved(known.at)?;
        Some(Values { at, results: known.results.clone(), arguments: known.arguments.clone() })
    });
    result.operations.extend(unchanged);
    collect(&parsed.ir, &mut FxHashMap::default(), result);
    result.operations.retain(|values| values.at < file.text.len());
    result.is_good = false;
    true
}

/// Reads and verifies the parts of a file.
fn read(world: &World, file: &IrFile, context: &Context, unknown: &BTreeSet<String>, result: &mut IrChecked) {
    let options = options(file, !unknown.is_empty());
    let mut types: FxHashMap<Type<'_>, u32> = FxHashMap::default();
    for part in &file.parts {
        let first = position(file, part.start);
        let parsed = parse_file_part(context, file.text.as_bytes(), part.clone(), first, &options);
        let fine = parsed.errors.is_empty();
        let found = parsed.warnings.iter().chain(&parsed.errors);
        let found = found.filter_map(|found| finding(file, found, part.start, unknown));
        let found: Vec<_> = found.map(|found| explained(world, file, &result.tables, found)).collect();
        // Hooks that exist only in Rust do not make a correct text incomplete.
        result.is_good &= fine || found.iter().all(|found| found.is_hint);
        result.findings.extend(found);
        collect(&parsed.ir, &mut types, result);
        if let Some(root) = parsed.ir.root().filter(|_| fine) {
            let mut verifier = VerifyOptions::allow_unregistered(options.parser.allow_unregistered);
            verifier.show_operations = false;
            let reports = parsed.ir.inspect_op(root.id(), &verifier).reports;
            result.findings.extend(reports.iter().map(|found| violation(file, found)));
            if result.findings.is_empty() && unknown.is_empty() && file.parts.len() == 1 {
                result.reusable = ReusableOperations::new(file, &parsed.ir);
            }
        }
    }
}

/// The position of a byte, as the reader counts.
pub(super) fn position(file: &IrFile, offset: usize) -> Position {
    let line = file.lines.line(offset);
    let column = offset - file.lines.start(line, &file.text);
    Position { line: line + 1, column: u32::try_from(column + 1).unwrap_or(u32::MAX) }
}

/// A hint about a dialect that is defined nowhere.
fn unknown_dialect(world: &World, file: &IrFile, name: &str, range: Range<usize>) -> Finding {
    let known = dialects::all_names(world);
    let near = isogloss_tablegen::closest(name, known.iter().map(String::as_str));
    let sigil = usize::from(file.text[range.clone()].starts_with(['!', '#', '"']));
    let message =
        format!("the definition of the dialect `{name}` is not found, so its operations are not checked");
    let start = range.start + sigil;
    let at = Place { file: file.name.clone(), range: start..(start + name.len()).min(range.end) };
    Finding {
        help: near.map(|near| format!("did you mean `{near}`?")).into_iter().collect(),
        is_hint: true,
        ..Finding::new(Severity::Note, message, at)
    }
}

/// The range of the token at a byte.
fn token_range(file: &IrFile, offset: usize) -> Range<usize> {
    let token = file.tree.token_at(offset).filter(|token| token.kind() != TokenKind::Whitespace);
    match token {
        Some(token) => offset..token.range().end,
        None => offset..offset,
    }
}

/// An error of the parser; `None` for one about an unknown dialect.
fn finding(
    file: &IrFile,
    found: &isogloss::Diagnostic,
    start: usize,
    unknown: &BTreeSet<String>,
) -> Option<Finding> {
    let offset = found.span().map_or(start, |span| span.start);
    let range = token_range(file, offset);
    if is_of_unknown(file, range.start, unknown) {
        return None;
    }
    let mut related = Vec::new();
    let mut help = Vec::new();
    for note in found.notes() {
        match (note.severity(), note.span()) {
            (isogloss::Severity::Help, _) => help.push(note.message().to_owned()),
            (_, span) => {
                let range = span.map_or(range.clone(), |span| token_range(file, span.start));
                related.push((Place { file: file.name.clone(), range }, note.message().to_owned()));
            }
        }
    }
    let at = Place { file: file.name.clone(), range };
    Some(Finding { help, related, ..Finding::new(severity(found.severity()), found.message(), at) })
}

/// Whether the operation, type or attribute at a byte is of an unknown dialect, or contains a type or attribute of one,
/// also by an alias. Such items cannot be checked.
fn is_of_unknown(file: &IrFile, offset: usize, unknown: &BTreeSet<String>) -> bool {
    let Some(token) = file.tree.token_at(offset).filter(|_| !unknown.is_empty()) else { return false };
    let name =
        |token: Token<'_>| token.text().trim_matches('"').trim_start_matches(['!', '#', '^']).to_owned();
    if unknown.contains(name(token).split('.').next().unwrap_or_default()) {
        return true;
    }
    let is_item = |node: &Node<'_>| matches!(node.kind(), NodeKind::Type | NodeKind::Attribute);
    let node = token.parent();
    let around = std::iter::once(node).chain(node.ancestors()).find(is_item);
    let mut pending: Vec<Node<'_>> = around.into_iter().collect();
    let mut seen = BTreeSet::new();
    while let Some(node) = pending.pop() {
        for token in node.tokens() {
            if !matches!(token.kind(), TokenKind::TypeName | TokenKind::AttributeName) {
                continue;
            }
            if unknown.contains(name(token).split('.').next().unwrap_or_default()) {
                return true;
            }
            let alias = file.name_of(token).filter(|alias| seen.insert(alias.clone()));
            let definition = alias.and_then(|alias| file.resolve(&alias, &token.range()).cloned());
            pending.extend(definition.map(|found| file.tree.node_around(found.whole)));
        }
    }
    false
}

/// Replaces an error about a defined operation, type or attribute if its definition has errors, or if its text is
/// parsed by Rust that the server does not have. Neither is the author's mistake.
fn explained(world: &World, file: &IrFile, tables: &Tables, found: Finding) -> Finding {
    if let Some((name, form)) = form_in_rust(file, tables, &found) {
        let message = format!("the text of `{name}` is not checked: {form}");
        let help = "use a server with the compiled dialect: `my lsp`, a program of yours with `isogloss_cli::main_with`";
        return Finding {
            is_hint: true,
            help: vec![help.to_owned()],
            ..Finding::new(Severity::Note, message, found.at)
        };
    }
    let broken = || {
        if !found.message.ends_with("is unknown") && !found.message.contains("unregistered") {
            return None;
        }
        let item = super::navigate::item_at(world, &file.name, found.at.range.start)?;
        let is_loaded =
            tables.dialects.iter().flat_map(|dialect| dialect.ops).any(|def| def.name == item.name);
        (tables.has_errors && !is_loaded).then_some(item)
    };
    match broken() {
        Some(item) => Finding {
            is_hint: true,
            related: vec![(item.place, format!("`{}` is defined here", item.name))],
            ..Finding::new(
                Severity::Note,
                format!("the definition file of `{}` has errors, so it is not checked", item.name),
                found.at,
            )
        },
        None => found,
    }
}

/// The operation at an error, if its custom form is Rust that runs in the compiled dialect only.
fn form_in_rust(file: &IrFile, tables: &Tables, found: &Finding) -> Option<(&'static str, MissingForm)> {
    let token = file.tree.token_at(found.at.range.start)?;
    let name = super::navigate::item_name(file, token)?;
    let mut ops = tables.dialects.iter().flat_map(|dialect| dialect.ops);
    let def = ops.find(|def| def.name == name)?;
    let form = def.missing_form.filter(|form| form.language == Language::Rust)?;
    found.message.starts_with("the custom form of").then_some((def.name, form))
}

fn severity(severity: isogloss::Severity) -> Severity {
    match severity {
        isogloss::Severity::Error => Severity::Error,
        isogloss::Severity::Warning => Severity::Warning,
        _ => Severity::Note,
    }
}

/// The range of a location; the start of the file for a location in another file.
fn place(file: &IrFile, location: Location<'_>) -> Place {
    let at =
        location.file_range().and_then(|found| offset_of(file, found.start_line(), found.start_column()));
    let range = at.map_or(0..0, |at| token_range(file, at));
    Place { file: file.name.clone(), range }
}

fn offset_of(file: &IrFile, line: u32, column: u32) -> Option<usize> {
    let start = file.lines.start(line.checked_sub(1)?, &file.text);
    let offset = start + usize::try_from(column.checked_sub(1)?).ok()?;
    (offset <= file.text.len() && file.text.is_char_boundary(offset)).then_some(offset)
}

fn violation(file: &IrFile, found: &Violation<'_>) -> Finding {
    let related = found.notes.iter().map(|note| (place(file, note.location), note.message.clone()));
    Finding {
        related: related.collect(),
        ..Finding::new(severity(found.severity), found.message.clone(), place(file, found.location))
    }
}

/// Records the types of all values.
fn collect<'c>(ir: &Ir<'c>, types: &mut FxHashMap<Type<'c>, u32>, result: &mut IrChecked) {
    let IrChecked { operations, values, types: texts, .. } = result;
    let mut number = |ty: Type<'c>| {
        *types.entry(ty).or_insert_with(|| {
            texts.push(ty.to_string());
            u32::try_from(texts.len() - 1).unwrap_or(0)
        })
    };
    let end = |values: &[u32]| u32::try_from(values.len()).unwrap_or(u32::MAX);
    // For a text with errors, the operations that were parsed.
    let mut pending: Vec<OpRef<'_, 'c>> = ir.root().into_iter().collect();
    while let Some(op) = pending.pop() {
        let start = end(values);
        values.extend(op.results().map(|value| number(value.ty())));
        let middle = end(values);
        for region in op.regions() {
            let arguments = region.entry().into_iter().flat_map(|block| block.arguments());
            values.extend(arguments.map(|value| number(value.ty())));
            pending.extend(region.blocks().flat_map(|block| block.ops()));
        }
        // The position of its name, unless it has an explicit location.
        if let Some(at) = op.offset() {
            operations.push(Values { at, results: start..middle, arguments: middle..end(values) });
        }
    }
}
