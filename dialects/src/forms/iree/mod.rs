//! Directives of the forms of IREE.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

mod ties;

directives! {
    aliased_type ALIASED_TYPE "aliased-type" "a type" "type (as type)?";
    captures CAPTURES "captures" "'('" "(%operand as %argument: type, ...)";
    declared_signature DECLARED_SIGNATURE "declared-signature" "'('" "(%argument : type ..., ...) -> type";
    given_attribute GIVEN_ATTRIBUTE "given-attribute" "an attribute" "";
    sliced_operands SLICED_OPERANDS "sliced-operands" "'('" "(%operand[%offset to %end for %length], ...)";
    annotated_operands ANNOTATED_OPERANDS "annotated-operands" "an operand" "%operand<...>, ...";
    nested_index_lists NESTED_INDEX_LISTS "nested-index-lists" "'['" "[[%value, 4, ...], ...]";
    one_or_more ONE_OR_MORE "one-or-more" "an attribute" "attribute or {attribute, ...}";
    sized_function SIZED_FUNCTION "sized-function" "'('" "(type{%size, ...}, ...) -> (%operand as type, ...)";
    sized_types SIZED_TYPES "sized-types" "a type" "type{%size, ...}, ...";
    tied_signature TIED_SIGNATURE "tied-signature" "'('" "(%argument: type, ...) -> (%argument as type, ...)";
    tied_type TIED_TYPE "tied-type" "a type" "(%operand as)? type{%size, ...}";
    tied_types TIED_TYPES "tied-types" "a type" "(%operand as type, ...)";
    type_or_value TYPE_OR_VALUE "type-or-value" "':' or '='" ": type or = attribute";
}
