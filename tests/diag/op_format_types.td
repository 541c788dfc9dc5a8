// Types that come from nowhere.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_OperandOp : Op<T_Dialect, "operand"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = "$x attr-dict";
}
def T_OutcomeOp : Op<T_Dialect, "outcome"> {
  let arguments = (ins I32:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict";
}
def T_SameOp : Op<T_Dialect, "same", [SameTypeOperands]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let assemblyFormat = "$x `,` $y attr-dict";
}
def T_FineOp : Op<T_Dialect, "fine", [AllTypesMatch<["x", "y"]>]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let assemblyFormat = "$x `,` $y attr-dict `:` type($y)";
}
