include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
multiclass Both<string name> { def Type : TypeDef<T_Dialect, name> { let mnemonic = "a"; } }
def T_A : Both<"A">;
defm T_B : Bth<"B">;
