//! [`CppNames`]: resolution of C++ names in definition files, in the namespace of the text.

use super::classes::interface_kind;
use crate::model::constraint::{Class, ClassKind};
use crate::model::{InterfaceKind, is_known_class};
use isogloss_tablegen::{Record, Records, StringValue};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The namespace of MLIR's own classes, which definitions may omit.
pub(super) const MLIR: &str = "mlir";

/// The dialect of MLIR's own types and attributes.
const BUILTIN: &str = "builtin";

/// Classes of types, attributes, interfaces, enums and operations by their C++ names.
///
/// A definition may name a class of another file; [`Options::cpp_names`](crate::Options::cpp_names) has the classes of
/// other files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CppNames {
    /// By full names, without the leading colons.
    items: BTreeMap<String, Item>,
    /// The dialects of compiled types and attributes, of which only the class and the dialect are known. The keys are
    /// lower-case namespaces that such a dialect may have, with the class.
    compiled: BTreeMap<String, String>,
    /// The full names of interfaces that a type or an attribute of the records added last lists.
    listed: BTreeSet<String>,
}

/// The meaning of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Item {
    Operation(String),
    /// A type or an attribute of a dialect.
    Definition(String),
    Interface,
    Enum,
    /// The attribute of an enum that is stored as an integer, with the full name of the enum.
    EnumAttr(String),
}

