// Sizes of groups that need none, and two ways to tell them at once.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_OneOp : Op<T_Dialect, "one", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$a);
}
def T_ResultOp : Op<T_Dialect, "result", [AttrSizedResultSegments]> {
  let results = (outs I32:$a);
}
def T_BothOp : Op<T_Dialect, "both", [AttrSizedOperandSegments, SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b);
}
