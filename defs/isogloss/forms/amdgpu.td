// Forms of MLIR's dialect `amdgpu` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_AMDGPU_TD
#define ISOGLOSS_FORMS_AMDGPU_TD

include "isogloss/Form.td"

def : DirectiveForm<"MNKDimensionList", ["m", "n", "k"], "dimension-list($m, $n, $k)">;

#endif // ISOGLOSS_FORMS_AMDGPU_TD
