//! Directives of the forms of torch-mlir (`torch`).

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    from_to_types FROM_TO_TYPES "from-to-types" "a type" "(type, ...)? (->)? (type, ...)?";
}
