//! Directives of the forms of HEIR (`secret`).

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    typed_operands TYPED_OPERANDS "typed-operands" "an operand" "%operand: type, ...";
}
