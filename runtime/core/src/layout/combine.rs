//! Combining the entries of nested scopes: inner ones refine outer ones where the
//! type, or the dialect of the key, allows it.

use super::entry::{DataLayoutEntry, Grouped};
use super::generated::DataLayoutDialectInterfaceTable;
use super::generated::DataLayoutTypeInterfaceTable;
use crate::context::Context;

/// The entries that apply in the innermost of several scopes, outermost first; `None` if an inner entry contradicts an
/// outer one.
///
/// The result lists the types first, each def's together, and then the string keys. An inner entry takes the place of
/// an outer one with the same key; others are added after the entries of the same def.
#[must_use]
pub fn combine_entries<'c>(
    context: &'c Context,
    scopes: &[Vec<DataLayoutEntry<'c>>],
) -> Option<Vec<DataLayoutEntry<'c>>> {
    let mut types: Vec<(usize, Vec<DataLayoutEntry<'c>>)> = Vec::new();
    let mut identified: Vec<DataLayoutEntry<'c>> = Vec::new();
    for scope in scopes {
        let inner = Grouped::new(scope);
        // String keys first: the checks of types may read them.
        for entry in &inner.identified {
            add_identified(context, &mut identified, entry)?;
        }
        let silent = types.iter().filter(|(class, _)| !inner.classes.iter().any(|(known, _)| known == class));
        for (_, outer) in silent {
            if !are_compatible(outer, &[], &identified) {
                return None;
            }
        }
        for (class, range) in inner.classes {
            let inner = inner.typed.get(range).unwrap_or_default();
            match types.iter_mut().find(|(known, _)| *known == class) {
                None => types.push((class, inner.to_vec())),
                Some((_, outer)) => {
                    if !are_compatible(outer, inner, &identified) {
                        return None;
                    }
                    overwrite(outer, inner);
                }
            }
        }
    }
    let mut combined: Vec<_> = types.into_iter().flat_map(|(_, entries)| entries).collect();
    combined.extend(identified);
    Some(combined)
}

fn add_identified<'c>(
    context: &'c Context,
    outer: &mut Vec<DataLayoutEntry<'c>>,
    inner: &DataLayoutEntry<'c>,
) -> Option<()> {
    let Some(known) = outer.iter_mut().find(|known| known.key == inner.key) else {
        outer.push(*inner);
        return Some(());
    };
    let dialect = inner.identifier_dialect().and_then(|name| context.dialect(name));
    let combine = dialect
        .and_then(DataLayoutDialectInterfaceTable::find)
        .map_or(identical as fn(&DataLayoutEntry<'c>, &DataLayoutEntry<'c>) -> _, |table| table.combine);
    *known = combine(known, inner)?;
    Some(())
}

/// `inner`, if its value equals the value of `outer`.
pub(super) fn identical<'c>(
    outer: &DataLayoutEntry<'c>,
    inner: &DataLayoutEntry<'c>,
) -> Option<DataLayoutEntry<'c>> {
    (outer.value == inner.value).then_some(*inner)
}

fn overwrite<'c>(outer: &mut Vec<DataLayoutEntry<'c>>, inner: &[DataLayoutEntry<'c>]) {
    for entry in inner {
        match outer.iter_mut().find(|known| known.key == entry.key) {
            Some(known) => *known = *entry,
            None => outer.push(*entry),
        }
    }
}

/// Whether inner entries of one def, if there are any, may be in a scope inside of outer ones.
fn are_compatible<'c>(
    outer: &[DataLayoutEntry<'c>],
    inner: &[DataLayoutEntry<'c>],
    identified: &[DataLayoutEntry<'c>],
) -> bool {
    let Some(ty) = inner.first().or(outer.first()).and_then(DataLayoutEntry::key_type) else { return true };
    match DataLayoutTypeInterfaceTable::of_type(ty) {
        Some(table) => (table.are_compatible)(ty.node(), outer, inner, identified),
        None => true,
    }
}
