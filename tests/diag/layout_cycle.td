include "isogloss/DataLayout.td"
def T_Dialect : Dialect { let name = "t"; }
class Layered<string name, dag params, LayoutRule rule>
    : TypeDef<T_Dialect, name, [DataLayoutTypeInterface]> {
  let mnemonic = name;
  let parameters = params;
  let assemblyFormat = "`<` params `>`";
  let dataLayout = rule;
}
def T_A : Layered<"a", (ins "bType":$b), LikeLayout<"b">>;
def T_B : Layered<"b", (ins "u32":$n, "cType":$c), ArrayLayout<"c", "n">>;
def T_C : Layered<"c", (ins "Type":$other, "aType":$a), StructLayout<["other", "a"]>>;
// These end: with an absent member, and with an empty list.
def T_D : Layered<"d", (ins OptionalParameter<"dType">:$next), StructLayout<["next"]>>;
def T_E : Layered<"e", (ins ArrayRefParameter<"eType">:$parts), StructLayout<["parts"]>>;
