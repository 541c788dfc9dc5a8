//! Directives of the forms of `wasmssa`.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    wrapped_signature WRAPPED_SIGNATURE "wrapped-signature" "'('" "(%argument: type, ...) -> type";
}
