// Equal names, and names that become one method.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_EqualOp : Op<T_Dialect, "equal"> {
  let arguments = (ins I32:$x, I64:$x);
}
def T_ResultOp : Op<T_Dialect, "result"> {
  let arguments = (ins I32:$x);
  let results = (outs I32:$x);
  let regions = (region AnyRegion:$x);
}
def T_CaseOp : Op<T_Dialect, "case"> {
  let arguments = (ins I32:$elementType, StrAttr:$element_type);
}
def T_AttrOp : Op<T_Dialect, "attr"> {
  let arguments = (ins StrAttr:$x, I32Attr:$x_attr);
}
