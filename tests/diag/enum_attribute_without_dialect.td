include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_E : I32Enum<"E", "e", [I32EnumCase<"A", 0, "a">]>;
def T_EAttr : EnumAttr<T_E, "e">;
