// Forms of MLIR's dialect `irdl` (22) that are C++ in its definition file.

#ifndef ISOGLOSS_FORMS_IRDL_TD
#define ISOGLOSS_FORMS_IRDL_TD

include "isogloss/Form.td"

def : DirectiveForm<"SingleBlockRegion", ["body"], "optional-region($body)", "irdl">;
def : DirectiveForm<"NamedValueList", ["values", "names"], "named-values($values, $names)", "irdl">;
def : DirectiveForm<"NamedValueListWithVariadicity", ["values", "names", "variadicity"], [{
  named-values($values, $names, $variadicity, "#irdl<variadicity_array[", "]>", "single", "optional", "variadic")
}], "irdl">;
def : DirectiveForm<"AttributesOp", ["values", "names"], "keyed-operands($values, $names)", "irdl">;

#endif // ISOGLOSS_FORMS_IRDL_TD
