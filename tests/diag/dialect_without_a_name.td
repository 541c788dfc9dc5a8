include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def U_Dialect : Dialect;
