//! Samples for a definition file: the text of an operation, and the picture of a type's layout.
//!
//! A sample is shown only if the form of the definition parses it.

use super::complete::{Part, written};
use super::dialects::{self, Tables};
use crate::td::check::Checked;
use crate::world::World;
use isogloss::ir::text::{FileOptions, parse_file};
use isogloss::ir::{Arity, OpDef};
use isogloss::layout::{DataLayout, Picture};
use isogloss::text::{ParserOptions, parse_type};
use isogloss::{Context, Type};
use isogloss_tablegen::{Record, Value};
use std::sync::Arc;

/// Candidate types for samples; the first that a constraint accepts is used.
const TYPES: [&str; 16] = [
    "i32",
    "f32",
    "index",
    "i64",
    "i1",
    "f64",
    "tensor<4xf32>",
    "memref<4xf32>",
    "vector<4xf32>",
    "tensor<4xi32>",
    "memref<4xi32>",
    "vector<4xi32>",
    "i8",
    "f16",
    "complex<f32>",
    "none",
];

/// Types for the parameters of a type, chosen so that order affects the padding of its layout.
const PARAMETERS: [&str; 3] = ["i8", "i64", "i32"];

/// Dialects with more operations are not loaded for a sample.
const MOST_OPERATIONS: usize = 400;

/// The dialect of a record, loaded.
fn tables(world: &World, checked: &Checked, dialect: &str) -> Option<Arc<Tables>> {
    let is_long = checked.records.derived_from("Op").nth(MOST_OPERATIONS).is_some();
    let (tables, unknown) = dialects::tables(world, std::iter::once(dialect).filter(|_| !is_long));
    (unknown.is_empty() && !is_long).then_some(tables)
}

/// The name of the dialect that a field of a record names.
fn dialect_of<'r>(record: Record<'r>, field: &str) -> Option<&'r str> {
    let Some(Value::Record(dialect)) = record.value(field) else { return None };
    dialect.get::<&str>("name").ok()
}

fn text_of<'r>(record: Record<'r>, field: &str) -> Option<&'r str> {
    record.get::<Option<&str>>(field).ok().flatten()
}

