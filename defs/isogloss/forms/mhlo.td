// Forms of the dialect `mhlo` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_MHLO_TD
#define ISOGLOSS_FORMS_MHLO_TD

include "isogloss/forms/stablehlo_common.td"

def : OpForm<"mhlo.constant", "attr-dict $value", [AllTypesMatch<["value", "output"]>]>;

#endif // ISOGLOSS_FORMS_MHLO_TD
