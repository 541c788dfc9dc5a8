include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let assemblyFormat = "$lhs `,` $rsh attr-dict";
}
def T_BOp : Op<T_Dialect, "b"> {
  let arguments = (ins AnyType:$lhs);
  let assemblyFormat = "$lhs atr-dict `:` typ($lhs)";
}
def T_COp : Op<T_Dialect, "c"> {
  let arguments = (ins AnyType:$lhs);
  let assemblyFormat = "$lhs attr_dict `:` type(lhs)";
}
def T_DOp : Op<T_Dialect, "d"> {
  let arguments = (ins AnyType:$lhs);
  let assemblyFormat = "lhs attr-dict `:` type($lhs)";
}
