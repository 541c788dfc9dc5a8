// What the dialects of Triton (3.6) share and is C++ there.

#ifndef ISOGLOSS_FORMS_TRITON_COMMON_TD
#define ISOGLOSS_FORMS_TRITON_COMMON_TD

include "isogloss/Form.td"

def : TypeForm<"tt.ptr", "`<` $pointeeType (`,` $addressSpace^)? `>`", ["addressSpace = 1"]>;
def : TypeFunction<"getPointeeType", "parameter pointeeType", "", 1>;
def : TypeFunction<"getI1SameShape", "", "i1">;
def : TypeFunction<"getI32SameShape", "", "i32">;
def : DirectiveForm<"Token", ["dependency", "token"],
                    "(`[` given-type($token, \"!ttg.async.token\")^ ($dependency^)? `]`)?">;
def : DirectiveForm<"BarriersAndPreds", ["barriers", "predicates"], "(each(`,` $barriers `` `[` $predicates `]`)^)?">;
def : DirectiveForm<"Offsets", ["offsets"], "integers($offsets, \"i32\")">;

#endif // ISOGLOSS_FORMS_TRITON_COMMON_TD
