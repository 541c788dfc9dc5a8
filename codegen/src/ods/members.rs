//! Methods of the C++ classes of types and attributes in definitions, and cases of enums.

use super::cpp_names::enum_name;
use super::enums::cases_of;
use crate::model::constraint::{Class as Meaning, ClassKind};
use crate::model::constraint_cpp::Member;
use crate::model::cpp_class::CppClass;
use crate::names;
use isogloss_tablegen::{DagValue, Record, Records, Value};
use std::cell::OnceCell;
use std::collections::HashMap;

/// The methods of `ShapedType`, which the runtime implements.
const OF_SHAPES: &[&str] = &[
    "getElementType",
    "getElementTypeBitWidth",
    "getShape",
    "getRank",
    "getNumElements",
    "getDimSize",
    "hasRank",
    "hasStaticShape",
];

/// The classes of the types and attributes of definition files, and the cases of their enums.
pub(super) struct Members<'r> {
    records: &'r Records,
    classes: OnceCell<HashMap<&'r str, Vec<Class>>>,
    /// The numbers of the cases of enums, by the full names of the enums.
    enums: OnceCell<HashMap<String, HashMap<&'r str, i64>>>,
}

/// A class with its accessors.
struct Class {
    dialect: String,
    parameters: Vec<Parameter>,
    is_shaped: bool,
    is_typed: bool,
}

struct Parameter {
    name: String,
    class: CppClass,
}

impl<'r> Members<'r> {
    pub(super) fn new(records: &'r Records) -> Self {
        Self { records, classes: OnceCell::new(), enums: OnceCell::new() }
    }

    /// Looks up a method without arguments, in a class or in all classes.
    pub(super) fn member(&self, class: Option<(&CppClass, &Meaning)>, function: &str) -> Member {
        let Some((class, meaning)) = class else {
            let mut all = self.classes().values().flatten();
            let found = all.find_map(|class| class.parameter(function));
            return found.unwrap_or(Member::Library);
        };
        let found = self.described(meaning);
        let parameter = found.iter().find_map(|class| class.parameter(function));
        let is_of_interface = |class: &&Class| {
            class.is_shaped && OF_SHAPES.contains(&function) || class.is_typed && function == "getType"
        };
        match (parameter, found.as_slice()) {
            (Some(parameter), _) => parameter,
            // The runtime finds the parameter of a compiled class.
            (None, []) if function == "getElementType" => Member::Library,
            (None, []) if class.is_of_dialect() && !is_of_library(meaning) => Member::Foreign,
            (None, []) => Member::Library,
            (None, found) if found.iter().copied().any(|class| is_of_interface(&class)) => Member::Library,
            (None, _) => Member::Foreign,
        }
    }

    /// The definition of a class; several if the files define it more than once.
    fn described(&self, meaning: &Meaning) -> Vec<&Class> {
        let ClassKind::Definition { dialect } = &meaning.kind else { return Vec::new() };
        let named = self.classes().get(meaning.name.as_str());
        named.into_iter().flatten().filter(|class| class.dialect == *dialect).collect()
    }

    fn classes(&self) -> &HashMap<&'r str, Vec<Class>> {
        self.classes.get_or_init(|| {
            let mut classes: HashMap<&str, Vec<Class>> = HashMap::new();
            for class in ["TypeDef", "AttrDef"] {
                for record in self.records.derived_from(class) {
                    if let Ok(name) = record.get::<&str>("cppClassName") {
                        classes.entry(name).or_default().push(Class::of(record));
                    }
                }
            }
            classes
        })
    }

    /// The number of a case of an enum, by the full name of the enum.
    pub(super) fn case(&self, enumeration: &str, symbol: &str) -> Option<i64> {
        self.enums().get(enumeration)?.get(symbol).copied()
    }

    fn enums(&self) -> &HashMap<String, HashMap<&'r str, i64>> {
        self.enums.get_or_init(|| {
            let all = self.records.derived_from("EnumInfo");
            all.filter_map(|info| Some((enum_name(info), cases_of(info)?))).collect()
        })
    }
}

/// Whether the methods of a class belong to MLIR's library: a class of the runtime, or the attribute of an enum that is
/// stored as an integer.
fn is_of_library(meaning: &Meaning) -> bool {
    match &meaning.kind {
        ClassKind::Builtin | ClassKind::EnumAttr { .. } => true,
        ClassKind::Definition { .. } | ClassKind::Interface { .. } | ClassKind::Unknown => false,
    }
}

impl Class {
    fn of(record: Record<'_>) -> Self {
        let dialect = record.find::<Record<'_>>("dialect");
        let dialect = dialect.and_then(|dialect| dialect.find::<&str>("name")).unwrap_or_default();
        let parameters = match record.get::<DagValue<'_>>("parameters") {
            Ok(parameters) if record.find::<bool>("genAccessors").unwrap_or(true) => {
                parameters.args().filter_map(|(name, value)| Parameter::of(name?, value)).collect()
            }
            _ => Vec::new(),
        };
        let lists = |wanted: &str| {
            let traits: Vec<Record<'_>> = record.find("traits").unwrap_or_default();
            traits.iter().any(|item| item.find::<&str>("cppInterfaceName").is_some_and(|name| name == wanted))
        };
        Self {
            dialect: dialect.to_owned(),
            parameters,
            is_shaped: lists("ShapedType") || lists("ShapedTypeInterface"),
            is_typed: lists("TypedAttr"),
        }
    }

    /// The parameter of an accessor: `elementType` or `element_type` for `getElementType`.
    fn parameter(&self, function: &str) -> Option<Member> {
        let is = |parameter: &&Parameter| names::is_accessor(function, &parameter.name);
        let found = self.parameters.iter().find(is)?;
        Some(Member::Parameter(found.name.clone(), found.class.clone()))
    }
}

impl Parameter {
    fn of(name: &str, value: Value<'_>) -> Option<Self> {
        let class = match value {
            Value::String(text) => text.text(),
            Value::Record(record) => {
                let returned = |field| record.find::<&str>(field).filter(|text| !text.trim().is_empty());
                returned("cppAccessorType").or_else(|| returned("cppType"))?
            }
            _ => return None,
        };
        Some(Self { name: name.to_owned(), class: CppClass::parse(class)? })
    }
}
