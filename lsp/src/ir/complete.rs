//! Completion in IR.

use super::dialects::{self, Named};
use super::file::{IrFile, NameKind};
use crate::answers::Place;
use crate::names::FileName;
use crate::td::check::place;
use crate::td::complete::Item;
use crate::world::World;
use gen_lsp_types::CompletionItemKind;
use isogloss_codegen::model::{FormatTokenKind, FormatTree};
use isogloss_tablegen::{Record, Value};
use isogloss_tree::mlir::{Operation, Token, TokenKind};
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

/// The completions at a position.
pub(crate) fn complete(world: &World, name: &FileName, offset: usize) -> Vec<Item> {
    let Some(file) = super::file(world, name) else { return Vec::new() };
    let inside = offset.checked_sub(1).and_then(|at| file.tree.token_at(at));
    if inside.is_some_and(|token| matches!(token.kind(), TokenKind::Comment | TokenKind::String)) {
        return Vec::new();
    }
    let text = &file.text[..offset];
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
    let start =
        text.rfind(|c| !is_word(c)).map_or(0, |at| at + text[at..].chars().next().map_or(1, char::len_utf8));
    let sigil = text[..start].chars().next_back();
    let range = match sigil {
        Some('%' | '^' | '@' | '!' | '#') => start - 1..offset,
        _ => start..offset,
    };
    match sigil {
        Some('%') => values(world, &file, &range),
        Some('^') => names(&file, NameKind::Block, &range),
        Some('@') => symbols(world, &file, &range),
        Some('!') => items(world, &file, '!', &range),
        Some('#') => items(world, &file, '#', &range),
        Some('<') if text[..start - 1].trim_end().ends_with("dense_resource") => resources(&file, &range),
        _ => {
            let before = text[..start].trim_end();
            let same_line = &text[text[..start].rfind('\n').map_or(0, |at| at + 1)..start];
            let starts = same_line.trim().is_empty() || before.ends_with('=') || before.ends_with(['{', '}']);
            if starts {
                // After `{` there is a region, or a dictionary.
                let is_dictionary = before.ends_with('{') && !same_line.trim().is_empty();
                let found = is_dictionary.then(|| attributes(world, &file, offset, &range));
                let mut items = found.unwrap_or_default();
                items.extend(operations(world, &file, offset, &text[start..], &range));
                return items;
            }
            let mut items = if before.ends_with([':', '(', ',', '<']) || before.ends_with("->") {
                types(&range)
            } else {
                Vec::new()
            };
            items.extend(attributes(world, &file, offset, &range));
            items.extend(cases(world, &file, offset, &range));
            items
        }
    }
}

/// The values visible at a position: first the values of the type in the text, then values that the operand accepts.
fn values(world: &World, file: &Arc<IrFile>, range: &Range<usize>) -> Vec<Item> {
    let mut found = Vec::new();
    for (name, occurrences) in file.all_names() {
        let visible = occurrences.definitions.iter().filter(|definition| {
            let is_before = definition.name.end <= range.start;
            // An operation does not see its own results, and a value of its regions is not seen outside.
            let is_own = definition.whole.contains(&range.start) && definition.scope != definition.whole;
            definition.kind == NameKind::Value
                && definition.scope.contains(&range.start)
                && is_before
                && !is_own
        });
        if let Some(definition) = visible.min_by_key(|definition| definition.scope.len()) {
            found.push((name, definition));
        }
    }
    found.sort_by_key(|(_, definition)| std::cmp::Reverse(definition.name.start));
    let wanted = operand_type(file, range.start);
    let mut items: Vec<Item> = Vec::new();
    for (name, definition) in found.into_iter().take(500) {
        let mut item = Item::new(name, CompletionItemKind::Variable, range);
        item.detail = super::hover::type_of(world, file, definition, &definition.name);
        items.push(item);
    }
    let types = items.iter().filter_map(|item| item.detail.as_deref());
    let accepted = super::operands::accepted(world, file, range.start, types);
    let ranks: Vec<u8> = items
        .iter()
        .map(|item| match item.detail.as_ref().and_then(|ty| accepted.get(ty.as_str())) {
            _ if wanted.is_some() && item.detail == wanted => 1,
            Some(true) => 2,
            None => 3,
            // The author may be about to convert it.
            Some(false) => 6,
        })
        .collect();
    for (item, rank) in items.iter_mut().zip(ranks) {
        item.rank = rank;
    }
    items
}

