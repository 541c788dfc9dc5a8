include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
include "isogloss/DataLayout.td"
def T_AType : TypeDef<T_Dialect, "A", [DataLayoutTypeInterfce]> { let mnemonic = "a"; }
