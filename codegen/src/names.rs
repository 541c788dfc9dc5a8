//! Names of a definition file as Rust identifiers: one function for each kind of identifier,
//! and tables of reserved words.

use crate::model::op::Operation;
use heck::{ToShoutySnakeCase, ToSnakeCase, ToUpperCamelCase};
use proc_macro2::{Ident, Span};
use quote::format_ident;
use std::borrow::Cow;

/// Words that are identifiers only in the form `r#word`.
const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn", "else",
    "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro",
    "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "static", "struct", "trait",
    "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// Words that are never identifiers; they get an underscore.
const PATH_KEYWORDS: &[&str] = &["self", "Self", "super", "crate", "_"];

/// Methods that every handle has. The accessor of a parameter with such a name has an
/// underscore after the name.
const HANDLE_METHODS: &[&str] =
    &["get", "get_checked", "fmt", "clone", "eq", "ne", "hash", "into", "try_into"];

/// Functions that every handle of an operation has or that are generated for it.
const OPERATION_METHODS: &[&str] =
    &["of", "builder", "create", "create_value", "clone", "fmt", "eq", "ne", "deref", "into", "try_into"];

/// The variable for the view of an operation as an interface, in the interface's verifier.
pub(crate) const VIEW: &str = "__view";

/// The functions of the runtime's view of any operation, `ir::OpRef`.
pub(crate) const OP_REF_FUNCTIONS: &[&str] = &[
    "all_attributes",
    "ancestors",
    "attribute",
    "attributes",
    "block",
    "context",
    "def",
    "dyn_cast",
    "error",
    "fold",
    "foreign_properties",
    "has",
    "has_trait",
    "id",
    "inherent_attr",
    "interface",
    "ir",
    "is",
    "is_memory_effect_free",
    "is_pure",
    "is_speculatable",
    "isa",
    "loc",
    "location",
    "name",
    "nearest_symbol_table",
    "nested_operand_groups",
    "next",
    "operand",
    "operand_group",
    "operands",
    "parent",
    "prev",
    "properties",
    "properties_by_name",
    "property",
    "region",
    "region_group",
    "regions",
    "result",
    "result_group",
    "results",
    "successors",
    "symbol_name",
    "visibility",
    "visits",
    "walk",
    "walk_post",
];

/// Methods of every operation that return all parts of one kind, or the operation itself.
const WHOLE_OPERATION: &[&str] =
    &["operation", "operands", "results", "attributes", "properties", "regions", "successors"];

/// A word as an identifier, even if Rust reserves it.
///
/// Characters that an identifier cannot contain are replaced by `_`.
pub(crate) fn ident(word: &str) -> Ident {
    match safe_word(word) {
        (word, true) => Ident::new_raw(&word, Span::call_site()),
        (word, false) => Ident::new(&word, Span::call_site()),
    }
}

/// The word of an identifier, and whether it is a raw one.
fn safe_word(word: &str) -> (String, bool) {
    let mut word = word.replace(|c: char| !c.is_ascii_alphanumeric() && c != '_', "_");
    if word.is_empty() || word.starts_with(|c: char| c.is_ascii_digit()) {
        word.insert(0, '_');
    }
    if PATH_KEYWORDS.contains(&word.as_str()) {
        word.push('_');
    }
    let is_raw = KEYWORDS.contains(&word.as_str());
    (word, is_raw)
}

/// A name in snake case. Most names are in snake case already and are not converted.
fn snake_case(name: &str) -> Cow<'_, str> {
    let is_part = |part: &str| {
        !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    if name.split('_').all(is_part) { Cow::Borrowed(name) } else { Cow::Owned(name.to_snake_case()) }
}

/// The name of a field, an argument or a method: `elementType` is `element_type`.
pub(crate) fn value(name: &str) -> Ident {
    ident(&snake_case(name))
}

/// The text of [`value`].
pub(crate) fn value_text(name: &str) -> String {
    match safe_word(&snake_case(name)) {
        (word, true) => format!("r#{word}"),
        (word, false) => word,
    }
}

/// The name of the method that reads a parameter.
pub(crate) fn accessor(name: &str) -> Ident {
    let snake = name.to_snake_case();
    if HANDLE_METHODS.contains(&snake.as_str()) { ident(&format!("{snake}_")) } else { ident(&snake) }
}

