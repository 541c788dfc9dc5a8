include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A"> { let mnemonic = "a"; }
def T_E : I32Enum<"AType", "e", [I32EnumCase<"A", 0, "a">]>;
