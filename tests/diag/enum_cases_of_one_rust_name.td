include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_E : I32Enum<"E", "e", [I32EnumCase<"fast_math", 0, "a">, I32EnumCase<"FastMath", 1, "b">]>;
