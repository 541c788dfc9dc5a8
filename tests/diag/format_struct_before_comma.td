include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "u32":$a, OptionalParameter<"u32">:$b, "u32":$c);
  let assemblyFormat = "`<` struct($a, $b) `,` $c `>`";
}
