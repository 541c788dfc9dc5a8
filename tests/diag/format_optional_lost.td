// A format need not mention an optional parameter; its value is lost then.
include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AAttr : AttrDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "u32":$x, DefaultValuedParameter<"u32", "3">:$l, OptionalArrayRefParameter<"u32">:$list);
  let assemblyFormat = "`<` $x `>`";
}
def T_BType : TypeDef<T_Dialect, "B"> {
  let mnemonic = "b";
  let parameters = (ins OptionalParameter<"::mlir::StringAttr">:$text);
  let assemblyFormat = "`<` `>`";
}
