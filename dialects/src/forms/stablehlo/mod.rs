//! Directives of the forms of StableHLO.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    paired_fields PAIRED_FIELDS "paired-fields" "a pair of lists" "name = [...] x [...], ...";
    stripped_fields STRIPPED_FIELDS "stripped-fields" "','" "(, name = value)*";
    reduction REDUCTION "reduction" "'('" "(%operand init: %operand), ... across dimensions = [...] : type";
    ranges RANGES "ranges" "'['" "[start:limit:stride, ...]";
    renamed_fields RENAMED_FIELDS "renamed-fields" "the name of an attribute" "name = value, ...";
}
