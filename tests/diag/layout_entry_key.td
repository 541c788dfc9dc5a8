include "isogloss/DataLayout.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A", [DataLayoutTypeInterface]> {
  let mnemonic = "a";
  let parameters = (ins "u64":$width);
  let assemblyFormat = "`<` params `>`";
  let dataLayout = EntryLayout<"exactly", FixedLayout<64, 8>>;
}
