//! The cache that a check passes to the check after the next edit, and how the cached spans move.

use super::Last;
use crate::model::OpOutline;
use crate::ods::Refused;
use crate::ods::counterparts::Counterparts;
use crate::ods::cpp_names::CppNames;
use crate::ods::scopes::Scope;
use isogloss_tablegen::{Diagnostic, Moved, Reads, Record, Records};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The result of a check, cached for the check after the next edit: see [`check_again`](crate::check_again).
#[derive(Debug, Default)]
pub struct Kept {
    pub(super) diagnostics: Vec<Diagnostic>,
    /// For definitions of MLIR's classes, records with errors are left out, and the others are read in another pass.
    pub(super) passes: Vec<Pass>,
}

/// The results of one pass, without some records.
#[derive(Debug, Default)]
pub(super) struct Pass {
    pub(super) without: Refused,
    pub(super) setting: Arc<Setting>,
    pub(super) predicates: KeptPredicates,
    /// The diagnostics before and after the operations.
    pub(super) before: Vec<Diagnostic>,
    pub(super) after: Vec<Diagnostic>,
    /// The diagnostics about conditions on parameters of types and attributes, if there was no error.
    pub(super) parameter_conditions: Option<Vec<Diagnostic>>,
    /// Whether types and attributes were read in this check.
    pub(super) is_new: bool,
    pub(super) scopes: Vec<KeptScope>,
    /// The operations that were inspected for other ones, and the classes whose records were listed for an operation.
    pub(super) seen_by_others: Arc<HashSet<String>>,
    pub(super) listed_by_operations: Arc<HashSet<String>>,
    /// The records with errors.
    pub(super) refused: Refused,
}

/// The context in which the operations of a file are read. It has no spans, so it stays valid after edits that do not
/// affect it.
#[derive(Debug, Default)]
pub(super) struct Setting {
    pub(super) names: Arc<CppNames>,
    pub(super) counterparts: Option<Counterparts>,
    pub(super) scopes: Vec<ScopeNames>,
    /// The scopes of the operations and their positions in these, by operation name.
    pub(super) operations: HashMap<String, (usize, usize)>,
    pub(super) has_patterns: bool,
    /// The fields of operations that were read for other purposes than their operation.
    pub(super) fields: HashSet<String>,
    /// The subset of `fields` that was read for types, constraints and forms.
    pub(super) shared_fields: HashSet<String>,
    /// The classes whose records were listed for that.
    pub(super) listed: HashSet<String>,
    /// Whether one of the scopes has an anonymous record, whose name changes if there are other instances.
    pub(super) has_anonymous: bool,
}

/// The records of a [`Scope`] except its operations, by name.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct ScopeNames {
    pub(super) record: Option<String>,
    pub(super) module: String,
    pub(super) defs: Vec<String>,
    pub(super) enums: Vec<String>,
    pub(super) interfaces: Vec<String>,
}

impl ScopeNames {
    pub(super) fn of(scope: &Scope<'_>) -> Self {
        let names = |records: &[Record<'_>]| records.iter().map(|record| record.name().to_owned()).collect();
        Self {
            record: scope.record.map(|record| record.name().to_owned()),
            module: scope.module.clone(),
            defs: names(&scope.defs),
            enums: names(&scope.enums),
            interfaces: names(&scope.interfaces),
        }
    }

    /// The scope with these names in `records`, without its operations.
    pub(super) fn scope<'r>(&self, records: &'r Records) -> Option<Scope<'r>> {
        let named = |names: &[String]| names.iter().map(|name| records.def(name)).collect::<Option<Vec<_>>>();
        let record = match &self.record {
            Some(name) => Some(records.def(name)?),
            None => None,
        };
        Some(Scope {
            record,
            module: self.module.clone(),
            defs: named(&self.defs)?,
            operations: Vec::new(),
            enums: named(&self.enums)?,
            interfaces: named(&self.interfaces)?,
        })
    }
}

/// The results for the conditions that the file defines.
#[derive(Clone, Debug, Default)]
pub(super) struct KeptPredicates {
    /// The records that were read, and the classes whose records were listed.
    pub(super) read: Arc<HashSet<String>>,
    pub(super) listed: Arc<HashSet<String>>,
    pub(super) diagnostics: Vec<Diagnostic>,
}

impl KeptPredicates {
    /// Moves the spans; `None` if the edit touches one.
    pub(super) fn moved(&self, moved: &Moved) -> Option<Self> {
        Some(Self {
            read: Arc::clone(&self.read),
            listed: Arc::clone(&self.listed),
            diagnostics: all_moved(&self.diagnostics, moved)?,
        })
    }

    /// Whether an edit affects the results: a changed record was read, or the instances of a listed class changed.
    pub(super) fn are_concerned(&self, last: Last<'_>) -> bool {
        last.changes.names().any(|name| self.read.contains(name)) || last.has_others_of(&self.listed)
    }
}

