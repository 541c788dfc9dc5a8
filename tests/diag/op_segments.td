// Several variadic operands and results, and nothing that tells them apart.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_OperandsOp : Op<T_Dialect, "operands"> {
  let arguments = (ins Optional<I32>:$a, I64:$b, Variadic<Index>:$c);
}
def T_ResultsOp : Op<T_Dialect, "results"> {
  let results = (outs Variadic<I32>:$a, Variadic<Index>:$b);
}
