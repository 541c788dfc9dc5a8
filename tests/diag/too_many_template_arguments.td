include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A", [], "!t.a", 4, 5> { let mnemonic = "a"; }
def T_E : I32EnumCase<"a", 0, "x", 4>;
