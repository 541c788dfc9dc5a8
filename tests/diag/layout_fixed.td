include "isogloss/DataLayout.td"
def T_Dialect : Dialect { let name = "t"; }
class T_Of<LayoutRule rule> : TypeDef<T_Dialect, NAME, [DataLayoutTypeInterface]> {
  let mnemonic = !tolower(NAME);
  let parameters = (ins "Type":$element, "u64":$rows, "ArrayRef<int64_t>":$sizes);
  let assemblyFormat = "`<` $element `,` $rows `,` $sizes `>`";
  let dataLayout = rule;
}
def T_AType : T_Of<FixedLayout<64, 3>>;
def T_BType : T_Of<FixedLayout<-8, 8>>;
def T_CType : T_Of<FixedLayout<64, 8, 4>>;
