//! Warnings about fields of ODS that have no effect in Rust.
//!
//! Fields of parameters about their storage in C++ (`allocator`, ...) cause no warning, because the runtime stores
//! parameters correctly.

use super::scopes::{Scope, is_in, root_files};
use super::{Ods, field_place, op};
use crate::lints::{deprecated, no_effect};
use crate::model::Parameter;
use isogloss_tablegen::{Diagnostic, FileId, Record, Span, Value};
use std::collections::BTreeSet;

/// Fields, each with the help text of its warning.
type Fields = [(&'static str, &'static str)];

const CPP_TEXT: &str = "it is C++; write the methods in Rust, in an `impl` of the handle";

const DIALECT: &Fields = &[
    ("extraClassDeclaration", "it is C++; write functions in Rust beside the generated module"),
    ("hasNonDefaultDestructor", NO_HOOK),
    ("hasOperationInterfaceFallback", NO_HOOK),
    ("isExtensible", "the definitions of a dialect are fixed when it is compiled"),
];
const NO_HOOK: &str = "the runtime has no such hook";

const DEF: &Fields = &[("extraClassDeclaration", CPP_TEXT), ("extraClassDefinition", CPP_TEXT)];

/// Fields with the name of the C++ storage class, which the library's class sets.
const STORAGE: [&str; 2] = ["storageClass", "storageNamespace"];

const INTERFACE: &Fields = &[
    ("extraClassDeclaration", CPP_TEXT),
    ("extraSharedClassDeclaration", CPP_TEXT),
    ("extraTraitClassDeclaration", CPP_TEXT),
    ("extraClassOf", "an interface is implemented by what lists it, or attached by a dialect"),
];

const PARAMETER: &Fields = &[("parser", PARAM_SYNTAX), ("printer", PARAM_SYNTAX)];
const PARAM_SYNTAX: &str = "it is C++; use `custom<Name>($parameter)` in the assembly format, or implement `ParamSyntax` for the type";

const OPERATION: &Fields = &[
    ("extraClassDeclaration", CPP_TEXT),
    ("extraClassDefinition", CPP_TEXT),
    (
        "useCustomPropertiesEncoding",
        "bytecode has the properties of an operation as a dictionary of attributes",
    ),
];

/// Fields that the library's classes set, too: only those set in the author's files have no effect.
const OWN: &[(&str, &Fields)] = &[
    (
        "NativeTrait",
        &[("extraConcreteClassDeclaration", CPP_TEXT), ("extraConcreteClassDefinition", CPP_TEXT)],
    ),
    ("Constraint", &[("cppFunctionName", NO_FUNCTION)]),
    (
        "Variadic",
        &[(
            "minSize",
            "MLIR does not read it either; check the number in a verifier: `let hasVerifier = 1;`",
        )],
    ),
    ("Attr", &[("convertFromStorage", "it is C++; convert what the accessor returns in Rust")]),
    (
        "Property",
        &[
            ("storageTypeValueOverride", PROPERTY),
            ("convertFromStorage", PROPERTY),
            ("assignToStorage", PROPERTY),
            ("convertToAttribute", PROPERTY),
            ("convertFromAttribute", PROPERTY),
            ("hashProperty", PROPERTY),
            ("parser", PROPERTY_SYNTAX),
            ("optionalParser", PROPERTY_SYNTAX),
            ("printer", PROPERTY_SYNTAX),
            ("writeToMlirBytecode", PROPERTY),
            ("readFromMlirBytecode", PROPERTY),
        ],
    ),
    ("EnumPropWithAttrForm", &[("storeInCustomAttribute", "the property is always stored as an integer")]),
    (
        "EnumAttrInfo",
        &[
            ("parameterParser", "it is C++; give the cases the texts that are read"),
            ("parameterPrinter", "it is C++; give the cases the texts that are printed"),
        ],
    ),
];
const NO_FUNCTION: &str =
    "no function checks a constraint alone; write one in Rust, and call it by `RustPred<\"crate::...\">`";
const PROPERTY: &str = "it is C++; the runtime stores a property as the attribute that its type has";
const PROPERTY_SYNTAX: &str = "it is C++; use `custom<Name>($property)` in the assembly format";

