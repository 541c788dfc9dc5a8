// Forms of CIRCT's dialect `comb` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_COMB_TD
#define ISOGLOSS_FORMS_COMB_TD

include "isogloss/Form.td"

def : OpForm<"comb.concat", "$inputs attr-dict `:` type($inputs) joined-integer(ref(type($inputs)), type($result))">;

#endif // ISOGLOSS_FORMS_COMB_TD
