include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
class Odd { list<string> parameters = []; }
class TypeDef2 : TypeDef<T_Dialect, "A">;
def T_AType : TypeDef2 { let mnemonic = "a"; let cppClassName = "a-b"; }
