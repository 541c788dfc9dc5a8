include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let extraClassDeclaration = [{ unsigned getWidth() const; }];
  let builders = [TypeBuilder<(ins "unsigned":$width), [{ return $_get($_ctxt, width); }]>];
}
