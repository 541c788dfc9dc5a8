// The name of a Rust type is where the author wrote it; of joined names it is the part that no name can have.
include "isogloss/Op.td"
include "isogloss/Interface.td"
include "isogloss/Enum.td"
def T_Dialect : Dialect { let name = "t"; }
def T_A : TypeDef<T_Dialect, "9 x"> { let mnemonic = "a"; }
def T_B : TypeDef<T_Dialect, "B"> { let mnemonic = "b"; let cppClassName = "a b"; }
def T_C : TypeDef<T_Dialect, "B"> { let mnemonic = "c"; let cppClassName = "ab"; }
def T_D : TypeDef<T_Dialect, "X"> { let mnemonic = "d"; }
def T_DAgain : TypeDef<T_Dialect, "X"> { let mnemonic = "d2"; }
def T_E : I32Enum<"E E", "e", [I32EnumCase<"A", 0>]>;
def T_I : TypeInterface<"I I">;
class Named<string n> : Op<T_Dialect, n # " y">;
def T_Joined : Named<"ok">;
def T_Literals : Op<T_Dialect, "ab" # " c" # "d">;
// The handle and its table would be two items `O`.
def O : Op<T_Dialect, "o">;
