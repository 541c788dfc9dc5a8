//! Reads the records of ODS classes (`Dialect`, `TypeDef`, `AttrDef`, `EnumInfo`,
//! `Interface`) into the [`model`](crate::model).
//!
//! The classes of Isogloss's library and of MLIR have the same names and fields, so the readers apply to both.

mod authors;
mod builders;
mod classes;
mod constraints;
mod counterparts;
mod cpp_in_rust;
mod cpp_names;
mod cpp_table;
mod defaults;
mod dialects;
mod enums;
mod fields;
mod foreign;
mod forms;
mod ineffective;
mod interfaces;
mod layouts;
pub(crate) mod listed;
mod meanings;
mod members;
mod op;
mod op_traits;
mod params;
mod patterns;
mod predicates;
mod property;
mod rust_path;
mod rust_text;
mod scopes;
mod shipped;
mod types;

pub(crate) use authors::Authors;
pub use cpp_names::CppNames;
pub use ineffective::fields_without_effect;
pub use listed::RecordKind;
pub use meanings::CppMeanings;
pub(crate) use patterns::cpp_in_pattern;

use crate::codes::is_mistake;
use crate::model::{self, Def, DefKind, Dialect, Docs, Forms, Name, Parameter, PerKind, Syntax, Text};
use crate::{DocMode, Options, codes, lints};
use constraints::Constraints;
use counterparts::Counterparts;
use cpp_table::constraints_of;
use fields::Fields;
use forms::FormTable;
use heck::ToSnakeCase;
use isogloss_tablegen::{
    DagValue, Diagnostic, ListValue, Record, Records, Severity, Span, StringValue, Value,
};
use shipped::Shipped;
use std::cell::OnceCell;
use std::collections::{BTreeMap, HashSet};
use std::ops::Range;
use types::Types;

/// The dialects of a definition file, checked.
///
/// Errors and warnings are added to `errors`. If any is an error, the result is incomplete and
/// must not be generated.
pub fn definitions(records: &Records, options: &Options, errors: &mut Vec<Diagnostic>) -> Vec<Dialect> {
    read(records, options, &BTreeMap::new(), errors, Extent::All).0
}

/// As [`definitions`], for tables: without the library's interfaces that operations implement
/// ([`foreign_interfaces`](Dialect::foreign_interfaces)), which only generated Rust needs. The errors and warnings are
/// the same.
pub fn definitions_for_tables(
    records: &Records,
    options: &Options,
    errors: &mut Vec<Diagnostic>,
) -> Vec<Dialect> {
    read(records, options, &BTreeMap::new(), errors, Extent::Tables).0
}

/// The extent of reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// Everything, including the library's interfaces that operations implement.
    All,
    /// Everything except these interfaces, which have no errors.
    Own,
    /// As `Own`, for tables: without diagnostics about Rust that an author would write.
    Tables,
}

/// As [`definitions`], but leaves out definitions of MLIR's own classes with errors. Errors about our own limits become
/// warnings. The second result has the names of the refused records, with the errors.
pub(crate) fn sound_definitions(
    records: &Records,
    options: &Options,
    errors: &mut Vec<Diagnostic>,
    extent: Extent,
) -> (Vec<Dialect>, Refused) {
    let mut refused = Refused::new();
    loop {
        let mut found = Vec::new();
        let (dialects, unsound) = read(records, options, &refused, &mut found, extent);
        let is_done = count_errors(&found) == 0 || !foreign::is_of_mlir(records);
        let before = refused.len();
        if !is_done {
            refused.extend(unsound);
        }
        if is_done || refused.len() == before {
            errors.append(&mut found);
            return (dialects, refused);
        }
        let wrong = found.into_iter().filter(|found| found.severity == Severity::Error);
        errors.extend(
            wrong.map(
                |error| if is_mistake(&error) { error } else { lints::cpp_definition::downgrade(error) },
            ),
        );
    }
}

/// The names of refused records, each with an error.
pub(crate) type Refused = BTreeMap<String, String>;

