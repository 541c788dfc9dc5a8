//! Texts of enums and bit sets.

use crate::def::{EnumCase, EnumDef};
use crate::diagnostic::Diagnostic;
use crate::text::is_bare_id;

/// The error for a text that is none of an enum's.
#[cold]
#[must_use]
pub fn no_case(table: &EnumDef, text: &str) -> Diagnostic {
    // As they are to be written: in quotes, where the text is no keyword.
    let written = |case: &EnumCase| match is_bare_id(case.text.as_bytes()) {
        true => case.text.to_owned(),
        false => format!("\"{}\"", case.text),
    };
    let texts: Vec<String> = table.cases.iter().map(written).collect();
    let what = table.description();
    Diagnostic::error(format!("expected one of [{}] for {what}, got: {text}", texts.join(", ")))
}

/// The text of a bit set: the cases whose bits are all set, in the order of
/// definition, groups before what they consist of. With `primary_groups` a case
/// is left out whose bits a group before it has covered (ODS
/// `printBitEnumPrimaryGroups`).
#[must_use]
pub fn bit_set_text(table: &EnumDef, bits: u64) -> String {
    let value = |case: &EnumCase| case.value as u64;
    if bits == 0 {
        return table
            .cases
            .iter()
            .find(|case| case.value == 0)
            .map_or_else(String::new, |case| case.text.into());
    }
    let (groups, single): (Vec<&EnumCase>, Vec<&EnumCase>) =
        table.cases.iter().filter(|case| case.value != 0).partition(|case| value(case).count_ones() > 1);
    let mut uncovered = bits;
    let mut texts = Vec::new();
    for case in groups.into_iter().chain(single) {
        let own = value(case);
        if bits & own == own && (!table.primary_groups || uncovered & own != 0) {
            texts.push(case.text);
            uncovered &= !own;
        }
    }
    texts.join(table.separator.unwrap_or("|"))
}

/// The bits that a text of cases and separators means.
///
/// # Errors
/// When a case is none of the enum's.
pub fn bit_set_value(table: &EnumDef, text: &str) -> Result<u64, Diagnostic> {
    let separator = table.separator.unwrap_or("|").trim();
    text.split(separator).map(str::trim).try_fold(0, |bits, part| {
        let case = table.cases.iter().find(|case| case.text == part);
        case.map(|case| bits | case.value as u64).ok_or_else(|| no_case(table, part))
    })
}