/// The fields that have no effect: the class, the field, and the replacement.
///
/// ```
/// let fields = isogloss_codegen::fields_without_effect();
/// assert!(fields.iter().any(|(class, field, _)| (*class, *field) == ("Dialect", "isExtensible")));
/// ```
#[must_use]
pub fn fields_without_effect() -> Vec<(&'static str, &'static str, &'static str)> {
    let tables = [
        ("Dialect", DIALECT),
        ("TypeDef, AttrDef", DEF),
        ("Interface", INTERFACE),
        ("AttrOrTypeParameter", PARAMETER),
        ("Op", OPERATION),
    ];
    let tables = tables.into_iter().chain(OWN.iter().copied());
    let rows = |(class, fields): (&'static str, &'static Fields)| {
        fields.iter().map(move |(field, help)| (class, *field, *help))
    };
    tables.flat_map(rows).collect()
}

impl<'r> Ods<'r, '_> {
    /// Warns about fields of a dialect that have no effect.
    pub(super) fn warn_of_dialect(&mut self, record: Record<'r>) {
        self.warn_of_fields(record, record, DIALECT);
    }

    /// Warns about fields and traits of a type or attribute that have no effect.
    pub(super) fn warn_of_def(&mut self, record: Record<'r>, body: &[Parameter]) {
        self.warn_of_fields(record, record, DEF);
        for name in STORAGE {
            self.warn_of_storage(record, name);
        }
        let traits: Vec<Record<'_>> = record.find("traits").unwrap_or_default();
        let places = super::list_places(record, "traits");
        let traits = traits.into_iter().enumerate().filter(|(_, item)| !item.is_subclass_of("Interface"));
        for (index, item) in traits {
            if item.is_subclass_of("TraitList") || item.is_subclass_of("GenInternalTrait") {
                continue;
            }
            let help = match item.name() {
                "MutableType" if !body.is_empty() => continue,
                "MutableType" => "declare what is set later as `bodyParameters`",
                _ if is_of_operations(item) => "it is a trait of operations",
                _ => "a property that Rust code queries is an interface",
            };
            let place = places.get(index).copied().unwrap_or_else(|| field_place(record, "traits"));
            self.errors.push(no_effect::trait_of_def(trait_name(item), place, help));
        }
    }

    /// Warns about fields of an interface that have no effect.
    pub(super) fn warn_of_interface(&mut self, record: Record<'r>) {
        self.warn_of_fields(record, record, INTERFACE);
    }

    /// Warns about fields of a parameter of `owner` that have no effect.
    pub(super) fn warn_of_parameter(&mut self, owner: Record<'r>, param: Record<'r>) {
        // The runtime implements the C++ fields of these classes.
        if !["StringRefParameter", "EnumParameter"].iter().any(|class| param.is_subclass_of(class)) {
            self.warn_of_fields(owner, param, PARAMETER);
        }
    }

    /// Warns about a name of the C++ storage class that the library did not set.
    fn warn_of_storage(&mut self, record: Record<'r>, name: &str) {
        let Some(field) = record.field(name) else { return };
        let sources = self.records.sources();
        let class = self.records.class("AttrOrTypeDef").map(|class| class.span());
        let is_default = class.is_some_and(|class| {
            sources.file_of(field.value_span()) == sources.file_of(class) || field.value_span().is_none()
        });
        if class.is_some() && !is_default {
            self.errors.push(no_effect::storage(name, field.value_span()));
        }
    }

    /// Warns about fields without effect that the files of the selected dialects set.
    pub(super) fn warn_of_own(&mut self, selected: &[Scope<'r>]) {
        let sources = self.records.sources();
        let items = selected.iter().flat_map(|scope| scope.items().chain(scope.record));
        let mut files: BTreeSet<FileId> = items.filter_map(|record| sources.file_of(record.span())).collect();
        files.extend(root_files(self.records));
        self.warn_of_deprecated(&files);
        let own = self.records.defs().filter(|record| !record.is_anonymous());
        let own: Vec<_> = own.filter(|record| is_in(self.records, *record, &files)).collect();
        for (class, fields) in OWN {
            // Walks all definitions, because the records of a class change with each edit of an operation with such a
            // part.
            for record in own.iter().filter(|record| record.is_subclass_of(class)) {
                for (name, help) in *fields {
                    let field = record.field(name).filter(|field| is_set(field.value()));
                    let place = field.map(|field| field.value_span());
                    let is_own =
                        |place: &Span| sources.file_of(*place).is_some_and(|file| files.contains(&file));
                    if let Some(place) = place.filter(is_own) {
                        self.errors.push(no_effect::field(name, help).at(place));
                    }
                }
            }
        }
    }

    /// Warns about the uses of deprecated records in some files.
    fn warn_of_deprecated(&mut self, files: &BTreeSet<FileId>) {
        let Some(deprecated) = self.records.class("Deprecated") else { return };
        if self.records.derived_from("Deprecated").next().is_none() {
            return;
        }
        for record in self.records.defs().filter(|record| is_in(self.records, *record, files)) {
            let mut known = BTreeSet::new();
            for field in record.fields() {
                let place = if field.value_span().is_none() { record.span() } else { field.value_span() };
                each_record(field.value(), MAX_DEPTH, &mut |used| {
                    if !used.is_subclass_of_record(deprecated) {
                        return;
                    }
                    let Some(reason) = used.find::<&str>("odsDeprecated") else { return };
                    if !known.insert(used.name()) {
                        return;
                    }
                    self.errors.push(deprecated::report(used.name(), reason, place, used.span()));
                });
            }
        }
    }

    /// Warns about the fields of `record` that are set, at the definition of `owner` if they have no source range.
    fn warn_of_fields(&mut self, owner: Record<'r>, record: Record<'r>, fields: &Fields) {
        warn_of_fields(owner, record, fields, self.errors);
    }
}

