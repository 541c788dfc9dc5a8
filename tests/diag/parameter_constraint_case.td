// A condition on an enum names a case that the enum does not have.
include "isogloss/Enum.td"

def Con_Dialect : Dialect { let name = "con"; }
def Con_Sign : I32Enum<"Sign", "A sign.", [I32EnumCase<"Even", 0>, I32EnumCase<"Odd", 1>]>;
def Even : TypeConstraint<CPred<"$_self != ::con::Sign::Old">, "even", "Sign">;

def Con_BoxType : TypeDef<Con_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins Even:$even);
  let assemblyFormat = "`<` params `>`";
}
