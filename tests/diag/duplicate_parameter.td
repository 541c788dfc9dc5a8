include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "u32":$n, "u32":$n, "u32":$someThing, "u32":$some_thing);
}
