//! Directives of the forms of `sparse_tensor`.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

mod spaces;

directives! {
    space_loop SPACE_LOOP "space-loop" "an argument" "%argument in %operand (at(%argument or _, ...))? (iter_args(%argument = %operand, ...))? : type (-> (type, ...))?";
    space_cases SPACE_CASES "space-cases" "'('" "(%operand, ...) (at(%argument or _, ...))? (iter_args(%argument = %operand, ...))? : (type, ...) (-> (type, ...))? (case %argument or _, ... {...})*";
}