/// The type that the operation around a position writes for its operands, if it writes one.
fn operand_type(file: &IrFile, offset: usize) -> Option<String> {
    let line_end = file.text[offset..].find('\n').map_or(file.text.len(), |at| offset + at);
    let (_, ty) = file.text[offset..line_end].rsplit_once(" : ")?;
    Some(ty.trim().to_owned()).filter(|ty| !ty.contains(','))
}

/// The names of one kind that a position sees.
fn names(file: &IrFile, kind: NameKind, range: &Range<usize>) -> Vec<Item> {
    let mut items: Vec<Item> = file
        .all_names()
        .filter(|(_, found)| {
            let mut definitions = found.definitions.iter();
            definitions.any(|definition| definition.kind == kind && definition.scope.contains(&range.start))
        })
        .map(|(name, _)| Item::new(name, CompletionItemKind::Reference, range))
        .collect();
    items.sort_by(|one, other| one.label.cmp(&other.label));
    items
}

/// The keys of resources.
fn resources(file: &IrFile, range: &Range<usize>) -> Vec<Item> {
    let mut items = names(file, NameKind::Resource, range);
    for item in &mut items {
        item.label = item.label.trim_start_matches(super::file::RESOURCE).to_owned();
    }
    items
}

/// The symbols visible at a position, and those at the top level of the workspace's files.
fn symbols(world: &World, file: &IrFile, range: &Range<usize>) -> Vec<Item> {
    let mut items = names(file, NameKind::Symbol, range);
    let mut known: BTreeSet<String> = items.iter().map(|item| item.label.clone()).collect();
    for name in world.workspace().ir.iter().filter(|name| **name != file.name).take(200) {
        let Some(other) = super::file(world, name) else { continue };
        for (symbol, found) in other.all_names() {
            if found.definitions.iter().any(|found| found.kind == NameKind::Symbol)
                && known.insert(symbol.to_owned())
            {
                let mut item = Item::new(symbol, CompletionItemKind::Reference, range);
                item.detail = Some(name.short().to_owned());
                item.rank = 7;
                items.push(item);
            }
        }
    }
    items
}

/// Types or attributes of dialects, and aliases.
fn items(world: &World, file: &IrFile, sigil: char, range: &Range<usize>) -> Vec<Item> {
    let mut items = names(file, NameKind::Alias, range);
    items.retain(|item| item.label.starts_with(sigil));
    let written = file.text[range.clone()].trim_start_matches(sigil);
    let dialects: Vec<String> = match written.split_once('.') {
        Some((dialect, _)) => vec![dialect.to_owned()],
        None => {
            let mut known: Vec<String> = file.dialects().keys().map(|name| name.to_string()).collect();
            known.sort();
            for name in dialects::all_names(world) {
                if !known.contains(&name) {
                    let mut item = Item::new(format!("{sigil}{name}."), CompletionItemKind::Module, range);
                    item.rank = 8;
                    items.push(item);
                }
            }
            known
        }
    };
    for dialect in dialects {
        let Some(named) = dialects::named(world, &dialect) else { continue };
        let table = if sigil == '!' { &named.types } else { &named.attributes };
        for name in table.keys() {
            let mut item = Item::new(name, CompletionItemKind::Class, range);
            item.documentation = named.record(name).and_then(summary);
            item.rank = 4;
            items.push(item);
        }
    }
    items
}

fn summary(record: Record<'_>) -> Option<String> {
    record.get::<Option<&str>>("summary").ok().flatten().map(str::to_owned).filter(|text| !text.is_empty())
}

