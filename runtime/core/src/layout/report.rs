//! [`report_json`]: the answers to the layout queries of a file, one JSON object for
//! each line.
//!
//! A file queries by attributes of unregistered operations:
//!
//! | attribute | meaning |
//! |---|---|
//! | `query_type = T`, `query_types = [T, ...]` | the layout of types in the closest scope |
//! | `query = [K, ...]` | a nested lookup of keys, from this operation on |
//! | `query_device = ["D", "P"]` | property P of device D in the closest scope |

use super::data_layout::DataLayout;
use super::entry::EntryKey;
use super::json::Object;
use super::property::ScopeProperty;
use super::scope::{ScopedDataLayout, is_scope};
use crate::attribute::Attribute;
use crate::builtin::{ArrayAttr, FileLineColRange, StringAttr, TypeAttr};
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::dlti;
use crate::ir::text::{FileOptions, parse_file};
use crate::ir::{Ir, OpId, OpRef, VerifyOptions, Violation};
use crate::text::LineIndex;
use crate::types::Type;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

/// The answers to the queries of a file, one JSON object for each line, or a single
/// line of kind `error` if the file is rejected.
///
/// ```
/// use isogloss::{Context, dlti, layout::report_json};
/// use isogloss::ir::text::FileOptions;
/// use isogloss::text::ParserOptions;
/// let ctx = Context::with_dialects([dlti::dialect()]);
/// let options = FileOptions::default().parser(ParserOptions::default().allow_unregistered(true));
/// let report = report_json(&ctx, br#""t.q"() {query_type = i33} : () -> ()"#, &options);
/// assert!(report.accepted);
/// let asked = report.lines.iter().find(|line| line.contains("\"type\"")).expect("an answer");
/// assert!(asked.contains("\"type\": \"i33\", \"size\": 5, \"bits\": 33, \"abi\": 8, \"preferred\": 8"));
/// ```
#[must_use]
pub fn report_json(context: &Context, text: &[u8], options: &FileOptions) -> Report {
    let file = parse_file(context, text, options);
    if let Some(error) = file.errors.first() {
        return Report::rejected(syntax_error(text, error));
    }
    let verification = file.ir.inspect(&VerifyOptions::allow_unregistered(true));
    if !verification.accepted {
        let line = verification.reports.first().map_or_else(String::new, violation);
        return Report::rejected(line);
    }
    match Reporter::new(&file.ir).report() {
        Ok(lines) => Report { lines, accepted: true },
        Err(error) => Report::rejected(syntax_error(text, &error)),
    }
}

/// The value at a path of keys, seen from an operation ([`dlti::query`]), as one JSON object: the keys, and either the
/// value or the error, with the positions of the operation and of the one that holds the attribute.
#[must_use]
pub fn query_json<'c>(op: OpRef<'_, 'c>, keys: &[EntryKey<'c>]) -> String {
    let line = Object::new().text("kind", "dlti").texts("keys", keys.iter().map(ToString::to_string));
    match dlti::query(op, keys) {
        Ok(value) => line.truth("ok", true).text("value", &value.to_string()).end(),
        Err(error) => {
            let notes = error.notes.iter().map(|note| located(Object::new(), note).end());
            located(line.truth("ok", false), &error).objects("notes", notes.collect::<Vec<_>>()).end()
        }
    }
}

/// A message and its location.
fn located(line: Object, violation: &Violation<'_>) -> Object {
    let place = Attribute::from(violation.location).dyn_cast::<FileLineColRange<'_>>();
    line.text("message", &violation.message)
        .optional_number("line", place.map(|place| u64::from(place.start_line())))
        .optional_number("col", place.map(|place| u64::from(place.start_column())))
}

/// The types that the operations of a module query, each with its operation, in the order of a walk: [`report_json`]
/// answers them in lines of kind `type`.
#[must_use]
pub fn asked_types<'a, 'c>(ir: &'a Ir<'c>) -> Vec<(OpRef<'a, 'c>, Type<'c>)> {
    let ops = ir.root().into_iter().flat_map(OpRef::walk);
    ops.flat_map(|op| types_of(op).map(move |(_, ty)| (op, ty))).collect()
}

