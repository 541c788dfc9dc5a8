// Names of methods that every operation has, and words that Rust cannot use.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_OperandsOp : Op<T_Dialect, "operands"> {
  let arguments = (ins I32:$operands, StrAttr:$attributes);
}
def T_OperationOp : Op<T_Dialect, "operation"> {
  let arguments = (ins StrAttr:$operation);
  let regions = (region AnyRegion:$regions);
}
def T_KeywordOp : Op<T_Dialect, "keyword"> {
  let arguments = (ins StrAttr:$self, I32:$super, I32:$type);
}
// These are what the methods give.
def T_AllOp : Op<T_Dialect, "all"> {
  let arguments = (ins Variadic<I32>:$operands);
  let results = (outs Variadic<I32>:$results);
}
