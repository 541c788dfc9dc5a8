// Traits that name what is not there.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_MatchOp : Op<T_Dialect, "match", [AllTypesMatch<["lhs", "rsh", "sum"]>]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$sum);
}
def T_WithOp : Op<T_Dialect, "with", [
    TypesMatchWith<"the result is the element", "tensor", "element", "elementType">,
    TypeIs<"value", I32>, AllMatch<[ElementType<"tensr">.result], "elements match">]> {
  let arguments = (ins AnyTensor:$tensor);
  let results = (outs AnyType:$result);
}