/// The types that an operation queries, with their indices in the list.
fn types_of<'c>(op: OpRef<'_, 'c>) -> impl Iterator<Item = (u64, Type<'c>)> + use<'c> {
    let one = op.attribute("query_type").and_then(as_type).map(|ty| (0, ty));
    let list = elements(op.attribute("query_types")).iter().filter_map(|ty| as_type(*ty));
    one.into_iter().chain((0..).zip(list))
}

/// The result of [`report_json`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// JSON objects, one for each line.
    pub lines: Vec<String>,
    /// Whether the file could be read and is valid.
    pub accepted: bool,
}

impl Report {
    fn rejected(line: String) -> Self {
        Self { lines: vec![line], accepted: false }
    }
}

fn error_line(message: &str, line: Option<u64>, column: Option<u64>, notes: Vec<&str>) -> String {
    Object::new()
        .text("kind", "error")
        .text("message", message)
        .optional_number("line", line)
        .optional_number("col", column)
        .texts("notes", notes)
        .end()
}

fn syntax_error(text: &[u8], error: &Diagnostic) -> String {
    let place = error.span().map(|span| LineIndex::new(text).line_column(span.start));
    let (line, column) = place.unzip();
    let notes = error.notes().iter().map(Diagnostic::message).collect();
    error_line(error.message(), line.map(u64::from), column.map(u64::from), notes)
}

fn violation(violation: &Violation<'_>) -> String {
    let place = Attribute::from(violation.location).dyn_cast::<FileLineColRange<'_>>();
    // The note that shows the operation is not part of the answer.
    let notes = violation.notes.iter().map(|note| note.message.as_str());
    let notes = notes.filter(|note| !note.starts_with("see current operation")).collect();
    error_line(
        &violation.message,
        place.map(|place| u64::from(place.start_line())),
        place.map(|place| u64::from(place.start_column())),
        notes,
    )
}

struct Reporter<'a, 'c> {
    ir: &'a Ir<'c>,
    lines: Vec<String>,
    /// Operations by their index in the walk.
    numbers: FxHashMap<OpId, u64>,
    /// One layout for each scope that was queried.
    layouts: FxHashMap<Option<OpId>, ScopedDataLayout<'a, 'c>>,
}

impl<'a, 'c> Reporter<'a, 'c> {
    fn new(ir: &'a Ir<'c>) -> Self {
        let ops = ir.root().into_iter().flat_map(OpRef::walk).map(OpRef::id);
        Self { ir, lines: Vec::new(), numbers: ops.zip(0..).collect(), layouts: FxHashMap::default() }
    }

    fn report(mut self) -> Result<Vec<String>, Diagnostic> {
        for op in self.ir.root().into_iter().flat_map(OpRef::walk) {
            let asks = |name| op.attribute(name);
            if is_scope(op) {
                self.scope(op)?;
            }
            for (position, ty) in types_of(op) {
                self.ty(op, position, ty)?;
            }
            if let Some(keys) = asks("query") {
                self.query(
                    op,
                    &elements(Some(keys)).iter().filter_map(|key| as_key(*key)).collect::<Vec<_>>(),
                );
            }
            if let [device, property] = elements(asks("query_device")) {
                self.device(op, as_text(*device), as_text(*property))?;
            }
        }
        Ok(self.lines)
    }

    fn number(&self, op: OpRef<'a, 'c>) -> u64 {
        self.numbers.get(&op.id()).copied().unwrap_or(0)
    }

    /// The layout of the closest scope, and the scope's number.
    fn layout(&mut self, op: OpRef<'a, 'c>) -> Result<(&ScopedDataLayout<'a, 'c>, u64), Diagnostic> {
        let scope = std::iter::once(op).chain(op.ancestors()).find(|op| is_scope(*op));
        let number = scope.map_or(0, |scope| self.number(scope));
        let layout = match self.layouts.entry(scope.map(OpRef::id)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(ScopedDataLayout::closest(op)?),
        };
        Ok((layout, number))
    }

