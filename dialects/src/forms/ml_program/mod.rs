//! Directives of the forms of `ml_program`.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    ordering ORDERING "ordering" "a keyword" "(word(%operand, ... -> type))?";
}
