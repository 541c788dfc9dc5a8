//! Dialects that several crates or files define: their tables, joined into one (see [`Dialect::extends`]).

use crate::context::ContextError;
use crate::def::Dialect;
use crate::sort::sort_by_key;
use std::ptr;
use std::sync::{Mutex, PoisonError};

/// The tables of one dialect, the first of which extends no other, and their sum.
type Sum = (Vec<&'static Dialect>, &'static Dialect);

/// The sums that were made. A table lives as long as the program, so this list keeps each sum: there are at most as
/// many as there are sets of extensions in the program.
static SUMS: Mutex<Vec<Sum>> = Mutex::new(Vec::new());

/// The dialects of these tables, with the ones that they extend and depend on, in the order of their first table.
///
/// # Errors
/// If two tables of one name do not extend the same dialect, or two of them set one hook.
pub(crate) fn dialects(
    tables: impl IntoIterator<Item = &'static Dialect>,
) -> Result<Vec<&'static Dialect>, ContextError> {
    let mut groups: Vec<Vec<&'static Dialect>> = Vec::new();
    for table in tables {
        let mut pending = vec![table];
        while let Some(table) = pending.pop() {
            match groups.iter_mut().find(|group| group[0].name == table.name) {
                Some(group) if group.iter().any(|known| ptr::eq(*known, table)) => continue,
                Some(group) => group.push(table),
                None => groups.push(vec![table]),
            }
            if let Some(base) = table.extends {
                if base.name != table.name {
                    return Err(ContextError::ExtendsOther { dialect: table.name, extends: base.name });
                }
                pending.push(base);
            }
            pending.extend(table.dependencies);
        }
    }
    groups.into_iter().map(sum).collect()
}

