//! Sizes and alignments of types at a position in IR.

use super::check::checked;
use super::file::{IrFile, NameKind};
use crate::world::World;
use isogloss::layout::DataLayout;
use isogloss::text::{parse_attribute, parse_type};
use isogloss::{Attribute, Context};
use isogloss_tree::mlir::{Dictionary, Operation, TokenKind, Tree};
use std::fmt::Write as _;
use std::sync::Arc;

/// The attribute of an operation that is a scope of data layout.
const SPEC: &str = "dlti.dl_spec";

/// The depth limit for nested aliases, and the size limit of the expanded text.
const MOST_ALIASES: (usize, usize) = (32, 1 << 16);

/// Adds the size and the alignment of a type, at a byte of a file.
pub(super) fn describe(world: &World, file: &Arc<IrFile>, ty: &str, at: usize, text: &mut String) {
    let tables = checked(world, file).tables.clone();
    let Ok(context) = Context::try_with_dialects(tables.dialects.iter().copied()) else { return };
    let Some(ty) = without_aliases(file, ty, at, MOST_ALIASES.0) else { return };
    let Ok(parsed) = parse_type(&context, &ty) else { return };
    let scopes = scopes(file, at);
    let specs: Option<Vec<Attribute<'_>>> = scopes
        .iter()
        .map(|(_, spec)| parse_attribute(&context, &without_aliases(file, spec, at, MOST_ALIASES.0)?).ok())
        .collect();
    // An invalid specification has a diagnostic of its own.
    let Some(layout) = specs.and_then(|specs| DataLayout::with_specs(&context, &specs).ok()) else { return };
    if let (Ok(size), Ok(alignment)) = (layout.size(parsed), layout.abi_alignment(parsed)) {
        let _ = match scopes.last() {
            Some((scope, _)) => {
                writeln!(text, "\n{size} bytes, aligned to {alignment}, by the data layout of `{scope}`")
            }
            None => writeln!(text, "\n{size} bytes, aligned to {alignment}, without a data layout"),
        };
    }
}

/// The data layout scopes around a byte, outermost first: their names, and the texts of their specifications.
fn scopes(file: &IrFile, at: usize) -> Vec<(String, String)> {
    let innermost = file.tree.operation_at(at);
    let around = std::iter::successors(innermost, |operation| operation.parent());
    let mut scopes: Vec<_> = around.filter_map(|operation| scope(operation)).collect();
    scopes.reverse();
    scopes
}

fn scope(operation: Operation<'_>) -> Option<(String, String)> {
    let dictionaries = operation.attributes().into_iter().chain(operation.properties());
    let spec = dictionaries.into_iter().find_map(|found: Dictionary<'_>| found.get(SPEC))?;
    let symbol = operation.symbol().map(|symbol| format!(" {}", symbol.text())).unwrap_or_default();
    Some((format!("{}{symbol}", operation.name()?), spec.text().to_owned()))
}

/// Expands aliases of the file in a text; `None` beyond [`MOST_ALIASES`].
fn without_aliases(file: &IrFile, text: &str, at: usize, depth: usize) -> Option<String> {
    if !text.contains(['!', '#']) {
        return Some(text.to_owned());
    }
    let depth = depth.checked_sub(1)?;
    let mut result = String::new();
    for token in Tree::parse(text.to_owned()).tokens() {
        let is_name = matches!(token.kind(), TokenKind::TypeName | TokenKind::AttributeName);
        let definitions = file.occurrences(token.text()).filter(|_| is_name).map(|found| &found.definitions);
        let definition = definitions
            .into_iter()
            .flatten()
            .find(|found| found.kind == NameKind::Alias && found.scope.contains(&at));
        match definition.and_then(|found| file.text[found.whole.clone()].split_once('=')) {
            Some((_, value)) => result.push_str(&without_aliases(file, value.trim(), at, depth)?),
            None => result.push_str(token.text()),
        }
        if result.len() > MOST_ALIASES.1 {
            return None;
        }
    }
    Some(result)
}
