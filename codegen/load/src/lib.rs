//! Dialects that are loaded at run time from TableGen definition files, without generated Rust.
//!
//! [`load`] converts the dialects of evaluated records to the same tables that the generator writes as Rust, so that
//! [`Context::with_dialects`](isogloss::Context::with_dialects) accepts them together with compiled ones. [`Loader`]
//! evaluates definition files, including files that [`find`] finds by the name of a dialect.
//!
//! Each definition gets one table with static lifetime. C++ or Rust code that a definition refers to (a verifier, a
//! custom form, a condition without a counterpart) is not run: the operation accepts everything that the code would
//! check, and [`DialectReport`] lists it.
//!
//! ```
//! use isogloss::Context;
//! let records = isogloss_codegen::session().parse_str("toy.td", r#"
//!     include "isogloss/Op.td"
//!     def Toy_Dialect : Dialect { let name = "toy"; }
//!     def Toy_NegOp : Op<Toy_Dialect, "neg", [SameOperandsAndResultType]> {
//!       let arguments = (ins F32:$in);
//!       let results = (outs F32:$out);
//!       let assemblyFormat = "$in attr-dict";
//!     }
//! "#)?;
//! let loaded = isogloss_load::load(&records, &[]);
//! let ctx = Context::with_dialects(loaded.dialects.into_iter().chain(isogloss::dialects::all()));
//! let text = "func.func @f(%x: f32) {\n  %0 = toy.neg %x\n  return\n}";
//! let ir = isogloss::ir::Ir::parse(&ctx, text).expect("the form of the definition");
//! assert!(ir.verify().is_ok());
//! # Ok::<(), Box<isogloss_tablegen::Errors>>(())
//! ```
//!
//! Not here: converting records to the model (`isogloss-codegen`), and interpreting the tables (`isogloss`).
#![forbid(unsafe_code)]

mod condition;
mod defs;
pub mod find;
mod foreign;
mod formed;
mod hooks;
mod interfaces;
mod keep;
mod language;
mod layout;
mod leak;
mod loader;
mod names;
mod ops;
mod values;

pub use language::Code;
pub use loader::{LeftOut, LoadError, Loader, Skipped};
pub use ops::Unchecked;

use condition::Conditions;
use hooks::Hooks;
use isogloss::builtin;
use isogloss::def::{Def, Dialect};
use isogloss::ir::{Language, OpDef};
use isogloss_codegen::model::ParamType;
use isogloss_codegen::model::constraint::{Class, ClassKind, Predicate, Test};
use isogloss_codegen::{
    CppMeanings, CppNames, Options, definitions_for_tables, is_mistake, is_without_effect, model,
};
use isogloss_dialects::forms;
use isogloss_dialects::verifiers::{self, Verifiers};
use isogloss_tablegen::{Diagnostic, Record, Records, Severity};
use language::PerLanguage;
use names::Names;
use ops::Operations;
use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

/// The result of [`load`].
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Loaded {
    /// The tables.
    pub dialects: Vec<&'static Dialect>,
    /// The coverage of each dialect, in the same order.
    pub reports: Vec<DialectReport>,
    /// Errors in the definitions, and parts that are not interpreted, with their spans.
    pub diagnostics: Vec<Diagnostic>,
}

/// Which parts of a loaded dialect are interpreted.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct DialectReport {
    /// The name of the dialect.
    pub name: String,
    /// The language of its hooks: verifiers, custom forms, layouts. It is Rust if its definitions use the classes of
    /// the library, and C++ if they use MLIR's.
    pub hooks: Language,
    /// The number of operations.
    pub operations: usize,
    /// Operations that are not completely interpreted.
    pub unchecked: Vec<Unchecked>,
    /// Types and attributes with verbatim text, and the reason.
    pub verbatim: Vec<(String, String)>,
    /// Types and attributes with a verifier (ODS `genVerifyDecl`).
    pub verified: Vec<String>,
    /// Types with a data layout outside their definitions, or with a rule that the author overrides: their entries are
    /// accepted, and queries have no answer.
    pub layouts: Vec<String>,
    /// The number of leaf conditions in all constraints, counted at each use.
    pub conditions: usize,
    /// How many of them have no counterpart, and accept everything.
    pub unknown_conditions: usize,
    /// How many of these are functions of Rust.
    pub unknown_functions: usize,
}