impl CppNames {
    /// Adds the definitions in some records. They take precedence over earlier ones.
    ///
    /// ```
    /// let records = isogloss_codegen::session().parse_str("toy.td", r#"
    ///     include "isogloss/Op.td"
    ///     def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
    ///     def Toy_YieldOp : Op<Toy_Dialect, "yield">;
    /// "#)?;
    /// let mut names = isogloss_codegen::CppNames::default();
    /// names.add([&records]);
    /// assert_eq!(names.operation("YieldOp", "::toy"), Some("toy.yield"));
    /// assert_eq!(names.operation("YieldOp", "::tools"), None);
    /// assert_eq!(names.operation("toy::YieldOp", "::tools"), Some("toy.yield"));
    /// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
    /// ```
    pub fn add<'r>(&mut self, evaluated: impl IntoIterator<Item = &'r Records>) {
        self.listed.clear();
        evaluated.into_iter().for_each(|records| self.add_records(records));
    }

    fn add_records(&mut self, records: &Records) {
        for record in records.derived_from("EnumAttrInfo") {
            let (Ok(class), Ok(true)) =
                (record.get::<&str>("specializedAttrClassName"), record.get::<bool>("genSpecializedAttr"))
            else {
                continue;
            };
            let name = joined(namespace_of(record), class);
            self.items.insert(name, Item::EnumAttr(enum_name(record)));
        }
        for record in records.derived_from("EnumInfo") {
            self.items.insert(enum_name(record), Item::Enum);
        }
        let interfaces = records.derived_from("Interface");
        for record in interfaces.filter(|record| !record.is_subclass_of("DeclareInterfaceMethods")) {
            self.items.extend(interface_name(record).map(|name| (name, Item::Interface)));
        }
        for record in records.derived_from("TypeDef").chain(records.derived_from("AttrDef")) {
            if let (Ok(class), Ok(dialect)) =
                (record.get::<&str>("cppClassName"), record.get::<Record<'_>>("dialect"))
                && let Ok(name) = dialect.get::<&str>("name")
            {
                let class = joined(namespace_of(dialect), class);
                self.items.insert(class, Item::Definition(name.to_owned()));
                self.list(record, 0);
            }
        }
        for record in records.derived_from("Op") {
            let dialect =
                record.get::<Record<'_>>("opDialect").and_then(|dialect| dialect.get::<&str>("name"));
            if let (Ok(dialect), Ok(name)) = (dialect, record.get::<&str>("opName")) {
                let class = joined(namespace_of(record), class_name(record.name()));
                self.items.insert(class, Item::Operation(format!("{dialect}.{name}")));
            }
        }
    }

    /// Adds the interfaces that a type or an attribute lists, and their bases.
    fn list(&mut self, record: Record<'_>, depth: usize) {
        const MAX_NESTING: usize = 64;
        if depth > MAX_NESTING {
            return;
        }
        for field in ["traits", "baseInterfaces"] {
            for item in record.find::<Vec<Record<'_>>>(field).unwrap_or_default() {
                if matches!(interface_kind(item), Some(InterfaceKind::Values(_)))
                    && interface_name(item).is_some_and(|name| self.listed.insert(name))
                    || item.is_subclass_of("TraitList")
                {
                    self.list(item, depth + 1);
                }
            }
        }
    }

    /// Adds a type or an attribute without a record. Its dialect is in a namespace of the same name, ignoring case,
    /// which may be inside of MLIR's namespace.
    pub fn add_compiled(&mut self, dialect: &str, class: &str) {
        let dialect_namespace = dialect.to_ascii_lowercase();
        for namespace in [joined(MLIR, &dialect_namespace), dialect_namespace] {
            self.compiled.insert(joined(&namespace, class), dialect.to_owned());
        }
        if dialect == BUILTIN {
            self.compiled.insert(joined(MLIR, class), dialect.to_owned());
        }
    }

    /// The operation of a class that is named in a namespace.
    #[must_use]
    pub fn operation(&self, class: &str, namespace: &str) -> Option<&str> {
        candidates(class, namespace).find_map(|name| {
            let Item::Operation(name) = self.items.get(&name)? else { return None };
            Some(name.as_str())
        })
    }

    /// Resolves the name of a class in a namespace.
    pub(super) fn class(&self, written: &str, namespace: &str) -> Class {
        let found = candidates(written, namespace).find_map(|name| self.known_class(&name));
        found.unwrap_or_else(|| Class { name: written.trim().to_owned(), kind: ClassKind::Unknown })
    }

    /// The class of a full name.
    fn known_class(&self, full: &str) -> Option<Class> {
        let (namespace, name) = full.rsplit_once("::").unwrap_or(("", full));
        let is_builtin = namespace == MLIR && is_known_class(name);
        let kind = match self.items.get(full) {
            _ if is_builtin => ClassKind::Builtin,
            Some(Item::Definition(dialect)) => ClassKind::Definition { dialect: dialect.clone() },
            Some(Item::Interface) => {
                ClassKind::Interface { class: full.to_owned(), is_listed: self.listed.contains(full) }
            }
            Some(Item::EnumAttr(enumeration)) => ClassKind::EnumAttr { class: enumeration.clone() },
            Some(Item::Operation(_) | Item::Enum) => return None,
            None => {
                let dialect = self.compiled.get(&joined(&namespace.to_ascii_lowercase(), name))?;
                ClassKind::Definition { dialect: dialect.clone() }
            }
        };
        Some(Class { name: name.to_owned(), kind })
    }

    /// Resolves the name of an enum in a namespace to its full name.
    pub(super) fn enumeration(&self, written: &str, namespace: &str) -> Option<String> {
        candidates(written, namespace).find(|name| matches!(self.items.get(name), Some(Item::Enum)))
    }

    /// The names of the options, or else the names that the records define.
    pub(super) fn with(records: &Records, others: Option<&Arc<Self>>) -> Arc<Self> {
        match others {
            // These include the names of the records.
            Some(others) => Arc::clone(others),
            None => {
                let mut names = Self::default();
                names.add([records]);
                Arc::new(names)
            }
        }
    }
}

/// The full names that a name may stand for in a namespace, in the lookup order of C++: in that namespace, in the
/// namespaces around it, and then in MLIR's, which definitions may omit. A name with leading colons is full.
pub(super) fn candidates(written: &str, namespace: &str) -> impl Iterator<Item = String> {
    let written = written.trim();
    let (name, mut around) = match written.strip_prefix("::") {
        Some(full) => (full, None),
        None => (written, Some(namespace.trim_matches(':').to_owned())),
    };
    let name: String = name.split("::").map(str::trim).collect::<Vec<_>>().join("::");
    let last = if around.is_some() { joined(MLIR, &name) } else { name.clone() };
    let in_namespaces = std::iter::from_fn(move || {
        let namespace = around.take()?;
        if let Some((outer, _)) = namespace.rsplit_once("::") {
            around = Some(outer.to_owned());
        } else if !namespace.is_empty() {
            around = Some(String::new());
        }
        Some(joined(&namespace, &name))
    });
    in_namespaces.chain([last])
}

/// The C++ namespace of a dialect, an operation, an enum or an interface, without the colons around it.
pub(super) fn namespace_of(record: Record<'_>) -> &str {
    record.find::<&str>("cppNamespace").unwrap_or("").trim_matches(':')
}

