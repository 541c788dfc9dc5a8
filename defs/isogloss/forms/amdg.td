// Forms of Triton's dialect `amdg` (3.6) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_AMDG_TD
#define ISOGLOSS_FORMS_AMDG_TD

include "isogloss/forms/triton_common.td"

#endif // ISOGLOSS_FORMS_AMDG_TD
