// Forms of CIRCT's dialect `fsm` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_FSM_TD
#define ISOGLOSS_FORMS_FSM_TD

include "isogloss/Form.td"

def : OpForm<"fsm.machine", [{
  visibility("sym_visibility") symbol($sym_name) signature($function_type, $arg_attrs, $res_attrs, $body)
  attr-dict-with-keyword $body
}]>;

#endif // ISOGLOSS_FORMS_FSM_TD
