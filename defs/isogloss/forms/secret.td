// Forms of HEIR's dialect `secret` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_SECRET_TD
#define ISOGLOSS_FORMS_SECRET_TD

include "isogloss/Form.td"

def : OpForm<"secret.generic", [{
  `` `(` (each($inputs `` `:` type($inputs))^)? `)` keyed-dict(attr-dict, "attrs", "=") $region
  arrow-types(type($results))
}]>;
def : OpForm<"secret.yield", "($values^)? attr-dict (`:` type($values)^)?">;

#endif // ISOGLOSS_FORMS_SECRET_TD
