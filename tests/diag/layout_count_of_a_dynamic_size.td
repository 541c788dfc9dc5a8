// A constant of C++ in a count.
include "isogloss/DataLayout.td"

def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A", [DataLayoutTypeInterface]> {
  let mnemonic = "a";
  let parameters = (ins "Type":$element);
  let assemblyFormat = "`<` $element `>`";
  let dataLayout = ArrayLayout<"element", "ShapedType::kDynamic">;
}
