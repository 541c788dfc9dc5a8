include "isogloss/DataLayout.td"
def T_Dialect : Dialect { let name = "t"; }
class Number<string how> : EntryLayout<"width", FixedLayout<64, 8>> {
  let compatibility = how;
}
def T_AType : TypeDef<T_Dialect, "A", [DataLayoutTypeInterface]> {
  let mnemonic = "a";
  let parameters = (ins "u64":$width);
  let assemblyFormat = "`<` params `>`";
  let dataLayout = Number<"identica">;
}
