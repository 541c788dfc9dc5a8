include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AOp : Op<T_Dialect, "a">;
def T_BOp : Op<T_Dialect, "b"> { let arguments = (ins T_AOp:$a); }
def T_COp : Op<T_Dialect, "c"> { let results = (outs T_AOp:$a); }
def T_DOp : Op<T_Dialect, "d"> { let arguments = (ins Terminator:$a); }
