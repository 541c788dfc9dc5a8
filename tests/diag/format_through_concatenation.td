include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
class Angle<string inner> { string text = "`<` " # inner # " `>`"; }
def T_AType : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "u32":$rows);
  let assemblyFormat = Angle<"$rows `x` $row">.text;
}
