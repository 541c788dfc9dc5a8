// What is not allowed where it is.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_ResultOp : Op<T_Dialect, "result"> {
  let arguments = (ins I32:$x);
  let results = (outs I32:$r);
  let assemblyFormat = "$x $r attr-dict";
}
def T_ResultsOp : Op<T_Dialect, "results"> {
  let arguments = (ins I32:$x);
  let assemblyFormat = "$x results attr-dict";
}
def T_ParamsOp : Op<T_Dialect, "params"> {
  let arguments = (ins I32:$x);
  let assemblyFormat = "$x params attr-dict";
}
def T_TextOp : Op<T_Dialect, "text"> {
  let arguments = (ins I32:$x);
  let assemblyFormat = "\"text\" $x attr-dict";
}
def T_RefOp : Op<T_Dialect, "ref"> {
  let arguments = (ins I32:$x);
  let assemblyFormat = "custom<A>(ref($x)) $x attr-dict";
}
def T_RegionOp : Op<T_Dialect, "region"> {
  let arguments = (ins I32:$x);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$x attr-dict $body";
}
def T_ColonOp : Op<T_Dialect, "colon"> {
  let arguments = (ins AnyAttr:$a);
  let assemblyFormat = "$a `:` attr-dict";
}
def T_LiteralOp : Op<T_Dialect, "literal"> {
  let arguments = (ins I32:$x);
  let assemblyFormat = "$x `%%` attr-dict";
}
def T_WordOp : Op<T_Dialect, "word"> {
  let arguments = (ins I32:$x);
  let assemblyFormat = "x attr-dict";
}
