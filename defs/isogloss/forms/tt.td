// Functions of types of Triton's dialects (3.6) that are C++ in their definition files.

#ifndef ISOGLOSS_FORMS_TT_TD
#define ISOGLOSS_FORMS_TT_TD

include "isogloss/forms/triton_common.td"

#endif // ISOGLOSS_FORMS_TT_TD
