// Formats that print what they cannot read back.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_AlikeOp : Op<T_Dialect, "alike", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$x, Optional<I64>:$y);
  let assemblyFormat = "(`k` $x^)? (`k` $y^)? attr-dict";
}
def T_CommaOp : Op<T_Dialect, "comma"> {
  let arguments = (ins Variadic<I32>:$x, I32:$y);
  let assemblyFormat = "$x `,` $y attr-dict";
}
def T_ClausesOp : Op<T_Dialect, "clauses", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$x, Optional<I64>:$y);
  let assemblyFormat = "oilist(`k` $x | `k` $y) attr-dict";
}
def T_LostOp : Op<T_Dialect, "lost"> {
  let arguments = (ins I64Prop:$n);
  let assemblyFormat = "attr-dict";
}
