include "isogloss/DataLayout.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let summary = "A dialect.";
}

class Toy_Type<string name, string mnem, list<Trait> traits = []> : TypeDef<Toy_Dialect, name, traits> {
  let mnemonic = mnem;
}

def Toy_Pair : Toy_Type<"Pair", "pair", [DataLayoutTypeInterface]> {
  let summary = "Two types.";
  let parameters = (ins "Type":$first, "u32":$count);
  let assemblyFormat = "`<` $first `,` $count `>`";
  let description = [{
    A pair.
  }];
  let dataLayout = StructLayout<["first"]>;
}

defvar Width = 32;

def Toy_Kind : I32EnumAttr<"Kind", "A kind.", [
  I32EnumAttrCase<"A", 0, "a">,
  I32EnumAttrCase<"B", 1, "b">
]> {
  let cppNamespace = "::toy";
}

multiclass Both<int width> {
  def _I : Toy_Type<"I" # width, "i" # width>;
  def _U : Toy_Type<"U" # width, "u" # width>;
}
defm Toy_Int : Both<8>;

foreach n = [1, 2] in {
  def Toy_N#n : Toy_Type<"N" # n, "n" # n>;
}

let summary = "Last." in
def Toy_Last : Toy_Type<"Last", "last">;