/// The dialects without some records, and the records with errors.
fn read(
    records: &Records,
    options: &Options,
    without: &Refused,
    errors: &mut Vec<Diagnostic>,
    extent: Extent,
) -> (Vec<Dialect>, Refused) {
    options.check(errors);
    let mut selected = scopes::select(records, options, errors);
    selected.iter_mut().for_each(|scope| scope.leave_out(without));
    let counterparts = Counterparts::find(records, &selected);
    let names = CppNames::with(records, options.cpp_names.as_ref());
    let mut types = Types::new(records, options, &names, &selected, errors);
    if let Some(counterparts) = &counterparts {
        types.add_counterparts(counterparts.traits());
    }
    let constraints = constraints_of(records, options, &names);
    let forms = FormTable::read(records, errors);
    let mut ods = Ods::new(records, types, constraints, forms, errors);
    ods.for_tables = extent == Extent::Tables;
    let mut dialects: Vec<_> = selected.iter().map(|scope| ods.dialect(scope)).collect();
    let before = ods.errors.len();
    for (index, dialect) in dialects.iter().enumerate() {
        ods.errors.extend(duplicate_dialect(&dialects[..index], dialect));
        model::check(dialect, ods.errors);
    }
    ods.check_predicates();
    ods.refuse_by_place(&selected, before);
    let patterns = patterns::select(records, options, &selected, without);
    let mut reader = op::Operations::new(records, &ods.types, &mut ods.constraints, &ods.forms, ods.errors);
    let mut unsound = Refused::new();
    let before = reader.errors.len();
    for (scope, dialect) in selected.iter().zip(&mut dialects) {
        for record in &scope.operations {
            let before = reader.errors.len();
            let mut operation = reader.operation(*record);
            let error = first_error(&reader.errors[before..]);
            operation.sound = error.is_none();
            dialect.operations.push(operation);
            unsound.extend(error.map(|error| (record.name().to_owned(), error)));
        }
        model::check_operations(&dialect.operations, reader.errors);
    }
    if selected.iter().any(|scope| !scope.operations.is_empty()) {
        ods.refused.extend(unsound);
        ods.refuse_by_place(&selected, before);
        ods.foreign_items(&selected, &mut dialects);
    }
    ods.patterns(patterns, &mut dialects);
    ods.forms.warn_of_unknown(&dialects, ods.errors);
    ods.warn_of_own(&selected);
    ods.foreign_interfaces(&mut dialects, counterparts.as_ref(), extent, options);
    if let Some(first) = dialects.first_mut() {
        let opaque = ods.types.opaque().iter();
        first.opaque_types = opaque.map(|(name, cpp)| (name.clone(), cpp.clone())).collect();
    }
    let refused = ods.refused;
    if options.docs == DocMode::Summary {
        dialects.iter_mut().for_each(drop_descriptions);
    }
    said_once(errors);
    (dialects, refused)
}

/// The record that contains an error: the last one that begins before it in its file.
fn record_at<'r>(error: &Diagnostic, records: impl Iterator<Item = Record<'r>>) -> Option<Record<'r>> {
    let before = records.filter(|record| {
        let sources = record.records().sources();
        record.span() <= error.span() && sources.file_of(record.span()) == sources.file_of(error.span())
    });
    before.max_by_key(|record| record.span())
}

/// Removes repeated diagnostics: several uses of a malformed record report the same error.
fn said_once(errors: &mut Vec<Diagnostic>) {
    let mut reported = HashSet::new();
    errors.retain(|error| {
        // For an unknown type, or an interface that inherits from itself, one use is enough.
        let is_once = [codes::UNKNOWN_TYPE, codes::INTERFACE_CYCLE].map(Some).contains(&error.code);
        let place = (!is_once).then(|| error.span());
        reported.insert((error.message.clone(), place))
    });
}

/// Keeps only the summaries. Interfaces and their methods have none; their names
/// document them.
fn drop_descriptions(dialect: &mut Dialect) {
    let defs = dialect.defs.iter_mut().map(|def| &mut def.docs);
    let enums = dialect.enums.iter_mut().map(|item| &mut item.docs);
    let interfaces = dialect.interfaces.iter_mut().map(|interface| &mut interface.docs);
    for docs in defs.chain(enums).chain(interfaces).chain([&mut dialect.docs]) {
        docs.description.clear();
    }
    dialect.operations.iter_mut().for_each(|operation| operation.docs.description.clear());
    let methods = dialect.interfaces.iter_mut().flat_map(|interface| &mut interface.methods);
    methods.for_each(|method| method.description.clear());
}

