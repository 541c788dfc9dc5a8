// Only attributes and types are written in full, as for mlir-tblgen.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_OperandOp : Op<T_Dialect, "operand"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = "qualified($a) attr-dict";
}
def T_PropertyOp : Op<T_Dialect, "property"> {
  let arguments = (ins I64Prop:$a);
  let assemblyFormat = "qualified($a) attr-dict";
}
def T_AttributeOp : Op<T_Dialect, "attribute"> {
  let arguments = (ins I32Attr:$a);
  let assemblyFormat = "qualified($a) attr-dict";
}
