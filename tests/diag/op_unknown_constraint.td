// A type as text, a constraint that confines attributes, a region, an attribute for a result.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_TextOp : Op<T_Dialect, "text"> {
  let arguments = (ins "index":$x);
}
def T_ConfinedOp : Op<T_Dialect, "confined"> {
  let arguments = (ins IntPositive:$x, AnyRegion:$y);
  let results = (outs I32Attr:$z);
}
def T_WrongListOp : Op<T_Dialect, "wrong_list"> {
  let arguments = (outs I32:$x);
  let regions = (region AnySuccessor:$y);
  let successors = (successor AnyRegion:$z);
}
