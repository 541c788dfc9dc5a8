include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
/* A type.
def T_AType : TypeDef<T_Dialect, "A"> { let mnemonic = "a"; }
