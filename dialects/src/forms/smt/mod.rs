//! Directives of the forms of `smt`.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    one_type ONE_TYPE "one-type" "a type" "type";
    joined_type JOINED_TYPE "joined-type" "a type" "";
    multiple MULTIPLE "multiple" "an integer" "integer word %operand {...}? : type";
    wide_integer WIDE_INTEGER "wide-integer" "an integer" "integer";
}
