// Forms of MLIR's dialect `nvvm` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_NVVM_TD
#define ISOGLOSS_FORMS_NVVM_TD

include "isogloss/Form.td"

#endif // ISOGLOSS_FORMS_NVVM_TD