impl DialectReport {
    /// One line with the counts of unchecked items; `None` if there are none.
    #[must_use]
    pub fn summary(&self) -> Option<String> {
        let languages = [
            (Language::Cpp, "C++ that is not run"),
            (Language::Rust, "Rust that runs in the compiled dialect only"),
        ];
        let parts: Vec<String> = languages
            .into_iter()
            .filter_map(|(language, what)| {
                let counts = self.counts(language);
                let counts = counts.into_iter().filter(|(count, _)| *count > 0);
                let counts: Vec<String> = counts.map(|(count, what)| format!("{count} {what}")).collect();
                (!counts.is_empty()).then(|| format!("{what}: {}", counts.join(", ")))
            })
            .collect();
        (!parts.is_empty()).then(|| format!("dialect `{}`: {}", self.name, parts.join("; ")))
    }

    /// The counts of code in a language that is not run.
    fn counts(&self, language: Language) -> [(usize, &'static str); 9] {
        let count = |of: fn(&Unchecked) -> &[Code]| -> usize {
            let all = self.unchecked.iter().flat_map(of);
            all.filter(|code| code.language == language).count()
        };
        let of_hooks = |count: usize| if self.hooks == language { count } else { 0 };
        let conditions = match language {
            Language::Cpp => self.unknown_conditions - self.unknown_functions,
            Language::Rust => self.unknown_functions,
        };
        [
            (count(|op| op.verifier.as_slice()), "verifiers"),
            (count(|op| op.form.as_slice()), "custom forms"),
            (conditions, "conditions"),
            (count(|op| &op.interfaces), "interface verifiers"),
            (count(|op| &op.traits), "traits"),
            (count(|op| &op.defaults), "default values"),
            (of_hooks(self.verbatim.len()), "texts of types and attributes"),
            (of_hooks(self.verified.len()), "verifiers of types and attributes"),
            (of_hooks(self.layouts.len()), "data layouts of types"),
        ]
    }
}

/// Creates tables of the dialects that records define, except those in `known`: compiled or loaded dialects, which the
/// definitions may use. If a known dialect lacks some of its operations ([`Dialect::is_open`]), the table has the
/// missing items and extends it.
///
/// A definition with errors is loaded partially; see [`Loaded::diagnostics`].
#[must_use]
pub fn load(records: &Records, known: &[&'static Dialect]) -> Loaded {
    let library = Library { known, hooks: &[], meanings: None, others: &[] };
    let (mut batch, mut names) = (Batch::default(), Names::of(known));
    batch.read(std::slice::from_ref(records), &library, &mut names, &|_| true);
    batch.tables(&mut names)
}

/// The existing tables that definitions are loaded with.
struct Library<'l> {
    /// Existing dialects, which definitions may use.
    known: &'l [&'static Dialect],
    /// Compiled dialects whose functions serve loaded ones.
    hooks: &'l [&'static Dialect],
    meanings: Option<&'l Arc<CppMeanings>>,
    /// The names of dialects in the same batch, which definitions may use.
    others: &'l [String],
}

/// A dialect of the model, with further facts from its record.
struct Source {
    dialect: model::Dialect,
    /// The compiled dialect whose functions serve it.
    hooks: Option<Hooks>,
    /// The verifiers of its C++ that exist in Rust.
    verifiers: Option<&'static Verifiers>,
    /// The C++ namespace of its definitions.
    namespace: Option<String>,
    /// The known dialect that it adds to.
    extends: Option<Extended>,
    /// Whether C++ parses its types, and its attributes.
    by_hand: model::PerKind,
    /// Whether it may have keys of data layout entries.
    has_layout_keys: bool,
}

