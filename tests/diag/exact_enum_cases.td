// What is wrong with a case is at its name, its text or its number.
include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def A : I32EnumCase<"A", 0>;
def B : I32EnumCase<"B", 1> { let value = 0; }
def C : I32EnumCase<"C", 2> { let str = "A"; }
def T_E : I32Enum<"E", "e", [A, B, C, I32EnumCase<"A", 3, "d">]>;
def T_F : I8BitEnum<"F", "f", [I8BitEnumCase<"B", 256>, I8BitEnumCase<"C", 2, "c d">]>;
