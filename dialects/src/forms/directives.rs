//! The directives of formats that serve the forms of one project each, in a folder for the project; and directives `custom<X>`
//! of definition files whose functions are C++.
//!
//! Not here: directives that dialects of several projects use, which the runtime has
//! ([`isogloss::ir::text::directives`]).

use super::pdl::custom::CUSTOM;
use isogloss::ir::format::OpDirective;
use isogloss::ir::text::directives::DYNAMIC_INDEX_LIST;

macro_rules! projects {
    ($($project:ident)*) => {
        $(pub use super::$project::*;)*

        /// The directive of that name in formats.
        ///
        /// ```
        /// use isogloss_dialects::forms::directives;
        ///
        /// assert!(directives::directive("guarded").is_some_and(|found| std::ptr::eq(found, &directives::GUARDED)));
        /// assert!(directives::directive("arguments").is_none());
        /// ```
        #[must_use]
        pub fn directive(name: &str) -> Option<&'static OpDirective> {
            None$(.or_else(|| super::$project::directive(name)))*
        }
    };
}

projects! {
    acc affine r#async circt emitc flang gpu irdl iree linalg ml_program omp pdl shape smt sparse_tensor spirv stablehlo torch tosa tpp transform vector wasmssa
}

/// The functions of a directive `custom<X>` in the definition files of a dialect.
///
/// ```
/// use isogloss_dialects::forms::directives;
///
/// assert!(directives::custom("pdl", "RangeType").is_some());
/// assert!(directives::custom("geometry", "RangeType").is_none());
/// ```
#[must_use]
pub fn custom(dialect: &str, name: &str) -> Option<&'static OpDirective> {
    // MLIR's dialects share it; its arguments are of several kinds.
    if name == "DynamicIndexList" {
        return Some(&DYNAMIC_INDEX_LIST);
    }
    let (_, directive) = CUSTOM.iter().find(|(of, known)| (*of, known.name) == (dialect, name))?;
    Some(directive)
}
