// Forms of flang's dialect `cuf` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_CUF_TD
#define ISOGLOSS_FORMS_CUF_TD

include "isogloss/Form.td"

def : DirectiveForm<"CUFKernelValues", ["values", "types"], "starred($values, $types, \"i32\")", "cuf">;
def : DirectiveForm<"CUFKernelLoopControl",
                    ["body", "lower", "lowerTypes", "upper", "upperTypes", "steps", "stepTypes"], [{
  controlled-region($lower, $lowerTypes, $upper, $upperTypes, $steps, $stepTypes, $body, "") $body
}], "cuf">;
def : BuiltType<"mlir::gpu::AsyncTokenType::get($_builder.getContext())", "!gpu.async.token">;

#endif // ISOGLOSS_FORMS_CUF_TD
