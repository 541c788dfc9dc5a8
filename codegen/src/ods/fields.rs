//! Reads the fields of a record, with an error if one does not have ODS's type.

use super::docs;
use crate::codes;
use crate::model::{Docs, Name};
use isogloss_tablegen::{Diagnostic, FromValue, Record, StringValue};

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
        let place = self.record.field(name).map_or(self.record.span(), |field| field.value_span());
        let span = value.origin_of(0..value.text().len()).unwrap_or(place);
        (!value.text().is_empty()).then(|| Name::new(value.text(), span))
    }

    /// `summary` and `description`.
    pub(super) fn docs(&mut self) -> Docs {
        let summary: Option<&str> = self.optional("summary");
        docs(summary, self.optional("description"))
    }
}
