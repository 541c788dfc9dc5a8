//! Directives of the forms of `transform`.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    selection SELECTION "selection" "integers" "integer, ...";
    symbol_pairs SYMBOL_PAIRS "symbol-pairs" "a symbol" "@symbol -> @symbol, ...";
    value_or_attribute VALUE_OR_ATTRIBUTE "value-or-attribute" "an operand or an integer" "%operand or integer";
    operands_and_types OPERANDS_AND_TYPES "operands-and-types" "an operand" "%operand : type";
    packed_index_list PACKED_INDEX_LIST "packed-index-list" "a list of values and integers" "[%value, 4, ...]";
    options OPTIONS "options" "'{'" "{\"name\" = value, ...}";
    type_or_function TYPE_OR_FUNCTION "type-or-function" "a type" "type or (type) -> type";
}
