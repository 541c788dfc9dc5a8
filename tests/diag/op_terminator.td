// Single blocks and their terminators: an operation that does not exist, and one that does not end a block.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_YieldOp : Op<T_Dialect, "yield">;
def T_OtherOp : Op<T_Dialect, "other", [Terminator]>;
def T_OperandOp : Op<T_Dialect, "operand", [Terminator]> { let arguments = (ins I32:$value); }
def T_UnknownOp : Op<T_Dialect, "unknown", [SingleBlockImplicitTerminator<"OhterOp">]> {
  let regions = (region AnyRegion:$body);
}
def T_NoTerminatorOp : Op<T_Dialect, "noterminator", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let regions = (region AnyRegion:$body);
}
def T_OperandBlockOp : Op<T_Dialect, "operandblock", [SingleBlockImplicitTerminator<"OperandOp">]> {
  let regions = (region AnyRegion:$body);
}
def T_ParentOp : Op<T_Dialect, "parent", [HasParent<"UnknwonOp">]>;
def T_ParentsOp : Op<T_Dialect, "parents", [ParentOneOf<["UnknownOp", "Nothing"]>]>;
