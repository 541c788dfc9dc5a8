include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A"> { let mnemonic = "a"; string own = "a"; int own = 3; }
