include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "3d"; }
