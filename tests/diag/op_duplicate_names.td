// Two operations of one name, and two of one class.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a">;
def T_OtherOp : Op<T_Dialect, "a">;
def U_AOp : Op<T_Dialect, "b">;
