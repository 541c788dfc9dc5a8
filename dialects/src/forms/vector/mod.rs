//! Directives of the forms of `vector`.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

mod projection;

directives! {
    projection_defaults PROJECTION_DEFAULTS "projection-defaults" "a type" "";
    projection_dict PROJECTION_DICT "projection-dict" "'{' in attribute dictionary" "{...}?";
    one_line_region ONE_LINE_REGION "one-line-region" "'{' to begin a region" "{ operation }";
}