/// Warns about fields of an operation that have no effect.
pub(super) fn warn_of_operation(record: Record<'_>, errors: &mut Vec<Diagnostic>) {
    for field in OPERATION {
        // Two C++ functions are understood.
        let is_read = field.1 == CPP_TEXT && record.find::<&str>(field.0).is_some_and(op::is_read);
        if !is_read {
            warn_of_fields(record, record, &[*field], errors);
        }
    }
    for field in record.fields() {
        if let Value::Record(value) = field.value()
            && value.is_subclass_of("DerivedAttr")
        {
            let place = if field.value_span().is_none() { record.span() } else { field.value_span() };
            errors.push(no_effect::derived_attribute(field.name(), place));
        }
    }
}

fn warn_of_fields(owner: Record<'_>, record: Record<'_>, fields: &Fields, errors: &mut Vec<Diagnostic>) {
    for (name, help) in fields {
        let Some(field) = record.field(name).filter(|field| is_set(field.value())) else { continue };
        let place = if field.value_span().is_none() { owner.span() } else { field.value_span() };
        errors.push(no_effect::field(name, help).at(place));
    }
}

/// How deeply records without a name are searched for deprecated ones.
const MAX_DEPTH: usize = 4;

/// Calls `visit` with the records in a value, including those in lists, dags and anonymous records.
fn each_record<'r>(value: Value<'r>, depth: usize, visit: &mut dyn FnMut(Record<'r>)) {
    match value {
        Value::Record(record) => {
            visit(record);
            if record.is_anonymous() && depth > 0 {
                record.fields().for_each(|field| each_record(field.value(), depth - 1, visit));
            }
        }
        Value::List(list) => list.iter().for_each(|item| each_record(item, depth, visit)),
        Value::Dag(dag) => dag.args().for_each(|(_, argument)| each_record(argument, depth, visit)),
        _ => {}
    }
}

/// Whether a value is neither unset, off nor empty.
fn is_set(value: Value<'_>) -> bool {
    match value {
        Value::Unset => false,
        Value::Bit(bit) => bit,
        Value::String(text) => !text.text().trim().is_empty(),
        Value::List(list) => !list.is_empty(),
        Value::Dag(dag) => dag.args().next().is_some(),
        _ => true,
    }
}

/// Whether a trait is one of operations.
fn is_of_operations(item: Record<'_>) -> bool {
    ["NativeOpTrait", "GenInternalOpTrait", "PredOpTrait"].iter().any(|class| item.is_subclass_of(class))
}

/// The name of a trait; for an anonymous record the C++ name, as in
/// `NativeTypeTrait<"IsMutable">`.
fn trait_name(item: Record<'_>) -> &str {
    if item.is_anonymous() { item.find("trait").unwrap_or(item.name()) } else { item.name() }
}
