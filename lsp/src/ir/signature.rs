//! Signature help in IR: the operands and results of the operation around a position.

use super::dialects;
use crate::names::FileName;
use crate::td::signature::help;
use crate::world::World;
use gen_lsp_types::SignatureHelp;
use isogloss_tablegen::{Record, Value};
use isogloss_tree::mlir::TokenKind;

pub(crate) fn signature_help(world: &World, name: &FileName, offset: usize) -> Option<SignatureHelp> {
    let file = super::file(world, name)?;
    let operation = file.operation_at(offset)?;
    let start = operation.name_token()?.range().end;
    let full = file.full_name(operation).filter(|_| start <= offset)?;
    let named = dialects::named(world, full.split('.').next()?)?;
    let record = named.record(&full)?;
    let members = |field: &str| -> Vec<String> {
        let Some(Value::Dag(dag)) = record.value(field) else { return Vec::new() };
        let all = dag.args().map(|(name, value)| format!("{}: {}", name.unwrap_or("_"), constraint(value)));
        all.collect()
    };
    let (operands, results) = (members("arguments"), members("results"));
    let before =
        operation.node().tokens().filter(|token| start <= token.range().start && token.range().end <= offset);
    let commas = before.filter(|token| token.kind() == TokenKind::Comma).count();
    let tail = if results.is_empty() { ")".to_owned() } else { format!(") -> ({})", results.join(", ")) };
    let summary = record.get::<Option<&str>>("summary").ok().flatten().unwrap_or_default();
    Some(help(world.encoding, &format!("{full}("), &operands, &tail, summary.to_owned(), commas))
}

/// The name of a constraint, or its summary.
fn constraint(value: Value<'_>) -> String {
    let of = |record: Record<'_>| match record.get::<Option<&str>>("summary") {
        Ok(Some(summary)) if record.is_anonymous() && !summary.is_empty() => summary.to_owned(),
        _ => record.name().to_owned(),
    };
    match value {
        Value::Record(record) => of(record),
        other => crate::td::hover::one_value(other),
    }
}
