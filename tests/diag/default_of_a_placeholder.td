// A default value names a placeholder of methods.
include "isogloss/Dialect.td"

def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins DefaultValuedParameter<"u32", "$_type.foo()">:$size);
  let assemblyFormat = "(`<` $size^ `>`)?";
}
