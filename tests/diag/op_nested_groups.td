// Groups of groups: of results, without sizes, with sizes of another class.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_ResultOp : Op<T_Dialect, "result"> {
  let results = (outs VariadicOfVariadic<I32, "sizes">:$x);
}
def T_UnknownOp : Op<T_Dialect, "unknown"> {
  let arguments = (ins VariadicOfVariadic<I32, "size">:$x, DenseI32ArrayAttr:$sizes);
}
def T_MissingOp : Op<T_Dialect, "missing"> {
  let arguments = (ins VariadicOfVariadic<I32, "sizes">:$x);
}
def T_ClassOp : Op<T_Dialect, "class"> {
  let arguments = (ins VariadicOfVariadic<I32, "sizes">:$x, DenseI64ArrayAttr:$sizes);
}
