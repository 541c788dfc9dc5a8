include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_A : Type<CPred<"isa<FloatType>($_self">, "a">;
def T_AOp : Op<T_Dialect, "a"> { let arguments = (ins T_A:$x); }
