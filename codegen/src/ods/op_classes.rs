//! [`OpClasses`]: operations by their C++ classes, as traits name them.

use isogloss_tablegen::{Record, Records};
use std::collections::BTreeMap;

/// The names of operations by their C++ classes. A definition may name the class of an operation that another file defines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpClasses {
    /// By classes with namespaces, without the leading colons.
    qualified: BTreeMap<String, String>,
    /// By classes alone. Operations of several dialects may have one class.
    plain: BTreeMap<String, String>,
}

impl OpClasses {
    /// Adds the operations that records define.
    ///
    /// ```
    /// let records = isogloss_codegen::session().parse_str("toy.td", r#"
    ///     include "isogloss/Op.td"
    ///     def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
    ///     def Toy_YieldOp : Op<Toy_Dialect, "yield">;
    /// "#)?;
    /// let mut classes = isogloss_codegen::OpClasses::default();
    /// classes.add(&records);
    /// assert_eq!(classes.find("YieldOp", "::toy"), Some("toy.yield"));
    /// assert_eq!(classes.find("YieldOp", "::tools"), None);
    /// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
    /// ```
    pub fn add(&mut self, records: &Records) {
        for record in records.derived_from("Op") {
            let dialect =
                record.get::<Record<'_>>("opDialect").and_then(|dialect| dialect.get::<&str>("name"));
            let (Ok(dialect), Ok(name)) = (dialect, record.get::<&str>("opName")) else { continue };
            let (class, name) = (class_name(record.name()), format!("{dialect}.{name}"));
            if let Ok(namespace) = record.get::<&str>("cppNamespace") {
                self.qualified.insert(qualified(namespace.trim_matches(':'), class), name.clone());
            }
            self.plain.insert(class.to_owned(), name);
        }
    }

    /// The operation of a class, as C++ in a namespace finds it: in that namespace, then in those around it.
    #[must_use]
    pub fn find(&self, class: &str, namespace: &str) -> Option<&str> {
        let (mut around, class) = match class.trim().strip_prefix("::") {
            Some(class) => ("", class),
            None => (namespace.trim_matches(':'), class.trim()),
        };
        loop {
            if let Some(name) = self.qualified.get(&qualified(around, class)) {
                return Some(name);
            }
            if around.is_empty() {
                return None;
            }
            around = around.rsplit_once("::").map_or("", |(outer, _)| outer);
        }
    }

    /// The operation of a class in any namespace.
    pub(super) fn find_plain(&self, class: &str) -> Option<&str> {
        self.plain.get(class.rsplit("::").next().unwrap_or(class).trim()).map(String::as_str)
    }
}

fn qualified(namespace: &str, class: &str) -> String {
    if namespace.is_empty() { class.to_owned() } else { format!("{namespace}::{class}") }
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
}
