//! Reads the records of ODS classes (`Dialect`, `TypeDef`, `AttrDef`, `EnumInfo`,
//! `Interface`) into the [`model`](crate::model).
//!
//! The classes of Isogloss's library and those of MLIR have the same names and fields, so the
//! readers apply to both.

mod builders;
mod classes;
mod constraints;
mod counterparts;
mod dialects;
mod enums;
mod fields;
mod ineffective;
mod interfaces;
mod layouts;
mod meanings;
mod op;
mod op_traits;
mod params;
mod predicates;
mod scopes;
mod types;

pub(crate) use classes::class_name as dialect_class;
pub use ineffective::fields_without_effect;
pub use meanings::CppMeanings;

use crate::model::{self, Def, DefKind, Dialect, Docs, Name, PerKind, Syntax, Text};
use crate::{DocMode, Options, codes};
use constraints::Constraints;
use counterparts::Counterparts;
use fields::Fields;
use heck::ToSnakeCase;
use isogloss_tablegen::{Diagnostic, Record, Records, Severity, Span, StringValue};
use std::collections::HashSet;
use std::ops::Range;
use types::Types;

/// The dialects of a definition file, checked.
///
/// Errors and warnings are added to `errors`. If any is an error, the result is incomplete and
/// must not be generated.
pub fn definitions(records: &Records, options: &Options, errors: &mut Vec<Diagnostic>) -> Vec<Dialect> {
    options.check(errors);
    let selected = scopes::select(records, options, errors);
    let counterparts = Counterparts::find(records, &selected);
    let mut types = Types::new(records, options, &selected, errors);
    if let Some(counterparts) = &counterparts {
        types.add_counterparts(counterparts);
    }
    let mut ods = Ods { records, types, constraints: Constraints::new(records, options), errors };
    let mut dialects: Vec<_> = selected.iter().map(|scope| ods.dialect(scope)).collect();
    for dialect in &dialects {
        model::check(dialect, ods.errors);
    }
    ods.check_predicates();
    if selected.iter().any(|scope| !scope.operations.is_empty()) {
        let mut reader = op::Operations::new(records, &ods.types, &mut ods.constraints, ods.errors);
        for (scope, dialect) in selected.iter().zip(&mut dialects) {
            let operations = scope.operations.iter().map(|record| {
                let before = count_errors(reader.errors);
                let mut operation = reader.operation(*record);
                operation.sound = count_errors(reader.errors) == before;
                operation
            });
            dialect.operations = operations.collect();
            model::check_operations(&dialect.operations, reader.errors);
        }
        ods.foreign_interfaces(&mut dialects, counterparts.as_ref(), options);
        ods.foreign_items(&selected, &mut dialects);
    }
    if options.docs == DocMode::Summary {
        dialects.iter_mut().for_each(drop_descriptions);
    }
    // Several uses of a malformed record report the same error.
    let mut reported = HashSet::new();
    errors.retain(|error| reported.insert((error.message.clone(), error.span())));
    dialects
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
    types: Types,
    constraints: Constraints<'r>,
    errors: &'e mut Vec<Diagnostic>,
}

impl<'r> Ods<'r, '_> {
    fn dialect(&mut self, scope: &scopes::Scope<'r>) -> Dialect {
        let mut dialect = scope.record.map_or_else(Dialect::default, |record| self.dialect_itself(record));
        let defs = scope.defs.iter().map(|record| {
            let before = count_errors(self.errors);
            let def = self.def(*record);
            Def { sound: count_errors(self.errors) == before, ..def }
        });
        dialect.defs = defs.collect();
        dialect.enums = scope.enums.iter().filter_map(|record| self.read_enum(*record)).collect();
        dialect.interfaces = scope.interfaces.iter().filter_map(|record| self.interface(*record)).collect();
        dialect
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
            let name = interfaces::interface_name(record);
            if let Some(path) = self.types.interface(name) {
                first.foreign_traits.push((name.to_owned(), path.clone()));
            }
        }
        for record in self.records.derived_from("EnumInfo") {
            if selected.iter().any(|scope| scope.enums.contains(&record)) {
                continue;
            }
            let Some(path) = self.types.foreign_enum(self.records, record) else { continue };
            if let Some(item) = self.read_enum(record) {
                first.enums.push(model::Enum { path: Some(path.to_string()), ..item });
            }
        }
    }

    /// A dialect from its record, without the items.
    fn dialect_itself(&mut self, record: Record<'r>) -> Dialect {
        let mut fields = Fields::new(record, self.errors);
        let name = fields.name("name").unwrap_or_else(|| Name::new("", record.span()));
        let docs = fields.docs();
        let mut per_kind =
            |types, attributes| PerKind { types: fields.flag(types), attributes: fields.flag(attributes) };
        let syntax_hooks = per_kind("hasCustomTypeSyntax", "hasCustomAttributeSyntax");
        let allows_unknown = per_kind("allowUnknownTypes", "allowUnknownAttributes");
        let verify_op_attribute = fields.flag("hasOperationAttrVerify");
        let verify_region_arg_attribute = fields.optional("hasRegionArgAttrVerify").unwrap_or(false);
        let verify_region_result_attribute = fields.optional("hasRegionResultAttrVerify").unwrap_or(false);
        let constant_materializer = fields.flag("hasConstantMaterializer");
        let extends = self.types.extended(record);
        self.warn_of_dialect(record);
        Dialect {
            name: Some(name),
            docs,
            dependencies: self.dependencies(record),
            extends,
            syntax_hooks,
            allows_unknown,
            verify_op_attribute,
            verify_region_arg_attribute,
            verify_region_result_attribute,
            constant_materializer,
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
        let own_storage = !fields.flag("genStorageClass") || fields.flag("hasStorageCustomConstructor");
        let format: Option<StringValue<'_>> = fields.optional("assemblyFormat");
        if own_storage {
            let message = format!("the storage of `{}` is written in C++", record.name());
            self.errors.push(field_error(record, "genStorageClass", message).code(codes::STORAGE));
        }
        let syntax = match format {
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
            Some(format) => {
                let locate = locator(record, "assemblyFormat", format);
                let text = Text { text: format.text(), locate: &locate };
                Syntax::Format(model::compile_format(text, record.name(), [&params, &body], self.errors))
            }
        };
        let interfaces = self.interface_uses(record, kind);
        let builders = builders::declared_builders(record, &self.types, self.errors);
        self.warn_of_def(record, &body);
        let layout = if kind == DefKind::Type { self.layout(record, &params) } else { None };
        Def {
            kind,
            record: Name::new(record.name(), record.span()),
            class,
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
    match record.field(field) {
        Some(_) => Diagnostic::error(message)
            .at(field_place(record, field))
            .secondary(record.span(), format!("in `{}`", record.name())),
        None => record.error(message),
    }
}

/// The origin of the value of a field if it is in the file of the record; else the expression
/// that set the field if that is; else the record, because a library set the field.
fn field_place(record: Record<'_>, field: &str) -> Span {
    let sources = record.records().sources();
    let own_file = sources.file_of(record.span());
    let places = record.field(field).map(|field| [field.origin(), field.value_span()]);
    let mut places = places.into_iter().flatten();
    places.find(|&place| sources.file_of(place) == own_file).unwrap_or(record.span())
}

/// The function from a part of a string to its source range: in the literal that it came from,
/// or else the value of the field.
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
