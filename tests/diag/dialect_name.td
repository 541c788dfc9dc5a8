include "isogloss/Dialect.td"
def U_Dialect : Dialect { let name = "a b"; }
