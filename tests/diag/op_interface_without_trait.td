// An interface that is a name only.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a", [InferShapedTypeOpInterface]>;
