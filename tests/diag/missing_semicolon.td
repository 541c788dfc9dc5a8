include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a"
  let summary = "b";
}
def T_BType : TypeDef<T_Dialect, "B"> { let mnemonic = "b" }
