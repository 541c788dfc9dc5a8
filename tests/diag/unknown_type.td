include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "Typ":$n, "ArrayRef<Foo>":$m, "int *":$p, "u32,":$q);
  let assemblyFormat = "params";
}
