// A derived attribute is computed, so it is no argument.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_DerivedOp : Op<T_Dialect, "derived"> {
  let arguments = (ins I32:$a, DerivedTypeAttr<"return getA().getType();">:$t);
}
