include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<Foo_Dialect, "A"> { let mnemonic = "a"; }
