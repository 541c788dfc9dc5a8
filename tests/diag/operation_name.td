include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "t.a">;
def T_BOp : Op<T_Dialect, "">;
def T_COp : Op<T_Dialect, "add int">;
