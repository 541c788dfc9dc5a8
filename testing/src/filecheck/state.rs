//! The variables of checks.

use super::numeric::Format;
use super::pattern::Variable;
use std::collections::{HashMap, HashSet};

/// The variables, while checks are read and while they are matched.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    values: HashMap<String, Variable>,
    /// The variables that checks define, to find one name with two kinds.
    strings: HashSet<String>,
    numbers: HashMap<String, Format>,
}

impl State {
    pub(crate) fn variable(&self, name: &str) -> Option<&Variable> {
        self.values.get(name)
    }

    pub(crate) fn set(&mut self, name: &str, value: Variable) {
        self.values.insert(name.to_owned(), value);
    }

    /// Forgets the variables that do not begin with `$` (`--enable-var-scope`).
    pub(crate) fn clear_local(&mut self) {
        self.values.retain(|name, _| name.starts_with('$'));
    }

    pub(crate) fn has_string_definition(&self, name: &str) -> bool {
        self.strings.contains(name)
    }

    pub(crate) fn define_string(&mut self, name: &str) {
        self.strings.insert(name.to_owned());
    }

    pub(crate) fn numeric_format(&self, name: &str) -> Option<Format> {
        self.numbers.get(name).copied()
    }

    pub(crate) fn define_number(&mut self, name: &str, format: Format) {
        self.numbers.insert(name.to_owned(), format);
    }

    /// The names of the variables with values.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.values.keys().map(String::as_str)
    }
}
