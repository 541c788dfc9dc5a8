include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins DefaultValuedParameter<"u32", "1 +">:$n, DefaultValuedParameter<"Type", "::x::Foo::get($_ctxt)">:$m);
  let assemblyFormat = "params";
}
