include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A", [Pure, Terminator]> { let mnemonic = "a"; }
