//! Forms of `spirv`: those of operations (`operations`), and directives.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

pub(super) mod operations;

directives! {
    counted_attribute COUNTED_ATTRIBUTE "counted-attribute" "a keyword" "(word(integer))?" { undeclared: [0, 1] };
    quoted_word QUOTED_WORD "quoted-word" "a string" "\"word\" or [\"word\"]?";
    implied_call IMPLIED_CALL "implied-call" "a keyword" "(word(word))?";
    number_list NUMBER_LIST "number-list" "an integer" "integer, ...";
    trailing_list TRAILING_LIST "trailing-list" "','" "(, attribute)*";
    pointer_access POINTER_ACCESS "pointer-access" "a string" "\"class\" %pointer, ... [\"access\", 4]? : type";
    path_type PATH_TYPE "path-type" "a type" "";
    attribute_part ATTRIBUTE_PART "attribute-part" "an attribute" "";
}
