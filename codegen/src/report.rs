//! The outcome for each record of a definition file: [`Report`].

use crate::emit::{Subject, Wanted};
use crate::lints::unverified_condition;
use crate::model::index::Index;
use crate::model::{Dialect, InterfaceKind};
use crate::ods::{RecordKind, Refused, listed};
use crate::source::one_line;
use crate::{Options, codes, names};
use isogloss_tablegen::{Diagnostic, Record, Records};
use std::collections::HashMap;
use std::fmt;

/// The outcome for each record in the files of the generated dialects and in the root file.
///
/// Constraints without a name are parts of other records, and have no entry.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Report {
    /// In the order of definition.
    pub entries: Vec<Entry>,
}

/// The outcome for one record.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Entry {
    /// The name of the record.
    pub def: String,
    /// Its kind.
    pub kind: RecordKind,
    /// Whether it is generated.
    pub status: Status,
    /// Omitted parts and parts left to the author, with reasons; empty if there are none.
    pub reason: String,
    /// The items that the author must write. Several entries may have the same hook: a directive is shared by all
    /// operations that use it.
    pub hooks: Vec<Hook>,
    /// The path of the Rust item in the generated source; empty if there is none.
    pub rust: String,
}

/// Whether a record is generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Status {
    /// The generated Rust is complete.
    Generated,
    /// The author must write the hooks of the entry, or the items named in its reason.
    NeedsUserCode,
    /// It is left out, for the reason of the entry.
    Unsupported,
}

