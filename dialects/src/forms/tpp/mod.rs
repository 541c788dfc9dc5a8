//! Directives of the forms of TPP-MLIR (`xsmm`).

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    numbered_words NUMBERED_WORDS "numbered-words" "a keyword" "keyword, ...";
}