    fn scope(&mut self, op: OpRef<'a, 'c>) -> Result<(), Diagnostic> {
        let (layout, number) = self.layout(op)?;
        let mut line = Object::new().text("kind", "scope").number("op", number).text("name", op.name());
        let value = |property| layout.property(property).map(|value| value.to_string());
        for (name, property) in [
            ("endianness", ScopeProperty::Endianness),
            ("default_memory_space", ScopeProperty::DefaultMemorySpace),
            ("alloca_memory_space", ScopeProperty::AllocaMemorySpace),
            ("program_memory_space", ScopeProperty::ProgramMemorySpace),
            ("global_memory_space", ScopeProperty::GlobalMemorySpace),
            ("mangling_mode", ScopeProperty::ManglingMode),
            ("function_pointer_alignment", ScopeProperty::FunctionPointerAlignment),
            ("legal_int_widths", ScopeProperty::LegalIntWidths),
        ] {
            line = line.optional_text(name, value(property).as_deref());
        }
        let stack = layout.stack_alignment().ok();
        let line = line.optional_number("stack_alignment", stack).end();
        self.lines.push(line);
        Ok(())
    }

    fn ty(&mut self, op: OpRef<'a, 'c>, position: u64, ty: Type<'c>) -> Result<(), Diagnostic> {
        let own = self.number(op);
        let (layout, scope) = self.layout(op)?;
        let line = Object::new()
            .text("kind", "type")
            .number("op", own)
            .number("scope", scope)
            .number("pos", position);
        let line = type_line(line, ty, layout);
        self.lines.push(line);
        Ok(())
    }

    fn query(&mut self, op: OpRef<'a, 'c>, keys: &[EntryKey<'c>]) {
        let line = Object::new()
            .text("kind", "dlti")
            .number("op", self.number(op))
            .texts("keys", keys.iter().map(ToString::to_string));
        let line = match dlti::query(op, keys) {
            Ok(value) => line.truth("ok", true).text("value", &value.to_string()),
            Err(error) => {
                let notes = error.notes.iter().map(|note| note.message.as_str());
                line.truth("ok", false)
                    .optional_text("value", None)
                    .texts("notes", std::iter::once(error.message.as_str()).chain(notes))
            }
        };
        self.lines.push(line.end());
    }

    fn device(&mut self, op: OpRef<'a, 'c>, device: &str, property: &str) -> Result<(), Diagnostic> {
        let own = self.number(op);
        let (layout, scope) = self.layout(op)?;
        let value = layout.device_property(device, property).map(|value| value.to_string());
        let line = Object::new()
            .text("kind", "device")
            .number("op", own)
            .number("scope", scope)
            .text("device", device)
            .text("property", property)
            .optional_text("value", value.as_deref())
            .end();
        self.lines.push(line);
        Ok(())
    }
}

/// Appends the answers about a type.
fn type_line<'c>(line: Object, ty: Type<'c>, layout: &DataLayout<'c>) -> String {
    let line = line.text("type", &ty.to_string());
    if let Ok(answers) = layout.layout(ty) {
        return line
            .size("size", answers.size)
            .size("bits", answers.size_in_bits)
            .number("abi", answers.abi_alignment)
            .number("preferred", answers.preferred_alignment)
            .optional_number("index", answers.index_bit_width)
            .end();
    }
    // The answers that exist: no query depends on another.
    let (size, bits) = (layout.size(ty), layout.size_in_bits(ty));
    let (abi, preferred) = (layout.abi_alignment(ty), layout.preferred_alignment(ty));
    // A type without a size is not in memory, whatever its alignment would be.
    if size.is_err() && bits.is_err() {
        return line.truth("unsupported", true).end();
    }
    let line = if let Ok(size) = size { line.size("size", size) } else { line };
    let line = if let Ok(bits) = bits { line.size("bits", bits) } else { line };
    line.optional_number("abi", abi.ok()).optional_number("preferred", preferred.ok()).end()
}

fn elements<'c>(list: Option<Attribute<'c>>) -> &'c [Attribute<'c>] {
    list.and_then(|list| list.dyn_cast::<ArrayAttr<'_>>()).map_or(&[], ArrayAttr::elements)
}

fn as_type(attribute: Attribute<'_>) -> Option<Type<'_>> {
    attribute.dyn_cast::<TypeAttr<'_>>().map(TypeAttr::value)
}

fn as_key(attribute: Attribute<'_>) -> Option<EntryKey<'_>> {
    let text = attribute.dyn_cast::<StringAttr<'_>>().map(EntryKey::from);
    text.or_else(|| as_type(attribute).map(EntryKey::from))
}

fn as_text(attribute: Attribute<'_>) -> &str {
    attribute.dyn_cast::<StringAttr<'_>>().and_then(StringAttr::text).unwrap_or_default()
}
