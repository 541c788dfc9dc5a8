// Forms of Triton's dialect `ttc` (3.6) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_TTC_TD
#define ISOGLOSS_FORMS_TTC_TD

include "isogloss/forms/triton_common.td"

#endif // ISOGLOSS_FORMS_TTC_TD
