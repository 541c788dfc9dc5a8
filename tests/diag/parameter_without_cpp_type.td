include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
class Nothing;
def No : Nothing;
def T_AType : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins No:$n);
  let assemblyFormat = "$n";
}