/// Operations of the typed dialect, or else of the dialects in the file; and the names of other dialects.
fn operations(world: &World, file: &IrFile, offset: usize, written: &str, range: &Range<usize>) -> Vec<Item> {
    let mut items = Vec::new();
    let mut of_dialect = |dialect: &str, rank: u8, prefix: bool| {
        let Some(named) = dialects::named(world, dialect) else { return };
        for name in named.operations.keys() {
            let label = if prefix { name.as_str() } else { &name[dialect.len() + 1..] };
            items.push(operation(&named, name, label, rank, range));
        }
    };
    if let Some((dialect, _)) = written.split_once('.') {
        of_dialect(dialect, 2, true);
        return items;
    }
    let mut known: Vec<String> = file.dialects().keys().map(|name| name.to_string()).collect();
    known.sort();
    for dialect in &known {
        of_dialect(dialect, 4, true);
    }
    // In a function, `return` needs no dialect.
    let around = file.operation_at(offset.saturating_sub(1));
    let outer =
        around.into_iter().flat_map(|around| std::iter::successors(Some(around), |around| around.parent()));
    let mut with_region =
        outer.filter(|around| around.regions().any(|region| region.node().range().contains(&offset)));
    match with_region.next().and_then(Operation::name).and_then(|name| name.split_once('.')) {
        Some(("func", _)) => of_dialect("func", 3, false),
        Some(_) => {}
        None => of_dialect("builtin", 3, false),
    }
    for name in dialects::all_names(world) {
        if !known.contains(&name) && name != "builtin" {
            let mut item = Item::new(format!("{name}."), CompletionItemKind::Module, range);
            item.rank = 6;
            items.push(item);
        }
    }
    items
}

fn operation(named: &Named, name: &str, label: &str, rank: u8, range: &Range<usize>) -> Item {
    let mut item = Item::new(label, CompletionItemKind::Function, range);
    item.rank = rank;
    if let Some(record) = named.record(name) {
        item.detail = summary(record);
        let format = record.get::<Option<&str>>("assemblyFormat").ok().flatten().unwrap_or_default();
        if !format.is_empty() {
            item.documentation =
                Some(format!("```\n{name} {}\n```", format.split_whitespace().collect::<Vec<_>>().join(" ")));
            item.snippet = Some(
                format!("{label} {}", snippet(format, &|name| place_of(record, name))).trim_end().to_owned(),
            );
        }
    }
    item
}

/// How an argument is written: `%name` for an operand, `@name` for a symbol, the name for another attribute.
fn place_of(record: Record<'_>, name: &str) -> String {
    let Some(Value::Dag(arguments)) = record.value("arguments") else { return format!("%{name}") };
    let found = arguments.args().find(|(argument, _)| *argument == Some(name));
    match found {
        Some((_, Value::Record(constraint))) if constraint.name().contains("Symbol") => format!("@{name}"),
        Some((_, Value::Record(constraint))) if constraint.is_subclass_of("AttrConstraint") => {
            name.to_owned()
        }
        Some(_) => format!("%{name}"),
        // A region, or a successor.
        None => name.to_owned(),
    }
}

/// An assembly format as a snippet: operands and types are placeholders, optional groups are omitted.
fn snippet(format: &str, name_of: &dyn Fn(&str) -> String) -> String {
    let mut count = 0;
    written(format, &mut |part| {
        let text = match part {
            Part::Literal(literal) => return literal.replace('$', "\\$").replace('}', "\\}"),
            Part::Argument(name) => name_of(name),
            Part::Type(_) => "type".to_owned(),
            Part::Directive { text, .. } => text.to_owned(),
        };
        count += 1;
        format!("${{{count}:{text}}}")
    })
}

