// Forms of CIRCT's dialect `sv` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_SV_TD
#define ISOGLOSS_FORMS_SV_TD

include "isogloss/Form.td"

def : DirectiveForm<"ImplicitSSAName", ["name"], "value-name($name)", "sv">;

#endif // ISOGLOSS_FORMS_SV_TD
