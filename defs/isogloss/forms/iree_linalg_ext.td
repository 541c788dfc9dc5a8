// Forms of IREE's dialect `iree_linalg_ext` (3.10) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_IREE_LINALG_EXT_TD
#define ISOGLOSS_FORMS_IREE_LINALG_EXT_TD

include "isogloss/Form.td"

def : DirectiveForm<"NestedDynamicIndexList", ["values", "integers"], "nested-index-lists($values, $integers)">;

#endif // ISOGLOSS_FORMS_IREE_LINALG_EXT_TD
