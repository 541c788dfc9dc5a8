include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a", [Puer]>;
def T_BOp : Op<T_Dialect, "b", [Commutativ, Terminater]>;
