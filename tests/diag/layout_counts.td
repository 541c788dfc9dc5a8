include "isogloss/DataLayout.td"
def T_Dialect : Dialect { let name = "t"; }
class T_Of<LayoutRule rule> : TypeDef<T_Dialect, NAME, [DataLayoutTypeInterface]> {
  let mnemonic = !tolower(NAME);
  let parameters = (ins "Type":$element, "u64":$rows, "ArrayRef<int64_t>":$sizes);
  let assemblyFormat = "`<` $element `,` $rows `,` $sizes `>`";
  let dataLayout = rule;
}
def T_AType : T_Of<ArrayLayout<"element", "sizes">>;
def T_BType : T_Of<ArrayLayout<"element", "product(rows)">>;
def T_CType : T_Of<ArrayLayout<"element", "element * 2">>;
def T_DType : T_Of<ArrayLayout<"element", "rows % 0">>;
def T_EType : T_Of<ArrayLayout<"element", "">>;
def T_FType : T_Of<ArrayLayout<"element", "99999999999999999999">>;
def T_GType : T_Of<ArrayLayout<"element", "rows * $columns">>;
