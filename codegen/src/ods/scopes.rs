//! The dialects of a run, and their records.

use super::classes;
use super::cpp_names::namespace_of;
use crate::{Options, codes, lints};
use isogloss_tablegen::{Diagnostic, FileId, Record, Records};
use std::cell::OnceCell;
use std::collections::{BTreeSet, HashSet};

/// A dialect that is generated, with its records in the order of definition.
#[derive(Default)]
pub(super) struct Scope<'r> {
    /// The `Dialect` record; `None` for the enums and interfaces of a file without one.
    pub(super) record: Option<Record<'r>>,
    /// The name of its module if there are several dialects.
    pub(super) module: String,
    pub(super) defs: Vec<Record<'r>>,
    pub(super) operations: Vec<Record<'r>>,
    pub(super) enums: Vec<Record<'r>>,
    pub(super) interfaces: Vec<Record<'r>>,
}

impl<'r> Scope<'r> {
    /// The types, attributes, operations, enums and interfaces.
    pub(super) fn items(&self) -> impl Iterator<Item = Record<'r>> {
        let items = self.defs.iter().chain(&self.operations).chain(&self.enums).chain(&self.interfaces);
        items.copied()
    }

    /// The C++ namespace of the dialect.
    pub(super) fn namespace(&self) -> &'r str {
        self.record.map_or("", namespace_of)
    }

    /// Removes records by their names.
    pub(super) fn leave_out(&mut self, names: &super::Refused) {
        if names.is_empty() {
            return;
        }
        for items in [&mut self.defs, &mut self.operations, &mut self.enums, &mut self.interfaces] {
            items.retain(|record| !names.contains_key(record.name()));
        }
    }
}

/// The dialects that the options name; otherwise those that the root file defines;
/// otherwise those of the types and attributes that it defines; otherwise its enums,
/// interfaces and patterns, which need no dialect.
pub(super) fn select<'r>(
    records: &'r Records,
    options: &Options,
    errors: &mut Vec<Diagnostic>,
) -> Vec<Scope<'r>> {
    let sources = records.sources();
    let roots = OnceCell::new();
    let in_root = |record: &Record<'_>| is_in(records, *record, roots.get_or_init(|| root_files(records)));
    let all: Vec<_> = records.derived_from("Dialect").collect();
    let mut chosen: Vec<Record<'_>> = if options.dialects.is_empty() {
        all.iter().copied().filter(in_root).collect()
    } else {
        all.iter()
            .copied()
            .filter(|dialect| {
                dialect.find::<&str>("name").is_some_and(|name| options.dialects.iter().any(|d| d == name))
            })
            .collect()
    };
    if chosen.is_empty() && options.dialects.is_empty() {
        let of_defs = type_and_attribute_defs(records).map(|def| (def, "dialect"));
        let of_operations = records.derived_from("Op").map(|operation| (operation, "opDialect"));
        for (item, field) in of_defs.chain(of_operations).filter(|(item, _)| in_root(item)) {
            if let Ok(dialect) = item.get::<Record<'_>>(field)
                && !chosen.contains(&dialect)
            {
                chosen.push(dialect);
            }
        }
    }
    let shared = ["EnumInfo", "Interface"].into_iter().flat_map(|class| records.derived_from(class));
    let patterns = records.derived_from("Pattern").filter(super::patterns::is_pattern);
    let mut shared = shared.chain(patterns);
    if chosen.is_empty() && options.dialects.is_empty() && shared.any(|item| in_root(&item)) {
        let mut scopes = vec![Scope::default()];
        claim_shared(records, &mut scopes);
        return scopes;
    }
    if chosen.is_empty() {
        let message = match options.dialects.as_slice() {
            [] => "this file defines no dialect".to_owned(),
            names => format!("no definition file has the dialect `{}`", names.join("`, `")),
        };
        let mut error = Diagnostic::error(message).code(codes::NO_DIALECT);
        let known = all.iter().filter_map(|dialect| dialect.find::<&str>("name"));
        if let Some(close) = options.dialects.first().and_then(|name| isogloss_tablegen::closest(name, known))
        {
            error = error.help(format!("did you mean `{close}`?"));
        }
        if options.dialects.is_empty() && super::foreign::includes_mlir(records) {
            // MLIR has files of passes, patterns and constraints.
            error = lints::no_dialect::downgrade(error);
        }
        if let Some(root) = sources.files().first() {
            error = error.at(root.span().part(0..0));
        }
        errors.push(error.help("def My_Dialect : Dialect { let name = \"my\"; }"));
    }
    let mut scopes: Vec<Scope<'_>> = chosen.into_iter().map(|record| scope(records, record)).collect();
    claim_shared(records, &mut scopes);
    scopes
}

