// A condition that is a statement.
include "isogloss/TypeConstraint.td"
include "isogloss/Dialect.td"

def T_Dialect : Dialect { let name = "t"; }
def Single : Type<CPred<"return $_self.isF32();">, "single">;
def T_AType : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins Single:$single);
  let assemblyFormat = "`<` $single `>`";
}
