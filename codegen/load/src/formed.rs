//! [`Formed`]: the dialects that files of forms name.

use isogloss_tablegen::{Diagnostic, Errors, Record, Records, Severity, Span};
use std::collections::BTreeMap;

/// The classes of forms, with the field that begins with the name of a dialect.
const CLASSES: [(&str, &str); 7] = [
    ("OpForm", "operation"),
    ("TypeForm", "typeName"),
    ("AttrForm", "attrName"),
    ("AttrAlias", "attrName"),
    ("OpNames", "operation"),
    ("OpCache", "operation"),
    ("DirectiveForm", "dialect"),
];

/// The first form of each dialect in files of forms, as a note that it has no effect.
#[derive(Debug, Default)]
pub(crate) struct Formed(BTreeMap<String, Errors>);

impl Formed {
    /// Adds the forms of an evaluation in some files, by their names.
    pub(crate) fn add(&mut self, records: &Records, is_wanted: impl Fn(&str) -> bool) {
        let sources = records.sources();
        let is_wanted = |record: &Record<'_>| {
            sources.file_of(record.span()).is_some_and(|file| is_wanted(sources.file(file).name()))
        };
        for (class, field) in CLASSES {
            for form in records.derived_from(class).filter(is_wanted) {
                let name = form.find::<&str>(field).and_then(|name| name.split('.').next());
                let Some(name) = name.filter(|name| !name.is_empty() && !self.0.contains_key(*name)) else {
                    continue;
                };
                let span = place(form, field);
                let message =
                    format!("the form has no effect: no definition file of the dialect `{name}` is loaded");
                let help = format!("`--load {name}` or `--dialect FILE.td` loads it");
                let note = Diagnostic::new(Severity::Note, message).at(span).help(help);
                let errors = Errors::new(sources.clone(), vec![note], records.dependencies().clone());
                self.0.insert(name.to_owned(), errors);
            }
        }
    }

    /// The notes about the dialects that are not loaded.
    pub(crate) fn without(&self, is_loaded: impl Fn(&str) -> bool) -> Vec<&Errors> {
        self.0.iter().filter(|(name, _)| !is_loaded(name)).map(|(_, errors)| errors).collect()
    }
}

/// The text of a field in the file of its record, or the record.
fn place(record: Record<'_>, field: &str) -> Span {
    let sources = record.records().sources();
    let own = sources.file_of(record.span());
    let places = record.field(field).map(|field| [field.origin(), field.value_span()]);
    places.into_iter().flatten().find(|place| sources.file_of(*place) == own).unwrap_or(record.span())
}
