//! Meanings of C++ texts: functions of the author (`CppFunction`), and conditions and functions of types in tables
//! (`CppPredicate`, `CppTransformer`).

use super::cpp_names::{CppNames, MLIR, candidates};
use crate::Options;
use crate::model::constraint::{Buildable, Class, ClassKind, Predicate, Test};
use crate::model::op::Transformer;
use crate::model::{Name, last_name};
use isogloss_tablegen::{Record, Records};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A table of the meanings of C++ texts: conditions (`CppPredicate`) and functions from type to type (`CppTransformer`)
/// from the file `isogloss/CppMeaning.td`, or from a file that includes it.
///
/// ```
/// use isogloss_codegen::{CppMeanings, session};
/// let records = session().parse_str("my.td", r#"
///     include "isogloss/CppMeaning.td"
///     def : CppPredicate<"my::isSmall", Compare<"width", "<", 8>>;
/// "#)?;
/// let mut mistakes = Vec::new();
/// CppMeanings::read(&records, &mut mistakes);
/// assert!(mistakes.is_empty());
/// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct CppMeanings {
    pub(super) conditions: BTreeMap<String, Predicate>,
    pub(super) transformers: BTreeMap<String, Transformer>,
}

/// The meanings that apply to a definition file.
pub(super) struct Meanings {
    /// The author's functions, by the normalized text.
    functions: BTreeMap<String, Name>,
    /// The literals of the definition file (`BuiltValue`), by the normalized text.
    values: BTreeMap<String, Name>,
    /// The functions from type to type of the definition file (`TypeFunction`), by the normalized text.
    own: BTreeMap<String, Transformer>,
    /// The table of the options, if they have one.
    table: Option<Arc<CppMeanings>>,
    /// The default table, read on first use.
    library: fn() -> &'static CppMeanings,
    runtime_path: String,
}

