// Forms of IREE's dialect `vm` (3.10) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_VM_TD
#define ISOGLOSS_FORMS_VM_TD

include "isogloss/forms/iree_common.td"
def : OpForm<"vm.func", StandardFunctionForm>;
def : OpForm<"vm.initializer", "attr-dict-with-keyword $body given-attribute($function_type, \"() -> ()\")">;
def : OpForm<"vm.import", [{
  custom<SymbolVisibility>($sym_visibility) (`optional` $is_optional^)? $sym_name
  declared-signature($function_type, $arg_attrs, "vm.name", "vm.variadic") attr-dict-with-keyword hidden($body)
}]>;

#endif // ISOGLOSS_FORMS_VM_TD
