// A type without a mnemonic has one error, though its format needs the mnemonic, too.
include "isogloss/Dialect.td"

def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A"> {
  let parameters = (ins "u32":$size);
  let assemblyFormat = "`<` $size `>`";
}
