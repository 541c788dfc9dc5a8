include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_E : I32Enum<"E", "e", [I32EnumCase<"A B", 0, "a">, I32EnumCase<"", 1, "b">]>;
