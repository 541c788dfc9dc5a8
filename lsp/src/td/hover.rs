//! Hover texts for names in a definition file.

use super::check::Checked;
use super::complete;
use super::file::DeclKind;
use super::formats::{self, Format};
use super::navigate::{Found, target_at};
use super::resolve::{Scope, Target};
use super::unit::{DeclId, Unit};
use crate::ir::samples;
use crate::names::FileName;
use crate::world::World;
use isogloss_codegen::model::FormatTokenKind;
use isogloss_tablegen::tree::TokenKind;
use isogloss_tablegen::{Record, Value};
use std::fmt::Write as _;
use std::ops::Range;

/// A Markdown text about the name at a position, and the range of that name.
pub(crate) fn hover(world: &World, file: &FileName, offset: usize) -> Option<(String, Range<usize>)> {
    if let Some(found) = target_at(world, file, offset) {
        let text = match &found.target {
            Target::Decl(id) => declaration(world, &found, *id, file, offset),
            Target::File(name) => format!("`{}`", name.as_str()),
            Target::Argument { owner, name } => argument(world, &found.unit, *owner, name)?,
        };
        return Some((text, found.range));
    }
    let (unit, position) = world.unit_of(file)?;
    let scope = Scope::new(&unit, position);
    let token = scope.file.token_at(offset)?;
    match token.kind() {
        TokenKind::Operator => {
            let operator = complete::operator(token.text())?;
            Some((format!("```tablegen\n{}\n```\n\n{}", operator.usage, operator.meaning), token.range()))
        }
        TokenKind::Keyword => {
            let (_, meaning) = complete::KEYWORDS.iter().find(|(keyword, _)| *keyword == token.text())?;
            Some((format!("`{}`: {meaning}", token.text()), token.range()))
        }
        TokenKind::String | TokenKind::Code => {
            let format = Format::at(scope, token)?;
            let (token, name) = format.token_at(offset)?;
            let text = formats::describe(name).filter(|_| token.kind == FormatTokenKind::Directive)?;
            Some((text, token.range))
        }
        TokenKind::Identifier => {
            let checked = world.last_checked(&unit.root)?;
            let record = checked.records.def(token.text())?;
            let mut text = String::new();
            record_values(world, &checked, &mut text, record);
            Some((text, token.range()))
        }
        _ => None,
    }
}

/// The header of a declaration, as written.
pub(crate) fn header(unit: &Unit, id: DeclId) -> String {
    let decl = unit.decl(id);
    let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    match decl.kind {
        DeclKind::Class | DeclKind::Multiclass | DeclKind::Def | DeclKind::Defm => {
            let mut result = decl.kind.word().to_owned();
            if !decl.name.is_empty() {
                let _ = write!(result, " {}", decl.name);
            }
            let args = unit.template_args(id);
            if !args.is_empty() {
                let args: Vec<_> = args.iter().map(|id| one_line(unit.whole_of(*id).text())).collect();
                let _ = write!(result, "<{}>", args.join(", "));
            }
            let written = unit.file(id.file).parents_of(id.decl);
            for (index, (parent, written)) in decl.parents.iter().zip(written).enumerate() {
                result.push_str(if index == 0 { " : " } else { ", " });
                let whole = one_line(written.text());
                result.push_str(if whole.len() > 60 { &parent.name } else { &whole });
            }
            result
        }
        DeclKind::OperatorVariable | DeclKind::LoopVariable => format!("{} {}", decl.kind.word(), decl.name),
        DeclKind::Defset
        | DeclKind::Deftype
        | DeclKind::Defvar
        | DeclKind::Field
        | DeclKind::Let
        | DeclKind::TemplateArg => {
            let whole = unit.whole_of(id);
            let last = if decl.kind == DeclKind::Defset {
                Some(unit.name_of(id))
            } else {
                unit.written_value_of(id)
            };
            let mut line = one_line(last.map_or(whole, |last| whole.to(last)).text());
            if line.len() > 200 {
                let cut = (0..=200).rev().find(|at| line.is_char_boundary(*at)).unwrap_or(0);
                line.truncate(cut);
                line.push('…');
            }
            line
        }
    }
}

