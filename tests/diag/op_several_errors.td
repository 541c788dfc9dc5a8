// Mistakes of several operations, a type, an enum and an interface in one run.
include "isogloss/Op.td"
include "isogloss/Enum.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins "u32":$n, "u32":$n);
  let assemblyFormat = "`<` $n `>`";
}
def T_Kind : I32EnumAttr<"Kind", "", [I32EnumAttrCase<"x", 0>, I32EnumAttrCase<"x", 1>]>;
def T_SegmentsOp : Op<T_Dialect, "segments"> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b);
}
def T_FormatOp : Op<T_Dialect, "format"> {
  let arguments = (ins AnyType:$a);
  let assemblyFormat = "$a $b attr-dict";
}
def T_DuplicateOp : Op<T_Dialect, "format"> {
  let results = (outs I32:$x, I32:$x);
}
def T_TraitOp : Op<T_Dialect, "trait", [AllTypesMatch<["x", "y"]>]> {
  let arguments = (ins I32:$x);
}
