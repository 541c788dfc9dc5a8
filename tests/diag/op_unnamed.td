// Attributes and properties need names; operands do not.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins StrAttr, I32, I64Prop, Arg<I32Attr, "a number">);
}
