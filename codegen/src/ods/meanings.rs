//! What C++ texts mean: functions of the author (`CppFunction`), and conditions and functions of types that tables name
//! (`CppPredicate`, `CppTransformer`).

use super::constraints::Constraints;
use crate::emit::is_known_class;
use crate::model::Name;
use crate::model::constraint::{Buildable, ClassKind, Path, Predicate, Test};
use crate::model::op::Transformer;
use crate::{Options, codes};
use isogloss_tablegen::{Diagnostic, Record, Records, Span};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// A table of the meanings of C++ texts: conditions (`CppPredicate`) and functions from type to type (`CppTransformer`) of
/// the file `isogloss/CppMeaning.td`, or of a file that includes it.
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
    conditions: BTreeMap<String, Predicate>,
    transformers: BTreeMap<String, Transformer>,
}

impl CppMeanings {
    /// Reads the table of evaluated records. Records with mistakes are left out.
    #[must_use]
    pub fn read(records: &Records, errors: &mut Vec<Diagnostic>) -> Self {
        // The records are the table itself.
        let options = Options { cpp_meanings: Some(Arc::default()), ..Options::default() };
        let mut constraints = Constraints::new(records, &options);
        let mut table = Self::default();
        for record in records.derived_from("CppPredicate") {
            if let (Ok(cpp), Ok(condition)) = (record.get::<&str>("cpp"), record.get("condition")) {
                let condition = constraints.predicate(condition, errors);
                table.conditions.insert(normal(cpp), placeless(condition));
            }
        }
        for record in records.derived_from("CppTransformer") {
            match transformer(record) {
                Ok((cpp, function)) => _ = table.transformers.insert(cpp, function),
                Err(error) => errors.push(*error),
            }
        }
        table
    }

    /// The table, with the entries of another one that it does not have.
    #[must_use]
    pub fn or(mut self, other: &Self) -> Self {
        for (cpp, condition) in &other.conditions {
            self.conditions.entry(cpp.clone()).or_insert_with(|| condition.clone());
        }
        for (cpp, function) in &other.transformers {
            self.transformers.entry(cpp.clone()).or_insert_with(|| function.clone());
        }
        self
    }

    /// The table, with the entries of the library's that it does not have.
    #[must_use]
    pub fn with_library(self) -> Self {
        self.or(Self::library())
    }

    /// The library's table.
    fn library() -> &'static Arc<Self> {
        static LIBRARY: OnceLock<Arc<CppMeanings>> = OnceLock::new();
        LIBRARY.get_or_init(|| {
            let include = format!("include \"{}\"\n", isogloss_defs::CPP_MEANINGS);
            let records = crate::library().parse_str("isogloss-defs", include);
            Arc::new(records.map(|records| Self::read(&records, &mut Vec::new())).unwrap_or_default())
        })
    }
}

/// A record `CppTransformer`.
fn transformer(record: Record<'_>) -> Result<(String, Transformer), Box<Diagnostic>> {
    let field = |name| record.get::<&str>(name).map_err(|error| Box::new(error.code(codes::FIELD)));
    let (cpp, steps, element) = (field("cpp")?, field("steps")?, field("elementType")?);
    let function = match (Path::parse(steps), element) {
        (Some(path), "") => Transformer::Path(path),
        (Some(path), element) if path.is_this() => {
            Transformer::WithElementType(Buildable::Text(element.to_owned()))
        }
        _ => {
            let message = format!("`{steps}` is not a path, or has an element type besides");
            return Err(Box::new(record.error(message).code(codes::PREDICATE)));
        }
    };
    Ok((normal(cpp), function))
}

/// The condition without its places, which are in another session's files.
fn placeless(condition: Predicate) -> Predicate {
    condition.map_leaves(&mut |leaf| match leaf {
        Predicate::Rust(path) => Predicate::Rust(Name::new(path.text, Span::NONE)),
        Predicate::Cpp { text, .. } => Predicate::Cpp { text, span: Span::NONE },
        test => test,
    })
}

/// The meanings that apply to a definition file.
pub(super) struct Meanings {
    /// The author's functions, by the normalized text.
    functions: BTreeMap<String, Name>,
    /// The table of the options; the library's if there is none.
    table: Option<Arc<CppMeanings>>,
    runtime_path: String,
}

impl Meanings {
    pub(super) fn new(records: &Records, options: &Options) -> Self {
        let entry = |record: Record<'_>| {
            let (cpp, rust) = (record.get::<&str>("cpp").ok()?, record.get::<&str>("rust").ok()?);
            Some((normal(cpp), Name::new(rust, record.span())))
        };
        Self {
            functions: records.derived_from("CppFunction").filter_map(entry).collect(),
            table: options.cpp_meanings.clone(),
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
        self.functions.get(&text).or_else(|| self.functions.get(last?)).cloned()
    }

    /// The function from type to type that a text is.
    pub(super) fn transformer(&self, cpp: &str) -> Option<Transformer> {
        let own = self.function(cpp).map(Transformer::Rust);
        own.or_else(|| self.table().transformers.get(&normal(cpp)).cloned())
    }

    /// The condition with the meanings of its C++ leaves.
    pub(super) fn apply(&self, condition: Predicate) -> Predicate {
        condition.map_leaves(&mut |leaf| match leaf.cpp_text() {
            Some(text) => match self.function(&text) {
                Some(function) => Predicate::Rust(function),
                None => self.condition(leaf, &text),
            },
            None => leaf,
        })
    }

    /// A leaf, or the condition that the table has for its text.
    fn condition(&self, leaf: Predicate, text: &str) -> Predicate {
        let class = match &leaf {
            Predicate::Test(Test::IsA(class)) => Some(class),
            _ => None,
        };
        // Definitions, and classes of the runtime, mean themselves.
        if class.is_some_and(|class| class.kind == ClassKind::Definition || is_known_class(&class.name)) {
            return leaf;
        }
        let Some(meaning) = self.table().conditions.get(&normal(text)) else { return leaf };
        let meaning = self.in_runtime(meaning.clone());
        match class {
            Some(class) if class.kind == ClassKind::Interface => {
                Predicate::any([Predicate::Test(Test::Lists(class.name.clone())), meaning])
            }
            _ => meaning,
        }
    }

    /// A condition of the table, with the path of the runtime crate.
    fn in_runtime(&self, condition: Predicate) -> Predicate {
        condition.map_leaves(&mut |leaf| match leaf {
            Predicate::Rust(path) => {
                let rest = path.text.strip_prefix("::isogloss::");
                let moved = rest.map(|rest| format!("{}::{rest}", self.runtime_path));
                Predicate::Rust(Name::new(moved.unwrap_or(path.text), path.span))
            }
            leaf => leaf,
        })
    }

    fn table(&self) -> &CppMeanings {
        self.table.as_ref().unwrap_or_else(|| CppMeanings::library())
    }
}

/// A C++ text without whitespace, without the namespaces of LLVM and MLIR, and without the subject as the first
/// argument.
fn normal(cpp: &str) -> String {
    let text: String = cpp.split_whitespace().collect();
    let text = text.replace("($_self)", "").replace("($_self,", "(");
    let short = |text: String, namespace: &str| {
        text.replace(&format!("::{namespace}::"), "").replace(&format!("{namespace}::"), "")
    };
    let text = ["mlir", "llvm"].into_iter().fold(text, short);
    text.strip_prefix("::").map_or(text.clone(), str::to_owned)
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || c == '_')
}
