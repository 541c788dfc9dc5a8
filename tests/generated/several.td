// Two dialects are two modules, of which one needs the other.

include "isogloss/Dialect.td"

def Base_Dialect : Dialect { let name = "base"; let summary = "Below."; }
def Base_UnitType : TypeDef<Base_Dialect, "Unit"> { let mnemonic = "unit"; }

def Top_Dialect : Dialect { let name = "top"; let dependentDialects = ["BaseDialect"]; }
def Top_OfType : TypeDef<Top_Dialect, "Of"> {
  let mnemonic = "of";
  let parameters = (ins "base::UnitType":$unit, ArrayRefParameter<"base::UnitType">:$more);
  let assemblyFormat = "`<` $unit `,` $more `>`";
}
