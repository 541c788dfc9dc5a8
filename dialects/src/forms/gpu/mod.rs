//! Directives of the forms of `gpu`.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    flagged_operands FLAGGED_OPERANDS "flagged-operands" "a word or operands in brackets" "word? [%operand, ...]?";
    undeclared_flag UNDECLARED_FLAG "undeclared-flag" "a keyword" "word?" { undeclared: [0, 1] };
    default_type DEFAULT_TYPE "default-type" "':'" "(: type)?";
    angled_attribute ANGLED_ATTRIBUTE "angled-attribute" "'<'" "(<attribute>)?";
    attributions ATTRIBUTIONS "attributions" "a keyword" "(word(%argument : type, ...))?" { undeclared: [2, 3] };
    launch_sizes LAUNCH_SIZES "launch-sizes" "a keyword" "word(%argument, ...) in (%argument = %operand, ...)";
    passed_operands PASSED_OPERANDS "passed-operands" "a keyword" "word(%operand : type, ...)?";
}
