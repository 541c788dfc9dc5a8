include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_A : TypeInterface<"First"> { let baseInterfaces = [T_B]; }
def T_B : TypeInterface<"Second"> { let baseInterfaces = [T_A]; }
def T_AType : TypeDef<T_Dialect, "A", [T_A]> { let mnemonic = "a"; }
