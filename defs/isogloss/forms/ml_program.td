// Forms of MLIR's dialect `ml_program` (22) that are C++ in its definition file.

#ifndef ISOGLOSS_FORMS_ML_PROGRAM_TD
#define ISOGLOSS_FORMS_ML_PROGRAM_TD

include "isogloss/Form.td"

def :
    DirectiveForm<"SymbolVisibility", ["visibility"], "(keyword($visibility, \"public\", \"private\", \"nested\")^)?">;

def : DirectiveForm<"TypedInitialValue", ["type", "value"], "(`(` $value^ `)`)? `:` $type">;

def : DirectiveForm<"TokenOrdering", ["tokens", "token"], "ordering($tokens, $token, \"ordering\")">;

#endif // ISOGLOSS_FORMS_ML_PROGRAM_TD