/// The state that the readers of records share.
struct Ods<'r, 'e> {
    records: &'r Records,
    types: Types<'r>,
    constraints: Constraints<'r>,
    /// Collected for the first constraint on a parameter of an enum.
    case_values: OnceCell<enums::CaseValues<'r>>,
    forms: FormTable<'r>,
    errors: &'e mut Vec<Diagnostic>,
    /// Records with errors.
    refused: Refused,
    /// Whether tables are made from the definitions, but no Rust.
    for_tables: bool,
}

impl<'r, 'e> Ods<'r, 'e> {
    fn new(
        records: &'r Records,
        types: Types<'r>,
        constraints: Constraints<'r>,
        forms: FormTable<'r>,
        errors: &'e mut Vec<Diagnostic>,
    ) -> Self {
        let (case_values, refused) = (OnceCell::new(), Refused::new());
        Self { records, types, constraints, case_values, forms, errors, refused, for_tables: false }
    }
}

impl<'r> Ods<'r, '_> {
    /// Reads the patterns into the first dialect.
    fn patterns(&mut self, records: Vec<Record<'r>>, dialects: &mut [Dialect]) {
        let Some(first) = dialects.first_mut().filter(|_| !records.is_empty()) else { return };
        let operations =
            op::Operations::new(self.records, &self.types, &mut self.constraints, &self.forms, self.errors);
        let mut reader = patterns::Patterns::new(operations, &first.operations);
        let mut read = Vec::new();
        for record in records {
            match reader.pattern(record) {
                Ok(pattern) => read.push(pattern),
                Err(error) => _ = self.refused.insert(record.name().to_owned(), error),
            }
        }
        first.patterns = read;
    }

    fn dialect(&mut self, scope: &scopes::Scope<'r>) -> Dialect {
        self.enter(scope.namespace());
        let mut dialect = scope.record.map_or_else(Dialect::default, |record| self.dialect_itself(record));
        let defs = scope.defs.iter().map(|record| {
            let (def, sound) = self.sound(*record, Self::def);
            Def { sound, ..def }
        });
        dialect.defs = defs.collect();
        let enums = scope.enums.iter().filter_map(|record| self.sound(*record, Self::read_enum).0);
        dialect.enums = enums.collect();
        let interfaces = scope.interfaces.iter().filter_map(|record| {
            // An interface without a namespace is in the namespace of the dialect.
            let own = cpp_names::namespace_of(*record);
            self.enter(if own.is_empty() { scope.namespace() } else { own });
            self.sound(*record, Self::interface).0
        });
        dialect.interfaces = interfaces.collect();
        dialect.hooks_are_cpp = self.types.of_mlir;
        dialect
    }

    /// Resolves the following texts in a namespace.
    fn enter(&mut self, namespace: &str) {
        self.types.enter(namespace);
        self.constraints.enter(namespace);
    }

    /// The item of a record, and whether it was read without errors.
    fn sound<T>(&mut self, record: Record<'r>, read: impl FnOnce(&mut Self, Record<'r>) -> T) -> (T, bool) {
        let before = self.errors.len();
        let item = read(self, record);
        let error = first_error(&self.errors[before..]);
        let sound = error.is_none();
        self.refused.extend(error.map(|error| (record.name().to_owned(), error)));
        (item, sound)
    }

    /// Attributes the errors from an index on to records, by position: to the nearest record name before an error.
    fn refuse_by_place(&mut self, selected: &[scopes::Scope<'r>], from: usize) {
        for error in self.errors[from..].iter().filter(|found| found.severity == Severity::Error) {
            if let Some(record) = record_at(error, selected.iter().flat_map(scopes::Scope::items)) {
                self.refused.entry(record.name().to_owned()).or_insert_with(|| error.message.clone());
            }
        }
    }

    /// Adds types, attributes and enums of other crates, which operations may use, to the first dialect.
    fn foreign_items(&mut self, selected: &[scopes::Scope<'r>], dialects: &mut [Dialect]) {
        let Some(first) = dialects.first_mut() else { return };
        first.foreign_defs = self.types.foreign_defs().to_vec();
        for record in self.records.derived_from("Interface") {
            let of_values = matches!(classes::interface_kind(record), Some(model::InterfaceKind::Values(_)));
            if !of_values || selected.iter().any(|scope| scope.interfaces.contains(&record)) {
                continue;
            }
            let name = interfaces::full_name(record);
            if let Some(path) = self.types.interface(&name) {
                first.foreign_traits.push((name, path.clone()));
            }
        }
        for record in self.records.derived_from("EnumInfo") {
            if selected.iter().any(|scope| scope.enums.contains(&record)) {
                continue;
            }
            let path = self.types.foreign_enum(record);
            let errors = self.errors.len();
            match (self.read_enum(record), path) {
                (Some(item), Some(path)) => {
                    first.enums.push(model::Enum { path: Some(path.to_string()), ..item });
                }
                (item, None) => {
                    first.other_enums.extend(item);
                    // Its errors do not concern the chosen dialects.
                    self.errors.truncate(errors);
                }
                (None, Some(_)) => {}
            }
        }
    }

    /// A dialect from its record, without the items.
    fn dialect_itself(&mut self, record: Record<'r>) -> Dialect {
        let mut fields = Fields::new(record, self.errors);
        let name = fields.name("name");
        let docs = fields.docs();
        let mut per_kind =
            |types, attributes| PerKind { types: fields.flag(types), attributes: fields.flag(attributes) };
        let syntax_hooks = per_kind("hasCustomTypeSyntax", "hasCustomAttributeSyntax");
        let allows_unknown = per_kind("allowUnknownTypes", "allowUnknownAttributes");
        let allows_unknown_operations = fields.flag("allowUnknownOperations");
        let verify_op_attribute = fields.flag("hasOperationAttrVerify");
        let verify_region_arg_attribute = fields.optional("hasRegionArgAttrVerify").unwrap_or(false);
        let verify_region_result_attribute = fields.optional("hasRegionResultAttrVerify").unwrap_or(false);
        let constant_materializer = fields.flag("hasConstantMaterializer");
        let canonicalizer = fields.flag("hasCanonicalizer");
        let extends = self.types.extended(record);
        let external_models = self.types.external_models(record).and_then(|path| {
            let report = |text| {
                let message =
                    format!("`externalModels` of dialect `{}`: `{text}` is not a Rust path", record.name());
                self.errors.push(record.error(message).code(codes::FIELD));
            };
            path.map_err(report).ok()
        });
        self.warn_of_dialect(record);
        let name = name.unwrap_or_else(|| {
            let stem = record.name().trim_end_matches("Dialect").trim_matches('_').to_snake_case();
            let stem = if stem.is_empty() { "my" } else { &stem };
            let error = record.error(format!("dialect `{}` has no `name`", record.name())).code(codes::FIELD);
            self.errors.push(error.help(format!("`let name = \"{stem}\";`")));
            // A placeholder that causes no further error.
            Name::new(stem, record.span())
        });
        Dialect {
            name: Some(name),
            docs,
            dependencies: self.dependencies(record),
            extends,
            external_models,
            syntax_hooks,
            allows_unknown,
            allows_unknown_operations,
            verify_op_attribute,
            verify_region_arg_attribute,
            verify_region_result_attribute,
            constant_materializer,
            canonicalizer,
            dialect_interfaces: self.dialect_interfaces(record),
            discardable_attributes: self.discardable_attributes(record),
            ..Dialect::default()
        }
    }

    fn def(&mut self, record: Record<'r>) -> Def {
        let kind = classes::def_kind(record);
        let params = self.params(record, "parameters");
        let body = if record.field("bodyParameters").is_some() {
            self.params(record, "bodyParameters")
        } else {
            // A record of a class that is not ours.
            Vec::new()
        };
        let mut fields = Fields::new(record, self.errors);
        let class = fields.text("cppClassName");
        let class_place = fields.name_place("cppClassName");
        let name_field = if kind == DefKind::Type { "typeName" } else { "attrName" };
        let unique_name = fields.text(name_field);
        let mnemonic = fields.name("mnemonic");
        if unique_name.is_empty() {
            self.errors.push(missing_mnemonic(record, kind, &class));
        }
        let mut fields = Fields::new(record, self.errors);
        let docs = fields.docs();
        let (verify, accessors) = (fields.flag("genVerifyDecl"), fields.flag("genAccessors"));
        let private_builders = fields.flag("skipDefaultBuilders");
        let alias = fields.optional("genMnemonicAlias").unwrap_or(false);
        let bytecode = fields.optional("bytecode").unwrap_or(false);
        let custom = fields.flag("hasCustomAssemblyFormat");
        let dialect: &str = fields
            .get::<Record<'_>>("dialect")
            .and_then(|dialect| dialect.find::<&str>("name"))
            .unwrap_or_default();
        let format: Option<StringValue<'_>> = fields.optional("assemblyFormat");
        let full_name = (kind, dialect, mnemonic.as_ref().map(|mnemonic| mnemonic.text.as_str()));
        let (form, params) = self.def_form(record, full_name, params, &body, verify);
        let alias_name =
            mnemonic.as_ref().and_then(|mnemonic| self.forms.alias(kind, dialect, &mnemonic.text));
        let mut fields = Fields::new(record, self.errors);
        let own_storage = !fields.flag("genStorageClass") || fields.flag("hasStorageCustomConstructor");
        if own_storage {
            let message = format!("the storage of `{}` is written in C++", record.name());
            let error = field_error(record, "genStorageClass", message).code(codes::STORAGE);
            // The runtime stores the parameters, if the definition names them.
            let stored = self.types.of_mlir && !params.is_empty();
            self.errors.push(if stored { lints::cpp_definition::downgrade(error) } else { error });
        }
        let syntax = match format {
            _ if form.is_some() => self.format(record, form, [&params, &body], verify),
            Some(_) if custom => {
                let error = field_error(
                    record,
                    "assemblyFormat",
                    "cannot specify both `assemblyFormat` and `hasCustomAssemblyFormat`",
                );
                self.errors.push(error.code(codes::BOTH_SYNTAXES));
                Syntax::Custom
            }
            None if custom => Syntax::Custom,
            None => Syntax::Keyword,
            Some(_) => self.format(record, None, [&params, &body], verify),
        };
        let interfaces = self.interface_uses(record, kind);
        let builders = builders::declared_builders(record, &self.types, self.errors);
        self.warn_of_def(record, &body);
        let layout = if kind == DefKind::Type { self.layout(record, &params, &body) } else { None };
        Def {
            kind,
            record: Name::new(record.name(), record.span()),
            class,
            class_place,
            unique_name,
            mnemonic,
            docs,
            params,
            body,
            syntax,
            verify,
            accessors,
            private_builders,
            builders,
            alias,
            alias_name,
            bytecode,
            layout_overrides: layout.is_some() && interfaces::declares_layout(record),
            layout,
            interfaces: interfaces.uses,
            ignored_interfaces: interfaces.ignored,
            declared: None,
            sound: true,
        }
    }
}

impl<'r> Ods<'r, '_> {
    /// The syntax of a type or an attribute with a format, either its own or from a form.
    fn format_with(
        &mut self,
        record: Record<'r>,
        form: Option<Record<'r>>,
        params: [&[Parameter]; 2],
        verify: bool,
        shipped: Shipped,
    ) -> Syntax {
        let owner = form.unwrap_or(record);
        let Ok(format) = owner.get::<StringValue<'_>>("assemblyFormat") else { return Syntax::Custom };
        let locate = locator(owner, "assemblyFormat", format);
        let text = Text { text: format.text(), locate: &locate };
        let dialect = record.get::<Record<'_>>("dialect").and_then(|dialect| dialect.get::<&str>("name"));
        let forms = Forms {
            dialect: dialect.unwrap_or_default(),
            directives: &self.forms.directives,
            with_shipped: shipped != Shipped::None,
        };
        let mut errors = Vec::new();
        let format = model::compile_format(text, record.name(), params, verify, forms, &mut errors);
        if has_unnamed(record) {
            // The name may belong to the parameter without one.
            errors.retain(|error| error.code != Some(codes::FORMAT_UNKNOWN_PARAMETER));
        }
        self.errors.append(&mut errors);
        Syntax::Format(format)
    }
}

