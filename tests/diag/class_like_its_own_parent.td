include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
class T_Type : T_Type;
def T_AType : T_Type;
