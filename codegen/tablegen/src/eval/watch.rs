//! State of an evaluation between statements, so that one statement can be re-evaluated by itself.

use super::Eval;
use crate::store::{Adoption, IdTable, RecordId, Store, Sym};
use crate::{Diagnostic, Span};

/// Records that later statements use, by name or as an existing instance, among the watched ones.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watch {
    first: u32,
    /// For each record from `first` on, whether it was used.
    found: Vec<bool>,
}

impl Watch {
    /// Watches these records.
    pub(crate) fn new(records: std::ops::Range<usize>) -> Watch {
        Watch { first: records.start as u32, found: vec![false; records.len()] }
    }

    #[inline]
    pub(super) fn note(&mut self, record: RecordId) {
        if let Some(found) = self.found.get_mut(record.0.wrapping_sub(self.first) as usize) {
            *found = true;
        }
    }

    /// The records that were found.
    pub(crate) fn found(&self) -> impl Iterator<Item = RecordId> {
        let found = (self.first..).zip(&self.found).filter(|(_, found)| **found);
        found.map(|(id, _)| RecordId(id))
    }
}

/// The definitions and flags, except defs and instances, that later statements may depend on.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Outlook {
    classes: usize,
    multiclasses: usize,
    globals: usize,
    aliases: usize,
    open_instances: usize,
    without_arguments: usize,
    incomplete: bool,
    given_up: bool,
    /// The classes that may be defined later, and their locations.
    declared: Vec<(RecordId, Span)>,
}

impl Eval {
    pub(crate) fn outlook(&self) -> Outlook {
        let classes = &self.store.classes;
        let declared = classes.iter().map(|class| (*class, self.store.rec(*class)));
        let declared = declared.filter(|(_, data)| data.is_empty()).map(|(class, data)| (class, data.span));
        Outlook {
            classes: classes.len(),
            multiclasses: self.multiclasses.len(),
            globals: self.store.globals().len(),
            aliases: self.aliases.names().count(),
            open_instances: self.instances.open.len(),
            without_arguments: self.reports.without_arguments.len(),
            incomplete: self.reports.incomplete,
            given_up: self.budget.given_up,
            declared: declared.collect(),
        }
    }

    /// The names that errors have poisoned since an earlier state, in byte order.
    pub(crate) fn poisoned_since(&self, earlier: &Eval) -> Vec<String> {
        let poisoned = self.reports.poisoned.keys();
        let new = poisoned.filter(|name| !earlier.reports.poisoned.contains_key(name));
        let mut names: Vec<_> = new.map(|name| self.sym_text(*name).to_owned()).collect();
        names.sort_unstable();
        names
    }

    /// The number of the next anonymous record.
    pub(crate) fn next_anonymous(&self) -> u32 {
        self.next_anonymous
    }

    /// Whether less than half of each limit was used, so that two such evaluations together stay within all limits.
    pub(crate) fn is_far_from_limits(&self) -> bool {
        let limits = &self.limits;
        self.budget.steps_left > limits.steps / 2
            && self.bytes() < limits.memory / 2
            && self.store.recs.len() < limits.records / 2
            && self.reports.errors < limits.errors / 2
    }

    /// The instances, by class and arguments.
    pub(crate) fn instances(&self) -> &IdTable {
        &self.instances.records
    }

    /// The unknown names as symbols of another store, each with the index of its diagnostic.
    pub(crate) fn unknown_names(&self, adoption: &mut Adoption<'_>) -> Vec<(Sym, usize)> {
        self.reports.unknown_names.iter().map(|(name, index)| (adoption.sym(*name), *index)).collect()
    }

    /// Replaces the store and appends the diagnostics, as if the statements that follow had been evaluated.
    pub(crate) fn end_with(
        &mut self,
        store: Store,
        unknown_names: Vec<(Sym, usize)>,
        diagnostics: Vec<Diagnostic>,
    ) {
        self.store = store;
        self.reports.unknown_names = unknown_names;
        self.reports.diagnostics.extend(diagnostics);
    }
}