fn declaration(world: &World, found: &Found, id: DeclId, file: &FileName, offset: usize) -> String {
    let unit = &found.unit;
    let decl = unit.decl(id);
    let of = unit.file(id.file);
    let mut text = format!("```tablegen\n{}\n```\n", header(unit, id));
    let home = if &of.name == file { String::new() } else { format!(", {}", of.name.short()) };
    let around = unit.parent(id).map(|parent| unit.decl(parent)).filter(|_| !decl.kind.is_record());
    if let Some(around) = around.filter(|around| !around.name.is_empty()) {
        let _ = write!(text, "\n*{} of {} `{}`{home}*\n", decl.kind.word(), around.kind.word(), around.name);
    } else if !home.is_empty() {
        let _ = write!(text, "\n*{}{home}*\n", decl.kind.word());
    }
    let comment = unit.whole_of(id).comment_before();
    if !comment.is_empty() {
        let _ = write!(text, "\n{comment}\n");
    }
    let checked = world.last_checked(&unit.root);
    match decl.kind {
        DeclKind::Def => {
            let found =
                checked.as_ref().and_then(|checked| Some((checked, checked.records.def(&decl.name)?)));
            if let Some((checked, record)) = found {
                record_values(world, checked, &mut text, record);
            } else if let Some(summary) = written_string(unit, id, "summary") {
                let _ = write!(text, "\n{summary}\n");
            }
        }
        DeclKind::Class => {
            if let Some(summary) = written_string(unit, id, "summary") {
                let _ = write!(text, "\n{summary}\n");
            }
        }
        DeclKind::Field => {
            // The value in the record around the position.
            let (unit, position) = match world.unit_of(file) {
                Some(found) => found,
                None => return text,
            };
            let record = Scope::new(&unit, position).record_around(offset);
            let name = record.map(|record| &*unit.decl(record).name);
            let value = name.and_then(|name| {
                let record = checked.as_ref()?.records.def(name)?;
                Some(one_value(record.value(&decl.name)?))
            });
            if let (Some(name), Some(value)) = (name, value) {
                let _ = write!(text, "\n`{}` of `{name}` is\n```tablegen\n{value}\n```\n", decl.name);
            }
        }
        DeclKind::Defvar if !decl.is_inside() => {
            if let Some(value) = checked.as_ref().and_then(|checked| checked.records.global(&decl.name)) {
                let _ = write!(text, "\nValue: `{}`\n", one_value(value));
            }
        }
        DeclKind::Multiclass
        | DeclKind::Defm
        | DeclKind::Defset
        | DeclKind::Deftype
        | DeclKind::Defvar
        | DeclKind::Let
        | DeclKind::TemplateArg
        | DeclKind::LoopVariable
        | DeclKind::OperatorVariable => {}
    }
    text
}

/// A field's value that is written as one string.
pub(crate) fn written_string(unit: &Unit, id: DeclId, field: &str) -> Option<String> {
    let value = unit.value_of(id, field)?;
    let text = unit.written_value_of(value)?.text();
    let text = text
        .strip_prefix('"')
        .and_then(|text| text.strip_suffix('"'))
        .or_else(|| text.strip_prefix("[{").and_then(|text| text.strip_suffix("}]")))?;
    Some(dedented(text)).filter(|text| !text.is_empty())
}

/// A value as one line, shortened.
pub(crate) fn one_value(value: Value<'_>) -> String {
    let text = value.to_string();
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.len() <= 120 {
        return line;
    }
    let cut = (0..=120).rev().find(|at| line.is_char_boundary(*at)).unwrap_or(0);
    format!("{}…", &line[..cut])
}

/// Fields that are omitted from the list of values: they are shown before it, or are of little interest.
const SHOWN_BEFORE: [&str; 4] = ["summary", "description", "cppNamespace", "extraClassDeclaration"];

/// The documentation of a record, and the values of its fields.
fn record_values(world: &World, checked: &Checked, text: &mut String, record: Record<'_>) {
    let sample =
        if record.is_subclass_of("Op") { samples::of_operation(world, checked, record) } else { None };
    record_documentation(text, record, sample.as_deref());
    if record.is_subclass_of("TypeDef")
        && let Some((ty, picture)) = samples::picture(world, checked, record)
    {
        let _ =
            write!(text, "\nLayout of `{ty}` without a data layout:\n```text\n{}\n```\n", picture.trim_end());
    }
    let values: Vec<String> = record
        .fields()
        .filter(|field| !SHOWN_BEFORE.contains(&field.name()))
        .filter(|field| !matches!(field.value(), Value::Unset) && !is_empty(field.value()))
        .map(|field| format!("{} {} = {};", field.type_name(), field.name(), one_value(field.value())))
        .take(60)
        .collect();
    if !values.is_empty() {
        let _ = write!(text, "\n---\n```tablegen\n{}\n```\n", values.join("\n"));
    }
}

