// Forms of the dialect `onnx` of ONNX-MLIR (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_ONNX_TD
#define ISOGLOSS_FORMS_ONNX_TD

include "isogloss/Form.td"

def : OpForm<"onnx.Constant", "constant(attr-dict, $value, type($output))">;
def : OpForm<"onnx.ConstantOfShape", "`(` $input `)` attr-dict `:` functional-type($input, $output)">;

#endif // ISOGLOSS_FORMS_ONNX_TD
