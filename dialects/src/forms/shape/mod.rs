//! Directives of the forms of `shape`.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

pub(super) use index_elements::elements;

directives! {
    index_elements INDEX_ELEMENTS "index-elements" "'['" "[integer, ...]";
}
