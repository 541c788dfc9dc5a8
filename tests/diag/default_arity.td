include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_PairType : TypeDef<T_Dialect, "Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "Type":$first, "Type":$second);
  let assemblyFormat = "`<` $first `,` $second `>`";
}
class Of<string type, string value> : TypeDef<T_Dialect, NAME> {
  let mnemonic = !tolower(NAME);
  let parameters = (ins DefaultValuedParameter<type, value>:$p);
  let assemblyFormat = "$p";
}
def One : Of<"PairType", "PairType::get(context)">;
def Unknown : Of<"PairType", "PairTyp::get(context)">;
def Method : Of<"PairType", "PairType::make(context)">;
def Plain : Of<"u32", "width()">;
