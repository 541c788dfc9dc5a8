include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A"> { let mnemonic = ""; }
def T_BAttr : AttrDef<T_Dialect, "B">;