/// A known dialect that lacks some of its operations.
#[derive(Clone, Copy)]
struct Extended {
    /// The table that extends no other table.
    base: &'static Dialect,
    /// All known tables, joined.
    joined: &'static Dialect,
}

impl Extended {
    fn of(name: &str, known: &[&'static Dialect]) -> Option<Self> {
        let joined = known_dialect(name, known).filter(|joined| joined.is_open())?;
        let mut base = *known.iter().find(|table| table.name == name)?;
        while let Some(extended) = base.extends {
            base = extended;
        }
        Some(Self { base, joined })
    }

    /// Removes the known items from the definitions.
    fn keep_missing(self, dialect: &mut model::Dialect) {
        let Dialect { types, attributes, ops, .. } = *self.joined;
        dialect.defs.retain(|def| {
            let known = if def.kind == model::DefKind::Type { types } else { attributes };
            let mnemonic = def.mnemonic.as_ref().map(|mnemonic| mnemonic.text.as_str());
            let is_known = |known: &&Def| {
                known.name == def.unique_name || mnemonic.is_some() && known.mnemonic == mnemonic
            };
            !known.iter().any(is_known)
        });
        dialect.operations.retain(|operation| {
            let name = operation.full_name();
            !ops.iter().any(|known| known.name == name)
        });
    }
}

/// Whether a dialect is known and complete.
pub(crate) fn is_complete(name: &str, known: &[&'static Dialect]) -> bool {
    name == builtin::dialect().name || known_dialect(name, known).is_some_and(|dialect| !dialect.is_open())
}

/// The known dialect of a name, with all its extensions.
fn known_dialect(name: &str, known: &[&'static Dialect]) -> Option<&'static Dialect> {
    let tables = known.iter().copied().filter(|table| table.name == name);
    Dialect::join(tables).ok()?.into_iter().find(|dialect| dialect.name == name)
}

/// Dialects of the model that are loaded together.
#[derive(Default)]
struct Batch {
    sources: Vec<Source>,
    diagnostics: Vec<Diagnostic>,
}

impl Batch {
    /// Adds some of the dialects of evaluations. If an item has several records, the first is used. Returns the
    /// diagnostics of each evaluation.
    fn read(
        &mut self,
        evaluated: &[Records],
        library: &Library<'_>,
        names: &mut Names,
        is_wanted: &dyn Fn(Record<'_>) -> bool,
    ) -> Vec<Vec<Diagnostic>> {
        let classes = names.add_cpp(evaluated);
        let mut reported = Vec::with_capacity(evaluated.len());
        for records in evaluated {
            let mut diagnostics = Vec::new();
            for source in read(records, library, &classes, is_wanted, &mut diagnostics) {
                match self.sources.iter_mut().find(|other| other.dialect.prefix() == source.dialect.prefix())
                {
                    Some(first) => {
                        first.has_layout_keys |= source.has_layout_keys;
                        first.by_hand.types |= source.by_hand.types;
                        first.by_hand.attributes |= source.by_hand.attributes;
                        merge(&mut first.dialect, source.dialect);
                    }
                    None => self.sources.push(source),
                }
            }
            reported.push(diagnostics.clone());
            self.diagnostics.append(&mut diagnostics);
        }
        reported
    }

    /// Whether a dialect has no definitions.
    fn is_empty(&self, name: &str) -> bool {
        let own = self.sources.iter().find(|source| source.dialect.prefix() == name);
        own.is_some_and(|Source { dialect, extends, .. }| {
            extends.is_none() && dialect.defs.is_empty() && dialect.operations.is_empty()
        })
    }

    /// The dialects whose types and attributes the definitions of a dialect use.
    fn used_by(&self, name: &str) -> BTreeSet<&str> {
        let mut used = BTreeSet::new();
        for Source { dialect, .. } in self.sources.iter().filter(|source| source.dialect.prefix() == name) {
            let params = dialect.defs.iter().flat_map(|def| def.params.iter().chain(&def.body));
            for param in params {
                if let Some(class) = class_of(&param.ty) {
                    used.extend(dialect_of(class));
                }
                param.constraint.iter().for_each(|constraint| add_used(&constraint.predicate, &mut used));
            }
            for operation in &dialect.operations {
                let values = operation.operands.iter().chain(&operation.results).map(|part| &part.constraint);
                let attributes = operation.attributes.iter();
                used.extend(attributes.clone().filter_map(|part| dialect_of(&part.class)));
                let constraints = values.chain(attributes.map(|part| &part.constraint));
                constraints.for_each(|constraint| add_used(&constraint.predicate, &mut used));
            }
        }
        used
    }

    /// Creates the tables. `names` has the items of the known dialects, and afterwards also the loaded items.
    fn tables(self, names: &mut Names) -> Loaded {
        let Self { sources, diagnostics } = self;
        let mut loaded = Loaded { diagnostics, ..Loaded::default() };
        for item in sources.iter().flat_map(|source| &source.dialect.other_enums) {
            if names.enumeration(&item.full_class).is_none() {
                names.add_enum(item);
            }
        }
        for Source { dialect, .. } in &sources {
            dialect.enums.iter().for_each(|item| names.add_enum(item));
            dialect.defs.iter().for_each(|def| names.declare(dialect.prefix(), &def.class));
        }
        let mut conditions = Conditions::default();
        let made: Vec<_> =
            sources.iter().map(|source| types_and_attributes(source, names, &mut conditions)).collect();
        for (source, (table, report)) in sources.iter().zip(made) {
            let (table, report) = operations(source, table, report, names, &mut conditions);
            let has_items = table.types.len() + table.attributes.len() + table.ops.len() > 0;
            if source.extends.is_some() && !has_items {
                continue; // Nothing was missing.
            }
            loaded.dialects.push(leak::value(table));
            loaded.reports.push(report);
        }
        names.settle();
        loaded
    }
}

/// The class of a parameter, or of the elements of a list.
fn class_of(ty: &ParamType) -> Option<&Class> {
    match ty {
        ParamType::Handle(handle) => Some(&handle.class),
        ParamType::List(inner) | ParamType::Option(inner) => class_of(inner),
        _ => None,
    }
}

/// The dialect of a type or an attribute.
fn dialect_of(class: &Class) -> Option<&str> {
    match &class.kind {
        ClassKind::Definition { dialect } => Some(dialect),
        ClassKind::Interface { .. }
        | ClassKind::EnumAttr { .. }
        | ClassKind::Builtin
        | ClassKind::Unknown => None,
    }
}

/// Adds the dialects whose types and attributes a condition names.
fn add_used<'m>(condition: &'m Predicate, used: &mut BTreeSet<&'m str>) {
    condition.leaves(&mut |leaf| {
        if let Predicate::Test(Test::IsA(class)) = leaf {
            used.extend(dialect_of(class));
        }
    });
}

/// Removes help that suggests Rust code.
fn drop_advice_for_rust(found: &mut Diagnostic) {
    let is_for_rust = |help: &String| ["crate", "Rust"].iter().any(|word| help.contains(word));
    found.help.retain(|help| !is_for_rust(help));
}

/// Converts the chosen dialects of one evaluation to the model.
fn read(
    records: &Records,
    &Library { known, hooks, meanings, others }: &Library<'_>,
    classes: &Arc<CppNames>,
    is_wanted: &dyn Fn(Record<'_>) -> bool,
    diagnostics: &mut Vec<Diagnostic>,
) -> Vec<Source> {
    let name_of = |dialect: Record<'_>| dialect.get::<&str>("name").unwrap_or_default().to_owned();
    let is_known = |name: &str| is_complete(name, known);
    let chosen: Vec<Record<'_>> = records
        .derived_from("Dialect")
        .filter(|dialect| !is_known(&name_of(*dialect)) && is_wanted(*dialect))
        .collect();
    if chosen.is_empty() {
        return Vec::new();
    }
    let mut options = Options::default();
    options.cpp_meanings = meanings.cloned();
    options.cpp_names = Some(Arc::clone(classes));
    options.dialects = chosen.iter().copied().map(name_of).collect();
    // Only the last names of paths are used.
    let path = |name: &str| {
        let module = name.replace(|c: char| !c.is_alphanumeric(), "_");
        (model::dialect_class(name), format!("::known::{module}"))
    };
    let others = known.iter().map(|dialect| dialect.name).chain(others.iter().map(String::as_str));
    let others = others.filter(|other| !options.dialects.iter().any(|name| name == other));
    options.extern_dialects.extend(others.map(path));
    let dialects = definitions_for_tables(records, &options, diagnostics);
    if dialects.iter().any(|dialect| dialect.hooks_are_cpp) {
        // Definitions for C++ have no Rust code.
        diagnostics.retain(|found| !is_without_effect(found));
        diagnostics.iter_mut().for_each(drop_advice_for_rust);
    }
    for diagnostic in diagnostics {
        // Limits of generated code are not errors for the user of a dialect.
        if diagnostic.severity == Severity::Error && !is_mistake(diagnostic) {
            diagnostic.severity = Severity::Warning;
        }
    }
    let source = |mut dialect: model::Dialect| {
        let extends = Extended::of(dialect.prefix(), known);
        if let Some(extended) = extends {
            extended.keep_missing(&mut dialect);
        }
        let record = chosen.iter().find(|record| name_of(**record) == dialect.prefix());
        let is_unset = |field| record.is_some_and(|record| !record.get::<bool>(field).unwrap_or(false));
        // Some dialects define all types in C++, and here only conditions on them, although their records say
        // otherwise.
        let has_only_conditions = |conditions: &str, defs: &str| {
            let mut own = records
                .derived_from(conditions)
                .filter(|item| item.get::<Record<'_>>("dialect").ok().as_ref() == record)
                .peekable();
            own.peek().is_some() && own.all(|item| !item.is_subclass_of(defs))
        };
        let by_hand = model::PerKind {
            types: is_unset("useDefaultTypePrinterParser") || has_only_conditions("DialectType", "TypeDef"),
            attributes: is_unset("useDefaultAttributePrinterParser")
                || has_only_conditions("DialectAttr", "AttrDef"),
        };
        // MLIR's definitions leave the interfaces of a dialect to C++.
        let lists_interfaces = record.is_some_and(|record| record.field("interfaces").is_some());
        let mut listed = dialect.dialect_interfaces.iter();
        let has_layout_keys =
            !lists_interfaces || listed.any(|used| used.name.text == layout::DIALECT_INTERFACE);
        let namespace = record.and_then(|record| record.get::<&str>("cppNamespace").ok());
        let verifiers = namespace.and_then(|namespace| verifiers::of(dialect.prefix(), namespace));
        let namespace = namespace.map(str::to_owned);
        let hooks = Hooks::of(dialect.prefix(), hooks);
        Source { hooks, verifiers, namespace, dialect, extends, by_hand, has_layout_keys }
    };
    dialects.into_iter().map(source).collect()
}

/// Merges another evaluation of a dialect.
fn merge(into: &mut model::Dialect, from: model::Dialect) {
    add_new(&mut into.enums, from.enums, |item| &item.full_class);
    add_new(&mut into.other_enums, from.other_enums, |item| &item.full_class);
    add_new(&mut into.defs, from.defs, |def| &def.class);
    add_new(&mut into.operations, from.operations, |operation| &operation.name.text);
}

/// Appends the items with new names.
fn add_new<T>(into: &mut Vec<T>, from: Vec<T>, name: impl Fn(&T) -> &str) {
    let known: HashSet<String> = into.iter().map(|item| name(item).to_owned()).collect();
    into.extend(from.into_iter().filter(|item| !known.contains(name(item))));
}

/// Creates the table of a dialect without its operations.
fn types_and_attributes(
    Source { dialect, by_hand, hooks, verifiers, namespace, extends, has_layout_keys }: &Source,
    names: &mut Names,
    conditions: &mut Conditions,
) -> (Dialect, DialectReport) {
    let name = leak::text(dialect.prefix());
    let mut report = DialectReport {
        name: name.to_owned(),
        hooks: if dialect.hooks_are_cpp { Language::Cpp } else { Language::Rust },
        ..DialectReport::default()
    };
    if let Some(hooks) = hooks {
        return (hooks.table(names), report);
    }
    let (mut types, mut attributes) = (Vec::new(), Vec::new());
    for def in &dialect.defs {
        let defs::Made { table, unreadable, has_unknown_layout } = defs::def(def, name, names, conditions);
        if let Some(defs::Unreadable(why)) = unreadable {
            report.verbatim.push((def.unique_name.clone(), why));
        }
        if has_unknown_layout {
            report.layouts.push(def.unique_name.clone());
        }
        if def.verify {
            report.verified.push(def.unique_name.clone());
        }
        match def.kind {
            model::DefKind::Type => types.push(table),
            model::DefKind::Attribute => attributes.push(table),
        }
    }
    let table = Dialect {
        summary: leak::text(&dialect.docs.summary),
        allows_unknown_operations: dialect.allows_unknown_operations
            || verifiers.is_some_and(|known| known.accepts_unknown_operations),
        allows_unknown_types: by_hand.types,
        allows_unknown_attributes: by_hand.attributes,
        types: leak::slice(types),
        attributes: leak::slice(attributes),
        extends: extends.map(|extended| extended.base),
        verify_op_attribute: verifiers.and_then(|known| known.op_attribute),
        verify_region_arg_attribute: verifiers.and_then(|known| known.argument_attribute),
        spelling: namespace.as_deref().and_then(|namespace| forms::spelling_of(dialect.prefix(), namespace)),
        interfaces: if extends.is_none() && *has_layout_keys {
            leak::slice(vec![layout::of_dialect()])
        } else {
            &[]
        },
        ..Dialect::new(name)
    };
    (table, report)
}

/// Creates the table of a dialect with its operations.
fn operations(
    &Source { ref dialect, ref hooks, verifiers, ref namespace, .. }: &Source,
    table: Dialect,
    mut report: DialectReport,
    names: &mut Names,
    conditions: &mut Conditions,
) -> (Dialect, DialectReport) {
    (conditions.leaves, conditions.unknown_leaves) = (0, PerLanguage::default());
    conditions.take_unknown();
    let (hooks_language, namespace) = (report.hooks, namespace.as_deref());
    let mut maker =
        Operations { dialect: table.name, hooks: hooks_language, verifiers, namespace, names, conditions };
    let mut ops: Vec<&'static OpDef> = Vec::with_capacity(dialect.operations.len());
    for operation in &dialect.operations {
        let unknown = maker.conditions.unknown_leaves;
        let (mut op, mut unchecked) = maker.operation(operation);
        if hooks.as_ref().is_some_and(|hooks| hooks.complete(&mut op, &mut unchecked)) {
            maker.conditions.unknown_leaves = unknown;
        }
        ops.push(leak::value(op));
        if !unchecked.is_empty() {
            report.unchecked.push(unchecked);
        }
    }
    report.operations = ops.len();
    let PerLanguage { cpp, rust } = conditions.unknown_leaves;
    (report.conditions, report.unknown_conditions, report.unknown_functions) =
        (conditions.leaves, cpp + rust, rust);
    (Dialect { ops: leak::slice(ops), ..table }, report)
}
