//! Directives of the forms of `async`.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    unwrapped_captures UNWRAPPED_CAPTURES "unwrapped-captures" "'('" "(%operand as %argument: type, ...)?";
}
