include "isogloss/DataLayout.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AAttr : AttrDef<T_Dialect, "A", [DataLayoutTypeInterface]> {
  let mnemonic = "a";
  let parameters = (ins "Type":$of);
  let assemblyFormat = "`<` params `>`";
}
