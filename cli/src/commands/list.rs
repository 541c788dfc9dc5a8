//! `--show-dialects`: lists the dialects of a command.

use crate::json::quoted;
use clap::ValueEnum;
use isogloss::def::{Def, Dialect};
use isogloss::ir::OpDef;
use std::collections::HashMap;
use std::fmt::Write as _;

/// How the list of dialects is printed.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Form {
    Text,
    Json,
}

/// The coverage of a dialect that was loaded from a definition file.
pub(super) struct Loaded<'r> {
    /// Descriptions of the code that is not run, by operation name.
    pub(super) unrun: HashMap<&'r str, Vec<String>>,
    /// The number of conditions.
    pub(super) conditions: usize,
    /// The number of conditions without a counterpart.
    pub(super) unknown_conditions: usize,
}

/// The list of dialects. `loaded` has the loaded ones.
pub(super) fn list<'r>(
    dialects: &[&'static Dialect],
    loaded: impl Fn(&Dialect) -> Option<Loaded<'r>>,
    form: Form,
) -> String {
    match form {
        Form::Text => dialects.iter().map(|dialect| text(dialect, loaded(dialect).as_ref())).collect(),
        Form::Json => {
            let all: Vec<String> =
                dialects.iter().map(|dialect| json(dialect, loaded(dialect).as_ref())).collect();
            format!("{{\"dialects\":[{}]}}\n", all.join(","))
        }
    }
}

/// How the custom form of an operation is defined.
fn form(op: &OpDef) -> &'static str {
    match (op.format, op.syntax, op.missing_form) {
        (Some(_), ..) => "format",
        (None, Some(_), _) => "function",
        (None, None, Some(_)) => "missing",
        (None, None, None) => "generic",
    }
}

fn text(dialect: &Dialect, loaded: Option<&Loaded<'_>>) -> String {
    let origin = if loaded.is_some() { "loaded" } else { "compiled" };
    let (ops, types, attributes) = (dialect.ops.len(), dialect.types.len(), dialect.attributes.len());
    let mut out =
        format!("{} ({origin}): {ops} operations, {types} types, {attributes} attributes\n", dialect.name);
    for op in dialect.ops {
        let _ = write!(out, "  {} ({})", op.name, form(op));
        let _ = match loaded.and_then(|loaded| loaded.unrun.get(op.name)) {
            Some(parts) if !parts.is_empty() => writeln!(out, ": not run: {}", parts.join(", ")),
            _ => writeln!(out),
        };
    }
    out
}

fn json(dialect: &Dialect, loaded: Option<&Loaded<'_>>) -> String {
    let list = |items: &mut dyn Iterator<Item = String>| format!("[{}]", items.collect::<Vec<_>>().join(","));
    let names = |defs: &[&Def]| list(&mut defs.iter().map(|def| quoted(def.name)));
    let ops = list(&mut dialect.ops.iter().map(|op| {
        format!(
            "{{\"name\":{},\"form\":\"{}\",\"operands\":{},\"results\":{},\"not_run\":{}}}",
            quoted(op.name),
            form(op),
            op.operands.len(),
            op.results.len(),
            list(
                &mut loaded
                    .and_then(|loaded| loaded.unrun.get(op.name))
                    .into_iter()
                    .flatten()
                    .map(|text| quoted(text))
            )
        )
    }));
    let conditions = loaded.map_or(String::new(), |loaded| {
        let (all, unknown) = (loaded.conditions, loaded.unknown_conditions);
        format!(",\"conditions\":{all},\"unknown_conditions\":{unknown}")
    });
    format!(
        "{{\"name\":{},\"loaded\":{}{conditions},\"types\":{},\"attributes\":{},\"operations\":{ops}}}",
        quoted(dialect.name),
        loaded.is_some(),
        names(dialect.types),
        names(dialect.attributes),
    )
}