impl Status {
    /// The spelling in reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Generated => "generated",
            Self::NeedsUserCode => "needs-user-code",
            Self::Unsupported => "unsupported",
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An item that the author must write.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub struct Hook {
    /// The path of the trait, or the name of the type.
    pub name: String,
    /// The head of the item: `impl MatrixVerify for MatrixType<'_>`, or `pub struct CppLevel` for a C++ type without a
    /// counterpart.
    pub implement: String,
    /// The items in its braces, each with `;`.
    pub signatures: Vec<String>,
}

impl From<Wanted> for Hook {
    fn from(wanted: Wanted) -> Self {
        let Wanted { name, head, signatures } = wanted;
        let signatures = signatures.into_iter().map(|signature| format!("{};", one_line(signature)));
        Self { name, implement: one_line(head), signatures: signatures.collect() }
    }
}

/// The report on generated dialects, with its warnings; records with errors were left out.
pub(crate) fn report(
    records: &Records,
    options: &Options,
    dialects: &[Dialect],
    refused: &Refused,
    mut wanted: HashMap<Subject, Vec<Wanted>>,
    warnings: &[Diagnostic],
) -> Report {
    let index = Index::new(dialects);
    let listed = listed::listed(records, options);
    let mut rust = HashMap::new();
    for dialect in dialects {
        let module = |item: &str| match dialects.len() {
            1 => item.to_owned(),
            _ => format!("{}::{item}", names::value(dialect.prefix())),
        };
        add_items(dialect, &module, &mut rust);
    }
    let remarks = remarks(records, &listed, warnings);
    let constraints = listed.iter().filter(|(_, kind)| kind.is_constraint()).map(|(record, _)| *record);
    let unknown = listed::unknown_conditions(records, options, constraints, |constraint| {
        unverified_condition::texts(&index, constraint)
    });
    let entries = listed.iter().map(|(record, kind)| {
        let name = record.name();
        let remarks = remarks.get(name).map_or(&[][..], Vec::as_slice);
        let mut entry = Entry {
            def: name.to_owned(),
            kind: *kind,
            status: Status::Generated,
            reason: texts(remarks),
            hooks: Vec::new(),
            rust: String::new(),
        };
        let key = if *kind == RecordKind::Dialect {
            Subject::Dialect(listed::dialect_name(*record).to_owned())
        } else {
            Subject::Record(name.to_owned())
        };
        if let Some(error) = refused.get(name) {
            entry.status = Status::Unsupported;
            entry.reason.clone_from(error);
        } else if kind.is_constraint() {
            if let Some(unknown) = unknown.get(name).filter(|unknown| !unknown.is_empty()) {
                entry.status = Status::NeedsUserCode;
                entry.reason = format!(
                    "{} has no counterpart in Rust and accepts everything; `def : CppFunction<...>` names a function",
                    unknown.iter().map(|text| format!("`{text}`")).collect::<Vec<_>>().join(", ")
                );
            }
        } else if let Some(path) = rust.remove(&key) {
            entry.rust = path;
            for hook in wanted.remove(&key).unwrap_or_default().into_iter().map(Hook::from) {
                if !entry.hooks.contains(&hook) {
                    entry.hooks.push(hook);
                }
            }
            let has_cpp = remarks.iter().any(|remark| remark.code == Some(codes::RUST_EXPRESSION));
            if !entry.hooks.is_empty() || has_cpp {
                entry.status = Status::NeedsUserCode;
            }
        } else {
            entry.status = Status::Unsupported;
            entry.reason = listed::elsewhere(*record);
        }
        entry
    });
    Report { entries: entries.collect() }
}

/// Adds the paths of the items of a dialect.
fn add_items(dialect: &Dialect, module: &impl Fn(&str) -> String, rust: &mut HashMap<Subject, String>) {
    let path = |class: &str| module(&names::type_name(class).to_string());
    if let Some(name) = &dialect.name {
        rust.insert(Subject::Dialect(name.text.clone()), path("dialect"));
    }
    let defs = dialect.defs.iter().map(|def| (&def.record, &def.class));
    let operations = dialect.operations.iter().map(|operation| (&operation.record, &operation.class));
    let enums = dialect.enums.iter().map(|item| (&item.record, &item.class));
    let interfaces = dialect.interfaces.iter().map(|item| (&item.record, &item.class));
    let items = defs.chain(operations).chain(enums).chain(interfaces);
    rust.extend(items.map(|(record, class)| (Subject::Record(record.text.clone()), path(class))));
    let patterns = dialect.patterns.iter();
    rust.extend(patterns.map(|pattern| {
        let path = module(&format!("patterns::{}", names::type_name(&pattern.name)));
        (Subject::Record(pattern.record.text.clone()), path)
    }));
    for item in &dialect.enums {
        if let Some(path) = &item.path {
            rust.insert(Subject::Record(item.record.text.clone()), path.replace(' ', ""));
        }
    }
}

/// The warnings for each record: for the record with the nearest name before the position.
fn remarks<'d>(
    records: &Records,
    listed: &[(Record<'_>, RecordKind)],
    warnings: &'d [Diagnostic],
) -> HashMap<String, Vec<&'d Diagnostic>> {
    let sources = records.sources();
    let mut places: Vec<_> = listed.iter().map(|(record, _)| (record.span(), record.name())).collect();
    places.sort_unstable();
    let mut found: HashMap<String, Vec<&Diagnostic>> = HashMap::new();
    for warning in warnings {
        let after = places.partition_point(|(place, _)| *place <= warning.span());
        let Some((place, name)) = after.checked_sub(1).and_then(|at| places.get(at)) else { continue };
        if sources.file_of(*place) == sources.file_of(warning.span()) {
            found.entry((*name).to_owned()).or_default().push(warning);
        }
    }
    found
}

/// Messages, each once.
fn texts(remarks: &[&Diagnostic]) -> String {
    let mut texts: Vec<&str> = Vec::new();
    for remark in remarks {
        if !texts.contains(&remark.message.as_str()) {
            texts.push(&remark.message);
        }
    }
    texts.join("; ")
}

impl From<InterfaceKind> for RecordKind {
    fn from(kind: InterfaceKind) -> Self {
        use crate::model::DefKind;
        match kind {
            InterfaceKind::Values(DefKind::Type) => Self::TypeInterface,
            InterfaceKind::Values(DefKind::Attribute) => Self::AttrInterface,
            InterfaceKind::Operations => Self::OpInterface,
            InterfaceKind::Dialects => Self::DialectInterface,
        }
    }
}
