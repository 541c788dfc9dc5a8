// What a format must have, and must not have twice.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_NoDictOp : Op<T_Dialect, "nodict"> {
  let arguments = (ins I32:$x);
  let assemblyFormat = "$x";
}
def T_TwoDictsOp : Op<T_Dialect, "twodicts"> {
  let arguments = (ins I32:$x);
  let assemblyFormat = "$x attr-dict attr-dict-with-keyword";
}
def T_MissingOp : Op<T_Dialect, "missing"> {
  let arguments = (ins I32:$x, I32:$y);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$x attr-dict";
}
def T_UnknownOp : Op<T_Dialect, "unknown"> {
  let arguments = (ins I32:$lhs);
  let assemblyFormat = "$lsh attr-dict";
}
def T_TwiceOp : Op<T_Dialect, "twice"> {
  let arguments = (ins I32:$x);
  let assemblyFormat = "$x $x attr-dict";
}
def T_OverlapOp : Op<T_Dialect, "overlap"> {
  let arguments = (ins I32:$x);
  let assemblyFormat = "$x operands attr-dict";
}
def T_TwoTypesOp : Op<T_Dialect, "twotypes"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = "$x attr-dict `:` type($x) type(operands)";
}
