//! Directives of the forms of `emitc`.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    shadowed SHADOWED "shadowed" "'{' to begin a region" "{...}" { shadowed: Some([0, 1]) };
    loop_range LOOP_RANGE "loop-range" "the index of a loop" "%index = %from to %to step %step (: type)?";
    type_then_value TYPE_THEN_VALUE "type-then-value" "a type" "type (= attribute)?";
    bracketed BRACKETED "bracketed" "a string" "string or <string>";
}
