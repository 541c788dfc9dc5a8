include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AAttr : AttrDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins AttributeSelfTypeParameter<"", "::mlir::IntegerType">:$type, "u32":$n);
  let assemblyFormat = "`<` $n `,` $type `>`";
}
