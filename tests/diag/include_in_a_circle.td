include "isogloss/Dialect.td"
include "circle_one.td"
def T_Dialect : Dialect { let name = "t"; }
