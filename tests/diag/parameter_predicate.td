// C++ that does not end is reported once, where the author wrote it, for any number of uses.
include "isogloss/Dialect.td"
include "isogloss/TypeConstraint.td"

def Con_Dialect : Dialect { let name = "con"; }
def Open : Type<CPred<"isa<FloatType>($_self) &&">, "open">;

class Con_Type<string name, string word> : TypeDef<Con_Dialect, name> {
  let mnemonic = word;
  let parameters = (ins Open:$open);
  let assemblyFormat = "`<` params `>`";
}
def Con_BoxType : Con_Type<"Box", "box">;
def Con_CaseType : Con_Type<"Case", "case">;
