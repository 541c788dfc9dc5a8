// Forms of MLIR's dialect `sparse_tensor` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_SPARSE_TENSOR_TD
#define ISOGLOSS_FORMS_SPARSE_TENSOR_TD

include "isogloss/Form.td"

def : AttrAlias<"sparse_tensor.encoding", "sparse">;

#endif // ISOGLOSS_FORMS_SPARSE_TENSOR_TD
