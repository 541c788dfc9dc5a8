//! Texts of enums and bit sets.

use crate::def::{EnumCase, EnumDef};
use crate::diagnostic::Diagnostic;
use crate::text::is_bare_id;
use std::borrow::Cow;

/// The error for a text that is not a case of an enum.
#[cold]
#[must_use]
pub fn no_case(table: &EnumDef, text: &str) -> Diagnostic {
    // As the cases are printed: in quotes, unless the text is a keyword.
    let written = |case: &EnumCase| {
        if is_bare_id(case.text.as_bytes()) { case.text.to_owned() } else { format!("\"{}\"", case.text) }
    };
    let texts: Vec<String> = table.cases.iter().map(written).collect();
    let what = table.description();
    Diagnostic::error(format!("expected one of [{}] for {what}, got: {text}", texts.join(", ")))
}

/// An enum that is copied: the requirement on an enum of the author.
#[diagnostic::on_unimplemented(
    message = "the enum `{Self}` is not `Copy`",
    label = "add `#[derive(Clone, Copy)]`",
    note = "the cases of an enum that derives `DialectEnum` are stored in parameters and copied from them"
)]
pub trait CopyEnum: Copy {}

impl<T: Copy> CopyEnum for T {}

/// The case with a value: the one of `all` at the same index.
#[must_use]
pub fn case_of<T: CopyEnum>(table: &EnumDef, all: &[T], value: i64) -> Option<T> {
    let place = table.cases.iter().position(|case| case.value == value)?;
    all.get(place).copied()
}

/// The value of the case with a text.
///
/// # Errors
/// If no case has the text.
pub fn value_named(table: &EnumDef, text: &str) -> Result<i64, Diagnostic> {
    let case = table.cases.iter().find(|case| case.text == text);
    case.map(|case| case.value).ok_or_else(|| no_case(table, text))
}

/// The text of a bit set: the cases whose bits are all set, in the order of definition. With `primary_groups` (ODS
/// `printBitEnumPrimaryGroups`) groups come first, the last one first, and their bits are not repeated.
#[must_use]
pub fn bit_set_text(table: &EnumDef, bits: u64) -> Cow<'static, str> {
    let value = |case: &EnumCase| case.value as u64;
    if bits == 0 {
        let none = table.cases.iter().find(|case| case.value == 0);
        return none.map_or(Cow::Borrowed(""), |case| Cow::Borrowed(case.text));
    }
    let mut left = bits;
    let mut text: Option<Cow<'static, str>> = None;
    let mut take = |case: &EnumCase, only_once: bool| {
        let own = value(case);
        if own != 0 && left & own == own {
            match &mut text {
                // Most sets have one element, whose text is not copied.
                None => text = Some(Cow::Borrowed(case.text)),
                Some(before) => {
                    let before = before.to_mut();
                    before.push_str(table.separator.unwrap_or("|"));
                    before.push_str(case.text);
                }
            }
            if only_once {
                left &= !own;
            }
        }
    };
    let is_group = |case: &&EnumCase| value(case).count_ones() > 1;
    if table.primary_groups {
        table.cases.iter().rev().filter(is_group).for_each(|case| take(case, true));
        table.cases.iter().filter(|case| !is_group(case)).for_each(|case| take(case, false));
    } else {
        table.cases.iter().for_each(|case| take(case, false));
    }
    text.unwrap_or_default()
}

/// The text of a value: of the case, or of a bit set; empty if no case has it.
#[must_use]
pub(crate) fn text_of(table: &EnumDef, value: i64) -> Cow<'static, str> {
    if table.separator.is_some() {
        return bit_set_text(table, value as u64);
    }
    let case = table.cases.iter().find(|case| case.value == value);
    case.map_or(Cow::Borrowed(""), |case| Cow::Borrowed(case.text))
}

/// The bits of a text of cases and separators. The case without bits is alone.
///
/// # Errors
/// If a case is not one of the enum.
pub fn bit_set_value(table: &EnumDef, text: &str) -> Result<u64, Diagnostic> {
    if table.cases.iter().any(|case| case.value == 0 && case.text == text) {
        return Ok(0);
    }
    let separator = table.separator.unwrap_or("|").trim();
    text.split(separator).map(str::trim).try_fold(0, |bits, part| {
        let case = table.cases.iter().find(|case| case.value != 0 && case.text == part);
        case.map(|case| bits | case.value as u64).ok_or_else(|| no_case(table, part))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn case(text: &'static str, value: i64) -> EnumCase {
        EnumCase { symbol: text, text, value }
    }

    const CASES: &[EnumCase] =
        &[case("rw", 3), case("none", 0), case("r", 1), case("w", 2), case("own", 4), case("all", 7)];

    /// The code of `mlir-tblgen -gen-enum-defs` for the same cases prints the same.
    #[test]
    fn groups_are_printed_beside_their_bits_or_instead_of_them() {
        let all = EnumDef {
            name: "Flags",
            summary: "flags",
            cases: CASES,
            separator: Some("|"),
            signed: false,
            quoted: false,
            primary_groups: false,
        };
        let value = |text| bit_set_value(&all, text).ok();
        assert_eq!(["none", "r|w", "rw| own"].map(value), [Some(0), Some(3), Some(7)]);
        assert_eq!(["none|r", "r|none", "", "r|"].map(value), [None; 4]);
        let texts = |def: &EnumDef| [0, 1, 3, 6, 7].map(|bits| bit_set_text(def, bits));
        assert_eq!(texts(&all), ["none", "r", "rw|r|w", "w|own", "rw|r|w|own|all"]);
        assert_eq!(texts(&EnumDef { primary_groups: true, ..all }), ["none", "r", "rw", "w|own", "all"]);
    }
}
