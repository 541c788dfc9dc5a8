//! Warnings about fields of ODS that have no effect in Rust.
//!
//! Fields of parameters about their storage in C++ (`allocator`, ...) cause no warning,
//! because the runtime stores parameters correctly.

use super::{Ods, field_place};
use crate::codes;
use crate::model::Parameter;
use isogloss_tablegen::{Diagnostic, Record, Value};

/// Fields, each with the help text of its warning.
type Fields = [(&'static str, &'static str)];

const CPP_TEXT: &str = "it is C++; write the methods in Rust, in an `impl` of the handle";

const DIALECT: &Fields = &[
    ("extraClassDeclaration", "it is C++; write functions in Rust beside the generated module"),
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

/// The fields that have no effect: the class, the field, and what to do instead.
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
    ];
    let rows = |(class, fields): (&'static str, &'static Fields)| {
        fields.iter().map(move |(field, help)| (class, *field, *help))
    };
    tables.into_iter().flat_map(rows).collect()
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
            let message = format!("the trait `{}` has no effect in Rust", trait_name(item));
            let warning = Diagnostic::warning(message).code(codes::NO_EFFECT);
            let place = places.get(index).copied().unwrap_or_else(|| field_place(record, "traits"));
            self.errors.push(warning.at(place).help(help));
        }
    }

    /// Warns about fields of an interface that have no effect.
    pub(super) fn warn_of_interface(&mut self, record: Record<'r>) {
        self.warn_of_fields(record, record, INTERFACE);
    }

    /// Warns about fields of a parameter of `owner` that have no effect.
    pub(super) fn warn_of_parameter(&mut self, owner: Record<'r>, param: Record<'r>) {
        // The runtime implements what these classes set in C++.
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
            let message = format!("`{name}` has no effect in Rust");
            let warning = Diagnostic::warning(message).code(codes::NO_EFFECT).at(field.value_span());
            self.errors.push(warning.help("parameters are stored by the runtime"));
        }
    }

    /// Warns about the fields of `record` that are set, at the definition of `owner` if they
    /// have no source range.
    fn warn_of_fields(&mut self, owner: Record<'r>, record: Record<'r>, fields: &Fields) {
        for (name, help) in fields {
            let Some(field) = record.field(name).filter(|field| is_set(field.value())) else { continue };
            let place = if field.value_span().is_none() { owner.span() } else { field.value_span() };
            let message = format!("`{name}` has no effect in Rust");
            self.errors.push(Diagnostic::warning(message).code(codes::NO_EFFECT).at(place).help(*help));
        }
    }
}

/// Whether a value is other than unset, off or empty.
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
