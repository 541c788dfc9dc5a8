include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_DOp : Op<T_Dialect, "d"> { let cppClassName = "D Op"; }
