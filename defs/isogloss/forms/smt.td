// Forms of MLIR's dialect `smt` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_SMT_TD
#define ISOGLOSS_FORMS_SMT_TD

include "isogloss/Form.td"

foreach name = ["eq", "distinct"] in
  def : OpForm<"smt." # name, "$inputs attr-dict `:` one-type(type($inputs))">;
def : OpForm<"smt.bv.constant", "qualified($value) attr-dict", [AllTypesMatch<["value", "result"]>]>;
def : OpForm<"smt.int.constant", "wide-integer($value) attr-dict">;
def : TypeFunction<"cast<SMTFuncType>($_self).getDomainTypes()", "parameter domainTypes.each">;
def : OpForm<"smt.apply_func", [{
  $func `(` $args `)` attr-dict `:` qualified(type($func)) type-part(ref(type($func)), type($args), "()", "")
  type-part(ref(type($func)), type($result), ")", "")
}]>;
def : OpForm<"smt.bv.concat", [{
  $lhs `,` $rhs attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs))
  joined-type(ref(type($lhs)), ref(type($rhs)), type($result), "!smt.bv<", ">")
}]>;
def :
    OpForm<"smt.bv.repeat", "multiple(\"times\", $input, attr-dict, type($input), type($result), \"!smt.bv<\", \">\")">;

#endif // ISOGLOSS_FORMS_SMT_TD
