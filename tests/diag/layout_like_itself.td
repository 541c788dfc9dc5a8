include "isogloss/DataLayout.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A", [DataLayoutTypeInterface]> {
  let mnemonic = "a";
  let parameters = (ins "AType":$inner);
  let assemblyFormat = "`<` params `>`";
  let dataLayout = LikeLayout<"inner">;
}
