include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_A : AttrInterface<"Named">;
def T_I : TypeInterface<"Sized", [T_A]>;
