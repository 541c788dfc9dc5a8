// Constraints on parameters that cannot be verified: C++ without a counterpart, and values that are neither types,
// attributes, numbers nor texts.
include "isogloss/Dialect.td"
include "isogloss/TypeConstraint.td"

def Con_Dialect : Dialect { let name = "con"; }
def Strange : Type<CPred<"no_such_fn($_self, 33)">, "strange">;
def Small : TypeConstraint<CPred<"$_self < 8">, "small", "::llvm::APFloat">;

def Con_BoxType : TypeDef<Con_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins Strange:$strange, Small:$small);
  let assemblyFormat = "`<` params `>`";
}
