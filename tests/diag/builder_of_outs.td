// The arguments of a builder are a list of `ins`, as for mlir-tblgen.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_Op : Op<T_Dialect, "op"> {
  let arguments = (ins I32Attr:$a);
  let builders = [OpBuilder<(outs "u32":$a)>];
}
def T_Type : TypeDef<T_Dialect, "Type"> {
  let mnemonic = "type";
  let parameters = (ins "u32":$a);
  let builders = [TypeBuilder<(outs "u32":$a)>];
}
