//! Checks of the entries of a specification, with MLIR's messages.

use super::entry::{DataLayoutEntry, Grouped};
use super::generated::DataLayoutTypeInterfaceTable;
use super::generated::{DataLayoutDialectInterfaceTable, DataLayoutEntryInterfaceTable};
use crate::context::Context;
use crate::diagnostic::Diagnostic;

/// Checks entries: each by itself, then the entries of each type's def together, in order of first appearance, then
/// entries with string keys.
///
/// # Errors
/// The error of the first bad entry.
pub fn verify_entries<'c>(context: &'c Context, entries: &[DataLayoutEntry<'c>]) -> Result<(), Diagnostic> {
    for entry in entries {
        if let Some(table) = DataLayoutEntryInterfaceTable::find(entry.attribute) {
            (table.verify_entry)(entry.attribute.node())?;
        }
    }
    let grouped = Grouped::new(entries);
    for (_, range) in &grouped.classes {
        verify_class(grouped.typed.get(range.clone()).unwrap_or_default())?;
    }
    grouped.identified.iter().try_for_each(|entry| verify_identified(context, entry))
}

/// The message for entries of a builtin type that takes none.
pub(crate) const UNEXPECTED_ENTRIES: &str = "unexpected data layout for a built-in type";

/// Checks the entries for types of one def.
fn verify_class(entries: &[DataLayoutEntry<'_>]) -> Result<(), Diagnostic> {
    let Some(ty) = entries.first().and_then(DataLayoutEntry::key_type) else { return Ok(()) };
    match DataLayoutTypeInterfaceTable::of_type(ty) {
        Some(table) => (table.verify_entries)(ty.node(), entries),
        None if ty.node().summary().def.unprefixed => Err(Diagnostic::error(UNEXPECTED_ENTRIES)),
        None => Err(Diagnostic::error("data layout specified for a type that does not support it")),
    }
}

fn verify_identified<'c>(context: &'c Context, entry: &DataLayoutEntry<'c>) -> Result<(), Diagnostic> {
    // The keys of an unknown dialect cannot be checked.
    let Some(dialect) = entry.identifier_dialect().and_then(|name| context.dialect(name)) else {
        return Ok(());
    };
    match DataLayoutDialectInterfaceTable::find(dialect) {
        Some(table) => (table.verify_entry)(entry),
        None => Err(Diagnostic::error(format!(
            "the '{}' dialect does not support identifier data layout entries",
            dialect.name
        ))),
    }
}

#[cfg(test)]
mod tests {
    use crate::layout::DataLayoutSpecInterfaceTable;
    use crate::text::parse_attribute;
    use crate::{Context, dlti};

    /// Texts were seen from mlir-opt 22.
    // data-layout:55: the key of the entry is an Identifier that belongs to some dialect
    // data-layout:56: This dialect provides hooks for verifying the validity of the entry value attributes
    #[test]
    fn the_first_bad_entry_is_reported() {
        let ctx = Context::with_dialects([dlti::dialect()]);
        for (entries, message) in [
            ("index = \"32\"", "expected integer attribute in the data layout entry for 'index'"),
            (
                "i8 = 8 : i64",
                "expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i8, 8 : i64>",
            ),
            (
                "i8 = dense<8> : vector<1xi32>",
                "expected a dense i64 elements attribute in the data layout entry \
                 #dlti.dl_entry<i8, dense<8> : vector<1xi32>>",
            ),
            (
                "f32 = dense<8> : vector<3xi64>",
                "expected 1 or 2 elements in the data layout entry \
                 #dlti.dl_entry<f32, dense<8> : vector<3xi64>>",
            ),
            (
                "f64 = dense<[64, 32]> : tensor<2xi64>",
                "preferred alignment is expected to be greater than or equal to the abi alignment in data layout \
                 entry #dlti.dl_entry<f64, dense<[64, 32]> : tensor<2xi64>>",
            ),
            ("vector<4xi8> = 1", "unexpected data layout for a built-in type"),
            ("\"dlti.foo\" = 1", "unknown data layout entry name: dlti.foo"),
            (
                "\"dlti.endianness\" = \"middle\"",
                "'dlti.endianness' data layout entry is expected to be either 'big' or 'little'",
            ),
            ("\"builtin.x\" = 1", "the 'builtin' dialect does not support identifier data layout entries"),
            ("\"dlti.foo\" = 1, none = 1", "unexpected data layout for a built-in type"),
        ] {
            let spec = parse_attribute(&ctx, &format!("#dlti.dl_spec<{entries}>")).expect(entries);
            let table = DataLayoutSpecInterfaceTable::find(spec).expect("a specification");
            let error = (table.verify_spec)(spec.node()).expect_err(entries);
            assert_eq!(error.message(), message);
        }
        let good =
            r#"#dlti.dl_spec<index = 32 : i8, i8 = dense<8> : tensor<1x1xi64>, "acme.x" = 1, "plain" = 2>"#;
        let spec = parse_attribute(&ctx, good).expect(good);
        let table = DataLayoutSpecInterfaceTable::find(spec).expect("a specification");
        assert_eq!((table.verify_spec)(spec.node()), Ok(()));
    }
}
