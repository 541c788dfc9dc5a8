include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_E : I32Enum<"E", "e", [I32EnumCase<"A", -1, "a">, I32EnumCase<"B", 4294967296, "b">]>;
