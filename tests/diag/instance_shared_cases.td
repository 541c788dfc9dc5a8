// Equal cases of several enums are one instance.
include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_E : I32Enum<"E", "e", [I32EnumCase<"A", 0>, I32EnumCase<"", 1>]>;
def T_F : I32Enum<"F", "f", [I32EnumCase<"A", 0>, I32EnumCase<"A", 0>]>;
def T_G : I64Enum<"G", "g", [I64EnumCase<"A", 4294967297>]>;
def T_H : I32Enum<"H", "h", [I64EnumCase<"A", 4294967297>]>;
def T_K : I32Enum<"K", "k", [I32EnumCase<"", 1>]>;
