include "isogloss/Dialect.td"
include "isogloss/DataLayout.td"

// Each of these is wrong by itself, and all are reported.
def T_Dialect : Dialect { let name = "t"; let dependentDialects = ["NoDialect"]; }
def T_AType : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "u33":$n, "u32":$n);
  let assemblyFormat = "`<` $n `>`";
}
def T_BType : TypeDef<T_Dialect, "B"> {
  let mnemonic = "a";
  let parameters = (ins "u32":$n, "u32":$m);
  let assemblyFormat = "`<` $k `x` $n `>`";
}
def T_CType : TypeDef<T_Dialect, "C", [DataLayoutTypeInterface]> {
  let mnemonic = "c d";
  let dataLayout = LikeLayout<"of">;
}
def T_Mode : I32Enum<"Mode", "mode", [I32EnumCase<"Fast", 0, "fast">, I32EnumCase<"Quick", 1, "fast">]>;
