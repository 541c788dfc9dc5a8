//! Functions of the C++ classes of types and attributes that definitions describe, and cases of enums.

use super::enums::cases_of;
use crate::emit::is_known_class;
use crate::model::constraint_cpp::Member;
use crate::model::cpp_class::CppClass;
use crate::names;
use isogloss_tablegen::{DagValue, Record, Records, Value};
use std::cell::OnceCell;
use std::collections::HashMap;

/// The functions of `ShapedType`, whose meaning the runtime knows.
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
    enums: OnceCell<HashMap<&'r str, Vec<Cases<'r>>>>,
}

/// A class with its accessors.
struct Class {
    namespace: String,
    parameters: Vec<Parameter>,
    is_shaped: bool,
    is_typed: bool,
}

struct Parameter {
    name: String,
    class: CppClass,
}

/// The numbers of the cases of an enum.
struct Cases<'r> {
    namespace: &'r str,
    numbers: HashMap<&'r str, i64>,
}

impl<'r> Members<'r> {
    pub(super) fn new(records: &'r Records) -> Self {
        Self { records, classes: OnceCell::new(), enums: OnceCell::new() }
    }

    /// What a function without arguments is, of a class or of any.
    pub(super) fn member(&self, class: Option<&CppClass>, function: &str) -> Member {
        let Some(class) = class else {
            let mut all = self.classes().values().flatten();
            let found = all.find_map(|class| class.parameter(function));
            return found.unwrap_or(Member::Library);
        };
        let found = self.described(class);
        let parameter = found.iter().find_map(|class| class.parameter(function));
        let is_of_interface = |class: &&Class| {
            class.is_shaped && OF_SHAPES.contains(&function) || class.is_typed && function == "getType"
        };
        match (parameter, found.as_slice()) {
            (Some(parameter), _) => parameter,
            // The runtime finds the parameter of a class that only compiled code describes.
            (None, []) if function == "getElementType" => Member::Library,
            (None, []) if class.is_of_dialect() && !self.is_of_library(class) => Member::Foreign,
            (None, []) => Member::Library,
            (None, found) if found.iter().copied().any(|class| is_of_interface(&class)) => Member::Library,
            (None, _) => Member::Foreign,
        }
    }

    /// The definitions that a class may be.
    fn described(&self, class: &CppClass) -> Vec<&Class> {
        let last = class.last();
        let written = namespaces(&class.name);
        if is_known_class(last) && (written.is_empty() || written == "mlir") {
            return Vec::new();
        }
        let fits = |found: &&Class| {
            written.is_empty()
                || found.namespace == written
                || found.namespace.ends_with(&format!("::{written}"))
        };
        self.classes().get(last).into_iter().flatten().filter(fits).collect()
    }

    /// Whether the functions of a class are those of MLIR's library: a class of the runtime, or the attribute of an enum that is
    /// stored as an integer.
    fn is_of_library(&self, class: &CppClass) -> bool {
        let last = class.last();
        let is_enum = last.strip_suffix("Attr").is_some_and(|name| self.enums().contains_key(name));
        is_known_class(last) || is_enum
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

    /// The number of a case of an enum, by the names before it and its own.
    pub(super) fn case(&self, names: &[&str]) -> Option<i64> {
        let [spaces @ .., class, symbol] = names else { return None };
        let written = spaces.join("::");
        let fits = |cases: &&Cases<'_>| {
            written.is_empty()
                || cases.namespace == written
                || cases.namespace.ends_with(&format!("::{written}"))
        };
        let mut found =
            self.enums().get(class)?.iter().filter(fits).map(|cases| cases.numbers.get(symbol).copied());
        let first = found.next()??;
        found.all(|other| other == Some(first)).then_some(first)
    }

    fn enums(&self) -> &HashMap<&'r str, Vec<Cases<'r>>> {
        self.enums.get_or_init(|| {
            let mut enums: HashMap<&str, Vec<Cases<'_>>> = HashMap::new();
            for info in self.records.derived_from("EnumInfo") {
                if let (Ok(class), Some(numbers)) = (info.get("className"), cases_of(info)) {
                    let namespace: &str = info.get("cppNamespace").unwrap_or_default();
                    let namespace = namespace.trim_matches(':');
                    enums.entry(class).or_default().push(Cases { namespace, numbers });
                }
            }
            enums
        })
    }
}

/// The namespaces of a name, without the outermost of MLIR.
fn namespaces(name: &str) -> &str {
    let name = name.trim_start_matches("::");
    name.rsplit_once("::").map_or("", |(namespaces, _)| namespaces)
}

impl Class {
    fn of(record: Record<'_>) -> Self {
        let dialect = record.get::<Record<'_>>("dialect").ok();
        let namespace =
            dialect.and_then(|dialect| dialect.get::<&str>("cppNamespace").ok()).unwrap_or_default();
        let parameters = match record.get::<DagValue<'_>>("parameters") {
            Ok(parameters) if record.get::<bool>("genAccessors").unwrap_or(true) => {
                parameters.args().filter_map(|(name, value)| Parameter::of(name?, value)).collect()
            }
            _ => Vec::new(),
        };
        let lists = |wanted: &str| {
            let traits: Vec<Record<'_>> = record.get("traits").unwrap_or_default();
            traits.iter().any(|item| item.get::<&str>("cppInterfaceName").is_ok_and(|name| name == wanted))
        };
        Self {
            namespace: namespace.trim_matches(':').to_owned(),
            parameters,
            is_shaped: lists("ShapedType") || lists("ShapedTypeInterface"),
            is_typed: lists("TypedAttr"),
        }
    }

    /// The parameter whose accessor a function is: `getElementType` of `elementType` or `element_type`.
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
                let returned = |field| record.get::<&str>(field).ok().filter(|text| !text.trim().is_empty());
                returned("cppAccessorType").or_else(|| returned("cppType"))?
            }
            _ => return None,
        };
        Some(Self { name: name.to_owned(), class: CppClass::parse(class)? })
    }
}