fn sum(parts: Vec<&'static Dialect>) -> Result<&'static Dialect, ContextError> {
    let name = parts[0].name;
    if parts.len() == 1 {
        return Ok(parts[0]);
    }
    if parts.iter().filter(|part| part.extends.is_none()).count() != 1 {
        return Err(ContextError::DuplicateDialect(name));
    }
    let base_of = |part: &&'static Dialect| part.extends;
    let depth = |part: &'static Dialect| std::iter::successors(Some(part), base_of).take(parts.len()).count();
    let order: Vec<usize> = parts.iter().map(|part| depth(part)).collect();
    let mut ordered: Vec<(usize, &'static Dialect)> = order.into_iter().zip(parts).collect();
    sort_by_key(&mut ordered, |(depth, _)| *depth);
    let parts: Vec<&'static Dialect> = ordered.into_iter().map(|(_, part)| part).collect();
    let mut sums = SUMS.lock().unwrap_or_else(PoisonError::into_inner);
    let same = |known: &Sum| {
        known.0.len() == parts.len() && known.0.iter().zip(&parts).all(|(a, b)| ptr::eq(*a, *b))
    };
    if let Some((_, known)) = sums.iter().find(|known| same(known)) {
        return Ok(known);
    }
    let joined: &'static Dialect = Box::leak(Box::new(joined(&parts)?));
    sums.push((parts, joined));
    Ok(joined)
}

/// One table with the contents of all parts.
fn joined(parts: &[&'static Dialect]) -> Result<Dialect, ContextError> {
    fn list<T: Copy>(
        parts: &[&'static Dialect],
        field: fn(&'static Dialect) -> &'static [T],
    ) -> &'static [T] {
        let mut all = Vec::new();
        parts.iter().for_each(|part| all.extend_from_slice(field(part)));
        all.leak()
    }
    let all = |field: fn(&Dialect) -> bool| parts.iter().all(|part| field(part));
    let any = |field: fn(&Dialect) -> bool| parts.iter().any(|part| field(part));
    let first = parts[0];
    Ok(Dialect {
        name: first.name,
        summary: first.summary,
        types: list(parts, |part| part.types),
        attributes: list(parts, |part| part.attributes),
        ops: list(parts, |part| part.ops),
        // A dialect counts as partly defined only if all of its parts do.
        allows_unknown_operations: all(|part| part.allows_unknown_operations),
        allows_unknown_types: all(|part| part.allows_unknown_types),
        allows_unknown_attributes: all(|part| part.allows_unknown_attributes),
        op_models: list(parts, |part| part.op_models),
        dependencies: list(parts, |part| part.dependencies),
        extends: None,
        unprefixed: any(|part| part.unprefixed),
        has_resources: any(|part| part.has_resources),
        interfaces: list(parts, |part| part.interfaces),
        models: list(parts, |part| part.models),
        verify_op_attribute: only(parts, "verify_op_attribute", |part| part.verify_op_attribute)?,
        verify_region_arg_attribute: only(parts, "verify_region_arg_attribute", |part| {
            part.verify_region_arg_attribute
        })?,
        verify_region_result_attribute: only(parts, "verify_region_result_attribute", |part| {
            part.verify_region_result_attribute
        })?,
        materialize_constant: only(parts, "materialize_constant", |part| part.materialize_constant)?,
        type_syntax: only(parts, "type_syntax", |part| part.type_syntax)?,
        attribute_syntax: only(parts, "attribute_syntax", |part| part.attribute_syntax)?,
        spelling: only(parts, "spelling", |part| part.spelling)?,
    })
}

/// The hook of the part that sets it.
fn only<T>(
    parts: &[&'static Dialect],
    hook: &'static str,
    field: fn(&Dialect) -> Option<T>,
) -> Result<Option<T>, ContextError> {
    let mut set = parts.iter().filter_map(|part| field(part));
    match (set.next(), set.next()) {
        (Some(_), Some(_)) => Err(ContextError::DuplicateHook { dialect: parts[0].name, hook }),
        (found, _) => Ok(found),
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use crate::Context;
    use crate::context::ContextError;
    use crate::def::{Def, DefKind, Dialect};
    use crate::ir::{Ir, OpDef, OpTraits};
    use std::ptr;

    static UNIT: Def =
        Def { mnemonic: Some("unit"), ..Def::new(DefKind::Type, "toy", "toy.unit", "UnitType") };
    static BASE: Dialect = Dialect { types: &[&UNIT], allows_unknown_types: true, ..Dialect::new("toy") };
    static MAKE: OpDef = OpDef { traits: OpTraits::NO_OPERANDS, ..OpDef::new("toy", "toy.make") };
    static MAKERS: Dialect = Dialect { ops: &[&MAKE], extends: Some(&BASE), ..Dialect::new("toy") };
    static DROP: OpDef = OpDef::new("toy", "toy.drop");
    static DROPPERS: Dialect = Dialect { ops: &[&DROP], extends: Some(&MAKERS), ..Dialect::new("toy") };

    #[test]
    fn extensions_add_to_a_dialect() {
        let context = Context::with_dialects([&DROPPERS, &BASE]);
        let dialect = context.dialect("toy").expect("it is known");
        assert_eq!((dialect.types.len(), dialect.ops.len(), dialect.allows_unknown_types), (1, 2, false));
        assert_eq!(context.dialects().len(), 2, "builtin and toy");
        let text = "%0 = \"toy.make\"() : () -> !toy.unit\n\"toy.drop\"(%0) : (!toy.unit) -> ()\n";
        assert!(Ir::parse(&context, text).is_ok());
        let again = Context::with_dialects([&DROPPERS]);
        assert!(ptr::eq(again.dialect("toy").expect("it is known"), dialect), "a sum is made once");
        assert!(ptr::eq(
            Context::with_dialects([&BASE]).dialect("toy").expect("it is known"),
            &raw const BASE
        ));
    }

    #[test]
    fn contradictions_are_errors() {
        static OTHER_MAKE: OpDef = OpDef::new("toy", "toy.make");
        static AGAIN: Dialect = Dialect { ops: &[&OTHER_MAKE], extends: Some(&BASE), ..Dialect::new("toy") };
        static RIVAL: Dialect = Dialect::new("toy");
        static STRANGE: Dialect = Dialect { extends: Some(&BASE), ..Dialect::new("tools") };
        let error = |tables: &[&'static Dialect]| {
            Context::try_with_dialects(tables.iter().copied()).expect_err("a contradiction")
        };
        let twice = error(&[&MAKERS, &AGAIN]);
        assert_eq!(twice, ContextError::DuplicateOperation("toy.make"));
        assert_eq!(
            twice.to_string(),
            "the operation `toy.make` is defined twice, by two tables of the dialect `toy`"
        );
        assert_eq!(error(&[&MAKERS, &RIVAL]), ContextError::DuplicateDialect("toy"));
        assert_eq!(error(&[&STRANGE]), ContextError::ExtendsOther { dialect: "tools", extends: "toy" });
    }
}
