//! Directives of the forms of `pdl` and `pdl_interp`.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

pub(super) mod custom;

directives! {
    types_or_word TYPES_OR_WORD "types-or-word" "'->'" "(-> (%operand : type))?";
    element_loop ELEMENT_LOOP "element-loop" "an argument" "%argument : type in %operand";
    mapped_type MAPPED_TYPE "mapped-type" "a type" "";
}
