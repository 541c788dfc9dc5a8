include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
class T_Type : T_LaterType;
class T_LaterType : TypeDef<T_Dialect, "A">;
def T_AType : T_Type;