/// The name of the method that reads a part of an operation, and of the one that sets it on a
/// builder. An underscore is appended to the name of a method of every operation.
pub(crate) fn part_accessor(operation: &Operation, name: &str) -> Ident {
    let snake = name.to_snake_case();
    let is = |list: &[&str]| list.contains(&snake.as_str());
    if is(OPERATION_METHODS) || is(WHOLE_OPERATION) && !operation.is_all_of(&snake) {
        return ident(&format!("{snake}_"));
    }
    ident(&snake)
}

/// The C++ name of the method that reads a parameter or a part of an operation: `getElementType` for `elementType`.
pub(crate) fn cpp_getter(name: &str) -> String {
    name.split('_').fold("get".to_owned(), |mut getter, word| {
        let mut letters = word.chars();
        getter.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        getter + letters.as_str()
    })
}

/// The name of the function that sets a part of an existing operation: `set_element_type`.
pub(crate) fn part_setter(name: &str) -> Ident {
    ident(&part_setter_text(name))
}

/// The text of [`part_setter`].
pub(crate) fn part_setter_text(name: &str) -> String {
    // The prefix makes it no keyword.
    safe_word(&["set_", &snake_case(name)].concat()).0
}

/// The name of a method of an interface: `getWeight` is `weight`.
pub(crate) fn method(name: &str) -> Ident {
    match name.strip_prefix("get") {
        Some(rest) if rest.starts_with(|first: char| first.is_ascii_uppercase()) => value(rest),
        _ => value(name),
    }
}

/// Whether a function is the accessor of a parameter: `getElementType` or `element_type` for `elementType`.
pub(crate) fn is_accessor(function: &str, parameter: &str) -> bool {
    fn letters(name: &str) -> impl Iterator<Item = char> {
        name.chars().filter(|letter| letter.is_alphanumeric()).map(|letter| letter.to_ascii_lowercase())
    }
    let is = |function: &str| letters(function).eq(letters(parameter));
    is(function) || function.strip_prefix("get").is_some_and(is)
}

/// The name of a static: `MatrixType` is `MATRIX_TYPE`.
pub(crate) fn constant(name: &str) -> Ident {
    ident(&name.to_shouty_snake_case())
}

/// The name of the static for the table of a class. A class in capitals uses the name of its handle, which is a value,
/// too.
pub(crate) fn table(class: &str) -> Ident {
    let table = constant(class);
    if table == class { format_ident!("{table}_TABLE") } else { table }
}

/// The name of the constant for a case of a bit set. `ALL` is the list of all cases.
pub(crate) fn flag(name: &str) -> Ident {
    let constant = constant(name);
    if constant == "ALL" { format_ident!("ALL_") } else { constant }
}

/// The name of an enum's variant: `fast-math` is `FastMath`.
pub(crate) fn variant(name: &str) -> Ident {
    if is_camel_case(name) { ident(name) } else { ident(&name.to_upper_camel_case()) }
}

/// Whether a name is in camel case without acronyms and digits. Most cases are; they are not converted.
fn is_camel_case(name: &str) -> bool {
    let is_upper = |letter: Option<u8>| letter.is_some_and(|letter| letter.is_ascii_uppercase());
    let mut last = None;
    is_upper(name.bytes().next())
        && name.bytes().all(|letter| {
            let is_acronym = is_upper(last) && letter.is_ascii_uppercase();
            last = Some(letter);
            letter.is_ascii_alphabetic() && !is_acronym
        })
}

/// The class of an operation, which must differ from the function that creates it: `MfmaF32_16x16x1f32` for
/// `mfma_f32_16x16x1f32`. A class that does not begin with a lower-case letter is unchanged.
pub(crate) fn op_class(name: &str) -> String {
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) {
        return name.to_owned();
    }
    let mut class = String::new();
    for word in name.split('_').filter(|word| !word.is_empty()) {
        let is_number = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
        let mut letters = word.chars();
        if is_number(class.chars().last()) && is_number(word.chars().next()) {
            class.push('_');
        }
        class.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
        class.push_str(letters.as_str());
    }
    class
}

