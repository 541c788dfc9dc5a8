//! Enums from `EnumInfo` records.

use super::Ods;
use super::cpp_names::enum_name;
use super::fields::Fields;
use crate::model::{BitSet, Enum, EnumCase, Name};
use isogloss_tablegen::{Record, Records, Span};
use std::collections::HashMap;

impl<'r> Ods<'r, '_> {
    /// An enum; `None` if its fields are malformed.
    pub(super) fn read_enum(&mut self, record: Record<'r>) -> Option<Enum> {
        let is_bit_set = record.is_subclass_of("BitEnumBase") || record.is_subclass_of("BitEnum");
        let mut fields = Fields::new(record, self.errors);
        let class = fields.text("className");
        let class_place = fields.name_place("className");
        let docs = fields.docs();
        let cases: Vec<Record<'_>> = fields.get("enumerants")?;
        let bits = fields.optional("bitwidth").unwrap_or(32);
        let path = fields.optional::<&str>("rustPath").filter(|path| !path.is_empty());
        let bit_set = is_bit_set.then(|| BitSet {
            separator: fields.text("separator"),
            quoted: fields.flag("printBitEnumQuoted"),
            primary_groups: fields.flag("printBitEnumPrimaryGroups"),
        });
        let mut next = 0;
        let cases = cases.into_iter().filter_map(|case| self.case(case, &mut next)).collect();
        let (of, record) = (record, Name::new(record.name(), record.span()));
        let path = path.and_then(|path| self.types.path(path)).map(|path| path.to_string());
        let path_place = match &path {
            Some(_) => super::field_place(of, "rustPath"),
            None => Span::NONE,
        };
        Some(Enum {
            record,
            class,
            full_class: enum_name(of),
            class_place,
            docs,
            bits,
            cases,
            bit_set,
            is_declared: false,
            path,
            path_place,
        })
    }

    /// A case.
    fn case(&mut self, record: Record<'r>, next: &mut i64) -> Option<EnumCase> {
        let mut fields = Fields::new(record, self.errors);
        let symbol: &str = fields.get("symbol")?;
        let text = fields.text("str");
        let value: i64 = fields.get("value")?;
        let value = case_value(value, next);
        let place = |field| super::field_place(record, field);
        let (text_place, value_place) = (place("str"), place("value"));
        Some(EnumCase { symbol: Name::new(symbol, place("symbol")), text, text_place, value, value_place })
    }
}

/// The numbers of the cases of enums: by class, then by symbol.
pub(super) type CaseValues<'r> = HashMap<&'r str, HashMap<&'r str, i64>>;

/// The numbers of the cases of all enums of the definition files. If several enums have one class, or several cases one
/// symbol, the first counts.
pub(super) fn case_values(records: &Records) -> CaseValues<'_> {
    let mut tables = CaseValues::new();
    for info in records.derived_from("EnumInfo") {
        if let (Ok(class), Some(values)) = (info.get("className"), cases_of(info)) {
            tables.entry(class).or_insert(values);
        }
    }
    tables
}

/// The numbers of the cases of an enum by symbol; the first case of a symbol counts.
pub(super) fn cases_of(info: Record<'_>) -> Option<HashMap<&str, i64>> {
    let cases: Vec<Record<'_>> = info.find("enumerants")?;
    let mut next = 0;
    let mut numbers = HashMap::new();
    for case in cases {
        if let (Ok(symbol), Ok(written)) = (case.get("symbol"), case.get("value")) {
            numbers.entry(symbol).or_insert(case_value(written, &mut next));
        }
    }
    Some(numbers)
}

/// The number of a case. A negative one means one more than the previous case, as in the C++ enum that ODS generates.
fn case_value(written: i64, next: &mut i64) -> i64 {
    let value = if written < 0 { *next } else { written };
    *next = value.wrapping_add(1);
    value
}