/// The message of the first error among diagnostics.
fn first_error(diagnostics: &[Diagnostic]) -> Option<String> {
    diagnostics.iter().find(|found| found.severity == Severity::Error).map(|error| error.message.clone())
}

/// The error of a dialect with the name of an earlier one that it does not extend.
fn duplicate_dialect(earlier: &[Dialect], dialect: &Dialect) -> Option<Diagnostic> {
    let name = dialect.name.as_ref().filter(|_| dialect.extends.is_none())?;
    let earlier = earlier.iter().filter(|earlier| earlier.extends.is_none());
    let first = earlier.filter_map(|earlier| earlier.name.as_ref()).find(|first| first.text == name.text)?;
    let error = Diagnostic::error(format!("there is another dialect `{}`", name.text));
    let error = error.code(codes::DUPLICATE_CLASS).primary(name.span, "the second one");
    Some(error.secondary(first.span, "the first one"))
}

/// Whether a parameter of a def has no name.
fn has_unnamed(record: Record<'_>) -> bool {
    let parameters = record.get::<DagValue<'_>>("parameters");
    parameters.is_ok_and(|parameters| parameters.args().any(|(name, _)| name.is_none()))
}

/// The number of errors among diagnostics.
fn count_errors(diagnostics: &[Diagnostic]) -> usize {
    diagnostics.iter().filter(|found| found.severity == Severity::Error).count()
}