/// The results for the operations of a dialect.
#[derive(Debug, Default)]
pub(super) struct KeptScope {
    pub(super) operations: Vec<KeptOperation>,
    /// The diagnostics about conflicts between them.
    pub(super) conflicts: Vec<Diagnostic>,
}

/// The results for an operation.
#[derive(Debug)]
pub(in crate::ods) struct KeptOperation {
    pub(in crate::ods) outline: OpOutline,
    pub(in crate::ods) diagnostics: Vec<Diagnostic>,
    pub(in crate::ods) error: Option<String>,
    /// The warnings about its default values, if there was no error.
    pub(super) defaults: Option<Vec<Diagnostic>>,
    /// Whether it was read in this check.
    pub(super) is_new: bool,
}

impl Kept {
    /// Moves the spans after an edit that changes no record; `None` if the edit touches one.
    pub(crate) fn moved(&self, moved: &Moved) -> Option<Kept> {
        let passes = self.passes.iter().map(|pass| pass.moved(moved, &[]));
        let passes = passes.collect::<Option<_>>()?;
        Some(Self { diagnostics: all_moved(&self.diagnostics, moved)?, passes })
    }

    /// The diagnostics about the dialects.
    #[must_use]
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }
}

impl Pass {
    /// Moves the spans; `None` if the edit touches one. The operations at the positions `changed`, which are ascending,
    /// keep only their outline.
    pub(super) fn moved(&self, moved: &Moved, changed: &[(usize, usize)]) -> Option<Pass> {
        let mut scopes = Vec::with_capacity(self.scopes.len());
        for (index, scope) in self.scopes.iter().enumerate() {
            let mut operations = Vec::with_capacity(scope.operations.len());
            for (at, kept) in scope.operations.iter().enumerate() {
                operations.push(if changed.binary_search(&(index, at)).is_ok() {
                    KeptOperation::unread(kept.outline.moved(moved)?)
                } else {
                    kept.moved(moved)?
                });
            }
            scopes.push(KeptScope { operations, conflicts: all_moved(&scope.conflicts, moved)? });
        }
        Some(Pass {
            without: self.without.clone(),
            setting: Arc::clone(&self.setting),
            predicates: self.predicates.moved(moved)?,
            before: all_moved(&self.before, moved)?,
            after: all_moved(&self.after, moved)?,
            parameter_conditions: match &self.parameter_conditions {
                Some(conditions) => Some(all_moved(conditions, moved)?),
                None => None,
            },
            is_new: false,
            scopes,
            seen_by_others: Arc::clone(&self.seen_by_others),
            listed_by_operations: Arc::clone(&self.listed_by_operations),
            refused: self.refused.clone(),
        })
    }

    /// Whether records other than operations have errors, or there are errors that reading operations does not find.
    pub(super) fn refuses_others(&self) -> bool {
        let operations = self.scopes.iter().flat_map(|scope| &scope.operations);
        operations.filter(|kept| kept.error.is_some()).count() != self.refused.len()
    }

    /// Records the reads for an operation.
    pub(super) fn note(&mut self, reads: &Reads, record: Record<'_>, is_operation: impl Fn(&str) -> bool) {
        let others = reads.names(record.records()).filter(|name| *name != record.name());
        let others = others.filter(|name| is_operation(name) && !self.seen_by_others.contains(*name));
        let others: Vec<String> = others.map(str::to_owned).collect();
        if !others.is_empty() {
            Arc::make_mut(&mut self.seen_by_others).extend(others);
        }
        if reads.classes().any(|class| !self.listed_by_operations.contains(class)) {
            Arc::make_mut(&mut self.listed_by_operations).extend(reads.classes().map(str::to_owned));
        }
    }
}

impl KeptOperation {
    /// An operation that is not read yet.
    pub(super) fn unread(outline: OpOutline) -> Self {
        Self { outline, diagnostics: Vec::new(), error: None, defaults: None, is_new: false }
    }

    /// Moves the spans; `None` if the edit touches one.
    pub(super) fn moved(&self, moved: &Moved) -> Option<Self> {
        Some(Self {
            outline: self.outline.moved(moved)?,
            diagnostics: all_moved(&self.diagnostics, moved)?,
            error: self.error.clone(),
            defaults: match &self.defaults {
                Some(defaults) => Some(all_moved(defaults, moved)?),
                None => None,
            },
            is_new: false,
        })
    }
}

pub(super) fn all_moved(found: &[Diagnostic], moved: &Moved) -> Option<Vec<Diagnostic>> {
    // Most operations have no diagnostics.
    if found.is_empty() {
        return Some(Vec::new());
    }
    found.iter().map(|found| moved.diagnostic(found)).collect()
}

impl Setting {
    /// Adds the fields of operations that were read, and the classes that were listed.
    pub(super) fn add(&mut self, reads: &Reads, records: &Records) {
        let of_operations = reads.fields(records).filter(|(record, _)| self.operations.contains_key(*record));
        for (_, field) in of_operations {
            if !self.fields.contains(field) {
                self.fields.insert(field.to_owned());
            }
        }
        self.listed.extend(reads.classes().map(str::to_owned));
    }
}
