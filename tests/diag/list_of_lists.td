include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "ArrayRef<ArrayRef<int64_t>>":$n, "std::map<int, int>":$m, "const Foo &":$o);
  let assemblyFormat = "$n $m $o";
}
