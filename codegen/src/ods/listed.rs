//! The records of a definition file that a report lists, and information about records that are not generated.

use super::cpp_names::CppNames;
use super::cpp_table::constraints_of;
use super::{classes, patterns, scopes};
use crate::Options;
use crate::model::constraint::Constraint;
use isogloss_tablegen::{Diagnostic, FileId, Record, Records};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The kind of a record, by the ODS class that it derives from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum RecordKind {
    /// A dialect (`Dialect`).
    Dialect,
    /// A type (`TypeDef`).
    TypeDef,
    /// An attribute (`AttrDef`).
    AttrDef,
    /// An enum (`EnumInfo`).
    Enum,
    /// An interface of types (`TypeInterface`).
    TypeInterface,
    /// An interface of attributes (`AttrInterface`).
    AttrInterface,
    /// An interface of operations (`OpInterface`).
    OpInterface,
    /// An interface of dialects (`DialectInterface`).
    DialectInterface,
    /// A constraint of types (`TypeConstraint`).
    TypeConstraint,
    /// A constraint of attributes (`AttrConstraint`).
    AttrConstraint,
    /// A constraint of properties (`PropConstraint`).
    PropConstraint,
    /// An operation (`Op`).
    Op,
    /// A rewrite pattern (`Pattern`).
    Pattern,
}

impl RecordKind {
    /// The kind of a record; `None` for one that ODS does not generate, and for an anonymous constraint, which is a
    /// part of another record.
    ///
    /// For a record of several of these classes, the first of: dialect, operation, type, attribute, enum, interface,
    /// constraint.
    #[must_use]
    pub fn of(record: Record<'_>) -> Option<Self> {
        // A use of an interface derives from it, too.
        if record.is_class() || record.is_subclass_of("DeclareInterfaceMethods") {
            return None;
        }
        if record.is_subclass_of("Interface")
            && let Some(kind) = classes::interface_kind(record)
        {
            return Some(kind.into());
        }
        let kinds = [
            ("Dialect", Self::Dialect),
            ("Op", Self::Op),
            ("TypeDef", Self::TypeDef),
            ("AttrDef", Self::AttrDef),
            ("EnumInfo", Self::Enum),
            ("TypeConstraint", Self::TypeConstraint),
            ("AttrConstraint", Self::AttrConstraint),
            ("PropConstraint", Self::PropConstraint),
        ];
        if patterns::is_pattern(&record) {
            return Some(Self::Pattern);
        }
        let kind = kinds.into_iter().find(|(class, _)| record.is_subclass_of(class)).map(|(_, kind)| kind);
        kind.filter(|kind| !(kind.is_constraint() && record.is_anonymous()))
    }

    /// The spelling in reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Dialect => "dialect",
            Self::TypeDef => "typedef",
            Self::AttrDef => "attrdef",
            Self::Enum => "enum",
            Self::TypeInterface => "type-interface",
            Self::AttrInterface => "attr-interface",
            Self::OpInterface => "op-interface",
            Self::DialectInterface => "dialect-interface",
            Self::TypeConstraint => "type-constraint",
            Self::AttrConstraint => "attr-constraint",
            Self::PropConstraint => "prop-constraint",
            Self::Op => "op",
            Self::Pattern => "pattern",
        }
    }

    pub(crate) fn is_constraint(self) -> bool {
        matches!(self, Self::TypeConstraint | Self::AttrConstraint | Self::PropConstraint)
    }
}

impl fmt::Display for RecordKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The records of the chosen dialects' files and of the root file, in the order of definition. If dialects are chosen
/// by name, the root file is not included by itself.
pub(crate) fn listed<'r>(records: &'r Records, options: &Options) -> Vec<(Record<'r>, RecordKind)> {
    let sources = records.sources();
    let selected = scopes::select(records, options, &mut Vec::new());
    let own = selected.iter().flat_map(|scope| scope.items().chain(scope.record));
    let mut files: BTreeSet<FileId> = own.filter_map(|record| sources.file_of(record.span())).collect();
    if options.dialects.is_empty() {
        files.extend(scopes::root_files(records));
    }
    let in_files = |record: &Record<'_>| scopes::is_in(records, *record, &files);
    let listed = records.defs().filter(in_files);
    listed.filter_map(|record| Some((record, RecordKind::of(record)?))).collect()
}

/// The conditions of constraints that have no counterpart in Rust, by the names of the records.
pub(crate) fn unknown_conditions<'r>(
    records: &'r Records,
    options: &Options,
    constraints: impl Iterator<Item = Record<'r>>,
    unknown_of: impl Fn(&Constraint) -> Vec<String>,
) -> BTreeMap<&'r str, Vec<String>> {
    let names = CppNames::with(records, options.cpp_names.as_ref());
    let mut reader = constraints_of(records, options, &names);
    let mut errors: Vec<Diagnostic> = Vec::new();
    constraints
        .map(|record| {
            let constraint = reader.constraint(record, &mut errors);
            let mut unknown: Vec<String> = errors.drain(..).map(|error| error.message).collect();
            unknown.extend(unknown_of(&constraint));
            (record.name(), unknown)
        })
        .collect()
}

/// The name of the dialect that a record defines.
pub(crate) fn dialect_name(record: Record<'_>) -> &str {
    record.find::<&str>("name").unwrap_or_default()
}

/// The reason why a record without errors is not generated.
pub(crate) fn elsewhere(record: Record<'_>) -> String {
    if patterns::is_pattern(&record) {
        return "it is not in a file of the dialects of this run".to_owned();
    }
    let field = if record.is_subclass_of("Op") { "opDialect" } else { "dialect" };
    let name = dialect_name(record.find::<Record<'_>>(field).unwrap_or(record));
    let path = record.find::<&str>("rustPath").unwrap_or_default();
    match (path, name) {
        ("", "") => "no dialect of this run has it".to_owned(),
        ("", name) => format!("the dialect `{name}` is not generated in this run"),
        (path, _) => format!("it is `{path}`"),
    }
}
