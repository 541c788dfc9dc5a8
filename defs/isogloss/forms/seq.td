// Forms of CIRCT's dialect `seq` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_SEQ_TD
#define ISOGLOSS_FORMS_SEQ_TD

include "isogloss/Form.td"

def : DirectiveForm<"ImplicitSSAName", ["name"], "value-name($name)", "seq">;
def : DirectiveForm<"OptionalTypeMatch", ["of", "value", "type"], "same-types($of, $type)", "seq">;
def : DirectiveForm<"OptionalImmutableTypeMatch", ["of", "value", "type"],
                    "wrapped-types($of, $type, \"!seq.immutable<\", \">\")", "seq">;

// A preset value is not declared.
def : OpForm<"seq.firreg", [{
  $next `clock` $clk (`sym` $inner_sym^)? (`reset` (`async` $isAsync^):(`sync`)? $reset^ `,` $resetValue)?
  implied-dict(attr-dict, "", "name", "@") `:` type($data) same-types(ref(type($data)), type($resetValue))
}], [AllTypesMatch<["next", "data"]>]>;

#endif // ISOGLOSS_FORMS_SEQ_TD
