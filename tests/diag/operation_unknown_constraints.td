include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I33:$x, SI32Atr:$y);
  let results = (outs AnyTyp:$z);
}
