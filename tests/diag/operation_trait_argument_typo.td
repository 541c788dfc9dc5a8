include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a", [AllTypesMatch<["lhs", "rsh"]>, TypesMatchWith<"t", "lhs", "reslt", "$_self">]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
}
