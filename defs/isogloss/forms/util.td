// Forms of IREE's dialect `util` (3.10) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_UTIL_TD
#define ISOGLOSS_FORMS_UTIL_TD

include "isogloss/forms/iree_common.td"

def : OpForm<"util.func", [{
  custom<SymbolVisibility>($sym_visibility) $sym_name
  tied-signature($function_type, $tied_operands, $arg_attrs, $res_attrs, $body) attr-dict-with-keyword ($body^)?
}]>;
def : OpForm<"util.initializer", "attr-dict-with-keyword $body given-attribute($function_type, \"() -> ()\")">;
def : OpForm<"util.assume.int", [{
  annotated-operands($operands, $assumptions, "util.int.assumption") attr-dict `:` type($operands)
  same-types(ref(type($operands)), type($results))
}]>;

#endif // ISOGLOSS_FORMS_UTIL_TD
