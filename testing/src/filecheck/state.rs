//! The variables of checks.

use super::numeric::Format;
use super::pattern::Variable;
use std::collections::{HashMap, HashSet};

/// A number in checks.
#[derive(Clone, Copy, Debug)]
struct Number {
    format: Format,
    /// The line of its first definition, unless a use is before it.
    line: Option<usize>,
}

/// The variables, while checks are read and while they are matched.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    values: HashMap<String, Variable>,
    /// The variables that checks define, to find one name with two kinds.
    strings: HashSet<String>,
    /// The formats of numbers that checks define or use.
    numbers: HashMap<String, Number>,
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
        self.numbers.get(name).map(|number| number.format)
    }

    /// Whether the first definition of a number, which no use is before, is in a line.
    pub(crate) fn is_first_defined_in(&self, name: &str, line: Option<usize>) -> bool {
        line.is_some() && self.numbers.get(name).is_some_and(|number| number.line == line)
    }

    /// Defines a number. A definition or use before this one stays.
    pub(crate) fn define_number(&mut self, name: &str, format: Format, line: Option<usize>) {
        self.numbers.entry(name.to_owned()).or_insert(Number { format, line });
    }

    /// A use declares a number without a format, unless a definition before it has one.
    pub(crate) fn declare_number(&mut self, name: &str) {
        self.define_number(name, Format::UNSIGNED, None);
    }

    /// The names of the variables with values.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.values.keys().map(String::as_str)
    }
}