/// The text of an operation as its form prints it, with results; `None` if no sample is known.
pub(crate) fn of_operation(world: &World, checked: &Checked, record: Record<'_>) -> Option<String> {
    let dialect = dialect_of(record, "opDialect")?;
    let name = format!("{dialect}.{}", text_of(record, "opName")?);
    let format = text_of(record, "assemblyFormat")?;
    let tables = tables(world, checked, dialect)?;
    let def = tables.dialects.iter().flat_map(|dialect| dialect.ops).find(|def| def.name == name)?;
    let context = Context::try_with_dialects(tables.dialects.iter().copied()).ok()?;
    // Types of the dialect serve constraints that accept no other type.
    let own =
        checked.records.derived_from("TypeDef").filter(|ty| dialect_of(*ty, "dialect") == Some(dialect));
    let own: Vec<String> = own.filter_map(of_type).collect();
    let types = TYPES.into_iter().chain(own.iter().map(String::as_str));
    let types: Vec<_> = types.filter_map(|text| Some((text, parse_type(&context, text).ok()?))).collect();
    // One type that all values accept, or else one for each.
    let first = |accepts: &dyn Fn(Type<'_>) -> bool| types.iter().find(|(_, ty)| accepts(*ty));
    let shared = first(&|ty| groups(def).all(|(_, constraint)| constraint.accepts(ty)));
    let type_of = |value: &str| -> Option<&str> {
        let (_, constraint) = groups(def).find(|(name, _)| *name == value)?;
        let (text, _) = shared.or_else(|| first(&|ty| constraint.accepts(ty)))?;
        Some(text)
    };
    let mut operands: Vec<&str> = Vec::new();
    let mut is_known = true;
    let text = written(format, &mut |part| {
        let found = match part {
            Part::Literal(literal) => Some(literal.to_owned()),
            Part::Argument(argument) if def.operands.iter().any(|group| group.name == argument) => {
                operands.push(argument);
                Some(format!("%{argument}"))
            }
            Part::Argument(argument) if def.regions.iter().any(|region| region.name == argument) => {
                Some("{\n}".to_owned())
            }
            Part::Argument(argument) => attribute(record, argument),
            Part::Type(value) => type_of(value.strip_prefix('$').unwrap_or_default()).map(str::to_owned),
            Part::Directive { .. } => None,
        };
        is_known &= found.is_some();
        found.unwrap_or_default()
    });
    let is_one = |arity: Arity| arity == Arity::One;
    if !is_known || !def.operands.iter().all(|group| is_one(group.arity) || !operands.contains(&group.name)) {
        return None;
    }
    let results: Vec<_> = def.results.iter().map(|result| format!("%{}", result.name)).collect();
    if !def.results.iter().all(|group| is_one(group.arity)) {
        return None;
    }
    let text = format!("{name} {text}").trim_end().to_owned();
    let text = if results.is_empty() { text } else { format!("{} = {text}", results.join(", ")) };
    // The values, and the sample.
    let mut whole = String::new();
    for operand in &operands {
        whole.push_str(&format!("%{operand} = \"sample.value\"() : () -> {}\n", type_of(operand)?));
    }
    whole.push_str(&text);
    let options = FileOptions::default().parser(ParserOptions::default().allow_unregistered(true));
    let parsed = parse_file(&context, whole.as_bytes(), &options);
    parsed.errors.is_empty().then_some(text)
}

/// The names and constraints of the operands and results of an operation.
fn groups(def: &OpDef) -> impl Iterator<Item = (&'static str, &'static isogloss::constraint::Constraint)> {
    def.operands.iter().chain(def.results).map(|group| (group.name, group.constraint))
}

/// A sample value of an operation's attribute, as its form prints it.
fn attribute(record: Record<'_>, name: &str) -> Option<String> {
    let Some(Value::Dag(arguments)) = record.value("arguments") else { return None };
    let (_, Value::Record(constraint)) = arguments.args().find(|(own, _)| *own == Some(name))? else {
        return None;
    };
    if let Some(keyword) = first_case(constraint) {
        return Some(keyword);
    }
    let storage = text_of(constraint, "storageType")?;
    Some(match storage.rsplit("::").next().unwrap_or_default() {
        "IntegerAttr" => "1".to_owned(),
        "FloatAttr" => "1.0".to_owned(),
        "StringAttr" => format!("\"{name}\""),
        "FlatSymbolRefAttr" | "SymbolRefAttr" => format!("@{name}"),
        "BoolAttr" => "true".to_owned(),
        "TypeAttr" => "i32".to_owned(),
        "ArrayAttr" | "DenseI32ArrayAttr" | "DenseI64ArrayAttr" => "[]".to_owned(),
        _ => return None,
    })
}

/// The keyword of the first case of an enum.
fn first_case(constraint: Record<'_>) -> Option<String> {
    let of = if let Some(Value::Record(of)) = constraint.value("enum") { of } else { constraint };
    let Some(Value::List(cases)) = of.value("enumerants") else { return None };
    let Value::Record(case) = cases.iter().next()? else { return None };
    text_of(case, "str").map(str::to_owned)
}

/// A text of a type that a record defines; `None` if no sample is known.
fn of_type(record: Record<'_>) -> Option<String> {
    let name = format!("!{}.{}", dialect_of(record, "dialect")?, text_of(record, "mnemonic")?);
    let mut next = 0;
    // The parameter of a name, or all.
    let mut parameters = |of: Option<&str>| {
        let Some(Value::Dag(parameters)) = record.value("parameters") else { return None };
        let mut texts = Vec::new();
        for (_, value) in parameters.args().filter(|(name, _)| of.is_none() || *name == of) {
            let ty = if let Value::String(ty) = value {
                ty.text().to_owned()
            } else {
                let Value::Record(record) = value else { return None };
                text_of(record, "cppType")?.to_owned()
            };
            texts.push(value_of(&ty, &mut next)?);
        }
        (!texts.is_empty()).then(|| texts.join(", "))
    };
    let mut is_known = true;
    let body = match text_of(record, "assemblyFormat") {
        Some(format) => written(format, &mut |part| {
            let found = match part {
                Part::Literal(literal) => Some(literal.to_owned()),
                Part::Argument(name) => parameters(Some(name)),
                Part::Directive { name: "params", .. } => parameters(None),
                Part::Directive { .. } | Part::Type(_) => None,
            };
            is_known &= found.is_some();
            found.unwrap_or_default()
        }),
        None => String::new(),
    };
    is_known.then(|| name + &body)
}

/// A text of a type, and the picture of its layout outside of all scopes; `None` if it has no layout, or no sample is known.
pub(crate) fn picture(world: &World, checked: &Checked, record: Record<'_>) -> Option<(String, String)> {
    let Value::Record(_) = record.value("dataLayout")? else { return None };
    let text = of_type(record)?;
    let tables = tables(world, checked, dialect_of(record, "dialect")?)?;
    let context = Context::try_with_dialects(tables.dialects.iter().copied()).ok()?;
    let ty = parse_type(&context, &text).ok()?;
    let layout = DataLayout::with_specs(&context, &[]).ok()?;
    let picture = Picture::of(ty, &layout).ok()?;
    Some((text, picture.to_text()))
}

/// A value of a parameter of a type, by its C++ or Rust type.
fn value_of(ty: &str, next: &mut usize) -> Option<String> {
    let mut sample = || {
        *next += 1;
        PARAMETERS[(*next - 1) % PARAMETERS.len()]
    };
    let (is_list, inner) = match ty.split_once('<') {
        Some((list, inner)) if list.ends_with("ArrayRef") || list.ends_with("Vec") => {
            (true, inner.trim_end_matches('>'))
        }
        _ => (false, ty.trim_start_matches("&[").trim_end_matches(']')),
    };
    let is_list = is_list || ty.starts_with('[') || ty.starts_with("&[");
    let count = if is_list { 3 } else { 1 };
    let one = match inner.trim_start_matches('[').rsplit("::").next()?.trim() {
        "Type" => return Some((0..count).map(|_| sample()).collect::<Vec<_>>().join(", ")),
        "bool" => "true",
        "StringRef" | "str" | "&str" => "\"name\"",
        number if ["int", "unsigned", "uint", "size_t"].iter().any(|start| number.starts_with(start)) => "4",
        "u8" | "u16" | "u32" | "u64" | "i8" | "i16" | "i32" | "i64" | "usize" => "4",
        _ => return None,
    };
    Some(vec![one; count].join(", "))
}
