//! Directives of the forms of Flang (`fir`, `hlfir`, `cuf`).

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    starred STARRED "starred" "'*'" "* or (%operand, ...)";
    member_path MEMBER_PATH "member-path" "a member or an operand" "member, %operand, ... : (type, ...) -> type";
    attribute_of ATTRIBUTE_OF "attribute-of" "an attribute" "attribute" { undeclared: [0, 1] };
    quoted_number QUOTED_NUMBER "quoted-number" "a string" "\"word\"" { undeclared: [0, 1] };
    called CALLED "called" "a symbol or an operand" "@symbol(%operand, ...)";
    called_types CALLED_TYPES "called-types" "'('" "(type, ...) -> type";
    index_loop INDEX_LOOP "index-loop" "an argument" "%argument = %operand to %operand step %operand";
    loop_results LOOP_RESULTS "loop-results" "a keyword" "(iter_args(%argument = %operand, ...) -> (type, ...))?";
    designator DESIGNATOR "designator" "'('" "(%operand, %operand:%operand:%operand, ...)?";
    flag_word FLAG_WORD "flag-word" "a keyword" "word?";
    dense_range DENSE_RANGE "dense-range" "a keyword" "word (integer, ...) word (integer, ...)";
    bound_argument BOUND_ARGUMENT "bound-argument" "an argument" "%argument = %operand";
    type_attribute TYPE_ATTRIBUTE "type-attribute" "a type" "";
    cases CASES "cases" "'['" "[attribute, %operand, ..., ^block(%operand : type, ...), ...]" { undeclared: [6, u8::MAX] };
}
