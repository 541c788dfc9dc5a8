include "isogloss/Dialect.td"

def Toy_Dialect : Dialect { let name = "toy"; }

// Equal texts in one record, and arguments that pass a multi-step chain.
class Both<string first, dag more, string second = "noper" # "!"> : TypeDef<Toy_Dialect, "Both"> {
  let mnemonic = "both";
  let parameters = !con((ins first:$a, second:$b), more);
}
def Toy_Pair : TypeDef<Toy_Dialect, "Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "u32":$x, "nope":$y, "u32":$z, "nope":$w);
}
def Toy_Both : Both<"nope" # "2", (ins "u32":$c, "nope":$d)>;
