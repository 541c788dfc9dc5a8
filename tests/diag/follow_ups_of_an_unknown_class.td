include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
class T_Type<string name> : TypDef<T_Dialect, name>;
def T_AType : T_Type<"A"> { let mnemonic = "a"; }
def T_BType : T_Type<"B"> { let mnemonic = "b"; }
def T_CAttr : AttrDef<T_Dialect, "C"> {
  let mnemonic = "c";
  let parameters = (ins T_AType:$a);
  let assemblyFormat = "$a";
}
