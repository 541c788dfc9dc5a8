//! Directives of the forms of `irdl`.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    named_values NAMED_VALUES "named-values" "'('" "(name: %operand, ...)";
    optional_region OPTIONAL_REGION "optional-region" "a region" "{...}?";
}
