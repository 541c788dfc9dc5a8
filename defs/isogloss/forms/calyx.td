// Forms of CIRCT's dialect `calyx` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_CALYX_TD
#define ISOGLOSS_FORMS_CALYX_TD

include "isogloss/Form.td"

foreach name = ["component", "comb_component"] in
  def : OpForm<"calyx." # name, [{
    symbol("sym_name") two-port-lists($function_type, $portNames, $portAttributes, $portDirections, $body) $body attr-dict
  }]>;
def : DirectiveForm<"ParameterList", ["parameters"], "parameter-list($parameters, \"#hw.param.decl\")", "calyx">;
def : OpForm<"calyx.assign", "$dest `=` guarded($guard, $src) attr-dict `:` type($src)",
             [AllTypesMatch<["src", "dest"]>]>;
foreach name = ["group_done", "group_go"] in
  def : OpForm<"calyx." # name, "guarded($guard, $src) attr-dict `:` type($src)">;

#endif // ISOGLOSS_FORMS_CALYX_TD
