include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def E : I8BitEnum<"E", "e", [
  I8BitEnumCaseBit<"A", 0, "a">,
  I8BitEnumCase<"B", 300, "b">,
  I8BitEnumCaseBit<"C", 2, "c|d">,
  I8BitEnumCaseBit<"D", 3, "d e">
]>;
