// Forms of MLIR's dialect `async` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_ASYNC_TD
#define ISOGLOSS_FORMS_ASYNC_TD

include "isogloss/Form.td"

def : TypeForm<"async.value", "`<` $valueType `>`">;
def : TypeFunction<"::llvm::cast<ValueType>($_self).getValueType()", "parameter valueType">;
def : OpForm<"async.execute", [{
  (` ` `[` $dependencies^ `]`)? unwrapped-captures($bodyOperands, type($bodyOperands), $bodyRegion, "!async.value<")
  arrow-types(type($bodyResults)) attr-dict-with-keyword whole-region($bodyRegion)
}]>;
def : DirectiveForm<"AwaitResultType", ["operand", "result"],
                    "$operand computed-types($result, \"{0.in}\", ref($operand), \"!async.value<\")", "async">;

#endif // ISOGLOSS_FORMS_ASYNC_TD
