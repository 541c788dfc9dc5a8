// Forms of MLIR's dialect `pdl_interp` (22) that are C++ in its definition file.

#ifndef ISOGLOSS_FORMS_PDL_INTERP_TD
#define ISOGLOSS_FORMS_PDL_INTERP_TD

include "isogloss/forms/pdl.td"

def : OpForm<"pdl_interp.extract", [{
  $index `of` $range `:` type($result) attr-dict
  wrapped-types(ref(type($result)), type($range), "!pdl.range<", ">", "!pdl.")
}]>;
def : OpForm<"pdl_interp.get_value_type", [{
  `of` $value `:` type($result) attr-dict
  mapped-type(ref(type($result)), type($value), "!pdl.range<type>", "!pdl.range<value>", "!pdl.value")
}]>;
def : DirectiveForm<"CreateOperationOpAttributes", ["values", "names"], "keyed-operands($values, $names, \" \")",
                    "pdl_interp">;
def : DirectiveForm<"CreateOperationOpResults", ["operands", "types", "inferred"],
                    "types-or-word($operands, $types, $inferred, \"inferred\")", "pdl_interp">;
def : OpForm<"pdl_interp.foreach", [{
  element-loop($values, type($values), $region, "!pdl.range<", ">", "!pdl.") $region attr-dict `->` $successor
}]>;

#endif // ISOGLOSS_FORMS_PDL_INTERP_TD