/// The full name of the class of an enum.
pub(super) fn enum_name(record: Record<'_>) -> String {
    joined(namespace_of(record), record.get::<&str>("className").unwrap_or_else(|_| record.name()))
}

/// The full name of the class of an interface.
fn interface_name(record: Record<'_>) -> Option<String> {
    Some(joined(namespace_of(record), record.find::<&str>("cppInterfaceName")?))
}

/// The namespace of a text: MLIR's for the library, and the dialect's for a definition.
pub(super) fn namespace_of_text<'n>(record: Record<'_>, text: StringValue<'_>, own: &'n str) -> &'n str {
    let sources = record.records().sources();
    let place = text.origin(0).unwrap_or(record.span());
    if sources.location(place).file.starts_with("isogloss/") { MLIR } else { own }
}

/// A name in a namespace.
pub(super) fn joined(namespace: &str, class: &str) -> String {
    if namespace.is_empty() { class.to_owned() } else { [namespace, "::", class].concat() }
}

/// The class name of a record: the part after its first `_`.
pub(super) fn class_name(record: &str) -> &str {
    match record.split_once('_') {
        Some((prefix, class)) if !prefix.is_empty() && !class.is_empty() => class,
        _ => record,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn class_names_follow_the_first_underscore() {
        assert_eq!(class_name("Toy_AddOp"), "AddOp");
        assert_eq!(class_name("AddOp"), "AddOp");
        assert_eq!(class_name("LLVM_GEP_Op"), "GEP_Op");
        assert_eq!(class_name("_Odd"), "_Odd");
    }

    #[test]
    fn names_are_searched_from_the_inside() {
        let all = |name: &str, namespace: &str| candidates(name, namespace).collect::<Vec<_>>().join(" ");
        assert_eq!(all("A", "::x::y"), "x::y::A x::A A mlir::A");
        assert_eq!(all("y::A", "x"), "x::y::A y::A mlir::y::A");
        assert_eq!(all("::x::A", "y"), "x::A");
        assert_eq!(all("A", ""), "A mlir::A");
        assert_eq!(all(" :: x :: A ", "y"), "x::A");
    }

    #[test]
    fn classes_are_found_in_their_namespaces() {
        let records = crate::session()
            .parse_str(
                "t.td",
                r#"
                include "isogloss/Op.td"
                include "isogloss/Enum.td"
                def Q_Dialect : Dialect { let name = "q"; let cppNamespace = "::x::q"; }
                def Q_Integer : TypeDef<Q_Dialect, "Integer"> { let mnemonic = "int"; }
                def R_Dialect : Dialect { let name = "r"; let cppNamespace = "::r"; }
                def R_Qubit : TypeDef<R_Dialect, "Qubit"> { let mnemonic = "qubit"; }
                def R_Color : I32EnumAttr<"Color", "", [I32EnumAttrCase<"Red", 0>]> { let cppNamespace = "::r"; }
                "#,
            )
            .expect("records");
        let mut names = CppNames::default();
        names.add([&records]);
        names.add_compiled("llvm", "LLVMPointerType");
        let class = |name: &str, namespace: &str| match names.class(name, namespace).kind {
            ClassKind::Definition { dialect } => dialect,
            ClassKind::EnumAttr { class } => class,
            other => format!("{other:?}"),
        };
        assert_eq!(class("IntegerType", "x::q"), "q");
        assert_eq!(class("IntegerType", "::r"), "Builtin");
        assert_eq!(class("::mlir::IntegerType", "::x::q"), "Builtin");
        assert_eq!(class("q::IntegerType", "x::p"), "q");
        assert_eq!(class("QubitType", "::x::q"), "Unknown");
        assert_eq!(class("::QubitType", "::r"), "Unknown");
        assert_eq!(class("r::ColorAttr", "::x::q"), "r::Color");
        assert_eq!(class("LLVM::LLVMPointerType", "::x::q"), "llvm");
        assert_eq!(class("::mlir::LLVM::LLVMPointerType", "::x::q"), "llvm");
        assert_eq!(names.enumeration("Color", "::r").as_deref(), Some("r::Color"));
        assert_eq!(names.enumeration("Color", "::x::q"), None);
    }
}