/// The error for a type or attribute with neither a mnemonic nor a unique name.
fn missing_mnemonic(record: Record<'_>, kind: DefKind, class: &str) -> Diagnostic {
    let suffix = if kind == DefKind::Type { "Type" } else { "Attr" };
    let mnemonic = class.strip_suffix(suffix).unwrap_or(class).to_snake_case();
    let message = format!("{} `{}` has no `mnemonic`", kind.word(), record.name());
    record.error(message).code(codes::FIELD).help(format!("`let mnemonic = \"{mnemonic}\";`"))
}

/// An error at the value of a field.
fn field_error(record: Record<'_>, field: &str, message: impl Into<String>) -> Diagnostic {
    let message = message.into();
    if record.field(field).is_none() {
        return record.error(message);
    }
    let error = Diagnostic::error(message).at(field_place(record, field));
    if record.is_anonymous() {
        return error;
    }
    error.secondary(record.span(), format!("in `{}`", record.name()))
}

/// The origin of the value of a field if it is in the file of the record; else the expression that set the field if
/// that is; else the record, because a library set the field.
fn field_place(record: Record<'_>, field: &str) -> Span {
    let sources = record.records().sources();
    let own_file = sources.file_of(record.span());
    let places = record.field(field).map(|field| [field.origin(), field.value_span()]);
    let mut places = places.into_iter().flatten();
    places.find(|&place| sources.file_of(place) == own_file).unwrap_or(record.span())
}

