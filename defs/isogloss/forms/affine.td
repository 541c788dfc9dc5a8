// Forms of MLIR's dialect `affine` (22) that are C++ in its definition file.

#ifndef ISOGLOSS_FORMS_AFFINE_TD
#define ISOGLOSS_FORMS_AFFINE_TD

include "isogloss/Form.td"

def : OpForm<"affine.apply", "applied-map($map, $mapOperands) attr-dict">;
def : OpForm<"affine.min", "applied-map($map, $operands) attr-dict">;
def : OpForm<"affine.max", "applied-map($map, $operands) attr-dict">;

#endif // ISOGLOSS_FORMS_AFFINE_TD
