// Forms of CIRCT's dialect `llhd` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_LLHD_TD
#define ISOGLOSS_FORMS_LLHD_TD

include "isogloss/Form.td"

def : DirectiveForm<"ImplicitSSAName", ["name"], "value-name($name)", "llhd">;

#endif // ISOGLOSS_FORMS_LLHD_TD