/// The name of the function that creates an operation: the name of the operation, except for `dialect`, which is the
/// function of the table.
pub(crate) fn op_function(name: &str) -> Ident {
    match name.replace('.', "_").as_str() {
        "dialect" => ident("dialect_op"),
        name => ident(name),
    }
}

/// The name of a type, without conversion.
pub(crate) fn type_name(name: &str) -> Ident {
    ident(name)
}

/// Whether a text becomes a Rust identifier by a conversion of case.
pub(crate) fn is_name(text: &str) -> bool {
    !text.is_empty()
        && !text.starts_with(|c: char| c.is_ascii_digit())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// Whether Rust reserves a word.
pub(crate) fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&word) || PATH_KEYWORDS.contains(&word)
}

/// Whether a text is a Rust path of identifiers that Rust does not reserve.
pub(crate) fn is_plain_path(text: &str) -> bool {
    text.strip_prefix("::").unwrap_or(text).split("::").all(|name| is_name(name) && !is_keyword(name))
}

/// Whether the lexer of types and attributes reads a text as one keyword (LangRef, "bare-id").
/// Mnemonics may contain dots.
pub(crate) fn is_mnemonic(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "_.$-".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn getters_of_cpp_have_camel_case() {
        assert_eq!(
            ["lhs", "elementType", "no_wrap", "a_b2_c"].map(cpp_getter),
            ["getLhs", "getElementType", "getNoWrap", "getAB2C"]
        );
    }

    #[test]
    fn values_are_in_snake_case() {
        assert_eq!(value("elementType").to_string(), "element_type");
        assert_eq!(value("sizeInBits").to_string(), "size_in_bits");
    }

    #[test]
    fn texts_are_those_of_identifiers() {
        for name in
            ["a", "sym_name", "elementType", "type", "self", "_", "a_", "_a", "a__b", "2d", "A2B", "x y", ""]
        {
            assert_eq!(value_text(name), value(name).to_string());
            assert_eq!(value_text(name), ident(&name.to_snake_case()).to_string());
            assert_eq!(part_setter_text(name), part_setter(name).to_string());
        }
    }

    #[test]
    fn keywords_are_raw() {
        assert_eq!(value("type").to_string(), "r#type");
        assert_eq!(value("gen").to_string(), "r#gen");
    }

    #[test]
    fn path_keywords_get_an_underscore() {
        assert_eq!(value("self").to_string(), "self_");
        assert_eq!(variant("self").to_string(), "Self_");
    }

    #[test]
    fn accessors_avoid_the_names_of_handle_methods() {
        assert_eq!(accessor("get").to_string(), "get_");
        assert_eq!(accessor("rows").to_string(), "rows");
    }

    #[test]
    fn statics_are_in_shouty_snake_case() {
        assert_eq!(constant("MatrixType").to_string(), "MATRIX_TYPE");
        assert_eq!(
            (table("MatrixType").to_string(), table("JAL").to_string()),
            ("MATRIX_TYPE".into(), "JAL_TABLE".into())
        );
    }

    #[test]
    fn cases_of_bit_sets_avoid_the_name_all() {
        assert_eq!((flag("All").to_string(), flag("AllOf").to_string()), ("ALL_".into(), "ALL_OF".into()));
    }

    #[test]
    fn variants_are_in_camel_case_and_never_begin_with_a_digit() {
        assert_eq!(variant("fast-math").to_string(), "FastMath");
        assert_eq!(variant("8k").to_string(), "_8k");
        assert_eq!(variant("1D").to_string(), "_1d");
        for name in ["FastMath", "A", "Ab", "AbC", "SGT", "ABc", "A1", "oeq", "Self", "FooBarX"] {
            assert_eq!(variant(name), ident(&name.to_upper_camel_case()));
        }
    }

    #[test]
    fn foreign_characters_are_replaced() {
        assert_eq!(ident("a b").to_string(), "a_b");
        assert_eq!(ident("").to_string(), "__");
    }

    #[test]
    fn mnemonics_are_single_keywords() {
        assert!(is_mnemonic("di_file") && is_mnemonic("a.b") && is_mnemonic("_x"));
        assert!(!is_mnemonic("a b") && !is_mnemonic("") && !is_mnemonic("8k"));
    }
}
