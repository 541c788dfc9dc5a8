// Forms of Triton's dialect `ttng` (3.6) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_TTNG_TD
#define ISOGLOSS_FORMS_TTNG_TD

include "isogloss/forms/triton_common.td"

def : OpForm<"ttng.warp_group_dot_wait", [{
  $inputs attr-dict `:` type($inputs) same-types(ref(type($inputs)), type($outputs))
}]>;

#endif // ISOGLOSS_FORMS_TTNG_TD
