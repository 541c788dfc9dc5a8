// Constraints on parameters: C++ without a counterpart is not verified, also inside of a negation.
include "isogloss/Dialect.td"
include "isogloss/TypeConstraint.td"

def Con_Dialect : Dialect { let name = "con"; }
def Strange : Type<CPred<"no_such_fn($_self, 33)">, "strange">;
def Small : TypeConstraint<Neg<CPred<"$_self < 0.5">>, "small", "::llvm::APFloat">;

def Con_BoxType : TypeDef<Con_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins Strange:$strange, Small:$small);
  let assemblyFormat = "`<` params `>`";
}
