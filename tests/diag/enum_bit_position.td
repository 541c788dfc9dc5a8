include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def E : I8BitEnum<"E", "e", [I8BitEnumCaseBit<"A", 8, "a">]>;
