// A parameter of an enum that an included file defines without a namespace.
include "isogloss/Dialect.td"
include "far_enum.td"

def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins EnumParameter<T_Mode>:$mode);
  let assemblyFormat = "`<` $mode `>`";
}
