// Forms of CIRCT's dialect `moore` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_MOORE_TD
#define ISOGLOSS_FORMS_MOORE_TD

include "isogloss/Form.td"

def : DirectiveForm<"ImplicitSSAName", ["name"], "value-name($name)", "moore">;

#endif // ISOGLOSS_FORMS_MOORE_TD
