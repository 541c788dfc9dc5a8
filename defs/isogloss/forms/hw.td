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

// Parts of arrays and structures, whose texts only C++ reads.
def : OpForm<"hw.array_get", [{
  $input `[` $index `]` attr-dict `:` type($input) `,` type($index) type-part(ref(type($input)), type($result), "x", "")
}]>;
def : OpForm<"hw.struct_create", [{
  `(` ($input^)? `)` attr-dict `:` type($result) type-part(ref(type($result)), type($input), ":", "")
}]>;
def : OpForm<"hw.struct_extract",
             "$input `` member($fieldIndex, attr-dict, type($input), type($result), \"\", \"\\\"\")">;
def : OpForm<"hw.hierpath", [{
  visibility("sym_visibility") $sym_name nested-symbols($namepath, "#hw.innerNameRef<", ">") attr-dict
}]>;

#endif // ISOGLOSS_FORMS_HW_TD
