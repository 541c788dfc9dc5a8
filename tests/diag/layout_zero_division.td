include "isogloss/DataLayout.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A", [DataLayoutTypeInterface]> {
  let mnemonic = "a";
  let parameters = (ins "u64":$rows, "Type":$element);
  let assemblyFormat = "`<` params `>`";
  let dataLayout = ArrayLayout<"element", "rows / 0 + round_up(rows, 0)">;
}
