// Forms of IREE's dialect `hal` (3.10) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_HAL_TD
#define ISOGLOSS_FORMS_HAL_TD

include "isogloss/forms/iree_common.td"

#endif // ISOGLOSS_FORMS_HAL_TD
