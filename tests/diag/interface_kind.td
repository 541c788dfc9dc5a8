include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def I : AttrInterface<"I">;
def T_AType : TypeDef<T_Dialect, "A", [I]> { let mnemonic = "a"; }
