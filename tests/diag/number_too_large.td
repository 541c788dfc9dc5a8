include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_E : I32Enum<"E", "e", [I32EnumCase<"A", 99999999999999999999, "a">]>;
