include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A"> { let mnemonic = "a"; }
def T_AOp : Op<T_Dialect, "a"> { let results = (outs T_AType:$x, I32Attr:$y); }
