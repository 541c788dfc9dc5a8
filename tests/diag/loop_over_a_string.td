include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
foreach i = "abc" in def T_A # i : TypeDef<T_Dialect, "A"> { let mnemonic = "a"; }
