// A default value that is not there, which ODS takes for none.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "">:$x);
}