/// The span of an element of a list, if it is in the file of `near`.
fn element_place(records: &Records, list: ListValue<'_>, index: usize, near: Span) -> Option<Span> {
    let sources = records.sources();
    list.element_span(index).filter(|place| sources.file_of(*place) == sources.file_of(near))
}

/// The spans of the elements of the list in a field.
fn list_places(record: Record<'_>, field: &str) -> Vec<Span> {
    let Some(Value::List(list)) = record.field(field).map(|field| field.value()) else { return Vec::new() };
    let sources = record.records().sources();
    let own_file = sources.file_of(record.span());
    let places: Option<Vec<Span>> = (0..list.len()).map(|index| list.element_span(index)).collect();
    let places = places.unwrap_or_default();
    if places.iter().all(|place| sources.file_of(*place) == own_file) { places } else { Vec::new() }
}

/// The function from a part of a string to its source range: in the literal that it came from, or else the value of the
/// field.
fn locator<'r>(
    record: Record<'r>,
    field: &str,
    string: StringValue<'r>,
) -> impl Fn(Range<usize>) -> Span + 'r {
    let place = field_place(record, field);
    move |range| string.origin_of(range).unwrap_or(place)
}

/// The documentation of a record.
fn docs(summary: Option<&str>, description: Option<&str>) -> Docs {
    Docs {
        summary: summary.unwrap_or("").trim().to_owned(),
        description: description.unwrap_or("").to_owned(),
    }
}