/// The root file; if it has only includes, the files that it includes.
pub(super) fn root_files(records: &Records) -> BTreeSet<FileId> {
    let sources = records.sources();
    let Some(root) = sources.files().first().map(|root| root.span()) else { return BTreeSet::new() };
    let root: BTreeSet<FileId> = sources.file_of(root).into_iter().collect();
    if records.defs().chain(records.classes()).any(|record| is_in(records, record, &root)) {
        return root;
    }
    let included = sources.files().iter().filter(|file| {
        file.included_from().and_then(|place| sources.file_of(place)).is_some_and(|from| root.contains(&from))
    });
    root.iter().copied().chain(included.filter_map(|file| sources.file_of(file.span()))).collect()
}

/// Whether a record is defined in one of some files.
pub(super) fn is_in(records: &Records, record: Record<'_>, files: &BTreeSet<FileId>) -> bool {
    records.sources().file_of(record.span()).is_some_and(|file| files.contains(&file))
}

fn type_and_attribute_defs(records: &Records) -> impl Iterator<Item = Record<'_>> {
    let attributes = records.class("AttrDef");
    let types = records.class("TypeDef");
    records.defs().filter(move |def| {
        [types, attributes].iter().flatten().any(|class| def.is_subclass_of_record(*class))
    })
}

fn scope<'r>(records: &'r Records, record: Record<'r>) -> Scope<'r> {
    let defs = type_and_attribute_defs(records)
        .filter(|def| def.find::<Record<'_>>("dialect").is_some_and(|dialect| dialect == record))
        .collect();
    let operations = records
        .derived_from("Op")
        .filter(|operation| {
            operation.find::<Record<'_>>("opDialect").is_some_and(|dialect| dialect == record)
        })
        .collect();
    let module = record.find::<&str>("name").unwrap_or("").to_owned();
    Scope { record: Some(record), module, defs, operations, enums: Vec::new(), interfaces: Vec::new() }
}

/// Assigns each enum and interface to the first dialect with a record in the same file, and each enum to a dialect that
/// uses it or has its namespace. An interface with a `rustPath` is in another crate; it is generated only from a file
/// without a dialect.
fn claim_shared<'r>(records: &'r Records, scopes: &mut [Scope<'r>]) {
    let sources = records.sources();
    let file = |record: Record<'_>| sources.file_of(record.span());
    let root = sources.files().first().and_then(|root| sources.file_of(root.span()));
    let files: Vec<BTreeSet<FileId>> = scopes
        .iter()
        .map(|scope| {
            let items = scope.defs.iter().chain(&scope.operations).copied();
            let own = items.chain(scope.record).filter_map(file);
            let shared = if scopes.len() == 1 { root } else { None };
            own.chain(shared).collect()
        })
        .collect();
    let used: Vec<HashSet<Record<'_>>> =
        scopes.iter().map(|scope| scope.defs.iter().filter_map(|def| def.find("enum")).collect()).collect();
    for item in records.derived_from("EnumInfo") {
        let place = file(item);
        let namespace = namespace_of(item);
        let same_namespace = |scope: &Scope<'_>| {
            !namespace.is_empty()
                && scope.record.is_some_and(|dialect| {
                    // The enums of the extended dialect have the same namespace.
                    let extends = dialect.find::<&str>("extends").is_some_and(|path| !path.is_empty());
                    !extends && namespace_of(dialect) == namespace
                })
        };
        let near = |i: usize| place.is_some_and(|file| files[i].contains(&file));
        let owner =
            (0..scopes.len()).find(|i| used[*i].contains(&item) || same_namespace(&scopes[*i]) || near(*i));
        if let Some(owner) = owner {
            scopes[owner].enums.push(item);
        }
    }
    for item in records.derived_from("Interface") {
        if classes::interface_kind(item).is_none() || item.is_subclass_of("DeclareInterfaceMethods") {
            continue;
        }
        let place = file(item);
        let elsewhere = item.find::<&str>("rustPath").is_some_and(|path| !path.is_empty());
        let owner = (0..scopes.len())
            .filter(|i| !(elsewhere && scopes[*i].record.is_some()))
            .find(|i| place.is_some_and(|file| files[*i].contains(&file)));
        if let Some(owner) = owner {
            scopes[owner].interfaces.push(item);
        }
    }
}
