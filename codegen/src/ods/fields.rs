//! Reads the fields of a record, with an error if one does not have ODS's type.

use super::docs;
use crate::codes;
use crate::model::{Docs, Name};
use isogloss_tablegen::{Diagnostic, FromValue, Record, Span, StringValue, Value};
use std::ops::Range;

/// The fields of a record.
pub(super) struct Fields<'r, 'e> {
    record: Record<'r>,
    errors: &'e mut Vec<Diagnostic>,
}

impl<'r, 'e> Fields<'r, 'e> {
    pub(super) fn new(record: Record<'r>, errors: &'e mut Vec<Diagnostic>) -> Self {
        Self { record, errors }
    }

    /// A required field.
    pub(super) fn get<T: FromValue<'r>>(&mut self, name: &str) -> Option<T> {
        match self.record.get(name) {
            Ok(value) => Some(value),
            Err(error) => {
                self.errors.push(error.code(codes::FIELD));
                None
            }
        }
    }

    /// A field that may be missing or unset.
    pub(super) fn optional<T: FromValue<'r>>(&mut self, name: &str) -> Option<T> {
        self.record.field(name)?;
        self.get::<Option<T>>(name).flatten()
    }

    /// A required string; empty after an error.
    pub(super) fn text(&mut self, name: &str) -> String {
        self.get(name).unwrap_or_default()
    }

    /// A bit; off if it is unset or missing.
    pub(super) fn flag(&mut self, name: &str) -> bool {
        self.optional(name).unwrap_or(false)
    }

    /// A string with its source range, unless it is unset or empty.
    pub(super) fn name(&mut self, name: &str) -> Option<Name> {
        let value: StringValue<'_> = self.optional(name)?;
        let span = self.place_in(value).unwrap_or_else(|| {
            self.record.field(name).map_or(self.record.span(), |field| field.value_span())
        });
        (!value.text().is_empty()).then(|| Name::new(value.text(), span))
    }

    /// The span of the name in a field, in the file of the record.
    pub(super) fn name_place(&self, name: &str) -> Span {
        let written = match self.record.value(name) {
            Some(Value::String(value)) => self.place_in(value),
            _ => None,
        };
        let sources = self.record.records().sources();
        let own_file = sources.file_of(self.record.span());
        let written = written.filter(|place| sources.file_of(*place) == own_file);
        written.unwrap_or_else(|| super::field_place(self.record, name))
    }

    /// The literal that a name was written as. For joined literals, the first one with a character that names cannot
    /// have, or else the first one.
    fn place_in(&self, name: StringValue<'r>) -> Option<Span> {
        let is_wrong = |c: char| !(c.is_ascii_alphanumeric() || "_.$".contains(c));
        let wrong =
            |part: &Range<usize>| name.text().get(part.clone()).is_none_or(|text| text.contains(is_wrong));
        let mut parts = name.parts().map(|(range, _)| range);
        let first = parts.next()?;
        let part = if wrong(&first) { first } else { parts.find(wrong).unwrap_or(first) };
        name.origin_of(part)
    }

    /// `summary` and `description`.
    pub(super) fn docs(&mut self) -> Docs {
        let summary: Option<&str> = self.optional("summary");
        docs(summary, self.optional("description"))
    }
}
