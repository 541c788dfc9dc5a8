// A branch of a group has elements, as for mlir-tblgen.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_ElseOp : Op<T_Dialect, "else"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a);
  let assemblyFormat = "($a^) : ()? attr-dict";
}
def T_ThenOp : Op<T_Dialect, "then"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a);
  let assemblyFormat = "() : ($a^)? attr-dict";
}
def T_BothOp : Op<T_Dialect, "both"> {
  let assemblyFormat = "()? attr-dict";
}