impl Meanings {
    pub(super) fn new(
        records: &Records,
        options: &Options,
        own: BTreeMap<String, Transformer>,
        library: fn() -> &'static CppMeanings,
    ) -> Self {
        let named = |class, field| {
            let entry = move |record: Record<'_>| {
                let (cpp, meaning) = (record.find::<&str>("cpp")?, record.find::<&str>(field)?);
                Some((normal(cpp), Name::new(meaning, record.span())))
            };
            records.derived_from(class).filter_map(entry).collect()
        };
        Self {
            functions: named("CppFunction", "rust"),
            values: named("BuiltValue", "literal"),
            own,
            table: options.cpp_meanings.clone(),
            library,
            runtime_path: options.runtime_path.clone(),
        }
    }

    /// The author's function for a text.
    pub(super) fn function(&self, cpp: &str) -> Option<Name> {
        if self.functions.is_empty() {
            return None;
        }
        let text = normal(cpp);
        // A function may be named without its namespaces.
        let last = text.rsplit("::").next().filter(|last| is_name(last) && text.split("::").all(is_name));
        // The text of a call with a lambda lacks the body; it counts as the name of the called function.
        let called = || text.split_once('(').map(|(called, _)| called).filter(|_| text.contains(LAMBDA_BODY));
        let found = self.functions.get(&text).or_else(|| self.functions.get(last?));
        found.or_else(|| self.functions.get(called()?)).cloned()
    }

    /// The literal for a value, according to the definition file (`BuiltValue`).
    pub(super) fn value(&self, cpp: &str) -> Option<Name> {
        if self.values.is_empty() { None } else { self.values.get(&normal(cpp)).cloned() }
    }

    /// The type that a text builds, according to the definition file (`BuiltType`).
    pub(super) fn built(&self, cpp: &str) -> Option<Buildable> {
        if self.own.is_empty() {
            return None;
        }
        match self.own.get(&normal(cpp))? {
            Transformer::Constant(ty) => Some(ty.clone()),
            Transformer::Cpp(_)
            | Transformer::Named(_)
            | Transformer::Rust(_)
            | Transformer::Path(_)
            | Transformer::WithElementType(_)
            | Transformer::OfElement(_)
            | Transformer::Then(_) => None,
        }
    }

    /// The function from type to type for a text.
    pub(super) fn transformer(&self, cpp: &str) -> Option<Transformer> {
        let own = self.function(cpp).map(Transformer::Rust);
        own.or_else(|| {
            let text = normal(cpp);
            self.own.get(&text).or_else(|| self.table().transformers.get(&text)).cloned()
        })
    }

    /// Replaces the C++ leaves of a condition by their meanings. The texts are in a namespace.
    pub(super) fn apply(&self, condition: Predicate, names: &CppNames, namespace: &str) -> Predicate {
        condition.map_leaves(&mut |leaf| match leaf.cpp_text() {
            Some(text) => match self.function(&text) {
                Some(function) => Predicate::Rust(function),
                None => self.condition(leaf, &text, names, namespace),
            },
            None => leaf,
        })
    }

    /// A leaf, or the condition for its text in the table.
    fn condition(&self, leaf: Predicate, text: &str, names: &CppNames, namespace: &str) -> Predicate {
        let class = match &leaf {
            Predicate::Test(Test::IsA(class)) => Some(class),
            Predicate::All(_)
            | Predicate::Any(_)
            | Predicate::Not(_)
            | Predicate::Of(..)
            | Predicate::Test(_)
            | Predicate::Rust(_)
            | Predicate::Cpp { .. } => None,
        };
        let found = match class {
            Some(class) => match &class.kind {
                // Definitions and classes of the runtime have no other meaning.
                ClassKind::Definition { .. } | ClassKind::EnumAttr { .. } | ClassKind::Builtin => None,
                ClassKind::Interface { class, .. } => self.class(class, ""),
                ClassKind::Unknown => self.class(&class.name, namespace),
            },
            None => self.table().conditions.get(&normal(text)),
        };
        let Some(meaning) = found else { return leaf };
        let meaning = self.in_runtime(meaning.clone(), names);
        match class {
            Some(class) if matches!(class.kind, ClassKind::Interface { .. }) => {
                Predicate::any([Predicate::Test(Test::Lists(class.clone())), meaning])
            }
            _ => meaning,
        }
    }

    /// The condition in the table for a class that is named in a namespace. An entry without a namespace applies to
    /// any.
    fn class(&self, written: &str, namespace: &str) -> Option<&Predicate> {
        let table = &self.table().conditions;
        let mut full = candidates(written, namespace);
        full.find_map(|name| table.get(&normal(&name))).or_else(|| table.get(last_name(written)))
    }

    /// A condition of the table, with the path of the runtime crate, and with classes resolved.
    fn in_runtime(&self, condition: Predicate, names: &CppNames) -> Predicate {
        condition.map_leaves(&mut |leaf| match leaf {
            Predicate::Test(Test::IsA(Class { name, kind: ClassKind::Unknown })) => {
                Predicate::Test(Test::IsA(names.class(&name, MLIR)))
            }
            Predicate::Rust(path) => {
                let rest = path.text.strip_prefix("::isogloss::");
                let moved = rest.map(|rest| format!("{}::{rest}", self.runtime_path));
                Predicate::Rust(Name::new(moved.unwrap_or(path.text), path.span))
            }
            leaf => leaf,
        })
    }

    fn table(&self) -> &CppMeanings {
        self.table.as_deref().unwrap_or_else(|| (self.library)())
    }
}

/// A C++ text without whitespace, without the namespaces of LLVM and MLIR, and without `$_self` as the first argument.
pub(super) fn normal(cpp: &str) -> String {
    let text: String = cpp.split_whitespace().collect();
    let text = text.replace("($_self)", "").replace("($_self,", "(");
    let short = |text: String, namespace: &str| {
        text.replace(&format!("::{namespace}::"), "").replace(&format!("{namespace}::"), "")
    };
    let text = ["mlir", "llvm"].into_iter().fold(text, short);
    text.strip_prefix("::").map_or(text.clone(), str::to_owned)
}

/// The body of a lambda in the text of a condition without blanks.
const LAMBDA_BODY: &str = "{...}";

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || c == '_')
}
