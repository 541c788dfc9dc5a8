include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins
    DefaultValuedAttr<I32Attr, "four">:$a,
    DefaultValuedAttr<StrAttr, "none">:$b,
    DefaultValuedAttr<BoolAttr, "4">:$c,
    DefaultValuedAttr<I32Attr, "\"x\"">:$d);
}
