// Forms of MLIR's dialect `arm_sve` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_ARM_SVE_TD
#define ISOGLOSS_FORMS_ARM_SVE_TD

include "isogloss/Form.td"

def : OpForm<"arm_sve.convert_from_svbool", [{
  $source attr-dict `:` type($result) computed-types(type($source), "vector<{0.front}[16]xi1>", ref(type($result)))
}]>;
def : OpForm<"arm_sve.convert_to_svbool", [{
  $source attr-dict `:` type($source) computed-types(type($result), "vector<{0.front}[16]xi1>", ref(type($source)))
}]>;

#endif // ISOGLOSS_FORMS_ARM_SVE_TD
