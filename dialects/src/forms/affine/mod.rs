//! Directives of the forms of `affine`.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    applied_map APPLIED_MAP "applied-map" "an affine map" "#map(%operand, ...)";
    affine_loop AFFINE_LOOP "affine-loop" "the index of a loop" "%index = bound to bound step integer";
    indexed_operands INDEXED_OPERANDS "indexed-operands" "an operand" "%operand[%operand + integer, ...], ... : type, ..." { undeclared: [3, u8::MAX] };
    flag FLAG "flag" "a keyword" "keyword";
    affine_ranges AFFINE_RANGES "affine-ranges" "'('" "(%index, ...) = (bound, ...) to (bound, ...)";
}
