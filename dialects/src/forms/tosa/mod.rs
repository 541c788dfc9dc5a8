//! Directives of the forms of `tosa`.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    assignments ASSIGNMENTS "assignments" "'('" "(%argument = %operand, ...)";
    word_dict WORD_DICT "word-dict" "'{' in attribute dictionary" "{name = word, ...}?";
    initialized_function INITIALIZED_FUNCTION "initialized-function" "'(' or ':'" "(%argument = %operand, ...)? : type";
    shape_and_value SHAPE_AND_VALUE "shape-and-value" "':' or '='" ": type or = attribute";
}
