include "isogloss/DataLayout.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A", [DataLayoutTypeInterface]> {
  let mnemonic = "a";
  let parameters = (ins ArrayRefParameter<"Type">:$members);
  let assemblyFormat = "`<` params `>`";
  let dataLayout = LikeLayout<"members">;
}
