// Forms of flang's dialect `mif` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_MIF_TD
#define ISOGLOSS_FORMS_MIF_TD

include "isogloss/Form.td"

def : DirectiveForm<"ChangeTeamOpBody", ["body"], "$body", "mif">;

#endif // ISOGLOSS_FORMS_MIF_TD
