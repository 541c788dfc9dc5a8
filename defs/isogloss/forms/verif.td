// Forms of CIRCT's dialect `verif` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_VERIF_TD
#define ISOGLOSS_FORMS_VERIF_TD

include "isogloss/Form.td"

def : DirectiveForm<"ImplicitSSAName", ["name"], "value-name($name)", "verif">;

#endif // ISOGLOSS_FORMS_VERIF_TD
