// Names of parts that are the accessors of other parts.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_SetterOp : Op<T_Dialect, "setter"> {
  let arguments = (ins I32Attr:$width, I32:$set_width);
}
def T_SetterAttrOp : Op<T_Dialect, "setterattr"> {
  let arguments = (ins I32Attr:$width, I32:$setWidthAttr);
}
def T_OperandOp : Op<T_Dialect, "operand"> {
  let arguments = (ins I32:$value, StrAttr:$set_value);
}
def T_BuilderOp : Op<T_Dialect, "builder"> {
  let arguments = (ins I32:$builder, I32Attr:$create);
}
def T_SuccessorOp : Op<T_Dialect, "successor", [Terminator]> {
  let arguments = (ins I32:$set_dest);
  let successors = (successor AnySuccessor:$dest);
}
def T_WordsOp : Op<T_Dialect, "words"> {
  let arguments = (ins I32:$Self, StrAttr:$_, I32:$crate);
}
