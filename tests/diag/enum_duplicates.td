include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def E : I32Enum<"E", "e", [
  I32EnumCase<"A", 0, "a">,
  I32EnumCase<"A", 1, "b">,
  I32EnumCase<"C", 2, "a">,
  I32EnumCase<"D", 2, "d">
]>;
