// Forms of MLIR's dialect `xegpu` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_XEGPU_TD
#define ISOGLOSS_FORMS_XEGPU_TD

include "isogloss/Form.td"

def : DirectiveForm<"OptionalDynamicIndexList", ["offsets", "constants"],
                    "dynamic-index-list($offsets, $constants, \"?\")", "xegpu">;

#endif // ISOGLOSS_FORMS_XEGPU_TD
