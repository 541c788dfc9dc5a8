// Forms of MLIR's dialect `arm_sme` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_ARM_SME_TD
#define ISOGLOSS_FORMS_ARM_SME_TD

include "isogloss/Form.td"

// A tile has as many rows and columns as a vector has elements.
defvar tile = "\"vector<[{0.0}]x[{0.0}]x{0.element}>\"";
def : OpForm<"arm_sme.outerproduct", !interleave([
    "$lhs `,` $rhs oilist(`kind` `` $kind | `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)`)",
    "attr-dict `:` type($lhs) `,` type($rhs)",
    "computed-types(type($result),", tile, ", ref(type($lhs))) computed-types(type($acc),", tile, ", ref(type($lhs)))",
    "computed-types(type($lhsMask), \"vector<{0.dims}i1>\", ref(type($lhs)))",
    "computed-types(type($rhsMask), \"vector<{0.dims}i1>\", ref(type($rhs)))"], " ")>;

#endif // ISOGLOSS_FORMS_ARM_SME_TD
