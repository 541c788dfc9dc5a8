include "isogloss/Dialect.td"
include "wrong_twice.td"
include "wrong_twice.td"
def T_Dialect : Dialect { let name = "t"; }
