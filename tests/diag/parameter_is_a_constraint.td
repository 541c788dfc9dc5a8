include "isogloss/Dialect.td"
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AAttr : AttrDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins I32Attr:$bar, OptionalAttr<StrAttr>:$name);
  let assemblyFormat = "`<` struct(params) `>`";
}
