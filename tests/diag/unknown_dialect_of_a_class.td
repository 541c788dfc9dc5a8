include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
class T_Type<string name, string keyword> : TypeDef<T_Dialet, name> { let mnemonic = keyword; }
def T_AType : T_Type<"A", "a">;
def T_BType : T_Type<"B", "b">;
