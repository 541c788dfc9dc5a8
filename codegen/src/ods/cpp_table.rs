//! The table of the meanings of C++ texts, read from records.

use super::constraints::Constraints;
use super::cpp_names::CppNames;
use super::meanings::{CppMeanings, Meanings, normal};
use crate::model::Name;
use crate::model::constraint::{Buildable, Path, Predicate, Test};
use crate::model::op::Transformer;
use crate::{Options, codes};
use isogloss_tablegen::{Diagnostic, Record, Records, Span};
use std::sync::{Arc, OnceLock};

/// The reader of the constraints of a definition file.
pub(super) fn constraints_of<'r>(
    records: &'r Records,
    options: &Options,
    names: &Arc<CppNames>,
) -> Constraints<'r> {
    let functions = records.derived_from("TypeFunction").filter_map(|record| transformer(record).ok());
    let own = functions.chain(records.derived_from("BuiltType").filter_map(built)).collect();
    Constraints::new(records, Arc::clone(names), Meanings::new(records, options, own, CppMeanings::library))
}

impl CppMeanings {
    /// Reads the table of evaluated records. Records with errors are left out.
    #[must_use]
    pub fn read(records: &Records, errors: &mut Vec<Diagnostic>) -> Self {
        // The records themselves are the table.
        let options = Options { cpp_meanings: Some(Arc::default()), ..Options::default() };
        let mut constraints = constraints_of(records, &options, &CppNames::with(records, None));
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

    /// The table, completed with the missing entries of another one.
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

    /// The table, completed with the missing entries of the library's.
    #[must_use]
    pub fn with_library(self) -> Self {
        self.or(Self::library())
    }

    /// The library's table.
    fn library() -> &'static Self {
        static LIBRARY: OnceLock<CppMeanings> = OnceLock::new();
        LIBRARY.get_or_init(|| {
            let include = format!("include \"{}\"\n", isogloss_defs::CPP_MEANINGS);
            let records = crate::library().parse_str("isogloss-defs", include);
            records.map(|records| Self::read(&records, &mut Vec::new())).unwrap_or_default()
        })
    }
}

/// A record `CppTransformer` or `TypeFunction`.
pub(super) fn transformer(record: Record<'_>) -> Result<(String, Transformer), Box<Diagnostic>> {
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
    let of_elements = record.find::<bool>("ofElements").unwrap_or(false);
    Ok((normal(cpp), if of_elements { Transformer::OfElement(Box::new(function)) } else { function }))
}

/// A record `BuiltType`: a function with a constant result.
fn built(record: Record<'_>) -> Option<(String, Transformer)> {
    let (cpp, ty): (&str, &str) = (record.find("cpp")?, record.find("type")?);
    Some((normal(cpp), Transformer::Constant(Buildable::Text(ty.to_owned()))))
}

/// The condition without its spans, which belong to the files of another session.
fn placeless(condition: Predicate) -> Predicate {
    condition.map_leaves(&mut |leaf| match leaf {
        Predicate::Rust(path) => Predicate::Rust(Name::new(path.text, Span::NONE)),
        Predicate::Cpp { text, .. } => Predicate::Cpp { text, span: Span::NONE },
        Predicate::Test(Test::Named { name, class, arguments, compare }) => {
            let name = Name::new(name.text, Span::NONE);
            Predicate::Test(Test::Named { name, class, arguments, compare })
        }
        test => test,
    })
}
