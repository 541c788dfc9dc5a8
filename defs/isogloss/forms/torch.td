// Forms of Torch-MLIR's dialect `torch` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_TORCH_TD
#define ISOGLOSS_FORMS_TORCH_TD

include "isogloss/Form.td"

// The operations of PyTorch.
def : OpForm<"torch.*", "operands attr-dict `:` from-to-types(type(operands), type(results))">;
def : OpForm<"torch.constant.int", "$value attr-dict given-type(type($result), \"!torch.int\")">;
def : OpForm<"torch.prim.If", "$condition `->` type-list(type($results)) $thenRegion `else` $elseRegion attr-dict">;

#endif // ISOGLOSS_FORMS_TORCH_TD
