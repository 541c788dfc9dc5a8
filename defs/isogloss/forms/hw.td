// Forms of CIRCT's dialect `hw` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_HW_TD
#define ISOGLOSS_FORMS_HW_TD

include "isogloss/Form.td"

def : OpForm<"hw.constant", "$value attr-dict", [AllTypesMatch<["value", "result"]>]>;
defvar ports = [{visibility("sym_visibility") $sym_name parameter-list($parameters, "#hw.param.decl")
  ports($module_type, $per_port_attrs, $body, "!hw.modty", "!hw.inout") attr-dict-with-keyword}];
def : OpForm<"hw.module", !strconcat(ports, " $body")>;
def : OpForm<"hw.module.extern", !strconcat(ports, " hidden($body)")>;
def : OpForm<"hw.instance", [{
  $instanceName (`sym` $inner_sym^)? $moduleName parameter-list($parameters, "#hw.param.decl")
  named-operands($inputs, type($inputs), $argNames) `->` named-types(type($results), $resultNames) attr-dict
}]>;
def : DirectiveForm<"ImplicitSSAName", ["name"], "value-name($name)", "hw">;

#endif // ISOGLOSS_FORMS_HW_TD
