include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialct, "A"> { let mnemonic = "a"; }
def T_BAttr : AttrDef<T_Dialct, "B"> { let mnemonic = "b"; }