/// The summary, the syntax with a sample, the members and the description of a record.
pub(crate) fn record_documentation(text: &mut String, record: Record<'_>, sample: Option<&str>) {
    let string =
        |field: &str| record.get::<Option<&str>>(field).ok().flatten().filter(|text| !text.trim().is_empty());
    if let Some(summary) = string("summary") {
        let _ = write!(text, "\n**{}**\n", summary.trim());
    }
    if record.is_subclass_of("Op")
        && let Some(name) = string("opName")
    {
        let dialect = match record.value("opDialect") {
            Some(Value::Record(dialect)) => dialect.get::<&str>("name").unwrap_or_default(),
            _ => "",
        };
        let format =
            string("assemblyFormat").map(|format| format.split_whitespace().collect::<Vec<_>>().join(" "));
        let _ = write!(text, "\n```\n{dialect}.{name} {}\n```\n", format.unwrap_or_else(|| "…".to_owned()));
        if let Some(sample) = sample {
            let _ = write!(text, "```mlir\n{sample}\n```\n");
        }
        for (field, title) in [("arguments", "Operands and attributes"), ("results", "Results")] {
            members(text, record, field, title);
        }
    } else if record.is_subclass_of("TypeDef") || record.is_subclass_of("AttrDef") {
        members(text, record, "parameters", "Parameters");
    }
    if let Some(description) = string("description") {
        let _ = write!(text, "\n{}\n", dedented(description));
    }
}

/// Whether a value is the usual default: an empty string or list.
fn is_empty(value: Value<'_>) -> bool {
    match value {
        Value::String(text) => text.text().is_empty(),
        Value::List(list) => list.is_empty(),
        _ => false,
    }
}

/// A list of the members of a dag, with their constraints.
fn members(text: &mut String, record: Record<'_>, field: &str, title: &str) {
    let Some(Value::Dag(dag)) = record.value(field) else { return };
    if dag.is_empty() {
        return;
    }
    let _ = write!(text, "\n{title}:\n");
    for (name, value) in dag.args() {
        let _ = writeln!(text, "- `{}`: {}", name.unwrap_or("_"), constraint(value));
    }
}

/// A constraint by its name and its summary.
fn constraint(value: Value<'_>) -> String {
    match value {
        Value::Record(record) => {
            let summary = record.get::<Option<&str>>("summary").ok().flatten().unwrap_or_default();
            match (record.is_anonymous(), summary.is_empty()) {
                (true, true) => one_value(value),
                (true, false) => summary.to_owned(),
                (false, true) => format!("`{}`", record.name()),
                (false, false) => format!("`{}`, {summary}", record.name()),
            }
        }
        other => format!("`{}`", one_value(other)),
    }
}

/// An operand, attribute, result, region, successor or parameter.
fn argument(world: &World, unit: &Unit, owner: DeclId, name: &str) -> Option<String> {
    let decl = unit.decl(owner);
    let checked = world.last_checked(&unit.root);
    if let Some(record) = checked.as_ref().and_then(|checked| checked.records.def(&decl.name)) {
        let fields = [
            ("arguments", "argument"),
            ("results", "result"),
            ("regions", "region"),
            ("successors", "successor"),
            ("parameters", "parameter"),
        ];
        for (field, word) in fields {
            let Some(Value::Dag(dag)) = record.value(field) else { continue };
            if let Some((_, value)) = dag.args().find(|(own, _)| *own == Some(name)) {
                return Some(format!("{word} `${name}` of `{}`: {}", decl.name, constraint(value)));
            }
        }
    }
    let scope = Scope::new(unit, owner.file);
    let (id, token) = scope.arguments(owner).into_iter().find(|(_, token)| &token.text()[1..] == name)?;
    let node = token.parent();
    Some(format!("```tablegen\n{}\n```\n*of `{}`*", node.text(), unit.decl(id).name))
}

/// A text without the common indentation of its lines.
pub(crate) fn dedented(text: &str) -> String {
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let indent = lines().map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    let lines: Vec<_> = text.lines().map(|line| line.get(indent..).unwrap_or("").trim_end()).collect();
    lines.join("\n").trim().to_owned()
}
