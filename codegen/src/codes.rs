//! The stable codes of this crate's errors. Each has a page, `errors/CODE.md` of this crate, which `isogloss explain`
//! prints: an explanation of one paragraph, an example with exactly this error, and the same example without it. The
//! examples are tests (`--test definitions errors::`). If MLIR's generator ends with a signal for every text with an
//! error, the page has the sentence "This page has no wrong example." instead of that example.
//!
//! A code is never reused. E02xx: definitions; E03xx: assembly formats; E04xx:
//! types and expressions; E05xx: layout rules; E06xx: interfaces; E07xx: files;
//! E08xx: operations; E09xx: patterns.

use isogloss_tablegen::{Diagnostic, Severity};

macro_rules! codes {
    ($($name:ident = $code:literal;)*) => {
        $(pub(crate) const $name: &str = $code;)*

        /// All codes with their pages, by area. A page is Markdown: a line with the explanation, an example with the
        /// error (marked `fails`) and one without. A page may say that it lacks the example with the error.
        pub const EXPLANATIONS: &[(&str, &str)] =
            &[$(($code, include_str!(concat!("../errors/", $code, ".md")))),*];
    };
}

/// The page of a code; `None` for a code that this crate does not have.
///
/// ```
/// assert!(isogloss_codegen::explain("E0301").unwrap().contains("parameter"));
/// assert_eq!(isogloss_codegen::explain("E9999"), None);
/// ```
#[must_use]
pub fn explain(code: &str) -> Option<&'static str> {
    EXPLANATIONS.iter().find(|(known, _)| *known == code).map(|(_, text)| *text)
}

/// Whether MLIR's generator would reject the definition, too: for errors in the parameters or the syntax of a type or
/// an attribute, in an assembly format, or in the parts or the traits of an operation. Other errors are limits of the
/// generated code, and say nothing about a definition written for C++.
#[must_use]
pub fn is_mistake(error: &Diagnostic) -> bool {
    let is_limit = |code| {
        [FORMAT_CPP_ARGUMENT, OP_BUILDER, OP_CLASS, UNCHECKED, PATTERN_LIMIT, PATTERN_CPP].contains(&code)
    };
    let is_of_def = |code: &str| {
        let of_defs = [
            PARAMETER,
            DUPLICATE_PARAMETER,
            UNNAMED_PARAMETER,
            BOTH_SYNTAXES,
            NO_SYNTAX,
            FORMAT_NEEDS_ACCESSORS,
        ];
        of_defs.contains(&code)
    };
    let is_area = |code: &str| ["E03", "E08", "E09"].iter().any(|area| code.starts_with(area));
    let is_mistake = |code: &str| is_area(code) || is_of_def(code);
    error.severity == Severity::Error && error.code.is_some_and(|code| is_mistake(code) && !is_limit(code))
}

/// Whether a diagnostic reports a part of a definition that has no effect in generated Rust.
#[must_use]
pub fn is_without_effect(found: &Diagnostic) -> bool {
    found.code == Some(NO_EFFECT)
}

/// Whether a diagnostic is that a form cannot be used (`isogloss/Form.td`).
#[must_use]
pub fn is_of_form(found: &Diagnostic) -> bool {
    found.code == Some(FORM) || is_form_of_nothing(found)
}

/// Whether a diagnostic is that a form names an operation, a type or an attribute that the evaluation lacks. Of a dialect with
/// several definition files, another one may have it.
#[must_use]
pub fn is_form_of_nothing(found: &Diagnostic) -> bool {
    found.code == Some(FORM_ITEM)
}

codes! {
    FIELD = "E0200";
    DUPLICATE_MNEMONIC = "E0201";
    DUPLICATE_CLASS = "E0202";
    DUPLICATE_PARAMETER = "E0203";
    UNNAMED_PARAMETER = "E0204";
    BAD_NAME = "E0205";
    BAD_MNEMONIC = "E0206";
    DUPLICATE_CASE = "E0207";
    BAD_CASE = "E0208";
    BOTH_SYNTAXES = "E0209";
    NO_SYNTAX = "E0210";
    SYNTAX_WITHOUT_MNEMONIC = "E0211";
    FORMAT_NEEDS_ACCESSORS = "E0212";
    UNKNOWN_DIALECT = "E0213";
    NO_DIALECT = "E0214";
    TOO_MANY_PARAMETERS = "E0215";
    STORAGE = "E0216";
    NO_EFFECT = "E0217";
    PARAMETER = "E0218";
    DEPRECATED = "E0219";
    FORMAT_UNKNOWN_PARAMETER = "E0301";
    FORMAT_DUPLICATE_PARAMETER = "E0302";
    FORMAT_MISSING_PARAMETER = "E0303";
    FORMAT_SYNTAX = "E0304";
    FORMAT_LITERAL = "E0305";
    FORMAT_PLACEMENT = "E0306";
    FORMAT_DIRECTIVE = "E0307";
    FORMAT_GROUP = "E0308";
    FORMAT_AMBIGUOUS = "E0309";
    FORMAT_CPP_ARGUMENT = "E0310";
    FORMAT_UNREADABLE = "E0311";
    FORMAT_TYPE = "E0312";
    FORM = "E0313";
    FORM_ITEM = "E0314";
    UNKNOWN_TYPE = "E0401";
    TYPE_SYNTAX = "E0402";
    UNSUPPORTED_TYPE = "E0403";
    DEFAULT_VALUE = "E0404";
    RUST_EXPRESSION = "E0405";
    PREDICATE = "E0406";
    COUNT_SYNTAX = "E0501";
    COUNT_MEANING = "E0502";
    LAYOUT_UNKNOWN_PARAMETER = "E0503";
    LAYOUT_PARAMETER = "E0504";
    LAYOUT_RULE = "E0505";
    LAYOUT_INTERFACE = "E0506";
    LAYOUT_ALIGNMENT = "E0507";
    LAYOUT_CYCLE = "E0508";
    LAYOUT_KEY = "E0509";
    DUPLICATE_METHOD = "E0601";
    BODY_AND_DEFAULT = "E0602";
    UNKNOWN_METHOD = "E0603";
    INTERFACE_KIND = "E0604";
    INTERFACE_CYCLE = "E0605";
    INTERFACE_STATIC = "E0606";
    OP_ARGUMENT = "E0801";
    OP_UNNAMED = "E0802";
    OP_DUPLICATE = "E0803";
    OP_DUPLICATE_PART = "E0804";
    OP_RESERVED = "E0805";
    OP_SEGMENTS = "E0806";
    OP_NESTED = "E0807";
    OP_ORDER = "E0808";
    OP_TRAIT_ORDER = "E0809";
    OP_TRAIT_ARGUMENT = "E0810";
    OP_TRAIT_CONFLICT = "E0811";
    OP_TRAIT_CYCLE = "E0812";
    OP_BUILDER = "E0813";
    OP_CLASS = "E0814";
    UNCHECKED = "E0821";
    OP_DEFAULT = "E0822";
    PATTERN_NODE = "E0901";
    PATTERN_ARGUMENT = "E0902";
    PATTERN_SYMBOL = "E0903";
    PATTERN_RESULT = "E0904";
    PATTERN_DIRECTIVE = "E0905";
    PATTERN_CONSTRAINT = "E0906";
    PATTERN_LIMIT = "E0907";
    PATTERN_CPP = "E0908";
    READ = "E0701";
    OPTION = "E0702";
}