/// A part of an assembly format.
pub(super) enum Part<'f> {
    /// A literal, without its quotes.
    Literal(&'f str),
    /// `$name`.
    Argument(&'f str),
    /// `type(...)`, with the text in its parentheses.
    Type(&'f str),
    /// Another directive, and a text that describes it.
    Directive { name: &'f str, text: &'f str },
}

/// An assembly format with a text for each part, without optional groups.
pub(super) fn written<'f>(format: &'f str, text_of: &mut dyn FnMut(Part<'f>) -> String) -> String {
    let mut result = String::new();
    let place = |result: &mut String, text: &str| {
        if !result.is_empty() && !result.ends_with([' ', '(', '<', '[']) {
            result.push(' ');
        }
        result.push_str(text);
    };
    for element in FormatTree::read(format).elements() {
        let text = &format[element.range];
        match element.kind {
            FormatTokenKind::Literal => {
                let literal = text.trim_matches('`');
                let glued = matches!(literal, "," | "(" | ")" | "<" | ">" | "[" | "]" | "::")
                    || literal.trim().is_empty();
                let literal = text_of(Part::Literal(literal));
                if glued { result.push_str(&literal) } else { place(&mut result, &literal) }
            }
            FormatTokenKind::Variable => place(&mut result, &text_of(Part::Argument(&text[1..]))),
            FormatTokenKind::Directive | FormatTokenKind::Word => {
                let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
                let (name, arguments) = text.split_at(text.find(|c| !is_name(c)).unwrap_or(text.len()));
                let part = match name {
                    "type" => Part::Type(arguments.trim().trim_matches(['(', ')']).trim()),
                    "attr-dict" | "attr-dict-with-keyword" | "prop-dict" => continue,
                    "functional-type" => Part::Directive { name, text: "() -> ()" },
                    "regions" | "region" => Part::Directive { name, text: "{}" },
                    "operands" => Part::Directive { name, text: "%operands" },
                    "successors" => Part::Directive { name, text: "^bb" },
                    other => Part::Directive { name, text: other },
                };
                place(&mut result, &text_of(part));
            }
            // Optional groups, and texts that are not elements.
            FormatTokenKind::Open
            | FormatTokenKind::String
            | FormatTokenKind::CustomName
            | FormatTokenKind::Arguments
            | FormatTokenKind::Close
            | FormatTokenKind::Operator
            | FormatTokenKind::Separator
            | FormatTokenKind::Unreadable => {}
        }
    }
    result
}

/// Builtin types.
fn types(range: &Range<usize>) -> Vec<Item> {
    let plain = ["i1", "i8", "i16", "i32", "i64", "index", "f16", "bf16", "f32", "f64", "none"];
    let shaped = [
        ("tensor", "tensor<${1:4}x${2:f32}>"),
        ("memref", "memref<${1:4}x${2:f32}>"),
        ("vector", "vector<${1:4}x${2:f32}>"),
        ("tuple", "tuple<${1:i32}>"),
        ("complex", "complex<${1:f32}>"),
    ];
    let mut items: Vec<Item> =
        plain.iter().map(|name| Item::new(*name, CompletionItemKind::Keyword, range)).collect();
    items.extend(shaped.iter().map(|(name, snippet)| {
        let mut item = Item::new(*name, CompletionItemKind::Class, range);
        item.snippet = Some((*snippet).to_owned());
        item
    }));
    items
}

/// The cases of enums: of the attribute `#dialect.name<` around a position, or else of the attributes of the operation
/// around it.
fn cases(world: &World, file: &IrFile, offset: usize, range: &Range<usize>) -> Vec<Item> {
    let find = || {
        if let Some(name) = attribute_around(&file.text[..range.start]) {
            let named = dialects::named(world, name.strip_prefix('#')?.split('.').next()?)?;
            return Some(items_of_cases(named.record(name)?, range));
        }
        let operation = unfinished(file, range.start).or_else(|| file.operation_at(offset))?;
        let name = file.full_name(operation)?;
        let named = dialects::named(world, name.split('.').next()?)?;
        let enums = enums_of(named.record(&name)?);
        Some(enums.into_iter().flat_map(|constraint| items_of_cases(constraint, range)).collect())
    };
    find().unwrap_or_default()
}

/// The operation that a line before a byte belongs to, if its name is on the same line. An incomplete operation ends
/// before the byte.
fn unfinished(file: &IrFile, start: usize) -> Option<Operation<'_>> {
    let line = file.text[..start].rfind('\n').map_or(0, |at| at + 1);
    let last = line + file.text[line..start].trim_end().len();
    let token = file.tree.token_at(last.checked_sub(1).filter(|last| *last >= line)?)?;
    let node = token.parent();
    let operation = std::iter::once(node).chain(node.ancestors()).find_map(Operation::cast)?;
    let name = operation.name_token()?.range();
    (line <= name.start && name.end <= start).then_some(operation)
}

/// The enum attributes of an operation, or the attribute itself.
fn enums_of(record: Record<'_>) -> Vec<Record<'_>> {
    let Some(Value::Dag(arguments)) = record.value("arguments") else { return vec![record] };
    let constraint = |value| if let Value::Record(constraint) = value { Some(constraint) } else { None };
    arguments.args().filter_map(|(_, value)| constraint(value)).collect()
}

/// The enum case that a word in the text of an operation, a type or an attribute names.
pub(super) fn case_at(world: &World, file: &IrFile, token: Token<'_>) -> Option<Place> {
    if token.kind() != TokenKind::BareIdentifier {
        return None;
    }
    let owner = super::renamed::owner_of(file, token)?;
    let named = dialects::named(world, owner.trim_start_matches(['#', '!']).split('.').next()?)?;
    let cases = enums_of(named.record(&owner)?).into_iter().flat_map(|constraint| cases_of(constraint).1);
    let case =
        cases.into_iter().find(|case| case.get::<&str>("str").is_ok_and(|text| text == token.text()))?;
    let records = &named.checked.records;
    Some(place(records.sources(), &named.checked.unit.root, case.span()))
}

/// The name of the attribute whose `<` is the last bracket of a text.
fn attribute_around(text: &str) -> Option<&str> {
    let open = text.rfind(['<', '>', '\n']).filter(|at| text.as_bytes()[*at] == b'<')?;
    let name = text[..open].rfind('#').map(|at| &text[at..open])?;
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
    name[1..].chars().all(is_name).then_some(name)
}

/// The enum of a constraint on attributes, and its cases.
fn cases_of(constraint: Record<'_>) -> (Record<'_>, Vec<Record<'_>>) {
    // The attribute that an optional, default-valued or confined one is based on; `take` ends cycles.
    let bases = std::iter::successors(Some(constraint), |record| record.get::<Record<'_>>("baseAttr").ok());
    let base = bases.take(8).last().unwrap_or(constraint);
    let info = base.get::<Record<'_>>("enum").unwrap_or(base);
    (info, info.get::<Vec<Record<'_>>>("enumerants").unwrap_or_default())
}

/// Completions for the cases of the enum of a constraint on attributes.
fn items_of_cases(constraint: Record<'_>, range: &Range<usize>) -> Vec<Item> {
    let (info, cases) = cases_of(constraint);
    let item = |case: Record<'_>| {
        let mut item = Item::new(case.get::<&str>("str").ok()?, CompletionItemKind::EnumMember, range);
        item.detail = summary(info);
        item.rank = 1;
        Some(item)
    };
    cases.into_iter().filter_map(item).collect()
}

/// The names of attributes in the dictionary of the operation around a position.
fn attributes(world: &World, file: &IrFile, offset: usize, range: &Range<usize>) -> Vec<Item> {
    let find = || {
        let operation = file.operation_at(offset)?;
        let dictionaries = [operation.attributes(), operation.properties()];
        let is_in = dictionaries.iter().flatten().any(|found| found.node().range().contains(&offset));
        let name = file.full_name(operation)?;
        let named = dialects::named(world, name.split('.').next()?)?;
        let record = named.record(&name)?;
        // In a custom form, the braces of an operation without regions contain its attributes.
        let has_regions =
            matches!(record.value("regions"), Some(Value::Dag(regions)) if regions.args().len() > 0);
        if !is_in && (has_regions || !file.text[..range.start].trim_end().ends_with('{')) {
            return None;
        }
        let Some(Value::Dag(arguments)) = record.value("arguments") else { return None };
        let mut items = Vec::new();
        for (argument, value) in arguments.args() {
            let Value::Record(constraint) = value else { continue };
            let is_attribute =
                constraint.is_subclass_of("Attr") || constraint.is_subclass_of("AttrConstraint");
            if let Some(argument) = argument.filter(|_| is_attribute) {
                let mut item = Item::new(argument, CompletionItemKind::Property, range);
                item.snippet = Some(format!("{argument} = ${{1}}"));
                item.detail = summary(constraint);
                item.rank = 1;
                items.push(item);
            }
        }
        Some(items)
    };
    find().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::snippet;

    #[test]
    fn attributes_around_a_position() {
        use super::attribute_around;
        assert_eq!(attribute_around("%a = x.y #llvm.linkage<"), Some("#llvm.linkage"));
        assert_eq!(attribute_around("#x.f<a, "), Some("#x.f"));
        for text in ["#x.f<a> ", "tensor<", "#x.f<a>, memref<4x", "#map, tensor<", ""] {
            assert_eq!(attribute_around(text), None, "{text}");
        }
    }

    #[test]
    fn formats_as_snippets() {
        let cases = [
            ("$lhs `,` $rhs attr-dict `:` type($result)", "${1:%lhs}, ${2:%rhs} : ${3:type}"),
            ("$a (`step` $s^)? `(` $b `)` attr-dict", "${1:%a}(${2:%b})"),
            (
                "custom<X>($a) attr-dict-with-keyword `->` functional-type($a, $b)",
                "${1:custom} -> ${2:() -> ()}",
            ),
            ("($x^ `:` type($x))? : (`none`)? attr-dict", ""),
            ("`<` $a `>`", "<${1:%a}>"),
        ];
        for (format, expected) in cases {
            assert_eq!(snippet(format, &|name| format!("%{name}")), expected, "{format}");
        }
    }
}
